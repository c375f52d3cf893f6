// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith dump: bytes as hexdump -C prints them, or as they are.
#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "base/units.h"
#include "cli/dump.h"
#include "cli/hex_lines.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "edit/block_reader.h"

namespace sectorsmith::cli {

namespace {

// Says once per run of unreadable sectors what is missing; after many only their number.
class UnreadableRuns {
 public:
    UnreadableRuns(Context& context, ProgressLine& progress) : context_(context), progress_(progress) {}
    ~UnreadableRuns() = default;

    void add(const BadRange& bad) {
        if (run_ && run_->offset + run_->length == bad.offset) {
            run_->length += bad.length;
        } else {
            tell();
            run_ = bad;
        }
    }
    // Before more bytes that could be read: the run has ended.
    void tell() {
        if (!run_) return;
        constexpr std::uint64_t mostTold = 50;
        bytes_ += run_->length;
        if (++count_ <= mostTold) {
            progress_.clear();
            context_.error(fmt::format("cannot read {} at offset {} ({:#x}): {}",
                                       counted(run_->length, "byte"), run_->offset, run_->offset,
                                       run_->error.message));
        }
        run_.reset();
    }
    // The exit code for all of it.
    int finish() {
        tell();
        if (count_ > 1)
            context_.error(
                fmt::format("cannot read {} in {}", counted(bytes_, "byte"), counted(count_, "range")));
        return count_ > 0 ? exitDamaged : exitDone;
    }

 private:
    Context& context_;
    ProgressLine& progress_;
    std::optional<BadRange> run_;
    std::uint64_t count_ = 0;
    std::uint64_t bytes_ = 0;
};

// Standard input is never kept: it may not end. Needs no source, so -o and -l count sectors of 512 or --sector-size.
int dumpStandardInput(Context& context, const DumpOptions& options) {
    std::uint32_t sectorSize = 512;
    if (!context.common.sectorSize.empty()) {
        auto given = sizeArgument(context.common.sectorSize, "--sector-size", 0, 512);
        if (!given || *given == 0 || *given > (std::uint64_t{1} << 20)) {
            context.error("--sector-size: not a valid sector size");
            return exitUsage;
        }
        sectorSize = static_cast<std::uint32_t>(*given);
    }
    auto skip = sizeArgument(options.offset, "--offset", sectorSize, 0);
    if (!skip) return context.report(skip.error());
    auto length = sizeArgument(options.length, "--length", sectorSize, UINT64_MAX);
    if (!length) return context.report(length.error());

    std::istream& in = context.streams.in;
    std::ostream& out = context.streams.out;
    std::vector<char> bytes(std::size_t{1} << 16);
    for (std::uint64_t left = *skip; left > 0 && in;) {
        in.read(bytes.data(), static_cast<std::streamsize>(std::min<std::uint64_t>(left, bytes.size())));
        left -= static_cast<std::uint64_t>(in.gcount());
        if (!in && left > 0) {
            context.error(
                fmt::format("--offset: standard input ended after {}", counted(*skip - left, "byte")));
            return exitUsage;
        }
    }
    HexLines lines(out, *skip, !options.all);
    std::uint64_t left = *length;
    while (left > 0 && in) {
        // What is there now is shown now: the writer may be slow.
        if (in.peek() == std::istream::traits_type::eof()) break;
        const auto most = static_cast<std::streamsize>(std::min<std::uint64_t>(left, bytes.size()));
        const std::streamsize got = in.readsome(bytes.data(), most);
        if (got <= 0) break;
        left -= static_cast<std::uint64_t>(got);
        if (options.raw) out.write(bytes.data(), got);
        else lines.add(std::as_bytes(std::span(bytes).first(static_cast<std::size_t>(got))));
        if (in.rdbuf()->in_avail() <= 0) {
            if (!options.raw) lines.flush();
            out.flush();
        }
        if (!out) return exitDamaged;
    }
    if (!options.raw) lines.finish();
    return exitDone;
}

void writeFilled(std::ostream& out, std::byte value, std::uint64_t count) {
    const std::vector<char> bytes(std::min<std::uint64_t>(count, std::uint64_t{1} << 20),
                                  std::to_integer<char>(value));
    while (count > 0 && out) {
        const auto part = std::min<std::uint64_t>(count, bytes.size());
        out.write(bytes.data(), static_cast<std::streamsize>(part));
        count -= part;
    }
}

// False when the dump ends here: something cannot be read and nothing was said to put in its place.
bool writeRaw(std::ostream& out, const BlockReader::Block& block, std::optional<std::byte> fill,
              UnreadableRuns& unreadable) {
    if (block.hole) {
        writeFilled(out, std::byte{0}, block.length);
        return true;
    }
    std::uint64_t done = 0;
    auto upTo = [&](std::uint64_t end) {
        if (end <= done) return;
        unreadable.tell();
        out.write(reinterpret_cast<const char*>(block.bytes.data() + done),
                  static_cast<std::streamsize>(end - done));
        done = end;
    };
    for (const BadRange& bad : block.bad) {
        upTo(bad.offset - block.offset);
        unreadable.add(bad);
        if (!fill) return false;
        writeFilled(out, *fill, bad.length);
        done += bad.length;
    }
    upTo(block.length);
    return true;
}

Result<std::optional<std::byte>> fillArgument(const std::string& text) {
    if (text.empty()) return std::nullopt;
    auto value = parseSize(text, 0);
    if (!value || *value > 0xFF)
        return fail(Cause::Usage, "--fill: “" + text + "” is not a byte (0 to 255, or 0x00 to 0xFF)");
    return static_cast<std::byte>(*value);
}

}  // namespace

int runDump(Context& context, const DumpOptions& options) {
    auto fill = fillArgument(options.fill);
    if (!fill) return context.report(fill.error());
    if (options.source == "-") return dumpStandardInput(context, options);
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    auto range = rangeArguments(*opened->opened.source, options.offset, options.length);
    if (!range) return context.report(range.error());

    std::ostream& out = context.streams.out;
    ProgressLine progress(context, "dump", context.streams.outTerminal);
    UnreadableRuns unreadable(context, progress);
    HexLines lines(out, range->offset, !options.all);
    const std::uint64_t end = range->offset + range->length;
    BlockReader reader(*opened->opened.source, {.begin = range->offset, .end = end, .skipHoles = true});
    std::uint64_t reached = range->offset;
    while (out) {
        auto next = reader.next();
        if (!next) break;
        BlockReader::Block& block = *next;
        progress.update(block.offset - range->offset, range->length);
        reached = block.offset + block.length;
        if (options.raw) {
            if (!writeRaw(out, block, *fill, unreadable)) break;
        } else {
            if (block.bad.empty()) unreadable.tell();
            for (const BadRange& bad : block.bad) unreadable.add(bad);
            if (block.hole) lines.addZeros(block.length);
            else lines.add(block.bytes, block.bad);
        }
        reader.recycle(std::move(block));
    }
    if (!options.raw) lines.finish();
    progress.finish(reached - range->offset, range->length);
    return unreadable.finish();
}

}  // namespace sectorsmith::cli
