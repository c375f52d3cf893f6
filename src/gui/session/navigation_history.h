// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sectorsmith::gui {

// Where people have been in one source, as in a browser. Offsets in bytes; at most `bound` places are kept.
class NavigationHistory {
 public:
    static constexpr std::size_t bound = 500;

    explicit NavigationHistory(std::uint64_t start = 0) : places_{start} {}

    std::uint64_t current() const { return places_[at_]; }
    bool canGoBack() const { return at_ > 0; }
    bool canGoForward() const { return at_ + 1 < places_.size(); }

    // A jump from `from` (where the cursor was when it was made) to `to`: what lay forward is dropped.
    void jump(std::uint64_t from, std::uint64_t to) {
        places_.resize(at_ + 1);
        places_[at_] = from;
        if (from == to) return;
        places_.push_back(to);
        if (places_.size() > bound) places_.erase(places_.begin());
        at_ = places_.size() - 1;
    }
    // `from` is where the cursor is now: coming again to this place returns there. Only when canGoBack().
    std::uint64_t back(std::uint64_t from) {
        places_[at_] = from;
        return places_[--at_];
    }
    std::uint64_t forward(std::uint64_t from) {
        places_[at_] = from;
        return places_[++at_];
    }

 private:
    std::vector<std::uint64_t> places_;
    std::size_t at_ = 0;
};

}  // namespace sectorsmith::gui
