// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "lang/debugger.h"

namespace sectorsmith::gui {

// A value where a template stopped, as it is shown.
struct DebugRow {
    quint64 inside = 0;  // what is below can be asked for with it, as long as it is stopped; 0: nothing
    QString name;
    QString type;
    QString value;
    bool problem = false;  // `value` says why there is none
};
struct DebugRows {
    std::vector<DebugRow> rows;
    bool more = false;
};

// Where the evaluating thread waits while a template is stopped, and answers what people ask. One for each run.
// What is marked so belongs to the evaluating thread; all else to the window's.
class DebugGate : public lang::Debugger {
 public:
    using Ask = std::function<DebugRows(DebugGate& gate, lang::DebugStop& stop)>;  // in the evaluating thread
    using Done = std::function<void(const DebugRows& rows)>;

    // Tells `owner`, in its thread: `arrived` with the number of the stop, `ended` when nothing runs that may stop.
    DebugGate(QObject* owner, std::function<void(quint64, const std::vector<lang::DebugFrame>&)> arrived,
              std::function<void()> ended, bool atFirst);

    // Of the stop of that number; nothing happens when it is over.
    void answer(quint64 number, lang::DebugAnswer answer);
    void ask(quint64 number, Ask ask, Done done);
    // For good: whoever waits goes on to its end, and nobody is told any more.
    void close();

    // In the evaluating thread.
    // Is called before each wait: what was made so far can be shown.
    void setBeforeWait(std::function<void()> work) { beforeWait_ = std::move(work); }
    lang::DebugAnswer stopped(lang::DebugStop& stop) override;
    void runEnded();  // stops nowhere but in what is shown
    DebugRows kept(lang::DebugValues values);
    DebugRow kept(lang::DebugValue value);
    const lang::DebugValue* value(quint64 inside) const;
    // As long as it lives rows are made, and what that calls may stop.
    class Showing {
     public:
        explicit Showing(DebugGate* gate) : gate_(gate) {
            if (gate_ != nullptr) gate_->setArmed(gate_->mayShow());
        }
        ~Showing() {
            if (gate_ != nullptr) gate_->runEnded();
        }
        Showing(const Showing&) = delete;
        Showing& operator=(const Showing&) = delete;

     private:
        DebugGate* gate_;
    };

    // From any thread.
    void wake() override;
    bool isClosed() const;

 private:
    struct Question {
        Ask ask;
        Done done;
    };
    bool mayShow() const;

    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    QObject* owner_;  // nullptr: closed
    const std::function<void(quint64, const std::vector<lang::DebugFrame>&)> arrived_;
    const std::function<void()> ended_;
    std::function<void()> beforeWait_;
    quint64 number_ = 0;    // of the stop
    bool waiting_ = false;  // in it
    bool showing_ = true;   // whether functions that show values may stop
    bool inRun_ = true;
    std::optional<lang::DebugAnswer> answer_;
    std::deque<Question> questions_;
    std::unordered_map<quint64, lang::DebugValue> values_;  // of the evaluating thread
    quint64 nextValue_ = 1;
};

}  // namespace sectorsmith::gui
