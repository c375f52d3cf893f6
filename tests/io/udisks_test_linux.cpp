// SPDX-License-Identifier: GPL-3.0-or-later
// Opening through UDisks2, on a system bus of the test's own with its own daemons. They look at all devices of the
// computer, so this runs only where it is asked for: SECTORSMITH_TEST_SERVICES=1, as root.
#include "io/udisks_linux.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>

#include "io/open.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::HasSubstr;

// dbus-daemon, udevd (where none runs), polkitd and udisksd; stopped in the opposite order.
class Services {
 public:
    Services() {
        fs::permissions(folder_.path(),
                        fs::perms::owner_all | fs::perms::others_exec | fs::perms::group_exec);
        const std::string socket = (folder_.path() / "bus").string();
        ::setenv("DBUS_SYSTEM_BUS_ADDRESS", ("unix:path=" + socket).c_str(), 1);
        start("dbus-daemon --config-file=/usr/share/dbus-1/system.conf --address=unix:path=" + socket +
              " --nofork --nopidfile --nosyslog");
        if (!eventually([&] { return fs::exists(socket); })) return;
        ownUdev_ = run("udevadm control --ping -t 2").exitCode != 0;
        if (ownUdev_) {
            start("/lib/systemd/systemd-udevd");
            if (!eventually([] { return run("udevadm control --ping -t 2").exitCode == 0; })) return;
            run("udevadm trigger --subsystem-match=block; udevadm settle -t 10");
        }
        start("$(ls /usr/libexec/polkitd /usr/lib/polkit-1/polkitd 2>/dev/null | head -n 1) --no-debug");
        start("/usr/libexec/udisks2/udisksd");
        ready_ = eventually([] {
            return run("busctl --system call org.freedesktop.UDisks2 /org/freedesktop/UDisks2/Manager "
                       "org.freedesktop.UDisks2.Manager GetBlockDevices 'a{sv}' 0")
                       .exitCode == 0;
        });
    }
    ~Services() {
        for (auto it = children_.rbegin(); it != children_.rend(); ++it) {
            ::kill(*it, SIGTERM);
            ::waitpid(*it, nullptr, 0);
        }
        ::unsetenv("DBUS_SYSTEM_BUS_ADDRESS");
        std::error_code none;
        if (ownUdev_) fs::remove_all("/run/udev", none);
    }
    Services(const Services&) = delete;
    Services& operator=(const Services&) = delete;
    bool ready() const { return ready_; }

    static bool eventually(const std::function<bool()>& condition) {
        for (int i = 0; i < 100; ++i) {
            if (condition()) return true;
            std::this_thread::sleep_for(100ms);
        }
        return false;
    }

 private:
    void start(const std::string& command) {
        const pid_t child = ::fork();
        if (child == 0) {
            ::execl("/bin/sh", "sh", "-c", ("exec " + command + " >/dev/null 2>&1").c_str(), nullptr);
            ::_exit(127);
        }
        children_.push_back(child);
    }

    TemporaryFolder folder_;
    std::vector<pid_t> children_;
    bool ownUdev_ = false;
    bool ready_ = false;
};

TEST(UDisks, OpensForThoseWhoMayAndExplainsToTheOthers) {
    if (!isRoot() || std::getenv("SECTORSMITH_TEST_SERVICES") == nullptr)
        GTEST_SKIP() << "starts system services: only as root and with SECTORSMITH_TEST_SERVICES=1";
    for (const char* program : {"dbus-daemon", "udevadm", "busctl", "/usr/libexec/udisks2/udisksd"})
        if (!haveProgram(program)) GTEST_SKIP() << program << " is not there";
    Services services;
    ASSERT_TRUE(services.ready());
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    std::vector<std::byte> content(4 << 20, std::byte{0x42});
    writeFile(file, content);
    SECTORSMITH_LOOP_DEVICE(loop, file, "");

    // Root may: the daemon hands out a descriptor that works. It learns of the device a moment after it is there.
    Result<std::unique_ptr<SystemFile>> opened = fail(Cause::NotFound, "not tried");
    ASSERT_TRUE(Services::eventually([&] {
        opened = openThroughUdisks(loop.path(), {});
        return opened.has_value();
    })) << opened.error().message;
    std::vector<std::byte> out(1000);
    auto count = (*opened)->readAt(5, out);
    ASSERT_TRUE(count) << count.error().message;
    EXPECT_EQ(*count, out.size());
    EXPECT_EQ(out.front(), std::byte{0x42});
    EXPECT_EQ((*opened)->currentSize(), 4u << 20);
    EXPECT_FALSE((*opened)->writeAt(0, std::span(content).first(512))) << "opened for reading";
    // For writing, with the flags that writing wants.
    auto writable = openThroughUdisks(loop.path(), {.write = true, .exclusive = true, .direct = true});
    ASSERT_TRUE(writable) << writable.error().message;
    const int flags = ::fcntl(static_cast<int>((*writable)->nativeHandle()), F_GETFL);
    EXPECT_EQ(flags & (O_ACCMODE | O_DIRECT), O_RDWR | O_DIRECT);
    EXPECT_LT(::open(loop.path().c_str(), O_RDWR | O_EXCL), 0) << "it is held";
    EXPECT_EQ(openThroughUdisks(loop.path(), {.write = true, .exclusive = true}).error().cause, Cause::InUse);
    EXPECT_TRUE((*writable)->writeAt(512, std::vector<std::byte>(512, std::byte{1})));
    writable->reset();
    auto scanned = rescanThroughUdisks(loop.path());
    EXPECT_TRUE(scanned) << scanned.error().message;
    EXPECT_FALSE(openThroughUdisks("/dev/null", {}));

    // Unmounting, which refuses while a file is open.
    const auto mount = folder.path() / "mount";
    fs::create_directory(mount);
    if (run("PATH=$PATH:/sbin:/usr/sbin; mkfs.ext4 -q " + loop.path() + " && mount " + loop.path() + " '" +
            mount.string() + "'")
            .exitCode == 0) {
        const auto mounted = [&] {
            return run("grep -q '^" + loop.path() + " ' /proc/mounts").exitCode == 0;
        };
        {
            const std::ofstream open(mount / "file");
            Result<void> busy = fail(Cause::NotFound, "not tried");
            // The daemon learns of the mount a moment after it is there.
            EXPECT_TRUE(Services::eventually([&] {
                busy = unmountThroughUdisks(loop.path());
                return !busy && busy.error().cause == Cause::InUse;
            })) << (busy ? "unmounted" : busy.error().message);
            EXPECT_TRUE(mounted());
        }
        auto unmounted = unmountThroughUdisks(loop.path());
        EXPECT_TRUE(unmounted) << unmounted.error().message;
        EXPECT_FALSE(mounted());
        if (mounted()) run("umount '" + mount.string() + "'");
    }

    // Others are refused by polkit, and told so. (No agent runs that could ask for a password.)
    const auto told = fs::temp_directory_path() / ("sectorsmith-udisks-" + std::to_string(::getpid()));
    std::ofstream(told.string());
    fs::permissions(told, fs::perms::all);
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) ::_exit(99);
        auto refused = openPath(loop.path());
        if (refused) ::_exit(1);
        std::ofstream(told.string()) << refused.error().message;
        ::_exit(refused.error().cause == Cause::Permission ? 0 : 2);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    std::string sentence;
    {
        std::ifstream in(told.string());
        std::getline(in, sentence);
    }
    fs::remove(told);
    EXPECT_EQ(WEXITSTATUS(status), 0) << sentence;
    EXPECT_THAT(sentence, HasSubstr(loop.path()));
    EXPECT_THAT(sentence, ::testing::AnyOf(HasSubstr("polkit"), HasSubstr("password"))) << sentence;
    EXPECT_THAT(sentence, HasSubstr("sudo"));
}

}  // namespace
}  // namespace sectorsmith::testing
