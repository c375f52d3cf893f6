// SPDX-License-Identifier: GPL-3.0-or-later
// What a template has made in memory (std::mem::create_section), for people to look at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lang/template.h"

namespace sectorsmith::lang {

struct SectionInfo {
    std::uint64_t number = 0;  // from 1
    std::string name;          // the template's words; may be empty
    std::uint64_t size = 0;    // bytes
    bool operator==(const SectionInfo&) const = default;
};

// Those that are there now, at most 1,000; more may come when more of the tree is looked at. In the evaluation's thread.
std::vector<SectionInfo> sectionsOf(const std::shared_ptr<Evaluation>& evaluation);
// A copy of its bytes as they are now, at most 256 MiB; empty also when it is not there.
std::vector<std::byte> sectionBytes(const std::shared_ptr<Evaluation>& evaluation, std::uint64_t number);

}  // namespace sectorsmith::lang
