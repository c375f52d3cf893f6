// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/byte_source.h"

#include "io/bulk_reads.h"
#include "io/errors.h"

namespace sectorsmith {

Extent ByteSource::extentAt(std::uint64_t offset) const {
    return {.offset = offset, .length = offset < size() ? size() - offset : 0, .hole = false};
}

ReadAttempt attemptRead(const ByteSource& source, std::uint64_t offset, std::span<std::byte> out) {
    if (const auto* bulk = dynamic_cast<const BulkReads*>(&source)) return bulk->attempt(offset, out);
    ReadReport report = source.read(offset, out);
    if (report.complete()) return {out.size(), {}};
    BadRange& first = report.bad.front();
    return {static_cast<std::size_t>(first.offset - offset), std::move(first.error)};
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
