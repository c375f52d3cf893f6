// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/find_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>

#include "gui/window/icon.h"

namespace sectorsmith::gui {

FindBar::FindBar(QPlainTextEdit* text, QWidget* parent)
    : QWidget(parent), text_(text), line_(new QLineEdit(this)), note_(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    line_->setPlaceholderText(tr("Find in the template"));
    line_->setAccessibleName(line_->placeholderText());
    line_->setClearButtonEnabled(true);
    row->addWidget(line_, 1);
    const auto button = [&](const char* name, const QString& tip, auto slot) {
        auto* tool = new QToolButton(this);
        tool->setIcon(icon(name));
        tool->setAutoRaise(true);
        tool->setToolTip(tip);
        tool->setAccessibleName(tip);
        connect(tool, &QToolButton::clicked, this, slot);
        row->addWidget(tool);
    };
    button("go-previous", tr("Find previous (Shift+F3)"), [this] { find(true); });
    button("go-next", tr("Find next (F3)"), [this] { find(false); });
    button("window-close", tr("Close (Esc)"), [this] { dismiss(); });
    row->addWidget(note_, 1);
    connect(line_, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(line_, &QLineEdit::textEdited, this, [this] {
        note_->clear();
        if (line_->text().isEmpty()) return;
        // While typing, the place that is found already may stay.
        QTextCursor from = text_->textCursor();
        from.setPosition(from.selectionStart());
        search(from, false);
    });
    hide();
}

void FindBar::open() {
    const QString selected = text_->textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator)) line_->setText(selected);
    note_->clear();
    show();
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void FindBar::dismiss() {
    hide();
    text_->setFocus(Qt::OtherFocusReason);
}

QString FindBar::note() const { return note_->text(); }

bool FindBar::search(const QTextCursor& from, bool backward) {
    const QTextDocument::FindFlags way =
        backward ? QTextDocument::FindFlags(QTextDocument::FindBackward) : QTextDocument::FindFlags();
    QTextCursor found = text_->document()->find(line_->text(), from, way);
    if (found.isNull()) {
        QTextCursor edge(text_->document());
        if (backward) edge.movePosition(QTextCursor::End);
        found = text_->document()->find(line_->text(), edge, way);
    }
    note_->setText(found.isNull() ? tr("Not found") : QString());
    if (found.isNull()) return false;
    text_->setTextCursor(found);
    return true;
}

bool FindBar::find(bool backward) {
    if (line_->text().isEmpty()) {
        open();
        return false;
    }
    return search(text_->textCursor(), backward);
}

}  // namespace sectorsmith::gui
