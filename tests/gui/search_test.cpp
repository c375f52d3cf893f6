// SPDX-License-Identifier: GPL-3.0-or-later
// Searching, comparing and checksums in the window.
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QTreeView>

#include "gui/search/checksum_dialog.h"
#include "gui/search/compare_window.h"
#include "gui/search/difference_model.h"
#include "gui/search/match_model.h"
#include "gui/search/range_work.h"
#include "gui/search/search_form.h"
#include "gui/search/search_panel.h"
#include "gui/search/statistics_charts.h"
#include "gui/search/statistics_dialog.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

std::vector<std::byte> zeros(std::size_t size) { return std::vector<std::byte>(size); }

void put(std::vector<std::byte>& bytes, std::size_t at, const char* text) {
    for (std::size_t i = 0; text[i] != 0; ++i) bytes[at + i] = static_cast<std::byte>(text[i]);
}

struct Shown {
    explicit Shown(std::vector<std::byte> bytes)
        : session(std::make_unique<SourceSession>(asOpened(std::make_shared<MemorySource>(std::move(bytes))),
                                                  QStringLiteral("test"))) {
        panel.setSession(session.get());
        panel.resize(900, 300);
        panel.show();
    }
    bool settle() {
        return waitFor([&] { return !panel.searching(); });
    }
    void look(SearchForm::Kind kind, const char* text) {
        panel.form()->setKind(kind);
        panel.form()->setText(QString::fromUtf8(text));
    }
    std::unique_ptr<SourceSession> session;
    SearchPanel panel;
};

std::vector<std::byte> three() {
    auto bytes = zeros(64 << 10);
    put(bytes, 1000, "needle");
    put(bytes, 20000, "NEEDLE");
    put(bytes, 60000, "needle");
    return bytes;
}

TEST(Search, AllMatchesInAList) {
    Shown shown(three());
    shown.look(SearchForm::Kind::Text, "needle");
    shown.panel.findAll();
    ASSERT_TRUE(shown.settle());
    ASSERT_EQ(shown.panel.matches()->rowCount(), 3);  // case does not matter unless asked for
    EXPECT_EQ(shown.panel.matches()->matches()[1].offset, 20000u);
    EXPECT_TRUE(shown.panel.status().startsWith(QStringLiteral("3 found")))
        << qPrintable(shown.panel.status());
    const auto* model = shown.panel.matches();
    EXPECT_EQ(model->data(model->index(1, MatchModel::OffsetColumn), Qt::DisplayRole).toString(),
              QStringLiteral("0x4E20"));
    EXPECT_EQ(model->data(model->index(1, MatchModel::LbaColumn), Qt::DisplayRole).toString(),
              QStringLiteral("39"));
    ASSERT_TRUE(waitFor([&] {
        return model->data(model->index(0, MatchModel::BytesColumn), Qt::DisplayRole)
            .toString()
            .startsWith(QStringLiteral("6e 65 65 64 6c 65"));
    }));
    // A click goes there.
    auto* list = shown.panel.findChild<QTreeView*>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(model->index(2, 0)).center());
    EXPECT_EQ(shown.session->cursor(), 60000u);
    EXPECT_EQ(shown.session->selection(), (ByteRange{60000, 6}));
}

TEST(Search, NextAndPreviousGoRoundTheEnd) {
    Shown shown(three());
    shown.look(SearchForm::Kind::Text, "needle");
    for (const std::uint64_t expected : {1000u, 20000u, 60000u, 1000u, 20000u}) {
        shown.panel.findNext();
        ASSERT_TRUE(shown.settle());
        EXPECT_EQ(shown.session->selection(), (ByteRange{expected, 6})) << qPrintable(shown.panel.status());
    }
    for (const std::uint64_t expected : {1000u, 60000u, 20000u}) {
        shown.panel.findPrevious();
        ASSERT_TRUE(shown.settle());
        EXPECT_EQ(shown.session->selection(), (ByteRange{expected, 6})) << qPrintable(shown.panel.status());
    }
    shown.look(SearchForm::Kind::Bytes, "DE AD BE EF");
    shown.panel.findNext();
    ASSERT_TRUE(shown.settle());
    EXPECT_EQ(shown.panel.status(), QStringLiteral("Not found"));
    EXPECT_EQ(shown.session->cursor(), 20000u);
}

TEST(Search, EveryKindOfPattern) {
    auto bytes = zeros(8192);
    put(bytes, 512, "\x12\x34\x56\x78");
    put(bytes, 1024, "NTFS    ");
    put(bytes, 2048, "N\xC3\xA4");
    for (int i = 0; i < 4; ++i)
        bytes[static_cast<std::size_t>(3000 + 2 * i)] = static_cast<std::byte>("CAMP"[i]);
    Shown shown(std::move(bytes));
    const auto first = [&](SearchForm::Kind kind, const char* text) -> std::uint64_t {
        shown.look(kind, text);
        shown.panel.findAll();
        shown.settle();
        return shown.panel.matches()->rowCount() == 0 ? UINT64_MAX
                                                      : shown.panel.matches()->matches()[0].offset;
    };
    EXPECT_EQ(first(SearchForm::Kind::Bytes, "12 ?? 5? 78"), 512u);
    EXPECT_EQ(first(SearchForm::Kind::Integer, "0x78563412"), 512u);
    EXPECT_EQ(first(SearchForm::Kind::Text, "nä"), 2048u);
    EXPECT_EQ(first(SearchForm::Kind::Regex, "NT[A-Z]S +"), 1024u);
    EXPECT_EQ(first(SearchForm::Kind::Bytes, "FF FF FF | 4E 54 46 53"), 1024u);
    for (QComboBox* box : shown.panel.findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("Encoding the expression matches"))
            box->setCurrentIndex(1);
    EXPECT_EQ(first(SearchForm::Kind::Regex, "BOOT|C[A-Z]MP"), 3000u);
    EXPECT_EQ(shown.session->hits(), std::vector<quint64>{3000});
    // What cannot be understood is said, and nothing runs.
    shown.look(SearchForm::Kind::Bytes, "12 3");
    shown.panel.findAll();
    EXPECT_FALSE(shown.panel.searching());
    EXPECT_TRUE(shown.panel.status().startsWith(QStringLiteral("⚠"))) << qPrintable(shown.panel.status());
}

TEST(Search, SeesStagedEditsAndCountsUnreadableSectors) {
    auto fake = std::make_shared<testing::FakeSource>(std::uint64_t{4} << 20);
    fake->makeBad(1 << 20, 1024);
    SourceSession session(asOpened(fake), QStringLiteral("test"));
    SearchPanel panel;
    panel.setSession(&session);
    session.setEditing(true);
    std::vector<std::byte> bytes(6);
    put(bytes, 0, "\xFFneed");
    const StagedWrite write{3 << 20, bytes};
    ASSERT_TRUE(session.stage(std::span(&write, 1), QStringLiteral("typed")));
    panel.form()->setKind(SearchForm::Kind::Bytes);
    panel.form()->setText(QStringLiteral("FF 6E 65 65 64 00"));
    panel.findAll();
    ASSERT_TRUE(waitFor([&] { return !panel.searching(); }));
    ASSERT_EQ(panel.matches()->rowCount(), 1);
    EXPECT_EQ(panel.matches()->matches()[0].offset, 3u << 20);
    EXPECT_TRUE(panel.status().contains(QStringLiteral("2 unreadable sectors")))
        << qPrintable(panel.status());
}

TEST(Search, EndsWithItsSource) {
    SearchPanel panel;
    auto session = std::make_unique<SourceSession>(
        asOpened(std::make_shared<testing::FakeSource>(std::uint64_t{1} << 40)), QStringLiteral("test"));
    panel.setSession(session.get());
    panel.form()->setKind(SearchForm::Kind::Bytes);
    panel.form()->setText(QStringLiteral("00 11 22 33 44 55 66 77 88 99 AA BB CC DD EE FF 01"));
    panel.findAll();
    EXPECT_TRUE(panel.searching());
    QTest::qWait(50);
    panel.stop();
    ASSERT_TRUE(waitFor([&] { return !panel.searching(); }));
    EXPECT_TRUE(panel.status().startsWith(QStringLiteral("Stopped"))) << qPrintable(panel.status());
    panel.findAll();
    panel.setSession(nullptr);
    session.reset();
    ASSERT_TRUE(waitFor([&] { return !panel.searching(); }));
}

TEST(Compare, ListsRunsAndScrollsBothSides) {
    auto left = zeros(256 << 10);
    auto right = left;
    right[5000] = std::byte{1};
    right[5002] = std::byte{1};
    right[200000] = std::byte{7};
    right.resize(300 << 10);
    SourceSession first(asOpened(std::make_shared<MemorySource>(left)), QStringLiteral("a"));
    SourceSession second(asOpened(std::make_shared<MemorySource>(right)), QStringLiteral("b"));
    CompareWindow window({{&first, QStringLiteral("a")}, {&second, QStringLiteral("b")}}, 0);
    window.show();
    window.compare();
    ASSERT_TRUE(waitFor([&] { return !window.running(); }));
    ASSERT_EQ(window.differences()->rowCount(), 2) << qPrintable(window.status());
    EXPECT_EQ(window.differences()->all()[0].offset, 5000u);
    EXPECT_EQ(window.differences()->all()[0].length, 3u);
    EXPECT_TRUE(window.status().contains(QLocale().toString(307200))) << qPrintable(window.status());
    window.step(false);
    window.step(false);
    EXPECT_EQ(window.view(0)->session()->cursor(), 200000u);
    EXPECT_EQ(window.view(1)->session()->cursor(), 200000u);
    EXPECT_EQ(window.view(0)->topRow(), window.view(1)->topRow());
    window.view(0)->setTopRow(100);
    EXPECT_TRUE(waitFor([&] { return window.view(1)->topRow() == 100; })) << window.view(1)->topRow();
    window.view(1)->setTopRow(7000);
    EXPECT_TRUE(waitFor([&] { return window.view(0)->topRow() == 7000; })) << window.view(0)->topRow();
    // The tabs' own cursors stay where they were.
    EXPECT_EQ(first.cursor(), 0u);
    // Marked in both views.
    const auto marks = window.view(1)->session()->fieldsIn({199990, 100});
    ASSERT_EQ(marks.size(), 1u);
    EXPECT_EQ(marks[0].range, (ByteRange{200000, 1}));
}

TEST(Compare, RangesOfOneSource) {
    auto bytes = zeros(64 << 10);
    for (std::size_t i = 0; i < 4096; ++i) bytes[i] = bytes[32768 + i] = static_cast<std::byte>(i * 7);
    bytes[32768 + 100] = std::byte{0xEE};
    SourceSession session(asOpened(std::make_shared<MemorySource>(bytes)), QStringLiteral("a"));
    CompareWindow window({{&session, QStringLiteral("a")}}, 0);
    window.show();
    window.setRanges(0, QStringLiteral("0"), 0, QStringLiteral("0x8000"), QStringLiteral("4K"));
    window.compare();
    ASSERT_TRUE(waitFor([&] { return !window.running(); }));
    ASSERT_EQ(window.differences()->rowCount(), 1) << qPrintable(window.status());
    window.goToDifference(0);
    EXPECT_EQ(window.view(0)->session()->cursor(), 100u);
    EXPECT_EQ(window.view(1)->session()->cursor(), 32868u);
    EXPECT_EQ(window.view(1)->topRow(), window.view(0)->topRow() + 2048);
    window.view(0)->setTopRow(20);
    EXPECT_TRUE(waitFor([&] { return window.view(1)->topRow() == 2068; })) << window.view(1)->topRow();
    window.setRanges(0, QStringLiteral("nonsense"), 0, QString(), QString());
    window.compare();
    EXPECT_FALSE(window.running());
    EXPECT_TRUE(window.status().startsWith(QStringLiteral("⚠")));
    EXPECT_EQ(sharedMnemonics(window), QStringList());
    // Esc closes it, from wherever the keys go.
    window.activateWindow();
    window.view(0)->setFocus();
    QTest::keyClick(window.view(0), Qt::Key_Escape);
    EXPECT_FALSE(window.isVisible());
}

// What the dialog shows for the checksum of that name; empty until it is computed.
QString checksum(const ChecksumDialog& dialog, const char* kind) {
    return child<QLineEdit>(dialog, kind)->text();
}

TEST(Checksums, OfTheSelectionAndOfAll) {
    auto bytes = zeros(4096);
    put(bytes, 512, "123456789");
    SourceSession session(asOpened(std::make_shared<MemorySource>(bytes)), QStringLiteral("a"));
    session.select({512, 9});
    ChecksumDialog dialog(&session);
    dialog.compute();
    ASSERT_TRUE(waitFor([&] { return !checksum(dialog, "CRC-32").isEmpty(); }));
    EXPECT_EQ(checksum(dialog, "CRC-32"), QStringLiteral("cbf43926"));  // the check value of CRC-32
    EXPECT_EQ(checksum(dialog, "MD5"), QStringLiteral("25f9e794323b453885f5181f1b624d0b"));
    // As sha512sum and b2sum give them.
    EXPECT_EQ(checksum(dialog, "SHA-512"),
              QStringLiteral("d9e6762dd1c8eaf6d61b3c6192fc408d4d6d5f1176d0c29169bc24e71c3f274a"
                             "d27fcd5811b313d681f7e55ec02d73d499c95455b6b5bb503acf574fba8ffe85"));
    EXPECT_EQ(checksum(dialog, "BLAKE2b"),
              QStringLiteral("f5ab8bafa6f2f72b431188ac38ae2de7bb618fb3d38b6cbf639defcdd5e10a86"
                             "b22fccff571da37e42b23b80b657ee4d936478f582280a87d6dbb1da73f5c47d"));
    const auto* verdict = child<QLabel>(dialog, "verdict");
    child<QLineEdit>(dialog, "expected")->setText(QStringLiteral(" 25F9E794323B453885F5181F1B624D0B"));
    EXPECT_TRUE(verdict->text().contains(QStringLiteral("MD5"))) << qPrintable(verdict->text());
    child<QLineEdit>(dialog, "expected")->setText(QStringLiteral("1234"));
    EXPECT_TRUE(verdict->text().contains(QStringLiteral("no match"))) << qPrintable(verdict->text());
    // A sector that cannot be read: no checksum.
    auto fake = std::make_shared<testing::FakeSource>(1 << 20);
    fake->makeBad(4096, 512);
    SourceSession broken(asOpened(fake), QStringLiteral("b"));
    ChecksumDialog none(&broken);
    none.compute();
    ASSERT_TRUE(waitFor(
        [&] { return none.findChild<RangeWork*>()->text().contains(QStringLiteral("Cannot compute")); }));
    EXPECT_TRUE(checksum(none, "SHA-256").isEmpty());
}

TEST(Statistics, OfTheSelectionWithPlacesToGoTo) {
    auto bytes = zeros(1 << 20);
    for (std::size_t i = 1 << 19; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::byte>(i * 2654435761u >> 13);
    SourceSession session(asOpened(std::make_shared<MemorySource>(bytes)), QStringLiteral("a"));
    session.select({0, 1 << 20});
    StatisticsDialog dialog(&session);
    const auto* summary = child<QLabel>(dialog, "summary");
    dialog.show();
    dialog.compute();
    ASSERT_TRUE(
        waitFor([&] { return !dialog.findChild<RangeWork*>()->running() && !summary->text().isEmpty(); }));
    EXPECT_TRUE(summary->text().contains(QStringLiteral("256 of 256"))) << qPrintable(summary->text());
    const auto& pieces = dialog.findChild<EntropyChart*>()->pieces();
    ASSERT_EQ(pieces.size(), 256u);
    EXPECT_EQ(pieces[127].mean, 0.0);
    EXPECT_GT(pieces[128].mean, 7.5);
    picture(dialog, QStringLiteral("entropy"));
    // A click three quarters along goes there.
    EntropyChart* chart = dialog.findChild<EntropyChart*>();
    QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(chart->width() * 3 / 4, chart->height() / 2));
    EXPECT_NEAR(static_cast<double>(session.cursor()), 0.75 * (1 << 20), 20'000.0);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Home);
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Return);
    EXPECT_EQ(session.cursor(), 4096u);
}

TEST(Statistics, OfALargeDiskCanBeStopped) {
    SourceSession session(asOpened(std::make_shared<testing::FakeSource>(std::uint64_t{1} << 50)),
                          QStringLiteral("a"));
    StatisticsDialog dialog(&session);
    const auto* summary = child<QLabel>(dialog, "summary");
    dialog.show();
    dialog.compute();
    ASSERT_TRUE(dialog.findChild<RangeWork*>()->running());
    dialog.stop();
    EXPECT_TRUE(waitFor([&] { return !dialog.findChild<RangeWork*>()->running(); }));
    EXPECT_TRUE(summary->text().isEmpty());
}

// The keys and menus of the window. With SECTORSMITH_PICTURES=FOLDER it leaves pictures there.
TEST(SearchInWindow, KeysMenusAndPictures) {
    testing::TemporaryFolder folder;
    auto bytes = three();
    put(bytes, 512, "EFI PART");
    testing::writeFile(folder.path() / "first.img", bytes);
    bytes[700] = std::byte{0xAA};
    put(bytes, 20000, "another thing");
    testing::writeFile(folder.path() / "second.img", bytes);
    MainWindow window(settingsIn(folder.path()));
    window.resize(1280, 860);
    window.show();
    window.activateWindow();
    for (const char* name : {"second.img", "first.img"}) {
        DocumentTab* tab =
            window.openSpec({QString::fromStdString((folder.path() / name).string()), false, 0});
        ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
    }
    const QString pictures = qEnvironmentVariable("SECTORSMITH_PICTURES");
    const auto picture = [&](QWidget* widget, const char* name) {
        QTest::qWait(pictures.isEmpty() ? 1 : 300);
        const QPixmap taken = widget->grab();
        EXPECT_FALSE(taken.isNull());
        if (pictures.isEmpty()) return;
        EXPECT_TRUE(taken.save(pictures + QLatin1Char('/') + QLatin1String(name)));
    };
    auto* panel = window.findChild<SearchPanel*>();
    ASSERT_NE(panel, nullptr);
    const auto action = [&](const char* text) -> QAction* {
        return menuAction(window, QString::fromUtf8(text));
    };
    QAction* find = action("Find…");
    ASSERT_NE(find, nullptr);
    EXPECT_TRUE(find->isEnabled());
    EXPECT_EQ(find->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F));
    find->trigger();
    EXPECT_TRUE(panel->isVisible());
    panel->form()->setKind(SearchForm::Kind::Text);
    panel->form()->setText(QStringLiteral("needle"));
    panel->findAll();
    ASSERT_TRUE(waitFor([&] { return !panel->searching(); }));
    EXPECT_EQ(panel->matches()->rowCount(), 3);
    action("Find next")->trigger();
    ASSERT_TRUE(waitFor([&] { return !panel->searching(); }));
    EXPECT_EQ(window.currentSession()->selection(), (ByteRange{1000, 6}));
    picture(&window, "search.png");
    // Each source has its own list.
    window.tabs()->setCurrentIndex(0);
    EXPECT_EQ(panel->matches()->rowCount(), 0);
    window.tabs()->setCurrentIndex(1);
    EXPECT_EQ(panel->matches()->rowCount(), 3);

    action("Compare…")->trigger();
    auto* compare = window.findChild<CompareWindow*>();
    ASSERT_NE(compare, nullptr);
    compare->compare();
    ASSERT_TRUE(waitFor([&] { return !compare->running(); }));
    EXPECT_GE(compare->differences()->rowCount(), 2) << qPrintable(compare->status());
    compare->goToDifference(0);
    picture(compare, "compare.png");
    // A tab may close under it.
    window.closeTab(0);
    compare->compare();
    EXPECT_TRUE(compare->status().contains(QStringLiteral("no longer open")))
        << qPrintable(compare->status());

    action("Checksums…")->trigger();
    auto* sums = window.findChild<ChecksumDialog*>();
    ASSERT_NE(sums, nullptr);
    sums->compute();
    ASSERT_TRUE(waitFor([&] { return !checksum(*sums, "SHA-256").isEmpty(); }));
    child<QLineEdit>(*sums, "expected")->setText(checksum(*sums, "SHA-1"));
    picture(sums, "checksums.png");
}

}  // namespace
}  // namespace sectorsmith::gui
