// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_wizard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/partitions/boot_camp_text.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "ops/partition_contents.h"

namespace sectorsmith::gui {

namespace {

QTextBrowser* browser(const QString& name, QWidget* parent) {
    auto* view = new QTextBrowser(parent);
    view->setAccessibleName(name);
    view->setOpenLinks(false);
    view->setFrameShape(QFrame::NoFrame);
    return view;
}

// Text that belongs to the page, not a document in it.
QTextBrowser* plainBrowser(const QString& name, QWidget* parent) {
    QTextBrowser* view = browser(name, parent);
    view->viewport()->setAutoFillBackground(false);
    return view;
}

}  // namespace

BootCampWizard::BootCampWizard(PartitionsController* controller, QWidget* parent)
    : QDialog(parent),
      controller_(controller),
      title_(new QLabel(this)),
      pages_(new QStackedWidget(this)),
      back_(new QPushButton(tr("&Back"), this)),
      next_(new QPushButton(tr("&Next"), this)),
      cancel_(new QPushButton(tr("Cancel"), this)) {
    setWindowTitle(tr("Recover Boot Camp"));
    QFont large = title_->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    title_->setFont(large);
    title_->setWordWrap(true);
    pages_->addWidget(buildFound());
    pages_->addWidget(buildProposed());
    pages_->addWidget(buildWrite());
    pages_->addWidget(buildFinished());
    auto* box = new QVBoxLayout(this);
    box->addWidget(title_);
    box->addWidget(pages_, 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(back_);
    row->addWidget(next_);
    row->addWidget(cancel_);
    box->addLayout(row);
    next_->setDefault(true);
    // As wide as its longest text: the buttons do not move from page to page.
    next_->setIcon(icon("document-save-as"));
    next_->setText(tr("&Review and write…"));
    next_->setMinimumWidth(next_->sizeHint().width());
    connect(back_, &QPushButton::clicked, this, &BootCampWizard::back);
    connect(next_, &QPushButton::clicked, this, &BootCampWizard::next);
    connect(cancel_, &QPushButton::clicked, this, &BootCampWizard::reject);
    connect(controller_->session(), &SourceSession::committed, this, [this] {
        if (stagedAt_) go(Finished);
    });
    // The disk changed below the proposal (an undo elsewhere, F5): make it again.
    connect(controller_, &PartitionsController::reportChanged, this, [this] {
        if (step() == Finished) showFinished();
        else if (!stagedAt_) propose();
    });
    connect(controller_->session(), &QObject::destroyed, this, [this] {
        stagedAt_.reset();
        QDialog::reject();
    });
    resize(fontMetrics().averageCharWidth() * 128, fontMetrics().height() * 40);
    go(Found);
    propose();
}

BootCampWizard::~BootCampWizard() = default;

BootCampWizard::Step BootCampWizard::step() const { return static_cast<Step>(pages_->currentIndex()); }

QWidget* BootCampWizard::buildFound() {
    auto* page = new QWidget(this);
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    foundText_ = plainBrowser(tr("Findings"), page);
    box->addWidget(foundText_, 1);
    repairGpt_ = new QPushButton(tr("&Repair the GPT first…"), page);
    repairGpt_->hide();
    box->addWidget(repairGpt_, 0, Qt::AlignLeft);
    connect(repairGpt_, &QPushButton::clicked, this, [this] {
        auto* dialog = new GptRepairDialog(controller_, false, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    other_ = new QPushButton(tr("&Show other partitions in the MBR…"), page);
    other_->hide();
    box->addWidget(other_, 0, Qt::AlignLeft);
    connect(other_, &QPushButton::clicked, this, [this] {
        choose_->setChecked(true);
        go(Proposed);
    });
    return page;
}

QWidget* BootCampWizard::buildProposed() {
    auto* page = new QWidget(this);
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    box->addLayout(form);
    layout_ = new QComboBox(page);
    layout_->addItem(tr("Recommended for this disk"), static_cast<int>(HybridLayout::Auto));
    layout_->addItem(tr("Boot Camp default: all partitions"), static_cast<int>(HybridLayout::Apple));
    layout_->addItem(tr("Windows only"), static_cast<int>(HybridLayout::Single));
    layout_->addItem(tr("Windows only, smallest protective entry"), static_cast<int>(HybridLayout::Minimal));
    form->addRow(tr("&Layout:"), layout_);
    layoutNote_ = new QLabel(page);
    layoutNote_->setWordWrap(true);
    layoutNote_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    form->addRow(QString(), layoutNote_);
    active_ = new QComboBox(page);
    activeLabel_ = new QLabel(tr("&Windows starts from:"), page);
    activeLabel_->setBuddy(active_);
    form->addRow(activeLabel_, active_);
    choose_ = new QCheckBox(tr("Choose the &partitions in the MBR (at most three)"), page);
    chosen_ = new QWidget(page);
    auto* grid = new QGridLayout(chosen_);
    grid->setContentsMargins(fontMetrics().height() + 8, 0, 0, 0);
    chosen_->hide();
    connect(choose_, &QCheckBox::toggled, this, [this](bool on) {
        chosen_->setVisible(on);
        propose();
    });
    box->addWidget(choose_);
    box->addWidget(chosen_);
    questions_ = new QGroupBox(tr("Options"), page);
    auto* inside = new QVBoxLayout(questions_);
    questionText_ = new QLabel(questions_);
    questionText_->setWordWrap(true);
    inside->addWidget(questionText_);
    bootCode_ = new QCheckBox(
        tr("Write Sectorsmith's b&oot code (recommended: Windows cannot start without boot code)"),
        questions_);
    bootCode_->setChecked(true);
    newSignature_ = new QCheckBox(tr("Set the disk &signature to"), questions_);
    signature_ = new QComboBox(questions_);
    signature_->setEditable(true);
    signature_->setMinimumContentsLength(12);
    signature_->setAccessibleName(tr("Disk signature"));
    auto* row = new QHBoxLayout;
    row->addWidget(newSignature_);
    row->addWidget(signature_);
    row->addStretch(1);
    inside->addWidget(bootCode_);
    inside->addLayout(row);
    box->addWidget(questions_);
    proposedText_ = browser(tr("Proposed table"), page);
    box->addWidget(proposedText_, 1);
    for (QComboBox* choice : {layout_, active_})
        connect(choice, &QComboBox::activated, this, [this] { propose(); });
    connect(bootCode_, &QCheckBox::toggled, this, [this] { propose(); });
    connect(newSignature_, &QCheckBox::toggled, this, [this] { propose(); });
    connect(signature_, &QComboBox::currentTextChanged, this, [this] {
        if (!filling_ && newSignature_->isChecked()) propose();
    });
    return page;
}

QWidget* BootCampWizard::buildWrite() { return writeText_ = plainBrowser(tr("Next steps"), this); }

QWidget* BootCampWizard::buildFinished() { return finishedText_ = plainBrowser(tr("What to expect"), this); }

HybridOptions BootCampWizard::options() const {
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

void BootCampWizard::propose() {
    ready_ = false;
    updateButtons();
    const auto answer = std::make_shared<BootCampDiagnosis>();
    controller_->plan(planning_, bootCampPlanner(options(), answer),
                      [this, answer](Result<PreparedPlan> plan) {
                          if (stagedAt_) return;
                          ready_ = true;
                          found_ = *answer;
                          if (plan) {
                              found_.plan = std::move(*plan);
                          } else {
                              found_.refusal = plan.error();
                              found_.proposal = nullptr;
                          }
                          showFound();
                          showChoice();
                          showQuestions();
                          proposedText_->setHtml(proposedHtml(found_, palette()));
                          updateButtons();
                      });
}

void BootCampWizard::showFound() {
    if (found_.report == nullptr) return;
    foundText_->setHtml(foundHtml(found_));
    repairGpt_->setVisible(found_.repairGptFirst());
    other_->setVisible(found_.mayShowOthers());
}

// The GPT's partitions, each to be shown or not; filled once.
void BootCampWizard::showChoice() {
    if (!shown_.empty()) return;
    auto* grid = qobject_cast<QGridLayout*>(chosen_->layout());
    int at = 0;
    for (const TableRow& row : found_.report->gpt) {
        if (at == 16) break;  // more is no case for an MBR
        QString text = found_.partitionText(row.index).replace(QLatin1Char('&'), QLatin1String("&&"));
        text[0] = text[0].toUpper();
        auto* box = new QCheckBox(text, chosen_);
        if (found_.proposal)
            for (const unsigned number : found_.proposal->shows)
                box->setChecked(box->isChecked() || number == row.index);
        grid->addWidget(box, at / 2, at % 2);
        ++at;
        shown_.emplace_back(box, row.index);
        connect(box, &QCheckBox::toggled, this, [this] { propose(); });
    }
}

void BootCampWizard::showQuestions() {
    filling_ = true;
    if (found_.proposal) {
        const QVariant chosen = active_->currentData();
        active_->clear();
        active_->addItem(tr("Recommended"), 0);
        unsigned shownActive = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            if (found_.proposal->shows[i] == 0) continue;
            const TableRow* row = found_.report->find(TableKind::Gpt, found_.proposal->shows[i]);
            if (row == nullptr || row->family != Family::Windows) continue;
            active_->addItem(found_.partitionText(found_.proposal->shows[i]), found_.proposal->shows[i]);
            if (found_.proposal->after.entries[i].active()) shownActive = found_.proposal->shows[i];
        }
        if (shownActive != 0)
            active_->setItemText(0, tr("%1 (recommended)").arg(found_.partitionText(shownActive)));
        active_->setCurrentIndex(chosen.isValid() ? std::max(0, active_->findData(chosen)) : 0);
        const bool choice = active_->count() > 2;
        active_->setVisible(choice);
        activeLabel_->setVisible(choice);
        switch (found_.proposal->layout) {
            case HybridLayout::Apple:
                layoutNote_->setText(tr("The MBR lists every partition, as after a Boot Camp installation."));
                break;
            case HybridLayout::Single:
                layoutNote_->setText(
                    choose_->isChecked()
                        ? tr("The MBR lists the chosen partitions; one protective entry covers everything "
                             "before them.")
                        : tr("The MBR lists Windows; one protective entry covers everything before it."));
                break;
            default:
                layoutNote_->setText(
                    tr("The protective entry covers only the GPT, for tools that reject a larger one."));
                break;
        }
        if (signature_->count() == 0) {
            for (const PartitionContent& content : found_.report->contents.all)
                for (const std::uint32_t known : content.bcdDiskSignatures)
                    if (const QString text =
                            QStringLiteral("%1").arg(known, 8, 16, QLatin1Char('0')).toUpper();
                        signature_->findText(text) < 0)
                        signature_->addItem(text);
            signature_->addItem(
                QStringLiteral("%1").arg(randomDiskSignature(), 8, 16, QLatin1Char('0')).toUpper());
        }
        QStringList texts;
        for (const HybridQuestion& question : found_.proposal->questions) texts << messageText(question.text);
        if (found_.bootCodeMissing && bootCode_->isChecked())
            texts << tr("The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.");
        if (found_.signatureMissing && newSignature_->isChecked())
            texts << tr(
                "After a new disk signature, Windows may need a startup repair from its installation disc.");
        questionText_->setText(texts.join(QStringLiteral("\n\n")));
        questionText_->setVisible(!texts.isEmpty());
        bootCode_->setVisible(found_.bootCodeMissing);
        newSignature_->setVisible(found_.signatureMissing);
        signature_->setVisible(found_.signatureMissing);
        signature_->setEnabled(newSignature_->isChecked());
        questions_->setVisible(found_.bootCodeMissing || found_.signatureMissing ||
                               !found_.proposal->questions.empty());
    } else {
        questions_->hide();
    }
    filling_ = false;
}

void BootCampWizard::showFinished() {
    finishedText_->setHtml(
        finishedHtml(found_, controller_->current() ? controller_->report().get() : nullptr));
}

void BootCampWizard::go(Step step) {
    pages_->setCurrentIndex(step);
    switch (step) {
        case Found: title_->setText(tr("Step 1 of 3: Findings")); break;
        case Proposed:
            title_->setText(found_.report && found_.report->lostBootCamp
                                ? tr("Step 2 of 3: Table that restores Windows")
                                : tr("Step 2 of 3: Proposed table"));
            break;
        case Write:
            title_->setText(tr("Step 3 of 3: Review and write"));
            writeText_->setHtml(writeHtml(found_, controller_->session()->title(),
                                          controller_->session()->opened().isDevice));
            break;
        case Finished:
            title_->setText(found_.startsWindows() ? tr("Boot Camp restored") : tr("Hybrid MBR written"));
            stagedAt_.reset();
            showFinished();
            break;
    }
    updateButtons();
}

void BootCampWizard::updateButtons() {
    const Step now = step();
    const bool possible = ready_ && found_.possible();
    back_->setVisible(now == Proposed || now == Write);
    next_->setVisible(now != Finished);
    next_->setEnabled(possible);
    next_->setText(now == Write ? tr("&Review and write…") : tr("&Next"));
    next_->setIcon(now == Write ? icon("document-save-as") : QIcon());
    cancel_->setText(now == Finished || (ready_ && !possible && now == Found) ? tr("&Close") : tr("Cancel"));
    if (now == Finished) cancel_->setDefault(true);
    else next_->setDefault(true);
    if (!ready_ && now == Found && !found_.report) foundText_->setHtml(tr("<p>Reading the disk…</p>"));
}

void BootCampWizard::next() {
    switch (step()) {
        case Found: go(Proposed); break;
        case Proposed: go(Write); break;
        case Write: write(); break;
        case Finished: break;
    }
}

void BootCampWizard::back() {
    if (step() == Write && !unstage()) return;
    go(step() == Write ? Proposed : Found);
}

void BootCampWizard::write() {
    SourceSession* session = controller_->session();
    if (!stagedAt_) {
        const std::size_t before = session->overlay().doneSteps();
        stagedAt_ = before;
        if (auto ok = controller_->stage(found_.plan); !ok) {
            stagedAt_.reset();
            writeText_->setHtml(tr("<p>⚠ <b>Cannot change this disk: %1.</b></p>")
                                    .arg(capitalized(errorText(ok.error())).toHtmlEscaped()));
            next_->setEnabled(false);
            return;
        }
    }
    session->requestReview();
}

// What we staged goes again, unless there are newer steps on top of it: those are people's own.
bool BootCampWizard::unstage() {
    if (!stagedAt_) return true;
    SourceSession* session = controller_->session();
    if (session->overlay().doneSteps() == *stagedAt_ + 1) session->undo();
    stagedAt_.reset();
    return true;
}

void BootCampWizard::reject() {
    if (step() != Finished) unstage();
    QDialog::reject();
}

}  // namespace sectorsmith::gui
