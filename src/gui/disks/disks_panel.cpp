// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/disks_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QKeySequence>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include "gui/disks/part_painting.h"
#include "gui/disks/two_line_delegate.h"
#include "gui/health/health_text.h"
#include "gui/health/health_watch.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

// Alignment leaves small gaps everywhere; the strip map shows them, a list need not. Bytes.
constexpr std::uint64_t smallestGap = std::uint64_t{1} << 20;

QString imageKey(const QString& path) { return QStringLiteral("image:") + path; }

// The icon with a sign in its corner.
QIcon markedIcon(const QIcon& base, const QIcon& mark) {
    constexpr int side = 64;
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    base.paint(&painter, QRect(0, 0, side, side));
    mark.paint(&painter, QRect(side * 2 / 5, side * 2 / 5, side * 3 / 5, side * 3 / 5));
    return picture;
}

QString usesShown(const std::vector<DeviceUse>& uses) {
    QStringList parts;
    for (const DeviceUse& use : uses) parts << errorText(useReason(use));
    return parts.join(QLatin1String(", "));
}

// The tooltip as it was before plainTip(), for more to be added.
constexpr int tipRole = Qt::UserRole + 100;

QString tipOf(const QStandardItem* item) { return item->data(tipRole).toString(); }

void setTip(QStandardItem* item, const QString& text) {
    item->setData(text, tipRole);
    item->setToolTip(plainTip(text));
}

}  // namespace

DisksPanel::DisksPanel(DeviceWatcher* watcher, QWidget* parent)
    : Panel(parent),
      watcher_(watcher),
      clashes_(new ClashWatch(watcher, this)),
      view_(new QTreeView(this)),
      model_(new QStandardItemModel(this)) {
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    view_->setModel(model_);
    view_->setItemDelegate(new TwoLineDelegate(view_));
    view_->setHeaderHidden(true);
    view_->setAccessibleName(tr("Disks and partitions"));
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    view_->setIndentation(14);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setExpandsOnDoubleClick(false);
    box->addWidget(view_);
    auto* button = new QPushButton(icon("document-open"), tr("Open image…"), this);
    button->setFlat(true);
    box->addWidget(button);
    connect(button, &QPushButton::clicked, this, &DisksPanel::openImageWanted);
    connect(watcher_, &DeviceWatcher::changed, this, &DisksPanel::rebuild);
    connect(clashes_, &ClashWatch::changed, this, &DisksPanel::rebuild);
    connect(view_, &QTreeView::activated, this, [this](const QModelIndex& index) { open(index, false); });
    connect(view_, &QTreeView::customContextMenuRequested, this, &DisksPanel::showMenu);
    connect(view_, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { collapsed_.insert(index.data(KeyRole).toString()); });
    connect(view_, &QTreeView::expanded, this,
            [this](const QModelIndex& index) { collapsed_.remove(index.data(KeyRole).toString()); });
    rebuild();
}

bool DisksPanel::event(QEvent* event) {
    // The two-line heights and the colours are taken from the font and the palette, sizes from the units.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::LocaleChange)
        rebuild();
    return Panel::event(event);
}

void DisksPanel::setHealth(HealthWatch* health) {
    health_ = health;
    connect(health, &HealthWatch::changed, this, &DisksPanel::rebuild);
    rebuild();
}

void DisksPanel::setSession(SourceSession* session) {
    if (current_ == session) return;
    current_ = session;
    selectCurrent();
}

// The list shows which source the tab in front is: its own entry, else the partition's below its disk.
void DisksPanel::selectCurrent() {
    if (!current_) return;
    const QString path = current_->path();
    QModelIndex found;
    std::vector<QModelIndex> indexes{QModelIndex()};
    while (!indexes.empty()) {
        const QModelIndex parent = indexes.back();
        indexes.pop_back();
        for (int i = 0; i < model_->rowCount(parent); ++i) {
            const QModelIndex index = model_->index(i, 0, parent);
            indexes.push_back(index);
            if (index.data(SpecRole).toString() != path) continue;
            const QString key = index.data(KeyRole).toString();
            if (!found.isValid() || key == path || key == imageKey(path)) found = index;
        }
    }
    if (!found.isValid()) return;
    view_->setCurrentIndex(found);
    view_->scrollTo(found);
}

void DisksPanel::addSession(SourceSession* session) {
    sessions_.push_back(session);
    clashes_->addSession(session);
    connect(session, &SourceSession::layoutChanged, this, &DisksPanel::rebuild);
    rebuild();
}

void DisksPanel::removeSession(SourceSession* session) {
    std::erase(sessions_, session);
    clashes_->removeSession(session);
    disconnect(session, nullptr, this, nullptr);
    rebuild();
}

QStandardItem* DisksPanel::makeItem(const QString& key, const char* iconName, const QString& title,
                                    const QString& detail, quint64 size, const QString& spec) {
    auto* item = new QStandardItem(icon(iconName), title);
    item->setData(key, KeyRole);
    item->setData(detail, DetailRole);
    if (size > 0) item->setData(size, SizeRole);
    item->setData(spec, SpecRole);
    QStringList spoken{title};
    if (size > 0) spoken << sizeText(size);
    if (!detail.isEmpty()) spoken << detail;
    item->setData(spoken.join(QLatin1String(", ")), Qt::AccessibleTextRole);
    QStringList tip{title};
    if (!detail.isEmpty()) tip << detail;
    if (size > 0) tip << otherSizeText(size);
    setTip(item, tip.join(QLatin1Char('\n')));
    return item;
}

// A copy beside its original: systems take the one for the other.
void DisksPanel::markClashes(QStandardItem* item, const QString& path) {
    const QStringList clashes = clashes_->clashesOf(path);
    if (clashes.isEmpty()) return;
    constexpr qsizetype mostShown = 6;
    QStringList tip{tipOf(item)};
    tip << clashes.mid(0, mostShown);
    if (clashes.size() > mostShown) tip << QStringLiteral("…");
    tip << tr(
        "Systems confuse such disks. “Give new identifiers…” in the context menu of the copy mends that.");
    setTip(item, tip.join(u'\n'));
    item->setData(true, ClashRole);
    const QString detail = item->data(DetailRole).toString();
    const QString mark = tr("same identifiers as another disk");
    item->setData(detail.isEmpty() ? mark : mark + QStringLiteral(" · ") + detail, DetailRole);
    item->setData(item->data(Qt::AccessibleTextRole).toString() + QStringLiteral(", ") + mark,
                  Qt::AccessibleTextRole);
}

void DisksPanel::addLayout(QStandardItem* parent, SourceSession* session) {
    const DiskLayout* layout = session->layout();
    if (layout == nullptr) return;
    for (const LayoutPart& part : layout->parts) {
        if (part.table || (part.index.isEmpty() && !part.free)) continue;
        if (part.free && part.range.length < smallestGap) continue;
        QStringList detail;
        if (!part.fileSystem.isEmpty() && part.fileSystem != part.title()) detail << part.fileSystem;
        if (!part.type.isEmpty() && part.type != part.title()) detail << part.type;
        const QString title =
            part.index.isEmpty() ? part.title() : QStringLiteral("%1  %2").arg(part.index, part.title());
        const QString spec =
            part.index.isEmpty() ? QString() : session->path() + QLatin1Char('#') + part.index;
        auto* item = makeItem(session->path() + QLatin1Char('@') + QString::number(part.range.offset),
                              part.free ? "drive-free-space" : "drive-partition", title,
                              detail.join(QStringLiteral(" · ")), part.range.length, spec);
        item->setData(QVariant::fromValue<quint64>(part.range.offset), OffsetRole);
        if (!part.free) item->setData(colorOfPart(part), ColorRole);
        parent->appendRow(item);
        addVolumes(item, session->path(), part.range.offset, part.volumes);
    }
    addVolumes(parent, session->path(), 0, layout->volumes);
}

void DisksPanel::addVolumes(QStandardItem* parent, const QString& path, quint64 offset,
                            const std::vector<ApfsVolumeFacts>& volumes) {
    for (const ApfsVolumeFacts& volume : volumes) {
        //: A volume of an APFS container
        QStringList detail{tr("Volume")};
        if (!volume.role.empty()) detail << toQString(volume.role);
        if (volume.encrypted) detail << tr("encrypted");
        auto* item = makeItem(QStringLiteral("%1@%2/%3").arg(path).arg(offset).arg(volume.index),
                              "drive-partition", toQString(volume.name).simplified(),
                              detail.join(QStringLiteral(" · ")), volume.usedBytes, {});
        item->setData(QVariant::fromValue<quint64>(offset), OffsetRole);
        item->setData(volume.index, VolumeRole);
        item->setData(path, DiskRole);
        parent->appendRow(item);
    }
}

void DisksPanel::addDevices(QStandardItem* root) {
    if (!watcher_->known()) {
        root->appendRow(
            makeItem(QStringLiteral("wait"), "view-refresh", tr("Looking for disks…"), {}, 0, {}));
        return;
    }
    if (!watcher_->error().isEmpty()) {
        root->appendRow(makeItem(QStringLiteral("error"), "dialog-warning", tr("Cannot list the disks"),
                                 watcher_->error(), 0, {}));
        return;
    }
    if (watcher_->devices().empty()) {
        root->appendRow(makeItem(QStringLiteral("none"), "dialog-information", tr("No disks found"),
                                 tr("You can still open images."), 0, {}));
    }
    for (const DeviceFacts& device : watcher_->devices()) {
        QStringList detail{toQString(device.name)};
        if (!device.transport.empty()) detail << toQString(device.transport).toUpper();
        if (!device.backingFile.empty()) detail << QFileInfo(toQString(device.backingFile)).fileName();
        if (device.readOnly) detail << tr("read-only");
        if (!device.uses.empty()) detail << usesShown(device.uses);
        const HealthWatch::Known* health = health_ ? health_->known(device) : nullptr;
        const bool poor = health != nullptr && health->status > health::Status::Good;
        if (poor) detail.prepend(tr("Health: %1").arg(healthStatusText(health->status)));
        const QString title =
            device.model.empty() ? toQString(device.path) : toQString(device.model).simplified();
        const QString path = toQString(device.path);
        auto* item =
            makeItem(path, device.removable || device.hotplug ? "drive-removable-media" : "drive-harddisk",
                     title, detail.join(QStringLiteral(" · ")), device.size, path);
        if (poor) item->setIcon(markedIcon(item->icon(), icon("dialog-warning")));
        if (health != nullptr && health->drive && health->status != health::Status::Unknown)
            setTip(item, tipOf(item) + QLatin1Char('\n') +
                             tr("Health: %1").arg(healthStatusText(health->status)) + QLatin1Char('\n') +
                             healthSummary(*health).text);
        if (!device.serial.empty())
            setTip(item,
                   tipOf(item) + QLatin1Char('\n') + tr("Serial number %1").arg(toQString(device.serial)));
        markClashes(item, path);
        root->appendRow(item);
        SourceSession* open = nullptr;
        for (SourceSession* session : sessions_) {
            if (session->path() == path) open = session;
        }
        if (open != nullptr && open->layout() != nullptr) {
            // What we read ourselves knows more than the system: free space, what the kernel does not parse.
            addLayout(item, open);
            continue;
        }
        for (const DevicePartition& partition : device.partitions) {
            QStringList facts;
            if (!partition.fileSystem.empty()) facts << toQString(partition.fileSystem);
            if (!partition.uses.empty()) facts << usesShown(partition.uses);
            const QString name =
                partition.label.empty() ? toQString(partition.name) : toQString(partition.label);
            if (!partition.label.empty()) facts.prepend(toQString(partition.name));
            item->appendRow(makeItem(toQString(partition.path), "drive-partition", name,
                                     facts.join(QStringLiteral(" · ")), partition.length,
                                     toQString(partition.path)));
        }
    }
}

void DisksPanel::addImages(QStandardItem* root) {
    for (SourceSession* session : sessions_) {
        if (session->opened().isDevice) continue;
        QStringList detail;
        const DiskLayout* layout = session->layout();
        if (layout != nullptr && !layout->scheme.isEmpty()) detail << layout->scheme;
        if (layout != nullptr && !layout->fileSystem.isEmpty()) detail << layout->fileSystem;
        if (layout != nullptr && !layout->label.isEmpty()) detail << layout->label;
        detail << tr("%1-byte sectors").arg(session->sectorSize());
        auto* item = makeItem(imageKey(session->path()), "drive-image", session->title(),
                              detail.join(QStringLiteral(" · ")), session->size(), session->path());
        setTip(item, tipOf(item) + QLatin1Char('\n') + session->path());
        markClashes(item, toQString(session->writeTarget().path));
        if (layout != nullptr && layout->color.isValid()) item->setData(layout->color, ColorRole);
        root->appendRow(item);
        addLayout(item, session);
    }
    if (root->rowCount() == 0) {
        root->appendRow(
            makeItem(QStringLiteral("noimages"), "dialog-information", tr("No open images"),
                     tr("Press %1 or drop an image here.")
                         .arg(QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText)),
                     0, {}));
    }
}

void DisksPanel::rebuild() {
    const QString current = view_->currentIndex().data(KeyRole).toString();
    const QSet<QString> collapsed = collapsed_;
    model_->clear();
    auto group = [this](const QString& key, const QString& title) {
        auto* item = new QStandardItem(title);
        item->setData(key, KeyRole);
        item->setSelectable(false);
        QFont bold = font();
        bold.setBold(true);
        item->setFont(bold);
        model_->appendRow(item);
        return item;
    };
    addDevices(group(QStringLiteral("group:devices"), tr("Disks")));
    addImages(group(QStringLiteral("group:images"), tr("Open images")));
    // Expanded unless people closed it; the current item stays current.
    std::vector<QStandardItem*> items{model_->invisibleRootItem()};
    while (!items.empty()) {
        QStandardItem* item = items.back();
        items.pop_back();
        for (int i = 0; i < item->rowCount(); ++i) {
            QStandardItem* child = item->child(i);
            items.push_back(child);
            const QString key = child->data(KeyRole).toString();
            if (!collapsed.contains(key)) view_->expand(child->index());
            if (!current.isEmpty() && key == current) view_->setCurrentIndex(child->index());
        }
    }
    collapsed_ = collapsed;
    if (!view_->currentIndex().isValid()) selectCurrent();
}

void DisksPanel::open(const QModelIndex& index, bool gentle) {
    const QString spec = index.data(SpecRole).toString();
    if (!spec.isEmpty()) {
        Q_EMIT openWanted(spec, gentle);
        return;
    }
    if (index.data(VolumeRole).isValid()) {
        Q_EMIT filesWanted(index.data(DiskRole).toString(), index.data(OffsetRole).toULongLong(),
                           index.data(VolumeRole).toUInt());
        return;
    }
    // Free space has no source of its own: go there on its disk.
    const QVariant offset = index.data(OffsetRole);
    if (!offset.isValid()) return;
    const QString disk = index.parent().data(SpecRole).toString();
    for (SourceSession* session : sessions_) {
        if (session->path() != disk) continue;
        Q_EMIT openWanted(disk, false);
        session->goTo(offset.toULongLong());
    }
}

void DisksPanel::showMenu(const QPoint& at) {
    const QPersistentModelIndex index = view_->indexAt(at);  // the list may change while the menu is open
    const QString spec = index.data(SpecRole).toString();
    if (spec.isEmpty()) return;
    QMenu menu;
    menu.addAction(icon("document-open"), tr("Open"), this, [this, index] { open(index, false); });
    QAction* gentle =
        menu.addAction(tr("Open in gentle mode (failing disk)"), this, [this, index] { open(index, true); });
    gentle->setToolTip(tr("No read-ahead, no automatic detection, each sector is tried once"));
    const QVariant offset = index.data(OffsetRole);
    if (offset.isValid()) {
        menu.addAction(icon("go-jump"), tr("Show on the disk"), this, [this, index, offset] {
            const QString disk = index.parent().data(SpecRole).toString();
            Q_EMIT openWanted(disk, false);
            for (SourceSession* session : sessions_) {
                if (session->path() == disk) session->goTo(offset.toULongLong());
            }
        });
    }
    menu.addSeparator();
    menu.addAction(tr("Give new identifiers…"), this, [this, spec] { Q_EMIT identifiersWanted(spec); });
    menu.addSeparator();
    menu.addAction(icon("edit-copy"), tr("Copy name"), this,
                   [spec] { QApplication::clipboard()->setText(spec); });
    menu.addAction(icon("view-refresh"), tr("Refresh"), watcher_, &DeviceWatcher::refresh);
    menu.exec(view_->viewport()->mapToGlobal(at));
}

}  // namespace sectorsmith::gui
