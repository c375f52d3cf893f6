// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/lost_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <atomic>

#include "base/units.h"
#include "gui/partitions/plan_view.h"
#include "gui/search/long_work.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "ops/lost_labels.h"
#include "part/content.h"

namespace sectorsmith::gui {

namespace {

enum LostColumn {
    NumberColumn,
    FoundColumn,
    LabelColumn,
    NameColumn,
    SectorColumn,
    SizeColumn,
    ConfidenceColumn,
    EvidenceColumn,
    TableColumn
};

struct LostAnswer {
    LostScan scan;
    std::vector<std::size_t> suggested;  // indices
};

}  // namespace

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
    auto* intro =
        new QLabel(tr("Searches the entire disk for file systems (NTFS, FAT, exFAT, HFS+, APFS, ext), their "
                      "backup boot sectors, and copies of partition tables. Nothing is written."),
                   this);
    intro->setWordWrap(true);
    box->addWidget(intro);
    every_ = new QCheckBox(tr("Search &every sector (slower, finds unaligned volumes)"), this);
    box->addWidget(every_);
    auto* row = new QHBoxLayout;
    bar_ = new QProgressBar(this);
    bar_->setRange(0, 1000);
    bar_->setAccessibleName(tr("Search progress"));
    row->addWidget(bar_, 1);
    search_ = new QPushButton(tr("&Search"), this);
    search_->setDefault(true);
    row->addWidget(search_);
    box->addLayout(row);
    state_ = new QLabel(this);
    state_->setWordWrap(true);
    box->addWidget(state_);
    list_ = new QTreeWidget(this);
    list_->setAccessibleName(tr("Search results"));
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    list_->setHeaderLabels({tr("Number"), tr("Found"), tr("Label"), tr("Partition name"), tr("First sector"),
                            tr("Size"), tr("Confidence"), tr("Evidence"), tr("In the table")});
    list_->setToolTip(tr("The proposed table contains the selected volumes."));
    for (int i = 0; i < list_->columnCount(); ++i) list_->resizeColumnToContents(i);
    box->addWidget(list_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    propose_ = buttons->addButton(tr("&Propose table…"), QDialogButtonBox::ActionRole);
    propose_->setEnabled(false);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(propose_, &QPushButton::clicked, this, &LostDialog::propose);
    connect(list_, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem*, int column) {
        if (column == NumberColumn) propose_->setEnabled(!chosen().empty());
    });
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
        [source = controller_->session()->source(), options, running = running_]() -> Result<LostAnswer> {
            const DiskTables tables = readDiskTables(*source);
            auto scan = scanLost(*source, tables, options, *running);
            if (!scan) return std::unexpected(scan.error());
            fillLostLabels(source, *scan);
            auto suggested = suggestedLostVolumes(tables, *scan);
            return LostAnswer{std::move(*scan), std::move(suggested)};
        },
        [this](Result<LostAnswer> answer) {
            timer_.stop();
            running_.reset();
            search_->setText(tr("&Search"));
            every_->setEnabled(true);
            if (!answer) {
                bar_->setValue(0);
                state_->setText(answer.error().cause == Cause::Cancelled ? tr("Search stopped.")
                                                                         : errorText(answer.error()));
                return;
            }
            bar_->setValue(1000);
            scan_ = std::make_shared<LostScan>(std::move(answer->scan));
            show(*scan_, answer->suggested);
        });
}

void LostDialog::tick() {
    if (!running_) return;
    const std::uint64_t done = running_->done;
    const std::uint64_t total = running_->total;
    const double part = total == 0 ? 0 : static_cast<double>(done) / static_cast<double>(total);
    bar_->setValue(static_cast<int>(part * 1000));
    const double seconds = static_cast<double>(since_.elapsed()) / 1000.0;
    if (seconds <= 1 || done == 0) state_->setText(tr("%1 of %2").arg(sizeText(done), sizeText(total)));
    else
        state_->setText(tr("%1 of %2, %3, %4 left")
                            .arg(sizeText(done), sizeText(total),
                                 speedText(static_cast<double>(done) / seconds),
                                 durationText(seconds / part - seconds)));
}

std::vector<unsigned> LostDialog::chosen() const {
    std::vector<unsigned> numbers;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = list_->topLevelItem(i);
        if (item->checkState(NumberColumn) == Qt::Checked)
            numbers.push_back(item->text(NumberColumn).toUInt());
    }
    return numbers;
}

void LostDialog::show(const LostScan& scan, const std::vector<std::size_t>& suggested) {
    const QSignalBlocker quiet(list_);
    const quint64 sector = controller_->session()->sectorSize();
    int unknown = 0;
    for (std::size_t i = 0; i < scan.volumes.size(); ++i) {
        const LostVolume& volume = scan.volumes[i];
        auto* item = new QTreeWidgetItem(list_);
        item->setText(NumberColumn, QString::number(i + 1));
        // What the table has already needs no place in it.
        if (volume.known == 0)
            item->setCheckState(NumberColumn, std::ranges::find(suggested, i) != suggested.end()
                                                  ? Qt::Checked
                                                  : Qt::Unchecked);
        item->setText(FoundColumn, QString::fromStdString(fileSystemTitle(volume.type, volume.version)));
        item->setText(LabelColumn, toQString(volume.label).simplified().left(200));
        item->setText(NameColumn, toQString(volume.partitionName).simplified().left(200));
        item->setText(SectorColumn, QString::number(volume.offset / sector));
        item->setText(SizeColumn, sizeText(volume.length));
        item->setText(ConfidenceColumn, tr("%1 %").arg(volume.confidence));
        item->setText(EvidenceColumn, messageText(volume.evidence));
        item->setText(TableColumn, volume.known != 0 ? tr("yes, partition %1").arg(volume.known)
                                   : volume.inside   ? tr("no, inside another")
                                                     : tr("no"));
        if (volume.known == 0 && !volume.inside) ++unknown;
        for (const int column : {SectorColumn, SizeColumn, ConfidenceColumn})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const LostTable& table : scan.tables) {
        auto* item = new QTreeWidgetItem(list_);
        item->setText(FoundColumn, tr("GPT header"));
        item->setText(SectorColumn, QString::number(table.offset / sector));
        item->setText(EvidenceColumn,
                      tr("valid checksum; %n partition(s)", nullptr, static_cast<int>(table.entries.size())));
        item->setTextAlignment(SectorColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (int i = 0; i < list_->columnCount(); ++i) list_->resizeColumnToContents(i);
    QString text =
        unknown == 0 ? tr("All volumes found are in the partition table.")
                     : tr("%n volume(s) found that are missing from the partition table.", nullptr, unknown);
    if (scan.unreadableBytes > 0)
        text += QLatin1Char(' ') + tr("%1 unreadable.").arg(sizeText(scan.unreadableBytes));
    state_->setText(text);
    propose_->setEnabled(!chosen().empty());
    propose_->setDefault(unknown > 0);
}

void LostDialog::propose() {
    if (!scan_) return;
    propose_->setEnabled(false);
    controller_->plan(
        this,
        [scan = scan_, numbers = chosen()](const std::shared_ptr<ByteSource>& disk,
                                           const DiskTables& tables) {
            return proposeLostTable(*disk, tables, *scan, numbers);
        },
        [this](Result<PreparedPlan> plan) {
            propose_->setEnabled(true);
            if (!plan) {
                state_->setText(errorText(plan.error()));
                return;
            }
            plan->plan.what = Message::plain(tr("Restore lost partitions").toStdString());
            auto* dialog = new PlanDialog(*plan, controller_->session()->sectorSize(), this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &QDialog::accepted, this, [this, staged = *plan] {
                if (auto ok = controller_->stage(staged); ok) accept();
                else state_->setText(errorText(ok.error()));
            });
            dialog->open();
        });
}

}  // namespace sectorsmith::gui
