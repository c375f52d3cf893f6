// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/descriptor_stream.h"

#include <algorithm>
#include <cstring>

namespace sectorsmith::cli {

DescriptorOutput::DescriptorOutput(int descriptor, std::size_t capacity,
                                   std::function<void(const system::Transfer&)> failed)
    : descriptor_(descriptor), buffer_(std::max<std::size_t>(capacity, 1)), failed_(std::move(failed)) {
    // One place is kept for overflow()'s character; with a capacity of 1 there is no gathering at all.
    setp(buffer_.data(), buffer_.data() + buffer_.size() - 1);
}

DescriptorOutput::~DescriptorOutput() { drain(); }

bool DescriptorOutput::writeAll(const char* data, std::size_t size) {
    if (broken_) return false;
    while (size > 0) {
        const system::Transfer done = system::writeDescriptor(descriptor_, data, size);
        if (done.count < 0) {
            broken_ = true;
            if (failed_) failed_(done);
            return false;
        }
        data += done.count;
        size -= static_cast<std::size_t>(done.count);
    }
    return true;
}

bool DescriptorOutput::drain() {
    const auto size = static_cast<std::size_t>(pptr() - pbase());
    setp(buffer_.data(), buffer_.data() + buffer_.size() - 1);
    return writeAll(buffer_.data(), size);
}

DescriptorOutput::int_type DescriptorOutput::overflow(int_type c) {
    if (!traits_type::eq_int_type(c, traits_type::eof())) {
        *pptr() = traits_type::to_char_type(c);
        pbump(1);
    }
    return drain() ? traits_type::not_eof(c) : traits_type::eof();
}

std::streamsize DescriptorOutput::xsputn(const char* data, std::streamsize size) {
    if (size <= 0) return 0;
    const auto length = static_cast<std::size_t>(size);
    if (length <= static_cast<std::size_t>(epptr() - pptr())) {
        std::memcpy(pptr(), data, length);
        pbump(static_cast<int>(length));
        return size;
    }
    if (!drain()) return 0;
    if (length >= buffer_.size() / 2) return writeAll(data, length) ? size : 0;
    std::memcpy(pptr(), data, length);
    pbump(static_cast<int>(length));
    return size;
}

int DescriptorOutput::sync() { return drain() ? 0 : -1; }

DescriptorInput::DescriptorInput(int descriptor, std::size_t capacity)
    : descriptor_(descriptor), buffer_(capacity) {}

DescriptorInput::int_type DescriptorInput::underflow() {
    const system::Transfer got = system::readDescriptor(descriptor_, buffer_.data(), buffer_.size());
    if (got.count <= 0) return traits_type::eof();
    setg(buffer_.data(), buffer_.data(), buffer_.data() + got.count);
    return traits_type::to_int_type(*gptr());
}

std::streamsize DescriptorInput::xsgetn(char* data, std::streamsize size) {
    std::streamsize done = std::min<std::streamsize>(size, egptr() - gptr());
    if (done > 0) std::memcpy(data, gptr(), static_cast<std::size_t>(done));
    gbump(static_cast<int>(done));
    while (done < size) {
        const system::Transfer got =
            system::readDescriptor(descriptor_, data + done, static_cast<std::size_t>(size - done));
        if (got.count <= 0) break;
        done += got.count;
    }
    return done;
}

}  // namespace sectorsmith::cli
