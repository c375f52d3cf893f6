// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith write: change bytes.
#include <algorithm>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/review.h"
#include "cli/source_argument.h"
#include "edit/overlay.h"
#include "edit/pattern.h"

namespace sectorsmith::cli {

namespace {

Result<std::vector<std::byte>> hexBytes(const std::string& text, const char* option) {
    std::vector<std::byte> bytes;
    unsigned value = 0;
    int digits = 0;
    std::string_view rest = text;
    if (rest.starts_with("0x") || rest.starts_with("0X")) rest.remove_prefix(2);
    for (const char c : rest) {
        if (c == ' ' || c == ',' || c == '\n' || c == '\t') continue;
        const char* found =
            std::ranges::find("0123456789abcdef", static_cast<char>(c >= 'A' && c <= 'F' ? c + 32 : c));
        const auto digit = found - "0123456789abcdef";
        if (digit < 0 || digit > 15)
            return fail(Cause::Usage, fmt::format("{}: “{}” is not a hexadecimal digit", option, c));
        value = value * 16 + static_cast<unsigned>(digit);
        if (++digits % 2 == 0) {
            bytes.push_back(static_cast<std::byte>(value));
            value = 0;
        }
    }
    if (digits == 0 || digits % 2 != 0)
        return fail(Cause::Usage, fmt::format("{}: whole bytes are needed, two digits each", option));
    return bytes;
}

Result<std::vector<std::byte>> fileBytes(Context& context, const std::string& path) {
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fail(Cause::NotFound, fmt::format("{} cannot be opened", path));
    }
    std::istream& in = path == "-" ? context.streams.in : file;
    std::vector<std::byte> bytes;
    std::vector<char> part(std::size_t{1} << 16);
    while (in.read(part.data(), static_cast<std::streamsize>(part.size())), in.gcount() > 0) {
        const auto got = std::as_bytes(std::span(part).first(static_cast<std::size_t>(in.gcount())));
        if (bytes.size() + got.size() > Overlay::maximumBytes)
            return fail(Cause::NoSpace,
                        fmt::format("{} has more than {} MiB", path, Overlay::maximumBytes >> 20));
        bytes.insert(bytes.end(), got.begin(), got.end());
    }
    if (in.bad()) return fail(Cause::Io, fmt::format("{} cannot be read", path));
    if (bytes.empty()) return fail(Cause::Usage, fmt::format("{} is empty", path));
    return bytes;
}

}  // namespace

int runWrite(Context& context, const WriteOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    if (options.source == "-")
        return context.report(Error{Cause::Usage, "standard input cannot be written to"});
    const std::uint32_t sector = opened->disk->sectorSize();
    auto offset = sizeArgument(options.offset, "--offset", sector, 0);
    if (!offset) return context.report(offset.error());
    auto length = sizeArgument(options.length, "--length", sector, 0);
    if (!length) return context.report(length.error());
    if (options.fill.empty() != options.length.empty())
        return context.report(Error{Cause::Usage, "--fill and --length go together"});
    // A partition's end is a border like the disk's.
    const std::uint64_t room = opened->opened.source->size();
    auto bytes = !options.hex.empty()    ? hexBytes(options.hex, "--hex")
                 : !options.fill.empty() ? hexBytes(options.fill, "--fill")
                                         : fileBytes(context, options.file);
    if (!bytes) return context.report(bytes.error());
    const std::uint64_t wanted = options.fill.empty() ? bytes->size() : *length;
    if (*offset > room || wanted > room - *offset)
        return context.report(
            Error{Cause::OutOfRange, fmt::format("{} bytes at offset {} do not fit into {} ({} bytes)",
                                                 wanted, *offset, options.source, room)});
    Overlay overlay(opened->disk);
    const std::uint64_t at = opened->offset + *offset;
    const std::string what = fmt::format("write at offset {} of {}", *offset, options.source);
    const auto staged =
        options.fill.empty() ? overlay.stage(at, *bytes, what) : overlay.fill(at, *length, *bytes, what);
    if (!staged) return context.report(staged.error());
    auto plan = planFromOverlay(overlay, what);
    if (!plan) return context.report(plan.error());
    return reviewAndCommit(context, *opened, *plan, options.gate, opened->disk->name());
}

}  // namespace sectorsmith::cli
