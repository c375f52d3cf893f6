// SPDX-License-Identifier: GPL-3.0-or-later
// Work whose latest answer alone counts: what is shown of a disk is read again whenever something changes.
#pragma once

#include <QObject>
#include <functional>
#include <utility>

#include "gui/session/background.h"

namespace sectorsmith::gui {

// At most one thread at a time: while one reads (a dying disk can hang it), the latest of those that were asked for waits,
// and those before it are forgotten. Lives in the GUI thread.
class LatestWork : public QObject {
 public:
    using QObject::QObject;

    // As runInBackground(): `done` is called with the answer, unless something newer was asked for since, forget() was
    // called, or this is gone. Both can be copied.
    template <typename Work, typename Done>
    void start(Work work, Done done) {
        std::function<void()> begin = [this, request = ++latest_, work = std::move(work),
                                       done = std::move(done)] {
            running_ = true;
            runInBackground(this, work, [this, request, done](auto answer) mutable {
                running_ = false;
                if (next_) std::exchange(next_, nullptr)();
                if (request == latest_) done(std::move(answer));
            });
        };
        if (running_) next_ = std::move(begin);
        else begin();
    }
    // No answer is wanted any more.
    void forget() {
        ++latest_;
        next_ = nullptr;
    }
    bool running() const { return running_; }
    // For what follows an answer by another way: it still counts while ticket() is what it was.
    quint64 ticket() const { return latest_; }

 private:
    quint64 latest_ = 0;
    bool running_ = false;
    std::function<void()> next_;
};

}  // namespace sectorsmith::gui
