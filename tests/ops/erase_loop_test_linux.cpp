// SPDX-License-Identifier: GPL-3.0-or-later
// Loop devices and mounted volumes: TRIM reaches the backing file, what is in use is refused, a filled volume is left as it
// was, also by a kill.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "ops/erase_testing.h"
#include "ops/fill_volume.h"
#include "ops/held_volume.h"
#include "ops/state_folder.h"
#include "ops/trim_support.h"
#include "testing/disks.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::LoopDevice;
using testing::MadeDisk;

std::uint64_t allocated(const fs::path& path) {
    struct stat st{};
    ::stat(path.c_str(), &st);
    return static_cast<std::uint64_t>(st.st_blocks) * 512;
}

Result<EraseReport> give(const std::string& source, EraseMethod method, std::optional<ByteRange> range,
                         bool allowSharedDisk = false) {
    EraseOptions options;
    options.method = method;
    return testing::runDestructive(source, options, range, allowSharedDisk);
}

// A mounted folder, unmounted with the object.
class Mount {
 public:
    Mount(const std::string& device, const fs::path& folder) : folder_(folder) {
        fs::create_directories(folder_);
        mounted = testing::run("mount " + device + " '" + folder_.string() + "'").exitCode == 0;
    }
    ~Mount() { unmount(); }
    void unmount() {
        if (mounted) testing::run("umount '" + folder_.string() + "'");
        mounted = false;
    }
    Mount(const Mount&) = delete;
    Mount& operator=(const Mount&) = delete;
    bool mounted = false;
    const fs::path& path() const { return folder_; }

 private:
    fs::path folder_;
};

TEST(TrimLoop, ShrinksTheBackingFileAndStaysInItsRange) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* sectors : {"-b 512", "-b 4096"}) {
        const MadeDisk disk("32M");
        disk.must("head -c 32M /dev/urandom >$D; sync $D");
        const auto before = testing::readFile(disk.path());
        const std::uint64_t had = allocated(disk.path());
        {
            SECTORSMITH_LOOP_DEVICE(loop, disk.path(), sectors);
            auto support = trimSupport(loop.path());
            ASSERT_TRUE(support);
            if (!support->available) GTEST_SKIP() << support->reason.text;
            const std::uint64_t from = (5 << 20) + 4096, length = (9 << 20) - 8192;
            auto report = give(loop.path(), EraseMethod::Trim, ByteRange{from, length});
            ASSERT_TRUE(report) << report.error().message;
            EXPECT_EQ(report->discardedBytes + report->edgeBytes, length);
            EXPECT_LE(report->edgeBytes, 2 * support->granularity);
            EXPECT_EQ(report->readBack, ReadBack::ReadsZero);
            auto after = testing::readFile(disk.path());
            for (std::uint64_t i = 0; i < before.size(); ++i) {
                const bool inside = i >= from && i < from + length;
                if (!inside && after[i] != before[i]) FAIL() << "byte " << i << " lies outside of the range";
            }
            EXPECT_LE(allocated(disk.path()) + report->discardedBytes, had + 65536);
        }
    }
}

TEST(EraseFreeLoop, TheKernelZeroesARangeAndStaysInIt) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* sectors : {"-b 512", "-b 4096"}) {
        const MadeDisk disk("80M");
        disk.must("head -c 80M /dev/urandom >$D; sync $D");
        auto expected = testing::readFile(disk.path());
        SECTORSMITH_LOOP_DEVICE(loop, disk.path(), sectors);
        const std::uint64_t from = (5 << 20) + 4096, length = (70 << 20) - 8192;  // more than one step
        auto report = give(loop.path(), EraseMethod::ZeroRange, ByteRange{from, length});
        ASSERT_TRUE(report) << report.error().message;
        EXPECT_EQ(report->zeroedBytes, length);
        EXPECT_EQ(report->readBack, ReadBack::Right);
        std::fill_n(expected.begin() + static_cast<std::ptrdiff_t>(from), length, std::byte{0});
        EXPECT_TRUE(testing::readFile(disk.path()) == expected);
    }
}

TEST(EraseFreeImage, HolesBetweenWhatIsZeroedStayHoles) {
    SECTORSMITH_NEEDS_SHELL();
    const MadeDisk disk("64M");
    disk.must(
        "for i in 4 20 40; do head -c 4M /dev/urandom | dd of=$D bs=1M seek=$i conv=notrunc; done; sync $D");
    const std::uint64_t had = allocated(disk.path());
    if (had > 16 << 20) GTEST_SKIP() << "no holes on this file system";
    const auto report = give(disk.path().string(), EraseMethod::ZeroRange, ByteRange{512, (64 << 20) - 512});
    if (!report && report.error().cause == Cause::Unsupported) GTEST_SKIP() << report.error().message;
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->zeroedBytes, 12u << 20);
    EXPECT_EQ(report->alreadyZeroBytes, (52u << 20) - 512);
    EXPECT_LE(allocated(disk.path()), had + 65536);
    EXPECT_TRUE(testing::readFile(disk.path()) == std::vector<std::byte>(64 << 20));
}

TEST(TrimLoop, WhatIsInUseIsRefusedAndItsNeighbourIsNot) {
    SECTORSMITH_NEEDS_SHELL();
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:1M:+24M -n 2:30M:+24M $D");
    SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
    if (!loop.addPartitions()) GTEST_SKIP() << "the kernel takes no partitions here";
    disk.must("mkfs.ext4 -q -F " + loop.path() + "p1; mkfs.ext4 -q -F " + loop.path() + "p2");
    Mount mount(loop.path() + "p1", disk.path().parent_path() / "mnt");
    if (!mount.mounted) GTEST_SKIP() << "nothing can be mounted here";
    disk.must("head -c 3M /dev/urandom >" + (mount.path() / "file").string());
    const auto refused = [&](const Result<EraseReport>& result) {
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().cause, Cause::InUse);
        EXPECT_THAT(result.error().message, HasSubstr("mounted at"));
    };
    refused(give(loop.path() + "#1", EraseMethod::Zero, std::nullopt));
    refused(give(loop.path() + "p1", EraseMethod::Zero, std::nullopt));
    refused(give(loop.path(), EraseMethod::Trim, ByteRange{0, 64 << 20}));
    refused(give(loop.path(), EraseMethod::Trim, ByteRange{0, 64 << 20}, true));
    // The other partition is locked through its own node.
    auto other = give(loop.path() + "#2", EraseMethod::Zero, std::nullopt);
    EXPECT_TRUE(other) << other.error().message;
    // And so is the image below it.
    auto image = give(disk.path().string(), EraseMethod::Trim, ByteRange{0, 64 << 20});
    ASSERT_FALSE(image);
    EXPECT_EQ(image.error().cause, Cause::InUse);
    EXPECT_THAT(image.error().message, HasSubstr("backs"));
    mount.unmount();
    EXPECT_EQ(disk.shell("e2fsck -fn " + loop.path() + "p1").exitCode, 0);
    EXPECT_EQ(disk.shell("e2fsck -fn " + loop.path() + "p2").exitCode, 0);
}

TEST(TrimLoop, SecureIsRefusedWhereTheDeviceCannot) {
    SECTORSMITH_NEEDS_SHELL();
    const MadeDisk disk("8M");
    disk.must("head -c 8M /dev/urandom >$D; sync $D");
    const auto before = testing::readFile(disk.path());
    EraseOptions options;
    options.method = EraseMethod::Trim;
    options.secure = true;
    const ByteRange all{0, 8 << 20};
    const auto image = testing::runDestructive(disk.path().string(), options, all);
    ASSERT_FALSE(image);
    EXPECT_EQ(image.error().cause, Cause::Usage);
    EXPECT_THAT(image.error().message, HasSubstr("for devices, not for images"));
    {
        SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
        const auto device = testing::runDestructive(loop.path(), options, all);
        ASSERT_FALSE(device);
        EXPECT_EQ(device.error().cause, Cause::Unsupported);
        EXPECT_THAT(device.error().message, HasSubstr("no secure discard"));
    }
    EXPECT_EQ(testing::readFile(disk.path()), before);
}

// --- unmounted, with the worst timing ---------------------------------------------------------------------------------

// zerofree takes such a copy for clean and erases the file, which only the journal knows.
TEST(EraseFreeLoop, ACopyTakenAfterFsyncAndBeforeTheCheckpointIsRefused) {
    SECTORSMITH_NEEDS_SHELL();
    const MadeDisk disk("64M");
    disk.must("mkfs.ext4 -q -F $D");
    const std::string copy = disk.path().string() + ".copy";
    std::string hash;
    {
        SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
        Mount mount(loop.path(), disk.path().parent_path() / "mnt");
        if (!mount.mounted) GTEST_SKIP() << "ext4 cannot be mounted here";
        const std::string file = (mount.path() / "file").string();
        disk.must("head -c 5000000 /dev/urandom >" + file + "; sync -d " + file + "; sync " + loop.path() +
                  "; cp $D $D.copy");
        hash = disk.must("sha256sum <" + file);
    }
    const auto before = testing::readFile(copy);
    const auto report = testing::eraseFree(copy);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().cause, Cause::Refused);
    EXPECT_THAT(report.error().message, HasSubstr("journal must be replayed"));
    EXPECT_TRUE(testing::readFile(copy) == before) << "refused, and yet something was written";
    // The data are there: once the journal is replayed, the file is read, and the free space may go.
    disk.shell("e2fsck -fy $D.copy");
    const auto now = testing::eraseFree(copy);
    ASSERT_TRUE(now) << now.error().message;
    EXPECT_EQ(disk.must("debugfs -R 'cat file' $D.copy 2>/dev/null | sha256sum"), hash);
    EXPECT_EQ(disk.shell("e2fsck -fn $D.copy").exitCode, 0);
}

// Files on an ext4 volume, of which others were deleted, and what is said of them.
class KilledErase {
 public:
    KilledErase() : disk_("256M") {
        disk_.must(
            "mkdir $D.s; for i in 1 2 3 4 5 6 7 8 9; do head -c 20M /dev/urandom >$D.s/f$i; done; mke2fs -q "
            "-F -t ext4 -d $D.s $D; for i in 1 3 5 7 9; do debugfs -w -R \"rm f$i\" $D 2>/dev/null; done; "
            "rm -r $D.s; cp $D $D.keep");
        before = said();
    }
    // The files' sums and what e2fsck says of the volume.
    std::string said() const {
        return disk_.must(
            "for i in 2 4 6 8; do debugfs -R \"cat f$i\" $D 2>/dev/null | sha256sum; done; e2fsck -fn $D; "
            "echo $?");
    }
    std::string before;
    void renew() const { disk_.must("cp $D.keep $D"); }
    fs::path path() const { return disk_.path(); }
    // True when it was cut off.
    static bool killed(const std::string& source, EraseMethod method, std::chrono::milliseconds after) {
        const pid_t child = ::fork();
        if (child == 0) {
            static_cast<void>(give(source, method, std::nullopt));
            ::_exit(0);
        }
        std::this_thread::sleep_for(after);
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFSIGNALED(status);
    }

 private:
    MadeDisk disk_;
};

TEST(EraseFreeLoop, KilledItLeavesEveryFile) {
    SECTORSMITH_NEEDS_SHELL();
    const KilledErase volume;
    for (int round = 0; round < 9; ++round) {
        volume.renew();
        constexpr std::array methods = {EraseMethod::Zero, EraseMethod::Punch, EraseMethod::ZeroRange};
        KilledErase::killed(volume.path().string(), methods[static_cast<std::size_t>(round) % 3],
                            std::chrono::milliseconds(10 + round * 25));
        ASSERT_EQ(volume.said(), volume.before) << "round " << round;
    }
    ASSERT_TRUE(give(volume.path().string(), EraseMethod::Zero, std::nullopt));
    EXPECT_EQ(volume.said(), volume.before);
}

TEST(EraseFreeLoop, KilledWhileTrimmingItLeavesEveryFile) {
    SECTORSMITH_NEEDS_SHELL();
    const KilledErase volume;
    int cutOff = 0;
    for (int round = 0; round < 6; ++round) {
        volume.renew();
        SECTORSMITH_LOOP_DEVICE(loop, volume.path(), "");
        cutOff +=
            KilledErase::killed(loop.path(), EraseMethod::Trim, std::chrono::milliseconds(5 + round * 10));
        ASSERT_EQ(volume.said(), volume.before) << "round " << round;
    }
    EXPECT_GT(cutOff, 0);
    SECTORSMITH_LOOP_DEVICE(loop, volume.path(), "");
    ASSERT_TRUE(give(loop.path(), EraseMethod::Trim, std::nullopt));
    EXPECT_EQ(volume.said(), volume.before);
}

// --- mounted volumes --------------------------------------------------------------------------------------------------

// An ext4 volume with files, of which one is deleted, and the number of bytes that are not zero in its free blocks.
class DirtyVolume {
 public:
    // Mounted at `folder`, else at one of its own.
    explicit DirtyVolume(const fs::path& folder = {}) : disk_("96M") {
        disk_.must("mkfs.ext4 -q -F -m 0 $D");
        if (!testing::isRoot()) return;
        if (auto made = LoopDevice::attach(disk_.path())) loop_.emplace(std::move(*made));
        else return;
        mount_.emplace(loop_->path(), folder.empty() ? disk_.path().parent_path() / "mnt" : folder);
        if (!mount_->mounted) return;
        ready = true;
        disk_.must("cd " + path() +
                   "; head -c 20M /dev/urandom >keep; head -c 40M /dev/urandom >gone; sync; rm gone; sync");
        hash_ = disk_.must("sha256sum <" + path() + "/keep");
    }
    bool ready = false;
    std::string path() const { return mount_->path().string(); }
    const MadeDisk& disk() const { return disk_; }
    std::string device() const { return loop_->path(); }
    void unmount() { mount_->unmount(); }
    // Unmounts; nothing but `keep` may be there, and the file system must be sound.
    void judge() {
        EXPECT_EQ(disk_.must("ls -A " + path()), "keep\nlost+found\n");
        EXPECT_EQ(disk_.must("sha256sum <" + path() + "/keep"), hash_);
        mount_->unmount();
        const auto check = disk_.shell("e2fsck -fn " + loop_->path());
        EXPECT_EQ(check.exitCode, 0) << check.out;
    }
    std::uint64_t dirtyFreeBytes() const {
        return std::stoull(
            "0" + disk_.must("dumpe2fs " + loop_->path() +
                             " 2>/dev/null | sed -n 's/^  Free blocks: //p' | tr ',' '\\n' | sed 's/ //g' | "
                             "grep . | while IFS=- read a b; do dd if=" +
                             loop_->path() + " bs=$(dumpe2fs -h " + loop_->path() +
                             " 2>/dev/null | awk '/^Block size/{print $3}') skip=$a "
                             "count=$((${b:-$a}-a+1)) 2>/dev/null; done | tr -d '\\0' | wc -c"));
    }

 private:
    MadeDisk disk_;
    std::optional<LoopDevice> loop_;
    std::optional<Mount> mount_;
    std::string hash_;
};

TEST(FillVolume, OverwritesWhatIsNotInUseAndGoes) {
    SECTORSMITH_NEEDS_SHELL();
    for (const bool named : {false, true}) {
        DirtyVolume volume;
        if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
        FillOptions options;
        options.reserve = 0;
        options.fileBytes = 24 << 20;
        options.named = named;
        SilentProgress progress;
        auto report = fillVolume(volume.path(), options, progress);
        ASSERT_TRUE(report) << report.error().message;
        EXPECT_FALSE(report->stopped);
        EXPECT_GE(report->files, 3u);
        EXPECT_LT(report->leftBytes, 5u << 19) << "ext4 keeps some blocks for its own use";
        volume.judge();
        EXPECT_LT(volume.dirtyFreeBytes(), 200000u) << "40 MB were deleted there";
    }
}

TEST(FillVolume, KeepsAReserveAlsoWhenOthersWrite) {
    SECTORSMITH_NEEDS_SHELL();
    DirtyVolume volume;
    if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
    // Looks at the volume from outside while it is filled.
    class Spy : public Progress {
     public:
        explicit Spy(std::string folder) : folder_(std::move(folder)) {}
        void update(std::uint64_t, std::uint64_t) override {
            if (auto space = spaceOf(folder_)) least = std::min(least, space->available);
        }
        bool cancelled() const override { return false; }
        std::uint64_t least = ~std::uint64_t{0};

     private:
        std::string folder_;
    } spy(volume.path());
    FillOptions options;
    options.reserve = 12 << 20;
    auto report = fillVolume(volume.path(), options, spy);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_GE(spy.least, (12u << 20) - 65536);
    EXPECT_GT(report->writtenBytes, 20u << 20);
    volume.judge();
}

TEST(FillVolume, CancelledItLeavesNothing) {
    SECTORSMITH_NEEDS_SHELL();
    DirtyVolume volume;
    if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
    class Impatient : public Progress {
     public:
        void update(std::uint64_t done, std::uint64_t) override { done_ = done; }
        bool cancelled() const override { return done_ > 15 << 20; }

     private:
        std::uint64_t done_ = 0;
    } progress;
    auto report = fillVolume(volume.path(), {}, progress);
    ASSERT_TRUE(report);
    ASSERT_TRUE(report->stopped);
    EXPECT_EQ(report->stopped->cause, Cause::Cancelled);
    volume.judge();
}

// Killed at many moments, with files that have no name and with files that a watcher has to remove.
TEST(FillVolume, KilledItLeavesTheVolumeSoundAndNoFileBehind) {
    SECTORSMITH_NEEDS_SHELL();
    DirtyVolume volume;
    if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
    for (int round = 0; round < 12; ++round) {
        const pid_t child = ::fork();
        if (child == 0) {
            FillOptions options;
            options.named = round % 2 == 1;
            options.fileBytes = 4 << 20;
            options.reserve = 1 << 20;
            SilentProgress progress;
            fillVolume(volume.path(), options, progress);
            ::_exit(0);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + round * 13));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        // The watchers have a moment.
        for (int i = 0; i < 100; ++i) {
            if (volume.disk().must("ls -A " + volume.path()) == "keep\nlost+found\n") break;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        ASSERT_EQ(volume.disk().must("ls -A " + volume.path()), "keep\nlost+found\n") << "round " << round;
    }
    volume.judge();
}

TEST(FillVolume, OfAMountedVolumeTrimReachesTheFile) {
    SECTORSMITH_NEEDS_SHELL();
    DirtyVolume volume;
    if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
    const std::uint64_t before = allocated(volume.disk().path());
    auto mounted = mountedVolumeAt(volume.path());
    ASSERT_TRUE(mounted);
    EXPECT_EQ(mounted->type, "ext4");
    EXPECT_THAT(mounted->name, HasSubstr("loop"));
    SilentProgress progress;
    auto trimmed = trimMounted(*mounted, 0, progress);
    ASSERT_TRUE(trimmed) << trimmed.error().message;
    EXPECT_GE(*trimmed, 40u << 20);
    EXPECT_LE(allocated(volume.disk().path()) + (39 << 20), before);
    volume.judge();
}

// Between the preview and the name that people type the volume is unmounted, or another one is mounted in its place: neither
// the volume that comes to light nor the other one is touched.
TEST(FillVolume, AnotherVolumeAtItsPlaceIsNotTouched) {
    SECTORSMITH_NEEDS_SHELL();
    for (const EraseMethod method : {EraseMethod::Zero, EraseMethod::Trim}) {
        for (const bool replaced : {false, true}) {
            DirtyVolume volume;
            if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
            EraseRequest request;
            request.folder = volume.path();
            request.options.method = method;
            testing::QuietWatcher watcher;
            EraseSession session(request);
            const ErasePreview& preview = session.prepare(nullptr, watcher);
            if (preview.trimUnavailable()) continue;
            ASSERT_FALSE(preview.refused) << preview.refused->message;
            volume.unmount();
            std::optional<DirtyVolume> other;
            if (replaced) {
                other.emplace(volume.path());
                ASSERT_TRUE(other->ready);
            }
            auto done = session.run(preview.name, watcher);
            ASSERT_FALSE(done);
            EXPECT_EQ(done.error().cause, Cause::Changed) << done.error().message;
            EXPECT_GT(volume.dirtyFreeBytes(), 30u << 20);
            if (!other) continue;
            other->unmount();
            EXPECT_GT(other->dirtyFreeBytes(), 30u << 20);
        }
    }
}

// A file on the disk is a disk itself, and what is mounted of it lies on the first one.
TEST(StateFolderOfALoop, LiesOnTheDiskOfItsFile) {
    SECTORSMITH_NEEDS_SHELL();
    DirtyVolume volume;
    if (!volume.ready) GTEST_SKIP() << "needs root and loop devices";
    volume.disk().must("truncate -s 8M " + volume.path() + "/inner; mkfs.ext4 -q -F " + volume.path() +
                       "/inner");
    SECTORSMITH_LOOP_DEVICE(inner, volume.path() + "/inner", "");
    const testing::TemporaryFolder folder;
    const Mount mount(inner.path(), folder.path());
    ASSERT_TRUE(mount.mounted);
    const fs::path state = folder.path() / "state";
    EXPECT_TRUE(liesOnDisk(state, inner.path()));
    EXPECT_TRUE(liesOnDisk(state, volume.device()));
    EXPECT_FALSE(liesOnDisk(volume.path(), inner.path()));
}

TEST(HeldVolume, IsTheOneThatWasLookedAt) {
    const testing::TemporaryFolder folder;
    auto facts = mountedVolumeAt(folder.path().string());
    ASSERT_TRUE(facts) << facts.error().message;
    EXPECT_FALSE(facts->identity.volume.empty());
    {
        const auto held = HeldVolume::open(*facts);
        ASSERT_TRUE(held) << held.error().message;
        const auto space = held->space();
        ASSERT_TRUE(space);
        EXPECT_EQ(space->total, facts->space.total);
    }
    MountPointFacts other = *facts;
    other.identity.volume += "0";
    auto refused = HeldVolume::open(other);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Changed);
    // Another medium under the name of the same device.
    other = *facts;
    other.identity.disk.emplace().sequence = 12345;
    EXPECT_FALSE(HeldVolume::open(other));
    SilentProgress progress;
    auto filled = fillVolume(other, {}, progress);
    ASSERT_FALSE(filled);
    EXPECT_EQ(filled.error().cause, Cause::Changed);
}

TEST(FillVolume, RefusesWhereItWouldNotErase) {
    for (const auto& [type, options, word] : {std::tuple{"btrfs", "rw,compress=zstd:3", "compresses"},
                                              {"btrfs", "rw", "copies on write"},
                                              {"zfs", "rw", "copies on write"},
                                              {"overlay", "rw", "view"},
                                              {"nfs4", "rw", "network"},
                                              {"cifs", "rw", "network"},
                                              {"tmpfs", "rw", "memory"},
                                              {"apfs", "snapshots", "snapshots"},
                                              {"ntfs3", "rw,compress", "compresses"},
                                              {"fuse.encfs", "rw", "program"},
                                              {"ReFS", "", "copies on write"}}) {
        const FillVerdict verdict = fillVerdict(type, options, false);
        EXPECT_THAT(verdict.refusal, HasSubstr(word)) << type;
    }
    for (const char* type : {"ext4", "ext2", "xfs", "vfat", "exfat", "ntfs3", "fuseblk", "hfsplus", "NTFS"})
        EXPECT_EQ(fillVerdict(type, "rw,relatime", false).refusal, "") << type;
    EXPECT_THAT(fillVerdict("ext4", "ro", true).refusal, HasSubstr("read-only"));
    // A volume of this machine that lies in memory.
    SilentProgress progress;
    if (auto shm = mountedVolumeAt("/dev/shm"); shm && shm->type == "tmpfs") {
        auto report = fillVolume("/dev/shm", {}, progress);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().cause, Cause::Refused);
    }
}

TEST(FillVolume, BtrfsIsRefused) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::isRoot() || !testing::haveProgram("mkfs.btrfs"))
        GTEST_SKIP() << "needs root and mkfs.btrfs";
    const MadeDisk disk("128M");
    disk.must("mkfs.btrfs -q $D");
    SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
    Mount mount("-o compress=zstd " + loop.path(), disk.path().parent_path() / "mnt");
    if (!mount.mounted) GTEST_SKIP() << "btrfs cannot be mounted here";
    SilentProgress progress;
    auto report = fillVolume(mount.path().string(), {}, progress);
    ASSERT_FALSE(report);
    EXPECT_THAT(report.error().message, HasSubstr("compresses"));
}

}  // namespace
}  // namespace sectorsmith
