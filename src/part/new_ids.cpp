// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/new_ids.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "part/gpt_edit.h"
#include "part/mbr.h"
#include "part/messages.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t signatureOffset = 0x1B8;

bool hasDiskSignature(const DiskTables& tables) {
    const bool tellsOfDisk = tables.isGptLike() || tables.scheme == Scheme::Mbr;
    return tellsOfDisk && tables.mbr && tables.mbr->mbr.hasSignature() && tables.mbr->mbr.diskSignature != 0;
}

TableId signatureId(std::uint32_t signature) {
    return {TableId::Kind::DiskSignature, 0, fmt::format("{:08X}", signature)};
}

}  // namespace

void newPartitionGuids(std::vector<GptEntry>& entries, std::span<std::byte> array, std::uint32_t entrySize,
                       const RandomBytes& random) {
    for (GptEntry& entry : entries) {
        entry.unique = randomGuid(random);
        storeGptEntry(entry, array.subspan(std::size_t{entry.number - 1} * entrySize, entrySize));
    }
}

std::vector<TableId> tableIds(const DiskTables& tables) {
    std::vector<TableId> ids;
    const GptCopy* gpt = tables.gpt && tables.isGptLike() ? tables.gpt->best() : nullptr;
    if (gpt != nullptr) ids.push_back({TableId::Kind::DiskGuid, 0, gpt->header.diskGuid.text()});
    if (hasDiskSignature(tables)) ids.push_back(signatureId(tables.mbr->mbr.diskSignature));
    if (gpt != nullptr)
        for (const GptEntry& entry : gpt->entries)
            ids.push_back({TableId::Kind::PartitionGuid, entry.number, entry.unique.text()});
    return ids;
}

Result<NewTableIds> planNewTableIds(const ByteSource& disk, const DiskTables& tables,
                                    std::optional<unsigned> only, const RandomBytes& random) {
    NewTableIds ids;
    ids.plan.what = say(PartMessage::NewIdsOfTable);
    const auto change = [&](TableId before, std::string value) {
        TableId after = before;
        after.value = std::move(value);
        ids.before.push_back(std::move(before));
        ids.after.push_back(std::move(after));
    };
    if (tables.isGptLike()) {
        auto editor = GptEditor::open(tables);
        if (!editor) return std::unexpected(editor.error());
        if (!only) {
            const Guid guid = randomGuid(random);
            change({TableId::Kind::DiskGuid, 0, editor->header().diskGuid.text()}, guid.text());
            if (auto set = editor->setDiskGuid(guid); !set) return std::unexpected(set.error());
        }
        for (const GptEntry& entry : std::vector(editor->entries())) {
            if (only && entry.number != *only) continue;
            const Guid guid = randomGuid(random);
            change({TableId::Kind::PartitionGuid, entry.number, entry.unique.text()}, guid.text());
            if (auto set = editor->setUnique(entry.number, guid); !set) return std::unexpected(set.error());
        }
        ids.plan = editor->plan(disk, ids.plan.what);
        if (!only) ids.plan.notes.push_back(say(PartMessage::DiskGetsNewGuidStart));
        if (!only && !editor->entries().empty())
            ids.plan.notes.push_back(say(PartMessage::AllPartitionsGetNewGuids));
    }
    if (only || !hasDiskSignature(tables)) return ids;
    std::array<std::byte, 4> bytes{};
    random(bytes);
    const std::uint32_t signature = std::max<std::uint32_t>(1, loadLittle<std::uint32_t>(bytes.data()));
    storeLittle(bytes.data(), signature);
    change(signatureId(tables.mbr->mbr.diskSignature), signatureId(signature).value);
    planBytes(ids.plan, disk, signatureOffset, bytes, say(PartMessage::FieldDiskSignature));
    ids.plan.notes.push_back(say(PartMessage::DiskGetsNewSignature));
    return ids;
}

}  // namespace sectorsmith
