// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include "gui/disks/device_watcher.h"
#include "gui/session/text.h"
#include "gui/speed/custom_test.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

constexpr int deviceRole =
    Qt::UserRole + 1;  // true: the system lists it; what people named themselves has none

QLabel* labelOf(const QString& text, QWidget* field) {
    auto* label = new QLabel(text);
    label->setBuddy(field);
    return label;
}

}  // namespace

SpeedForm::SpeedForm(DeviceWatcher* devices, QWidget* parent)
    : QWidget(parent),
      devices_(devices),
      target_(new QComboBox),
      profile_(new QComboBox),
      custom_(new CustomTest),
      writing_(new QComboBox),
      size_(new QLineEdit),
      runtime_(new QDoubleSpinBox) {
    target_->setObjectName(QStringLiteral("target"));
    profile_->setObjectName(QStringLiteral("profile"));
    writing_->setObjectName(QStringLiteral("writing"));
    size_->setObjectName(QStringLiteral("size"));
    runtime_->setObjectName(QStringLiteral("runtime"));
    fillProfiles();
    fillWriting();
    size_->setPlaceholderText(tr("Profile default"));
    size_->setToolTip(tr("For example 1G. The profiles overwrite at most 4 GiB."));
    runtime_->setRange(0, 7 * 24 * 3600);
    runtime_->setDecimals(0);
    runtime_->setSpecialValueText(tr("Profile default"));
    runtime_->setSuffix(tr(" s per test"));

    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(labelOf(tr("&Disk or folder:"), target_), targetRow());
    form->addRow(tr("&Profile:"), profile_);
    form->addRow(QString(), custom_);
    form->addRow(tr("&Writing:"), writing_);
    auto* amount = new QHBoxLayout;
    amount->addWidget(size_, 1);
    amount->addWidget(labelOf(tr("Ti&me:"), runtime_));
    amount->addWidget(runtime_);
    form->addRow(labelOf(tr("Si&ze:"), size_), amount);
    form->setRowVisible(custom_, false);

    connect(profile_, &QComboBox::currentIndexChanged, this, [this, form] {
        form->setRowVisible(custom_, choice().profile == speed::Profile::Custom);
        Q_EMIT changed();
    });
    connect(target_, &QComboBox::currentIndexChanged, this, &SpeedForm::targetChosen);
    connect(writing_, &QComboBox::currentIndexChanged, this, &SpeedForm::changed);
    connect(runtime_, &QDoubleSpinBox::valueChanged, this, &SpeedForm::changed);
    connect(custom_, &CustomTest::changed, this, &SpeedForm::changed);
    connect(size_, &QLineEdit::textChanged, this, &SpeedForm::changed);
    if (devices_ != nullptr) connect(devices_, &DeviceWatcher::changed, this, &SpeedForm::fillDevices);
    fillDevices();
}

QWidget* SpeedForm::targetRow() {
    target_->setAccessibleName(tr("Disk or folder"));
    target_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    target_->setMinimumContentsLength(30);
    auto* folder = new QPushButton(tr("F&older…"));
    folder->setToolTip(tr("Test with a temporary file on a mounted volume"));
    auto* image = new QPushButton(tr("&Image…"));
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(target_, 1);
    row->addWidget(folder);
    row->addWidget(image);
    connect(folder, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getExistingDirectory(this, tr("Choose a folder on the volume to test"));
        if (!path.isEmpty()) setTarget(path);
    });
    connect(image, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Choose an image to test"));
        if (!path.isEmpty()) setTarget(path);
    });
    return widget;
}

void SpeedForm::fillProfiles() {
    using speed::Profile;
    const std::pair<QString, Profile> profiles[] = {
        {tr("Quick: large blocks, read and write"), Profile::Quick},
        {tr("Full: large and small blocks, queue depth 1 and 32"), Profile::Full},
        {tr("Sustained: write until the cache is full"), Profile::Sustained},
        {tr("Sweep: from the start to the end of the disk"), Profile::Sweep},
        {tr("Files: one large, 500 small, mixed sizes"), Profile::Files},
        {tr("Backup: 400 GB in files of all sizes"), Profile::Backup},
        {tr("Verify: detect fake-capacity disks"), Profile::Verify},
        {tr("Custom: choose access, block size and queue depth"), Profile::Custom}};
    for (const auto& [title, profile] : profiles) profile_->addItem(title, static_cast<int>(profile));
}

void SpeedForm::fillWriting() {
    const std::pair<QString, WritingWish> wishes[] = {
        {tr("Preserve: save the data before overwriting, then restore it"), WritingWish::Preserve},
        {tr("Read-only"), WritingWish::ReadOnly},
        {tr("Destroy data (asks for the disk's name)"), WritingWish::Destroy}};
    for (const auto& [title, wish] : wishes) writing_->addItem(title, static_cast<int>(wish));
}

void SpeedForm::fillDevices() {
    const QString chosen = target_->currentData().toString();
    {
        const QSignalBlocker quiet(target_);
        // Images and folders that were named stay in the list.
        for (int i = target_->count() - 1; i >= 0; --i)
            if (target_->itemData(i, deviceRole).toBool()) target_->removeItem(i);
        int row = 0;
        if (devices_ != nullptr)
            for (const DeviceFacts& device : devices_->devices()) {
                const QString name = device.model.empty() ? toQString(device.name) : toQString(device.model);
                const bool removable = device.removable || device.hotplug;
                target_->insertItem(
                    row, icon(removable ? "drive-removable-media" : "drive-harddisk"),
                    QStringLiteral("%1 — %2, %3").arg(name, sizeText(device.size), toQString(device.path)),
                    toQString(device.path));
                target_->setItemData(row++, true, deviceRole);
            }
        if (!chosen.isEmpty()) target_->setCurrentIndex(target_->findData(chosen));
        if (target_->currentIndex() < 0 && target_->count() > 0) target_->setCurrentIndex(0);
    }
    if (target_->currentData().toString() != chosen) targetChosen();
}

void SpeedForm::setTarget(const QString& path) {
    int index = target_->findData(path);
    if (index < 0) {
        target_->addItem(icon("drive-image"), path, path);
        index = target_->count() - 1;
    }
    target_->setCurrentIndex(index);
    Q_EMIT changed();  // what lies there may be another than before
}

// For each target anew.
void SpeedForm::targetChosen() {
    const QString path = target_->currentData().toString();
    if (path != writingProposedFor_) {
        writingProposedFor_ = path;
        const WritingWish wish =
            target_->currentData(deviceRole).toBool() ? WritingWish::ReadOnly : proposedWriting(path);
        writing_->setCurrentIndex(writing_->findData(static_cast<int>(wish)));
    }
    Q_EMIT changed();
}

SpeedChoice SpeedForm::choice() const {
    SpeedChoice choice;
    choice.path = target_->currentData().toString();
    choice.profile = static_cast<speed::Profile>(profile_->currentData().toInt());
    choice.writing = static_cast<WritingWish>(writing_->currentData().toInt());
    choice.size = size_->text();
    choice.runtime = runtime_->value();
    custom_->fill(choice);
    return choice;
}

}  // namespace sectorsmith::gui
