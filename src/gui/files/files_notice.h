// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel of files says while there are no files to show, and what can be done about it.
#pragma once

#include <QString>

#include "gui/files/files_controller.h"

namespace sectorsmith::gui {

struct FilesNotice {
    enum class Action { None, Read, Stop, Again, Unlock };
    QString text;
    QString problem;  // what went wrong with the last try; may be empty
    Action action = Action::None;
    QString button;      // what the action is called
    bool waits = false;  // something is under way
    double part = 0;     // of it that is done; 0: not known
};

// `session` and `controller` may be nullptr. Of a controller that is Ready the notice is empty.
FilesNotice filesNotice(const SourceSession* session, const FilesController* controller);
// Does what the button says; of Unlock nothing, for that takes a password.
void act(FilesController& controller, FilesNotice::Action action);
// What the list of states calls one: "2024-05-06 07:08  Snapshot “x”".
QString stateTitle(const DatedState& state);

}  // namespace sectorsmith::gui
