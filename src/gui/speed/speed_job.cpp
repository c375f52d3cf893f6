// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_job.h"

#include <QMetaObject>
#include <QPointer>
#include <atomic>
#include <chrono>

#include "gui/session/background.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

struct SpeedJob::Shared {
    speed::SpeedOptions options;
    speed::SpeedPlan plan;
    std::atomic<bool> cancelled = false;
};

namespace {

using Clock = std::chrono::steady_clock;

// Takes what the test tells to the GUI thread. The relay lives there and goes when the test has ended.
class Messenger : public speed::SpeedObserver {
 public:
    Messenger(QObject* relay, QPointer<SpeedJob> job, const std::atomic<bool>& cancelled)
        : relay_(relay), job_(std::move(job)), cancelled_(cancelled) {}

    void status(const speed::SpeedStatus& status) override {
        const auto now = Clock::now();
        if (status.what == last_ && now < next_) return;
        last_ = status.what;
        next_ = now + std::chrono::milliseconds(100);
        post([status](SpeedJob& job) { Q_EMIT job.status(status); });
    }
    void sample(const speed::TestSpec& test, const speed::TraceSample& sample) override {
        post([name = messageText(speed::describeTest(test)), sample](SpeedJob& job) {
            Q_EMIT job.sample(name, sample);
        });
    }
    void sweepPoint(const speed::SweepPoint& point) override {
        post([point](SpeedJob& job) { Q_EMIT job.swept(point); });
    }
    bool cancelled() const override { return cancelled_.load(std::memory_order_relaxed); }

 private:
    template <typename Call>
    void post(const Call& call) {
        QMetaObject::invokeMethod(
            relay_,
            [job = job_, call] {
                if (job) call(*job);
            },
            Qt::QueuedConnection);
    }

    QObject* relay_;
    QPointer<SpeedJob> job_;
    const std::atomic<bool>& cancelled_;
    std::string last_;
    Clock::time_point next_;
};

}  // namespace

SpeedJob::SpeedJob(speed::SpeedOptions options, speed::SpeedPlan plan, QObject* parent)
    : QObject(parent), shared_(std::make_shared<Shared>()) {
    shared_->options = std::move(options);
    shared_->plan = std::move(plan);
}

SpeedJob::~SpeedJob() { cancel(); }

void SpeedJob::start() {
    auto* relay = new QObject;
    runInBackground(
        this,
        [shared = shared_, relay, job = QPointer<SpeedJob>(this)] {
            Messenger messenger(relay, job, shared->cancelled);
            auto result = speed::runSpeedTest(shared->options, shared->plan, messenger);
            relay->deleteLater();
            return result;
        },
        [this](Result<speed::SpeedResult> result) {
            if (result) Q_EMIT finished(*result, shared_->cancelled);
            else Q_EMIT failed(errorText(result.error()), shared_->cancelled);
        });
}

void SpeedJob::cancel() { shared_->cancelled = true; }

}  // namespace sectorsmith::gui
