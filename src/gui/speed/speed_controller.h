// SPDX-License-Identifier: GPL-3.0-or-later
// The speed test without a widget: what it would do for what is chosen, doing it, what came of it. Everything that looks at
// a disk runs in a worker.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>

#include "gui/session/latest_work.h"
#include "gui/speed/speed_choice.h"
#include "gui/speed/speed_curve.h"
#include "gui/speed/speed_dials.h"
#include "gui/speed/speed_job.h"

namespace sectorsmith::gui {

struct InterruptedTest {
    speed::SavedTest test;
    Result<speed::RestorePreview> on;  // the disk that is where the test's was, or why it cannot be restored
};

// Lives in the GUI thread. Destroying it cancels what runs.
class SpeedController : public QObject {
    Q_OBJECT

 public:
    // `stateFolder`: as --state-dir.
    explicit SpeedController(std::optional<std::filesystem::path> stateFolder, QObject* parent = nullptr);
    ~SpeedController() override;

    // Plans it when nothing else was chosen for a moment. While a test runs it is planned afterwards.
    void choose(const SpeedChoice& choice);
    // What start() would do; nullptr: not known yet, or problem() says why it cannot be done.
    const std::shared_ptr<const speed::SpeedPlan>& plan() const { return plan_; }
    const QString& problem() const { return problem_; }

    // `confirmed`: the plan() that people have seen. False, and nothing is done: it is another by now (a disk was
    // unplugged), a test runs, or the plan destroys data and `name` is not the disk's.
    bool start(const std::shared_ptr<const speed::SpeedPlan>& confirmed, const QString& name = {});
    // Returns at once. The test is over when its requests in flight have ended and what was saved is put back.
    void cancel();
    bool running() const { return job_ != nullptr; }
    bool stopping() const { return stopping_; }  // cancelled, and not over yet
    // Of the test that runs, or ran last.
    const SpeedCurve& curve() const { return curve_.curve(); }
    // The large numbers of the test that runs, or ran last, as far as they are known.
    const DialFigures& dials() const { return dials_; }

    // Looks for tests that were cut off (a crash, a pulled plug): their disks still hold the tests' data. Answers with
    // interruptedFound().
    void findInterrupted();
    // People have seen `on` and agreed, also that it is the test's disk where that is not proven. restored() follows.
    void restore(const speed::SavedTest& test, const speed::RestorePreview& on);

 Q_SIGNALS:
    // plan() or problem() is another.
    void planChanged();
    // A test began, is being cancelled, or is over.
    void stateChanged();
    void status(const sectorsmith::speed::SpeedStatus& status);
    void curveChanged();
    // One of these two tells the end, before stateChanged(). What was measured before it was cancelled is a result, too.
    void finished(const sectorsmith::speed::SpeedResult& result, bool cancelled);
    void failed(const QString& message, bool cancelled);
    // After finished(), but not for a cancelled test that measured nothing. Empty: the result is in the library.
    void saved(const QString& problem);
    void interruptedFound(const std::vector<sectorsmith::gui::InterruptedTest>& tests);
    // `problem` empty: the data is there again, verified. `replaced`: what was found there and explained by nobody.
    void restored(const QString& problem, const sectorsmith::speed::Restored& replaced);

 private:
    void planSoon();
    void planNow();
    void save(const speed::SpeedResult& result);
    void jobEnded();
    void updateDials();

    std::optional<std::filesystem::path> stateFolder_;
    SpeedChoice choice_;
    QTimer planTimer_;
    LatestWork planning_;
    speed::SpeedOptions plannedOptions_;
    std::shared_ptr<const speed::SpeedPlan> plan_;
    QString problem_;
    SpeedJob* job_ = nullptr;
    bool stopping_ = false;
    LiveCurve curve_;
    DialFigures dials_;
    std::array<QString, speedDials.size()> dialTest_;  // whose number each is
};

}  // namespace sectorsmith::gui
