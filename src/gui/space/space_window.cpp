// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/space/space_window.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <atomic>
#include <filesystem>

#include "fs/file_index.h"
#include "gui/session/text.h"
#include "gui/space/treemap_view.h"
#include "gui/window/icon.h"
#include "io/slice_source.h"
#include "ops/space/space.h"

namespace sectorsmith::gui {

namespace {

constexpr int folderItem = -1;  // of the list of targets; volumes have their numbers
constexpr int pollMilliseconds = 200;

std::filesystem::path systemPath(const QString& path) {
    const std::string text = path.toStdString();
    return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

Result<SpaceTree> spaceOfFound(const std::shared_ptr<ByteSource>& source, const FoundVolume& volume,
                               Progress& progress) {
    const auto bytes = std::make_shared<SliceSource>(source, volume.offset, volume.length, volume.name());
    auto catalogue = openCatalogue(*bytes);
    if (!catalogue) return std::unexpected(catalogue.error());
    auto names = FileIndex::build(**catalogue, progress, volume.slot());
    if (!names) return std::unexpected(names.error());
    return spaceOfVolume(**catalogue, volume.slot(), *names, names->root(), progress);
}

}  // namespace

// Of the work in its thread; the window only looks.
struct SpaceWindow::Measuring : Progress {
    void update(std::uint64_t done, std::uint64_t total) override {
        done_ = done;
        total_ = total;
    }
    bool cancelled() const override { return stop_; }
    std::atomic<std::uint64_t> done_ = 0, total_ = 0;
    std::atomic<bool> stop_ = false;
};

SpaceWindow::SpaceWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      target_(new QComboBox),
      order_(new QComboBox),
      measure_(new QPushButton(icon("system-run"), tr("&Measure"))),
      cancel_(new QPushButton(icon("process-stop"), tr("&Cancel"))),
      up_(new QPushButton(icon("go-previous"), tr("&Up"))),
      place_(new QLabel),
      bar_(new QProgressBar),
      map_(new TreemapView),
      details_(new QLabel) {
    setWindowTitle(tr("Space used by files"));
    target_->setObjectName(QStringLiteral("target"));
    target_->setAccessibleName(tr("Folder or volume"));
    target_->setProperty("sectorsmithData", true);  // paths and names
    target_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    order_->setObjectName(QStringLiteral("order"));
    order_->setAccessibleName(tr("Size of the boxes"));
    for (const auto& [text, order] : {std::pair{tr("Space on disk"), SpaceOrder::OnDisk},
                                      {tr("Size of the content"), SpaceOrder::Size},
                                      {tr("Holes"), SpaceOrder::Holes},
                                      {tr("Shared blocks"), SpaceOrder::Shared},
                                      {tr("Compressed content"), SpaceOrder::Compressed},
                                      {tr("Fragments"), SpaceOrder::Fragments},
                                      {tr("Number of files"), SpaceOrder::Files}})
        order_->addItem(text, static_cast<int>(order));
    auto* choose = new QPushButton(icon("folder"), tr("&Folder…"));
    measure_->setObjectName(QStringLiteral("measure"));
    cancel_->setObjectName(QStringLiteral("cancel"));
    up_->setObjectName(QStringLiteral("up"));
    place_->setObjectName(QStringLiteral("place"));
    place_->setTextFormat(Qt::PlainText);
    place_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    place_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    details_->setObjectName(QStringLiteral("details"));
    details_->setTextFormat(Qt::PlainText);
    details_->setWordWrap(true);
    details_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    details_->setMinimumHeight(details_->fontMetrics().height() * 4);
    details_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QSizePolicy keepsPlace = bar_->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    bar_->setSizePolicy(keepsPlace);
    bar_->setTextVisible(false);
    auto* first = new QHBoxLayout;
    first->addWidget(target_, 1);
    first->addWidget(choose);
    first->addWidget(measure_);
    first->addWidget(cancel_);
    auto* second = new QHBoxLayout;
    second->addWidget(up_);
    second->addWidget(place_, 1);
    second->addWidget(order_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(first);
    layout->addLayout(second);
    layout->addWidget(map_, 1);
    layout->addWidget(bar_);
    layout->addWidget(details_);
    resize(820, 640);
    connect(choose, &QPushButton::clicked, this, &SpaceWindow::chooseFolder);
    connect(measure_, &QPushButton::clicked, this, &SpaceWindow::measureChosen);
    connect(cancel_, &QPushButton::clicked, this, [this] {
        if (progress_) progress_->stop_ = true;
    });
    connect(up_, &QPushButton::clicked, this, [this] {
        if (tree_ && map_->folder() != 0) map_->setFolder(tree_->node(map_->folder()).parent);
    });
    connect(order_, &QComboBox::currentIndexChanged, this,
            [this] { map_->setOrder(static_cast<SpaceOrder>(order_->currentData().toInt())); });
    connect(map_, &TreemapView::folderChanged, this, &SpaceWindow::showPlace);
    connect(map_, &TreemapView::currentChanged, this, &SpaceWindow::showPlace);
    auto* poll = new QTimer(this);
    connect(poll, &QTimer::timeout, this, &SpaceWindow::showBusy);
    poll->start(pollMilliseconds);
    setSource(nullptr, {});
    showBusy();
    showPlace();
}

SpaceWindow::~SpaceWindow() {
    if (progress_) progress_->stop_ = true;
}

void SpaceWindow::setSource(std::shared_ptr<ByteSource> source, const QString& title) {
    source_ = std::move(source);
    volumes_.clear();
    const QString home = QDir::homePath();
    target_->clear();
    target_->addItem(QDir::toNativeSeparators(home), folderItem);
    target_->setItemData(0, home, Qt::UserRole + 1);
    if (!source_) {
        finding_.forget();
        return;
    }
    finding_.start([from = source_] { return findVolumes(from); },
                   [this, title](std::vector<FoundVolume> found) {
                       volumes_ = std::move(found);
                       for (std::size_t i = 0; i < volumes_.size(); ++i) {
                           const FoundVolume& volume = volumes_[i];
                           if (!volume.listable()) continue;
                           const QString name = toQString(volume.name());
                           const QString of = title + toQString(volume.partition);
                           target_->insertItem(0, name.isEmpty() ? of : tr("%1 (%2)").arg(name, of),
                                               static_cast<int>(i));
                       }
                       target_->setCurrentIndex(0);
                   });
}

void SpaceWindow::chooseFolder() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Folder to measure"));
    if (!path.isEmpty()) measureFolder(path);
}

void SpaceWindow::measureFolder(const QString& path) {
    int index = target_->findData(path, Qt::UserRole + 1);
    if (index < 0) {
        target_->addItem(QDir::toNativeSeparators(path), folderItem);
        index = target_->count() - 1;
        target_->setItemData(index, path, Qt::UserRole + 1);
    }
    target_->setCurrentIndex(index);
    measureChosen();
}

void SpaceWindow::measureChosen() {
    const int chosen = target_->currentData().toInt();
    if (chosen == folderItem) {
        const QString path = target_->currentData(Qt::UserRole + 1).toString();
        measure([path](Progress& progress) { return spaceOfFolder(systemPath(path), {}, progress); },
                QDir::toNativeSeparators(path));
    } else if (static_cast<std::size_t>(chosen) < volumes_.size()) {
        measure([source = source_, volume = volumes_[static_cast<std::size_t>(chosen)]](
                    Progress& progress) { return spaceOfFound(source, volume, progress); },
                target_->currentText());
    }
}

void SpaceWindow::measure(std::function<Result<SpaceTree>(Progress&)> work, const QString& title) {
    if (progress_) progress_->stop_ = true;
    progress_ = std::make_shared<Measuring>();
    title_ = title;
    tree_.reset();
    map_->setTree(nullptr);
    showBusy();
    // (A function must be copied there; a tree is moved.)
    working_.start([work = std::move(work),
                    progress = progress_] { return std::make_shared<Result<SpaceTree>>(work(*progress)); },
                   [this](const std::shared_ptr<Result<SpaceTree>>& tree) { show(std::move(*tree)); });
}

void SpaceWindow::show(Result<SpaceTree> tree) {
    progress_.reset();
    showBusy();
    if (!tree) {
        showPlace();
        details_->setText(sentence(errorText(tree.error())));
        return;
    }
    tree_ = std::make_shared<const SpaceTree>(std::move(*tree));
    map_->setTree(tree_);
    map_->setFocus();
}

void SpaceWindow::showBusy() {
    measure_->setEnabled(!progress_);
    cancel_->setEnabled(progress_ != nullptr);
    bar_->setVisible(progress_ != nullptr);
    if (!progress_) return;
    const std::uint64_t done = progress_->done_, total = progress_->total_;
    bar_->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0)
        bar_->setValue(static_cast<int>(1000.0 * static_cast<double>(done) / static_cast<double>(total)));
    details_->setText(progress_->stop_ ? tr("Canceling…") : tr("Reading %1: %2").arg(title_, sizeText(done)));
}

void SpaceWindow::showPlace() {
    up_->setEnabled(tree_ && map_->folder() != 0);
    order_->setEnabled(tree_ != nullptr);
    if (!tree_) {
        place_->clear();
        if (!progress_) details_->clear();
        return;
    }
    const QString below = toQString(tree_->pathOf(map_->folder()));
    place_->setText(below.isEmpty() ? title_ : title_ + QStringLiteral(" › ") + below);
    const auto current = map_->current();
    QString text = spaceText(*tree_, current.value_or(map_->folder())).replace(u'\n', QStringLiteral(" · "));
    if (tree_->problemCount() > 0)
        text += u'\n' + tr("%n file(s) or folder(s) could not be read; the first: %1", nullptr,
                           shownCount(tree_->problemCount()))
                            .arg(messageText(tree_->problems().front()));
    details_->setText(text);
}

}  // namespace sectorsmith::gui
