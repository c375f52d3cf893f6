// SPDX-License-Identifier: GPL-3.0-or-later
// Writing JSON quickly: a buffer in front of the stream, and numbers without a stream's detours.
#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "lang/node.h"

namespace sectorsmith::lang {

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

    static char* putDecimal(char* at, std::uint64_t value);
    static constexpr std::size_t kSlack = 4096;

 private:
    static constexpr std::size_t kSize = 1 << 16;
    std::ostream& out_;
    std::string buffer_;
    std::size_t used_ = 0;
};

// Quoted, as JsonOut::text() writes it.
std::string jsonText(std::string_view text);

}  // namespace sectorsmith::lang
