// SPDX-License-Identifier: GPL-3.0-or-later
// Whose the bytes of a volume are: all extents of all files, by where they lie.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fs/catalogue.h"

namespace sectorsmith {

// Filled once, then only read: any thread may. About 56 bytes for each extent.
class OwnerIndex {
 public:
    struct Owner {
        std::uint64_t file = 0;
        unsigned volume = 0;
        StreamKind stream = StreamKind::Data;
        std::string_view name;  // of an attribute; valid while the index is there
        std::uint64_t streamOffset =
            0;               // bytes; of the asked byte. Not where `older`, nor in StreamKind::Structure
        bool older = false;  // only a snapshot is known to keep it, or only the file
    };
    struct Answer {
        std::vector<Message> areas;
        std::vector<Owner> owners;
        bool more = false;  // there are more than mostOwners
        std::uint64_t end =
            ~std::uint64_t{0};  // of the source: up to there the bytes that follow have the same owners
    };
    static constexpr std::size_t mostOwners = 1000;

    // Walks all volumes of the catalogue. Findings are kept, up to 100. Errors: as Catalogue::walk; NoSpace for too many
    // extents.
    static Result<OwnerIndex> build(Catalogue& catalogue, Progress& progress);

    // Who has the byte of the source. States that only a snapshot keeps are told where nobody has it now.
    Answer at(std::uint64_t offset) const;
    const std::vector<Message>& findings() const { return findings_; }
    std::size_t extents() const { return pieces_.size(); }

 private:
    class Builder;
    struct Piece {
        std::uint64_t offset = 0, length = 0, streamOffset = 0, file = 0;
        std::uint64_t reach = 0;  // where the last one ends of those that it is the middle of
        std::uint32_t name = 0;
        std::uint16_t volume = 0;
        StreamKind stream = StreamKind::Data;
        bool older = false;
    };
    // Calls `visit` for those that have the byte, the last one first.
    template <typename Visit>
    static void find(std::span<const Piece> pieces, std::uint64_t offset, Visit& visit);
    static std::uint64_t setReach(std::span<Piece> pieces);

    std::vector<Piece> pieces_, areas_;
    std::vector<std::string> names_{""};
    std::vector<Message> areaNames_;
    std::vector<Message> findings_;
};

}  // namespace sectorsmith
