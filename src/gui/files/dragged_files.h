// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>
#include <functional>
#include <memory>
#include <vector>

#include "gui/files/extract_job.h"

namespace sectorsmith::gui {

// Files of a volume that are dragged to another program: copied into a temporary folder when that one asks for them. The
// folder stays while `keep` does, for who took the files may still be reading them.
class DraggedFiles : public QMimeData {
    Q_OBJECT

 public:
    // `told`: called with what became of them, where something was left out.
    using Told = std::function<void(const ExtractReport&)>;
    DraggedFiles(std::shared_ptr<const VolumeFiles> files, std::vector<std::uint32_t> names,
                 std::shared_ptr<QTemporaryDir> keep, Told told);

    QStringList formats() const override;
    bool hasFormat(const QString& type) const override;

 protected:
    QVariant retrieveData(const QString& type, QMetaType meta) const override;

 private:
    const QList<QVariant>& urls() const;

    std::shared_ptr<const VolumeFiles> files_;
    std::vector<std::uint32_t> names_;
    std::shared_ptr<QTemporaryDir> keep_;
    Told told_;
    mutable bool asked_ = false;
    mutable QList<QVariant> urls_;
};

}  // namespace sectorsmith::gui
