// SPDX-License-Identifier: GPL-3.0-or-later
// What the decoders share: compressed bytes that are read ahead.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ops/copy/codec.h"
#include "ops/copy/errors.h"

namespace sectorsmith::copier {

class CodedInput {
 public:
    explicit CodedInput(std::unique_ptr<ByteStream> from)
        : from_(std::move(from)), buffer_(std::size_t{256} << 10) {}

    // What is there; reads when nothing is. Empty: the end.
    Result<std::span<const std::byte>> look() {
        if (begin_ == end_) {
            auto count = from_->read(buffer_);
            if (!count) return std::unexpected(count.error());
            begin_ = 0;
            end_ = *count;
        }
        return std::span<const std::byte>(buffer_).subspan(begin_, end_ - begin_);
    }
    void use(std::size_t count) { begin_ += count; }

 private:
    std::unique_ptr<ByteStream> from_;
    std::vector<std::byte> buffer_;
    std::size_t begin_ = 0, end_ = 0;
};

inline std::unexpected<Error> truncatedData(const char* format) {
    return fail(Cause::Damaged, CopyError::CodedTruncated, format);
}
inline std::unexpected<Error> damagedData(const char* format, std::string_view why) {
    return fail(Cause::Damaged, CopyError::CodedDamaged, format, why);
}

}  // namespace sectorsmith::copier
