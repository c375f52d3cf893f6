// SPDX-License-Identifier: GPL-3.0-or-later
// Linux and macOS. Nothing is flushed: of what was written a moment ago the file system may not know yet where it goes.
#include "ops/space/folder_items.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <sys/attr.h>
#endif

#include <algorithm>
#include <cerrno>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

#include "io/file_extents.h"
#include "io/system_file.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

constexpr std::size_t longestStep =
    1000;  // bytes of a path that the system takes at once, far below PATH_MAX
constexpr std::size_t mostRunsOfFile = std::size_t{1} << 22;

class Descriptor {
 public:
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(fd_, other.fd_);
        return *this;
    }
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    int get() const { return fd_; }
    int release() { return std::exchange(fd_, -1); }

 private:
    int fd_;
};

// Of a path of any length: it is gone in steps.
Descriptor openFolder(std::string_view path) {
    constexpr int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    Descriptor at(AT_FDCWD);
    bool first = true;
    while (!path.empty()) {
        std::size_t end = path.size();
        if (end > longestStep) {
            end = path.rfind('/', longestStep);
            if (end == std::string_view::npos || end == 0) end = std::min(path.find('/', 1), path.size());
        }
        const std::string step(path.substr(0, end));
        Descriptor next(::openat(first ? AT_FDCWD : at.get(), step.c_str(), flags));
        if (next.get() < 0) return next;
        at = std::move(next);
        first = false;
        path.remove_prefix(end);
        while (path.starts_with('/')) path.remove_prefix(1);
    }
    return at;
}

#ifdef __APPLE__
// What APFS clones share with others: what is allocated, less what is the file's own.
std::uint64_t sharedBytes(int folder, const char* name, std::uint64_t allocated) {
    attrlist wanted{};
    wanted.bitmapcount = ATTR_BIT_MAP_COUNT;
    wanted.forkattr = ATTR_CMNEXT_PRIVATESIZE;
    struct __attribute__((packed, aligned(4))) {
        std::uint32_t length;
        off_t own;
    } answer{};
    if (::getattrlistat(folder, name, &wanted, &answer, sizeof answer,
                        FSOPT_NOFOLLOW | FSOPT_ATTR_CMN_EXTENDED) != 0 ||
        answer.length < sizeof answer || answer.own < 0)
        return 0;
    return allocated - std::min(allocated, static_cast<std::uint64_t>(answer.own));
}
#endif

// Where the file system has no map: data and holes alone.
void addDataRuns(const Descriptor& file, FolderItem& item) {
    off_t at = 0;
    const auto size = static_cast<off_t>(item.size);
    while (at < size && item.runs.size() < mostRunsOfFile) {
        const off_t data = ::lseek(file.get(), at, SEEK_DATA);
        if (data < 0 && errno == ENXIO) break;  // a hole to the end
        if (data < at) return;
        const off_t hole = ::lseek(file.get(), data, SEEK_HOLE);
        if (hole <= data) return;
        item.runs.push_back({.logical = static_cast<std::uint64_t>(data),
                             .length = static_cast<std::uint64_t>(hole - data),
                             .located = false});
        at = hole;
    }
    item.runsKnown = true;
}

void readRuns(int folder, const char* name, const std::string& path, FolderItem& item) {
#ifdef __APPLE__
    item.shared = sharedBytes(folder, name, item.allocated);
#endif
    // Nothing can be elsewhere: no need to open it.
    if (item.allocated == 0 && item.size == 0) return;
    const Descriptor file(::openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (file.get() < 0) return;
    const ByteRange all{0, static_cast<std::uint64_t>(std::numeric_limits<off_t>::max())};
    const auto visited = visitFileExtents(file.get(), path, all, [&](const MappedExtent& extent) {
        item.runs.push_back({.logical = extent.logical,
                             .physical = extent.physical,
                             .length = extent.length,
                             .located = extent.located && !extent.inlined,
                             .shared = extent.shared,
                             .encoded = extent.encoded});
        return item.runs.size() < mostRunsOfFile;
    });
    if (visited) {
        item.runsKnown = item.runs.size() < mostRunsOfFile;
        item.placesKnown = item.runsKnown;
        return;
    }
    item.runs.clear();
    addDataRuns(file, item);
}

void describeItem(const struct stat& st, FolderItem& item) {
    item.kind = kindOfMode(static_cast<std::uint16_t>(st.st_mode));
    if (item.kind == FileKind::File || item.kind == FileKind::Link)
        item.size = static_cast<std::uint64_t>(st.st_size);
    item.allocated = static_cast<std::uint64_t>(st.st_blocks) * 512;
    item.device = static_cast<std::uint64_t>(st.st_dev);
    item.file = static_cast<std::uint64_t>(st.st_ino);
    item.links = static_cast<std::uint64_t>(st.st_nlink);
#ifdef __APPLE__
    item.compressed = (st.st_flags & UF_COMPRESSED) != 0;
#endif
}

std::unexpected<Error> unreadable(int number, const std::string& path) {
    return fail(systemErrorCause(number), OpsError::CannotRead, path, systemErrorText(number));
}

}  // namespace

Result<FolderItem> folderItem(const std::string& path) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0) return unreadable(errno, path);
    FolderItem item{.name = path};
    describeItem(st, item);
    if (item.kind == FileKind::File) readRuns(AT_FDCWD, path.c_str(), path, item);
    return item;
}

Result<void> visitFolderItems(const std::string& path, const std::function<Result<void>(FolderItem&&)>& visit,
                              const std::function<void(const Error&)>& problem) {
    Descriptor opened = openFolder(path);
    if (opened.get() < 0) return unreadable(errno, path);
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(::fdopendir(opened.get()), ::closedir);
    if (!folder) return unreadable(errno, path);
    opened.release();
    for (;;) {
        errno = 0;
        const dirent* entry = ::readdir(folder.get());
        if (entry == nullptr) {
            if (errno != 0) return unreadable(errno, path);
            return {};
        }
        const std::string_view name = entry->d_name;
        if (name == "." || name == "..") continue;
        FolderItem item{.name = std::string(name)};
        const std::string below = path.ends_with('/') ? path + item.name : path + "/" + item.name;
        struct stat st{};
        if (::fstatat(::dirfd(folder.get()), item.name.c_str(), &st, AT_SYMLINK_NOFOLLOW) != 0) {
            if (errno != ENOENT) problem(unreadable(errno, below).error());  // else it is gone since
            continue;
        }
        describeItem(st, item);
        if (item.kind == FileKind::File) readRuns(::dirfd(folder.get()), item.name.c_str(), below, item);
        if (auto told = visit(std::move(item)); !told) return told;
    }
}

}  // namespace sectorsmith
