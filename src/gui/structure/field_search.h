// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for fields all through a tree, a node at a time, so that the work can be cut into slices and stopped anywhere.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <unordered_set>
#include <vector>

#include "gui/structure/tree_row.h"

namespace sectorsmith::gui {

// Goes through the fields as the tree shows them. The first fields of large arrays and what lies behind pointers come
// later than all else, in turns: a disk's million equal bytes must not keep the search from what follows them, and a
// pointer may lead round in a circle. Lives in the thread of its evaluation.
class FieldSearch {
 public:
    // A field on the way to a match. The root of the tree is none.
    struct Step {
        std::shared_ptr<const Step> up;  // nullptr: below the root
        lang::NodePtr node;
        quint64 order = 0;  // among the fields of `up`
    };

    FieldSearch(lang::NodePtr root, std::function<bool(const lang::Node&)> matches);

    // Looks at one more field; the match, if it is one. False in `more` at the end.
    std::shared_ptr<const Step> next(bool& more);
    quint64 searched() const { return searched_; }
    // More was to be looked at than it can keep in mind: the end is not the end of all.
    bool leftOut() const { return leftOut_; }

    static constexpr quint64 portion = 4096;      // elements of an array in one turn
    static constexpr quint64 smallPortion = 256;  // where they are plain numbers
    static constexpr std::size_t mostWaiting = 200'000;

 private:
    struct Frame {
        std::shared_ptr<const Step> at;
        lang::NodePtr node;
        quint64 next = 0;   // child
        quint64 limit = 0;  // child that another turn begins with
        bool inlined = false;
        quint64 order = 0;  // of an inlined node's fields
    };

    void enter(std::shared_ptr<const Step> at, const lang::NodePtr& node, quint64 from);
    void wait(Frame frame);

    std::function<bool(const lang::Node&)> matches_;
    std::vector<Frame> stack_;
    std::deque<Frame> waiting_;
    std::unordered_set<std::string> targets_;  // of pointers that are waiting or done
    quint64 searched_ = 0;
    bool leftOut_ = false;
};

}  // namespace sectorsmith::gui
