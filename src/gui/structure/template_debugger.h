// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstddef>
#include <memory>
#include <vector>

#include "gui/structure/debug_gate.h"

namespace sectorsmith::gui {

// What the window knows of the template that is debugged over one source. Lives in the GUI thread.
class TemplateDebugger : public QObject {
    Q_OBJECT

 public:
    enum class State { Off, Running, Stopped };

    explicit TemplateDebugger(QObject* parent = nullptr) : QObject(parent) {}
    ~TemplateDebugger() override { end(); }

    State state() const { return state_; }
    // Where it is stopped, the innermost first.
    const std::vector<lang::DebugFrame>& frames() const { return frames_; }

    // A new run; the one before is over.
    std::shared_ptr<DebugGate> begin(std::vector<lang::Breakpoint> breakpoints, bool atFirst);
    // The run is over, whatever it waits for.
    void end();
    void setBreakpoints(std::vector<lang::Breakpoint> breakpoints);
    void answer(lang::DebugAnswer answer);

    // Each is answered once, or not at all when it goes on before.
    void locals(std::size_t frame, DebugGate::Done done);
    void globals(DebugGate::Done done);
    void members(quint64 inside, DebugGate::Done done);
    void watch(std::size_t frame, const QString& expression, DebugGate::Done done);  // one row

 Q_SIGNALS:
    void changed();  // state() or frames()

 private:
    void ask(DebugGate::Ask ask, DebugGate::Done done);
    void setState(State state);

    std::shared_ptr<DebugGate> gate_;
    QObject* run_ = nullptr;  // whom the gate tells
    State state_ = State::Off;
    quint64 stop_ = 0;
    std::vector<lang::DebugFrame> frames_;
};

}  // namespace sectorsmith::gui
