// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "io/byte_source.h"
#include "lang/template.h"

namespace sectorsmith {

struct TemplateChoice {
    lang::TemplateInfo info;
    Message reason;  // "a GUID partition table", "its magic number matches"
    bool detected =
        false;  // by the partition and file-system detection; else only the template's own magic proposes it
};

// The templates for what begins at `offset` (bytes) of `source`, best first; what detection found goes before what
// merely matches a magic number. Detection of partition tables looks only at offset 0; a source that has become gentle is
// asked for magic numbers alone. Reads a few sectors.
std::vector<TemplateChoice> chooseTemplates(const std::vector<lang::TemplateInfo>& templates,
                                            const ByteSource& source, std::uint64_t offset);

}  // namespace sectorsmith
