// SPDX-License-Identifier: GPL-3.0-or-later
// Copying files out of a volume for a person: what is asked on the way, and what is said at the end.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>
#include <vector>

#include "gui/files/extract_job.h"
#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// One at a time. Lives in the GUI thread. Knows no widget.
class Extraction : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // The folder is on the disk that the session shows: copying there can overwrite what is to be saved.
    static bool isOnDiskOf(const SourceSession& session, const QString& folder);

    // Copies names into a folder, unless something is being copied. What could not be copied is reported to the session.
    void start(SourceSession* session, std::shared_ptr<const VolumeFiles> files,
               std::vector<std::uint32_t> names, const QString& folder);
    void stop();
    // The answer to existing().
    void answer(bool replace);
    bool running() const { return job_ != nullptr; }
    double part() const;  // 0 to 1
    QString progressText() const;

 Q_SIGNALS:
    void changed();  // it runs, or does not any more
    void ticked();
    // Some of the files exist in the folder, and were left alone.
    void existing(quint64 count, const QString& folder);
    void done(const QString& text);

 private:
    void ended();
    void finish();

    ExtractJob* job_ = nullptr;
    QPointer<SourceSession> session_;
    bool replacing_ = false;  // people said so
};

}  // namespace sectorsmith::gui
