// SPDX-License-Identifier: GPL-3.0-or-later
// Copies files out of a volume that is not mounted, into a folder of this computer.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "base/progress.h"
#include "fs/deleted_files.h"
#include "fs/file_index.h"
#include "fs/stream_index.h"

namespace sectorsmith {

// A stream besides the data, or an extended attribute, that the copy lacks.
struct StreamNotKept {
    std::string name;        // UTF-8, or the volume's bytes; of a resource fork com.apple.ResourceFork
    std::uint64_t size = 0;  // bytes
    Error error;             // why
};

struct ExtractedFile {
    std::string path;                   // in the volume, exact bytes
    std::filesystem::path target;       // below the folder
    std::uint64_t size = 0;             // bytes
    std::string sha256;                 // of its data, lower-case hexadecimal; empty: a folder or a link
    std::vector<ByteRange> lost;        // of a deleted file's data: overwritten since, and zeros in the copy
    std::vector<ByteRange> unreadable;  // of its data: the disk did not give it; zeros in the copy
    // Of a file, a folder or a link that was copied. The system's own (StreamEntry::internal: rights, indexes) and what says
    // how the data were packed are never copied, and not told here.
    std::vector<StreamNotKept> notKept;
    bool onlyZeros = false;      // a deleted file, not empty: drives return zeros for what was discarded
    std::optional<Error> error;  // why it was not copied; none: it was
};

// A name as this system can have it, and no other file's way: "..", separators, NUL and what Windows forbids are replaced.
// `windows`: by the rules of that system.
std::string safeName(std::string_view name, bool windows);

class Extractor {
 public:
    // Keeps references. `folder` is created when it is not there. What exists is left alone unless `overwrite`.
    // `deleted`: names and streams are of deleted files.
    Extractor(const ByteSource& volume, const FileIndex& names, const StreamIndex& streams,
              std::filesystem::path folder, bool overwrite, const DeletedFiles* deleted = nullptr)
        : volume_(volume),
          names_(names),
          streams_(streams),
          folder_(std::move(folder)),
          overwrite_(overwrite),
          deleted_(deleted) {}

    // A file with sectors that cannot be read is copied with zeros there, and ExtractedFile::unreadable names them. Else it is
    // not copied.
    void keepUnreadable() { keepUnreadable_ = true; }
    // How many bytes there are to copy, for the progress; 0: not known.
    void expect(std::uint64_t bytes) { total_ = bytes; }
    // `names` are of files that are there, too: of a folder that is there, deleted files are not copied with it.
    void leaveOutDeleted() { leaveOutDeleted_ = true; }

    using Told = std::function<void(const ExtractedFile&)>;
    // Copies a file, or a folder with all in it, under its own name. What cannot be copied is told with its error, and the
    // rest goes on. Nothing is written through a link: neither one that was there before nor one of the volume's, which are
    // made last. Errors: Cancelled; the folder cannot be made.
    Result<void> extract(const std::string& path, const Told& told, Progress& progress);
    // The same by its number: of deleted files, several can have had the path.
    Result<void> extract(const std::string& path, std::uint64_t number, const Told& told, Progress& progress);
    // Makes the links that were met and gives folders their modes and times.
    void finish(const Told& told);

 private:
    struct Link {
        ExtractedFile file;
        std::uint64_t number = 0;
    };
    Result<void> copy(const std::string& path, std::uint64_t number, const std::filesystem::path& target,
                      unsigned depth, const Told& told, Progress& progress);
    // The data into a new file, which gets its name when it is complete.
    Result<void> copyData(std::uint64_t number, ExtractedFile& file, Progress& progress);
    std::filesystem::path freeName(const std::filesystem::path& parent, std::string_view name);
    // As far as the target can have them; the others go to ExtractedFile::notKept.
    void keepAttributes(ExtractedFile& file, std::uint64_t number) const;
    void setMode(const std::filesystem::path& target, std::uint64_t number) const;
    void setTime(const std::filesystem::path& target, std::uint64_t number) const;

    const ByteSource& volume_;
    const FileIndex& names_;
    const StreamIndex& streams_;
    std::filesystem::path folder_;
    bool overwrite_;
    const DeletedFiles* deleted_;
    bool keepUnreadable_ = false;
    bool leaveOutDeleted_ = false;
    std::uint64_t copied_ = 0, total_ = 0;     // bytes
    std::set<std::string> taken_;              // targets of this run, without regard to case
    std::map<std::string, unsigned> numbers_;  // how many targets have had a name
    std::set<std::uint64_t> open_;             // folders above the one that is copied
    std::vector<Link> links_;
    std::vector<std::pair<std::filesystem::path, std::uint64_t>> folders_;
};

}  // namespace sectorsmith
