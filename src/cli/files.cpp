// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith files: the names in a volume, like ls -l.
#include <chrono>
#include <unordered_set>

#include <fmt/format.h>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "fs/catalogue.h"
#include "fs/detect.h"
#include "fs/file_index.h"
#include "part/disk_tables.h"

namespace sectorsmith::cli {

namespace {

constexpr std::string_view kindName(FileKind kind) {
    switch (kind) {
        case FileKind::File: return "file";
        case FileKind::Folder: return "folder";
        case FileKind::Link: return "link";
        case FileKind::CharacterDevice: return "character-device";
        case FileKind::BlockDevice: return "block-device";
        case FileKind::Pipe: return "pipe";
        case FileKind::Socket: return "socket";
        case FileKind::Unknown: break;
    }
    return "unknown";
}

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

// "2021-02-03T04:05:06Z", or for people "2021-02-03 04:05". (The C library of Windows knows no date before 1970.)
std::string timeText(FileTime time, bool people) {
    if (time.nanoseconds == FileTime::none) return {};
    using namespace std::chrono;
    const sys_seconds seconds =
        floor<std::chrono::seconds>(sys_time<nanoseconds>(nanoseconds(time.nanoseconds)));
    const auto day = floor<days>(seconds);
    const year_month_day date(day);
    const hh_mm_ss clock(seconds - day);
    const std::string text =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                    static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                    clock.hours().count(), clock.minutes().count(), clock.seconds().count());
    return people ? text.substr(0, 10) + " " + text.substr(11, 5) : text;
}

class Listing {
 public:
    Listing(Context& context, const FileIndex& index) : context_(context), index_(index) {}

    // One name of a file; `path` without the slash in front.
    void print(const std::string& path, std::uint64_t number) {
        const FileIndex::File* file = index_.find(number);
        ++printed;
        if (context_.json != JsonMode::None) {
            Json object = json(path, number, file);
            if (context_.json == JsonMode::Lines) writeJsonLine(context_.streams.out, object);
            else entries.push_back(std::move(object));
            return;
        }
        const FileIndex::File unknown;
        const FileIndex::File& shown = file != nullptr ? *file : unknown;
        const auto owner = [&](std::uint32_t id) { return shown.hasOwner ? std::to_string(id) : "?"; };
        context_.streams.out << fmt::format("{} {:>3} {:>5} {:>5} {:>12} {:16} {:>8} {}\n", modeText(shown),
                                            shown.links, owner(shown.owner), owner(shown.group), shown.size,
                                            timeText(shown.modified, true), number, printable(path));
    }

    // What is in a folder, and with `deep` in all folders below it, each once.
    void folder(std::string path, std::uint64_t number, bool deep) {
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
            print(path, name.file);
            if (!deep || path.size() > longestPath) continue;
            const FileIndex::Range below = index_.children(name.file);
            if (below.first == below.end || !seen.insert(name.file).second) continue;
            path += '/';
            open.push_back({below, path.size()});
        }
    }

    std::uint64_t printed = 0;
    Json entries = Json::array();

 private:
    static constexpr std::size_t longestPath = 1 << 16;

    Json json(const std::string& path, std::uint64_t number, const FileIndex::File* file) const {
        Json object;
        object["path"] = jsonText("/" + path);
        if (!isValidUtf8(path)) {  // its exact bytes
            std::string hex;
            for (const char c : path) hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
            object["pathBytes"] = "2f" + hex;
        }
        object["id"] = jsonInteger(number);
        object["kind"] = std::string(kindName(file != nullptr ? file->kind : FileKind::Unknown));
        if (file == nullptr) return object;
        object["size"] = jsonInteger(file->size);
        object["resourceSize"] = jsonInteger(index_.resourceSize(number));
        object["links"] = file->links;
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

    Context& context_;
    const FileIndex& index_;
};

}  // namespace

int runFiles(Context& context, const FilesOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    const ByteSource& source = *opened->opened.source;
    if (!opened->partition)
        if (const DiskTables tables = readDiskTables(source); tables.scheme != Scheme::None)
            return context.report(
                {Cause::Usage,
                 fmt::format("{} has a partition table ({}); name a partition, for example {}#1",
                             options.source, schemeName(tables.scheme), options.source)});
    auto catalogue = openCatalogue(source);
    if (!catalogue) return context.report(catalogue.error());
    ProgressLine progress(context, "files", false);
    const auto index = FileIndex::build(**catalogue, progress);
    progress.clear();
    if (!index) return context.report(index.error());
    if (const auto facts = detectFileSystem(source); facts && !facts->clean.value_or(true))
        context.warning("the volume is mounted or was not unmounted cleanly; recent changes may be missing");

    const auto number = index->lookUp(options.path);
    if (!number)
        return context.report(
            {Cause::NotFound, fmt::format("“{1}” does not exist in {0}; paths are case-sensitive",
                                          options.source, printable(options.path))});
    Listing listing(context, *index);
    std::string path = options.path;
    while (path.ends_with('/')) path.pop_back();
    path.erase(0, path.find_first_not_of('/'));
    const FileIndex::File* file = index->find(*number);
    const bool isFolder = *number == index->root() || (file != nullptr && file->kind == FileKind::Folder);
    if (isFolder) listing.folder(path, *number, options.recursive);
    else listing.print(path, *number);
    const bool all = options.recursive && *number == index->root();
    const std::uint64_t unreachable =
        all ? index->names().size() - std::min<std::uint64_t>(index->names().size(), listing.printed) : 0;
    if (context.json == JsonMode::Document) {
        Json findings = Json::array();
        for (const std::string& finding : index->findings()) findings.push_back(jsonText(finding));
        writeJsonDocument(context.streams.out, {{"source", jsonText(options.source)},
                                                {"path", jsonText("/" + path)},
                                                {"entries", std::move(listing.entries)},
                                                {"findings", std::move(findings)}});
    }
    for (const std::string& finding : index->findings()) context.warning(finding);
    if (index->findingCount() > index->findings().size())
        context.warning(
            fmt::format("{} more findings of this kind", index->findingCount() - index->findings().size()));
    if (unreachable > 0)
        context.warning(fmt::format("{} not reachable from the root folder and not listed",
                                    counted(unreachable, "name")));
    return index->findingCount() > 0 || unreachable > 0 ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
