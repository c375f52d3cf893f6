// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that a template sees: its addresses in the source, and the sections that stand for memory of their own.
#pragma once

#include <cstdint>
#include <span>

#include "lang/eval/body.h"
#include "lang/eval/bounds.h"
#include "lang/eval/reader.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class SourceBytes {
 public:
    // `first`: the template's address of the byte at `origin` in the source.
    SourceBytes(const ByteSource& source, Bounds& bounds, std::uint64_t first, std::uint64_t origin)
        : source_(source), bounds_(bounds), reader_(source), first_(first), origin_(origin) {}

    const ByteSource& source() const { return source_; }
    std::uint64_t sourceOffset(std::uint64_t address) const { return address - first_ + origin_; }
    std::uint64_t dataStart() const { return first_; }
    std::uint64_t dataEnd() const { return first_ + dataSize(); }  // first address past the source
    std::uint64_t dataSize() const { return reader_.size() > origin_ ? reader_.size() - origin_ : 0; }

    // All of `out` or an error.
    Result<void> readSource(std::uint64_t address, std::span<std::byte> out);
    // Of the section, or of the source without one; throws what fails.
    void readBytes(const Ref<Section>& section, std::uint64_t address, std::span<std::byte> out,
                   ast::Where where);
    bool allZero(const Ref<Section>& section, std::uint64_t address, std::uint64_t end, ast::Where where);

 private:
    Result<void> readUncounted(std::uint64_t address, std::span<std::byte> out);

    const ByteSource& source_;
    Bounds& bounds_;
    Reader reader_;
    std::uint64_t first_;
    std::uint64_t origin_;
};

}  // namespace sectorsmith::lang
