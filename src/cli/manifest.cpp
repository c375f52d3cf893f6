// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/manifest.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/units.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/source_argument.h"
#include "cli/system.h"
#include "cli/table.h"
#include "ops/durable_file.h"
#include "ops/manifest/check.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/folder_tree.h"
#include "ops/manifest/make.h"
#include "ops/manifest/report.h"
#include "ops/manifest/volume_tree.h"
#include "ops/open_file.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t mostWarnings = 100;  // warnings, one for each file

// A line that is rewritten on a terminal, JSON lines when asked for, else nothing; and Ctrl-C.
class ManifestProgress : public manifests::Watcher {
 public:
    explicit ManifestProgress(Context& context) : context_(context) {
        json_ = context.progress == ProgressMode::Json;
        line_ = context.progress == ProgressMode::Automatic && context.streams.errTerminal;
    }
    ~ManifestProgress() override { clear(); }

    void update(std::uint64_t done, std::uint64_t total) override {
        bytes_ = done;
        totalBytes_ = total;
        // While folders are listed nothing is known yet.
        const auto now = std::chrono::steady_clock::now();
        if ((!json_ && !line_) || now < next_) return;
        next_ = now + std::chrono::milliseconds(200);
        print();
    }
    void files(std::uint64_t done, std::uint64_t total) override {
        files_ = done;
        totalFiles_ = total;
    }
    bool cancelled() const override { return interrupt_.requested(); }

    void clear() {
        if (!std::exchange(shown_, false)) return;
        context_.streams.err << "\r\x1b[K";
        context_.streams.err.flush();
    }

 private:
    void print() {
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
        const double rate = seconds > 0 ? static_cast<double>(bytes_) / seconds : 0;
        const auto left = static_cast<std::uint64_t>(
            rate > 0 ? static_cast<double>(totalBytes_ - std::min(bytes_, totalBytes_)) / rate : 0);
        if (json_) {
            Json object{{"progress", "manifest"},
                        {"done", jsonInteger(bytes_)},
                        {"total", totalBytes_ > 0 ? jsonInteger(totalBytes_) : Json()},
                        {"files", jsonInteger(files_)},
                        {"totalFiles", jsonInteger(totalFiles_)},
                        {"bytesPerSecond", jsonInteger(static_cast<std::uint64_t>(rate))},
                        {"secondsLeft", left}};
            context_.streams.err << object.dump() << '\n';
        } else {
            std::string text =
                fmt::format("{} of {} files, {} of {}, {}/s, {}:{:02} left", files_, totalFiles_,
                            formatSizeDecimal(bytes_), formatSizeDecimal(totalBytes_),
                            formatSizeDecimal(static_cast<std::uint64_t>(rate)), left / 60, left % 60);
            if (text.size() >= context_.streams.width) text.resize(context_.streams.width - 1);
            context_.streams.err << '\r' << text << "\x1b[K";
            shown_ = true;
        }
        context_.streams.err.flush();
    }

    Context& context_;
    system::WatchInterrupt interrupt_;
    bool json_ = false, line_ = false, shown_ = false;
    std::uint64_t bytes_ = 0, totalBytes_ = 0, files_ = 0, totalFiles_ = 0;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point next_ = start_ + std::chrono::milliseconds(500);
};

// What the files are read from; of a volume, what has to stay open for it.
struct OpenedTree {
    std::unique_ptr<OpenedVolume> volume;
    std::unique_ptr<manifests::Tree> tree;
    manifests::FolderTree* folder = nullptr;  // the tree, where it is one
    manifests::VolumeTree* files = nullptr;
    std::string root;  // the absolute path of a folder
};

std::string genericText(const std::filesystem::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

Result<OpenedTree> openTree(Context& context, const ManifestReading& reading) {
    const std::string& text = reading.volume.source;
    OpenedTree opened;
    std::error_code none;
    if (std::filesystem::is_directory(text, none)) {
        auto tree = manifests::FolderTree::open(
            text, {.otherFileSystems = reading.otherFileSystems, .direct = reading.direct});
        if (!tree) return std::unexpected(tree.error());
        opened.folder = tree->get();
        opened.root = genericText(std::filesystem::canonical(text, none));
        opened.tree = std::move(*tree);
        return opened;
    }
    if (reading.otherFileSystems || reading.direct)
        return fail(Cause::Usage,
                    fmt::format("{} is not a mounted folder; --other-file-systems and --direct are for these",
                                printable(text)));
    VolumeOptions options = reading.volume;
    std::string path;
    std::string volume;
    if (auto file = splitFileSpec(text)) {
        options.source = file->source;
        volume = file->volume;
        path = file->path;
    } else if (auto whole = splitVolumeSpec(text)) {
        options.source = whole->source;
        volume = whole->volume;
    }
    if (!volume.empty() && !options.volume.empty())
        return fail(Cause::Usage, "use either SOURCE@VOLUME or --volume, not both");
    if (!volume.empty()) options.volume = volume;
    auto source = openVolume(context, options);
    if (!source) return std::unexpected(source.error());
    opened.volume = std::make_unique<OpenedVolume>(std::move(*source));
    auto tree = std::make_unique<manifests::VolumeTree>(opened.volume->source(), opened.volume->files(),
                                                        opened.volume->volume, path, text, options.source,
                                                        options.snapshot + ' ' + options.checkpoint);
    opened.files = tree.get();
    opened.tree = std::move(tree);
    return opened;
}

Result<manifests::HashOptions> hashOptions(const ManifestReading& reading) {
    manifests::HashOptions options;
    options.threads = reading.threads;
    auto rate = sizeArgument(reading.maxRate, "--max-rate", 512, 0);
    if (!rate) return std::unexpected(rate.error());
    options.bytesPerSecond = *rate;
    return options;
}

// Warns of what the walk over a volume found, and of folders that were left out. True: the volume is damaged.
bool warnOfTree(Context& context, const OpenedTree& opened,
                const std::vector<std::string>& otherFileSystems) {
    for (const std::string& path : otherFileSystems)
        context.note(fmt::format("{} is another file system and not entered (--other-file-systems)",
                                 printablePath(path)));
    if (opened.files == nullptr) return false;
    for (const std::string& note : opened.files->notes()) context.warning(note);
    for (const std::string& finding : opened.files->findings()) context.warning(finding);
    return !opened.files->findings().empty();
}

std::filesystem::path besideManifest(const std::string& file, const char* ending) {
    return std::filesystem::path(file + ending);
}

// Most errors name the file.
std::string aboutFile(const std::string& path, const Error& error) {
    if (error.message.find(path) != std::string::npos) return printable(error.message);
    return fmt::format("{}: {}", printablePath(path), printable(error.message));
}

std::string rateText(std::uint64_t bytes, double seconds) {
    return formatSizeDecimal(seconds > 0 ? static_cast<std::uint64_t>(static_cast<double>(bytes) / seconds)
                                         : 0);
}

std::unexpected<Error> fileExists(const std::string& file) {
    return fail(Cause::Refused,
                fmt::format("{} already exists; use --overwrite to replace it", printable(file)));
}

Result<void> saveManifest(Context& context, const manifests::Manifest& manifest,
                          const ManifestMakeOptions& options) {
    if (options.file == "-")
        return manifests::writeManifest(manifest, options.format, [&](std::string_view text) -> Result<void> {
            context.streams.out << text;
            return {};
        });
    auto file = DurableFile::create(std::filesystem::absolute(options.file));
    if (!file) return std::unexpected(file.error());
    auto written = manifests::writeManifest(manifest, options.format, [&](std::string_view text) {
        return (*file)->append(std::as_bytes(std::span(text)));
    });
    if (!written) return written;
    auto kept = (*file)->keep(options.overwrite ? Existing::Replace : Existing::Refuse);
    // What was read stays in the record.
    return kept || kept.error().cause != Cause::Refused ? kept : fileExists(options.file);
}

int reportStopped(Context& context, const Error& error, const std::string& record) {
    const int code = context.report(error);
    if (error.cause == Cause::Cancelled && !record.empty())
        context.note("to continue later, run the same command again");
    return code;
}

}  // namespace

int runManifestMake(Context& context, const ManifestMakeOptions& options) {
    const bool toStream = options.file == "-";
    const bool json = context.json != JsonMode::None;
    auto reading = hashOptions(options.reading);
    if (!reading) return context.report(reading.error());
    if (!options.hashes.empty()) reading->hashes = options.hashes;
    std::ranges::sort(reading->hashes);
    const auto same = std::ranges::unique(reading->hashes);
    reading->hashes.erase(same.begin(), same.end());
    if (auto holds = manifests::formatHolds(options.format, reading->hashes); !holds)
        return context.report(holds.error());
    if (toStream && json)
        return context.report(fail(Cause::Usage, "FILE is standard output; leave out --json").error());
    std::error_code none;
    if (!toStream && !options.overwrite && std::filesystem::exists(options.file, none))
        return context.report(fileExists(options.file).error());
    auto opened = openTree(context, options.reading);
    if (!opened) return context.report(opened.error());
    std::unique_ptr<manifests::ProgressRecord> record;
    if (!toStream) {
        const std::filesystem::path partial = besideManifest(options.file, ".partial");
        if (opened->folder != nullptr)
            for (const char* ending : {"", ".partial", ".new"})
                opened->folder->leaveOut(besideManifest(options.file, ending));
        auto begun = manifests::ProgressRecord::open(partial, *opened->tree, reading->hashes);
        if (!begun) return context.report(begun.error());
        record = std::move(*begun);
    }
    Result<manifests::MadeManifest> made;
    {
        ManifestProgress progress(context);
        made = manifests::makeManifest(*opened->tree, *reading, record.get(), progress);
    }
    if (!made) return reportStopped(context, made.error(), record ? options.file : std::string());
    if (auto saved = saveManifest(context, made->manifest, options); !saved)
        return context.report(saved.error());
    if (record) record->remove();
    const bool damaged = warnOfTree(context, *opened, made->otherFileSystems);
    std::size_t told = 0;
    for (const manifests::Entry& entry : made->manifest.entries) {
        if ((!entry.error && !entry.changing) || ++told > mostWarnings) continue;
        if (entry.error) context.error(aboutFile(entry.path, *entry.error));
        else
            context.warning(
                fmt::format("{} changed while it was read; it has no checksum", printablePath(entry.path)));
    }
    if (told > mostWarnings)
        context.warning(fmt::format("{} more files without a checksum", told - mostWarnings));
    if (json) {
        Json hashes = Json::array();
        for (const HashKind kind : reading->hashes) hashes.push_back(std::string(hashName(kind)));
        writeJsonDocument(context.streams.out,
                          {{"source", jsonText(options.reading.volume.source)},
                           {"manifest", jsonText(options.file)},
                           {"format", std::string(manifests::formatName(options.format))},
                           {"hashes", std::move(hashes)},
                           {"entries", jsonInteger(made->manifest.entries.size())},
                           {"files", jsonInteger(made->files)},
                           {"bytes", jsonInteger(made->bytes)},
                           {"readBytes", jsonInteger(made->readBytes)},
                           {"earlierFiles", jsonInteger(made->earlierFiles)},
                           {"otherNames", jsonInteger(made->otherNames)},
                           {"unreadable", jsonInteger(made->unreadable)},
                           {"changing", jsonInteger(made->changing)},
                           {"seconds", made->seconds}});
    } else if (!toStream) {
        context.streams.out << fmt::format("{} with {}: {}, {} ({:.1f} s, {}/s)\n", printable(options.file),
                                           hashTitle(reading->hashes.front()), counted(made->files, "file"),
                                           formatSizeDecimal(made->bytes), made->seconds,
                                           rateText(made->readBytes, made->seconds));
        if (made->earlierFiles > 0)
            context.streams.out << fmt::format("{} had been read before the interruption\n",
                                               counted(made->earlierFiles, "file"));
    }
    if (made->unreadable > 0 || damaged) return exitDamaged;
    return made->changing > 0 ? exitFinding : exitDone;
}

namespace {

FileTime currentTime() {
    return FileTime::of(
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
            .count());
}

Result<void> printReport(Context& context, const manifests::CheckReport& report,
                         const manifests::ReportHead& head) {
    std::ostream& out = context.streams.out;
    switch (context.json) {
        case JsonMode::Document:
            return manifests::writeReport(report, head, manifests::ReportFormat::Json, {},
                                          [&out](std::string_view text) -> Result<void> {
                                              out << text;
                                              return {};
                                          });
        case JsonMode::Lines:
            for (const manifests::Finding& finding : report.findings)
                out << manifests::findingJson(finding, report) << '\n';
            out << manifests::summaryJson(report, head) << '\n';
            break;
        case JsonMode::None:
        case JsonMode::Sfdisk:
            for (const manifests::Finding& finding : report.findings)
                for (const std::string& line : manifests::findingLines(finding, report)) out << line << '\n';
            out << manifests::summaryLine(report) << '\n';
    }
    return {};
}

}  // namespace

int runManifestCheck(Context& context, const ManifestCheckOptions& options) {
    auto reading = hashOptions(options.reading);
    if (!reading) return context.report(reading.error());
    std::vector<manifests::ReportFormat> formats;
    for (const std::string& file : options.reports) {
        const auto format = manifests::reportFormatOf(file);
        if (!format) return context.report(format.error());
        formats.push_back(*format);
    }
    auto opened = openTree(context, options.reading);
    if (!opened) return context.report(opened.error());
    manifests::ReadOptions how;
    how.root = opened->root;
    if (!options.hashes.empty()) how.hash = options.hashes.back();
    std::ifstream file;
    if (options.file != "-") {
        file.open(std::filesystem::path(options.file), std::ios::binary);
        if (!file)
            return context.report(
                fail(Cause::NotFound, manifests::ManifestError::CannotOpenManifest, printable(options.file))
                    .error());
    }
    const auto manifest =
        manifests::readManifest(options.file == "-" ? context.streams.in : file, options.file, how);
    if (!manifest) return context.report(manifest.error());
    std::unique_ptr<manifests::FolderTree> copy;
    if (!options.copy.empty()) {
        auto folder = manifests::FolderTree::open(options.copy, {.direct = true});
        if (!folder) return context.report(folder.error());
        copy = std::move(*folder);
    }
    std::unique_ptr<manifests::ProgressRecord> record;
    if (!options.resume.empty()) {
        auto begun = manifests::ProgressRecord::open(options.resume, *opened->tree, manifest->hashes);
        if (!begun) return context.report(begun.error());
        record = std::move(*begun);
    }
    if (opened->folder != nullptr) {
        if (options.file != "-") opened->folder->leaveOut(options.file);
        if (!options.resume.empty()) opened->folder->leaveOut(options.resume);
        for (const std::string& one : options.reports)
            for (const char* ending : {"", ".new"}) opened->folder->leaveOut(besideManifest(one, ending));
    }
    Result<manifests::CheckReport> report;
    {
        ManifestProgress progress(context);
        report =
            manifests::checkManifest(*opened->tree, *manifest, *reading, copy.get(), record.get(), progress);
    }
    if (!report) return reportStopped(context, report.error(), options.resume);
    if (record) record->remove();
    if (report->earlierFiles > 0)
        context.note(fmt::format("{} {} read before the interruption, not now",
                                 counted(report->earlierFiles, "file"),
                                 report->earlierFiles == 1 ? "was" : "were"));
    const bool damaged = warnOfTree(context, *opened, report->otherFileSystems);
    const manifests::ReportHead head{options.reading.volume.source, options.file, currentTime()};
    if (auto printed = printReport(context, *report, head); !printed) return context.report(printed.error());
    for (std::size_t i = 0; i < options.reports.size(); ++i)
        if (auto saved = manifests::saveReport(options.reports[i], *report, head, formats[i]); !saved)
            return context.report(saved.error());
    if (report->count(manifests::Verdict::Unreadable) > 0 || damaged) return exitDamaged;
    return report->fine() ? exitDone : exitFinding;
}

}  // namespace sectorsmith::cli
