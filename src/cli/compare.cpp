// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith compare: where two sources differ.
#include "edit/compare.h"

#include <fmt/format.h>

#include "cli/compare.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"

namespace sectorsmith::cli {

int runCompare(Context& context, const CompareOptions& options) {
    auto first = openSourceArgument(context, options.first);
    if (!first) return context.report(first.error());
    auto second = openSourceArgument(context, options.second);
    if (!second) return context.report(second.error());
    CompareRange a{first->opened.source.get()};
    CompareRange b{second->opened.source.get()};
    auto offset = sizeArgument(options.offset, "--offset", a.source->sectorSize(), 0);
    if (!offset) return context.report(offset.error());
    auto offset2 = sizeArgument(options.offset2, "--offset2", b.source->sectorSize(), *offset);
    if (!offset2) return context.report(offset2.error());
    auto length = sizeArgument(options.length, "--length", a.source->sectorSize(), UINT64_MAX);
    if (!length) return context.report(length.error());
    a.offset = *offset;
    b.offset = *offset2;
    a.length = b.length = *length;

    std::ostream& out = context.streams.out;
    ProgressLine progress(context, "compare", context.streams.outTerminal);
    const bool document = context.json == JsonMode::Document;
    if (document) out << "{\"schemaVersion\":" << jsonSchemaVersion << ",\"differences\":[";
    std::uint64_t seen = 0;
    const auto onDifference = [&](const Difference& d) {
        ++seen;
        if (context.json == JsonMode::None) {
            out << fmt::format("{:#012x}  {:#012x}  {}\n", a.offset + d.offset, b.offset + d.offset,
                               counted(d.length, d.unreadable ? "unreadable byte" : "byte"));
        } else {
            const Json object{{"offset", jsonInteger(a.offset + d.offset)},
                              {"offset2", jsonInteger(b.offset + d.offset)},
                              {"length", jsonInteger(d.length)},
                              {"unreadable", d.unreadable}};
            if (document) out << (seen > 1 ? ",\n" : "\n") << object.dump();
            else writeJsonLine(out, object);
        }
        return static_cast<bool>(out);
    };
    const auto report = compare(a, b, onDifference, progress);
    progress.clear();
    if (!report) {
        if (document) out << "\n]}\n";
        return context.report(report.error());
    }
    if (document)
        out << fmt::format(
            "\n],\"equal\":{},\"comparedBytes\":{},\"differingBytes\":{},\"unreadableBytes\":{}}}\n",
            report->equal(), jsonInteger(report->comparedBytes).dump(),
            jsonInteger(report->differingBytes).dump(), jsonInteger(report->unreadableBytes).dump());
    if (report->firstLength != report->secondLength)
        context.note(fmt::format("{} has {}, {} has {}; the rest of the longer one was not compared",
                                 options.first, counted(report->firstLength, "byte"), options.second,
                                 counted(report->secondLength, "byte")));
    if (report->unreadableBytes > 0) {
        context.error(fmt::format("not compared: {}", counted(report->unreadableBytes, "unreadable byte")));
        return exitDamaged;
    }
    return report->equal() ? exitDone : exitFinding;
}

}  // namespace sectorsmith::cli
