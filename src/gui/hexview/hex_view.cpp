// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/hexview/hex_accessible.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

HexView::HexView(SourceSession* session, QWidget* parent) : QAbstractScrollArea(parent), session_(session) {
    installHexAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bytes of %1").arg(session->title()));
    setFrameShape(QFrame::NoFrame);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    updateFont();

    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &HexView::onBarAction);
    connect(session_, &SourceSession::cursorChanged, this, [this] {
        if (!typing_) {
            digit_ = 0;
            session_->endTyping();
        }
        viewport()->update();
    });
    setAttribute(Qt::WA_InputMethodEnabled);
    connect(session_, &SourceSession::selectionChanged, this, [this] { viewport()->update(); });
    connect(session_, &SourceSession::focusFieldChanged, this, [this] { viewport()->update(); });
    connect(session_, &SourceSession::fieldsChanged, this, [this] { viewport()->update(); });
    connect(session_, &SourceSession::contentChanged, this, [this] {
        fetch();
        viewport()->update();
    });
    connect(session_, &SourceSession::jumped, this, [this](quint64 offset) { ensureVisible(offset, true); });
    connect(&session_->pages(), &PageStore::pagesArrived, this, [this](quint64 offset, quint64 length) {
        if (!ByteRange{offset, length}.overlaps(visibleRange())) return;
        viewport()->update();
        Q_EMIT visibleTextChanged();
    });
}

HexView::~HexView() = default;

void HexView::updateFont() {
    font_ = fixedFont();
    font_.setPointSizeF(std::clamp(font_.pointSizeF() + options_.zoom, 5.0, 80.0));
    font_.setStyleHint(QFont::TypeWriter);
    font_.setKerning(false);
    const QFontMetricsF metrics(font_, viewport());
    const int leading = std::max(2, static_cast<int>(metrics.height() / 8));
    ascent_ = static_cast<int>(std::ceil(metrics.ascent())) + leading / 2;
    CellMetrics cell;
    cell.charWidth = std::max(1, static_cast<int>(std::lround(metrics.horizontalAdvance(QLatin1Char('0')))));
    cell.lineHeight = static_cast<int>(std::ceil(metrics.height())) + leading;
    headerHeight_ = cell.lineHeight + 4;
    painter_.setFont(font_);
    const std::uint64_t keep = layout_.offsetOfRow(topRow_);
    layout_ = HexLayout(session_->size(), session_->sectorSize(), options_, cell, viewport()->width());
    updateLayout(keep);
}

void HexView::updateLayout(std::uint64_t keepAtTop) {
    layout_ =
        HexLayout(session_->size(), session_->sectorSize(), options_, layout_.metrics(), viewport()->width());
    const std::uint64_t rows = layout_.rowCount();
    const auto full = static_cast<std::uint64_t>(fullRows());
    projection_ = ScrollProjection(rows > full ? rows - full : 0);
    topRow_ = std::min(layout_.rowOf(keepAtTop), projection_.lastTop());
    updateBars();
    fetch();
    viewport()->update();
}

void HexView::updateBars() {
    QScrollBar* bar = verticalScrollBar();
    // Setting the range may clip the value: the value must follow the row, never the row the value.
    const QSignalBlocker quiet(bar);
    bar->setRange(0, projection_.maximum());
    bar->setPageStep(std::max(1, std::min(fullRows(), projection_.maximum())));
    bar->setSingleStep(1);
    bar->setValue(projection_.valueOf(topRow_));
    horizontalScrollBar()->setRange(0, std::max(0, layout_.contentWidth() - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(layout_.metrics().charWidth);
}

int HexView::fullRows() const {
    return std::max(1, (viewport()->height() - headerHeight_) / layout_.metrics().lineHeight);
}

ByteRange HexView::visibleRange() const {
    const std::uint64_t from = layout_.offsetOfRow(topRow_);
    const std::uint64_t length =
        static_cast<std::uint64_t>(fullRows() + 1) * static_cast<std::uint64_t>(layout_.bytesPerRow());
    return ByteRange{from, length}.clippedTo({0, layout_.size()});
}

void HexView::setOptions(const HexOptions& options) {
    if (options == options_) return;
    const bool zoomed = options.zoom != options_.zoom;
    const std::uint64_t keep = layout_.offsetOfRow(topRow_);
    options_ = options;
    if (zoomed) updateFont();
    updateLayout(keep);
}

void HexView::setTopRow(std::uint64_t row) {
    row = std::min(row, projection_.lastTop());
    if (row == topRow_) return;
    scrollingDown_ = row > topRow_;
    topRow_ = row;
    {
        const QSignalBlocker quiet(verticalScrollBar());
        verticalScrollBar()->setValue(projection_.valueOf(row));
    }
    fetch();
    viewport()->update();
    Q_EMIT visibleTextChanged();
}

void HexView::moveRows(std::int64_t rows) {
    if (rows < 0) {
        const auto up = static_cast<std::uint64_t>(-rows);
        setTopRow(topRow_ > up ? topRow_ - up : 0);
    } else {
        const auto down = static_cast<std::uint64_t>(rows);
        setTopRow(down > projection_.lastTop() - topRow_ ? projection_.lastTop() : topRow_ + down);
    }
}

// The bar's own arithmetic is in its scaled units: a step there could be a million rows. So steps and pages move exact
// rows here, and only dragging the handle goes through the projection.
void HexView::onBarAction(int action) {
    QScrollBar* bar = verticalScrollBar();
    switch (action) {
        case QAbstractSlider::SliderSingleStepAdd: moveRows(1); break;
        case QAbstractSlider::SliderSingleStepSub: moveRows(-1); break;
        case QAbstractSlider::SliderPageStepAdd: moveRows(std::max(1, fullRows() - 1)); break;
        case QAbstractSlider::SliderPageStepSub: moveRows(-std::max(1, fullRows() - 1)); break;
        case QAbstractSlider::SliderToMinimum: setTopRow(0); break;
        case QAbstractSlider::SliderToMaximum: setTopRow(projection_.lastTop()); break;
        default:
            // Where the handle already is, the exact row stays.
            if (bar->sliderPosition() != projection_.valueOf(topRow_))
                setTopRow(projection_.rowOf(bar->sliderPosition()));
            return;
    }
    bar->setSliderPosition(projection_.valueOf(topRow_));
}

void HexView::scrollContentsBy(int dx, int) {
    // Also reached when something sets the bar's value without an action (accessibility tools do).
    const int value = verticalScrollBar()->value();
    if (value != projection_.valueOf(topRow_)) setTopRow(projection_.rowOf(value));
    if (dx != 0) viewport()->update();
}

void HexView::fetch() {
    const ByteRange shown = visibleRange();
    if (shown.empty()) return;
    // Text columns need a little more at both ends.
    const std::uint64_t before = std::min<std::uint64_t>(shown.offset, textContextBytes);
    const ByteRange needed{shown.offset - before, shown.length + before + textContextBytes};
    ByteRange ahead;
    if (!session_->gentle()) {
        constexpr std::uint64_t reach = 2 * PageStore::pageBytes;
        if (scrollingDown_) {
            ahead = {shown.end(), reach};
        } else {
            const std::uint64_t from = shown.offset > reach ? shown.offset - reach : 0;
            ahead = {from, shown.offset - from};
        }
        ahead = ahead.clippedTo({0, session_->size()});
    }
    session_->pages().want(needed.clippedTo({0, session_->size()}), ahead);
    session_->setVisibleRange(shown);
}

void HexView::ensureVisible(std::uint64_t offset, bool centre) {
    if (layout_.rowCount() == 0) return;
    const std::uint64_t row = layout_.rowOf(std::min(offset, layout_.size() - 1));
    const auto rows = static_cast<std::uint64_t>(fullRows());
    if (row < topRow_) {
        const std::uint64_t above = centre ? rows / 3 : 0;
        setTopRow(row > above ? row - above : 0);
    } else if (row - topRow_ >= rows) {
        const std::uint64_t above = centre ? rows / 3 : rows - 1;
        setTopRow(row > above ? row - above : 0);
    } else {
        fetch();
    }
    // The same sideways, when the content is wider than the view.
    const int column = layout_.columnOf(offset);
    const int left = cursorInText_ ? layout_.textX(column) : layout_.hexLeft(column);
    const int right = cursorInText_ ? layout_.textX(column + 1) : layout_.hexRight(column);
    QScrollBar* bar = horizontalScrollBar();
    if (left < bar->value()) {
        bar->setValue(column == 0 && !cursorInText_ ? 0 : left);
    } else if (right > bar->value() + viewport()->width()) {
        bar->setValue(right - viewport()->width());
    }
    viewport()->update();
}

QRect HexView::cellRect(std::uint64_t offset, bool textArea) const {
    if (!visibleRange().contains(offset)) return {};
    const int column = layout_.columnOf(offset);
    const int left = textArea ? layout_.textX(column) : layout_.hexLeft(column);
    const int right = textArea ? layout_.textX(column + 1) : layout_.hexRight(column);
    const int height = layout_.metrics().lineHeight;
    const int top = headerHeight_ + static_cast<int>(layout_.rowOf(offset) - topRow_) * height;
    return {left - horizontalScrollBar()->value(), top, right - left, height};
}

void HexView::setCursorInText(bool inText) {
    if (inText == cursorInText_) return;
    cursorInText_ = inText;
    digit_ = 0;
    session_->endTyping();
    ensureVisible(session_->cursor());
}

void HexView::setBookmarks(std::vector<std::uint64_t> offsets) {
    bookmarks_ = std::move(offsets);
    viewport()->update();
}

std::optional<std::uint64_t> HexView::originOf(std::uint64_t offset) const {
    const LayoutPart* part = options_.partitionAddress ? session_->partAt(offset) : nullptr;
    if (part == nullptr || part->free || part->table) return std::nullopt;
    return part->range.offset;
}

HexScene HexView::scene() const {
    HexScene result;
    auto& [bytes, states, text, fields, changed, origins] = result.contents;
    const ByteRange shown = visibleRange();
    // Characters at the edges may begin before and end after what is shown.
    const auto before = static_cast<std::size_t>(std::min<std::uint64_t>(shown.offset, textContextBytes));
    const std::size_t total = before + static_cast<std::size_t>(shown.length) + textContextBytes;
    bytes.resize(total);
    states.resize(total);
    session_->pages().peek(shown.offset - before, bytes, states);
    text = textCells(bytes, shown.offset - before, options_.encoding);
    fields = session_->fieldsIn(shown);

    result.layout = &layout_;
    result.colors = HexColors::from(palette(), isActiveWindow() && hasFocus());
    if (!options_.fieldColors) {
        std::erase_if(fields, [](const FieldMark& field) { return !field.bad && !field.marked; });
        for (FieldMark& field : fields)
            if (field.bad) field.color = result.colors.error;
    }
    result.topRow = topRow_;
    result.rows = fullRows() + 1;
    result.width = viewport()->width();
    result.headerHeight = headerHeight_;
    result.ascent = ascent_;
    result.scrollX = horizontalScrollBar()->value();
    result.first = shown.offset;
    const auto length = static_cast<std::size_t>(shown.length);
    result.bytes = std::span(bytes).subspan(before, length);
    result.states = std::span(states).subspan(before, length);
    result.text = std::span(text).subspan(before, length);
    result.fields = fields;
    for (const ByteRange& run : session_->overlay().runs(shown.offset, shown.length))
        changed.push_back({run.offset, run.length});
    result.changed = changed;
    result.bookmarks = bookmarks_;
    if (options_.partitionAddress)
        for (int i = 0; i < result.rows; ++i)
            origins.push_back(originOf(layout_.offsetOfRow(topRow_ + static_cast<std::uint64_t>(i))));
    result.origins = origins;
    result.selection = session_->selection();
    result.focusField = session_->focusField();
    result.cursor = session_->cursor();
    result.cursorInText = cursorInText_;
    result.digit = digit_;
    result.focused = hasFocus();
    //: Head of the column with sector numbers; three letters fit
    result.lbaTitle = tr("LBA");
    if (options_.address == AddressStyle::LbaAndOffset) {
        result.addressTitle = tr("LBA:byte");
    } else {
        //: Heads of the address column; eight letters fit
        result.addressTitle = options_.partitionAddress ? tr("Relative")
                              : options_.decimalAddress ? tr("Decimal")
                                                        : tr("Offset");
    }
    result.textTitle = QString::fromStdString(std::string(encodingName(options_.encoding)));
    return result;
}

void HexView::paintEvent(QPaintEvent* event) {
    QElapsedTimer timer;
    timer.start();
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    const HexScene shown = scene();
    if (session_->size() == 0) {
        painter.setPen(shown.colors.muted);
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("This source is empty (0 bytes)."));
    } else {
        painter_.paint(painter, shown);
        if (painter_.incomplete()) QTimer::singleShot(1, viewport(), qOverload<>(&QWidget::update));
    }
    lastPaint_ = timer.nsecsElapsed();
}

QString HexView::visibleText() const {
    const HexScene shown = scene();
    QString out;
    const auto columns = static_cast<std::size_t>(layout_.bytesPerRow());
    for (std::size_t i = 0; i < shown.bytes.size(); i += columns) {
        const std::size_t end = std::min(i + columns, shown.bytes.size());
        const std::uint64_t start = shown.first + i;
        out += QString::fromStdString(layout_.addressText(start, originOf(start))) + QLatin1String("  ");
        QString column;
        for (std::size_t k = i; k < end; ++k) {
            if (shown.states[k] != ByteState::Ready) {
                out +=
                    QString(layout_.cellDigitCount(),
                            shown.states[k] == ByteState::Unreadable ? QLatin1Char('?') : QLatin1Char('.'));
                out += QLatin1Char(' ');
                column += QLatin1Char('?');
                continue;
            }
            out += toQString(cellDigits(options_.cells, std::to_integer<unsigned>(shown.bytes[k])));
            out += QLatin1Char(' ');
            const TextCell& cell = shown.text[k];
            if (cell.character != 0) {
                column += QString::fromUcs4(&cell.character, 1);
            } else if (!cell.continuation) {
                column += QLatin1Char('.');
            }
        }
        out += QLatin1Char(' ') + column + QLatin1Char('\n');
    }
    return out;
}

QString HexView::toolTipAt(std::uint64_t offset) const {
    std::byte value{};
    ByteState state = ByteState::Pending;
    session_->pages().peek(offset, {&value, 1}, {&state, 1});
    QStringList lines;
    const QString place = tr("Offset %1 (0x%2), LBA %3")
                              .arg(QString::number(offset), QString::number(offset, 16).toUpper(),
                                   QString::number(offset / layout_.sectorSize()));
    if (state == ByteState::Unreadable) {
        const QString why = errorText(session_->pages().errorAt(offset));
        lines << QStringLiteral("<b>%1</b>").arg(tr("Unreadable").toHtmlEscaped());
        if (!why.isEmpty()) lines << why.toHtmlEscaped();
    }
    if (session_->overlay().isStaged(offset)) {
        std::byte old{};
        ByteState oldState = ByteState::Pending;
        session_->pages().peekBelow(offset, {&old, 1}, {&oldState, 1});
        const auto hex = [](std::byte b) {
            return QStringLiteral("%1").arg(std::to_integer<unsigned>(b), 2, 16, QLatin1Char('0')).toUpper();
        };
        const QString before = oldState == ByteState::Ready        ? hex(old)
                               : oldState == ByteState::Unreadable ? tr("unreadable")
                                                                   : tr("not read yet");
        lines << QStringLiteral("<b>%1</b>")
                     .arg(tr("Changed to %1; on disk: %2").arg(hex(value), before).toHtmlEscaped());
    }
    if (const auto field = session_->fieldAt(offset)) {
        lines << QStringLiteral("<b>%1</b>").arg(field->title.toHtmlEscaped());
        if (!field->detail.isEmpty())
            lines << field->detail.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
        if (field->bad) lines << tr("Check failed").toHtmlEscaped();
        if (field->link) {
            lines << tr("Ctrl+click or Enter: go to 0x%1")
                         .arg(QString::number(*field->link, 16).toUpper())
                         .toHtmlEscaped();
        }
    }
    if (const auto owner = session_->ownerAt(offset))
        lines << owner->detail.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
    if (lines.isEmpty()) return {};
    lines << place.toHtmlEscaped();
    return lines.join(QLatin1String("<br>"));
}

void HexView::followLink() {
    const auto field = session_->fieldAt(session_->cursor());
    if (field && field->link) session_->goTo(*field->link);
}

void HexView::copyAs(CopyFormat format) {
    const ByteRange range = session_->selectionOrCursor();
    if (range.empty()) return;
    if (range.length > copyLimit) {
        session_->report(SourceSession::Severity::Warning,
                         tr("The selection is larger than 16 MiB, the limit for the clipboard. Save it to a "
                            "file instead."),
                         range.offset);
        return;
    }
    copying_.start(
        [source = session_->source(), range, format, encoding = options_.encoding] {
            std::vector<std::byte> bytes(static_cast<std::size_t>(range.length));
            std::vector<ByteState> states(bytes.size(), ByteState::Ready);
            const ReadReport report = source->read(range.offset, bytes);
            for (const BadRange& bad : report.bad) {
                const ByteRange hit = ByteRange{bad.offset, bad.length}.clippedTo(range);
                std::fill_n(states.begin() + static_cast<std::ptrdiff_t>(hit.offset - range.offset),
                            hit.length, ByteState::Unreadable);
            }
            return formatBytes(bytes, states, format, encoding, range.offset);
        },
        [this, range](Result<QString> text) {
            if (!text) {
                session_->report(SourceSession::Severity::Error, errorText(text.error()), range.offset);
                return;
            }
            QApplication::clipboard()->setText(*text);
        });
}

void HexView::resizeEvent(QResizeEvent*) { updateLayout(layout_.offsetOfRow(topRow_)); }

void HexView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::StyleChange) {
        updateFont();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ActivationChange) {
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

bool HexView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const HexHit hit = hitAt(help->pos());
        const QString text = hit.exact ? toolTipAt(hit.offset) : QString();
        if (text.isEmpty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), text, viewport(),
                               cellRect(hit.offset, hit.area == HexArea::Text));
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

}  // namespace sectorsmith::gui
