// SPDX-License-Identifier: GPL-3.0-or-later
// Structures that a disk holds twice: what differs between the copies, and making one like the other.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "ops/field_edit.h"

namespace sectorsmith {

// A field that is not the same in both copies. "Here" is the structure that was asked for, "there" its copy.
struct CopyField {
    std::string path;      // here
    std::string copyPath;  // there; empty when the copy is not in the template's tree
    std::uint64_t offset = 0;
    std::uint64_t copyOffset = 0;
    std::vector<std::byte> bytes;  // at most 4096 of them
    std::vector<std::byte> copyBytes;
    std::string text;  // as the template shows them; copyText is empty without a copyPath
    std::string copyText;
};

// One structure (or array) and its copy.
struct CopyReport {
    static constexpr std::size_t mostFields = 1000;

    std::string path;
    std::string copyPath;  // empty when the copy is not in the template's tree
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::uint64_t copyOffset = 0;
    bool checksumsRight = true;  // of those that stand here, and there
    bool copyChecksumsRight = true;
    std::vector<CopyField> differences;  // not those that differ by their nature
    bool more = false;                   // there are more differences than fit
    bool same() const { return differences.empty() && checksumsRight && copyChecksumsRight; }
};

// The structures with a copy that the field or structure at `path` belongs to: itself, what it is in, and what hangs on the
// same record (a GPT header and its array). Empty when nothing has a copy. Errors: NotFound, Cancelled, Io.
Result<std::vector<CopyReport>> compareCopies(const std::shared_ptr<const ByteSource>& source,
                                              const FieldTemplate& fieldTemplate, std::string_view path,
                                              const std::stop_token& stop = {});

enum class CopyDirection { FromHere, FromThere };

// What has to be written so that both hold the same: all fields that differ, of all the structures that compareCopies()
// gives, fields that differ by their nature as the template says, and the checksums of the written side, whatever they
// were. Refused when the checksums of the side that is copied from are wrong. Stages nothing.
Result<FieldEdit> repairCopy(const std::shared_ptr<const ByteSource>& source,
                             const FieldTemplate& fieldTemplate, std::string_view path,
                             CopyDirection direction, const std::stop_token& stop = {});

}  // namespace sectorsmith
