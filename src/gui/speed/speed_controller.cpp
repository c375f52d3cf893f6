// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_controller.h"

#include <algorithm>

#include "base/progress.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "ops/state_folder.h"

namespace sectorsmith::gui {

namespace {

struct Planned {
    speed::SpeedOptions options;
    Result<speed::SpeedPlan> plan = speed::SpeedPlan();
};

// Looking at a disk can take its time.
Planned planOf(speed::SpeedOptions options, bool destroy) {
    Planned planned{std::move(options), speed::SpeedPlan()};
    planned.plan = speed::planSpeedTest(planned.options);
    // The name is asked for at the start; here it is known already.
    if (destroy && planned.plan && planned.plan->writing == speed::Writing::Keep) {
        planned.options.destroy = planned.plan->name;
        planned.plan = speed::planSpeedTest(planned.options);
    }
    return planned;
}

}  // namespace

SpeedController::SpeedController(std::optional<std::filesystem::path> stateFolder, QObject* parent)
    : QObject(parent), stateFolder_(std::move(stateFolder)) {
    planTimer_.setSingleShot(true);
    planTimer_.setInterval(300);
    connect(&planTimer_, &QTimer::timeout, this, &SpeedController::planNow);
}

SpeedController::~SpeedController() = default;

void SpeedController::choose(const SpeedChoice& choice) {
    choice_ = choice;
    planSoon();
}

void SpeedController::planSoon() {
    planning_.forget();
    plan_.reset();
    problem_.clear();
    planTimer_.start();
    Q_EMIT planChanged();
}

void SpeedController::planNow() {
    if (running() || choice_.path.isEmpty()) return;
    auto options = optionsOf(choice_, stateFolder_);
    if (!options) {
        problem_ = options.error();
        Q_EMIT planChanged();
        return;
    }
    planning_.start([options = std::move(*options),
                     destroy = choice_.writing == WritingWish::Destroy] { return planOf(options, destroy); },
                    [this](Planned planned) {
                        if (planned.plan)
                            plan_ = std::make_shared<const speed::SpeedPlan>(std::move(*planned.plan));
                        else problem_ = errorText(planned.plan.error());
                        plannedOptions_ = std::move(planned.options);
                        Q_EMIT planChanged();
                    });
}

bool SpeedController::start(const std::shared_ptr<const speed::SpeedPlan>& confirmed, const QString& name) {
    if (!plan_ || plan_ != confirmed || running()) return false;
    if (plan_->writing == speed::Writing::Destroy && name != toQString(plan_->name)) return false;
    stopping_ = false;
    curve_ = LiveCurve(plan_->profile == speed::Profile::Sweep);
    dials_ = {};
    dialTest_ = {};
    job_ = new SpeedJob(plannedOptions_, *plan_, this);
    connect(job_, &SpeedJob::status, this, &SpeedController::status);
    connect(job_, &SpeedJob::swept, this, [this](const speed::SweepPoint& point) {
        curve_.add(point);
        Q_EMIT curveChanged();
    });
    connect(job_, &SpeedJob::sample, this, [this](const QString& test, const speed::TraceSample& sample) {
        if (curve_.curve().overPosition) return;
        curve_.add(test, sample);
        updateDials();
        Q_EMIT curveChanged();
    });
    connect(job_, &SpeedJob::failed, this, [this](const QString& message, bool cancelled) {
        Q_EMIT failed(message, cancelled);
        jobEnded();
    });
    connect(job_, &SpeedJob::finished, this, [this](const speed::SpeedResult& result, bool cancelled) {
        dials_ = dialsOf(result);
        Q_EMIT finished(result, cancelled);
        if (!cancelled || !result.tests.empty()) save(result);
        jobEnded();
    });
    Q_EMIT stateChanged();
    Q_EMIT curveChanged();
    job_->start();
    return true;
}

// A test that is slower than another one of its kind does not take that one's number away.
void SpeedController::updateDials() {
    const auto test = std::ranges::find_if(plan_->tests, [&](const speed::TestSpec& spec) {
        return messageText(speed::describeTest(spec)) == curve_.test();
    });
    for (auto& figure : dials_)
        if (figure) figure->running = false;
    if (test == plan_->tests.end()) return;
    const auto dial = dialOf(*test);
    const double rate = curve_.meanRate();
    if (!dial || rate <= 0) return;
    auto& figure = dials_[static_cast<std::size_t>(*dial)];
    if (dialTest_[static_cast<std::size_t>(*dial)] != curve_.test() && figure &&
        figure->bytesPerSecond >= rate)
        return;
    dialTest_[static_cast<std::size_t>(*dial)] = curve_.test();
    figure = DialFigure{rate, rate / static_cast<double>(test->blockSize), true};
}

void SpeedController::cancel() {
    if (job_ == nullptr) return;
    job_->cancel();
    stopping_ = true;
    Q_EMIT stateChanged();
}

void SpeedController::save(const speed::SpeedResult& result) {
    runInBackground(
        this,
        [result, folder = stateFolder_]() -> Result<void> {
            auto where = speed::ResultLibrary::folderForWriting(folder);
            if (!where) return std::unexpected(where.error());
            auto saved = speed::saveResult(result, *where);
            if (!saved) return std::unexpected(saved.error());
            return {};
        },
        [this](const Result<void>& done) { Q_EMIT saved(done ? QString() : errorText(done.error())); });
}

void SpeedController::jobEnded() {
    job_->deleteLater();
    job_ = nullptr;
    stopping_ = false;
    Q_EMIT stateChanged();
    planSoon();  // the disk is another one now
}

void SpeedController::findInterrupted() {
    runInBackground(
        this,
        [folder = stateFolder_] {
            std::vector<InterruptedTest> tests;
            for (speed::SavedTest& test : speed::findCutOffTests(stateFoldersToRead(folder))) {
                auto on = speed::previewRestore(test, {});
                tests.push_back({std::move(test), std::move(on)});
            }
            return tests;
        },
        [this](const std::vector<InterruptedTest>& tests) {
            if (!tests.empty()) Q_EMIT interruptedFound(tests);
        });
}

void SpeedController::restore(const speed::SavedTest& test, const speed::RestorePreview& on) {
    runInBackground(
        this,
        [test, on] {
            SilentProgress progress;
            return speed::restoreSpeedTest(test, on, on.match != DiskMatch::Same, progress);
        },
        [this](const Result<speed::Restored>& result) {
            if (result) Q_EMIT restored(QString(), *result);
            else Q_EMIT restored(errorText(result.error()), {});
        });
}

}  // namespace sectorsmith::gui
