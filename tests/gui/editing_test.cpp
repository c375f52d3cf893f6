// SPDX-License-Identifier: GPL-3.0-or-later
// Editing in the hex view: what people type and paste is staged, seen at once, and goes back.
#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QListView>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>

#include "gui/editing/bytes_dialogs.h"
#include "gui/editing/pending_panel.h"
#include "gui/editing/typed_bytes.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

std::vector<std::byte> counting(std::size_t size) {
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>(i * 7 + 1);
    return bytes;
}

std::vector<std::byte> bytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

class Editing : public ::testing::Test {
 protected:
    void open(const HexOptions& options = {}) {
        shown = std::make_unique<ShownView>(std::make_shared<MemorySource>(disk), options);
        shown->session->setEditing(true);
    }
    std::vector<std::byte> edited(std::uint64_t offset, std::size_t length) const {
        std::vector<std::byte> out(length);
        EXPECT_TRUE(readExact(*shown->session->source(), offset, out));
        return out;
    }
    // As the system delivers it: the test library's own clicks know ASCII alone.
    void type(const char* keys) {
        for (const QChar c : QString::fromUtf8(keys)) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QApplication::sendEvent(shown->view.get(), &press);
        }
    }

    const std::vector<std::byte> disk = counting(10'000);
    std::unique_ptr<ShownView> shown;
};

TEST_F(Editing, NothingChangesWhileReadOnly) {
    shown = std::make_unique<ShownView>(std::make_shared<MemorySource>(disk));
    QSignalSpy wanted(shown->session.get(), &SourceSession::editingWanted);
    type("AB");
    QApplication::clipboard()->setText(QStringLiteral("00 00"));
    shown->view->paste();
    EXPECT_FALSE(shown->view->fill(disk));
    EXPECT_FALSE(shown->session->hasEdits());
    EXPECT_GE(wanted.count(), 3);
    const StagedWrite write{0, {std::byte{1}}};
    const auto staged = shown->session->stage({&write, 1}, QStringLiteral("x"));
    ASSERT_FALSE(staged);
    EXPECT_EQ(staged.error().cause, Cause::Refused);
}

TEST_F(Editing, ASourceThatCannotBeEditedStaysReadOnly) {
    OpenedSource opened = asOpened(std::make_shared<MemorySource>(disk));
    opened.readOnlyReason = Message::plain("a VHD's footer would get lost");
    SourceSession session(std::move(opened), QStringLiteral("x"));
    QSignalSpy reports(&session, &SourceSession::reported);
    session.setEditing(true);
    EXPECT_FALSE(session.editing());
    EXPECT_EQ(reports.count(), 1);
}

TEST_F(Editing, HexDigitsOverwriteInSteps) {
    open();
    shown->session->setCursor(16);
    type("dE");
    EXPECT_EQ(shown->session->cursor(), 17u);
    type("a");
    EXPECT_EQ(shown->view->digitPlace(), 1);
    EXPECT_EQ(shown->session->cursor(), 17u);
    EXPECT_EQ(edited(16, 1)[0], std::byte{0xDE});
    // Half a byte is typed: the other half stays.
    EXPECT_EQ(edited(17, 1)[0], std::byte{0xA0} | (disk[17] & std::byte{0x0F}));
    type("d");
    EXPECT_EQ(edited(16, 3), (std::vector{std::byte{0xDE}, std::byte{0xAD}, disk[18]}));
    EXPECT_EQ(shown->session->overlay().stepCount(), 1u);  // one step for the word
    type("g");                                             // no digit: nothing
    EXPECT_EQ(shown->session->overlay().stagedBytes(), 2u);
    shown->session->setCursor(100);
    type("11");
    EXPECT_EQ(shown->session->overlay().stepCount(), 2u);
    shown->session->undo();
    EXPECT_EQ(edited(100, 1)[0], disk[100]);
    EXPECT_EQ(edited(16, 1)[0], std::byte{0xDE});
    shown->session->undo();
    EXPECT_FALSE(shown->session->hasEdits());
    shown->session->redo();
    EXPECT_EQ(edited(16, 2), (std::vector{std::byte{0xDE}, std::byte{0xAD}}));
}

TEST_F(Editing, TextGoesInTheChosenEncoding) {
    HexOptions options;
    options.encoding = Encoding::Utf16Le;
    open(options);
    shown->key(Qt::Key_Tab);
    ASSERT_TRUE(shown->view->cursorInText());
    shown->session->setCursor(40);
    type("Mä");
    EXPECT_EQ(edited(40, 4), bytesOf(std::string_view("M\0\xE4\0", 4)));
    EXPECT_EQ(shown->session->cursor(), 44u);
    EXPECT_EQ(shown->session->overlay().stepCount(), 1u);
    options.encoding = Encoding::Ascii;
    shown->view->setOptions(options);
    QSignalSpy reports(shown->session.get(), &SourceSession::reported);
    type("ä");
    EXPECT_EQ(reports.count(), 1);
    EXPECT_EQ(shown->session->overlay().stagedBytes(), 4u);
    type("a");
    EXPECT_EQ(edited(44, 1), bytesOf("a"));
}

TEST_F(Editing, DeleteTakesBack) {
    open();
    shown->session->setCursor(0);
    type("000102030405");
    shown->session->select({2, 2});
    shown->key(Qt::Key_Delete);
    EXPECT_EQ(edited(2, 2), (std::vector{disk[2], disk[3]}));
    EXPECT_EQ(edited(4, 1)[0], std::byte{4});
    shown->session->setCursor(6);
    shown->key(Qt::Key_Backspace);
    EXPECT_EQ(edited(5, 1)[0], disk[5]);
    EXPECT_EQ(shown->session->cursor(), 5u);
    shown->session->undo();
    EXPECT_EQ(edited(5, 1)[0], std::byte{5});
}

TEST_F(Editing, TheEndIsTheEnd) {
    open();
    shown->session->setCursor(9'999);
    type("AABB");  // the cursor stays on the last byte
    EXPECT_EQ(edited(9'999, 1)[0], std::byte{0xBB});
    EXPECT_EQ(shown->session->size(), 10'000u);
    QApplication::clipboard()->setText(QStringLiteral("00 11"));
    QSignalSpy reports(shown->session.get(), &SourceSession::reported);
    shown->view->paste();
    EXPECT_EQ(reports.count(), 1);
    EXPECT_EQ(edited(9'999, 1)[0], std::byte{0xBB});
}

TEST_F(Editing, PasteAndFill) {
    open();
    shown->session->setCursor(200);
    QApplication::clipboard()->setText(QStringLiteral("de ad\nBE,EF 0x01"));
    shown->view->paste();
    EXPECT_EQ(edited(200, 5), (std::vector{std::byte{0xDE}, std::byte{0xAD}, std::byte{0xBE}, std::byte{0xEF},
                                           std::byte{1}}));
    EXPECT_EQ(shown->session->selection(), (ByteRange{200, 5}));
    shown->session->select({300, 5});
    ASSERT_TRUE(shown->view->fill(bytesOf("ab")));
    EXPECT_EQ(edited(300, 5), bytesOf("ababa"));
    EXPECT_EQ(edited(305, 1)[0], disk[305]);
    EXPECT_EQ(shown->session->overlay().stepCount(), 2u);
}

TEST_F(Editing, ChangedBytesShowAtOnceWithTheirOldValue) {
    open();
    shown->session->setCursor(3);
    const QImage before = shown->view->viewport()->grab().toImage();
    type("FF");
    EXPECT_TRUE(shown->view->visibleText().contains(QStringLiteral("  01 08 0F FF ")))
        << shown->view->visibleText().left(60).toStdString();
    EXPECT_NE(shown->view->viewport()->grab().toImage(), before);
    const QString tip = shown->view->toolTipAt(3);
    EXPECT_TRUE(tip.contains(QStringLiteral("FF")));
    EXPECT_TRUE(tip.contains(QStringLiteral("16"))) << tip.toStdString();  // 3 * 7 + 1
}

TEST_F(Editing, PendingChangesAreListedAndGoBackOneByOne) {
    open();
    PendingPanel panel;
    panel.resize(900, 250);
    panel.setSession(shown->session.get());
    panel.show();
    shown->session->setCursor(1);
    type("AA");
    shown->session->setCursor(1000);
    type("BBCC");
    shown->session->setCursor(3);
    type("DD");
    ASSERT_TRUE(waitFor([&] { return panel.list()->topLevelItemCount() == 2; }));
    const QTreeWidgetItem* first = panel.list()->topLevelItem(0);
    EXPECT_EQ(first->text(0), QStringLiteral("LBA 0"));
    ASSERT_EQ(first->childCount(), 2);
    EXPECT_EQ(first->child(0)->text(2), QStringLiteral("08"));  // 1 * 7 + 1
    EXPECT_EQ(first->child(0)->text(3), QStringLiteral("AA"));
    EXPECT_EQ(panel.list()->topLevelItem(1)->child(0)->text(3), QStringLiteral("BB CC"));
    EXPECT_EQ(panel.steps()->model()->rowCount(), 4);
    // One run back, by its button.
    auto* button =
        qobject_cast<QToolButton*>(panel.list()->itemWidget(panel.list()->topLevelItem(0)->child(1), 4));
    ASSERT_NE(button, nullptr);
    button->click();
    EXPECT_EQ(edited(3, 1)[0], disk[3]);
    EXPECT_EQ(edited(1, 1)[0], std::byte{0xAA});
    // A click on a step goes there.
    ASSERT_TRUE(waitFor([&] { return panel.steps()->model()->rowCount() == 5; }));
    const QModelIndex step = panel.steps()->model()->index(1, 0);
    QTest::mouseClick(panel.steps()->viewport(), Qt::LeftButton, {},
                      panel.steps()->visualRect(step).center());
    EXPECT_EQ(shown->session->overlay().doneSteps(), 1u);
    EXPECT_EQ(edited(1000, 1)[0], disk[1000]);
    panel.setSession(nullptr);
}

TEST(DifferingPieces, AreTightAndBounded) {
    const auto a = bytesOf("0123456789abcdef");
    auto b = a;
    b[3] = b[5] = b[15] = std::byte{0};
    const auto pieces = differingPieces(a, b, 8);
    ASSERT_EQ(pieces.size(), 2u);
    EXPECT_EQ(pieces[0].at, 3u);
    EXPECT_EQ(pieces[0].length, 3u);
    EXPECT_EQ(pieces[1].at, 15u);
    EXPECT_EQ(pieces[1].length, 1u);
    EXPECT_TRUE(differingPieces(a, a, 8).empty());
}

TEST(TypedBytes, Hex) {
    EXPECT_EQ(*bytesOfHex(QStringLiteral("00:FF-a5")),
              (std::vector{std::byte{0}, std::byte{0xFF}, std::byte{0xA5}}));
    EXPECT_FALSE(bytesOfHex(QStringLiteral("0")));
    EXPECT_FALSE(bytesOfHex(QStringLiteral("0 0")));
    EXPECT_FALSE(bytesOfHex(QStringLiteral("zz")));
    EXPECT_FALSE(bytesOfHex(QStringLiteral("")));
    EXPECT_FALSE(bytesOfHex(QStringLiteral("0x")));
}

TEST(TypedBytes, Base64) {
    EXPECT_EQ(*bytesOfBase64(QStringLiteral("aGVs\nbG8=")), bytesOf("hello"));
    EXPECT_EQ(*bytesOfBase64(QStringLiteral("-_-_")), *bytesOfBase64(QStringLiteral("+/+/")));
    EXPECT_FALSE(bytesOfBase64(QStringLiteral("a*b")));
    EXPECT_FALSE(bytesOfBase64(QStringLiteral(" ")));
}

TEST(TypedBytes, TextNamesWhatCannotBeSaid) {
    EXPECT_EQ(*bytesOfText(QStringLiteral("é"), Encoding::MacRoman), (std::vector{std::byte{0x8E}}));
    const auto bytes = bytesOfText(QStringLiteral("aж"), Encoding::Latin1);
    ASSERT_FALSE(bytes);
    EXPECT_NE(bytes.error().message.find("ж"), std::string::npos);
}

TEST_F(Editing, PasteDialogJudgesAsOneTypes) {
    open();
    PasteDialog dialog(*shown->session, 9'998, Encoding::Ascii);
    dialog.asHex()->setChecked(true);
    dialog.setText(QStringLiteral("00 11"));
    EXPECT_EQ(dialog.takeBytes(), (std::vector{std::byte{0}, std::byte{0x11}}));
    dialog.setText(QStringLiteral("00 11 22"));  // one more than fits
    EXPECT_TRUE(dialog.statusText().contains(QStringLiteral("3 bytes to paste, but only 2 bytes")));
    dialog.asBase64()->setChecked(true);
    dialog.setText(QStringLiteral("YWI="));
    EXPECT_EQ(dialog.takeBytes(), bytesOf("ab"));
}

}  // namespace
}  // namespace sectorsmith::gui
