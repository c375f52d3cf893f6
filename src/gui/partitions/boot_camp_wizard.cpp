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

#include "gui/hexview/hex_colors.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/partitions/plan_view.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "ops/partition_contents.h"

namespace sectorsmith::gui {

namespace {

// As a sentence: the core's begin with what they are about, often small.
QString clauseHtml(const Message& text) { return capitalized(messageText(text)).toHtmlEscaped(); }
QString clauseHtml(const Error& error) { return capitalized(errorText(error)).toHtmlEscaped(); }

QString item(const QString& mark, const QString& text) {
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(mark, text);
}
QString good(const QString& text) { return item(QStringLiteral("✔"), text); }
QString bad(const QString& text) { return item(QStringLiteral("✘"), QStringLiteral("<b>%1</b>").arg(text)); }
QString caution(const QString& text) { return item(QStringLiteral("⚠"), text); }

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

// Sector 0's own part of a plan is in the tables above it: here the bytes of all of it.
QString planBytesHtml(const PreparedPlan& plan, std::uint32_t sectorSize, const QPalette& palette) {
    QString text;
    for (std::size_t i = 0; i < plan.plan.writes.size(); ++i) {
        const PlannedWrite& write = plan.plan.writes[i];
        text += QStringLiteral("<p><b>%1</b> – %2</p>")
                    .arg(clauseHtml(write.why),
                         BootCampWizard::tr("bytes in sector %1").arg(write.offset / sectorSize));
        text += bytesHtml(write.offset, plan.before[i], write.bytes, palette);
    }
    return text;
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

// Off the GUI thread; the report is read with it, so that both speak of the same bytes.
void BootCampWizard::propose() {
    ready_ = false;
    updateButtons();
    struct Answer {
        std::shared_ptr<const DiskReport> report;
        std::shared_ptr<HybridProposal> proposal;
        bool bootCodeMissing = false;
        bool signatureMissing = false;
    };
    auto answer = std::make_shared<Answer>();
    controller_->plan(
        planning_,
        [answer, options = options()](const std::shared_ptr<ByteSource>& disk,
                                      const DiskTables& tables) -> Result<TablePlan> {
            answer->report = readDiskReport(disk);
            // What is missing before any option fills it: the questions stay in view when they are answered.
            auto plain = options;
            plain.writeBootCode = false;
            plain.diskSignature.reset();
            if (auto bare = proposeHybrid(*disk, tables, answer->report->contents, plain)) {
                for (const HybridQuestion& question : bare->questions) {
                    answer->bootCodeMissing |= question.option == "boot-code";
                    answer->signatureMissing |= question.option == "disk-signature";
                }
            }
            auto made = proposeHybrid(*disk, tables, answer->report->contents, options);
            if (!made) return std::unexpected(made.error());
            answer->proposal = std::make_shared<HybridProposal>(std::move(*made));
            TablePlan plan = answer->proposal->plan;
            plan.what = Message::plain(BootCampWizard::tr("Boot Camp: hybrid MBR").toStdString());
            return plan;
        },
        [this, answer](Result<PreparedPlan> plan) {
            if (stagedAt_) return;
            ready_ = true;
            report_ = answer->report;
            proposal_ = plan ? answer->proposal : nullptr;
            refusal_.reset();
            if (plan) plan_ = std::move(*plan);
            else refusal_ = plan.error();
            bootCodeMissing_ = answer->bootCodeMissing;
            signatureMissing_ = answer->signatureMissing;
            showFound();
            showChoice();
            showQuestions();
            showProposed();
            updateButtons();
        });
}

QString BootCampWizard::partitionText(unsigned number) const {
    const TableRow* row = report_ ? report_->find(TableKind::Gpt, number) : nullptr;
    if (row == nullptr) return tr("partition %1").arg(number);
    const QString& what = !row->content.isEmpty() ? row->content
                          : !row->name.isEmpty()  ? row->name
                                                  : row->typeName;
    return tr("partition %1: %2").arg(number).arg(what);
}

QString BootCampWizard::windowsName() const {
    if (report_ && report_->lostBootCamp) return *report_->lostBootCamp;
    if (report_)
        for (const PartitionContent& content : report_->contents.all)
            if ((content.bootmgr || content.ntldr) && !content.label.empty())
                return QString::fromStdString(content.label);
    return tr("Windows");
}

// Whether the proposal makes a Windows volume active, or merely shows partitions.
bool BootCampWizard::startsWindows() const {
    return proposal_ && std::ranges::any_of(proposal_->after.entries, [](const MbrEntry& entry) {
               return entry.used() && entry.active();
           });
}

// Windows is here, and starts the modern way: refused, and nothing is wrong.
bool BootCampWizard::startsByUefi() const {
    const auto& all = report_->contents.all;
    return !proposal_ && std::ranges::any_of(all, &PartitionContent::bootmgfw) &&
           std::ranges::none_of(all, [](const PartitionContent& one) { return one.bootmgr || one.ntldr; });
}

void BootCampWizard::showFound() {
    if (!report_) return;
    const QString name = windowsName().toHtmlEscaped();
    QString text;
    const bool nothingToDo = proposal_ && plan_.plan.empty();
    if (nothingToDo) {
        text = tr("<p>The MBR of this disk lists Windows (<b>%1</b>) correctly. No repair is "
                  "needed.</p><p>If Windows still does not start, check the Windows boot files and the Mac's "
                  "Startup Disk settings.</p>")
                   .arg(name);
    } else if (report_->lostBootCamp) {
        text = tr("<p>Your Windows volume <b>%1</b> is still on this disk, but the Mac no longer offers it "
                  "at startup.</p><p>The disk has two partition tables. macOS uses the newer one, the "
                  "<i>GPT</i>, which lists Windows. Windows installed by Boot Camp uses the older one, the "
                  "<i>MBR</i>, which no longer lists it: a partitioning tool has reset that table. Restoring "
                  "one entry is enough.</p>")
                   .arg(name);
        if (!proposal_)
            text += tr("<p><b>Before you continue:</b> %1.</p>")
                        .arg(refusal_ ? clauseHtml(*refusal_) : QString());
    } else if (proposal_) {
        text = tr("<p>The MBR, which a Mac uses to start Windows installed by Boot Camp (<b>%1</b>), "
                  "contains errors. The next step shows the corrected table.</p>")
                   .arg(name);
    } else if (startsByUefi()) {
        text =
            tr("<p><b>%1.</b></p><p>The Mac finds this Windows through the GPT, as it finds macOS. To start "
               "it, hold the <b>Option key (⌥, Alt)</b> while the Mac starts and choose “EFI Boot”.</p>")
                .arg(refusal_ ? clauseHtml(*refusal_) : QString());
    } else {
        text = tr("<p>Cannot recover Boot Camp on this disk:</p><p><b>%1.</b></p>")
                   .arg(refusal_ ? clauseHtml(*refusal_) : QString());
    }
    text += QStringLiteral("<h4>%1</h4><table>").arg(tr("Findings"));
    const DiskTables& tables = report_->tables;
    const bool gptGood = tables.gpt && tables.gpt->primary.good() && tables.gpt->backup.good();
    if (!tables.isGptLike()) text += bad(tr("The disk has no GUID partition table (GPT)"));
    else if (gptGood)
        text += good(tr("The GPT, which macOS uses, is intact and lists %n partition(s)", nullptr,
                        static_cast<int>(report_->gpt.size())));
    else text += bad(tr("The GPT is damaged; repair it first"));
    for (const TableRow& row : report_->gpt) {
        const PartitionContent* content = report_->contents.at(row.offset);
        if (content == nullptr || row.family != Family::Windows || !content->bootSector) continue;
        const QString what = (row.content.isEmpty() ? row.typeName : row.content).toHtmlEscaped();
        text += content->bootSector->fromBackup
                    ? caution(tr("Partition %1 (%2): the boot sector is damaged, but its copy at the end of "
                                 "the volume is intact")
                                  .arg(row.index)
                                  .arg(what))
                    : good(tr("Partition %1 is a Windows volume: %2").arg(row.index).arg(what));
        if (content->bootmgr || content->ntldr)
            text += good(tr("Windows boot manager (%1) found")
                             .arg(content->bootmgr ? QStringLiteral("BOOTMGR") : QStringLiteral("NTLDR")));
        if (content->bootSector->hiddenSectors != row.first)
            text +=
                caution(tr("The volume was moved and records its old position; this is corrected as well"));
    }
    bool shown = false;
    for (const TableRow& row : report_->mbr)
        shown = shown || (row.pair != 0 && row.family == Family::Windows);
    if (tables.isGptLike())
        text += shown            ? good(tr("The MBR lists Windows"))
                : startsByUefi() ? good(tr("The MBR does not list Windows; this Windows does not need it"))
                                 : bad(tr("The MBR does not list Windows"));
    if (tables.mbr && tables.isGptLike() && !startsByUefi())
        text += tables.mbr->mbr.hasBootCode()
                    ? good(tr("The MBR contains boot code"))
                    : caution(tr("The MBR contains no boot code; you can write it in the next step"));
    text += QStringLiteral("</table>");
    if (proposal_ && !proposal_->warnings.empty()) {
        text += QStringLiteral("<h4>%1</h4><ul>").arg(tr("Notes"));
        for (const Message& warning : proposal_->warnings)
            text += QStringLiteral("<li>%1</li>").arg(clauseHtml(warning));
        text += QStringLiteral("</ul>");
    }
    if (proposal_ && !nothingToDo) {
        text += QStringLiteral("<h4>%1</h4><p>%2</p>")
                    .arg(tr("Planned changes"),
                         plan_.plan.writes.size() == 1
                             ? tr("Only one sector changes, the MBR. macOS, Windows, your files and the GPT "
                                  "are not modified. You review every byte before it is written and can undo "
                                  "the change at any time.")
                             : tr("The MBR and the boot sector of the Windows volume with its copy change. "
                                  "macOS, your files and the GPT are not modified. You review every byte "
                                  "before it is written and can undo the change at any time."));
    }
    foundText_->setHtml(text);
    repairGpt_->setVisible(!proposal_ && tables.isGptLike() && !gptGood);
    other_->setVisible(!proposal_ && tables.isGptLike() && gptGood && !startsByUefi());
}

// The GPT's partitions, each to be shown or not; filled once.
void BootCampWizard::showChoice() {
    if (!shown_.empty()) return;
    auto* grid = qobject_cast<QGridLayout*>(chosen_->layout());
    int at = 0;
    for (const TableRow& row : report_->gpt) {
        if (at == 16) break;  // more is no case for an MBR
        QString text = partitionText(row.index).replace(QLatin1Char('&'), QLatin1String("&&"));
        text[0] = text[0].toUpper();
        auto* box = new QCheckBox(text, chosen_);
        if (proposal_)
            for (const unsigned number : proposal_->shows)
                box->setChecked(box->isChecked() || number == row.index);
        grid->addWidget(box, at / 2, at % 2);
        ++at;
        shown_.emplace_back(box, row.index);
        connect(box, &QCheckBox::toggled, this, [this] { propose(); });
    }
}

void BootCampWizard::showQuestions() {
    filling_ = true;
    if (proposal_) {
        const QVariant chosen = active_->currentData();
        active_->clear();
        active_->addItem(tr("Recommended"), 0);
        unsigned shownActive = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            if (proposal_->shows[i] == 0) continue;
            const TableRow* row = report_->find(TableKind::Gpt, proposal_->shows[i]);
            if (row == nullptr || row->family != Family::Windows) continue;
            active_->addItem(partitionText(proposal_->shows[i]), proposal_->shows[i]);
            if (proposal_->after.entries[i].active()) shownActive = proposal_->shows[i];
        }
        if (shownActive != 0) active_->setItemText(0, tr("%1 (recommended)").arg(partitionText(shownActive)));
        active_->setCurrentIndex(chosen.isValid() ? std::max(0, active_->findData(chosen)) : 0);
        const bool choice = active_->count() > 2;
        active_->setVisible(choice);
        activeLabel_->setVisible(choice);
        switch (proposal_->layout) {
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
            for (const PartitionContent& content : report_->contents.all)
                for (const std::uint32_t known : content.bcdDiskSignatures)
                    if (const QString text =
                            QStringLiteral("%1").arg(known, 8, 16, QLatin1Char('0')).toUpper();
                        signature_->findText(text) < 0)
                        signature_->addItem(text);
            signature_->addItem(
                QStringLiteral("%1").arg(randomDiskSignature(), 8, 16, QLatin1Char('0')).toUpper());
        }
        QStringList texts;
        for (const HybridQuestion& question : proposal_->questions) texts << messageText(question.text);
        if (bootCodeMissing_ && bootCode_->isChecked())
            texts << tr("The MBR contains no boot code. Sectorsmith's boot code starts the Windows volume.");
        if (signatureMissing_ && newSignature_->isChecked())
            texts << tr(
                "After a new disk signature, Windows may need a startup repair from its installation disc.");
        questionText_->setText(texts.join(QStringLiteral("\n\n")));
        questionText_->setVisible(!texts.isEmpty());
        bootCode_->setVisible(bootCodeMissing_);
        newSignature_->setVisible(signatureMissing_);
        signature_->setVisible(signatureMissing_);
        signature_->setEnabled(newSignature_->isChecked());
        questions_->setVisible(bootCodeMissing_ || signatureMissing_ || !proposal_->questions.empty());
    } else {
        questions_->hide();
    }
    filling_ = false;
}

void BootCampWizard::showProposed() {
    if (!proposal_) {
        proposedText_->setHtml(QStringLiteral("<p><b>⚠ %1.</b></p><p>%2</p>")
                                   .arg(refusal_ ? clauseHtml(*refusal_) : QString(),
                                        tr("Choose another layout or other partitions.")));
        return;
    }
    QString text = mbrHtml(proposal_->before, proposal_->after, *report_, palette());
    if (!proposal_->reasons.empty()) {
        text += QStringLiteral("<h4>%1</h4><ul>").arg(tr("Reasons"));
        for (const Message& reason : proposal_->reasons)
            text += QStringLiteral("<li>%1</li>").arg(clauseHtml(reason));
        text += QStringLiteral("</ul>");
    }
    int errors = 0;
    QStringList left;
    for (const Finding& finding : plan_.findingsAfter) {
        if (finding.severity == sectorsmith::Severity::Info) continue;
        ++errors;
        left << clauseHtml(finding.message);
    }
    text += errors == 0
                ? QStringLiteral("<p>✔ %1</p>").arg(tr("The check finds no problems in this table."))
                : QStringLiteral("<p>⚠ %1</p><ul><li>%2</li></ul>")
                      .arg(tr("The check reports for this table:"), left.join(QStringLiteral("</li><li>")));
    text += QStringLiteral("<h4>%1</h4>").arg(tr("Bytes"));
    text += planBytesHtml(plan_, report_->tables.sectorSize, palette());
    proposedText_->setHtml(text);
}

void BootCampWizard::showWrite() {
    QString text =
        tr("<p>Nothing has been written yet. “Review and write” shows every changed byte of the disk "
           "<b>%1</b>, old and new. The changes are written after you confirm them there.</p>")
            .arg(controller_->session()->title().toHtmlEscaped());
    text += QStringLiteral("<h4>%1</h4><ul>").arg(tr("Changes to write"));
    for (const PlannedWrite& write : plan_.plan.writes)
        text += QStringLiteral("<li>%1</li>")
                    .arg(tr("%1, in sector %2")
                             .arg(clauseHtml(write.why))
                             .arg(write.offset / report_->tables.sectorSize));
    text += QStringLiteral("</ul>");
    text += QStringLiteral("<h4>%1</h4>").arg(tr("How your data is protected"));
    text +=
        tr("<ul><li>Before writing, the old contents are saved in an undo record. You can undo the change "
           "later, even after a restart.</li><li>After writing, the sectors are read back and "
           "verified.</li><li>The GPT, macOS and all files are not modified.</li></ul>");
    if (controller_->session()->opened().isDevice)
        text +=
            tr("<p>If the Mac started from this disk, start it from another disk first: macOS protects its "
               "startup disk from writing.</p>");
    else text += tr("<p>This is an image file: no real disk is affected, so you can practice safely.</p>");
    writeText_->setHtml(text);
}

void BootCampWizard::showFinished() {
    const std::shared_ptr<const DiskReport>& report = controller_->report();
    QString text;
    if (!controller_->current() || report == nullptr) {
        text = tr("<p>The new table was written and verified. Checking…</p>");
    } else {
        QStringList wrong;
        for (const Finding& finding : report->findings)
            if (finding.severity != sectorsmith::Severity::Info) wrong << clauseHtml(finding.message);
        text = wrong.isEmpty()
                   ? tr("<p>✔ The new table was written and verified. The check finds no problems.</p>")
                   : tr("<p>⚠ The new table was written and verified. The check reports:</p>") +
                         QStringLiteral("<ul><li>") + wrong.join(QStringLiteral("</li><li>")) +
                         QStringLiteral("</li></ul>");
    }
    if (!startsWindows()) {
        finishedText_->setHtml(text +
                               tr("<p>To undo this change, choose “Undo records” in the Edit menu.</p>"));
        return;
    }
    const QString name = windowsName().toHtmlEscaped();
    text +=
        tr("<h4>The next time you start the Mac</h4><ol>"
           "<li>Restart the Mac and hold the <b>Option key (⌥, Alt)</b> until the startup disks appear.</li>"
           "<li>Choose the disk named <b>Windows</b> (some Macs show it as “%1” or “EFI Boot”).</li>"
           "<li>If Windows checks its disk (chkdsk), let it finish.</li></ol>"
           "<p>Without the key, macOS starts as before. To always start Windows, choose it in macOS under "
           "System "
           "Settings &gt; Startup Disk, or in Windows in the Boot Camp control panel.</p>"
           "<h4>If Windows does not start</h4><ul>"
           "<li>Black screen with “No bootable device”: this Mac requires different boot code or another "
           "active "
           "partition. Open this wizard again and try the layout “Windows only”.</li>"
           "<li>“BOOTMGR is missing” or error 0xc000000e: the Mac finds Windows, but the Windows boot files "
           "need "
           "Startup Repair from the installation disc.</li>"
           "<li>Do not let other partitioning tools “repair” the disk: most of them reset this "
           "table.</li></ul>"
           "<p>To undo this change, choose “Undo records” in the Edit menu.</p>")
            .arg(name);
    finishedText_->setHtml(text);
}

void BootCampWizard::go(Step step) {
    pages_->setCurrentIndex(step);
    switch (step) {
        case Found: title_->setText(tr("Step 1 of 3: Findings")); break;
        case Proposed:
            title_->setText(report_ && report_->lostBootCamp ? tr("Step 2 of 3: Table that restores Windows")
                                                             : tr("Step 2 of 3: Proposed table"));
            break;
        case Write:
            title_->setText(tr("Step 3 of 3: Review and write"));
            showWrite();
            break;
        case Finished:
            title_->setText(startsWindows() ? tr("Boot Camp restored") : tr("Hybrid MBR written"));
            stagedAt_.reset();
            showFinished();
            break;
    }
    updateButtons();
}

void BootCampWizard::updateButtons() {
    const Step now = step();
    const bool possible = ready_ && proposal_ && !plan_.plan.empty();
    back_->setVisible(now == Proposed || now == Write);
    next_->setVisible(now != Finished);
    next_->setEnabled(possible);
    next_->setText(now == Write ? tr("&Review and write…") : tr("&Next"));
    next_->setIcon(now == Write ? icon("document-save-as") : QIcon());
    cancel_->setText(now == Finished || (ready_ && !possible && now == Found) ? tr("&Close") : tr("Cancel"));
    if (now == Finished) cancel_->setDefault(true);
    else next_->setDefault(true);
    if (!ready_ && now == Found && !report_) foundText_->setHtml(tr("<p>Reading the disk…</p>"));
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
        if (auto ok = controller_->stage(plan_); !ok) {
            stagedAt_.reset();
            writeText_->setHtml(
                tr("<p>⚠ <b>Cannot change this disk: %1.</b></p>").arg(clauseHtml(ok.error())));
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
