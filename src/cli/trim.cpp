// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith trim: tell a disk what is not needed, or say why it cannot be told.
#include <filesystem>

#include <fmt/format.h>

#include "cli/destructive_command.h"
#include "cli/source_argument.h"
#include "part/partition_list.h"

namespace sectorsmith::cli {

namespace {

bool isFolder(const std::string& path) {
    std::error_code none;
    return std::filesystem::is_directory(path, none);
}

int explain(Context& context, const std::string& source) {
    const SourceSpec spec = splitSourceSpec(source);
    std::error_code none;
    auto support = trimSupportOf(std::filesystem::exists(source, none) ? source : spec.path);
    if (!support) return context.report(support.error());
    if (context.json != JsonMode::None) writeJsonDocument(context.streams.out, trimSupportJson(*support));
    else printTrimSupport(context, *support);
    return support->available ? exitDone : exitFinding;
}

// The mount point of exactly this partition or disk, when the whole of it is mounted.
std::string mountPointOfAll(const OpenedPartition& opened) {
    if (!opened.opened.isDevice) return {};
    auto facts = deviceFacts(opened.disk->name());
    if (!facts) return {};
    return opened.partition ? mountPointOf(*facts, opened.offset, opened.length)
                            : mountPointOf(*facts, 0, facts->size);
}

}  // namespace

int runTrim(Context& context, const TrimOptions& options) {
    if (options.explain) return explain(context, options.source);
    if (isFolder(options.source)) {
        if (options.secure)
            return context.report(Error{
                Cause::Usage, "--secure does not work on a mounted volume; unmount it and name its device"});
        if (!options.free)
            return context.report(Error{Cause::Usage, "a mounted volume supports only --free"});
        auto volume = mountedVolumeAt(options.source);
        if (!volume) return context.report(volume.error());
        return trimMountedVolume(context, *volume, options.gate);
    }
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    if (options.source == "-") return context.report(Error{Cause::Usage, "standard input cannot be trimmed"});
    EraseJob job = jobFor(context, *opened, options.gate);
    job.options.method = EraseMethod::Trim;
    job.options.secure = options.secure;
    if (options.free && !options.gaps && !options.secure) {
        if (const std::string point = mountPointOfAll(*opened); !point.empty()) {
            auto volume = mountedVolumeAt(point);
            if (!volume) return context.report(volume.error());
            return trimMountedVolume(context, *volume, options.gate);
        }
    }
    if (options.free) job.free.volume = ByteRange{opened->offset, opened->length};
    if (options.gaps) {
        if (opened->partition || options.free)
            return context.report(Error{Cause::Usage, "--gaps is for a whole disk and excludes --free"});
        job.free.gaps = true;
    }
    if (!options.free && !options.gaps) {
        auto range = rangeArguments(*opened->opened.source, options.offset, options.length);
        if (!range) return context.report(range.error());
        job.range = ByteRange{opened->offset + range->offset, range->length};
    }
    return runDestructive(context, *opened, job, options.gate);
}

}  // namespace sectorsmith::cli
