// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_assistant.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <algorithm>

#include "gui/session/text.h"
#include "gui/structure/template_edit.h"
#include "lang/completion.h"
#include "lang/reformat.h"

namespace sectorsmith::gui {

namespace {

constexpr int detailRole = Qt::UserRole;
constexpr int docRole = Qt::UserRole + 1;
constexpr int shownMembers = 24;

bool isWordCharacter(QChar c) { return c.isLetterOrNumber() || c == u'_'; }

// Signature and documentation as rich text.
QString described(const QString& signature, const QString& doc) {
    QString text;
    if (!signature.isEmpty()) text = QStringLiteral("<p><tt>%1</tt></p>").arg(signature.toHtmlEscaped());
    if (!doc.isEmpty())
        text += QStringLiteral("<p>%1</p>").arg(doc.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    return text;
}

}  // namespace

TemplateAssistant::TemplateAssistant(TemplateEdit* edit, TemplateIndex* index)
    : QObject(edit),
      edit_(edit),
      index_(index),
      completer_(new QCompleter(this)),
      model_(new QStandardItemModel(this)),
      note_(new QLabel(edit, Qt::ToolTip)) {
    completer_->setModel(model_);
    completer_->setWidget(edit_);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->setWrapAround(false);
    popup()->setAccessibleName(tr("Completions"));
    note_->setTextFormat(Qt::RichText);
    note_->setWordWrap(true);
    note_->setMargin(4);
    note_->setAutoFillBackground(true);
    note_->setForegroundRole(QPalette::ToolTipText);
    note_->setBackgroundRole(QPalette::ToolTipBase);
    edit_->setCompletionPopup(popup());
    edit_->setAbout([this](int position) { return about(position); });
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& chosen) { insert(chosen.row()); });
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::highlighted), this,
            [this](const QModelIndex& shown) { showNote(shown.row()); });
    connect(edit_, &TemplateEdit::typed, this, &TemplateAssistant::typed);
    connect(edit_, &TemplateEdit::popupHidden, note_, &QWidget::hide);
    connect(edit_, &TemplateEdit::followed, this, &TemplateAssistant::goToDefinition);
}

TemplateAssistant::~TemplateAssistant() = default;

QAbstractItemView* TemplateAssistant::popup() const { return completer_->popup(); }

// ------------------------------------------------------------------------------------------------------ completion

void TemplateAssistant::typed(const QString& text) {
    if (edit_->isReadOnly()) return;
    const QString before = edit_->textCursor().block().text().left(edit_->textCursor().positionInBlock());
    qsizetype word = before.size();
    while (word > 0 && isWordCharacter(before[word - 1])) --word;
    const bool enough = !text.isEmpty() && before.size() - word >= 2 && !before[word].isDigit();
    const bool opens = before.endsWith(u'.') || before.endsWith(QStringLiteral("::")) ||
                       before.endsWith(QStringLiteral("[[")) || before.endsWith(QStringLiteral("#pragma "));
    if (popup()->isVisible() || enough || (opens && !text.isEmpty())) complete(false);
}

void TemplateAssistant::complete(bool asked) {
    const auto& index = index_->latest();
    if (index == nullptr || edit_->isReadOnly()) {
        if (asked && !edit_->isReadOnly()) index_->whenFresh([this] { complete(true); });
        return;
    }
    const QString text = edit_->toPlainText();
    const int cursor = edit_->textCursor().position();
    const std::string utf8 = text.toStdString();
    const lang::Completions found =
        lang::completionsAt(*index, utf8, byteOf(text, cursor), index_->modules());
    begin_ = positionOf(utf8, found.begin);
    const bool wanted = asked || found.listed || cursor - begin_ >= 2;
    if (!wanted || found.items.empty()) {
        popup()->hide();
        note_->hide();
        if (asked) Q_EMIT said(tr("No completions here."));
        return;
    }
    popup()->setFont(edit_->font());
    model_->clear();
    for (const lang::Completion& completion : found.items) {
        auto* item = new QStandardItem(toQString(completion.text));
        item->setData(toQString(completion.detail), detailRole);
        item->setData(toQString(completion.doc), docRole);
        if (!completion.detail.empty())
            item->setData(toQString(completion.detail), Qt::AccessibleDescriptionRole);
        model_->appendRow(item);
    }
    QTextCursor from(edit_->document());
    from.setPosition(begin_);
    QRect place = edit_->cursorRect(from).translated(edit_->viewport()->pos());
    place.setWidth(
        std::min(popup()->sizeHintForColumn(0) + popup()->verticalScrollBar()->sizeHint().width() + 12,
                 std::max(edit_->width(), 200)));
    completer_->complete(place);
    popup()->setCurrentIndex(completer_->completionModel()->index(0, 0));
    showNote(0);
}

void TemplateAssistant::insert(int row) {
    const QStandardItem* item = model_->item(row);
    if (item == nullptr) return;
    QTextCursor cursor = edit_->textCursor();
    const int end = cursor.position();
    cursor.setPosition(std::min(begin_, end));
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    cursor.insertText(item->text());
    edit_->setTextCursor(cursor);
    note_->hide();
}

void TemplateAssistant::showNote(int row) {
    const QStandardItem* item = model_->item(row);
    const QString text = item == nullptr || !popup()->isVisible()
                             ? QString()
                             : described(item->data(detailRole).toString(), item->data(docRole).toString());
    if (text.isEmpty()) {
        note_->hide();
        return;
    }
    note_->setText(text);
    note_->setFixedWidth(std::max(280, edit_->fontMetrics().horizontalAdvance(u'x') * 48));
    note_->adjustSize();
    const QRect list = popup()->frameGeometry();
    const QRect screen = edit_->screen()->availableGeometry();
    QPoint at(list.right() + 2, list.top());
    if (at.x() + note_->width() > screen.right())
        at.setX(std::max(screen.left(), list.left() - note_->width() - 2));
    note_->move(at);
    note_->show();
}

// ------------------------------------------------------------------------------------------------- what a name means

QString TemplateAssistant::layoutOf(std::uint32_t declaration) const {
    const auto& index = *index_->latest();
    const std::uint32_t type = index.recordOf(declaration);
    if (type == lang::Declaration::none) return {};
    const auto layout = index.layout(type);
    if (!layout) return {};
    QString text =
        QStringLiteral("<p>%1</p>")
            .arg(layout->size ? QStringLiteral("%1: %2").arg(
                                    toQString(index.declarations()[type].fullName).toHtmlEscaped(),
                                    bytesText(*layout->size))
                              : tr("%1: size varies")
                                    .arg(toQString(index.declarations()[type].fullName).toHtmlEscaped()));
    if (layout->members.empty()) return text;
    //: Columns of a table: where a member lies in its structure, and how large it is
    text +=
        QStringLiteral(
            "<table cellspacing='0' cellpadding='2'><tr><th align='right'>%1</th><th align='right'>%2</th>"
            "<th></th></tr>")
            .arg(layout->inBits ? tr("Bit") : tr("Offset"), layout->inBits ? tr("Bits") : tr("Size"));
    const auto number = [](const std::optional<std::uint64_t>& n) {
        return n ? QString::number(*n) : QStringLiteral("–");
    };
    int shown = 0;
    for (const lang::MemberLayout& member : layout->members) {
        if (++shown > shownMembers) break;
        text += QStringLiteral(
                    "<tr><td align='right'>%1</td><td align='right'>%2</td><td><tt>%3 %4</tt></td></tr>")
                    .arg(number(member.offset), number(member.size), toQString(member.type).toHtmlEscaped(),
                         toQString(member.name).toHtmlEscaped());
    }
    text += QStringLiteral("</table>");
    if (layout->cut || shown > shownMembers) text += QStringLiteral("<p>…</p>");
    return text;
}

QString TemplateAssistant::about(int position) const {
    if (!index_->isFresh()) return {};
    const auto& index = *index_->latest();
    const std::uint32_t at = byteOf(edit_->toPlainText(), position);
    const auto meanings = index.meaningsAt(at);
    if (meanings.empty()) return {};
    const lang::Declaration& d = index.declarations()[meanings.front()];
    QString text = described(toQString(d.signature), toQString(d.doc));
    text += layoutOf(meanings.front());
    if (d.place.file != 0)
        text += QStringLiteral("<p>%1</p>")
                    .arg(tr("Declared in %1, line %2")
                             .arg(QFileInfo(toQString(index.files()[d.place.file]->name))
                                      .fileName()
                                      .toHtmlEscaped())
                             .arg(index.line(d.place)));
    return text;
}

void TemplateAssistant::goToDefinition(int position) {
    index_->whenFresh([this, position] {
        const auto& index = *index_->latest();
        const std::uint32_t at = byteOf(edit_->toPlainText(), position);
        if (const auto file = index.importedAt(at)) {
            Q_EMIT openWanted(toQString(index.files()[*file]->name), 1, 1);
            return;
        }
        const auto meanings = index.meaningsAt(at);
        if (meanings.empty()) {
            Q_EMIT said(tr("The definition of this name is not known."));
            return;
        }
        const lang::TextPlace place = index.declarations()[meanings.front()].place;
        const int line = static_cast<int>(index.line(place));
        const int column = static_cast<int>(index.column(place));
        if (place.file != 0) {
            Q_EMIT openWanted(toQString(index.files()[place.file]->name), line, column);
            return;
        }
        Q_EMIT leaving();
        edit_->goTo(line, column);
    });
}

// --------------------------------------------------------------------------------------------------------- changes

void TemplateAssistant::rename() {
    if (edit_->isReadOnly()) return;
    const int position = edit_->textCursor().position();
    index_->whenFresh([this, position] {
        const auto meanings = index_->latest()->meaningsAt(byteOf(edit_->toPlainText(), position));
        if (meanings.empty()) Q_EMIT said(tr("Place the cursor on a name to rename it."));
        else if (index_->latest()->declarations()[meanings.front()].place.file != 0)
            Q_EMIT said(tr("This name is declared in another file; rename it there."));
        else ask(meanings.front());
    });
}

void TemplateAssistant::ask(std::uint32_t declaration) {
    const std::shared_ptr<const lang::SourceIndex> index = index_->latest();
    const auto renaming = index->renaming(declaration);
    const QString name = toQString(index->declarations()[declaration].name);
    QStringList lines{tr("New name of %1 (used %n time(s) in this file):", nullptr,
                         shownCount(static_cast<quint64>(renaming.places.size())))
                          .arg(name)};
    for (const std::uint32_t file : renaming.otherFiles)
        lines << tr("%1 uses it, too, and is not changed.")
                     .arg(QFileInfo(toQString(index->files()[file]->name)).fileName());
    if (!renaming.unclear.empty())
        lines << tr("%n other occurrence(s), from line %1, may be the same name and are not changed.",
                    nullptr, shownCount(static_cast<quint64>(renaming.unclear.size())))
                     .arg(index->line(renaming.unclear.front()));
    if (!renaming.shared.empty())
        lines << tr("%n occurrence(s), from line %1, may also mean another declaration.", nullptr,
                    shownCount(static_cast<quint64>(renaming.shared.size())))
                     .arg(index->line(renaming.shared.front()));
    bool ok = false;
    const QString chosen =
        QInputDialog::getText(edit_, tr("Rename"), lines.join(u'\n'), QLineEdit::Normal, name, &ok).trimmed();
    if (!ok || chosen == name) return;
    const std::string wanted = chosen.toStdString();
    if (!lang::isName(wanted)) {
        Q_EMIT said(tr("“%1” is not a valid name. Use letters, digits and underscores.").arg(chosen));
        return;
    }
    const lang::Declaration& d = index->declarations()[declaration];
    // What has no owner may still be in a namespace.
    std::string full = d.fullName;
    if (full.ends_with(d.name)) full.replace(full.size() - d.name.size(), d.name.size(), wanted);
    const bool taken = std::ranges::any_of(index->declarations(), [&](const lang::Declaration& other) {
        return other.owner == d.owner &&
               (d.owner == lang::Declaration::none ? other.fullName == full : other.name == wanted);
    });
    if (taken) {
        Q_EMIT said(tr("“%1” is already declared here.").arg(chosen));
        return;
    }
    replacePlaces(renaming.places, chosen);
}

void TemplateAssistant::replacePlaces(const std::vector<lang::TextPlace>& places, const QString& by) {
    std::vector<std::uint32_t> bytes;
    for (const lang::TextPlace& place : places) bytes.insert(bytes.end(), {place.begin, place.end});
    const std::vector<int> positions = positionsOf(index_->latest()->files()[0]->text, bytes);
    QTextCursor cursor(edit_->document());
    cursor.beginEditBlock();
    for (std::size_t i = places.size(); i > 0; --i) {
        cursor.setPosition(positions[2 * i - 2]);
        cursor.setPosition(positions[2 * i - 1], QTextCursor::KeepAnchor);
        cursor.insertText(by);
    }
    cursor.endEditBlock();
}

void TemplateAssistant::format() {
    if (edit_->isReadOnly()) return;
    const QString before = edit_->toPlainText();
    const auto even = lang::reformat(before.toStdString());
    if (!even) {
        Q_EMIT said(tr("The template cannot be formatted without changing its meaning."));
        return;
    }
    const QString after = toQString(*even);
    if (after == before) return;
    // One step, of what differs, with the cursor where it was.
    const auto length = std::min(before.size(), after.size());
    qsizetype front = 0;
    while (front < length && before[front] == after[front]) ++front;
    qsizetype back = 0;
    while (back < length - front && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    const int line = edit_->textCursor().blockNumber();
    const QString lineBefore = edit_->textCursor().block().text();
    const auto indentOf = [](const QString& text) {
        return static_cast<int>(std::ranges::find_if(text, [](QChar c) { return !c.isSpace(); }) -
                                text.begin());
    };
    const int column = edit_->textCursor().positionInBlock() - indentOf(lineBefore);
    QTextCursor cursor(edit_->document());
    cursor.setPosition(static_cast<int>(front));
    cursor.setPosition(static_cast<int>(before.size() - back), QTextCursor::KeepAnchor);
    cursor.insertText(after.mid(front, after.size() - front - back));
    const QTextBlock block = edit_->document()->findBlockByNumber(std::min(line, edit_->blockCount() - 1));
    cursor.setPosition(block.position() + std::clamp(column + indentOf(block.text()), 0, block.length() - 1));
    edit_->setTextCursor(cursor);
}

}  // namespace sectorsmith::gui
