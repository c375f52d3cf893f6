// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_debugger.h"

#include <utility>

namespace sectorsmith::gui {

void TemplateDebugger::setState(State state) {
    if (state != State::Stopped) frames_.clear();
    if (state == state_ && state != State::Stopped) return;
    state_ = state;
    Q_EMIT changed();
}

std::shared_ptr<DebugGate> TemplateDebugger::begin(std::vector<lang::Breakpoint> breakpoints, bool atFirst) {
    end();
    run_ = new QObject(this);
    // What an earlier run still has to tell counts no more.
    gate_ = std::make_shared<DebugGate>(
        run_,
        [this, run = run_](quint64 number, const std::vector<lang::DebugFrame>& frames) {
            if (run != run_) return;
            stop_ = number;
            frames_ = frames;
            setState(State::Stopped);
        },
        [this, run = run_] {
            if (run == run_) setState(State::Off);
        },
        atFirst);
    gate_->setBreakpoints(std::move(breakpoints));
    setState(State::Running);
    return gate_;
}

void TemplateDebugger::end() {
    if (!gate_) return;
    gate_->close();
    gate_.reset();
    std::exchange(run_, nullptr)->deleteLater();
    setState(State::Off);
}

void TemplateDebugger::setBreakpoints(std::vector<lang::Breakpoint> breakpoints) {
    if (gate_) gate_->setBreakpoints(std::move(breakpoints));
}

void TemplateDebugger::answer(lang::DebugAnswer answer) {
    if (!gate_ || state_ != State::Stopped) return;
    gate_->answer(stop_, answer);
    setState(State::Running);
}

void TemplateDebugger::ask(DebugGate::Ask ask, DebugGate::Done done) {
    if (!gate_ || state_ != State::Stopped) return;
    gate_->ask(stop_, std::move(ask),
               [this, run = run_, stop = stop_, done = std::move(done)](const DebugRows& rows) {
                   if (run == run_ && state_ == State::Stopped && stop == stop_) done(rows);
               });
}

void TemplateDebugger::locals(std::size_t frame, DebugGate::Done done) {
    ask([frame](DebugGate& gate, lang::DebugStop& stop) { return gate.kept(stop.locals(frame)); },
        std::move(done));
}

void TemplateDebugger::globals(DebugGate::Done done) {
    ask([](DebugGate& gate, lang::DebugStop& stop) { return gate.kept(stop.globals()); }, std::move(done));
}

void TemplateDebugger::members(quint64 inside, DebugGate::Done done) {
    ask(
        [inside](DebugGate& gate, lang::DebugStop& stop) {
            const lang::DebugValue* value = gate.value(inside);
            return value == nullptr ? DebugRows() : gate.kept(stop.members(*value));
        },
        std::move(done));
}

void TemplateDebugger::watch(std::size_t frame, const QString& expression, DebugGate::Done done) {
    ask(
        [frame, text = expression.toStdString()](DebugGate& gate, lang::DebugStop& stop) {
            return DebugRows{{gate.kept(stop.watch(frame, text))}, false};
        },
        std::move(done));
}

}  // namespace sectorsmith::gui
