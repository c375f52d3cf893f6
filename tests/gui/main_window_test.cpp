// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/main_window.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFileOpenEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTabWidget>
#include <QTreeView>
#include <cstring>
#include <set>

#include "gui/editing/notice_bar.h"
#include "gui/window/address_bar.h"
#include "gui/window/error_page.h"
#include "gui_testing.h"
#include "io/elevation.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

class Window : public ::testing::Test {
 protected:
    void SetUp() override { start(); }
    void TearDown() override { window.reset(); }

    void start() {
        window.reset();
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1200, 800);
        window->show();
        window->activateWindow();
        QTest::qWait(5);
    }
    DocumentTab* open(const QString& spec) {
        DocumentTab* tab = window->openSpec({spec, false, 0});
        EXPECT_TRUE(waitFor([&] { return tab->session() != nullptr; })) << spec.toStdString();
        return tab;
    }
    DocumentTab* openFake(std::uint64_t size, const std::string& path = "fake.img") {
        return window->openSource(asOpened(std::make_shared<FakeSource>(size), path),
                                  QString::fromStdString(path));
    }
    QString image(const std::string& name) {
        const auto path = folder.path() / name;
        std::vector<std::byte> bytes(1 << 20);
        for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i / 512);
        testing::writeFile(path, bytes);
        return QString::fromStdString(path.string());
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : window.get(),
                        code, modifiers);
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
};

// An image in a format of its own cannot be edited, unless somebody wants the plain bytes of its file.
TEST_F(Window, AContainerIsOpenedAsPlainBytesOnDemand) {
    const auto path = folder.path() / "disk.vdi";
    std::vector<std::byte> bytes(1 << 20);
    const std::uint32_t header[] = {0xBEDA107F, 0x00010001};
    std::memcpy(bytes.data() + 0x40, header, sizeof header);
    testing::writeFile(path, bytes);
    DocumentTab* tab = open(QString::fromStdString(path.string()));
    auto* notice = tab->findChild<NoticeBar*>(QStringLiteral("notice.container"));
    ASSERT_NE(notice, nullptr);
    EXPECT_TRUE(notice->text().contains(QStringLiteral("qemu-img convert -f vdi")));
    tab->session()->setEditing(true);
    EXPECT_FALSE(tab->session()->editing());
    auto* button = notice->findChild<QPushButton*>();
    ASSERT_NE(button, nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    ASSERT_TRUE(waitFor(
        [&] { return window->currentSession() != nullptr && window->currentSession()->opened().asBytes; }));
    SourceSession* session = window->currentSession();
    EXPECT_EQ(session->size(), bytes.size());
    EXPECT_TRUE(session->writeTarget().asBytes);
    session->setEditing(true);
    EXPECT_TRUE(session->editing());
    EXPECT_EQ(window->findChild<QTabWidget*>()->count(), 1);
    notice = window->currentTab()->findChild<NoticeBar*>(QStringLiteral("notice.container"));
    ASSERT_NE(notice, nullptr) << "it still says what the bytes are";
    EXPECT_EQ(notice->findChild<QPushButton*>(), nullptr);
    session->discardEdits();
}

TEST_F(Window, OpensFilesInTabsOnce) {
    const QString a = image("a.img");
    const QString b = image("b.img");
    DocumentTab* first = open(a);
    open(b);
    EXPECT_EQ(window->tabs()->count(), 2);
    EXPECT_EQ(window->tabs()->tabText(0), QStringLiteral("a.img"));
    EXPECT_EQ(window->openSpec({a, false, 0}), first);  // brought forward
    EXPECT_EQ(window->tabs()->count(), 2);
    EXPECT_EQ(window->currentSession(), first->session());
    EXPECT_TRUE(window->windowTitle().startsWith(QStringLiteral("a.img")));
    window->closeTab(0);
    window->closeTab(0);
    EXPECT_EQ(window->currentSession(), nullptr);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Sectorsmith"));
}

// As macOS's Finder asks for it.
TEST_F(Window, OpensWhatTheSystemWantsOpened) {
    const QString path = image("finder.img");
    QFileOpenEvent event(path);
    QCoreApplication::sendEvent(qApp, &event);
    DocumentTab* tab = window->currentTab();
    ASSERT_NE(tab, nullptr);
    EXPECT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
    EXPECT_EQ(tab->request().spec, path);
}

TEST_F(Window, GoesWhereTheAddressSays) {
    SourceSession* session = openFake(largest)->session();
    AddressBar* bar = window->currentTab()->addressBar();
    key(Qt::Key_G, Qt::ControlModifier);
    auto type = [&](const QString& text) {
        bar->line()->setFocus();
        bar->line()->selectAll();
        QTest::keyClicks(bar->line(), text);
        QTest::keyClick(bar->line(), Qt::Key_Return);
    };
    type(QStringLiteral("lba 1000 + 0x10"));
    EXPECT_EQ(session->cursor(), 512'016u);
    EXPECT_TRUE(window->currentTab()->hexView()->visibleRange().contains(512'016));
    EXPECT_EQ(bar->line()->text(), QStringLiteral("0x0007D010"));
    type(QStringLiteral("end - 1"));
    EXPECT_EQ(session->cursor(), largest - 1);
    type(QStringLiteral("50%"));
    EXPECT_EQ(session->cursor(), (largest / 2) / 512 * 512);
    EXPECT_TRUE(bar->errorText().isEmpty());
    // A mistake is told beside the line, moves nothing and can be mended there.
    type(QStringLiteral("lba ?"));
    EXPECT_FALSE(bar->errorText().isEmpty());
    EXPECT_EQ(bar->line()->text(), QStringLiteral("lba ?"));
    EXPECT_EQ(session->cursor(), (largest / 2) / 512 * 512);
    QTest::keyClick(bar->line(), Qt::Key_Escape);
    EXPECT_TRUE(bar->errorText().isEmpty());
    session->goBack();
    EXPECT_EQ(session->cursor(), largest - 1);
    session->goBack();
    session->goBack();
    EXPECT_EQ(session->cursor(), 0u);
    session->goForward();
    EXPECT_EQ(session->cursor(), 512'016u);
}

// macOS has a menu of the program itself; everything else stays where it is, whatever its text begins with.
TEST_F(Window, ThreeActionsAreForTheMenuOfTheProgram) {
    std::multiset<QAction::MenuRole> roles;
    for (const QAction* menu : window->menuBar()->actions()) {
        ASSERT_NE(menu->menu(), nullptr);
        for (const QAction* action : menu->menu()->actions())
            if (action->menuRole() != QAction::NoRole && !action->isSeparator() && action->menu() == nullptr)
                roles.insert(action->menuRole());
    }
    EXPECT_EQ(roles, (std::multiset{QAction::AboutRole, QAction::PreferencesRole, QAction::QuitRole}));
}

TEST_F(Window, KeysOfTheMenus) {
    DocumentTab* tab = openFake(1 << 20);
    tab->hexView()->setFocus();
    SourceSession* session = tab->session();
    session->goTo(0x4000);
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(session->cursor(), 0u);
    key(Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(session->cursor(), 0x4000u);
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_EQ(session->cursor(), 0x4200u);
    key(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(session->selection(), (ByteRange{0, 1 << 20}));
    session->setCursor(3);
    key(Qt::Key_L, Qt::ControlModifier);
    EXPECT_EQ(session->selection(), (ByteRange{0, 512}));
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(tab->bookmarks()->has(0));
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_FALSE(tab->bookmarks()->has(0));
    key(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(tab->addressBar()->line()->hasFocus());
    QTest::keyClick(tab->addressBar()->line(), Qt::Key_Escape);
    EXPECT_TRUE(tab->hexView()->hasFocus());
    QSet<QWidget*> stops;
    for (int i = 0; i < 12; ++i) {
        key(Qt::Key_F6);
        stops.insert(QApplication::focusWidget());
    }
    EXPECT_GE(stops.size(), 4);  // address, strip, bytes and the panels in front
    EXPECT_TRUE(stops.contains(tab->hexView()));
}

TEST_F(Window, RemembersOptionsPlaceAndBookmarks) {
    const QString path = image("disk.img");
    DocumentTab* tab = open(path);
    HexOptions options;
    options.columns = 32;
    options.grouping = 4;
    options.address = AddressStyle::LbaAndOffset;
    options.decimalAddress = true;
    options.encoding = Encoding::MacRoman;
    options.zoom = 3;
    window->setHexOptions(options);
    EXPECT_EQ(tab->hexView()->layout().bytesPerRow(), 32);
    tab->bookmarks()->set(4096, QStringLiteral("here"));
    auto* dock = window->findChild<QDockWidget*>(QStringLiteral("dock.bookmarks"));
    ASSERT_NE(dock, nullptr);
    dock->hide();
    window->close();
    start();
    EXPECT_EQ(window->hexOptions(), options);
    dock = window->findChild<QDockWidget*>(QStringLiteral("dock.bookmarks"));
    EXPECT_TRUE(dock->isHidden());
    tab = open(path);
    EXPECT_EQ(tab->hexView()->options(), options);
    EXPECT_TRUE(tab->bookmarks()->has(4096));
}

TEST_F(Window, NonsenseInTheSettingsBecomesTheDefault) {
    auto settings = settingsIn(folder.path());
    settings->setValue(QStringLiteral("hex/columns"), 13);
    settings->setValue(QStringLiteral("hex/grouping"), -4);
    settings->setValue(QStringLiteral("hex/encoding"), QStringLiteral("klingon"));
    settings->setValue(QStringLiteral("hex/zoom"), 100'000);
    const HexOptions options = HexOptions::load(*settings);
    EXPECT_EQ(options.columns, 16);
    EXPECT_EQ(options.grouping, 1);
    EXPECT_EQ(options.encoding, Encoding::Ascii);
    EXPECT_EQ(options.zoom, HexOptions::maxZoom);
}

TEST_F(Window, WhatCannotBeOpenedIsExplainedInItsTab) {
    const QString path = QString::fromStdString((folder.path() / "later.img").string());
    DocumentTab* tab = window->openSpec({path, false, 0});
    ASSERT_TRUE(waitFor([&] { return tab->findChild<ErrorPage*>() != nullptr; }));
    EXPECT_EQ(tab->session(), nullptr);
    EXPECT_EQ(window->messages().rowCount(), 1);
    EXPECT_EQ(window->messages().at(0).severity, MessageLog::Severity::Error);
    bool named = false;
    for (const QLabel* label : tab->findChildren<QLabel*>())
        named = named || label->text().contains(QStringLiteral("later.img"));
    EXPECT_TRUE(named);
    // The button does it once the cause is gone.
    image("later.img");
    QTest::mouseClick(tab->findChild<QPushButton*>(), Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
    EXPECT_EQ(tab->session()->size(), std::uint64_t{1} << 20);
}

TEST_F(Window, WithoutRightsItSaysWhatToDo) {
    ErrorPage page(QStringLiteral("/dev/sda"),
                   {Cause::Permission, "/dev/sda cannot be read: Permission denied", {}});
    QStringList buttons;
    for (const QPushButton* button : page.findChildren<QPushButton*>()) buttons << button->text();
    EXPECT_EQ(buttons.size(), 2);
    QApplication::clipboard()->clear();
    for (QPushButton* button : page.findChildren<QPushButton*>()) QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(QApplication::clipboard()->text(),
              QString::fromStdString(administratorCommand("info", "/dev/sda")));
    EXPECT_FALSE(ErrorPage::advice({Cause::Permission, "", {}}, QStringLiteral("x")).isEmpty());
    // No one can be asked for the rights to a file.
    ErrorPage ofFile(image("theirs.img"), {Cause::Permission, "Permission denied", {}});
    EXPECT_EQ(ofFile.findChildren<QPushButton*>().size(), 1);
}

TEST_F(Window, UnreadableSectorsGoToTheMessages) {
    auto source = std::make_shared<FakeSource>(1 << 20);
    source->makeBad(1024, 512);
    DocumentTab* tab = window->openSource(asOpened(source), QStringLiteral("bad"));
    ASSERT_TRUE(waitFor([&] { return window->messages().rowCount() > 0; }));
    const MessageLog::Message& message = window->messages().at(0);
    EXPECT_EQ(message.severity, MessageLog::Severity::Error);
    EXPECT_EQ(message.session, tab->session());
    ASSERT_TRUE(message.offset);
    EXPECT_EQ(*message.offset, 1024u);
}

TEST_F(Window, ReadAgainReadsFromTheDisk) {
    auto source = std::make_shared<FakeSource>(1 << 20);
    DocumentTab* tab = window->openSource(asOpened(source), QStringLiteral("x"));
    ASSERT_TRUE(waitFor([&] { return !tab->session()->pages().busy(); }));
    const QString before = tab->hexView()->visibleText();
    source->setShift(7);
    tab->hexView()->setFocus();
    key(Qt::Key_F5);
    EXPECT_TRUE(waitFor([&] {
        const QString now = tab->hexView()->visibleText();
        return now != before && !now.contains(QStringLiteral(" .. "));
    }));
}

TEST_F(Window, TheRealDisksOpen) {
    for (const char* name : {"gpt_apfs", "mbr_hfsplus_fat16", "apm_hfsplus", "gpt_4k_head", "ext2"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        DocumentTab* tab = open(QString::fromStdString(path.string()));
        EXPECT_TRUE(waitFor([&] { return tab->session()->layout() != nullptr; })) << name;
        EXPECT_FALSE(window->grab().isNull());
    }
    EXPECT_EQ(window->tabs()->count(), 5);
}

TEST_F(Window, APartitionOpensByItsName) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    DocumentTab* tab = open(QString::fromStdString(path.string()) + QStringLiteral("#2"));
    EXPECT_TRUE(waitFor([&] { return tab->session()->layout() != nullptr; }));
    EXPECT_EQ(tab->session()->layout()->fileSystem, QStringLiteral("FAT16"));
    EXPECT_EQ(tab->title(), QStringLiteral("mbr_hfsplus_fat16.img#2"));
}

TEST_F(Window, SparseGiantsOpenAtOnce) {
    const auto path = folder.path() / "giant.img";
    testing::writeFile(path, {});
    std::error_code refused;
    std::filesystem::resize_file(path, (std::uint64_t{16} << 40) - 4096, refused);
    if (refused) GTEST_SKIP() << "this file system takes no file of 16 TiB - 4 KiB";
    QElapsedTimer timer;
    timer.start();
    DocumentTab* tab = open(QString::fromStdString(path.string()));
    EXPECT_TRUE(waitFor([&] { return !tab->session()->pages().busy(); }));
    EXPECT_FALSE(tab->hexView()->visibleText().contains(QStringLiteral(" .. ")));
    RecordProperty("milliseconds", static_cast<int>(timer.elapsed()));
    tab->session()->goTo((std::uint64_t{16} << 40) - 4097);
    EXPECT_TRUE(waitFor([&] { return !tab->hexView()->visibleText().contains(QStringLiteral(" .. ")); }));
    EXPECT_EQ(tab->hexView()->verticalScrollBar()->value(), tab->hexView()->verticalScrollBar()->maximum());
}

}  // namespace
}  // namespace sectorsmith::gui
