// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <streambuf>
#include <string>
#include <vector>

#include "cli/system.h"

namespace sectorsmith::cli {

// An output buffer over a file descriptor: small pieces are gathered, big ones go straight to the system.
class DescriptorOutput : public std::streambuf {
 public:
    // `failed` is called at the first write that fails and may end the program; when it returns, the stream is bad and
    // stays so. `capacity` 0: every piece goes out at once.
    DescriptorOutput(int descriptor, std::size_t capacity,
                     std::function<void(const system::Transfer&)> failed);
    ~DescriptorOutput() override;

 protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* data, std::streamsize size) override;
    int sync() override;

 private:
    bool writeAll(const char* data, std::size_t size);
    bool drain();

    int descriptor_;
    std::vector<char> buffer_;
    std::function<void(const system::Transfer&)> failed_;
    bool broken_ = false;
};

class DescriptorInput : public std::streambuf {
 public:
    explicit DescriptorInput(int descriptor, std::size_t capacity = std::size_t{1} << 16);

 protected:
    int_type underflow() override;
    std::streamsize xsgetn(char* data, std::streamsize size) override;

 private:
    int descriptor_;
    std::vector<char> buffer_;
};

}  // namespace sectorsmith::cli
