// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of catalogues share.
#pragma once

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
        areaNames.emplace_back(area.name);
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

}  // namespace sectorsmith::testing
