// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the listing_*.cpp of Linux and macOS.
#pragma once

#include "ops/speed/listing.h"

namespace sectorsmith::speed {

class FolderDescriptor {
 public:
    explicit FolderDescriptor(const std::filesystem::path& folder);
    ~FolderDescriptor();
    FolderDescriptor(const FolderDescriptor&) = delete;
    FolderDescriptor& operator=(const FolderDescriptor&) = delete;
    int get() const { return fd_; }  // negative: errno tells why

 private:
    int fd_;
};

std::unexpected<Error> cannotList(int number, const std::filesystem::path& folder);
bool isDots(const char* name);
Result<std::uint64_t> listWithReaddir(const std::filesystem::path& folder);

}  // namespace sectorsmith::speed
