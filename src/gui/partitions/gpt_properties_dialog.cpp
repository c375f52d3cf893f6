// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/gpt_properties_dialog.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/partitions/dialog_parts.h"
#include "gui/partitions/table_model.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

GptPropertiesDialog::GptPropertiesDialog(std::shared_ptr<const DiskReport> report, QWidget* parent)
    : QDialog(parent),
      report_(std::move(report)),
      guid_(new QLineEdit(this)),
      entries_(new QSpinBox(this)),
      first_(new QLineEdit(this)),
      problem_(new QLabel(this)) {
    setWindowTitle(tr("GPT properties"));
    const GptHeader& header = report_->tables.gpt->best()->header;
    auto* box = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    box->addLayout(form);
    guid_->setObjectName(QStringLiteral("diskGuid"));
    guid_->setText(QString::fromStdString(header.diskGuid.text()));
    addGuidRow(this, form, guid_, tr("Disk &GUID:"), tr("Disk GUID"));
    entries_->setObjectName(QStringLiteral("entries"));
    entries_->setRange(1, 65536);
    entries_->setValue(static_cast<int>(std::min<std::uint32_t>(header.entryCount, 65536)));
    form->addRow(tr("Number of &entries:"), entries_);
    first_->setObjectName(QStringLiteral("firstSector"));
    first_->setText(QString::number(header.entriesLba));
    first_->setToolTip(tr("2 on nearly all disks; some boards store their boot loader there"));
    form->addRow(tr("&First entry sector:"), first_);
    form->addRow(tr("Entry size in bytes:"), new QLabel(QString::number(header.entrySize), this));
    form->addRow(tr("Usable sectors:"),
                 new QLabel(tr("%1 to %2").arg(header.firstUsable).arg(header.lastUsable), this));
    auto* hint = new QLabel(
        tr("The backup copy at the end of the disk is updated as well. No partition data is moved."), this);
    hint->setWordWrap(true);
    box->addWidget(hint);
    ok_ = addStagingEnd(this, box, problem_);
    for (QLineEdit* edit : {guid_, first_})
        connect(edit, &QLineEdit::textChanged, this, &GptPropertiesDialog::judge);
    connect(entries_, &QSpinBox::valueChanged, this, &GptPropertiesDialog::judge);
    judge();
}

GptPropertiesDialog::Wanted GptPropertiesDialog::wanted() const {
    const auto first = parseSectors(first_->text(), report_->tables.sectorSize);
    return {guid_->text().trimmed().toStdString(), static_cast<std::uint32_t>(entries_->value()),
            first.value_or(0)};
}

Result<GptEditor> GptPropertiesDialog::changed(const DiskTables& tables, const Wanted& wanted) {
    auto editor = GptEditor::open(tables);
    if (!editor) return editor;
    const auto guid = sectorsmith::Guid::parse(wanted.guid);
    if (!guid)
        return fail(Cause::Usage, tr("“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)")
                                      .arg(QString::fromStdString(wanted.guid))
                                      .toStdString());
    if (auto ok = editor->setDiskGuid(*guid); !ok) return std::unexpected(ok.error());
    const GptHeader& header = editor->header();
    if (wanted.entries != header.entryCount || wanted.firstSector != header.entriesLba)
        if (auto ok = editor->setArray(wanted.entries, wanted.firstSector); !ok)
            return std::unexpected(ok.error());
    return editor;
}

QString GptPropertiesDialog::problem() const {
    if (!parseSectors(first_->text(), report_->tables.sectorSize))
        return tr("“%1” is not a number of sectors").arg(first_->text());
    const auto editor = changed(report_->tables, wanted());
    if (!editor) {
        QString text = errorText(editor.error());
        if (!text.isEmpty()) text[0] = text[0].toUpper();
        return text;
    }
    const GptHeader& now = report_->tables.gpt->best()->header;
    if (editor->header().diskGuid == now.diskGuid && editor->header().entryCount == now.entryCount &&
        editor->header().entriesLba == now.entriesLba)
        return tr("No changes yet.");
    return {};
}

Planner GptPropertiesDialog::planner() const {
    return [wanted = wanted()](const std::shared_ptr<ByteSource>& disk,
                               const DiskTables& tables) -> Result<TablePlan> {
        const auto editor = changed(tables, wanted);
        if (!editor) return std::unexpected(editor.error());
        return editor->plan(*disk, tr("GPT: change the properties").toStdString());
    };
}

void GptPropertiesDialog::judge() {
    const QString text = problem();
    problem_->setText(text.isEmpty() ? QString() : QStringLiteral("⚠ ") + text);
    ok_->setEnabled(text.isEmpty());
}

}  // namespace sectorsmith::gui
