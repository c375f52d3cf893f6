// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/field_editor.h"

#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QRegularExpression>
#include <QUuid>

#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

bool isGuid(const QString& text) {
    static const QRegularExpression guid(
        QStringLiteral("^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"));
    return guid.match(text).hasMatch();
}

constexpr QLatin1StringView dateFormat("yyyy-MM-dd HH:mm:ss");

// The part of the text after a date and time that the editor keeps (" UTC"); nullopt when it is none.
std::optional<QString> afterDate(const QString& text) {
    static const QRegularExpression date(
        QStringLiteral("^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d( UTC)?$"));
    const auto match = date.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return match.captured(1);
}

}  // namespace

QWidget* FieldDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const {
    QWidget* editor = nullptr;
    if (!info_.choices.isEmpty()) {
        auto* box = new QComboBox(parent);
        box->addItems(info_.choices);
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->completer()->setFilterMode(Qt::MatchContains);
        box->completer()->setCompletionMode(QCompleter::PopupCompletion);
        editor = box;
    } else if (afterDate(info_.text)) {
        auto* date = new QDateTimeEdit(parent);
        date->setDisplayFormat(dateFormat);
        date->setCalendarPopup(true);
        date->setTimeSpec(Qt::UTC);
        editor = date;
    } else {
        auto* line = new QLineEdit(parent);
        line->setFrame(false);
        if (isGuid(info_.text)) {
            QAction* fresh = line->addAction(icon("view-refresh"), QLineEdit::TrailingPosition);
            fresh->setToolTip(tr("Generate a random GUID"));
            connect(fresh, &QAction::triggered, line,
                    [line] { line->setText(QUuid::createUuid().toString(QUuid::WithoutBraces).toUpper()); });
        }
        editor = line;
    }
    editor->setAccessibleName(info_.path);
    editor->setAutoFillBackground(true);
    return editor;
}

void FieldDelegate::setEditorData(QWidget* editor, const QModelIndex&) const {
    if (auto* box = qobject_cast<QComboBox*>(editor)) {
        box->setCurrentIndex(box->findText(info_.text));
        box->setEditText(typed_.value_or(info_.text));
        box->lineEdit()->selectAll();
    } else if (auto* date = qobject_cast<QDateTimeEdit*>(editor)) {
        QDateTime time = QDateTime::fromString(info_.text.left(19), dateFormat);
        time.setTimeSpec(Qt::UTC);
        date->setDateTime(time);
    } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setText(typed_.value_or(info_.text));
        line->selectAll();
    }
}

void FieldDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex&) const {
    QString text;
    if (const auto* box = qobject_cast<QComboBox*>(editor)) text = box->currentText();
    else if (const auto* date = qobject_cast<QDateTimeEdit*>(editor))
        text = date->dateTime().toString(dateFormat) + afterDate(info_.text).value_or(QString());
    else if (const auto* line = qobject_cast<QLineEdit*>(editor)) text = line->text();
    if (text != info_.text) Q_EMIT entered(info_.id, text);
}

}  // namespace sectorsmith::gui
