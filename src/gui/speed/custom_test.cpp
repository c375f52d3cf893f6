// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/custom_test.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include "base/units.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

struct AccessChoice {
    const char* rw;
    speed::Access access;
    bool random;
};
constexpr AccessChoice accessChoices[] = {
    {"read", speed::Access::Read, false},       {"write", speed::Access::Write, false},
    {"readwrite", speed::Access::Mixed, false}, {"randread", speed::Access::Read, true},
    {"randwrite", speed::Access::Write, true},  {"randrw", speed::Access::Mixed, true}};

}  // namespace

CustomTest::CustomTest(QWidget* parent)
    : QWidget(parent),
      access_(new QComboBox),
      block_(new QComboBox),
      depth_(new QSpinBox),
      reads_(new QSpinBox),
      inFlight_(new QLabel) {
    access_->setObjectName(QStringLiteral("access"));
    block_->setObjectName(QStringLiteral("blockSize"));
    depth_->setObjectName(QStringLiteral("depth"));
    reads_->setObjectName(QStringLiteral("readPercent"));
    const QString titles[] = {tr("Sequential read"), tr("Sequential write"), tr("Sequential read and write"),
                              tr("Random read"),     tr("Random write"),     tr("Random read and write")};
    for (std::size_t i = 0; i < std::size(accessChoices); ++i)
        access_->addItem(titles[i], QString::fromLatin1(accessChoices[i].rw));
    access_->setToolTip(tr("Command-line option: --rw"));
    block_->setEditable(true);
    block_->setInsertPolicy(QComboBox::NoInsert);
    for (const char* size : {"512", "4K", "16K", "64K", "128K", "1M", "4M", "16M", "64M"})
        block_->addItem(QString::fromLatin1(size));
    block_->setCurrentText(QStringLiteral("1M"));
    block_->setToolTip(tr("512 bytes to 64 MiB (command-line option: --bs)"));
    depth_->setRange(1, static_cast<int>(speed::largestDepth));
    depth_->setValue(32);
    depth_->setToolTip(tr("Queue depth: requests in flight (command-line option: --iodepth)"));
    reads_->setRange(0, 100);
    reads_->setValue(50);
    reads_->setSuffix(tr(" % reads"));
    reads_->setToolTip(tr("Command-line option: --rwmixread"));
    reads_->setAccessibleName(tr("Share of reads"));
    auto* accessLabel = new QLabel(tr("&Access:"));
    accessLabel->setBuddy(access_);
    auto* blockLabel = new QLabel(tr("&Block size:"));
    blockLabel->setBuddy(block_);
    auto* depthLabel = new QLabel(tr("Qu&eue depth:"));
    depthLabel->setBuddy(depth_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(accessLabel, 0, 0);
    grid->addWidget(access_, 0, 1, 1, 3);
    grid->addWidget(reads_, 0, 4);
    grid->addWidget(blockLabel, 1, 0);
    grid->addWidget(block_, 1, 1);
    grid->addWidget(depthLabel, 1, 2);
    grid->addWidget(depth_, 1, 3);
    grid->addWidget(inFlight_, 1, 4);
    grid->setColumnStretch(4, 1);
    connect(access_, &QComboBox::currentIndexChanged, this, &CustomTest::tell);
    connect(block_, &QComboBox::currentTextChanged, this, &CustomTest::tell);
    connect(depth_, &QSpinBox::valueChanged, this, &CustomTest::tell);
    connect(reads_, &QSpinBox::valueChanged, this, &CustomTest::tell);
    tell();
}

void CustomTest::tell() {
    const AccessChoice& choice = accessChoices[access_->currentIndex()];
    reads_->setVisible(choice.access == speed::Access::Mixed);
    const auto block = parseSize(block_->currentText().trimmed().toStdString());
    inFlight_->setText(block && *block <= speed::largestBlock
                           ? tr("%1 in flight; the limit is 1 GiB")
                                 .arg(blockSizeText(*block * static_cast<unsigned>(depth_->value())))
                           : QString());
    Q_EMIT changed();
}

void CustomTest::fill(SpeedChoice& choice) const {
    const AccessChoice& access = accessChoices[access_->currentIndex()];
    choice.access = access.access;
    choice.random = access.random;
    choice.blockSize = block_->currentText();
    choice.depth = static_cast<unsigned>(depth_->value());
    choice.readPercent = static_cast<unsigned>(reads_->value());
}

}  // namespace sectorsmith::gui
