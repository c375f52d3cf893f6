// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/read_report.h"

#include <algorithm>

#include "io/errors.h"

namespace sectorsmith {

void reportBad(ReadReport& report, std::uint64_t offset, std::uint64_t length, Error error) {
    if (!report.bad.empty()) {
        BadRange& last = report.bad.back();
        if (last.offset + last.length == offset && last.error.cause == error.cause) {
            last.length += length;
            return;
        }
    }
    report.bad.push_back({offset, length, std::move(error)});
}

void reportBeyondEnd(ReadReport& report, std::uint64_t offset, std::span<std::byte> out,
                     const std::string& name) {
    std::ranges::fill(out, std::byte{0});
    report.bad.push_back(
        {offset, out.size(), failAt(offset, Cause::OutOfRange, IoError::ReadBeyondEnd, name).error()});
}

}  // namespace sectorsmith
