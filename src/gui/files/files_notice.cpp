// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_notice.h"

#include "gui/files/file_list_model.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

FilesNotice filesNotice(const SourceSession* session, const FilesController* controller) {
    using State = FilesController::State;
    using Action = FilesNotice::Action;
    FilesNotice notice;
    switch (controller != nullptr ? controller->state() : State::Idle) {
        case State::Idle:
            if (session == nullptr) {
                notice.text = FilesController::tr("Open a disk or an image to see its files.");
                break;
            }
            notice.text =
                session->gentle()
                    ? FilesController::tr("In gentle mode, files are read only when you ask for them.")
                    : FilesController::tr("The files have not been read yet.");
            notice.action = Action::Read;
            notice.button = FilesController::tr("&Read the files");
            break;
        case State::Looking:
            notice.text = FilesController::tr("Looking for file systems…");
            notice.action = Action::Stop;
            notice.waits = true;
            break;
        case State::Locked:
            notice.text = FilesController::tr(
                              "%1\nEnter the password of one of its users, or its recovery key. "
                              "It is not stored.")
                              .arg(controller->volumeTitle(controller->current()));
            notice.problem = controller->problem();
            notice.action = Action::Unlock;
            notice.button = FilesController::tr("Un&lock");
            break;
        case State::Unlocking:
            notice.text = FilesController::tr("Checking the password…");
            notice.action = Action::Stop;
            notice.waits = true;
            break;
        case State::Reading:
            notice.text = (controller->deleted() && controller->shown().present()
                               ? FilesController::tr("Looking for deleted files on %1…")
                               : FilesController::tr("Reading the names of %1…"))
                              .arg(controller->volumeTitle(controller->current()));
            notice.part = controller->progress();
            notice.action = Action::Stop;
            notice.waits = true;
            break;
        case State::Failed:
            notice.text = controller->problem();
            notice.action = Action::Again;
            notice.button = FilesController::tr("Tr&y again");
            break;
        case State::Ready: break;
    }
    if (notice.action == Action::Stop) notice.button = FilesController::tr("&Stop");
    return notice;
}

void act(FilesController& controller, FilesNotice::Action action) {
    switch (action) {
        case FilesNotice::Action::Read: return controller.open(true);
        case FilesNotice::Action::Stop: return controller.stop();
        case FilesNotice::Action::Again:
            if (controller.volumes().empty()) controller.open(true);
            else controller.readAgain();
            return;
        case FilesNotice::Action::Unlock:
        case FilesNotice::Action::None: return;
    }
}

QString stateTitle(const DatedState& state) {
    const QString name = state.state.checkpoint != 0
                             //: A state of an APFS container, by its number
                             ? FilesController::tr("Checkpoint %1").arg(state.state.checkpoint)
                             : FilesController::tr("Snapshot %1").arg(shownName(state.state.snapshot));
    const QString time = shownTime(state.time);
    return time.isEmpty() ? name : QStringLiteral("%1  %2").arg(time, name);
}

}  // namespace sectorsmith::gui
