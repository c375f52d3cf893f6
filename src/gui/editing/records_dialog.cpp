// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/records_dialog.h"

#include <QCheckBox>
#include <QDateTime>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/editing/changes_list.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"
#include "ops/state_folder.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

namespace {

constexpr int mostLines = 2000;

std::optional<std::filesystem::path> folderOf(const QString& folder) {
    if (folder.isEmpty()) return std::nullopt;
    return std::filesystem::path(QFile::encodeName(folder).toStdString());
}

}  // namespace

RecordsDialog::RecordsDialog(const QString& stateFolder, QWidget* parent)
    : QDialog(parent),
      stateFolder_(stateFolder),
      list_(new QTreeWidget(this)),
      bytes_(new QTreeWidget(this)),
      message_(new QLabel(this)),
      beside_(new QCheckBox(tr("Write although other partitions of the disk are in use"), this)),
      bar_(new CommitBar(this)),
      finish_(new QPushButton(tr("&Finish…"), this)),
      takeBack_(new QPushButton(icon("edit-undo"), tr("&Take back…"), this)) {
    setWindowTitle(tr("Undo records"));
    list_->setHeaderLabels({tr("Time"), tr("What"), tr("State"), tr("Sectors"), tr("Disk")});
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    list_->setUniformRowHeights(true);
    list_->setAccessibleName(tr("Undo records"));
    bytes_->setHeaderLabels({tr("Sector"), tr("Before"), tr("Written")});
    bytes_->setAlternatingRowColors(true);
    bytes_->setAccessibleName(tr("Bytes of the record"));
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    beside_->hide();
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(list_);
    splitter->addWidget(bytes_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(bar_, 1);
    buttons->addStretch(1);
    for (QPushButton* button : {finish_, takeBack_, close}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    box->addWidget(
        new QLabel(tr("Every commit keeps what it replaced, so that it can be taken back."), this));
    box->addWidget(splitter, 1);
    box->addWidget(message_);
    box->addWidget(beside_);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 32);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(list_, &QTreeWidget::currentItemChanged, this, &RecordsDialog::showRecord);
    connect(finish_, &QPushButton::clicked, this, [this] { askAndApply(Recovery::Finish); });
    connect(takeBack_, &QPushButton::clicked, this, [this] { askAndApply(Recovery::TakeBack); });
    reload();
}

QString RecordsDialog::messageText() const { return message_->text(); }

const UndoRecord* RecordsDialog::current() const {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    return row < 0 || static_cast<std::size_t>(row) >= records_.size()
               ? nullptr
               : &records_[static_cast<std::size_t>(row)];
}

void RecordsDialog::setBusy(bool busy) {
    busy_ = busy;
    bar_->setVisible(busy);
    list_->setEnabled(!busy);
    const UndoRecord* record = current();
    takeBack_->setEnabled(!busy && record != nullptr && record->state != RecordState::TakenBack);
    finish_->setEnabled(!busy && record != nullptr && record->state == RecordState::Open);
    if (!busy) Q_EMIT idle();
}

void RecordsDialog::reload() {
    const UndoRecord* before = current();
    const std::string id = before != nullptr ? before->id : std::string();
    bar_->wait();
    setBusy(true);
    struct Answer {
        std::vector<UndoRecord> records;
        std::vector<std::string> problems;
        std::optional<std::filesystem::path> hidden;
    };
    runInBackground(
        this,
        [folder = folderOf(stateFolder_)] {
            Answer answer;
            answer.records = UndoStore(stateFoldersToRead(folder)).list(&answer.problems);
            if (!folder) answer.hidden = hiddenStateFolder();
            return answer;
        },
        [this, id](Answer answer) {
            records_ = std::move(answer.records);
            list_->clear();
            QTreeWidgetItem* chosen = nullptr;
            for (const UndoRecord& record : records_) {
                const QString state = record.state == RecordState::Done        ? tr("written")
                                      : record.state == RecordState::TakenBack ? tr("taken back")
                                                                               : tr("cut off");
                auto* item = new QTreeWidgetItem(
                    list_,
                    {QLocale().toString(QDateTime::fromSecsSinceEpoch(record.time), QLocale::ShortFormat),
                     toQString(record.what), state,
                     QLocale().toString(static_cast<qulonglong>(record.sectors)),
                     toQString(describe(record.disk))});
                if (record.state == RecordState::Open) item->setIcon(2, icon("dialog-warning"));
                item->setToolTip(0, toQString(record.id));
                if (record.id == id) chosen = item;
            }
            for (int column = 0; column < 4; ++column) list_->resizeColumnToContents(column);
            list_->setColumnWidth(1, std::min(list_->columnWidth(1), fontMetrics().averageCharWidth() * 50));
            QStringList problems;
            for (const std::string& problem : answer.problems) problems << toQString(problem);
            if (answer.hidden)
                problems << tr("Records that root made in %1 are not shown: “sudo sectorsmith undo list” "
                               "shows them and these.")
                                .arg(toQString(answer.hidden->string()));
            if (!problems.isEmpty()) message_->setText(problems.join(u'\n'));
            else if (records_.empty()) message_->setText(tr("There are no undo records."));
            if (chosen == nullptr) chosen = list_->topLevelItem(0);
            list_->setCurrentItem(chosen);
            setBusy(false);
        });
}

void RecordsDialog::showRecord() {
    bytes_->clear();
    setBusy(busy_);
    const UndoRecord* record = current();
    if (record == nullptr) return;
    const quint64 request = ++asked_;
    runInBackground(
        this,
        [folder = folderOf(stateFolder_), id = record->id] {
            return UndoStore(stateFoldersToRead(folder)).load(id);
        },
        [this, request](Result<UndoRecord> loaded) {
            if (request != asked_) return;
            if (!loaded) {
                message_->setText(toQString(loaded.error().message));
                return;
            }
            const QFont fixed = fixedFont();
            int lines = 0;
            for (const SectorRun& run : loaded->runs) {
                auto* group =
                    new QTreeWidgetItem(bytes_, {tr("LBA %1").arg(run.offset / loaded->disk.sectorSize)});
                group->setExpanded(true);
                for (const auto& [at, count] : differingPieces(run.before, run.after, lineBytes)) {
                    if (++lines > mostLines) break;
                    const auto before = std::span(run.before).subspan(at, count);
                    const auto after = std::span(run.after).subspan(at, count);
                    auto* item = new QTreeWidgetItem(
                        group, {QStringLiteral("0x") + QString::number(run.offset + at, 16).toUpper(),
                                hexText(before, count), hexText(after, count)});
                    for (int column = 0; column < 3; ++column) item->setFont(column, fixed);
                }
            }
            for (int column = 0; column < 3; ++column) bytes_->resizeColumnToContents(column);
        });
}

void RecordsDialog::askAndApply(Recovery what) {
    const UndoRecord* record = current();
    if (record == nullptr) return;
    const QString disk = toQString(describe(record->disk));
    const QString question = what == Recovery::Finish
                                 ? tr("Write the rest of “%1” to %2?").arg(toQString(record->what), disk)
                                 : tr("Put back what %2 held before “%1”? It is checked first that the disk "
                                      "still holds what was written.")
                                       .arg(toQString(record->what), disk);
    if (QMessageBox::question(this, windowTitle(), question, QMessageBox::Yes | QMessageBox::Cancel,
                              QMessageBox::Cancel) == QMessageBox::Yes)
        apply(what);
}

void RecordsDialog::apply(Recovery what) {
    const UndoRecord* record = current();
    if (record == nullptr || busy_) return;
    message_->clear();
    setBusy(true);
    WriteTarget target;
    target.path = record->disk.path;
    if (record->disk.image) target.sectorSize = record->disk.sectorSize;
    target.stateFolder = folderOf(stateFolder_);
    target.besideOthers = beside_->isVisible() && beside_->isChecked();
    runInBackground(
        this,
        [target, id = record->id, what, progress = bar_->follow()] {
            return recover(target, id, what, *progress);
        },
        [this, what, path = toQString(target.path)](std::expected<CommitReport, CommitFailure> result) {
            if (result) {
                message_->setText(what == Recovery::Finish ? tr("Finished and verified.")
                                                           : tr("Taken back and verified."));
                Q_EMIT diskChanged(path);
            } else {
                message_->setText(toQString(result.error().error.message));
                beside_->setVisible(result.error().error.cause == Cause::InUse);
                if (result.error().wrote) Q_EMIT diskChanged(path);
            }
            reload();
        });
}

}  // namespace sectorsmith::gui
