// SPDX-License-Identifier: GPL-3.0-or-later
// Trees whose files fail, change or count what is read of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "io/memory_source.h"
#include "ops/manifest/check.h"
#include "ops/manifest/make.h"

namespace sectorsmith::manifests {

class SilentWatcher : public Watcher {
 public:
    void update(std::uint64_t done, std::uint64_t total) override {
        EXPECT_LE(done, total);
        bytes = done;
    }
    void files(std::uint64_t done, std::uint64_t) override { fileCount = done; }
    bool cancelled() const override { return stop; }
    bool paused() const override { return pauses > 0 && pauses-- > 0; }
    std::atomic<bool> stop = false;
    mutable int pauses = 0;  // so many times it is asked, the work shall rest
    std::uint64_t bytes = 0, fileCount = 0;
};

// Bytes in memory of which some cannot be read and some are a hole.
class ScriptedContent : public ByteSource {
 public:
    std::vector<std::byte> bytes;
    std::vector<std::uint64_t> bad;  // bytes
    ByteRange hole;                  // reading it fails the test
    std::atomic<std::uint64_t>* readBytes = nullptr;

    std::uint64_t size() const override { return bytes.size(); }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return "scripted"; }
    Extent extentAt(std::uint64_t at) const override {
        if (hole.contains(at)) return {at, hole.end() - at, true};
        const std::uint64_t end = at < hole.offset && !hole.empty() ? hole.offset : bytes.size();
        return {at, end - at, false};
    }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        std::ranges::copy(std::span(bytes).subspan(offset, out.size()), out.begin());
        if (readBytes != nullptr) *readBytes += out.size();
        EXPECT_FALSE(hole.overlaps({offset, out.size()})) << "a hole was read at " << offset;
        for (const std::uint64_t at : bad)
            if (ByteRange{offset, out.size()}.contains(at))
                report.bad.push_back({at, 1, Error{Cause::Io, "the disk does not give it", at}});
        return report;
    }
};

class ScriptedTree : public Tree {
 public:
    struct File {
        std::shared_ptr<ScriptedContent> content = std::make_shared<ScriptedContent>();
        unsigned changes = 0;  // so many readings are disturbed
        unsigned opened = 0;
        std::optional<std::uint64_t> place;
    };
    File& add(const std::string& path, std::vector<std::byte> bytes) {
        File& file = files[path];
        file.content->bytes = std::move(bytes);
        file.content->readBytes = &readBytes;
        return file;
    }
    std::string name() const override { return called; }
    std::string identity() const override { return disk() + made; }
    Result<Listing> list(Progress&) override {
        Listing listing;
        for (const auto& [path, file] : files) {
            TreeFile one;
            one.entry.path = path;
            one.entry.size = file.content->size();
            one.entry.modified = FileTime::of(1'600'000'000);
            one.id = listing.files.size() + 1;
            one.place = file.place;
            listing.files.push_back(std::move(one));
        }
        return listing;
    }
    Result<std::unique_ptr<OpenedFile>> open(const TreeFile& file) const override {
        const auto found = files.find(file.entry.path);
        if (found == files.end()) return fail(Cause::NotFound, std::string("not there"));
        File& wanted = const_cast<File&>(found->second);
        const std::lock_guard lock(mutex_);
        order.push_back(file.entry.path);
        return std::make_unique<Opened>(wanted.content, ++wanted.opened > wanted.changes);
    }
    std::vector<ByteRange> onDisk(const TreeFile&, const ByteRange& range) const override {
        return {{range.offset + 1'000'000, range.length}};
    }
    std::string disk() const override { return "disk"; }

    std::string called = "scripted", made = " of today";
    std::map<std::string, File> files;
    std::atomic<std::uint64_t> readBytes = 0;
    mutable std::vector<std::string> order;  // in which files were opened

 private:
    mutable std::mutex mutex_;
    class Opened : public OpenedFile {
     public:
        Opened(std::shared_ptr<ScriptedContent> content, bool unchanged)
            : content_(std::move(content)), unchanged_(unchanged) {}
        const ByteSource& content() const override { return *content_; }
        bool unchanged() const override { return unchanged_; }

     private:
        std::shared_ptr<ScriptedContent> content_;
        bool unchanged_;
    };
};

}  // namespace sectorsmith::manifests
