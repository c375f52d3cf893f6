// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and keys of the main window.
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTabWidget>

#include "gui/editing/edit_actions.h"
#include "gui/erase/erase_actions.h"
#include "gui/hexview/block_dialog.h"
#include "gui/window/address_bar.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

namespace {

constexpr int recentBound = 10;

// A choice of the View menu that sets one member of the options.
struct Choice {
    QString text;
    int value;
};

}  // namespace

void MainWindow::createMenus() {
    auto act = [this](QMenu* menu, const char* iconName, const QString& text, const QKeySequence& keys,
                      auto slot) {
        auto* action = menu->addAction(iconName == nullptr ? QIcon() : icon(iconName), text);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    auto withSession = [this](QAction* action) {
        sessionActions_.push_back(action);
        return action;
    };

    editActions_ = new EditActions(this);
    QMenu* file = menuBar()->addMenu(tr("&File"));
    act(file, "document-open", tr("&Open image…"), QKeySequence::Open, &MainWindow::openImageDialog);
    recentMenu_ = file->addMenu(tr("Open &recent"));
    connect(recentMenu_, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    file->addSeparator();
    editActions_->addToFileMenu(file);
    withSession(act(file, "document-save-as", tr("Save se&lection as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
                    &MainWindow::saveSelection));
    file->addSeparator();
    act(file, "view-refresh", tr("Reloa&d"), Qt::Key_F5, &MainWindow::rereadCurrent);
    gentleAction_ = act(file, nullptr, tr("&Gentle mode for failing disks"), {}, [this](bool on) {
        if (SourceSession* session = currentSession()) session->setGentle(on);
    });
    gentleAction_->setCheckable(true);
    gentleAction_->setStatusTip(tr("No read-ahead, no automatic detection, each sector is tried once"));
    withSession(gentleAction_);
    file->addSeparator();
    act(file, "window-close", tr("&Close tab"), QKeySequence::Close,
        [this] { closeTabAsking(tabs_->currentIndex()); });
    act(file, "application-exit", tr("&Quit"), QKeySequence::Quit, &QWidget::close);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    editMenu_ = edit;
    auto copy = [this](CopyFormat format) {
        return [this, format] {
            if (currentSession() != nullptr) currentTab()->hexView()->copyAs(format);
        };
    };
    editActions_->addToEditMenuTop(edit);
    QMenu* copyMenu = nullptr;
    auto* copyHex =
        withSession(act(edit, "edit-copy", tr("&Copy as hex"), QKeySequence::Copy, copy(CopyFormat::Hex)));
    copyMenu = edit->addMenu(tr("Copy &as"));
    withSession(
        act(copyMenu, nullptr, tr("&Text"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, copy(CopyFormat::Text)));
    withSession(act(copyMenu, nullptr, tr("&Hex dump"), {}, copy(CopyFormat::HexDump)));
    withSession(act(copyMenu, nullptr, tr("&C array"), {}, copy(CopyFormat::CArray)));
    withSession(act(copyMenu, nullptr, tr("&Python"), {}, copy(CopyFormat::Python)));
    withSession(act(copyMenu, nullptr, tr("&Rust"), {}, copy(CopyFormat::Rust)));
    withSession(act(copyMenu, nullptr, tr("&Base64"), {}, copy(CopyFormat::Base64)));
    withSession(act(copyMenu, nullptr, tr("&Offset"), {}, [this] {
        if (const SourceSession* session = currentSession())
            QApplication::clipboard()->setText(QStringLiteral("0x") +
                                               QString::number(session->cursor(), 16).toUpper());
    }));
    edit->addSeparator();
    withSession(act(edit, nullptr, tr("Select a&ll"), QKeySequence::SelectAll, [this] {
        if (SourceSession* session = currentSession()) session->selectAll();
    }));
    auto* selectSector = withSession(act(edit, nullptr, tr("Selec&t sector"), Qt::CTRL | Qt::Key_L, [this] {
        if (SourceSession* session = currentSession()) {
            const quint64 sector = session->sectorSize();
            session->select({session->cursor() / sector * sector, sector});
        }
    }));

    withSession(act(edit, nullptr, tr("Select bloc&k…"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, [this] {
        SourceSession* session = currentSession();
        if (session == nullptr || session->size() == 0) return;
        BlockDialog(session, this).exec();
    }));

    edit->addSeparator();
    editActions_->addToEditMenuBottom(edit);
    QAction* preferences =
        act(edit, "configure", tr("Pr&eferences…"), Qt::CTRL | Qt::Key_Comma, &MainWindow::showPreferences);
    preferences->setMenuRole(QAction::PreferencesRole);

    QMenu* go = menuBar()->addMenu(tr("&Go"));
    withSession(act(go, "go-jump", tr("&Go to…"), Qt::CTRL | Qt::Key_G, &MainWindow::goToAddress));
    backAction_ = act(go, "go-previous", tr("&Back"), Qt::ALT | Qt::Key_Left, [this] {
        if (SourceSession* session = currentSession()) session->goBack();
    });
    forwardAction_ = act(go, "go-next", tr("&Forward"), Qt::ALT | Qt::Key_Right, [this] {
        if (SourceSession* session = currentSession()) session->goForward();
    });
    auto* link = withSession(act(go, nullptr, tr("Follow &link at cursor"), {}, [this] {
        if (currentSession() != nullptr) currentTab()->hexView()->followLink();
    }));
    go->addSeparator();
    auto goSector = [this](bool back) {
        return [this, back] {
            SourceSession* session = currentSession();
            if (session == nullptr || session->size() == 0) return;
            const quint64 sector = session->sectorSize();
            const quint64 start = session->cursor() / sector * sector;
            const quint64 to = !back                                           ? start + sector
                               : start == session->cursor() && start >= sector ? start - sector
                                                                               : start;
            if (!session->contains(to)) return;
            session->setCursor(to);
            currentTab()->hexView()->ensureVisible(to);
        };
    };
    withSession(act(go, nullptr, tr("&Next sector"), Qt::ALT | Qt::Key_PageDown, goSector(false)));
    withSession(act(go, nullptr, tr("&Previous sector"), Qt::ALT | Qt::Key_PageUp, goSector(true)));
    auto goPart = [this](bool back) {
        return [this, back] {
            SourceSession* session = currentSession();
            if (session == nullptr || session->layout() == nullptr) return;
            const LayoutPart* found = nullptr;
            for (const LayoutPart& part : session->layout()->parts) {
                if (back && part.range.offset < session->cursor()) found = &part;
                if (!back && part.range.offset > session->cursor()) {
                    found = &part;
                    break;
                }
            }
            if (found != nullptr) session->goTo(found->range.offset);
        };
    };
    withSession(
        act(go, nullptr, tr("Ne&xt partition"), Qt::CTRL | Qt::ALT | Qt::Key_PageDown, goPart(false)));
    withSession(
        act(go, nullptr, tr("P&revious partition"), Qt::CTRL | Qt::ALT | Qt::Key_PageUp, goPart(true)));
    go->addSeparator();
    auto* bookmark = withSession(act(go, "bookmark-new", tr("Set or remove book&mark"), Qt::CTRL | Qt::Key_B,
                                     &MainWindow::toggleBookmark));
    auto goMark = [this](bool back) {
        return [this, back] {
            SourceSession* session = currentSession();
            if (session == nullptr) return;
            if (const Bookmark* mark = currentTab()->bookmarks()->next(session->cursor(), back))
                session->goTo(mark->offset);
        };
    };
    withSession(act(go, nullptr, tr("Next bookmark"), Qt::CTRL | Qt::Key_F2, goMark(false)));
    withSession(act(go, nullptr, tr("Previous bookmark"), Qt::CTRL | Qt::SHIFT | Qt::Key_F2, goMark(true)));

    createViewMenu();
    toolsMenu_ = menuBar()->addMenu(tr("&Tools"));
    new EraseActions(this);
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    act(help, nullptr, tr("&Manual"), Qt::Key_F1, &MainWindow::help);
    act(help, nullptr, tr("&Keys"), {}, &MainWindow::showKeys);
    help->addSeparator();
    act(help, "help-about", tr("&About Sectorsmith"), {}, &MainWindow::about);

    hexMenu_ = new QMenu(this);
    hexMenu_->addAction(copyHex);
    hexMenu_->addMenu(copyMenu);
    hexMenu_->addAction(selectSector);
    hexMenu_->addSeparator();
    hexMenu_->addAction(link);
    hexMenu_->addAction(bookmark);
    editActions_->addToHexMenu(hexMenu_);
    editActions_->addToolBar();
}

void MainWindow::createViewMenu() {
    viewMenu_ = menuBar()->addMenu(tr("&View"));
    panelsMenu_ = viewMenu_->addMenu(tr("&Panels"));
    viewMenu_->addSeparator();

    // One exclusive group for each member of the options; the menu shows what holds each time it opens.
    auto choices = [this](const QString& title, const QList<Choice>& list, auto get, auto set) {
        QMenu* menu = viewMenu_->addMenu(title);
        auto* group = new QActionGroup(menu);
        for (const Choice& choice : list) {
            QAction* action = menu->addAction(choice.text);
            action->setCheckable(true);
            action->setActionGroup(group);
            connect(action, &QAction::triggered, this, [this, value = choice.value, set] {
                HexOptions options = hexOptions_;
                set(options, value);
                setHexOptions(options);
            });
            action->setData(choice.value);
        }
        auto sync = [this, group, get] {
            for (QAction* action : group->actions())
                action->setChecked(action->data().toInt() == get(hexOptions_));
        };
        connect(menu, &QMenu::aboutToShow, this, sync);
        sync();
        return menu;
    };
    choices(
        tr("&Bytes per row"), {{tr("&8"), 8}, {tr("&16"), 16}, {tr("&32"), 32}, {tr("As many as &fit"), 0}},
        [](const HexOptions& o) { return o.columns; }, [](HexOptions& o, int value) { o.columns = value; });
    choices(
        tr("&Grouping"), {{tr("&1 byte"), 1}, {tr("&2 bytes"), 2}, {tr("&4 bytes"), 4}, {tr("&8 bytes"), 8}},
        [](const HexOptions& o) { return o.grouping; }, [](HexOptions& o, int value) { o.grouping = value; });
    choices(
        tr("&Cell format"),
        {{tr("&Hexadecimal"), static_cast<int>(CellBase::Hexadecimal)},
         {tr("&Decimal"), static_cast<int>(CellBase::Decimal)},
         {tr("&Octal"), static_cast<int>(CellBase::Octal)},
         {tr("&Binary"), static_cast<int>(CellBase::Binary)}},
        [](const HexOptions& o) { return static_cast<int>(o.cells); },
        [](HexOptions& o, int value) { o.cells = static_cast<CellBase>(value); });
    // Bit 0: decimal, bit 1: LBA and offset.
    QMenu* address = choices(
        tr("&Address"),
        {{tr("Offset, &hexadecimal"), 0},
         {tr("Offset, &decimal"), 1},
         {tr("&LBA and offset, hexadecimal"), 2},
         {tr("L&BA and offset, decimal"), 3}},
        [](const HexOptions& o) {
            return (o.decimalAddress ? 1 : 0) | (o.address == AddressStyle::LbaAndOffset ? 2 : 0);
        },
        [](HexOptions& o, int value) {
            o.decimalAddress = (value & 1) != 0;
            o.address = (value & 2) != 0 ? AddressStyle::LbaAndOffset : AddressStyle::Offset;
        });
    address->addSeparator();
    QAction* relative = address->addAction(tr("Relative to the &partition"));
    relative->setCheckable(true);
    connect(relative, &QAction::triggered, this, [this](bool on) {
        HexOptions options = hexOptions_;
        options.partitionAddress = on;
        setHexOptions(options);
    });
    connect(address, &QMenu::aboutToShow, this,
            [this, relative] { relative->setChecked(hexOptions_.partitionAddress); });
    QList<Choice> encodings;
    for (const Encoding encoding : allEncodings()) {
        encodings.push_back(
            {QString::fromStdString(std::string(encodingName(encoding))), static_cast<int>(encoding)});
    }
    choices(
        tr("&Text encoding"), encodings, [](const HexOptions& o) { return static_cast<int>(o.encoding); },
        [](HexOptions& o, int value) { o.encoding = static_cast<Encoding>(value); });

    viewMenu_->addSeparator();
    auto zoom = [this](int step) {
        return [this, step] {
            HexOptions options = hexOptions_;
            options.zoom =
                step == 0 ? 0 : std::clamp(options.zoom + step, HexOptions::minZoom, HexOptions::maxZoom);
            setHexOptions(options);
        };
    };
    auto act = [this](const char* iconName, const QString& text, const QKeySequence& keys, auto slot) {
        QAction* action = viewMenu_->addAction(iconName == nullptr ? QIcon() : icon(iconName), text);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    QAction* larger = act("zoom-in", tr("Zoom &in"), QKeySequence::ZoomIn, zoom(1));
    // The plus key needs no Shift on some keyboards and is another key on the number pad.
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    act("zoom-out", tr("Zoom &out"), QKeySequence::ZoomOut, zoom(-1));
    act("zoom-original", tr("Default si&ze"), Qt::CTRL | Qt::Key_0, zoom(0));
    viewMenu_->addSeparator();
    act(nullptr, tr("&Next pane"), Qt::Key_F6, &MainWindow::moveFocus);
    act(nullptr, tr("Ne&xt tab"), Qt::CTRL | Qt::Key_Tab, [this] {
        if (tabs_->count() > 1) tabs_->setCurrentIndex((tabs_->currentIndex() + 1) % tabs_->count());
    });
}

void MainWindow::updateActions() {
    SourceSession* session = currentSession();
    for (QAction* action : sessionActions_) action->setEnabled(session != nullptr);
    backAction_->setEnabled(session != nullptr && session->canGoBack());
    forwardAction_->setEnabled(session != nullptr && session->canGoForward());
    gentleAction_->setChecked(session != nullptr && session->gentle());
}

void MainWindow::showHexMenu(const QPoint& at) { hexMenu_->popup(at); }

void MainWindow::addRecent(const QString& spec) {
    QStringList recent = settings_->value(QLatin1StringView("recent")).toStringList();
    // A device name means another disk tomorrow: only files are worth remembering.
    const qsizetype mark = spec.lastIndexOf(QLatin1Char('#'));
    if (!QFileInfo(spec).isFile() && !(mark > 0 && QFileInfo(spec.left(mark)).isFile())) return;
    recent.removeAll(spec);
    recent.prepend(spec);
    while (recent.size() > recentBound) recent.removeLast();
    settings_->setValue(QLatin1StringView("recent"), recent);
}

void MainWindow::fillRecentMenu() {
    recentMenu_->clear();
    for (const QString& spec : settings_->value(QLatin1StringView("recent")).toStringList()) {
        recentMenu_->addAction(QString(spec).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                               [this, spec] { openSpec({spec, false, 0}); });
    }
    if (recentMenu_->isEmpty()) recentMenu_->addAction(tr("No recent files"))->setEnabled(false);
}

void MainWindow::about() {
    QMessageBox box(this);
    box.setWindowTitle(tr("About Sectorsmith"));
    box.setIconPixmap(applicationIcon().pixmap(64, 64));
    box.setTextFormat(Qt::RichText);
    box.setText(tr("<h3>Sectorsmith %1</h3><p>Hex disk editor and partition tool: opens raw devices and "
                   "images, shows their sectors, decodes their structures.</p><p>Opening a disk never writes "
                   "to it.</p><p>Free software under the GNU General Public License, version 3 or later, "
                   "without any warranty.</p><p>Built with Qt %2.</p>")
                    .arg(QStringLiteral(SECTORSMITH_VERSION), QString::fromLatin1(qVersion())));
    box.setStandardButtons(QMessageBox::Close);
    box.exec();
}

}  // namespace sectorsmith::gui
