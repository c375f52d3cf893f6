// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/entry_dialog.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/partitions/dialog_parts.h"
#include "gui/partitions/table_model.h"
#include "gui/partitions/type_box.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

EntryDialog::EntryDialog(std::shared_ptr<const DiskReport> report, const TableRow& row, QWidget* parent)
    : QDialog(parent), report_(std::move(report)), old_(row), table_(row.table), logical_(row.logical) {
    build(tr("Partition %1").arg(row.index));
    type_->setCode(row.type);
    if (number_ != nullptr) number_->setValue(static_cast<int>(row.index));
    name_->setText(row.name);
    first_->setText(QString::number(row.first));
    last_->setText(QString::number(row.last));
    guid_->setText(row.guid);
    active_->setChecked(row.active);
    if (table_ == TableKind::Gpt) {
        otherBits_ = row.attributes;
        for (auto& [box, mask] : bits_) {
            box->setChecked((row.attributes & mask) != 0);
            otherBits_ &= ~mask;
        }
    }
    lastTyped();
    // The places of a hybrid's entries are those of the GPT.
    const bool hybrid = table_ == TableKind::Mbr && report_->tables.isGptLike();
    for (QLineEdit* edit : {first_, last_, size_}) edit->setEnabled(!hybrid);
    type_->setEnabled(!row.extended);
    judge();
}

EntryDialog::EntryDialog(std::shared_ptr<const DiskReport> report, TableKind table, std::uint64_t first,
                         std::uint64_t last, bool logical, QWidget* parent)
    : QDialog(parent), report_(std::move(report)), table_(table), logical_(logical) {
    build(logical ? tr("New logical partition") : tr("New partition"));
    type_->setCode(table == TableKind::Gpt   ? QStringLiteral("EBD0A0A2-B9E5-4433-87C0-68B6B72699C7")
                   : table == TableKind::Mbr ? QStringLiteral("07")
                                             : QStringLiteral("Apple_HFS"));
    if (number_ != nullptr) {
        unsigned free = 1;
        while (report_->find(TableKind::Gpt, free) != nullptr) ++free;
        number_->setValue(static_cast<int>(free));
    }
    // On whole MiB where there is room: every disk likes that.
    const std::uint64_t mib = std::max<std::uint64_t>(1, (1U << 20) / unit());
    const std::uint64_t aligned = (first + mib - 1) / mib * mib;
    if (aligned < last && last - aligned >= mib) first = aligned;
    first_->setText(QString::number(first));
    last_->setText(QString::number(last));
    lastTyped();
    judge();
}

std::uint32_t EntryDialog::unit() const {
    return table_ == TableKind::Apm && report_->tables.apm ? report_->tables.apm->blockSize
                                                           : report_->tables.sectorSize;
}

void EntryDialog::build(const QString& title) {
    setWindowTitle(title);
    auto* box = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    box->addLayout(form);
    type_ = new TypeBox(table_, this);
    name_ = new QLineEdit(this);
    first_ = new QLineEdit(this);
    last_ = new QLineEdit(this);
    size_ = new QLineEdit(this);
    guid_ = new QLineEdit(this);
    for (const auto& [edit, name] :
         {std::pair(name_, "name"), std::pair(first_, "first"), std::pair(last_, "last"),
          std::pair(size_, "size"), std::pair(guid_, "guid")})
        edit->setObjectName(QLatin1String(name));
    active_ = new QCheckBox(tr("&Active (a BIOS starts from this partition)"), this);
    name_->setMaxLength(table_ == TableKind::Gpt ? 36 : 31);
    if (table_ == TableKind::Gpt) {
        number_ = new QSpinBox(this);
        number_->setObjectName(QStringLiteral("number"));
        const GptCopy* copy = report_->tables.gpt ? report_->tables.gpt->best() : nullptr;
        number_->setRange(
            1, copy == nullptr ? 128 : static_cast<int>(std::min(65536U, copy->header.entryCount)));
        number_->setToolTip(tr("The partition that has this number gets the current number"));
        form->addRow(tr("N&umber:"), number_);
        connect(number_, &QSpinBox::valueChanged, this, &EntryDialog::judge);
    }
    if (table_ != TableKind::Mbr) form->addRow(tr("&Name:"), name_);
    form->addRow(tr("&Type:"), type_);
    form->addRow(table_ == TableKind::Apm ? tr("&First block:") : tr("&First sector:"), first_);
    form->addRow(table_ == TableKind::Apm ? tr("&Last block:") : tr("&Last sector:"), last_);
    auto* sizeRow = new QHBoxLayout;
    sizeNote_ = new QLabel(this);
    sizeRow->addWidget(size_, 1);
    sizeRow->addWidget(sizeNote_);
    auto* sizeLabel = new QLabel(tr("Si&ze:"), this);
    sizeLabel->setBuddy(size_);
    form->addRow(sizeLabel, sizeRow);
    type_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    size_->setToolTip(tr("In sectors, or with K, M, G, T: 20G"));
    if (table_ == TableKind::Gpt) {
        addGuidRow(this, form, guid_, tr("&GUID:"), tr("GUID"));
        if (!old_) guid_->setPlaceholderText(tr("Random"));
        auto* group = new QGroupBox(tr("Attributes"), this);
        auto* grid = new QGridLayout(group);
        int at = 0;
        for (const AttributeBit& bit : attributeBits()) {
            auto* check = new QCheckBox(gui::tr(bit.name), group);
            grid->addWidget(check, at / 2, at % 2);
            ++at;
            bits_.emplace_back(check, std::uint64_t{1} << bit.bit);
            connect(check, &QCheckBox::toggled, this, &EntryDialog::judge);
        }
        box->addWidget(group);
    } else {
        guid_->hide();
    }
    if (table_ == TableKind::Mbr) form->addRow(QString(), active_);
    else {
        active_->hide();
    }
    if (table_ == TableKind::Mbr) name_->hide();
    active_->setEnabled(!logical_);
    auto* hint = new QLabel(tr("This changes only the table entry. The data stays in place: the file system "
                               "is neither moved nor resized."),
                            this);
    hint->setWordWrap(true);
    box->addWidget(hint);
    problem_ = new QLabel(this);
    ok_ = addStagingEnd(this, box, problem_);
    connect(type_, &QComboBox::currentTextChanged, this, &EntryDialog::judge);
    connect(active_, &QCheckBox::toggled, this, &EntryDialog::judge);
    for (QLineEdit* edit : {name_, guid_}) connect(edit, &QLineEdit::textChanged, this, &EntryDialog::judge);
    connect(size_, &QLineEdit::textEdited, this, &EntryDialog::sizeTyped);
    connect(first_, &QLineEdit::textEdited, this, &EntryDialog::sizeTyped);
    connect(last_, &QLineEdit::textEdited, this, &EntryDialog::lastTyped);
}

void EntryDialog::sizeTyped() {
    const auto first = parseSectors(first_->text(), unit());
    const auto size = parseSectors(size_->text(), unit());
    if (first && size && *size > 0) last_->setText(QString::number(*first + *size - 1));
    judge();
}

void EntryDialog::lastTyped() {
    const auto first = parseSectors(first_->text(), unit());
    const auto last = parseSectors(last_->text(), unit());
    if (first && last && *last >= *first) {
        const std::uint64_t sectors = *last - *first + 1;
        size_->setText(QString::number(sectors));
        size_->setToolTip(otherSizeText(sectors * unit()));
    }
    judge();
}

EntryChange EntryDialog::change() const {
    EntryChange change;
    change.table = table_;
    change.logical = logical_;
    const auto first = parseSectors(first_->text(), unit());
    const auto last = parseSectors(last_->text(), unit());
    std::uint64_t attributes = otherBits_;
    for (const auto& [box, mask] : bits_) attributes |= box->isChecked() ? mask : 0;
    if (!old_) {
        change.action = EntryChange::Action::Add;
        change.first = first;
        change.last = last;
        change.type = type_->code().toStdString();
        if (number_ != nullptr) change.number = static_cast<unsigned>(number_->value());
        if (table_ != TableKind::Mbr) change.name = name_->text().toStdString();
        if (table_ == TableKind::Gpt) {
            change.guid = guid_->text().trimmed().toStdString();
            change.attributes = attributes;
        }
        if (table_ == TableKind::Mbr && active_->isChecked()) change.active = true;
        return change;
    }
    change.index = old_->index;
    if (number_ != nullptr && number_->value() != static_cast<int>(old_->index))
        change.number = static_cast<unsigned>(number_->value());
    if (first && *first != old_->first) change.first = first;
    if (last && *last != old_->last) change.last = last;
    if (type_->code().compare(old_->type, Qt::CaseInsensitive) != 0)
        change.type = type_->code().toStdString();
    if (table_ != TableKind::Mbr && name_->text() != old_->name) change.name = name_->text().toStdString();
    if (table_ == TableKind::Gpt && guid_->text().trimmed() != old_->guid)
        change.guid = guid_->text().trimmed().toStdString();
    if (table_ == TableKind::Gpt && attributes != old_->attributes) change.attributes = attributes;
    if (table_ == TableKind::Mbr && active_->isChecked() != old_->active)
        change.active = active_->isChecked();
    return change;
}

QString EntryDialog::problem() const {
    for (const QLineEdit* edit : {first_, last_})
        if (!parseSectors(edit->text(), unit()))
            return tr("“%1” is not a number of sectors").arg(edit->text());
    const EntryChange wanted = change();
    if (old_ && !wanted.type && !wanted.name && !wanted.first && !wanted.last && !wanted.guid &&
        !wanted.attributes && !wanted.active && !wanted.number)
        return tr("No changes yet.");
    if (const auto possible = tryChange(report_->tables, wanted); !possible) {
        QString text = errorText(possible.error());
        if (!text.isEmpty()) text[0] = text[0].toUpper();
        return text;
    }
    return {};
}

void EntryDialog::judge() {
    if (ok_ == nullptr) return;
    const auto first = parseSectors(first_->text(), unit());
    const auto last = parseSectors(last_->text(), unit());
    sizeNote_->setText(first && last && *last >= *first
                           ? tr("= %1").arg(sizeText((*last - *first + 1) * unit()))
                           : QString());
    const QString text = problem();
    problem_->setText(text.isEmpty() ? QString() : QStringLiteral("⚠ ") + text);
    ok_->setEnabled(text.isEmpty());
}

}  // namespace sectorsmith::gui
