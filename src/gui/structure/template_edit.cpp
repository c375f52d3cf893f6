// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_edit.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/structure/template_index.h"
#include "gui/window/fixed_font.h"

#include <KSyntaxHighlighting/Theme>
#include <QAbstractItemView>
#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>

#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {

class LineNumbers : public QWidget {
 public:
    explicit LineNumbers(TemplateEdit* edit) : QWidget(edit), edit_(edit) {}
    QSize sizeHint() const override { return {edit_->lineNumberWidth(), 0}; }

 protected:
    void paintEvent(QPaintEvent* event) override { edit_->paintLineNumbers(event); }
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() == Qt::LeftButton) edit_->clickLineNumbers(qRound(event->position().y()));
    }

 private:
    TemplateEdit* edit_;
};

}  // namespace

TemplateEdit::TemplateEdit(QWidget* parent)
    : QPlainTextEdit(parent),
      highlighter_(new KSyntaxHighlighting::SyntaxHighlighter(document())),
      numbers_(new LineNumbers(this)) {
    numbers_->setObjectName(QStringLiteral("lineNumbers"));
    numbers_->setToolTip(tr("Click to set or remove a breakpoint (F9)"));
    setFont(fixedFont());
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    setAccessibleName(tr("Template text"));
    for (const std::string& folder : templateFolders().shipped)
        repository_.addCustomSearchPath(QString::fromStdString(folder));
    highlighter_->setDefinition(repository_.definitionForFileName(QStringLiteral("template.hexpat")));
    applyTheme();
    connect(this, &QPlainTextEdit::blockCountChanged, this,
            [this] { setViewportMargins(lineNumberWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0) numbers_->scroll(0, dy);
        else numbers_->update(0, rect.y(), numbers_->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &TemplateEdit::updateSelections);
    setViewportMargins(lineNumberWidth(), 0, 0, 0);
    updateSelections();
}

void TemplateEdit::applyTheme() {
    const bool dark =
        palette().color(QPalette::Base).lightness() < palette().color(QPalette::Text).lightness();
    highlighter_->setTheme(repository_.defaultTheme(dark ? KSyntaxHighlighting::Repository::DarkTheme
                                                         : KSyntaxHighlighting::Repository::LightTheme));
    highlighter_->rehighlight();
}

void TemplateEdit::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyTheme();
        updateSelections();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        // Setting a font is such a change, too: only when it is another one.
        if (const QFont fixed = fixedFont();
            fixed.family() != font().family() || fixed.pointSizeF() != font().pointSizeF())
            setFont(fixed);
        setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
        setViewportMargins(lineNumberWidth(), 0, 0, 0);
    }
}

void TemplateEdit::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    const QRect inside = contentsRect();
    numbers_->setGeometry(inside.left(), inside.top(), lineNumberWidth(), inside.height());
}

void TemplateEdit::keyPressEvent(QKeyEvent* event) {
    if (popup_ != nullptr && popup_->isVisible()) {
        switch (event->key()) {
            case Qt::Key_Return:
            case Qt::Key_Enter:
            case Qt::Key_Tab:
            case Qt::Key_Backtab:
            case Qt::Key_Escape: event->ignore(); return;
            default: break;
        }
    }
    // A text that is read-only would scroll.
    if (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier) return event->ignore();
    // Tab is four spaces; a new line begins where the line before did.
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier && !isReadOnly()) {
        insertPlainText(QString(4 - textCursor().positionInBlock() % 4, u' '));
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        event->modifiers() == Qt::NoModifier && !isReadOnly()) {
        const QString line = textCursor().block().text();
        const auto indent =
            std::ranges::find_if(line, [](QChar c) { return c != u' ' && c != u'\t'; }) - line.begin();
        insertPlainText(u'\n' + line.left(std::min<qsizetype>(indent, textCursor().positionInBlock())));
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    const QString text = event->text();
    const bool inserts =
        !text.isEmpty() && text[0].isPrint() && !isReadOnly() &&
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != Qt::ControlModifier;
    if (inserts || event->key() == Qt::Key_Backspace || (popup_ != nullptr && popup_->isVisible()))
        Q_EMIT typed(inserts ? text : QString());
}

void TemplateEdit::setCompletionPopup(QAbstractItemView* popup) {
    popup_ = popup;
    popup_->installEventFilter(this);
}

bool TemplateEdit::eventFilter(QObject* object, QEvent* event) {
    if (object == popup_ && event->type() == QEvent::Hide) Q_EMIT popupHidden();
    return QPlainTextEdit::eventFilter(object, event);
}

void TemplateEdit::mouseReleaseEvent(QMouseEvent* event) {
    QPlainTextEdit::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier &&
        !textCursor().hasSelection())
        Q_EMIT followed(cursorForPosition(event->position().toPoint()).position());
}

void TemplateEdit::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu(event->pos()));
    if (event->reason() == QContextMenuEvent::Mouse && !textCursor().hasSelection())
        setTextCursor(cursorForPosition(event->pos()));
    menu->addSeparator();
    menu->addActions(menuActions_);
    menu->exec(event->globalPos());
}

int TemplateEdit::lineNumberWidth() const {
    const auto digits = QString::number(std::max(99, blockCount())).size();
    return static_cast<int>(digits) * fontMetrics().horizontalAdvance(u'9') + 12 + markWidth();
}

int TemplateEdit::markWidth() const { return fontMetrics().height(); }

QColor TemplateEdit::stoppedColor() const {
    const bool dark =
        palette().color(QPalette::Base).lightness() < palette().color(QPalette::Text).lightness();
    return dark ? QColor(0x5A, 0x50, 0x18) : QColor(0xFF, 0xF0, 0xA0);
}

std::vector<int> TemplateEdit::breakpoints() const {
    std::vector<int> lines;
    for (const QTextCursor& cursor : breakpoints_) lines.push_back(cursor.blockNumber() + 1);
    std::ranges::sort(lines);
    const auto rest = std::ranges::unique(lines);
    lines.erase(rest.begin(), rest.end());
    return lines;
}

void TemplateEdit::setBreakpoints(const std::vector<int>& lines) {
    breakpoints_.clear();
    for (const int line : lines)
        if (const QTextBlock block = document()->findBlockByNumber(line - 1); block.isValid())
            breakpoints_ << QTextCursor(block);
    numbers_->update();
}

void TemplateEdit::toggleBreakpoint(int line) {
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid()) return;
    const auto removed =
        breakpoints_.removeIf([&](const QTextCursor& cursor) { return cursor.blockNumber() == line - 1; });
    if (removed == 0) breakpoints_ << QTextCursor(block);
    numbers_->update();
    Q_EMIT breakpointsChanged();
}

void TemplateEdit::clickLineNumbers(int y) {
    toggleBreakpoint(cursorForPosition(QPoint(0, y)).blockNumber() + 1);
}

void TemplateEdit::setStoppedAt(int line) {
    const QTextBlock block = line > 0 ? document()->findBlockByNumber(line - 1) : QTextBlock();
    stoppedAt_ = block.isValid() ? QTextCursor(block) : QTextCursor();
    if (block.isValid()) {
        setTextCursor(stoppedAt_);
        ensureCursorVisible();
    }
    updateSelections();
    numbers_->update();
}

void TemplateEdit::paintLineNumbers(QPaintEvent* event) {
    QPainter painter(numbers_);
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<int> stops = breakpoints();
    QTextBlock block = firstVisibleBlock();
    int top = qRound(blockBoundingGeometry(block).translated(contentOffset()).top());
    while (block.isValid() && top <= event->rect().bottom()) {
        const int height = qRound(blockBoundingRect(block).height());
        const int line = block.blockNumber() + 1;
        const int side = std::min(markWidth(), height);
        const QRectF mark(2, top + 1, side - 2, side - 2);
        painter.setPen(Qt::NoPen);
        if (std::ranges::binary_search(stops, line)) {
            painter.setBrush(QColor(0xD0, 0x30, 0x30));
            painter.drawEllipse(mark);
        }
        if (line == stoppedAt()) {
            // An arrow, within the breakpoint's dot if there is one.
            painter.setBrush(QColor(0xE8, 0xB0, 0x00));
            painter.setPen(palette().color(QPalette::Text));
            const QRectF inner = mark.adjusted(3, 3, -3, -3);
            painter.drawPolygon(
                QPolygonF({inner.topLeft(), QPointF(inner.right(), inner.center().y()), inner.bottomLeft()}));
        }
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(0, top, numbers_->width() - 6, height, Qt::AlignRight | Qt::AlignTop,
                         QString::number(line));
        top += height;
        block = block.next();
    }
}

void TemplateEdit::setDiagnostics(const std::vector<lang::Diagnostic>& diagnostics, const QString& fileName) {
    marks_.clear();
    const auto isHere = [name = fileName.toStdString()](const lang::Diagnostic& d) {
        return d.span.source != nullptr && d.span.source->name == name;
    };
    // Diagnostics count bytes of UTF-8, the document counts UTF-16.
    std::map<const lang::SourceText*, std::map<std::uint32_t, int>> positions;
    for (const lang::Diagnostic& d : diagnostics)
        if (isHere(d))
            for (const std::uint32_t byte : {d.span.begin, d.span.end})
                positions[d.span.source.get()].emplace(byte, 0);
    for (auto& [source, places] : positions) {
        std::vector<std::uint32_t> bytes;
        for (const auto& [byte, position] : places) bytes.push_back(byte);
        const std::vector<int> found = positionsOf(source->text, bytes);
        std::size_t next = 0;
        for (auto& [byte, position] : places) position = found[next++];
    }
    for (const lang::Diagnostic& d : diagnostics) {
        if (!isHere(d)) continue;
        const auto& places = positions.at(d.span.source.get());
        Mark mark{places.at(d.span.begin), places.at(d.span.end), d.severity == lang::Severity::Error,
                  messageText(d.message)};
        mark.end = std::max(mark.end, mark.begin + 1);
        marks_.push_back(mark);
    }
    updateSelections();
}

void TemplateEdit::clearDiagnostics() {
    marks_.clear();
    updateSelections();
}

void TemplateEdit::updateSelections() {
    QList<QTextEdit::ExtraSelection> selections;
    QTextEdit::ExtraSelection line;
    line.format.setBackground(palette().color(QPalette::AlternateBase));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    line.cursor = textCursor();
    line.cursor.clearSelection();
    selections.append(line);
    if (!stoppedAt_.isNull()) {
        line.format.setBackground(stoppedColor());
        line.cursor = stoppedAt_;
        line.cursor.clearSelection();
        selections.append(line);
    }
    const int last = document()->characterCount() - 1;
    for (const Mark& mark : marks_) {
        QTextEdit::ExtraSelection selection;
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(mark.error ? QColor(0xE0, 0x30, 0x30) : QColor(0xD0, 0x90, 0x00));
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(std::clamp(mark.begin, 0, last));
        selection.cursor.setPosition(std::clamp(mark.end, 0, last), QTextCursor::KeepAnchor);
        selections.append(selection);
    }
    setExtraSelections(selections);
}

void TemplateEdit::goTo(int line, int column) {
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid()) return;
    const QByteArray before = block.text().toUtf8().left(std::max(0, column - 1));
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + static_cast<int>(QString::fromUtf8(before).size()));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

bool TemplateEdit::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QPlainTextEdit::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int at = cursorForPosition(viewport()->mapFrom(this, help->pos())).position();
    for (const Mark& mark : marks_) {
        if (at < mark.begin || at > mark.end) continue;
        QToolTip::showText(help->globalPos(), plainTip(mark.message), this);
        return true;
    }
    if (const QString text = about_ ? about_(at) : QString(); !text.isEmpty()) {
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

}  // namespace sectorsmith::gui
