// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/copy_stream.h"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "base/units.h"
#include "cli/destructive_command.h"
#include "cli/json.h"
#include "cli/new_bytes.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "io/memory_source.h"
#include "io/open.h"
#include "io/system_file.h"
#include "ops/copy/copy_fit.h"
#include "ops/copy/copy_session.h"
#include "ops/copy/errors.h"
#include "ops/copy/messages.h"
#include "ops/copy/stream_copy.h"
#include "ops/disk_match.h"
#include "ops/exclusive_access.h"
#include "ops/range_contents.h"
#include "part/partition_source.h"

namespace sectorsmith::cli {

using namespace copier;

namespace {

class InputStream : public ByteStream {
 public:
    explicit InputStream(std::istream& in) : in_(in) {}
    Result<std::size_t> read(std::span<std::byte> out) override {
        in_.read(reinterpret_cast<char*>(out.data()), static_cast<std::streamsize>(out.size()));
        if (in_.bad()) return fail(Cause::Io, "cannot read standard input");
        return static_cast<std::size_t>(in_.gcount());
    }

 private:
    std::istream& in_;
};

class OutputSink : public ByteSink {
 public:
    explicit OutputSink(std::ostream& out) : out_(out) {}
    Result<void> write(std::span<const std::byte> bytes) override {
        out_.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return good();
    }
    Result<void> finish() override {
        out_.flush();
        return good();
    }

 private:
    Result<void> good() const {
        if (out_) return {};
        return fail(Cause::Io, "cannot write to standard output");
    }
    std::ostream& out_;
};

class StreamProgress : public Progress {
 public:
    explicit StreamProgress(Context& context, bool quiet) : line_(context, "copy", quiet) {}
    void update(std::uint64_t done, std::uint64_t total) override { line_.update(done, total); }
    bool cancelled() const override { return system::interruptRequested(); }
    ProgressLine& line() { return line_; }

 private:
    ProgressLine line_;
};

Coding codingOf(Container container) {
    switch (container) {
        case Container::Gzip: return Coding::Gzip;
        case Container::Xz: return Coding::Xz;
        case Container::Zstd: return Coding::Zstd;
        case Container::Bzip2: return Coding::Bzip2;
        default: return Coding::Plain;
    }
}

Coding sourceCoding(const Context& context, const std::string& source) {
    if (context.common.asBytes || source == "-" || !isImage(source)) return Coding::Plain;
    OpenOptions options;
    options.cacheBytes = 0;
    auto opened = openPath(source, options);
    return opened ? codingOf(opened->container) : Coding::Plain;
}

// By its name: a device is never compressed.
Coding targetCoding(const std::string& target) {
    if (pathKind(target) == PathKind::Device) return Coding::Plain;
    if (target.ends_with(".gz")) return Coding::Gzip;
    return target.ends_with(".zst") ? Coding::Zstd : Coding::Plain;
}

struct From {
    std::unique_ptr<ByteStream> stream;
    Coding coding = Coding::Plain;
    std::shared_ptr<ByteSource> packed;  // the compressed file, where it is one
    std::uint64_t bytes = 0;             // 0: unknown
    std::uint64_t least = 0;             // it has at least as many
    std::string description;
    std::vector<Message> copies;
    std::string caution;
};

// Bytes of the sectors that a compressed image was made for, as the first bytes of its content say; 0: unknown.
std::uint32_t packedSectorSize(const From& from) {
    if (!from.packed) return 0;
    auto content =
        decoderOf(from.coding, std::make_unique<SourceStream>(from.packed, std::vector<std::byte>{}));
    if (!content) return 0;
    std::vector<std::byte> head(std::size_t{1} << 20);
    std::size_t there = 0;
    while (there < head.size()) {
        const auto more = (*content)->read(std::span(head).subspan(there));
        if (!more || *more == 0) break;
        there += *more;
    }
    head.resize(there);
    return guessSectorSize(MemorySource(std::move(head), 512, "content"));
}

Result<From> openFrom(Context& context, const CopyCommand& options) {
    From from;
    if (options.source == "-") {
        from.stream = std::make_unique<InputStream>(context.streams.in);
        from.description = "standard input";
        return from;
    }
    std::vector<std::byte> fill;
    if (!options.fill.empty()) {
        auto bytes = hexBytes(options.fill, "--fill");
        if (!bytes) return std::unexpected(bytes.error());
        fill = std::move(*bytes);
    }
    const Coding coding = sourceCoding(context, options.source);
    if (coding != Coding::Plain) {
        OpenOptions look;
        look.asBytes = true;
        auto file = openPath(options.source, look);
        if (!file) return std::unexpected(file.error());
        auto decoded =
            decoderOf(coding, std::make_unique<SourceStream>(file->source, std::vector<std::byte>{}));
        if (!decoded) return std::unexpected(decoded.error());
        from.stream = std::move(*decoded);
        from.least = leastContent(coding, *file->source);
        from.coding = coding;
        from.packed = file->source;
        from.description = fmt::format("the content of {}", options.source);
        return from;
    }
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return std::unexpected(opened.error());
    auto changers = changersOf(*opened);
    if (!changers) return std::unexpected(changers.error());
    if (!changers->empty() && !options.live) return fail(Cause::InUse, CopyError::SourceInUse, *changers);
    if (!changers->empty()) from.caution = fmt::format("The source is in use ({}).", changers->text);
    from.bytes = from.least = opened->length;
    from.copies = contentsOf(opened->disk, {opened->offset, opened->length});
    from.description = opened->opened.source->name();
    from.stream = std::make_unique<SourceStream>(uncached(*opened), std::move(fill));
    return from;
}

// What TARGET is, before anything is written.
struct To {
    std::string name;  // to be typed; empty: nothing is destroyed
    std::string description;
    std::vector<Message> destroys;
    WriteTarget target;
    ByteRange range;
    std::optional<ByteRange> partition;
    std::optional<std::uint64_t> partitionStart;  // a partition: bytes of its disk before it
    std::uint32_t sectorSize = 0;
    bool disk = false;    // a device, or a partition of an image
    bool device = false;  // a whole one
};

Result<To> lookAt(const CopyCommand& options) {
    To to;
    if (options.target == "-") {
        to.description = "standard output";
        return to;
    }
    SourceSpec spec{options.target, {}, 0};
    if (pathKind(options.target) == PathKind::Missing) spec = splitSourceSpec(options.target);
    const PathKind kind = pathKind(spec.path);
    if (kind == PathKind::Folder) return fail(Cause::Usage, CopyError::TargetIsFolder, spec.path);
    if (kind == PathKind::Other) return fail(Cause::Usage, CopyError::TargetNotDisk, spec.path);
    if (kind == PathKind::Missing) {
        to.description = fmt::format("the new file {}", options.target);
        to.target.path = options.target;
        return to;
    }
    std::error_code none;
    if (std::filesystem::equivalent(splitSourceSpec(options.source).path, spec.path, none) ||
        std::filesystem::equivalent(options.source, spec.path, none))
        return fail(Cause::Refused, CopyError::SameBytes, options.source, options.target);
    to.disk = kind == PathKind::Device || spec.number != 0;
    to.target.path = spec.path;
    to.target.asBytes = !to.disk;
    to.target.allowSharedDisk = options.gate.diskInUse;
    auto facts = factsWithUsers(to.target);
    if (!facts) return std::unexpected(facts.error());
    to.name = nameToType(*facts);
    to.description = describe(identityOf(*facts, kind != PathKind::Device));
    auto opened = openForReading(to.target);
    if (!opened) return std::unexpected(opened.error());
    to.target.reviewed = reviewedDisk(*facts, *opened->source);
    to.range = {0, opened->source->size()};
    to.sectorSize = opened->source->sectorSize();
    if (!facts->parent.empty()) to.partitionStart = facts->offset;
    to.device = kind == PathKind::Device && facts->parent.empty() && spec.number == 0;
    if (!facts->backingFile.empty() && std::filesystem::equivalent(options.source, facts->backingFile, none))
        return fail(Cause::Refused, CopyError::SourceBacksTarget, options.target, options.source);
    if (spec.number != 0) {
        auto partition = openPartition(*opened, spec.table, spec.number);
        if (!partition) return std::unexpected(partition.error());
        to.partition = to.range = {partition->offset, partition->length};
        to.partitionStart = partition->offset;
        to.description = fmt::format("{} of {}", options.target, to.description);
    }
    auto access = checkExclusiveAccess(*facts, std::vector<ByteRange>{to.range}, to.partition,
                                       to.target.allowSharedDisk);
    if (!access) return std::unexpected(access.error());
    to.destroys = contentsOf(opened->source, to.range);
    return to;
}

// The disk that is written to, and where on it.
struct StreamDisk {
    std::shared_ptr<BlockDevice> device;
    std::uint64_t offset = 0;
};

Result<std::unique_ptr<ByteSink>> openSink(Context& context, const CopyCommand& options, const To& to,
                                           StreamDisk& disk) {
    if (options.target == "-") return std::make_unique<OutputSink>(context.streams.out);
    if (to.disk) {
        auto locked = openForDestroy(to.target, std::vector<ByteRange>{to.range}, to.partition);
        if (!locked) return std::unexpected(locked.error());
        disk = {std::move(locked->device), to.range.offset - locked->base};
        return diskSink(disk.device, disk.offset, to.range.length);
    }
    const Coding coding = targetCoding(options.target);
    if (!canEncode(coding)) return encoderFor(coding, nullptr);
    auto file = fileSink(to.target.path, options.sparse && coding == Coding::Plain);
    if (!file) return file;
    return encoderFor(coding, std::move(*file));
}

// What came is known only now: its table or boot sector are adapted, as those of an image that is not packed. Whether that had
// to be done.
Result<bool> fitStreamed(Context& context, const CopyCommand& options, const To& to, const StreamDisk& disk,
                         std::uint64_t bytes) {
    const FitTarget place{disk.device, {disk.offset, to.range.length}, to.partitionStart, options.target};
    const auto notFitted = [](const Error& error) {
        Error told = because(error, CopyError::NotFitted, error);
        if (told.cause == Cause::Refused) told.cause = Cause::Unsupported;  // something was done
        return std::unexpected(std::move(told));
    };
    const auto fit = fitForCopied(place, bytes);
    if (!fit) return notFitted(fit.error());
    for (const Message& caution : fit->cautions) context.warning(caution.text);
    if (!fit->needed()) return false;
    auto fitted = fitCopy(*disk.device, disk.offset, to.range.length, *fit);
    if (!fitted) return notFitted(fitted.error());
    return fitted;
}

}  // namespace

bool isStreamCopy(const Context& context, const CopyCommand& options) {
    return options.source == "-" || options.target == "-" || targetCoding(options.target) != Coding::Plain ||
           sourceCoding(context, options.source) != Coding::Plain;
}

int runStreamCopy(Context& context, const CopyCommand& options) {
    const bool toOutput = options.target == "-";
    const bool json = context.json != JsonMode::None;
    if (!options.map.empty() || !options.domain.empty() || !options.saveDomain.empty() || options.used ||
        options.retries > 0 || options.reverse || !options.minReadRate.empty() || options.verify ||
        options.newIds)
        return context.report({Cause::Usage,
                               "--map, --domain, --save-domain, --used, --retries, --reverse, "
                               "--min-read-rate, --new-ids and --verify do not work with "
                               "compressed files or pipes; use --sha256 to check the content"});
    if (toOutput && json)
        return context.report({Cause::Usage, "--json does not work with standard output as the target"});
    auto from = openFrom(context, options);
    if (!from) return context.report(from.error());
    auto to = lookAt(options);
    if (!to) return context.report(to.error());
    if (to->disk && from->least > to->range.length)
        return context.report(fail(Cause::Refused, CopyError::TargetTooSmall, options.target,
                                   to->range.length, from->description, from->least)
                                  .error());
    std::ostream& out = toOutput ? context.streams.err : context.streams.out;
    Json result{{"source", jsonText(from->description)},
                {"target", jsonText(to->description)},
                {"name", jsonText(to->name, true)},
                {"bytes", from->bytes > 0 ? jsonInteger(from->bytes) : Json()}};
    if (!json && !toOutput) {
        out << fmt::format("Copy {}{}\n  to {}\n",
                           from->bytes > 0 ? formatSizeDecimal(from->bytes) + " from " : "",
                           printable(from->description), printable(to->description));
        for (const std::string& one : from->copies) out << "  copies " << printable(one) << '\n';
        for (const std::string& one : to->destroys) out << "  destroys " << printable(one) << '\n';
        if (to->disk) out << "  Partition table or boot sector will be adapted to the target if needed\n";
    }
    if (!from->caution.empty()) context.warning(from->caution);
    if (to->disk)
        if (const std::uint32_t sectors = packedSectorSize(*from); sectors != 0 && sectors != to->sectorSize)
            context.warning(say(CopyMessage::OtherSectors, sectors, to->sectorSize).text);
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!to->name.empty() && !confirmDiskName(context, options.gate, to->name, "destroy all data in it"))
        return exitRefused;
    StreamDisk disk;
    auto sink = openSink(context, options, *to, disk);
    if (!sink) return context.report(sink.error());
    StreamProgress progress(context, toOutput && context.streams.outTerminal);
    const system::HoldInterrupt hold;
    const StreamResult done =
        copyStream(std::move(from->stream), **sink, from->bytes, options.sha256, progress);
    const std::uint64_t filled = done.filledBytes;
    progress.line().clear();
    sink->reset();
    Result<bool> fitted = false;
    if (disk.device && !done.stopped && done.bytes > 0)
        fitted = fitStreamed(context, options, *to, disk, done.bytes);
    if (disk.device && to->device)
        if (auto left = disk.device->rereadPartitions()) context.warnOfOldEntries(*left);
    disk.device.reset();
    result["report"] = {{"copiedBytes", jsonInteger(done.bytes)},
                        {"filledBytes", jsonInteger(filled)},
                        {"seconds", done.seconds},
                        {"finished", !done.stopped}};
    const bool adapted = !fitted || *fitted;
    if (options.sha256) {
        result["report"]["sha256"] = jsonText(done.sha256, true);
        result["report"]["sha256OfTarget"] = !adapted;
    }
    if (to->disk) result["report"]["fitted"] = fitted.value_or(false);
    if (!fitted) result["report"]["fitError"] = jsonText(fitted.error().message);
    if (done.stopped) result["report"]["error"] = jsonText(done.stopped->message);
    if (json) {
        writeJsonDocument(out, result);
    } else if (!toOutput || options.sha256) {
        if (!toOutput)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", "copied", formatSizeDecimal(done.bytes),
                               done.bytes);
        if (filled > 0)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", "filled", formatSizeDecimal(filled), filled);
        if (!done.sha256.empty())
            out << "SHA-256 " << done.sha256 << (adapted ? ", before the target was adapted\n" : "\n");
        if (fitted.value_or(false)) out << "Partition table or boot sector adapted to the target\n";
    }
    out.flush();
    if (done.stopped) {
        const int code = context.report(*done.stopped);
        if (!done.unfinished.empty())
            context.note(fmt::format("the data copied so far are in {}", printable(done.unfinished)));
        if (to->disk) context.note(fmt::format("{} is incomplete", printable(options.target)));
        else if (!to->name.empty() && (!done.unfinished.empty() || done.stopped->cause == Cause::Cancelled))
            context.note(fmt::format("{} is unchanged", printable(options.target)));
        return code;
    }
    if (!fitted) return context.report(fitted.error());
    return filled > 0 ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
