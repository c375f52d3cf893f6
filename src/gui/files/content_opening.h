// SPDX-License-Identifier: GPL-3.0-or-later
// Opening the content of a file of a volume whose names are read: also of deleted files, of older states and of an unlocked
// volume, which have no name that the command could open.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "gui/search/long_work.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

// What the content is called: `spec`, and which of the files of that path it is where that is not the present one:
// "disk.img:/a/b (deleted)".
QString contentTitle(const VolumeFiles& files, std::uint64_t file, const QString& spec);

// The latest wish alone counts. Lives in the GUI thread. Knows no widget.
class ContentOpening : public QObject {
    Q_OBJECT

 public:
    explicit ContentOpening(QObject* parent = nullptr);

    // `title`: as of contentTitle(). opened() or failed() follows.
    void start(std::shared_ptr<const VolumeFiles> files, std::uint64_t file, const QString& title);
    void forget();
    bool running() const { return work_->running(); }

 Q_SIGNALS:
    // `key`: the same for the same file.
    void opened(const sectorsmith::OpenedSource& opened, const QString& key);
    void failed(const QString& sentence);

 private:
    LongWork* work_;
};

}  // namespace sectorsmith::gui
