// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_wizard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "gui/partitions/boot_camp_controller.h"
#include "gui/partitions/boot_camp_options.h"
#include "gui/partitions/boot_camp_text.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

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
      tables_(controller),
      controller_(new BootCampController(controller, this)),
      title_(new QLabel(this)),
      pages_(new QStackedWidget(this)),
      back_(new QPushButton(tr("&Back"), this)),
      next_(new QPushButton(tr("&Next"), this)),
      cancel_(new QPushButton(tr("Cancel"), this)),
      writeText_(plainBrowser(tr("Next steps"), this)),
      finishedText_(plainBrowser(tr("What to expect"), this)) {
    setWindowTitle(tr("Recover Boot Camp"));
    QFont large = title_->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    title_->setFont(large);
    title_->setWordWrap(true);
    pages_->addWidget(buildFound());
    pages_->addWidget(buildProposed());
    pages_->addWidget(writeText_);
    pages_->addWidget(finishedText_);
    auto* box = new QVBoxLayout(this);
    box->addWidget(title_);
    box->addWidget(pages_, 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(back_);
    row->addWidget(next_);
    row->addWidget(cancel_);
    box->addLayout(row);
    next_->setObjectName(QStringLiteral("next"));
    next_->setDefault(true);
    // As wide as its longest text: the buttons do not move from page to page.
    next_->setIcon(icon("document-save-as"));
    next_->setText(tr("&Review and write…"));
    next_->setMinimumWidth(next_->sizeHint().width());
    connect(back_, &QPushButton::clicked, this, &BootCampWizard::back);
    connect(next_, &QPushButton::clicked, this, &BootCampWizard::next);
    connect(cancel_, &QPushButton::clicked, this, &BootCampWizard::reject);
    connect(controller_, &BootCampController::proposed, this, &BootCampWizard::showProposal);
    connect(controller_, &BootCampController::written, this, [this] { go(Finished); });
    connect(controller_, &BootCampController::reportChanged, this, [this] {
        if (step() == Finished) showFinished();
    });
    connect(controller_, &BootCampController::outdated, this, [this] {
        if (step() != Finished) propose();
    });
    connect(tables_->session(), &QObject::destroyed, this, [this] { QDialog::reject(); });
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
        auto* dialog = new GptRepairDialog(tables_, false, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    other_ = new QPushButton(tr("&Show other partitions in the MBR…"), page);
    other_->hide();
    box->addWidget(other_, 0, Qt::AlignLeft);
    connect(other_, &QPushButton::clicked, this, [this] {
        options_->choosePartitions();
        go(Proposed);
    });
    return page;
}

QWidget* BootCampWizard::buildProposed() {
    auto* page = new QWidget(this);
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    options_ = new BootCampOptions(page);
    box->addWidget(options_);
    proposedText_ = browser(tr("Proposed table"), page);
    box->addWidget(proposedText_, 1);
    connect(options_, &BootCampOptions::changed, this, &BootCampWizard::propose);
    return page;
}

void BootCampWizard::propose() {
    controller_->propose(options_->options());
    updateButtons();
}

void BootCampWizard::showProposal() {
    const BootCampDiagnosis& found = controller_->found();
    if (found.report != nullptr) {
        foundText_->setHtml(foundHtml(found));
        repairGpt_->setVisible(found.repairGptFirst());
        other_->setVisible(found.mayShowOthers());
        options_->show(found);
    }
    proposedText_->setHtml(proposedHtml(found, palette()));
    updateButtons();
}

void BootCampWizard::showFinished() {
    finishedText_->setHtml(finishedHtml(controller_->found(), controller_->now()));
}

void BootCampWizard::go(Step step) {
    const BootCampDiagnosis& found = controller_->found();
    pages_->setCurrentIndex(step);
    switch (step) {
        case Found: title_->setText(tr("Step 1 of 3: Findings")); break;
        case Proposed:
            title_->setText(found.report && found.report->lostBootCamp
                                ? tr("Step 2 of 3: Table that restores Windows")
                                : tr("Step 2 of 3: Proposed table"));
            break;
        case Write:
            title_->setText(tr("Step 3 of 3: Review and write"));
            writeText_->setHtml(
                writeHtml(found, tables_->session()->title(), tables_->session()->opened().isDevice));
            break;
        case Finished:
            title_->setText(found.startsWindows() ? tr("Boot Camp restored") : tr("Hybrid MBR written"));
            showFinished();
            break;
    }
    updateButtons();
}

void BootCampWizard::updateButtons() {
    const Step now = step();
    const bool possible = controller_->possible();
    back_->setVisible(now == Proposed || now == Write);
    next_->setVisible(now != Finished);
    next_->setEnabled(possible);
    next_->setText(now == Write ? tr("&Review and write…") : tr("&Next"));
    next_->setIcon(now == Write ? icon("document-save-as") : QIcon());
    cancel_->setText(now == Finished || (controller_->ready() && !possible && now == Found) ? tr("&Close")
                                                                                            : tr("Cancel"));
    if (now == Finished) cancel_->setDefault(true);
    else next_->setDefault(true);
    if (!controller_->ready() && now == Found && !controller_->found().report)
        foundText_->setHtml(tr("<p>Reading the disk…</p>"));
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
    if (step() == Write) controller_->unstage();
    go(step() == Write ? Proposed : Found);
}

void BootCampWizard::write() {
    if (auto ok = controller_->stage(); !ok) {
        writeText_->setHtml(tr("<p>⚠ <b>Cannot change this disk: %1.</b></p>")
                                .arg(capitalized(errorText(ok.error())).toHtmlEscaped()));
        next_->setEnabled(false);
        return;
    }
    tables_->session()->requestReview();
}

void BootCampWizard::reject() {
    if (step() != Finished) controller_->unstage();
    QDialog::reject();
}

}  // namespace sectorsmith::gui
