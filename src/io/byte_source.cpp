// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/byte_source.h"

#include "io/errors.h"

namespace sectorsmith {

Extent ByteSource::extentAt(std::uint64_t offset) const {
    return {.offset = offset, .length = offset < size() ? size() - offset : 0, .hole = false};
}

Result<void> readExact(const ByteSource& source, std::uint64_t offset, std::span<std::byte> out) {
    ReadReport report = source.read(offset, out);
    if (!report.complete()) return std::unexpected(std::move(report.bad.front().error));
    return {};
}

Result<std::vector<std::byte>> readBytes(const ByteSource& source, std::uint64_t offset,
                                         std::uint64_t length) {
    constexpr std::uint64_t bound = std::uint64_t{256} << 20;
    if (length > bound) return failAt(offset, Cause::NoSpace, IoError::TooMuchAtOnce, length, offset, bound);
    std::vector<std::byte> bytes(length);
    if (auto done = readExact(source, offset, bytes); !done) return std::unexpected(done.error());
    return bytes;
}

}  // namespace sectorsmith
