// SPDX-License-Identifier: GPL-3.0-or-later
// The hybrid MBR of a Mac with Boot Camp: proposing the right one, and taking it back to the protective one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "part/content.h"
#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

enum class HybridLayout {
    Auto,    // Apple's where everything fits four entries, else Single
    Apple,   // EE from 1 to the end of the EFI system partition, then the other partitions in the GPT's order
    Single,  // EE from 1 to the first Windows partition, then the Windows partitions alone
    Minimal,  // EE over the GPT's own sectors only, then the Windows partitions alone
};
std::string_view hybridLayoutName(HybridLayout layout);  // "auto", "apple", …

struct HybridOptions {
    HybridLayout layout = HybridLayout::Auto;
    std::vector<unsigned> partitions;  // GPT numbers to show besides EE; empty: the Windows volumes found
    std::optional<unsigned> active;    // GPT number; else the Windows volume that starts
    bool writeBootCode = false;        // where there is none: our own, which starts the active partition
    std::optional<std::uint32_t>
        diskSignature;           // where it is zero: this one instead of the one in Windows' boot data
    bool keepSignature = false;  // leave a zero signature zero
};

// What the review has to decide with an option; nothing of it is in the plan yet.
struct HybridQuestion {
    std::string option;  // "boot-code", "disk-signature", "active"
    Message text;        // one or two sentences, with the price
};

struct HybridProposal {
    HybridLayout layout = HybridLayout::Apple;
    Mbr before;
    Mbr after;
    std::array<unsigned, 4> shows{};  // GPT number that each entry of `after` shows; 0: EE or empty
    std::vector<Message> reasons;
    std::vector<Message> warnings;
    std::vector<HybridQuestion> questions;
    TablePlan plan;  // sector 0, and boot sectors whose hidden-sectors field is stale; empty: all is right
};

// Refused: no GPT, a damaged one (repair it first), a Windows that starts by UEFI, nothing to show, a partition past 2^32
// sectors, a layout that does not fit. `contents` must be known.
Result<HybridProposal> proposeHybrid(const ByteSource& disk, const DiskTables& tables,
                                     const PartitionContents& contents, const HybridOptions& options = {});

// The protective MBR alone; boot code and disk signature stay.
Result<TablePlan> planHybridReset(const ByteSource& disk, const DiskTables& tables);

// 440 bytes of our own: loads the first sector of the active partition by its LBA and starts it. Source: boot_code.S.
std::span<const std::byte, 440> mbrBootCode();

}  // namespace sectorsmith
