// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/open_files_linux.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

bool isNumber(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// The names in a folder of /proc. There are hundreds of folders with thousands of links: each is looked at by its name
// within the folder, and without a stream.
class Folder {
 public:
    explicit Folder(const char* path, int in = AT_FDCWD)
        : fd_(::openat(in, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {}
    ~Folder() {
        if (fd_ >= 0) ::close(fd_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    // The next name but . and ..; none: the end, or hidden from this user.
    const char* next() {
        while (fd_ >= 0) {
            if (at_ == count_) {
                count_ = ::getdents64(fd_, entries_.data(), entries_.size());
                at_ = 0;
                if (count_ <= 0) break;
            }
            const auto* entry = reinterpret_cast<const dirent64*>(entries_.data() + at_);
            at_ += entry->d_reclen;
            if (entry->d_name[0] != '.') return entry->d_name;
        }
        count_ = at_ = 0;
        return nullptr;
    }
    int descriptor() const { return fd_; }

 private:
    int fd_;
    ssize_t at_ = 0, count_ = 0;
    alignas(dirent64) std::array<std::byte, 8192> entries_;
};

bool opensForWriting(const fs::path& process, const std::string& descriptor) {
    std::ifstream in(process / "fdinfo" / descriptor);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("flags:")) continue;
        const auto digits = line.find_first_of("01234567", 6);
        unsigned flags = 0;
        if (digits != std::string::npos)
            std::from_chars(line.data() + digits, line.data() + line.size(), flags, 8);
        return (flags & O_ACCMODE) != O_RDONLY;
    }
    return false;
}

// The owner's bits of a link in map_files are those of the mapped file's descriptor.
bool mapsForWriting(int folder, const char* link) {
    struct stat st{};
    return ::fstatat(folder, link, &st, AT_SYMLINK_NOFOLLOW) == 0 && (st.st_mode & S_IWUSR) != 0;
}

}  // namespace

std::vector<OpenFile> openFiles(const std::function<bool(const struct stat&)>& wanted, bool mappings) {
    std::vector<OpenFile> found;
    const std::string self = std::to_string(::getpid());
    Folder processes("/proc");
    while (const char* name = processes.next()) {
        if (!isNumber(name)) continue;
        const std::string pid = name;
        const fs::path process = fs::path("/proc") / pid;
        const auto first = found.size();
        for (const char* folder : {"fd", "map_files"}) {
            const bool mapped = folder[0] == 'm';
            if (mapped && !mappings) continue;
            Folder links((pid + '/' + folder).c_str(), processes.descriptor());
            while (const char* link = links.next()) {
                struct stat st{};
                if (::fstatat(links.descriptor(), link, &st, 0) != 0 || !wanted(st)) continue;
                OpenFile file;
                file.process = pid;
                file.own = pid == self;
                file.device = S_ISBLK(st.st_mode) ? st.st_rdev : 0;
                file.writing =
                    mapped ? mapsForWriting(links.descriptor(), link) : opensForWriting(process, link);
                const bool known =
                    std::any_of(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
                                [&](const OpenFile& other) {
                                    return other.writing == file.writing && other.device == file.device;
                                });
                if (!known) found.push_back(std::move(file));
            }
        }
        if (found.size() == first) continue;
        std::ifstream in(process / "comm");
        std::string program;
        std::getline(in, program);
        for (auto i = first; i < found.size(); ++i) found[i].program = program;
    }
    return found;
}

}  // namespace sectorsmith
