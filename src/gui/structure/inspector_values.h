// SPDX-License-Identifier: GPL-3.0-or-later
// What the bytes at one place are, read as every common type. Plain functions, without a widget.
#pragma once

#include <QString>
#include <bit>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/error.h"

namespace sectorsmith::gui {

enum class InspectorKind {
    UInt8,
    Int8,
    UInt16,
    Int16,
    UInt24,
    Int24,
    UInt32,
    Int32,
    UInt48,
    Int48,
    UInt64,
    Int64,
    Float16,
    Float32,
    Float64,
    Uleb128,
    Sleb128,
    UnixTime32,
    UnixTime64,
    HfsTime,
    ApfsTime,
    DosDateTime,
    FileTime,
    GuidMixed,
    GuidBig,
    Ascii,
    Utf8,
    Utf16,
    Binary,
};

struct InspectorValue {
    InspectorKind kind;
    QString name;
    QString value;     // empty: not enough bytes, or not a value of that type
    std::size_t size;  // bytes that it covers; 0 with an empty value
};

// The longest that any of them looks at.
constexpr std::size_t inspectorBytes = 64;

// All kinds in order, for the bytes from the cursor on. Text kinds and GUIDs that name their own byte order ignore
// `order`. Times are UTC, ISO 8601.
std::vector<InspectorValue> inspect(std::span<const std::byte> bytes, std::endian order);

// The bytes that make inspect() show `text` for that kind (inspector_encode.cpp): integers decimal, 0x, 0o, 0b; times as
// they are shown, with or without fraction and " UTC"; LEB128 keeps its `presentSize` bytes; texts are not ended. Usage
// with the reason when it means nothing here or is out of range: nothing is cut off.
Result<std::vector<std::byte>> encodeInspected(InspectorKind kind, const QString& text, std::endian order,
                                               std::size_t presentSize);

}  // namespace sectorsmith::gui
