// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/file_listing.h"

#include <unordered_set>

#include <fmt/format.h>

#include "cli/table.h"
#include "cli/volume_argument.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t longestPath = 1 << 16;

// "drwxr-xr-x", as ls prints it.
std::string modeText(const FileIndex::File& file) {
    constexpr std::string_view kinds = "?-dlcbps";
    std::string text(1, kinds[static_cast<std::size_t>(file.kind)]);
    if (!file.hasOwner) return text + "?????????";
    for (int shift = 6; shift >= 0; shift -= 3) {
        const unsigned bits = static_cast<unsigned>(file.mode) >> shift;
        text += (bits & 4) != 0 ? 'r' : '-';
        text += (bits & 2) != 0 ? 'w' : '-';
        text += (bits & 1) != 0 ? 'x' : '-';
    }
    const auto special = [&](unsigned bit, std::size_t at, char set, char alone) {
        if ((file.mode & bit) != 0) text[at] = text[at] == 'x' ? set : alone;
    };
    special(04000, 3, 's', 'S');
    special(02000, 6, 's', 'S');
    special(01000, 9, 't', 'T');
    return text;
}

std::string_view traceName(DeletedTrace trace) {
    switch (trace) {
        case DeletedTrace::Slack: return "slack";
        case DeletedTrace::Journal: return "journal";
        case DeletedTrace::Checkpoint: return "checkpoint";
        case DeletedTrace::Snapshot: return "snapshot";
        case DeletedTrace::Record: break;
    }
    return "record";
}

// "partly           4096 docs/letter (first letter lost)": what is left of it, in bytes, then what is to be known.
std::string deletedText(const DeletedFiles::File& file, const std::string& path) {
    std::string more;
    for (const auto& [is, text] : {std::pair{file.firstLetterLost, "first letter lost"},
                                   {!file.located, "size and location were erased"},
                                   {file.guessed, "assumed to be contiguous"},
                                   {file.contested, "blocks also used by another deleted file"}})
        if (is) more += (more.empty() ? "" : ", ") + std::string(text);
    return fmt::format("{:<9} {:>12} {}{}", verdictName(file.verdict), file.kept, printablePath(path),
                       more.empty() ? "" : "  (" + more + ")");
}

}  // namespace

void Listing::print(const std::string& path, std::uint64_t number) {
    const FileIndex::File* file = index_.find(number);
    ++printed;
    if (context_.json != JsonMode::None) {
        Json object = json(path, number, file);
        if (context_.json == JsonMode::Lines) writeJsonLine(context_.streams.out, object);
        else entries.push_back(std::move(object));
        return;
    }
    const DeletedFiles::File* deleted = deleted_ != nullptr ? deleted_->find(number) : nullptr;
    const FileIndex::File unknown;
    const FileIndex::File& shown = file != nullptr ? *file : unknown;
    const auto owner = [&](std::uint32_t id) { return shown.hasOwner ? std::to_string(id) : "?"; };
    context_.streams.out << fmt::format(
        "{} {:>3} {:>5} {:>5} {:>12} {:16} {:>8} {}\n", modeText(shown), shown.links, owner(shown.owner),
        owner(shown.group), shown.size, timeText(shown.modified, true), number,
        deleted != nullptr ? deletedText(*deleted, path) : printablePath(path));
}

void Listing::folder(std::string path, std::uint64_t number, bool deep, const Wanted& wanted) {
    struct Open {
        FileIndex::Range range;
        std::size_t path;  // length of the path of the folder, with its slash
    };
    if (!path.empty()) path += '/';
    std::unordered_set<std::uint64_t> seen{number};
    std::vector<Open> open{{index_.children(number), path.size()}};
    while (!open.empty()) {
        Open& top = open.back();
        path.resize(top.path);
        if (top.range.first == top.range.end) {
            open.pop_back();
            continue;
        }
        const FileIndex::Name& name = index_.names()[top.range.first++];
        path += index_.text(name);
        if (!wanted || wanted(path, name.file)) print(path, name.file);
        if (!deep || path.size() > longestPath) continue;
        const FileIndex::Range below = index_.children(name.file);
        if (below.first == below.end || !seen.insert(name.file).second) continue;
        path += '/';
        open.push_back({below, path.size()});
    }
}

Json Listing::json(const std::string& path, std::uint64_t number, const FileIndex::File* file) const {
    Json object;
    object["path"] = jsonText("/" + path);
    putPathBytes(object, "/" + path);
    object["id"] = jsonInteger(number);
    object["kind"] = std::string(kindName(file != nullptr ? file->kind : FileKind::Unknown));
    if (const auto* deleted = deleted_ != nullptr ? deleted_->find(number) : nullptr) {
        object["deleted"] = true;
        object["verdict"] = std::string(verdictName(deleted->verdict));
        object["keptBytes"] = jsonInteger(deleted->kept);
        object["lost"] = rangesJson(deleted->lost);
        object["originalId"] = jsonInteger(deleted->original);
        object["foundIn"] = std::string(traceName(deleted->trace));
        object["firstLetterLost"] = deleted->firstLetterLost;
        object["located"] = deleted->located;
        object["assumedContiguous"] = deleted->guessed;
        object["contested"] = deleted->contested;
    }
    if (file == nullptr) return object;
    object["size"] = jsonInteger(file->size);
    object["resourceSize"] = jsonInteger(index_.resourceSize(number));
    object["links"] = file->links;
    object["flags"] = file->flags;
    object["mode"] = file->hasOwner ? Json(fmt::format("{:04o}", file->mode)) : Json();
    object["owner"] = file->hasOwner ? Json(file->owner) : Json();
    object["group"] = file->hasOwner ? Json(file->group) : Json();
    for (const auto& [key, time] : {std::pair{"created", file->created},
                                    {"modified", file->modified},
                                    {"changed", file->changed},
                                    {"accessed", file->accessed}})
        object[key] = jsonText(timeText(time, false), true);
    return object;
}

}  // namespace sectorsmith::cli
