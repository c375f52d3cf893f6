// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_browser.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "gui/editing/notice_bar.h"
#include "gui/files/content_opening.h"
#include "gui/files/dragged_files.h"
#include "gui/files/extent_model.h"
#include "gui/files/extraction.h"
#include "gui/files/file_list_model.h"
#include "gui/files/file_lister.h"
#include "gui/files/folder_model.h"
#include "gui/files/remains_text.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

FilesBrowser::FilesBrowser(QWidget* parent)
    : QWidget(parent),
      box_(new QVBoxLayout(this)),
      splitter_(new QSplitter(this)),
      tree_(new QTreeView(splitter_)),
      list_(new QTreeView(splitter_)),
      empty_(new QLabel(list_->viewport())),
      status_(new QLabel(this)),
      up_(new QPushButton(tr("&Up"), this)),
      onDisk_(new QPushButton(icon("go-jump"), tr("Sho&w on the disk"), this)),
      extract_(new QPushButton(icon("document-save-as"), tr("E&xtract…"), this)),
      progress_(new QProgressBar(this)),
      stop_(new QPushButton(icon("process-stop"), tr("&Stop"), this)),
      folders_(new FolderModel(this)),
      listModel_(new FileListModel(this)),
      extentModel_(new ExtentModel(this)),
      lister_(new FileLister(this)),
      extraction_(new Extraction(this)),
      opening_(new ContentOpening(this)),
      dragged_(std::make_shared<QTemporaryDir>()) {
    makeViews();
    splitter_->addWidget(makeExtents());
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 5);
    splitter_->setStretchFactor(2, 3);
    splitter_->setChildrenCollapsible(false);

    status_->setTextFormat(Qt::PlainText);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    progress_->setAccessibleName(tr("Copying files"));
    auto* foot = new QHBoxLayout;
    for (QPushButton* button : {up_, onDisk_, extract_}) {
        button->setAutoDefault(false);
        foot->addWidget(button);
    }
    onDisk_->setToolTip(tr("Mark the extents of the file in the map and among the bytes"));
    extract_->setToolTip(tr("Copy the chosen files and folders out of the volume"));
    foot->addWidget(progress_);
    foot->addWidget(stop_);
    foot->addWidget(status_, 1);
    box_->setContentsMargins(0, 0, 0, 4);
    box_->addWidget(splitter_, 1);
    box_->addLayout(foot);
    connectViews();
    refresh();
}

void FilesBrowser::makeViews() {
    tree_->setModel(folders_);
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setAccessibleName(tr("Folders"));
    list_->setModel(listModel_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAlternatingRowColors(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Files"));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* header = list_->header();
    header->setSortIndicator(FileListModel::NameColumn, Qt::AscendingOrder);
    list_->setSortingEnabled(true);
    const int unit = fontMetrics().averageCharWidth();
    // 1986-11-28 23:06 in the language's short form, one of its longest.
    const int date = fontMetrics().horizontalAdvance(shownTime(FileTime::of(533'603'160))) + unit * 3;
    const int widths[FileListModel::columns] = {unit * 34, unit * 12, date,     date,
                                                unit * 14, unit * 26, unit * 20};
    for (int i = 0; i < FileListModel::columns; ++i)
        header->resizeSection(i, std::max(widths[i], header->sectionSizeHint(i) + unit));
    // Of what was found, the folder says the most; of what was deleted, how much of it is left.
    header->moveSection(FileListModel::FolderColumn, 1);
    header->moveSection(header->visualIndex(FileListModel::RemainsColumn), 1);
    header->setStretchLastSection(true);
    list_->setColumnHidden(FileListModel::FolderColumn, true);
    list_->setColumnHidden(FileListModel::RemainsColumn, true);
    listModel_->setMimeMaker([this](const std::vector<std::uint32_t>& names) -> QMimeData* {
        return new DraggedFiles(
            files_, names, dragged_,
            [session = QPointer<SourceSession>(controller_ ? controller_->session() : nullptr)](
                const ExtractReport& report) {
                if (!session) return;
                for (const auto& [path, why] : report.problems)
                    session->report(SourceSession::Severity::Warning,
                                    QStringLiteral("%1: %2").arg(path, why));
            });
    });
    empty_->setTextFormat(Qt::PlainText);
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    empty_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* over = new QVBoxLayout(list_->viewport());
    over->addWidget(empty_);
    empty_->hide();
}

QWidget* FilesBrowser::makeExtents() {
    extentPane_ = new QWidget(splitter_);
    extentTitle_ = new QLabel(extentPane_);
    extentView_ = new QTreeView(extentPane_);
    extentTitle_->setTextFormat(Qt::PlainText);
    extentTitle_->setWordWrap(true);
    extentTitle_->setContentsMargins(4, 2, 4, 2);
    extentView_->setModel(extentModel_);
    extentView_->setRootIsDecorated(false);
    extentView_->setUniformRowHeights(true);
    extentView_->setAlternatingRowColors(true);
    extentView_->setFrameShape(QFrame::NoFrame);
    extentView_->setAccessibleName(tr("Extents of the file"));
    auto* close = new QPushButton(icon("window-close"), {}, extentPane_);
    close->setFlat(true);
    close->setToolTip(tr("Stop marking this file on the disk"));
    close->setAccessibleName(close->toolTip());
    auto* title = new QHBoxLayout;
    title->addWidget(extentTitle_, 1);
    title->addWidget(close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(extentPane_);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(title);
    column->addWidget(extentView_, 1);
    extentPane_->hide();
    connect(close, &QPushButton::clicked, this, [this] {
        if (controller_) controller_->marks()->clear();
    });
    const auto go = [this](const QModelIndex& index) {
        if (!controller_ || !index.isValid()) return;
        controller_->session()->goTo(
            extentModel_->pieces()[static_cast<std::size_t>(index.row())].range.offset);
    };
    connect(extentView_, &QTreeView::clicked, this, go);
    connect(extentView_, &QTreeView::activated, this, go);
    return extentPane_;
}

void FilesBrowser::connectViews() {
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (filling_) return;
        // People choose a folder: what they searched for is done.
        if (!search_.isEmpty()) Q_EMIT searchWanted({});
        else relist();
    });
    connect(lister_, &FileLister::listed, this, &FilesBrowser::listed);
    connect(listModel_, &FileListModel::sortWanted, this, &FilesBrowser::relist);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &FilesBrowser::selectionChanged);
    connect(list_, &QTreeView::activated, this, &FilesBrowser::activate);
    connect(list_, &QTreeView::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu(this);
        fillMenu(&menu);
        if (!menu.isEmpty()) menu.exec(list_->viewport()->mapToGlobal(at));
    });
    connect(up_, &QPushButton::clicked, this, &FilesBrowser::goUp);
    connect(onDisk_, &QPushButton::clicked, this, &FilesBrowser::showOnDisk);
    connect(extract_, &QPushButton::clicked, this, &FilesBrowser::extract);
    connect(stop_, &QPushButton::clicked, extraction_, &Extraction::stop);
    connect(extraction_, &Extraction::changed, this, &FilesBrowser::refresh);
    connect(extraction_, &Extraction::existing, this, &FilesBrowser::askAboutExisting);
    connect(extraction_, &Extraction::done, this, &FilesBrowser::showStatus);
    connect(opening_, &ContentOpening::opened, this, &FilesBrowser::contentOpened);
    connect(opening_, &ContentOpening::failed, this, [this](const QString& text) {
        showStatus(text);
        if (controller_) controller_->session()->report(SourceSession::Severity::Error, text);
    });
    connect(extraction_, &Extraction::ticked, this, [this] {
        progress_->setValue(static_cast<int>(extraction_->part() * 1000));
        if (const QString text = extraction_->progressText(); !text.isEmpty()) showStatus(text);
    });
}

void FilesBrowser::setController(FilesController* controller) {
    if (controller_) disconnect(controller_->marks(), nullptr, this, nullptr);
    controller_ = controller;
    nameToShow_.reset();
    if (controller != nullptr)
        connect(controller->marks(), &FileMarks::located, this, &FilesBrowser::showExtents);
    showExtents();
}

void FilesBrowser::setFiles(std::shared_ptr<const VolumeFiles> files) {
    if (files != files_) {
        files_ = std::move(files);
        lister_->forget();
        opening_->forget();
        listModel_->setNames(nullptr, {});
        folders_->setFiles(files_,
                           files_ == nullptr ? QString() : controller_->volumeTitle(controller_->current()));
        if (files_ != nullptr) {
            const QModelIndex root = folders_->index(0, 0), deleted = folders_->deletedFiles();
            filling_ = true;
            tree_->expand(root);
            tree_->setCurrentIndex(deleted.isValid() ? deleted : root);
            filling_ = false;
            relist();
        }
    }
    refresh();
}

void FilesBrowser::setSearch(const QString& text) {
    search_ = text;
    relist();
}

QString FilesBrowser::status() const { return status_->text(); }
QString FilesBrowser::emptyText() const { return empty_->isHidden() ? QString() : empty_->text(); }

void FilesBrowser::showStatus(const QString& text) {
    status_->setText(text);
    status_->setToolTip(plainTip(text));
}

bool FilesBrowser::busy() const {
    return lister_->running() || extraction_->running() || opening_->running() ||
           (controller_ && controller_->marks()->locating());
}

void FilesBrowser::refresh() {
    if (controller_ && controller_->stale() && files_ != nullptr) {
        if (!staleNotice_) {
            staleNotice_ = new NoticeBar(icon("dialog-information"),
                                         tr("The volume has changed since its files were read."), this);
            QPushButton* button = staleNotice_->addButton(tr("Read &again"));
            connect(button, &QPushButton::clicked, this, [this] {
                if (controller_) controller_->readAgain();
            });
            box_->insertWidget(0, staleNotice_);
        }
    } else if (staleNotice_) {
        staleNotice_->deleteLater();
        staleNotice_ = nullptr;
    }
    const bool any = !chosen().empty();
    if (!extraction_->running()) progress_->setValue(0);
    progress_->setVisible(extraction_->running());
    stop_->setVisible(extraction_->running());
    onDisk_->setEnabled(any && list_->currentIndex().isValid());
    extract_->setEnabled(any && !extraction_->running());
    up_->setEnabled(files_ != nullptr && tree_->currentIndex().parent().isValid());
}

void FilesBrowser::relist() {
    if (files_ == nullptr) return;
    const QModelIndex folder = tree_->currentIndex();
    lister_->list(files_, {search_, folders_->folderOf(folder), folders_->isDeletedFiles(folder),
                           listModel_->sortColumn(), listModel_->sortOrder()});
    up_->setEnabled(folder.parent().isValid());
}

void FilesBrowser::listed(std::vector<std::uint32_t> names, const QString& status, const QString& empty) {
    const auto current = list_->currentIndex().isValid()
                             ? std::optional(listModel_->nameOf(list_->currentIndex()))
                             : std::nullopt;
    empty_->setText(empty);
    empty_->setVisible(names.empty() && !empty.isEmpty());
    listModel_->setNames(files_, std::move(names));
    const bool anywhere = !search_.isEmpty() || folders_->isDeletedFiles(tree_->currentIndex());
    list_->setColumnHidden(FileListModel::FolderColumn, !anywhere);
    list_->setColumnHidden(FileListModel::RemainsColumn, files_ == nullptr || files_->deleted() == nullptr);
    listStatus_ = status;
    if (const auto wanted = nameToShow_ ? nameToShow_ : current) {
        const QModelIndex index = listModel_->indexOf(*wanted);
        if (index.isValid()) {
            list_->setCurrentIndex(index);
            list_->scrollTo(
                index, nameToShow_ ? QAbstractItemView::PositionAtCenter : QAbstractItemView::EnsureVisible);
        }
    }
    // Of what people went to, they want to know more than how many there are.
    if (!nameToShow_) showStatus(status);
    nameToShow_.reset();
    refresh();
}

// Of a deleted file, what is left of it is the first thing to know.
void FilesBrowser::selectionChanged() {
    refresh();
    if (extraction_->running() || files_ == nullptr) return;
    const auto names = chosen();
    const QStringList details = names.size() == 1 ? remainsDetails(*files_, names[0]) : QStringList();
    showStatus(details.isEmpty() ? listStatus_ : details.join(u' '));
}

void FilesBrowser::showFolder(std::uint64_t folder) {
    const QModelIndex index = folders_->indexOf(folder);
    if (!index.isValid()) return;
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
}

void FilesBrowser::showName(std::uint32_t name) {
    if (files_ == nullptr) return;
    nameToShow_ = name;
    const QModelIndex folder = folders_->indexOf(files_->names().names()[name].parent);
    if (!folder.isValid()) {
        // No path leads there from the root: a search for its name shows it, too.
        Q_EMIT searchWanted(toQString(files_->names().text(files_->names().names()[name])));
        return;
    }
    Q_EMIT searchWanted({});
    tree_->setCurrentIndex(folder);
    tree_->scrollTo(folder);
    relist();
}

std::vector<std::uint32_t> FilesBrowser::chosen() const {
    std::vector<std::uint32_t> names;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        names.push_back(listModel_->nameOf(index));
    return names;
}

void FilesBrowser::activate(const QModelIndex& index) {
    if (!index.isValid() || files_ == nullptr) return;
    const FileIndex::Name& name = files_->names().names()[listModel_->nameOf(index)];
    if (files_->isFolder(name.file)) showFolder(name.file);
    else showOnDisk();
}

void FilesBrowser::goUp() {
    const QModelIndex parent = tree_->currentIndex().parent();
    if (parent.isValid()) tree_->setCurrentIndex(parent);
}

void FilesBrowser::goToList() {
    if (listModel_->rowCount() == 0) return;
    list_->setFocus();
    if (!list_->currentIndex().isValid()) list_->setCurrentIndex(listModel_->index(0, 0));
}

void FilesBrowser::fillMenu(QMenu* menu) {
    const auto names = chosen();
    if (names.empty() || files_ == nullptr) return;
    const QModelIndex current = list_->currentIndex();
    menu->addAction(icon("go-jump"), tr("Sho&w on the disk"), this, &FilesBrowser::showOnDisk)
        ->setEnabled(current.isValid());
    menu->addAction(icon("document-save-as"), tr("E&xtract…"), this, &FilesBrowser::extract)
        ->setEnabled(!extraction_->running());
    if (current.isValid() && hasContent(listModel_->nameOf(current)))
        menu->addAction(icon("document-open"), tr("Open the &content"), this,
                        [this, name = listModel_->nameOf(current)] { openContent(name); });
    const bool anywhere = !search_.isEmpty() || folders_->isDeletedFiles(tree_->currentIndex());
    if (anywhere && current.isValid())
        menu->addAction(icon("folder"), tr("Open its &folder"), this,
                        [this, name = listModel_->nameOf(current)] { showName(name); });
}

bool FilesBrowser::hasContent(std::uint32_t name) const {
    const std::uint64_t file = files_->names().names()[name].file;
    const DeletedFiles::File* left = files_->remains(file);
    return !files_->isFolder(file) && (left == nullptr || left->verdict != Verdict::NameOnly);
}

void FilesBrowser::openContent(std::uint32_t name) {
    if (!controller_ || files_ == nullptr) return;
    const std::uint64_t file = files_->names().names()[name].file;
    const FoundVolume& volume = controller_->chosen();
    QString spec = controller_->session()->path() + toQString(volume.partition);
    if (volume.volume) spec += u'@' + QString::number(volume.slot());
    spec += u':' + QString::fromStdString(files_->pathOf(files_->names().names()[name]));
    // What the command would open is opened in the same way. Older states and deleted files have no such name, and a
    // password is not asked for again.
    const bool plain = files_->state().present() && !files_->isDeleted(file) && !volume.encrypted();
    if (plain) Q_EMIT openWanted(spec);
    else opening_->start(files_, file, contentTitle(*files_, file, spec));
}

void FilesBrowser::showOnDisk() {
    if (!controller_ || !list_->currentIndex().isValid()) return;
    controller_->marks()->showOnDisk(listModel_->nameOf(list_->currentIndex()));
}

void FilesBrowser::showExtents() {
    const FileMarks* marks = controller_ ? controller_->marks() : nullptr;
    const bool shown = marks != nullptr && !marks->path().isEmpty();
    extentPane_->setVisible(shown);
    if (!shown) {
        extentModel_->setPieces({}, 512);
        return;
    }
    const auto& pieces = marks->pieces();
    extentModel_->setPieces(pieces, controller_->session()->sectorSize());
    const QString name = marks->path().section(u'/', -1);
    extentTitle_->setText(pieces.empty()
                              ? QStringLiteral("%1: %2").arg(name, marks->note())
                              : tr("%1: %2 extent(s)", nullptr, pluralOf(pieces.size()))
                                    .arg(name, QLocale().toString(static_cast<qulonglong>(pieces.size()))));
    extentTitle_->setToolTip(plainTip(marks->path()));
    for (int i = 0; i + 1 < ExtentModel::columns; ++i) extentView_->resizeColumnToContents(i);
}

void FilesBrowser::extract() {
    const auto names = chosen();
    if (names.empty() || extraction_->running() || !controller_) return;
    // While a dialog is open another volume can be shown, and the numbers would be of other names.
    const auto files = files_;
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Extract to"));
    if (folder.isEmpty() || !controller_ || files_ != files) return;
    if (Extraction::isOnDiskOf(*controller_->session(), folder)) {
        QMessageBox box(
            QMessageBox::Warning, tr("Extract files"),
            tr("“%1” is on this disk. Copying files there can overwrite deleted files.").arg(folder),
            QMessageBox::Cancel, this);
        const QAbstractButton* copy = box.addButton(tr("Copy anyway"), QMessageBox::DestructiveRole);
        box.exec();
        if (box.clickedButton() != copy) return;
    }
    if (controller_ && files_ == files) extractTo(names, folder);
}

void FilesBrowser::extractTo(const std::vector<std::uint32_t>& names, const QString& folder) {
    if (files_ != nullptr && controller_) extraction_->start(controller_->session(), files_, names, folder);
}

void FilesBrowser::askAboutExisting(quint64 count, const QString& folder) {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Extract files"),
                                tr("%1 of the files exist already in “%2”.", nullptr, pluralOf(count))
                                    .arg(QLocale().toString(count), folder),
                                QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("replace"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QAbstractButton* replace = box->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(tr("&Keep them"), QMessageBox::RejectRole));
    connect(box, &QMessageBox::finished, this,
            [this, box, replace] { extraction_->answer(box->clickedButton() == replace); });
    box->open();
}

}  // namespace sectorsmith::gui
