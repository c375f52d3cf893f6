// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/manifest_job.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "io/slice_source.h"
#include "ops/durable_file.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/folder_tree.h"
#include "ops/manifest/make.h"
#include "ops/manifest/progress_record.h"
#include "ops/manifest/volume_tree.h"
#include "ops/open_file.h"

namespace sectorsmith::gui {

namespace {

std::filesystem::path pathOfUtf8(const std::string& text) {
    return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

std::string utf8OfPath(const std::filesystem::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

// What the files are read from; of a volume, what has to stay open for it.
struct ManifestTree {
    std::shared_ptr<SliceSource> bytes;
    std::unique_ptr<Catalogue> catalogue;
    std::unique_ptr<manifests::Tree> tree;
    manifests::FolderTree* folder = nullptr;  // the tree, where it is one
    manifests::VolumeTree* volume = nullptr;
    std::string root;  // the absolute path of a folder
};

Result<ManifestTree> openManifestTree(const ManifestTask& task) {
    ManifestTree opened;
    if (!task.volume) {
        auto tree = manifests::FolderTree::open(pathOfUtf8(task.folder), {.direct = task.direct});
        if (!tree) return std::unexpected(tree.error());
        opened.folder = tree->get();
        std::error_code none;
        opened.root = utf8OfPath(std::filesystem::canonical(pathOfUtf8(task.folder), none));
        opened.tree = std::move(*tree);
        return opened;
    }
    const FoundVolume& volume = *task.volume;
    opened.bytes = std::make_shared<SliceSource>(task.source, volume.offset, volume.length, volume.name());
    auto catalogue = openCatalogue(*opened.bytes);
    if (!catalogue) return std::unexpected(catalogue.error());
    opened.catalogue = std::move(*catalogue);
    for (const auto& key : task.keys) key->unlock(*opened.catalogue, volume.offset);
    auto tree =
        std::make_unique<manifests::VolumeTree>(*opened.bytes, *opened.catalogue, volume.slot(), task.inside,
                                                task.name(), task.sourcePath + volume.partition);
    opened.volume = tree.get();
    opened.tree = std::move(tree);
    return opened;
}

Result<void> saveMadeManifest(const manifests::Manifest& manifest, const ManifestTask& task) {
    auto file = DurableFile::create(std::filesystem::absolute(pathOfUtf8(task.manifest)));
    if (!file) return std::unexpected(file.error());
    auto written = manifests::writeManifest(manifest, task.format, [&](std::string_view text) {
        return (*file)->append(std::as_bytes(std::span(text)));
    });
    return written ? (*file)->keep(task.replace ? Existing::Replace : Existing::Refuse) : written;
}

// What a list of findings says of a manifest that was made.
std::shared_ptr<const manifests::CheckReport> reportOfMade(manifests::MadeManifest& made) {
    auto report = std::make_shared<manifests::CheckReport>();
    report->hash = made.manifest.hashes.front();
    for (manifests::Entry& entry : made.manifest.entries) {
        const manifests::Verdict verdict = entry.error      ? manifests::Verdict::Unreadable
                                           : entry.changing ? manifests::Verdict::Changing
                                                            : manifests::Verdict::Same;
        ++report->counts[static_cast<std::size_t>(verdict)];
        if (manifests::isFine(verdict)) continue;
        manifests::Finding finding;
        finding.verdict = verdict;
        finding.kind = entry.kind;
        finding.size = entry.size;
        finding.modified = entry.modified;
        finding.error = entry.error;
        finding.path = std::move(entry.path);
        report->findings.push_back(std::move(finding));
    }
    report->otherFileSystems = std::move(made.otherFileSystems);
    report->files = made.files;
    report->readBytes = made.readBytes;
    report->earlierFiles = made.earlierFiles;
    report->seconds = made.seconds;
    return report;
}

Result<ManifestOutcome> makeForTask(const ManifestTask& task, ManifestTree& opened,
                                    const manifests::HashOptions& options, manifests::ProgressRecord& record,
                                    ManifestProgress& progress) {
    auto made = manifests::makeManifest(*opened.tree, options, &record, progress);
    if (!made) return std::unexpected(made.error());
    if (auto saved = saveMadeManifest(made->manifest, task); !saved) return std::unexpected(saved.error());
    ManifestOutcome outcome;
    outcome.made = true;
    outcome.files = made->files;
    outcome.bytes = made->bytes;
    outcome.report = reportOfMade(*made);
    return outcome;
}

Result<ManifestOutcome> checkForTask(const ManifestTask& task, ManifestTree& opened,
                                     const manifests::Manifest& manifest,
                                     const manifests::HashOptions& options, manifests::ProgressRecord& record,
                                     ManifestProgress& progress) {
    std::unique_ptr<manifests::FolderTree> copy;
    if (!task.copy.empty()) {
        auto folder = manifests::FolderTree::open(pathOfUtf8(task.copy), {.direct = true});
        if (!folder) return std::unexpected(folder.error());
        copy = std::move(*folder);
    }
    auto report = manifests::checkManifest(*opened.tree, manifest, options, copy.get(), &record, progress);
    if (!report) return std::unexpected(report.error());
    ManifestOutcome outcome;
    outcome.report = std::make_shared<const manifests::CheckReport>(std::move(*report));
    return outcome;
}

}  // namespace

double ManifestProgress::seconds() const {
    const Clock::time_point begun = begun_;
    if (begun == Clock::time_point::min()) return 0;
    const Clock::time_point now = paused_ ? pausedAt_ : Clock::now();
    return std::max(0.0, std::chrono::duration<double>(now - begun - rested_).count());
}

void ManifestProgress::setPaused(bool paused) {
    if (paused == paused_) return;
    const Clock::time_point now = Clock::now(), begun = begun_;
    if (paused) pausedAt_ = now;
    else if (begun != Clock::time_point::min()) rested_ += now - std::max(pausedAt_, begun);
    paused_ = paused;
}

void ManifestProgress::update(std::uint64_t done, std::uint64_t total) {
    // While the files are listed nothing is known yet.
    if (total > 0 && begun_.load() == Clock::time_point::min()) begun_ = Clock::now();
    bytes_ = done;
    totalBytes_ = total;
}

void ManifestProgress::files(std::uint64_t done, std::uint64_t total) {
    files_ = done;
    totalFiles_ = total;
}

bool ManifestTask::locked() const {
    return volume && volume->encrypted() &&
           std::ranges::none_of(keys, [this](const auto& key) { return key->opens(*volume); });
}

std::string ManifestTask::name() const {
    if (!volume) return folder;
    std::string text = sourcePath + volume->partition;
    if (volume->volume) text += "@" + std::to_string(volume->slot());
    return inside.empty() ? text : text + ":" + inside;
}

Result<ManifestOutcome> runManifestTask(const ManifestTask& task, ManifestProgress& progress) {
    manifests::HashOptions options;
    options.hashes = {task.hash};
    if (task.make)
        if (auto holds = manifests::formatHolds(task.format, options.hashes); !holds)
            return std::unexpected(holds.error());
    auto opened = openManifestTree(task);
    if (!opened) return std::unexpected(opened.error());
    options.bytesPerSecond = task.bytesPerSecond;
    std::optional<manifests::Manifest> manifest;
    if (!task.make) {
        std::ifstream file(pathOfUtf8(task.manifest), std::ios::binary);
        if (!file) return fail(Cause::NotFound, manifests::ManifestError::CannotOpenManifest, task.manifest);
        auto read = manifests::readManifest(file, task.manifest, {.hash = std::nullopt, .root = opened->root},
                                            &progress);
        if (!read) return std::unexpected(read.error());
        manifest = std::move(*read);
        options.hashes = manifest->hashes;
    }
    const std::filesystem::path recordFile = pathOfUtf8(task.record);
    std::error_code none;
    if (!task.make) std::filesystem::create_directories(recordFile.parent_path(), none);
    auto record = manifests::ProgressRecord::open(recordFile, *opened->tree, options.hashes, !task.goOn);
    if (!record) return std::unexpected(record.error());
    if (opened->folder != nullptr) {
        opened->folder->leaveOut(recordFile);
        opened->folder->leaveOut(pathOfUtf8(task.manifest));
        // A check makes no such files: they are somebody's, and may be recorded.
        if (task.make)
            for (const char* ending : {".partial", ".new"})
                opened->folder->leaveOut(pathOfUtf8(task.manifest + ending));
    }
    auto outcome = task.make ? makeForTask(task, *opened, options, **record, progress)
                             : checkForTask(task, *opened, *manifest, options, **record, progress);
    if (!outcome) return outcome;
    (*record)->remove();
    outcome->ended = FileTime::of(
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
            .count());
    if (opened->volume != nullptr) {
        outcome->notes = opened->volume->findings();
        std::ranges::copy(opened->volume->notes(), std::back_inserter(outcome->notes));
        outcome->source = task.sourcePath;
        outcome->offset = task.volume->offset;
    } else {
        outcome->source = opened->tree->disk();
    }
    return outcome;
}

}  // namespace sectorsmith::gui
