// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith where: the extents of files.
#include <algorithm>

#include <fmt/format.h>

#include "cli/files_json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/table.h"
#include "cli/volume_argument.h"
#include "cli/where.h"
#include "fs/stream_index.h"

namespace sectorsmith::cli {

namespace {

std::string_view codingName(StreamCoding coding) {
    switch (coding) {
        case StreamCoding::Plain: return "plain";
        case StreamCoding::Lznt1: return "lznt1";
        case StreamCoding::Decmpfs: return "decmpfs";
        case StreamCoding::Wof: return "wof";
        case StreamCoding::Elsewhere: return "elsewhere";
        case StreamCoding::Overwritten: return "overwritten";
        case StreamCoding::Encrypted: break;
    }
    return "encrypted";
}

// `base`: bytes of the disk before the source.
Json extentsJson(std::span<const StreamIndex::Piece> pieces, std::uint64_t base) {
    Json extents = Json::array();
    for (const StreamIndex::Piece& piece : pieces)
        extents.push_back({{"streamOffset", jsonInteger(piece.streamOffset)},
                           {"offset", jsonInteger(piece.offset)},
                           {"diskOffset", jsonInteger(base + piece.offset)},
                           {"length", jsonInteger(piece.length)},
                           {"unwritten", piece.unwritten}});
    return extents;
}

Json streamJson(const StreamIndex& index, const StreamIndex::Stream& stream, std::uint64_t base) {
    Json object;
    object["stream"] = jsonText(streamText(stream.stream, index.nameOf(stream.name)));
    object["size"] = jsonInteger(stream.size);
    object["coding"] = std::string(codingName(stream.coding));
    object["resident"] = stream.resident;
    object["offset"] = stream.resident && stream.offset != 0 ? jsonInteger(stream.offset) : Json();
    object["extents"] = extentsJson(index.pieces(stream), base);
    return object;
}

void printExtents(std::ostream& out, std::span<const StreamIndex::Piece> pieces, std::uint64_t base) {
    for (const StreamIndex::Piece& piece : pieces)
        out << fmt::format("    {:>14} {:>14} {:>12}{}\n", piece.streamOffset, base + piece.offset,
                           piece.length, piece.unwritten ? " (reads as zeros)" : "");
}

// What has no entry of its own: blocks of pointers, blocks of attributes.
std::vector<std::span<const StreamIndex::Piece>> others(const StreamIndex& index, std::uint64_t file) {
    std::vector<std::span<const StreamIndex::Piece>> result;
    const auto all = index.pieces(file);
    for (std::size_t i = 0; i < all.size();) {
        std::size_t end = i;
        while (end < all.size() && all[end].stream == all[i].stream && all[end].name == all[i].name) ++end;
        if (index.find(file, all[i].stream, index.nameOf(all[i].name)) == nullptr)
            result.push_back(all.subspan(i, end - i));
        i = end;
    }
    return result;
}

Json fileJson(const StreamIndex& index, const std::string& path, std::uint64_t number, std::uint64_t base) {
    Json object;
    object["path"] = jsonText(path);
    putPathBytes(object, path);
    object["id"] = jsonInteger(number);
    object["streams"] = Json::array();
    for (const StreamIndex::Stream& stream : index.streams(number))
        object["streams"].push_back(streamJson(index, stream, base));
    for (const auto pieces : others(index, number))
        object["streams"].push_back({{"stream", streamText(pieces[0].stream, index.nameOf(pieces[0].name))},
                                     {"extents", extentsJson(pieces, base)}});
    return object;
}

void printFile(std::ostream& out, const StreamIndex& index, const std::string& path, std::uint64_t number,
               std::uint64_t base) {
    out << fmt::format("{} (file {})\n", printablePath(path), number);
    for (const StreamIndex::Stream& stream : index.streams(number)) {
        out << fmt::format(
            "  {}: {}{}{}\n", printable(streamText(stream.stream, index.nameOf(stream.name))),
            counted(stream.size, "byte"),
            stream.coding == StreamCoding::Plain ? "" : fmt::format(", {}", codingName(stream.coding)),
            !stream.resident     ? ""
            : stream.offset != 0 ? fmt::format(", in the file record at byte {}", base + stream.offset)
                                 : ", in the file record");
        printExtents(out, index.pieces(stream), base);
    }
    for (const auto pieces : others(index, number)) {
        out << fmt::format("  {}\n", printable(streamText(pieces[0].stream, index.nameOf(pieces[0].name))));
        printExtents(out, pieces, base);
    }
}

}  // namespace

int runWhere(Context& context, const WhereOptions& options) {
    auto volume = openVolume(context, options.volume);
    if (!volume) return context.report(volume.error());
    const auto names = readNames(context, *volume);
    if (!names) return context.report(names.error());
    std::vector<std::pair<std::string, std::uint64_t>> files;
    std::vector<std::uint64_t> numbers;
    for (const std::string& path : options.paths) {
        const auto number = fileArgument(*names, path, options.volume);
        if (!number) return context.report(number.error());
        files.emplace_back(path, *number);
        numbers.push_back(*number);
    }
    std::ranges::sort(numbers);
    ProgressLine progress(context, "where", false);
    const auto streams = StreamIndex::build(volume->files(), progress, volume->volume, numbers);
    progress.clear();
    if (!streams) return context.report(streams.error());
    const std::uint64_t base = volume->opened.offset;
    std::ostream& out = context.streams.out;
    Json all = Json::array();
    for (const auto& [path, number] : files) {
        if (context.json == JsonMode::None) printFile(out, *streams, path, number, base);
        else if (context.json == JsonMode::Lines) writeJsonLine(out, fileJson(*streams, path, number, base));
        else all.push_back(fileJson(*streams, path, number, base));
    }
    if (context.json == JsonMode::Document)
        writeJsonDocument(out, {{"source", jsonText(options.volume.source)}, {"files", std::move(all)}});
    return reportFindings(context, *names) ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
