// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/erase_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>
#include <climits>

#include "base/units.h"
#include "gui/health/health_line.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

namespace sectorsmith::gui {

namespace {

using EraseState = EraseController::State;

QString methodText(EraseMethod method) {
    switch (method) {
        case EraseMethod::Zero: return EraseDialog::tr("Write zeros over everything that is not zero");
        case EraseMethod::Random: return EraseDialog::tr("Write random bytes over everything");
        case EraseMethod::ZeroRange: return EraseDialog::tr("Let the system zero it (fast)");
        case EraseMethod::Punch: return EraseDialog::tr("Punch holes into the image file");
        case EraseMethod::Trim: return EraseDialog::tr("Discard unused blocks (TRIM)");
    }
    return {};
}

}  // namespace

EraseDialog::EraseDialog(EraseController* controller, QWidget* parent, const DeviceWatcher* devices)
    : QDialog(parent),
      controller_(controller),
      title_(controller->mode() == EraseController::Mode::Trim ? tr("TRIM") : tr("Erase unused space")),
      timer_(new QTimer(this)),
      disk_(plainLabel(this)),
      target_(new QComboBox(this)),
      method_(new QComboBox(this)),
      readAllBack_(new QCheckBox(tr("Read everything bac&k afterwards, not only samples"), this)),
      secure_(
          new QCheckBox(tr("Let the drive clear the cells as well (&secure discard; few drives can)"), this)),
      reserve_(new QSpinBox(this)),
      form_(new QFormLayout),
      plan_(plainLabel(this)),
      cautions_(plainLabel(this)),
      map_(new FillMap(this)),
      bar_(new QProgressBar(this)),
      speed_(new QLabel(this)),
      messageSymbol_(new QLabel(this)),
      message_(plainLabel(this)),
      nameLabel_(plainLabel(this)),
      name_(new QLineEdit(this)),
      copyRule_(new QPushButton(icon("edit-copy"), tr("Copy the udev &rule"), this)),
      start_(new QPushButton(controller->mode() == EraseController::Mode::Trim ? tr("&Trim") : tr("&Erase"),
                             this)),
      resume_(new QPushButton(tr("&Continue"), this)),
      startOver_(new QPushButton(tr("Start o&ver"), this)),
      close_(new QPushButton(tr("Close"), this)) {
    controller->setParent(this);
    const bool erases = controller->mode() == EraseController::Mode::Erase;
    setWindowTitle(title_);
    auto* symbol = new QLabel(this);
    symbol->setPixmap(icon(controller->isDevice() ? "drive-harddisk" : "drive-image").pixmap(40, 40));
    QFont large = disk_->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    disk_->setFont(large);
    target_->setAccessibleName(tr("Target"));
    target_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    target_->addItems(controller->targets());
    target_->setCurrentIndex(controller->targetAtCursor());
    method_->setAccessibleName(tr("Method"));
    for (const EraseMethod method : controller->methods())
        method_->addItem(methodText(method), static_cast<int>(method));
    reserve_->setAccessibleName(tr("Reserve"));
    reserve_->setSuffix(tr(" MiB"));
    reserve_->setGroupSeparatorShown(true);
    reserve_->setToolTip(tr("This much of the volume stays free for other programs while it is filled."));
    name_->setAccessibleName(tr("Name of the disk"));
    name_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    bar_->setTextVisible(true);
    for (QPushButton* button : {start_, resume_, startOver_, close_}) button->setAutoDefault(false);
    target_->setObjectName(QStringLiteral("target"));
    method_->setObjectName(QStringLiteral("method"));
    secure_->setObjectName(QStringLiteral("secure"));
    reserve_->setObjectName(QStringLiteral("reserve"));
    name_->setObjectName(QStringLiteral("name"));
    start_->setObjectName(QStringLiteral("start"));
    resume_->setObjectName(QStringLiteral("continue"));
    startOver_->setObjectName(QStringLiteral("startOver"));

    auto* head = new QHBoxLayout;
    head->addWidget(symbol, 0, Qt::AlignTop);
    head->addWidget(disk_, 1);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(tr("T&arget:"), target_);
    form_->addRow(tr("&Method:"), method_);
    form_->addRow(QString(), readAllBack_);
    form_->addRow(QString(), secure_);
    form_->addRow(tr("Keep &free:"), reserve_);
    form_->setRowVisible(method_, erases);
    form_->setRowVisible(readAllBack_, erases);
    form_->setRowVisible(secure_, !erases && controller->isDevice());
    form_->setRowVisible(reserve_, false);
    auto* outcome = new QHBoxLayout;
    outcome->addWidget(messageSymbol_, 0, Qt::AlignTop);
    outcome->addWidget(message_, 1);
    auto* naming = new QHBoxLayout;
    naming->addWidget(nameLabel_, 1);
    naming->addWidget(name_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(copyRule_);
    buttons->addStretch(1);
    for (QPushButton* button : {startOver_, resume_, start_, close_}) buttons->addWidget(button);
    auto* box = new QVBoxLayout(this);
    auto* health = new HealthLine(devices, this);
    health->setSources({controller->sourcePath()});
    box->addLayout(head);
    box->addWidget(health);
    box->addLayout(form_);
    for (QWidget* widget : std::initializer_list<QWidget*>{plan_, map_, bar_, speed_, cautions_})
        box->addWidget(widget);
    box->addLayout(outcome);
    box->addLayout(naming);
    box->addStretch(1);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 95, fontMetrics().height() * 30);

    connect(target_, &QComboBox::currentIndexChanged, this, &EraseDialog::choose);
    connect(method_, &QComboBox::currentIndexChanged, this, &EraseDialog::choose);
    connect(secure_, &QCheckBox::toggled, this, &EraseDialog::choose);
    connect(name_, &QLineEdit::textChanged, this, &EraseDialog::updateStart);
    connect(name_, &QLineEdit::returnPressed, this, &EraseDialog::start);
    connect(start_, &QPushButton::clicked, this, &EraseDialog::start);
    connect(resume_, &QPushButton::clicked, controller, &EraseController::resume);
    connect(startOver_, &QPushButton::clicked, controller, &EraseController::startOver);
    connect(close_, &QPushButton::clicked, this, &EraseDialog::reject);
    connect(copyRule_, &QPushButton::clicked, this, [this] {
        if (const auto& trim = controller_->preview().trim)
            QApplication::clipboard()->setText(toQString(trim->udevRule));
    });
    connect(timer_, &QTimer::timeout, this, &EraseDialog::showProgress);
    connect(controller, &EraseController::stateChanged, this, &EraseDialog::showState);
    connect(controller, &EraseController::sourceClosed, this, [this] { done(Rejected); });
    showState();
}

void EraseDialog::choose() {
    controller_->choose({target_->currentIndex(), static_cast<EraseMethod>(method_->currentData().toInt()),
                         secure_->isChecked()});
}

void EraseDialog::start() {
    controller_->start(name_->text(), readAllBack_->isChecked(),
                       static_cast<std::uint64_t>(reserve_->value()) * mebibyte);
}

void EraseDialog::showState() {
    const EraseState state = controller_->state();
    const bool working = state == EraseState::Working;
    const bool preparing = state == EraseState::Preparing;
    if (preparing || state == EraseState::Ready || state == EraseState::Refused) showPreview();
    const QString plan = controller_->planText();
    plan_->setText(plan);
    plan_->setVisible(!plan.isEmpty());
    showMessage(controller_->message());
    for (QWidget* widget : std::initializer_list<QWidget*>{target_, method_, readAllBack_, secure_, reserve_})
        widget->setEnabled(!working);
    name_->setEnabled(state == EraseState::Ready);
    nameLabel_->setVisible(state == EraseState::Ready);
    name_->setVisible(state == EraseState::Ready);
    map_->setState(controller_->map());
    // A map of nothing would look like a full disk.
    if (!preparing) map_->setVisible(map_->hasState());
    bar_->setVisible(working || preparing);
    bar_->setRange(0, preparing ? 0 : 1000);
    speed_->clear();
    speed_->setVisible(working);
    if (working) timer_->start(100);
    else timer_->stop();
    start_->setVisible(state == EraseState::Ready || working);
    resume_->setVisible(controller_->canResume());
    startOver_->setVisible(controller_->canStartOver());
    close_->setText(working ? tr("Stop") : tr("Close"));
    updateStart();
    makeRoom();
    if (state == EraseState::Ready) name_->setFocus();
}

// Shows what is known of the disk; nothing while it is being prepared.
void EraseDialog::showPreview() {
    const ErasePreview& preview = controller_->preview();
    const bool fills = preview.kind == ErasePreview::Kind::FillVolume && preview.volume && !preview.refused;
    QString disk = messageText(preview.disk);
    if (!disk.isEmpty()) disk[0] = disk[0].toUpper();
    disk_->setText(disk.isEmpty() ? title_ : disk);
    form_->setRowVisible(readAllBack_,
                         controller_->mode() == EraseController::Mode::Erase && !preview.volume);
    form_->setRowVisible(reserve_, fills);
    if (fills) {
        reserve_->setMaximum(
            static_cast<int>(std::min<std::uint64_t>(preview.volume->space.free / mebibyte, INT_MAX)));
        reserve_->setValue(static_cast<int>(preview.reserve / mebibyte));
    }
    name_->clear();
    nameLabel_->setText(tr("To continue, type the name of the disk: %1").arg(toQString(preview.name)));
    copyRule_->setVisible(preview.trim && !preview.trim->udevRule.empty());
    const QString cautions = eraseCautionText(preview);
    cautions_->setText(cautions);
    cautions_->setVisible(!cautions.isEmpty());
}

void EraseDialog::showMessage(const TonedText& message) {
    message_->setText(message.text);
    message_->setVisible(!message.text.isEmpty());
    messageSymbol_->setVisible(!message.text.isEmpty());
    messageSymbol_->setPixmap(icon(symbolOf(message.tone)).pixmap(fontMetrics().height() + 4));
}

void EraseDialog::showProgress() {
    map_->refresh();
    const auto& map = controller_->map();
    if (map && map->totalBytes() > 0)
        bar_->setValue(static_cast<int>(static_cast<double>(map->doneBytes()) /
                                        static_cast<double>(map->totalBytes()) * 1000));
    speed_->setText(controller_->progressText());
}

void EraseDialog::updateStart() { start_->setEnabled(controller_->confirmedBy(name_->text())); }

// Texts came that need lines: nothing is squeezed while the screen has room.
void EraseDialog::makeRoom() {
    const int wanted = std::min(layout()->totalHeightForWidth(width()), screen()->availableSize().height());
    if (height() < wanted) resize(width(), wanted);
}

void EraseDialog::reject() {
    controller_->stop();
    // The summary is shown first.
    if (controller_->state() == EraseState::Working) showProgress();
    else QDialog::reject();
}

}  // namespace sectorsmith::gui
