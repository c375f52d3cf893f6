// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/find_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/window/icon.h"

namespace sectorsmith::gui {

FindBar::FindBar(QPlainTextEdit* text, QWidget* parent)
    : QWidget(parent),
      text_(text),
      line_(new QLineEdit(this)),
      note_(new QLabel(this)),
      replaceRow_(new QWidget(this)),
      replacement_(new QLineEdit(replaceRow_)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    rows->addLayout(row);
    rows->addWidget(replaceRow_);
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
    auto* below = new QHBoxLayout(replaceRow_);
    below->setContentsMargins(0, 0, 0, 0);
    replacement_->setPlaceholderText(tr("Replace with"));
    replacement_->setAccessibleName(replacement_->placeholderText());
    below->addWidget(replacement_, 1);
    const auto command = [&](const QString& words, auto slot) {
        auto* push = new QPushButton(words, replaceRow_);
        connect(push, &QPushButton::clicked, this, slot);
        below->addWidget(push);
    };
    command(tr("Replace"), [this] { replace(); });
    command(tr("Replace all"), [this] { replaceAll(); });
    below->addStretch(1);
    connect(replacement_, &QLineEdit::returnPressed, this, [this] { replace(); });
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
    replaceRow_->hide();
    show();
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void FindBar::openReplace() {
    open();
    replaceRow_->setVisible(!text_->isReadOnly());
}

bool FindBar::replace() {
    if (text_->isReadOnly() || line_->text().isEmpty()) return false;
    QTextCursor cursor = text_->textCursor();
    const bool found = cursor.selectedText().compare(line_->text(), Qt::CaseSensitive) == 0;
    if (found) {
        cursor.insertText(replacement_->text());
        text_->setTextCursor(cursor);
    }
    find(false);
    return found;
}

int FindBar::replaceAll() {
    if (text_->isReadOnly() || line_->text().isEmpty()) return 0;
    int replaced = 0;
    QTextCursor step(text_->document());
    step.beginEditBlock();
    constexpr auto way = QTextDocument::FindCaseSensitively;
    for (QTextCursor found = text_->document()->find(line_->text(), 0, way); !found.isNull();
         found = text_->document()->find(line_->text(), found, way)) {
        found.insertText(replacement_->text());
        ++replaced;
    }
    step.endEditBlock();
    note_->setText(tr("%n replaced", nullptr, replaced));
    return replaced;
}

void FindBar::dismiss() {
    hide();
    text_->setFocus(Qt::OtherFocusReason);
}

QString FindBar::note() const { return note_->text(); }

// The language does: what is found to be replaced must be the very name.
bool FindBar::heedsCase() const { return replaceRow_->isVisibleTo(this); }

bool FindBar::search(const QTextCursor& from, bool backward) {
    QTextDocument::FindFlags way;
    way.setFlag(QTextDocument::FindBackward, backward);
    way.setFlag(QTextDocument::FindCaseSensitively, heedsCase());
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
