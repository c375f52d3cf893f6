// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/field_search.h"

#include <algorithm>

namespace sectorsmith::gui {

namespace {

constexpr quint64 noLimit = UINT64_MAX;
// Fields of an inlined node stand between those of the node around it.
constexpr unsigned orderBits = 24;

bool isPlain(const lang::Node& node) {
    return node.kind() != lang::NodeKind::Struct && node.kind() != lang::NodeKind::Union &&
           node.kind() != lang::NodeKind::Array && node.kind() != lang::NodeKind::Bitfield;
}

}  // namespace

FieldSearch::FieldSearch(lang::NodePtr root, std::function<bool(const lang::Node&)> matches)
    : matches_(std::move(matches)) {
    stack_.push_back({nullptr, std::move(root), 0, noLimit, false, 0});
}

void FieldSearch::wait(Frame frame) {
    if (waiting_.size() >= mostWaiting) leftOut_ = true;
    else waiting_.push_back(std::move(frame));
}

void FieldSearch::enter(std::shared_ptr<const Step> at, const lang::NodePtr& node, quint64 from) {
    quint64 count = noLimit;
    if (node->kind() == lang::NodeKind::Array) {
        const lang::NodePtr first = node->child(from);
        if (first == nullptr) return;
        count = isPlain(*first) ? smallPortion : portion;
    }
    stack_.push_back({std::move(at), node, from, count == noLimit ? noLimit : from + count, false, 0});
}

std::shared_ptr<const FieldSearch::Step> FieldSearch::next(bool& more) {
    more = true;
    if (stack_.empty()) {
        if (waiting_.empty()) {
            more = false;
            return nullptr;
        }
        const Frame frame = std::move(waiting_.front());
        waiting_.pop_front();
        enter(frame.at, frame.node, frame.next);
        return nullptr;
    }
    Frame& frame = stack_.back();
    if (frame.next >= frame.limit) {
        wait(frame);
        stack_.pop_back();
        return nullptr;
    }
    const quint64 index = frame.next++;
    const lang::NodePtr child = frame.node->child(index);
    if (child == nullptr) {
        stack_.pop_back();
        return nullptr;
    }
    ++searched_;
    if (child->hidden()) return nullptr;
    const quint64 order =
        frame.inlined ? frame.order + std::min(index + 1, (quint64{1} << orderBits) - 1) : index << orderBits;
    if (child->inlined() && child->hasChildren()) {
        stack_.push_back({frame.at, child, 0, noLimit, true, order});
        return nullptr;
    }
    auto step = std::make_shared<const Step>(Step{frame.at, child, order});
    if (!child->sealed() && child->hasChildren()) {
        if (child->kind() == lang::NodeKind::Pointer) {
            const auto target = child->linkTarget();
            if (target && targets_.insert(child->typeName() + '@' + std::to_string(*target)).second)
                wait({step, child, 0, noLimit, false, 0});
        } else {
            enter(step, child, 0);
        }
    }
    return matches_(*child) ? step : nullptr;
}

}  // namespace sectorsmith::gui
