// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/apm_edit.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "part/errors.h"
#include "part/messages.h"

namespace sectorsmith {

namespace {

constexpr std::uint32_t statusNew = 0x33;  // valid, allocated, readable, writable

std::optional<std::array<std::byte, 32>> fixedField(const std::string& text) {
    const auto encoded = encodeText(text, Encoding::MacRoman);
    if (!encoded || encoded->size() > 31) return std::nullopt;
    std::array<std::byte, 32> field{};
    std::ranges::transform(*encoded, field.begin(), [](auto c) { return static_cast<std::byte>(c); });
    return field;
}

}  // namespace

Result<ApmEditor> ApmEditor::open(const DiskTables& tables) {
    if (!tables.apm || tables.scheme != Scheme::Apm) return fail(Cause::Refused, PartError::NoApm);
    const ApmTable& apm = *tables.apm;
    if (apm.truncated) return fail(Cause::Refused, PartError::ApmTruncated);
    ApmEditor editor;
    editor.blockSize_ = apm.blockSize;
    editor.diskBlocks_ = tables.diskBytes / apm.blockSize;
    editor.oldEntries_ = static_cast<std::uint32_t>(apm.entries.size());
    for (const ApmEntry& entry : apm.entries) {
        if (entry.type == "Apple_partition_map" && entry.start == 1) editor.mapBlocks_ = entry.blocks;
        if (entry.free()) editor.listsFree_ = true;
        else editor.entries_.push_back(entry);
    }
    if (editor.mapBlocks_ < apm.entries.size()) return fail(Cause::Refused, PartError::ApmWithoutMap);
    return editor;
}

Result<ApmEditor> ApmEditor::create(const DiskTables& tables) {
    constexpr std::uint32_t blocks = 63;
    ApmEditor editor;
    editor.blockSize_ = tables.deviceSectorSize;
    editor.diskBlocks_ = tables.diskBytes / editor.blockSize_;
    if (editor.diskBlocks_ < 2 + blocks) return fail(Cause::NoSpace, PartError::ApmDiskTooSmall);
    if (editor.diskBlocks_ > 0xFFFFFFFF) return fail(Cause::Refused, PartError::ApmDiskTooLarge);
    editor.mapBlocks_ = blocks;
    editor.oldEntries_ = blocks;  // all are made anew
    editor.listsFree_ = true;
    editor.changed_ = true;
    editor.fresh_ = true;
    ApmEntry map;
    map.index = 1;
    map.start = 1;
    map.blocks = blocks;
    map.name = "Apple";
    map.type = "Apple_partition_map";
    map.status = 0x03;  // valid, allocated
    map.raw.resize(512);
    editor.entries_.push_back(std::move(map));
    return editor;
}

std::vector<std::pair<std::uint64_t, std::uint64_t>> ApmEditor::gaps() const {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> used;
    for (const ApmEntry& entry : entries_) used.emplace_back(entry.start, entry.end());
    std::ranges::sort(used);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps;
    std::uint64_t next = 1;
    for (const auto& [start, end] : used) {
        if (start > next) gaps.emplace_back(next, start - 1);
        next = std::max(next, end);
    }
    if (next < diskBlocks_) gaps.emplace_back(next, diskBlocks_ - 1);
    return gaps;
}

ApmEntry* ApmEditor::find(unsigned index) {
    auto found = std::ranges::find(entries_, index, &ApmEntry::index);
    return found == entries_.end() ? nullptr : &*found;
}

Result<void> ApmEditor::fits(std::uint64_t start, std::uint64_t blocks, unsigned exceptIndex) const {
    if (blocks == 0) return fail(Cause::Usage, PartError::ApmNoBlocks);
    if (start == 0) return fail(Cause::Refused, PartError::ApmBlockZero);
    if (start + blocks > diskBlocks_)
        return fail(Cause::Refused, PartError::DiskEndsAtBlock, diskBlocks_ - 1);
    for (const ApmEntry& other : entries_)
        if (other.index != exceptIndex && start < other.end() && other.start < start + blocks)
            return fail(Cause::Refused, PartError::ApmOverlap, start, start + blocks - 1, other.index,
                        other.start, other.end() - 1);
    return {};
}

Result<void> ApmEditor::hasRoom() const {
    const std::size_t wanted = entries_.size() + (listsFree_ ? gaps().size() : 0);
    if (wanted > mapBlocks_) return fail(Cause::NoSpace, PartError::ApmFull, mapBlocks_);
    return {};
}

void ApmEditor::renumber() {
    unsigned index = 1;
    for (ApmEntry& entry : entries_) entry.index = index++;
    changed_ = true;
}

Result<unsigned> ApmEditor::add(std::uint32_t start, std::uint32_t blocks, const std::string& type,
                                const std::string& name) {
    if (auto ok = fits(start, blocks, 0); !ok) return std::unexpected(ok.error());
    if (type.empty() || !fixedField(type) || !fixedField(name))
        return fail(Cause::Usage, PartError::ApmTypeOrNameTooLong);
    ApmEntry entry;
    entry.start = start;
    entry.blocks = blocks;
    entry.type = type;
    entry.name = name;
    entry.status = statusNew;
    entry.raw.resize(512);
    const ApmEditor before = *this;
    entries_.push_back(std::move(entry));
    if (auto ok = hasRoom(); !ok) {
        *this = before;
        return std::unexpected(ok.error());
    }
    renumber();
    return entries_.back().index;
}

Result<void> ApmEditor::remove(unsigned index) {
    ApmEntry* entry = find(index);
    if (!entry) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (entry->type == "Apple_partition_map") return fail(Cause::Refused, PartError::ApmMapDelete);
    const ApmEditor before = *this;
    entries_.erase(entries_.begin() + (entry - entries_.data()));
    if (auto ok = hasRoom(); !ok) {
        *this = before;
        return ok;
    }
    renumber();
    return {};
}

Result<void> ApmEditor::setRange(unsigned index, std::uint32_t start, std::uint32_t blocks) {
    ApmEntry* entry = find(index);
    if (!entry) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (entry->type == "Apple_partition_map") return fail(Cause::Refused, PartError::ApmMapMove);
    if (auto ok = fits(start, blocks, index); !ok) return ok;
    const ApmEditor before = *this;
    entry->start = start;
    entry->blocks = blocks;
    if (auto ok = hasRoom(); !ok) {
        *this = before;
        return ok;
    }
    changed_ = true;
    return {};
}

Result<void> ApmEditor::setType(unsigned index, const std::string& type) {
    ApmEntry* entry = find(index);
    if (!entry) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (entry->type == "Apple_partition_map") return fail(Cause::Refused, PartError::ApmMapType);
    if (type.empty() || !fixedField(type)) return fail(Cause::Usage, PartError::ApmTypeLength);
    entry->type = type;
    changed_ = true;
    return {};
}

Result<void> ApmEditor::setName(unsigned index, const std::string& name) {
    ApmEntry* entry = find(index);
    if (!entry) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (!fixedField(name)) return fail(Cause::Usage, PartError::ApmNameLength);
    entry->name = name;
    changed_ = true;
    return {};
}

TablePlan ApmEditor::plan(const ByteSource& disk, const Message& what) const {
    TablePlan plan;
    plan.what = what;
    if (!changed_) return plan;
    std::vector<ApmEntry> all = entries_;
    if (listsFree_)
        for (const auto& [first, last] : gaps()) {
            ApmEntry entry;
            entry.start = static_cast<std::uint32_t>(first);
            entry.blocks = static_cast<std::uint32_t>(std::min<std::uint64_t>(last - first + 1, 0xFFFFFFFF));
            entry.type = "Apple_Free";
            entry.raw.resize(512);
            all.push_back(std::move(entry));
        }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const ApmEntry& entry = all[i];
        ApmEntryOnDisk raw;
        std::memcpy(&raw, entry.raw.data(), sizeof raw);
        // A partition's data fill it; where they did not, they stay as they were unless the size changed.
        if (raw.signature != 0x504D || raw.blocks != entry.blocks) {
            raw.dataStart = 0;
            raw.dataBlocks = entry.blocks;
        }
        raw.signature = 0x504D;
        raw.mapBlocks = static_cast<std::uint32_t>(all.size());
        raw.start = entry.start;
        raw.blocks = entry.blocks;
        raw.name = fixedField(entry.name).value_or(raw.name);
        raw.type = fixedField(entry.type).value_or(raw.type);
        raw.status = entry.status;
        std::array<std::byte, 512> bytes{};
        std::memcpy(bytes.data(), &raw, sizeof raw);
        planBytes(plan, disk, (i + 1) * std::uint64_t{blockSize_}, bytes,
                  say(PartMessage::PartitionMapEntry, i + 1));
    }
    for (std::size_t i = all.size(); i < oldEntries_; ++i)
        planBytes(plan, disk, (i + 1) * std::uint64_t{blockSize_}, std::vector<std::byte>(512),
                  say(PartMessage::PartitionMapEntryNowUnused, i + 1));
    if (fresh_) {
        ApmDriverDescriptorOnDisk block{};
        block.signature = 0x4552;  // "ER"
        block.blockSize = static_cast<std::uint16_t>(blockSize_);
        block.blockCount = static_cast<std::uint32_t>(diskBlocks_);
        std::array<std::byte, 512> bytes{};
        std::memcpy(bytes.data(), &block, sizeof block);
        planBytes(plan, disk, 0, bytes, say(PartMessage::DriverDescriptor));
    }
    return plan;
}

}  // namespace sectorsmith
