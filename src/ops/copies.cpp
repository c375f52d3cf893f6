// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copies.h"

#include <algorithm>
#include <functional>

#include "ops/errors.h"
#include "ops/field_tree.h"

namespace sectorsmith {

namespace {

using Bytes = std::vector<std::byte>;
using Kind = FieldChange::Kind;

constexpr std::uint64_t mostNodes = 1'000'000;
constexpr std::size_t mostShown = 4096;

// A structure, its copy, and the checksums of both.
struct Pair {
    lang::MirrorRule rule;
    lang::NodePtr copy;  // may be null
    std::string path;
    std::string copyPath;
};

// All pairs that belong to one record.
struct Family {
    std::vector<Pair> pairs;
    std::vector<Mirrored> mirrors;
    std::vector<ChecksumUpdate> updates;  // here
    std::vector<std::string> paths;
    std::vector<ChecksumUpdate>
        copyUpdates;  // there, in the same order; those that cannot be moved are missing in both lists
};

bool within(const lang::Node& part, const lang::MirrorRule& rule) {
    return part.offset() >= rule.start && part.offset() - rule.start < rule.length;
}

Result<Family> familyOf(const ByteSource& source, const lang::NodePtr& node) {
    lang::IntegrityRules rules = lang::integrityRules(node);
    // Of several copies the first is compared with; the others are compared with this one from their own places.
    std::vector<lang::MirrorRule> firsts;
    for (lang::MirrorRule& rule : rules.mirrors)
        if (std::ranges::none_of(firsts, [&](const lang::MirrorRule& known) {
                return known.start == rule.start && known.length == rule.length;
            }))
            firsts.push_back(std::move(rule));
    rules.mirrors = std::move(firsts);
    Family family;
    // The innermost structure with a copy that holds the node decides; what stands beside it goes with it.
    const lang::MirrorRule* chosen = nullptr;
    for (const lang::MirrorRule& rule : rules.mirrors)
        if ((within(*node, rule) && node->size() <= rule.length) &&
            (chosen == nullptr || rule.length < chosen->length))
            chosen = &rule;
    // A record that has no bytes of its own: its members' copies.
    if (chosen == nullptr && !rules.mirrors.empty() && node->hasChildren()) chosen = &rules.mirrors.front();
    if (chosen == nullptr) return family;
    const lang::NodePtr record =
        chosen->structure->kind() == lang::NodeKind::Array ? chosen->structure->parent() : chosen->structure;
    const std::string around = record ? lang::pathOf(*record) : std::string();
    for (const lang::MirrorRule& rule : rules.mirrors) {
        const std::string path = lang::pathOf(*rule.structure);
        if (&rule != chosen && (around.empty() || pathBelow(path, around).empty()) && path != around)
            continue;
        const std::uint64_t size = source.size();
        if (rule.copy > size || rule.length > size - rule.copy)
            return failAt(rule.copy, Cause::Damaged, OpsError::CopyBeyondEnd, path);
        if (rule.copy < rule.start + rule.length && rule.start < rule.copy + rule.length)
            return failAt(rule.copy, Cause::Damaged, OpsError::CopyOverlaps, path);
        Pair pair{rule, copyNode(rule), path, {}};
        if (pair.copy) pair.copyPath = lang::pathOf(*pair.copy);
        family.mirrors.push_back(mirroredOf(rule));
        family.pairs.push_back(std::move(pair));
    }
    // Of a record with its array the record comes first.
    std::ranges::stable_sort(family.pairs, {}, [](const Pair& p) { return p.path.size(); });
    for (const lang::ChecksumRule& rule : rules.checksums) {
        const ChecksumUpdate update = checksumUpdateOf(rule);
        auto copy = copiedUpdate(update, family.mirrors);
        if (!copy) continue;
        family.updates.push_back(update);
        family.copyUpdates.push_back(std::move(*copy));
        family.paths.push_back(lang::pathOf(*rule.field));
    }
    return family;
}

// Calls `use` with each field of the structure that has a value and is not the same there; `own` fields too when asked.
class Walker {
 public:
    using Use =
        std::function<bool(const lang::NodePtr& field, const Bytes& here, const Bytes& there, bool own)>;

    Walker(const Scratch& source, const Family& family, const std::stop_token& stop)
        : source_(source), family_(family), stop_(stop) {}

    Result<void> walk(const Pair& pair, const Use& use) {
        pair_ = &pair;
        use_ = &use;
        return visit(pair.rule.structure, false, 0);
    }

 private:
    Result<void> visit(const lang::NodePtr& node, bool own, int depth) {
        if (stop_.stop_requested()) return fail(Cause::Cancelled, OpsError::Cancelled);
        if (depth > 64 || ++nodes_ > mostNodes) return fail(Cause::NoSpace, OpsError::TooManyFields);
        const std::uint64_t offset = node->offset();
        const std::uint64_t size = node->size();
        // Placed elsewhere, or a variable.
        if (!within(*node, pair_->rule) || size == 0 ||
            size > pair_->rule.length - (offset - pair_->rule.start))
            return {};
        own = own || lang::ownField(*node).has_value();
        const bool leaf = !node->hasChildren() || !node->displayValue().empty() ||
                          (node->kind() == lang::NodeKind::Array && node->sealed());
        if (size > ChecksumUpdate::mostBytes || (!leaf && size > 1 << 20)) return descend(node, own, depth);
        auto here = source_.read(offset, size, family_.updates);
        if (!here) return std::unexpected(here.error());
        auto there = source_.read(pair_->rule.copy + (offset - pair_->rule.start), size, family_.copyUpdates);
        if (!there) return std::unexpected(there.error());
        const Bytes mask = node->bits() ? ownBits(*node) : Bytes();
        for (std::size_t i = 0; i < mask.size(); ++i) {
            (*here)[i] &= mask[i];
            (*there)[i] &= mask[i];
        }
        if (*here == *there) return {};
        if (!leaf) return descend(node, own, depth);
        if (!(*use_)(node, *here, *there, own)) ended_ = true;
        return {};
    }
    Result<void> descend(const lang::NodePtr& node, bool own, int depth) {
        const std::uint64_t count = node->childCount();
        for (std::uint64_t i = 0; i < count && !ended_; ++i) {
            const lang::NodePtr child = node->child(i);
            if (!child) break;
            if (auto done = visit(child, own, depth + 1); !done) return done;
        }
        return {};
    }

    const Scratch& source_;
    const Family& family_;
    const std::stop_token& stop_;
    const Pair* pair_ = nullptr;
    const Use* use_ = nullptr;
    std::uint64_t nodes_ = 0;
    bool ended_ = false;
};

bool allRight(const ByteSource& source, std::span<const ChecksumUpdate> updates) {
    return std::ranges::all_of(updates, [&](const ChecksumUpdate& update) {
        const auto answer = checksumIsRight(source, update);
        return answer && *answer;
    });
}

// One side of a family made like the other, in a scratch copy of the disk.
class CopyRepair {
 public:
    // All must outlive it.
    CopyRepair(const ByteSource& source, Scratch& scratch, const Family& family, CopyDirection direction,
               const std::stop_token& stop)
        : source_(source),
          scratch_(scratch),
          family_(family),
          stop_(stop),
          toThere_(direction == CopyDirection::FromHere),
          from_(toThere_ ? family.updates : family.copyUpdates),
          to_(toThere_ ? family.copyUpdates : family.updates) {}

    // First all is collected: what is written changes what the tree reads.
    Result<void> collect() {
        if (!allRight(source_, from_)) return fail(Cause::Refused, OpsError::CopySourceDamaged);
        torn_ = std::ranges::any_of(to_, [&](const ChecksumUpdate& update) {
            if (!update.isFixups()) return false;
            const auto right = checksumIsRight(source_, update);
            return !right || !*right;
        });
        for (const Pair& pair : family_.pairs)
            if (auto taken = torn_ ? takeWhole(pair) : takeFields(pair); !taken) return taken;
        return {};
    }
    Result<void> write() {
        std::vector<ByteRange> dirty;
        for (Part& part : parts_) {
            if (auto mixed = keepNeighbours(part); !mixed) return mixed;
            auto written = scratch_.write(part.offset, part.bytes, torn_ ? Updates() : Updates(to_));
            if (!written) return std::unexpected(written.error());
            dirty.push_back(*written);
            changes.push_back(std::move(part.change));
        }
        return correctChecksums(std::move(dirty));
    }

    std::vector<FieldChange> changes;

 private:
    using Updates = std::span<const ChecksumUpdate>;
    struct Part {
        std::uint64_t offset;
        Bytes bytes;
        Bytes mask;  // the bits that are meant; empty: all
        FieldChange change;
    };

    FieldChange changeOf(std::string path, std::uint64_t at, Bytes old, Bytes wanted) const {
        return {toThere_ ? Kind::Copy : Kind::Field,
                std::move(path),
                at,
                std::move(old),
                std::move(wanted),
                {},
                {}};
    }
    // Nothing of a torn record can be kept: taken as a whole, update sequence included.
    Result<void> takeWhole(const Pair& pair) {
        const std::uint64_t at = toThere_ ? pair.rule.copy : pair.rule.start;
        auto whole = readBytes(source_, toThere_ ? pair.rule.start : pair.rule.copy, pair.rule.length);
        if (!whole) return std::unexpected(whole.error());
        auto old = readBytes(source_, at, pair.rule.length);
        if (!old) return std::unexpected(old.error());
        FieldChange change = changeOf(toThere_ ? pair.copyPath : pair.path, at, std::move(*old), *whole);
        parts_.push_back({at, std::move(*whole), {}, std::move(change)});
        return {};
    }
    Result<void> takeFields(const Pair& pair) {
        Walker walker(scratch_, family_, stop_);
        Result<void> taken;
        auto done = walker.walk(pair, [&](const lang::NodePtr& field, const Bytes&, const Bytes&, bool own) {
            taken = takeField(pair, *field, own);
            return taken.has_value();
        });
        return done ? taken : done;
    }
    Result<void> takeField(const Pair& pair, const lang::Node& field, bool own) {
        const std::uint64_t there = pair.rule.copy + (field.offset() - pair.rule.start);
        auto here = scratch_.read(field.offset(), field.size(), family_.updates);
        if (!here) return std::unexpected(here.error());
        auto copy = scratch_.read(there, field.size(), family_.copyUpdates);
        if (!copy) return std::unexpected(copy.error());
        Bytes wanted = toThere_ ? *here : *copy;
        const Bytes old = toThere_ ? std::move(*copy) : std::move(*here);
        if (own && (!valueOfOwn(field, wanted) || wanted == old)) return {};
        const Bytes mask = !own && field.bits() ? ownBits(field) : Bytes();
        for (std::size_t i = 0; i < mask.size() && i < wanted.size(); ++i)
            wanted[i] = (wanted[i] & mask[i]) | (old[i] & ~mask[i]);
        const std::uint64_t target = toThere_ ? there : field.offset();
        FieldChange change = changeOf(lang::pathOf(field), target, old, wanted);
        if (toThere_)
            change.path = pair.copyPath.empty()
                              ? std::string()
                              : pair.copyPath + std::string(pathBelow(change.path, pair.path));
        parts_.push_back({target, std::move(wanted), mask, std::move(change)});
        return {};
    }
    // What the template says of the other side can only be worked out from this side. False: it says nothing.
    bool valueOfOwn(const lang::Node& field, Bytes& wanted) const {
        const auto rule = lang::ownField(field);
        if (!toThere_ || !rule || !rule->copyValue || field.size() > 8) return false;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::size_t place = field.endian() == std::endian::little ? i : wanted.size() - 1 - i;
            wanted[place] = static_cast<std::byte>(*rule->copyValue >> (8 * i));
        }
        return true;
    }
    // Neighbours in a bit field were written meanwhile.
    Result<void> keepNeighbours(Part& part) const {
        if (part.mask.empty()) return {};
        auto now = scratch_.read(part.offset, part.bytes.size(), to_);
        if (!now) return std::unexpected(now.error());
        for (std::size_t i = 0; i < part.bytes.size(); ++i)
            part.bytes[i] = (part.bytes[i] & part.mask[i]) | ((*now)[i] & ~part.mask[i]);
        return {};
    }
    // Whatever they were: the copy's checksums have to be right afterwards.
    Result<void> correctChecksums(std::vector<ByteRange> dirty) {
        for (const Mirrored& m : family_.mirrors) dirty.push_back({toThere_ ? m.copy : m.start, m.length});
        for (const std::size_t i : updateOrder(to_, dirty, {})) {
            auto sum = checksumBytes(*scratch_.source(), to_[i]);
            if (!sum) return std::unexpected(sum.error());
            auto old = readBytes(*scratch_.source(), to_[i].at, sum->size());
            if (!old) return std::unexpected(old.error());
            if (*old == *sum) continue;
            if (auto written = scratch_.write(to_[i].at, *sum, to_); !written)
                return std::unexpected(written.error());
            changes.push_back({toThere_ ? Kind::CopyChecksum : Kind::Checksum,
                               toThere_ ? std::string() : family_.paths[i],
                               to_[i].at,
                               std::move(*old),
                               std::move(*sum),
                               {},
                               {}});
        }
        return {};
    }

    const ByteSource& source_;
    Scratch& scratch_;
    const Family& family_;
    const std::stop_token& stop_;
    bool toThere_;
    const std::vector<ChecksumUpdate>& from_;
    const std::vector<ChecksumUpdate>& to_;
    bool torn_ = false;
    std::vector<Part> parts_;
};

}  // namespace

Result<std::vector<CopyReport>> compareCopies(const std::shared_ptr<const ByteSource>& source,
                                              const FieldTemplate& fieldTemplate, std::string_view path,
                                              const std::stop_token& stop) {
    const FieldTree tree(fieldTemplate, source, stop);
    auto node = tree.find(path);
    if (!node) return std::unexpected(node.error());
    auto family = familyOf(*source, *node);
    if (!family) return std::unexpected(family.error());
    const Scratch scratch(source);
    const bool here = allRight(*source, family->updates);
    const bool there = allRight(*source, family->copyUpdates);
    std::vector<CopyReport> reports;
    for (const Pair& pair : family->pairs) {
        CopyReport report{pair.path,      pair.copyPath, pair.rule.start, pair.rule.length,
                          pair.rule.copy, here,          there,           {},
                          false};
        Walker walker(scratch, *family, stop);
        auto done =
            walker.walk(pair, [&](const lang::NodePtr& field, Bytes bytes, Bytes copyBytes, bool own) {
                if (own) return true;
                if (report.differences.size() == CopyReport::mostFields) {
                    report.more = true;
                    return false;
                }
                CopyField difference;
                difference.path = lang::pathOf(*field);
                difference.offset = field->offset();
                difference.copyOffset = pair.rule.copy + (field->offset() - pair.rule.start);
                difference.text = field->displayValue();
                if (pair.copy) {
                    difference.copyPath = pair.copyPath + std::string(pathBelow(difference.path, pair.path));
                    if (auto other = tree.find(difference.copyPath))
                        difference.copyText = (*other)->displayValue();
                    else difference.copyPath.clear();
                }
                bytes.resize(std::min(bytes.size(), mostShown));
                copyBytes.resize(std::min(copyBytes.size(), mostShown));
                difference.bytes = std::move(bytes);
                difference.copyBytes = std::move(copyBytes);
                report.differences.push_back(std::move(difference));
                return true;
            });
        if (!done && done.error().cause != Cause::Damaged) return std::unexpected(done.error());
        if (!done) report.more = true;  // a record that was written in part: its fields mean nothing
        reports.push_back(std::move(report));
    }
    if (tree.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
    return reports;
}

Result<FieldEdit> repairCopy(const std::shared_ptr<const ByteSource>& source,
                             const FieldTemplate& fieldTemplate, std::string_view path,
                             CopyDirection direction, const std::stop_token& stop) {
    FieldEdit edit;
    Scratch scratch(source);
    {
        const FieldTree tree(fieldTemplate, source, stop);
        auto node = tree.find(path);
        if (!node) return std::unexpected(node.error());
        auto family = familyOf(*source, *node);
        if (!family) return std::unexpected(family.error());
        if (family->pairs.empty())
            return path.empty() ? fail(Cause::Usage, OpsError::RootHasNoCopy)
                                : fail(Cause::Usage, OpsError::NoCopy, path);
        CopyRepair repair(*source, scratch, *family, direction, stop);
        if (auto collected = repair.collect(); !collected) return std::unexpected(collected.error());
        if (tree.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        if (auto written = repair.write(); !written) return std::unexpected(written.error());
        edit.changes = std::move(repair.changes);
    }
    const FieldTree before(fieldTemplate, source, stop);
    const FieldTree after(fieldTemplate, scratch.source(), stop);
    for (FieldChange& change : edit.changes) {
        if (change.path.empty() || edit.changes.size() > CopyReport::mostFields) continue;
        if (auto field = before.find(change.path)) change.oldText = (*field)->displayValue();
        if (auto field = after.find(change.path)) change.newText = (*field)->displayValue();
    }
    auto writes = scratch.writes();
    if (!writes) return std::unexpected(writes.error());
    edit.writes = std::move(*writes);
    return edit;
}

}  // namespace sectorsmith
