// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith trim: discard unused blocks, or explain why TRIM is unavailable.
#include <filesystem>

#include <fmt/format.h>

#include "cli/destructive_command.h"
#include "cli/source_argument.h"
#include "cli/trim.h"

namespace sectorsmith::cli {

namespace {

int explain(Context& context, const std::string& source) {
    const SourceSpec spec = splitSourceSpec(source);
    std::error_code none;
    auto support = trimSupportOf(std::filesystem::exists(source, none) ? source : spec.path);
    if (!support) return context.report(support.error());
    if (context.json != JsonMode::None) writeJsonDocument(context.streams.out, trimSupportJson(*support));
    else printTrimSupport(context, *support);
    return support->available ? exitDone : exitFinding;
}

}  // namespace

int runTrim(Context& context, const TrimOptions& options) {
    if (options.explain) return explain(context, options.source);
    if (isFolder(options.source)) {
        if (options.secure)
            return context.report(
                Error{Cause::Usage,
                      "a mounted volume cannot be trimmed securely: unmount it and specify its device"});
        if (!options.free)
            return context.report(
                Error{Cause::Usage, "of a mounted volume only the free space can be trimmed: use --free"});
        EraseRequest request;
        request.options.method = EraseMethod::Trim;
        request.folder = options.source;
        return runDestructive(context, std::move(request), nullptr, options.gate);
    }
    auto opened = openSourceArgument(context, options.source, SourceUse::Write);
    if (!opened) return context.report(opened.error());
    if (options.source == "-") return context.report(Error{Cause::Usage, "standard input cannot be trimmed"});
    if (options.gaps && (opened->partition || options.free))
        return context.report(
            Error{Cause::Usage, "--gaps applies to a whole disk and cannot be combined with --free"});
    EraseRequest request = requestFor(context, *opened, options.gate);
    request.options.method = EraseMethod::Trim;
    request.options.secure = options.secure;
    request.throughMount = !options.secure;
    request.free.gaps = options.gaps;
    if (options.free) request.free.volume = ByteRange{opened->offset, opened->length};
    if (!options.free && !options.gaps) {
        auto range = rangeArguments(*opened->opened.source, options.offset, options.length);
        if (!range) return context.report(range.error());
        request.range = ByteRange{opened->offset + range->offset, range->length};
    }
    return runDestructive(context, *opened, std::move(request), options.gate);
}

}  // namespace sectorsmith::cli
