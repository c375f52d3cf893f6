// SPDX-License-Identifier: GPL-3.0-or-later
// NTFS records are read with their update sequence undone, and runs lead where other programs find the data.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

// Names in index records and data in file records lie across the ends of sectors, where the disk has the update sequence
// number: they are right only when that was undone.
TEST(RealNtfs, NamesAcrossSectorsAreRight) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const Decoded d("fs/ntfs", imageSource(path));
    struct Entry {
        std::uint64_t file;
        std::string name;
        bool acrossSectors;
    };
    std::vector<Entry> entries;
    std::map<std::uint64_t, std::set<std::string>> names;
    d.visitAll(20'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.starts_with("volume.mft[") && at.ends_with(".value.FileName")) {
            const auto record = node->parent()->parent()->parent()->parent();
            if (const auto number = member(record, "SegmentNumberLowPart"))
                names[numberOf(*number)].insert(textOf(*node));
        }
        if (at.contains(".indexRecords[") && at.ends_with(".key.FileName")) {
            const auto reference = member(node->parent()->parent(), "FileReference.SegmentNumber");
            entries.push_back(
                {numberOf(*reference), textOf(*node), node->offset() % 512 + node->size() > 510});
        }
    });
    EXPECT_GT(entries.size(), 500u);
    EXPECT_GT(std::ranges::count_if(entries, &Entry::acrossSectors), 10);
    for (const auto& entry : entries)
        EXPECT_TRUE(names[entry.file].contains(entry.name)) << entry.file << " " << entry.name;
}

TEST(RealNtfs, DataAreWhatIcatReads) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    if (!haveProgram("icat")) GTEST_SKIP() << "icat (sleuthkit) is not installed";
    const auto image = readFile(path);
    const Decoded d("fs/ntfs", imageSource(path));
    std::uint64_t resident = 0;
    std::uint64_t inRuns = 0;
    d.visitAll(20'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (!at.starts_with("volume.mft[") || !at.ends_with(".TypeCode") || numberOf(*node) != 0x80) return;
        const auto attribute = node->parent();
        const auto record = attribute->parent()->parent();
        const auto number = member(record, "SegmentNumberLowPart");
        if (!number || numberOf(*member(record, "Flags.FILE_RECORD_SEGMENT_IN_USE")) != 1) return;
        const auto id = std::to_string(numberOf(*number)) + "-128-" +
                        std::to_string(numberOf(*member(attribute, "Instance")));
        std::string ours;
        if (const auto value = member(attribute, "value")) {
            if (resident >= 6) return;
            for (std::uint64_t i = 0; i < value->childCount(); ++i)
                ours += static_cast<char>(numberOf(*value->child(i)));
            ++resident;
        } else if (const auto runs = member(attribute, "runs")) {
            const auto size = numberOf(*member(attribute, "FileSize"));
            if (inRuns >= 8 || size > 4'000'000 || numberOf(*member(attribute, "ValidDataLength")) != size)
                return;
            for (std::uint64_t i = 0; i < runs->childCount(); ++i) {
                const auto lcn = member(runs->child(i), "lcn");
                const auto bytes = numberOf(*member(runs->child(i), "clusters")) * 4096;
                if (!lcn->linkTarget()) {
                    ours.append(bytes, '\0');
                } else {
                    ours.append(reinterpret_cast<const char*>(image.data()) + *lcn->linkTarget(), bytes);
                }
            }
            ours.resize(size);
            ++inRuns;
        } else {
            return;
        }
        const auto theirs = run("icat -f ntfs '" + path.string() + "' " + id);
        ASSERT_EQ(theirs.exitCode, 0) << id;
        EXPECT_TRUE(ours == theirs.out) << id << " " << ours.size() << " " << theirs.out.size();
    });
    EXPECT_GT(resident, 3u);
    EXPECT_GT(inRuns, 5u);
}

TEST(MadeVolume, NtfsDataAcrossASector) {
    if (!haveProgram("mkntfs") || !haveProgram("ntfscp")) GTEST_SKIP() << "ntfs-3g is not installed";
    TemporaryFolder folder;
    const std::string image = (folder.path() / "ntfs.img").string();
    const std::string file = (folder.path() / "small.txt").string();
    std::string text;
    for (int i = 0; i < 60; ++i) text += "line " + std::to_string(1000 + i) + "\n";
    writeFile(file, std::as_bytes(std::span(text)));
    const auto made = run("truncate -s 8M '" + image + "' && mkntfs -q -F -Q -L MADE '" + image +
                          "' && ntfscp '" + image + "' '" + file + "' small.txt");
    ASSERT_EQ(made.exitCode, 0) << made.err;
    const Decoded d("fs/ntfs", imageSource(image));
    std::string ours;
    std::uint64_t begin = 0;
    const auto visit = d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (!at.starts_with("volume.mft[") || !at.ends_with(".value.FileName") ||
            textOf(*node) != "small.txt")
            return;
        const auto record = node->parent()->parent()->parent()->parent();
        const auto attributes = member(record, "attributes");
        for (std::uint64_t i = 0; i < attributes->childCount(); ++i) {
            const auto attribute = attributes->child(i);
            if (numberOf(*member(attribute, "TypeCode")) != 0x80) continue;
            const auto value = member(attribute, "value");
            ASSERT_TRUE(value);
            begin = value->offset() - record->offset();
            for (std::uint64_t b = 0; b < value->childCount(); ++b)
                ours += static_cast<char>(numberOf(*value->child(b)));
        }
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, ::testing::IsEmpty());
    EXPECT_THAT(visit.bad, ::testing::IsEmpty());
    EXPECT_LT(begin, 510u);  // or this tests nothing
    EXPECT_GT(begin + text.size(), 512u);
    EXPECT_EQ(ours, text);
}

}  // namespace
}  // namespace sectorsmith::testing
