// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith owner: whose the bytes of a disk are.
#include "ops/owners.h"

#include <charconv>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "base/byte_range.h"
#include "base/text.h"
#include "base/units.h"
#include "cli/files_json.h"
#include "cli/json.h"
#include "cli/owner.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/table.h"
#include "ops/copy/copy_session.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t mostAnswers = 1'000'000;

std::string_view useName(OffsetUsage::Kind kind) {
    switch (kind) {
        case OffsetUsage::Kind::Used: return "used";
        case OffsetUsage::Kind::Free: return "free";
        case OffsetUsage::Kind::Reserved: return "reserved";
        case OffsetUsage::Kind::Outside: return "outside";
        case OffsetUsage::Kind::Unallocated: return "unallocated";
        case OffsetUsage::Kind::Unknown: break;
    }
    return "unknown";
}

// The bad areas of a map of ddrescue, or of copy.
Result<std::vector<ByteRange>> badAreas(const std::string& path) {
    auto map = copier::readMapFile(path);
    if (!map) return std::unexpected(map.error());
    std::vector<ByteRange> ranges;
    for (const auto& block : map->blocks())
        if (block.status != copier::CopyStatus::Copied && block.status != copier::CopyStatus::NotTried)
            ranges.push_back(block.range);
    return ranges;
}

// A sector number on each line, decimal or 0x.
Result<std::vector<ByteRange>> readList(const std::string& path, std::uint32_t sectorSize) {
    std::ifstream in(path);
    if (!in) return fail(Cause::NotFound, fmt::format("cannot open {}", printable(path)));
    std::vector<ByteRange> ranges;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string word;
        if (!(words >> word) || word.starts_with('#')) continue;
        const auto sector = parseSize(word, 0);
        if (!sector || *sector > (std::uint64_t{1} << 62) / sectorSize)
            return fail(Cause::Usage,
                        fmt::format("{}: “{}” is not a sector number", printable(path), printable(line)));
        ranges.push_back({*sector * sectorSize, sectorSize});
    }
    return ranges;
}

class Answers {
 public:
    explicit Answers(Context& context) : context_(context) {}

    void print(const OffsetOwner& owner) {
        if (context_.json == JsonMode::None) return printText(owner);
        for (const std::string& area : owner.areas) {
            Json object = head(owner);
            object["area"] = jsonText(area);
            put(std::move(object));
        }
        for (const OffsetOwner::File& file : owner.files) {
            Json object = head(owner);
            object["paths"] = Json::array();
            for (const std::string& path : file.paths) object["paths"].push_back(jsonText(path));
            putPathBytes(object, file.paths);
            object["id"] = jsonInteger(file.id);
            object["volume"] = jsonText(file.volume, true);
            object["stream"] = jsonText(streamText(file.stream, file.name));
            object["streamOffset"] = file.located ? jsonInteger(file.streamOffset) : Json();
            object["deleted"] = file.deleted;
            put(std::move(object));
        }
        if (owner.areas.empty() && owner.files.empty()) put(head(owner));
    }

    Json owners = Json::array();

 private:
    Json head(const OffsetOwner& owner) const {
        Json object;
        object["offset"] = jsonInteger(owner.offset);
        object["length"] = jsonInteger(owner.length);
        object["partition"] = jsonText(owner.partition, true);
        object["use"] = std::string(useName(owner.use));
        if (!owner.note.empty()) object["note"] = jsonText(owner.note.text);
        return object;
    }
    void put(Json object) {
        if (context_.json == JsonMode::Lines) writeJsonLine(context_.streams.out, object);
        else owners.push_back(std::move(object));
    }
    void printText(const OffsetOwner& owner) {
        const std::string where =
            fmt::format("{}{}", owner.offset, owner.partition.empty() ? "" : " in " + owner.partition);
        std::ostream& out = context_.streams.out;
        for (const std::string& area : owner.areas) out << fmt::format("{}: {}\n", where, printable(area));
        for (const OffsetOwner::File& file : owner.files) {
            std::string more = streamText(file.stream, file.name);
            if (file.located) more += fmt::format(" at byte {}", file.streamOffset);
            if (!file.volume.empty()) more += ", " + printable(file.volume);
            const std::string_view was = file.deleted ? "free; was " : "";
            if (file.paths.empty()) out << fmt::format("{}: {}file {} ({})\n", where, was, file.id, more);
            for (const std::string& path : file.paths)
                out << fmt::format("{}: {}{} ({})\n", where, was, printablePath(path), more);
        }
        if (owner.areas.empty() && owner.files.empty())
            out << fmt::format("{}: {}{}\n", where, useName(owner.use),
                               owner.note.empty() ? "" : "; " + owner.note.text);
    }

    Context& context_;
};

}  // namespace

int runOwner(Context& context, const OwnerOptions& options) {
    auto opened = openSourceArgument(context, options.source);
    if (!opened) return context.report(opened.error());
    const ByteSource& source = *opened->opened.source;
    std::vector<ByteRange> ranges;
    for (const std::string& text : options.offsets) {
        auto offset = sizeArgument(text, "--offset", source.sectorSize(), 0);
        if (!offset) return context.report(offset.error());
        ranges.push_back({*offset, 1});
    }
    for (const auto& [path, isMap] : {std::pair{options.map, true}, {options.list, false}}) {
        if (path.empty()) continue;
        auto more = isMap ? badAreas(path) : readList(path, source.sectorSize());
        if (!more) return context.report(more.error());
        ranges.insert(ranges.end(), more->begin(), more->end());
    }
    if (ranges.empty() && options.map.empty() && options.list.empty())
        return context.report({Cause::Usage, "use --offset, --map or --list to select bytes"});
    const PartitionList list = listPartitions(source);
    Owners owners(opened->opened.source, list);
    ProgressLine progress(context, "owner", false);
    Answers answers(context);
    std::size_t count = 0;
    bool beyond = false;
    for (const ByteRange& range : ranges) {
        const std::uint64_t end = range.offset + std::min(range.length, ~std::uint64_t{0} - range.offset);
        for (std::uint64_t at = range.offset; at < end;) {
            if (++count > mostAnswers)
                return context.report(
                    {Cause::NoSpace, fmt::format("more than {} results; select fewer bytes", mostAnswers)});
            auto owner = owners.at(at, end, progress);
            progress.clear();
            if (!owner && owner.error().cause == Cause::OutOfRange && !options.map.empty()) {
                context.warning(owner.error().message);
                beyond = true;
                break;
            }
            if (!owner) return context.report(owner.error());
            answers.print(*owner);
            at += std::max<std::uint64_t>(owner->length, 1);
        }
    }
    if (context.json == JsonMode::Document)
        writeJsonDocument(context.streams.out,
                          {{"source", jsonText(options.source)}, {"owners", std::move(answers.owners)}});
    for (const std::string& finding : owners.findings()) context.warning(finding);
    return beyond ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
