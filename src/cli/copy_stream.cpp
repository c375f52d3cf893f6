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
#include "io/open.h"
#include "io/system_file.h"
#include "ops/copy/copy_session.h"
#include "ops/copy/errors.h"
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
    std::uint64_t bytes = 0;  // 0: unknown
    std::string description;
    std::vector<Message> copies;
    std::string caution;
};

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
        from.description = fmt::format("the content of {}", options.source);
        return from;
    }
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return std::unexpected(opened.error());
    auto changers = changersOf(*opened);
    if (!changers) return std::unexpected(changers.error());
    if (!changers->empty() && !options.live) return fail(Cause::InUse, CopyError::SourceInUse, *changers);
    if (!changers->empty()) from.caution = fmt::format("The source is in use ({}).", changers->text);
    from.bytes = opened->length;
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
    bool disk = false;  // a device, or a partition of an image
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
    to.range = {0, opened->source->size()};
    if (spec.number != 0) {
        auto partition = openPartition(*opened, spec.table, spec.number);
        if (!partition) return std::unexpected(partition.error());
        to.partition = to.range = {partition->offset, partition->length};
        to.description = fmt::format("{} of {}", options.target, to.description);
    }
    auto access = checkExclusiveAccess(*facts, std::vector<ByteRange>{to.range}, to.partition,
                                       to.target.allowSharedDisk);
    if (!access) return std::unexpected(access.error());
    to.destroys = contentsOf(opened->source, to.range);
    return to;
}

Result<std::unique_ptr<ByteSink>> openSink(Context& context, const CopyCommand& options, const To& to) {
    if (options.target == "-") return std::make_unique<OutputSink>(context.streams.out);
    if (to.disk) {
        auto locked = openForDestroy(to.target, std::vector<ByteRange>{to.range}, to.partition);
        if (!locked) return std::unexpected(locked.error());
        return diskSink(std::move(locked->device), to.range.offset - locked->base, to.range.length);
    }
    const Coding coding = targetCoding(options.target);
    if (!canEncode(coding)) return encoderFor(coding, nullptr);
    auto file = fileSink(to.target.path, options.sparse && coding == Coding::Plain);
    if (!file) return file;
    return encoderFor(coding, std::move(*file));
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
    if (to->disk && from->bytes > to->range.length)
        return context.report(fail(Cause::Refused, CopyError::TargetTooSmall, options.target,
                                   to->range.length, options.source, from->bytes)
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
    }
    if (!from->caution.empty()) context.warning(from->caution);
    if (context.common.dryRun) {
        result["dryRun"] = true;
        if (json) writeJsonDocument(out, result);
        return exitDone;
    }
    out.flush();
    if (!to->name.empty() && !confirmDiskName(context, options.gate, to->name, "destroy all data in it"))
        return exitRefused;
    auto sink = openSink(context, options, *to);
    if (!sink) return context.report(sink.error());
    StreamProgress progress(context, toOutput && context.streams.outTerminal);
    const system::HoldInterrupt hold;
    const StreamResult done =
        copyStream(std::move(from->stream), **sink, from->bytes, options.sha256, progress);
    const std::uint64_t filled = done.filledBytes;
    progress.line().clear();
    result["report"] = {{"copiedBytes", jsonInteger(done.bytes)},
                        {"filledBytes", jsonInteger(filled)},
                        {"seconds", done.seconds},
                        {"finished", !done.stopped}};
    if (options.sha256) result["report"]["sha256"] = jsonText(done.sha256, true);
    if (done.stopped) result["report"]["error"] = jsonText(done.stopped->message);
    if (json) {
        writeJsonDocument(out, result);
    } else if (!toOutput || options.sha256) {
        if (!toOutput)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", "copied", formatSizeDecimal(done.bytes),
                               done.bytes);
        if (filled > 0)
            out << fmt::format("{:<22} {:>12}  ({} bytes)\n", "filled", formatSizeDecimal(filled), filled);
        if (!done.sha256.empty()) out << "SHA-256 " << done.sha256 << '\n';
    }
    out.flush();
    if (done.stopped) return context.report(*done.stopped);
    return filled > 0 ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
