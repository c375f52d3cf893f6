// SPDX-License-Identifier: GPL-3.0-or-later
// Who knows whose the bytes are: the files panel tells the status bar, the strip and the hex view through this.
#pragma once

#include <QString>
#include <optional>

#include "base/byte_range.h"

namespace sectorsmith::gui {

// The file, or the structure of the file system, that has a byte.
struct ByteOwner {
    bool isFile = false;
    QString text;     // "/Pictures/a.jpg", "catalog file"
    QString detail;   // all that have it, one on each line
    ByteRange range;  // the bytes around it with the same owners
};

// Lives in the GUI thread and answers from memory, in less than a millisecond.
class OwnerProvider {
 public:
    virtual ~OwnerProvider() = default;
    // nullopt: nobody has the byte, or it is not known.
    virtual std::optional<ByteOwner> ownerAt(quint64 offset) const = 0;
};

}  // namespace sectorsmith::gui
