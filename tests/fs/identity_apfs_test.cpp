// SPDX-License-Identifier: GPL-3.0-or-later
// New UUIDs in APFS containers: with snapshots, encrypted, with a volume group; and what is refused.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <cstring>
#include <fstream>
#include <set>

#include "base/checksum.h"
#include "base/crypt.h"
#include "base/guid.h"
#include "fs/apfs/apfs.h"
#include "fs/content.h"
#include "fs/detect.h"
#include "fs/errors.h"
#include "fs/file_index_testing.h"
#include "fs/identity.h"
#include "testing/apfs_writer.h"

namespace sectorsmith {
namespace {

using testing::ApfsWriter;
using ::testing::HasSubstr;
using testing::MadeDisk;
using Bytes = std::vector<std::byte>;

// An image in memory, which is not copied.
class View : public ByteSource {
 public:
    explicit View(const Bytes& bytes) : bytes_(bytes) {}
    std::uint64_t size() const override { return bytes_.size(); }
    std::uint32_t sectorSize() const override { return 4096; }
    std::string name() const override { return "view"; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        const std::uint64_t there =
            offset < bytes_.size() ? std::min<std::uint64_t>(out.size(), bytes_.size() - offset) : 0;
        std::copy_n(
            bytes_.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(offset, bytes_.size())),
            there, out.begin());
        if (there < out.size())
            report.bad.push_back({offset + there, out.size() - there,
                                  Error{Cause::OutOfRange, "beyond the end", offset + there}});
        return report;
    }

 private:
    const Bytes& bytes_;
};

// Bytes that count up: what was planned can be told before.
RandomBytes counting() {
    return [next = 0](std::span<std::byte> bytes) mutable {
        for (std::byte& one : bytes) one = static_cast<std::byte>(++next);
    };
}

Result<VolumeIdentityPlan> planOf(const Bytes& image, const RandomBytes& random = counting()) {
    const View source(image);
    const auto facts = detectFileSystem(source);
    if (!facts) return fail(Cause::Damaged, std::string("not recognised"));
    return planVolumeIdentity(source, *facts, random);
}

Bytes applied(Bytes image, const VolumeIdentityPlan& plan) {
    for (const IdentityWrite& write : plan.writes)
        std::ranges::copy(write.bytes, image.begin() + static_cast<std::ptrdiff_t>(write.offset));
    return image;
}

FileSystemFacts factsOf(const Bytes& image) {
    auto facts = detectFileSystem(View(image));
    EXPECT_TRUE(facts);
    return facts ? *facts : FileSystemFacts{};
}

unsigned decryptable(const Bytes& image) { return decryptableByIdentity(View(image), factsOf(image)); }

// All names and the SHA-256 of the contents of all files, of the volume or a snapshot; with the password, if there is one.
std::vector<std::string> filesOf(const Bytes& image, const std::string& password,
                                 const std::string& snapshot) {
    std::vector<std::string> all;
    const View source(image);
    SilentProgress progress;
    auto catalogue = openCatalogue(source);
    EXPECT_TRUE(catalogue);
    if (!catalogue) return all;
    if (!password.empty())
        if (auto open = (*catalogue)->unlock(0, password); !open) return {open.error().message};
    if (!snapshot.empty()) {
        const auto used = (*catalogue)->useSnapshot(0, snapshot);
        EXPECT_TRUE(used);
    }
    const auto names = FileIndex::build(**catalogue, progress);
    if (!names) return {names.error().message};
    const auto streams = StreamIndex::build(**catalogue, progress, 0, {});
    if (!streams) return {streams.error().message};
    for (const auto& name : names->names()) {
        std::string line(names->text(name));
        if (const auto* stream = streams->find(name.file, StreamKind::Data))
            if (auto content = openContent(source, *streams, *stream))
                if (const auto bytes = readBytes(**content, 0, (*content)->size()))
                    for (const std::byte one : sha256Of(*bytes))
                        line += fmt::format("{:02x}", std::to_integer<unsigned>(one));
        all.push_back(std::move(line));
    }
    std::ranges::sort(all);
    return all;
}

void seal(Bytes& image, std::uint64_t block) {
    const auto object = std::span(image).subspan(block * 4096, 4096);
    storeLittle(object.data(), *fletcher64(object));
}

// The blocks that differ.
std::set<std::uint64_t> changedBlocks(const Bytes& a, const Bytes& b) {
    std::set<std::uint64_t> blocks;
    for (std::size_t at = 0; at + 4096 <= a.size(); at += 4096)
        if (std::memcmp(a.data() + at, b.data() + at, 4096) != 0) blocks.insert(at / 4096);
    return blocks;
}

class ApfsIdentity : public ::testing::Test {
 protected:
    // A container that mkapfs made, with some files and snapshots.
    void make(unsigned snapshots) {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mkapfs");
        disk_ = std::make_unique<MadeDisk>("128M");
        if (disk_->shell("mkapfs -L Written $D").exitCode != 0)
            GTEST_SKIP() << "mkapfs makes no such container";
        image_ = testing::readFile(disk_->path());
        ApfsWriter writer(image_);
        const auto file = writer.addFile(writer.addFolder(2, "folder"), "file", std::string(9000, 'a'));
        for (unsigned i = 0; i < snapshots; ++i) {
            writer.takeSnapshot(fmt::format("snapshot {}", i));
            writer.change(file, std::string(9000, static_cast<char>('b' + i)));
        }
        writer.write();
    }
    // The volume's superblock at the newest checkpoint.
    std::uint64_t volumeBlock() const { return factsOf(image_).volumes.at(0).superblock; }
    void save(const Bytes& image) const { testing::writeFile(disk_->path(), image); }

    std::unique_ptr<MadeDisk> disk_;
    Bytes image_;
};

TEST_F(ApfsIdentity, OfContainerVolumeAndSnapshots) {
    make(3);
    if (IsSkipped()) return;
    const auto plan = planOf(image_);
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->changes.size(), 2u);
    const Bytes after = applied(image_, *plan);
    const auto old = factsOf(image_), now = factsOf(after);
    EXPECT_EQ(old.uuid, plan->changes[0].identity.value);
    EXPECT_EQ(now.uuid, "01020304-0506-4708-890a-0b0c0d0e0f10");
    EXPECT_EQ(now.uuid, plan->changes[0].newValue);
    EXPECT_EQ(now.volumes.at(0).uuid, plan->changes[1].newValue);
    EXPECT_THAT(now.problems, ::testing::IsEmpty());
    // Three snapshots, the volume, block 0 and the checkpoint.
    EXPECT_EQ(changedBlocks(image_, after).size(), 6u);
    // In each of them the UUID and the checksum alone.
    for (const std::uint64_t block : changedBlocks(image_, after))
        for (std::size_t i = 0; i < 4096; ++i) {
            const bool container = std::memcmp(image_.data() + block * 4096 + 32, "NXSB", 4) == 0;
            const std::size_t at = container ? 0x48 : 0xF0;
            if (i < 8 || (at <= i && i < at + 16)) continue;
            ASSERT_EQ(image_[block * 4096 + i], after[block * 4096 + i]) << block << ": " << i;
        }
    for (const char* snapshot : {"", "snapshot 0", "snapshot 2"})
        EXPECT_EQ(filesOf(image_, {}, snapshot), filesOf(after, {}, snapshot)) << snapshot;
    EXPECT_EQ(filesOf(after, {}, {}).size(), 2u);

    save(image_);
    const auto apfsckBefore = disk_->shell("apfsck $D 2>&1");
    save(after);
    if (disk_->shell("command -v apfsck").exitCode == 0) {
        const auto apfsckAfter = disk_->shell("apfsck $D 2>&1");
        EXPECT_EQ(apfsckAfter.exitCode, apfsckBefore.exitCode) << apfsckAfter.out;
        EXPECT_EQ(apfsckAfter.out, apfsckBefore.out);
    }
    if (disk_->shell("command -v fsapfsinfo").exitCode == 0) {
        // It stops at the first snapshot, behind the UUIDs.
        const std::string said = disk_->shell("fsapfsinfo $D").out;
        EXPECT_THAT(said, HasSubstr(now.uuid));
        EXPECT_THAT(said, HasSubstr(now.volumes.at(0).uuid));
    }
    if (disk_->shell("command -v blkid").exitCode == 0) {
        EXPECT_EQ(disk_->must("blkid -p -o value -s UUID $D"), now.uuid + "\n");
    }
    // A second time, and back to what it was.
    const auto again = planOf(after, systemRandom);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->changes.at(1).identity.value, plan->changes.at(1).newValue);
    EXPECT_EQ(changedBlocks(image_, applied(after, *again)), changedBlocks(image_, after));
}

TEST_F(ApfsIdentity, AVolumeGroupKeepsItsUuids) {
    make(1);
    if (IsSkipped()) return;
    const std::uint64_t block = volumeBlock();
    const auto check = [&] {
        const auto plan = planOf(image_);
        ASSERT_TRUE(plan) << plan.error().message;
        EXPECT_EQ(plan->changes.size(), 1u);
        ASSERT_EQ(plan->kept.size(), 1u);
        EXPECT_THAT(plan->kept[0].text, HasSubstr("volume group"));
        const auto now = factsOf(applied(image_, *plan));
        EXPECT_EQ(now.uuid, plan->changes[0].newValue);
        EXPECT_EQ(now.volumes.at(0).uuid, factsOf(image_).volumes.at(0).uuid);
        for (const std::uint64_t changed : changedBlocks(image_, applied(image_, *plan)))
            EXPECT_EQ(std::memcmp(image_.data() + changed * 4096 + 32, "NXSB", 4), 0);
    };
    image_[block * 4096 + 0x3F0] = std::byte{7};
    seal(image_, block);
    check();
    image_[block * 4096 + 0x3F0] = std::byte{0};
    image_[block * 4096 + 0x38] |= std::byte{0x20};  // sealed
    seal(image_, block);
    check();
}

TEST_F(ApfsIdentity, WhatIsNotUnderstoodIsRefused) {
    make(1);
    if (IsSkipped()) return;
    const Bytes whole = image_;
    const std::uint64_t block = volumeBlock();
    const auto refused = [&](FsError code) {
        const auto plan = planOf(image_);
        ASSERT_FALSE(plan);
        EXPECT_TRUE(plan.error().code == code) << plan.error().message;
        image_ = whole;
    };
    // In all container superblocks.
    const auto inContainer = [&](std::size_t at, std::byte value) {
        for (std::uint64_t i = 0; i < 64; ++i)
            if (std::memcmp(image_.data() + i * 4096 + 32, "NXSB", 4) == 0) {
                image_[i * 4096 + at] = value;
                seal(image_, i);
            }
    };
    inContainer(0x570, std::byte{9});
    refused(FsError::IdentityMediaKeys);
    inContainer(0x500, std::byte{9});
    refused(FsError::IdentityFusion);
    inContainer(0x6B, std::byte{0x80});
    refused(FsError::IdentityScatteredCheckpoints);
    image_[block * 4096 + 0x3D0] = std::byte{9};
    seal(image_, block);
    refused(FsError::IdentityEncryptionRunning);
    image_[block * 4096 + 0x108] = std::byte{0};  // encrypted, but there are no keys
    seal(image_, block);
    refused(FsError::IdentityHardwareKeys);
    image_[block * 4096 + 0x300] ^= std::byte{1};
    refused(FsError::IdentityOfDamaged);
    image_[8] ^= std::byte{1};  // block 0
    refused(FsError::IdentityOfDamaged);
}

// Nothing that is read wrong is planned as if it were right, and nothing hangs.
TEST_F(ApfsIdentity, TruncatedAndTurnedBits) {
    make(2);
    if (IsSkipped()) return;
    const auto whole = planOf(image_);
    ASSERT_TRUE(whole);
    for (const std::size_t blocks : {1, 2, 5, 60, 200, 900})
        (void)planOf(Bytes(image_.begin(), image_.begin() + static_cast<std::ptrdiff_t>(blocks * 4096)));
    // Each block that is to change.
    for (const IdentityWrite& write : whole->writes) {
        Bytes broken = image_;
        broken[write.offset + 0x1A0] ^= std::byte{4};
        if (const auto plan = planOf(broken)) {
            // Of a broken block of an older state nothing is known: it stays.
            for (const IdentityWrite& one : plan->writes) EXPECT_NE(one.offset, write.offset);
        }
    }
}

// What macOS encrypted: by the old password, and by it alone.
TEST(EncryptedApfsIdentity, OpensWithThePasswordAsBefore) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    const Bytes image = testing::readFile(path);
    const auto plan = planOf(image);
    ASSERT_TRUE(plan) << plan.error().message;
    EXPECT_EQ(plan->changes.size(), 2u);
    const Bytes after = applied(image, *plan);
    const unsigned bags = decryptable(image);
    EXPECT_GE(bags, 4u);  // the newest checkpoint's and older ones'
    EXPECT_EQ(decryptable(after), bags);
    EXPECT_EQ(changedBlocks(image, after).size(), 12u);
    const auto files = filesOf(image, "password", {});
    EXPECT_GE(files.size(), 44u);
    EXPECT_EQ(filesOf(after, "password", {}), files);
    EXPECT_THAT(filesOf(after, "Password", {}), ::testing::ElementsAre(HasSubstr("password")));
    // The wrapped keys are the same bytes: undoing it is the same work once more.
    const auto& old = plan->changes;
    std::vector<Guid> back;
    for (const IdentityChange& change : old) back.push_back(*Guid::parse(change.identity.value));
    const auto again = planOf(after, [&, next = std::size_t{0}](std::span<std::byte> bytes) mutable {
        std::ranges::copy(back.at(next++).bytes, bytes.begin());
    });
    ASSERT_TRUE(again);
    if (back[0].bytes[6] >> 4 == std::byte{4} && back[1].bytes[6] >> 4 == std::byte{4}) {
        EXPECT_TRUE(applied(after, *again) == image);
    }
    // Without the key bags the check after a commit would say so.
    Bytes half = image;
    for (const IdentityWrite& write : plan->writes)
        if (!write.where.text.starts_with("Key bag"))
            std::ranges::copy(write.bytes, half.begin() + static_cast<std::ptrdiff_t>(write.offset));
    EXPECT_EQ(factsOf(half).uuid, factsOf(after).uuid);
    EXPECT_EQ(decryptable(half), 0u);
}

TEST(EncryptedApfsIdentity, ReadByDissect) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    const MadeDisk disk("1");
    if (disk.shell("python3 -c 'import dissect.apfs'").exitCode != 0)
        GTEST_SKIP() << "dissect.apfs is not installed";
    const Bytes image = testing::readFile(path);
    const auto plan = planOf(image, systemRandom);
    ASSERT_TRUE(plan) << plan.error().message;
    const auto read = [&](const Bytes& bytes) {
        testing::writeFile(disk.path(), bytes);
        return disk.must(R"(python3 - "$D" <<'EOF'
import hashlib, sys
from dissect.apfs import APFS
with open(sys.argv[1], "rb") as file:
    volume = APFS(file).volumes[0]
    volume.unlock("password")
    def walk(node, path):
        for entry in sorted(node.iterdir(), key=lambda one: one.name):
            print(path + entry.name)
            if entry.is_dir():
                walk(entry.inode, path + entry.name + "/")
            elif entry.is_file():
                print(hashlib.sha256(entry.inode.open().read()).hexdigest())
    walk(volume.get("/"), "/")
EOF)");
    };
    const std::string before = read(image);
    EXPECT_THAT(before, HasSubstr("59277d20be495ed2436c1198cb3ffb91af45d645d5cbac80b136ad3b32bfd5cb"));
    EXPECT_EQ(read(applied(image, *plan)), before);
}

TEST(EncryptedApfsIdentity, DamagedKeyBagsAreRefused) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    const Bytes image = testing::readFile(path);
    const auto plan = planOf(image);
    ASSERT_TRUE(plan);
    const auto container = apfs::Container::open(View(image));
    ASSERT_TRUE(container);
    const std::uint64_t newest = container->superblock().keyLocker.start * 4096;
    unsigned refused = 0;
    for (const IdentityWrite& write : plan->writes) {
        if (!write.where.text.starts_with("Key bag")) continue;
        Bytes broken = image;
        broken[write.offset + 100] ^= std::byte{1};
        const auto other = planOf(broken);
        EXPECT_FALSE(write.offset == newest && other.has_value());
        if (!other) {
            EXPECT_TRUE(other.error().code == FsError::KeyBagDamaged) << other.error().message;
            ++refused;
        } else {
            // An older checkpoint's: left as it is.
            for (const IdentityWrite& one : other->writes) EXPECT_NE(one.offset, write.offset);
        }
    }
    EXPECT_EQ(refused, 2u);  // the container's and the volume's of now
}

}  // namespace
}  // namespace sectorsmith
