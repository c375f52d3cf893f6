// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/read_test/read_test_controller.h"

#include <algorithm>
#include <array>
#include <utility>

#include "gui/session/background.h"
#include "gui/session/opened_source.h"
#include "ops/free_space/byte_ranges.h"

namespace sectorsmith::gui {

using namespace copier;

namespace {

constexpr std::size_t mostBadRows = 10'000;

// What a run that was stopped has not reached is no finding.
void tellBadOnly(const CopyMap& map, CopyResult& read) {
    std::vector<ByteRange> bad = map.ranges(CopyStatus::Bad);
    read.badBytes = totalBytes(bad);
    read.badRanges = bad.size();
    bad.resize(std::min(bad.size(), mostBadRows));
    read.bad = std::move(bad);
}

}  // namespace

ReadTestController::ReadTestController(SourceSession* source, QObject* parent)
    : QObject(parent), source_(source) {
    connect(source, &QObject::destroyed, this, [this] {
        stop();
        Q_EMIT sourceClosed();
    });
}

ReadTestController::~ReadTestController() {
    if (progress_) progress_->cancel();
}

void ReadTestController::setState(State state) {
    state_ = state;
    Q_EMIT stateChanged();
}

void ReadTestController::start(const Choice& choice) {
    if (working() || !source_) return;
    choice_ = choice;
    progress_.reset();
    times_.reset();
    report_.reset();
    error_.reset();
    stopped_ = false;
    before_ = 0;
    clock_.invalidate();
    ReadTestJob job;
    job.source = openedSource(*source_);
    job.options.slow = choice.slow;
    job.options.retries = choice.retries;
    job.mapFile = choice.mapFile.toStdString();
    setState(State::Working);
    runInBackground(
        this,
        [job]() -> Result<Started> {
            Started started;
            started.times = std::make_shared<ReadTimes>(job.options.slow);
            auto map = startReadTest(job, *started.times);
            if (!map) return std::unexpected(map.error());
            started.map = std::make_shared<CopyMap>(std::move(*map));
            const std::array all = {ByteRange{0, job.source.length}};
            started.progress = std::make_shared<CopyProgress>(*started.map, all);
            return started;
        },
        [this, job](const Result<Started>& started) {
            if (started && !stopped_) return run(job, *started);
            if (!started) error_ = started.error();
            setState(started ? State::Ready : State::Failed);
        });
}

void ReadTestController::run(const ReadTestJob& job, const Started& started) {
    progress_ = started.progress;
    times_ = started.times;
    clock_.start();
    runInBackground(
        this,
        [job, started] {
            ReadTestReport report = runReadTest(job, *started.map, started.times, *started.progress);
            tellBadOnly(*started.map, report.read);
            return report;
        },
        [this](ReadTestReport report) {
            before_ = seconds();
            clock_.invalidate();
            report_ = std::move(report);
            setState(State::Done);
        });
    Q_EMIT stateChanged();
}

double ReadTestController::seconds() const {
    return before_ + (clock_.isValid() ? static_cast<double>(clock_.elapsed()) / 1000 : 0.0);
}

void ReadTestController::setPaused(bool paused) {
    if (!working() || !progress_ || progress_->paused() == paused) return;
    if (paused) {
        before_ = seconds();
        clock_.invalidate();
    } else {
        clock_.start();
    }
    progress_->setPaused(paused);
    Q_EMIT stateChanged();
}

void ReadTestController::stop() {
    if (!working()) return;
    stopped_ = true;
    if (progress_) progress_->cancel();
    Q_EMIT stateChanged();
}

}  // namespace sectorsmith::gui
