// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_panel.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/files/dragged_files.h"
#include "gui/files/extent_model.h"
#include "gui/files/extract_job.h"
#include "gui/files/file_list_model.h"
#include "gui/files/folder_model.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "ops/mounted_volume.h"

namespace sectorsmith::gui {

namespace {

QString counted(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

}  // namespace

FilesPanel::FilesPanel(QWidget* parent)
    : Panel(parent),
      volumeBox_(new QComboBox(this)),
      snapshotBox_(new QComboBox(this)),
      search_(new QLineEdit(this)),
      pages_(new QStackedWidget(this)),
      message_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      messageButton_(new QPushButton(this)),
      folders_(new FolderModel(this)),
      listModel_(new FileListModel(this)),
      extentModel_(new ExtentModel(this)),
      dragged_(std::make_shared<QTemporaryDir>()) {
    volumeBox_->setAccessibleName(tr("Volume"));
    volumeBox_->setProperty("sectorsmithData", true);
    volumeBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    volumeBox_->setMinimumContentsLength(18);
    snapshotBox_->setAccessibleName(tr("State of the volume"));
    snapshotBox_->setProperty("sectorsmithData", true);
    snapshotBox_->setToolTip(tr("The current files of the volume, or those of a snapshot"));
    snapshotBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    snapshotBox_->setMinimumContentsLength(18);
    search_->setPlaceholderText(tr("Search the volume: part of a name, or *.jpg"));
    search_->setAccessibleName(tr("Search the volume"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon("edit-find"), QLineEdit::LeadingPosition);
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setAlignment(Qt::AlignCenter);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    progress_->setAccessibleName(tr("Reading the names of the volume"));
    messageButton_->setAutoDefault(false);

    auto* head = new QHBoxLayout;
    head->addWidget(volumeBox_, 2);
    head->addWidget(snapshotBox_, 2);
    head->addWidget(search_, 3);
    auto* message = new QWidget(this);
    auto* column = new QVBoxLayout(message);
    column->addStretch(1);
    column->addWidget(message_);
    column->addWidget(progress_, 0, Qt::AlignCenter);
    column->addWidget(messageButton_, 0, Qt::AlignCenter);
    column->addStretch(1);
    pages_->addWidget(message);
    pages_->addWidget(makeBrowser());
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(6, 6, 6, 0);
    box->addLayout(head);
    box->addWidget(pages_, 1);

    connect(volumeBox_, &QComboBox::activated, this, [this](int row) {
        if (controller_) controller_->choose(volumeBox_->itemData(row).toInt());
    });
    connect(snapshotBox_, &QComboBox::activated, this, [this](int row) {
        if (controller_) controller_->choose(controller_->current(), snapshotBox_->itemData(row).toString());
    });
    connect(search_, &QLineEdit::textChanged, this, &FilesPanel::relist);
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (listModel_->rowCount() == 0) return;
        list_->setFocus();
        if (!list_->currentIndex().isValid()) list_->setCurrentIndex(listModel_->index(0, 0));
    });
    auto* above = new QShortcut(Qt::ALT | Qt::Key_Up, this);
    above->setContext(Qt::WidgetWithChildrenShortcut);
    connect(above, &QShortcut::activated, this, &FilesPanel::goUp);
    connect(messageButton_, &QPushButton::clicked, this, [this] {
        if (!controller_) return;
        const auto state = controller_->state();
        if (state == FilesController::State::Looking || state == FilesController::State::Reading)
            controller_->stop();
        else if (controller_->volumes().empty()) controller_->open(true);
        else controller_->readAgain();
    });
    refresh();
}

FilesPanel::~FilesPanel() {
    if (listing_) listing_->cancel();
}

QWidget* FilesPanel::makeBrowser() {
    browser_ = new QWidget(this);
    splitter_ = new QSplitter(browser_);
    tree_ = new QTreeView(splitter_);
    list_ = new QTreeView(splitter_);
    extentPane_ = new QWidget(splitter_);
    extentTitle_ = new QLabel(extentPane_);
    extentView_ = new QTreeView(extentPane_);
    status_ = new QLabel(browser_);
    up_ = new QPushButton(tr("&Up"), browser_);
    onDisk_ = new QPushButton(icon("go-jump"), tr("Sho&w on the disk"), browser_);
    extract_ = new QPushButton(icon("document-save-as"), tr("E&xtract…"), browser_);
    extractProgress_ = new QProgressBar(browser_);
    extractStop_ = new QPushButton(icon("process-stop"), tr("&Stop"), browser_);

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
    list_->header()->setSortIndicator(FileListModel::NameColumn, Qt::AscendingOrder);
    list_->setSortingEnabled(true);
    const int unit = fontMetrics().averageCharWidth();
    const int widths[] = {unit * 34, unit * 12, unit * 20, unit * 20, unit * 14};
    for (int i = 0; i < 5; ++i)
        list_->header()->resizeSection(i, std::max(widths[i], list_->header()->sectionSizeHint(i) + unit));
    // Of what was found, the folder says the most.
    list_->header()->resizeSection(FileListModel::FolderColumn, unit * 26);
    list_->header()->moveSection(FileListModel::FolderColumn, 1);
    list_->header()->setStretchLastSection(true);
    listModel_->setMimeMaker([this](const std::vector<std::uint32_t>& names) -> QMimeData* {
        return new DraggedFiles(shown_, names, dragged_);
    });

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
    auto* extents = new QVBoxLayout(extentPane_);
    extents->setContentsMargins(0, 0, 0, 0);
    extents->addLayout(title);
    extents->addWidget(extentView_, 1);
    extentPane_->hide();
    splitter_->setStretchFactor(0, 2);
    splitter_->setStretchFactor(1, 5);
    splitter_->setStretchFactor(2, 3);
    splitter_->setChildrenCollapsible(false);

    status_->setTextFormat(Qt::PlainText);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    extractProgress_->setRange(0, 1000);
    extractProgress_->setTextVisible(false);
    extractProgress_->setMaximumWidth(unit * 24);
    extractProgress_->setAccessibleName(tr("Copying files"));
    auto* foot = new QHBoxLayout;
    for (QPushButton* button : {up_, onDisk_, extract_}) {
        button->setAutoDefault(false);
        foot->addWidget(button);
    }
    onDisk_->setToolTip(tr("Mark the extents of the file in the map and among the bytes"));
    extract_->setToolTip(tr("Copy the chosen files and folders out of the volume"));
    foot->addWidget(extractProgress_);
    foot->addWidget(extractStop_);
    foot->addWidget(status_, 1);
    auto* box = new QVBoxLayout(browser_);
    box->setContentsMargins(0, 0, 0, 4);
    box->addWidget(splitter_, 1);
    box->addLayout(foot);

    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (filling_) return;
        // People choose a folder: what they searched for is done.
        if (!search_->text().isEmpty()) search_->clear();
        else relist();
    });
    connect(listModel_, &FileListModel::sortWanted, this, &FilesPanel::relist);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        onDisk_->setEnabled(list_->currentIndex().isValid() && !chosen().empty());
        extract_->setEnabled(!chosen().empty() && job_ == nullptr);
    });
    connect(list_, &QTreeView::activated, this, &FilesPanel::activate);
    connect(list_, &QTreeView::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu(this);
        fillMenu(&menu);
        if (!menu.isEmpty()) menu.exec(list_->viewport()->mapToGlobal(at));
    });
    connect(up_, &QPushButton::clicked, this, &FilesPanel::goUp);
    connect(onDisk_, &QPushButton::clicked, this, &FilesPanel::showOnDisk);
    connect(extract_, &QPushButton::clicked, this, &FilesPanel::extract);
    connect(extractStop_, &QPushButton::clicked, this, [this] {
        if (job_ != nullptr) job_->cancel();
    });
    connect(close, &QPushButton::clicked, this, [this] {
        if (controller_) controller_->clearShown();
    });
    const auto go = [this](const QModelIndex& index) {
        if (!session_ || !index.isValid()) return;
        session_->goTo(extentModel_->pieces()[static_cast<std::size_t>(index.row())].range.offset);
    };
    connect(extentView_, &QTreeView::clicked, this, go);
    connect(extentView_, &QTreeView::activated, this, go);
    return browser_;
}

int FilesPanel::wantedHeight(int windowHeight) const {
    return std::min(fontMetrics().height() * 18, windowHeight * 2 / 5);
}

QString FilesPanel::status() const { return status_->text(); }

bool FilesPanel::busy() const {
    if (!controller_) return false;
    const auto state = controller_->state();
    return state == FilesController::State::Looking || state == FilesController::State::Reading ||
           lister_.running() || controller_->locating() || job_ != nullptr;
}

void FilesPanel::setSession(SourceSession* session) {
    if (controller_) disconnect(controller_, nullptr, this, nullptr);
    session_ = session;
    controller_ = nullptr;
    fileWantedAt_.reset();
    nameToShow_.reset();
    search_->clear();
    // Nothing is made for a source before people look at its files.
    if (session != nullptr && (isVisible() || session->findChild<FilesController*>() != nullptr)) begin();
    else filesChanged();
}

void FilesPanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    begin();
}

void FilesPanel::begin() {
    if (!session_) return;
    if (!controller_) {
        controller_ = FilesController::of(session_);
        controller_->setColored(colored_);
        connect(controller_, &FilesController::stateChanged, this, &FilesPanel::filesChanged);
        connect(controller_, &FilesController::ticked, this, &FilesPanel::refresh);
        connect(controller_, &FilesController::ownersChanged, this, &FilesPanel::tryToShowFile);
        connect(controller_, &FilesController::located, this, &FilesPanel::showExtents);
        filesChanged();
        showExtents();
    }
    if (isVisible()) controller_->open();
}

void FilesPanel::fillVolumes() {
    volumeBox_->clear();
    if (!controller_) return;
    for (int i = 0; i < static_cast<int>(controller_->volumes().size()); ++i) {
        const FoundVolume& volume = controller_->volumes()[static_cast<std::size_t>(i)];
        volumeBox_->addItem(icon("drive-partition"), controller_->volumeTitle(i), i);
        volumeBox_->setItemData(i, sizeText(volume.length), Qt::ToolTipRole);
    }
    volumeBox_->setCurrentIndex(controller_->current());
}

void FilesPanel::fillSnapshots() {
    snapshotBox_->clear();
    if (!controller_) return;
    snapshotBox_->addItem(icon("document-open-recent"), tr("Now"), QString());
    for (const VolumeSnapshot& one : controller_->snapshots()) {
        const QString name = toQString(one.name);
        const QString time = shownTime(one.created);
        snapshotBox_->addItem(icon("document-open-recent"),
                              time.isEmpty() ? name : QStringLiteral("%1  %2").arg(time, name), name);
    }
    snapshotBox_->setCurrentIndex(std::max(0, snapshotBox_->findData(controller_->snapshot())));
}

// Another volume, another state: what is shown is made anew.
void FilesPanel::filesChanged() {
    const auto files = controller_ ? controller_->files() : nullptr;
    fillVolumes();
    fillSnapshots();
    if (files != shown_) {
        shown_ = files;
        if (listing_) listing_->cancel();
        lister_.forget();
        listModel_->setNames(nullptr, {});
        folders_->setFiles(files,
                           files == nullptr ? QString() : controller_->volumeTitle(controller_->current()));
        if (files != nullptr) {
            const QModelIndex root = folders_->index(0, 0);
            filling_ = true;
            tree_->expand(root);
            tree_->setCurrentIndex(root);
            filling_ = false;
            relist();
        }
    }
    refresh();
    tryToShowFile();
}

void FilesPanel::refresh() {
    using State = FilesController::State;
    const State state = controller_ ? controller_->state() : State::Idle;
    volumeBox_->setVisible(volumeBox_->count() > 0);
    snapshotBox_->setVisible(snapshotBox_->count() > 1);
    search_->setEnabled(session_ !=
                        nullptr);  // also while it reads: what is typed is found when that is done
    pages_->setCurrentIndex(state == State::Ready ? 1 : 0);
    progress_->setVisible(state == State::Reading || state == State::Looking);
    messageButton_->setVisible(true);
    switch (state) {
        case State::Idle:
            if (!session_) message_->setText(tr("Open a disk or an image to see its files."));
            else
                message_->setText(session_->gentle()
                                      ? tr("In gentle mode, files are read only when you ask for them.")
                                      : tr("The files have not been read yet."));
            messageButton_->setText(tr("&Read the files"));
            messageButton_->setVisible(session_ != nullptr);
            break;
        case State::Looking:
            message_->setText(tr("Looking for file systems…"));
            progress_->setRange(0, 0);
            messageButton_->setText(tr("&Stop"));
            break;
        case State::Reading:
            message_->setText(
                tr("Reading the names of %1…").arg(controller_->volumeTitle(controller_->current())));
            progress_->setRange(0, controller_->progress() > 0 ? 1000 : 0);
            progress_->setValue(static_cast<int>(controller_->progress() * 1000));
            messageButton_->setText(tr("&Stop"));
            break;
        case State::Failed:
            message_->setText(controller_->problem());
            messageButton_->setText(tr("Tr&y again"));
            break;
        case State::Ready: break;
    }
    if (controller_ && controller_->stale() && state == State::Ready) {
        if (!staleNotice_) {
            staleNotice_ = new NoticeBar(icon("dialog-information"),
                                         tr("The volume has changed since its files were read."), browser_);
            QPushButton* button = staleNotice_->addButton(tr("Read &again"));
            connect(button, &QPushButton::clicked, this, [this] {
                if (controller_) controller_->readAgain();
            });
            static_cast<QVBoxLayout*>(browser_->layout())->insertWidget(0, staleNotice_);
        }
    } else if (staleNotice_) {
        staleNotice_->deleteLater();
        staleNotice_ = nullptr;
    }
    extractProgress_->setVisible(job_ != nullptr);
    extractStop_->setVisible(job_ != nullptr);
    onDisk_->setEnabled(!chosen().empty());
    extract_->setEnabled(!chosen().empty() && job_ == nullptr);
    up_->setEnabled(shown_ != nullptr && tree_->currentIndex().parent().isValid());
}

// What the list shall show now, found and sorted in a worker: the latest wish alone counts.
void FilesPanel::relist() {
    if (shown_ == nullptr) return;
    if (listing_) listing_->cancel();
    listing_ = std::make_shared<SilentProgress>();
    struct Answer {
        std::vector<std::uint32_t> names;
        QString problem;
    };
    const QString text = search_->text();
    lister_.start(
        [files = shown_, text = text.toStdString(), folder = folders_->folderOf(tree_->currentIndex()),
         column = listModel_->sortColumn(), order = listModel_->sortOrder(), progress = listing_] {
            Answer answer;
            if (text.empty()) {
                answer.names = files->folder(folder);
            } else if (auto found = files->find(text, *progress)) {
                answer.names = std::move(*found);
            } else {
                answer.problem = sentence(errorText(found.error()));
            }
            sortNames(*files, answer.names, column, order, text.empty());
            return answer;
        },
        [this, files = shown_](Answer answer) {
            if (files == shown_) listed(std::move(answer.names), answer.problem);
        });
    up_->setEnabled(tree_->currentIndex().parent().isValid());
}

void FilesPanel::listed(std::vector<std::uint32_t> names, const QString& problem) {
    const bool searched = !search_->text().isEmpty();
    const auto current = list_->currentIndex().isValid()
                             ? std::optional(listModel_->nameOf(list_->currentIndex()))
                             : std::nullopt;
    const std::size_t count = names.size();
    listModel_->setNames(shown_, std::move(names));
    list_->setColumnHidden(FileListModel::FolderColumn, !searched);
    if (!problem.isEmpty()) showStatus(problem);
    else if (searched) showStatus(tr("%1 found", nullptr, pluralOf(count)).arg(counted(count)));
    else showStatus(tr("%1 item(s)", nullptr, pluralOf(count)).arg(counted(count)));
    const auto wanted = nameToShow_ ? nameToShow_ : current;
    if (wanted) {
        const QModelIndex index = listModel_->indexOf(*wanted);
        if (index.isValid()) {
            list_->setCurrentIndex(index);
            list_->scrollTo(
                index, nameToShow_ ? QAbstractItemView::PositionAtCenter : QAbstractItemView::EnsureVisible);
        }
    }
    nameToShow_.reset();
    refresh();
}

void FilesPanel::showStatus(const QString& text) {
    status_->setText(text);
    status_->setToolTip(text);
}

void FilesPanel::showVolume(quint64 offset, unsigned slot) {
    begin();
    if (controller_) controller_->chooseVolume(offset, slot);
}

void FilesPanel::showFolder(std::uint64_t folder) {
    const QModelIndex index = folders_->indexOf(folder);
    if (!index.isValid()) return;
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
}

void FilesPanel::showName(std::uint32_t name) {
    if (shown_ == nullptr) return;
    nameToShow_ = name;
    const QModelIndex folder = folders_->indexOf(shown_->names().names()[name].parent);
    if (!folder.isValid()) {
        // No path leads there from the root: a search for its name shows it, too.
        search_->setText(toQString(shown_->names().text(shown_->names().names()[name])));
        return;
    }
    search_->clear();
    tree_->setCurrentIndex(folder);
    tree_->scrollTo(folder);
    relist();
}

std::vector<std::uint32_t> FilesPanel::chosen() const {
    std::vector<std::uint32_t> names;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        names.push_back(listModel_->nameOf(index));
    return names;
}

void FilesPanel::activate(const QModelIndex& index) {
    if (!index.isValid() || shown_ == nullptr) return;
    const FileIndex::Name& name = shown_->names().names()[listModel_->nameOf(index)];
    if (shown_->isFolder(name.file)) showFolder(name.file);
    else showOnDisk();
}

void FilesPanel::goUp() {
    const QModelIndex parent = tree_->currentIndex().parent();
    if (parent.isValid()) tree_->setCurrentIndex(parent);
}

void FilesPanel::fillMenu(QMenu* menu) {
    const auto names = chosen();
    if (names.empty() || shown_ == nullptr) return;
    const QModelIndex current = list_->currentIndex();
    menu->addAction(icon("go-jump"), tr("Sho&w on the disk"), this, &FilesPanel::showOnDisk)
        ->setEnabled(current.isValid());
    menu->addAction(icon("document-save-as"), tr("E&xtract…"), this, &FilesPanel::extract)
        ->setEnabled(job_ == nullptr);
    // A snapshot has no name in such a source.
    if (const QString spec = current.isValid() ? specOf(listModel_->nameOf(current)) : QString();
        !spec.isEmpty())
        menu->addAction(icon("document-open"), tr("Open the &content"), this,
                        [this, spec] { Q_EMIT openWanted(spec); });
    if (!search_->text().isEmpty() && current.isValid())
        menu->addAction(icon("folder"), tr("Open its &folder"), this,
                        [this, name = listModel_->nameOf(current)] { showName(name); });
}

QString FilesPanel::specOf(std::uint32_t place) const {
    const FileIndex::Name& name = shown_->names().names()[place];
    if (shown_->isFolder(name.file) || !controller_->snapshot().isEmpty()) return {};
    const FoundVolume& volume = controller_->volumes()[static_cast<std::size_t>(controller_->current())];
    QString spec = session_->path() + QString::fromStdString(volume.partition);
    if (volume.volume) spec += u'@' + QString::number(volume.slot());
    return spec + u':' + QString::fromStdString(shown_->pathOf(name));
}

void FilesPanel::showOnDisk() {
    if (!controller_ || !list_->currentIndex().isValid()) return;
    controller_->showOnDisk(listModel_->nameOf(list_->currentIndex()));
}

void FilesPanel::showExtents() {
    const bool shown = controller_ && !controller_->shownPath().isEmpty();
    extentPane_->setVisible(shown);
    if (!shown) {
        extentModel_->setPieces({}, 512);
        return;
    }
    const auto& pieces = controller_->pieces();
    extentModel_->setPieces(pieces, session_->sectorSize());
    const QString name = controller_->shownPath().section(u'/', -1);
    extentTitle_->setText(
        pieces.empty()
            ? QStringLiteral("%1: %2").arg(name, controller_->shownNote())
            : tr("%1: %2 extent(s)", nullptr, pluralOf(pieces.size())).arg(name, counted(pieces.size())));
    extentTitle_->setToolTip(controller_->shownPath());
    for (int i = 0; i + 1 < ExtentModel::columns; ++i) extentView_->resizeColumnToContents(i);
}

void FilesPanel::showFileAtCursor() {
    if (!session_) return;
    begin();
    showFileAt(session_->cursor());
}

void FilesPanel::showFileAt(quint64 offset) {
    fileWantedAt_ = offset;
    controller_->chooseAt(offset);
    tryToShowFile();
}

// As soon as enough is known.
void FilesPanel::tryToShowFile() {
    if (!fileWantedAt_ || !controller_) return;
    const auto state = controller_->state();
    if (state == FilesController::State::Failed) {
        fileWantedAt_.reset();
        return;
    }
    if (state != FilesController::State::Ready || shown_ == nullptr || !controller_->ownersKnown()) return;
    const quint64 offset = *fileWantedAt_;
    fileWantedAt_.reset();
    if (const auto name = controller_->nameAt(offset)) {
        showName(*name);
        return;
    }
    // The volume that has it may be another one of the container.
    const int before = controller_->current();
    controller_->chooseAt(offset);
    if (controller_->current() != before) {
        fileWantedAt_ = offset;
        tryToShowFile();
        return;
    }
    const auto owner = session_->ownerAt(offset);
    showStatus(owner ? tr("No file has this byte: %1").arg(owner->text) : tr("No file has this byte."));
}

void FilesPanel::setColored(bool colored) {
    if (colored == colored_) return;
    colored_ = colored;
    if (controller_) controller_->setColored(colored);
    Q_EMIT coloredChanged(colored);
}

// Copying to the disk itself may overwrite what is to be saved.
bool FilesPanel::mayExtractTo(const QString& folder) {
    if (!session_ || !session_->opened().isDevice) return true;
    const auto mounted = mountedVolumeAt(folder.toStdString());
    if (!mounted || !toQString(mounted->device).startsWith(toQString(session_->writeTarget().path)))
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Extract files"),
                    tr("“%1” is on this disk. Copying files there can overwrite deleted files.").arg(folder),
                    QMessageBox::Cancel, this);
    QAbstractButton* copy = box.addButton(tr("Copy anyway"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == copy;
}

void FilesPanel::extract() {
    const auto names = chosen();
    if (names.empty() || job_ != nullptr) return;
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Extract to"));
    if (!folder.isEmpty() && mayExtractTo(folder)) extractTo(names, folder);
}

void FilesPanel::extractTo(std::vector<std::uint32_t> names, const QString& folder) {
    if (shown_ == nullptr || job_ != nullptr) return;
    replacing_ = false;
    job_ = new ExtractJob(shown_, std::move(names), folder, this);
    jobSession_ = session_;
    connect(job_, &ExtractJob::ticked, this, [this] {
        if (job_ == nullptr || !job_->running() || job_->work().total() == 0) return;
        extractProgress_->setValue(static_cast<int>(static_cast<double>(job_->work().done()) * 1000.0 /
                                                    static_cast<double>(job_->work().total())));
        showStatus(job_->work().progressText());
    });
    connect(job_, &ExtractJob::finished, this, &FilesPanel::extractEnded);
    extractProgress_->setValue(0);
    job_->start(false);
    refresh();
}

void FilesPanel::extractEnded() {
    const ExtractReport& report = job_->report();
    if (report.error || report.existing == 0 || replacing_) {
        extractDone();
        return;
    }
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Extract files"),
                        tr("%1 of the files exist already in “%2”.", nullptr, pluralOf(report.existing))
                            .arg(QLocale().toString(report.existing), job_->folder()),
                        QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("replace"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QAbstractButton* replace = box->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(tr("&Keep them"), QMessageBox::RejectRole));
    connect(box, &QMessageBox::finished, this, [this, box, replace] {
        if (box->clickedButton() != replace) return extractDone();
        replacing_ = true;
        job_->start(true);
    });
    box->open();
}

void FilesPanel::extractDone() {
    const ExtractReport& report = job_->report();
    QString text;
    auto severity = SourceSession::Severity::Info;
    if (report.error && report.error->cause == Cause::Cancelled) {
        text = tr("Extracting was stopped after %1 file(s).", nullptr, pluralOf(report.files))
                   .arg(QLocale().toString(report.files));
    } else if (report.error) {
        text = sentence(errorText(*report.error));
        severity = SourceSession::Severity::Error;
    } else {
        text = tr("%1 file(s) (%2) extracted to %3", nullptr, pluralOf(report.files))
                   .arg(QLocale().toString(report.files), sizeText(report.bytes), job_->folder());
        if (report.failed > 0) {
            text += QStringLiteral("; ") + tr("%1 could not be extracted", nullptr, pluralOf(report.failed))
                                               .arg(QLocale().toString(report.failed));
            severity = SourceSession::Severity::Warning;
        }
    }
    showStatus(text);
    if (jobSession_) {
        for (const auto& [path, why] : report.problems)
            jobSession_->report(SourceSession::Severity::Warning, QStringLiteral("%1: %2").arg(path, why));
        jobSession_->report(severity, text);
    }
    job_->deleteLater();
    job_ = nullptr;
    refresh();
}

}  // namespace sectorsmith::gui
