// SPDX-License-Identifier: GPL-3.0-or-later
// How the review shows what would be written: old above new, what differs marked, nothing cut off.
#include <gtest/gtest.h>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTabWidget>

#include "gui/editing/bytes_dialogs.h"
#include "gui/editing/old_new_delegate.h"
#include "gui/editing/pending_panel.h"
#include "gui/erase/erase_dialog.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/entry_dialog.h"
#include "gui/partitions/gpt_properties_dialog.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "io/memory_source.h"
#include "partitions_testing.h"

namespace sectorsmith::gui {
namespace {

std::string wordsThatDiffer(const QString& text, const std::vector<TextPart>& parts) {
    QStringList words;
    for (const TextPart& part : parts) words << text.mid(part.at, part.length);
    return words.join(QLatin1Char('|')).toStdString();
}

TEST(OldNew, WordsThatDiffer) {
    const auto check = [](const char* before, const char* after, const char* left, const char* right) {
        const QString a = QString::fromUtf8(before);
        const QString b = QString::fromUtf8(after);
        const auto [x, y] = differingWords(a, b);
        EXPECT_EQ(wordsThatDiffer(a, x), left) << before;
        EXPECT_EQ(wordsThatDiffer(b, y), right) << before;
    };
    check("DE AD BE EF", "DE 00 01 EF", "AD BE", "00 01");
    // Byte against byte, though the longest common run would be another one.
    check("00 01 02", "01 02 03", "00 01 02", "01 02 03");
    check("same", "same", "", "");
    check("", "00 ee", "", "00 ee");
    check("entry of four words here", "entry of words here", "four", "");
    check("a x b y c", "a b c d", "x|y", "d");
    check("(none)", "0x101: 06 0b", "(none)", "0x101: 06 0b");
}

TEST(OldNew, RowsGrowInsteadOfCuttingTextOff) {
    QTreeWidget list;
    list.setColumnCount(2);
    auto* delegate = new OldNewDelegate(&list);
    list.setItemDelegate(delegate);
    auto* item = new QTreeWidgetItem(&list, {QStringLiteral("MBR")});
    const QString text = QStringLiteral("word ").repeated(80).trimmed();
    OldNewDelegate::set(item, 1, text, text + QStringLiteral("s"));
    auto* second = new QTreeWidgetItem(&list, {QStringLiteral("a place with a long name of many words")});
    OldNewDelegate::set(second, 1, QString(), QStringLiteral("x"));
    list.header()->setStretchLastSection(true);
    list.resize(1000, 600);
    list.show();
    const int line = list.fontMetrics().height();
    const int inAll = list.fontMetrics().horizontalAdvance(text);
    int before = 0;
    for (const int width : {900, 500, 300}) {
        list.setColumnWidth(0, 80);
        list.resize(width, 600);
        QTest::qWait(20);
        const int height = list.visualItemRect(item).height();
        const int lines = inAll / list.columnWidth(1);
        EXPECT_GE(height, 2 * lines * line) << width;
        EXPECT_GT(height, before) << width;
        before = height;
        EXPECT_GE(list.visualItemRect(second).height(), 3 * line) << "other cells are whole, too";
    }
    // A screen reader gets both.
    EXPECT_EQ(second->text(1), QStringLiteral("old: (none); new: x"));
}

TEST_F(Partitions, TheReviewShowsOldAboveNewAsAWhole) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    open();
    SourceSession* session = tab->session();
    session->setEditing(true);
    // Late in the boot code, and an entry where there was none.
    const std::vector<StagedWrite> writes{
        {0x150, {std::byte{0xAA}, std::byte{0xBB}}},
        {0x1EE,
         {std::byte{0x80}, std::byte{1}, std::byte{2}, std::byte{3}, std::byte{7}, std::byte{4}, std::byte{5},
          std::byte{6}, std::byte{0}, std::byte{8}, std::byte{0}, std::byte{0}, std::byte{0}, std::byte{0x10},
          std::byte{0}, std::byte{0}}}};
    ASSERT_TRUE(session->stage(writes, QStringLiteral("x")));
    ReviewDialog dialog(session, window.get());
    dialog.resize(1000, 640);
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return dialog.controller().state() == ReviewController::State::Ready; }));
    QTest::qWait(20);
    Partitions::picture(&dialog, "review-old-new");
    EXPECT_EQ(sharedMnemonics(dialog), QStringList());
    const QTreeWidget* tables = child<QTreeWidget>(dialog, "tables");
    ASSERT_GE(tables->topLevelItemCount(), 2);
    bool code = false;
    bool entry = false;
    for (int i = 0; i < tables->topLevelItemCount(); ++i) {
        const QModelIndex index = tables->model()->index(i, 2);
        const QString before = OldNewDelegate::before(index);
        const QString after = OldNewDelegate::after(index);
        EXPECT_NE(before, after);
        EXPECT_FALSE((before + after).contains(QStringLiteral("…"))) << before.toStdString();
        code = code || after.contains(QStringLiteral("aa bb"));
        entry = entry || after.contains(QStringLiteral("sectors 2048-6143 (4096)"));
        // Old and new below each other.
        EXPECT_GE(tables->visualRect(index).height(), 2 * dialog.fontMetrics().height());
    }
    EXPECT_TRUE(code);
    EXPECT_TRUE(entry);
    const QTreeWidget* bytes = child<QTreeWidget>(dialog, "bytes");
    ASSERT_EQ(bytes->topLevelItemCount(), 1);
    for (int i = 0; i < bytes->topLevelItem(0)->childCount(); ++i) {
        const QModelIndex index = bytes->model()->index(i, 2, bytes->model()->index(0, 0));
        EXPECT_EQ(OldNewDelegate::before(index).size(), OldNewDelegate::after(index).size());
    }
    dialog.findChild<QTabWidget*>()->setCurrentIndex(0);
    QTest::qWait(20);
    Partitions::picture(&dialog, "review-old-new-bytes");
    dialog.reject();
    session->discardEdits();
}

// --- Keys with Alt: two things that answer to one key are two that no key reaches.
TEST_F(Partitions, EachKeyOfADialogIsOneThings) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    const auto check = [](QDialog& dialog) {
        dialog.show();
        QTest::qWait(20);
        EXPECT_EQ(sharedMnemonics(dialog), QStringList()) << dialog.windowTitle().toStdString();
    };
    PartitionsController* controller = tab->partitions();
    for (const QMenu* menu : view->findChildren<QMenu*>())
        EXPECT_EQ(sharedMnemonics(*menu), QStringList()) << menu->title().toStdString();
    {
        GptRepairDialog repair(controller, true, window.get());
        check(repair);
    }
    {
        GptPropertiesDialog properties(controller->report(), window.get());
        check(properties);
    }
    {
        EntryDialog entry(controller->report(), controller->report()->gpt.front(), window.get());
        check(entry);
        EntryDialog old(controller->report(), controller->report()->mbr.front(), window.get());
        check(old);
    }
    {
        PasteDialog paste(*tab->session(), 0, Encoding::Ascii, window.get());
        check(paste);
        FillDialog fill({0, 512}, Encoding::Ascii, window.get());
        check(fill);
    }
    for (const auto mode : {EraseController::Mode::Erase, EraseController::Mode::Trim}) {
        auto* erasing = new EraseController(tab->session(), mode);
        EraseDialog erase(erasing, window.get());
        erase.show();
        waitFor([&] { return erasing->state() != EraseController::State::Preparing; });
        check(erase);
    }
    {
        BootCampWizard wizard(controller, window.get());
        wizard.show();
        ASSERT_TRUE(waitFor([&] { return controllerOf(&wizard)->ready(); }));
        for (const auto step : {BootCampWizard::Found, BootCampWizard::Proposed, BootCampWizard::Write}) {
            ASSERT_EQ(stepOf(&wizard), step);
            check(wizard);
            if (step != BootCampWizard::Write)
                QTest::mouseClick(child<QPushButton>(wizard, "next"), Qt::LeftButton);
        }
        wizard.reject();
    }
    const StagedWrite write{0x9000, {std::byte{0x77}}};
    tab->session()->setEditing(true);
    ASSERT_TRUE(tab->session()->stage({&write, 1}, QStringLiteral("x")));
    PendingPanel panel;
    panel.setSession(tab->session());
    panel.show();
    ASSERT_TRUE(waitFor([&] { return panel.list()->topLevelItemCount() == 1; }));
    QStringList keys = sharedMnemonics(panel);
    EXPECT_EQ(keys, QStringList());
    panel.setSession(nullptr);
}

// A file may never come to its end: whoever waits for it can still cancel.
TEST(Paste, CanBeCancelledWhileAFileIsRead) {
    SECTORSMITH_NEEDS_SHELL();
    const SourceSession session(asOpened(std::make_shared<MemorySource>(std::vector<std::byte>(4096))),
                                QStringLiteral("test"));
    testing::TemporaryFolder folder;
    const auto path = folder.path() / "bytes.bin";
    testing::writeFile(path, std::vector<std::byte>(16, std::byte{1}));
    PasteDialog dialog(session, 0, Encoding::Ascii);
    dialog.show();
    dialog.setFile(QString::fromStdString(path.string()));
    dialog.accept();
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    EXPECT_FALSE(buttons->button(QDialogButtonBox::Ok)->isEnabled());
    EXPECT_TRUE(buttons->button(QDialogButtonBox::Cancel)->isEnabled());
    EXPECT_TRUE(waitFor([&] { return dialog.result() == QDialog::Accepted; }));
    EXPECT_EQ(dialog.takeBytes().size(), 16u);
}

}  // namespace
}  // namespace sectorsmith::gui
