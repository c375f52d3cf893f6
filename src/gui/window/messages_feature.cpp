// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/messages_feature.h"

#include <QDockWidget>
#include <QTabWidget>

#include "gui/window/main_window.h"
#include "gui/window/messages_panel.h"

namespace sectorsmith::gui {

MessagesFeature::MessagesFeature(MainWindow* window) : Feature(window) {
    auto* panel = new MessagesPanel(&window->messages());
    QDockWidget* dock =
        addPanel(panel, Qt::BottomDockWidgetArea, QStringLiteral("messages"), MainWindow::tr("Messages"));
    connect(panel, &MessagesPanel::goTo, window, [window](SourceSession* session, quint64 offset) {
        if (DocumentTab* tab = window->tabOf(session)) window->tabs()->setCurrentWidget(tab);
        session->goTo(offset);
    });
    // What went wrong is seen without a box in the way: its pane comes forward.
    connect(&window->messages(), &MessageLog::added, dock, [dock](SourceSession::Severity severity) {
        if (severity != SourceSession::Severity::Error) return;
        dock->show();
        dock->raise();
    });
}

}  // namespace sectorsmith::gui
