// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/source_bytes.h"

#include <algorithm>

#include <fmt/format.h>

namespace sectorsmith::lang {

using namespace ast;

bool SourceBytes::allZero(const Ref<Section>& section, std::uint64_t address, std::uint64_t end,
                          Where where) {
    std::byte buffer[256];
    while (address < end) {
        const auto n = static_cast<std::size_t>(std::min<std::uint64_t>(sizeof buffer, end - address));
        bounds_.spend(8, where);
        readBytes(section, address, {buffer, n}, where);
        if (std::any_of(buffer, buffer + n, [](std::byte b) { return b != std::byte{0}; })) return false;
        address += n;
    }
    return true;
}

Result<void> SourceBytes::readSource(std::uint64_t address, std::span<std::byte> out) {
    const std::uint64_t misses = reader_.misses();
    auto done = readUncounted(address, out);
    bounds_.take(1 + out.size() / kBytesPerStep + kMissSteps * (reader_.misses() - misses));
    return done;
}

Result<void> SourceBytes::readUncounted(std::uint64_t address, std::span<std::byte> out) {
    if (address < first_)
        return fail(Cause::OutOfRange,
                    say(LangError::AddressBeforeStart, shownAddress(address), shownAddress(first_)));
    const std::uint64_t relative = address - first_;
    if (relative > dataSize() || out.size() > dataSize() - relative)
        return fail(Cause::OutOfRange,
                    say(out.size() == 1 ? LangError::ByteBeyondSource : LangError::BytesBeyondSource,
                        out.size(), shownAddress(address)));
    return reader_.read(relative + origin_, out);
}

void SourceBytes::readBytes(const Ref<Section>& section, std::uint64_t address, std::span<std::byte> out,
                            Where where) {
    if (section && section->overlay) {
        const std::uint64_t end = section->origin + section->bytes.size();
        if (address >= section->origin && address < end && out.size() <= end - address) {
            std::copy_n(section->bytes.begin() + static_cast<std::ptrdiff_t>(address - section->origin),
                        out.size(), out.begin());
            return;
        }
    } else if (section) {
        // A variable's bytes are zero until they are assigned.
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::uint64_t at = address + i;
            out[i] = at < section->bytes.size() ? section->bytes[at] : std::byte{0};
        }
        return;
    }
    if (auto done = readSource(address, out); !done) failAt(where, Message(done.error()));
}

}  // namespace sectorsmith::lang
