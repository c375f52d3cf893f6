// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/manifest_feature.h"

#include <QPointer>
#include <QTabWidget>

#include "gui/disks/device_watcher.h"
#include "gui/files/files_controller.h"
#include "gui/manifest/manifest_window.h"
#include "gui/session/text.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

// The tab whose source has that path.
DocumentTab* tabWith(const MainWindow& window, const QString& path) {
    for (int i = 0; i < window.tabs()->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(window.tabs()->widget(i));
        if (tab != nullptr && tab->session() != nullptr && tab->session()->path() == path) return tab;
    }
    return nullptr;
}

void showIn(MainWindow& window, DocumentTab* tab, quint64 offset) {
    window.tabs()->setCurrentWidget(tab);
    tab->showPartitions(false);
    tab->session()->goTo(offset);
    window.raise();
    window.activateWindow();
}

}  // namespace

ManifestFeature::ManifestFeature(MainWindow* window) : Feature(window) {
    QAction* action = add(MenuGroup::ToolsExamine, "dialog-information",
                          ManifestWindow::tr("Inte&grity of files…"), {}, [this] { show(); });
    action->setStatusTip(
        ManifestWindow::tr("Records the checksums of files, and finds what has changed since"));
}

void ManifestFeature::show() {
    auto* files = new ManifestWindow(&window());
    files->setObjectName(QStringLiteral("manifest"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    // What is on the disk: staged edits are on none yet.
    if (session() != nullptr)
        files->setSource(session()->opened().source, session()->path(), session()->title(),
                         FilesController::of(session())->keys());
    connect(files, &ManifestWindow::wanted, this, &ManifestFeature::showOnDisk);
    files->show();
}

void ManifestFeature::showOnDisk(const QString& source, quint64 offset) {
    if (DocumentTab* tab = tabWith(window(), source)) return showIn(window(), tab, offset);
    for (const DeviceFacts& device : window().deviceWatcher()->devices())
        for (const DevicePartition& partition : device.partitions)
            if (toQString(partition.path) == source)
                if (DocumentTab* tab = tabWith(window(), toQString(device.path)))
                    return showIn(window(), tab, partition.offset + offset);
    const QPointer<DocumentTab> tab = window().openSpec({source, false, 0});
    if (tab->session() != nullptr) return showIn(window(), tab, offset);
    connect(tab, &DocumentTab::opened, this, [this, tab, offset] {
        if (tab) showIn(window(), tab, offset);
    });
}

}  // namespace sectorsmith::gui
