// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <map>
#include <vector>

#include "gui/disks/device_watcher.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "ops/identities/clashes.h"

namespace sectorsmith::gui {

// Which of this computer's disks and the open images have the same identifiers: one is a copy of the other. Reads in a
// worker, an unopened disk once, and what is open whenever its layout was read anew. Failing disks are left alone.
class ClashWatch : public QObject {
    Q_OBJECT

 public:
    explicit ClashWatch(DeviceWatcher* watcher, QObject* parent = nullptr);

    void addSession(SourceSession* session);
    void removeSession(SourceSession* session);
    // Sentences on the disk or image of this path; empty: nothing is known of others like it.
    QStringList clashesOf(const QString& path) const { return clashes_.value(path); }

 Q_SIGNALS:
    void changed();

 private:
    void look();

    DeviceWatcher* watcher_;
    std::vector<SourceSession*> sessions_;
    std::map<std::string, KnownDisk>
        unopened_;  // by path, size and medium: what was read of disks that are not open
    QHash<QString, QStringList> clashes_;
    LatestWork work_;
};

}  // namespace sectorsmith::gui
