// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_edit.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"

#include <KSyntaxHighlighting/Theme>
#include <QHelpEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {

class LineNumbers : public QWidget {
 public:
    explicit LineNumbers(TemplateEdit* edit) : QWidget(edit), edit_(edit) {}
    QSize sizeHint() const override { return {edit_->lineNumberWidth(), 0}; }

 protected:
    void paintEvent(QPaintEvent* event) override { edit_->paintLineNumbers(event); }

 private:
    TemplateEdit* edit_;
};

}  // namespace

TemplateEdit::TemplateEdit(QWidget* parent)
    : QPlainTextEdit(parent),
      highlighter_(new KSyntaxHighlighting::SyntaxHighlighter(document())),
      numbers_(new LineNumbers(this)) {
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
    // Tab is four spaces; a new line begins where the line before did.
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier) {
        insertPlainText(QString(4 - textCursor().positionInBlock() % 4, u' '));
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        event->modifiers() == Qt::NoModifier) {
        const QString line = textCursor().block().text();
        const auto indent =
            std::ranges::find_if(line, [](QChar c) { return c != u' ' && c != u'\t'; }) - line.begin();
        insertPlainText(u'\n' + line.left(std::min<qsizetype>(indent, textCursor().positionInBlock())));
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

int TemplateEdit::lineNumberWidth() const {
    const auto digits = QString::number(std::max(99, blockCount())).size();
    return static_cast<int>(digits) * fontMetrics().horizontalAdvance(u'9') + 12;
}

void TemplateEdit::paintLineNumbers(QPaintEvent* event) {
    QPainter painter(numbers_);
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    QTextBlock block = firstVisibleBlock();
    int top = qRound(blockBoundingGeometry(block).translated(contentOffset()).top());
    while (block.isValid() && top <= event->rect().bottom()) {
        const int height = qRound(blockBoundingRect(block).height());
        painter.drawText(0, top, numbers_->width() - 6, height, Qt::AlignRight | Qt::AlignTop,
                         QString::number(block.blockNumber() + 1));
        top += height;
        block = block.next();
    }
}

void TemplateEdit::setDiagnostics(const std::vector<lang::Diagnostic>& diagnostics, const QString& fileName) {
    marks_.clear();
    for (const lang::Diagnostic& d : diagnostics) {
        if (d.span.source == nullptr || QString::fromStdString(d.span.source->name) != fileName) continue;
        // Diagnostics count bytes of UTF-8, the document counts UTF-16.
        const auto position = [&](std::uint32_t byte) {
            const std::size_t length = std::min<std::size_t>(byte, d.span.source->text.size());
            return static_cast<int>(
                QString::fromUtf8(d.span.source->text.data(), static_cast<qsizetype>(length)).size());
        };
        Mark mark{position(d.span.begin), position(d.span.end), d.severity == lang::Severity::Error,
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
        QToolTip::showText(help->globalPos(), mark.message, this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

}  // namespace sectorsmith::gui
