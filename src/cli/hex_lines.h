// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <span>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith::cli {

// Writes consecutive bytes as `hexdump -C` does: lines of 16, a `*` for lines that repeat the one before, and at the end
// the address one past. Bytes that could not be read are shown as ?? and never equal a byte that could.
// Memory: one output block of about a mebibyte.
class HexLines {
 public:
    // `address`: of the first byte. `squeeze` false: repeated lines are printed, too (hexdump -v).
    HexLines(std::ostream& out, std::uint64_t address, bool squeeze);

    // The next bytes. `bad`: sorted ranges of them that were not read, in addresses of the source.
    void add(std::span<const std::byte> bytes, std::span<const BadRange> bad = {});
    // The next `length` bytes are zeros: costs nothing per line where lines are squeezed.
    void addZeros(std::uint64_t length);
    // The last line, if incomplete, and the end address.
    void finish();
    // Everything that is complete goes to the stream now.
    void flush();

    std::uint64_t address() const { return lineAddress_ + pendingSize_; }

 private:
    static constexpr std::size_t lineBytes = 16;
    struct Line {
        std::array<std::byte, lineBytes> bytes{};
        std::uint16_t unread = 0;  // bit i: byte i was not read
        bool operator==(const Line&) const = default;
    };

    void cleanLines(const std::byte* bytes, std::uint64_t count);
    void line(const Line& line);
    void partial(const Line& line, std::size_t size);
    void star();
    char* room();

    std::ostream& out_;
    std::vector<char> buffer_;
    std::size_t used_ = 0;
    std::uint64_t lineAddress_;
    bool squeeze_;
    bool havePrevious_ = false;
    bool starred_ = false;
    Line previous_;
    Line pending_;
    std::size_t pendingSize_ = 0;
};

}  // namespace sectorsmith::cli
