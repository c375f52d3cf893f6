// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith search: where bytes, text, numbers or expressions occur.
#include "edit/search.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

#include "cli/json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/search.h"
#include "cli/source_argument.h"

namespace sectorsmith::cli {

namespace {

Result<Encoding> encodingNamed(std::string_view name) {
    constexpr std::array known{
        std::pair{"ascii", Encoding::Ascii},        std::pair{"latin-1", Encoding::Latin1},
        std::pair{"mac-roman", Encoding::MacRoman}, std::pair{"utf-8", Encoding::Utf8},
        std::pair{"ebcdic", Encoding::Ebcdic},      std::pair{"cp437", Encoding::Cp437},
        std::pair{"cp1252", Encoding::Cp1252},      std::pair{"shift-jis", Encoding::ShiftJis}};
    for (const auto& [word, encoding] : known)
        if (name == word) return encoding;
    return fail(Cause::Usage, fmt::format("--encoding: “{}” is not an encoding", name));
}

Result<std::uint64_t> countArgument(const std::string& text, const char* option, std::uint64_t fallback) {
    if (text.empty()) return fallback;
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return fail(Cause::Usage, fmt::format("{}: “{}” is not a number", option, text));
    return value;
}

Result<std::shared_ptr<const Pattern>> patternOf(const SearchOptions& options) {
    const bool big = options.order == std::endian::big;
    auto count = countArgument(options.bits, "--bits", 32);
    if (!count) return std::unexpected(count.error());
    const auto bits = static_cast<unsigned>(std::min<std::uint64_t>(*count, 1000));
    // UTF-16 and UTF-32: in the byte order that the name says, else in both.
    const bool wide = options.encoding.starts_with("utf-16") || options.encoding.starts_with("utf-32");
    const unsigned unitBits = options.encoding.starts_with("utf-16") ? 16 : 32;
    std::optional<bool> order;
    if (options.encoding.ends_with("be")) order = true;
    if (options.encoding.ends_with("le")) order = false;
    const auto encoding = wide ? Result<Encoding>(Encoding::Utf8) : encodingNamed(options.encoding);
    if (!encoding) return std::unexpected(encoding.error());
    std::vector<std::shared_ptr<const Pattern>> patterns;
    std::optional<Error> problem;
    const auto addAll = [&](const std::vector<std::string>& texts, auto make) {
        for (const std::string& text : texts) {
            if (problem) return;
            Result<std::shared_ptr<const Pattern>> made = make(text);
            if (made) patterns.push_back(std::move(*made));
            else problem = made.error();
        }
    };
    const auto text = [&](const std::string& words) {
        return wide ? wideTextPattern(words, unitBits, order, !options.ignoreCase)
                    : textPattern(words, *encoding, !options.ignoreCase);
    };
    const auto expression = [&](const std::string& words) -> Result<std::shared_ptr<const Pattern>> {
        if (!wide) return regexPattern(words, !options.ignoreCase, *encoding);
        if (unitBits == 32) return fail(Cause::Usage, "--regex does not support UTF-32; use utf-16 or utf-8");
        if (order)
            return regexPattern(words, !options.ignoreCase, *order ? Encoding::Utf16Be : Encoding::Utf16Le);
        auto littleEndian = regexPattern(words, !options.ignoreCase, Encoding::Utf16Le);
        if (!littleEndian) return littleEndian;
        auto bigEndian = regexPattern(words, !options.ignoreCase, Encoding::Utf16Be);
        if (!bigEndian) return bigEndian;
        return anyPattern({*littleEndian, *bigEndian});
    };
    addAll(options.hex, [](const std::string& words) { return hexPattern(words); });
    addAll(options.text, text);
    addAll(options.regex, expression);
    addAll(options.integer, [&](const std::string& words) { return integerPattern(words, bits, big); });
    addAll(options.real, [&](const std::string& words) { return floatPattern(words, bits, big); });
    if (problem) return std::unexpected(*problem);
    return anyPattern(std::move(patterns));
}

}  // namespace

int runSearch(Context& context, const SearchOptions& options) {
    auto pattern = patternOf(options);
    if (!pattern) return context.report(pattern.error());
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    const ByteSource& source = *opened->opened.source;
    auto range = rangeArguments(source, options.offset, options.length);
    if (!range) return context.report(range.error());
    auto maxCount = countArgument(options.maxCount, "--max-count", UINT64_MAX);
    if (!maxCount) return context.report(maxCount.error());
    sectorsmith::SearchOptions engine{
        .offset = range->offset, .length = range->length, .backward = options.backward};
    if (!options.atSectorOffset.empty()) {
        auto at = sizeArgument(options.atSectorOffset, "--at", source.sectorSize(), 0);
        if (!at) return context.report(at.error());
        if (*at >= source.sectorSize())
            return context.report(Error{Cause::Usage, "--at: must be smaller than a sector"});
        engine.sectorOffset = static_cast<std::uint32_t>(*at);
    }

    std::ostream& out = context.streams.out;
    ProgressLine progress(context, "search", context.streams.outTerminal && !options.count);
    // Results are unbounded: they are written as they come, the document's frame by hand.
    const bool document = context.json == JsonMode::Document && !options.count;
    if (document) out << "{\"schemaVersion\":" << jsonSchemaVersion << ",\"matches\":[";
    std::uint64_t seen = 0;
    const auto onMatch = [&](Match match) {
        if (seen == *maxCount) return false;
        ++seen;
        if (options.count) return seen < *maxCount;
        const Json object{{"offset", jsonInteger(match.offset)}, {"length", jsonInteger(match.length)}};
        if (document) out << (seen > 1 ? ",\n" : "\n") << object.dump();
        else if (context.json == JsonMode::Lines) writeJsonLine(out, object);
        else out << fmt::format("{:#012x}  {}\n", match.offset, match.length);
        return seen < *maxCount && static_cast<bool>(out);
    };
    const auto report = search(source, **pattern, engine, onMatch, progress);
    progress.clear();
    if (!report) {
        if (document) out << "\n]}\n";
        return context.report(report.error());
    }
    if (document)
        out << fmt::format("\n],\"searchedBytes\":{},\"unreadableBytes\":{}}}\n",
                           jsonInteger(report->searchedBytes).dump(),
                           jsonInteger(report->unreadableBytes).dump());
    if (options.count) {
        if (context.json == JsonMode::None) out << seen << '\n';
        else
            writeJsonDocument(out, {{"count", jsonInteger(seen)},
                                    {"searchedBytes", jsonInteger(report->searchedBytes)},
                                    {"unreadableBytes", jsonInteger(report->unreadableBytes)}});
    }
    if (report->unreadableBytes > 0) {
        context.error(fmt::format("skipped {}", counted(report->unreadableBytes, "unreadable byte")));
        return exitDamaged;
    }
    return seen > 0 ? exitDone : exitFinding;
}

}  // namespace sectorsmith::cli
