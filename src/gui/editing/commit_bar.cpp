// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/commit_bar.h"
#include "gui/session/text.h"

#include <QHideEvent>
#include <QShowEvent>
#include <array>

#include "ops/commit_phase.h"

namespace sectorsmith::gui {

namespace {

// Where on the bar each phase begins, in thousandths.
struct Stretch {
    std::string_view name;
    int begin;
};
constexpr std::array<Stretch, 6> stretches{{{commit_phase::lock, 0},
                                            {commit_phase::compare, 50},
                                            {commit_phase::record, 250},
                                            {commit_phase::write, 350},
                                            {commit_phase::flush, 650},
                                            {commit_phase::verify, 750}}};
constexpr int whole = 1000;
constexpr int writePhase = 3;

}  // namespace

void CommitProgress::update(std::uint64_t done, std::uint64_t total) {
    done_.store(done, std::memory_order_relaxed);
    total_.store(total, std::memory_order_relaxed);
}

void CommitProgress::phase(std::string_view name) {
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        if (stretches[i].name != name) continue;
        update(0, 0);
        phase_.store(static_cast<int>(i), std::memory_order_relaxed);
    }
}

bool CommitProgress::harmless() const { return currentPhase() < writePhase; }

CommitBar::CommitBar(QWidget* parent) : QProgressBar(parent) {
    constexpr int interval = 40;
    timer_.setInterval(interval);
    connect(&timer_, &QTimer::timeout, this, &CommitBar::look);
    wait();
}

std::shared_ptr<CommitProgress> CommitBar::follow() {
    follow(std::make_shared<CommitProgress>());
    return progress_;
}

void CommitBar::follow(std::shared_ptr<CommitProgress> progress) {
    progress_ = std::move(progress);
    setRange(0, whole);
    setValue(0);
    setTextVisible(true);
    if (isVisible()) timer_.start();
    look();
}

void CommitBar::wait() {
    timer_.stop();
    progress_.reset();
    setRange(0, 0);
    setTextVisible(false);
}

QString CommitBar::words() const {
    if (!progress_) return {};
    const std::uint64_t done = progress_->done();
    const std::uint64_t total = progress_->total();
    const auto counted = [&](const QString& text) {
        return total == 0 ? text : tr("%1: %2 of %3").arg(text, sizeText(done), sizeText(total));
    };
    switch (progress_->currentPhase()) {
        case 1: return counted(tr("Comparing with the disk"));
        case 2: return tr("Writing the undo record");
        case 3: return counted(tr("Writing"));
        case 4: return tr("Flushing the disk's cache");
        case 5: return counted(tr("Reading back"));
        default: return tr("Locking the disk");
    }
}

void CommitBar::look() {
    if (!progress_) return;
    const int phase = std::max(progress_->currentPhase(), 0);
    const int begin = stretches[static_cast<std::size_t>(phase)].begin;
    const int end = static_cast<std::size_t>(phase) + 1 < stretches.size()
                        ? stretches[static_cast<std::size_t>(phase) + 1].begin
                        : whole;
    const std::uint64_t total = progress_->total();
    const double part =
        total == 0 ? 0 : std::min(1.0, static_cast<double>(progress_->done()) / static_cast<double>(total));
    setFormat(words());
    setAccessibleDescription(words());
    setValue(begin + static_cast<int>(part * (end - begin)));
    Q_EMIT looked();
}

void CommitBar::showEvent(QShowEvent* event) {
    QProgressBar::showEvent(event);
    if (!progress_) return;
    timer_.start();
    look();
}

void CommitBar::hideEvent(QHideEvent* event) {
    timer_.stop();
    QProgressBar::hideEvent(event);
}

}  // namespace sectorsmith::gui
