// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/review_dialog.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <climits>

#include "gui/editing/changes_list.h"
#include "gui/editing/old_new_delegate.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

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
      controller_(new ReviewController(session, this)),
      symbol_(new QLabel(this)),
      title_(plainLabel(this)),
      disk_(plainLabel(this)),
      users_(plainLabel(this)),
      unmount_(new QPushButton(tr("&Unmount"), this)),
      folder_(new QPushButton(tr("Choose a f&older…"), this)),
      sharing_(new QCheckBox(this)),
      notes_(new QListWidget(this)),
      pages_(new QTabWidget(this)),
      bytes_(new QTreeWidget(this)),
      tables_(new QTreeWidget(this)),
      messageSymbol_(new QLabel(this)),
      message_(plainLabel(this)),
      bar_(new CommitBar(this)),
      write_(new QPushButton(icon("document-save"), tr("&Write to the disk"), this)),
      finish_(new QPushButton(tr("&Finish writing"), this)),
      takeBack_(new QPushButton(tr("&Undo"), this)),
      again_(new QPushButton(tr("&Read again"), this)),
      close_(new QPushButton(tr("Cancel"), this)) {
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
    close_->setAutoDefault(false);
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
    outcome->addWidget(messageSymbol_, 0, Qt::AlignTop);
    outcome->addWidget(message_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(bar_, 1);
    for (QPushButton* button : {again_, takeBack_, finish_, write_, close_}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    box->addLayout(head);
    box->addLayout(use);
    box->addWidget(notes_);
    box->addWidget(pages_, 1);
    box->addWidget(sharing_);
    box->addLayout(outcome);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 34);

    const std::initializer_list<std::pair<QWidget*, const char*>> widgets = {
        {write_, "write"},   {sharing_, "sharing"}, {bytes_, "bytes"}, {tables_, "tables"},
        {notes_, "notes"},   {unmount_, "unmount"}, {close_, "close"}, {finish_, "finish"},
        {takeBack_, "undo"}, {again_, "again"}};
    for (const auto& [widget, name] : widgets) widget->setObjectName(QString::fromLatin1(name));

    connect(write_, &QPushButton::clicked, controller_, &ReviewController::write);
    connect(close_, &QPushButton::clicked, this, &ReviewDialog::reject);
    connect(again_, &QPushButton::clicked, controller_, &ReviewController::readAgain);
    connect(finish_, &QPushButton::clicked, controller_, [this] { controller_->recover(Recovery::Finish); });
    connect(takeBack_, &QPushButton::clicked, controller_,
            [this] { controller_->recover(Recovery::TakeBack); });
    connect(unmount_, &QPushButton::clicked, controller_, &ReviewController::unmount);
    connect(folder_, &QPushButton::clicked, this, &ReviewDialog::chooseFolder);
    connect(bar_, &CommitBar::looked, this, &ReviewDialog::showClose);
    connect(sharing_, &QCheckBox::toggled, controller_, &ReviewController::confirmSharing);
    connect(bytes_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        SourceSession* source = controller_->session();
        const quint64 offset = item->data(0, offsetRole).toULongLong();
        if (source != nullptr && offset >= source->diskOffset()) source->goTo(offset - source->diskOffset());
    });
    connect(controller_, &ReviewController::changed, this, &ReviewDialog::showState);
    connect(controller_, &ReviewController::sourceClosed, this, [this] { done(Rejected); });
    controller_->prepare();
}

ReviewDialog::~ReviewDialog() = default;

void ReviewDialog::showState() {
    using State = ReviewController::State;
    const State state = controller_->state();
    const bool fresh = state != shown_;
    shown_ = state;
    if (fresh && state == State::Preparing) {
        if (controller_->session() != nullptr)
            title_->setText(tr("Changes of %1").arg(controller_->session()->title()));
        disk_->setText(tr("Reading the disk…"));
        bar_->wait();
    }
    if (fresh && state == State::Ready) showReview();
    if (fresh && state == State::Writing) bar_->follow(controller_->progress());
    if (state == State::Ready) showUsers();
    showMessage();
    write_->setVisible(state == State::Ready || state == State::Preparing || state == State::Writing);
    write_->setEnabled(controller_->mayWrite());
    bar_->setVisible(state == State::Preparing || state == State::Writing);
    finish_->setVisible(controller_->mayRecover());
    takeBack_->setVisible(controller_->mayRecover());
    again_->setVisible(controller_->mayReadAgain());
    sharing_->setEnabled(state == State::Ready);
    unmount_->setEnabled(controller_->mayUnmount());
    showClose();
    if (fresh && state == State::Ready) close_->setFocus();
}

void ReviewDialog::showMessage() {
    const ReviewController::Message& message = controller_->message();
    message_->setText(message.text);
    message_->setVisible(!message.text.isEmpty());
    messageSymbol_->setVisible(!message.text.isEmpty());
    messageSymbol_->setPixmap(icon(symbolOf(message.severity)).pixmap(fontMetrics().height() + 4));
}

void ReviewDialog::showReview() {
    const Review& review = controller_->review();
    QString name = review.disk.path.empty() ? tr("Changes") : messageText(describe(review.disk));
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    title_->setText(name);
    QStringList about;
    about << tr("%n sector(s) of %1 bytes will be written.", nullptr, shownCount(review.sectors))
                 .arg(review.sectorSize);
    if (!review.volumes.isEmpty())
        about << tr("On this disk: %1").arg(review.volumes.join(QLatin1String("; ")));
    disk_->setText(about.join(u'\n'));
    notes_->clear();
    for (const ReviewNote& note : review.notes)
        new QListWidgetItem(icon(symbolOf(note.severity)), note.text, notes_);
    notes_->setVisible(notes_->count() > 0);
    fitNotes();
    showBytes();
    showTables();
    showFields();
}

void ReviewDialog::showBytes() {
    const Review& review = controller_->review();
    const QFont fixed = fixedFont();
    bytes_->clear();
    QTreeWidgetItem* group = nullptr;
    quint64 groupSector = 0;
    for (const ReviewLine& line : review.lines) {
        const quint64 sector = line.offset / review.sectorSize;
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
    if (review.moreLines > 0)
        new QTreeWidgetItem(bytes_, {tr("… and %n more line(s)", nullptr, shownCount(review.moreLines))});
    bytes_->setColumnWidth(Field, fontMetrics().averageCharWidth() * 24);
    bytes_->resizeColumnToContents(Place);
}

void ReviewDialog::showTables() {
    tables_->clear();
    for (const TableChange& change : controller_->review().tableChanges) {
        auto* item = new QTreeWidgetItem(tables_, {messageText(change.place), messageText(change.field)});
        OldNewDelegate::set(item, valuesColumn, messageText(change.before), messageText(change.after));
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
    SourceSession* source = controller_->session();
    if (source == nullptr) return;
    const quint64 base = source->diskOffset();
    std::vector<ByteRange> places;
    for (const ReviewLine& line : controller_->review().lines) {
        if (line.offset < base || places.size() >= Changes::shownRuns) continue;
        places.push_back({line.offset - base, line.after.size()});
    }
    source->findFields(places, this, [this, base, places](const std::vector<FieldMark>& marks) {
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
    const Review& review = controller_->review();
    QStringList texts;
    if (review.refused) texts << sentence(errorText(*review.refused));
    if (review.noFolder)
        texts << sentence(errorText(*review.noFolder)) + u' ' + tr("Choose another folder for undo records.");
    users_->setText(texts.join(u'\n'));
    users_->setVisible(!texts.isEmpty());
    unmount_->setVisible(!review.mounted.empty() && (review.refused || !review.beside.empty()));
    QStringList where;
    for (const MountedVolume& volume : review.mounted) where << toQString(volume.where);
    unmount_->setToolTip(plainTip(tr("Unmounts %1").arg(where.join(QLatin1String(", ")))));
    folder_->setVisible(review.noFolder.has_value());
    QStringList users;
    for (const Message& user : review.beside) users << messageText(user);
    sharing_->setVisible(controller_->mustConfirmSharing());
    sharing_->setText(tr("Write although the disk is in use. These partitions are not changed: %1")
                          .arg(users.join(QLatin1String("; "))));
}

// A look at a commit that has ended must not close the way out: of the state alone, whoever asks and however late.
void ReviewDialog::showClose() {
    using State = ReviewController::State;
    const State state = controller_->state();
    close_->setText(state == State::Done || state == State::Failed ? tr("Close") : tr("Cancel"));
    close_->setEnabled(controller_->mayClose());
    close_->setToolTip(controller_->writtenToTheEnd() ? tr("A write that has begun is finished.")
                                                      : QString());
}

void ReviewDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for undo records"));
    if (!folder.isEmpty()) controller_->setStateFolder(folder);
}

void ReviewDialog::reject() {
    if (controller_->state() == ReviewController::State::Writing) controller_->stop();
    else QDialog::reject();
}

}  // namespace sectorsmith::gui
