// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/erase.h"

#include <fmt/format.h>

#include "cli/source_argument.h"
#include "io/system_file.h"

namespace sectorsmith::cli {

int runErase(Context& context, const EraseCommand& options) {
    if (options.source == "-") return context.report(Error{Cause::Usage, "standard input cannot be erased"});
    if (!options.report.empty() && pathKind(options.report) != PathKind::Missing)
        return context.report(
            Error{Cause::Usage, fmt::format("--report: {} already exists", options.report)});
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    EraseRequest request = requestFor(context, *opened, options.gate);
    request.options.method = options.method;
    request.options.readAllBack = options.verify;
    request.range = ByteRange{opened->offset, opened->length};
    auto from = sizeArgument(options.from, "--from", opened->disk->sectorSize(), 0);
    if (!from) return context.report(from.error());
    request.options.from = *from;
    return runDestructive(context, *opened, std::move(request), options.gate, options.report);
}

}  // namespace sectorsmith::cli
