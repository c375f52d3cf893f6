// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged compressed bytes: every unpacker ends, writes only where it may, and says how much. The first byte chooses one,
// the next two say how much room there is.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "base/endian.h"
#include "fs/codec/lz.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t head = 3;
    if (size < head) return 0;
    const std::span bytes(reinterpret_cast<const std::byte*>(data), size);
    auto* const unpack = [&] {
        switch (data[0] % 5) {
            case 0: return codec::unpackLznt1;
            case 1: return codec::unpackZlib;
            case 2: return codec::unpackLzvn;
            case 3: return codec::unpackLzfse;
            default: return codec::unpackLzbitmap;
        }
    }();
    std::vector<std::byte> out(loadLittle<std::uint16_t>(bytes.data() + 1));
    const auto written = unpack(bytes.subspan(head), out);
    if (written && *written > out.size()) std::abort();
    return 0;
}
