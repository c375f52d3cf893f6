// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/open_files_linux.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

bool isNumber(const std::string& text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

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
bool mapsForWriting(const fs::path& link) {
    struct stat st{};
    return ::lstat(link.c_str(), &st) == 0 && (st.st_mode & S_IWUSR) != 0;
}

}  // namespace

std::vector<OpenFile> openFiles(const std::function<bool(const struct stat&)>& wanted, bool mappings) {
    std::vector<OpenFile> found;
    std::error_code none;
    const std::string self = std::to_string(::getpid());
    for (fs::directory_iterator process("/proc", none), end; !none && process != end;
         process.increment(none)) {
        const std::string pid = process->path().filename();
        if (!isNumber(pid)) continue;
        const auto first = found.size();
        for (const char* folder : {"fd", "map_files"}) {
            const bool mapped = folder[0] == 'm';
            if (mapped && !mappings) continue;
            std::error_code hidden;
            for (fs::directory_iterator link(process->path() / folder, hidden), last; !hidden && link != last;
                 link.increment(hidden)) {
                struct stat st{};
                if (::stat(link->path().c_str(), &st) != 0 || !wanted(st)) continue;
                OpenFile file;
                file.process = pid;
                file.own = pid == self;
                file.device = S_ISBLK(st.st_mode) ? st.st_rdev : 0;
                file.writing = mapped ? mapsForWriting(link->path())
                                      : opensForWriting(process->path(), link->path().filename());
                const bool known =
                    std::any_of(found.begin() + static_cast<std::ptrdiff_t>(first), found.end(),
                                [&](const OpenFile& other) {
                                    return other.writing == file.writing && other.device == file.device;
                                });
                if (!known) found.push_back(std::move(file));
            }
        }
        if (found.size() == first) continue;
        std::ifstream in(process->path() / "comm");
        std::string program;
        std::getline(in, program);
        for (auto i = first; i < found.size(); ++i) found[i].program = program;
    }
    return found;
}

}  // namespace sectorsmith
