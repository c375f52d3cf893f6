// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/extract_job.h"

#include <QLocale>
#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "gui/session/text.h"
#include "ops/errors.h"
#include "ops/extract_files.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t mostProblems = 20;

constexpr int deepestPath = 1024;

// The files of names and, of folders, all below them that go with them; sorted.
std::vector<std::uint64_t> filesOf(const VolumeFiles& files, const std::vector<std::uint32_t>& names) {
    const FileIndex& index = files.names();
    std::set<std::uint64_t> seen;
    std::vector<std::uint64_t> open;
    for (const std::uint32_t name : names) open.push_back(index.names()[name].file);
    while (!open.empty()) {
        const std::uint64_t one = open.back();
        open.pop_back();
        if (!seen.insert(one).second) continue;
        const FileIndex::Range range = index.children(one);
        for (std::size_t i = range.first; i < range.end; ++i)
            if (files.isDeleted(one) || !files.isDeleted(index.names()[i].file))
                open.push_back(index.names()[i].file);
    }
    return {seen.begin(), seen.end()};
}

// Whether a folder among `chosen` (file numbers) brings the name with it.
bool goesWithAnother(const VolumeFiles& files, const std::set<std::uint64_t>& chosen, std::uint32_t number) {
    const FileIndex::Name* name = &files.names().names()[number];
    for (int depth = 0; depth < deepestPath && name != nullptr; ++depth) {
        if (files.isDeleted(name->file) && !files.isDeleted(name->parent)) return false;
        if (name->parent != name->file && chosen.contains(name->parent)) return true;
        name = files.names().nameOf(name->parent);
    }
    return false;
}

std::uint64_t bytesOf(const std::vector<ByteRange>& ranges) {
    std::uint64_t bytes = 0;
    for (const ByteRange& range : ranges) bytes += range.length;
    return bytes;
}

// "bytes 4096 to 8191, 12288 to 16383"
QString placesText(const std::vector<ByteRange>& ranges) {
    constexpr std::size_t most = 8;
    QStringList places;
    for (std::size_t i = 0; i < std::min(ranges.size(), most); ++i)
        //: Bytes of a file, from the first to the last one
        places << ExtractJob::tr("%1 to %2").arg(ranges[i].offset).arg(ranges[i].end() - 1);
    const std::size_t rest = ranges.size() - static_cast<std::size_t>(places.size());
    if (rest > 0)
        places << ExtractJob::tr("%1 more range(s)", nullptr, pluralOf(rest))
                      .arg(QLocale().toString(static_cast<qulonglong>(rest)));
    return ExtractJob::tr("bytes %1").arg(places.join(QLatin1String(", ")));
}

// "Zone.Identifier (26 bytes; the target cannot store it), …"
QString streamsText(const std::vector<StreamNotKept>& streams) {
    constexpr std::size_t most = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(streams.size(), most); ++i)
        names << QStringLiteral("%1 (%2; %3)")
                     .arg(toQString(streams[i].name), sizeText(streams[i].size), errorText(streams[i].error));
    if (streams.size() > most)
        names << ExtractJob::tr("%1 more stream(s)", nullptr, pluralOf(streams.size() - most))
                     .arg(QLocale().toString(static_cast<qulonglong>(streams.size() - most)));
    return names.join(QLatin1String(", "));
}

std::filesystem::path nativePath(const QString& path) { return {path.toStdU16String()}; }

QString shownPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

}  // namespace

ExtractReport extractNames(const VolumeFiles& files, const std::vector<std::uint32_t>& names,
                           const QString& folder, bool overwrite, Progress& progress) {
    ExtractReport report;
    const std::vector<std::uint64_t> numbers = filesOf(files, names);
    std::uint64_t bytes = 0;
    for (const std::uint64_t number : numbers)
        if (const FileIndex::File* file = files.names().find(number); file != nullptr) bytes += file->size;
    const auto streams = files.streams(numbers, progress);
    if (!streams) {
        report.error = streams.error();
        return report;
    }
    Extractor extractor(files.bytes(), files.names(), *streams, nativePath(folder), overwrite,
                        files.deleted());
    if (files.state().present()) extractor.leaveOutDeleted();
    extractor.expect(bytes);
    extractor.keepUnreadable();
    std::set<std::uint64_t> chosen;
    for (const std::uint32_t name : names) chosen.insert(files.names().names()[name].file);
    // Of deleted files, several can have had one path.
    std::set<std::pair<std::string, std::uint64_t>> asked;
    std::set<std::string> paths;
    for (const std::uint32_t name : names) {
        if (goesWithAnother(files, chosen, name)) continue;
        const FileIndex::Name& one = files.names().names()[name];
        paths.insert(files.pathOf(one));
        asked.emplace(files.pathOf(one), one.file);
    }
    const auto problem = [&](const std::string& path, const QString& what) {
        if (report.problems.size() < mostProblems) report.problems.emplace_back(toQString(path), what);
    };
    const auto told = [&](const ExtractedFile& file) {
        if (paths.contains(file.path) && !file.error) report.targets << shownPath(file.target);
        if (!file.error) {
            report.files += file.sha256.empty() ? 0 : 1;
            report.bytes += file.size;
            if (!file.lost.empty()) {
                ++report.holed;
                problem(file.path, ExtractJob::tr("%1 of %2 were overwritten and are zeros in the copy")
                                       .arg(sizeText(bytesOf(file.lost)), sizeText(file.size)));
            }
            if (file.onlyZeros) {
                ++report.zeros;
                problem(
                    file.path,
                    ExtractJob::tr("only zeros are left; the drive may have discarded its content (TRIM)"));
            }
            if (!file.unreadable.empty()) {
                ++report.unreadable;
                problem(file.path, ExtractJob::tr("%1 of %2 are unreadable and are zeros in the copy: %3")
                                       .arg(sizeText(bytesOf(file.unreadable)), sizeText(file.size),
                                            placesText(file.unreadable)));
            }
            if (!file.notKept.empty()) {
                ++report.stripped;
                problem(file.path, ExtractJob::tr("not in the copy: %1").arg(streamsText(file.notKept)));
            }
            return;
        }
        ++report.failed;
        if (file.error->code == OpsError::TargetExists) ++report.existing;
        problem(file.path, errorText(*file.error));
    };
    for (const auto& [path, number] : asked) {
        if (auto done = extractor.extract(path, number, told, progress); !done) {
            report.error = done.error();
            break;
        }
    }
    extractor.finish(told);
    return report;
}

ExtractJob::ExtractJob(std::shared_ptr<const VolumeFiles> files, std::vector<std::uint32_t> names,
                       QString folder, QObject* parent)
    : QObject(parent),
      files_(std::move(files)),
      names_(std::move(names)),
      folder_(std::move(folder)),
      work_(new LongWork(this)),
      report_(std::make_shared<ExtractReport>()) {
    connect(work_, &LongWork::ticked, this, &ExtractJob::ticked);
    connect(work_, &LongWork::ended, this, &ExtractJob::finished);
}

void ExtractJob::start(bool overwrite) {
    report_ = std::make_shared<ExtractReport>();
    work_->start(
        [files = files_, names = names_, folder = folder_, overwrite, report = report_](Progress& progress) {
            *report = extractNames(*files, names, folder, overwrite, progress);
        });
}

}  // namespace sectorsmith::gui
