// SPDX-License-Identifier: GPL-3.0-or-later
// Writing JSON quickly: a buffer in front of the stream, and numbers without a stream's detours.
#pragma once

#include <cstdint>
#include <cstring>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "lang/node.h"

namespace sectorsmith::lang {

// A text that is written often. Its bytes are copied in blocks, which takes room behind it where it is written to.
class JsonPiece {
 public:
    static constexpr std::size_t kBlock = 32;

    JsonPiece() = default;
    explicit JsonPiece(std::string text) : text_(std::move(text)), size_(text_.size()) {
        text_.resize((size_ + kBlock - 1) / kBlock * kBlock, '\0');
    }
    std::size_t size() const { return size_; }
    std::string_view text() const { return {text_.data(), size_}; }
    // Up to kBlock bytes more than its size are written. Returns where the text ends.
    char* put(char* at) const {
        const char* from = text_.data();
        for (std::size_t i = 0; i < size_; i += kBlock) std::memcpy(at + i, from + i, kBlock);
        return at + size_;
    }

 private:
    std::string text_;  // filled up to whole blocks
    std::size_t size_ = 0;
};

class JsonOut {
 public:
    explicit JsonOut(std::ostream& out) : out_(out), buffer_(kSize + kSlack, '\0') {}
    ~JsonOut() { flush(); }
    JsonOut(const JsonOut&) = delete;
    JsonOut& operator=(const JsonOut&) = delete;

    void raw(std::string_view text) {
        if (text.size() > kSlack) {
            flush();
            out_.write(text.data(), static_cast<std::streamsize>(text.size()));
            return;
        }
        text.copy(buffer_.data() + used_, text.size());
        used_ += text.size();
        if (used_ >= kSize) flush();
    }
    void character(char c) {
        buffer_[used_++] = c;
        if (used_ >= kSize) flush();
    }
    // Where up to kSlack bytes may be written by hand; advance() says how many were.
    char* room() { return buffer_.data() + used_; }
    void advance(std::size_t n) {
        used_ += n;
        if (used_ >= kSize) flush();
    }
    void number(std::uint64_t value) {
        advance(static_cast<std::size_t>(putDecimal(room(), value) - room()));
    }
    // Beyond 2^53-1 as a decimal string.
    void integer(std::uint64_t value);
    void integer(Uint128 value);
    void integer(Int128 value);
    void floating(double value);
    // Quoted; bytes that are no UTF-8 are taken as Latin-1.
    void text(std::string_view text);
    void flush();
    bool good() const { return out_.good(); }

    // Up to 20 digits.
    static char* putDecimal(char* at, std::uint64_t value);
    // As integer().
    static char* putInteger(char* at, std::uint64_t value) {
        if (value <= kMaxSafe) [[likely]]
            return putDecimal(at, value);
        *at++ = '"';
        at = putDecimal(at, value);
        *at++ = '"';
        return at;
    }
    static constexpr std::size_t kSlack = 4096;

 private:
    static constexpr std::uint64_t kMaxSafe = (std::uint64_t{1} << 53) - 1;
    static constexpr std::size_t kSize = 1 << 16;
    std::ostream& out_;
    std::string buffer_;
    std::size_t used_ = 0;
};

// Quoted, as JsonOut::text() writes it.
std::string jsonText(std::string_view text);

}  // namespace sectorsmith::lang
