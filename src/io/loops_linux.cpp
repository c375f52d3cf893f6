// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: include/uapi/linux/loop.h; drivers/block/loop.c (what the fields of loop_info64 hold) of Linux.
#include "io/loops_linux.h"

#include <fcntl.h>
#include <linux/loop.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <filesystem>

#include "io/sysfs_linux.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

// The kernel's encoding of a device number in 64 bits (huge_encode_dev).
dev_t deviceOf(std::uint64_t encoded) {
    return makedev(static_cast<unsigned>((encoded & 0xFFF00) >> 8),
                   static_cast<unsigned>((encoded & 0xFF) | ((encoded >> 12) & 0xFFF00)));
}

void ask(AttachedLoop& loop) {
    const int fd = ::open(loop.path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) return;
    loop_info64 info{};
    if (::ioctl(fd, LOOP_GET_STATUS64, &info) == 0) {
        loop.backing = FileId{deviceOf(info.lo_device), static_cast<ino_t>(info.lo_inode)};
        loop.backingDevice = deviceOf(info.lo_rdevice);
    }
    ::close(fd);
}

void measure(AttachedLoop& loop, const fs::path& folder) {
    loop.readOnly = sysfs::number(folder / "ro") == 1;
    loop.size = sysfs::number(folder / "size") * 512;  // sysfs counts so, whatever the sector size
    loop.offset = sysfs::number(folder / "loop" / "offset");
    loop.limited = sysfs::number(folder / "loop" / "sizelimit") != 0;
}

}  // namespace

std::optional<FileId> FileId::of(const std::string& path) {
    struct stat st{};
    if (::stat(path.c_str(), &st) != 0) return std::nullopt;
    return FileId{st.st_dev, st.st_ino};
}

std::string backingFileName(const LinuxPlaces& places, const std::string& node) {
    std::string name =
        sysfs::contents(fs::path(places.sys) / "class" / "block" / node / "loop" / "backing_file");
    if (name.ends_with('\n')) name.pop_back();  // the kernel's; others are the name's own
    return name;
}

std::vector<AttachedLoop> attachedLoops(const LinuxPlaces& places) {
    std::vector<AttachedLoop> loops;
    std::error_code none;
    for (fs::directory_iterator it(fs::path(places.sys) / "block", none), end; !none && it != end;
         it.increment(none)) {
        AttachedLoop loop;
        loop.node = it->path().filename().string();
        if (!loop.node.starts_with("loop")) continue;
        std::error_code missing;
        loop.file = backingFileName(places, loop.node);
        if (loop.file.empty() && !fs::exists(it->path() / "loop" / "backing_file", missing)) continue;
        loop.path = places.dev + "/" + loop.node;
        if (places.probe) ask(loop);
        if (!loop.backing) measure(loop, it->path());
        loops.push_back(std::move(loop));
    }
    return loops;
}

}  // namespace sectorsmith
