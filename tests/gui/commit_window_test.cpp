// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way in the window: type, review, write, take back, and what an interrupted run leaves; byte for byte.
#include <gtest/gtest.h>

#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>

#include "gui/editing/edit_autosave.h"
#include "gui/editing/notice_bar.h"
#include "gui/editing/pending_panel.h"
#include "gui/editing/records_dialog.h"
#include "gui/editing/review_dialog.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {
namespace {

class CommitWindow : public ::testing::Test {
 protected:
    void start() {
        window.reset();
        auto settings = settingsIn(folder.path());
        settings->setValue(QStringLiteral("edit/stateFolder"), stateFolder());
        window = std::make_unique<MainWindow>(std::move(settings));
        window->resize(1300, 850);
        window->show();
        window->activateWindow();
        QTest::qWait(5);
    }
    void TearDown() override {
        if (window) discardAll();
        window.reset();
    }
    void discardAll() {
        if (SourceSession* session = window->currentSession()) session->discardEdits();
    }
    QString stateFolder() const { return QString::fromStdString((folder.path() / "state").string()); }
    DocumentTab* open(const QString& spec) {
        DocumentTab* tab = window->openSpec({spec, false, 0});
        EXPECT_TRUE(waitFor([&] { return tab->session() != nullptr; })) << spec.toStdString();
        waitFor([&] { return !tab->session()->pages().busy(); });
        return tab;
    }
    QString copyOf(const std::filesystem::path& image) {
        const auto path = folder.path() / "disk.img";
        std::filesystem::copy_file(image, path);
        original = testing::readFile(path);
        return QString::fromStdString(path.string());
    }
    std::vector<std::byte> onDisk() const { return testing::readFile(folder.path() / "disk.img"); }
    std::vector<std::byte> expected(std::uint64_t offset, std::initializer_list<int> bytes) const {
        std::vector<std::byte> all = original;
        for (const int b : bytes) all[offset++] = static_cast<std::byte>(b);
        return all;
    }
    static bool reach(ReviewDialog& dialog, ReviewController::State state) {
        return waitFor([&] { return dialog.controller().state() == state; });
    }
    NoticeBar* notice(DocumentTab* tab, const char* name) {
        NoticeBar* bar = nullptr;
        waitFor([&] {
            bar = tab->findChild<NoticeBar*>(QString::fromLatin1(name));
            return bar != nullptr;
        });
        return bar;
    }
    static void click(QWidget* parent, const QString& text) {
        for (QPushButton* button : parent->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == text) {
                button->click();
                return;
            }
        FAIL() << "no button " << text.toStdString();
    }

    testing::TemporaryFolder folder;
    std::vector<std::byte> original;
    std::unique_ptr<MainWindow> window;
};

TEST_F(CommitWindow, TypeReviewWriteTakeBack) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const QString path = copyOf(image);
    start();
    DocumentTab* tab = open(path);
    SourceSession* session = tab->session();
    EXPECT_FALSE(session->editing());
    EXPECT_FALSE(menuAction(*window, u"Review and write…")->isEnabled());
    menuAction(*window, u"Allow editing")->trigger();
    ASSERT_TRUE(session->editing());
    const std::uint64_t at = 0x8123;
    session->goTo(at);
    tab->hexView()->setFocus();
    QTest::keyClicks(tab->hexView(), QStringLiteral("CAFE"));
    menuAction(*window, u"Undo")->trigger();
    EXPECT_FALSE(session->hasEdits());
    menuAction(*window, u"Redo")->trigger();
    ASSERT_TRUE(session->hasEdits());
    auto* pending = window->findChild<PendingPanel*>();
    ASSERT_NE(pending, nullptr);
    EXPECT_TRUE(waitFor([&] { return pending->list()->topLevelItemCount() == 1; }));
    EXPECT_EQ(onDisk(), original);  // nothing is written before the review

    ReviewDialog dialog(session);
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    EXPECT_FALSE(dialog.controller().review().refused) << dialog.controller().review().refused->message;
    EXPECT_EQ(dialog.controller().review().sectors, 1u);
    ASSERT_EQ(dialog.controller().review().lines.size(), 1u);
    EXPECT_EQ(dialog.controller().review().lines[0].offset, at);
    EXPECT_EQ(dialog.controller().review().lines[0].after, (std::vector{std::byte{0xCA}, std::byte{0xFE}}));
    EXPECT_TRUE(dialog.controller().review().tableChanges.empty());
    EXPECT_EQ(onDisk(), original);
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Done))
        << dialog.controller().message().text.toStdString();
    EXPECT_EQ(onDisk(), expected(at, {0xCA, 0xFE}));
    picture(dialog, QStringLiteral("review-done"));
    EXPECT_FALSE(session->hasEdits());
    // It can be closed by its button, and that stays so, whatever still looks at the commit.
    QTest::qWait(150);
    EXPECT_EQ(child<QPushButton>(dialog, "close")->text(), QStringLiteral("Close"));
    EXPECT_TRUE(child<QPushButton>(dialog, "close")->isEnabled());
    QTest::mouseClick(child<QPushButton>(dialog, "close"), Qt::LeftButton);
    EXPECT_FALSE(dialog.isVisible());
    std::vector<std::byte> seen(2);
    ASSERT_TRUE(readExact(*session->source(), at, seen));
    EXPECT_EQ(seen[0], std::byte{0xCA});

    RecordsDialog records(stateFolder());
    records.show();
    QObject::connect(&records, &RecordsDialog::diskChanged, session, &SourceSession::reread);
    ASSERT_TRUE(waitFor([&] { return !records.busy(); }));
    ASSERT_EQ(child<QTreeWidget>(records, "records")->topLevelItemCount(), 1);
    EXPECT_TRUE(waitFor([&] { return child<QTreeWidget>(records, "bytes")->topLevelItemCount() == 1; }));
    picture(records, QStringLiteral("records"));
    records.apply(Recovery::TakeBack, false, std::nullopt);
    ASSERT_TRUE(waitFor([&] { return !records.busy(); }));
    EXPECT_TRUE(waitFor([&] { return !child<QPushButton>(records, "takeBack")->isEnabled(); }));
    EXPECT_EQ(onDisk(), original);
    ASSERT_TRUE(readExact(*session->source(), at, seen));
    EXPECT_EQ(seen[0], original[at]);
}

TEST_F(CommitWindow, APartitionIsWrittenWhereItLies) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const QString path = copyOf(image);
    start();
    SourceSession* session = open(path + QStringLiteral("#1"))->session();
    ASSERT_GT(session->diskOffset(), 0u);
    session->setEditing(true);
    const StagedWrite write{0x40, {std::byte{1}, std::byte{2}}};
    ASSERT_TRUE(session->stage({&write, 1}, QStringLiteral("x")));
    ReviewDialog dialog(session);
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    // The first sectors hold the container's superblock: people are told.
    EXPECT_GE(child<QListWidget>(dialog, "notes")->count(), 1);
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Done))
        << dialog.controller().message().text.toStdString();
    EXPECT_EQ(onDisk(), expected(session->diskOffset() + 0x40, {1, 2}));
}

TEST_F(CommitWindow, ADamagedTableIsSaidInTheReview) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const QString path = copyOf(image);
    start();
    SourceSession* session = open(path)->session();
    session->setEditing(true);
    const StagedWrite write{512 + 40,
                            {std::byte{0x55}}};  // first usable sector: the header's CRC is wrong then
    ASSERT_TRUE(session->stage({&write, 1}, QStringLiteral("x")));
    ReviewDialog dialog(session);
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    bool crc = false;
    for (const ReviewNote& note : dialog.controller().review().notes)
        crc = crc || note.text.contains(QStringLiteral("gpt.header-crc"));
    EXPECT_TRUE(crc);
    QTest::qWait(50);
    picture(dialog, QStringLiteral("review-table"));
    picture(*window, QStringLiteral("window-editing"));
    EXPECT_FALSE(dialog.controller().review().tableChanges.empty());
    dialog.close();
    EXPECT_EQ(onDisk(), original);
}

TEST_F(CommitWindow, WhatChangedMeanwhileIsNotOverwritten) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const QString path = copyOf(image);
    start();
    SourceSession* session = open(path)->session();
    session->setEditing(true);
    const StagedWrite write{0x9000, {std::byte{0x77}}};
    ASSERT_TRUE(session->stage({&write, 1}, QStringLiteral("x")));
    ReviewDialog dialog(session);
    dialog.show();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Ready));
    const auto other = expected(0x9010, {0x99});
    testing::writeFile(folder.path() / "disk.img", other);
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(reach(dialog, ReviewController::State::Failed));
    picture(dialog, QStringLiteral("review-changed"));
    EXPECT_EQ(onDisk(), other);
    EXPECT_TRUE(session->hasEdits());  // kept
}

TEST_F(CommitWindow, EditsSurviveTheProgram) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const QString path = copyOf(image);
    start();
    SourceSession* session = open(path)->session();
    session->setEditing(true);
    const StagedWrite write{0x9000, {std::byte{0x77}, std::byte{0x78}}};
    ASSERT_TRUE(session->stage({&write, 1}, QStringLiteral("x")));
    auto* keeper = session->findChild<EditAutosave*>();
    ASSERT_NE(keeper, nullptr);
    ASSERT_TRUE(waitFor([&] { return keeper->keeps(); }));
    window->closeTab(0);  // without asking, as a crash would

    DocumentTab* tab = open(path);
    NoticeBar* bar = notice(tab, "notice.edits");
    ASSERT_NE(bar, nullptr);
    EXPECT_FALSE(tab->session()->hasEdits());
    picture(*window, QStringLiteral("window-saved-edits"));
    click(bar, QStringLiteral("Restore"));
    EXPECT_TRUE(tab->session()->editing());
    std::vector<std::byte> seen(2);
    ASSERT_TRUE(readExact(*tab->session()->source(), 0x9000, seen));
    EXPECT_EQ(seen, (std::vector{std::byte{0x77}, std::byte{0x78}}));
    tab->session()->discardEdits();
    ASSERT_TRUE(waitFor([keeper = tab->session()->findChild<EditAutosave*>()] { return keeper->idle(); }));
    window->closeTab(0);
    for (const auto& entry : std::filesystem::directory_iterator(stateFolder().toStdString()))
        ADD_FAILURE() << "left behind: " << entry.path();
    EXPECT_EQ(onDisk(), original);
}

TEST_F(CommitWindow, ACutOffCommitIsOffered) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const QString path = copyOf(image);
    start();
    std::filesystem::create_directory(stateFolder().toStdString());
    WriteTarget target;
    target.path = path.toStdString();
    target.sectorSize = 512;
    UndoStore store({}, stateFolder().toStdString());
    SectorRun first{0x9000, {original.begin() + 0x9000, original.begin() + 0x9200}, {}};
    first.after.assign(512, std::byte{0x11});
    SectorRun second{0xA000, {original.begin() + 0xA000, original.begin() + 0xA200}, {}};
    second.after.assign(512, std::byte{0x22});
    {
        auto device = openForWriting(target.path, {Exclusivity::Exclusive, target.sectorSize});
        ASSERT_TRUE(device) << device.error().message;
        SilentProgress quiet;
        ASSERT_TRUE(store.create(**device, "interrupted", std::vector{first, second}, quiet));
    }
    auto half = original;
    std::ranges::copy(first.after, half.begin() + 0x9000);
    testing::writeFile(folder.path() / "disk.img", half);

    DocumentTab* tab = open(path);
    NoticeBar* bar = notice(tab, "notice.recovery");
    ASSERT_NE(bar, nullptr);
    click(bar, QStringLiteral("Undo"));
    EXPECT_TRUE(waitFor([&] { return tab->findChild<NoticeBar*>() == nullptr; }))
        << bar->text().toStdString();
    EXPECT_EQ(onDisk(), original);
}

}  // namespace
}  // namespace sectorsmith::gui
