// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/integrity_rules.h"

#include <algorithm>

#include <fmt/format.h>

#include "lang/errors.h"
#include "lang/eval/node_impl.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

constexpr std::uint64_t kNowhere = ~std::uint64_t{0};

const NodeImpl* implOf(const Node* node) { return dynamic_cast<const NodeImpl*>(node); }

class Collector {
 public:
    explicit Collector(const NodeImpl& first) : e_(first.evaluator()) {
        const Program& program = e_.program();
        checksum_ = program.symbols.find("disk::checksum");
        mirror_ = program.symbols.find("disk::mirror");
    }
    bool anythingToFind() const { return checksum_ != 0 || mirror_ != 0; }

    IntegrityRules collect(const NodePtr& node) {
        NodePtr here = node;
        for (int depth = 0; here && depth < kMostLevels && budget_ > 0; ++depth) {
            look(here, nullptr);
            if (here->hasChildren() && here->kind() != NodeKind::Pointer) {
                if (here->kind() == NodeKind::Array) lookBack(here);
                else members(here, 2);
            }
            last_ = here;
            here = here->parent();
        }
        return std::move(rules_);
    }

 private:
    static constexpr int kMostLevels = 200;
    static constexpr std::uint64_t kMostMembers = 2000;
    // A set of exFAT's directory entries has 19 elements of its directory's array at most, a long name of FAT 20 parts.
    static constexpr std::uint64_t kElementsBefore = 20;

    bool inside(const NodePtr& part, const NodePtr& whole) const {
        const std::uint64_t begin = whole->offset();
        return part->offset() >= begin && part->offset() - begin < std::max<std::uint64_t>(whole->size(), 1);
    }

    void members(const NodePtr& record, int levels) {
        const std::uint64_t count = std::min(record->childCount(), kMostMembers);
        for (std::uint64_t i = 0; i < count && budget_ > 0; ++i) {
            const NodePtr child = record->child(i);
            if (!child) return;
            --budget_;
            const NodeImpl* n = implOf(child.get());
            if (n == nullptr || n->field().isLocal()) continue;
            look(child, record);
            const bool structure = child->kind() == NodeKind::Struct || child->kind() == NodeKind::Union;
            if (levels > 1 && structure && inside(child, record)) members(child, levels - 1);
        }
    }

    // The elements before the one that we come from: a checksum may cover what follows it.
    void lookBack(const NodePtr& array) {
        const NodeImpl* from = implOf(last_.get());
        if (from == nullptr || !from->field().element) return;
        const std::uint64_t index = from->field().index;
        for (std::uint64_t i = index > kElementsBefore ? index - kElementsBefore : 0;
             i < index && budget_ > 0; ++i) {
            const NodePtr element = array->child(i);
            if (!element) return;
            --budget_;
            if (element->kind() == NodeKind::Struct || element->kind() == NodeKind::Union)
                members(element, 2);
        }
    }

    // The attributes of one field. `record`: what it is a member of, when it was come upon from above.
    void look(const NodePtr& node, const NodePtr& record) {
        const NodeImpl* n = implOf(node.get());
        if (n == nullptr || n->isRoot() || n->field().isLocal()) return;
        if (checksum_ != 0)
            if (const FoundAttribute found = e_.attributes().findAttribute(n->field(), checksum_))
                checksum(node, *n, found);
        if (mirror_ != 0)
            if (const FoundAttribute found = e_.attributes().findAttribute(n->field(), mirror_))
                mirror(node, *n, found, record);
    }

    template <typename Use>
    void arguments(const NodeImpl& n, const FoundAttribute& found, std::size_t least, Use use) {
        Evaluator::Entry entry(e_);
        auto failed = e_.errors().guarded(found.attribute->where, [&] {
            const std::vector<Value> values =
                e_.attributes().attributeValues(found, n.field(), n.owner(), n.index());
            if (values.size() < least)
                failAt(found.attribute->where, say(LangError::AttributeNeedsArguments, least));
            use(values);
        });
        if (failed) rules_.problems.push_back(say(LangError::OfField, pathOf(n), failed->message.text));
    }

    std::uint64_t number(const Value& value, const FoundAttribute& found) {
        return toUint64(e_.paths().decay(value), found.attribute->where, LangError::TheArgument);
    }

    void checksum(const NodePtr& node, const NodeImpl& n, const FoundAttribute& found) {
        if (std::ranges::any_of(rules_.checksums, [&](const ChecksumRule& r) {
                return r.at == node->offset() && r.size == node->size();
            }))
            return;
        arguments(n, found, 3, [&](const std::vector<Value>& values) {
            ChecksumRule rule;
            rule.kind = toText(e_.paths().decay(values[0]));
            rule.start = e_.bytes().sourceOffset(number(values[1], found));
            rule.length = number(values[2], found);
            if (values.size() > 3) rule.seed = number(values[3], found);
            rule.field = node;
            rule.at = node->offset();
            rule.size = node->size();
            rule.endian = node->endian();
            rules_.checksums.push_back(std::move(rule));
        });
    }

    // On a field with a single value the structure around it is meant, else the field itself.
    void mirror(const NodePtr& node, const NodeImpl& n, const FoundAttribute& found, const NodePtr& record) {
        const bool leaf = n.field().isLeaf() || !node->hasChildren();
        const NodePtr structure = leaf ? (record ? record : node->parent()) : node;
        if (!structure) return;
        if (std::ranges::any_of(rules_.mirrors, [&](const MirrorRule& r) {
                return r.start == structure->offset() && r.length == structure->size();
            }))
            return;
        arguments(n, found, 1, [&](const std::vector<Value>& values) {
            for (const Value& given : values) {
                const Value value = e_.paths().decay(given);
                if (value.kind() == ValueKind::Null) continue;
                const std::uint64_t address = toUint64(value, found.attribute->where, LangError::TheAddress);
                if (address == kNowhere) continue;
                MirrorRule rule;
                rule.structure = structure;
                rule.start = structure->offset();
                rule.length = structure->size();
                rule.copy = e_.bytes().sourceOffset(address);
                if (leaf) {
                    rule.anchor = node->offset();
                    rule.anchorLength = node->size();
                }
                if (rule.copy != rule.start && rule.length != 0) rules_.mirrors.push_back(std::move(rule));
            }
        });
    }

    Evaluator& e_;
    Symbol checksum_ = 0;
    Symbol mirror_ = 0;
    std::uint64_t budget_ = 20'000;
    NodePtr last_;
    IntegrityRules rules_;
};

}  // namespace

IntegrityRules integrityRules(const NodePtr& node) {
    const NodeImpl* n = implOf(node.get());
    if (n == nullptr) return {};
    Collector collector(*n);
    return collector.anythingToFind() ? collector.collect(node) : IntegrityRules{};
}

std::optional<OwnField> ownField(const Node& node) {
    const NodeImpl* n = implOf(&node);
    if (n == nullptr || n->isRoot()) return std::nullopt;
    Evaluator& e = n->evaluator();
    const SymbolTable& symbols = e.program().symbols;
    if (const Symbol checksum = symbols.find("disk::checksum");
        checksum != 0 && e.attributes().hasAttribute(n->field(), checksum))
        return OwnField{};
    const Symbol own = symbols.find("disk::own");
    if (own == 0) return std::nullopt;
    const FoundAttribute found = e.attributes().findAttribute(n->field(), own);
    if (!found) return std::nullopt;
    OwnField result;
    if (found.attribute->args.empty()) return result;
    Evaluator::Entry entry(e);
    (void)e.errors().guarded(found.attribute->where, [&] {
        const std::vector<Value> values =
            e.attributes().attributeValues(found, n->field(), n->owner(), n->index());
        if (!values.empty())
            result.copyValue =
                toUint64(e.paths().decay(values[0]), found.attribute->where, LangError::TheValue);
    });
    return result;
}

}  // namespace sectorsmith::lang
