// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/volume_argument.h"

#include <charconv>

#include <fmt/format.h>

#include "cli/password.h"
#include "cli/progress_line.h"
#include "cli/table.h"
#include "fs/detect.h"
#include "ops/messages.h"
#include "ops/open_file.h"
#include "part/disk_tables.h"

namespace sectorsmith::cli {

Result<OpenedVolume> openVolume(Context& context, const VolumeOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return std::unexpected(opened.error());
    OpenedVolume result{std::move(*opened), nullptr, 0, nullptr, nullptr};
    const ByteSource& source = result.source();
    if (!result.opened.partition)
        if (const DiskTables tables = readDiskTables(source); tables.scheme != Scheme::None)
            return fail(Cause::Usage,
                        fmt::format("{} has a partition table ({}); name a partition, for example {}#1",
                                    options.source, schemeName(tables.scheme), options.source));
    auto catalogue = openCatalogue(source);
    if (!catalogue) return std::unexpected(catalogue.error());
    result.catalogue = std::move(*catalogue);
    const auto facts = detectFileSystem(source);
    auto volume = chooseVolume(facts.value_or(FileSystemFacts{}), options.volume, options.source);
    if (!volume) return std::unexpected(volume.error());
    result.volume = *volume;
    auto ask = passwordSource(context);
    if (!ask) return std::unexpected(ask.error());
    if (auto on = unlockVolume(*result.catalogue, result.volume, *ask); !on)
        return std::unexpected(on.error());
    if (!options.snapshot.empty())
        if (auto chosen = result.catalogue->useSnapshot(result.volume, options.snapshot); !chosen)
            return std::unexpected(chosen.error());
    if (!options.checkpoint.empty()) {
        std::uint64_t number = 0;
        const char* end = options.checkpoint.data() + options.checkpoint.size();
        if (const auto read = std::from_chars(options.checkpoint.data(), end, number);
            read.ec != std::errc() || read.ptr != end)
            return fail(Cause::Usage, fmt::format("--checkpoint: “{}” is not a transaction number",
                                                  printable(options.checkpoint)));
        auto state = openCatalogue(source);
        if (!state) return std::unexpected(state.error());
        result.state = std::move(*state);
        result.state->useKeysOf(*result.catalogue, result.volume);
        if (auto chosen = result.state->useCheckpoint(number); !chosen)
            return std::unexpected(chosen.error());
        if (!options.snapshot.empty())
            if (auto chosen = result.state->useSnapshot(result.volume, options.snapshot); !chosen)
                return std::unexpected(chosen.error());
    }
    if (facts && !facts->clean.value_or(true)) context.warning(say(OpsMessage::VolumeNotClean).text);
    return result;
}

Result<FileIndex> readNames(Context& context, OpenedVolume& volume) {
    ProgressLine progress(context, "files", false);
    auto index = FileIndex::build(volume.files(), progress, volume.volume);
    progress.clear();
    if (index)
        for (const std::string& note : volume.files().notes()) context.warning(note);
    return index;
}

Result<void> useDeleted(Context& context, OpenedVolume& volume) {
    ProgressLine progress(context, "deleted", false);
    auto found =
        DeletedFiles::find(volume.source(), *volume.catalogue, volume.volume, progress, volume.state.get());
    progress.clear();
    if (!found) return std::unexpected(found.error());
    volume.deleted = std::move(*found);
    return {};
}

Result<std::vector<std::uint64_t>> deletedArgument(const FileIndex& names, const DeletedFiles& deleted,
                                                   const std::string& path, const VolumeOptions& options) {
    if (auto found = names.lookUpAll(path); !found.empty()) return found;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(path.data(), path.data() + path.size(), number);
    if (error == std::errc() && end == path.data() + path.size() && deleted.find(number) != nullptr)
        return std::vector{number};
    return fail(Cause::NotFound, fmt::format("“{}” is not a deleted file of {}; see “files --deleted”",
                                             printable(path), options.source));
}

std::string_view verdictName(Verdict verdict) {
    switch (verdict) {
        case Verdict::Whole: return "whole";
        case Verdict::Partly: return "partly";
        case Verdict::NameOnly: break;
    }
    return "name only";
}

Result<std::uint64_t> fileArgument(const FileIndex& names, const std::string& path,
                                   const VolumeOptions& options) {
    if (const auto number = findPath(names, path)) return *number;
    return fail(Cause::NotFound, fmt::format("“{}” does not exist in {}; paths are case-sensitive",
                                             printablePath(path), options.source));
}

bool reportFindings(Context& context, const FileIndex& index) {
    for (const std::string& finding : index.findings()) context.warning(finding);
    if (index.findingCount() > index.findings().size())
        context.warning(
            fmt::format("{} more findings of this kind", index.findingCount() - index.findings().size()));
    return index.findingCount() > 0;
}

}  // namespace sectorsmith::cli
