// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/source_argument.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "base/units.h"
#include "cli/password.h"
#include "cli/progress_line.h"
#include "io/memory_source.h"
#include "ops/open_file.h"

namespace sectorsmith::cli {

namespace {

constexpr const char* notWritable = "standard input cannot be written";

Result<std::vector<std::byte>> readAll(std::istream& in) {
    constexpr std::size_t bound = std::size_t{1} << 30;
    constexpr std::size_t step = std::size_t{1} << 20;
    std::vector<std::byte> bytes;
    while (in) {
        const std::size_t have = bytes.size();
        if (have >= bound)
            return fail(Cause::NoSpace, "standard input is longer than 1 GiB; save it to a file first");
        bytes.resize(have + step);
        in.read(reinterpret_cast<char*>(bytes.data() + have), step);
        bytes.resize(have + static_cast<std::size_t>(in.gcount()));
    }
    return bytes;
}

Result<OpenedSource> openStandardInput(Context& context, const OpenOptions& options) {
    auto bytes = readAll(context.streams.in);
    if (!bytes) return std::unexpected(bytes.error());
    std::uint32_t sectorSize = options.sectorSize.value_or(0);
    if (sectorSize == 0) {
        auto plain = std::make_shared<MemorySource>(std::move(*bytes), 512, "standard input");
        sectorSize = guessSectorSize(*plain);
        if (sectorSize == 512)
            return OpenedSource{.source = plain, .path = "-", .readOnlyReason = Message::plain(notWritable)};
        std::vector<std::byte> again(plain->size());
        if (auto read = readExact(*plain, 0, again); !read) return std::unexpected(read.error());
        bytes = std::move(again);
    }
    auto source = std::make_shared<MemorySource>(std::move(*bytes), sectorSize, "standard input");
    return OpenedSource{.source = source, .path = "-", .readOnlyReason = Message::plain(notWritable)};
}

}  // namespace

Result<OpenedPartition> openSourceArgument(Context& context, const std::string& text, SourceUse use) {
    OpenOptions options;
    options.gentle = context.common.gentle;
    options.asBytes = context.common.asBytes;
    if (!context.common.sectorSize.empty()) {
        auto size = parseSize(context.common.sectorSize, 0);
        if (!size) return fail(Cause::Usage, "--sector-size: " + size.error().message);
        constexpr std::uint64_t largest = std::uint64_t{1} << 20;
        if (*size == 0 || *size > largest)
            return fail(Cause::Usage,
                        fmt::format("--sector-size: must be 1 to {} bytes, not {}", largest, *size));
        options.sectorSize = static_cast<std::uint32_t>(*size);
    }
    if (text == "-") {
        auto opened = openStandardInput(context, options);
        if (!opened) return std::unexpected(opened.error());
        auto source = opened->source;
        const std::uint64_t size = source->size();
        return OpenedPartition{std::move(*opened), std::move(source), 0, size, std::nullopt};
    }
    if (use == SourceUse::Write && splitFileSpec(text))
        return fail(
            Cause::Refused,
            fmt::format("{} is a file inside a volume, which can only be read; extract it first", text));
    auto ask = passwordSource(context);
    if (!ask) return std::unexpected(ask.error());
    ProgressLine progress(context, "files", false);
    auto opened = openSourceOrFile(text, options, {std::move(*ask), &progress});
    progress.clear();
    if (opened && !opened->opened.containerReason.empty())
        context.warning(opened->opened.containerReason.text);
    return opened;
}

Result<void> mayBeWritten(const OpenedSource& opened) {
    if (opened.readOnlyReason.empty()) return {};
    if (opened.containerReason.empty()) return fail(Cause::Refused, opened.readOnlyReason);
    // Opening it has said what it is, and the command that converts it.
    return fail(
        Cause::Refused,
        fmt::format(
            "cannot write to {}: convert it first, or use --as-bytes to change the raw bytes of the file",
            opened.path));
}

Result<std::uint64_t> sizeArgument(const std::string& text, const char* option, std::uint32_t sectorSize,
                                   std::uint64_t fallback) {
    if (text.empty()) return fallback;
    auto size = parseSize(text, sectorSize);
    if (!size) return fail(Cause::Usage, fmt::format("{}: {}", option, size.error().message));
    return *size;
}

Result<ByteRange> rangeArguments(const ByteSource& source, const std::string& offset,
                                 const std::string& length) {
    auto from = sizeArgument(offset, "--offset", source.sectorSize(), 0);
    if (!from) return std::unexpected(from.error());
    if (*from > source.size()) {
        return fail(Cause::Usage, fmt::format("--offset: {} is beyond the end of {} ({} bytes)", *from,
                                              source.name(), source.size()));
    }
    auto count = sizeArgument(length, "--length", source.sectorSize(), source.size());
    if (!count) return std::unexpected(count.error());
    return ByteRange{.offset = *from, .length = std::min(*count, source.size() - *from)};
}

}  // namespace sectorsmith::cli
