// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/copies_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/editing/changes_list.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

QString hexNumber(quint64 value) { return QStringLiteral("0x") + QString::number(value, 16).toUpper(); }

// As the template shows it, else the bytes.
QString shown(const std::string& text, const std::vector<std::byte>& bytes) {
    constexpr std::size_t most = 16;
    return text.empty() ? hexText(std::span(bytes).first(std::min(most, bytes.size())), bytes.size())
                        : toQString(text);
}

}  // namespace

CopiesDialog::CopiesDialog(SourceSession* session, FieldTemplate fieldTemplate, QString path, QWidget* parent)
    : QDialog(parent),
      session_(session),
      fieldTemplate_(std::move(fieldTemplate)),
      path_(std::move(path)),
      message_(new QLabel(this)),
      list_(new QTreeWidget(this)),
      bar_(new QProgressBar(this)),
      fromHere_(new QPushButton(tr("Overwrite the &copy"), this)),
      fromThere_(new QPushButton(tr("&Restore from the copy"), this)) {
    setWindowTitle(tr("Copies of %1").arg(path_));
    list_->setHeaderLabels({tr("Field"), tr("Here"), tr("Copy"), tr("State")});
    list_->setAccessibleName(tr("Differences"));
    list_->setAlternatingRowColors(true);
    message_->setObjectName(QStringLiteral("message"));
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    bar_->setRange(0, 0);
    bar_->setTextVisible(false);
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(bar_, 1);
    buttons->addStretch(1);
    for (QPushButton* button : {fromHere_, fromThere_, close}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    box->addWidget(list_, 1);
    box->addWidget(message_);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 24);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(fromHere_, &QPushButton::clicked, this, [this] { repair(CopyDirection::FromHere); });
    connect(fromThere_, &QPushButton::clicked, this, [this] { repair(CopyDirection::FromThere); });
    connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (session_) session_->goTo(item->data(0, Qt::UserRole).toULongLong());
    });
    compare();
}

CopiesDialog::~CopiesDialog() { stop_.request_stop(); }

void CopiesDialog::setBusy(bool busy) {
    busy_ = busy;
    bar_->setVisible(busy);
    fromHere_->setEnabled(!busy && any_);
    fromThere_->setEnabled(!busy && any_);
}

void CopiesDialog::compare() {
    if (!session_) return;
    setBusy(true);
    runInBackground(
        this,
        [source = session_->source(), fieldTemplate = fieldTemplate_, path = path_.toStdString(),
         stop = stop_.get_token()] { return compareCopies(source, fieldTemplate, path, stop); },
        [this](const Result<std::vector<CopyReport>>& reports) { present(reports); });
}

void CopiesDialog::present(const Result<std::vector<CopyReport>>& reports) {
    list_->clear();
    any_ = false;
    if (!reports) {
        message_->setText(errorText(reports.error()));
        setBusy(false);
        return;
    }
    for (const CopyReport& report : *reports) {
        QStringList state;
        if (report.differences.empty()) state << tr("identical");
        else if (report.more)
            state << tr("more than %n field(s) differ", nullptr, static_cast<int>(report.differences.size()));
        else state << tr("%n field(s) differ", nullptr, static_cast<int>(report.differences.size()));
        if (!report.checksumsRight) state << tr("bad checksum here");
        if (!report.copyChecksumsRight) state << tr("bad checksum in the copy");
        auto* group = new QTreeWidgetItem(
            list_, {toQString(report.path), hexNumber(report.offset),
                    report.copyPath.empty()
                        ? hexNumber(report.copyOffset)
                        : tr("%1 at %2").arg(toQString(report.copyPath), hexNumber(report.copyOffset)),
                    state.join(QLatin1String(", "))});
        group->setIcon(0, icon(report.same() ? "dialog-information" : "dialog-warning"));
        group->setData(0, Qt::UserRole, QVariant::fromValue<quint64>(report.offset));
        group->setExpanded(true);
        any_ = any_ || !report.same();
        for (const CopyField& field : report.differences) {
            auto* item =
                new QTreeWidgetItem(group, {toQString(field.path), shown(field.text, field.bytes),
                                            shown(field.copyText, field.copyBytes), hexNumber(field.offset)});
            item->setData(0, Qt::UserRole, QVariant::fromValue<quint64>(field.offset));
            item->setFont(3, fixedFont());
        }
    }
    for (int column = 0; column < 4; ++column) list_->resizeColumnToContents(column);
    if (reports->empty()) message_->setText(tr("The template declares no copy of this structure."));
    else if (!any_) message_->setText(tr("The copies are identical and their checksums are correct."));
    setBusy(false);
}

void CopiesDialog::repair(CopyDirection direction) {
    if (!session_ || busy_) return;
    if (!session_->editing()) {
        message_->setText(tr("The source is read-only; allow editing first."));
        Q_EMIT session_->editingWanted();
        return;
    }
    setBusy(true);
    runInBackground(
        this,
        [source = session_->source(), fieldTemplate = fieldTemplate_, path = path_.toStdString(), direction,
         stop = stop_.get_token()] { return repairCopy(source, fieldTemplate, path, direction, stop); },
        [this, direction](Result<FieldEdit> edit) {
            QStringList said;
            if (!edit) {
                said << errorText(edit.error());
            } else {
                for (const Message& note : edit->notes) said << messageText(note);
                const QString what = direction == CopyDirection::FromHere
                                         ? tr("Overwrite the copy of %1").arg(path_)
                                         : tr("Restore %1 from its copy").arg(path_);
                if (session_ && !edit->writes.empty()) {
                    if (auto staged = session_->stage(edit->writes, what); !staged)
                        said << errorText(staged.error());
                    else said << tr("Staged; review and write the changes to apply them.");
                }
            }
            message_->setText(said.join(u'\n'));
            compare();
        });
}

}  // namespace sectorsmith::gui
