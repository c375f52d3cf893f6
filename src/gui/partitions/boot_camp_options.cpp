// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/session/text.h"
#include "part/mbr.h"

namespace sectorsmith::gui {

namespace {

QString signatureText(std::uint32_t signature) {
    return QStringLiteral("%1").arg(signature, 8, 16, QLatin1Char('0')).toUpper();
}

}  // namespace

BootCampOptions::BootCampOptions(QWidget* parent)
    : QWidget(parent),
      layout_(new QComboBox(this)),
      layoutNote_(new QLabel(this)),
      active_(new QComboBox(this)),
      activeLabel_(new QLabel(tr("&Windows starts from:"), this)),
      choose_(new QCheckBox(tr("Choose the &partitions in the MBR (at most three)"), this)),
      chosen_(new QWidget(this)),
      questions_(new QGroupBox(tr("Options"), this)),
      questionText_(new QLabel(questions_)),
      bootCode_(new QCheckBox(
          tr("Write Sectorsmith's b&oot code (recommended: Windows cannot start without boot code)"),
          questions_)),
      newSignature_(new QCheckBox(tr("Set the disk &signature to"), questions_)),
      signature_(new QComboBox(questions_)) {
    layout_->setObjectName(QStringLiteral("layout"));
    choose_->setObjectName(QStringLiteral("choosePartitions"));
    chosen_->setObjectName(QStringLiteral("chosenPartitions"));
    layout_->addItem(tr("Recommended for this disk"), static_cast<int>(HybridLayout::Auto));
    layout_->addItem(tr("Boot Camp default: all partitions"), static_cast<int>(HybridLayout::Apple));
    layout_->addItem(tr("Windows only"), static_cast<int>(HybridLayout::Single));
    layout_->addItem(tr("Windows only, smallest protective entry"), static_cast<int>(HybridLayout::Minimal));
    layoutNote_->setWordWrap(true);
    layoutNote_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    activeLabel_->setBuddy(active_);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("&Layout:"), layout_);
    form->addRow(QString(), layoutNote_);
    form->addRow(activeLabel_, active_);
    auto* grid = new QGridLayout(chosen_);
    grid->setContentsMargins(fontMetrics().height() + 8, 0, 0, 0);
    chosen_->hide();
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addLayout(form);
    box->addWidget(choose_);
    box->addWidget(chosen_);
    box->addWidget(makeQuestions());
    connect(choose_, &QCheckBox::toggled, this, [this](bool on) {
        chosen_->setVisible(on);
        Q_EMIT changed();
    });
    for (QComboBox* choice : {layout_, active_})
        connect(choice, &QComboBox::activated, this, &BootCampOptions::changed);
    connect(bootCode_, &QCheckBox::toggled, this, &BootCampOptions::changed);
    connect(newSignature_, &QCheckBox::toggled, this, &BootCampOptions::changed);
    connect(signature_, &QComboBox::currentTextChanged, this, [this] {
        if (!filling_ && newSignature_->isChecked()) Q_EMIT changed();
    });
}

QWidget* BootCampOptions::makeQuestions() {
    questionText_->setWordWrap(true);
    bootCode_->setChecked(true);
    signature_->setEditable(true);
    signature_->setMinimumContentsLength(12);
    signature_->setAccessibleName(tr("Disk signature"));
    auto* row = new QHBoxLayout;
    row->addWidget(newSignature_);
    row->addWidget(signature_);
    row->addStretch(1);
    auto* inside = new QVBoxLayout(questions_);
    inside->addWidget(questionText_);
    inside->addWidget(bootCode_);
    inside->addLayout(row);
    return questions_;
}

void BootCampOptions::choosePartitions() { choose_->setChecked(true); }

HybridOptions BootCampOptions::options() const {
    HybridOptions options;
    options.layout = static_cast<HybridLayout>(layout_->currentData().toInt());
    if (active_->currentIndex() > 0) options.active = active_->currentData().toUInt();
    if (choose_->isChecked())
        for (const auto& [box, number] : shown_)
            if (box->isChecked()) options.partitions.push_back(number);
    options.writeBootCode = bootCode_->isChecked();
    if (newSignature_->isChecked()) {
        bool ok = false;
        const quint32 value = signature_->currentText().trimmed().toUInt(&ok, 16);
        if (ok && value != 0) options.diskSignature = value;
    }
    return options;
}

void BootCampOptions::show(const BootCampDiagnosis& found) {
    showPartitions(found);
    if (!found.proposal) {
        questions_->hide();
        return;
    }
    filling_ = true;
    showActive(found);
    layoutNote_->setText(layoutText(found.proposal->layout));
    if (signature_->count() == 0) showSignatures(found);
    showQuestions(found);
    filling_ = false;
}

// The GPT's partitions, each to be shown or not; filled once.
void BootCampOptions::showPartitions(const BootCampDiagnosis& found) {
    if (!shown_.empty()) return;
    constexpr int most = 16;  // more is no case for an MBR
    auto* grid = qobject_cast<QGridLayout*>(chosen_->layout());
    int at = 0;
    for (const TableRow& row : found.report->gpt) {
        if (at == most) break;
        QString text = found.partitionText(row.index).replace(QLatin1Char('&'), QLatin1String("&&"));
        text[0] = text[0].toUpper();
        auto* box = new QCheckBox(text, chosen_);
        if (found.proposal)
            for (const unsigned number : found.proposal->shows)
                box->setChecked(box->isChecked() || number == row.index);
        grid->addWidget(box, at / 2, at % 2);
        ++at;
        shown_.emplace_back(box, row.index);
        connect(box, &QCheckBox::toggled, this, &BootCampOptions::changed);
    }
}

// Which Windows starts, where there are several.
void BootCampOptions::showActive(const BootCampDiagnosis& found) {
    const QVariant chosen = active_->currentData();
    active_->clear();
    active_->addItem(tr("Recommended"), 0);
    unsigned shownActive = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const unsigned number = found.proposal->shows[i];
        if (number == 0) continue;
        const TableRow* row = found.report->find(TableKind::Gpt, number);
        if (row == nullptr || row->family != Family::Windows) continue;
        active_->addItem(found.partitionText(number), number);
        if (found.proposal->after.entries[i].active()) shownActive = number;
    }
    if (shownActive != 0)
        active_->setItemText(0, tr("%1 (recommended)").arg(found.partitionText(shownActive)));
    active_->setCurrentIndex(chosen.isValid() ? std::max(0, active_->findData(chosen)) : 0);
    const bool choice = active_->count() > 2;
    active_->setVisible(choice);
    activeLabel_->setVisible(choice);
}

QString BootCampOptions::layoutText(HybridLayout layout) const {
    switch (layout) {
        case HybridLayout::Apple:
            return tr("The MBR lists every partition, as after a Boot Camp installation.");
        case HybridLayout::Single:
            return choose_->isChecked()
                       ? tr("The MBR lists the chosen partitions; one protective entry covers everything "
                            "before them.")
                       : tr("The MBR lists Windows; one protective entry covers everything before it.");
        default: return tr("The protective entry covers only the GPT, for tools that reject a larger one.");
    }
}

// Those that a Windows here knows the disk by, then a new one.
void BootCampOptions::showSignatures(const BootCampDiagnosis& found) {
    for (const PartitionContent& content : found.report->contents.all)
        for (const std::uint32_t known : content.bcdDiskSignatures)
            if (const QString text = signatureText(known); signature_->findText(text) < 0)
                signature_->addItem(text);
    signature_->addItem(signatureText(randomDiskSignature()));
}

void BootCampOptions::showQuestions(const BootCampDiagnosis& found) {
    QStringList texts;
    for (const HybridQuestion& question : found.proposal->questions) texts << messageText(question.text);
    if (found.bootCodeMissing && bootCode_->isChecked())
        texts << tr("The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.");
    if (found.signatureMissing && newSignature_->isChecked())
        texts << tr(
            "After a new disk signature, Windows may need a startup repair from its installation disc.");
    questionText_->setText(texts.join(QStringLiteral("\n\n")));
    questionText_->setVisible(!texts.isEmpty());
    bootCode_->setVisible(found.bootCodeMissing);
    newSignature_->setVisible(found.signatureMissing);
    signature_->setVisible(found.signatureMissing);
    signature_->setEnabled(newSignature_->isChecked());
    questions_->setVisible(found.bootCodeMissing || found.signatureMissing ||
                           !found.proposal->questions.empty());
}

}  // namespace sectorsmith::gui
