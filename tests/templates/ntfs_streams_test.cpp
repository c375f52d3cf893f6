// SPDX-License-Identifier: GPL-3.0-or-later
// What Windows keeps in $LogFile, $UsnJrnl, $Secure and in the indexes of its volumes: laid out as ntfsrecover (ntfs-3g), usnjls and
// istat (the Sleuth Kit) tell it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

// A stream of a volume, as icat reads it; empty: icat is not there.
std::vector<std::byte> streamOf(const std::filesystem::path& volume, const std::string& attribute) {
    if (!haveProgram("icat")) return {};
    const RunResult read = run("icat -f ntfs '" + volume.string() + "' " + attribute);
    EXPECT_EQ(read.exitCode, 0) << attribute;
    const auto bytes = bytesOf(read.out);
    return {bytes.begin(), bytes.end()};
}

void isProposed(const std::string& id, const std::vector<std::byte>& bytes) {
    const auto proposed = lang::proposeTemplates(
        lang::listTemplates({(sourceFolder() / "templates").string()}), *bytesSource(bytes), 0);
    EXPECT_TRUE(std::ranges::any_of(proposed, [&](const auto& info) { return info.id == id; })) << id;
}

// Damaged in many ways, and cut off, it still comes to its end.
void damageEnds(const std::string& id, const std::vector<std::byte>& whole) {
    ASSERT_FALSE(whole.empty());
    std::mt19937 random(11);
    for (int round = 0; round < 4; ++round) {
        auto bytes = whole;
        for (int n = 0; n < 200; ++n)
            bytes[random() % (n % 2 == 0 ? std::min<std::size_t>(bytes.size(), 8192) : bytes.size())] =
                n % 3 == 0 ? std::byte{0xFF} : std::byte(random());
        if (round % 2 == 1) bytes.resize(random() % bytes.size());
        EXPECT_GT(Decoded(id, bytesSource(std::move(bytes))).visitAll(20'000).nodes, 0u);
    }
}

TEST(NtfsLogFile, RecordsAreThoseThatNtfsrecoverFinds) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto bytes = streamOf(path, "2-128-1");
    if (bytes.empty() || !haveProgram("ntfsrecover")) GTEST_SKIP() << "sleuthkit or ntfs-3g is not installed";
    isProposed("fs/ntfs_logfile", bytes);
    const Decoded d("fs/ntfs_logfile", bytesSource(bytes));
    std::map<std::uint64_t, std::string> ours;
    std::uint64_t lsn = 0;
    const auto visit = d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".ThisLsn")) ours[lsn = numberOf(*node)];
        if (at.ends_with(".client.RedoOperation")) ours[lsn] = std::to_string(numberOf(*node));
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_GT(visit.good, 900u);

    std::map<std::uint64_t, std::string> theirs;
    const std::string told = run("ntfsrecover -n -v -r 2-511 '" + path.string() + "' 2>/dev/null").out;
    std::istringstream lines(told);
    const std::string number = "this_lsn ";
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(number)) theirs[lsn = std::stoull(line.substr(number.size()), nullptr, 16)];
        if (line.starts_with("redo_operation "))
            theirs[lsn] = std::to_string(std::stoull(line.substr(15), nullptr, 16));
    }
    EXPECT_GT(ours.size(), 10'000u);
    // It also shows some bytes that only look like records.
    EXPECT_LE(theirs.size(), ours.size() + 5);
    for (const auto& [at, operation] : ours) {
        ASSERT_TRUE(theirs.contains(at)) << at;
        if (!operation.empty()) {
            EXPECT_EQ(operation, theirs[at]) << at;
        }
    }
    EXPECT_EQ(d.number("logFile.restartPages[0].page.restartArea.CurrentLsn"),
              std::stoull(grep(told, "^current_lsn +([0-9a-f]+)").at(0), nullptr, 16));
    EXPECT_EQ(d.text("logFile.restartPages[0].page.restartArea.ClientArray[0].ClientName"), "NTFS");
    damageEnds("fs/ntfs_logfile", bytes);
}

TEST(NtfsLogFile, ATornPageIsJudgedAndTheOthersStay) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    auto bytes = streamOf(path, "2-128-1");
    if (bytes.empty()) GTEST_SKIP() << "icat (sleuthkit) is not installed";
    bytes[0] = std::byte{0};  // the first restart page: the second one says the same
    bytes[40 * 4096 + 1022] ^= std::byte{1};
    const Decoded d("fs/ntfs_logfile", bytesSource(bytes));
    EXPECT_EQ(d.node("logFile.pages[38].page")->verdict(), false);
    EXPECT_EQ(d.node("logFile.pages[39].page")->verdict(), true);
    EXPECT_GT(d.count("logFile.pages[39].page.records"), 0u);
}

TEST(NtfsUsnJournal, RecordsAreThoseThatUsnjlsLists) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs_cloud");
    auto bytes = streamOf(path, "44-128-3");
    if (bytes.empty() || !haveProgram("usnjls")) GTEST_SKIP() << "sleuthkit is not installed";
    isProposed("fs/ntfs_usnjrnl", bytes);
    const auto listed = [](const Decoded& d) {
        std::vector<std::string> lines;
        std::string file;
        std::string folder;
        const auto visit = d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
            if (at.ends_with("].FileReferenceNumber")) file = node->displayValue();
            if (at.ends_with("].ParentFileReferenceNumber")) folder = node->displayValue();
            if (at.ends_with("].FileName")) lines.push_back(file + ", " + folder + ": " + textOf(*node));
        });
        EXPECT_TRUE(visit.complete);
        EXPECT_THAT(visit.errors, IsEmpty());
        return lines;
    };
    const Decoded d("fs/ntfs_usnjrnl", bytesSource(bytes));
    EXPECT_THAT(d.visitAll().bad, IsEmpty());
    const auto ours = listed(d);
    std::vector<std::string> theirs;
    std::istringstream lines(run("usnjls -f ntfs '" + path.string() + "'").out);
    for (std::string line; std::getline(lines, line);) {
        // 38-6 <tab> 5-5 <tab> time <tab> reasons <tab> name
        std::vector<std::string> columns;
        std::istringstream split(line);
        for (std::string column; std::getline(split, column, '\t');) columns.push_back(column);
        ASSERT_EQ(columns.size(), 5u) << line;
        const auto reference = [](const std::string& text) {
            return "record " + text.substr(0, text.find('-')) + ", sequence " +
                   text.substr(text.find('-') + 1);
        };
        theirs.push_back(reference(columns[0]) + ", " + reference(columns[1]) + ": " + columns[4]);
    }
    EXPECT_EQ(ours, theirs);
    EXPECT_GT(ours.size(), 100u);
    EXPECT_EQ(d.node("journal.pages[0].records[0]")->summary(), "OneDrive: stream change");

    // As journals are once their oldest part was given back: a hole, however long, is found in a few steps.
    std::vector<std::byte> holed(64 << 20);
    std::ranges::copy(std::span(bytes).subspan(8192),
                      holed.end() - static_cast<std::ptrdiff_t>(bytes.size() - 8192));
    const std::size_t shift = holed.size() % 4096;
    ASSERT_EQ(shift, 0u);
    holed.erase(holed.begin(),
                holed.begin() + static_cast<std::ptrdiff_t>((4096 - bytes.size() % 4096) % 4096));
    const std::size_t hole = (holed.size() - (bytes.size() - 8192)) / 4096 * 4096;
    const Decoded behind("fs/ntfs_usnjrnl", bytesSource(holed));
    EXPECT_EQ(behind.number("journal.hole"), hole);
    EXPECT_EQ(listed(behind).back(), ours.back());
    damageEnds("fs/ntfs_usnjrnl", bytes);
}

TEST(NtfsSecure, DescriptorsAreThoseThatIstatNames) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs_cloud");
    const auto bytes = streamOf(path, "9-128-8");
    if (bytes.empty()) GTEST_SKIP() << "icat (sleuthkit) is not installed";
    isProposed("fs/ntfs_sds", bytes);
    const Decoded d("fs/ntfs_sds", bytesSource(bytes));
    std::map<std::uint64_t, std::string> owners;
    std::uint64_t number = 0;
    const auto visit = d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with("].SecurityId")) number = numberOf(*node);
        if (at.ends_with(".descriptor.OwnerSid")) owners[number] = node->displayValue();
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());  // each descriptor's sum is right
    std::set<std::string> seen;
    for (const char* record : {"0", "4", "9", "38", "40", "47", "52"}) {
        const std::string told = run("istat -f ntfs '" + path.string() + "' " + record).out;
        const auto id = grep(told, "^Security ID: (\\d+)");
        const auto sid = grep(told, "^Security ID: \\d+ +\\((S-[0-9-]+)\\)");
        if (sid.empty()) continue;
        EXPECT_EQ(owners[std::stoull(id.at(0))], sid.at(0)) << record;
        seen.insert(sid.at(0));
    }
    EXPECT_GE(seen.size(), 2u);
    EXPECT_EQ(d.count("stream.blocks[0].entries"), owners.size());
    EXPECT_EQ(d.count("stream.blocks[1].entries"), owners.size());

    auto changed = bytes;
    changed[0x34] ^= std::byte{1};  // rights in the first descriptor
    const Decoded damaged("fs/ntfs_sds", bytesSource(changed));
    EXPECT_THAT(damaged.visitAll().bad, Contains("stream.blocks[0].entries[0].Hash"));
    damageEnds("fs/ntfs_sds", bytes);

    // Both indexes lead to the same descriptors.
    for (const char* attribute : {"9-160-12", "9-160-9"}) {
        const auto index = streamOf(path, attribute);
        isProposed("fs/ntfs_index", index);
        const Decoded i("fs/ntfs_index", bytesSource(index));
        std::set<std::uint64_t> ids;
        const auto all = i.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
            if (at.ends_with(".data.SecurityId")) ids.insert(numberOf(*node));
        });
        EXPECT_THAT(all.errors, IsEmpty());
        EXPECT_THAT(all.bad, IsEmpty());
        EXPECT_EQ(ids.size(), owners.size()) << attribute;
        damageEnds("fs/ntfs_index", index);
    }
}

TEST(NtfsIndex, NamesOfAFolderAreThoseThatFlsLists) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto bytes = streamOf(path, "45-160-5");
    if (bytes.empty()) GTEST_SKIP() << "icat (sleuthkit) is not installed";
    isProposed("fs/ntfs_index", bytes);
    const Decoded d("fs/ntfs_index", bytesSource(bytes));
    std::set<std::string> ours;
    const auto visit = d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".key.FileName")) ours.insert(textOf(*node));
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    std::set<std::string> theirs;
    std::istringstream lines(run("fls -f ntfs -u '" + path.string() + "' 45").out);
    for (std::string line; std::getline(lines, line);) theirs.insert(line.substr(line.find('\t') + 1));
    EXPECT_GT(theirs.size(), 500u);
    std::size_t missing = 0;  // those are in the root of the index, in the file record
    for (const auto& name : theirs) missing += ours.contains(name) ? 0 : 1;
    EXPECT_LT(missing, 20u);
    damageEnds("fs/ntfs_index", bytes);
}

}  // namespace
}  // namespace sectorsmith::testing
