// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/field_edit.h"

#include <algorithm>

#include "lang/encode.h"
#include "ops/errors.h"
#include "ops/field_tree.h"
#include "ops/messages.h"

namespace sectorsmith {

namespace {

using Bytes = std::vector<std::byte>;
using Kind = FieldChange::Kind;

class Planner {
 public:
    Planner(const std::shared_ptr<const ByteSource>& edited, const std::shared_ptr<const ByteSource>& disk,
            const FieldTemplate& fieldTemplate, const FieldEditOptions& options)
        : disk_(disk), fieldTemplate_(fieldTemplate), options_(options), scratch_(edited) {}

    Result<void> plan(const FieldValue& value);
    Result<FieldEdit> result() {
        auto writes = scratch_.writes();
        if (!writes) return std::unexpected(writes.error());
        edit_.writes = std::move(*writes);
        return std::move(edit_);
    }

 private:
    // One copy of the structure: its checksums, what is to be put there, and where the fields are in the tree.
    struct Side {
        std::vector<ChecksumUpdate> updates;
        std::vector<std::string> paths;  // of the updates' fields
        std::vector<std::size_t> order;  // what is to be sealed
        ByteRange field;
        std::string path;
        Bytes before;
        Bytes after;
    };

    // Unsupported: of a kind that is not known. What cannot be read is not right.
    Result<bool> right(const ChecksumUpdate& update) const {
        for (const ByteSource* source :
             {static_cast<const ByteSource*>(scratch_.source().get()), disk_.get()}) {
            const auto answer = checksumIsRight(*source, update);
            if (answer && *answer) return true;
            if (!answer && answer.error().cause == Cause::Unsupported) return answer;
        }
        return false;
    }
    std::vector<ByteRange> touched(const Side& side) const {
        if (const auto fixups = fixupsAround(side.updates, side.field))
            return {{side.updates[*fixups].start, side.updates[*fixups].length}};
        return {side.field};
    }
    // Finds what to update; gives what would have to be sealed but was wrong before.
    Result<std::vector<std::size_t>> chooseUpdates(Side& side, std::vector<std::size_t> excluded) const;
    Result<void> carryOut(const Side& side, Kind field, Kind checksum);
    std::vector<Side> copySides(const Side& main, const lang::IntegrityRules& rules, const lang::Node& node);
    // `set`: one copy of each structure, `rule` among them.
    std::optional<Side> copySide(const Side& main, std::span<const lang::MirrorRule> set,
                                 const lang::MirrorRule& rule, const lang::Node& node);
    void note(Message sentence) {
        if (std::ranges::find(edit_.notes, sentence) == edit_.notes.end())
            edit_.notes.push_back(std::move(sentence));
    }

    std::shared_ptr<const ByteSource> disk_;
    const FieldTemplate& fieldTemplate_;
    const FieldEditOptions& options_;
    Scratch scratch_;
    FieldEdit edit_;
};

Result<std::vector<std::size_t>> Planner::chooseUpdates(Side& side, std::vector<std::size_t> excluded) const {
    std::vector<std::size_t> wrong;
    // Without those that were wrong, others may not be touched any more.
    for (;;) {
        side.order = updateOrder(side.updates, touched(side), excluded);
        if (options_.checksums == ChecksumPolicy::All) return wrong;
        std::vector<std::size_t> more;
        for (const std::size_t i : side.order) {
            const auto wasRight = right(side.updates[i]);
            if (!wasRight) return std::unexpected(wasRight.error());
            if (!*wasRight) more.push_back(i);
        }
        if (more.empty()) return wrong;
        wrong.insert(wrong.end(), more.begin(), more.end());
        excluded.insert(excluded.end(), more.begin(), more.end());
    }
}

Result<void> Planner::carryOut(const Side& side, Kind field, Kind checksum) {
    const auto put = [&](Kind kind, const std::string& path, std::uint64_t offset, Bytes before,
                         const Bytes& after) -> Result<void> {
        if (auto written = scratch_.write(offset, after, side.updates); !written)
            return std::unexpected(written.error());
        if (before != after) edit_.changes.push_back({kind, path, offset, std::move(before), after, {}, {}});
        return {};
    };
    const auto fixups = fixupsAround(side.updates, side.field);
    Bytes oldRecord;
    if (fixups) {
        auto raw = readBytes(*scratch_.source(), side.updates[*fixups].start, side.updates[*fixups].length);
        if (!raw) return std::unexpected(raw.error());
        oldRecord = std::move(*raw);
    }
    if (auto done = put(field, side.path, side.field.offset, side.before, side.after); !done) return done;
    if (fixups) {
        const std::uint64_t at = side.updates[*fixups].start + updateSequence(oldRecord).offset;
        auto number = readBytes(*scratch_.source(), at, 2);
        if (!number) return std::unexpected(number.error());
        const auto from = oldRecord.begin() + static_cast<std::ptrdiff_t>(updateSequence(oldRecord).offset);
        Bytes old(from, from + 2);
        if (old != *number)
            edit_.changes.push_back(
                {checksum, side.paths[*fixups], at, std::move(old), std::move(*number), {}, {}});
    }
    for (const std::size_t i : side.order) {
        auto sum = checksumBytes(*scratch_.source(), side.updates[i]);
        if (!sum) return std::unexpected(sum.error());
        auto old = readBytes(*scratch_.source(), side.updates[i].at, sum->size());
        if (!old) return std::unexpected(old.error());
        if (auto done = put(checksum, side.paths[i], side.updates[i].at, std::move(*old), *sum); !done)
            return done;
    }
    return {};
}

std::vector<Planner::Side> Planner::copySides(const Side& main, const lang::IntegrityRules& rules,
                                              const lang::Node& node) {
    // The innermost structure around the field that has copies.
    const lang::MirrorRule* chosen = nullptr;
    for (const lang::MirrorRule& rule : rules.mirrors)
        if (mirroredOf(rule).holds(main.field) && (chosen == nullptr || rule.length < chosen->length))
            chosen = &rule;
    std::vector<Side> sides;
    if (chosen == nullptr) return sides;
    const auto same = [](const lang::MirrorRule& a, const lang::MirrorRule& b) {
        return a.start == b.start && a.length == b.length;
    };
    const auto count = std::ranges::count_if(
        rules.mirrors, [&](const lang::MirrorRule& rule) { return same(rule, *chosen); });
    for (std::ptrdiff_t k = 0; k < count; ++k) {
        // The k-th copy of each structure; those with fewer copies have their last one.
        std::vector<lang::MirrorRule> set;
        std::vector<std::ptrdiff_t> seen;
        for (const lang::MirrorRule& rule : rules.mirrors) {
            const auto known =
                std::ranges::find_if(set, [&](const lang::MirrorRule& other) { return same(rule, other); });
            if (known == set.end()) {
                set.push_back(rule);
                seen.push_back(0);
            } else if (auto& number = seen[static_cast<std::size_t>(known - set.begin())]; number < k) {
                ++number;
                *known = rule;
            }
        }
        const auto rule =
            std::ranges::find_if(set, [&](const lang::MirrorRule& other) { return same(other, *chosen); });
        if (auto side = copySide(main, set, *rule, node)) sides.push_back(std::move(*side));
    }
    return sides;
}

std::optional<Planner::Side> Planner::copySide(const Side& main, std::span<const lang::MirrorRule> set,
                                               const lang::MirrorRule& rule, const lang::Node& node) {
    std::vector<Mirrored> mirrors;
    for (const lang::MirrorRule& one : set) mirrors.push_back(mirroredOf(one));
    const std::string structure = lang::pathOf(*rule.structure);
    const auto skip = [&](const Message& why) {
        note(say(OpsMessage::CopyOffsetNotChanged, structure, rule.copy, why));
        return std::nullopt;
    };
    const std::uint64_t size = disk_->size();
    if (rule.copy > size || rule.length > size - rule.copy) return skip(say(OpsMessage::WouldLieBeyondEnd));
    if (rule.copy < rule.start + rule.length && rule.start < rule.copy + rule.length)
        return skip(say(OpsMessage::WouldOverlapStructure));

    Side copy;
    copy.field = {rule.copy + (main.field.offset - rule.start), main.field.length};
    const lang::NodePtr copyOf = copyNode(rule);
    const std::string copyPath = copyOf ? lang::pathOf(*copyOf) : std::string();
    const auto pathInCopy = [&](const std::string& path) {
        // Other structures around (a header beside its array) are brothers in the copy as well.
        const std::string_view below = pathBelow(path, structure);
        if (copyPath.empty()) return std::string();
        if (!below.empty()) return copyPath + std::string(below);
        for (const lang::MirrorRule& other : set) {
            const std::string_view rest = pathBelow(path, lang::pathOf(*other.structure));
            if (rest.empty()) continue;
            if (const lang::NodePtr found = copyNode(other)) return lang::pathOf(*found) + std::string(rest);
        }
        return std::string();
    };
    copy.path = pathInCopy(main.path);
    for (std::size_t i = 0; i < main.updates.size(); ++i) {
        auto update = copiedUpdate(main.updates[i], mirrors);
        if (!update) continue;
        copy.updates.push_back(std::move(*update));
        copy.paths.push_back(pathInCopy(main.paths[i]));
    }

    if (rule.anchorLength != 0) {
        const auto here = scratch_.read(rule.anchor, rule.anchorLength, main.updates);
        const auto there =
            scratch_.read(rule.copy + (rule.anchor - rule.start), rule.anchorLength, copy.updates);
        if (!here || !there || *here != *there) return skip(say(OpsMessage::CopyDoesNotExist));
    }
    auto before = scratch_.read(copy.field.offset, copy.field.length, copy.updates);
    if (!before) return skip(before.error());
    const Bytes mask = ownBits(node);
    copy.before = *before;
    copy.after = std::move(*before);
    for (std::size_t i = 0; i < mask.size(); ++i) {
        if ((copy.before[i] & mask[i]) != (main.before[i] & mask[i]))
            return skip(say(OpsMessage::HoldsSomethingElse));
        copy.after[i] = (copy.before[i] & ~mask[i]) | (main.after[i] & mask[i]);
    }
    const ChecksumPolicy asked = options_.checksums;
    const auto wrong = chooseUpdates(copy, {});
    if (!wrong) return skip(wrong.error());
    if (!wrong->empty() ||
        (asked == ChecksumPolicy::All && std::ranges::any_of(copy.order, [&](std::size_t i) {
             return !right(copy.updates[i]).value_or(false);
         })))
        return skip(say(OpsMessage::ChecksumsWereWrongBefore));
    return copy;
}

Result<void> Planner::plan(const FieldValue& value) {
    const std::size_t firstChange = edit_.changes.size();
    // Before: everything that is needed of the tree is taken from it before the bytes change below it.
    std::vector<std::pair<std::string, std::string>> oldTexts;
    {
        const FieldTree tree(fieldTemplate_, scratch_.source(), options_.stop);
        auto found = tree.find(value.path);
        if (!found) return std::unexpected(found.error());
        const lang::NodePtr node = *found;
        auto bytes = lang::encode(*node, value.text);
        if (tree.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        if (!bytes)
            return std::unexpected(because(bytes.error(), OpsError::FieldFailed, value.path, bytes.error()));
        const lang::IntegrityRules rules =
            options_.checksums == ChecksumPolicy::None ? lang::IntegrityRules{} : lang::integrityRules(node);
        if (tree.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        for (const Message& problem : rules.problems) note(problem);

        Side main;
        main.field = {node->offset(), bytes->size()};
        main.path = lang::pathOf(*node);
        main.after = std::move(*bytes);
        std::vector<std::size_t> excluded;
        bool own = lang::ownField(*node).has_value();
        for (lang::NodePtr above = node->parent(); above && !own && above->size() <= 64;
             above = above->parent())
            own = lang::ownField(*above).has_value();
        for (const lang::ChecksumRule& rule : rules.checksums) {
            // Whoever types a checksum wants that one.
            if (rule.at == main.field.offset && !checksumUpdateOf(rule).isFixups())
                excluded.push_back(main.updates.size());
            main.updates.push_back(checksumUpdateOf(rule));
            main.paths.push_back(lang::pathOf(*rule.field));
        }
        auto before = scratch_.read(main.field.offset, main.field.length, main.updates);
        if (!before) return std::unexpected(before.error());
        main.before = std::move(*before);
        if (main.before == main.after) return {};

        const auto chosen = chooseUpdates(main, excluded);
        if (!chosen)
            return std::unexpected(
                because(chosen.error(), OpsError::FieldFailed, value.path, chosen.error()));
        const std::vector<std::size_t>& wrong = *chosen;
        for (const std::size_t i : wrong) note(say(OpsMessage::WrongBeforeNotMadeRight, main.paths[i]));
        std::vector<Side> copies;
        if (options_.checksums != ChecksumPolicy::None && options_.copies && !own) {
            if (wrong.empty()) copies = copySides(main, rules, *node);
            else note(say(OpsMessage::CopyNotChangedChecksumsWere));
        }
        if (tree.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        std::vector<const Side*> sides{&main};
        for (const Side& copy : copies) sides.push_back(&copy);
        for (const Side* side : sides) {
            std::vector<std::string> paths = side->paths;
            paths.push_back(side->path);
            for (const std::string& path : paths)
                if (!path.empty())
                    if (auto field = tree.find(path)) oldTexts.emplace_back(path, (*field)->displayValue());
        }
        if (auto done = carryOut(main, Kind::Field, Kind::Checksum); !done) return done;
        for (const Side& copy : copies)
            if (auto done = carryOut(copy, Kind::Copy, Kind::CopyChecksum); !done) return done;
    }
    const FieldTree tree(fieldTemplate_, scratch_.source(), options_.stop);
    for (std::size_t i = firstChange; i < edit_.changes.size(); ++i) {
        FieldChange& change = edit_.changes[i];
        if (change.path.empty()) continue;
        const auto old =
            std::ranges::find(oldTexts, change.path, &std::pair<std::string, std::string>::first);
        if (old != oldTexts.end()) change.oldText = old->second;
        if (auto field = tree.find(change.path)) change.newText = (*field)->displayValue();
    }
    if (tree.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
    return {};
}

}  // namespace

std::string_view nameOf(FieldChange::Kind kind) {
    switch (kind) {
        case Kind::Field: return "field";
        case Kind::Checksum: return "checksum";
        case Kind::Copy: return "copy";
        case Kind::CopyChecksum: return "copy-checksum";
    }
    return "";
}

Result<FieldEdit> planFieldEdit(const std::shared_ptr<const ByteSource>& edited,
                                const std::shared_ptr<const ByteSource>& disk,
                                const FieldTemplate& fieldTemplate, std::span<const FieldValue> values,
                                const FieldEditOptions& options) {
    Planner planner(edited, disk, fieldTemplate, options);
    for (const FieldValue& value : values)
        if (auto done = planner.plan(value); !done) return std::unexpected(done.error());
    return planner.result();
}

}  // namespace sectorsmith
