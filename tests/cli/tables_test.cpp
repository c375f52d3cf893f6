// SPDX-License-Identifier: GPL-3.0-or-later
// check, gpt, hybrid, table and lost on images, with sgdisk, gdisk, sfdisk, fdisk and parted as judges.
#include <gmock/gmock.h>

#include "tables_testing.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

TEST_F(Tables, TheStoryOfBootCamp) {
    NEED_TOOLS();
    MadeDisk made("1M");
    ASSERT_TRUE(copySampleDisk(made.path()));
    const auto original = folder_.path() / "bootcamp.img";
    made.must("cp --sparse=always $D " + shellQuoted(original.string()));
    const std::string disk = made.path().string();
    const std::string before = contentSum(disk);

    const auto found = json({"check", disk}, 1);
    EXPECT_EQ(found["scheme"], "gpt");
    EXPECT_THAT(rules(found["findings"]), ::testing::ElementsAre("hybrid.missing"));

    const auto proposed = json({"hybrid", "propose", disk});
    EXPECT_EQ(proposed["layout"], "apple");
    EXPECT_EQ(proposed["after"]["entries"][3]["gptPartition"], 4);
    EXPECT_EQ(proposed["writes"].size(), 1u);
    EXPECT_EQ(proposed["writes"][0]["offset"], 0);

    // Without --yes, and with --dry-run, nothing happens.
    EXPECT_EQ(command({"hybrid", "apply", disk}).exitCode, 4);
    EXPECT_EQ(command({"hybrid", "apply", disk, "--dry-run"}).exitCode, 0);
    EXPECT_EQ(contentSum(disk), before);

    const RunResult applied = yes({"hybrid", "apply", disk});
    EXPECT_THAT(applied.out, HasSubstr("80 07 NTFS, exFAT or HPFS, sectors 1196544-2095103 (898560)"));
    EXPECT_THAT(applied.out, HasSubstr("no errors, no warnings"));
    const std::string listing = made.must("fdisk -t dos -l $D | tr -s ' '");
    EXPECT_THAT(listing, HasSubstr("disk.img4 * 1196544 2095103 898560 438.8M 7 HPFS/NTFS/exFAT"));
    EXPECT_THAT(made.must("sgdisk -v $D"), HasSubstr("No problems found"));
    // Boot code, disk signature and everything behind sector 0 are as they were.
    EXPECT_EQ(
        made.must("cmp -n 446 $D '" + original.string() + "' && cmp -i 512 $D '" + original.string() + "'"),
        "");
    EXPECT_EQ(command({"check", disk}).exitCode, 0);
    EXPECT_EQ(command({"hybrid", "apply", disk, "--yes"}).exitCode, 0);  // nothing to do

    EXPECT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
    EXPECT_EQ(contentSum(disk), before);
    // The other way back gives the same disk: nothing but the entries had changed.
    yes({"hybrid", "apply", disk, "--layout", "single"});
    EXPECT_EQ(command({"check", disk}).exitCode, 0);
    yes({"hybrid", "reset", disk});
    EXPECT_THAT(rules(json({"check", disk}, 1)["findings"]), ::testing::ElementsAre("hybrid.missing"));
}

TEST_F(Tables, QuestionsOfAHybridAreNeverGuessed) {
    NEED_TOOLS();
    MadeDisk made("1M");
    ASSERT_TRUE(copySampleDisk(made.path()));
    const std::string disk = made.path().string();
    made.must("dd if=/dev/zero of=$D bs=1 count=444 conv=notrunc status=none");  // as sgdisk -h does
    const auto proposed = json({"hybrid", "propose", disk});
    std::vector<std::string> asked;
    for (const auto& question : proposed["questions"]) asked.push_back(question["option"]);
    EXPECT_THAT(asked, ::testing::Contains("boot-code"));
    const std::string before = contentSum(disk);
    const RunResult refused = command({"hybrid", "apply", disk, "--yes"});
    EXPECT_EQ(refused.exitCode, 4);
    EXPECT_THAT(refused.err, HasSubstr("--"));
    EXPECT_EQ(contentSum(disk), before);
    EXPECT_EQ(command({"hybrid", "apply", disk, "--boot-code", "perhaps"}).exitCode, 2);
    EXPECT_EQ(command({"hybrid", "apply", disk, "--disk-signature", "xyz"}).exitCode, 2);
    yes({"hybrid", "apply", disk, "--boot-code", "write", "--disk-signature", "1A2B3C4D"});
    EXPECT_EQ(command({"check", disk}).exitCode, 0);
    const auto shown = json({"hybrid", "show", disk});
    EXPECT_EQ(shown["scheme"], "hybrid");
    EXPECT_EQ(shown["mbr"]["bootCode"], true);
    EXPECT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
    EXPECT_EQ(contentSum(disk), before);
}

// Each of these hides Windows from the Mac's start menu or keeps it from starting: found by name, mended by one command,
// and the disk is then what it was, byte for byte.
TEST_F(Tables, BrokenHybridsAreFoundAndMended) {
    NEED_TOOLS();
    MadeDisk made("1M");
    ASSERT_TRUE(copySampleDisk(made.path()));
    const std::string disk = made.path().string();
    const auto apply = [&] {
        return yes({"hybrid", "apply", disk, "--boot-code", "write", "--disk-signature", "5A07B00C"});
    };
    apply();
    ASSERT_EQ(command({"check", disk}).exitCode, 0);
    const std::string sane = run("head -c 512 " + shellQuoted(disk)).out;
    struct Break {
        const char* rule;
        const char* offset;
        const char* hex;
    };
    for (const Break& one :
         {Break{"hybrid.active", "0x1EE", "00"}, Break{"hybrid.type", "0x1F2", "83"},
          Break{"hybrid.ee-start", "0x1C6", "02"}, Break{"hybrid.ee-covers", "0x1CA", "20000000"},
          Break{"hybrid.signature", "0x1FE", "0000"}, Break{"hybrid.status", "0x1CE", "01"},
          Break{"hybrid.match", "0x1F6", "01"}, Break{"hybrid.ee-count", "0x1E2", "EE"},
          Break{"hybrid.extended", "0x1E2", "0F"}, Break{"hybrid.overlap", "0x1CA", "28400600"},
          Break{"hybrid.disk-signature", "0x1B8", "00000000"}, Break{"hybrid.ee-active", "0x1BE", "80"},
          Break{"hybrid.range", "0x1FA", "FFFFFFFF"}, Break{"hybrid.hidden-sectors", "1196544s", ""}}) {
        if (*one.hex != 0) yes({"write", disk, "-o", one.offset, "--hex", one.hex});
        else
            made.must(
                "printf '?\\000\\000\\000' | dd of=$D bs=1 seek=$((1196544*512+28)) conv=notrunc "
                "status=none");
        EXPECT_THAT(rules(json({"check", disk}, 1)["findings"]), ::testing::Contains(one.rule)) << one.rule;
        apply();
        EXPECT_EQ(command({"check", disk}).exitCode, 0) << one.rule;
        EXPECT_TRUE(run("head -c 512 " + shellQuoted(disk)).out == sane) << one.rule;
    }
}

TEST_F(Tables, AddSetAndDeleteAsTheOthersHaveThem) {
    NEED_TOOLS();
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    yes({"gpt", "create", disk, "--guid", "11111111-2222-3333-4444-555555555555"});
    expectAccepted(made);
    yes({"gpt", "add", disk, "--type", "ef00", "--length", "8M", "--name", "EFI"});
    yes({"gpt", "add", disk, "-t", "Linux filesystem", "--start", "40960s", "--end", "50000s"});
    yes({"gpt", "add", disk, "-t", "AF0A", "--number", "7", "--name", "Größe 大", "--set-attribute", "2"});
    expectAccepted(made);
    // The largest gap, from the next MiB to its end.
    EXPECT_THAT(made.must("sgdisk -p $D | tail -n 3 | tr -s ' '"),
                ::testing::AllOf(HasSubstr(" 1 2048 18431 8.0 MiB EF00 EFI"), HasSubstr(" 2 40960 50000"),
                                 HasSubstr(" 7 51200 131038 39.0 MiB AF0A")));
    EXPECT_THAT(made.must("sgdisk -i 7 $D"), HasSubstr("Attribute flags: 0000000000000004"));
    EXPECT_EQ(json({"gpt", "show", disk, "7"})["name"], "Größe 大");

    yes({"gpt", "set", disk, "2", "--name", "root", "--type", "8304", "--end", "49999s", "--guid",
         "AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE", "--attributes", "1"});
    yes({"gpt", "set", disk, "--disk-guid", "99999999-2222-3333-4444-555555555555"});
    expectAccepted(made);
    const std::string info = made.must("sgdisk -i 2 $D");
    EXPECT_THAT(info, HasSubstr("Partition GUID code: 4F68BCE3-E8CD-4DB1-96E7-FBCAF984B709"));
    EXPECT_THAT(info, HasSubstr("Partition unique GUID: AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE"));
    EXPECT_THAT(info, HasSubstr("Last sector: 49999"));
    EXPECT_THAT(info, HasSubstr("Attribute flags: 0000000000000001"));
    EXPECT_THAT(info, HasSubstr("Partition name: 'root'"));
    EXPECT_THAT(made.must("sgdisk -p $D"), HasSubstr("99999999-2222-3333-4444-555555555555"));

    // Conflicts are refused with the one in the way, and nothing is written.
    const std::string before = contentSum(disk);
    EXPECT_THAT(command({"gpt", "set", disk, "2", "--start", "10000s", "--yes"}).err,
                HasSubstr("partition 1"));
    EXPECT_EQ(command({"gpt", "add", disk, "-t", "8300", "--length", "60M", "--yes"}).exitCode, 3);
    EXPECT_EQ(command({"gpt", "add", disk, "-t", "no such type", "--length", "1M", "--yes"}).exitCode, 2);
    EXPECT_EQ(command({"gpt", "add", disk, "-t", "8300", "--start", "1000", "--length", "1M"}).exitCode, 2);
    EXPECT_EQ(command({"gpt", "delete", disk, "5", "--yes"}).exitCode, 3);
    EXPECT_EQ(command({"gpt", "set", disk, "2", "--yes"}).exitCode, 2);
    EXPECT_EQ(command({"gpt", "set", disk + "#1", "2", "--name", "x", "--yes"}).exitCode, 2);
    EXPECT_EQ(contentSum(disk), before);

    yes({"gpt", "swap", disk, "7", "3"});
    yes({"gpt", "delete", disk, "1", "2"});
    expectAccepted(made);
    EXPECT_EQ(made.must("sgdisk -p $D | tail -n 1 | tr -s ' ' | cut -d ' ' -f 2"), "3\n");
    yes({"gpt", "sort", disk});
    EXPECT_EQ(made.must("sgdisk -p $D | tail -n 1 | tr -s ' ' | cut -d ' ' -f 2"), "1\n");
    // Record by record back to the zeros that it was made of.
    for (int i = 0; i < 9; ++i) {
        const auto records = json({"undo", "list"})["records"];
        for (const auto& record : records)
            if (record["state"] == "done") {
                EXPECT_EQ(command({"undo", "apply", record["id"], "--yes"}).exitCode, 0);
                break;
            }
    }
    EXPECT_EQ(run("cmp -n 67108864 " + shellQuoted(disk) + " /dev/zero").exitCode, 0);
}

TEST_F(Tables, ConversionsAndZapping) {
    NEED_TOOLS();
    MadeDisk made("32M");
    const std::string disk = made.path().string();
    made.must(
        "printf 'label: dos\\nstart=2048,size=2048,type=7,bootable\\nstart=8192,size=4096,type=83\\n' | "
        "sfdisk -q $D");
    const std::string mbr = contentSum(disk);
    yes({"gpt", "from-mbr", disk});
    expectAccepted(made);
    EXPECT_EQ(command({"gpt", "from-mbr", disk, "--yes"}).exitCode, 4);
    yes({"gpt", "to-mbr", disk, "--active", "1"});
    EXPECT_THAT(made.must("sfdisk -d $D"), HasSubstr("size=        2048, type=7, bootable"));
    EXPECT_EQ(contentSum(disk), mbr);  // even the disk signature
    yes({"gpt", "from-mbr", disk});
    yes({"gpt", "zap", disk, "--mbr"});
    EXPECT_EQ(json({"partitions", disk})["partitions"].size(), 0u);
}

TEST_F(Tables, ToAnMbrWithLogicalPartitions) {
    NEED_TOOLS();
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must("sgdisk -n 1:2048:+2M -n 2:8192:+2M -n 3:14336:+2M -n 4:20480:+2M -n 5:26624:+2M $D");
    EXPECT_THAT(command({"gpt", "to-mbr", disk, "--logical", "1", "--logical", "3", "--yes"}).err,
                HasSubstr("partition 2 lies between logical partitions"));
    EXPECT_THAT(yes({"gpt", "to-mbr", disk, "--dry-run"}).out,
                HasSubstr("Partition 5 becomes logical partition 6."));
    yes({"gpt", "to-mbr", disk, "--logical", "2", "--logical", "3", "--active", "1"});
    EXPECT_EQ(made.must("sfdisk -d $D | grep -c start="), "6\n");  // and the extended one
    EXPECT_EQ(made.must("partx -g -r -o NR,START $D | sort -n | tail -n 2"), "5 8192\n6 14336\n");
    EXPECT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
    expectAccepted(made);
}

TEST_F(Tables, FromABsdDisklabel) {
    NEED_TOOLS();
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must(
        "printf 'label: dos\nstart=8192,size=81920,type=a5\n' | sfdisk -q $D && printf "
        "'b\ny\nd\nd\nn\na\n8208\n+8M\nn\nb\n30000\n+16M\nt\na\n7\nt\nb\n1\nw\nr\nw\n' | fdisk $D");
    EXPECT_EQ(command({"gpt", "from-bsd", disk, "2", "--yes"}).exitCode, 3);
    yes({"gpt", "from-bsd", disk, "1"});
    expectAccepted(made);
    EXPECT_THAT(made.must("sgdisk -p $D | tail -n 2 | tr -s ' '"), HasSubstr(" 1 8208 24592 8.0 MiB A503"));
    EXPECT_EQ(command({"gpt", "from-bsd", disk, "--yes"}).exitCode, 3);  // no slice is left
}

// What gdisk's expert menu does beside: s, j, g, h.
TEST_F(Tables, TheTablesOwnFields) {
    NEED_TOOLS();
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must("sgdisk -n 1:4096:8191 -t 1:0700 -h 1 $D");
    EXPECT_EQ(command({"gpt", "set", disk, "--entries", "many", "--yes"}).exitCode, 2);
    EXPECT_EQ(command({"gpt", "set", disk, "1", "--entries", "256", "--yes"}).exitCode, 2);
    yes({"gpt", "set", disk, "--entries", "256", "--entries-at", "2048s", "--disk-guid",
         "5EC705A1-7B00-4CA3-B00C-A3B0074C0001"});
    EXPECT_THAT(made.must("sgdisk -v $D && sgdisk -p $D"),
                ::testing::AllOf(HasSubstr("No problems found"), HasSubstr("holds up to 256 entries"),
                                 HasSubstr("begins at sector 2048"),
                                 HasSubstr("5EC705A1-7B00-4CA3-B00C-A3B0074C0001")));
    made.must("printf '\\376\\377\\377' | dd of=$D bs=1 seek=463 conv=notrunc status=none");
    yes({"hybrid", "chs", disk});
    EXPECT_EQ(made.must("dd if=$D bs=1 skip=463 count=3 status=none | od -An -tx1"), " 41 02 00\n");
}

TEST_F(Tables, RepairFromEitherCopy) {
    NEED_TOOLS();
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must("sgdisk -n 1:2048:+8M -c 1:one -n 2:0:+8M -t 2:0700 -c 2:two $D");
    const std::string before = contentSum(disk);
    struct Damage {
        const char* command;
        const char* rule;
    };
    for (const Damage& damage :
         {Damage{"dd if=/dev/zero of=$D bs=512 seek=1 count=1 conv=notrunc status=none", "gpt.signature"},
          Damage{"printf x | dd of=$D bs=1 seek=1100 conv=notrunc status=none", "gpt.array-crc"},
          Damage{"printf x | dd of=$D bs=1 seek=$((67108864-512+24)) conv=notrunc status=none", ""},
          Damage{"dd if=/dev/zero of=$D bs=512 seek=131039 count=33 conv=notrunc status=none", ""},
          Damage{"dd if=/dev/zero of=$D bs=512 count=1 conv=notrunc status=none", ""}}) {
        made.must(damage.command);
        EXPECT_NE(contentSum(disk), before);
        const auto found = json({"check", disk}, 1);
        if (*damage.rule != 0) {
            EXPECT_THAT(rules(found["findings"]), ::testing::Contains(damage.rule));
        }
        yes({"gpt", "repair", disk});
        EXPECT_EQ(command({"check", disk}).exitCode, 0) << damage.command;
        expectAccepted(made);
        EXPECT_EQ(contentSum(disk), before) << damage.command;
    }
    // Two whole copies that differ: asked, not guessed.
    made.must(
        "dd if=$D of=$D.end bs=512 skip=131039 count=33 status=none && sgdisk -c 1:uno $D && dd if=$D.end "
        "of=$D bs=512 seek=131039 conv=notrunc status=none");
    const std::string contested = contentSum(disk);
    const RunResult asked = command({"gpt", "repair", disk, "--yes"});
    EXPECT_EQ(asked.exitCode, 4);
    EXPECT_THAT(asked.err, HasSubstr("--from (primary/backup)"));
    EXPECT_EQ(contentSum(disk), contested);
    yes({"gpt", "repair", disk, "--from", "backup"});
    EXPECT_THAT(made.must("sgdisk -i 1 $D"), HasSubstr("Partition name: 'one'"));
    // A disk that has grown, and a clone that needs names of its own.
    made.must("truncate -s 80M $D");
    EXPECT_THAT(rules(json({"check", disk}, 1)["findings"]), ::testing::Contains("gpt.backup-not-at-end"));
    yes({"gpt", "repair", disk, "--new-disk-guid", "--new-partition-guids"});
    EXPECT_EQ(command({"check", disk}).exitCode, 0);
    expectAccepted(made);
}

TEST_F(Tables, BackupsGoBothWaysWithSgdisk) {
    NEED_TOOLS();
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must("sgdisk -n 1:2048:+8M -c 1:one -n 2:0:+8M -t 2:0700 -h 2 $D");
    const std::string before = contentSum(disk);
    const auto file = [&](const char* name) { return (folder_.path() / name).string(); };
    EXPECT_EQ(command({"table", "backup", disk, file("ours")}).exitCode, 0);
    EXPECT_EQ(command({"table", "backup", disk, file("ours")}).exitCode, 4);  // exists
    EXPECT_EQ(command({"table", "backup", disk, disk, "--overwrite"}).exitCode, 4);
    EXPECT_EQ(command({"table", "backup", disk, file("sg"), "--format", "sgdisk"}).exitCode, 0);
    made.must("sgdisk --backup=" + shellQuoted(file("theirs")) + " $D");
    EXPECT_EQ(textOf(file("sg")), textOf(file("theirs")));
    EXPECT_EQ(contentSum(disk), before);
    for (const char* name : {"ours", "sg", "theirs"}) {
        made.must("sgdisk -Z $D; sgdisk -a 1 -n 1:34:50 $D");
        yes({"table", "restore", disk, file(name)});
        EXPECT_EQ(contentSum(disk), before) << name;
    }
    made.must("sgdisk -Z $D; sgdisk --load-backup=" + shellQuoted(file("sg")) + " $D");
    EXPECT_THAT(made.must("sgdisk -p $D"), HasSubstr("one"));
    EXPECT_EQ(command({"table", "backup", disk, "-"}).out.substr(0, 2), "{\n");
    EXPECT_EQ(command({"table", "restore", disk, "-", "--yes"}, "nonsense").exitCode, 3);
    MadeDisk larger("80M");
    EXPECT_EQ(command({"table", "restore", larger.path().string(), file("sg"), "--yes"}).exitCode, 4);
    yes({"table", "restore", larger.path().string(), file("sg"), "--other-disk"});
    EXPECT_THAT(larger.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_EQ(rules(json({"check", larger.path().string()}, 1)["findings"]),
              rules(json({"check", disk}, 1)["findings"]));  // sgdisk's hybrid has its faults on both
}

TEST_F(Tables, LostPartitionsAreFoundAgain) {
    NEED_TOOLS();
    if (!haveProgram("mkfs.ext4") && run("PATH=$PATH:/sbin:/usr/sbin; command -v mkfs.ext4").exitCode != 0)
        GTEST_SKIP() << "mkfs.ext4 is not installed";
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must("mkfs.ext4 -q -L lost -E offset=$((4096*512)) $D 16384k 2>&1");
    const std::string before = contentSum(disk);
    const auto found = json({"lost", disk});
    ASSERT_EQ(found["volumes"].size(), 1u) << found.dump(1);
    EXPECT_EQ(found["volumes"][0]["type"], "ext4");
    EXPECT_EQ(found["volumes"][0]["label"], "lost");
    EXPECT_EQ(found["volumes"][0]["offset"], 4096 * 512);
    EXPECT_TRUE(found["proposal"].is_object());
    EXPECT_EQ(contentSum(disk), before);
    EXPECT_EQ(command({"lost", disk, "--apply"}).exitCode, 4);
    EXPECT_EQ(contentSum(disk), before);
    yes({"lost", disk, "--apply"});
    expectAccepted(made);
    EXPECT_THAT(made.must("sgdisk -p $D | tail -n 1 | tr -s ' '"), HasSubstr(" 1 4096 36863"));
    MadeDisk empty("1M");
    EXPECT_EQ(command({"lost", empty.path().string()}).exitCode, 1);
}

// Labels that stand deeper in a volume than the search looks, and the choice of one of several.
TEST_F(Tables, LostPartitionsHaveNamesAndAreChosenByNumber) {
    NEED_TOOLS();
    for (const char* tool : {"mkfs.vfat", "mkntfs"})
        if (run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + tool).exitCode != 0)
            GTEST_SKIP() << tool << " is not installed";
    MadeDisk made("64M");
    const std::string disk = made.path().string();
    made.must(
        "truncate -s 10M $D.p && mkntfs -F -q -L Fenster $D.p && dd if=$D.p of=$D bs=1M seek=2 "
        "conv=notrunc,sparse "
        "status=none && rm $D.p && truncate -s 40M $D.p && mkfs.vfat -F 32 -s 1 -n CARD $D.p && dd if=$D.p "
        "of=$D bs=1M "
        "seek=20 conv=notrunc,sparse status=none");
    const auto found = json({"lost", disk});
    ASSERT_EQ(found["volumes"].size(), 2u) << found.dump(1);
    EXPECT_EQ(found["volumes"][0]["number"], 1);
    EXPECT_EQ(found["volumes"][0]["label"], "Fenster");
    EXPECT_EQ(found["volumes"][1]["number"], 2);
    EXPECT_EQ(found["volumes"][1]["label"], "CARD");
    const std::string text = command({"lost", disk}).out;
    EXPECT_THAT(text, HasSubstr("Partition 1: NTFS “Fenster” at sector 4096"));
    EXPECT_THAT(text, HasSubstr("Partition 2: FAT32 “CARD” at sector 40960"));
    EXPECT_THAT(text, ::testing::Not(HasSubstr("vfat")));
    EXPECT_EQ(command({"lost", disk, "--choose", "3"}).exitCode, 2);
    EXPECT_EQ(command({"lost", disk, "--choose", "x"}).exitCode, 2);
    yes({"lost", disk, "--choose", "2", "--apply"});
    expectAccepted(made);
    EXPECT_THAT(made.must("sgdisk -i 1 $D"),
                ::testing::AllOf(HasSubstr("First sector: 40960"), HasSubstr("'CARD'")));
    // Beside what is there now.
    yes({"lost", disk, "--choose", "1", "--apply"});
    EXPECT_THAT(made.must("sgdisk -i 2 $D"),
                ::testing::AllOf(HasSubstr("First sector: 4096"), HasSubstr("'Fenster'")));
    EXPECT_EQ(command({"lost", disk, "--choose", "1"}).exitCode, 4) << "the table shows it now";
}

// A change of something else leaves a problem what it was.
TEST_F(Tables, TheReviewKnowsAProblemByWhatItIsAbout) {
    NEED_TOOLS();
    const std::string disk = (folder_.path() / "disk.img").string();
    if (!copySampleDisk(disk)) GTEST_SKIP() << "the sample disk is not there";
    const auto named = [](const nlohmann::json& list) {
        std::vector<std::string> names;
        for (const auto& one : list) names.push_back(one["rule"]);
        return names;
    };
    auto planned = json({"gpt", "set", disk, "4", "--name", "Fenster", "--dry-run"});
    EXPECT_THAT(named(planned["findingsAfter"]), ::testing::Contains("hybrid.missing"));
    EXPECT_THAT(named(planned["findingsNew"]), ::testing::IsEmpty());
    EXPECT_THAT(named(planned["findingsSolved"]), ::testing::IsEmpty());
    const std::string text = command({"gpt", "set", disk, "4", "--name", "Fenster", "--dry-run"}).out;
    EXPECT_THAT(text, HasSubstr("Unchanged:"));
    EXPECT_THAT(text, ::testing::Not(HasSubstr("Fixed:")));
    EXPECT_THAT(text, ::testing::Not(HasSubstr("New:")));
    planned = json({"hybrid", "apply", disk, "--dry-run"});
    EXPECT_THAT(named(planned["findingsSolved"]), ::testing::Contains("hybrid.missing"));
}

TEST_F(Tables, RulesAndTypesAreListed) {
    const auto rules = json({"check", "--rules"})["rules"];
    EXPECT_GT(rules.size(), 50u);
    const auto types = json({"gpt", "types"})["types"];
    EXPECT_GT(types.size(), 200u);
    EXPECT_EQ(command({"check"}).exitCode, 2);
    EXPECT_EQ(command({"gpt"}).exitCode, 2);
}

}  // namespace
}  // namespace sectorsmith::testing
