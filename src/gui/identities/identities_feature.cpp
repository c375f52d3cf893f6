// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/identities/identities_feature.h"

#include <QPointer>
#include <memory>

#include "gui/disks/disks_panel.h"
#include "gui/identities/identities_dialog.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

IdentitiesFeature::IdentitiesFeature(MainWindow* window) : Feature(window) {
    QAction* action = addForTab(MenuGroup::ToolsCopy, nullptr, IdentitiesDialog::tr("Ne&w identifiers…"), {},
                                [this](DocumentTab& tab) { show(tab.session()); });
    action->setStatusTip(
        IdentitiesDialog::tr("Gives a copy its own GUIDs, UUIDs and serial numbers, after a review"));
    if (auto* panel = window->findChild<DisksPanel*>())
        connect(panel, &DisksPanel::identifiersWanted, this, &IdentitiesFeature::showFor);
}

void IdentitiesFeature::show(SourceSession* session) {
    auto* dialog = new IdentitiesDialog(new IdentitiesController(session), &window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void IdentitiesFeature::showFor(const QString& spec) {
    const QPointer<DocumentTab> tab = window().openSpec({spec, false, 0});
    if (tab == nullptr) return;
    if (tab->session() != nullptr) {
        show(tab->session());
        return;
    }
    // When it is open; a tab that cannot be opened says so itself.
    auto* once = new QObject(tab);
    connect(&window(), &MainWindow::sessionOpened, once, [this, tab, once](SourceSession* session) {
        if (tab == nullptr || tab->session() != session) return;
        once->deleteLater();
        show(session);
    });
}

}  // namespace sectorsmith::gui
