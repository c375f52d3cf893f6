// SPDX-License-Identifier: GPL-3.0-or-later
// Long work does not end because the computer falls asleep over it.
#pragma once

#include <memory>
#include <string>

namespace sectorsmith {

// While it exists, the system does not go to sleep by itself for want of input (it still does when people want it to). Where
// the system refuses or cannot, nothing happens. Any thread; making it can take a second.
class KeepAwake {
 public:
    // `why`: shown by the system among what keeps it awake, a few words.
    explicit KeepAwake(const std::string& why);
    ~KeepAwake();
    KeepAwake(const KeepAwake&) = delete;
    KeepAwake& operator=(const KeepAwake&) = delete;

    // Whether the system has agreed.
    bool held() const { return hold_ != nullptr; }

 private:
    struct Hold;  // what the system gave
    std::unique_ptr<Hold> hold_;
};

}  // namespace sectorsmith
