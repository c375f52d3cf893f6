// SPDX-License-Identifier: GPL-3.0-or-later
// Source: getattrlistbulk(2) of macOS.
#include "ops/speed/listing_posix.h"

#include <sys/attr.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <memory>

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

Result<std::uint64_t> withBulk(const fs::path& folder) {
    const FolderDescriptor open(folder);
    if (open.get() < 0) return cannotList(errno, folder);
    constexpr std::size_t bytes = std::size_t{256} << 10;
    const auto buffer = std::make_unique<std::byte[]>(bytes);
    attrlist wanted{};
    wanted.bitmapcount = ATTR_BIT_MAP_COUNT;
    wanted.commonattr = ATTR_CMN_RETURNED_ATTRS | ATTR_CMN_NAME | ATTR_CMN_OBJTYPE | ATTR_CMN_MODTIME;
    wanted.fileattr = ATTR_FILE_DATALENGTH;
    std::uint64_t count = 0;
    for (;;) {
        const int got = ::getattrlistbulk(open.get(), &wanted, buffer.get(), bytes, 0);
        if (got < 0) return cannotList(errno, folder);
        if (got == 0) return count;
        count += static_cast<std::uint64_t>(got);
    }
}

constexpr std::array<ListingMethod, 2> methods{{
    {"readdir + stat", listWithReaddir},
    {"getattrlistbulk", withBulk},
}};

}  // namespace

std::span<const ListingMethod> listingMethods() { return methods; }

bool emptySystemCaches(const fs::path&) { return false; }

bool mayEmptySystemCaches() { return false; }

}  // namespace sectorsmith::speed
