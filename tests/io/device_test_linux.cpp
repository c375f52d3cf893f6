// SPDX-License-Identifier: GPL-3.0-or-later
// Real block devices: opening and looking leaves no trace, errors are exact, refusals are explained. Most need root.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <fstream>
#include <thread>

#include "io/open.h"
#include "testing/failing_disk_linux.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::HasSubstr;

TEST(Device, LookingNeverWritesNorLocks) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(8 << 20));
    for (std::uint32_t sectorSize : {512, 4096}) {
        SECTORSMITH_LOOP_DEVICE(loop, file, "-b " + std::to_string(sectorSize));
        const auto before = loop.written();
        {
            auto opened = openPath(loop.path());
            ASSERT_TRUE(opened) << opened.error().message;
            EXPECT_TRUE(opened->isDevice);
            EXPECT_EQ(opened->readOnlyReason, "");
            EXPECT_EQ(opened->source->sectorSize(), sectorSize);
            EXPECT_EQ(opened->source->size(), 8u << 20);
            auto bytes = readBytes(*opened->source, 0, 8 << 20);
            ASSERT_TRUE(bytes);
            EXPECT_EQ(*bytes, pattern(8 << 20));
            std::vector<std::byte> piece(777);
            EXPECT_TRUE(opened->source->read((8 << 20) - 777, piece).complete());
            auto& rereadable = dynamic_cast<RereadableSource&>(*opened->source);
            rereadable.forget(0, 8 << 20);
            rereadable.setGentle(true);
            EXPECT_TRUE(opened->source->read(12345, piece).complete());
            EXPECT_TRUE(std::ranges::equal(piece, std::span(*bytes).subspan(12345, 777)));
            // Others may take it exclusively meanwhile.
            EXPECT_EQ(run("flock -n -x " + loop.path() + " true").exitCode, 0);
        }
        EXPECT_EQ(loop.written(), before);
    }
}

TEST(Device, ForgettingSeesWhatOthersWrote) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(1 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    auto opened = openPath(loop.path());
    ASSERT_TRUE(opened);
    std::vector<std::byte> first(512);
    EXPECT_TRUE(opened->source->read(4096, first).complete());
    ASSERT_EQ(run("printf CHANGED | dd of=" + loop.path() + " bs=1 seek=4096 conv=notrunc,fsync").exitCode,
              0);
    dynamic_cast<RereadableSource&>(*opened->source).forget(4096, 512);
    EXPECT_TRUE(opened->source->read(4096, first).complete());
    EXPECT_EQ(std::memcmp(first.data(), "CHANGED", 7), 0);
}

TEST(Device, AReadOnlyOneSaysSo) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(1 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "-r");
    auto opened = openPath(loop.path());
    ASSERT_TRUE(opened);
    EXPECT_THAT(opened->readOnlyReason, HasSubstr("read-only"));
}

// What lies on a device is the device's: formats of image files are looked for in files alone.
TEST(Device, IsNeverTakenForAContainer) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    auto bytes = pattern(1 << 20);
    std::memcpy(bytes.data(), "QFI\xFB\0\0\0\1", 8);
    std::memcpy(bytes.data() + bytes.size() - 512, "conectix", 8);
    writeFile(file, bytes);
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    auto opened = openPath(loop.path());
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->container, Container::Raw);
    EXPECT_EQ(opened->readOnlyReason, "");
    EXPECT_EQ(opened->source->size(), bytes.size());
}

TEST(Device, OneThatLosesItsFileGivesErrors) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(4 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    auto opened = openPath(loop.path());
    ASSERT_TRUE(opened);
    std::vector<std::byte> piece(512);
    EXPECT_TRUE(opened->source->read(0, piece).complete());
    // The file shrinks below the device, then the device itself shrinks.
    fs::resize_file(file, 1 << 20);
    std::vector<std::byte> out(64 << 10);
    auto report = opened->source->read(2 << 20, out);
    std::uint64_t bad = 0;
    for (const auto& range : report.bad) bad += range.length;
    EXPECT_EQ(bad, out.size());
    ASSERT_EQ(run("losetup -c " + loop.path()).exitCode, 0);
    report = opened->source->read(3 << 20, out);
    bad = 0;
    for (const auto& range : report.bad) bad += range.length;
    EXPECT_EQ(bad, out.size());
    EXPECT_EQ(report.bad[0].error.cause, Cause::Io);
}

TEST(Device, UnreadableSectorsAreExact) {
    if (!isRoot()) GTEST_SKIP() << "needs root";
    if (!haveProgram("nbdkit") || !haveProgram("nbdfuse")) GTEST_SKIP() << "nbdkit and nbdfuse are not there";
    FailingDisk disk(pattern(4 << 20));
    disk.fail({2048, 2051});
    if (!disk.ready()) GTEST_SKIP() << "nbdfuse does not work here";
    auto attached = LoopDevice::attach(disk.file(), "--direct-io=on -r");
    if (!attached) GTEST_SKIP() << "no loop device is to be had here";
    for (bool gentle : {false, true}) {
        OpenOptions options;
        options.gentle = gentle;
        auto opened = openPath(attached->path(), options);
        ASSERT_TRUE(opened) << opened.error().message;
        std::vector<std::byte> out(8192);
        const std::uint64_t at = 2046 * 512;
        auto report = opened->source->read(at, out);
        ASSERT_EQ(report.bad.size(), 2u) << gentle;
        EXPECT_EQ(report.bad[0].offset, 2048u * 512);
        EXPECT_EQ(report.bad[0].length, 512u);
        EXPECT_EQ(report.bad[1].offset, 2051u * 512);
        EXPECT_EQ(report.bad[1].length, 512u);
        EXPECT_EQ(report.bad[0].error.cause, Cause::Io);
        const auto good = pattern(4 << 20);
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::uint64_t sector = (at + i) / 512;
            ASSERT_EQ(out[i], sector == 2048 || sector == 2051 ? std::byte{0} : good[at + i]) << i;
        }
        EXPECT_TRUE(dynamic_cast<RereadableSource&>(*opened->source).gentle());
    }
}

// As somebody else, with what the process may do taken away. The body runs in a child: its exit code is the result.
template <typename Body>
int asNobody(Body body) {
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) ::_exit(99);
        ::_exit(body());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Device, WithoutRightsASentenceSaysWhatToDo) {
    TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    writeFile(file, pattern(1 << 20));
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    // mkostemp's folder is not searched by others: tell the sentence through a file made before.
    const auto told = fs::temp_directory_path() / ("sectorsmith-told-" + std::to_string(::getpid()));
    std::ofstream(told.string());
    fs::permissions(told, fs::perms::all);
    const int code = asNobody([&] {
        auto opened = openPath(loop.path());
        if (opened) return 1;
        std::ofstream(told.string()) << opened.error().message;
        return opened.error().cause == Cause::Permission ? 0 : 2;
    });
    std::string sentence;
    {
        std::ifstream in(told.string());
        std::getline(in, sentence);
    }
    fs::remove(told);
    EXPECT_EQ(code, 0) << sentence;
    EXPECT_THAT(sentence, HasSubstr(loop.path()));
    EXPECT_THAT(sentence, HasSubstr("sudo"));
}

}  // namespace
}  // namespace sectorsmith::testing
