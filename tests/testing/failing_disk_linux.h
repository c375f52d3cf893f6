// SPDX-License-Identifier: GPL-3.0-or-later
// A disk with unreadable sectors: nbdkit answers "input/output error" for them, nbdfuse makes a file of it, a loop device with
// direct I/O a disk whose 512-byte sectors fail one by one.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "testing/images.h"

namespace sectorsmith::testing {

class FailingDisk {
 public:
    explicit FailingDisk(std::span<const std::byte> content) {
        const std::string dir = folder_.path().string();
        const std::string image = content_().string();
        std::filesystem::create_directory(mount());
        writeFile(content_(), content);
        fail({});
        // $3 bytes at $4. What FAIL names is bad; what LATER names once something has been written.
        std::ofstream(folder_.path() / "pread.sh")
            << "read -r bad <'" << dir << "/fail'; [ -e '" << dir << "/written' ] && read -r later <'" << dir
            << "/later'\n"
            << "[ -e '" << dir << "/slow' ] && read -r slow <'" << dir << "/slow'\n"
            << "for sector in $slow; do at=$((sector * 512))\n"
            << "  if [ $4 -lt $((at + 512)) ] && [ $(($4 + $3)) -gt $at ]; then sleep 0.4; fi\ndone\n"
            << "for sector in $bad $later; do at=$((sector * 512))\n"
            << "  if [ $4 -lt $((at + 512)) ] && [ $(($4 + $3)) -gt $at ]; then echo 'EIO bad sector' >&2; "
               "exit "
               "1; fi\n"
            << "done\nexec dd if='" << image
            << "' skip=$4 count=$3 iflag=count_bytes,skip_bytes status=none\n";
        std::ofstream(folder_.path() / "pwrite.sh")
            << "touch '" << dir << "/written'\ndd of='" << image
            << "' seek=$4 oflag=seek_bytes conv=notrunc status=none\n";
        const std::string socket = dir + "/socket";
        server_ = spawn("exec nbdkit -f -U '" + socket + "' --pidfile '" + dir +
                        "/pid' eval get_size='echo " + std::to_string(content.size()) + "' pread='sh " + dir +
                        "/pread.sh \"$@\"' pwrite='sh " + dir + "/pwrite.sh \"$@\"' >/dev/null 2>&1");
        if (!wait([&] { return std::filesystem::exists(socket); })) return;
        fuse_ = spawn("exec nbdfuse '" + mount().string() + "' 'nbd+unix:///?socket=" + socket +
                      "' >/dev/null 2>&1");
        ready_ = wait([&] { return std::filesystem::exists(file()); });
    }
    ~FailingDisk() {
        run("fusermount3 -u '" + mount().string() + "' || umount '" + mount().string() + "'");
        stop(fuse_);
        stop(server_);
    }
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    bool ready() const { return ready_; }
    std::filesystem::path file() const { return mount() / "nbd"; }
    // What is on it, bad sectors included.
    std::vector<std::byte> content() const { return readFile(content_()); }
    // These sectors of 512 bytes cannot be read from now on.
    void fail(const std::vector<std::uint64_t>& sectors) { list("fail", sectors); }
    // Reading these takes 0.4 s and longer.
    void slowDown(const std::vector<std::uint64_t>& sectors) { list("slow", sectors); }
    // These cannot once something has been written after this.
    void failAfterWriting(const std::vector<std::uint64_t>& sectors) {
        std::filesystem::remove(folder_.path() / "written");
        list("later", sectors);
    }

 private:
    std::filesystem::path mount() const { return folder_.path() / "mount"; }
    std::filesystem::path content_() const { return folder_.path() / "disk.img"; }
    void list(const char* name, const std::vector<std::uint64_t>& sectors) {
        std::ofstream out(folder_.path() / name);
        for (const std::uint64_t sector : sectors) out << sector << ' ';
        out << '\n';
    }
    static pid_t spawn(const std::string& command) {
        const pid_t child = ::fork();
        if (child == 0) {
            ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
            ::_exit(127);
        }
        return child;
    }
    static void stop(pid_t child) {
        if (child <= 0) return;
        ::kill(child, SIGTERM);
        ::waitpid(child, nullptr, 0);
    }
    template <typename Condition>
    static bool wait(Condition condition) {
        for (int i = 0; i < 200; ++i) {
            if (condition()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return false;
    }

    TemporaryFolder folder_;
    pid_t server_ = 0;
    pid_t fuse_ = 0;
    bool ready_ = false;
};

}  // namespace sectorsmith::testing
