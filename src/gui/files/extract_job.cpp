// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/extract_job.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "gui/session/text.h"
#include "ops/errors.h"
#include "ops/extract_files.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t mostProblems = 20;

// The files of names and, of folders, all below them; sorted.
std::vector<std::uint64_t> filesOf(const FileIndex& index, const std::vector<std::uint32_t>& names) {
    std::set<std::uint64_t> seen;
    std::vector<std::uint64_t> open;
    for (const std::uint32_t name : names) open.push_back(index.names()[name].file);
    while (!open.empty()) {
        const std::uint64_t one = open.back();
        open.pop_back();
        if (!seen.insert(one).second) continue;
        const FileIndex::Range range = index.children(one);
        for (std::size_t i = range.first; i < range.end; ++i) open.push_back(index.names()[i].file);
    }
    return {seen.begin(), seen.end()};
}

std::filesystem::path nativePath(const QString& path) { return {path.toStdU16String()}; }

QString shownPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

}  // namespace

ExtractReport extractNames(const VolumeFiles& files, const std::vector<std::uint32_t>& names,
                           const QString& folder, bool overwrite, Progress& progress) {
    ExtractReport report;
    const std::vector<std::uint64_t> numbers = filesOf(files.names(), names);
    std::uint64_t bytes = 0;
    for (const std::uint64_t number : numbers)
        if (const FileIndex::File* file = files.names().find(number); file != nullptr) bytes += file->size;
    const auto streams = files.streams(numbers, progress);
    if (!streams) {
        report.error = streams.error();
        return report;
    }
    Extractor extractor(files.bytes(), files.names(), *streams, nativePath(folder), overwrite);
    extractor.expect(bytes);
    std::set<std::string> asked;
    const auto told = [&](const ExtractedFile& file) {
        if (asked.contains(file.path) && !file.error) report.targets << shownPath(file.target);
        if (!file.error) {
            report.files += file.sha256.empty() ? 0 : 1;
            report.bytes += file.size;
            return;
        }
        ++report.failed;
        if (file.error->code == OpsError::TargetExists) ++report.existing;
        if (report.problems.size() < mostProblems)
            report.problems.emplace_back(toQString(file.path), errorText(*file.error));
    };
    for (const std::uint32_t name : names) asked.insert(files.pathOf(files.names().names()[name]));
    for (const std::string& path : asked) {
        if (auto done = extractor.extract(path, told, progress); !done) {
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
