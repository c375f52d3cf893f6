// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/identities/identities_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

namespace sectorsmith::gui {

using IdentitiesState = IdentitiesController::State;

IdentitiesDialog::IdentitiesDialog(IdentitiesController* controller, QWidget* parent)
    : QDialog(parent),
      controller_(controller),
      disk_(plainLabel(this)),
      partition_(new QComboBox(this)),
      changes_(new QTreeWidget(this)),
      notes_(plainLabel(this)),
      sharing_(new QCheckBox(this)),
      bar_(new CommitBar(this)),
      messageSymbol_(new QLabel(this)),
      message_(plainLabel(this)),
      write_(new QPushButton(icon("document-save"), tr("&Write to the disk"), this)),
      close_(new QPushButton(tr("Cancel"), this)) {
    controller->setParent(this);
    setObjectName(QStringLiteral("identities"));
    setWindowTitle(tr("New identifiers"));
    auto* box = new QVBoxLayout(this);
    disk_->setWordWrap(true);
    disk_->setText(
        tr("Systems confuse disks with the same identifiers. Give new ones to %1 if it is a copy of "
           "another disk of this computer.")
            .arg(controller->session()->title()));
    box->addWidget(disk_);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Of:"), this);
    label->setBuddy(partition_);
    row->addWidget(label);
    partition_->setObjectName(QStringLiteral("partition"));
    row->addWidget(partition_, 1);
    box->addLayout(row);
    changes_->setObjectName(QStringLiteral("changes"));
    changes_->setAccessibleName(tr("Identifiers that change"));
    changes_->setHeaderLabels({tr("Where"), tr("Identifier"), tr("Now"), tr("New")});
    changes_->setRootIsDecorated(false);
    changes_->setAlternatingRowColors(true);
    changes_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    changes_->header()->setStretchLastSection(false);
    box->addWidget(changes_, 1);
    notes_->setObjectName(QStringLiteral("notes"));
    notes_->setWordWrap(true);
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->addWidget(notes_);
    sharing_->setObjectName(QStringLiteral("sharing"));
    box->addWidget(sharing_);
    box->addWidget(bar_);
    auto* said = new QHBoxLayout;
    said->addWidget(messageSymbol_, 0, Qt::AlignTop);
    message_->setObjectName(QStringLiteral("message"));
    message_->setWordWrap(true);
    said->addWidget(message_, 1);
    box->addLayout(said);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    write_->setObjectName(QStringLiteral("write"));
    buttons->addWidget(write_);
    buttons->addWidget(close_);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 165, fontMetrics().height() * 30);  // two GUIDs, whole
    connect(partition_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (filling_ || index < 0) return;
        const unsigned number = partition_->itemData(index).toUInt();
        controller_->choose(number == 0 ? std::nullopt : std::optional(number));
    });
    connect(sharing_, &QCheckBox::toggled, controller_, &IdentitiesController::confirmSharing);
    connect(write_, &QPushButton::clicked, controller_, &IdentitiesController::write);
    connect(close_, &QPushButton::clicked, this, &IdentitiesDialog::reject);
    connect(controller_, &IdentitiesController::changed, this, &IdentitiesDialog::showState);
    connect(controller_, &IdentitiesController::sourceClosed, this, &QObject::deleteLater);
    controller_->plan();
}

void IdentitiesDialog::fillPartitions() {
    filling_ = true;
    partition_->clear();
    if (controller_->wholePossible()) partition_->addItem(tr("The whole disk"), 0U);
    for (const unsigned number : controller_->partitions()) {
        partition_->addItem(tr("Partition %1").arg(number), number);
        if (controller_->partition() == number) partition_->setCurrentIndex(partition_->count() - 1);
    }
    partition_->setEnabled(controller_->state() != IdentitiesState::Writing &&
                           controller_->state() != IdentitiesState::Done && partition_->count() > 1);
    filling_ = false;
}

void IdentitiesDialog::showPlan() {
    changes_->clear();
    const auto where = [](unsigned partition) {
        return partition == 0 ? tr("Disk") : tr("Partition %1").arg(partition);
    };
    for (const NewIdentities::Change& one : controller_->wanted().changes) {
        const QString old = toQString(one.identity.identity.value);
        new QTreeWidgetItem(changes_, {where(one.identity.partition), messageText(one.identity.identity.what),
                                       old.isEmpty() ? QStringLiteral("—") : old, toQString(one.newValue)});
    }
    QStringList notes;
    for (const NewIdentities::Kept& one : controller_->wanted().kept)
        notes << (one.partition == 0
                      ? sentence(messageText(one.reason))
                      : tr("Partition %1 is unchanged: %2").arg(one.partition).arg(messageText(one.reason)));
    for (const Message& note : controller_->wanted().notes) notes << messageText(note);
    notes_->setText(notes.join(u'\n'));
    notes_->setVisible(!notes.isEmpty());
}

void IdentitiesDialog::showState() {
    const IdentitiesState state = controller_->state();
    fillPartitions();
    showPlan();
    QStringList beside;
    for (const Message& one : controller_->beside()) beside << messageText(one);
    sharing_->setText(tr("Write although other partitions are in use: %1").arg(beside.join(u'\n')));
    sharing_->setVisible(!beside.isEmpty() && state == IdentitiesState::Ready);
    bar_->setVisible(state == IdentitiesState::Planning || state == IdentitiesState::Writing);
    if (state == IdentitiesState::Writing) bar_->follow(controller_->progress());
    else bar_->wait();
    const TonedText& said = controller_->message();
    message_->setText(said.text);
    message_->setVisible(!said.text.isEmpty());
    messageSymbol_->setVisible(!said.text.isEmpty());
    const int side = fontMetrics().height() * 3 / 2;
    messageSymbol_->setPixmap(icon(symbolOf(said.tone)).pixmap(side, side));
    write_->setVisible(state != IdentitiesState::Done && state != IdentitiesState::Failed);
    write_->setEnabled(controller_->mayWrite());
    close_->setText(state == IdentitiesState::Done || state == IdentitiesState::Failed ? tr("Close")
                                                                                       : tr("Cancel"));
    close_->setEnabled(controller_->mayClose());
}

void IdentitiesDialog::reject() {
    if (controller_->mayClose()) QDialog::reject();
}

}  // namespace sectorsmith::gui
