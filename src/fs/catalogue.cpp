// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/catalogue.h"

#include <fmt/format.h>

#include "fs/ext/ext_catalogue.h"
#include "fs/hfsplus/hfsplus_catalogue.h"
#include "fs/recognise.h"

namespace sectorsmith {

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& volume) {
    auto facts = recogniseVolume(volume);
    if (!facts) return std::unexpected(facts.error());
    if (facts->type == "hfsplus") return hfsplus::openCatalogue(volume, facts->offset);
    if (facts->type == "ext2" || facts->type == "ext3" || facts->type == "ext4")
        return ext::openCatalogue(volume);
    return fail(Cause::Unsupported, fmt::format("The files of {} cannot be read here.", facts->name));
}

}  // namespace sectorsmith
