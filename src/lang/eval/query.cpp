// SPDX-License-Identifier: GPL-3.0-or-later
// From an offset to its field, and from a path to its field and back.
#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "lang/errors.h"
#include "lang/eval/node_impl.h"

namespace sectorsmith::lang {

namespace {

constexpr int kMaxPathDepth = 1000;

// Goes down the tree: into what holds the offset first, then into what has members elsewhere.
class Finder {
 public:
    Finder(std::uint64_t offset, std::uint64_t budget) : offset_(offset), budget_(budget) {}

    std::vector<NodePtr> find(const NodePtr& root) {
        visit(root, 0);
        return std::move(best_);
    }

 private:
    bool spend() {
        if (budget_ == 0) return false;
        --budget_;
        return true;
    }
    static const NodeImpl* impl(const NodePtr& node) { return dynamic_cast<const NodeImpl*>(node.get()); }

    bool holds(const NodePtr& node) const {
        const NodeImpl* n = impl(node);
        if (n == nullptr || n->field().isLocal()) return false;
        const std::uint64_t at = node->offset();
        return offset_ >= at && offset_ - at < node->size();
    }
    bool leadsElsewhere(const NodePtr& node) const {
        const NodeImpl* n = impl(node);
        if (n == nullptr) return false;
        if (n->isRoot() || n->field().shape == Shape::Pointer) return true;
        return n->field().type->info != nullptr && n->field().type->info->places;
    }

    void visit(const NodePtr& node, int depth) {
        if (depth > kMaxPathDepth || !spend()) return;
        path_.push_back(node);
        if (path_.size() > best_.size() && holds(node)) best_ = path_;
        if (node->hasChildren()) {
            if (node->kind() == NodeKind::Array) visitArray(node, depth);
            else visitMembers(node, depth);
        }
        path_.pop_back();
    }

    void visitMembers(const NodePtr& node, int depth) {
        const std::uint64_t count = node->childCount();
        std::vector<NodePtr> elsewhere;
        const std::size_t before = best_.size();
        for (std::uint64_t i = 0; i < count && budget_ > 0; ++i) {
            const NodePtr child = node->child(i);
            if (!child) break;
            if (holds(child)) visit(child, depth + 1);
            else if (leadsElsewhere(child)) elsewhere.push_back(child);
            else spend();
        }
        // Only if nothing nearer holds it.
        if (best_.size() > std::max<std::size_t>(before, path_.size())) return;
        for (const NodePtr& child : elsewhere) {
            const std::size_t found = best_.size();
            visit(child, depth + 1);
            if (best_.size() > found) return;
        }
    }

    void visitArray(const NodePtr& node, int depth) {
        if (holds(node)) {
            // Elements of one size lie where arithmetic says.
            const NodePtr first = node->child(0);
            const NodePtr second = node->child(1);
            if (!first) return;
            const NodeImpl* n = impl(node);
            const bool fixed = n->ownBody() && n->ownBody()->kind == BodyKind::Array &&
                               static_cast<const ArrayBody&>(*n->ownBody()).elementSize != 0;
            if (fixed) {
                const std::uint64_t size = first->size();
                if (const NodePtr hit =
                        node->child((offset_ - node->offset()) / std::max<std::uint64_t>(size, 1)))
                    visit(hit, depth + 1);
                return;
            }
            // Ends grow, so halving finds the element; what was scanned once is cheap to find again.
            std::uint64_t low = 0;
            std::uint64_t high = node->childCount();
            while (low < high && spend()) {
                const std::uint64_t middle = low + (high - low) / 2;
                const NodePtr element = node->child(middle);
                if (!element) return;
                if (offset_ < element->offset()) high = middle;
                else if (offset_ - element->offset() >= element->size()) low = middle + 1;
                else {
                    visit(element, depth + 1);
                    return;
                }
            }
            return;
        }
        if (!leadsElsewhere(node)) return;
        for (std::uint64_t i = 0; budget_ > 0; ++i) {
            const NodePtr child = node->child(i);
            if (!child) return;
            const std::size_t found = best_.size();
            visit(child, depth + 1);
            if (best_.size() > found) return;
        }
    }

    std::uint64_t offset_;
    std::uint64_t budget_;
    std::vector<NodePtr> path_;
    std::vector<NodePtr> best_;
};

// The child of that name: the latest, as the language sees it, or the `number`-th of them.
NodePtr memberNamed(const NodePtr& node, std::string_view name, std::optional<std::uint64_t> number) {
    const std::uint64_t count = node->childCount();
    NodePtr found;
    std::uint64_t seen = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        NodePtr child = node->child(i);
        if (!child) break;
        if (child->name() != name) continue;
        if (number && seen++ == *number) return child;
        if (!number) found = std::move(child);
    }
    return found;
}

bool parseNumber(std::string_view digits, std::uint64_t& out) {
    int base = 10;
    if (digits.starts_with("0x") || digits.starts_with("0X")) {
        digits.remove_prefix(2);
        base = 16;
    }
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out, base);
    return error == std::errc{} && end == digits.data() + digits.size() && !digits.empty();
}

}  // namespace

std::vector<NodePtr> fieldsAt(const NodePtr& root, std::uint64_t offset, std::uint64_t budget) {
    if (!root) return {};
    return Finder(offset, budget).find(root);
}

NodePtr findPath(const NodePtr& root, std::string_view path, Message* why) {
    auto failed = [&](Said sentence) -> NodePtr {
        if (why != nullptr) *why = std::move(sentence);
        return nullptr;
    };
    NodePtr node = root;
    std::size_t at = 0;
    auto through = [&] {
        for (int i = 0; i < 64 && node && node->kind() == NodeKind::Pointer; ++i) node = node->child(0);
    };
    while (node && at < path.size()) {
        if (path[at] == '.') {
            ++at;
            continue;
        }
        if (path[at] == '[') {
            const std::size_t close = path.find(']', at);
            std::uint64_t index = 0;
            if (close == std::string_view::npos || !parseNumber(path.substr(at + 1, close - at - 1), index))
                return failed(say(LangError::NotAnIndex, path.substr(at)));
            through();
            NodePtr next = node && node->kind() == NodeKind::Array ? node->child(index) : nullptr;
            if (!next) return failed(say(LangError::NoSuchElement, index, path.substr(0, at)));
            node = std::move(next);
            at = close + 1;
            continue;
        }
        // Names of global placements may have namespaces: a::b.
        std::size_t end = path.find_first_of(".[", at);
        if (end == std::string_view::npos) end = path.size();
        std::string_view name = path.substr(at, end - at);
        at = end;
        if (name == "*") {
            if (node->kind() != NodeKind::Pointer) return failed(LangError::OnlyPointerLeadsOn);
            node = node->child(0);
            continue;
        }
        through();
        if (!node) break;
        std::optional<std::uint64_t> number;
        if (const std::size_t hash = name.rfind('#'); hash != std::string_view::npos) {
            std::uint64_t n = 0;
            if (!parseNumber(name.substr(hash + 1), n)) return failed(say(LangError::NotAName, name));
            number = n;
            name = name.substr(0, hash);
        }
        if (node->kind() == NodeKind::Array)
            return failed(say(LangError::ArrayNoMembersNamed, path.substr(0, at)));
        NodePtr next = memberNamed(node, name, number);
        if (!next) return failed(say(LangError::NoSuchMember, name));
        node = std::move(next);
    }
    if (!node) return failed(LangError::PointerLeadsNowhere);
    return node;
}

std::string pathOf(const Node& node) {
    std::vector<std::string> parts;
    const auto* n = dynamic_cast<const NodeImpl*>(&node);
    if (n == nullptr || n->isRoot()) return {};
    NodePtr hold;
    for (int depth = 0; n != nullptr && !n->isRoot() && depth < kMaxPathDepth; ++depth) {
        const Field& field = n->field();
        if (field.element) {
            parts.push_back(fmt::format("[{}]", field.index));
        } else if (field.pointee) {
            parts.emplace_back("*");
        } else {
            std::string name(n->evaluator().program().text(field.name));
            if (n->owner() && n->owner()->kind == BodyKind::Record) {
                // One of several of the name, and not the last, needs its number.
                const auto& siblings = static_cast<const RecordBody&>(*n->owner()).fields;
                std::uint64_t before = 0;
                bool later = false;
                for (std::size_t i = 0; i < siblings.size(); ++i) {
                    if (siblings[i].name != field.name || i == n->index()) continue;
                    if (i < n->index()) ++before;
                    else later = true;
                }
                if (later || name.empty()) name += fmt::format("#{}", before);
            }
            parts.push_back(std::move(name));
        }
        hold = n->parent();
        n = dynamic_cast<const NodeImpl*>(hold.get());
    }
    std::string path;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        if (!path.empty() && (*part)[0] != '[') path += '.';
        path += *part;
    }
    return path;
}

}  // namespace sectorsmith::lang
