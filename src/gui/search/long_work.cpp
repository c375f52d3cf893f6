// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/long_work.h"

#include <QCoreApplication>
#include <algorithm>
#include <atomic>

#include "gui/session/background.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

struct LongWork::State : Progress {
    std::atomic<std::uint64_t> done = 0;
    std::atomic<std::uint64_t> total = 0;
    std::atomic<bool> stop = false;

    void update(std::uint64_t now, std::uint64_t all) override {
        done.store(now, std::memory_order_relaxed);
        total.store(all, std::memory_order_relaxed);
    }
    bool cancelled() const override { return stop.load(std::memory_order_relaxed); }
};

LongWork::LongWork(QObject* parent) : QObject(parent) {
    timer_.setInterval(100);
    connect(&timer_, &QTimer::timeout, this, &LongWork::ticked);
}

LongWork::~LongWork() { cancel(); }

void LongWork::start(std::function<void(Progress&)> work) {
    cancel();
    state_ = std::make_shared<State>();
    running_ = true;
    clock_.start();
    timer_.start();
    runInBackground(
        this,
        [state = state_, work = std::move(work)] {
            work(*state);
            return state;
        },
        [this](const std::shared_ptr<State>& state) {
            if (state == state_) finish();
        });
}

void LongWork::finish() {
    timer_.stop();
    elapsed_ = clock_.elapsed();
    running_ = false;
    Q_EMIT ticked();
    Q_EMIT ended();
}

void LongWork::cancel() {
    if (state_) state_->stop.store(true, std::memory_order_relaxed);
}

quint64 LongWork::done() const { return state_ ? state_->done.load(std::memory_order_relaxed) : 0; }
quint64 LongWork::total() const { return state_ ? state_->total.load(std::memory_order_relaxed) : 0; }

double LongWork::bytesPerSecond() const {
    const qint64 elapsed = running_ ? clock_.elapsed() : elapsed_;
    return elapsed <= 0 ? 0 : static_cast<double>(done()) * 1000.0 / static_cast<double>(elapsed);
}

QString LongWork::progressText() const {
    const double speed = bytesPerSecond();
    const QString part = sizeText(done()), whole = sizeText(total());
    if (speed <= 0) return tr("%1 of %2").arg(part, whole);
    // The first moments tell nothing about the rest.
    if (!running_ || clock_.elapsed() <= 2000 || total() <= done())
        //: Done, total, speed: 1.2 GB of 8 GB, 100 MB/s
        return tr("%1 of %2, %3").arg(part, whole, speedText(speed));
    //: Done, total, speed, time: 1.2 GB of 8 GB, 100 MB/s, 2 minutes left
    return tr("%1 of %2, %3, %4 left")
        .arg(part, whole, speedText(speed), durationText(static_cast<double>(total() - done()) / speed));
}

QString speedText(double bytesPerSecond) {
    return tr("%1/s").arg(sizeText(static_cast<std::uint64_t>(bytesPerSecond)));
}

QString durationText(double seconds) {
    const auto whole = static_cast<quint64>(std::clamp(seconds + 0.5, 0.0, 1e9));
    if (whole < 90) return tr("%n second(s)", nullptr, static_cast<int>(whole));
    if (whole < 5400) return tr("%n minute(s)", nullptr, static_cast<int>((whole + 30) / 60));
    return tr("%n hour(s)", nullptr, static_cast<int>((whole + 1800) / 3600));
}

}  // namespace sectorsmith::gui
