// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith files: the names in a volume, like ls -l.
#include <fmt/format.h>

#include "cli/file_listing.h"
#include "cli/files.h"
#include "cli/plural.h"
#include "cli/table.h"
#include "cli/volume_argument.h"
#include "fs/errors.h"

namespace sectorsmith::cli {

int runFiles(Context& context, const FilesOptions& options) {
    const bool listCheckpoints = options.volume.checkpoint == "list";
    VolumeOptions wanted = options.volume;
    if (listCheckpoints) wanted.checkpoint.clear();
    auto volume = openVolume(context, wanted);
    if (!volume) return context.report(volume.error());
    if (listCheckpoints) {
        const auto checkpoints = volume->catalogue->checkpoints();
        if (checkpoints.empty())
            return context.report(fail(Cause::Unsupported, FsError::NoCheckpoints).error());
        Json all = Json::array();
        for (const std::uint64_t one : checkpoints) {
            if (context.json == JsonMode::None) context.streams.out << one << '\n';
            else if (context.json == JsonMode::Lines)
                writeJsonLine(context.streams.out, {{"checkpoint", jsonInteger(one)}});
            else all.push_back(jsonInteger(one));
        }
        if (context.json == JsonMode::Document)
            writeJsonDocument(context.streams.out,
                              {{"source", jsonText(options.volume.source)}, {"checkpoints", std::move(all)}});
        return exitDone;
    }
    if (options.deleted)
        if (auto found = useDeleted(context, *volume); !found) return context.report(found.error());
    const auto index = readNames(context, *volume);
    if (!index) return context.report(index.error());
    const std::string& source = options.volume.source;
    const DeletedFiles* deleted = volume->deleted.get();
    // (No way leads to a folder in which nothing was deleted.)
    const auto number =
        deleted != nullptr && !index->lookUp(options.path)
            ? fail(Cause::NotFound,
                   fmt::format("nothing was deleted in “{}” as far as is known", printable(options.path)))
            : fileArgument(*index, options.path, options.volume);
    if (!number) return context.report(number.error());
    Listing listing(context, *index, deleted);
    std::string path = options.path;
    while (path.ends_with('/')) path.pop_back();
    path.erase(0, path.find_first_not_of('/'));
    const FileIndex::File* file = index->find(*number);
    const bool isFolder = *number == index->root() || (file != nullptr && file->kind == FileKind::Folder);
    if (deleted != nullptr)
        listing.folder(path, *number, true,
                       [&](const std::string&, std::uint64_t one) { return deleted->find(one) != nullptr; });
    else if (isFolder) listing.folder(path, *number, options.recursive);
    else listing.print(path, *number);
    const bool all = options.recursive && deleted == nullptr && *number == index->root();
    const std::uint64_t unreachable =
        all ? index->names().size() - std::min<std::uint64_t>(index->names().size(), listing.printed) : 0;
    if (context.json == JsonMode::Document) {
        Json findings = Json::array();
        for (const std::string& finding : index->findings()) findings.push_back(jsonText(finding));
        writeJsonDocument(context.streams.out, {{"source", jsonText(source)},
                                                {"path", jsonText("/" + path)},
                                                {"entries", std::move(listing.entries)},
                                                {"findings", std::move(findings)}});
    }
    const bool damaged = reportFindings(context, *index);
    if (unreachable > 0)
        context.warning(fmt::format("{} not reachable from the root folder and not listed",
                                    counted(unreachable, "name")));
    return damaged || unreachable > 0 ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
