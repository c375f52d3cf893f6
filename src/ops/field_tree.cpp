// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/field_tree.h"

#include <algorithm>

#include "ops/errors.h"

namespace sectorsmith {

namespace {

lang::EvaluateOptions quiet(lang::EvaluateOptions options) {
    options.console = nullptr;
    return options;
}

}  // namespace

FieldTree::FieldTree(const FieldTemplate& fieldTemplate, std::shared_ptr<const ByteSource> source,
                     const std::stop_token& stop)
    : evaluation_(lang::evaluate(fieldTemplate.program, std::move(source), quiet(fieldTemplate.options))),
      stop_(stop),
      onStop_(stop, Cancel{evaluation_.get()}) {}

Result<lang::NodePtr> FieldTree::find(std::string_view path) const {
    Message why;
    lang::NodePtr node = lang::findPath(evaluation_->root(), path, &why);
    if (cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
    if (!node && why.empty()) return fail(Cause::NotFound, OpsError::NoSuchField, path);
    if (!node) return fail(Cause::NotFound, OpsError::FieldFailed, path, why);
    return node;
}

std::string_view pathBelow(std::string_view whole, std::string_view from) {
    if (!whole.starts_with(from)) return {};
    const std::string_view rest = whole.substr(from.size());
    return rest.empty() || rest[0] == '.' || rest[0] == '[' ? rest : std::string_view();
}

lang::NodePtr copyNode(const lang::MirrorRule& rule) {
    constexpr int levels = 6;
    constexpr std::uint64_t brothers = 64;
    const std::string whole = lang::pathOf(*rule.structure);
    lang::NodePtr here = rule.structure;
    for (int level = 0; level < levels && here; ++level) {
        const lang::NodePtr above = here->parent();
        if (!above) return nullptr;
        const std::string_view rest = pathBelow(whole, lang::pathOf(*here));
        const std::uint64_t count = std::min(above->childCount(), brothers);
        for (std::uint64_t i = 0; i < count; ++i) {
            const lang::NodePtr brother = above->child(i);
            if (!brother) break;
            const lang::NodePtr found = rest.empty() ? brother : lang::findPath(brother, rest);
            if (found && found->offset() == rule.copy && found->size() == rule.length &&
                found->hasChildren() == rule.structure->hasChildren())
                return found;
        }
        here = above;
    }
    return nullptr;
}

std::vector<std::byte> ownBits(const lang::Node& node) {
    std::vector<std::byte> mask(static_cast<std::size_t>(node.size()), std::byte{0xFF});
    const auto bits = node.bits();
    if (!bits) return mask;
    std::ranges::fill(mask, std::byte{0});
    for (std::uint32_t i = 0; i < bits->size; ++i) {
        const std::uint32_t bit = bits->offset + i;
        if (bit / 8 >= mask.size()) break;
        const std::size_t at = node.endian() == std::endian::little ? bit / 8 : mask.size() - 1 - bit / 8;
        mask[at] |= static_cast<std::byte>(1U << (bit % 8));
    }
    return mask;
}

Result<ByteRange> Scratch::write(std::uint64_t offset, std::span<const std::byte> bytes,
                                 std::span<const ChecksumUpdate> updates) {
    const ByteRange range{offset, bytes.size()};
    if (const auto fixups = fixupsAround(updates, range)) {
        const ChecksumUpdate& update = updates[*fixups];
        auto raw = readBytes(*overlay_, update.start, update.length);
        if (!raw) return std::unexpected(raw.error());
        const ByteRange sequence = updateSequence(*raw);
        const std::uint64_t begin = offset - update.start;
        // Who changes the sequence itself means these very bytes.
        const bool itself =
            begin < sequence.offset + sequence.length && sequence.offset < begin + bytes.size();
        if (!itself) {
            auto record = readRecord(*overlay_, update);
            if (!record) return std::unexpected(record.error());
            std::ranges::copy(bytes, record->begin() + static_cast<std::ptrdiff_t>(begin));
            const auto stored = putFixupsBack(std::move(*record), *raw);
            if (auto staged = overlay_->stage(update.start, stored, "record"); !staged)
                return std::unexpected(staged.error());
            return ByteRange{update.start, update.length};
        }
    }
    if (auto staged = overlay_->stage(offset, bytes, "field"); !staged)
        return std::unexpected(staged.error());
    return range;
}

Result<std::vector<std::byte>> Scratch::read(std::uint64_t offset, std::uint64_t length,
                                             std::span<const ChecksumUpdate> updates) const {
    if (const auto fixups = fixupsAround(updates, {offset, length})) {
        auto record = readRecord(*overlay_, updates[*fixups]);
        if (!record) return record;
        const auto from = record->begin() + static_cast<std::ptrdiff_t>(offset - updates[*fixups].start);
        return std::vector<std::byte>(from, from + static_cast<std::ptrdiff_t>(length));
    }
    return readBytes(*overlay_, offset, length);
}

Result<std::vector<StagedWrite>> Scratch::writes() const {
    std::vector<StagedWrite> out;
    for (const ByteRange& run : overlay_->runs()) {
        auto now = readBytes(*overlay_, run.offset, run.length);
        if (!now) return std::unexpected(now.error());
        // A byte that cannot be read is always written.
        std::vector<std::byte> old(now->size());
        const ReadReport report = base_->read(run.offset, old);
        const auto unread = [&](std::uint64_t at) {
            return std::ranges::any_of(report.bad, [&](const BadRange& bad) {
                return at >= bad.offset && at - bad.offset < bad.length;
            });
        };
        for (std::size_t i = 0; i < now->size();) {
            if ((*now)[i] == old[i] && !unread(run.offset + i)) {
                ++i;
                continue;
            }
            std::size_t end = i + 1;
            while (end < now->size() && ((*now)[end] != old[end] || unread(run.offset + end))) ++end;
            out.push_back({run.offset + i,
                           {now->begin() + static_cast<std::ptrdiff_t>(i),
                            now->begin() + static_cast<std::ptrdiff_t>(end)}});
            i = end;
        }
    }
    return out;
}

}  // namespace sectorsmith
