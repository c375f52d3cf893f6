// SPDX-License-Identifier: GPL-3.0-or-later
// What a template says about the safety of a structure: which checksums cover a field, where its copy is
// ([[disk::checksum]], [[disk::mirror]], [[disk::own]]; templates/README.md describes them).
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "lang/node.h"

namespace sectorsmith::lang {

// All offsets and lengths are bytes of the source; what a disk said may be behind them: check them before use.
struct ChecksumRule {
    std::string kind;         // "crc32", "fletcher64", …
    std::uint64_t start = 0;  // what it covers
    std::uint64_t length = 0;
    std::uint64_t seed = ~std::uint64_t{0};  // crc32c: the register at the start
    NodePtr field;                           // where the sum stands
    std::uint64_t at = 0;                    // of the field
    std::uint64_t size = 0;
    std::endian endian = std::endian::little;
};

struct MirrorRule {
    NodePtr structure;        // the structure that has a copy
    std::uint64_t start = 0;  // its first byte
    std::uint64_t length = 0;
    std::uint64_t copy = 0;  // first byte of the copy
    // The field that carries the attribute, when that is one of the structure's members: only where the copy has the
    // same bytes there is something that can be a copy.
    std::uint64_t anchor = 0;
    std::uint64_t anchorLength = 0;  // 0: none
};

struct IntegrityRules {
    std::vector<ChecksumRule> checksums;
    std::vector<MirrorRule> mirrors;  // innermost first; several of one structure follow each other
    std::vector<Message> problems;    // attributes that could not be evaluated, as sentences
};

// The rules of the structures around `node`, from it up to the root, and of the members that stand in them. Looks at a
// bounded number of nodes (about 20,000) and reads what their attributes need. Same threading rule as Node.
IntegrityRules integrityRules(const NodePtr& node);

// A field that differs between copies by its nature: [[disk::own(value)]], a checksum, or a part of one. `value` (what
// stands in the copy's field, as a number) when the template says it.
struct OwnField {
    std::optional<std::uint64_t> copyValue;
};
std::optional<OwnField> ownField(const Node& node);

}  // namespace sectorsmith::lang
