// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a volume as lines like ls -l prints them, or as JSON.
#pragma once

#include <functional>
#include <string>

#include "cli/context.h"
#include "cli/files_json.h"
#include "fs/deleted_files.h"
#include "fs/file_index.h"

namespace sectorsmith::cli {

class Listing {
 public:
    // `deleted`: the index is of them.
    Listing(Context& context, const FileIndex& index, const DeletedFiles* deleted = nullptr)
        : context_(context), index_(index), deleted_(deleted) {}

    // One name of a file; `path` without the slash in front.
    void print(const std::string& path, std::uint64_t number);
    // What is in a folder, and with `deep` in all folders below it, each once; of that what `wanted` (if any) says.
    using Wanted = std::function<bool(const std::string& path, std::uint64_t number)>;
    void folder(std::string path, std::uint64_t number, bool deep, const Wanted& wanted = nullptr);

    std::uint64_t printed = 0;
    Json entries = Json::array();

 private:
    Json json(const std::string& path, std::uint64_t number, const FileIndex::File* file) const;

    Context& context_;
    const FileIndex& index_;
    const DeletedFiles* deleted_;
};

}  // namespace sectorsmith::cli
