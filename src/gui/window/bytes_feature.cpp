// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/bytes_feature.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "gui/hexview/block_dialog.h"
#include "gui/session/save_job.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

constexpr QLatin1StringView folderKey("folders/save");

}  // namespace

BytesFeature::BytesFeature(MainWindow* window) : Feature(window) {
    addForTab(MenuGroup::FileWrite, "document-save-as", MainWindow::tr("Save se&lection as…"),
              Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this](DocumentTab& tab) { saveSelection(*tab.session()); });
    addCopying();
    addSelecting();
    connect(window, &MainWindow::sessionOpened, this, [window](SourceSession* session) {
        if (const DocumentTab* tab = window->tabOf(session))
            connect(tab->hexView(), &HexView::contextMenuRequested, window->menus().menu(Menu::Bytes),
                    [window](const QPoint& at) { window->menus().menu(Menu::Bytes)->popup(at); });
    });
}

void BytesFeature::addCopying() {
    const auto copy = [](CopyFormat format) {
        return [format](DocumentTab& tab) { tab.hexView()->copyAs(format); };
    };
    QAction* hex = addForTab(MenuGroup::EditCopy, "edit-copy", MainWindow::tr("&Copy as hex"),
                             QKeySequence::Copy, copy(CopyFormat::Hex));
    QMenu* menu = addMenu(MenuGroup::EditCopy, MainWindow::tr("Copy &as"));
    addForTab(menu, MainWindow::tr("&Text"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, copy(CopyFormat::Text));
    addForTab(menu, MainWindow::tr("&Hex dump"), {}, copy(CopyFormat::HexDump));
    addForTab(menu, MainWindow::tr("&C array"), {}, copy(CopyFormat::CArray));
    addForTab(menu, MainWindow::tr("&Python"), {}, copy(CopyFormat::Python));
    addForTab(menu, MainWindow::tr("&Rust"), {}, copy(CopyFormat::Rust));
    addForTab(menu, MainWindow::tr("&Base64"), {}, copy(CopyFormat::Base64));
    addForTab(menu, MainWindow::tr("&Offset"), {}, [](const DocumentTab& tab) {
        QApplication::clipboard()->setText(QStringLiteral("0x") +
                                           QString::number(tab.session()->cursor(), 16).toUpper());
    });
    addAlso(MenuGroup::BytesCopy, hex);
    addAlso(MenuGroup::BytesCopy, menu->menuAction());
}

void BytesFeature::addSelecting() {
    addForTab(MenuGroup::EditSelect, nullptr, MainWindow::tr("Select a&ll"), QKeySequence::SelectAll,
              [](DocumentTab& tab) { tab.session()->selectAll(); });
    QAction* sector = addForTab(MenuGroup::EditSelect, nullptr, MainWindow::tr("Selec&t sector"),
                                Qt::CTRL | Qt::Key_L, [](DocumentTab& tab) {
                                    SourceSession* session = tab.session();
                                    const quint64 size = session->sectorSize();
                                    session->select({session->cursor() / size * size, size});
                                });
    addForTab(MenuGroup::EditSelect, nullptr, MainWindow::tr("Select bloc&k…"),
              Qt::CTRL | Qt::SHIFT | Qt::Key_L, [this](DocumentTab& tab) {
                  if (tab.session()->size() > 0) BlockDialog(tab.session(), &window()).exec();
              });
    addAlso(MenuGroup::BytesCopy, sector);
}

void BytesFeature::saveSelection(SourceSession& session) {
    const ByteRange range = session.selectionOrCursor();
    if (range.empty()) return;
    QSettings& settings = window().settings();
    const QString folder = settings.value(folderKey).toString();
    const QString proposal =
        QStringLiteral("%1-%2.bin")
            .arg(QFileInfo(session.title()).completeBaseName(), QString::number(range.offset, 16));
    const QString target =
        QFileDialog::getSaveFileName(&window(), MainWindow::tr("Save selection"),
                                     folder.isEmpty() ? proposal : folder + QLatin1Char('/') + proposal);
    if (target.isEmpty()) return;
    settings.setValue(folderKey, QFileInfo(target).absolutePath());
    startSave(session, range, target);
}

void BytesFeature::startSave(SourceSession& session, const ByteRange& range, const QString& target) {
    // Belongs to the session: closing its tab cancels the saving, and no half file stays.
    auto* job = new SaveJob(session.source(), range, session.path(), target, &session);
    auto* bar = new QProgressBar(&window());
    bar->setRange(0, 1000);
    bar->setMaximumWidth(180);
    bar->setAccessibleName(MainWindow::tr("Saving to %1").arg(target));
    auto* stop = new QToolButton(&window());
    stop->setIcon(icon("process-stop"));
    stop->setAutoRaise(true);
    stop->setToolTip(MainWindow::tr("Cancel saving"));
    stop->setAccessibleName(stop->toolTip());
    window().statusBar()->addWidget(bar);
    window().statusBar()->addWidget(stop);
    auto* timer = new QTimer(job);
    connect(timer, &QTimer::timeout, bar, [bar, job] {
        bar->setValue(static_cast<int>(static_cast<double>(job->done()) * 1000.0 /
                                       static_cast<double>(std::max<quint64>(1, job->total()))));
    });
    timer->start(100);
    connect(stop, &QToolButton::clicked, job, &SaveJob::cancel);
    connect(job, &SaveJob::finished, &session, [&session, job](const SaveReport& report) {
        if (report.unreadable > 0) {
            session.report(SourceSession::Severity::Warning,
                           MainWindow::tr("Saved %1; %2 unreadable and written as zeros")
                               .arg(job->target(), bytesText(report.unreadable)),
                           report.firstUnreadable);
        } else {
            session.report(SourceSession::Severity::Info,
                           MainWindow::tr("Saved %1 to %2").arg(bytesText(report.written), job->target()));
        }
        job->deleteLater();
    });
    connect(job, &SaveJob::failed, &session, [&session, job](const QString& message, bool cancelled) {
        session.report(cancelled ? SourceSession::Severity::Info : SourceSession::Severity::Error,
                       cancelled ? MainWindow::tr("Saving canceled; no file was written") : message);
        job->deleteLater();
    });
    connect(job, &QObject::destroyed, bar, &QObject::deleteLater);
    connect(job, &QObject::destroyed, stop, &QObject::deleteLater);
    job->start();
}

}  // namespace sectorsmith::gui
