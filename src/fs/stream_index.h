// SPDX-License-Identifier: GPL-3.0-or-later
// The streams of chosen files and where their bytes are, in memory.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "fs/catalogue.h"

namespace sectorsmith {

// Filled once, then only read: any thread may.
class StreamIndex {
 public:
    // A run of a stream; whole blocks, so the last may go on behind the stream's end.
    struct Piece {
        std::uint64_t file = 0;
        std::uint64_t streamOffset = 0, offset = 0, length = 0;  // bytes; offset: of the source
        std::uint32_t name = 0;                                  // of an attribute: nameOf()
        StreamKind stream = StreamKind::Data;
        bool unwritten = false;
        bool encrypted = false;  // as of FileExtent, like the next
        std::uint64_t sector = 0;
    };
    struct Stream {
        std::uint64_t file = 0;
        StreamKind stream = StreamKind::Data;
        std::uint32_t name = 0;
        StreamCoding coding = StreamCoding::Plain;
        bool resident = false;
        bool holes = true;
        bool internal = false;
        std::uint32_t unit = 0;  // as of StreamEntry, like all these
        std::uint64_t size = 0, valid = 0, offset = 0;
        std::size_t first = 0;  // of resident bytes
        std::tuple<std::uint64_t, StreamKind, std::uint32_t> key() const { return {file, stream, name}; }
    };

    // Walks the catalogue for the streams of `files` (sorted) of one volume; of all when it is empty. Findings are kept, up
    // to 100. Errors: as Catalogue::walk; NoSpace for too many pieces.
    static Result<StreamIndex> build(Catalogue& catalogue, Progress& progress, unsigned volume,
                                     std::vector<std::uint64_t> files);

    // By kind, then name.
    std::span<const Stream> streams(std::uint64_t file) const;
    // nullptr: the file has no such stream.
    const Stream* find(std::uint64_t file, StreamKind stream, std::string_view name = {}) const;
    // By place in the stream. Hostile volumes have pieces that overlap.
    std::span<const Piece> pieces(const Stream& stream) const;
    // Of all its streams, also what has no entry of its own: blocks of pointers, of attributes.
    std::span<const Piece> pieces(std::uint64_t file) const;
    std::span<const std::byte> resident(const Stream& stream) const {
        return std::span(bytes_).subspan(stream.first, stream.resident ? stream.size : 0);
    }
    std::string_view nameOf(std::uint32_t name) const { return names_[name]; }
    const std::vector<Message>& findings() const { return findings_; }
    // What decrypts pieces that are encrypted; null: there are none.
    const XtsCipher* cipher() const { return cipher_.get(); }

 private:
    class Builder;

    std::vector<Piece> pieces_;
    std::vector<Stream> streams_;
    std::vector<std::byte> bytes_;
    std::vector<std::string> names_{""};
    std::vector<Message> findings_;
    std::shared_ptr<const XtsCipher> cipher_;
};

}  // namespace sectorsmith
