// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/copy_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "fs/boot_sector.h"
#include "fs/detect.h"
#include "fs/hidden_sectors.h"
#include "io/open.h"
#include "io/slice_source.h"
#include "io/system_file.h"
#include "ops/copy/errors.h"
#include "ops/copy/messages.h"
#include "ops/free_space/byte_ranges.h"
#include "ops/table_commit.h"
#include "ops/volumes.h"
#include "part/fit_table.h"
#include "part/partition_list.h"

namespace sectorsmith::copier {

namespace {

// The target with the copy in it: the source's first bytes, then what the target holds.
class CopiedSource : public ByteSource {
 public:
    CopiedSource(std::shared_ptr<ByteSource> source, std::uint64_t length, std::shared_ptr<ByteSource> target)
        : source_(std::move(source)), length_(length), target_(std::move(target)) {}
    std::uint64_t size() const override { return target_->size(); }
    std::uint32_t sectorSize() const override { return target_->sectorSize(); }
    std::string name() const override { return target_->name(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        const std::uint64_t first =
            offset < length_ ? std::min<std::uint64_t>(out.size(), length_ - offset) : 0;
        ReadReport report;
        if (first > 0) report = source_->read(offset, out.first(first));
        if (first == out.size()) return report;
        ReadReport rest = target_->read(offset + first, out.subspan(first));
        std::ranges::move(rest.bad, std::back_inserter(report.bad));
        return report;
    }

 private:
    std::shared_ptr<ByteSource> source_;
    std::uint64_t length_;
    std::shared_ptr<ByteSource> target_;
};

// Bytes that count in other sectors than the disk that they are on.
class OtherSectorsSource : public ByteSource {
 public:
    OtherSectorsSource(std::shared_ptr<ByteSource> bytes, std::uint32_t sectorSize)
        : bytes_(std::move(bytes)), sectorSize_(sectorSize) {}
    std::uint64_t size() const override { return bytes_->size(); }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    std::string name() const override { return bytes_->name(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        return bytes_->read(offset, out);
    }

 private:
    std::shared_ptr<ByteSource> bytes_;
    std::uint32_t sectorSize_;
};

std::string titleOf(const FileSystemFacts& facts) {
    const std::string label = displayLabel(facts);
    return label.empty() ? facts.name : fmt::format("{} “{}”", facts.name, label);
}

bool isWindowsFileSystem(FileSystemKind kind) {
    return kind == FileSystemKind::Fat || kind == FileSystemKind::Ntfs || kind == FileSystemKind::ExFat;
}

class Fitter {
 public:
    Fitter(const OpenedPartition& source, const FitTarget& target)
        : source_(source),
          target_(target),
          bytes_(source.opened.source),
          from_(source.disk->sectorSize()),
          to_(target.disk->sectorSize()) {
        fit_.length = std::min(source.length, target.range.length);
    }

    Result<CopyFit> run() {
        const bool smaller = target_.range.length < source_.length;
        const bool wholes =
            !target_.partitionStart && source_.offset == 0 && source_.length == source_.disk->size();
        const DiskTables tables = readDiskTables(*bytes_);
        // A table for other sectors than those of its disk (behind an adapter) is copied as it is to one like that.
        const bool foreign = from_ == to_ && tables.sectorSize != to_;
        const bool table = wholes && !tables.sector0Error && !foreign &&
                           (tables.isGptLike() || tables.scheme == Scheme::Mbr);
        if (smaller && (!table || !hasPartitions(tables)))
            return fail(Cause::Refused, CopyError::TargetTooSmall, target_.name, target_.range.length,
                        bytes_->name(), source_.length);
        if (std::max(from_, to_) % std::min(from_, to_) != 0)
            return fail(Cause::Refused, CopyError::SectorSizesDiffer, source_.disk->name(), from_,
                        target_.name, to_);
        const bool counted = table && tables.sectorSize != to_;
        if (from_ != to_)
            if (auto fits = lookAtFileSystems(table); !fits) return std::unexpected(fits.error());
        if (table && (counted || target_.range.length != source_.length))
            if (auto fits = fitTable(tables, counted || smaller); !fits) return std::unexpected(fits.error());
        if (smaller) fit_.notes.push_back(say(CopyMessage::SmallerTarget));
        if (target_.partitionStart && tables.scheme == Scheme::None) fitBootSector();
        return std::move(fit_);
    }

 private:
    // A table without them does not say which bytes of the disk matter.
    static bool hasPartitions(const DiskTables& tables) {
        return std::ranges::any_of(listPartitions(tables).partitions, [](const Partition& one) {
            return !one.extended && !one.protective && one.length > 0;
        });
    }
    // File systems whose sectors are smaller than the target's cannot be used there.
    Result<void> lookAtFileSystems(bool table) {
        bool known = !isGentle(*source_.disk);  // whatever else may depend on sectors
        const auto look = [&](const ByteSource& volume, const Message& name) -> Result<void> {
            const auto facts = detectFileSystem(volume);
            if (!facts || facts->sectorSize == 0) {
                if (table) fit_.cautions.push_back(say(CopyMessage::UnknownContent, name, to_));
                else known = false;
                return {};
            }
            if (facts->sectorSize < to_)
                return fail(Cause::Refused, CopyError::FileSystemSectors, name, titleOf(*facts),
                            facts->sectorSize, target_.name, to_);
            if (facts->sectorSize > to_ && isWindowsFileSystem(facts->kind))
                fit_.cautions.push_back(
                    say(CopyMessage::LargerSectors, name, titleOf(*facts), facts->sectorSize, to_));
            return {};
        };
        if (known && !table) {
            if (auto fits = look(*bytes_, say(CopyMessage::TheFileSystem)); !fits) return fits;
        } else if (known) {
            for (const Partition& partition : listPartitions(*bytes_).partitions) {
                if (partition.extended || partition.protective || partition.length == 0) continue;
                const SliceSource volume(bytes_, partition.offset, partition.length, bytes_->name());
                if (auto fits = look(volume, say(CopyMessage::PartitionNumber, partition.index)); !fits)
                    return fits;
            }
        }
        if (!known) fit_.cautions.push_back(say(CopyMessage::OtherSectors, from_, to_));
        return {};
    }

    Result<void> fitTable(const DiskTables& tables, bool required) {
        const CopiedSource copied(bytes_, fit_.length, target_.disk);
        const auto plan = planTableFit(copied, tables);
        if (!plan) {
            if (required) return std::unexpected(plan.error());
            fit_.cautions.push_back(say(CopyMessage::TableStays, plan.error()));
            return {};
        }
        if (plan->empty()) return {};
        fit_.tables = tables;
        for (const PlannedWrite& write : plan->writes)
            fit_.adapted.push_back({write.offset, write.bytes.size()});
        fit_.adapted = normalised(std::move(fit_.adapted));
        fit_.notes.insert(fit_.notes.end(), plan->notes.begin(), plan->notes.end());
        return {};
    }

    void fitBootSector() {
        const std::uint64_t hidden = *target_.partitionStart / to_;
        const auto boot = readBootSector(*bytes_);
        if (!boot) return;
        const auto writes = planHiddenSectors(*bytes_, *boot, hidden);
        if (!writes) {
            fit_.cautions.push_back(say(CopyMessage::BootSectorStays, writes.error()));
            return;
        }
        if (writes->empty()) return;
        fit_.hidden = hidden;
        for (const IdentityWrite& write : *writes) fit_.adapted.push_back({write.offset, write.bytes.size()});
        fit_.adapted = normalised(std::move(fit_.adapted));
        fit_.notes.push_back(say(CopyMessage::BootSectorTold, boot->hiddenSectors, hidden));
    }

    const OpenedPartition& source_;
    const FitTarget& target_;
    const std::shared_ptr<ByteSource>& bytes_;  // of the source
    std::uint32_t from_, to_;                   // bytes of a sector of source and target
    CopyFit fit_;
};

}  // namespace

Result<CopyFit> fitFor(const OpenedPartition& source, const FitTarget& target) {
    return Fitter(source, target).run();
}

Result<CopyFit> fitForCopied(const FitTarget& target, std::uint64_t bytes) {
    const auto content = std::make_shared<SliceSource>(target.disk, target.range.offset, bytes, target.name);
    OpenedPartition source;
    source.disk = std::make_shared<OtherSectorsSource>(content, guessSectorSize(*content));
    source.opened.source = source.disk;
    source.length = bytes;
    return fitFor(source, target);
}

Result<TablePlan> planFit(const CopyFit& fit, const std::shared_ptr<ByteSource>& target) {
    TablePlan plan;
    if (fit.tables) return planTableFit(*target, *fit.tables);
    if (!fit.hidden) return plan;
    const SliceSource volume(target, 0, fit.length, target->name());
    const auto boot = readBootSector(volume);
    if (!boot) return plan;
    auto writes = planHiddenSectors(volume, *boot, *fit.hidden);
    if (!writes) return std::unexpected(writes.error());
    for (IdentityWrite& write : *writes)
        plan.writes.push_back({write.offset, std::move(write.bytes), std::move(write.where)});
    return plan;
}

Result<bool> fitCopy(BlockDevice& device, std::uint64_t base, std::uint64_t length, const CopyFit& fit) {
    // The copy may have left an image in direct mode, which takes whole pages only.
    if (device.identity().image)
        if (const auto open = device.openFile(); open.file != nullptr) open.file->setDirect(false, 4096);
    // Ends before the device does.
    const std::shared_ptr<ByteSource> whole(std::shared_ptr<ByteSource>(), &device);
    const auto target = std::make_shared<SliceSource>(whole, base, length, device.name());
    const auto plan = planFit(fit, target);
    if (!plan) return std::unexpected(plan.error());
    const auto commit = planFromTable(*target, *plan);
    if (!commit) return std::unexpected(commit.error());
    for (const SectorRun& run : commit->runs)
        if (auto written = device.write(base + run.offset, run.after); !written)
            return std::unexpected(written.error());
    if (commit->runs.empty()) return false;
    if (auto flushed = device.flush(); !flushed) return std::unexpected(flushed.error());
    std::vector<std::byte> now;
    for (const SectorRun& run : commit->runs) {
        now.resize(run.after.size());
        if (auto read = readExact(device, base + run.offset, now); !read)
            return std::unexpected(read.error());
        if (now != run.after)
            return failAt(base + run.offset, Cause::Io, CopyError::FitReadBack, device.name(),
                          base + run.offset);
    }
    return true;
}

}  // namespace sectorsmith::copier
