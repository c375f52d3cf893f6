// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that a template makes for itself, std::mem::create_section: filled by functions, and types are placed in it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "lang/eval/body.h"
#include "lang/eval/bounds.h"
#include "lang/eval/source_bytes.h"

namespace sectorsmith::lang {

// By their numbers, which begin at 1; 0 is the source, which can be read only. What does not exist, and what would be too
// large, is an error. Same threading rule as the evaluation.
class Sections {
 public:
    static constexpr std::uint64_t kLargest = std::uint64_t{256} << 20;  // bytes of one
    static constexpr std::size_t kMost = 65'536;

    Sections(Bounds& bounds, SourceBytes& bytes) : bounds_(bounds), bytes_(bytes) {}

    // `name` is for people.
    Result<std::uint64_t> create(std::string name);
    Result<void> remove(std::uint64_t number);
    // How many numbers are taken, of removed ones as well.
    std::size_t count() const { return sections_.size(); }
    const std::string& name(std::uint64_t number) const {
        return names_[static_cast<std::size_t>(number - 1)];
    }
    // nullptr: there is none of that number.
    Ref<Section> find(std::uint64_t number) const;
    Result<std::uint64_t> size(std::uint64_t number) const;
    Result<void> resize(std::uint64_t number, std::uint64_t size);
    // Of a section, zeros behind its end; of the source all of `out` or an error.
    Result<void> read(std::uint64_t number, std::uint64_t address, std::span<std::byte> out);
    // The section grows as far as needed.
    Result<void> write(std::uint64_t number, std::uint64_t address, std::span<const std::byte> bytes);

 private:
    Bounds& bounds_;
    SourceBytes& bytes_;
    std::vector<Ref<Section>> sections_;  // null: removed
    std::vector<std::string> names_;
};

}  // namespace sectorsmith::lang
