// SPDX-License-Identifier: GPL-3.0-or-later
// Source: [MS-FSCC] 2.3.13 and 2.3.14, FSCTL_FILE_LEVEL_TRIM.
#include "ops/trim_files_windows.h"

#include <algorithm>
#include <vector>

#include "base/units.h"
#include "io/system_file.h"
#include "io/system_windows.h"
#include "ops/errors.h"
#include "ops/fill_file_windows.h"

namespace sectorsmith {

namespace {

constexpr DWORD fileLevelTrim = 0x00098208;  // FSCTL_FILE_LEVEL_TRIM
constexpr DWORD noRangesProcessed = 1460;    // ERROR_NO_RANGES_PROCESSED
struct TrimRequest {
    std::uint32_t key = 0;
    std::uint32_t ranges = 1;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};
static_assert(sizeof(TrimRequest) == 24);

constexpr std::uint64_t largestFile = (std::uint64_t{4} << 30) - mebibyte;
constexpr std::uint64_t largestTrim = std::uint64_t{256} * mebibyte;  // between two looks at the progress
constexpr std::uint64_t page = 4096;                                  // what the system rounds inward to

// The bytes that were trimmed.
Result<std::uint64_t> trimFile(HANDLE file, std::uint64_t size, const std::string& folder, Progress& progress,
                               std::uint64_t before, std::uint64_t total) {
    std::uint64_t done = 0;
    for (std::uint64_t at = 0; at < size; at += largestTrim) {
        if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        TrimRequest request;
        request.offset = at;
        request.length = std::min(largestTrim, size - at);
        std::uint32_t processed = 0;
        DWORD returned = 0;
        if (::DeviceIoControl(file, fileLevelTrim, &request, sizeof(request), &processed, sizeof(processed),
                              &returned, nullptr)) {
            done += request.length / page * page;
        } else if (const DWORD problem = ::GetLastError(); problem != noRangesProcessed) {
            const bool unsupported = problem == ERROR_INVALID_FUNCTION || problem == ERROR_NOT_SUPPORTED;
            return fail(unsupported ? Cause::Unsupported : systemErrorCause(static_cast<long>(problem)),
                        OpsError::VolumeNoFileTrim, folder, systemErrorText(static_cast<long>(problem)),
                        folder.substr(0, 1));
        }
        progress.update(std::min(before + at + request.length, total), total);
    }
    return done;
}

}  // namespace

Result<std::uint64_t> trimByFiles(const HeldVolume& volume, std::uint64_t reserve, Progress& progress) {
    const std::string& folder = volume.mountPoint();
    std::vector<UniqueHandle> files;  // all at once: else the same clusters come again
    std::uint64_t trimmed = 0;
    std::uint64_t taken = 0;
    std::uint64_t total = 0;
    std::uint64_t largest = largestFile;
    while (largest >= mebibyte) {
        auto space = volume.space();
        if (!space) return std::unexpected(space.error());
        const std::uint64_t room = space->available > reserve ? space->available - reserve : 0;
        total = std::max(total, taken + room);
        const std::uint64_t size = std::min(room, largest) / mebibyte * mebibyte;
        if (size == 0) break;
        auto file = makeHiddenFile(volume);
        if (!file) return std::unexpected(file.error());
        LARGE_INTEGER end{};
        end.QuadPart = static_cast<LONGLONG>(size);
        if (!::SetFilePointerEx(file->get(), end, nullptr, FILE_BEGIN) || !::SetEndOfFile(file->get())) {
            const auto problem = static_cast<long>(::GetLastError());
            if (problem != ERROR_DISK_FULL && problem != ERROR_HANDLE_DISK_FULL &&
                problem != ERROR_FILE_TOO_LARGE)
                return fail(systemErrorCause(problem), OpsError::CannotAllocate, folder,
                            systemErrorText(problem));
            largest = size / 2;  // no room for that much in one file any more
            continue;
        }
        auto done = trimFile(file->get(), size, folder, progress, taken, total);
        if (!done) return std::unexpected(done.error());
        trimmed += *done;
        taken += size;
        files.push_back(std::move(*file));
    }
    return trimmed;
}

}  // namespace sectorsmith
