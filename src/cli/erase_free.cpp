// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith erase-free: overwrite, punch or trim what a file system, or the table, does not use.
#include "cli/erase_free.h"
#include "cli/destructive_command.h"
#include "cli/source_argument.h"

namespace sectorsmith::cli {

int runEraseFree(Context& context, const EraseFreeOptions& options) {
    if (isFolder(options.source)) {
        if (options.method == EraseMethod::Punch || options.method == EraseMethod::ZeroRange ||
            options.gaps || !options.from.empty() || options.verify)
            return context.report(
                Error{Cause::Usage,
                      "for a mounted volume use --method zero, random or trim, --reserve and "
                      "--then-trim; unmount it for the other options"});
        EraseRequest request;
        request.folder = options.source;
        request.options.method = options.method;
        request.thenTrim = options.thenTrim;
        if (!options.reserve.empty()) {
            auto reserve = sizeArgument(options.reserve, "--reserve", 512, 0);
            if (!reserve) return context.report(reserve.error());
            request.reserve = *reserve;
        }
        return runDestructive(context, std::move(request), nullptr, options.gate);
    }
    if (!options.reserve.empty() || options.thenTrim)
        return context.report(Error{Cause::Usage, "--reserve and --then-trim apply to mounted volumes only"});
    auto opened = openSourceArgument(context, options.source, SourceUse::Write);
    if (!opened) return context.report(opened.error());
    if (options.source == "-") return context.report(Error{Cause::Usage, "standard input cannot be erased"});
    EraseRequest request = requestFor(context, *opened, options.gate);
    request.options.method = options.method;
    request.options.readAllBack = options.verify;
    auto from = sizeArgument(options.from, "--from", opened->disk->sectorSize(), 0);
    if (!from) return context.report(from.error());
    request.options.from = *from;
    if (options.gaps) {
        if (opened->partition)
            return context.report(Error{Cause::Usage, "--gaps applies to a whole disk, not to a partition"});
        request.free.gaps = true;
    } else {
        request.free.volume = ByteRange{opened->offset, opened->length};
    }
    return runDestructive(context, *opened, std::move(request), options.gate);
}

}  // namespace sectorsmith::cli
