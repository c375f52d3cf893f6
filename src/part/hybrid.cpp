// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/hybrid.h"

#include <fmt/format.h>

#include <algorithm>

#include "part/check_internal.h"
#include "part/errors.h"
#include "part/gpt_edit.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

struct Candidate {
    const GptEntry* entry;
    const PartitionContent* content;  // may be null
};

bool bootable(const PartitionContent* content) {
    return content && content->bootSector && content->bootSector->type != "exfat";
}

MbrEntry makeEntry(std::uint64_t first, std::uint64_t sectors, std::uint8_t type, bool active) {
    MbrEntry entry;
    entry.status = active ? 0x80 : 0x00;
    entry.type = type;
    entry.start = static_cast<std::uint32_t>(first);
    entry.sectors = static_cast<std::uint32_t>(sectors);
    entry.chsFirst = chsOf(entry.start);
    entry.chsLast = chsOf(entry.end() - 1);
    return entry;
}

std::uint8_t typeOf(const Candidate& candidate) {
    if (candidate.content && !candidate.content->fileSystem.empty())
        return check::typeForContent(*candidate.content);
    if (candidate.content && candidate.content->bootSector)  // a damaged first sector: its backup tells
        return candidate.content->bootSector->type == "vfat" ? 0x0C : 0x07;
    return mbrTypeForGptType(candidate.entry->type);
}

class Proposer {
 public:
    Proposer(const ByteSource& disk, const DiskTables& tables, const PartitionContents& contents,
             const HybridOptions& options)
        : disk_(disk), tables_(tables), contents_(contents), options_(options) {}

    Result<HybridProposal> run() {
        if (auto ok = checkGpt(); !ok) return std::unexpected(ok.error());
        std::array<std::byte, 512> sector{};
        if (auto read = readExact(disk_, 0, sector); !read) return std::unexpected(read.error());
        out_.before = parseMbr(sector);
        if (auto ok = choosePartitions(); !ok) return std::unexpected(ok.error());
        if (auto ok = checkWindows(); !ok) return std::unexpected(ok.error());
        if (auto ok = chooseActive(); !ok) return std::unexpected(ok.error());
        if (auto ok = layOut(); !ok) return std::unexpected(ok.error());
        sectorZero();
        makePlan();
        return std::move(out_);
    }

 private:
    Candidate candidate(const GptEntry& entry) const {
        return {&entry,
                contents_.at(entry.first > (std::uint64_t{1} << 50) ? 0 : entry.first * tables_.sectorSize)};
    }

    Result<void> checkGpt() {
        if (!tables_.gpt || !tables_.isGptLike()) return fail(Cause::Refused, PartError::HybridNeedsGpt);
        const GptTable& gpt = *tables_.gpt;
        if (gpt.sectorSize != tables_.deviceSectorSize)
            return fail(Cause::Refused, PartError::HybridSectorSize);
        if (!gpt.primary.good() || !gpt.backup.good() || gpt.primary.array != gpt.backup.array)
            return fail(Cause::Refused, PartError::GptDamaged);
        entries_ = gpt.primary.entries;
        std::erase_if(entries_, [](const GptEntry& e) { return e.sectors() == 0; });
        std::ranges::sort(entries_, {}, &GptEntry::first);
        if (tables_.sectorSize >= 4096) out_.warnings.push_back(say(PartMessage::DiskSectors4096BytesFew));
        return {};
    }

    // The partitions besides EE that must be shown, in the GPT's order on the disk.
    Result<void> choosePartitions() {
        if (!options_.partitions.empty()) {
            for (unsigned number : options_.partitions) {
                auto found = std::ranges::find(entries_, number, &GptEntry::number);
                if (found == entries_.end()) return fail(Cause::NotFound, PartError::NoPartition, number);
                if (std::ranges::find(shown_, number, [](const Candidate& c) { return c.entry->number; }) ==
                    shown_.end())
                    shown_.push_back(candidate(*found));
            }
            std::ranges::sort(shown_, {}, [](const Candidate& c) { return c.entry->first; });
            if (shown_.size() > 3) return fail(Cause::Refused, PartError::HybridTooMany, shown_.size());
            for (const Candidate& c : shown_)
                if (isWindows(c)) windows_.push_back(c);
            return {};
        }
        for (const GptEntry& entry : entries_) {
            const Candidate c = candidate(entry);
            if (!isWindows(c)) continue;
            if (windows_.size() == 3) {
                out_.warnings.push_back(
                    say(PartMessage::MoreThreeWindowsPartitionsLeft, partitionText(entry)));
                continue;
            }
            windows_.push_back(c);
            out_.reasons.push_back(c.content->bootSector->type == "ntfs"
                                       ? say(PartMessage::WindowsNtfs, partitionStart(entry))
                                       : say(PartMessage::WindowsFat, partitionStart(entry)));
        }
        if (windows_.empty()) return fail(Cause::Refused, PartError::HybridNoWindows);
        shown_ = windows_;
        return {};
    }

    static bool isWindows(const Candidate& c) {
        return c.entry->type == gpttype::microsoftBasicData() && bootable(c.content);
    }

    Result<void> checkWindows() {
        bool loader = false;
        for (const Candidate& c : windows_) loader |= c.content->bootmgr || c.content->ntldr;
        const bool uefi = std::ranges::any_of(
            contents_.all, [](const PartitionContent& content) { return content.bootmgfw; });
        if (uefi && !loader) return fail(Cause::Refused, PartError::HybridUefiWindows);
        if (uefi) out_.warnings.push_back(say(PartMessage::WindowsCanStartUefiWell));
        if (!windows_.empty() && !loader)
            out_.warnings.push_back(say(PartMessage::NeitherBootmgrNorNtldrRoot));
        return {};
    }

    Result<void> chooseActive() {
        if (options_.active) {
            const auto found = std::ranges::find(shown_, *options_.active,
                                                 [](const Candidate& c) { return c.entry->number; });
            if (found == shown_.end()) return fail(Cause::Usage, PartError::ActiveNotInMbr, *options_.active);
            active_ = found->entry->number;
            return {};
        }
        std::vector<const GptEntry*> starters;
        for (const Candidate& c : windows_)
            if (c.content->bootmgr || c.content->ntldr) starters.push_back(c.entry);
        if (starters.empty() && windows_.size() == 1) starters.push_back(windows_.front().entry);
        if (starters.empty()) {
            // Nothing of Windows is shown, or nothing tells which of several volumes starts.
            if (windows_.empty()) return {};
            starters.push_back(windows_.front().entry);
            out_.questions.push_back({"active", say(PartMessage::NothingTellsWindowsVolumesStarts)});
        }
        if (starters.size() > 1) {
            // One that was active before stays it.
            for (const MbrEntry& entry : out_.before.entries)
                for (const GptEntry* starter : starters)
                    if (entry.active() && entry.type != 0xEE && entry.start == starter->first) {
                        active_ = starter->number;
                        out_.reasons.push_back(say(PartMessage::ActiveBeforeStays, partitionStart(*starter)));
                        return {};
                    }
            out_.questions.push_back(
                {"active", say(PartMessage::VolumesHoldWindowsLoaderFirst, starters.size())});
        }
        active_ = starters.front()->number;
        out_.reasons.push_back(
            say(PartMessage::ActiveMacBiosEmulationStarts, partitionStart(*starters.front())));
        return {};
    }

    // The partitions of Apple's layout, or nothing when it does not fit: ESP first, all others after it, three at most.
    std::optional<std::vector<Candidate>> appleSet() const {
        if (entries_.size() < 2 || entries_.size() > 4) return std::nullopt;
        if (entries_.front().type != gpttype::efiSystem()) return std::nullopt;
        std::vector<Candidate> set;
        for (std::size_t i = 1; i < entries_.size(); ++i) {
            if (entries_[i].last > 0xFFFFFFFE) return std::nullopt;
            set.push_back(candidate(entries_[i]));
        }
        for (const Candidate& c : shown_)
            if (std::ranges::find(set, c.entry->number, [](const Candidate& s) { return s.entry->number; }) ==
                set.end())
                return std::nullopt;
        return set;
    }

    Result<void> layOut() {
        HybridLayout layout = options_.layout;
        const auto apple = appleSet();
        // Partitions asked for by number are shown alone, unless Apple's layout is asked for as well.
        if (layout == HybridLayout::Auto)
            layout = apple && options_.partitions.empty() ? HybridLayout::Apple : HybridLayout::Single;
        if (layout == HybridLayout::Apple && !apple)
            return fail(Cause::Refused, PartError::HybridAppleLayout);
        out_.layout = layout;
        if (layout == HybridLayout::Apple) shown_ = *apple;
        for (const Candidate& c : shown_)
            if (c.entry->last > 0xFFFFFFFE)
                return fail(Cause::Refused, PartError::BeyondMbr, c.entry->number);
        const GptHeader& header = tables_.gpt->primary.header;
        const std::uint64_t least =
            header.entriesLba + header.arraySectors(tables_.sectorSize) - 1;  // the GPT's last sector
        const std::uint64_t first = shown_.front().entry->first;
        std::uint64_t end = 0;  // EE's last sector
        switch (layout) {
            case HybridLayout::Apple: end = entries_.front().last; break;
            case HybridLayout::Minimal: end = least; break;
            default: end = first - 1; break;
        }
        if (end < least || end >= first) return fail(Cause::Refused, PartError::HybridInsideGpt);
        out_.after = out_.before;
        out_.after.signature = 0xAA55;
        out_.after.entries = {};
        out_.after.entries[0] = makeEntry(1, end, 0xEE, false);
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            const GptEntry& entry = *shown_[i].entry;
            out_.after.entries[i + 1] =
                makeEntry(entry.first, entry.sectors(), typeOf(shown_[i]), entry.number == active_);
            out_.shows[i + 1] = entry.number;
        }
        switch (layout) {
            case HybridLayout::Apple:
                out_.reasons.push_back(say(PartMessage::AppleLayoutProtectiveEntryEnd));
                break;
            case HybridLayout::Minimal:
                out_.reasons.push_back(say(PartMessage::ProtectiveEntryCoversGptOwn));
                break;
            default: out_.reasons.push_back(say(PartMessage::ProtectiveEntryGoesUpFirst)); break;
        }
        return {};
    }

    void sectorZero() {
        Mbr& mbr = out_.after;
        if (mbr.diskSignature == 0 && !options_.keepSignature) {
            std::vector<std::uint32_t> known;
            for (const Candidate& c : windows_)
                for (std::uint32_t signature : c.content->bcdDiskSignatures)
                    if (std::ranges::find(known, signature) == known.end()) known.push_back(signature);
            if (options_.diskSignature) {
                mbr.diskSignature = *options_.diskSignature;
                out_.reasons.push_back(
                    say(PartMessage::DiskSignatureZeroBecomesAsked, hexText(mbr.diskSignature, 8)));
            } else if (known.size() == 1) {
                mbr.diskSignature = known.front();
                out_.reasons.push_back(
                    say(PartMessage::DiskSignatureZeroWindowsBootData, hexText(mbr.diskSignature, 8)));
            } else {
                std::string several;
                for (std::uint32_t signature : known)
                    several += (several.empty() ? "" : " ") + hexText(signature, 8);
                out_.questions.push_back(
                    {"disk-signature", known.empty() ? say(PartMessage::SignatureUnknown)
                                                     : say(PartMessage::SignaturesKnown, several)});
            }
        }
        if (!mbr.hasBootCode() && active_ != 0) {
            if (options_.writeBootCode) {
                std::ranges::copy(mbrBootCode(), mbr.bootCode.begin());
                out_.reasons.push_back(say(PartMessage::MbrNoBootCodeOurs));
            } else {
                out_.questions.push_back({"boot-code", say(PartMessage::MbrNoBootCodeNothing)});
            }
        }
    }

    void makePlan() {
        TablePlan& plan = out_.plan;
        plan.what = say(PartMessage::HybridMbr);
        for (std::size_t i = 1; i < 4; ++i) {
            if (out_.shows[i] == 0) continue;
            const auto found =
                std::ranges::find(shown_, out_.shows[i], [](const Candidate& c) { return c.entry->number; });
            if (found != shown_.end() && bootable(found->content)) repairBootSector(*found);
        }
        planBytes(plan, disk_, 0, serialiseMbr(out_.after), say(PartMessage::HybridMbr));
    }

    // The boot sector of a Windows volume must know its place, and be there.
    void repairBootSector(const Candidate& c) {
        const BootSectorContent& boot = *c.content->bootSector;
        const std::uint64_t offset = c.entry->first * tables_.sectorSize;
        const auto hidden = static_cast<std::uint32_t>(c.entry->first);
        std::array<std::byte, 4> field{};
        storeLittle(field.data(), hidden);
        const bool stale = boot.hiddenSectors != hidden;
        if (stale && boot.backupOffset && boot.backupValid) {
            planBytes(out_.plan, disk_, offset + *boot.backupOffset + 0x1C, field,
                      say(PartMessage::HiddenSectorsBackupBootSector, partitionText(*c.entry)));
        }
        if (boot.fromBackup && boot.backupBytes.size() == 512) {
            auto bytes = boot.backupBytes;
            storeLittle(bytes.data() + 0x1C, hidden);
            planBytes(out_.plan, disk_, offset, bytes,
                      say(PartMessage::BootSectorBackupPlain, partitionText(*c.entry)));
            out_.reasons.push_back(say(PartMessage::FirstSectorDamagedBackupBoot, partitionText(*c.entry)));
        } else if (stale) {
            planBytes(out_.plan, disk_, offset + 0x1C, field,
                      say(PartMessage::HiddenSectorsBootSector, partitionText(*c.entry)));
            out_.reasons.push_back(say(PartMessage::BootSectorSaysSectorsComeBefore, partitionText(*c.entry),
                                       boot.hiddenSectors, hidden));
        }
        if (boot.bytesPerSector != tables_.sectorSize)
            out_.warnings.push_back(say(PartMessage::CountsSectorsBytesDiskWill, partitionStart(*c.entry),
                                        boot.bytesPerSector, tables_.sectorSize));
    }

    const ByteSource& disk_;
    const DiskTables& tables_;
    const PartitionContents& contents_;
    const HybridOptions& options_;
    std::vector<GptEntry> entries_;  // by place
    std::vector<Candidate> shown_;
    std::vector<Candidate> windows_;
    unsigned active_ = 0;
    HybridProposal out_;
};

}  // namespace

std::string_view hybridLayoutName(HybridLayout layout) {
    switch (layout) {
        case HybridLayout::Auto: break;
        case HybridLayout::Apple: return "apple";
        case HybridLayout::Single: return "single";
        case HybridLayout::Minimal: return "minimal";
    }
    return "auto";
}

Result<HybridProposal> proposeHybrid(const ByteSource& disk, const DiskTables& tables,
                                     const PartitionContents& contents, const HybridOptions& options) {
    return Proposer(disk, tables, contents, options).run();
}

Result<TablePlan> planHybridReset(const ByteSource& disk, const DiskTables& tables) {
    if (!tables.isGptLike() || !tables.gpt) return fail(Cause::Refused, PartError::NotAHybrid);
    if (tables.gpt->sectorSize != tables.deviceSectorSize)
        return fail(Cause::Refused, PartError::HybridSectorSize);
    std::array<std::byte, 512> sector{};
    if (auto read = readExact(disk, 0, sector); !read) return std::unexpected(read.error());
    const Mbr mbr = parseMbr(sector);
    TablePlan plan;
    plan.what = say(PartMessage::ProtectiveMbrInsteadHybridOne);
    planBytes(plan, disk, 0, serialiseMbr(protectiveMbr(mbr, tables.gpt->diskSectors)),
              say(PartMessage::ProtectiveMbr));
    plan.notes.push_back(say(PartMessage::BootCodeDiskSignatureStay));
    return plan;
}

}  // namespace sectorsmith
