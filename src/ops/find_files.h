// SPDX-License-Identifier: GPL-3.0-or-later
// Which names of a volume are looked for.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "fs/file_index.h"

namespace sectorsmith {

struct FindFilesOptions {
    std::string pattern;
    // The pattern is an expression in RE2's syntax that matches a part of the path; else * ** ? [a-z], which match a whole
    // name, or, with a slash among them, a whole path.
    bool expression = false;
    bool exact = false;  // case and composition (é in one character or two) have to be the same
    std::optional<FileKind> kind;
    std::optional<std::uint64_t> smallest, largest;  // bytes, inclusive
    FileTime after, before;                          // of the last change of the data, inclusive; none: any
};

class FindFiles {
 public:
    // Usage: the pattern is not one.
    static Result<FindFiles> make(const FindFilesOptions& options);
    FindFiles(FindFiles&&) noexcept;
    ~FindFiles();
    // `path` without the slash in front; `file` may be nullptr.
    bool matches(std::string_view path, const FileIndex::File* file) const;

 private:
    struct State;
    explicit FindFiles(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace sectorsmith
