// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/statistics_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <mutex>
#include <numeric>

#include "gui/search/range_work.h"
#include "gui/search/statistics_charts.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t maxPieces = 2000;  // about a pixel each

}  // namespace

// Between the thread that counts and the dialog.
struct StatisticsDialog::Shared {
    std::mutex mutex;
    std::vector<EntropyPiece> fresh;
    Result<ByteStatistics> result = fail(Cause::Cancelled, "");
};

StatisticsDialog::StatisticsDialog(SourceSession* session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      work_(new RangeWork(session, this)),
      entropy_(new EntropyChart(this)),
      frequencies_(new FrequencyChart(this)),
      summary_(new QLabel(this)) {
    setWindowTitle(tr("Entropy and byte frequency of %1").arg(session->title()));
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setTextFormat(Qt::PlainText);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);

    auto* box = new QVBoxLayout(this);
    box->addWidget(work_);
    auto* entropyTitle = new QLabel(tr("Entropy in bits per byte (click to go to a block)"), this);
    entropyTitle->setBuddy(entropy_);
    box->addWidget(entropyTitle);
    box->addWidget(entropy_, 3);
    box->addWidget(new QLabel(tr("Byte frequency"), this));
    box->addWidget(frequencies_, 2);
    box->addWidget(summary_);
    box->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(entropy_, &EntropyChart::placeWanted, this, [this](quint64 offset) {
        if (session_) session_->goTo(offset);
    });
    connect(session, &SourceSession::cursorChanged, entropy_,
            [chart = entropy_](quint64 offset) { chart->setCursor(offset); });
    connect(session, &QObject::destroyed, this, &QDialog::reject);
    connect(work_, &RangeWork::wanted, this, &StatisticsDialog::compute);
    connect(work_, &RangeWork::ticked, this, &StatisticsDialog::drain);
    connect(work_, &RangeWork::ended, this, &StatisticsDialog::ended);
}

StatisticsDialog::~StatisticsDialog() = default;

void StatisticsDialog::stop() { work_->stop(); }

void StatisticsDialog::compute() {
    if (!session_) return;
    const ByteRange range = work_->range();
    shared_ = std::make_shared<Shared>();
    entropy_->begin(range);
    entropy_->setCursor(session_->cursor());
    frequencies_->setCounts({});
    summary_->clear();
    work_->start([shared = shared_, source = session_->source(), range](Progress& progress) {
        auto result = countBytes(
            *source, range.offset, range.length, maxPieces,
            [&shared](const EntropyPiece& piece) {
                const std::lock_guard lock(shared->mutex);
                shared->fresh.push_back(piece);
            },
            progress);
        const std::lock_guard lock(shared->mutex);
        shared->result = std::move(result);
    });
}

void StatisticsDialog::drain() {
    if (!shared_) return;
    std::vector<EntropyPiece> fresh;
    {
        const std::lock_guard lock(shared_->mutex);
        fresh.swap(shared_->fresh);
    }
    if (!fresh.empty()) entropy_->add(fresh);
}

void StatisticsDialog::ended() {
    const std::lock_guard lock(shared_->mutex);
    if (!shared_->result) {
        work_->showProblem(shared_->result.error(), tr("⚠ %1"));
        return;
    }
    const ByteStatistics& found = *shared_->result;
    frequencies_->setCounts(found.counts);
    const auto total = static_cast<double>(found.counts.total());
    const auto percent = [total](std::uint64_t count) {
        return QLocale().toString(total > 0 ? 100.0 * static_cast<double>(count) / total : 0.0, 'f', 1);
    };
    const auto distinct = std::ranges::count_if(found.counts.of, [](std::uint64_t n) { return n > 0; });
    const std::uint64_t printable =
        std::accumulate(found.counts.of.begin() + 0x20, found.counts.of.begin() + 0x7F, std::uint64_t{0});
    QString text =
        tr("Overall entropy: %1 bits per byte. %2 of 256 byte values occur; %3 % of the bytes are zero, %4 % "
           "printable ASCII. Chart block size: %5.")
            .arg(QLocale().toString(found.counts.entropy(), 'f', 3))
            .arg(distinct)
            .arg(percent(found.counts.of[0]), percent(printable), blockSizeText(found.blockBytes));
    if (found.unreadableBytes > 0)
        text += QLatin1Char(' ') + tr("⚠ %1 unreadable, not counted.").arg(sizeText(found.unreadableBytes));
    summary_->setText(text);
    work_->showDone();
}

}  // namespace sectorsmith::gui
