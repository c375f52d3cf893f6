// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/manifest_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/files/file_list_model.h"
#include "gui/manifest/manifest_text.h"
#include "gui/manifest/result_ring.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"
#include "gui/window/secret_input.h"

namespace sectorsmith::gui {

namespace {

constexpr int folderTarget = -1;  // of the list of targets; volumes have their numbers
constexpr int pathRole = Qt::UserRole + 1;
constexpr int pollMilliseconds = 200, typingMilliseconds = 150;
constexpr std::uint64_t megabyte = 1'000'000;
constexpr int allGroups = -1;

// A line for a path with the button that chooses it.
QHBoxLayout* pathRow(QLineEdit* line, QPushButton* button) {
    auto* row = new QHBoxLayout;
    row->addWidget(line, 1);
    row->addWidget(button);
    return row;
}

QIcon colorIcon(const QColor& color, int side) {
    QPixmap pixmap(side, side);
    pixmap.fill(color);
    return QIcon(pixmap);
}

}  // namespace

QString ManifestWindow::formatTitle(manifests::Format format) {
    switch (format) {
        case manifests::Format::JsonLines: return tr("JSON lines (all details)");
        case manifests::Format::Sums: return tr("For sha256sum --check and its like");
        case manifests::Format::Hashdeep: return tr("For hashdeep");
        case manifests::Format::Mtree: break;
    }
    return tr("For mtree");
}

ManifestWindow::ManifestWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(new ManifestController(this)),
      model_(new FindingModel(this)),
      poll_(new QTimer(this)),
      typing_(new QTimer(this)),
      target_(new QComboBox),
      insideLabel_(new QLabel(tr("Folder &in it:"))),
      inside_(new QLineEdit),
      password_(new QLineEdit),
      unlock_(new QPushButton(tr("Unlo&ck"))),
      lockProblem_(plainLabel(nullptr)),
      lock_(lockRow()),
      pages_(new QTabWidget),
      manifest_(new QLineEdit),
      copy_(new QLineEdit),
      direct_(new QCheckBox(tr("Read &past the system’s cache"))),
      newManifest_(new QLineEdit),
      hash_(new QComboBox),
      format_(new QComboBox),
      limit_(new QSpinBox),
      folder_(new QPushButton(icon("folder"), tr("&Folder…"))),
      start_(new QPushButton(icon("system-run"), tr("C&heck"))),
      continue_(new QPushButton(tr("Co&ntinue"))),
      pause_(new QPushButton(tr("Pa&use"))),
      stop_(new QPushButton(icon("process-stop"), tr("&Stop"))),
      bar_(new QProgressBar),
      symbol_(new QLabel),
      message_(plainLabel(nullptr)),
      results_(new QStackedWidget),
      ring_(new ResultRing),
      groups_(new QTreeWidget),
      filter_(new QLineEdit),
      count_(new QLabel),
      list_(new QTreeView),
      details_(new QPlainTextEdit),
      onDisk_(new QPushButton(icon("go-jump"), tr("Show on the &disk"))),
      report_(new QPushButton(icon("document-save-as"), tr("Sa&ve report…"))) {
    setWindowTitle(tr("Integrity of files"));
    target_->setObjectName(QStringLiteral("target"));
    target_->setProperty("sectorsmithData", true);  // paths and names
    target_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    inside_->setObjectName(QStringLiteral("inside"));
    inside_->setPlaceholderText(tr("the whole volume"));
    insideLabel_->setBuddy(inside_);
    auto* filesLabel = new QLabel(tr("Fi&les:"));
    filesLabel->setBuddy(target_);
    auto* files = new QHBoxLayout;
    files->addWidget(filesLabel);
    files->addWidget(target_, 2);
    files->addWidget(insideLabel_);
    files->addWidget(inside_, 1);
    files->addWidget(folder_);

    pages_->setObjectName(QStringLiteral("pages"));
    pages_->addTab(checkPage(), tr("Check"));
    pages_->addTab(makePage(), tr("Make a manifest"));
    pages_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);

    limit_->setObjectName(QStringLiteral("limit"));
    limit_->setRange(0, 100'000);
    limit_->setSpecialValueText(tr("no limit"));
    limit_->setSuffix(tr(" MB/s"));
    limit_->setToolTip(tr("Read at most this much each second, so that other programs are not slowed down"));
    auto* limitLabel = new QLabel(tr("Speed limi&t:"));
    limitLabel->setBuddy(limit_);
    start_->setObjectName(QStringLiteral("start"));
    continue_->setObjectName(QStringLiteral("continue"));
    continue_->setToolTip(tr("Goes on from where the last run was stopped"));
    pause_->setObjectName(QStringLiteral("pause"));
    stop_->setObjectName(QStringLiteral("stop"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(limitLabel);
    buttons->addWidget(limit_);
    buttons->addStretch(1);
    for (QPushButton* button : {continue_, start_, pause_, stop_}) buttons->addWidget(button);

    bar_->setObjectName(QStringLiteral("bar"));
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Progress"));
    message_->setObjectName(QStringLiteral("message"));
    auto* words = new QHBoxLayout;
    words->addWidget(symbol_, 0, Qt::AlignTop);
    words->addWidget(message_, 1);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(files);
    layout->addWidget(lock_);
    layout->addWidget(pages_);
    layout->addLayout(buttons);
    layout->addWidget(bar_);
    layout->addLayout(words);
    layout->addWidget(results(), 1);
    resize(900, 640);

    connect(folder_, &QPushButton::clicked, this, &ManifestWindow::askForFolder);
    connect(target_, &QComboBox::currentIndexChanged, this, [this] {
        password_->clear();
        controller_->forgetPassword();
    });
    connect(pages_, &QTabWidget::currentChanged, this, &ManifestWindow::updateStart);
    for (const QLineEdit* line : {inside_, manifest_, newManifest_})
        connect(line, &QLineEdit::textChanged, this, &ManifestWindow::updateStart);
    connect(controller_, &ManifestController::keysChanged, this, &ManifestWindow::updateStart);
    connect(password_, &QLineEdit::textChanged, this, [this] { showLock(task()); });
    connect(password_, &QLineEdit::returnPressed, this, &ManifestWindow::unlock);
    connect(unlock_, &QPushButton::clicked, this, &ManifestWindow::unlock);
    connect(start_, &QPushButton::clicked, this, [this] { start(false); });
    connect(continue_, &QPushButton::clicked, this, [this] { start(true); });
    connect(pause_, &QPushButton::clicked, this, [this] { controller_->setPaused(!controller_->paused()); });
    connect(stop_, &QPushButton::clicked, controller_, &ManifestController::stop);
    connect(controller_, &ManifestController::stateChanged, this, &ManifestWindow::showState);
    connect(controller_, &ManifestController::reportSaved, this,
            [this](const QString& file, const QString& error) {
                if (error.isEmpty())
                    showMessage({TonedText::Tone::Info, tr("The report was saved as %1.").arg(file)});
                else showMessage({TonedText::Tone::Error, error});
            });
    connect(poll_, &QTimer::timeout, this, &ManifestWindow::showProgress);
    setSource(nullptr, {}, {});
    showState();
}

// For the password of an encrypted volume.
QWidget* ManifestWindow::lockRow() {
    password_->setObjectName(QStringLiteral("password"));
    password_->setEchoMode(QLineEdit::Password);
    password_->setPlaceholderText(tr("Password of one of its users, or the recovery key; it is not stored"));
    unlock_->setObjectName(QStringLiteral("unlock"));
    lockProblem_->setObjectName(QStringLiteral("lockProblem"));
    auto* label = new QLabel(tr("Pass&word:"));
    label->setBuddy(password_);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(password_, 1);
    line->addWidget(unlock_);
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(line);
    column->addWidget(lockProblem_);
    return row;
}

QWidget* ManifestWindow::checkPage() {
    manifest_->setObjectName(QStringLiteral("manifest"));
    manifest_->setPlaceholderText(tr("also made by sha256sum, hashdeep or mtree"));
    copy_->setObjectName(QStringLiteral("copy"));
    copy_->setPlaceholderText(tr("a folder, to see which blocks differ"));
    direct_->setObjectName(QStringLiteral("direct"));
    direct_->setToolTip(
        tr("Small files are read from the disk, even those that the system has in memory. Slower."));
    auto* chooseManifest = new QPushButton(tr("Ch&oose…"));
    auto* chooseCopy = new QPushButton(tr("Choos&e…"));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Manifest:"), pathRow(manifest_, chooseManifest));
    form->addRow(tr("Cop&y of the files:"), pathRow(copy_, chooseCopy));
    form->addRow(QString(), direct_);
    qobject_cast<QLabel*>(form->itemAt(0, QFormLayout::LabelRole)->widget())->setBuddy(manifest_);
    qobject_cast<QLabel*>(form->itemAt(1, QFormLayout::LabelRole)->widget())->setBuddy(copy_);
    connect(chooseManifest, &QPushButton::clicked, this, [this] {
        const QString file =
            QFileDialog::getOpenFileName(this, tr("Manifest to check with"), manifest_->text());
        if (!file.isEmpty()) manifest_->setText(QDir::toNativeSeparators(file));
    });
    connect(chooseCopy, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getExistingDirectory(this, tr("Copy to compare with"), copy_->text());
        if (!path.isEmpty()) copy_->setText(QDir::toNativeSeparators(path));
    });
    return page;
}

QWidget* ManifestWindow::makePage() {
    newManifest_->setObjectName(QStringLiteral("newManifest"));
    newManifest_->setPlaceholderText(tr("a file on another disk"));
    hash_->setObjectName(QStringLiteral("hash"));
    for (const HashKind kind : allHashKinds())
        hash_->addItem(toQString(hashTitle(kind)), static_cast<int>(kind));
    hash_->setCurrentIndex(hash_->findData(static_cast<int>(HashKind::Sha256)));
    hash_->setProperty("sectorsmithData", true);
    format_->setObjectName(QStringLiteral("format"));
    for (const manifests::Format format : manifests::allFormats())
        format_->addItem(formatTitle(format), static_cast<int>(format));
    auto* choose = new QPushButton(tr("Ch&oose…"));
    auto* hashLabel = new QLabel(tr("Chec&ksum:"));
    auto* formatLabel = new QLabel(tr("Fo&rmat:"));
    hashLabel->setBuddy(hash_);
    formatLabel->setBuddy(format_);
    auto* kinds = new QHBoxLayout;
    kinds->addWidget(hash_);
    kinds->addSpacing(fontMetrics().averageCharWidth() * 2);
    kinds->addWidget(formatLabel);
    kinds->addWidget(format_);
    kinds->addStretch(1);
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Save &as:"), pathRow(newManifest_, choose));
    form->addRow(hashLabel, kinds);
    qobject_cast<QLabel*>(form->itemAt(0, QFormLayout::LabelRole)->widget())->setBuddy(newManifest_);
    connect(hash_, &QComboBox::currentIndexChanged, this, &ManifestWindow::updateStart);
    connect(format_, &QComboBox::currentIndexChanged, this, &ManifestWindow::updateStart);
    connect(choose, &QPushButton::clicked, this, [this] {
        // An existing one is asked for when it is about to be replaced.
        const QString file = QFileDialog::getSaveFileName(this, tr("Manifest to make"), newManifest_->text(),
                                                          tr("Manifests (*.manifest);;All files (*)"),
                                                          nullptr, QFileDialog::DontConfirmOverwrite);
        if (!file.isEmpty()) newManifest_->setText(QDir::toNativeSeparators(file));
    });
    return page;
}

QWidget* ManifestWindow::results() {
    auto* hint = plainLabel(nullptr);
    hint->setObjectName(QStringLiteral("hint"));
    hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    hint->setText(
        tr("A manifest records the checksum, size and date of each file. Make one while the files are good, "
           "and keep it on another disk. Later, a check reads the files again and lists what has changed, "
           "above all files with other content but the same date: failing disks, memory and cables cause "
           "this, programs do not.") +
        QStringLiteral("\n\n") + tr("The files are only read."));

    groups_->setObjectName(QStringLiteral("groups"));
    groups_->setAccessibleName(tr("Results"));
    groups_->setColumnCount(2);
    groups_->setHeaderHidden(true);
    groups_->setRootIsDecorated(false);
    groups_->header()->setStretchLastSection(false);
    groups_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    groups_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    groups_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(ring_, 1);
    leftLayout->addWidget(groups_, 1);

    filter_->setObjectName(QStringLiteral("filter"));
    filter_->setPlaceholderText(tr("Filter by path"));
    filter_->setAccessibleName(tr("Filter by path"));
    filter_->setClearButtonEnabled(true);
    count_->setObjectName(QStringLiteral("count"));
    list_->setObjectName(QStringLiteral("findings"));
    list_->setAccessibleName(tr("What has changed"));
    list_->setModel(model_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(FindingModel::PathColumn, QHeaderView::Stretch);
    const int letter = fontMetrics().averageCharWidth(), line = fontMetrics().height();
    list_->setIconSize(QSize(line * 3 / 4, line * 3 / 4));
    int longest = 0;
    for (const manifests::Verdict verdict : manifests::allVerdicts)
        longest = std::max(longest, fontMetrics().horizontalAdvance(verdictText(verdict)));
    list_->setColumnWidth(FindingModel::ResultColumn, longest + line * 2);
    list_->setColumnWidth(FindingModel::SizeColumn, letter * 14);
    list_->setColumnWidth(
        FindingModel::ModifiedColumn,
        fontMetrics().horizontalAdvance(shownTime(FileTime::of(1'480'000'000))) + letter * 3);
    list_->header()->setSortIndicator(FindingModel::ResultColumn, Qt::AscendingOrder);
    list_->setSortingEnabled(true);
    details_->setObjectName(QStringLiteral("details"));
    details_->setAccessibleName(tr("Details"));
    details_->setReadOnly(true);
    details_->setTabChangesFocus(true);
    details_->setMinimumHeight(fontMetrics().height() * 4);
    onDisk_->setObjectName(QStringLiteral("onDisk"));
    report_->setObjectName(QStringLiteral("report"));
    auto* top = new QHBoxLayout;
    top->addWidget(filter_, 1);
    top->addWidget(count_);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(onDisk_);
    bottom->addStretch(1);
    bottom->addWidget(report_);
    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->addLayout(top);
    rightLayout->addWidget(list_, 3);
    rightLayout->addWidget(details_, 2);
    rightLayout->addLayout(bottom);
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(right);
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setSizes({fontMetrics().averageCharWidth() * 30, fontMetrics().averageCharWidth() * 90});
    results_->setObjectName(QStringLiteral("results"));
    results_->addWidget(hint);
    results_->addWidget(split);

    typing_->setSingleShot(true);
    connect(typing_, &QTimer::timeout, this, &ManifestWindow::arrange);
    connect(filter_, &QLineEdit::textChanged, this, [this] { typing_->start(typingMilliseconds); });
    connect(groups_, &QTreeWidget::currentItemChanged, this, [this] {
        ring_->setChosen(chosenGroup());
        arrange();
    });
    connect(ring_, &ResultRing::clicked, this, [this](std::optional<manifests::Verdict> group) {
        chooseGroup(group == chosenGroup() ? std::nullopt : group);
    });
    connect(model_, &FindingModel::sortWanted, this,
            [this](FindingModel::Column column, Qt::SortOrder order) {
                wanted_.sortColumn = column;
                wanted_.order = order;
                arrange();
            });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ManifestWindow::showFinding);
    connect(model_, &QAbstractItemModel::modelReset, this, &ManifestWindow::showFinding);
    connect(onDisk_, &QPushButton::clicked, this, [this] {
        const QModelIndex index = list_->currentIndex();
        if (!index.isValid()) return;
        if (const auto place = controller_->placeOf(model_->findingOf(index))) {
            const std::string& path = controller_->outcome()->source;
            Q_EMIT wanted(toQString(path), *place);
        }
    });
    connect(report_, &QPushButton::clicked, this, &ManifestWindow::askForReport);
    return results_;
}

void ManifestWindow::setSource(std::shared_ptr<ByteSource> source, const QString& path, const QString& title,
                               VolumeKeys keys) {
    source_ = std::move(source);
    sourcePath_ = path;
    volumes_.clear();
    const QString home = QDir::homePath();
    target_->clear();
    target_->addItem(icon("folder"), QDir::toNativeSeparators(home), folderTarget);
    target_->setItemData(0, home, pathRole);
    finding_.forget();
    password_->clear();
    controller_->setKeys(std::move(keys));
    if (!source_) return;
    finding_.start([from = source_] { return findVolumes(from); },
                   [this, title](std::vector<FoundVolume> found) {
                       volumes_ = std::move(found);
                       for (std::size_t i = 0; i < volumes_.size(); ++i) {
                           const FoundVolume& volume = volumes_[i];
                           // A password opens the volumes of APFS alone.
                           if (!volume.listable() && !(volume.readable() && volume.volume)) continue;
                           const QString name = toQString(volume.name());
                           const QString of = title + toQString(volume.partition);
                           const QString text = name.isEmpty() ? of : tr("%1 (%2)").arg(name, of);
                           target_->addItem(icon("drive-partition"),
                                            volume.encrypted() ? tr("%1, encrypted").arg(text) : text,
                                            static_cast<int>(i));
                       }
                   });
}

void ManifestWindow::askForFolder() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Folder with the files"));
    if (!path.isEmpty()) chooseFolder(path);
}

void ManifestWindow::chooseFolder(const QString& folder) {
    int index = target_->findData(folder, pathRole);
    if (index < 0) {
        index = target_->count();
        target_->addItem(icon("folder"), QDir::toNativeSeparators(folder), folderTarget);
        target_->setItemData(index, folder, pathRole);
    }
    target_->setCurrentIndex(index);
}

bool ManifestWindow::making() const { return pages_->currentIndex() == 1; }

ManifestTask ManifestWindow::task() const {
    ManifestTask task;
    const auto path = [](const QLineEdit* line) {
        return QDir::fromNativeSeparators(line->text().trimmed()).toStdString();
    };
    const int chosen = target_->currentData().toInt();
    if (chosen == folderTarget) {
        task.folder = target_->currentData(pathRole).toString().toStdString();
    } else if (static_cast<std::size_t>(chosen) < volumes_.size()) {
        task.volume = volumes_[static_cast<std::size_t>(chosen)];
        task.source = source_;
        task.sourcePath = sourcePath_.toStdString();
        task.keys = controller_->keys();
        task.inside = inside_->text().trimmed().toStdString();
    }
    task.make = making();
    task.manifest = path(task.make ? newManifest_ : manifest_);
    task.bytesPerSecond = static_cast<std::uint64_t>(limit_->value()) * megabyte;
    if (task.make) {
        task.hash = static_cast<HashKind>(hash_->currentData().toInt());
        task.format = static_cast<manifests::Format>(format_->currentData().toInt());
    } else {
        task.copy = path(copy_);
        task.direct = direct_->isChecked();
    }
    return task;
}

void ManifestWindow::unlock() {
    const ManifestTask chosen = task();
    if (!chosen.locked() || controller_->unlocking() || password_->text().isEmpty()) return;
    controller_->unlock(chosen.source, *chosen.volume, takeSecret(*password_));
}

void ManifestWindow::showLock(const ManifestTask& chosen) {
    const bool appears = chosen.locked() && lock_->isHidden();
    const bool trying = controller_->unlocking();
    const QString text = trying ? tr("Checking the password…") : controller_->lockProblem();
    lock_->setVisible(chosen.locked());
    lockProblem_->setText(text);
    lockProblem_->setVisible(!text.isEmpty());
    password_->setEnabled(!trying);
    unlock_->setEnabled(!trying && !password_->text().isEmpty());
    if (isVisible() && (appears || (!trying && !text.isEmpty() && password_->text().isEmpty())))
        password_->setFocus();
}

void ManifestWindow::start(bool goOn) {
    ManifestTask wanted = task();
    wanted.goOn = goOn;
    starting_.start([wanted] { return ManifestController::replaces(wanted); },
                    [this, wanted, file = newManifest_->text().trimmed()](bool there) {
                        ManifestTask task = wanted;
                        task.replace = there && mayReplace(file);
                        if (!there || task.replace) controller_->start(std::move(task));
                        updateStart();
                    });
    updateStart();
}

bool ManifestWindow::mayReplace(const QString& file) {
    QMessageBox box(QMessageBox::Question, tr("Make a manifest"),
                    tr("%1 is there already. Replace it?").arg(file), QMessageBox::Yes | QMessageBox::No,
                    this);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

void ManifestWindow::updateStart() {
    const bool volume = target_->currentData().toInt() != folderTarget;
    insideLabel_->setVisible(volume);
    inside_->setVisible(volume);
    const ManifestTask chosen = task();
    showLock(chosen);
    const QString missing = ManifestController::missing(chosen);
    const bool working = controller_->working();
    start_->setText(making() ? tr("&Make manifest") : tr("C&heck"));
    start_->setVisible(!working);
    start_->setEnabled(missing.isEmpty() && !starting_.running());
    start_->setToolTip(missing.isEmpty() ? QString() : sentence(missing));
    continue_->setEnabled(!starting_.running());
    looking_.forget();
    if (working || !missing.isEmpty()) continue_->hide();
    else
        looking_.start([chosen] { return ManifestController::canContinue(chosen); },
                       [this](bool can) { continue_->setVisible(can && !controller_->working()); });
    pause_->setVisible(working);
    pause_->setText(controller_->paused() ? tr("&Resume") : tr("Pa&use"));
    stop_->setVisible(working);
    stop_->setEnabled(working && !controller_->progress()->stopping());
}

void ManifestWindow::showState() {
    const bool working = controller_->working();
    for (QWidget* one : std::initializer_list<QWidget*>{target_, inside_, folder_, limit_})
        one->setEnabled(!working);
    for (int i = 0; i < pages_->count(); ++i) pages_->widget(i)->setEnabled(!working);
    pages_->tabBar()->setEnabled(!working);
    if (working) poll_->start(pollMilliseconds);
    else poll_->stop();
    bar_->setVisible(working);
    if (working) {
        symbol_->hide();
        showProgress();
    } else {
        showMessage(manifestOutcomeText(*controller_));
        if (const auto& outcome = controller_->outcome(); outcome && outcome->made)
            manifest_->setText(newManifest_->text());
    }
    if (shown_ != controller_->report()) showReport();
    updateStart();
}

void ManifestWindow::showMessage(const TonedText& text) {
    message_->setText(text.text);
    message_->setVisible(!text.text.isEmpty());
    symbol_->setVisible(!text.text.isEmpty());
    symbol_->setPixmap(icon(symbolOf(text.tone)).pixmap(fontMetrics().height() + 4));
}

void ManifestWindow::showProgress() {
    const auto progress = controller_->progress();
    const std::uint64_t total = progress->totalBytes();
    bar_->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0)
        bar_->setValue(
            static_cast<int>(1000.0 * static_cast<double>(progress->bytes()) / static_cast<double>(total)));
    QString text = manifestProgressText(*progress);
    if (progress->stopping()) text = tr("Stopping…");
    else if (controller_->paused()) text = tr("Paused: %1").arg(text);
    message_->setText(text);
    message_->show();
}

void ManifestWindow::showReport() {
    shown_ = controller_->report();
    results_->setCurrentIndex(shown_ ? 1 : 0);
    groups_->clear();
    filter_->clear();
    model_->setRows(nullptr, {});
    if (!shown_) {
        ring_->setParts({}, {}, {});
        return;
    }
    std::vector<RingPart> parts;
    const auto addGroup = [this](const QString& title, quint64 count, int group, const QColor& color) {
        auto* item = new QTreeWidgetItem(groups_, {title, QLocale().toString(count)});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, Qt::UserRole, group);
        if (color.isValid()) item->setIcon(0, colorIcon(color, fontMetrics().height() * 3 / 4));
    };
    addGroup(tr("All differences"), shown_->findings.size(), allGroups, {});
    for (const manifests::Verdict group : manifests::verdictGroups) {
        const std::uint64_t count = manifests::groupCount(*shown_, group);
        parts.push_back({group, count});
        if (count > 0) addGroup(verdictText(group), count, static_cast<int>(group), resultColor(group));
    }
    const quint64 findings = shown_->findings.size();
    ring_->setParts(std::move(parts), QLocale().toString(findings),
                    tr("difference(s)", nullptr, pluralOf(findings)));
    groups_->setCurrentItem(groups_->topLevelItem(0));
}

std::optional<manifests::Verdict> ManifestWindow::chosenGroup() const {
    const QTreeWidgetItem* item = groups_->currentItem();
    if (item == nullptr || item->data(0, Qt::UserRole).toInt() == allGroups) return std::nullopt;
    return static_cast<manifests::Verdict>(item->data(0, Qt::UserRole).toInt());
}

void ManifestWindow::chooseGroup(std::optional<manifests::Verdict> group) {
    const int wanted = group ? static_cast<int>(*group) : allGroups;
    for (int i = 0; i < groups_->topLevelItemCount(); ++i)
        if (groups_->topLevelItem(i)->data(0, Qt::UserRole).toInt() == wanted)
            groups_->setCurrentItem(groups_->topLevelItem(i));
}

void ManifestWindow::arrange() {
    if (!shown_) return;
    wanted_.group = chosenGroup();
    wanted_.text = filter_->text();
    arranging_.start(
        [report = shown_, wanted = wanted_] { return arrangedFindings(*report, wanted); },
        [this, report = shown_](std::vector<std::uint32_t> rows) {
            if (report != shown_) return;
            model_->setRows(report, std::move(rows));
            list_->setCurrentIndex(model_->index(0, 0));
            count_->setText(tr("%1 of %2")
                                .arg(QLocale().toString(static_cast<qulonglong>(model_->count())),
                                     QLocale().toString(static_cast<qulonglong>(shown_->findings.size()))));
        });
}

void ManifestWindow::showFinding() {
    const QModelIndex index = list_->currentIndex();
    const bool any = shown_ && index.isValid();
    details_->setPlainText(any ? findingDetails(model_->findingOf(index), *shown_).join(u'\n')
                           : shown_ && shown_->fine() ? tr("Nothing has changed.")
                                                      : QString());
    onDisk_->setEnabled(any && controller_->placeOf(model_->findingOf(index)).has_value());
    onDisk_->setToolTip(onDisk_->isEnabled() ? QString()
                                             : tr("For suspicious files that were compared with a copy, and "
                                                  "whose place on the disk is known"));
}

void ManifestWindow::askForReport() {
    const QStringList filters{tr("Web page (*.html)"), tr("Text (*.txt)"), QStringLiteral("JSON (*.json)")};
    QString filter = filters.front();
    QString file = QFileDialog::getSaveFileName(this, tr("Save report"), {},
                                                filters.join(QStringLiteral(";;")), &filter);
    if (file.isEmpty()) return;
    const QStringList endings{QStringLiteral(".html"), QStringLiteral(".txt"), QStringLiteral(".json")};
    if (QFileInfo(file).suffix().isEmpty())
        file += endings.value(std::max<qsizetype>(0, filters.indexOf(filter)));
    controller_->saveReport(file);
}

}  // namespace sectorsmith::gui
