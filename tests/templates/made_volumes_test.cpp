// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes and images that the formats' own programs make here: what the templates read is what those programs say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <sstream>
#include <string_view>

#include "io/byte_source.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct MadeVolume {
    const char* id;
    const char* programs;  // all of them are needed, separated by blanks
    const char* recipe;    // makes the file "volume" in the current folder
};

const MadeVolume madeVolumes[] = {
    {"fs/xfs", "mkfs.xfs xfs_db",
     "truncate -s 320M volume && mkfs.xfs -q -L Attic -m uuid=11111111-2222-3333-4444-555555555555 volume"},
    {"fs/btrfs", "mkfs.btrfs btrfs",
     "mkdir d && echo hello > d/hello.txt && truncate -s 200M volume && mkfs.btrfs -q -r d -L Cellar -U "
     "22222222-2222-3333-4444-555555555555 volume"},
    {"fs/swap", "mkswap",
     "truncate -s 16M volume && mkswap -q -L Shed -U 33333333-2222-3333-4444-555555555555 volume"},
    {"fs/iso9660", "xorriso",
     "mkdir -p d/sub/lower && echo hello > 'd/a long name.txt' && echo x > d/sub/b.txt && "
     "xorriso -as mkisofs -quiet -J -R -V TOWER -o volume d"},
    {"fs/udf", "mkudffs udfinfo",
     "truncate -s 40M volume && mkudffs -l Cloud --uuid=0123456789abcdef volume"},
    {"fs/hfs", "hformat hmount hcopy hdel hls humount iconv",
     // ü and é in Mac Roman; holes between files, so that the last one is in many pieces.
     "export HOME=$PWD && truncate -s 800K volume && hformat -l \"$(printf 'B\\237cher')\" volume && hmount "
     "volume && "
     "hmkdir 'Sub Folder' && head -c 16000 /dev/zero > piece && head -c 300000 /dev/zero > big && "
     "for i in $(seq 40); do hcopy -r piece \":caf$(printf '\\216') $i\" || exit 1; done && "
     "for i in $(seq 2 2 40); do hdel \":caf$(printf '\\216') $i\" || exit 1; done && "
     "hcopy -r big ':Sub Folder:big' && hls -laiR > list && humount"},
    {"disk/luks", "cryptsetup",
     "truncate -s 32M volume && printf secret | cryptsetup luksFormat --type luks2 --batch-mode --pbkdf "
     "pbkdf2 "
     "--pbkdf-force-iterations 1000 --label Vault --uuid 55555555-2222-3333-4444-555555555555 volume -"},
    {"disk/lvm", "lvm losetup",
     "truncate -s 32M volume && d=$(losetup --show -f volume) || exit 77; c='backup { backup=0 archive=0 } "
     "devices { "
     "use_devicesfile=0 }'; lvm pvcreate -q -q -ff -y --config \"$c\" $d && lvm vgcreate -q -q --config "
     "\"$c\" "
     "sectorsmith$$ $d; r=$?; losetup -d $d; exit $r"},
    {"image/qcow2", "qemu-img qemu-io",
     "qemu-img create -q -f qcow2 volume 64M && qemu-io -f qcow2 -c 'write -q -P 0x5a 1M 128k' volume"},
    {"image/vhd", "qemu-img qemu-io",
     "qemu-img create -q -f vpc volume 64M && qemu-io -f vpc -c 'write -q -P 0x5a 4M 64k' volume"},
    {"image/vhdx", "qemu-img qemu-io",
     "qemu-img create -q -f vhdx volume 64M && qemu-io -f vhdx -c 'write -q -P 0x5a 16M 64k' volume"},
    {"image/vmdk", "qemu-img qemu-io",
     "qemu-img create -q -f vmdk volume 64M && qemu-io -f vmdk -c 'write -q -P 0x5a 1M 64k' volume"}};

class MadeVolumeFile : public ::testing::TestWithParam<MadeVolume> {
 protected:
    // False: a program, or a right, is missing; the test is skipped then.
    bool make() {
        std::istringstream programs(GetParam().programs);
        for (std::string program; programs >> program;)
            if (!haveProgram(program)) return false;
        const RunResult made = run("cd " + folder.path().string() + " && ( " + GetParam().recipe + " ) 2>&1");
        EXPECT_TRUE(made.exitCode == 0 || made.exitCode == 77) << made.out;
        return made.exitCode == 0;
    }
    std::filesystem::path volume() const { return folder.path() / "volume"; }
    std::string says(const std::string& command) const {
        return run("cd " + folder.path().string() + " && LC_ALL=C.UTF-8 " + command).out;
    }

    TemporaryFolder folder;
};

TEST_P(MadeVolumeFile, IsWhatItsProgramSays) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make()) GTEST_SKIP() << "needs " << GetParam().programs;
    const std::string id = GetParam().id;
    const auto source = imageSource(volume());
    const auto proposed =
        lang::proposeTemplates(lang::listTemplates({(sourceFolder() / "templates").string()}), *source, 0);
    EXPECT_TRUE(std::ranges::any_of(proposed, [&](const auto& info) { return info.id == id; })) << id;

    const Decoded d(id, source);
    const auto visit = d.visitAll();
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_GT(visit.good, 0u);

    const auto number = [&](const std::string& text, const std::string& expression) {
        const auto found = grep(text, expression);
        return found.empty() ? ~std::uint64_t{0} : std::stoull(found.front(), nullptr, 0);
    };
    if (id == "fs/xfs") {
        const std::string super = says("xfs_db -r -c 'sb 0' -c p volume");
        for (const char* field : {"blocksize", "dblocks", "rootino", "agblocks", "agcount", "logstart",
                                  "icount", "ifree", "fdblocks", "inodesize"})
            EXPECT_EQ(d.number(std::string("volume.superBlock.sb_") + field),
                      number(super, std::string("^") + field + " = (\\d+)"))
                << field;
        const std::string agf = says("xfs_db -r -c 'agf 1' -c p volume");
        for (const char* field : {"length", "flcount", "freeblks", "longest"})
            EXPECT_EQ(d.number(std::string("volume.groups[1].agf.agf_") + field),
                      number(agf, std::string("^") + field + " = (\\d+)"))
                << field;
        const std::string root = says("xfs_db -r -c 'inode 128' -c p volume");
        EXPECT_EQ(d.number("volume.groups[0].agi.inodes.records[0].inodes[0].di_nlink"),
                  number(root, "core.nlinkv2 = (\\d+)"));
        EXPECT_EQ(d.text("volume.superBlock.sb_fname"), "Attic");
    } else if (id == "fs/btrfs") {
        const std::string super = says("btrfs inspect-internal dump-super volume");
        for (const char* field : {"generation", "root", "chunk_root", "total_bytes", "bytes_used",
                                  "num_devices", "sectorsize", "nodesize", "root_level"})
            EXPECT_EQ(d.number(std::string("volume.superBlock.") + field),
                      number(super, std::string("^") + field + "\\s+(\\d+)"))
                << field;
        EXPECT_EQ(d.text("volume.superBlock.label"), "Cellar");
        // The file's name, somewhere in the file tree.
        std::vector<std::string> names;
        d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
            if (at.ends_with(".dirItem.name")) names.push_back(textOf(*node));
        });
        EXPECT_THAT(names, ::testing::Contains("hello.txt"));
        const std::string trees = says("btrfs inspect-internal dump-tree -t root volume");
        EXPECT_EQ(d.count("volume.rootTree.items"), number(trees, "^leaf \\d+ items (\\d+)"));
    } else if (id == "disk/luks") {
        const std::string said = says("cryptsetup luksDump volume");
        for (const char* field : {"uuid", "label"})
            EXPECT_THAT(said, HasSubstr(d.text(std::string("volume.header.") + field)));
        EXPECT_EQ(d.number("volume.header.seqid"), number(said, "^Epoch:\\s+(\\d+)"));
        const std::string json = d.text("volume.copy.json");
        EXPECT_THAT(json, HasSubstr("\"keyslots\""));
        EXPECT_EQ(json, d.text("volume.header.json"));
    } else if (id == "disk/lvm") {
        std::string uuid = says("blkid -p -s UUID -o value volume");
        std::erase_if(uuid, [](char c) { return c == '-' || c == '\n'; });
        const std::string header = "volume.label.header.";
        EXPECT_EQ(d.text(header + "pv_uuid"), uuid);
        EXPECT_EQ(d.number(header + "device_size_xl"), 32u << 20);
        EXPECT_THAT(d.text(header + "metadata_areas[0].header.current.text"), HasSubstr("extent_size"));
    } else if (id == "fs/swap") {
        const std::string said = says("swaplabel volume");
        EXPECT_THAT(said, HasSubstr(d.text("area.info.sws_volume")));
        std::string uuid = d.shown("area.info.sws_uuid");
        std::ranges::transform(uuid, uuid.begin(), [](unsigned char c) { return std::tolower(c); });
        EXPECT_THAT(said, HasSubstr(uuid));
        EXPECT_EQ(d.number("area.info.last_page"), 16u * 256 - 1);
    } else if (id == "fs/udf") {
        const std::string said = says("udfinfo volume");
        const auto told = [&](const char* key) {
            return grep(said, std::string("^") + key + "=(.*)$").at(0);
        };
        EXPECT_EQ(d.shown("volume.fileSet.LogicalVolumeIdentifier"), told("lvid"));
        EXPECT_EQ(d.shown("volume.mainSequence[0].VolumeSetIdentifier"), told("fullvsid"));
        EXPECT_EQ(d.shown("volume.mainSequence[0].VolumeIdentifier"), told("vid"));
        EXPECT_EQ(std::to_string(d.number("volume.integrity.FreeSpaceTable[0]")), told("freeblocks"));
        EXPECT_EQ(std::to_string(d.number("volume.integrity.NumberOfDirectories")), told("numdirs"));
        EXPECT_EQ(d.node("volume.integrity")->summary(), "Close");
        EXPECT_THAT(said, HasSubstr("start=" + std::to_string(d.node("volume.integrity")->offset() / 512) +
                                    ", blocks=1, type=LVID"));
        EXPECT_EQ(d.node("volume.fileSet.root.names[0]")->summary(), "parent folder");
    } else if (id == "fs/hfs") {
        // As hls lists them: number, kind, bytes of data and name.
        std::set<std::string> ours;
        std::uint64_t pieces = 0;
        d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
            if (at.starts_with("volume.extents.") && at.ends_with(".xdrNumABlks") && numberOf(*node) != 0)
                ++pieces;
            if (!at.starts_with("volume.catalog.") || !at.ends_with(".ckrCName")) return;
            const auto record = node->parent()->parent();
            if (const auto file = member(record, "file"))
                ours.insert(std::to_string(numberOf(*member(file, "filFlNum"))) + " f " +
                            std::to_string(numberOf(*member(file, "filLgLen")) +
                                           numberOf(*member(file, "filRLgLen"))) +
                            " " + node->displayValue());
            if (const auto folder = member(record, "folder"))
                ours.insert(std::to_string(numberOf(*member(folder, "dirDirID"))) + " d " +
                            node->displayValue());
        });
        std::set<std::string> theirs;
        const std::string listed = says("iconv -f MACINTOSH -t UTF-8 list");
        EXPECT_EQ(d.shown("volume.mdb.drVN"), "B\u00FCcher");
        EXPECT_EQ(d.number("volume.mdb.drFilCnt"), 21u);
        EXPECT_EQ(d.number("volume.catalog.header.bthNRecs"), 21u + 2 * 2);
        EXPECT_GT(pieces, 3u) << "the last file is not in pieces";
        for (const auto& file : grep(listed, "^ *(\\d+) f ")) {
            const std::string name = grep(listed, "^ *" + file + " f .*\\d\\d:\\d\\d (.*)$").at(0);
            const std::string size = grep(listed, "^ *" + file + " f +\\S+ +\\d+ +(\\d+) ").at(0);
            theirs.insert(file + " f " + size + " " + name);
        }
        theirs.insert("2 d B\u00FCcher");
        theirs.insert(grep(listed, "^ *(\\d+) d .*Sub Folder$").at(0) + " d Sub Folder");
        EXPECT_EQ(ours, theirs);
    } else if (id == "fs/iso9660") {
        std::vector<std::string> names;
        int folders = 0;
        d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
            if (at.contains(".systemUse[") && at.ends_with(".name")) names.push_back(textOf(*node));
            folders += at.ends_with(".folder") ? 1 : 0;
        });
        // In both trees: Joliet's folders name themselves as their parents here.
        EXPECT_EQ(folders, 4);
        const std::string listed = says("xorriso -indev volume -find / -exec echo 2>/dev/null");
        for (const char* name : {"a long name.txt", "sub", "b.txt"}) {
            EXPECT_THAT(names, ::testing::Contains(name));
            EXPECT_THAT(listed, HasSubstr(name));
        }
        EXPECT_EQ(d.number("volume.descriptors[0].volumeBlocks.little") * 2048,
                  std::filesystem::file_size(volume()));
    } else {
        const std::string told = says("qemu-img info --output=json volume");
        const std::uint64_t size = number(told, "\"virtual-size\": (\\d+)");
        // Where the bytes that were written lie; of VHDX qemu-img does not say.
        std::uint64_t at = 0;
        if (id != "image/vhdx") {
            const std::string map = says("qemu-img map --output=json volume");
            const auto offsets = grep(map, "\"data\": true, \"offset\": (\\d+)");
            ASSERT_FALSE(offsets.empty()) << map;
            at = std::stoull(offsets.front());
        }
        if (id == "image/qcow2") {
            EXPECT_EQ(d.number("image.size"), size);
            EXPECT_EQ(d.node("image.l1_table[0].clusters[16].entry")->linkTarget(), at);
        } else if (id == "image/vhd") {
            EXPECT_EQ(d.number("image.footer.currentSize"), size);
            EXPECT_EQ(d.node("image.blockAllocationTable[2].sector")->linkTarget().value_or(0) + 512, at);
        } else if (id == "image/vhdx") {
            bool found = false;
            for (std::uint64_t i = 0; i < d.count("image.metadata.entries"); ++i) {
                const std::string path = "image.metadata.entries[" + std::to_string(i) + "].VirtualDiskSize";
                if (!d.has(path)) continue;
                EXPECT_EQ(d.number(path), size);
                found = true;
            }
            EXPECT_TRUE(found);
            std::uint64_t present = 0;
            for (std::uint64_t i = 0; i < 16; ++i) {
                const std::string entry = "image.blockAllocationTable[" + std::to_string(i) + "].";
                if (d.number(entry + "State") == 6) present = d.number(entry + "FileOffsetMB") << 20;
            }
            std::vector<std::byte> bytes(65536);
            ASSERT_TRUE(readExact(*source, present, bytes));
            EXPECT_TRUE(std::ranges::all_of(bytes, [](std::byte b) { return b == std::byte{0x5A}; }));
        } else {
            EXPECT_EQ(d.number("image.capacity") * 512, size);
            EXPECT_EQ(d.node("image.grainDirectory[0].grains[16].sector")->linkTarget(), at);
        }
    }
}

// A disc that is ISO 9660 and UDF: what went in is found in the UDF half, names and content.
TEST(UdfOfADisc, NamesAndContentAreWhatWentIn) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("genisoimage")) GTEST_SKIP() << "genisoimage is not installed";
    TemporaryFolder folder;
    const RunResult made =
        run("cd " + folder.path().string() +
            " && mkdir -p d/sub && echo hello > 'd/a long name.txt' && seq 100000 > d/sub/numbers && "
            ": > d/\u00E9\u221E && LC_ALL=C.UTF-8 genisoimage -quiet -input-charset utf-8 -udf -V TOWER -o "
            "volume d 2>&1");
    ASSERT_EQ(made.exitCode, 0) << made.out;
    const auto bytes = readFile(folder.path() / "volume");
    const Decoded d("fs/udf", bytesSource(bytes));
    std::set<std::string> names;
    std::string numbers;
    const auto visit = d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (!at.starts_with("volume.fileSet.root.") || !at.ends_with("].name")) return;
        names.insert(node->parent()->summary());
        if (node->parent()->summary() != "numbers") return;
        const auto entry = member(node->parent(), "entry");
        const auto extent = member(entry, "AllocationDescriptors")->child(0);
        const auto start = static_cast<std::size_t>(*member(extent, "ExtentPosition")->linkTarget());
        const auto size = static_cast<std::size_t>(numberOf(*member(entry, "InformationLength")));
        numbers.assign(reinterpret_cast<const char*>(bytes.data()) + start, size);
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_THAT(names, ::testing::UnorderedElementsAre("parent folder", "a long name.txt", "sub, folder",
                                                       "numbers", "\u00E9\u221E"));
    EXPECT_TRUE(numbers == run("seq 100000").out);
    // In a disk's template it stands beside the ISO 9660 half.
    const Decoded disk("disk/disk", bytesSource(bytes));
    EXPECT_TRUE(disk.has("disk.volume.udf.fileSet.root"));
    EXPECT_TRUE(disk.has("disk.volume.iso9660.descriptors"));
}

// Damaged in many ways, it still comes to its end.
TEST_P(MadeVolumeFile, DamageEnds) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make()) GTEST_SKIP() << "needs " << GetParam().programs;
    auto bytes = readFile(volume());
    bytes.resize(std::min<std::size_t>(bytes.size(), 72 << 20));
    std::mt19937 random(7);
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] != std::byte{0}) used.push_back(i);
    ASSERT_FALSE(used.empty());
    for (int round = 0; round < 8; ++round) {
        auto damaged = bytes;
        for (int n = 0; n < 40; ++n)
            damaged[used[random() % used.size()]] = n % 3 == 0 ? std::byte{0xFF} : std::byte(random());
        const Decoded d(GetParam().id, bytesSource(std::move(damaged)));
        EXPECT_GT(d.visitAll(300'000).nodes, 0u);
    }
    bytes.resize(bytes.size() / 2 + 77);
    const Decoded cut(GetParam().id, bytesSource(std::move(bytes)));
    EXPECT_GT(cut.visitAll(300'000).nodes, 0u);
}

INSTANTIATE_TEST_SUITE_P(Formats, MadeVolumeFile, ::testing::ValuesIn(madeVolumes), [](const auto& made) {
    return std::string(made.param.id).substr(std::string(made.param.id).find('/') + 1);
});

// One volume that a program makes, in its own words.
class Made {
 public:
    // False: the programs are missing, or do not know what is asked for.
    bool make(const std::string& programs, const std::string& recipe) {
        std::istringstream names(programs);
        for (std::string program; names >> program;)
            if (!haveProgram(program)) return false;
        return run("cd " + folder_.path().string() + " && ( " + recipe + " ) >/dev/null 2>&1").exitCode == 0;
    }
    std::string says(const std::string& command) const {
        return run("cd " + folder_.path().string() + " && LC_ALL=C.UTF-8 " + command).out;
    }
    Decoded decoded(const std::string& id) const { return {id, imageSource(folder_.path() / "volume")}; }

 private:
    TemporaryFolder folder_;
};

std::uint64_t numberIn(const std::string& text, const std::string& expression) {
    const auto found = grep(text, expression);
    return found.empty() ? ~std::uint64_t{0} : std::stoull(found.front(), nullptr, 0);
}

// Counts of 64 bits stand elsewhere than those of 32.
TEST(MadeVolumes, XfsExtentCounts) {
    SECTORSMITH_NEEDS_SHELL();
    for (const std::string big : {"0", "1"}) {
        Made made;
        if (!made.make(
                "mkfs.xfs xfs_db",
                "head -c 100000 /dev/urandom > file && printf '/x\\n0 0\\nd--755 0 0\\nfile ---644 0 0 "
                "file\\n$\\n$\\n' > list && truncate -s 320M volume && mkfs.xfs -q -i nrext64=" +
                    big + " -p list volume"))
            GTEST_SKIP() << "needs mkfs.xfs that knows nrext64, xfs_db";
        const Decoded d = made.decoded("fs/xfs");
        const std::string said = made.says("xfs_db -r -c 'inode 131' -c p volume");
        const std::uint64_t first =
            numberIn(made.says("xfs_db -r -c 'sb 0' -c p volume"), "^rootino = (\\d+)");
        ASSERT_EQ(first, 128u);
        const std::string inode = "volume.groups[0].agi.inodes.records[0].inodes[3].";
        const std::uint64_t count = numberIn(said, "^core.nextents = (\\d+)");
        EXPECT_EQ(count, 1u) << said;
        EXPECT_EQ(d.number(inode + (big == "1" ? "di_big_nextents" : "di_nextents")), count);
        EXPECT_EQ(d.has(inode + "di_flushiter"), big == "0");
        EXPECT_EQ(d.count(inode + "extents"), count);
        EXPECT_EQ(d.number(inode + "extents[0].blockcount"), numberIn(said, "^0:\\[\\d+,\\d+,(\\d+),"));
        EXPECT_EQ(d.number(inode + "extents[0].startblock"), numberIn(said, "^0:\\[\\d+,(\\d+),"));
        EXPECT_THAT(d.visitAll().bad, IsEmpty());
    }
}

// Records of the tree of inodes have another layout where chunks may have holes.
TEST(MadeVolumes, XfsChunksOfInodes) {
    SECTORSMITH_NEEDS_SHELL();
    for (const std::string options : {"-i sparse=1", "-i sparse=0", "-m crc=0"}) {
        Made made;
        if (!made.make("mkfs.xfs xfs_db", "truncate -s 320M volume && mkfs.xfs -q " + options + " volume"))
            GTEST_SKIP() << "needs mkfs.xfs, xfs_db";
        const Decoded d = made.decoded("fs/xfs");
        const std::string record = "volume.groups[0].agi.inodes.records[0].";
        const std::string said = made.says("xfs_db -r -c 'agi 0' -c 'addr root' -c p volume");
        // 1:[start,(hole mask,count,)free count,free ones]
        const bool sparse = options == "-i sparse=1";
        EXPECT_EQ(d.number(record + "ir_startino"), numberIn(said, "1:\\[(\\d+),")) << said;
        EXPECT_EQ(d.number(record + "ir_freecount"),
                  numberIn(said, sparse ? "1:\\[\\d+,\\w+,\\d+,(\\d+)," : "1:\\[\\d+,(\\d+),"))
            << said;
        EXPECT_EQ(d.has(record + "ir_count"), sparse);
        if (sparse) {
            EXPECT_EQ(d.number(record + "ir_count"), 64u);
        }
    }
}

TEST(MadeVolumes, Qcow2WithSubclusters) {
    SECTORSMITH_NEEDS_SHELL();
    Made made;
    if (!made.make(
            "qemu-img qemu-io",
            "qemu-img create -q -f qcow2 -o extended_l2=on volume 64M && qemu-io -f qcow2 -c 'write -q "
            "-P 0x5a 1M 64k' -c 'write -q -P 0x5a 3M 2k' volume"))
        GTEST_SKIP() << "needs qemu-img that knows extended_l2, qemu-io";
    const Decoded d = made.decoded("image/qcow2");
    const auto at =
        grep(made.says("qemu-img map --output=json volume"), "\"data\": true, \"offset\": (\\d+)");
    ASSERT_EQ(at.size(), 2u);
    const std::string table = "image.l1_table[0].clusters";
    EXPECT_EQ(d.count(table), 65536u / 16);
    EXPECT_EQ(d.node(table + "[16].entry")->linkTarget(), std::stoull(at[0]));
    EXPECT_EQ(d.number(table + "[16].subclusters"), 0xFFFFFFFFu);
    EXPECT_EQ(d.node(table + "[48].entry")->linkTarget(), std::stoull(at[1]));
    EXPECT_EQ(d.number(table + "[48].subclusters"), 1u);
    EXPECT_THAT(d.visitAll().errors, IsEmpty());
}

TEST(MadeVolumes, SwapThatIsNoneOrCut) {
    const Decoded none("fs/swap", bytesSource(std::vector<std::byte>(65536)));
    EXPECT_FALSE(none.has("area.info"));
    EXPECT_THAT(none.visitAll().errors, IsEmpty());
    // Two pages, and the last one is missing.
    for (const std::size_t pages : {2, 1}) {
        std::vector<std::byte> bytes(4096 * pages);
        bytes[1024] = bytes[1028] = std::byte{1};
        std::ranges::transform(std::string("SWAPSPACE2"), bytes.begin() + 4086,
                               [](char c) { return static_cast<std::byte>(c); });
        const auto visit = Decoded("fs/swap", bytesSource(std::move(bytes))).visitAll();
        if (pages == 2) EXPECT_THAT(visit.bad, IsEmpty());
        else EXPECT_THAT(visit.bad, ::testing::ElementsAre("area.info.last_page"));
    }
}

void putNumber(std::vector<std::byte>& bytes, std::size_t at, std::size_t size, std::uint64_t value) {
    for (std::size_t i = 0; i < size; ++i) bytes[at + i] = static_cast<std::byte>(value >> (8 * i));
}

void putText(std::vector<std::byte>& bytes, std::size_t at, std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) bytes[at + i] = static_cast<std::byte>(text[i]);
}

// A leaf of four root items, all of which name this leaf: its own is the last one of its owner.
TEST(DamagedVolumes, BtrfsTreesInARing) {
    std::vector<std::byte> bytes(8 << 20);
    const std::size_t super = 65536;
    const std::size_t leaf = 1 << 20;
    putNumber(bytes, super + 48, 8, super);
    putText(bytes, super + 64, "_BHRfS_M");
    putNumber(bytes, super + 80, 8, leaf);
    putNumber(bytes, super + 88, 8, leaf);
    for (const std::size_t at : {144, 148, 152, 156}) putNumber(bytes, super + at, 4, 4096);
    putNumber(bytes, super + 160, 4, 97);
    putNumber(bytes, super + 201, 8, 1);
    const std::size_t chunk = super + 811;
    putNumber(bytes, chunk, 8, 256);
    putNumber(bytes, chunk + 8, 1, 228);
    putNumber(bytes, chunk + 17, 8, bytes.size());
    putNumber(bytes, chunk + 41, 8, 6);
    putNumber(bytes, chunk + 61, 2, 1);
    putNumber(bytes, chunk + 65, 8, 1);
    putNumber(bytes, leaf + 48, 8, leaf);
    putNumber(bytes, leaf + 88, 8, 6);
    putNumber(bytes, leaf + 96, 4, 4);
    const std::size_t ids[] = {5, 6, 6, 7};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t item = leaf + 101 + 25 * i;
        putNumber(bytes, item, 8, ids[i]);
        putNumber(bytes, item + 8, 1, 132);
        putNumber(bytes, item + 9, 8, i);
        putNumber(bytes, item + 17, 4, 2700 + 300 * i);
        putNumber(bytes, item + 21, 4, 239);
        putNumber(bytes, leaf + 101 + 2700 + 300 * i + 176, 8, leaf);
    }
    const Decoded d("fs/btrfs", bytesSource(std::move(bytes)));
    EXPECT_EQ(d.number("volume.rootTree.items[2].rootItem.tree.items[2].rootItem.bytenr"), leaf);
    EXPECT_FALSE(d.has("volume.rootTree.items[2].rootItem.tree.items[2].rootItem.tree"));
    for (const int i : {0, 1, 3})
        EXPECT_FALSE(d.has("volume.rootTree.items[" + std::to_string(i) + "].rootItem.tree"));
    EXPECT_TRUE(d.visitAll(20'000).complete);
}

// Folders that lead to themselves, to each other, and each to the next one eight times.
TEST(DamagedVolumes, Iso9660FoldersInARing) {
    const auto folder = [](std::vector<std::byte>& bytes, std::size_t block, std::size_t parent,
                           std::size_t child) {
        std::size_t at = block * 2048;
        const auto record = [&](std::size_t extent, std::string_view name) {
            const std::size_t length = 33 + name.size() + (1 - name.size() % 2);
            putNumber(bytes, at, 1, length);
            putNumber(bytes, at + 2, 4, extent);
            putNumber(bytes, at + 10, 4, 2048);
            putNumber(bytes, at + 25, 1, 2);
            putNumber(bytes, at + 32, 1, name.size());
            putText(bytes, at + 33, name);
            at += length;
        };
        record(block, std::string_view("\0", 1));
        record(parent, "\1");
        for (const char* name : {"A", "B", "C", "D", "E", "F", "G", "H"}) record(child, name);
    };
    for (const int kind : {0, 1, 2}) {
        std::vector<std::byte> bytes(1 << 20);
        putText(bytes, 32768, "\1CD001\1");
        putText(bytes, 32768 + 2048, "\377CD001\1");
        putNumber(bytes, 32768 + 128, 2, 2048);
        putNumber(bytes, 32768 + 158, 4, 20);
        putNumber(bytes, 32768 + 166, 4, 2048);
        if (kind == 0) folder(bytes, 20, 20, 20);
        if (kind == 1) {
            folder(bytes, 20, 20, 21);
            folder(bytes, 21, 20, 20);
        }
        if (kind == 2)
            for (std::size_t block = 20; block < 40; ++block)
                folder(bytes, block, block == 20 ? block : block - 1, block + 1);
        const Decoded d("fs/iso9660", bytesSource(std::move(bytes)));
        const std::string first = "volume.descriptors[0].root.blocks[0].records[2].folder";
        EXPECT_EQ(d.has(first), kind != 0);
        EXPECT_EQ(d.has(first + ".blocks[0].records[2].folder"), kind == 2);
        EXPECT_TRUE(d.visitAll(200'000).complete) << kind;
    }
}

// FAT12 with 24 folders, each of which the one before it names eight times; then the first one's chain is a ring.
TEST(DamagedVolumes, FatFoldersNamedOften) {
    std::vector<std::byte> bytes(200 * 512);
    putText(bytes, 0, "\xEB\x3C\x90MSDOS5.0");
    putNumber(bytes, 11, 2, 512);
    putNumber(bytes, 13, 1, 1);
    putNumber(bytes, 14, 2, 1);
    putNumber(bytes, 16, 1, 1);
    putNumber(bytes, 17, 2, 16);
    putNumber(bytes, 19, 2, 200);
    putNumber(bytes, 21, 1, 0xF8);
    putNumber(bytes, 22, 2, 1);
    putNumber(bytes, 510, 2, 0xAA55);
    const auto entry = [&](std::size_t at, std::string_view name, std::size_t cluster) {
        putText(bytes, at, "           ");
        putText(bytes, at, name);
        putNumber(bytes, at + 11, 1, 0x10);
        putNumber(bytes, at + 26, 2, cluster);
    };
    const auto eight = [&](std::size_t at, std::size_t cluster) {
        for (const char* name : {"A", "B", "C", "D", "E", "F", "G", "H"}) {
            entry(at, name, cluster);
            at += 32;
        }
    };
    eight(1024, 2);
    for (std::size_t cluster = 2; cluster < 26; ++cluster) {
        const std::size_t at = 1536 + (cluster - 2) * 512;
        entry(at, ".", cluster);
        entry(at + 32, "..", cluster == 2 ? 0 : cluster - 1);
        eight(at + 64, cluster + 1);
        const std::uint64_t next = 0xFFF;
        const std::size_t place = 512 + cluster + cluster / 2;
        const std::uint64_t pair = std::to_integer<std::uint64_t>(bytes[place]) |
                                   std::to_integer<std::uint64_t>(bytes[place + 1]) << 8;
        putNumber(bytes, place, 2, cluster % 2 == 0 ? (pair & 0xF000) | next : (pair & 0xF) | next << 4);
    }
    const std::string first = "volume.root[0].entry.directory.clusters[0].entries[2].entry";
    const Decoded d("fs/fat", bytesSource(bytes));
    EXPECT_TRUE(d.has(first + ".directory"));
    EXPECT_FALSE(d.has("volume.root[1].entry.directory"));
    EXPECT_TRUE(d.visitAll(50'000).complete);
    putNumber(bytes, 512 + 3, 1, 2);
    putNumber(bytes, 512 + 4, 1, 0xF0);
    const Decoded ring("fs/fat", bytesSource(std::move(bytes)));
    EXPECT_TRUE(ring.has(first + ".directory"));
    const std::string again = "volume.root[0].entry.directory.clusters[1].entries[2].entry";
    EXPECT_TRUE(ring.has(again));
    EXPECT_FALSE(ring.has(again + ".directory"));
}

}  // namespace
}  // namespace sectorsmith::testing
