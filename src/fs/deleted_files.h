// SPDX-License-Identifier: GPL-3.0-or-later
// The deleted files of a volume, and how much of each is still nobody else's.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/message.h"
#include "fs/catalogue.h"

namespace sectorsmith {

// All files of a catalogue's state that `wanted` names, as deleted files. Errors: as Catalogue::walk(); NoSpace: too many.
Result<std::vector<DeletedFile>> filesOf(Catalogue& state, unsigned volume, DeletedTrace trace,
                                         const std::function<bool(std::uint64_t file)>& wanted,
                                         Progress& progress);

enum class Verdict : std::uint8_t {
    Whole,     // all of its content is where nobody else has anything now
    Partly,    // some of it
    NameOnly,  // none of it, or where it was is not known
};

// A catalogue of deleted files: names, streams and extents of those alone, below the folders that lead to them. What of a
// deleted file lies in blocks that are in use now, or that a deleted file of later had, is left out of its extents: it
// reads as zeros, and is named in File::lost. Filled once; walk() may then be called from one thread at a time.
class DeletedFiles : public Catalogue {
 public:
    struct File {
        std::uint64_t number = 0;    // here, of this one alone
        std::uint64_t original = 0;  // as the format numbered it
        Verdict verdict = Verdict::NameOnly;
        DeletedTrace trace = DeletedTrace::Record;
        bool firstLetterLost = false, guessed = false, located = true;  // as of DeletedFile
        bool contested = false;       // a deleted file of before or of later claims its blocks, too
        std::uint64_t kept = 0;       // bytes of its data that are not lost
        std::vector<ByteRange> lost;  // of its data, ascending
    };
    static constexpr std::size_t mostFiles = 1'000'000;

    // Searches one volume of `files`, the catalogue of `source` (`volume` of an APFS container, else 0), and compares what
    // is found with the map of free blocks and with the extents of all files. Where the map cannot be read the files alone
    // decide, which notes() says. Errors: as Catalogue::deleted() and walk(); NoSpace: too many.
    // `state`: an older state of the same volume: instead of deleted files, all that it has.
    static Result<std::unique_ptr<DeletedFiles>> find(const ByteSource& source, Catalogue& files,
                                                      unsigned volume, Progress& progress,
                                                      Catalogue* state = nullptr);

    // By number.
    const std::vector<File>& files() const { return files_; }
    // nullptr: not the number of a deleted file.
    const File* find(std::uint64_t number) const;
    // A deleted file, or the folder for those whose own is lost: what only deleted files need.
    bool has(std::uint64_t number) const { return number == orphanFolder_ || find(number) != nullptr; }

    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::uint64_t rootFolder(unsigned) const override { return root_; }
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    std::string volumeName(unsigned) const override { return volumeName_; }
    std::vector<Message> notes() const override { return notes_; }
    std::shared_ptr<const XtsCipher> cipher(unsigned) const override { return cipher_; }

 private:
    class Search;
    struct Folder {  // that is not deleted
        std::uint64_t parent = 0;
        std::string name;
    };

    unsigned volume_ = 0;
    std::uint64_t root_ = 2;
    std::string volumeName_;
    std::map<std::uint64_t, Folder> folders_;
    std::uint64_t orphanFolder_ = DeletedFile::nowhere;  // its number, where there is one
    std::deque<DeletedFile> found_;                      // with their numbers here
    std::vector<File> files_;
    std::vector<Message> notes_;
    std::shared_ptr<const XtsCipher> cipher_;
};

}  // namespace sectorsmith
