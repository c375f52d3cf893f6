// SPDX-License-Identifier: GPL-3.0-or-later
// Linux and macOS.
#include "ops/errors.h"
#include "ops/fill_file.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <random>

#include "io/system_file.h"

namespace sectorsmith {

namespace {

// So much may wait in memory before it is sent to the disk and forgotten by the cache.
constexpr std::uint64_t flushEvery = std::uint64_t{64} << 20;

std::string randomName() {
    std::random_device random;
    std::string name = ".";
    for (int i = 0; i < 20; ++i) name += "abcdefghijklmnopqrstuvwxyz0123456789"[random() % 36];
    return name;
}

std::unexpected<Error> failed(OpsError what, const std::string& where, int number) {
    return fail(systemErrorCause(number), what, where, systemErrorText(number));
}

// A shell in a session of its own waits for the end of its input, which comes when this process is gone, however it
// went; then it removes the file. Nothing of it is seen when all goes well.
class Watcher {
 public:
    static std::unique_ptr<Watcher> start(const std::string& path) {
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) return nullptr;
        for (const int fd : pipe) ::fcntl(fd, F_SETFD, FD_CLOEXEC);
        posix_spawn_file_actions_t actions;
        posix_spawnattr_t attributes;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawnattr_init(&attributes);
        ::posix_spawn_file_actions_adddup2(&actions, pipe[0], 0);
        for (const int fd : {1, 2})
            ::posix_spawn_file_actions_addopen(&actions, fd, "/dev/null", O_WRONLY, 0);
        // A Ctrl-C in the terminal is for the program, not for its watcher.
        ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
        ::posix_spawnattr_setpgroup(&attributes, 0);
        const std::string script = "trap '' HUP INT TERM; read -r nothing; rm -f -- \"$1\"";
        const std::string name = "sh";
        std::string a = "-c", b = script, c = "sectorsmith-watcher", d = path;
        std::array<char*, 6> arguments = {
            const_cast<char*>(name.c_str()), a.data(), b.data(), c.data(), d.data(), nullptr};
        char* none = nullptr;
        pid_t process = 0;
        const int problem =
            ::posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments.data(), &none);
        ::posix_spawn_file_actions_destroy(&actions);
        ::posix_spawnattr_destroy(&attributes);
        ::close(pipe[0]);
        if (problem != 0) {
            ::close(pipe[1]);
            return nullptr;
        }
        return std::unique_ptr<Watcher>(new Watcher(process, pipe[1]));
    }
    ~Watcher() {
        ::close(input_);
        int status = 0;
        while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
    }
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

 private:
    Watcher(pid_t process, int input) : process_(process), input_(input) {}
    pid_t process_;
    int input_;
};

class PosixFillFile : public FillFile {
 public:
    PosixFillFile(int fd, const HeldVolume& volume)
        : fd_(fd), volume_(static_cast<int>(volume.handle())), folder_(volume.mountPoint()) {}
    PosixFillFile(int fd, const HeldVolume& volume, std::string name, std::unique_ptr<Watcher> watcher)
        : PosixFillFile(fd, volume) {
        name_ = std::move(name);
        watcher_ = std::move(watcher);
    }
    ~PosixFillFile() override {
        // Without this, closing would first write what still waits in memory.
        static_cast<void>(::ftruncate(fd_, 0) == 0);
        ::close(fd_);
        if (!name_.empty()) ::unlinkat(volume_, name_.c_str(), 0);
        // The watcher, if any, finds nothing left to do.
    }
    PosixFillFile(const PosixFillFile&) = delete;
    PosixFillFile& operator=(const PosixFillFile&) = delete;

    Result<std::size_t> append(std::span<const std::byte> bytes) override {
        std::size_t done = 0;
        while (done < bytes.size()) {
            const ssize_t count =
                ::pwrite(fd_, bytes.data() + done, bytes.size() - done, static_cast<off_t>(size_ + done));
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) {
                const int number = errno;
                if (number == ENOSPC || number == EFBIG || number == EDQUOT) break;
                size_ += done;
                return failed(OpsError::CannotFillFile, folder_, number);
            }
            if (count == 0) break;
            done += static_cast<std::size_t>(count);
        }
        size_ += done;
        if (size_ - started_ >= flushEvery) startWriting();
        return done;
    }

    Result<void> flush() override {
        if (size_ == flushed_) return {};
#ifdef __APPLE__
        const int result = ::fcntl(fd_, F_FULLFSYNC) == 0 ? 0 : ::fsync(fd_);
#else
        const int result = ::fsync(fd_);
#endif
        if (result != 0) return failed(OpsError::CannotFlushFile, folder_, errno);
#ifdef __linux__
        ::posix_fadvise(fd_, 0, 0, POSIX_FADV_DONTNEED);
#endif
        flushed_ = size_;
        return {};
    }

    Result<void> shrink(std::uint64_t bytes) override {
        size_ -= std::min(bytes, size_);
        started_ = std::min(started_, size_);
        if (::ftruncate(fd_, static_cast<off_t>(size_)) != 0)
            return failed(OpsError::CannotShrinkFile, folder_, errno);
        return {};
    }

 private:
    // The part before the last one has had the time of a part to reach the disk.
    void startWriting() {
#ifdef __linux__
        ::sync_file_range(fd_, static_cast<off_t>(started_), static_cast<off_t>(size_ - started_),
                          SYNC_FILE_RANGE_WRITE);
        if (started_ >= flushEvery) {
            const auto before = static_cast<off_t>(started_ - flushEvery);
            ::sync_file_range(
                fd_, before, static_cast<off_t>(flushEvery),
                SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
            ::posix_fadvise(fd_, before, static_cast<off_t>(flushEvery), POSIX_FADV_DONTNEED);
        }
#endif
        started_ = size_;
    }

    int fd_;
    int volume_;
    std::string folder_;
    std::string name_;  // empty: it has none
    std::unique_ptr<Watcher> watcher_;
    std::uint64_t size_ = 0;
    std::uint64_t started_ = 0;  // bytes whose writing was begun
    std::uint64_t flushed_ = 0;
};

}  // namespace

Result<std::unique_ptr<FillFile>> makeFillFile(const HeldVolume& volume, bool keepName) {
    const int held = static_cast<int>(volume.handle());
    const std::string& folder = volume.mountPoint();
#ifdef O_TMPFILE
    if (!keepName) {
        const int fd = ::openat(held, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
        if (fd >= 0) return std::make_unique<PosixFillFile>(fd, volume);
        if (errno != EOPNOTSUPP && errno != EISDIR && errno != ENOENT && errno != EINVAL)
            return failed(OpsError::CannotCreateFile, folder, errno);
    }
#endif
    const std::string name = randomName();
    constexpr int create = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC;
    if (!keepName) {
        const int fd = ::openat(held, name.c_str(), create, 0600);
        if (fd < 0) return failed(OpsError::CannotCreateFile, folder, errno);
        if (::unlinkat(held, name.c_str(), 0) == 0) return std::make_unique<PosixFillFile>(fd, volume);
        ::close(fd);
        if (::unlinkat(held, name.c_str(), 0) != 0) return failed(OpsError::CannotDeleteFile, folder, errno);
    }
    // The watcher first: from its start on the name is removed whatever happens.
    auto watcher = Watcher::start(volume.path() + "/" + name);
    if (!watcher) return fail(Cause::Refused, OpsError::NoCleanupProcess, folder);
    const int fd = ::openat(held, name.c_str(), create, 0600);
    if (fd < 0) return failed(OpsError::CannotCreateFile, folder, errno);
    return std::make_unique<PosixFillFile>(fd, volume, name, std::move(watcher));
}

std::uint64_t allowOpenFiles(std::uint64_t wanted) {
    struct rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 256;
    if (limit.rlim_cur < wanted) {
        limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, wanted);
        ::setrlimit(RLIMIT_NOFILE, &limit);
        ::getrlimit(RLIMIT_NOFILE, &limit);
    }
    return limit.rlim_cur;
}

void syncVolume(const HeldVolume& volume) {
    const int fd = static_cast<int>(volume.handle());
#ifdef __linux__
    ::syncfs(fd);
#else
    ::fsync(fd);
#endif
}

}  // namespace sectorsmith
