// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith extract: copies files out of a volume that is not mounted.
#include <algorithm>

#include <fmt/format.h>

#include "cli/extract.h"
#include "cli/files_json.h"
#include "cli/progress_line.h"
#include "cli/system.h"
#include "cli/table.h"
#include "cli/volume_argument.h"
#include "ops/extract_files.h"

namespace sectorsmith::cli {

namespace {

constexpr std::uint64_t mostStripped = 20;  // files whose missing streams are named

// The file and, of a folder, all below it.
void collect(const FileIndex& names, std::uint64_t number, std::vector<std::uint64_t>& files) {
    std::vector<std::uint64_t> open{number};
    std::set<std::uint64_t> seen;
    while (!open.empty()) {
        const std::uint64_t one = open.back();
        open.pop_back();
        if (!seen.insert(one).second) continue;
        files.push_back(one);
        const FileIndex::Range range = names.children(one);
        for (std::size_t i = range.first; i < range.end; ++i) open.push_back(names.names()[i].file);
    }
}

// "bytes 4096 to 8191, 12288 to 16383"
std::string rangesText(const std::vector<ByteRange>& ranges) {
    constexpr std::size_t most = 8;
    std::string text = "bytes ";
    for (std::size_t i = 0; i < ranges.size() && i < most; ++i)
        text += fmt::format("{}{} to {}", i == 0 ? "" : ", ", ranges[i].offset, ranges[i].end() - 1);
    if (ranges.size() > most) text += fmt::format(" and {} more ranges", ranges.size() - most);
    return text;
}

// "Zone.Identifier (26 bytes; the target cannot store it), …"
std::string streamsText(const std::vector<StreamNotKept>& streams) {
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t i = 0; i < streams.size() && i < most; ++i)
        text += fmt::format("{}{} ({} bytes; {})", i == 0 ? "" : ", ", printablePath(streams[i].name),
                            streams[i].size, printable(streams[i].error.message));
    if (streams.size() > most) text += fmt::format(" and {} more streams", streams.size() - most);
    return text;
}

Json notKeptJson(const std::vector<StreamNotKept>& streams) {
    Json all = Json::array();
    for (const StreamNotKept& stream : streams)
        all.push_back({{"name", jsonText(stream.name)},
                       {"size", jsonInteger(stream.size)},
                       {"error", jsonText(stream.error.message)}});
    return all;
}

// Ctrl-C ends the copy with the file that is written removed.
class ExtractProgress : public ProgressLine {
 public:
    explicit ExtractProgress(Context& context) : ProgressLine(context, "extract", false) {}
    bool cancelled() const override { return interrupt_.requested(); }

 private:
    system::WatchInterrupt interrupt_;
};

}  // namespace

int runExtract(Context& context, const ExtractOptions& options) {
    auto volume = openVolume(context, options.volume);
    if (!volume) return context.report(volume.error());
    if (options.deleted || volume->state)
        if (auto found = useDeleted(context, *volume); !found) return context.report(found.error());
    const DeletedFiles* deleted = volume->deleted.get();
    const auto names = readNames(context, *volume);
    if (!names) return context.report(names.error());
    std::vector<std::uint64_t> files;
    std::vector<std::pair<std::string, std::uint64_t>> wanted;  // by their paths
    for (const std::string& path : options.paths) {
        std::vector<std::uint64_t> numbers;
        if (deleted != nullptr) {
            auto found = deletedArgument(*names, *deleted, path, options.volume);
            if (!found) return context.report(found.error());
            numbers = std::move(*found);
        } else {
            const auto number = fileArgument(*names, path, options.volume);
            if (!number) return context.report(number.error());
            numbers = {*number};
        }
        for (const std::uint64_t number : numbers) {
            collect(*names, number, files);
            const bool byNumber = !names->lookUp(path);
            const auto paths = byNumber ? names->paths(number, 1) : std::vector<std::string>{};
            wanted.emplace_back(paths.empty() ? path : paths[0], number);
        }
    }
    std::ranges::sort(files);
    const auto same = std::ranges::unique(files);
    files.erase(same.begin(), same.end());
    ExtractProgress progress(context);
    const auto streams = StreamIndex::build(volume->files(), progress, volume->volume, files);
    if (!streams) {
        progress.clear();
        return context.report(streams.error());
    }
    Extractor extractor(volume->source(), *names, *streams, std::filesystem::path(options.folder),
                        options.overwrite, deleted);
    std::uint64_t expected = 0;
    for (const std::uint64_t file : files)
        if (const FileIndex::File* entry = names->find(file); entry != nullptr) expected += entry->size;
    extractor.expect(expected);
    extractor.keepUnreadable();
    Json all = Json::array();
    std::uint64_t failed = 0, holed = 0, stripped = 0;
    const Extractor::Told told = [&](const ExtractedFile& file) {
        progress.clear();
        failed += file.error ? 1 : 0;
        if (context.json != JsonMode::None) {
            Json object;
            object["path"] = jsonText(file.path);
            putPathBytes(object, file.path);
            const std::u8string target = file.target.u8string();
            object["target"] = jsonText(std::string(target.begin(), target.end()));
            object["size"] = jsonInteger(file.size);
            object["sha256"] = jsonText(file.sha256, true);
            object["unreadable"] = rangesJson(file.unreadable);
            object["notKept"] = notKeptJson(file.notKept);
            if (deleted != nullptr) {
                object["lost"] = rangesJson(file.lost);
                object["onlyZeros"] = file.onlyZeros;
            }
            object["error"] = jsonText(file.error ? file.error->message : std::string(), true);
            if (context.json == JsonMode::Lines) writeJsonLine(context.streams.out, object);
            else all.push_back(std::move(object));
        } else if (!file.sha256.empty()) {
            context.streams.out << fmt::format("{}  {}\n", file.sha256, printablePath(file.path));
        }
        const auto warn = [&](const std::vector<ByteRange>& ranges, const char* why) {
            if (file.error || ranges.empty()) return;
            ++holed;
            std::uint64_t bytes = 0;
            for (const ByteRange& range : ranges) bytes += range.length;
            context.warning(fmt::format("{}: {} of {} bytes {}; the copy has zeros there ({})",
                                        printablePath(file.path), bytes, file.size, why, rangesText(ranges)));
        };
        warn(file.lost, "were overwritten");
        warn(file.unreadable, "are unreadable");
        if (file.onlyZeros) {
            ++holed;
            context.warning(printablePath(file.path) +
                            ": only zeros are left; the drive may have discarded its content (TRIM)");
        }
        if (!file.notKept.empty() && ++stripped <= mostStripped)
            context.warning(
                fmt::format("{}: not in the copy: {}", printablePath(file.path), streamsText(file.notKept)));
        if (file.error)
            context.error(fmt::format("{}: {}", printablePath(file.path), printable(file.error->message)));
    };
    for (const auto& [path, number] : wanted)
        if (auto done = extractor.extract(path, number, told, progress); !done) {
            progress.clear();
            return context.report(done.error());
        }
    extractor.finish(told);
    progress.clear();
    if (stripped > mostStripped)
        context.warning(fmt::format("{} more {} copied without all streams; --json lists them",
                                    stripped - mostStripped,
                                    stripped - mostStripped == 1 ? "file was" : "files were"));
    if (context.json == JsonMode::Document)
        writeJsonDocument(context.streams.out,
                          {{"source", jsonText(options.volume.source)}, {"files", std::move(all)}});
    const bool damaged = reportFindings(context, *names);
    return failed > 0 || holed > 0 || stripped > 0 || damaged ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
