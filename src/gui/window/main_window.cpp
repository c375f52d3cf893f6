// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/main_window.h"

#include <QChildEvent>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/disks/device_watcher.h"
#include "gui/disks/space_use.h"
#include "gui/disks/strip_map.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/appearance.h"
#include "gui/window/icon.h"
#include "gui/window/panel_room.h"
#include "gui/window/preferences.h"
#include "gui/window/window_placer.h"

namespace sectorsmith::gui {

namespace {

constexpr int settingsVersion = 1;  // of the docks' layout
constexpr int longestOwner = 48;    // letters in the status bar

QWidget* emptyPage(MainWindow* window) {
    auto* page = new QWidget;
    auto* box = new QVBoxLayout(page);
    box->addStretch(1);
    auto* symbol = new QLabel(page);
    symbol->setPixmap(applicationIcon().pixmap(72, 72));
    symbol->setAlignment(Qt::AlignCenter);
    auto* label = new QLabel(MainWindow::tr("Choose a disk on the left, open an image, or drop a file "
                                            "here.\nOpening a disk never changes it."),
                             page);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    auto* button = new QPushButton(icon("document-open"), MainWindow::tr("Open image…"), page);
    QObject::connect(button, &QPushButton::clicked, window, &MainWindow::openImageDialog);
    box->addWidget(symbol);
    box->addSpacing(8);
    box->addWidget(label);
    box->addSpacing(8);
    box->addWidget(button, 0, Qt::AlignCenter);
    box->addStretch(2);
    return page;
}

}  // namespace

MainWindow::MainWindow(std::unique_ptr<QSettings> settings, QWidget* parent)
    : QMainWindow(parent),
      settings_(std::move(settings)),
      hexOptions_(HexOptions::load(*settings_)),
      appearance_(std::make_unique<Appearance>()),
      messages_(new MessageLog(this)),
      watcher_(new DeviceWatcher(listDevices, this)),
      centre_(new QStackedWidget(this)),
      tabs_(new QTabWidget(this)),
      panelRoom_(new PanelRoom(this)),
      menus_(this) {
    new WindowPlacer(this);
    appearance_->apply(Preferences::load(*settings_));
    setWindowTitle(tr("Sectorsmith"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    tabs_->setDocumentMode(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    tabs_->setAccessibleName(tr("Open disks and images"));
    centre_->addWidget(emptyPage(this));
    centre_->addWidget(tabs_);
    setCentralWidget(centre_);
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::currentChanged);
    connect(tabs_, &QTabWidget::tabCloseRequested, this, &MainWindow::closeTabAsking);

    createStatusBar();
    createFeatures(this);
    restoreSettings();
    updateStatus();
    connect(messages_, &MessageLog::added, this,
            [this](SourceSession::Severity, const QString& text) { statusBar()->showMessage(text, 8000); });
}

MainWindow::~MainWindow() {
    // The panels must let go of a session before its tab takes it along.
    disconnect(tabs_, nullptr, this, nullptr);
    hide();
    appearance_.reset();
    while (tabs_->count() > 0) closeTab(0);
}

QDockWidget* MainWindow::addPanel(Panel* panel, Qt::DockWidgetArea area, const QString& name,
                                  const QString& title) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QStringLiteral("dock.") + name);
    dock->setWidget(panel);
    panel->setAccessibleName(title);
    QDockWidget* neighbour = nullptr;
    for (const Panel* other : panels_) {
        auto* otherDock = qobject_cast<QDockWidget*>(other->parentWidget());
        if (otherDock != nullptr && dockWidgetArea(otherDock) == area) neighbour = otherDock;
    }
    addDockWidget(area, dock);
    // Below, panels share one place; at the sides they stand under each other.
    if (neighbour != nullptr && area == Qt::BottomDockWidgetArea) {
        tabifyDockWidget(neighbour, dock);
        neighbour->raise();
    }
    if (area == Qt::BottomDockWidgetArea) panelRoom_->add(dock, panel);
    panels_.push_back(panel);
    menus_.add(MenuGroup::Panels, dock->toggleViewAction());
    panel->setSession(currentSession());
    return dock;
}

DocumentTab* MainWindow::currentTab() const { return qobject_cast<DocumentTab*>(tabs_->currentWidget()); }

DocumentTab* MainWindow::tabOf(const SourceSession* session) const {
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(tabs_->widget(i));
        if (tab != nullptr && tab->session() == session) return tab;
    }
    return nullptr;
}

SourceSession* MainWindow::currentSession() const {
    const DocumentTab* tab = currentTab();
    return tab == nullptr ? nullptr : tab->session();
}

DocumentTab* MainWindow::openSpec(const OpenRequest& wanted) {
    OpenRequest request = wanted;
    request.gentle = request.gentle || Preferences::load(*settings_).gentle;
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* tab = qobject_cast<DocumentTab*>(tabs_->widget(i));
        if (tab->request().spec == request.spec &&
            (tab->session() != nullptr || request.gentle == tab->request().gentle)) {
            tabs_->setCurrentIndex(i);
            if (tab->session() != nullptr) tab->hexView()->setFocus();
            return tab;
        }
    }
    auto* tab = addTab(new DocumentTab(request, *settings_, hexOptions_));
    tab->open();
    return tab;
}

DocumentTab* MainWindow::openSource(OpenedSource opened, const QString& identity) {
    auto* tab =
        addTab(new DocumentTab({QString::fromStdString(opened.path), false, 0}, *settings_, hexOptions_));
    tab->show(std::move(opened), identity);
    return tab;
}

DocumentTab* MainWindow::addTab(DocumentTab* tab) {
    connect(tab, &DocumentTab::opened, this, [this, tab] { tabOpened(tab); });
    connect(tab, &DocumentTab::failed, this, [this, tab](const QString& message) {
        messages_->add(MessageLog::Severity::Error, tr("%1: %2").arg(tab->title(), message));
    });
    // Queued: the button that was clicked goes with its tab.
    connect(
        tab, &DocumentTab::plainBytesWanted, this,
        [this, tab] {
            OpenRequest request = tab->request();
            request.asBytes = true;
            closeTab(tabs_->indexOf(tab));
            openSpec(request);
        },
        Qt::QueuedConnection);
    const int index = tabs_->addTab(tab, tab->title());
    tabs_->setTabToolTip(index, plainTip(tab->request().spec));
    centre_->setCurrentWidget(tabs_);
    tabs_->setCurrentIndex(index);
    return tab;
}

void MainWindow::tabOpened(DocumentTab* tab) {
    SourceSession* session = tab->session();
    const int index = tabs_->indexOf(tab);
    tabs_->setTabText(index, tab->title());
    tabs_->setTabIcon(index, icon(session->opened().isDevice ? "drive-harddisk" : "drive-image"));
    connect(session, &SourceSession::reported, this,
            [this, session](SourceSession::Severity severity, const QString& text, bool hasOffset,
                            quint64 offset) {
                messages_->add(severity, text, session, hasOffset ? std::optional(offset) : std::nullopt);
            });
    connect(tab->hexView(), &HexView::optionsChanged, this,
            [this, tab] { setHexOptions(tab->hexView()->options()); });
    session->setCacheBytes(static_cast<quint64>(Preferences::load(*settings_).cacheMebibytes) << 20);
    Q_EMIT sessionOpened(session);
    if (tab == currentTab()) {
        currentChanged();
        tab->hexView()->setFocus();
    }
}

void MainWindow::closeTabAsking(int index) {
    const auto* tab = qobject_cast<DocumentTab*>(tabs_->widget(index));
    if (tab == nullptr || !mayClose(tab->session())) return;
    closeTab(tabs_->indexOf(tab));
}

bool MainWindow::mayClose(SourceSession* session) {
    return session == nullptr ||
           std::ranges::all_of(findChildren<Feature*>(Qt::FindDirectChildrenOnly),
                               [session](Feature* feature) { return feature->mayClose(session); });
}

void MainWindow::closeTab(int index) {
    auto* tab = qobject_cast<DocumentTab*>(tabs_->widget(index));
    if (tab == nullptr) return;
    if (tab->session() != nullptr) {
        if (shown_ == tab->session()) {
            shown_ = nullptr;
            for (auto& connection : statusConnections_) disconnect(connection);
            for (Panel* panel : panels_) panel->setSession(nullptr);
            Q_EMIT currentSessionChanged(nullptr);
        }
        Q_EMIT sessionClosing(tab->session());
    }
    tabs_->removeTab(index);
    delete tab;
    if (tabs_->count() == 0) centre_->setCurrentIndex(0);
    currentChanged();
}

void MainWindow::currentChanged() {
    SourceSession* session = currentSession();
    setWindowTitle(currentTab() == nullptr ? tr("Sectorsmith")
                                           : tr("%1 – Sectorsmith").arg(currentTab()->title()));
    if (session != shown_) {
        for (auto& connection : statusConnections_) disconnect(connection);
        shown_ = session;
        for (Panel* panel : panels_) panel->setSession(session);
        Q_EMIT currentSessionChanged(session);
        if (session != nullptr) {
            statusConnections_[0] =
                connect(session, &SourceSession::cursorChanged, this, &MainWindow::updateStatus);
            statusConnections_[1] =
                connect(session, &SourceSession::selectionChanged, this, &MainWindow::updateStatus);
            statusConnections_[2] =
                connect(session, &SourceSession::layoutChanged, this, &MainWindow::updateStatus);
            statusConnections_[3] =
                connect(currentTab()->spaceUse(), &SpaceUse::placeChanged, this, &MainWindow::updateStatus);
            statusConnections_[4] =
                connect(session, &SourceSession::ownersChanged, this, &MainWindow::updateStatus);
        }
    }
    updateStatus();
}

void MainWindow::setHexOptions(const HexOptions& options) {
    if (options == hexOptions_) return;
    hexOptions_ = options;
    for (int i = 0; i < tabs_->count(); ++i)
        qobject_cast<DocumentTab*>(tabs_->widget(i))->setOptions(options);
    hexOptions_.save(*settings_);
}

void MainWindow::setPreferences(const Preferences& preferences) {
    preferences.save(*settings_);
    appearance_->apply(preferences);
    for (int i = 0; i < tabs_->count(); ++i) {
        SourceSession* session = qobject_cast<DocumentTab*>(tabs_->widget(i))->session();
        if (session == nullptr) continue;
        session->setStateFolder(preferences.stateFolder);
        session->setCacheBytes(static_cast<quint64>(preferences.cacheMebibytes) << 20);
    }
    updateStatus();
}

void MainWindow::createStatusBar() {
    auto add = [this](const QString& name) {
        auto* label = new QLabel(this);
        label->setAccessibleName(name);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setContentsMargins(6, 0, 6, 0);
        statusBar()->addPermanentWidget(label);
        return label;
    };
    selectionLabel_ = add(tr("Selection"));
    useLabel_ = add(tr("Usage at the cursor"));
    cursorLabel_ = add(tr("Cursor position"));
    sourceLabel_ = add(tr("Source"));
}

void MainWindow::updateStatus() {
    SourceSession* session = currentSession();
    for (QLabel* label : {selectionLabel_, useLabel_, cursorLabel_, sourceLabel_})
        label->setVisible(session != nullptr);
    if (session == nullptr) return;
    const ByteRange selection = session->selection();
    selectionLabel_->setVisible(!selection.empty());
    if (!selection.empty()) {
        const quint64 sector = session->sectorSize();
        const bool sectors = selection.length % sector == 0 && selection.offset % sector == 0;
        selectionLabel_->setText(
            sectors ? tr("Selected: %1 (%2)")
                          .arg(bytesText(selection.length), sectorsText(selection.length / sector))
                    : tr("Selected: %1").arg(bytesText(selection.length)));
    }
    const SpaceUse* use = currentTab()->spaceUse();
    if (const auto owner = session->ownerAt(session->cursor())) {
        // A deep path must not push the rest out of the window.
        const int room = useLabel_->fontMetrics().averageCharWidth() * longestOwner;
        useLabel_->setText(useLabel_->fontMetrics().elidedText(
            owner->isFile ? owner->text : tr("In use: %1").arg(owner->text), Qt::ElideMiddle, room));
        useLabel_->setToolTip(plainTip(owner->detail));
    } else {
        useLabel_->setText(use->placeText());
        useLabel_->setToolTip(plainTip(use->placeDetail()));
    }
    useLabel_->setVisible(!useLabel_->text().isEmpty());
    cursorLabel_->setText(tr("Offset %1").arg(QLocale().toString(session->cursor())));
    sourceLabel_->setToolTip(otherSizeText(session->size()));
    sourceLabel_->setText(
        tr("%1, %2-byte sectors").arg(sizeText(session->size())).arg(session->sectorSize()));
}

void MainWindow::openImageDialog() {
    const QString folder = settings_->value(QLatin1StringView("folders/open")).toString();
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Open images"), folder,
        tr("Disk images (*.img *.raw *.dd *.iso *.bin *.dmg *.vhd *.dsk *.hfs *.001);;All files (*)"));
    for (const QString& file : files) {
        settings_->setValue(QLatin1StringView("folders/open"), QFileInfo(file).absolutePath());
        openSpec({file, false, 0});
    }
}

void MainWindow::restoreSettings() {
    const QByteArray geometry = settings_->value(QLatin1StringView("window/geometry")).toByteArray();
    const bool placed = !geometry.isEmpty() && restoreGeometry(geometry);
    if (!placed) {
        // Title bar and borders of the window are around it, a panel of the desktop may be, too.
        const QSize room = screen()->availableGeometry().size() - QSize(0, fontMetrics().height() * 2);
        resize(QSize(1280, 800).boundedTo(room));
    }
    const QByteArray state = settings_->value(QLatin1StringView("window/state")).toByteArray();
    const bool restored = restoreState(state, settingsVersion);
    panelRoom_->start(*settings_);
    if (!restored) layOutFirst();
}

// The first time: the bytes get the room. In a narrow window, or with a large font, the panels of both sides stand behind
// each other on the left; in a low one, those of the right side do.
void MainWindow::layOutFirst() {
    QList<QDockWidget*> left, right;
    for (const Panel* panel : panels_) {
        auto* dock = qobject_cast<QDockWidget*>(panel->parentWidget());
        if (dock == nullptr) continue;
        if (dockWidgetArea(dock) == Qt::LeftDockWidgetArea) left << dock;
        if (dockWidgetArea(dock) == Qt::RightDockWidgetArea) right << dock;
    }
    if (left.isEmpty() || right.isEmpty()) return;
    const int letter = fontMetrics().averageCharWidth();
    if (width() < letter * 150) {
        for (QDockWidget* dock : right) tabifyDockWidget(left.back(), dock);
        left.front()->raise();
        resizeDocks({left.front()}, {std::min(letter * 44, width() * 36 / 100)}, Qt::Horizontal);
        return;
    }
    // Two panels above each other show little more than their heads there.
    const bool low = height() < fontMetrics().height() * 36;
    for (qsizetype i = 1; low && i < right.size(); ++i) tabifyDockWidget(right.front(), right[i]);
    if (low) right.front()->raise();
    resizeDocks({left.front(), right.front()},
                {std::min(letter * 38, width() * 22 / 100), std::min(letter * 58, width() * 34 / 100)},
                Qt::Horizontal);
    // The first, the structure's tree, is the tallest.
    QList<int> shares(right.size(), 400);
    shares.front() = 600;
    if (!low) resizeDocks(right, shares, Qt::Vertical);
}

void MainWindow::saveSettings() {
    settings_->setValue(QLatin1StringView("window/geometry"), saveGeometry());
    settings_->setValue(QLatin1StringView("window/state"), saveState(settingsVersion));
    panelRoom_->save(*settings_);
    hexOptions_.save(*settings_);
    settings_->sync();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    for (int i = 0; i < tabs_->count(); ++i) {
        const auto* tab = qobject_cast<DocumentTab*>(tabs_->widget(i));
        if (tab != nullptr && !mayClose(tab->session())) {
            event->ignore();
            return;
        }
    }
    for (Panel* panel : panels_) {
        if (!panel->mayClose()) {
            event->ignore();
            return;
        }
    }
    // Windows of their own (a speed test, a copy) that are at work stay, and so does this one.
    for (QWidget* one : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if ((one->windowFlags() & Qt::WindowType_Mask) == Qt::Window && one->isVisible() && !one->close()) {
            event->ignore();
            return;
        }
    saveSettings();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->source() != nullptr) return;  // files that are dragged out of a volume
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            event->acceptProposedAction();
            return;
        }
    }
}

// The panels' names are never cut: what does not fit is scrolled to. Qt makes their tab bars, and sets them up afterwards.
void MainWindow::childEvent(QChildEvent* event) {
    QMainWindow::childEvent(event);
    auto* bar = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr;
    if (bar == nullptr) return;
    bar->setElideMode(Qt::ElideNone);
    bar->setUsesScrollButtons(true);
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) openSpec({url.toLocalFile(), false, 0});
    }
    event->acceptProposedAction();
}

void MainWindow::focusNextPane() {
    std::vector<QWidget*> stops;
    if (const DocumentTab* tab = currentTab(); tab != nullptr && tab->session() != nullptr) {
        stops = tab->focusStops();
    } else if (centre_->currentWidget() != nullptr) {
        stops.push_back(centre_->currentWidget());
    }
    for (Panel* panel : panels_) {
        if (panel->isVisible() && !panel->visibleRegion().isEmpty()) stops.push_back(panel);
    }
    if (stops.empty()) return;
    std::size_t next = 0;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const QWidget* focus = focusWidget();
        if (focus != nullptr && (stops[i] == focus || stops[i]->isAncestorOf(focus)))
            next = (i + 1) % stops.size();
    }
    QWidget* target = stops[next];
    if (target->focusPolicy() == Qt::NoFocus) {
        for (QWidget* child : target->findChildren<QWidget*>()) {
            if (child->focusPolicy() != Qt::NoFocus && child->isVisible() && child->isEnabled()) {
                child->setFocus(Qt::ShortcutFocusReason);
                return;
            }
        }
    }
    target->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace sectorsmith::gui
