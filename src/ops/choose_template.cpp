// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/choose_template.h"

#include <algorithm>
#include <memory>

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
    if (kind == FileSystemKind::Fat) return "fs/fat";
    if (isExt(kind)) return "fs/ext";
    return "fs/" + std::string(fileSystemType(kind));
}

}  // namespace

std::vector<TemplateChoice> chooseTemplates(const std::vector<lang::TemplateInfo>& templates,
                                            const ByteSource& source, std::uint64_t offset) {
    std::vector<Found> found;
    if (!isGentle(source)) {
        if (offset == 0) found = tableTemplates(source);
        // A slice shares its whole and could tell a cache to forget; this one lives no longer than this function and only
        // reads.
        const std::shared_ptr<ByteSource> whole(const_cast<ByteSource*>(&source), [](ByteSource*) {});
        const std::uint64_t length = source.size() - std::min(offset, source.size());
        for (const FileSystemFacts& facts :
             detectAllFileSystems(SliceSource(whole, offset, length, source.name())))
            found.push_back({templateOf(facts.kind), Message::plain(facts.name)});
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
