// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith hash: checksums of a source or a range of it.
#include "edit/hash.h"

#include <fmt/format.h>

#include "cli/hash.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"

namespace sectorsmith::cli {

int runHash(Context& context, const HashOptions& options) {
    std::vector<HashKind> kinds = options.kinds;
    if (kinds.empty()) kinds.push_back(HashKind::Sha256);
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    auto range = rangeArguments(*opened->opened.source, options.offset, options.length);
    if (!range) return context.report(range.error());
    ProgressLine progress(context, "hash", false);
    const auto hashes = hashRange(*opened->opened.source, range->offset, range->length, kinds, progress);
    progress.clear();
    if (!hashes) return context.report(hashes.error());
    std::ostream& out = context.streams.out;
    if (context.json != JsonMode::None) {
        Json object;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            object[std::string(hashName(kinds[i]))] = hashes->at(i);
        writeJsonDocument(out, {{"source", jsonText(options.source)},
                                {"offset", jsonInteger(range->offset)},
                                {"length", jsonInteger(range->length)},
                                {"hashes", std::move(object)}});
        return exitDone;
    }
    for (std::size_t i = 0; i < kinds.size(); ++i)
        out << hashes->at(i) << "  " << options.source
            << (kinds.size() > 1 ? fmt::format("  ({})", hashName(kinds[i])) : "") << '\n';
    return exitDone;
}

}  // namespace sectorsmith::cli
