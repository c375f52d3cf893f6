// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/commit_bar.h"
#include "gui/session/text.h"

#include <QHideEvent>
#include <QShowEvent>
#include <algorithm>

namespace sectorsmith::gui {

namespace {

// Where on the bar a phase begins, in thousandths.
constexpr int whole = 1000;
int beginOf(CommitPhase phase) {
    switch (phase) {
        case CommitPhase::Lock: return 0;
        case CommitPhase::Compare: return 50;
        case CommitPhase::Record: return 250;
        case CommitPhase::Write: return 350;
        case CommitPhase::Flush: return 650;
        case CommitPhase::Verify: break;
    }
    return 750;
}
int endOf(CommitPhase phase) {
    return phase == CommitPhase::Verify ? whole
                                        : beginOf(static_cast<CommitPhase>(static_cast<int>(phase) + 1));
}

}  // namespace

void CommitProgress::update(std::uint64_t done, std::uint64_t total) {
    done_.store(done, std::memory_order_relaxed);
    total_.store(total, std::memory_order_relaxed);
}

void CommitProgress::phase(CommitPhase phase) {
    update(0, 0);
    phase_.store(phase, std::memory_order_relaxed);
}

bool CommitProgress::harmless() const { return currentPhase() < CommitPhase::Write; }

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
        case CommitPhase::Lock: break;
        case CommitPhase::Compare: return counted(tr("Comparing with the disk"));
        case CommitPhase::Record: return tr("Writing the undo record");
        case CommitPhase::Write: return counted(tr("Writing"));
        case CommitPhase::Flush: return tr("Flushing the disk's cache");
        case CommitPhase::Verify: return counted(tr("Reading back"));
    }
    return tr("Locking the disk");
}

void CommitBar::look() {
    if (!progress_) return;
    const int begin = beginOf(progress_->currentPhase());
    const int end = endOf(progress_->currentPhase());
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
