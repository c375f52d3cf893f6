// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/apfs/apfs_records.h"

#include "base/byte_reader.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

FileTime timeOf(std::uint64_t nanoseconds) {
    return nanoseconds == 0 ? FileTime{} : FileTime{static_cast<std::int64_t>(nanoseconds)};
}

}  // namespace

std::span<const std::byte> inodeField(std::span<const std::byte> inode, unsigned wanted) {
    const ByteReader reader(inode);
    const auto count = reader.little<std::uint16_t>(inodeFields);
    if (!count) return {};
    // A list of what there is, then all that in turn, each from a multiple of 8 on.
    std::uint64_t at = inodeFields + 4 + *count * std::uint64_t{4};
    for (unsigned i = 0; i < *count; ++i) {
        const auto kind = reader.little<std::uint8_t>(inodeFields + 4 + i * 4U);
        const auto size = reader.little<std::uint16_t>(inodeFields + 4 + i * 4U + 2);
        if (!kind || !size || !reader.contains(at, *size)) return {};
        if (*kind == wanted) return reader.slice(at, *size);
        at += (*size + 7U) / 8 * 8;
    }
    return {};
}

std::optional<FileEntry> fileOf(std::span<const std::byte> bytes) {
    const auto inode = ByteReader(bytes).structure<InodeValue>(0);
    if (!inode) return std::nullopt;
    FileEntry entry;
    entry.kind = kindOfMode(inode->mode);
    entry.created = timeOf(inode->created);
    entry.modified = timeOf(inode->modified);
    entry.changed = timeOf(inode->changed);
    entry.accessed = timeOf(inode->accessed);
    entry.flags = inode->bsdFlags;
    entry.hasOwner = true;
    entry.mode = inode->mode & 07777;
    entry.owner = inode->owner;
    entry.group = inode->group;
    if (entry.kind != FileKind::Folder) entry.links = inode->links;
    entry.size = ByteReader(inodeField(bytes, fieldStream)).little<std::uint64_t>(0).value_or(0);
    return entry;
}

std::optional<NameRecord> nameOf(const NodeRecord& record, bool folds) {
    const ByteReader key(record.key);
    const auto value = ByteReader(record.value).structure<NameValue>(0);
    std::size_t length = 0, at = 10;
    if (folds) {
        length = key.little<std::uint32_t>(8).value_or(0) & 0x3FF;
        at = 12;
    } else {
        length = key.little<std::uint16_t>(8).value_or(0);
    }
    if (!value || length < 2 || !key.contains(at, length)) return std::nullopt;
    const auto name = record.key.subspan(at, length - 1);  // without the NUL
    return NameRecord{{reinterpret_cast<const char*>(name.data()), name.size()}, value->file};
}

std::optional<AttributeRecord> attributeOf(const NodeRecord& record) {
    const ByteReader key(record.key), value(record.value);
    const auto head = value.structure<AttributeValue>(0);
    const auto length = key.little<std::uint16_t>(8);
    if (!head || !length || !key.contains(10, *length)) return std::nullopt;
    AttributeRecord attribute;
    attribute.name = fsread::text(record.key.subspan(10, *length));
    attribute.inStream = (head->flags & attributeStream) != 0;
    if (attribute.inStream) {
        const auto stream = value.little<std::uint64_t>(4);
        if (!stream) return std::nullopt;
        attribute.stream = *stream;
        attribute.size = value.little<std::uint64_t>(12).value_or(0);
    } else {
        if (!value.contains(sizeof(AttributeValue), head->length)) return std::nullopt;
        attribute.value = value.slice(sizeof(AttributeValue), head->length);
    }
    return attribute;
}

}  // namespace sectorsmith::apfs
