// SPDX-License-Identifier: GPL-3.0-or-later
// Findings before and after a change, set against each other.
#include "ops/table_check.h"

#include <gmock/gmock.h>

namespace sectorsmith {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Finding finding(const char* rule, std::uint64_t offset, const char* message, std::string subject = {},
                Severity severity = Severity::Warning) {
    return {rule, severity, offset, Message::plain(message), {}, std::move(subject)};
}

std::vector<std::string> messages(const std::vector<Finding>& list) {
    std::vector<std::string> out;
    for (const Finding& one : list) out.push_back(one.message);
    return out;
}

TEST(CompareFindings, ByRuleAndSubjectNotByWords) {
    const std::vector<Finding> before{
        finding("hybrid.missing", 446, "“Old” is missing", "partition at sector 40"),
        finding("hybrid.missing", 446, "“Other” is missing", "partition at sector 90"),
        finding("gpt.my-lba", 536, "says 7"), finding("gpt.entry-outside", 1056, "Partition 1 (“Old”)"),
        finding("gpt.backup-not-at-end", 5000, "stays")};
    const std::vector<Finding> after{
        finding("hybrid.missing", 446, "“New” is missing", "partition at sector 40"),
        finding("gpt.entry-outside", 1056, "Partition 1 (“New”)"),
        finding("gpt.entry-outside", 1184, "Partition 2"), finding("gpt.backup-not-at-end", 5000, "stays")};
    const FindingChanges changes = compareFindings(before, after);
    EXPECT_THAT(messages(changes.remaining), ElementsAre("“New” is missing", "Partition 1 (“New”)", "stays"));
    EXPECT_THAT(messages(changes.appeared), ElementsAre("Partition 2"));
    EXPECT_THAT(messages(changes.solved), ElementsAre("“Other” is missing", "says 7"));
}

TEST(CompareFindings, SeveralInOnePlaceAreCounted) {
    const std::vector<Finding> two{finding("mbr.overlap", 454, "1 and 2"),
                                   finding("mbr.overlap", 454, "1 and 3")};
    const std::vector<Finding> one{finding("mbr.overlap", 454, "1 and 3")};
    EXPECT_THAT(messages(compareFindings(two, one).solved), ElementsAre("1 and 2"));
    EXPECT_THAT(messages(compareFindings(one, two).appeared), ElementsAre("1 and 2"));
    EXPECT_THAT(messages(compareFindings(one, one).remaining), ElementsAre("1 and 3"));
}

// A remark on the disk is the same one wherever its first partition lies; a remark that becomes a warning is news.
TEST(CompareFindings, SubjectsBeforePlacesAndSeverityCounts) {
    const auto remark = finding("gpt.alignment", 1056, "Partitions 1, 2", "disk", Severity::Info);
    const auto moved = finding("gpt.alignment", 1184, "Partition 2", "disk", Severity::Info);
    auto warning = moved;
    warning.severity = Severity::Warning;
    EXPECT_THAT(messages(compareFindings({remark}, {moved}).remaining), ElementsAre("Partition 2"));
    EXPECT_THAT(messages(compareFindings({remark}, {warning}).appeared), ElementsAre("Partition 2"));
    EXPECT_THAT(compareFindings({remark}, {warning}).solved, IsEmpty());
}

TEST(CheckOptions, KnowAnSsdAndARaid) {
    DeviceFacts facts;
    facts.physicalSectorSize = 4096;
    facts.name = "sda";
    facts.transport = "sata";
    facts.rotational = true;
    EXPECT_EQ(checkOptionsOf(facts).physicalSectorSize, 4096u);
    EXPECT_FALSE(checkOptionsOf(facts).largeUnits);
    facts.rotational = false;
    EXPECT_TRUE(checkOptionsOf(facts).largeUnits);
    facts.transport = "loop";
    EXPECT_FALSE(checkOptionsOf(facts).largeUnits);
    facts.rotational = true;
    facts.transport.clear();
    facts.name = "md127";
    EXPECT_TRUE(checkOptionsOf(facts).largeUnits);
}

}  // namespace
}  // namespace sectorsmith
