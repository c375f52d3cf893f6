// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/help_feature.h"

#include <QMessageBox>

#include "gui/structure/template_editor.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

HelpFeature::HelpFeature(MainWindow* window) : Feature(window) {
    add(MenuGroup::HelpPages, nullptr, MainWindow::tr("&Manual"), Qt::Key_F1,
        [this] { showManual(pageWanted()); });
    add(MenuGroup::HelpPages, nullptr, MainWindow::tr("&Keys"), {},
        [this] { showManual(HelpWindow::Page::Keys); });
    add(MenuGroup::HelpAbout, "help-about", MainWindow::tr("&About Sectorsmith"), {}, [this] {
        showAbout();
    })->setMenuRole(QAction::AboutRole);
}

void HelpFeature::showManual(HelpWindow::Page page) {
    auto* manual = window().findChild<HelpWindow*>();
    if (manual == nullptr) {
        manual = new HelpWindow(window(), &window());
        manual->setAttribute(Qt::WA_DeleteOnClose);
    }
    manual->show();
    manual->raise();
    manual->activateWindow();
    manual->showPage(page);
}

// Who writes a template asks about its language.
HelpWindow::Page HelpFeature::pageWanted() const {
    for (const QWidget* at = window().focusWidget(); at != nullptr; at = at->parentWidget())
        if (qobject_cast<const TemplateEditor*>(at) != nullptr) return HelpWindow::Page::Language;
    return HelpWindow::Page::Tour;
}

void HelpFeature::showAbout() {
    QMessageBox box(&window());
    box.setWindowTitle(MainWindow::tr("About Sectorsmith"));
    box.setIconPixmap(applicationIcon().pixmap(64, 64));
    box.setTextFormat(Qt::RichText);
    box.setText(
        MainWindow::tr("<h3>Sectorsmith %1</h3><p>Hex disk editor and partition tool: opens raw devices and "
                       "images, shows their sectors, decodes their structures.</p><p>Opening a disk never "
                       "writes to it.</p><p>Free software under the GNU General Public License, version 3 or "
                       "later, without any warranty.</p><p>Built with Qt %2.</p>")
            .arg(QStringLiteral(SECTORSMITH_VERSION), QString::fromLatin1(qVersion())));
    box.setStandardButtons(QMessageBox::Close);
    box.exec();
}

}  // namespace sectorsmith::gui
