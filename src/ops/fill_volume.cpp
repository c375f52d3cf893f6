// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/fill_volume.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <random>

#include "base/units.h"
#include "ops/errors.h"
#include "ops/fill_file.h"
#include "ops/held_volume.h"
#include "ops/messages.h"

namespace sectorsmith {

namespace {

// How much is written between two looks at what other programs have left.
constexpr std::uint64_t lookEvery = 32 * mebibyte;
// Random data: a pool that is longer than what compressing disks look back at, stamped by place.
constexpr std::size_t poolBytes = std::size_t{8} << 20;

class Filler {
 public:
    Filler(const HeldVolume& volume, const FillOptions& options, Progress& progress)
        : volume_(volume), options_(options), progress_(progress) {
        buffer_.resize(options.random ? poolBytes : options.writeBytes);
        if (options.random) {
            std::random_device device;
            std::mt19937_64 random((std::uint64_t{device()} << 32) | device());
            for (std::size_t i = 0; i + 8 <= buffer_.size(); i += 8) {
                const std::uint64_t word = random();
                std::memcpy(buffer_.data() + i, &word, 8);
            }
        }
    }

    Result<void> fill(const VolumeSpace& space, FillReport& report) {
        report_ = &report;
        total_ = space.available > report.reserve ? space.available - report.reserve : 0;
        std::uint64_t fileBytes = options_.fileBytes;
        const std::uint64_t files = total_ / fileBytes + 16;
        if (const std::uint64_t allowed = allowOpenFiles(files + 64); allowed < files + 64)
            fileBytes = std::max(fileBytes, total_ / std::max<std::uint64_t>(allowed / 2, 1));
        if (auto fits = look(); !fits) return std::unexpected(fits.error());
        while (room_ > 0) {
            auto file = makeFillFile(volume_, options_.named);
            if (!file) {
                if (file.error().cause != Cause::NoSpace || files_.empty())
                    return std::unexpected(file.error());
                report.notes.push_back(say(OpsMessage::VolumeTakesNoFurtherFile));
                break;
            }
            files_.push_back(std::move(*file));
            ++report.files;
            auto written = fillFile(*files_.back(), fileBytes);
            if (!written) return std::unexpected(written.error());
            if (*written == 0) break;  // nothing fits any more
        }
        return finish();
    }

 private:
    // What may still be written: the reserve stays with other programs.
    Result<void> look() {
        auto space = volume_.space();
        if (!space) return std::unexpected(space.error());
        space_ = *space;
        // Without a reserve the administrator fills what the file system keeps for itself, too.
        const std::uint64_t there = report_->reserve == 0 ? space->free : space->available;
        room_ = there > report_->reserve ? there - report_->reserve : 0;
        short_ = report_->reserve > there ? report_->reserve - there : 0;
        sinceLook_ = 0;
        return {};
    }

    Result<std::uint64_t> fillFile(FillFile& file, std::uint64_t fileBytes) {
        std::uint64_t size = 0;
        std::size_t piece = options_.writeBytes;
        const std::size_t least = std::max<std::size_t>(space_.blockSize, 512);
        while (size < fileBytes) {
            if (progress_.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
            if (sinceLook_ >= lookEvery || sinceLook_ + piece > room_) {
                if (auto looked = look(); !looked) return std::unexpected(looked.error());
                if (short_ > 0 && size > 0) {
                    // Somebody else needs more than was left: give it back.
                    const std::uint64_t back = std::min(size, (short_ + mebibyte - 1) / mebibyte * mebibyte);
                    if (auto given = file.shrink(back); !given) return std::unexpected(given.error());
                    report_->writtenBytes -= std::min(back, report_->writtenBytes);
                    report_->notes.push_back(
                        say(OpsMessage::OtherProgramsWroteMeanwhileWere, formatSize(back)));
                    room_ = 0;
                }
                if (room_ < least) {
                    room_ = 0;
                    break;
                }
            }
            const std::uint64_t want = std::min<std::uint64_t>({piece, fileBytes - size, room_});
            auto count = file.append(next(want));
            if (!count) return std::unexpected(count.error());
            size += *count;
            sinceLook_ += *count;
            report_->writtenBytes += *count;
            progress_.update(std::min(report_->writtenBytes, total_), total_);
            if (*count < want) {
                // The last blocks are small and scattered.
                if (piece <= least) break;
                piece = std::max(piece / 4, least);
            }
        }
        if (auto flushed = file.flush(); !flushed && flushed.error().cause != Cause::NoSpace)
            return std::unexpected(flushed.error());
        return size;
    }

    std::span<const std::byte> next(std::uint64_t count) {
        if (!options_.random) return std::span<const std::byte>(buffer_).first(count);
        if (place_ + count > buffer_.size()) place_ = 0;
        auto part = std::span(buffer_).subspan(place_, count);
        // No two pieces are alike.
        for (std::size_t i = 0; i + 8 <= part.size(); i += 512) {
            ++stamp_;
            std::memcpy(part.data() + i, &stamp_, 8);
        }
        place_ += count;
        return part;
    }

    Result<void> finish() {
        for (const auto& file : files_)
            if (auto flushed = file->flush(); !flushed && flushed.error().cause != Cause::NoSpace)
                return flushed;
        if (auto looked = look(); !looked) return looked;
        report_->leftBytes = space_.free;
        if (space_.free > space_.available && report_->reserve > 0)
            report_->notes.push_back(say(OpsMessage::FileSystemReservesAdministratorWere,
                                         formatSize(space_.free - space_.available)));
        return {};
    }

    const HeldVolume& volume_;
    const FillOptions& options_;
    Progress& progress_;
    FillReport* report_ = nullptr;
    std::vector<std::byte> buffer_;
    std::size_t place_ = 0;
    std::uint64_t stamp_ = 0;
    std::uint64_t total_ = 0;
    VolumeSpace space_;
    std::uint64_t room_ = 0;
    std::uint64_t short_ = 0;
    std::uint64_t sinceLook_ = 0;
    std::vector<std::unique_ptr<FillFile>> files_;
};

}  // namespace

std::uint64_t defaultReserve(const VolumeSpace& space) {
    return std::clamp<std::uint64_t>(space.total / 100, 16 * mebibyte, 1024 * mebibyte);
}

Result<FillReport> fillVolume(const std::string& folder, const FillOptions& options, Progress& progress) {
    const auto volume = mountedVolumeAt(folder);
    if (!volume) return std::unexpected(volume.error());
    return fillVolume(*volume, options, progress);
}

Result<FillReport> fillVolume(const MountPointFacts& volume, const FillOptions& options, Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    const auto held = HeldVolume::open(volume);
    if (!held) return std::unexpected(held.error());
    // It may be mounted otherwise than when it was looked at: read-only, or so that it compresses.
    const auto now = mountedVolumeAt(volume.mountPoint);
    if (!now) return std::unexpected(now.error());
    if (now->identity != volume.identity)
        return fail(Cause::Changed, OpsError::VolumeChanged, volume.mountPoint);
    if (!now->refusal.empty())
        return fail(Cause::Refused, OpsError::CannotFillVolume, now->mountPoint, now->refusal,
                    now->alternative);
    FillReport report;
    report.freeBefore = now->space.free;
    report.reserve = options.reserve.value_or(defaultReserve(now->space));
    {
        Filler filler(*held, options, progress);
        if (auto done = filler.fill(now->space, report); !done) report.stopped = done.error();
    }
    syncVolume(*held);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace sectorsmith
