// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of erasing whole images share.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <optional>
#include <random>
#include <span>
#include <string>

#include "ops/erase_session.h"
#include "part/partition_source.h"

namespace sectorsmith::testing {

class QuietWatcher : public EraseWatcher {
 public:
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

// Plans and erases as the command does: the free space of the volume that `source` names ("disk.img#2"), or `range`.
inline Result<EraseReport> runDestructive(const std::string& source, EraseOptions options,
                                          std::optional<ByteRange> range = std::nullopt,
                                          bool allowSharedDisk = false) {
    auto opened = openSource(source);
    if (!opened) return std::unexpected(opened.error());
    EraseRequest request;
    request.target.path = opened->disk->name();
    request.target.sectorSize = opened->disk->sectorSize();
    request.target.allowSharedDisk = allowSharedDisk;
    request.options = options;
    request.range = range;
    if (opened->partition) request.partition = ByteRange{opened->offset, opened->length};
    if (!range) request.free.volume = ByteRange{opened->offset, opened->length};
    QuietWatcher watcher;
    EraseSession session(std::move(request));
    const ErasePreview& preview = session.prepare(opened->disk, watcher);
    if (preview.refused) return std::unexpected(*preview.refused);
    auto done = session.run(preview.name, watcher);
    if (!done) return std::unexpected(done.error());
    if (done->report.stopped) return std::unexpected(*done->report.stopped);
    return done->report;
}

// The free space of a volume, with all of it read back.
inline Result<EraseReport> eraseFree(const std::string& source, EraseMethod method = EraseMethod::Zero) {
    EraseOptions options;
    options.method = method;
    options.readAllBack = true;
    auto report = runDestructive(source, options);
    if (report) {
        EXPECT_EQ(report->readBack, ReadBack::Right);
        EXPECT_EQ(report->leftBytes, 0u);
    }
    return report;
}

// Random bytes of which none is zero.
inline void fillWithNoise(std::span<std::byte> bytes, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        const std::uint64_t word = random() | 0x0101010101010101U;
        std::memcpy(bytes.data() + i, &word, std::min<std::size_t>(8, bytes.size() - i));
    }
}

}  // namespace sectorsmith::testing
