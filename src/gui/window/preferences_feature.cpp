// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/preferences_feature.h"

#include "gui/window/main_window.h"
#include "gui/window/preferences_dialog.h"

namespace sectorsmith::gui {

PreferencesFeature::PreferencesFeature(MainWindow* window) : Feature(window) {
    QAction* action = add(MenuGroup::EditPreferences, "configure", MainWindow::tr("Pr&eferences…"),
                          Qt::CTRL | Qt::Key_Comma, [this] { show(); });
    action->setMenuRole(QAction::PreferencesRole);
}

void PreferencesFeature::show() {
    auto* dialog = window().findChild<PreferencesDialog*>();
    if (dialog == nullptr) {
        dialog = new PreferencesDialog(Preferences::load(window().settings()),
                                       window().hexOptions().fieldColors, &window());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &PreferencesDialog::changed, &window(), &MainWindow::setPreferences);
        connect(dialog, &PreferencesDialog::fieldColorsChanged, this, [this](bool shown) {
            HexOptions options = window().hexOptions();
            options.fieldColors = shown;
            window().setHexOptions(options);
        });
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

}  // namespace sectorsmith::gui
