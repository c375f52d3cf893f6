// SPDX-License-Identifier: GPL-3.0-or-later
// From a field's new value to everything that has to be written for it: the field, the checksums that cover it, and the
// structure's copy with its checksums. For the command and the window alike; nothing here writes to a disk.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "base/error.h"
#include "edit/overlay.h"
#include "lang/template.h"

namespace sectorsmith {

// A compiled template and how it is laid over the source. `options.console` is not used.
struct FieldTemplate {
    std::shared_ptr<const lang::Program> program;
    lang::EvaluateOptions options;
};

// "gpt.primary.entries[2].PartitionName" (lang::pathOf) and its new value as lang::encode() reads it.
struct FieldValue {
    std::string path;
    std::string text;
};

// What a change touched, for the review.
struct FieldChange {
    enum class Kind { Field, Checksum, Copy, CopyChecksum };
    Kind kind = Kind::Field;
    std::string path;          // of the field; "" when the copy is not in the template's tree
    std::uint64_t offset = 0;  // bytes of the source
    std::vector<std::byte> before;
    std::vector<std::byte> after;
    std::string oldText;  // as the template shows it
    std::string newText;
};
std::string_view nameOf(FieldChange::Kind kind);  // "field", "checksum", "copy", "copy-checksum"

struct FieldEdit {
    std::vector<StagedWrite>
        writes;  // by offset, without overlaps; none when the source already holds it all
    std::vector<FieldChange> changes;  // in the order in which they were worked out
    std::vector<Message> notes;        // what was left alone, and why: to be shown
};

enum class ChecksumPolicy {
    Valid,  // checksums that were right, on the disk or as staged; one that was wrong stays wrong and is told
    All,    // all that cover the change
    None    // the field alone, no copy either
};

struct FieldEditOptions {
    ChecksumPolicy checksums = ChecksumPolicy::Valid;
    bool copies = true;  // change the copy, too, where it holds the same and its checksums are right
    std::stop_token stop;
};

// Works out what `values`, one after the other, mean for `edited` (the disk with what is staged; `disk` without: the same
// where nothing is staged). A copy that was broken, or holds something else in that field, is not repaired silently: it
// stays, and a note says so. Evaluates the template anew, reads what it needs, stages nothing; both sources may be read by
// others meanwhile. Bounded by the template's limits; a checksum may cover 64 MiB.
// Errors: NotFound (no such field), Usage (the text does not fit: the reason is in the message), Unsupported (no single
// value), Damaged (the field's record was written in part), Cancelled.
Result<FieldEdit> planFieldEdit(const std::shared_ptr<const ByteSource>& edited,
                                const std::shared_ptr<const ByteSource>& disk,
                                const FieldTemplate& fieldTemplate, std::span<const FieldValue> values,
                                const FieldEditOptions& options = {});

}  // namespace sectorsmith
