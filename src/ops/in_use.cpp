// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/in_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "ops/errors.h"
#include "ops/messages.h"
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
            const std::uint64_t to = std::min(offset + out.size(), run.end());
            if (from >= to) continue;
            if (auto read =
                    readSide(run, Side::After, from - run.offset, out.subspan(from - offset, to - from));
                !read)
                report.bad.push_back({from, to - from, read.error()});
        }
        return report;
    }

 private:
    const ByteSource& base_;
    std::span<const SectorRun> runs_;
};

Message nameOf(const DevicePartition& partition) {
    return say(OpsMessage::PartitionInUse, partition.name, usesMessage(partition.uses));
}

// The table whose entries the system numbers its partitions by.
std::string_view governingTable(Scheme scheme) {
    switch (scheme) {
        case Scheme::Gpt:
        case Scheme::Hybrid: return "gpt";
        case Scheme::Mbr: return "mbr";
        case Scheme::Apm: return "apm";
        case Scheme::None: break;
    }
    return {};
}

Message tableText(std::string_view table) {
    return table == "gpt"   ? Message::plain("GPT")
           : table == "mbr" ? Message::plain("MBR")
                            : say(OpsMessage::PartitionMap);
}

bool describes(const Partition& entry, const DevicePartition& partition) {
    return entry.offset == partition.offset && entry.length == partition.length;
}

// The entry of a partition in one of the tables; where several have its sectors the one of that number.
const Partition* entryOf(const DevicePartition& partition, const PartitionList& list, std::string_view table,
                         std::uint64_t number) {
    const Partition* found = nullptr;
    for (const Partition& entry : list.partitions)
        if (entry.table == table && describes(entry, partition) &&
            (found == nullptr || entry.index == number))
            found = &entry;
    return found;
}

}  // namespace

Result<WriteAccess> checkWriteAccess(const DeviceFacts& facts, const ByteSource& disk,
                                     std::span<const SectorRun> runs, bool allowSharedDisk) {
    if (facts.readOnly) return fail(Cause::Refused, OpsError::ReadOnly, facts.path);
    if (!facts.uses.empty())
        return fail(Cause::InUse, OpsError::InUseAsWhole, facts.path, usesMessage(facts.uses));
    WriteAccess access;
    std::vector<const DevicePartition*> used;
    for (const DevicePartition& partition : facts.partitions) {
        if (partition.uses.empty()) continue;
        used.push_back(&partition);
        access.inUse.push_back(nameOf(partition));
        for (const SectorRun& run : runs) {
            if (run.offset >= partition.offset + partition.length || partition.offset >= run.end()) continue;
            return failAt(run.offset, Cause::InUse, OpsError::OffsetInUse, run.offset, nameOf(partition));
        }
    }
    if (used.empty()) return access;
    const PartitionList before = listPartitions(disk);
    const PartitionList after = listPartitions(WithRuns(disk, runs));
    for (const DevicePartition* partition : used) {
        for (const Partition& entry : before.partitions)
            if (describes(entry, *partition) &&
                entryOf(*partition, after, entry.table, entry.index) == nullptr)
                return fail(Cause::InUse, OpsError::EntryInUse, nameOf(*partition), tableText(entry.table));
        // Under another number the system would go on using the old one, and give it to other sectors next.
        const std::string_view table = governingTable(after.scheme);
        const Partition* was = entryOf(*partition, before, governingTable(before.scheme),
                                       static_cast<std::uint64_t>(partition->number));
        if (was == nullptr) continue;
        const Partition* now = entryOf(*partition, after, table, was->index);
        if (now == nullptr)
            return fail(Cause::InUse, OpsError::EntryLost, nameOf(*partition), tableText(table));
        if (now->index != was->index && static_cast<int>(now->index) != partition->number)
            return fail(Cause::InUse, OpsError::EntryRenumbered, nameOf(*partition), now->index,
                        tableText(table));
    }
    if (!allowSharedDisk)
        return fail(Cause::InUse, OpsError::OtherPartitionInUse, facts.path, access.inUse.front());
    access.exclusivity = Exclusivity::BesideOthers;
    return access;
}

}  // namespace sectorsmith
