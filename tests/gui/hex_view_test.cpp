// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_view.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

#include "gui/hexview/block_dialog.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

void wheel(HexView* view, int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWheelEvent event(QPointF(50, 100), view->viewport()->mapToGlobal(QPointF(50, 100)), QPoint(),
                      QPoint(0, delta), Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view->viewport(), &event);
}

TEST(HexView, KeysMoveTheCursor) {
    ShownView shown(std::make_shared<FakeSource>(100'000));
    auto cursor = [&] { return shown.session->cursor(); };
    shown.key(Qt::Key_Left);
    EXPECT_EQ(cursor(), 0u);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Down);
    EXPECT_EQ(cursor(), 17u);
    shown.key(Qt::Key_End);
    EXPECT_EQ(cursor(), 31u);
    shown.key(Qt::Key_Home);
    EXPECT_EQ(cursor(), 16u);
    shown.key(Qt::Key_Up);
    shown.key(Qt::Key_Up);
    EXPECT_EQ(cursor(), 0u);
    shown.key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(cursor(), 512u);
    shown.key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(cursor(), 0u);
    shown.key(Qt::Key_End, Qt::ControlModifier);
    EXPECT_EQ(cursor(), 99'999u);
    EXPECT_TRUE(shown.view->visibleRange().contains(99'999));
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_PageDown);
    EXPECT_EQ(cursor(), 99'999u);
    shown.key(Qt::Key_Home, Qt::ControlModifier);
    EXPECT_EQ(cursor(), 0u);
    const auto page = static_cast<std::uint64_t>(shown.view->fullRows() - 1) * 16;
    shown.key(Qt::Key_PageDown);
    EXPECT_EQ(cursor(), page);
    shown.key(Qt::Key_PageUp);
    EXPECT_EQ(cursor(), 0u);
    EXPECT_EQ(shown.view->topRow(), 0u);
}

TEST(HexView, ShiftSelects) {
    ShownView shown(std::make_shared<FakeSource>(100'000));
    shown.session->setCursor(0x20);
    shown.key(Qt::Key_Right, Qt::ShiftModifier);
    shown.key(Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x20, 0x12}));
    shown.key(Qt::Key_End, Qt::ShiftModifier);
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x20, 0x20}));
    shown.key(Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x20, 100'000 - 0x20}));
    shown.key(Qt::Key_Escape);
    EXPECT_TRUE(shown.session->selection().empty());
}

TEST(HexView, TabChangesBetweenHexAndText) {
    ShownView shown(std::make_shared<FakeSource>(4096));
    EXPECT_FALSE(shown.view->cursorInText());
    shown.key(Qt::Key_Tab);
    EXPECT_TRUE(shown.view->cursorInText());
    EXPECT_TRUE(shown.view->hasFocus());
    shown.key(Qt::Key_Tab);
    EXPECT_FALSE(shown.view->cursorInText());
}

TEST(HexView, MouseClicksDragsAndSelectsUnits) {
    ShownView shown(std::make_shared<FakeSource>(100'000));
    QWidget* port = shown.view->viewport();
    QTest::mouseClick(port, Qt::LeftButton, {}, shown.cell(0x35));
    EXPECT_EQ(shown.session->cursor(), 0x35u);
    EXPECT_TRUE(shown.session->selection().empty());
    QTest::mousePress(port, Qt::LeftButton, {}, shown.cell(0x12));
    QTest::mouseMove(port, shown.cell(0x47));
    QTest::mouseRelease(port, Qt::LeftButton, {}, shown.cell(0x47));
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x12, 0x36}));
    QTest::mouseClick(port, Qt::LeftButton, Qt::ShiftModifier, shown.cell(0x20));
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x12, 0x0F}));
    QTest::mouseClick(port, Qt::LeftButton, {}, shown.cell(0x40, true));
    EXPECT_TRUE(shown.view->cursorInText());
    EXPECT_EQ(shown.session->cursor(), 0x40u);
    // The address column selects the row, the LBA column the sector.
    const int y = shown.cell(0x40).y();
    QTest::mouseClick(port, Qt::LeftButton, {}, QPoint(shown.view->layout().addressX() + 4, y));
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x40, 16}));
    QTest::mouseClick(port, Qt::LeftButton, {}, QPoint(4, y));
    EXPECT_EQ(shown.session->selection(), (ByteRange{0, 512}));
}

TEST(HexView, ScrollingIsExactInTheLargestSource) {
    HexOptions options;
    options.columns = 8;
    ShownView shown(std::make_shared<FakeSource>(largest), options);
    HexView* view = shown.view.get();
    const std::uint64_t middle = std::uint64_t{1} << 59;
    view->setTopRow(middle);
    EXPECT_EQ(view->topRow(), middle);
    wheel(view, -120);
    EXPECT_EQ(view->topRow(), middle + static_cast<std::uint64_t>(QApplication::wheelScrollLines()));
    wheel(view, 120);
    EXPECT_EQ(view->topRow(), middle);
    // Fine wheels lose nothing: 24 times 5 is 120.
    for (int i = 0; i < 24; ++i) wheel(view, -5);
    EXPECT_EQ(view->topRow(), middle + static_cast<std::uint64_t>(QApplication::wheelScrollLines()));
    view->setTopRow(middle);
    // The bar's arrows are steps of one row, its trough a page, though one of its units is 2^29 rows here.
    view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    EXPECT_EQ(view->topRow(), middle + 1);
    view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
    EXPECT_EQ(view->topRow(), middle);
    view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
    EXPECT_EQ(view->topRow(), middle + static_cast<std::uint64_t>(view->fullRows() - 1));
    view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMaximum);
    EXPECT_TRUE(view->visibleRange().contains(largest - 1));
    EXPECT_EQ(view->verticalScrollBar()->value(), view->verticalScrollBar()->maximum());
    shown.key(Qt::Key_End, Qt::ControlModifier);
    EXPECT_EQ(shown.session->cursor(), largest - 1);
    shown.settle();
    EXPECT_TRUE(view->visibleText().contains(QStringLiteral("7FFFFFFFFFFFFFF8")));
    // Dragging the handle goes through the projection and comes to the ends exactly.
    view->verticalScrollBar()->setSliderDown(true);
    view->verticalScrollBar()->setSliderPosition(view->verticalScrollBar()->maximum() / 2);
    EXPECT_NEAR(static_cast<double>(view->topRow()), static_cast<double>(middle), 1e12);
    view->verticalScrollBar()->setSliderPosition(0);
    EXPECT_EQ(view->topRow(), 0u);
    view->verticalScrollBar()->setSliderDown(false);
}

TEST(HexView, ChangingTheColumnsKeepsThePlace) {
    ShownView shown(std::make_shared<FakeSource>(std::uint64_t{1} << 44));
    shown.view->setTopRow(1'000'000);
    const std::uint64_t top = shown.view->visibleRange().offset;
    for (const int columns : {32, 8, 0, 16}) {
        HexOptions options = shown.view->options();
        options.columns = columns;
        shown.view->setOptions(options);
        EXPECT_LE(shown.view->visibleRange().offset, top);
        EXPECT_GT(shown.view->visibleRange().offset + 32, top) << columns;
    }
}

TEST(HexView, ZoomByTheWheel) {
    ShownView shown(std::make_shared<FakeSource>(100'000));
    QSignalSpy changes(shown.view.get(), &HexView::optionsChanged);
    const int before = shown.view->layout().metrics().lineHeight;
    wheel(shown.view.get(), 240, Qt::ControlModifier);
    EXPECT_EQ(shown.view->options().zoom, 2);
    EXPECT_GT(shown.view->layout().metrics().lineHeight, before);
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(shown.view->topRow(), 0u);
    wheel(shown.view.get(), -120 * 100, Qt::ControlModifier);
    EXPECT_EQ(shown.view->options().zoom, HexOptions::minZoom);
}

TEST(HexView, CopiesInEveryFormat) {
    std::vector<std::byte> data(1000);
    const std::string_view text = "Hello";
    std::ranges::transform(text, data.begin() + 16, [](char c) { return static_cast<std::byte>(c); });
    ShownView shown(std::make_shared<MemorySource>(data));
    shown.session->select({16, 5});
    auto copied = [&](CopyFormat format) {
        QApplication::clipboard()->setText(QStringLiteral("-"));
        shown.view->copyAs(format);
        waitFor([] { return QApplication::clipboard()->text() != QStringLiteral("-"); });
        return QApplication::clipboard()->text();
    };
    EXPECT_EQ(copied(CopyFormat::Hex), QStringLiteral("48 65 6C 6C 6F"));
    EXPECT_EQ(copied(CopyFormat::Text), QStringLiteral("Hello"));
    EXPECT_EQ(copied(CopyFormat::Base64), QStringLiteral("SGVsbG8="));
    EXPECT_TRUE(copied(CopyFormat::CArray).contains(QStringLiteral("0x48, 0x65, 0x6C, 0x6C, 0x6F")));
    shown.session->setCursor(17);  // nothing selected: the byte at the cursor
    EXPECT_EQ(copied(CopyFormat::Hex), QStringLiteral("65"));
}

TEST(HexView, TooMuchForTheClipboardIsSaid) {
    ShownView shown(std::make_shared<FakeSource>(std::uint64_t{1} << 40));
    QSignalSpy reports(shown.session.get(), &SourceSession::reported);
    QApplication::clipboard()->setText(QStringLiteral("before"));
    shown.session->selectAll();
    shown.view->copyAs(CopyFormat::Hex);
    EXPECT_EQ(reports.count(), 1);
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("before"));
}

TEST(HexView, UnreadableSectorsAreMarkedNotZero) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 20);
    source->makeBad(512, 512);
    ShownView shown(source, {}, QSize(1000, 1400));
    ASSERT_TRUE(shown.view->visibleRange().contains(1023));
    const QString text = shown.view->visibleText();
    EXPECT_EQ(text.count(QStringLiteral("?? ")), 512);
    EXPECT_TRUE(shown.view->toolTipAt(600).contains(QStringLiteral("Unreadable")));
    EXPECT_TRUE(shown.view->toolTipAt(600).contains(QStringLiteral("LBA 1")));
    EXPECT_TRUE(shown.view->toolTipAt(100).isEmpty());
    // The hatch is to be seen: an unreadable cell and a readable one do not look alike.
    const QImage picture = shown.view->grab().toImage();
    auto colours = [&](std::uint64_t offset) {
        QSet<QRgb> found;
        const QRect cell = shown.view->cellRect(offset, false);
        for (int y = cell.top(); y < cell.bottom(); ++y) {
            for (int x = cell.left(); x < cell.right(); ++x) found.insert(picture.pixel(x, y));
        }
        return found;
    };
    const QColor error = HexColors::from(shown.view->palette(), true).error;
    const QRgb weak = mix(shown.view->palette().color(QPalette::Base), error, 0.10).rgb();
    EXPECT_TRUE(colours(600).contains(weak));
    EXPECT_FALSE(colours(100).contains(weak));
}

TEST(HexView, PendingBytesAreShownAsSuch) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 30);
    source->setDelay(std::chrono::milliseconds(300));
    auto session = std::make_unique<SourceSession>(asOpened(source), QStringLiteral("slow"));
    HexView view(session.get());
    view.resize(800, 400);
    view.show();
    QElapsedTimer timer;
    timer.start();
    QTest::qWait(20);
    EXPECT_TRUE(view.visibleText().startsWith(QStringLiteral("00000000  .. ..")));
    EXPECT_LT(timer.elapsed(), 250);  // the window does not wait
    EXPECT_TRUE(waitFor([&] { return !view.visibleText().contains(QStringLiteral(" .. ")); }));
}

TEST(HexView, ReadingAgainShowsWhatIsThereNow) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 20);
    ShownView shown(source);
    const QString before = shown.view->visibleText();
    source->setShift(1);
    EXPECT_EQ(shown.view->visibleText(), before);
    shown.session->reread();
    EXPECT_TRUE(waitFor([&] {
        const QString now = shown.view->visibleText();
        return now != before && !now.contains(QStringLiteral(" .. "));
    }));
}

TEST(HexView, AVanishedDiskGivesErrors) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 30);
    ShownView shown(source);
    source->vanish();
    shown.session->goTo(std::uint64_t{1} << 29);
    shown.settle();
    EXPECT_TRUE(shown.view->visibleText().contains(QStringLiteral("?? ?? ??")));
}

class OneField : public FieldProvider {
 public:
    using FieldProvider::FieldProvider;
    std::vector<FieldMark> fieldsIn(const ByteRange&) const override { return {field}; }
    FieldMark field;
};

TEST(HexView, FieldsAreColouredToldAndFollowed) {
    ShownView shown(std::make_shared<FakeSource>(std::uint64_t{1} << 20));
    OneField provider;
    provider.field.range = {0x20, 8};
    provider.field.color = QColor(0x2F6EA5);
    provider.field.title = QStringLiteral("header.<b>alternate");
    provider.field.detail = QStringLiteral("u64 = 2");
    provider.field.link = 0x8000;
    shown.session->addFieldProvider(&provider);
    const QString tip = shown.view->toolTipAt(0x24);
    EXPECT_TRUE(tip.contains(QStringLiteral("header.&lt;b&gt;alternate")));  // names come from the disk
    EXPECT_TRUE(tip.contains(QStringLiteral("u64 = 2")));
    QTest::qWait(10);
    const QImage picture = shown.view->grab().toImage();
    const QRect cell = shown.view->cellRect(0x24, false);
    const QColor tint = HexColors::from(shown.view->palette(), true).tint(provider.field.color);
    EXPECT_EQ(QColor(picture.pixel(cell.left() + 1, cell.top() + 1)).rgb(), tint.rgb());
    QTest::mouseDClick(shown.view->viewport(), Qt::LeftButton, {}, shown.cell(0x24));
    EXPECT_EQ(shown.session->selection(), (ByteRange{0x20, 8}));
    shown.session->setCursor(0x21);
    shown.key(Qt::Key_Return);
    EXPECT_EQ(shown.session->cursor(), 0x8000u);
    EXPECT_TRUE(shown.view->visibleRange().contains(0x8000));
    shown.session->goBack();
    QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, Qt::ControlModifier, shown.cell(0x22));
    EXPECT_EQ(shown.session->cursor(), 0x8000u);
    shown.session->removeFieldProvider(&provider);
}

TEST(HexView, AssistiveTechnologyReadsTheVisiblePage) {
    ShownView shown(std::make_shared<FakeSource>(largest));
    shown.session->goTo(std::uint64_t{1} << 50);
    shown.settle();
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(shown.view.get());
    ASSERT_NE(accessible, nullptr);
    QAccessibleTextInterface* text = accessible->textInterface();
    ASSERT_NE(text, nullptr);
    EXPECT_GT(text->characterCount(), 1000);
    EXPECT_LT(text->characterCount(), 100'000);
    const int at = text->cursorPosition();
    const auto value = std::to_integer<unsigned>(FakeSource::byteAt(std::uint64_t{1} << 50));
    EXPECT_EQ(text->text(at, at + 2),
              QString::number(value, 16).rightJustified(2, QLatin1Char('0')).toUpper());
    text->setCursorPosition(at + 3);
    EXPECT_EQ(shown.session->cursor(), (std::uint64_t{1} << 50) + 1);
    shown.session->extendSelection((std::uint64_t{1} << 50) + 3);
    ASSERT_EQ(text->selectionCount(), 1);
    int start = 0, end = 0;
    text->selection(0, &start, &end);
    EXPECT_EQ(end - start, 8);  // three bytes: "xx xx xx"
    EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty());
    EXPECT_TRUE(accessible->state().readOnly);
}

TEST(HexView, OddSectorsAndTinySources) {
    for (const std::uint32_t sector : {520u, 528u, 4096u}) {
        ShownView shown(std::make_shared<FakeSource>(std::uint64_t{sector} * 100, sector));
        EXPECT_FALSE(shown.view->grab().isNull());
        shown.key(Qt::Key_Right, Qt::ControlModifier);
        EXPECT_EQ(shown.session->cursor(), sector);
    }
    for (const std::uint64_t size : {0u, 1u, 15u, 17u}) {
        ShownView shown(std::make_shared<FakeSource>(size));
        for (const Qt::Key code :
             {Qt::Key_Right, Qt::Key_Down, Qt::Key_End, Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Home}) {
            shown.key(code);
            shown.key(code, Qt::ControlModifier | Qt::ShiftModifier);
        }
        QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {}, QPoint(200, 60));
        EXPECT_FALSE(shown.view->grab().isNull());
    }
}

TEST(HexView, CellsInEveryBase) {
    std::vector<std::byte> data(512);
    data[0] = std::byte{0xFF};
    data[1] = std::byte{0x09};
    const std::pair<CellBase, QString> cases[] = {
        {CellBase::Hexadecimal, QStringLiteral("  FF 09 00 ")},
        {CellBase::Decimal, QStringLiteral("  255 009 000 ")},
        {CellBase::Octal, QStringLiteral("  377 011 000 ")},
        {CellBase::Binary, QStringLiteral("  11111111 00001001 00000000 ")}};
    for (const auto& [base, text] : cases) {
        HexOptions options;
        options.cells = base;
        ShownView shown(std::make_shared<MemorySource>(data), options, QSize(1600, 400));
        EXPECT_TRUE(shown.view->visibleText().contains(text))
            << qPrintable(shown.view->visibleText().left(80));
        // A click on the cell's last digit is one on its byte.
        QRect cell = shown.view->cellRect(9, false);
        QTest::mouseClick(shown.view->viewport(), Qt::LeftButton, {},
                          QPoint(cell.right() - shown.view->layout().metrics().charWidth, cell.center().y()));
        EXPECT_EQ(shown.session->cursor(), 9u);
        EXPECT_FALSE(shown.view->grab().isNull());
        // Remembered.
        const testing::TemporaryFolder folder;
        const auto settings = settingsIn(folder.path());
        options.save(*settings);
        EXPECT_EQ(HexOptions::load(*settings), options);
    }
}

TEST(HexView, DigitsOfEveryBaseAreTyped) {
    EXPECT_EQ(withDigit(CellBase::Decimal, 199, 0, 2), 200u);  // 299 is no byte: zeros follow
    EXPECT_EQ(withDigit(CellBase::Decimal, 9, 0, 3), std::nullopt);
    EXPECT_EQ(withDigit(CellBase::Octal, 0377, 1, 0), 0307u);
    EXPECT_EQ(withDigit(CellBase::Octal, 0, 0, 8), std::nullopt);
    const std::pair<CellBase, QString> cases[] = {{CellBase::Decimal, QStringLiteral("231")},
                                                  {CellBase::Octal, QStringLiteral("347")},
                                                  {CellBase::Binary, QStringLiteral("11100111")},
                                                  {CellBase::Hexadecimal, QStringLiteral("E7")}};
    for (const auto& [base, digits] : cases) {
        HexOptions options;
        options.cells = base;
        ShownView shown(std::make_shared<MemorySource>(std::vector<std::byte>(512)), options);
        shown.session->setEditing(true);
        shown.session->setCursor(3);
        for (const QChar c : digits) QTest::keyClick(shown.view.get(), c.toLatin1());
        std::byte value{};
        static_cast<void>(shown.session->source()->read(3, {&value, 1}));
        EXPECT_EQ(value, std::byte{231});
        EXPECT_EQ(shown.session->cursor(), 4u);
        QTest::keyClick(shown.view.get(), 'z');
        EXPECT_EQ(shown.session->cursor(), 4u);
    }
}

TEST(HexView, AddressesCountFromTheirPartition) {
    const testing::TemporaryFolder folder;
    const auto image = folder.path() / "disk.img";
    if (!testing::copySampleDisk(image)) GTEST_SKIP() << "there is no shell or no xz";
    const auto session = sessionOf(image.string());
    ASSERT_NE(session, nullptr);
    const LayoutPart* third = nullptr;
    for (const LayoutPart& part : session->layout()->parts)
        if (!part.free && !part.table && part.range.offset > (100u << 20)) third = &part;
    ASSERT_NE(third, nullptr);
    HexView view(session.get());
    HexOptions options;
    options.partitionAddress = true;
    view.setOptions(options);
    view.resize(900, 400);
    view.show();
    EXPECT_TRUE(view.visibleText().startsWith(QStringLiteral(" 00000000"))) << "the table is in no partition";
    session->goTo(third->range.offset + 512);
    EXPECT_TRUE(view.visibleText().contains(QStringLiteral("+00000200  ")))
        << qPrintable(view.visibleText().left(200));
    EXPECT_FALSE(view.grab().isNull());
}

TEST(BlockDialog, AnyTwoOfStartEndAndLengthDecide) {
    SourceSession session(asOpened(std::make_shared<FakeSource>(std::uint64_t{1} << 20)),
                          QStringLiteral("test"));
    session.select({0x200, 0x10});
    BlockDialog dialog(&session);
    EXPECT_EQ(dialog.block(), (ByteRange{0x200, 0x10}));
    const auto type = [](QLineEdit* line, const char* text) {
        line->selectAll();
        QTest::keyClicks(line, QString::fromLatin1(text));
    };
    auto* start = child<QLineEdit>(dialog, "start");
    auto* lastByte = child<QLineEdit>(dialog, "lastByte");
    auto* length = child<QLineEdit>(dialog, "length");
    type(lastByte, "0x2FF");
    EXPECT_EQ(dialog.block(), (ByteRange{0x200, 0x100}));
    EXPECT_EQ(length->text(), QStringLiteral("0x100"));
    // The end was typed: a new start keeps it.
    type(start, "lba 1 + 0x80");
    EXPECT_EQ(dialog.block(), (ByteRange{0x280, 0x80}));
    type(length, "2s");
    EXPECT_EQ(dialog.block(), (ByteRange{0x280, 0x400}));
    EXPECT_EQ(lastByte->text(), QStringLiteral("0x67F"));
    type(start, "0");
    EXPECT_EQ(dialog.block(), (ByteRange{0, 0x400}));
    type(length, "0x100000");
    EXPECT_EQ(dialog.block(), (ByteRange{0, 0x100000}));
    for (const char* wrong : {"0", "0x100001", "x"}) {
        type(length, wrong);
        EXPECT_TRUE(dialog.block().empty()) << wrong;
        EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    }
    type(start, "0x300");
    type(lastByte, "0x2FF");
    EXPECT_TRUE(dialog.block().empty());
    type(lastByte, "0x300");
    dialog.accept();
    EXPECT_EQ(session.selection(), (ByteRange{0x300, 1}));
    EXPECT_TRUE(session.canGoBack());
}

TEST(HexView, EveryEncodingPaints) {
    ShownView shown(std::make_shared<FakeSource>(std::uint64_t{1} << 20));
    for (const Encoding encoding : allEncodings()) {
        HexOptions options = shown.view->options();
        options.encoding = encoding;
        shown.view->setOptions(options);
        EXPECT_FALSE(shown.view->grab().isNull());
    }
}

}  // namespace
}  // namespace sectorsmith::gui
