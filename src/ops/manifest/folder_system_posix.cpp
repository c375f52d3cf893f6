// SPDX-License-Identifier: GPL-3.0-or-later
// Linux and macOS.
#include "ops/manifest/folder_system_posix.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include "ops/manifest/errors.h"
#include "ops/manifest/folder_system.h"

namespace sectorsmith::manifests {

namespace {

class OpenDescriptor {
 public:
    explicit OpenDescriptor(int fd) : fd_(fd) {}
    ~OpenDescriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    OpenDescriptor(OpenDescriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    OpenDescriptor(const OpenDescriptor&) = delete;
    OpenDescriptor& operator=(const OpenDescriptor&) = delete;
    int get() const { return fd_; }
    int release() { return std::exchange(fd_, -1); }

 private:
    int fd_;
};

struct CloseDirectory {
    void operator()(DIR* directory) const { ::closedir(directory); }
};

void describe(const struct stat& st, TreeFile& file) {
    file.entry.kind = kindOfMode(static_cast<std::uint16_t>(st.st_mode));
    if (file.entry.isFile()) file.entry.size = static_cast<std::uint64_t>(st.st_size);
    const posix::FileTimes times = posix::timesOf(st);
    file.entry.modified = times.modified;
    file.changed = times.changed.nanoseconds;
    file.device = static_cast<std::uint64_t>(st.st_dev);
    file.id = static_cast<std::uint64_t>(st.st_ino);
    file.links = static_cast<std::uint32_t>(st.st_nlink);
}

std::unexpected<Error> systemFailure(ManifestError code, const std::string& path, int problem) {
    return fail(systemErrorCause(problem), code, path, systemErrorText(problem));
}

std::string linkTarget(int folder, const char* name) {
    std::array<char, 65536> text{};
    const ssize_t length = ::readlinkat(folder, name, text.data(), text.size());
    return length > 0 ? std::string(text.data(), static_cast<std::size_t>(length)) : std::string();
}

class PosixFolder : public FolderSystem {
 public:
    PosixFolder(OpenDescriptor root, const struct stat& st) : root_(std::move(root)), st_(st) {}

    std::uint64_t device() const override { return static_cast<std::uint64_t>(st_.st_dev); }
    std::uint64_t number() const override { return static_cast<std::uint64_t>(st_.st_ino); }
    std::vector<std::string> disks() const override { return posix::disksOf(st_); }

    Result<void> list(const std::string& path, const std::function<void(TreeFile&&)>& tell) const override {
        OpenDescriptor opened(openQuietly(path, O_RDONLY | O_DIRECTORY));
        if (opened.get() < 0) return systemFailure(ManifestError::CannotList, path, errno);
        const int fd = opened.get();
        const std::unique_ptr<DIR, CloseDirectory> directory(::fdopendir(fd));
        if (!directory) return systemFailure(ManifestError::CannotList, path, errno);
        opened.release();  // the stream's now
        // In the order of their numbers, which is the one that most file systems keep them in on the disk.
        std::vector<std::pair<std::uint64_t, std::string>> names;
        while (true) {
            errno = 0;
            const dirent* entry = ::readdir(directory.get());
            if (entry == nullptr) {
                if (errno != 0) return systemFailure(ManifestError::CannotList, path, errno);
                break;
            }
            if (std::strcmp(entry->d_name, ".") != 0 && std::strcmp(entry->d_name, "..") != 0)
                names.emplace_back(entry->d_ino, entry->d_name);
        }
        std::ranges::sort(names);
        for (auto& [number, name] : names) {
            TreeFile file;
            struct stat st{};
            const bool good = ::fstatat(fd, name.c_str(), &st, AT_SYMLINK_NOFOLLOW) == 0;
            const int problem = errno;
            if (!good && problem == ENOENT) continue;  // deleted since
            file.entry.path = path.empty() ? name : path + '/' + name;
            if (good) {
                describe(st, file);
                if (file.entry.kind == FileKind::Link) file.entry.target = linkTarget(fd, name.c_str());
            } else {
                file.entry.kind = FileKind::Unknown;
                file.entry.error = std::make_shared<const Error>(
                    systemFailure(ManifestError::CannotExamine, file.entry.path, problem).error());
            }
            tell(std::move(file));
        }
        return {};
    }

    Result<std::unique_ptr<SystemFile>> openFile(const std::string& path) const override {
        constexpr int flags =
            O_RDONLY | O_NONBLOCK;  // (a pipe that has taken its place would wait for a writer)
        const int fd = openQuietly(path, flags);
        if (fd < 0) return systemFailure(ManifestError::CannotOpen, path, errno);
        return adoptSystemFile(fd, path);
    }

    Result<TreeFile> examine(const SystemFile& file) const override {
        struct stat st{};
        if (::fstat(static_cast<int>(file.nativeHandle()), &st) != 0)
            return systemFailure(ManifestError::CannotExamine, {}, errno);
        TreeFile found;
        describe(st, found);
        return found;
    }

 private:
    // The time of access stays, where the file is ours.
    int openQuietly(const std::string& path, int flags) const {
        const char* name = path.empty() ? "." : path.c_str();
        const int fd = posix::openBeneath(root_.get(), name, flags | posix::keepAccessTime);
        if (posix::keepAccessTime == 0 || fd >= 0 || errno != EPERM) return fd;
        return posix::openBeneath(root_.get(), name, flags);
    }

    OpenDescriptor root_;
    struct stat st_;
};

}  // namespace

Result<std::shared_ptr<const FolderSystem>> FolderSystem::open(const std::filesystem::path& folder) {
    OpenDescriptor root(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (root.get() < 0 && errno == ENOTDIR)
        return fail(Cause::Usage, ManifestError::NotAFolder, folder.string());
    struct stat st{};
    if (root.get() < 0 || ::fstat(root.get(), &st) != 0)
        return systemFailure(ManifestError::CannotOpen, folder.string(), errno);
    return std::make_shared<const PosixFolder>(std::move(root), st);
}

}  // namespace sectorsmith::manifests
