// SPDX-License-Identifier: GPL-3.0-or-later
// What “gpt set” and “gpt add” understand alike.
#pragma once

#include "cli/context.h"
#include "part/gpt_edit.h"

namespace sectorsmith::cli {

// Fields of a partition as typed; empty: not said.
struct GptFields {
    std::string type;
    std::string name;
    std::string guid;
    std::string attributes;
    std::vector<std::string> setBits;
    std::vector<std::string> clearBits;
    std::string start;
    std::string end;
    std::string length;
};

Result<Guid> guidArgument(const std::string& text, const char* option);  // "random" makes a new one
Result<Guid> gptTypeArgument(const std::string& text);
Result<std::uint32_t> entriesArgument(const std::string& text);  // --entries
// `attributes` changed as --attributes, --set-attribute and --clear-attribute say.
Result<std::uint64_t> attributesArgument(const GptFields& fields, std::uint64_t attributes);
// First and last sector from --start and --end or --length, the present ones where they are not said.
struct SectorRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};
Result<SectorRange> rangeOf(const GptFields& fields, const DiskTables& tables,
                            std::optional<SectorRange> present);

}  // namespace sectorsmith::cli
