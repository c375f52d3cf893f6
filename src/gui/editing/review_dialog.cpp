// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/review_dialog.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/editing/changes_list.h"
#include "gui/editing/old_new_delegate.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"
#include "io/unmount.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

namespace {

using change_column::Field;
using change_column::Place;
constexpr int valuesColumn = 2;  // old above new

const char* symbolOf(Severity severity) {
    switch (severity) {
        case Severity::Error: return "dialog-error";
        case Severity::Warning: return "dialog-warning";
        case Severity::Info: return "dialog-information";
    }
    return "dialog-information";
}

}  // namespace

ReviewDialog::ReviewDialog(SourceSession* session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      symbol_(new QLabel(this)),
      title_(plainLabel(this)),
      disk_(plainLabel(this)),
      users_(plainLabel(this)),
      unmount_(new QPushButton(tr("&Unmount"), this)),
      folder_(new QPushButton(tr("Choose a f&older…"), this)),
      beside_(new QCheckBox(this)),
      notes_(new QListWidget(this)),
      pages_(new QTabWidget(this)),
      bytes_(new QTreeWidget(this)),
      tables_(new QTreeWidget(this)),
      resultSymbol_(new QLabel(this)),
      result_(plainLabel(this)),
      bar_(new CommitBar(this)),
      write_(new QPushButton(icon("document-save"), tr("&Write to the disk"), this)),
      finish_(new QPushButton(tr("Try to &finish"), this)),
      takeBack_(new QPushButton(tr("&Take back"), this)),
      again_(new QPushButton(tr("&Read again"), this)),
      cancel_(new QPushButton(tr("Cancel"), this)) {
    setWindowTitle(tr("Review and write"));
    symbol_->setPixmap(icon(session->opened().isDevice ? "drive-harddisk" : "drive-image").pixmap(40, 40));
    QFont large = title_->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    title_->setFont(large);
    bytes_->setHeaderLabels({tr("Sector"), tr("Field"), tr("On the disk, and what replaces it")});
    bytes_->setAccessibleName(tr("Bytes to be written"));
    bytes_->setAlternatingRowColors(true);
    tables_->setHeaderLabels({tr("Where"), tr("Field"), tr("On the disk, and what replaces it")});
    tables_->setAccessibleName(tr("Changes of the partition table"));
    tables_->setRootIsDecorated(false);
    tables_->setAlternatingRowColors(true);
    for (QTreeWidget* list : {bytes_, tables_}) {
        list->setItemDelegate(new OldNewDelegate(list));
        list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);  // a row may be higher than the list
    }
    notes_->setAccessibleName(tr("Warnings"));
    notes_->setWordWrap(true);
    notes_->setSelectionMode(QAbstractItemView::NoSelection);
    notes_->setResizeMode(QListView::Adjust);
    notes_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    QSizePolicy place = bar_->sizePolicy();
    place.setRetainSizeWhenHidden(true);  // the buttons stay where they are
    bar_->setSizePolicy(place);
    tables_->hide();
    cancel_->setAutoDefault(false);
    write_->setDefault(false);
    write_->setAutoDefault(false);

    auto* head = new QHBoxLayout;
    auto* names = new QVBoxLayout;
    names->addWidget(title_);
    names->addWidget(disk_);
    head->addWidget(symbol_, 0, Qt::AlignTop);
    head->addLayout(names, 1);
    auto* use = new QHBoxLayout;
    use->addWidget(users_, 1);
    use->addWidget(unmount_, 0, Qt::AlignTop);
    use->addWidget(folder_, 0, Qt::AlignTop);
    auto* outcome = new QHBoxLayout;
    outcome->addWidget(resultSymbol_, 0, Qt::AlignTop);
    outcome->addWidget(result_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(bar_, 1);
    for (QPushButton* button : {again_, takeBack_, finish_, write_, cancel_}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    box->addLayout(head);
    box->addLayout(use);
    box->addWidget(notes_);
    box->addWidget(pages_, 1);
    box->addWidget(beside_);
    box->addLayout(outcome);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 34);

    connect(write_, &QPushButton::clicked, this, &ReviewDialog::write);
    connect(cancel_, &QPushButton::clicked, this, &ReviewDialog::reject);
    connect(again_, &QPushButton::clicked, this, [this] {
        if (session_) session_->reread();
        prepare();
    });
    connect(finish_, &QPushButton::clicked, this, [this] { recoverBy(Recovery::Finish); });
    connect(takeBack_, &QPushButton::clicked, this, [this] { recoverBy(Recovery::TakeBack); });
    connect(unmount_, &QPushButton::clicked, this, &ReviewDialog::unmount);
    connect(folder_, &QPushButton::clicked, this, &ReviewDialog::chooseFolder);
    connect(bar_, &CommitBar::looked, this, &ReviewDialog::updateCancel);
    connect(beside_, &QCheckBox::toggled, this, &ReviewDialog::updateButtons);
    connect(bytes_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const quint64 offset = item->data(0, offsetRole).toULongLong();
        if (session_ && offset >= session_->diskOffset()) session_->goTo(offset - session_->diskOffset());
    });
    connect(session, &QObject::destroyed, this, [this] { done(Rejected); });
    prepare();
}

ReviewDialog::~ReviewDialog() = default;

QString ReviewDialog::resultText() const { return result_->text(); }

void ReviewDialog::setState(State state) {
    state_ = state;
    updateButtons();
    Q_EMIT stateChanged();
}

void ReviewDialog::tell(const QString& text, const char* symbol) {
    result_->setText(text);
    result_->setVisible(!text.isEmpty());
    resultSymbol_->setVisible(!text.isEmpty());
    if (symbol != nullptr) resultSymbol_->setPixmap(icon(symbol).pixmap(fontMetrics().height() + 4));
}

void ReviewDialog::prepare() {
    if (!session_) return;
    tell({}, nullptr);
    title_->setText(tr("Changes of %1").arg(session_->title()));
    disk_->setText(tr("Looking at the disk…"));
    bar_->wait();
    setState(State::Preparing);
    const quint64 request = ++asked_;
    const Overlay& overlay = session_->overlay();
    QString what = overlay.doneSteps() == 1
                       ? toQString(overlay.step(0).what)
                       : tr("%1 edits").arg(QLocale().toString(static_cast<qulonglong>(overlay.doneSteps())));
    what += QStringLiteral(", ") + session_->title();
    runInBackground(
        this,
        [disk = session_->disk(), edits = session_->diskEdits(), target = session_->writeTarget(),
         isDevice = session_->opened().isDevice, what = what.toStdString()]() mutable {
            return prepareReview(disk, std::move(edits), target, isDevice, what);
        },
        [this, request](Review review) {
            if (request == asked_) present(std::move(review));
        });
}

void ReviewDialog::present(Review review) {
    review_ = std::move(review);
    QString name = review_.disk.path.empty() ? tr("Changes") : toQString(describe(review_.disk));
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    title_->setText(name);
    QStringList about;
    about << tr("%1 of %2 bytes would be written.").arg(sectorsText(review_.sectors)).arg(review_.sectorSize);
    if (!review_.volumes.isEmpty())
        about << tr("On this disk: %1").arg(review_.volumes.join(QLatin1String("; ")));
    disk_->setText(about.join(u'\n'));
    showUsers();
    notes_->clear();
    for (const ReviewNote& note : review_.notes)
        new QListWidgetItem(icon(symbolOf(note.severity)), note.text, notes_);
    notes_->setVisible(notes_->count() > 0);
    fitNotes();

    const QFont fixed = fixedFont();
    bytes_->clear();
    QTreeWidgetItem* group = nullptr;
    quint64 groupSector = 0;
    for (const ReviewLine& line : review_.lines) {
        const quint64 sector = line.offset / review_.sectorSize;
        if (group == nullptr || sector != groupSector) {
            group = new QTreeWidgetItem(bytes_, {tr("LBA %1").arg(sector)});
            group->setExpanded(true);
            groupSector = sector;
        }
        auto* item =
            new QTreeWidgetItem(group, {QStringLiteral("0x") + QString::number(line.offset, 16).toUpper()});
        OldNewDelegate::set(
            item, valuesColumn,
            line.unread ? tr("(could not be read)") : hexText(line.before, line.before.size()),
            hexText(line.after, line.after.size()));
        item->setData(0, offsetRole, QVariant::fromValue<quint64>(line.offset));
        for (const int column : {int{Place}, valuesColumn}) item->setFont(column, fixed);
    }
    if (review_.moreLines > 0)
        new QTreeWidgetItem(
            bytes_,
            {tr("… and %1 more lines").arg(QLocale().toString(static_cast<qulonglong>(review_.moreLines)))});
    bytes_->setColumnWidth(Field, fontMetrics().averageCharWidth() * 24);
    bytes_->resizeColumnToContents(Place);
    tables_->clear();
    for (const TableChange& change : review_.tableChanges) {
        auto* item = new QTreeWidgetItem(tables_, {toQString(change.place), toQString(change.field)});
        OldNewDelegate::set(item, valuesColumn, toQString(change.before), toQString(change.after));
    }
    for (const int column : {int{Place}, int{Field}}) tables_->resizeColumnToContents(column);
    pages_->clear();
    pages_->addTab(bytes_, tr("Bytes"));
    // Beside the pages it would lie over the title.
    if (tables_->topLevelItemCount() > 0) {
        pages_->addTab(tables_, tr("Partition table"));
        pages_->setCurrentWidget(tables_);  // says more than its bytes
    } else {
        tables_->hide();
    }
    if (review_.plan.runs.empty() && !review_.refused)
        tell(tr("The disk already holds that; there is nothing to write."), "dialog-information");
    setState(State::Ready);
    showFields();
    cancel_->setFocus();
}

// As high as its lines, however they are broken, up to a third of the dialog; the rest is scrolled.
void ReviewDialog::fitNotes() {
    int height = 2 * notes_->frameWidth();
    for (int row = 0; row < notes_->count(); ++row)
        height += notes_->visualItemRect(notes_->item(row)).height();
    notes_->setFixedHeight(std::min(height, this->height() / 3));
}

void ReviewDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitNotes();
}

void ReviewDialog::showFields() {
    if (!session_) return;
    const quint64 base = session_->diskOffset();
    std::vector<ByteRange> places;
    for (const ReviewLine& line : review_.lines) {
        if (line.offset < base || places.size() >= Changes::shownRuns) continue;
        places.push_back({line.offset - base, line.after.size()});
    }
    session_->findFields(places, this, [this, base, places](const std::vector<FieldMark>& marks) {
        std::size_t place = 0;
        for (int i = 0; i < bytes_->topLevelItemCount(); ++i) {
            QTreeWidgetItem* group = bytes_->topLevelItem(i);
            for (int k = 0; k < group->childCount(); ++k) {
                QTreeWidgetItem* item = group->child(k);
                if (item->data(0, offsetRole).toULongLong() < base || place >= places.size()) continue;
                const ByteRange& range = places[place++];
                QStringList names;
                for (const FieldMark& mark : marks)
                    if (mark.range.overlaps(range) && !names.contains(mark.title)) names << mark.title;
                item->setText(Field, names.join(QLatin1String(", ")));
            }
        }
        // Old and new stay in sight however many fields a line touches: the names go over several lines.
        bytes_->resizeColumnToContents(Field);
        const int most = fontMetrics().averageCharWidth() * 32;
        bytes_->setColumnWidth(Field, std::min(bytes_->columnWidth(Field), most));
    });
}

void ReviewDialog::showUsers() {
    QStringList texts;
    if (review_.refused)
        texts << tr("This cannot be written now: %1.").arg(toQString(review_.refused->message));
    if (review_.noFolder)
        texts << tr("Undo records cannot be kept: %1. Choose another folder for them.")
                     .arg(toQString(review_.noFolder->message));
    users_->setText(texts.join(u'\n'));
    users_->setVisible(!texts.isEmpty());
    unmount_->setVisible(!review_.mounted.empty() && (review_.refused || !review_.beside.empty()));
    QStringList where;
    for (const MountedVolume& volume : review_.mounted) where << toQString(volume.where);
    unmount_->setToolTip(tr("Unmounts %1").arg(where.join(QLatin1String(", "))));
    folder_->setVisible(review_.noFolder.has_value());
    QStringList users;
    for (const std::string& user : review_.beside) users << toQString(user);
    beside_->setVisible(!users.isEmpty() && !review_.refused);
    beside_->setText(tr("Write although the disk is in use: %1 stays in use and is not touched")
                         .arg(users.join(QLatin1String("; "))));
}

void ReviewDialog::updateButtons() {
    const bool possible = !review_.plan.runs.empty() && !review_.refused && !review_.noFolder;
    const bool confirmed = review_.beside.empty() || beside_->isChecked();
    write_->setVisible(state_ == State::Ready || state_ == State::Preparing || state_ == State::Writing);
    write_->setEnabled(state_ == State::Ready && possible && confirmed);
    bar_->setVisible(state_ == State::Preparing || state_ == State::Writing);
    const bool half = state_ == State::Failed && !recordId_.isEmpty();
    finish_->setVisible(half);
    takeBack_->setVisible(half);
    again_->setVisible((state_ == State::Failed && !half) || (state_ == State::Ready && review_.refused));
    beside_->setEnabled(state_ == State::Ready);
    unmount_->setEnabled(state_ == State::Ready);
    updateCancel();
}

// Of the state alone, whoever asks and however late: a look at a commit that has ended must not close the way out.
void ReviewDialog::updateCancel() {
    const bool writing = state_ == State::Writing && progress_ && !progress_->harmless();
    const bool stopping = state_ == State::Writing && progress_ && progress_->cancelled();
    cancel_->setText(state_ == State::Done || state_ == State::Failed ? tr("Close") : tr("Cancel"));
    cancel_->setEnabled(!writing && !stopping);
    cancel_->setToolTip(writing ? tr("What has begun to be written is written to the end.") : QString());
}

void ReviewDialog::write() {
    if (state_ != State::Ready || !session_ || !write_->isEnabled()) return;
    tell({}, nullptr);
    progress_ = bar_->follow();
    setState(State::Writing);
    WriteTarget target = session_->writeTarget();
    target.allowSharedDisk = !review_.beside.empty() && beside_->isChecked();
    runInBackground(
        this,
        [target, plan = review_.plan, progress = progress_] { return commitTo(target, plan, *progress); },
        [this](std::expected<CommitReport, CommitFailure> result) {
            if (result) committed(*result);
            else commitFailed(result.error());
        });
}

void ReviewDialog::committed(const CommitReport& report) {
    recordId_ = toQString(report.recordId);
    QString text = tr("Written and verified: %1. “Undo records” takes it back (record %2).")
                       .arg(sectorsText(report.sectors), recordId_);
    QStringList left;
    for (const std::string& partition : report.notReread) left << toQString(partition);
    if (!left.isEmpty())
        text += u'\n' + tr("The system has not taken over the change of %1: it is in use.")
                            .arg(left.join(QLatin1String(", ")));
    if (!report.rereadProblem.empty()) text += u'\n' + toQString(report.rereadProblem);
    tell(text, "dialog-information");
    // The fields and lists stay as they were reviewed; the session reads the disk anew.
    setState(State::Done);
    if (session_) {
        session_->report(SourceSession::Severity::Info, text);
        session_->editsCommitted();
    }
}

void ReviewDialog::commitFailed(const CommitFailure& failure) {
    recordId_ = failure.wrote ? toQString(failure.recordId) : QString();
    QString text = toQString(failure.error.message) + u'.';
    // Where the core has not said so itself.
    if (!failure.wrote && !text.contains(QLatin1String("othing was written")))
        text += u' ' + tr("Nothing was written.");
    if (failure.error.cause == Cause::Permission)
        text += u'\n' +
                tr("The edits are kept: write again when an administrator can give a password, or with an "
                   "account that may write to disks.");
    tell(text, failure.error.cause == Cause::Cancelled ? "dialog-information" : "dialog-error");
    if (session_ && failure.error.cause != Cause::Cancelled)
        session_->report(SourceSession::Severity::Error, text, failure.error.offset);
    setState(failure.error.cause == Cause::Cancelled ? State::Ready : State::Failed);
}

void ReviewDialog::recoverBy(Recovery what) {
    if (!session_ || recordId_.isEmpty()) return;
    tell({}, nullptr);
    progress_ = bar_->follow();
    setState(State::Writing);
    WriteTarget target = session_->writeTarget();
    target.allowSharedDisk = !review_.beside.empty() && beside_->isChecked();
    runInBackground(
        this,
        [target, id = recordId_.toStdString(), what, progress = progress_] {
            return recover(target, id, what, *progress);
        },
        [this, what](std::expected<CommitReport, CommitFailure> result) {
            if (!result) {
                CommitFailure failure = result.error();
                failure.wrote = true;  // the record stays open: both ways are still there
                if (failure.recordId.empty()) failure.recordId = recordId_.toStdString();
                commitFailed(failure);
                return;
            }
            if (what == Recovery::Finish) {
                committed(*result);
                return;
            }
            tell(tr("Taken back and verified: the disk holds what it held before."), "dialog-information");
            recordId_.clear();
            if (session_) session_->reread();
            setState(State::Done);
        });
}

void ReviewDialog::unmount() {
    unmount_->setEnabled(false);
    runInBackground(
        this,
        [mounted = review_.mounted] {
            QStringList problems;
            for (const MountedVolume& volume : mounted)
                if (auto done = unmountVolume(volume.device, volume.where); !done)
                    problems << toQString(done.error().message);
            return problems;
        },
        [this](const QStringList& problems) {
            prepare();
            if (!problems.isEmpty()) tell(problems.join(u'\n'), "dialog-error");
        });
}

void ReviewDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for undo records"));
    if (folder.isEmpty() || !session_) return;
    session_->setStateFolder(folder);
    prepare();
}

void ReviewDialog::reject() {
    if (state_ == State::Writing) {
        // Before the first write it stops; after that it is finished.
        if (progress_ && progress_->harmless()) progress_->cancel();
        updateCancel();
        return;
    }
    QDialog::reject();
}

}  // namespace sectorsmith::gui
