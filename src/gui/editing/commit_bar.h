// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>
#include <QTimer>
#include <atomic>
#include <memory>

#include "ops/commit_phase.h"

namespace sectorsmith::gui {

// How far a commit is, told from its thread.
class CommitProgress : public PhasedProgress {
 public:
    void update(std::uint64_t done, std::uint64_t total) override;
    void phase(CommitPhase phase) override;
    bool cancelled() const override { return cancelled_.load(std::memory_order_relaxed); }

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    // CommitPhase::Lock before the first phase, too.
    CommitPhase currentPhase() const { return phase_.load(std::memory_order_relaxed); }
    std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }
    std::uint64_t total() const { return total_.load(std::memory_order_relaxed); }
    // Nothing has been written yet: cancelling does no harm.
    bool harmless() const;

 private:
    std::atomic<bool> cancelled_ = false;
    std::atomic<CommitPhase> phase_ = CommitPhase::Lock;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> total_ = 0;
};

// Shows it: one bar through all phases, the phase and its bytes in words. Also serves for waiting without a measure.
// Looks at the commit only while it is seen.
class CommitBar : public QProgressBar {
    Q_OBJECT

 public:
    explicit CommitBar(QWidget* parent = nullptr);

    // Follows a commit that begins now, until wait().
    std::shared_ptr<CommitProgress> follow();
    void follow(std::shared_ptr<CommitProgress> progress);
    // Moves without a measure.
    void wait();
    // What people can read beside it: "Reading back: 3 of 8 MiB".
    QString words() const;

 Q_SIGNALS:
    // Some 25 times a second: whoever shows more of the commit asks its progress again. That alone says how far it is.
    void looked();

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    void look();

    std::shared_ptr<CommitProgress> progress_;
    QTimer timer_;
};

}  // namespace sectorsmith::gui
