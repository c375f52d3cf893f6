// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith write: change bytes.
#include <fmt/format.h>

#include "cli/commit_line.h"
#include "cli/new_bytes.h"
#include "cli/plural.h"
#include "cli/review.h"
#include "cli/source_argument.h"
#include "cli/write.h"
#include "io/memory_source.h"

namespace sectorsmith::cli {

int runWrite(Context& context, const WriteOptions& options) {
    auto opened = openSourceArgument(context, options.source, SourceUse::Write);
    if (!opened) return context.report(opened.error());
    if (options.source == "-")
        return context.report(Error{Cause::Usage, "standard input cannot be written to"});
    const std::uint32_t sector = opened->disk->sectorSize();
    auto offset = sizeArgument(options.offset, "--offset", sector, 0);
    if (!offset) return context.report(offset.error());
    auto length = sizeArgument(options.length, "--length", sector, 0);
    if (!length) return context.report(length.error());
    if (options.fill.empty() != options.length.empty())
        return context.report(Error{Cause::Usage, "--fill requires --length, and --length requires --fill"});
    // A partition's end is a border like the disk's.
    const std::uint64_t all = opened->opened.source->size();
    const std::uint64_t room = *offset < all ? all - *offset : 0;
    std::shared_ptr<const ByteSource> bytes;
    if (!options.file.empty()) {
        auto file = fileBytes(context, options.file, room, opened->disk->name());
        if (!file) return context.report(file.error());
        bytes = std::move(*file);
    } else {
        auto typed = options.fill.empty() ? hexBytes(options.hex, "--hex") : hexBytes(options.fill, "--fill");
        if (!typed) return context.report(typed.error());
        if (options.fill.empty()) bytes = std::make_shared<MemorySource>(std::move(*typed));
        else bytes = repeatedBytes(std::move(*typed), *length);
    }
    if (bytes->size() > room)
        return context.report(Error{Cause::OutOfRange, fmt::format("cannot write {} at offset {}: {} has {}",
                                                                   counted(bytes->size(), "byte"), *offset,
                                                                   options.source, counted(all, "byte"))});
    CommitLine progress(context);
    progress.begin("plan");
    auto plan = planWrite(opened->disk, opened->offset + *offset, bytes,
                          fmt::format("write at offset {} of {}", *offset, options.source), progress);
    progress.clear();
    if (!plan) return context.report(plan.error());
    return reviewAndCommit(context, *opened, *plan, options.gate, opened->disk->name());
}

}  // namespace sectorsmith::cli
