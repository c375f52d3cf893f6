// SPDX-License-Identifier: GPL-3.0-or-later
// An image or device that somebody uses is found whatever it is called, and by whom it is called that.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "io/device_facts_linux.h"
#include "io/loops_linux.h"
#include "io/mount_table.h"
#include "io/open.h"
#include "io/writable_device.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr const char* withSbin = "export PATH=\"$PATH:/usr/sbin:/sbin\"; ";

std::string quoted(const fs::path& path) { return "'" + path.string() + "'"; }

std::string usesText(const fs::path& image) {
    std::string text;
    for (const DeviceUse& use : imageUses(image)) text += useText(use) + "\n";
    return text;
}

// Ends and unmounts with the object, whatever the test came to.
struct AtEnd {
    std::string command;
    ~AtEnd() { run(withSbin + command); }
};

class ImageUses : public ::testing::Test {
 protected:
    fs::path make(const std::string& name) const {
        const fs::path path = folder_.path() / name;
        // A size that no other test's loop device has: those that run beside this one could be taken for this one's.
        writeFile(path, pattern((1 << 20) + 37 * 512));
        return path;
    }
    // Behind a loop device: named, refused, and free again afterwards.
    static void expectBehind(const LoopDevice& loop, const fs::path& image) {
        EXPECT_THAT(usesText(image), HasSubstr("backs " + loop.path()));
        const auto refused = openForWriting(image.string());
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().cause, Cause::InUse);
    }
    TemporaryFolder folder_;
};

TEST_F(ImageUses, NobodyUsesAFile) {
    EXPECT_EQ(usesText(make("disk.img")), "");
    EXPECT_EQ(usesText(folder_.path() / "none"), "");
}

TEST_F(ImageUses, NamesAreNotUnescaped) {
    for (const char* name :
         {"Win\\040XP.img", "two\nlines.img", " spaces ", "gone (deleted)", "tab\there\n"}) {
        const auto image = make(name);
        SECTORSMITH_LOOP_DEVICE(loop, image, "");
        expectBehind(loop, image);
        const auto facts = deviceFacts(loop.path());
        ASSERT_TRUE(facts);
        EXPECT_EQ(facts->backingFile, image.string());
    }
    // What such a name would unescape to is another file.
    const auto image = make("Win\\040XP.img");
    const auto other = make("Win XP.img");
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    EXPECT_EQ(usesText(other), "");
}

TEST_F(ImageUses, AHardLinkWhoseFirstNameIsGone) {
    const auto image = make("first.img");
    const auto second = folder_.path() / "second.img";
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    fs::create_hard_link(image, second);
    fs::remove(image);
    expectBehind(loop, second);
    // The old name is another file's now.
    EXPECT_EQ(usesText(make("first.img")), "");
}

TEST_F(ImageUses, RenamedAndReadOnlyOnes) {
    for (const char* arguments : {"", "-r", "-r -o 4096 --sizelimit 8192"}) {
        const auto image = make("before.img");
        SECTORSMITH_LOOP_DEVICE(loop, image, arguments);
        const auto renamed = folder_.path() / "after.img";
        fs::rename(image, renamed);
        make("before.img");
        expectBehind(loop, renamed);
        EXPECT_EQ(usesText(image), "");
    }
}

TEST_F(ImageUses, APathThatSomethingIsMountedOver) {
    fs::create_directories(folder_.path() / "inside");
    fs::create_directories(folder_.path() / "view");
    const auto image = make("inside/disk.img");
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    const std::string inside = quoted(folder_.path() / "inside");
    const std::string view = quoted(folder_.path() / "view");
    const AtEnd end{"umount " + inside + "; umount " + view};
    if (run("mount --bind " + inside + " " + view + " && mount -t tmpfs none " + inside).exitCode != 0)
        GTEST_SKIP() << "mounting is not allowed here";
    EXPECT_FALSE(fs::exists(image));
    expectBehind(loop, folder_.path() / "view" / "disk.img");
}

TEST_F(ImageUses, ALoopDeviceOfAnotherMountNamespace) {
    if (!isRoot()) GTEST_SKIP() << "loop devices need root";
    fs::create_directories(folder_.path() / "private");
    const auto image = make("disk.img");
    const std::string hidden = (folder_.path() / "private").string();
    const auto attached = run(withSbin + ("unshare -m sh -c \"mount -t tmpfs none '" + hidden +
                                          "' && touch '" + hidden + "/x' && mount --bind '" + image.string() +
                                          "' '" + hidden + "/x' && losetup --show -f '" + hidden + "/x'\""));
    if (attached.exitCode != 0) GTEST_SKIP() << "no mount namespaces here: " << attached.err;
    const std::string loop = attached.out.substr(0, attached.out.find('\n'));
    const AtEnd end{"losetup -d " + loop};
    ASSERT_FALSE(fs::exists(folder_.path() / "private" / "x"));
    EXPECT_THAT(usesText(image), HasSubstr("backs " + loop));
    EXPECT_EQ(openForWriting(image.string()).error().cause, Cause::InUse);
}

TEST_F(ImageUses, SwapIsFoundUnderEachName) {
    if (!isRoot()) GTEST_SKIP() << "swap needs root";
    const auto image = make("swap file");
    ASSERT_EQ(::chmod(image.c_str(), 0600), 0);
    const AtEnd end{"swapoff " + quoted(image)};
    if (run(withSbin + ("mkswap " + quoted(image)) + " && swapon " + quoted(image)).exitCode != 0)
        GTEST_SKIP() << "swap cannot be switched on here";
    EXPECT_THAT(usesText(image), HasSubstr("swap"));
}

// A process that holds the image; ended with the object.
class Holder {
 public:
    template <typename Body>
    explicit Holder(Body body) {
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
    ~Holder() {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    std::string number() const { return std::to_string(child_); }

 private:
    pid_t child_ = 0;
};

TEST_F(ImageUses, AMappedFileWithoutADescriptorIsOneInUse) {
    const auto image = make("disk.img");
    const Holder holder([&] {
        const int fd = ::open(image.c_str(), O_RDWR);
        static_cast<void>(::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0));
        ::close(fd);
    });
    EXPECT_THAT(usesText(image), HasSubstr("open for writing"));
    if (isRoot()) {
        EXPECT_THAT(usesText(image), HasSubstr("process " + holder.number()));
    }
    EXPECT_EQ(openForWriting(image.string()).error().cause, Cause::InUse);
}

TEST_F(ImageUses, WhoOnlyReadsIsNotInTheWay) {
    const auto image = make("disk.img");
    const int own = ::open(image.c_str(), O_RDONLY | O_CLOEXEC);
    const Holder holder([&] { static_cast<void>(::open(image.c_str(), O_RDONLY)); });
    EXPECT_EQ(usesText(image), "");
    ::close(own);
}

// Ends by itself soon, as programs do that look at what appeared.
void endSoon() {
    itimerval soon{};
    soon.it_value.tv_usec = 60'000;
    ::setitimer(ITIMER_REAL, &soon, nullptr);
}

TEST_F(ImageUses, WhoOnlyLooksForAMomentIsNotInTheWay) {
    const auto image = make("disk.img");
    const Holder holder([&] {
        static_cast<void>(::open(image.c_str(), O_RDWR));
        endSoon();
    });
    EXPECT_EQ(usesText(image), "");
}

// What a user without rights learns: who it is only root sees, that there is somebody is said.
class ImageUsesWithoutRoot : public ImageUses {
 protected:
    void SetUp() override {
        if (!isRoot()) GTEST_SKIP() << "switching to another user needs root";
        fs::permissions(folder_.path(), fs::perms::all);
    }
    fs::path makeOwned(const std::string& name) const {
        const auto image = make(name);
        EXPECT_EQ(::chown(image.c_str(), nobody, nobody), 0);
        return image;
    }
    // What imageUses() says to that user.
    static std::string asNobody(const fs::path& image) {
        int answer[2];
        if (::pipe(answer) != 0) return "no pipe";
        const pid_t child = ::fork();
        if (child == 0) {
            if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) ::_exit(1);
            const std::string text = usesText(image);
            static_cast<void>(!::write(answer[1], text.data(), text.size()));
            ::_exit(0);
        }
        ::close(answer[1]);
        std::string text;
        char byte = 0;
        while (::read(answer[0], &byte, 1) == 1) text += byte;
        ::close(answer[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : "the child failed";
    }
    static constexpr uid_t nobody = 65534;
};

TEST_F(ImageUsesWithoutRoot, LoopDevicesAreNoticed) {
    const auto image = makeOwned("disk.img");
    EXPECT_EQ(asNobody(image), "");
    for (const char* arguments : {"", "-r"}) {
        SECTORSMITH_LOOP_DEVICE(loop, image, arguments);
        EXPECT_THAT(asNobody(image), HasSubstr("backs " + loop.path())) << "its name is still the right one";
        const auto renamed = folder_.path() / "renamed.img";
        fs::create_hard_link(image, renamed);
        fs::remove(image);
        EXPECT_NE(asNobody(renamed), "") << arguments;
        {
            // Somebody who reads, too, is no explanation.
            const int own = ::open(renamed.c_str(), O_RDONLY);
            EXPECT_NE(asNobody(renamed), "") << arguments;
            ::close(own);
        }
        fs::rename(renamed, image);
        EXPECT_EQ(asNobody(makeOwned("other.img")), "") << "another file is free";
    }
    // Not the file's owner: the kernel gives no lease, and what cannot be excluded is said.
    ASSERT_EQ(::chown(image.c_str(), 0, 0), 0);
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    const auto renamed = folder_.path() / "renamed.img";
    fs::create_hard_link(image, renamed);
    fs::remove(image);
    EXPECT_THAT(asNobody(renamed), HasSubstr("possibly the file behind " + loop.path()));
}

TEST_F(ImageUsesWithoutRoot, ProcessesOfOthersAreNoticed) {
    const auto image = makeOwned("disk.img");
    {
        const Holder writer([&] { static_cast<void>(::open(image.c_str(), O_RDWR)); });
        EXPECT_THAT(asNobody(image), HasSubstr("open for writing"));
    }
    {
        const Holder reader([&] { static_cast<void>(::open(image.c_str(), O_RDONLY)); });
        EXPECT_THAT(asNobody(image), HasSubstr("open in a program of another user"));
    }
    EXPECT_EQ(asNobody(image), "");
}

// --- devices ----------------------------------------------------------------------------------------------------------

class DeviceUses : public ImageUses {};

TEST_F(DeviceUses, AProcessThatWritesToADeviceIsNamed) {
    const auto image = make("disk.img");
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    {
        const Holder writer([&] { static_cast<void>(::open(loop.path().c_str(), O_RDWR)); });
        for (const Exclusivity exclusivity : {Exclusivity::Exclusive, Exclusivity::BesideOthers}) {
            const auto refused = openForWriting(loop.path(), {.exclusivity = exclusivity});
            ASSERT_FALSE(refused);
            EXPECT_EQ(refused.error().cause, Cause::InUse);
            EXPECT_THAT(refused.error().message, HasSubstr("process " + writer.number()));
        }
    }
    {
        const Holder reader([&] { static_cast<void>(::open(loop.path().c_str(), O_RDONLY)); });
        EXPECT_TRUE(openForWriting(loop.path()));
    }
}

TEST_F(DeviceUses, WhoOnlyLooksForAMomentIsNotInTheWay) {
    const auto image = make("disk.img");
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    const Holder holder([&] {
        static_cast<void>(::open(loop.path().c_str(), O_RDWR));
        endSoon();
    });
    const auto opened = openForWriting(loop.path());
    EXPECT_TRUE(opened) << opened.error().message;
}

TEST_F(DeviceUses, ALoopDeviceOnADeviceIsFoundThoughItsNameIsGone) {
    const auto image = make("disk.img");
    SECTORSMITH_LOOP_DEVICE(below, image, "");
    // A node of its own for the same device, which goes.
    const auto node = folder_.path() / "node";
    if (run("mknod " + quoted(node) + " b $((0x$(stat -c %t " + below.path() + "))) $((0x$(stat -c %T " +
            below.path() + ")))")
            .exitCode != 0)
        GTEST_SKIP() << "no device nodes can be made here";
    SECTORSMITH_LOOP_DEVICE(above, node, "");
    fs::remove(node);
    const auto facts = deviceFacts(below.path());
    ASSERT_TRUE(facts);
    ASSERT_EQ(facts->uses.size(), 1u);
    EXPECT_EQ(useText(facts->uses[0]), "backs " + above.path());
    EXPECT_EQ(openForWriting(below.path()).error().cause, Cause::InUse);
    EXPECT_THAT(usesText(image), HasSubstr("backs " + above.path())) << "through the one below";
}

// A partition that is mounted where this process cannot see it, beside one that is mounted here.
TEST_F(DeviceUses, AMountOfAnotherNamespaceIsInTheWayBesideOthers) {
    const auto image = folder_.path() / "disk.img";
    if (run(withSbin + ("truncate -s 64M " + quoted(image)) +
            "; printf 'label: gpt\\nstart=2048, size=40960\\nstart=43008, size=40960\\n' | sfdisk -q " +
            quoted(image))
            .exitCode != 0)
        GTEST_SKIP() << "sfdisk is not there";
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    if (!loop.addPartitions()) GTEST_SKIP() << "no partitions on loop devices here";
    const auto mount = folder_.path() / "mount";
    fs::create_directories(mount);
    const std::string one = loop.path() + "p1";
    const std::string two = loop.path() + "p2";
    const AtEnd end{"umount " + quoted(mount)};
    if (run(withSbin + ("mkfs.ext4 -q " + one) + " && mkfs.ext4 -q " + two + " && mount " + one + " " +
            quoted(mount))
            .exitCode != 0)
        GTEST_SKIP() << "ext4 does not mount here";
    // The child keeps its namespace alive.
    const Holder elsewhere([&] {
        if (::unshare(CLONE_NEWNS) != 0) return;
        run("mount --make-rprivate / && mount " + two + " /mnt");
    });
    auto facts = deviceFacts(loop.path());
    ASSERT_TRUE(facts);
    ASSERT_EQ(facts->partitions.size(), 2u);
    if (run("grep -q " + two + " /proc/" + elsewhere.number() + "/mountinfo").exitCode != 0)
        GTEST_SKIP() << "no mount namespaces here";
    ASSERT_TRUE(facts->partitions[1].uses.empty());
    addHiddenUses(*facts);
    ASSERT_EQ(facts->partitions[1].uses.size(), 1u);
    EXPECT_THAT(useText(facts->partitions[1].uses[0]), HasSubstr("at /mnt for "));
    auto beside = openForWriting(loop.path(), {.exclusivity = Exclusivity::BesideOthers});
    ASSERT_TRUE(beside) << beside.error().message;
    const std::vector<std::byte> sector(512);
    EXPECT_EQ((*beside)->write(std::uint64_t{43008} * 512, sector).error().cause, Cause::InUse);
    EXPECT_EQ((*beside)->write(std::uint64_t{2048} * 512, sector).error().cause, Cause::InUse);
}

// --- tables of mounts -------------------------------------------------------------------------------------------------

TEST(MountTable, FieldsAreUnescaped) {
    TemporaryFolder folder;
    const auto file = folder.path() / "mountinfo";
    writeFile(
        file,
        bytesOf("36 35 8:1 /a\\134b /mnt\\040with\\040space\\012line\\134040 rw,noatime master:1 - fuse.x "
                "/dev/my\\011disk rw,upperdir=/a\\040b\n"
                "garbage\n1 2 3\n\n- - -\n"
                "40 36 0:5 / / ro shared:1 master:2 propagate_from:3 - tmpfs none rw\n"));
    const auto lines = readMountTable(file);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].id, "36");
    EXPECT_EQ(lines[0].device, "8:1");
    EXPECT_EQ(lines[0].root, "/a\\b");
    EXPECT_EQ(lines[0].point, "/mnt with space\nline\\040");
    EXPECT_EQ(lines[0].options, "rw,noatime");
    EXPECT_EQ(lines[0].type, "fuse.x");
    EXPECT_EQ(lines[0].source, "/dev/my\tdisk");
    EXPECT_EQ(lines[0].superOptions, "rw,upperdir=/a b");
    EXPECT_EQ(lines[1].type, "tmpfs");
    EXPECT_TRUE(readMountTable(folder.path() / "none").empty());
}

// A mount that another one hides has a longer mount point, and does not hold the file.
TEST(MountTable, TheMountThatHoldsAFileIsTheOneOnTop) {
    if (!isRoot()) GTEST_SKIP() << "mounting needs root";
    TemporaryFolder folder;
    const fs::path outer = folder.path() / "out er";
    fs::create_directories(outer / "inner");
    const AtEnd end{"umount " + quoted(outer) + "; umount " + quoted(outer / "inner")};
    if (run("mount -t tmpfs first " + quoted(outer / "inner") + " && mount -t tmpfs 'sec ond' " +
            quoted(outer) + " && mkdir " + quoted(outer / "inner"))
            .exitCode != 0)
        GTEST_SKIP() << "tmpfs does not mount here";
    const auto mount = mountHolding(outer / "inner");
    ASSERT_TRUE(mount);
    EXPECT_EQ(mount->point, outer.string());
    EXPECT_EQ(mount->source, "sec ond");
}

}  // namespace
}  // namespace sectorsmith::testing
