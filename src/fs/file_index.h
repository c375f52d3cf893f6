// SPDX-License-Identifier: GPL-3.0-or-later
// All names and files of one volume in memory, packed: a million of them in at most 150 MB.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/chunked.h"
#include "fs/catalogue.h"

namespace sectorsmith {

// Filled once, then only read: any thread may.
class FileIndex {
 public:
    struct Name {
        std::uint64_t parent = 0;
        std::uint64_t file = 0;
        std::uint32_t text = 0;  // where it begins in the arena
        std::uint16_t length = 0;
    };
    struct File {
        std::uint64_t file = 0;
        std::uint64_t size = 0;
        FileTime created, modified, changed, accessed;
        std::uint32_t owner = 0, group = 0, links = 0, flags = 0;
        std::uint16_t mode = 0;
        FileKind kind = FileKind::Unknown;
        bool hasOwner = false;
    };
    // Indexes of names [first, end).
    struct Range {
        std::size_t first = 0, end = 0;
    };

    // Walks all of one volume of the catalogue (`volume` of an APFS container, else 0). What contradicts itself is left
    // out and kept in findings(). `also`: told the areas and extents of the same walk, of all volumes; null: nobody.
    // Errors: as Catalogue::walk; NoSpace for more than 4 GiB of names; what `also` returned.
    static Result<FileIndex> build(Catalogue& catalogue, Progress& progress, unsigned volume = 0,
                                   CatalogueVisitor* also = nullptr);

    // By parent, then by the bytes of the name.
    const Chunked<Name>& names() const { return names_; }
    std::string_view text(const Name& name) const {
        return std::string_view(arena_).substr(name.text, name.length);
    }
    std::size_t files() const { return files_.size(); }
    // nullptr: a name leads to a file that the volume does not have.
    const File* find(std::uint64_t file) const;
    const File& file(std::size_t place) const { return files_[place]; }  // below files()
    // For each of names() the place of the file that it leads to; UINT32_MAX: the volume does not have it.
    std::vector<std::uint32_t> filesOfNames() const;
    // One of the names that lead to a file; nullptr: none does.
    const Name* nameOf(std::uint64_t file) const;
    // Its place in names().
    std::optional<std::uint32_t> numberOf(std::uint64_t file) const;
    std::uint64_t resourceSize(std::uint64_t file) const;
    Range children(std::uint64_t folder) const;
    std::uint64_t root() const { return root_; }
    // The file that a path of exact bytes names: "/a/b", "a/b/", "/" is the root. nullopt: there is none.
    std::optional<std::uint64_t> lookUp(std::string_view path) const;
    // All files of that path: of deleted files, several can have had it.
    std::vector<std::uint64_t> lookUpAll(std::string_view path) const;
    // All paths that lead to a file, "/a/b"; at most `most` of them.
    std::vector<std::string> paths(std::uint64_t file, std::size_t most = 100) const;
    // Sentences, at most 100 of them, and how many there were.
    const std::vector<Message>& findings() const { return findings_; }
    std::uint64_t findingCount() const { return findingCount_; }

 private:
    class Builder;
    struct Folder {
        std::uint64_t number = 0;
        std::uint32_t first = 0;  // of its names; they end where the next folder's begin
    };

    std::uint64_t root_ = 2;
    std::string arena_;
    Chunked<Name> names_;
    Chunked<File> files_;                // by number
    std::vector<Folder> folders_;        // those that have names in them, by number
    std::vector<std::uint32_t> byFile_;  // names, by the file that they lead to
    std::map<std::uint64_t, std::uint64_t> resources_;
    std::vector<Message> findings_;
    std::uint64_t findingCount_ = 0;
};

}  // namespace sectorsmith
