// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/gpt_repair_dialog.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "gui/partitions/plan_view.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

QString sourceText(GptSource source) {
    switch (source) {
        case GptSource::Auto: break;
        case GptSource::Primary: return GptRepairDialog::tr("Primary copy (start of the disk)");
        case GptSource::Backup: return GptRepairDialog::tr("Backup copy");
        case GptSource::AtEnd: return GptRepairDialog::tr("Backup copy in the last sector of the disk");
    }
    return {};
}

}  // namespace

GptRepairDialog::GptRepairDialog(PartitionsController* controller, bool newGuids, QWidget* parent)
    : QDialog(parent), controller_(controller) {
    setWindowTitle(newGuids ? tr("New GUIDs after cloning") : tr("Repair GUID partition table"));
    auto* box = new QVBoxLayout(this);
    question_ = new QLabel(this);
    question_->setWordWrap(true);
    box->addWidget(question_);
    choices_ = new QVBoxLayout;
    box->addLayout(choices_);
    copies_ = new QButtonGroup(this);
    diskGuid_ = new QCheckBox(tr("Give the &disk a new GUID"), this);
    partitionGuids_ = new QCheckBox(tr("Give all &partitions new GUIDs"), this);
    diskGuid_->setChecked(newGuids);
    partitionGuids_->setChecked(newGuids);
    for (QCheckBox* check : {diskGuid_, partitionGuids_}) {
        check->setToolTip(tr("Use after cloning: two disks with the same GUIDs conflict in one computer"));
        box->addWidget(check);
        connect(check, &QCheckBox::toggled, this, &GptRepairDialog::remake);
    }
    view_ = new QTextBrowser(this);
    view_->setAccessibleName(tr("Planned changes"));
    box->addWidget(view_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    ok_ = buttons->addButton(tr("&Stage changes"), QDialogButtonBox::AcceptRole);
    ok_->setDefault(true);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &GptRepairDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 34);
    remake();
}

void GptRepairDialog::remake() {
    ok_->setEnabled(false);
    plan_.reset();
    auto repair = std::make_shared<GptRepair>();
    const GptRepairOptions options{from_, diskGuid_->isChecked(), partitionGuids_->isChecked()};
    controller_->plan(
        planning_,
        [repair, options](const std::shared_ptr<ByteSource>& disk,
                          const DiskTables& tables) -> Result<TablePlan> {
            auto made = planGptRepair(*disk, tables, options);
            if (!made) return std::unexpected(made.error());
            *repair = std::move(*made);
            return repair->plan;
        },
        [this, repair](Result<PreparedPlan> prepared) {
            if (!prepared) {
                question_->setText(tr("Cannot repair this table: %1.").arg(errorText(prepared.error())));
                view_->clear();
                return;
            }
            plan_ = std::make_unique<PreparedPlan>(std::move(*prepared));
            plan_->plan.what = Message::plain(windowTitle().toStdString());
            show(*repair);
        });
}

void GptRepairDialog::show(const GptRepair& repair) {
    if (copies_->buttons().isEmpty()) {
        int id = 0;
        for (const GptRepairCandidate& candidate : repair.candidates) {
            auto* radio = new QRadioButton(tr("%1: %n partition(s), confidence %2 %", nullptr,
                                              static_cast<int>(candidate.entries.size()))
                                               .arg(sourceText(candidate.source))
                                               .arg(candidate.confidence),
                                           this);
            QStringList reasons;
            for (const Message& reason : candidate.reasons) reasons << messageText(reason);
            auto* why = new QLabel(reasons.join(QLatin1Char(' ')), this);
            why->setWordWrap(true);
            why->setIndent(fontMetrics().height() + 8);
            radio->setAccessibleDescription(why->text());
            choices_->addWidget(radio);
            choices_->addWidget(why);
            copies_->addButton(radio, id++);
            connect(radio, &QRadioButton::clicked, this, [this, source = candidate.source] {
                from_ = source;
                remake();
            });
        }
    }
    if (repair.chosen && copies_->checkedId() < 0)
        copies_->button(static_cast<int>(*repair.chosen))->setChecked(true);
    question_->setText(!repair.question.empty() ? messageText(repair.question)
                       : plan_->plan.empty() ? tr("Both copies of the table are intact. No repair is needed.")
                                             : tr("The table is rebuilt from the chosen copy."));
    view_->setHtml(repair.chosen ? planHtml(*plan_, controller_->session()->sectorSize(), palette())
                                 : QString());
    ok_->setEnabled(repair.chosen.has_value() && !plan_->plan.empty());
}

void GptRepairDialog::accept() {
    if (plan_ == nullptr) return;
    if (auto ok = controller_->stage(*plan_); !ok) {
        question_->setText(errorText(ok.error()));
        return;
    }
    QDialog::accept();
}

}  // namespace sectorsmith::gui
