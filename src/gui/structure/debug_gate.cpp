// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/debug_gate.h"

#include <QMetaObject>
#include <utility>

#include "gui/session/text.h"

namespace sectorsmith::gui {

DebugGate::DebugGate(QObject* owner,
                     std::function<void(quint64, const std::vector<lang::DebugFrame>&)> arrived,
                     std::function<void()> ended, bool atFirst)
    : Debugger(atFirst), owner_(owner), arrived_(std::move(arrived)), ended_(std::move(ended)) {}

lang::DebugAnswer DebugGate::stopped(lang::DebugStop& stop) {
    if (beforeWait_) beforeWait_();
    std::unique_lock lock(mutex_);
    if (owner_ == nullptr) return lang::DebugAnswer::Stop;
    ++number_;
    waiting_ = true;
    answer_.reset();
    questions_.clear();
    // Under the lock, so that the owner is there.
    QMetaObject::invokeMethod(
        owner_, [tell = arrived_, number = number_, frames = stop.frames()] { tell(number, frames); },
        Qt::QueuedConnection);
    lang::DebugAnswer answer = lang::DebugAnswer::Stop;
    for (;;) {
        wakes_.wait(lock,
                    [&] { return answer_ || owner_ == nullptr || !questions_.empty() || stop.cancelled(); });
        if (owner_ == nullptr || stop.cancelled()) break;
        if (answer_) {
            answer = *answer_;
            break;
        }
        const Question question = std::move(questions_.front());
        questions_.pop_front();
        lock.unlock();
        DebugRows rows = question.ask(*this, stop);
        lock.lock();
        if (owner_ != nullptr)
            QMetaObject::invokeMethod(
                owner_, [done = question.done, rows = std::move(rows)] { done(rows); }, Qt::QueuedConnection);
    }
    waiting_ = false;
    // What is only shown is shown to its end.
    if (answer == lang::DebugAnswer::Stop && !inRun_ && owner_ != nullptr && !stop.cancelled()) {
        showing_ = false;
        setArmed(false);
        answer = lang::DebugAnswer::Continue;
    }
    lock.unlock();
    values_.clear();
    return answer;
}

void DebugGate::runEnded() {
    setArmed(false);
    const std::lock_guard lock(mutex_);
    inRun_ = false;
    if (owner_ != nullptr) QMetaObject::invokeMethod(owner_, ended_, Qt::QueuedConnection);
}

bool DebugGate::mayShow() const {
    const std::lock_guard lock(mutex_);
    return showing_ && owner_ != nullptr;
}

DebugRow DebugGate::kept(lang::DebugValue value) {
    DebugRow row;
    row.name = toQString(value.name);
    row.type = toQString(value.type);
    row.problem = value.problem.has_value();
    row.value = row.problem ? messageText(*value.problem) : toQString(value.value);
    if (value.inside) {
        row.inside = nextValue_++;
        values_.emplace(row.inside, std::move(value));
    }
    return row;
}

DebugRows DebugGate::kept(lang::DebugValues values) {
    DebugRows out;
    out.more = values.more;
    for (lang::DebugValue& value : values.values) out.rows.push_back(kept(std::move(value)));
    return out;
}

const lang::DebugValue* DebugGate::value(quint64 inside) const {
    const auto found = values_.find(inside);
    return found == values_.end() ? nullptr : &found->second;
}

void DebugGate::answer(quint64 number, lang::DebugAnswer answer) {
    const std::lock_guard lock(mutex_);
    if (!waiting_ || number != number_) return;
    answer_ = answer;
    wakes_.notify_all();
}

void DebugGate::ask(quint64 number, Ask ask, Done done) {
    const std::lock_guard lock(mutex_);
    if (!waiting_ || number != number_) return;
    questions_.push_back({std::move(ask), std::move(done)});
    wakes_.notify_all();
}

void DebugGate::close() {
    const std::lock_guard lock(mutex_);
    owner_ = nullptr;
    wakes_.notify_all();
}

void DebugGate::wake() {
    const std::lock_guard lock(mutex_);
    wakes_.notify_all();
}

bool DebugGate::isClosed() const {
    const std::lock_guard lock(mutex_);
    return owner_ == nullptr;
}

}  // namespace sectorsmith::gui
