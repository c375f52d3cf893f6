// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/gpt_fields.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/table.h"
#include "cli/table_review.h"
#include "part/types.h"

namespace sectorsmith::cli {

Result<Guid> guidArgument(const std::string& text, const char* option) {
    if (text == "random") return Guid::random();
    const auto guid = Guid::parse(text);
    if (!guid) return fail(Cause::Usage, fmt::format("{}: “{}” is not a GUID", option, printable(text)));
    return *guid;
}

Result<Guid> gptTypeArgument(const std::string& text) {
    const auto type = parseGptType(text);
    if (!type)
        return fail(Cause::Usage, fmt::format("--type: “{}” is not a type name, a gdisk code or a GUID; run "
                                              "“sectorsmith gpt types” for a list",
                                              printable(text)));
    if (type->isZero())
        return fail(Cause::Usage, "--type: the zero GUID marks an unused entry; use gpt delete");
    return *type;
}

Result<std::uint32_t> entriesArgument(const std::string& text) {
    std::uint32_t entries = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), entries);
    if (error != std::errc{} || end != text.data() + text.size())
        return fail(Cause::Usage, fmt::format("--entries: “{}” is not a number", printable(text)));
    return entries;
}

Result<std::uint64_t> attributesArgument(const GptFields& fields, std::uint64_t attributes) {
    if (!fields.attributes.empty()) {
        std::string_view text = fields.attributes;
        if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), attributes, 16);
        if (error != std::errc{} || end != text.data() + text.size() || text.empty())
            return fail(Cause::Usage, fmt::format("--attributes: “{}” is not a 64-bit hexadecimal number",
                                                  printable(fields.attributes)));
    }
    for (const auto& [bits, on] : {std::pair{&fields.setBits, true}, std::pair{&fields.clearBits, false}})
        for (const std::string& text : *bits) {
            unsigned bit = 64;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bit);
            if (error != std::errc{} || end != text.data() + text.size() || bit > 63)
                return fail(Cause::Usage,
                            fmt::format("“{}” is not an attribute bit (0-63)", printable(text)));
            const std::uint64_t mask = std::uint64_t{1} << bit;
            attributes = on ? attributes | mask : attributes & ~mask;
        }
    return attributes;
}

Result<SectorRange> rangeOf(const GptFields& fields, const DiskTables& tables,
                            std::optional<SectorRange> present) {
    SectorRange range = present.value_or(SectorRange{});
    const std::uint64_t sectors = present ? present->last - present->first + 1 : 0;
    if (!fields.start.empty()) {
        auto first = sectorArgument(fields.start, "--start", tables);
        if (!first) return std::unexpected(first.error());
        range.first = *first;
        // Moving the start alone resizes; the end stays.
    }
    if (!fields.end.empty()) {
        auto last = sectorArgument(fields.end, "--end", tables);
        if (!last) return std::unexpected(last.error());
        range.last = *last;
    } else if (!fields.length.empty()) {
        auto length = sectorArgument(fields.length, "--length", tables);
        if (!length) return std::unexpected(length.error());
        if (*length == 0) return fail(Cause::Usage, "--length: a partition needs at least one sector");
        range.last = range.first + *length - 1;
    } else if (!present && !fields.start.empty()) {
        return fail(Cause::Usage, "--start requires --end or --length");
    }
    if (sectors != 0 && range.last < range.first)
        return fail(Cause::Usage,
                    fmt::format("the last sector {} is before the first sector {}", range.last, range.first));
    return range;
}

}  // namespace sectorsmith::cli
