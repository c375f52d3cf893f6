// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_feature.h"

#include <QDockWidget>
#include <QTabWidget>

#include "gui/search/checksum_dialog.h"
#include "gui/search/compare_window.h"
#include "gui/search/search_panel.h"
#include "gui/search/statistics_dialog.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

SearchFeature::SearchFeature(MainWindow* window)
    : Feature(window),
      panel_(new SearchPanel),
      dock_(addPanel(panel_, Qt::BottomDockWidgetArea, QStringLiteral("search"), MainWindow::tr("Search"))) {
    addForTab(MenuGroup::EditFind, "edit-find", MainWindow::tr("&Find…"), Qt::CTRL | Qt::Key_F,
              [this](DocumentTab&) { open(); });
    addForTab(MenuGroup::EditFind, nullptr, MainWindow::tr("Find &next"), Qt::Key_F3,
              [this](DocumentTab&) { step(false); });
    addForTab(MenuGroup::EditFind, nullptr, MainWindow::tr("Find pre&vious"), Qt::SHIFT | Qt::Key_F3,
              [this](DocumentTab&) { step(true); });
    addForTab(MenuGroup::ToolsExamine, nullptr, MainWindow::tr("&Compare…"), {},
              [this](DocumentTab&) { compare(); });
    addForTab(MenuGroup::ToolsExamine, nullptr, MainWindow::tr("Checksu&ms…"), {},
              [window](DocumentTab& tab) {
                  auto* dialog = new ChecksumDialog(tab.session(), window);
                  dialog->setObjectName(QStringLiteral("checksums"));
                  dialog->setAttribute(Qt::WA_DeleteOnClose);
                  dialog->show();
              });
    addForTab(MenuGroup::ToolsExamine, nullptr, MainWindow::tr("Entrop&y and byte frequency…"), {},
              [window](DocumentTab& tab) {
                  auto* dialog = new StatisticsDialog(tab.session(), window);
                  dialog->setObjectName(QStringLiteral("statistics"));
                  dialog->setAttribute(Qt::WA_DeleteOnClose);
                  dialog->show();
                  // A selection is soon counted; a disk only when people say so.
                  if (!tab.session()->selection().empty()) dialog->compute();
              });
}

void SearchFeature::open() {
    dock_->show();
    dock_->raise();
    panel_->open();
}

void SearchFeature::step(bool backward) {
    // Nothing to look for yet: the same as Ctrl+F.
    if (!panel_->hasPattern()) open();
    else if (backward) panel_->findPrevious();
    else panel_->findNext();
}

void SearchFeature::compare() {
    std::vector<ComparedSource> sources;
    std::size_t first = 0;
    for (int i = 0; i < window().tabs()->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(window().tabs()->widget(i));
        if (tab == nullptr || tab->session() == nullptr) continue;
        if (tab == openTab()) first = sources.size();
        sources.push_back({tab->session(), tab->title()});
    }
    auto* compare = new CompareWindow(std::move(sources), first, &window());
    compare->setObjectName(QStringLiteral("compare"));
    compare->setAttribute(Qt::WA_DeleteOnClose);
    compare->show();
}

}  // namespace sectorsmith::gui
