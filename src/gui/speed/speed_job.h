// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "ops/speed/speed_test.h"

namespace sectorsmith::gui {

// A speed test in a thread of its own. Nobody waits for that thread: cancel() returns at once, and finished() comes when the
// requests in flight have ended and what was saved is put back. Gone before that, the test is cancelled and ends by itself.
class SpeedJob : public QObject {
    Q_OBJECT

 public:
    SpeedJob(speed::SpeedOptions options, speed::SpeedPlan plan, QObject* parent = nullptr);
    ~SpeedJob() override;

    void start();
    void cancel();

 Q_SIGNALS:
    void status(const sectorsmith::speed::SpeedStatus& status);
    // `test`: describes it; changes when the next one begins.
    void sample(const QString& test, const sectorsmith::speed::TraceSample& sample);
    void swept(const sectorsmith::speed::SweepPoint& point);
    void finished(const sectorsmith::speed::SpeedResult& result, bool cancelled);
    void failed(const QString& message, bool cancelled);

 private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

}  // namespace sectorsmith::gui
