// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/go_feature.h"

#include "gui/window/address_bar.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

void goSector(const DocumentTab& tab, bool back) {
    SourceSession* session = tab.session();
    if (session->size() == 0) return;
    const quint64 sector = session->sectorSize();
    const quint64 start = session->cursor() / sector * sector;
    const quint64 to = !back                                           ? start + sector
                       : start == session->cursor() && start >= sector ? start - sector
                                                                       : start;
    if (!session->contains(to)) return;
    session->setCursor(to);
    tab.hexView()->ensureVisible(to);
}

void goPartition(SourceSession* session, bool back) {
    if (session->layout() == nullptr) return;
    const LayoutPart* found = nullptr;
    for (const LayoutPart& part : session->layout()->parts) {
        if (back && part.range.offset < session->cursor()) found = &part;
        if (!back && part.range.offset > session->cursor()) {
            found = &part;
            break;
        }
    }
    if (found != nullptr) session->goTo(found->range.offset);
}

}  // namespace

GoFeature::GoFeature(MainWindow* window) : Feature(window) {
    addForTab(MenuGroup::GoTo, "go-jump", MainWindow::tr("&Go to…"), Qt::CTRL | Qt::Key_G,
              [](DocumentTab& tab) { tab.addressBar()->startTyping(); });
    back_ = addForTab(MenuGroup::GoTo, "go-previous", MainWindow::tr("&Back"), Qt::ALT | Qt::Key_Left,
                      [](DocumentTab& tab) { tab.session()->goBack(); });
    forward_ = addForTab(MenuGroup::GoTo, "go-next", MainWindow::tr("&Forward"), Qt::ALT | Qt::Key_Right,
                         [](DocumentTab& tab) { tab.session()->goForward(); });
    QAction* link = addForTab(MenuGroup::GoTo, nullptr, MainWindow::tr("Follow &link at cursor"), {},
                              [](DocumentTab& tab) { tab.hexView()->followLink(); });
    addAlso(MenuGroup::BytesGo, link);

    addForTab(MenuGroup::GoNext, nullptr, MainWindow::tr("&Next sector"), Qt::ALT | Qt::Key_PageDown,
              [](DocumentTab& tab) { goSector(tab, false); });
    addForTab(MenuGroup::GoNext, nullptr, MainWindow::tr("&Previous sector"), Qt::ALT | Qt::Key_PageUp,
              [](DocumentTab& tab) { goSector(tab, true); });
    addForTab(MenuGroup::GoNext, nullptr, MainWindow::tr("Ne&xt partition"),
              Qt::CTRL | Qt::ALT | Qt::Key_PageDown,
              [](DocumentTab& tab) { goPartition(tab.session(), false); });
    addForTab(MenuGroup::GoNext, nullptr, MainWindow::tr("P&revious partition"),
              Qt::CTRL | Qt::ALT | Qt::Key_PageUp,
              [](DocumentTab& tab) { goPartition(tab.session(), true); });
    connect(window, &MainWindow::currentSessionChanged, this, [this](SourceSession* session) {
        disconnect(history_);
        if (session != nullptr)
            history_ = connect(session, &SourceSession::historyChanged, this, &GoFeature::updateHistory);
        updateHistory();
    });
}

void GoFeature::updateHistory() {
    const SourceSession* shown = session();
    back_->setEnabled(shown != nullptr && shown->canGoBack());
    forward_->setEnabled(shown != nullptr && shown->canGoForward());
}

}  // namespace sectorsmith::gui
