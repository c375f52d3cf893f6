// SPDX-License-Identifier: GPL-3.0-or-later
// Fill and read back: does the disk keep what it is given, everywhere?
#include <fmt/format.h>

#include <numeric>

#include "base/units.h"
#include "ops/speed/errors.h"
#include "ops/speed/messages.h"
#include "ops/speed/run_context.h"

namespace sectorsmith::speed {

namespace {

constexpr std::size_t mostFaults = 1000;

const char* const damaged = "other data";
const char* const moved = "data of another place";

// Looks at what was read back.
class Checker {
 public:
    Checker(const RandomPool& pool, VerifyFigures& figures) : pool_(pool), figures_(figures) {}

    void look(std::uint64_t offset, std::span<const std::byte> block) {
        const std::size_t unit = pool_.unitSize();
        for (std::size_t at = 0; at + unit <= block.size(); at += unit) {
            const auto bytes = block.subspan(at, unit);
            const auto stamp = readStamp(pool_.key(), bytes);
            const bool whole = stamp && pool_.matches(*stamp, bytes);
            figures_.bytesChecked += unit;
            if (whole && stamp->offset == offset + at) continue;
            figures_.badBytes += unit;
            if (whole) {
                figures_.movedBytes += unit;
                const std::uint64_t distance =
                    stamp->offset > offset + at ? stamp->offset - offset - at : offset + at - stamp->offset;
                period_ = std::gcd(period_, distance);
                add({offset + at, unit, moved, stamp->offset});
            } else {
                figures_.lostBytes += unit;
                add({offset + at, unit, damaged, std::nullopt});
            }
        }
    }
    void unreadable(const FailedBlock& block) {
        figures_.badBytes += block.length;
        figures_.lostBytes += block.length;
        add({block.offset, block.length, "cannot be read: " + block.why.text, std::nullopt});
    }
    std::uint64_t period() const { return period_; }

 private:
    void add(VerifyFault fault) {
        if (!figures_.faults.empty()) {
            VerifyFault& last = figures_.faults.back();
            const bool same = last.what == fault.what && last.offset + last.length == fault.offset &&
                              last.foundOffset.has_value() == fault.foundOffset.has_value() &&
                              (!fault.foundOffset || *last.foundOffset + last.length == *fault.foundOffset);
            if (same) {
                last.length += fault.length;
                return;
            }
        }
        if (figures_.faults.size() < mostFaults) figures_.faults.push_back(std::move(fault));
    }

    const RandomPool& pool_;
    VerifyFigures& figures_;
    std::uint64_t period_ =
        0;  // greatest common divisor of the distances; of a disk that wraps around: its real size
};

Message verdictOf(const VerifyFigures& verify, bool probed, std::uint64_t diskSize) {
    const std::string checked = formatSize(verify.bytesChecked);
    if (verify.good)
        return probed ? say(SpeedMessage::VerdictProbed, checked, formatSize(diskSize))
                      : say(SpeedMessage::VerdictGood, checked);
    if (verify.realSize && verify.movedBytes >= verify.lostBytes)
        return say(SpeedMessage::VerdictFake, formatSize(diskSize), formatSize(*verify.realSize));
    return say(SpeedMessage::VerdictBad, formatSize(verify.badBytes), checked,
               verify.faults.empty() ? 0 : verify.faults.front().offset);
}

}  // namespace

Result<void> runVerify(RunContext& context) {
    const SpeedPlan& plan = context.plan;
    const bool probed = !plan.probes.empty();
    VerifyFigures verify;
    TestSpec write;
    write.name = "verify-write";
    write.access = Access::Write;
    write.depth = 16;
    // A place at the end that is no whole block of 1 MiB counts as well.
    write.blockSize = plan.length % (std::uint64_t{1} << 20) == 0 ? std::uint64_t{1} << 20 : largestUnit;
    write.bytes = plan.length / write.blockSize * write.blockSize;
    if (write.bytes == 0) return fail(Cause::Usage, SpeedError::RangeTooSmallToVerify);
    context.begin(say(SpeedMessage::Writing, formatSize(plan.mostWritten)), 0);
    if (auto written = context.measure(write, plan.offset, plan.length); !written) return written;
    const auto ended = [&] { return context.cancelled() || !context.result.tests.back().endedEarly.empty(); };
    verify.bytesWritten = context.result.tests.back().write->bytes;
    std::vector<FailedBlock> failedWrites = context.result.tests.back().failures;
    TestSpec probe = write;
    probe.name = "verify-probes";
    probe.blockSize = probeBytes;
    probe.bytes = 0;
    if (probed && !ended()) {
        auto outcome = context.run(probe, 0, plan.disk.size, plan.probes);
        if (!outcome) return std::unexpected(outcome.error());
        verify.bytesWritten += outcome->write.bytes;
        failedWrites.insert(failedWrites.end(), outcome->failures.begin(), outcome->failures.end());
        if (!outcome->endedEarly.empty()) context.result.tests.back().endedEarly = outcome->endedEarly;
    }
    if (context.cancelled()) return {};
    // What was written is checked, however far it went.
    context.begin(say(SpeedMessage::ReadingBack), 0);
    TestSpec read = write;
    read.name = "verify-read";
    read.access = Access::Read;
    read.bytes = std::min(write.bytes, context.result.tests.back().write->bytes);
    if (read.bytes < read.blockSize)
        return fail(Cause::Io, SpeedError::NothingWritten, context.result.tests.back().endedEarly);
    Checker checker(*context.pool(), verify);
    const auto look = [&](std::uint64_t offset, std::span<const std::byte> block) {
        checker.look(offset, block);
    };
    auto outcome = context.run(read, plan.offset, read.bytes, {}, look);
    if (!outcome) return std::unexpected(outcome.error());
    for (const FailedBlock& block : outcome->failures) checker.unreadable(block);
    context.addFigures(read, *outcome);
    if (probed && !context.cancelled()) {
        probe.name = "verify-probes-read";
        probe.access = Access::Read;
        auto probes = context.run(probe, 0, plan.disk.size, plan.probes, look);
        if (!probes) return std::unexpected(probes.error());
        for (const FailedBlock& block : probes->failures) checker.unreadable(block);
    }
    for (const FailedBlock& block : failedWrites)
        verify.faults.push_back(
            {block.offset, block.length, "cannot be written: " + block.why.text, std::nullopt});
    if (verify.movedBytes > 0) verify.realSize = checker.period();
    verify.good = verify.badBytes == 0 && failedWrites.empty() && !context.cancelled();
    verify.verdict =
        context.cancelled() ? say(SpeedMessage::VerdictNone) : verdictOf(verify, probed, plan.disk.size);
    context.result.verify = std::move(verify);
    return {};
}

}  // namespace sectorsmith::speed
