// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/reparse_point.h"

#include <string_view>

#include "base/byte_reader.h"
#include "base/text.h"

namespace sectorsmith {

namespace {

constexpr std::uint32_t reparseSurrogate = 0x20000000;
constexpr std::uint32_t reparseTagMountPoint = 0xA0000003, reparseTagLink = 0xA000000C,
                        reparseTagWslLink = 0xA000001D;
constexpr std::uint32_t reparseTagAppLink =
    0x8000001B;  // the name of an app that is started from elsewhere; empty
constexpr std::uint32_t reparseTagSocket = 0x80000023, reparseTagPipe = 0x80000024,
                        reparseTagCharacters = 0x80000025, reparseTagBlocks = 0x80000026;
constexpr std::size_t reparseHeadBytes = 8;  // tag, length of what follows, reserved

std::string reparseName(const ByteReader& reader, std::size_t place, std::size_t length) {
    return reader.contains(place, length) && length % 2 == 0 ? utf16Name(reader.slice(place, length), false)
                                                             : std::string();
}

}  // namespace

FileKind kindOfReparsePoint(std::uint32_t tag, bool folder) {
    switch (tag) {
        case reparseTagAppLink: return FileKind::Link;
        case reparseTagSocket: return FileKind::Socket;
        case reparseTagPipe: return FileKind::Pipe;
        case reparseTagCharacters: return FileKind::CharacterDevice;
        case reparseTagBlocks: return FileKind::BlockDevice;
        default: break;
    }
    if ((tag & reparseSurrogate) != 0) return FileKind::Link;
    return folder ? FileKind::Folder : FileKind::File;
}

std::string reparseTarget(std::span<const std::byte> buffer) {
    const ByteReader whole(buffer);
    const auto tag = whole.little<std::uint32_t>(0);
    const auto length = whole.little<std::uint16_t>(4);
    if (!tag || !length || !whole.contains(reparseHeadBytes, *length)) return {};
    const ByteReader reader(whole.slice(reparseHeadBytes, *length));
    if (*tag == reparseTagWslLink) {
        if (reader.little<std::uint32_t>(0) != 2U) return {};
        const auto text = reader.slice(4, *length - std::size_t{4});
        return {reinterpret_cast<const char*>(text.data()), text.size()};
    }
    if (*tag != reparseTagLink && *tag != reparseTagMountPoint) return {};
    // Two names: the one that is used, and the one that people shall see, which may be missing.
    const auto used = reader.little<std::uint16_t>(0), usedLength = reader.little<std::uint16_t>(2);
    const auto shown = reader.little<std::uint16_t>(4), shownLength = reader.little<std::uint16_t>(6);
    if (!used || !usedLength || !shown || !shownLength) return {};
    const std::size_t names = *tag == reparseTagLink ? 12 : 8;
    if (std::string name = reparseName(reader, names + *shown, *shownLength); !name.empty()) return name;
    std::string name = reparseName(reader, names + *used, *usedLength);
    if (name.starts_with("\\??\\")) name.erase(0, 4);
    return name;
}

}  // namespace sectorsmith
