// SPDX-License-Identifier: GPL-3.0-or-later
// Names of a volume that hold a text, found while it is typed: a million of them in less than 50 ms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "fs/file_index.h"

namespace sectorsmith {

// All names folded (base/fold.h), one after the other. About 12 bytes for each name and the names themselves.
// Filled once, then only read: any thread may. What the numbers stand for: FileIndex::names().
class NameSearch {
 public:
    // The index has to be the same one in all calls. Errors: Cancelled; NoSpace: more than 4 GiB of names.
    static Result<NameSearch> build(const FileIndex& names, Progress& progress);

    // All names in their folded order.
    const std::vector<std::uint32_t>& order() const { return order_; }
    // Those that `text` is a part of; with a slash in it, those whose paths ("/a/b") it is a part of, except through the
    // folders above alone. In their order; empty when cancelled.
    std::vector<std::uint32_t> containing(const FileIndex& names, std::string_view text,
                                          const Progress& progress) const;
    // Those that match a whole name with * (any characters) and ? (one character).
    std::vector<std::uint32_t> matching(std::string_view glob, const Progress& progress) const;

    // The file that each of FileIndex::names() leads to; nullptr: the volume does not have it.
    const FileIndex::File* file(const FileIndex& names, std::uint32_t name) const {
        return files_[name] == none ? nullptr : &names.file(files_[name]);
    }

 private:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr char separator = '/';  // no name has one

    std::string_view textOf(std::size_t name) const {
        return std::string_view(text_).substr(begins_[name], begins_[name + 1] - begins_[name] - 1);
    }
    // Those of them that are set, in their order; empty when cancelled.
    std::vector<std::uint32_t> inOrder(const std::vector<bool>& found, const Progress& progress) const;
    // Calls `visit` with the number of each name that has `literal` in it.
    template <typename Visit>
    void scan(std::string_view literal, const Progress& progress, Visit visit) const;

    std::string text_;                   // each name with the separator behind it
    std::vector<std::uint32_t> begins_;  // of each in text_, and the end
    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> files_;  // FileIndex::file() of each
};

}  // namespace sectorsmith
