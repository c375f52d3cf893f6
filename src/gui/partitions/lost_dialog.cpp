// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/lost_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <atomic>

#include "base/units.h"
#include "gui/partitions/plan_view.h"
#include "gui/session/background.h"

namespace sectorsmith::gui {

struct LostDialog::Running : public Progress {
    void update(std::uint64_t now, std::uint64_t of) override {
        done.store(now, std::memory_order_relaxed);
        total.store(of, std::memory_order_relaxed);
    }
    bool cancelled() const override { return stop.load(std::memory_order_relaxed); }
    std::atomic<std::uint64_t> done = 0;
    std::atomic<std::uint64_t> total = 0;
    std::atomic<bool> stop = false;
};

LostDialog::LostDialog(PartitionsController* controller, QWidget* parent)
    : QDialog(parent), controller_(controller) {
    setWindowTitle(tr("Find lost partitions"));
    auto* box = new QVBoxLayout(this);
    auto* intro = new QLabel(
        tr("Looks all over the disk for the beginnings of file systems (NTFS, FAT, exFAT, HFS+, APFS, "
           "ext), their backups and for copies of partition tables. Nothing is written."),
        this);
    intro->setWordWrap(true);
    box->addWidget(intro);
    every_ = new QCheckBox(tr("Look at &every sector (slower, finds what is not aligned)"), this);
    box->addWidget(every_);
    auto* row = new QHBoxLayout;
    bar_ = new QProgressBar(this);
    bar_->setRange(0, 1000);
    bar_->setAccessibleName(tr("Progress of the search"));
    row->addWidget(bar_, 1);
    search_ = new QPushButton(tr("&Search"), this);
    search_->setDefault(true);
    row->addWidget(search_);
    box->addLayout(row);
    state_ = new QLabel(this);
    state_->setWordWrap(true);
    box->addWidget(state_);
    list_ = new QTreeWidget(this);
    list_->setAccessibleName(tr("What was found"));
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    list_->setHeaderLabels({tr("Found"), tr("Label"), tr("First sector"), tr("Size"), tr("Confidence"),
                            tr("Evidence"), tr("In the table")});
    box->addWidget(list_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    propose_ = buttons->addButton(tr("&Propose a table…"), QDialogButtonBox::ActionRole);
    propose_->setEnabled(false);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(propose_, &QPushButton::clicked, this, &LostDialog::propose);
    connect(search_, &QPushButton::clicked, this, [this] {
        if (scanning()) stop();
        else start();
    });
    timer_.setInterval(200);
    connect(&timer_, &QTimer::timeout, this, &LostDialog::tick);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 28);
}

LostDialog::~LostDialog() { stop(); }

void LostDialog::stop() {
    if (running_) running_->stop = true;
}

void LostDialog::start() {
    if (scanning()) return;
    running_ = std::make_shared<Running>();
    search_->setText(tr("&Stop"));
    propose_->setEnabled(false);
    list_->clear();
    every_->setEnabled(false);
    since_.start();
    timer_.start();
    tick();
    LostOptions options;
    options.everySector = every_->isChecked();
    runInBackground(
        this,
        [source = controller_->session()->source(), options, running = running_] {
            return scanLost(*source, readDiskTables(*source), options, *running);
        },
        [this](Result<LostScan> scan) {
            timer_.stop();
            running_.reset();
            search_->setText(tr("&Search"));
            every_->setEnabled(true);
            if (!scan) {
                bar_->setValue(0);
                state_->setText(scan.error().cause == Cause::Cancelled
                                    ? tr("The search was stopped.")
                                    : QString::fromStdString(scan.error().message));
                return;
            }
            bar_->setValue(1000);
            scan_ = std::make_shared<LostScan>(std::move(*scan));
            show(*scan_);
        });
}

void LostDialog::tick() {
    if (!running_) return;
    const std::uint64_t done = running_->done;
    const std::uint64_t total = running_->total;
    const double part = total == 0 ? 0 : static_cast<double>(done) / static_cast<double>(total);
    bar_->setValue(static_cast<int>(part * 1000));
    const double seconds = static_cast<double>(since_.elapsed()) / 1000.0;
    QString text = tr("%1 of %2")
                       .arg(QString::fromStdString(formatSizeDecimal(done)),
                            QString::fromStdString(formatSizeDecimal(total)));
    if (seconds > 1 && done > 0) {
        text += tr(", %1/s").arg(QString::fromStdString(
            formatSizeDecimal(static_cast<std::uint64_t>(static_cast<double>(done) / seconds))));
        const auto left = static_cast<qint64>(seconds / part - seconds);
        text += left >= 120 ? tr(", about %n minute(s) left", nullptr, static_cast<int>(left / 60))
                            : tr(", about %n second(s) left", nullptr, static_cast<int>(left));
    }
    state_->setText(text);
}

void LostDialog::show(const LostScan& scan) {
    const quint64 sector = controller_->session()->sectorSize();
    int unknown = 0;
    for (const LostVolume& volume : scan.volumes) {
        PartitionContent content;
        content.fileSystem = volume.type;
        auto* item = new QTreeWidgetItem(list_);
        item->setText(0, contentText(content));
        item->setText(1, QString::fromStdString(volume.label));
        item->setText(2, QString::number(volume.offset / sector));
        item->setText(3, QString::fromStdString(formatSizeDecimal(volume.length)));
        item->setText(4, tr("%1 %").arg(volume.confidence));
        item->setText(5, QString::fromStdString(volume.evidence));
        item->setText(6, volume.known != 0 ? tr("yes, partition %1").arg(volume.known)
                         : volume.inside   ? tr("no, inside another")
                                           : tr("no"));
        if (volume.known == 0 && !volume.inside) ++unknown;
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const LostTable& table : scan.tables) {
        auto* item = new QTreeWidgetItem(list_);
        item->setText(0, tr("GPT header"));
        item->setText(2, QString::number(table.offset / sector));
        item->setText(5, tr("checksum is right; partitions: %1").arg(table.partitions));
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (int i = 0; i < list_->columnCount(); ++i) list_->resizeColumnToContents(i);
    QString text = unknown == 0 ? tr("Every volume found is in the partition table.")
                   : unknown == 1
                       ? tr("One volume was found that the partition table does not show.")
                       : tr("%1 volumes were found that the partition table does not show.").arg(unknown);
    if (scan.unreadableBytes > 0)
        text +=
            QLatin1Char(' ') +
            tr("%1 could not be read.").arg(QString::fromStdString(formatSizeDecimal(scan.unreadableBytes)));
    state_->setText(text);
    propose_->setEnabled(!scan.volumes.empty());
    propose_->setDefault(unknown > 0);
}

void LostDialog::propose() {
    if (!scan_) return;
    propose_->setEnabled(false);
    controller_->plan(
        this,
        [scan = scan_](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
            return proposeLostTable(*disk, tables, *scan);
        },
        [this](Result<PreparedPlan> plan) {
            propose_->setEnabled(true);
            if (!plan) {
                state_->setText(QString::fromStdString(plan.error().message));
                return;
            }
            auto* dialog = new PlanDialog(*plan, controller_->session()->sectorSize(), this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &QDialog::accepted, this, [this, staged = plan->plan] {
                if (auto ok = controller_->stage(staged); ok) accept();
                else state_->setText(QString::fromStdString(ok.error().message));
            });
            dialog->open();
        });
}

}  // namespace sectorsmith::gui
