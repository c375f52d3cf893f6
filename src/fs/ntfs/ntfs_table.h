// SPDX-License-Identifier: GPL-3.0-or-later
// The records of $MFT, read strictly: a run that is read from the wrong place would turn a map of free clusters into
// nonsense. Inside fs/ntfs only.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_reader.h"
#include "base/error.h"
#include "base/progress.h"
#include "fs/ntfs/ntfs.h"

namespace sectorsmith::ntfs {

// The first records of every volume are the file system's own; empty: another file's.
constexpr unsigned systemRecords = 12;
Message systemName(std::uint64_t record);

// One attribute as it stands in a record.
struct Piece {
    AttributeHeader header;
    std::span<const std::byte> name;  // UTF-16
    std::span<const std::byte> body;  // the whole attribute

    bool resident() const { return header.nonResident[0] == std::byte{0}; }
    // Of a resident attribute; nullopt: it does not fit into the record.
    std::optional<std::span<const std::byte>> content() const;
};

// The clusters of one attribute, whole and in order.
struct Stream {
    Attribute attribute;
    std::uint64_t clusters = 0;
    std::uint64_t initialised = 0;  // bytes
};

// UTF-16 and ASCII.
bool named(std::span<const std::byte> utf16, std::string_view name);

// Attributes of a record in use until `visit` returns false. Damaged; what `visit` returns.
Result<void> forEachAttribute(std::span<const std::byte> record, std::uint64_t number,
                              const std::function<Result<bool>(const Piece&)>& visit);

// All attributes of a record in use, in the place of what `pieces` held; false: one of them is damaged.
bool listAttributes(std::span<const std::byte> record, std::vector<Piece>& pieces);

// $MFT of one volume. Keeps a reference to the source. One thread.
class Table {
 public:
    Table(const ByteSource& source, Volume volume) : source_(source), volume_(std::move(volume)) {}
    // Where all of $MFT is. Damaged, Io; nothing else may be called before.
    Result<void> open();

    const ByteSource& source() const { return source_; }
    const Volume& volume() const { return volume_; }
    const Stream& table() const { return table_; }
    std::uint64_t records() const { return table_.attribute.size / volume_.recordSize(); }
    // True: a record in use, its fixups undone. Damaged.
    Result<bool> prepare(std::span<std::byte> record, std::uint64_t number) const;
    // nullopt: not in use (or never written).
    Result<std::optional<std::vector<std::byte>>> record(std::uint64_t number) const;
    Result<std::vector<Run>> runsOf(const Piece& piece, std::uint64_t number) const;
    // All of an attribute of the record, those of its attribute list too.
    Result<Stream> stream(std::uint64_t number, std::uint32_t type, std::string_view name) const;
    Result<std::vector<std::byte>> read(const Stream& stream, std::uint64_t offset, std::uint64_t length,
                                        std::string_view what) const;
    // Every record that was ever written, in the order of the table, read in large pieces; as it lies there, before
    // prepare(). Reports bytes of the table. Io, Cancelled; what `visit` returns.
    Result<void> forEachRecord(
        const std::function<Result<void>(std::span<std::byte> record, std::uint64_t number)>& visit,
        Progress& progress) const;

 private:
    // `table`: $MFT itself, whose later pieces are named in records that its first piece holds.
    Result<Stream> stream(std::uint64_t number, std::uint32_t type, std::string_view name,
                          Stream* table) const;

    const ByteSource& source_;
    Volume volume_;
    Stream table_;
};

}  // namespace sectorsmith::ntfs
