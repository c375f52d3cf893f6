// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/volume_argument.h"

#include <fmt/format.h>

#include "cli/progress_line.h"
#include "cli/table.h"
#include "fs/detect.h"
#include "part/disk_tables.h"

namespace sectorsmith::cli {

namespace {

Result<unsigned> chooseVolume(const std::vector<ApfsVolumeFacts>& volumes, const VolumeOptions& options) {
    std::string all;
    for (const ApfsVolumeFacts& volume : volumes) {
        if (options.volume == std::to_string(volume.index) || options.volume == volume.name ||
            options.volume == volume.uuid)
            return volume.index;
        all += fmt::format("{}{} “{}”", all.empty() ? "" : ", ", volume.index, printable(volume.name));
    }
    if (options.volume.empty() && volumes.size() == 1) return volumes[0].index;
    if (options.volume.empty())
        return fail(Cause::Usage, fmt::format("{} has several volumes; choose one with --volume ({})",
                                              options.source, all));
    return fail(Cause::NotFound, fmt::format("volume “{}” does not exist in {}; its volumes are {}",
                                             printable(options.volume), options.source, all));
}

}  // namespace

Result<OpenedVolume> openVolume(Context& context, const VolumeOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return std::unexpected(opened.error());
    OpenedVolume result{std::move(*opened), nullptr, 0};
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
    if (facts && !facts->volumes.empty()) {
        auto volume = chooseVolume(facts->volumes, options);
        if (!volume) return std::unexpected(volume.error());
        result.volume = *volume;
        for (const ApfsVolumeFacts& one : facts->volumes)
            if (one.index == *volume && one.encrypted)
                return fail(Cause::Refused,
                            fmt::format("volume {} (“{}”) is encrypted, so its files cannot be read",
                                        one.index, printable(one.name)));
    } else if (!options.volume.empty()) {
        return fail(Cause::Usage, fmt::format("{} is a single volume; omit --volume", options.source));
    }
    if (!options.snapshot.empty())
        if (auto chosen = result.catalogue->useSnapshot(result.volume, options.snapshot); !chosen)
            return std::unexpected(chosen.error());
    if (facts && !facts->clean.value_or(true))
        context.warning("the volume is mounted or was not unmounted cleanly; recent changes may be missing");
    return result;
}

Result<FileIndex> readNames(Context& context, OpenedVolume& volume) {
    ProgressLine progress(context, "files", false);
    auto index = FileIndex::build(*volume.catalogue, progress, volume.volume);
    progress.clear();
    if (index)
        for (const std::string& note : volume.catalogue->notes()) context.warning(note);
    return index;
}

Result<std::uint64_t> fileArgument(const FileIndex& names, const std::string& path,
                                   const VolumeOptions& options) {
    if (const auto number = names.lookUp(path)) return *number;
    return fail(Cause::NotFound, fmt::format("“{}” does not exist in {}; paths are case-sensitive",
                                             printable(path), options.source));
}

bool reportFindings(Context& context, const FileIndex& index) {
    for (const std::string& finding : index.findings()) context.warning(finding);
    if (index.findingCount() > index.findings().size())
        context.warning(
            fmt::format("{} more findings of this kind", index.findingCount() - index.findings().size()));
    return index.findingCount() > 0;
}

}  // namespace sectorsmith::cli
