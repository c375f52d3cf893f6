// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/records_dialog.h"

#include <QCheckBox>
#include <QDateTime>
#include <QFile>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "base/units.h"
#include "gui/editing/changes_list.h"
#include "gui/editing/review.h"
#include "gui/session/background.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"
#include "ops/state_folder.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

namespace {

std::optional<std::filesystem::path> folderOf(const QString& folder) {
    if (folder.isEmpty()) return std::nullopt;
    return std::filesystem::path(QFile::encodeName(folder).toStdString());
}

QString totalSizeText(const std::vector<UndoRecord>& records) {
    const std::uint64_t bytes =
        std::accumulate(records.begin(), records.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const UndoRecord& r) { return sum + r.fileBytes; });
    return sizeText(bytes);
}

QString timeText(std::int64_t time) {
    const QDateTime when = QDateTime::fromSecsSinceEpoch(time);
    constexpr int latestYear = 9999;
    const bool known = time >= 0 && when.isValid() && when.date().year() <= latestYear;
    return known ? QLocale().toString(when, QLocale::ShortFormat) : RecordsDialog::tr("unknown time");
}

}  // namespace

RecordsDialog::RecordsDialog(const QString& stateFolder, QWidget* parent)
    : QDialog(parent),
      stateFolder_(stateFolder),
      list_(new QTreeWidget(this)),
      bytes_(new QTreeWidget(this)),
      place_(new QLabel(this)),
      message_(new QLabel(this)),
      beside_(new QCheckBox(tr("Write even though other partitions of the disk are in use"), this)),
      bar_(new CommitBar(this)),
      delete_(new QPushButton(icon("edit-delete"), tr("&Delete…"), this)),
      deleteOld_(new QPushButton(tr("Delete &old records…"), this)),
      finish_(new QPushButton(tr("&Finish…"), this)),
      takeBack_(new QPushButton(icon("edit-undo"), tr("&Undo…"), this)) {
    setWindowTitle(tr("Undo records"));
    list_->setHeaderLabels({tr("Time"), tr("What"), tr("State"), tr("Sectors"), tr("Disk")});
    list_->setObjectName(QStringLiteral("records"));
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    list_->setUniformRowHeights(true);
    list_->setAccessibleName(tr("Undo records"));
    bytes_->setHeaderLabels({tr("Sector"), tr("Before"), tr("Written"), tr("On disk now")});
    bytes_->setObjectName(QStringLiteral("bytes"));
    bytes_->setAlternatingRowColors(true);
    bytes_->setAccessibleName(tr("Recorded bytes"));
    message_->setObjectName(QStringLiteral("message"));
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    takeBack_->setObjectName(QStringLiteral("takeBack"));
    place_->setTextFormat(Qt::PlainText);
    place_->setWordWrap(true);
    place_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    beside_->hide();
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(list_);
    splitter->addWidget(bytes_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(bar_, 1);
    buttons->addStretch(1);
    for (QPushButton* button : {delete_, deleteOld_, finish_, takeBack_, close}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    box->addWidget(
        new QLabel(tr("Every write records the bytes it replaces, so that it can be undone."), this));
    box->addWidget(place_);
    box->addWidget(splitter, 1);
    box->addWidget(message_);
    box->addWidget(beside_);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 32);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(list_, &QTreeWidget::currentItemChanged, this, &RecordsDialog::showRecord);
    connect(delete_, &QPushButton::clicked, this, &RecordsDialog::askAndDelete);
    connect(deleteOld_, &QPushButton::clicked, this, &RecordsDialog::askAndDeleteOld);
    connect(finish_, &QPushButton::clicked, this, [this] { askAndApply(Recovery::Finish); });
    connect(takeBack_, &QPushButton::clicked, this, [this] { askAndApply(Recovery::TakeBack); });
    reload();
}

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
    delete_->setEnabled(!busy && record != nullptr && record->state != RecordState::Open);
    deleteOld_->setEnabled(!busy && !olderThan(0).empty());
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
        std::vector<Message> problems;
        std::vector<std::filesystem::path> folders;
        std::optional<std::filesystem::path> hidden;
    };
    runInBackground(
        this,
        [folder = folderOf(stateFolder_)] {
            Answer answer;
            answer.folders = allStateFolders(folder);
            answer.records = UndoStore(answer.folders).list(&answer.problems);
            if (!folder) answer.hidden = hiddenStateFolder();
            return answer;
        },
        [this, id](Answer answer) {
            records_ = std::move(answer.records);
            list_->clear();
            QTreeWidgetItem* chosen = nullptr;
            for (const UndoRecord& record : records_) {
                const QString state = record.state == RecordState::Done        ? tr("written")
                                      : record.state == RecordState::TakenBack ? tr("undone")
                                                                               : tr("interrupted");
                auto* item =
                    new QTreeWidgetItem(list_, {timeText(record.time), toQString(record.what), state,
                                                QLocale().toString(static_cast<qulonglong>(record.sectors)),
                                                messageText(describe(record.disk))});
                if (record.state == RecordState::Open) item->setIcon(2, icon("dialog-warning"));
                item->setToolTip(0, plainTip(toQString(record.id)));
                if (record.id == id) chosen = item;
            }
            for (int column = 0; column < 4; ++column) list_->resizeColumnToContents(column);
            list_->setColumnWidth(1, std::min(list_->columnWidth(1), fontMetrics().averageCharWidth() * 50));
            showPlaces(answer.folders);
            QStringList problems;
            for (const Message& problem : answer.problems) problems << messageText(problem);
            if (answer.hidden)
                problems << tr("Records made by root in %1 are not shown; run “sudo sectorsmith undo list” "
                               "to see them.")
                                .arg(toQString(answer.hidden->string()));
            if (!problems.isEmpty()) message_->setText(problems.join(u'\n'));
            else if (records_.empty()) message_->setText(tr("No undo records"));
            if (chosen == nullptr) chosen = list_->topLevelItem(0);
            list_->setCurrentItem(chosen);
            setBusy(false);
        });
}

void RecordsDialog::showPlaces(const std::vector<std::filesystem::path>& folders) {
    const std::filesystem::path now = stateFolder(folderOf(stateFolder_));
    QStringList places;
    std::error_code none;
    if (!now.empty()) places << toQString(now.string());
    for (const std::filesystem::path& folder : folders)
        if (!std::filesystem::equivalent(folder, now, none)) places << toQString(folder.string());
    place_->setText(tr("%n record(s) in %1, %2.", nullptr, static_cast<int>(records_.size()))
                        .arg(places.join(QLatin1String(", ")), totalSizeText(records_)));
}

void RecordsDialog::showRecord() {
    bytes_->clear();
    setBusy(busy_);
    const UndoRecord* record = current();
    lines_.forget();
    if (record == nullptr) return;
    lines_.start([folder = folderOf(stateFolder_),
                  id = record->id] { return readRecordLines(allStateFolders(folder), id); },
                 [this](const RecordLines& lines) { showLines(lines); });
}

void RecordsDialog::showLines(const RecordLines& lines) {
    if (!lines.noRecord.empty()) message_->setText(sentence(messageText(lines.noRecord)));
    const QFont fixed = fixedFont();
    const QString unknown = tr("(unreadable)");
    QTreeWidgetItem* group = nullptr;
    quint64 groupSector = 0;
    for (const RecordLine& line : lines.lines) {
        const quint64 sector = line.offset / lines.sectorSize;
        if (group == nullptr || sector != groupSector) {
            group = new QTreeWidgetItem(bytes_, {tr("LBA %1").arg(sector)});
            group->setExpanded(true);
            groupSector = sector;
        }
        const std::size_t count = line.written.size();
        auto* item = new QTreeWidgetItem(
            group, {QStringLiteral("0x") + QString::number(line.offset, 16).toUpper(),
                    line.beforeKnown ? hexText(line.before, count) : unknown, hexText(line.written, count),
                    line.nowKnown ? hexText(line.now, count) : unknown});
        for (int column = 0; column < bytes_->columnCount(); ++column) item->setFont(column, fixed);
        if (!lines.noDisk.empty()) item->setToolTip(3, plainTip(messageText(lines.noDisk)));
    }
    if (lines.more) new QTreeWidgetItem(bytes_, {tr("More bytes follow…")});
    for (int column = 0; column < bytes_->columnCount(); ++column) bytes_->resizeColumnToContents(column);
}

WriteTarget RecordsDialog::target() const {
    WriteTarget target;
    const UndoRecord* record = current();
    target.path = record->disk.path;
    if (record->disk.image) target.sectorSize = record->disk.sectorSize;
    target.stateFolder = folderOf(stateFolder_);
    target.allowSharedDisk = beside_->isVisible() && beside_->isChecked();
    return target;
}

// Looks at the disk first, so that the question says what is so.
void RecordsDialog::askAndApply(Recovery what) {
    const UndoRecord* record = current();
    if (record == nullptr || busy_) return;
    message_->clear();
    bar_->wait();
    setBusy(true);
    runInBackground(
        this,
        [target = target(), folder = folderOf(stateFolder_), id = record->id,
         what]() -> Result<RecoveryPreview> {
            auto loaded = UndoStore(allStateFolders(folder)).load(id);
            if (!loaded) return std::unexpected(loaded.error());
            auto preview = previewRecovery(target, *loaded, what);
            if (!preview) return preview;
            if (auto fits = fitsRecord(*preview->source, *loaded, what == Recovery::TakeBack); !fits)
                return std::unexpected(fits.error());
            return preview;
        },
        [this, what](const Result<RecoveryPreview>& preview) {
            setBusy(false);
            if (preview) ask(what, *preview);
            else message_->setText(errorText(preview.error()));
        });
}

void RecordsDialog::ask(Recovery what, const RecoveryPreview& preview) {
    const UndoRecord* record = current();
    if (record == nullptr) return;
    const QString disk = messageText(describe(preview.disk));
    QStringList texts;
    texts << (what == Recovery::Finish
                  ? tr("Finish writing “%1” to %2?").arg(toQString(record->what), disk)
                  : tr("Undo “%1” on %2? This restores the bytes that the write replaced.")
                        .arg(toQString(record->what), disk));
    if (!preview.leftAlone.empty())
        texts << tr("Not undone: %1. The previous contents were unreadable and are unknown.")
                     .arg(messageText(sectorsName(preview.leftAlone, record->disk.sectorSize)));
    const bool unproven = preview.match == DiskMatch::Unproven;
    if (unproven)
        texts << tr("Check that this is the right disk: %1.")
                     .arg(errorText(whyUnproven(record->disk, preview.disk)));
    QMessageBox box(unproven ? QMessageBox::Warning : QMessageBox::Question, windowTitle(),
                    texts.join(QStringLiteral("\n\n")), QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    QPushButton* go =
        box.addButton(what == Recovery::Finish ? tr("Finish") : tr("Undo"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == go) apply(what, unproven, preview.target.reviewed);
}

void RecordsDialog::apply(Recovery what, bool diskConfirmed, const std::optional<ReviewedDisk>& reviewed) {
    const UndoRecord* record = current();
    if (record == nullptr || busy_) return;
    message_->clear();
    setBusy(true);
    WriteTarget wanted = target();
    wanted.diskConfirmed = diskConfirmed;
    wanted.reviewed = reviewed;
    runInBackground(
        this,
        [wanted, id = record->id, what, progress = bar_->follow()] {
            return recover(wanted, id, what, *progress);
        },
        [this, what, path = toQString(wanted.path),
         sectorSize = record->disk.sectorSize](std::expected<CommitReport, CommitFailure> result) {
            if (result) {
                QString text =
                    what == Recovery::Finish ? tr("Finished and verified.") : tr("Undone and verified.");
                if (!result->leftAlone.empty()) {
                    text = result->sectors == 0 ? tr("Nothing was written; the record is closed.")
                                                : tr("Everything else was undone and verified.");
                    text +=
                        u' ' + tr("Not undone: %1. The previous contents were unreadable and are unknown.")
                                   .arg(messageText(sectorsName(result->leftAlone, sectorSize)));
                }
                message_->setText(text);
                Q_EMIT diskChanged(path);
            } else {
                message_->setText(failureText(result.error()));
                beside_->setVisible(result.error().error.cause == Cause::InUse);
                if (result.error().wrote) Q_EMIT diskChanged(path);
            }
            reload();
        });
}

std::vector<UndoRecord> RecordsDialog::olderThan(int days) const {
    const std::int64_t before = QDateTime::currentSecsSinceEpoch() - std::int64_t{days} * 86400;
    std::vector<UndoRecord> old;
    for (const UndoRecord& record : records_)
        if (record.state != RecordState::Open && record.time <= before) old.push_back(record);
    return old;
}

bool RecordsDialog::confirmDelete(const std::vector<UndoRecord>& records) {
    QMessageBox box(QMessageBox::Question, windowTitle(),
                    tr("Delete %n undo record(s) (%1)? The recorded writes can no longer be undone.", nullptr,
                       static_cast<int>(records.size()))
                        .arg(totalSizeText(records)),
                    QMessageBox::Cancel, this);
    QPushButton* go = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == go;
}

void RecordsDialog::askAndDelete() {
    const UndoRecord* record = current();
    if (record == nullptr || busy_ || record->state == RecordState::Open) return;
    const std::vector<UndoRecord> one{*record};
    if (confirmDelete(one)) deleteRecords(one);
}

void RecordsDialog::askAndDeleteOld() {
    constexpr int usual = 90;
    constexpr int most = 36500;
    bool agreed = false;
    const int days =
        QInputDialog::getInt(this, tr("Delete old undo records"), tr("Delete records older than (days):"),
                             usual, 0, most, 1, &agreed);
    if (!agreed) return;
    const std::vector<UndoRecord> old = olderThan(days);
    if (old.empty()) message_->setText(tr("No record is older than %n day(s).", nullptr, days));
    else if (confirmDelete(old)) deleteRecords(old);
}

void RecordsDialog::deleteRecords(const std::vector<UndoRecord>& records) {
    if (busy_) return;
    message_->clear();
    setBusy(true);
    runInBackground(
        this,
        [records]() -> Result<void> {
            UndoStore store({});
            for (const UndoRecord& record : records)
                if (auto removed = store.remove(record); !removed) return removed;
            return {};
        },
        [this](const Result<void>& removed) {
            if (!removed) message_->setText(errorText(removed.error()));
            reload();
        });
}

}  // namespace sectorsmith::gui
