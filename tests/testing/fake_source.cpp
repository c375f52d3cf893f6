// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/fake_source.h"

#include <algorithm>
#include <thread>

namespace sectorsmith::testing {

std::byte FakeSource::byteAt(std::uint64_t offset) {
    // The steps of the splitmix64 generator, on the number of the 8-byte word.
    std::uint64_t z = (offset / 8 + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return static_cast<std::byte>((z >> (8 * (offset % 8))) & 0xFF);
}

ReadReport FakeSource::read(std::uint64_t offset, std::span<std::byte> out) const {
    if (auto delay = delayMicroseconds_.load(); delay > 0)
        std::this_thread::sleep_for(std::chrono::microseconds(delay));
    std::lock_guard lock(mutex_);
    requests_.push_back({offset, out.size()});
    ReadReport report;
    const std::uint64_t there = offset < size_ ? std::min<std::uint64_t>(out.size(), size_ - offset) : 0;
    const int shift = shift_;
    for (std::uint64_t done = 0; done < there;) {
        const std::uint64_t at = offset + done;
        const std::uint64_t sector = at / sectorSize_;
        const std::uint64_t count = std::min(sectorSize_ - at % sectorSize_, there - done);
        const bool gone = at + count > now_;
        if (gone || isBad(sector)) {
            std::ranges::fill(out.subspan(done, count), std::byte{0});
            if (!report.bad.empty() && report.bad.back().offset + report.bad.back().length == at)
                report.bad.back().length += count;
            else report.bad.push_back({at, count, {Cause::Io, gone ? "gone" : "bad sector", at}});
        } else {
            for (std::uint64_t i = 0; i < count; ++i)
                out[done + i] = static_cast<std::byte>((std::to_integer<int>(byteAt(at + i)) + shift) & 0xFF);
        }
        done += count;
    }
    if (there < out.size()) {
        std::ranges::fill(out.subspan(there), std::byte{0});
        report.bad.push_back(
            {offset + there, out.size() - there, {Cause::OutOfRange, "beyond the end", offset + there}});
    }
    return report;
}

void FakeSource::makeBad(std::uint64_t offset, std::uint64_t length) {
    std::lock_guard lock(mutex_);
    bad_[offset / sectorSize_] = (offset + length - 1) / sectorSize_;
}

void FakeSource::healAll() {
    std::lock_guard lock(mutex_);
    bad_.clear();
}

bool FakeSource::isBad(std::uint64_t sector) const {
    auto after = bad_.upper_bound(sector);
    return after != bad_.begin() && std::prev(after)->second >= sector;
}

std::vector<FakeSource::Request> FakeSource::requests() const {
    std::lock_guard lock(mutex_);
    return requests_;
}

void FakeSource::clearRequests() {
    std::lock_guard lock(mutex_);
    requests_.clear();
}

}  // namespace sectorsmith::testing
