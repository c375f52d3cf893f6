// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QSet>

#include "gui/disks/clash_watch.h"
#include "gui/disks/device_watcher.h"
#include "gui/session/source_session.h"
#include "gui/window/panel.h"

class QLabel;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace sectorsmith::gui {

class HealthWatch;

// This computer's disks and the open images, with their partitions. A double click opens; one that is open already is
// only brought forward.
class DisksPanel : public Panel {
    Q_OBJECT

 public:
    enum Role {
        SpecRole = Qt::UserRole + 1,
        DetailRole,
        SizeRole,
        OffsetRole,
        KeyRole,
        ColorRole,
        VolumeRole,
        DiskRole,
        ClashRole  // bool: another disk has the same identifiers
    };

    explicit DisksPanel(DeviceWatcher* watcher, QWidget* parent = nullptr);

    void setSession(SourceSession* session) override;
    // An open image (or device): its partitions are listed under it as soon as its layout is known.
    void addSession(SourceSession* session);
    void removeSession(SourceSession* session);
    // Marks the disks whose health is not good.
    void setHealth(HealthWatch* health);
    QTreeView* view() const { return view_; }

 Q_SIGNALS:
    // A source as the command writes it: "/dev/sda", "disk.img", "disk.img#2".
    void openWanted(const QString& spec, bool gentle);
    void openImageWanted();
    // New identifiers for this source.
    void identifiersWanted(const QString& spec);
    // The files of a volume of the APFS container at byte `offset` of an open source.
    void filesWanted(const QString& spec, quint64 offset, unsigned slot);

 protected:
    bool event(QEvent* event) override;

 private:
    void rebuild();
    void selectCurrent();
    void addDevices(QStandardItem* root);
    void addImages(QStandardItem* root);
    QStandardItem* makeItem(const QString& key, const char* iconName, const QString& title,
                            const QString& detail, quint64 size, const QString& spec);
    void addLayout(QStandardItem* parent, SourceSession* session);
    void addVolumes(QStandardItem* parent, const QString& path, quint64 offset,
                    const std::vector<ApfsVolumeFacts>& volumes);
    void markClashes(QStandardItem* item, const QString& path);
    void open(const QModelIndex& index, bool gentle);
    void showMenu(const QPoint& at);

    DeviceWatcher* watcher_;
    ClashWatch* clashes_;
    QPointer<HealthWatch> health_;
    QTreeView* view_;
    QStandardItemModel* model_;
    std::vector<SourceSession*> sessions_;
    QPointer<SourceSession> current_;
    QSet<QString> collapsed_;
};

}  // namespace sectorsmith::gui
