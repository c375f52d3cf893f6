// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before libc (LD_PRELOAD) into a program under test: its N-th call that changes something in a folder goes wrong.
//   SECTORSMITH_FAULT_FOLDER  only calls on files below it count
//   SECTORSMITH_FAULT_LOG     a line "NUMBER CALL PATH" for each
//   SECTORSMITH_FAULT         "KIND:N", N from 1:
//     kill    the process ends before the call
//     torn    half of a write arrives, then the process ends
//     eio, enospc   the call fails, nothing arrives
//     short   a write takes half of its bytes and says so
//     drop    the call says that it was done, and was not
//     dead    this call and all later ones fail (EIO)
// Reads are counted by themselves ("read" in the log) and fail with "read-eio", or from then on with "read-dead".
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace {

enum class Kind { None, Kill, Torn, Eio, NoSpace, Short, Drop, Dead, ReadEio, ReadDead };

struct Settings {
    const char* folder = std::getenv("SECTORSMITH_FAULT_FOLDER");
    int log = -1;
    Kind kind = Kind::None;
    long at = 0;

    Settings() {
        if (const char* path = std::getenv("SECTORSMITH_FAULT_LOG"))
            log = static_cast<int>(
                ::syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
        const char* fault = std::getenv("SECTORSMITH_FAULT");
        if (fault == nullptr) return;
        const std::string_view text = fault;
        const auto colon = text.find(':');
        if (colon == std::string_view::npos) return;
        at = std::atol(fault + colon + 1);
        constexpr struct {
            std::string_view name;
            Kind kind;
        } kinds[] = {{"kill", Kind::Kill},      {"torn", Kind::Torn},        {"eio", Kind::Eio},
                     {"enospc", Kind::NoSpace}, {"short", Kind::Short},      {"drop", Kind::Drop},
                     {"dead", Kind::Dead},      {"read-eio", Kind::ReadEio}, {"read-dead", Kind::ReadDead}};
        for (const auto& one : kinds)
            if (text.substr(0, colon) == one.name) kind = one.kind;
    }
};

const Settings& settings() {
    static const Settings all;
    return all;
}

bool below(const char* path) {
    const char* folder = settings().folder;
    if (folder == nullptr || path == nullptr) return false;
    const std::size_t length = std::strlen(folder);
    return std::strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

struct Place {
    char path[PATH_MAX] = {};
    bool counts = false;
    explicit Place(int fd) {
        char link[64];
        std::snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
        const auto length = ::syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof(path) - 1);
        counts = length > 0 && below(path);
    }
    explicit Place(const char* name) {
        if (name == nullptr) return;
        std::strncpy(path, name, sizeof(path) - 1);
        counts = below(path);
    }
};

[[noreturn]] void end() {
    ::syscall(SYS_kill, ::syscall(SYS_getpid), SIGKILL);
    while (true) ::syscall(SYS_pause);
}

void note(long number, const char* call, const char* path) {
    if (settings().log < 0) return;
    char line[PATH_MAX + 64];
    const int length = std::snprintf(line, sizeof(line), "%ld %s %s\n", number, call, path);
    ::syscall(SYS_write, settings().log, line, static_cast<std::size_t>(length));
}

// What is to become of a call that was just counted: None, or the fault. Those that need no bytes are done here: `failed`.
struct Verdict {
    Kind kind = Kind::None;
    bool failed = false;  // with errno set
};

Verdict judge(const Place& place, const char* call) {
    static std::atomic<long> count = 0;
    if (!place.counts) return {};
    const long number = ++count;
    note(number, call, place.path);
    const Settings& all = settings();
    if (all.kind == Kind::Dead && number >= all.at) {
        errno = EIO;
        return {Kind::Dead, true};
    }
    if (number != all.at) return {};
    switch (all.kind) {
        case Kind::Kill: end();
        case Kind::Eio: errno = EIO; return {Kind::Eio, true};
        case Kind::NoSpace: errno = ENOSPC; return {Kind::NoSpace, true};
        default: return {all.kind, false};
    }
}

bool readFails(int fd) {
    static std::atomic<long> count = 0;
    const Place place(fd);
    if (!place.counts) return false;
    const long number = ++count;
    note(number, "read", place.path);
    const Settings& all = settings();
    const bool fails =
        (all.kind == Kind::ReadEio && number == all.at) || (all.kind == Kind::ReadDead && number >= all.at);
    if (fails) errno = EIO;
    return fails;
}

template <typename Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

// `some(count)` writes the first bytes.
template <typename Some>
ssize_t writing(int fd, std::size_t size, Some some) {
    const Verdict verdict = judge(Place(fd), "write");
    if (verdict.failed) return -1;
    switch (verdict.kind) {
        case Kind::Torn: some(size / 2); end();
        case Kind::Short: return some(size > 1 ? size / 2 : size);
        case Kind::Drop: return static_cast<ssize_t>(size);
        default: return some(size);
    }
}

// Calls without bytes.
template <typename Call>
int changing(const Place& place, const char* name, Call call) {
    const Verdict verdict = judge(place, name);
    if (verdict.failed) return -1;
    if (verdict.kind == Kind::Drop) return 0;
    return call();
}

}  // namespace

extern "C" {

ssize_t write(int fd, const void* bytes, size_t size) {
    static const auto next = real<ssize_t (*)(int, const void*, size_t)>("write");
    return writing(fd, size, [&](std::size_t count) { return next(fd, bytes, count); });
}
ssize_t pwrite(int fd, const void* bytes, size_t size, off_t offset) {
    static const auto next = real<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
    return writing(fd, size, [&](std::size_t count) { return next(fd, bytes, count, offset); });
}
ssize_t pwrite64(int fd, const void* bytes, size_t size, off64_t offset) {
    static const auto next = real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    return writing(fd, size, [&](std::size_t count) { return next(fd, bytes, count, offset); });
}
// libstdc++'s streams use it. A part of it is a part of the first piece.
ssize_t writev(int fd, const struct iovec* pieces, int count) {
    static const auto next = real<ssize_t (*)(int, const struct iovec*, int)>("writev");
    std::size_t size = 0;
    for (int i = 0; i < count; ++i) size += pieces[i].iov_len;
    return writing(fd, size, [&](std::size_t wanted) -> ssize_t {
        if (wanted == size) return next(fd, pieces, count);
        const std::size_t first = wanted < pieces[0].iov_len ? wanted : pieces[0].iov_len;
        return ::syscall(SYS_write, fd, pieces[0].iov_base, first);
    });
}
int fsync(int fd) {
    static const auto next = real<int (*)(int)>("fsync");
    return changing(Place(fd), "sync", [&] { return next(fd); });
}
int fdatasync(int fd) {
    static const auto next = real<int (*)(int)>("fdatasync");
    return changing(Place(fd), "sync", [&] { return next(fd); });
}
int rename(const char* from, const char* to) {
    static const auto next = real<int (*)(const char*, const char*)>("rename");
    return changing(Place(from), "rename", [&] { return next(from, to); });
}
int renameat(int a, const char* from, int b, const char* to) {
    static const auto next = real<int (*)(int, const char*, int, const char*)>("renameat");
    return changing(Place(from), "rename", [&] { return next(a, from, b, to); });
}
int renameat2(int a, const char* from, int b, const char* to, unsigned flags) {
    static const auto next = real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
    return changing(Place(from), "rename", [&] { return next(a, from, b, to, flags); });
}
int link(const char* from, const char* to) {
    static const auto next = real<int (*)(const char*, const char*)>("link");
    return changing(Place(to), "link", [&] { return next(from, to); });
}
int unlink(const char* path) {
    static const auto next = real<int (*)(const char*)>("unlink");
    return changing(Place(path), "unlink", [&] { return next(path); });
}
int remove(const char* path) {
    static const auto next = real<int (*)(const char*)>("remove");
    return changing(Place(path), "unlink", [&] { return next(path); });
}
int mkdir(const char* path, mode_t mode) {
    static const auto next = real<int (*)(const char*, mode_t)>("mkdir");
    return changing(Place(path), "mkdir", [&] { return next(path, mode); });
}
int ftruncate(int fd, off_t size) {
    static const auto next = real<int (*)(int, off_t)>("ftruncate");
    return changing(Place(fd), "truncate", [&] { return next(fd, size); });
}
int ftruncate64(int fd, off64_t size) {
    static const auto next = real<int (*)(int, off64_t)>("ftruncate64");
    return changing(Place(fd), "truncate", [&] { return next(fd, size); });
}
int fallocate(int fd, int mode, off_t offset, off_t length) {
    static const auto next = real<int (*)(int, int, off_t, off_t)>("fallocate");
    return changing(Place(fd), "fallocate", [&] { return next(fd, mode, offset, length); });
}
int fallocate64(int fd, int mode, off64_t offset, off64_t length) {
    static const auto next = real<int (*)(int, int, off64_t, off64_t)>("fallocate64");
    return changing(Place(fd), "fallocate", [&] { return next(fd, mode, offset, length); });
}
ssize_t pread(int fd, void* bytes, size_t size, off_t offset) {
    static const auto next = real<ssize_t (*)(int, void*, size_t, off_t)>("pread");
    return readFails(fd) ? -1 : next(fd, bytes, size, offset);
}
ssize_t pread64(int fd, void* bytes, size_t size, off64_t offset) {
    static const auto next = real<ssize_t (*)(int, void*, size_t, off64_t)>("pread64");
    return readFails(fd) ? -1 : next(fd, bytes, size, offset);
}
ssize_t read(int fd, void* bytes, size_t size) {
    static const auto next = real<ssize_t (*)(int, void*, size_t)>("read");
    return readFails(fd) ? -1 : next(fd, bytes, size);
}
// Only what makes a file counts.
static int opening(const char* name, const char* path, int flags, mode_t mode) {
    const auto next = real<int (*)(const char*, int, ...)>(name);
    if ((flags & O_CREAT) == 0) return next(path, flags, mode);
    const Verdict verdict = judge(Place(path), "create");
    return verdict.failed ? -1 : next(path, flags, mode);
}
int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opening("open", path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opening("open64", path, flags, mode);
}

}  // extern "C"
