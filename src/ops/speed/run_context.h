// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the speed test: the opened target, and what its parts share while they run.
#pragma once

#include <memory>

#include "base/progress.h"
#include "io/block_device.h"
#include "io/open.h"
#include "ops/speed/speed_test.h"

namespace sectorsmith::speed {

// What is measured, open.
struct Target {
    std::unique_ptr<BlockDevice> device;  // holds the lock while something is written to a disk
    std::shared_ptr<SystemFile> own;      // the test file, or what is only read
    std::unique_ptr<ByteSource> reader;   // names unreadable sectors; may be null
    SystemFile* file = nullptr;
    std::uint64_t start = 0;  // byte of the file that is the disk's first
    bool image = false;
};

class RunContext : public RunWatcher, public Progress {
 public:
    RunContext(const SpeedOptions& optionsArgument, const SpeedPlan& planArgument,
               SpeedObserver& observerArgument)
        : options(optionsArgument), plan(planArgument), observer(observerArgument), key(RunKey::random()) {}

    const SpeedOptions& options;
    const SpeedPlan& plan;
    SpeedObserver& observer;
    RunKey key;
    Target target;
    SpeedResult result;
    std::function<std::optional<double>()> temperature;

    // The next step; `seconds`: what it will take, 0 where that is not known.
    void begin(Message what, double seconds);
    void setSteps(std::size_t steps) { status_.steps = steps; }
    const TestSpec* current = nullptr;  // whose samples these are

    // One test on [offset, offset + length) or the places; makes engine and pool. Adds to the bytes of the result.
    Result<RunOutcome> run(const TestSpec& spec, std::uint64_t offset, std::uint64_t length,
                           std::vector<std::uint64_t> places = {},
                           std::function<void(std::uint64_t, std::span<const std::byte>)> look = {});
    // As run(), into the result, with the sectors that could not be read.
    Result<void> measure(const TestSpec& spec, std::uint64_t offset, std::uint64_t length);

    // Of the last run().
    void addFigures(const TestSpec& spec, const RunOutcome& outcome);
    std::string engineName() const { return engine_ ? engine_->name() : std::string(); }
    bool engineUncached() const { return !engine_ || engine_->uncached(); }
    void closeEngine() { engine_.reset(); }
    RandomPool* pool() { return pool_ ? &*pool_ : nullptr; }
    Result<void> needPool(std::uint64_t blockSize, unsigned depth);

    // While one step is made of several runs, their parts are not those of the step.
    bool quiet = false;

    // RunWatcher
    void sample(const TraceSample& sample) override;
    void done(double part) override {
        if (!quiet) tell(part);
    }
    void tell(double part);  // of the step
    bool cancelled() const override { return observer.cancelled(); }
    // Progress: of saving and putting back
    void update(std::uint64_t done, std::uint64_t total) override;

    // Progress that does not let itself be cancelled: kept data are put back in any case.
    class Unstoppable : public Progress {
     public:
        explicit Unstoppable(RunContext& context) : context_(context) {}
        void update(std::uint64_t done, std::uint64_t total) override { context_.update(done, total); }
        bool cancelled() const override { return false; }

     private:
        RunContext& context_;
    };

 private:
    std::optional<RandomPool> pool_;
    std::unique_ptr<IoEngine> engine_;
    SpeedStatus status_;
    double stepSeconds_ = 0;
    std::int64_t began_ = 0;  // nanoseconds of the steady clock
};

// The profiles that are more than a list of tests.
Result<void> runVerify(RunContext& context);
Result<void> runFiles(RunContext& context);
Result<void> runNames(RunContext& context);  // a part of Files
Result<void> runBackup(RunContext& context);
// What an ended process may have left in the folder.
void removeLeftFolders(const std::filesystem::path& folder);

}  // namespace sectorsmith::speed
