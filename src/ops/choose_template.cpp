// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/choose_template.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include "base/byte_reader.h"
#include "fs/detect.h"
#include "io/slice_source.h"
#include "ops/messages.h"
#include "ops/volumes.h"
#include "part/disk_tables.h"

namespace sectorsmith {

namespace {

struct Found {
    std::string id;
    Message reason;
};

std::vector<Found> tableTemplates(const ByteSource& disk) {
    switch (readDiskTables(disk).scheme) {
        case Scheme::None: return {};
        case Scheme::Mbr: return {{"disk/mbr", say(OpsMessage::MbrPartitionTable)}};
        case Scheme::Gpt: return {{"disk/gpt", say(OpsMessage::GuidPartitionTable)}};
        case Scheme::Hybrid: return {{"disk/gpt", say(OpsMessage::GuidPartitionTableHybridMbr)}};
        case Scheme::Apm: return {{"disk/apm", say(OpsMessage::ApplePartitionMap)}};
    }
    return {};
}

std::string templateOf(FileSystemKind kind) {
    if (isExt(kind)) return "fs/ext";
    switch (kind) {
        case FileSystemKind::Fat: return "fs/fat";
        case FileSystemKind::Refs: return "fs/refs";
        case FileSystemKind::Luks: return "disk/luks";
        case FileSystemKind::Lvm: return "disk/lvm";
        case FileSystemKind::LinuxRaid: return "disk/mdraid";
        case FileSystemKind::BitLocker: return "disk/bitlocker";
        case FileSystemKind::CoreStorage: return "disk/corestorage";
        default: return "fs/" + std::string(fileSystemType(kind));
    }
}

// EFI variables as OVMF keeps them in a file (EDK II, SerializeVariablesLib): size of the name, name, owner, attributes, size of
// the data, data, up to the end. No magic number marks them: all of it has to fit.
bool isNvVars(const ByteSource& source, std::uint64_t offset) {
    constexpr std::uint64_t most = std::uint64_t{1} << 20;
    constexpr std::uint32_t mostName = 1024;
    constexpr std::uint32_t nonVolatile = 1;
    const std::uint64_t length = source.size() - std::min(offset, source.size());
    const auto validName = [](const ByteReader& name) {
        for (std::uint64_t i = 0; i < name.size(); i += 2)
            if ((*name.little<std::uint16_t>(i) == 0) != (i + 2 == name.size())) return false;
        return true;
    };
    // Most files end here.
    const auto first = length >= 32 && length <= most
                           ? readBytes(source, offset, 4)
                           : Result<std::vector<std::byte>>(std::vector<std::byte>{});
    if (!first || ByteReader(*first).little<std::uint32_t>(0).value_or(~std::uint32_t{0}) > mostName)
        return false;
    const auto bytes = readBytes(source, offset, length);
    if (!bytes) return false;
    const ByteReader reader(*bytes);
    std::uint64_t at = 0;
    while (at < length) {
        const auto name = reader.little<std::uint32_t>(at);
        if (!name || *name < 4 || *name > mostName || *name % 2 != 0 || !reader.contains(at + 4, *name + 24))
            return false;
        const std::uint32_t attributes = *reader.little<std::uint32_t>(at + 20 + *name);
        const std::uint32_t data = *reader.little<std::uint32_t>(at + 24 + *name);
        if (!validName(ByteReader(reader.slice(at + 4, *name))) || (attributes & nonVolatile) == 0 ||
            attributes > 0xFF || !reader.contains(at + 28 + *name, data))
            return false;
        at += 28 + *name + std::uint64_t{data};
    }
    return true;
}

}  // namespace

std::vector<TemplateChoice> chooseTemplates(const std::vector<lang::TemplateInfo>& templates,
                                            const ByteSource& source, std::uint64_t offset) {
    std::vector<Found> found;
    // It begins with a hole, so that no magic number is there.
    if (offset == 0 && source.name().ends_with("/$UsnJrnl:$J"))
        found.push_back({"fs/ntfs_usnjrnl", say(OpsMessage::FileNameMatches)});
    if (!isGentle(source)) {
        if (offset == 0) std::ranges::move(tableTemplates(source), std::back_inserter(found));
        // A slice shares its whole and could tell a cache to forget; this one lives no longer than this function and only
        // reads.
        const std::shared_ptr<ByteSource> whole(const_cast<ByteSource*>(&source), [](ByteSource*) {});
        const std::uint64_t length = source.size() - std::min(offset, source.size());
        for (const FileSystemFacts& facts :
             detectAllFileSystems(SliceSource(whole, offset, length, source.name())))
            found.push_back({templateOf(facts.kind), Message::plain(facts.name)});
        if (isNvVars(source, offset)) found.push_back({"file/efi_nvvars", say(OpsMessage::EfiVariables)});
    }
    std::vector<TemplateChoice> choices;
    auto known = [&](const std::string& id) {
        return std::ranges::any_of(choices,
                                   [&](const TemplateChoice& choice) { return choice.info.id == id; });
    };
    for (const Found& one : found) {
        const auto info = std::ranges::find(templates, one.id, &lang::TemplateInfo::id);
        if (info != templates.end() && !known(one.id)) choices.push_back({*info, one.reason, true});
    }
    for (const lang::TemplateInfo& info : lang::proposeTemplates(templates, source, offset))
        if (!known(info.id)) choices.push_back({info, say(OpsMessage::MagicNumberMatches), false});
    return choices;
}

}  // namespace sectorsmith
