// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/in_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "part/partition_list.h"

namespace sectorsmith {

namespace {

// The disk as it would be with the runs written.
class WithRuns : public ByteSource {
 public:
    WithRuns(const ByteSource& base, std::span<const SectorRun> runs) : base_(base), runs_(runs) {}
    std::uint64_t size() const override { return base_.size(); }
    std::uint32_t sectorSize() const override { return base_.sectorSize(); }
    std::string name() const override { return base_.name(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = base_.read(offset, out);
        for (const SectorRun& run : runs_) {
            const std::uint64_t from = std::max(offset, run.offset);
            const std::uint64_t to = std::min(offset + out.size(), run.offset + run.after.size());
            if (from < to)
                std::memcpy(out.data() + (from - offset), run.after.data() + (from - run.offset), to - from);
        }
        return report;
    }

 private:
    const ByteSource& base_;
    std::span<const SectorRun> runs_;
};

std::string nameOf(const DevicePartition& partition) {
    return fmt::format("{}, {}", partition.name, usesOf(partition.uses));
}

// Start and length of all entries, for each table.
std::vector<std::tuple<std::string, std::uint64_t, std::uint64_t>> entries(const ByteSource& disk) {
    std::vector<std::tuple<std::string, std::uint64_t, std::uint64_t>> out;
    for (const Partition& p : listPartitions(disk).partitions) out.emplace_back(p.table, p.offset, p.length);
    return out;
}

}  // namespace

std::string usesOf(const std::vector<DeviceUse>& uses) {
    std::string out;
    for (const DeviceUse& use : uses) out += (out.empty() ? "" : ", ") + use.what;
    return out;
}

Result<WriteAccess> checkWriteAccess(const DeviceFacts& facts, const ByteSource& disk,
                                     std::span<const SectorRun> runs, bool besideOthers) {
    if (facts.readOnly) return fail(Cause::Refused, fmt::format("{} is read-only", facts.path));
    if (!facts.uses.empty())
        return fail(Cause::InUse, fmt::format("{} is in use as a whole ({}); end that first", facts.path,
                                              usesOf(facts.uses)));
    WriteAccess access;
    std::vector<const DevicePartition*> used;
    for (const DevicePartition& partition : facts.partitions) {
        if (partition.uses.empty()) continue;
        used.push_back(&partition);
        access.inUse.push_back(nameOf(partition));
        for (const SectorRun& run : runs) {
            if (run.offset >= partition.offset + partition.length ||
                partition.offset >= run.offset + run.after.size())
                continue;
            return fail(
                Cause::InUse,
                fmt::format("offset {} lies in {}; unmount or end that first", run.offset, nameOf(partition)),
                run.offset);
        }
    }
    if (used.empty()) return access;
    const auto before = entries(disk);
    const auto after = entries(WithRuns(disk, runs));
    for (const DevicePartition* partition : used) {
        for (const auto& entry : before) {
            const auto& [table, offset, length] = entry;
            if (offset != partition->offset || length != partition->length ||
                std::ranges::find(after, entry) != after.end())
                continue;
            return fail(Cause::InUse,
                        fmt::format("the entry of {} in the {} would move or go; unmount or end that first",
                                    nameOf(*partition),
                                    table == "gpt"   ? "GPT"
                                    : table == "mbr" ? "MBR"
                                                     : "partition map"));
        }
    }
    if (!besideOthers)
        return fail(
            Cause::InUse,
            fmt::format(
                "another partition of {} is in use ({}). Its sectors stay as they are; to write beside "
                "it confirm that (--disk-in-use)",
                facts.path, access.inUse.front()));
    access.exclusivity = Exclusivity::BesideOthers;
    return access;
}

}  // namespace sectorsmith
