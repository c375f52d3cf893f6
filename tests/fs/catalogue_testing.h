// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of catalogues share.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "fs/catalogue.h"

namespace sectorsmith::testing {

// All that a walk tells, kept.
class Collected : public CatalogueVisitor {
 public:
    struct Piece {
        FileExtent extent;
        std::string name;
    };
    Result<void> area(const VolumeArea& area) override {
        areas.push_back({area.offset, area.length, {}});
        areaNames.push_back(area.name->text);
        return {};
    }
    Result<void> extent(const FileExtent& extent) override {
        pieces.push_back({extent, std::string(extent.name)});
        pieces.back().extent.name = {};
        return {};
    }
    Result<void> finding(Error error) override {
        findings.push_back(error.message);
        if (lenient) return {};
        return std::unexpected(std::move(error));
    }

    bool lenient = false;
    std::vector<VolumeArea> areas;
    std::vector<std::string> areaNames;
    std::vector<Piece> pieces;
    std::vector<std::string> findings;
};

// Opens and walks, with nobody watching.
inline Result<void> walkCatalogue(const ByteSource& source, CatalogueVisitor& visitor) {
    SilentProgress progress;
    auto catalogue = openCatalogue(source);
    if (!catalogue) return std::unexpected(catalogue.error());
    return (*catalogue)->walk(visitor, progress);
}

// A walk tells its progress, at least `updates` times and never backwards, and can be cancelled.
inline void expectProgressAndCancel(Catalogue& catalogue, int updates) {
    class Counting : public SilentProgress {
     public:
        void update(std::uint64_t done, std::uint64_t total) override {
            EXPECT_LE(done, total);
            EXPECT_GE(done, last);
            last = done;
            ++updates;
        }
        std::uint64_t last = 0;
        int updates = 0;
    } progress;
    Collected all;
    EXPECT_TRUE(catalogue.walk(all, progress));
    EXPECT_GE(progress.updates, updates);
    progress.cancel();
    const auto cancelled = catalogue.walk(all, progress);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().cause, Cause::Cancelled);
}

}  // namespace sectorsmith::testing
