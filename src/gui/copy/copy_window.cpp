// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/copy/copy_window.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/copy/copy_map_view.h"
#include "gui/disks/device_watcher.h"
#include "gui/disks/part_strip.h"
#include "gui/health/health_line.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/speed/speed_plot.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

namespace sectorsmith::gui {

namespace {

using CopyState = CopyController::State;

std::vector<LayoutPart> partsOf(const DiskLayout* layout) {
    return layout == nullptr || layout->scheme.isEmpty() ? std::vector<LayoutPart>() : layout->parts;
}

QString titleOf(const DeviceFacts& device) {
    const QString name = device.model.empty() ? toQString(device.name) : toQString(device.model).simplified();
    return QStringLiteral("%1 — %2, %3").arg(name, sizeText(device.size), toQString(device.path));
}

// A page that may be higher than the window, never wider.
QScrollArea* scrolledDown(QWidget* page) {
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(page->minimumSizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());
    return scroll;
}

}  // namespace

CopyWindow::CopyWindow(CopyController* controller, DeviceWatcher* devices, QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(controller),
      devices_(devices),
      timer_(new QTimer(this)),
      target_(new QComboBox(this)),
      image_(new QPushButton(tr("&Image file…"), this)),
      from_(new PartStrip(this)),
      to_(new PartStrip(this)),
      pages_(new QTabWidget(this)),
      bar_(new QProgressBar(this)),
      speed_(plainLabel(this)),
      messageSymbol_(new QLabel(this)),
      message_(plainLabel(this)),
      nameLabel_(plainLabel(this)),
      name_(new QLineEdit(this)),
      start_(new QPushButton(tr("&Copy"), this)),
      pause_(new QPushButton(this)),
      continue_(new QPushButton(tr("C&ontinue"), this)),
      close_(new QPushButton(tr("Close"), this)) {
    controller->setParent(this);
    SourceSession* source = controller->source();
    setWindowTitle(tr("Copy %1").arg(source->title()));
    target_->setAccessibleName(tr("Target"));
    target_->setObjectName(QStringLiteral("target"));
    target_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    from_->setAccessibleName(tr("Source"));
    to_->setAccessibleName(tr("Partitions of the target"));
    name_->setAccessibleName(tr("Name of the target"));
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    start_->setObjectName(QStringLiteral("start"));
    pause_->setObjectName(QStringLiteral("pause"));
    continue_->setObjectName(QStringLiteral("continue"));
    bar_->setRange(0, 1000);
    for (QPushButton* button : {image_, start_, pause_, continue_, close_}) button->setAutoDefault(false);

    auto* sourceName = plainLabel(this);
    sourceName->setText(tr("%1, %2").arg(source->title(), sizeText(source->size())));
    auto* targetRow = new QHBoxLayout;
    targetRow->addWidget(target_, 1);
    targetRow->addWidget(image_);
    auto* targetLabel = new QLabel(tr("&To:"), this);
    targetLabel->setBuddy(target_);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("From:"), sourceName);
    form->addRow(QString(), from_);
    form->addRow(targetLabel, targetRow);
    form->addRow(QString(), to_);
    pages_->addTab(planPage(), tr("&Plan"));
    pages_->addTab(progressPage(), tr("Pro&gress"));
    auto* outcome = new QHBoxLayout;
    outcome->addWidget(messageSymbol_, 0, Qt::AlignTop);
    outcome->addWidget(message_, 1);
    auto* naming = new QHBoxLayout;
    naming->addWidget(nameLabel_, 1);
    naming->addWidget(name_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton* button : {continue_, start_, pause_, close_}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    box->addLayout(form);
    box->addWidget(pages_, 1);
    box->addLayout(outcome);
    box->addLayout(naming);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 115, fontMetrics().height() * 38);

    connect(target_, &QComboBox::currentIndexChanged, this, &CopyWindow::choose);
    connect(image_, &QPushButton::clicked, this, &CopyWindow::chooseImage);
    connect(name_, &QLineEdit::textChanged, this, &CopyWindow::updateStart);
    connect(name_, &QLineEdit::returnPressed, this, &CopyWindow::start);
    connect(start_, &QPushButton::clicked, this, &CopyWindow::start);
    connect(pause_, &QPushButton::clicked, this, [this] { controller_->setPaused(!controller_->paused()); });
    connect(continue_, &QPushButton::clicked, controller, &CopyController::prepareAgain);
    connect(close_, &QPushButton::clicked, this, [this] {
        if (running()) controller_->stop();
        else close();
    });
    connect(timer_, &QTimer::timeout, this, &CopyWindow::showProgress);
    connect(controller, &CopyController::stateChanged, this, &CopyWindow::showState);
    connect(controller, &CopyController::damageKnown, this, &CopyWindow::showDamage);
    connect(controller, &CopyController::sourceClosed, this, &QObject::deleteLater);
    connect(source, &SourceSession::layoutChanged, this, &CopyWindow::showStrips);
    connect(devices, &DeviceWatcher::changed, this, &CopyWindow::fillTargets);
    fillTargets();
    showState();
}

QGroupBox* CopyWindow::optionsBox() {
    auto* box = new QGroupBox(tr("Options"));
    used_ = new QCheckBox(tr("Only used &space: free blocks of known file systems are left out"));
    verify_ = new QCheckBox(tr("Read the target &back and compare"));
    sha_ = new QCheckBox(tr("Ca&lculate the SHA-256 of the copy"));
    sparse_ = new QCheckBox(tr("Leave &zeros out of the image file (sparse)"));
    live_ = new QCheckBox(tr("Copy even if the source is in use (the copy can be inconsistent)"));
    newIds_ = new QCheckBox(tr("Give the copy identi&fiers of its own (GUIDs, UUIDs, serial numbers)"));
    reverse_ = new QCheckBox(tr("From the &end to the start"));
    retries_ = new QSpinBox;
    retries_->setRange(0, 100);
    retries_->setAccessibleName(tr("Retries of bad sectors"));
    map_ = new QLineEdit;
    map_->setPlaceholderText(tr("None"));
    map_->setToolTip(
        tr("A ddrescue map file: it records the copied areas, so that the copy can be continued, and the "
           "unreadable ones"));
    chooseMap_ = new QPushButton(tr("C&hoose…"));
    chooseMap_->setAutoDefault(false);
    auto* mapRow = new QHBoxLayout;
    mapRow->addWidget(map_, 1);
    mapRow->addWidget(chooseMap_);
    auto* mapLabel = new QLabel(tr("&Map file:"));
    mapLabel->setBuddy(map_);
    const std::pair<QWidget*, const char*> names[] = {
        {used_, "used"},       {verify_, "verify"},   {sha_, "sha256"},
        {sparse_, "sparse"},   {live_, "live"},       {newIds_, "newIds"},
        {reverse_, "reverse"}, {retries_, "retries"}, {map_, "map"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QString::fromLatin1(name));
    auto* form = new QFormLayout(box);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QCheckBox* one : {used_, sparse_, verify_, sha_, newIds_, live_}) form->addRow(one);
    form->addRow(mapLabel, mapRow);
    form->addRow(tr("Retries of b&ad sectors:"), retries_);
    form->addRow(reverse_);
    for (QCheckBox* one : {used_, verify_, sha_, sparse_, newIds_, live_, reverse_})
        connect(one, &QCheckBox::toggled, this, &CopyWindow::choose);
    connect(retries_, &QSpinBox::valueChanged, this, &CopyWindow::choose);
    connect(map_, &QLineEdit::editingFinished, this, &CopyWindow::choose);
    connect(chooseMap_, &QPushButton::clicked, this, &CopyWindow::chooseMap);
    options_ = box;
    return box;
}

QWidget* CopyWindow::planPage() {
    auto* page = new QWidget;
    plan_ = plainLabel(page);
    cautions_ = plainLabel(page);
    health_ = new HealthLine(devices_, page);
    auto* box = new QVBoxLayout(page);
    box->addWidget(health_);
    box->addWidget(plan_);
    box->addWidget(cautions_);
    box->addWidget(optionsBox());
    box->addStretch(1);
    return scrolledDown(page);
}

QWidget* CopyWindow::progressPage() {
    auto* page = new QWidget;
    cells_ = new CopyMapView(page);
    plot_ = new SpeedPlot(page);
    plot_->setAccessibleName(tr("Speed over time"));
    damageNote_ = plainLabel(page);
    damaged_ = new QTreeWidget(page);
    damaged_->setObjectName(QStringLiteral("damaged"));
    damaged_->setAccessibleName(tr("What could not be read"));
    damaged_->setRootIsDecorated(false);
    damaged_->setUniformRowHeights(true);
    damaged_->setAlternatingRowColors(true);
    damaged_->setHeaderLabels({tr("Offset"), tr("Size"), tr("File or structure")});
    damaged_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* box = new QVBoxLayout(page);
    for (QWidget* widget : std::initializer_list<QWidget*>{cells_, speed_, bar_}) box->addWidget(widget);
    box->addWidget(damageNote_);
    box->addWidget(damaged_, 1);
    box->addWidget(plot_, 1);
    box->addStretch();
    connect(cells_, &CopyMapView::clicked, this, &CopyWindow::wanted);
    connect(damaged_, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { Q_EMIT wanted(item->data(0, Qt::UserRole).toULongLong()); });
    return scrolledDown(page);
}

// What was chosen stays chosen, also when its disk is gone for a moment.
void CopyWindow::fillTargets() {
    filling_ = true;
    const QString chosen = target_->currentData().toString();
    target_->clear();
    target_->addItem(tr("Choose a disk, or an image file"), QString());
    for (const QString& file : images_) target_->addItem(icon("drive-image"), file, file);
    const SourceSession* source = controller_->source();
    const QString own = source == nullptr ? QString() : toQString(source->disk()->name());
    for (const DeviceFacts& device : devices_->devices()) {
        const QString path = toQString(device.path);
        if (path != own)
            target_->addItem(
                icon(device.removable || device.hotplug ? "drive-removable-media" : "drive-harddisk"),
                titleOf(device), path);
        for (const DevicePartition& partition : device.partitions)
            target_->addItem(icon("drive-partition"),
                             QStringLiteral("    %1 — %2, %3")
                                 .arg(toQString(partition.label.empty() ? partition.name : partition.label),
                                      sizeText(partition.length), toQString(partition.path)),
                             toQString(partition.path));
    }
    if (!chosen.isEmpty() && target_->findData(chosen) < 0) target_->addItem(chosen, chosen);
    target_->setCurrentIndex(std::max(0, target_->findData(chosen)));
    filling_ = false;
}

void CopyWindow::setTarget(const QString& target) {
    if (target_->findData(target) < 0) {
        images_ << target;
        fillTargets();
    }
    target_->setCurrentIndex(target_->findData(target));
}

void CopyWindow::setMapFile(const QString& file) {
    map_->setText(file);
    choose();
}

void CopyWindow::chooseImage() {
    // An existing one is asked for by its name later, as a disk is.
    const QString file = QFileDialog::getSaveFileName(this, tr("Image file to copy to"), {},
                                                      tr("Images (*.img *.dd *.raw);;All files (*)"), nullptr,
                                                      QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty()) setTarget(file);
}

void CopyWindow::chooseMap() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Map file"), {},
                                                      tr("Map files (*.map *.mapfile);;All files (*)"),
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty()) setMapFile(file);
}

void CopyWindow::choose() {
    if (filling_) return;
    CopyController::Choice choice;
    choice.target = target_->currentData().toString();
    choice.usedOnly = used_->isChecked();
    choice.live = live_->isChecked();
    choice.newIds = newIds_->isChecked();
    choice.mapFile = map_->text().trimmed();
    choice.options.verify = verify_->isChecked();
    choice.options.sha256 = sha_->isChecked();
    choice.options.sparse = sparse_->isChecked();
    choice.options.reverse = reverse_->isChecked();
    choice.options.retries = static_cast<unsigned>(retries_->value());
    controller_->choose(choice);
}

// What was typed without leaving its line counts, too; then the plan is made again first.
void CopyWindow::start() {
    choose();
    controller_->start(name_->text());
}

void CopyWindow::showStrips() {
    SourceSession* source = controller_->source();
    if (source == nullptr) return;
    const quint64 target = controller_->preview().newImage ? source->size() : controller_->targetSize();
    const quint64 scale = std::max<quint64>(source->size(), target);
    from_->show(partsOf(source->layout()), source->size(), source->sectorSize(), source->title());
    from_->setScale(scale);
    const auto reading = controller_->targetReading();
    const QString chosen = controller_->choice().target;
    to_->show(reading ? partsOf(&reading->layout) : std::vector<LayoutPart>(), controller_->targetSize(),
              source->sectorSize(),
              chosen.isEmpty()                  ? tr("No target is chosen.")
              : controller_->preview().newImage ? tr("A new image file")
                                                : chosen);
    to_->setScale(scale);
}

void CopyWindow::showState() {
    const CopyState state = controller_->state();
    const copier::CopyPreview& preview = controller_->preview();
    const bool working = state == CopyState::Working;
    const bool done = state == CopyState::Done;
    showStrips();
    const SourceSession* source = controller_->source();
    health_->setSources({source == nullptr ? QString() : source->path(), controller_->choice().target});
    QString plan = state == CopyState::Choosing    ? tr("Choose where to copy to.")
                   : state == CopyState::Preparing ? tr("Reading the disks…")
                                                   : copyPlanText(preview);
    if (const auto& ids = controller_->plannedIds(); ids && *ids) plan += u'\n' + copyIdsPlanText(**ids);
    plan_->setText(plan);
    const QString cautions = state == CopyState::Ready ? copyCautionText(preview) : QString();
    cautions_->setText(cautions);
    cautions_->setVisible(!cautions.isEmpty());
    TonedText message = state == CopyState::Refused ? copyRefusal(controller_->refused()) : TonedText{};
    if (done) {
        message = copyOutcomeText(controller_->outcome(), controller_->choice().options,
                                  !controller_->choice().mapFile.isEmpty());
        if (const auto& given = controller_->givenIds()) {
            if (!*given) message.tone = TonedText::Tone::Warning;
            message.text += u'\n' + copyIdsOutcomeText(*given);
            if (*given && controller_->choice().options.sha256)
                message.text += u'\n' + tr("The SHA-256 is that of the copy before it got them.");
        }
    }
    showMessage(message);
    for (QWidget* widget : std::initializer_list<QWidget*>{target_, image_, options_})
        widget->setEnabled(!working);
    const bool asks = state == CopyState::Ready && !preview.newImage;
    if (!asks || nameLabel_->isHidden()) name_->clear();
    nameLabel_->setText(tr("To continue, type the name of the target: %1").arg(toQString(preview.name)));
    nameLabel_->setVisible(asks);
    name_->setVisible(asks);
    cells_->setProgress(controller_->progress());
    if (working) timer_->start(100);
    else timer_->stop();
    if (working || done) pages_->setCurrentIndex(1);
    else pages_->setCurrentIndex(0);
    pages_->setTabEnabled(1, controller_->progress() != nullptr);
    bar_->setVisible(working);
    start_->setVisible(!working && !done);
    pause_->setVisible(working);
    pause_->setText(controller_->paused() ? tr("&Resume") : tr("Pa&use"));
    continue_->setVisible(controller_->canContinue());
    close_->setText(working ? tr("Stop") : tr("Close"));
    showProgress();
    showDamage();
    updateStart();
    if (done) Q_EMIT targetChanged();
}

void CopyWindow::showMessage(const TonedText& message) {
    message_->setText(message.text);
    message_->setVisible(!message.text.isEmpty());
    messageSymbol_->setVisible(!message.text.isEmpty());
    messageSymbol_->setPixmap(icon(symbolOf(message.tone)).pixmap(fontMetrics().height() + 4));
}

void CopyWindow::showProgress() {
    const auto progress = controller_->progress();
    const bool working = controller_->state() == CopyState::Working;
    cells_->update();
    from_->setPosition(working ? std::optional(progress->position()) : std::nullopt);
    to_->setPosition(working && controller_->targetSize() > 0 ? std::optional(progress->position())
                                                              : std::nullopt);
    speed_->setVisible(working);
    if (working) {
        bar_->setValue(static_cast<int>(static_cast<double>(progress->doneBytes()) /
                                        static_cast<double>(progress->totalBytes()) * 1000));
        const QString text = copyProgressText(*progress, controller_->seconds());
        QString phase = controller_->paused()   ? tr("Paused")
                        : progress->cancelled() ? tr("Stopping…")
                                                : copyPhaseText(progress->currentPhase());
        speed_->setText(text.isEmpty() ? phase : tr("%1: %2").arg(phase, text));
    }
    PlotLine line{tr("Speed"), false, {}};
    for (const auto& [seconds, rate] : controller_->rates()) line.points.push_back({seconds, rate / 1e6});
    const bool curve = line.points.size() > 1;
    plot_->setVisible(curve);
    if (curve) plot_->show(SpeedCurve{.lines = {line}});
}

void CopyWindow::showDamage() {
    const auto& damage = controller_->damage();
    const bool any = controller_->state() == CopyState::Done && (controller_->readingDamage() || damage);
    damaged_->setVisible(any && damage);
    damageNote_->setVisible(any);
    damaged_->clear();
    if (!any) return;
    if (!damage) {
        damageNote_->setText(tr("Looking for the files that have lost something…"));
        return;
    }
    damageNote_->setText(damage->complete ? tr("What could not be read:")
                                          : tr("What could not be read (the first parts of it):"));
    for (const OffsetOwner& owner : damage->owners) {
        auto* item = new QTreeWidgetItem(damaged_, {QLocale().toString(static_cast<qulonglong>(owner.offset)),
                                                    sizeText(owner.length), damagedText(owner)});
        item->setData(0, Qt::UserRole, QVariant::fromValue<quint64>(owner.offset));
        item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(2, plainTip(item->text(2)));
    }
}

void CopyWindow::updateStart() { start_->setEnabled(controller_->confirmedBy(name_->text())); }

// A copy that runs is stopped first, and its summary shown.
void CopyWindow::closeEvent(QCloseEvent* event) {
    if (!running()) {
        QWidget::closeEvent(event);
        return;
    }
    event->ignore();
    controller_->stop();
}

}  // namespace sectorsmith::gui
