// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "gui/session/source_session.h"
#include "io/open.h"

namespace sectorsmith::gui {

struct OpenRequest {
    QString spec;  // as the command takes it: a path, "disk.img#2"
    bool gentle = false;
    quint32 sectorSize = 0;  // override, bytes; 0: as detected
    bool asBytes = false;    // of a container: the plain bytes of its file
};

struct OpenAnswer {
    OpenedSource opened;
    QString identity;  // what the disk is remembered by
    DiskPlace place;
};

// Opens in a worker (a disk may spin up, the system may ask for a password) and answers in the GUI thread, unless
// `receiver` is gone by then.
void openInBackground(QObject* receiver, const OpenRequest& request,
                      std::function<void(Result<OpenAnswer>)> done);

}  // namespace sectorsmith::gui
