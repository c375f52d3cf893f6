// SPDX-License-Identifier: GPL-3.0-or-later
// Work off the GUI thread whose answer comes back into it.
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>

namespace sectorsmith::gui {

// Runs `work` in a thread of its own and then, in the GUI thread, `done(result)`, unless `receiver` is gone by then.
// The thread is not waited for, neither by closing a tab nor by the end of the program: reading a dying disk can hang.
// So `work` must own (share) all that it uses. Call from the GUI thread.
template <typename Work, typename Done>
void runInBackground(QObject* receiver, Work work, Done done) {
    using Value = std::invoke_result_t<Work>;
    // The relay lives in the GUI thread and outlives the thread below: nothing else is touched from there.
    auto* relay = new QObject;
    std::thread([relay, guarded = QPointer<QObject>(receiver), work = std::move(work),
                 done = std::move(done)]() mutable {
        auto value = std::make_shared<Value>(work());
        QMetaObject::invokeMethod(
            relay,
            [relay, guarded, value, done = std::move(done)]() mutable {
                relay->deleteLater();
                if (guarded) done(std::move(*value));
            },
            Qt::QueuedConnection);
    }).detach();
}

}  // namespace sectorsmith::gui
