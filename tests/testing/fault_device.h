// SPDX-License-Identifier: GPL-3.0-or-later
// A disk in memory that fails as real ones do: at the k-th write it fails, tears the write or loses power; what was not
// flushed may be forgotten.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "io/block_device.h"

namespace sectorsmith::testing {

enum class Fault {
    None,
    WriteError,  // the write changes nothing and fails; later ones, too
    TornWrite,   // half of the bytes arrive, then as WriteError
    PowerCut,    // as TornWrite, and of what was not flushed a random part is forgotten
    FlushError,  // flush fails, and forgets a random part
    SilentDrop,  // the write says it worked and changes nothing
};

// The medium survives the device object: "plug it in again" by making another device over it.
struct FakeMedium {
    std::vector<std::byte> bytes;
    std::uint32_t sectorSize = 512;
    std::uint32_t physicalSectorSize = 512;
};

class FaultDevice : public BlockDevice {
 public:
    FaultDevice(FakeMedium& medium, Fault fault = Fault::None, int operation = 0, std::uint32_t seed = 1)
        : medium_(medium), fault_(fault), operation_(operation), random_(seed) {}

    std::uint64_t size() const override { return medium_.bytes.size(); }
    std::uint32_t sectorSize() const override { return medium_.sectorSize; }
    std::string name() const override { return "fake"; }
    DeviceIdentity identity() const override {
        return {false, "/dev/fake", "Fake disk", "F1", "memory", size(), sectorSize(), 0};
    }

    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        std::ranges::fill(out, std::byte{0});
        const std::uint64_t there =
            offset < size() ? std::min<std::uint64_t>(out.size(), size() - offset) : 0;
        if (dead_) {
            report.bad.push_back(
                {offset, out.size(), Error{Cause::Io, "the fake disk has no power", offset}});
            return report;
        }
        std::copy_n(medium_.bytes.begin() + static_cast<std::ptrdiff_t>(offset), there, out.begin());
        if (there < out.size())
            report.bad.push_back({offset + there, out.size() - there,
                                  Error{Cause::OutOfRange, "beyond the end", offset + there}});
        return report;
    }

    Result<void> write(std::uint64_t offset, std::span<const std::byte> bytes) override {
        if (offset % sectorSize() != 0 || bytes.size() > size() || offset > size() - bytes.size() ||
            (bytes.size() % sectorSize() != 0 && offset + bytes.size() != size()))
            return fail(Cause::Usage, "not whole sectors inside the fake disk", offset);
        if (failing_) return fail(Cause::Io, "the fake disk fails", offset);
        const bool now = fault_ != Fault::None && fault_ != Fault::FlushError && writes_++ == operation_;
        if (now && fault_ == Fault::SilentDrop) return {};
        if (now) {
            failing_ = true;
            if (fault_ != Fault::WriteError) store(offset, bytes.first(random_() % (bytes.size() + 1)));
            if (fault_ == Fault::PowerCut) {
                forget();
                dead_ = true;
            }
            return fail(Cause::Io, "the fake disk fails at this write", offset);
        }
        store(offset, bytes);
        return {};
    }

    Result<void> flush() override {
        if (failing_) return fail(Cause::Io, "the fake disk fails");
        if (fault_ == Fault::FlushError) {
            failing_ = true;
            forget();
            return fail(Cause::Io, "the fake disk cannot flush");
        }
        unflushed_.clear();
        return {};
    }

    Result<std::uint64_t> discard(std::uint64_t, std::uint64_t) override {
        return fail(Cause::Unsupported, "no TRIM here");
    }
    Result<void> writeZeros(std::uint64_t offset, std::uint64_t length) override {
        return write(offset, std::vector<std::byte>(length));
    }
    Result<std::vector<std::string>> rereadPartitions() override { return std::vector<std::string>{}; }

    int writes() const { return writes_; }

 private:
    struct Unflushed {
        std::uint64_t offset;
        std::vector<std::byte> old;
    };
    void store(std::uint64_t offset, std::span<const std::byte> bytes) {
        for (std::size_t at = 0; at < bytes.size(); at += sectorSize()) {
            const std::size_t count = std::min<std::size_t>(sectorSize(), bytes.size() - at);
            const auto place = medium_.bytes.begin() + static_cast<std::ptrdiff_t>(offset + at);
            unflushed_.push_back({offset + at, {place, place + static_cast<std::ptrdiff_t>(count)}});
            std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), count, place);
        }
    }
    void forget() {
        for (std::size_t i = unflushed_.size(); i-- > 0;)
            if (random_() % 2 == 0)
                std::ranges::copy(unflushed_[i].old,
                                  medium_.bytes.begin() + static_cast<std::ptrdiff_t>(unflushed_[i].offset));
        unflushed_.clear();
    }

    FakeMedium& medium_;
    Fault fault_;
    int operation_;
    int writes_ = 0;
    bool failing_ = false;
    bool dead_ = false;
    std::vector<Unflushed> unflushed_;
    std::mt19937 random_;
};

}  // namespace sectorsmith::testing
