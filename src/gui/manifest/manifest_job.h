// SPDX-License-Identifier: GPL-3.0-or-later
// Making and checking a manifest in a worker thread.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "io/byte_source.h"
#include "ops/manifest/check.h"
#include "ops/manifest/manifest_file.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

// Written by the worker, read by the window; the other way round what people ask of it.
class ManifestProgress : public manifests::Watcher {
 public:
    // --- Any thread
    std::uint64_t bytes() const { return bytes_; }
    std::uint64_t totalBytes() const { return totalBytes_; }
    std::uint64_t fileCount() const { return files_; }
    std::uint64_t totalFiles() const { return totalFiles_; }
    // --- The GUI thread
    // At work on the contents, without pauses; 0 while the files are being listed.
    double seconds() const;
    void setPaused(bool paused);
    void stop() { stop_ = true; }
    bool stopping() const { return stop_; }

    // --- The worker
    void update(std::uint64_t done, std::uint64_t total) override;
    void files(std::uint64_t done, std::uint64_t total) override;
    bool cancelled() const override { return stop_; }
    bool paused() const override { return paused_; }

 private:
    using Clock = std::chrono::steady_clock;
    std::atomic<std::uint64_t> bytes_ = 0, totalBytes_ = 0, files_ = 0, totalFiles_ = 0;
    std::atomic<Clock::time_point> begun_ = Clock::time_point::min();  // min: not yet
    std::atomic<bool> stop_ = false, paused_ = false;
    Clock::time_point pausedAt_;
    Clock::duration rested_{};
};

struct ManifestTask {
    bool make = false;  // else check
    // The files: of a mounted folder, or of a volume, which a source has at an offset.
    std::string folder;
    std::shared_ptr<ByteSource> source;
    std::optional<FoundVolume> volume;
    VolumeKeys keys;                   // of encrypted volumes of the source
    std::string inside;                // a folder in the volume; empty: all of it
    std::string sourcePath;            // "disk.img", "/dev/sda": what people call the source
    std::string manifest;              // a file
    std::string record;                // the file in which the run records what it has read
    bool goOn = false;                 // from what is recorded there; else from the beginning
    bool replace = false;              // a manifest that is there already
    std::uint64_t bytesPerSecond = 0;  // 0: no limit
    bool direct = false;               // small files, too, are read past the system's cache
    // To check: a folder with a copy; may be empty.
    std::string copy;
    // To make:
    HashKind hash = HashKind::Sha256;
    manifests::Format format = manifests::Format::JsonLines;

    // The volume is encrypted, and no key opens it.
    bool locked() const;
    // As the command takes it: "/home/me", "disk.img#2:/Users".
    std::string name() const;
};

struct ManifestOutcome {
    // Of a manifest that was made: the files that have no checksum, and counts of all.
    std::shared_ptr<const manifests::CheckReport> report;
    bool made = false;
    std::uint64_t files = 0, bytes = 0;  // of a manifest that was made: names of files, and bytes of all
    FileTime ended;
    std::vector<Message> notes;  // what was wrong with a volume's structures, and what was not looked at
    std::string source;          // what Difference::disk lies on, for the window to show; empty: not known
    std::uint64_t offset = 0;    // to be added there
};

// Errors: as those of ops/manifest, of opening the files and the manifest, and of writing it.
Result<ManifestOutcome> runManifestTask(const ManifestTask& task, ManifestProgress& progress);

}  // namespace sectorsmith::gui
