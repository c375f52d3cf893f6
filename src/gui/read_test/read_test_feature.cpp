// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/read_test/read_test_feature.h"

#include "gui/read_test/read_test_window.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

ReadTestFeature::ReadTestFeature(MainWindow* window) : Feature(window) {
    QAction* action =
        addForTab(MenuGroup::ToolsMeasure, nullptr, ReadTestWindow::tr("Read test of the dis&k…"), {},
                  [this](DocumentTab& tab) { show(tab.session()); });
    action->setStatusTip(ReadTestWindow::tr("Reads the whole disk and shows its unreadable and slow areas"));
}

void ReadTestFeature::show(SourceSession* session) {
    for (ReadTestWindow* open : window().findChildren<ReadTestWindow*>())
        if (open->controller()->source() == session) {
            open->show();
            open->raise();
            open->activateWindow();
            return;
        }
    auto* test = new ReadTestWindow(new ReadTestController(session), window().deviceWatcher(), &window());
    test->setObjectName(QStringLiteral("readTest"));
    test->setAttribute(Qt::WA_DeleteOnClose);
    connect(test, &ReadTestWindow::wanted, session, [session](quint64 offset) { session->goTo(offset); });
    test->show();
}

}  // namespace sectorsmith::gui
