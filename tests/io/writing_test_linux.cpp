// SPDX-License-Identifier: GPL-3.0-or-later
// Opening for writing: the contract for images and loop devices, and everything that must be refused.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <fstream>
#include <thread>

#include "contracts/device_case.h"
#include "io/device_facts.h"
#include "io/open.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr const char* sbin = "export PATH=\"$PATH:/usr/sbin:/sbin\"; ";

// --- the contract -----------------------------------------------------------------------------------------------------

struct LoopOwner {
    TemporaryFolder folder;
    std::optional<LoopDevice> loop;
    std::unique_ptr<BlockDevice> device;
    ~LoopOwner() { device.reset(); }  // before the loop device and the folder
};

std::shared_ptr<BlockDevice> keep(const std::shared_ptr<LoopOwner>& owner,
                                  Result<std::unique_ptr<BlockDevice>> opened) {
    EXPECT_TRUE(opened) << opened.error().message;
    if (!opened) return nullptr;
    owner->device = std::move(*opened);
    return {owner, owner->device.get()};
}

std::shared_ptr<BlockDevice> fixedVhd(std::span<const std::byte> content, std::uint32_t) {
    if (!haveProgram("qemu-img")) return nullptr;
    auto owner = std::make_shared<LoopOwner>();
    const auto raw = owner->folder.path() / "disk.img";
    const auto path = owner->folder.path() / "disk.vhd";
    writeFile(raw, content);
    if (run("qemu-img convert -f raw -O vpc -o subformat=fixed,force_size '" + raw.string() + "' '" +
            path.string() + "'")
            .exitCode != 0)
        return nullptr;
    return keep(owner, openForWriting(path.string()));
}

std::shared_ptr<BlockDevice> loop(std::span<const std::byte> content, std::uint32_t sectorSize) {
    if (!isRoot()) return nullptr;
    auto owner = std::make_shared<LoopOwner>();
    const auto path = owner->folder.path() / "disk.img";
    writeFile(path, content);
    if (auto made = LoopDevice::attach(path, "-b " + std::to_string(sectorSize)))
        owner->loop.emplace(std::move(*made));
    else return nullptr;
    return keep(owner, openForWriting(owner->loop->path()));
}

const DeviceCases onLinux({{"FixedVhd", 512, fixedVhd}, {"Loop512", 512, loop}, {"Loop4096", 4096, loop}});

// --- images -----------------------------------------------------------------------------------------------------------

TEST(ImageWriting, TheContainerAroundItStays) {
    if (!haveProgram("qemu-img")) GTEST_SKIP() << "qemu-img is not there";
    TemporaryFolder folder;
    const auto raw = folder.path() / "disk.img";
    const auto path = folder.path() / "disk.vhd";
    writeFile(raw, pattern(4 << 20));
    ASSERT_EQ(run("qemu-img convert -f raw -O vpc -o subformat=fixed,force_size '" + raw.string() + "' '" +
                  path.string() + "'")
                  .exitCode,
              0);
    const auto before = readFile(path);
    {
        auto device = openForWriting(path.string());
        ASSERT_TRUE(device);
        ASSERT_TRUE((*device)->write((4 << 20) - 512, pattern(512)));
        EXPECT_FALSE((*device)->write(4 << 20, pattern(512))) << "the footer is not the disk's";
        EXPECT_TRUE((*device)->flush());
    }
    auto after = readFile(path);
    std::ranges::copy(pattern(512), after.begin() + (4 << 20) - 512);
    auto expected = before;
    std::ranges::copy(pattern(512), expected.begin() + (4 << 20) - 512);
    EXPECT_TRUE(after == expected);
}

TEST(ImageWriting, WhatIsNotRawIsRefused) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.qcow2";
    std::vector<std::byte> bytes(65536);
    std::memcpy(bytes.data(), "QFI\xFB\0\0\0\3", 8);
    writeFile(path, bytes);
    auto refused = openForWriting(path.string());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Refused);
    EXPECT_THAT(refused.error().message, HasSubstr("qemu-img convert"));
    EXPECT_EQ(openForWriting((folder.path() / "none").string()).error().cause, Cause::NotFound);
}

TEST(ImageWriting, ZerosBecomeHolesAndHolesStay) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(8 << 20));
    auto blocks = [&] {
        struct stat st{};
        ::stat(path.c_str(), &st);
        return static_cast<std::uint64_t>(st.st_blocks) * 512;
    };
    run("sync '" + path.string() + "'");
    const auto before = blocks();
    auto device = openForWriting(path.string());
    ASSERT_TRUE(device);
    ASSERT_TRUE((*device)->writeZeros(1 << 20, 4 << 20));
    ASSERT_TRUE((*device)->flush());
    if (!(*device)->extentAt(2 << 20).hole) GTEST_SKIP() << "no holes on this file system";
    EXPECT_LE(blocks() + (4 << 20) - 65536, before);
    EXPECT_EQ(fs::file_size(path), 8u << 20);
    auto gone = (*device)->discard(6 << 20, 1 << 20);
    ASSERT_TRUE(gone);
    EXPECT_EQ(*gone, 1u << 20);
    EXPECT_TRUE((*device)->extentAt((6 << 20) + 5000).hole);
}

TEST(ImageWriting, AZeroedRangeKeepsItsBlocks) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    auto bytes = pattern(8 << 20);
    writeFile(path, bytes);
    run("sync '" + path.string() + "'");
    const auto blocks = [&] {
        struct stat st{};
        ::stat(path.c_str(), &st);
        return st.st_blocks;
    };
    const auto before = blocks();
    auto device = openForWriting(path.string());
    ASSERT_TRUE(device);
    if (auto zeroed = (*device)->zeroRange(512 * 9, 4 << 20); !zeroed) {
        ASSERT_EQ(zeroed.error().cause, Cause::Unsupported) << zeroed.error().message;
        EXPECT_TRUE(testing::readFile(path) == bytes);
        GTEST_SKIP() << zeroed.error().message;
    }
    ASSERT_TRUE((*device)->flush());
    EXPECT_GE(blocks(), before);
    EXPECT_EQ(fs::file_size(path), 8u << 20);
    std::fill_n(bytes.begin() + 512 * 9, 4 << 20, std::byte{0});
    EXPECT_TRUE(testing::readFile(path) == bytes);
}

TEST(ImageWriting, OneWriterAtATime) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(1 << 20));
    auto first = openForWriting(path.string());
    ASSERT_TRUE(first);
    auto second = openForWriting(path.string());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().cause, Cause::InUse);
    EXPECT_TRUE(openPath(path.string())) << "looking is not disturbed";
    first->reset();
    EXPECT_TRUE(openForWriting(path.string()));
}

// Runs `body` in a child until the object goes; the child says that it is ready by a byte in a pipe.
class Other {
 public:
    template <typename Body>
    explicit Other(Body body) {
        int ready[2];
        if (::pipe(ready) != 0) return;
        child_ = ::fork();
        if (child_ == 0) {
            body();
            static_cast<void>(!::write(ready[1], "x", 1));
            while (true) ::pause();
        }
        char byte = 0;
        static_cast<void>(!::read(ready[0], &byte, 1));
        ::close(ready[0]);
        ::close(ready[1]);
    }
    ~Other() {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    pid_t child() const { return child_; }

 private:
    pid_t child_ = 0;
};

TEST(ImageWriting, OtherProcessesThatHoldItAreNamed) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(1 << 20));
    {
        Other writer([&] { static_cast<void>(::open(path.c_str(), O_RDWR)); });
        auto refused = openForWriting(path.string());
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().cause, Cause::InUse);
        EXPECT_THAT(refused.error().message,
                    AllOf(HasSubstr(path.string()), HasSubstr("process " + std::to_string(writer.child()))));
    }
    {
        Other reader([&] { static_cast<void>(::open(path.c_str(), O_RDONLY)); });
        EXPECT_TRUE(openForWriting(path.string())) << "somebody who only reads is not in the way";
    }
    {
        Other locker([&] { static_cast<void>(::flock(::open(path.c_str(), O_RDONLY), LOCK_EX)); });
        EXPECT_EQ(openForWriting(path.string()).error().cause, Cause::InUse);
    }
    {
        Other machine([&] {
            struct flock range{};
            range.l_type = F_RDLCK;
            static_cast<void>(::fcntl(::open(path.c_str(), O_RDONLY), F_OFD_SETLK, &range));
        });
        EXPECT_EQ(openForWriting(path.string()).error().cause, Cause::InUse);
    }
    EXPECT_TRUE(openForWriting(path.string()));
}

TEST(ImageWriting, BehindALoopDeviceItIsInUse) {
    TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    writeFile(path, pattern(16 << 20));
    {
        SECTORSMITH_LOOP_DEVICE(loop, path, "");
        auto refused = openForWriting(path.string());
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().cause, Cause::InUse);
        EXPECT_THAT(refused.error().message, HasSubstr("backs " + loop.path()));
        const auto mount = folder.path() / "mount";
        fs::create_directory(mount);
        if (run(sbin + std::string("mkfs.ext4 -q ") + loop.path() + " && mount " + loop.path() + " '" +
                mount.string() + "'")
                .exitCode == 0) {
            refused = openForWriting(path.string());
            EXPECT_THAT(refused.error().message, HasSubstr("mounted at " + mount.string()));
            run("umount '" + mount.string() + "'");
        }
    }
    EXPECT_TRUE(openForWriting(path.string()));
}

// --- devices ----------------------------------------------------------------------------------------------------------

// A disk of two partitions on a loop device, the first with ext4 in it.
void makeDisk(const fs::path& file) {
    ASSERT_EQ(run(sbin + std::string("truncate -s 64M '") + file.string() +
                  "'; printf 'label: gpt\\nstart=2048, size=40960\\nstart=43008, size=40960\\n' | "
                  "sfdisk -q '" +
                  file.string() + "'")
                  .exitCode,
              0);
}

TEST(DeviceWriting, IdentityAndExclusivity) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(4 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "-b 4096");
    auto device = openForWriting(loop.path());
    ASSERT_TRUE(device) << device.error().message;
    const auto identity = (*device)->identity();
    EXPECT_FALSE(identity.image);
    EXPECT_EQ(identity.path, loop.path());
    EXPECT_EQ(identity.sectorSize, 4096u);
    EXPECT_EQ(identity.transport, "loop");
    EXPECT_EQ(identity.diskSequence, deviceFacts(loop.path())->diskSequence);
    // Nobody else gets it: neither a second writer, nor a mount, nor udev's probing.
    EXPECT_EQ(openForWriting(loop.path()).error().cause, Cause::InUse);
    EXPECT_NE(run("flock -n -s " + loop.path() + " true").exitCode, 0);
    EXPECT_NE(run("mount -t ext4 " + loop.path() + " /mnt").exitCode, 0);
    EXPECT_TRUE(openPath(loop.path())) << "looking is not disturbed";
    device->reset();
    EXPECT_TRUE(openForWriting(loop.path()));
    EXPECT_EQ(openForWriting(loop.path(), {.sectorSize = 512}).error().cause, Cause::Refused);
}

TEST(DeviceWriting, ReadingBackIsPastTheCache) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(1 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    ASSERT_EQ(run("cat " + loop.path() + " >/dev/null").exitCode,
              0);  // now all of it is in the kernel's cache of the device
    auto device = openForWriting(loop.path());
    ASSERT_TRUE(device);
    ASSERT_EQ(run("printf BEHIND | dd of='" + file.string() + "' bs=1 seek=8192 conv=notrunc,fsync").exitCode,
              0);
    std::vector<std::byte> now(512);
    EXPECT_TRUE((*device)->read(8192, now).complete());
    EXPECT_EQ(std::memcmp(now.data(), "BEHIND", 6), 0);
}

TEST(DeviceWriting, AReadOnlyOneIsRefused) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(1 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "-r");
    auto refused = openForWriting(loop.path());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Permission);
    EXPECT_THAT(refused.error().message, HasSubstr("read-only"));
}

TEST(DeviceWriting, MountedPartitionsAreInTheWayAndNamed) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    makeDisk(file);
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    if (!loop.addPartitions()) GTEST_SKIP() << "no partitions on loop devices here";
    const auto mount = folder.path() / "mount point";
    fs::create_directory(mount);
    const std::string one = loop.path() + "p1";
    const std::string two = loop.path() + "p2";
    if (run(sbin + ("mkfs.ext4 -q " + one) + " && mount " + one + " '" + mount.string() + "'").exitCode != 0)
        GTEST_SKIP() << "ext4 does not mount here";

    auto refused = openForWriting(loop.path());
    EXPECT_FALSE(refused);
    if (!refused) {
        EXPECT_EQ(refused.error().cause, Cause::InUse);
        EXPECT_THAT(refused.error().message,
                    AllOf(HasSubstr(one), HasSubstr("mounted at " + mount.string())));
    }
    EXPECT_EQ(openForWriting(one).error().cause, Cause::InUse);
    EXPECT_EQ(openForWriting(one, {.exclusivity = Exclusivity::BesideOthers}).error().cause, Cause::InUse);
    {
        auto other = openForWriting(two);
        EXPECT_TRUE(other) << "the other partition is free";
        // While it is held nothing can be mounted from it, and its disk is locked for udev.
        EXPECT_NE(run("mount " + two + " /mnt").exitCode, 0);
        EXPECT_NE(run("flock -n -s " + loop.path() + " true").exitCode, 0);
    }
    {
        auto beside = openForWriting(loop.path(), {.exclusivity = Exclusivity::BesideOthers});
        EXPECT_TRUE(beside);
        if (beside) {
            BlockDevice& device = **beside;
            std::vector<std::byte> table(512);
            EXPECT_TRUE(device.read(0, table).complete());
            EXPECT_TRUE(device.write(0, table)) << "the table may be written";
            EXPECT_TRUE(device.write(std::uint64_t{43008} * 512, table)) << "the free partition, too";
            auto inside = device.write(std::uint64_t{2048} * 512, table);
            EXPECT_EQ(inside.error().cause, Cause::InUse);
            EXPECT_THAT(inside.error().message, HasSubstr(mount.string()));
            EXPECT_EQ(device.write(std::uint64_t{2047} * 512, pattern(1024)).error().cause, Cause::InUse);
            EXPECT_EQ(device.writeZeros(std::uint64_t{43007} * 512, 1024).error().cause, Cause::InUse);
            EXPECT_EQ(device.discard(0, device.size()).error().cause, Cause::InUse);
        }
    }
    run("umount '" + mount.string() + "'");
    EXPECT_TRUE(openForWriting(loop.path()));
    // A file system on the whole disk: nothing of it is free.
    if (run(sbin + std::string("partx -d ") + loop.path() + "; mkfs.ext4 -q -F " + loop.path() +
            " && mount " + loop.path() + " '" + mount.string() + "'")
            .exitCode == 0) {
        EXPECT_EQ(openForWriting(loop.path(), {.exclusivity = Exclusivity::BesideOthers}).error().cause,
                  Cause::InUse);
        run("umount '" + mount.string() + "'");
    }
}

TEST(DeviceWriting, SwapIsInTheWay) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    ASSERT_EQ(run("truncate -s 16M '" + file.string() + "'").exitCode, 0);
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    if (run(sbin + ("mkswap " + loop.path()) + " && swapon " + loop.path()).exitCode != 0)
        GTEST_SKIP() << "swap cannot be switched on here";
    auto refused = openForWriting(loop.path());
    run(sbin + ("swapoff " + loop.path()));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::InUse);
    EXPECT_THAT(refused.error().message, HasSubstr("swap"));
}

TEST(DeviceWriting, TheSystemTakesOverTheNewTable) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    makeDisk(file);
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    if (!loop.addPartitions()) GTEST_SKIP() << "no partitions on loop devices here";
    // The new table: the first stays, the second moves, a third comes.
    const auto wanted = folder.path() / "wanted.img";
    ASSERT_EQ(run(sbin + std::string("truncate -s 64M '") + wanted.string() +
                  "'; printf 'label: gpt\\nstart=2048, size=40960\\nstart=51200, size=20480\\nstart=81920, "
                  "size=2048\\n' | sfdisk -q '" +
                  wanted.string() + "'")
                  .exitCode,
              0);
    const auto table = readFile(wanted);
    const auto mount = folder.path() / "mount";
    fs::create_directory(mount);
    const bool mounted = run(sbin + ("mkfs.ext4 -q " + loop.path()) + "p1 && mount " + loop.path() + "p1 '" +
                             mount.string() + "'")
                             .exitCode == 0;
    {
        auto device = openForWriting(
            loop.path(), {.exclusivity = mounted ? Exclusivity::BesideOthers : Exclusivity::Exclusive});
        EXPECT_TRUE(device);
        if (device) {
            EXPECT_TRUE((*device)->write(0, std::span(table).first(2048 * 512)));
            EXPECT_TRUE((*device)->write(table.size() - 33 * 512, std::span(table).last(33 * 512)));
            auto left = (*device)->rereadPartitions();
            EXPECT_TRUE(left) << left.error().message;
            if (left) {
                EXPECT_TRUE(left->empty()) << left->front();
            }
        }
    }
    auto facts = deviceFacts(loop.path());
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->partitions.size(), 3u);
    if (facts->partitions.size() == 3) {
        EXPECT_EQ(facts->partitions[0].offset, 2048u * 512);
        EXPECT_EQ(facts->partitions[1].offset, 51200u * 512);
        EXPECT_EQ(facts->partitions[1].length, 20480u * 512);
        EXPECT_EQ(facts->partitions[2].offset, 81920u * 512);
    }
    if (!mounted) return;
    // Now the mounted one shall go: the system cannot, and says which.
    const auto empty = folder.path() / "empty.img";
    ASSERT_EQ(run(sbin + std::string("truncate -s 64M '") + empty.string() +
                  "'; echo 'label: gpt' | sfdisk -q '" + empty.string() + "'")
                  .exitCode,
              0);
    {
        auto device = openForWriting(loop.path(), {.exclusivity = Exclusivity::BesideOthers});
        EXPECT_TRUE(device);
        if (device) {
            const auto none = readFile(empty);
            EXPECT_TRUE((*device)->write(0, std::span(none).first(34 * 512)));
            auto left = (*device)->rereadPartitions();
            EXPECT_TRUE(left);
            if (left) {
                EXPECT_THAT(*left, ::testing::ElementsAre(loop.name() + "p1"));
            }
        }
    }
    run("umount '" + mount.string() + "'");
}

TEST(DeviceWriting, TrimShrinksTheFileBehind) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(8 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    auto facts = deviceFacts(loop.path());
    if (!facts || facts->discardGranularity == 0) GTEST_SKIP() << "loop devices do not discard here";
    auto device = openForWriting(loop.path());
    ASSERT_TRUE(device);
    // Not aligned to the granularity: clamped inward.
    const auto unit = facts->discardGranularity;
    auto gone = (*device)->discard(unit + 512, 4 * unit);
    ASSERT_TRUE(gone) << gone.error().message;
    EXPECT_EQ(*gone, unit > 512 ? 3 * unit : 4 * unit);
    std::vector<std::byte> now(8 << 20);
    EXPECT_TRUE((*device)->read(0, now).complete());
    auto expected = pattern(8 << 20);
    std::fill_n(expected.begin() + static_cast<std::ptrdiff_t>(2 * unit), *gone, std::byte{0});
    EXPECT_TRUE(now == expected);
}

TEST(DeviceWriting, WithoutRightsItIsRefused) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(1 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) ::_exit(99);
        auto opened = openForWriting(loop.path());
        ::_exit(opened ? 1 : opened.error().cause == Cause::Permission ? 0 : 2);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_TRUE(readFile(file) == pattern(1 << 20));
}

}  // namespace
}  // namespace sectorsmith::testing
