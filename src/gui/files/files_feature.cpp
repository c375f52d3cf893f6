// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_feature.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QToolButton>

#include "gui/disks/disks_panel.h"
#include "gui/files/files_panel.h"
#include "gui/window/address_bar.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

FilesFeature::FilesFeature(MainWindow* window)
    : Feature(window),
      panel_(new FilesPanel),
      dock_(addPanel(panel_, Qt::BottomDockWidgetArea, QStringLiteral("files"), MainWindow::tr("Files"))),
      files_(addForTab(MenuGroup::ToolsExamine, "folder", MainWindow::tr("Fi&les"),
                       Qt::CTRL | Qt::SHIFT | Qt::Key_F, [this](DocumentTab&) {
                           show();
                           panel_->searchLine()->setFocus();
                       })) {
    files_->setStatusTip(MainWindow::tr("Browse, search and extract the files of the volumes"));
    addForTab(MenuGroup::BytesGo, "folder", MainWindow::tr("Show the &file"), {}, [this](DocumentTab&) {
        show();
        panel_->showFileAtCursor();
    });
    const QString key = QStringLiteral("files/colored");
    QAction* colored = add(MenuGroup::ViewBytes, nullptr, MainWindow::tr("Co&lor by file"), {},
                           [this, window, key](bool on) {
                               window->settings().setValue(key, on);
                               panel_->setColored(on);
                               if (on) show();
                           });
    colored->setCheckable(true);
    connect(panel_, &FilesPanel::coloredChanged, colored, &QAction::setChecked);
    panel_->setColored(window->settings().value(key, false).toBool());
    connect(panel_, &FilesPanel::openWanted, window,
            [window](const QString& spec) { window->openSpec({spec, false, 0}); });
    connect(panel_, &FilesPanel::contentOpened, this, &FilesFeature::showContent);
    // A volume of a container in the list of disks.
    if (auto* disks = window->findChild<DisksPanel*>())
        connect(disks, &DisksPanel::filesWanted, panel_,
                [this, window](const QString& spec, quint64 offset, unsigned slot) {
                    const DocumentTab* tab = window->openSpec({spec, false, 0});
                    if (tab->session() == nullptr) return;
                    show();
                    panel_->showVolume(offset, slot);
                });
    connect(window, &MainWindow::sessionOpened, this, &FilesFeature::addButton);
}

void FilesFeature::show() {
    dock_->show();
    dock_->raise();
}

void FilesFeature::showContent(const OpenedSource& opened, const QString& key) {
    QPointer<DocumentTab>& tab = contents_[key];
    if (tab != nullptr) window().tabs()->setCurrentWidget(tab);
    else tab = window().openSource(opened, QStringLiteral("file:") + QString::fromStdString(opened.path));
}

// Beside the partitions: where people look for it first.
void FilesFeature::addButton(SourceSession* session) {
    const DocumentTab* tab = window().tabOf(session);
    if (tab == nullptr) return;
    auto* button = new QToolButton(tab->addressBar());
    button->setObjectName(QStringLiteral("files"));
    button->setText(MainWindow::tr("Files"));
    button->setIcon(icon("folder"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setToolTip(MainWindow::tr("Browse and search the files of the volumes (%1)")
                           .arg(files_->shortcut().toString(QKeySequence::NativeText)));
    tab->addressBar()->addTool(button);
    connect(button, &QToolButton::clicked, files_, &QAction::trigger);
}

}  // namespace sectorsmith::gui
