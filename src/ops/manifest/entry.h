// SPDX-License-Identifier: GPL-3.0-or-later
// What a manifest says of the files of a folder.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "edit/hash.h"
#include "fs/catalogue.h"

namespace sectorsmith::manifests {

struct Entry {
    // From the folder on, without "./": the exact bytes of the name, "/" between them. Never empty.
    std::string path;
    FileKind kind = FileKind::File;
    bool changing = false;              // it changed while it was read, twice: no digests
    std::optional<std::uint64_t> size;  // bytes of a file; none: the format does not say
    FileTime modified;                  // none: likewise
    // Of a link, what it leads to. Of a file with several names, the first of them, whose content is not repeated here.
    std::string target;
    // Lower-case hexadecimal, in the order of Manifest::hashes, one after the other; empty: not known.
    std::string digests;
    std::shared_ptr<const Error> error;  // why it was not read; of a folder: not listed

    bool isFile() const { return kind == FileKind::File; }
    bool isOtherName() const { return isFile() && !target.empty(); }
};

struct Manifest {
    std::vector<HashKind> hashes;
    std::string root;            // the folder or volume, as whoever made it called it; may be empty
    FileTime made;               // when it was begun
    bool kinds = false;          // it has folders, links and the like, not files alone
    std::vector<Entry> entries;  // by path, each once

    // The digits of `hashes[which]`; empty: not known.
    std::string_view digest(const Entry& entry, std::size_t which = 0) const {
        if (entry.digests.empty()) return {};
        std::size_t at = 0;
        for (std::size_t i = 0; i < which; ++i) at += hashDigits(hashes[i]);
        return std::string_view(entry.digests).substr(at, hashDigits(hashes[which]));
    }
};

}  // namespace sectorsmith::manifests
