// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: openat2(2), preadv2(2), mincore(2); Documentation/ABI/testing/sysfs-dev, sysfs-block (slaves).
#include "ops/manifest/folder_system_posix.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ops/manifest/folder_system.h"

namespace sectorsmith::manifests {

namespace {

constexpr unsigned mostLevels = 8;  // of devices above devices

// A link anywhere in the path is an error (ELOOP), and so is leaving the folder.
int openWithoutLinks(int folder, const char* path, int flags) {
    open_how how{};
    how.flags = static_cast<std::uint64_t>(flags) | O_CLOEXEC | O_NOFOLLOW;
    how.resolve = RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH;
    return static_cast<int>(::syscall(SYS_openat2, folder, path, &how, sizeof how));
}

bool kernelHasOpenat2() {
    const int fd = openWithoutLinks(AT_FDCWD, ".", O_PATH | O_DIRECTORY);
    if (fd >= 0) ::close(fd);
    return fd >= 0;
}

// What a device of the kernel is made of: of LUKS, LVM and RAID the disks below.
void addDisksBelow(const std::filesystem::path& device, unsigned level, std::vector<std::string>& disks) {
    std::error_code none;
    bool any = false;
    for (std::filesystem::directory_iterator it(device / "slaves", none), end; !none && it != end;
         it.increment(none)) {
        const auto below = std::filesystem::canonical(it->path(), none);
        if (none || level >= mostLevels) return;
        addDisksBelow(below, level + 1, disks);
        any = true;
    }
    if (any) return;
    std::string name = device.filename().string();
    std::ranges::replace(name, '!', '/');
    disks.push_back("/dev/" + name);
}

const std::uint64_t pageSize = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));

// The pages of a range of a file that the system's cache holds. Asking reads nothing; a read that must not wait
// (RWF_NOWAIT) would: it lets the kernel begin to read, and what has arrived by then looks as if it had been there.
class HeldPages {
 public:
    HeldPages(int fd, std::uint64_t offset, std::size_t length)
        : first_(offset / pageSize), pages_((offset + length + pageSize - 1) / pageSize - first_, 1) {
        const std::size_t bytes = pages_.size() * pageSize;
        void* const mapped =
            ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, fd, static_cast<off_t>(first_ * pageSize));
        if (mapped == MAP_FAILED) return;
        if (::mincore(mapped, bytes, pages_.data()) != 0) std::ranges::fill(pages_, 1);
        ::munmap(mapped, bytes);
    }
    // Also where the system does not tell: of files of somebody else, which may not be written, or that cannot be mapped.
    bool all() const { return std::ranges::all_of(pages_, isHeld); }
    // Lets the system forget the pages that it did not hold.
    void dropOthers(const SystemFile& file) const {
        for (auto at = std::ranges::find_if_not(pages_, isHeld); at != pages_.end();) {
            const auto end = std::find_if(at, pages_.end(), isHeld);
            file.dropCache((first_ + static_cast<std::uint64_t>(at - pages_.begin())) * pageSize,
                           static_cast<std::uint64_t>(end - at) * pageSize);
            at = std::find_if_not(end, pages_.end(), isHeld);
        }
    }

 private:
    static bool isHeld(unsigned char page) { return (page & 1) != 0; }

    std::uint64_t first_;
    std::vector<unsigned char> pages_;
};

// Where the cache seems to hold everything: only what comes without waiting for the disk was surely there.
Result<std::size_t> readOfOthers(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out) {
    iovec piece{out.data(), out.size()};
    const ssize_t there =
        ::preadv2(static_cast<int>(file.nativeHandle()), &piece, 1, static_cast<off_t>(offset), RWF_NOWAIT);
    const std::size_t held = there > 0 ? static_cast<std::size_t>(there) : 0;  // bytes that the cache had
    if (held == out.size()) return held;
    const auto read = readFully(file, offset + held, out.subspan(held));
    if (!read) return read;
    if (*read > 0) {
        const std::uint64_t from = (offset + held + pageSize - 1) / pageSize * pageSize;
        // To the end of the file, where it ends here: a part of a page is not dropped.
        const std::uint64_t end = offset + held + *read;
        if (end > from)
            file.dropCache(from, held + *read < out.size() || end % pageSize != 0 ? 0 : end - from);
    }
    return held + *read;
}

}  // namespace

namespace posix {

const int keepAccessTime = O_NOATIME;

FileTimes timesOf(const struct stat& st) {
    return {FileTime::of(st.st_mtim.tv_sec, static_cast<std::uint32_t>(st.st_mtim.tv_nsec)),
            FileTime::of(st.st_ctim.tv_sec, static_cast<std::uint32_t>(st.st_ctim.tv_nsec))};
}

int openBeneath(int folder, const char* path, int flags) {
    static const bool known = kernelHasOpenat2();
    if (known) return openWithoutLinks(folder, path, flags);
    return ::openat(folder, path, flags | O_CLOEXEC | O_NOFOLLOW);
}

std::vector<std::string> disksOf(const struct stat& folder) {
    std::vector<std::string> disks;
    std::error_code none;
    const auto device = std::filesystem::canonical(
        fmt::format("/sys/dev/block/{}:{}", major(folder.st_dev), minor(folder.st_dev)), none);
    if (!none) addDisksBelow(device, 0, disks);
    std::ranges::sort(disks);
    return disks;
}

}  // namespace posix

Result<std::size_t> readQuietly(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out) {
    const int fd = static_cast<int>(file.nativeHandle());
    const bool direct = (::fcntl(fd, F_GETFL) & O_DIRECT) != 0;
    if (direct || out.empty()) return readFully(file, offset, out);
    const HeldPages held(fd, offset, out.size());
    if (held.all()) return readOfOthers(file, offset, out);
    ::posix_fadvise(fd, 0, 0, POSIX_FADV_RANDOM);  // no page more than is asked for
    auto read = readFully(file, offset, out);
    held.dropOthers(file);
    return read;
}

}  // namespace sectorsmith::manifests
