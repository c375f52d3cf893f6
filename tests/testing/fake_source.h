// SPDX-License-Identifier: GPL-3.0-or-later
// A source whose bytes are computed, of any size up to 2^63 - 1, that can be slow, failing, shrinking or gone, and that
// counts what it is asked for.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith::testing {

class FakeSource : public ByteSource {
 public:
    explicit FakeSource(std::uint64_t size, std::uint32_t sectorSize = 512)
        : size_(size), sectorSize_(sectorSize) {}

    // The byte that a healthy FakeSource has at `offset`.
    static std::byte byteAt(std::uint64_t offset);

    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    std::string name() const override { return "fake"; }

    // The sectors that touch these bytes cannot be read from now on.
    void makeBad(std::uint64_t offset, std::uint64_t length);
    void healAll();
    void shrinkTo(std::uint64_t bytes) { now_ = bytes; }
    void vanish() { now_ = 0; }
    void setDelay(std::chrono::microseconds delay) { delayMicroseconds_ = delay.count(); }
    // Added to every byte: as if another program had written all of the disk.
    void setShift(int shift) { shift_ = shift; }

    struct Request {
        std::uint64_t offset;
        std::uint64_t length;
    };
    std::vector<Request> requests() const;
    void clearRequests();

 private:
    bool isBad(std::uint64_t sector) const;

    std::uint64_t size_;
    std::uint32_t sectorSize_;
    std::atomic<std::uint64_t> now_ = ~std::uint64_t{0};
    std::atomic<long> delayMicroseconds_ = 0;
    std::atomic<int> shift_ = 0;
    mutable std::mutex mutex_;
    std::map<std::uint64_t, std::uint64_t> bad_;  // first sector -> last sector
    mutable std::vector<Request> requests_;
};

}  // namespace sectorsmith::testing
