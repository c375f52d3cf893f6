// SPDX-License-Identifier: GPL-3.0-or-later
// For every rule a disk that breaks it alone, made from a sane one of sgdisk's by changing bytes; and sane disks.
#include "part/check.h"

#include <gmock/gmock.h>

#include <functional>
#include <set>

#include "base/checksum.h"
#include "base/endian.h"
#include "part/types.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::IsEmpty;
using testing::loadImage;
using testing::MadeDisk;
using Bytes = std::vector<std::byte>;

constexpr std::size_t diskSectors = 8192;  // 4 MiB
constexpr std::size_t primary = 512;
constexpr std::size_t backup = (diskSectors - 1) * 512;
constexpr std::size_t primaryArray = 1024;
constexpr std::size_t backupArray = (diskSectors - 33) * 512;

template <typename T>
void put(Bytes& disk, std::size_t offset, T value) {
    storeLittle<T>(disk.data() + offset, value);
}
void fixHeader(Bytes& disk, std::size_t header) {
    const auto size = loadLittle<std::uint32_t>(disk.data() + header + 12);
    put<std::uint32_t>(disk, header + 16, 0);
    put<std::uint32_t>(disk, header + 16, crc32(std::span<const std::byte>(disk).subspan(header, size)));
}
// After a change of the primary array: the same in the backup, and all checksums.
void fixBoth(Bytes& disk) {
    std::copy_n(disk.begin() + primaryArray, 16384, disk.begin() + backupArray);
    for (std::size_t header : {primary, backup}) {
        put<std::uint32_t>(disk, header + 88,
                           crc32(std::span<const std::byte>(disk).subspan(primaryArray, 16384)));
        fixHeader(disk, header);
    }
}

// The 512 bytes at `bad` cannot be read.
class Failing : public MemorySource {
 public:
    using MemorySource::MemorySource;
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = MemorySource::read(offset, out);
        if (offset <= bad && bad < offset + out.size())
            report.bad.push_back({bad, 512, Error{Cause::Io, "broken", bad}});
        return report;
    }
    std::uint64_t bad = ~std::uint64_t{0};
};

std::set<std::string> rules(const std::vector<Finding>& findings, Severity least = Severity::Warning) {
    std::set<std::string> names;
    for (const Finding& finding : findings)
        if (finding.severity >= least) names.insert(finding.rule);
    return names;
}

std::vector<Finding> check(const Bytes& disk, const PartitionContents& contents = {},
                           std::uint32_t sectorSize = 512) {
    MemorySource source(disk, sectorSize);
    return checkDisk(source, readDiskTables(source), contents);
}

void expectOnly(const std::vector<Finding>& findings, const std::set<std::string>& expected,
                Severity least = Severity::Warning) {
    EXPECT_EQ(rules(findings, least), expected);
    const auto known = checkRules();
    for (const Finding& finding : findings) {
        SCOPED_TRACE(finding.rule + ": " + finding.message.text);
        EXPECT_TRUE(std::ranges::any_of(known, [&](const RuleText& rule) {
            return rule.rule == finding.rule;
        })) << "not in the list of rules";
        EXPECT_TRUE(finding.message.text.ends_with(".") || finding.message.text.ends_with("”."));
        if (finding.severity == Severity::Error) {
            EXPECT_FALSE(finding.repair.empty());
        }
    }
}

// ESP 64-163, APFS 164-2047, basic data 2048-6143 and a second one; made by sgdisk once.
const Bytes& saneGpt() {
    static const Bytes disk = [] {
        MadeDisk made("4M");
        made.must(
            "sgdisk -o -a 1 -n 1:64:163 -t 1:ef00 -n 2:164:2047 -t 2:af0a -n 3:2048:6143 -t 3:0700 -n "
            "4:6144:8000 -t 4:0700 $D");
        return testing::readFile(made.path());
    }();
    return disk;
}

struct Fault {
    const char* rule;
    std::function<void(Bytes&)> make;
    std::set<std::string> also = {};
    Severity severity = Severity::Error;
};

class GptFaults : public ::testing::TestWithParam<Fault> {};

TEST_P(GptFaults, AreFoundAlone) {
    SECTORSMITH_NEED("sgdisk");
    Bytes disk = saneGpt();
    GetParam().make(disk);
    const auto findings = check(disk);
    auto expected = GetParam().also;
    expected.insert(GetParam().rule);
    expectOnly(findings, expected);
    for (const Finding& finding : findings)
        if (finding.rule == GetParam().rule) {
            EXPECT_EQ(finding.severity, GetParam().severity);
        }
}

INSTANTIATE_TEST_SUITE_P(
    Check, GptFaults,
    ::testing::Values(
        Fault{"gpt.signature", [](Bytes& d) { d[primary] = std::byte{'X'}; }},
        Fault{"gpt.signature", [](Bytes& d) { d[backup] = std::byte{'X'}; }},
        Fault{"gpt.revision",
              [](Bytes& d) {
                  put<std::uint32_t>(d, primary + 8, 0x00020000);
                  fixHeader(d, primary);
              }},
        Fault{"gpt.header-size", [](Bytes& d) { put<std::uint32_t>(d, primary + 12, 91); }},
        Fault{"gpt.header-size", [](Bytes& d) { put<std::uint32_t>(d, backup + 12, 513); }},
        Fault{"gpt.header-crc", [](Bytes& d) { d[primary + 16] ^= std::byte{1}; }},
        Fault{"gpt.header-crc", [](Bytes& d) { d[backup + 0x38] ^= std::byte{1}; }},
        Fault{"gpt.reserved",
              [](Bytes& d) {
                  put<std::uint32_t>(d, primary + 20, 7);
                  fixHeader(d, primary);
              }},
        Fault{"gpt.my-lba",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primary + 24, 2);
                  fixHeader(d, primary);
              }},
        Fault{"gpt.my-lba",
              [](Bytes& d) {
                  put<std::uint64_t>(d, backup + 24, 2);
                  fixHeader(d, backup);
              }},
        Fault{"gpt.alternate",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primary + 32, 5000);
                  fixHeader(d, primary);
              }},
        Fault{"gpt.alternate",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primary + 32, 50000);
                  fixHeader(d, primary);
              }},
        Fault{"gpt.alternate",
              [](Bytes& d) {
                  put<std::uint64_t>(d, backup + 32, 3);
                  fixHeader(d, backup);
              }},
        Fault{"gpt.array-crc", [](Bytes& d) { d[primaryArray + 1000] ^= std::byte{1}; }},
        Fault{"gpt.array-crc", [](Bytes& d) { d[backupArray + 5] ^= std::byte{1}; }},
        Fault{"gpt.array-overlap",
              [](Bytes& d) {  // the backup's entries lie in the usable range, as a copy
                  std::copy_n(d.begin() + backupArray, 16384, d.begin() + 8050 * 512);
                  put<std::uint64_t>(d, backup + 72, 8050);
                  fixHeader(d, backup);
              }},
        Fault{"gpt.usable-range",
              [](Bytes& d) {
                  for (std::size_t h : {primary, backup}) {
                      put<std::uint64_t>(d, h + 48, diskSectors + 5);
                      fixHeader(d, h);
                  }
              },
              {"gpt.array-overlap"}},
        Fault{"gpt.usable-range",
              [](Bytes& d) {
                  for (std::size_t h : {primary, backup}) {
                      put<std::uint64_t>(d, h + 40, 8159);
                      fixHeader(d, h);
                  }
              },
              {"gpt.entry-outside"}},
        Fault{"gpt.entry-size",
              [](Bytes& d) {
                  for (std::size_t h : {primary, backup}) {
                      put<std::uint32_t>(d, h + 84, 192);
                      put<std::uint32_t>(d, h + 80, 4);
                      const std::size_t array = h == primary ? primaryArray : backupArray;
                      for (unsigned i = 4; i-- > 1;)
                          std::copy_n(d.begin() + array + 128 * i, 128, d.begin() + array + 192 * i);
                      put<std::uint32_t>(d, h + 88, crc32(std::span<const std::byte>(d).subspan(array, 768)));
                      fixHeader(d, h);
                  }
              }},
        Fault{"gpt.array-size",
              [](Bytes& d) {
                  for (std::size_t h : {primary, backup}) {
                      const std::size_t array = h == primary ? primaryArray : backupArray;
                      put<std::uint32_t>(d, h + 80, 8);
                      put<std::uint64_t>(d, h + 40, 10);
                      put<std::uint32_t>(d, h + 88,
                                         crc32(std::span<const std::byte>(d).subspan(array, 1024)));
                      fixHeader(d, h);
                  }
              }},
        Fault{"gpt.copies-differ",
              [](Bytes& d) {
                  d[backup + 0x38] ^= std::byte{1};
                  fixHeader(d, backup);
              }},
        Fault{"gpt.copies-differ",
              [](Bytes& d) {
                  d[backupArray + 0x38] ^= std::byte{1};
                  put<std::uint32_t>(d, backup + 88,
                                     crc32(std::span<const std::byte>(d).subspan(backupArray, 16384)));
                  fixHeader(d, backup);
              }},
        Fault{"gpt.entry-range",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primaryArray + 0x28, 60);
                  fixBoth(d);
              }},
        Fault{"gpt.entry-outside",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primaryArray + 3 * 128 + 0x28, 8170);
                  fixBoth(d);
              }},
        Fault{"gpt.entry-outside",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primaryArray + 0x20, 20);
                  fixBoth(d);
              }},
        Fault{"gpt.overlap",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primaryArray + 128 + 0x28, 2048);
                  fixBoth(d);
              }},
        Fault{"gpt.overlap",
              [](Bytes& d) {
                  put<std::uint64_t>(d, primaryArray + 128 + 0x28, 7000);
                  fixBoth(d);
              }},
        Fault{"gpt.duplicate-guid",
              [](Bytes& d) {
                  std::copy_n(d.begin() + primaryArray + 16, 16, d.begin() + primaryArray + 128 + 16);
                  fixBoth(d);
              }},
        Fault{"gpt.zero-guid",
              [](Bytes& d) {
                  std::fill_n(d.begin() + primaryArray + 16, 16, std::byte{0});
                  fixBoth(d);
              }},
        Fault{"gpt.zero-guid",
              [](Bytes& d) {
                  for (std::size_t h : {primary, backup}) {
                      std::fill_n(d.begin() + static_cast<std::ptrdiff_t>(h) + 0x38, 16, std::byte{0});
                      fixHeader(d, h);
                  }
              }},
        Fault{"gpt.backup-not-at-end",
              [](Bytes& d) { d.resize(d.size() + (1 << 20)); },
              {"gpt.protective-size"}},
        Fault{"gpt.protective-mbr", [](Bytes& d) { std::fill_n(d.begin(), 512, std::byte{0}); }},
        Fault{"gpt.protective-mbr",
              [](Bytes& d) {
                  d[0x1FE] = std::byte{0};
                  d[0x1C2] = std::byte{0};
              }},
        Fault{"gpt.protective-size", [](Bytes& d) { put<std::uint32_t>(d, 0x1CA, 100); }},
        Fault{"gpt.protective-size", [](Bytes& d) { put<std::uint32_t>(d, 0x1C6, 2); }},
        Fault{"gpt.stale-backup",
              [](Bytes& d) { std::copy_n(d.begin() + backup, 512, d.begin() + 8100 * 512); },
              {},
              Severity::Warning},
        Fault{"gpt.missing", [](Bytes& d) {
                  std::fill_n(d.begin() + 512, 512, std::byte{0});
                  std::fill_n(d.begin() + backup, 512, std::byte{0});
              }}));

TEST(Check, GptAlignmentAndSectorSize) {
    SECTORSMITH_NEED("sgdisk");
    Bytes disk = saneGpt();
    MemorySource source(disk);
    CheckOptions options;
    options.physicalSectorSize = 4096;
    expectOnly(checkDisk(source, readDiskTables(source), {}, options),
               {"gpt.alignment"});  // partition 2 starts at 164
    EXPECT_EQ(rules(check(disk), Severity::Info), std::set<std::string>{"gpt.alignment"});
    // The same bytes on a disk of 4096-byte sectors.
    expectOnly(check(disk, {}, 4096), {"gpt.sector-size"});
}

TEST(Check, GptUnreadableSectors) {
    SECTORSMITH_NEED("sgdisk");
    Failing disk(saneGpt());
    disk.bad = primary;
    expectOnly(checkDisk(disk, readDiskTables(disk), {}), {"gpt.unreadable"});
    disk.bad = primaryArray + 512;
    expectOnly(checkDisk(disk, readDiskTables(disk), {}), {"gpt.array-unreadable"});
    disk.bad = 0;
    const auto tables = readDiskTables(disk);
    EXPECT_EQ(tables.scheme, Scheme::Gpt);
    EXPECT_TRUE(rules(checkDisk(disk, tables, {})).contains("disk.sector-0"));
}

// ---- hybrid: Apple's layout of the same disk, with an NTFS boot sector in partition 3
constexpr std::uint32_t windowsStart = 2048;
constexpr std::uint32_t windowsSectors = 4096;

void putEntry(Bytes& disk, unsigned slot, std::uint8_t status, std::uint8_t type, std::uint32_t start,
              std::uint32_t sectors) {
    const std::size_t at = 0x1BE + 16 * slot;
    std::fill_n(disk.begin() + static_cast<std::ptrdiff_t>(at), 16, std::byte{0xFF});
    disk[at] = std::byte{status};
    disk[at + 1] = std::byte{0xFE};
    disk[at + 4] = std::byte{type};
    disk[at + 5] = std::byte{0xFE};
    put(disk, at + 8, start);
    put(disk, at + 12, sectors);
}

Bytes saneHybrid() {
    Bytes disk = saneGpt();
    disk[0] = std::byte{0xFA};  // boot code
    put<std::uint32_t>(disk, 0x1B8, 0x5A07B00C);
    putEntry(disk, 0, 0, 0xEE, 1, 163);
    putEntry(disk, 1, 0, 0xAF, 164, 1884);
    putEntry(disk, 2, 0x80, 0x07, windowsStart, windowsSectors);
    putEntry(disk, 3, 0, 0x07, 6144, 1857);
    return disk;
}

PartitionContents saneContents() {
    PartitionContents contents;
    contents.known = true;
    contents.all.resize(4);
    contents.all[0].offset = 64 * 512;
    contents.all[0].fileSystem = "vfat";
    contents.all[1].offset = 164 * 512;
    contents.all[1].fileSystem = "apfs";
    PartitionContent& windows = contents.all[2];
    windows.offset = std::uint64_t{windowsStart} * 512;
    windows.fileSystem = "ntfs";
    windows.bootmgr = true;
    BootSectorContent boot;
    boot.type = "ntfs";
    boot.bytesPerSector = 512;
    boot.hiddenSectors = windowsStart;
    boot.totalSectors = windowsSectors - 1;
    boot.backupOffset = (windowsSectors - 1) * 512;
    boot.backupValid = boot.backupMatches = true;
    windows.bootSector = boot;
    PartitionContent& data = contents.all[3];
    data = windows;
    data.offset = 6144 * 512;
    data.bootmgr = false;
    data.bootSector->hiddenSectors = 6144;
    data.bootSector->totalSectors = 1856;
    return contents;
}

TEST(Check, SaneHybridHasNoFindings) {
    SECTORSMITH_NEED("sgdisk");
    const Bytes disk = saneHybrid();
    MemorySource source(disk);
    EXPECT_EQ(readDiskTables(source).scheme, Scheme::Hybrid);
    expectOnly(check(disk, saneContents()), {});
}

struct HybridFault {
    const char* rule;
    Severity severity;
    std::function<void(Bytes&, PartitionContents&)> make;
    std::set<std::string> also = {};
};
class HybridFaults : public ::testing::TestWithParam<HybridFault> {};

TEST_P(HybridFaults, AreFoundAlone) {
    SECTORSMITH_NEED("sgdisk");
    Bytes disk = saneHybrid();
    PartitionContents contents = saneContents();
    GetParam().make(disk, contents);
    const auto findings = check(disk, contents);
    std::set<std::string> expected = GetParam().also;
    if (GetParam().severity > Severity::Info) expected.insert(GetParam().rule);
    expectOnly(findings, expected);
    bool found = false;
    for (const Finding& finding : findings) {
        if (finding.rule != GetParam().rule) continue;
        found = true;
        EXPECT_EQ(finding.severity, GetParam().severity) << finding.message.text;
    }
    EXPECT_TRUE(found);
}

INSTANTIATE_TEST_SUITE_P(Check, HybridFaults,
                         ::testing::Values(
                             HybridFault{"hybrid.signature", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1FF] = std::byte{0}; }},
                             HybridFault{"hybrid.status", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1CE] = std::byte{0x01}; }},
                             HybridFault{
                                 "hybrid.ee-count", Severity::Error,
                                 [](Bytes& d, auto&) { std::fill_n(d.begin() + 0x1BE, 16, std::byte{0}); }},
                             HybridFault{"hybrid.ee-count", Severity::Warning,
                                         [](Bytes& d, auto&) { putEntry(d, 3, 0, 0xEE, 8001, 100); }},
                             HybridFault{"hybrid.ee-start", Severity::Error,
                                         [](Bytes& d, auto&) { putEntry(d, 0, 0, 0xEE, 2, 162); }},
                             HybridFault{"hybrid.ee-covers", Severity::Error,
                                         [](Bytes& d, auto&) { putEntry(d, 0, 0, 0xEE, 1, 32); }},
                             HybridFault{"hybrid.ee-active", Severity::Warning,
                                         [](Bytes& d, auto&) { d[0x1BE] = std::byte{0x80}; }},
                             HybridFault{"hybrid.ee-slot", Severity::Info,
                                         [](Bytes& d, auto&) {
                                             putEntry(d, 0, 0, 0xAF, 164, 1884);
                                             putEntry(d, 1, 0, 0xEE, 1, 163);
                                         }},
                             HybridFault{"hybrid.overlap", Severity::Error,
                                         [](Bytes& d, auto&) { putEntry(d, 0, 0, 0xEE, 1, 164); }},
                             HybridFault{"hybrid.match", Severity::Error,
                                         [](Bytes& d, auto&) { putEntry(d, 1, 0, 0xAF, 164, 1883); }},
                             HybridFault{"hybrid.type", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1DE + 4] = std::byte{0x83}; }},
                             HybridFault{"hybrid.type", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1EE + 4] = std::byte{0x83}; }},
                             HybridFault{"hybrid.type", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1EE + 4] = std::byte{0x00}; }},
                             HybridFault{"hybrid.type", Severity::Warning,
                                         [](Bytes& d, auto&) { d[0x1CE + 4] = std::byte{0x83}; }},
                             HybridFault{"hybrid.active", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1DE] = std::byte{0}; }},
                             HybridFault{"hybrid.active", Severity::Error,
                                         [](Bytes& d, auto&) { d[0x1CE] = std::byte{0x80}; }},
                             HybridFault{"hybrid.active", Severity::Error,
                                         [](Bytes& d, auto&) {
                                             d[0x1DE] = std::byte{0};
                                             d[0x1CE] = std::byte{0x80};
                                         }},
                             HybridFault{"hybrid.range",
                                         Severity::Error,
                                         [](Bytes& d, auto&) { putEntry(d, 3, 0, 0x07, 6144, 3000); },
                                         {"hybrid.match"}},
                             HybridFault{"hybrid.extended",
                                         Severity::Error,
                                         [](Bytes& d, auto&) { putEntry(d, 3, 0, 0x0F, 6144, 1857); },
                                         {}},
                             HybridFault{"hybrid.boot-sector", Severity::Error,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[2].bootSector.reset();
                                             c.all[2].fileSystem.clear();
                                         }},
                             HybridFault{"hybrid.boot-sector", Severity::Error,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[2].bootSector->fromBackup = true;
                                         }},
                             HybridFault{"hybrid.hidden-sectors", Severity::Error,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[2].bootSector->hiddenSectors = 63;
                                         }},
                             HybridFault{"hybrid.total-sectors", Severity::Error,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[2].bootSector->totalSectors = windowsSectors;
                                         }},
                             HybridFault{"hybrid.backup-boot-sector", Severity::Warning,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[2].bootSector->backupMatches = false;
                                         }},
                             HybridFault{"hybrid.bytes-per-sector", Severity::Error,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[2].bootSector->bytesPerSector = 256;
                                         }},
                             HybridFault{"hybrid.disk-signature", Severity::Warning,
                                         [](Bytes& d, auto&) { put<std::uint32_t>(d, 0x1B8, 0); }},
                             HybridFault{"hybrid.boot-code", Severity::Error,
                                         [](Bytes& d, auto&) { d[0] = std::byte{0}; }},
                             HybridFault{"hybrid.uefi-windows", Severity::Error,
                                         [](Bytes&, PartitionContents& c) {
                                             c.all[0].bootmgfw = true;
                                             c.all[2].bootmgr = false;
                                         }},
                             HybridFault{"hybrid.uefi-windows", Severity::Warning,
                                         [](Bytes&, PartitionContents& c) { c.all[0].bootmgfw = true; }},
                             HybridFault{"hybrid.no-loader", Severity::Warning,
                                         [](Bytes&, PartitionContents& c) { c.all[2].bootmgr = false; }},
                             HybridFault{"hybrid.chs", Severity::Info,
                                         [](Bytes& d, auto&) { d[0x1CF] = std::byte{0x11}; }},
                             HybridFault{"hybrid.gpt-valid",
                                         Severity::Error,
                                         [](Bytes& d, auto&) { d[backup] = std::byte{0}; },
                                         {"gpt.signature"}},
                             HybridFault{"hybrid.unlisted", Severity::Info, [](Bytes& d, auto&) {
                                             std::fill_n(d.begin() + 0x1CE, 16, std::byte{0});
                                         }}));

TEST(Check, HybridFindsABootSectorNearby) {
    SECTORSMITH_NEED("sgdisk");
    Bytes disk = saneHybrid();
    PartitionContents contents = saneContents();
    contents.all[2].bootSector.reset();
    contents.all[2].fileSystem.clear();
    std::memcpy(disk.data() + (windowsStart + 7) * 512 + 3, "NTFS    ", 8);
    put<std::uint16_t>(disk, (windowsStart + 7) * 512 + 510, 0xAA55);
    for (const Finding& finding : check(disk, contents))
        if (finding.rule == "hybrid.boot-sector") {
            EXPECT_THAT(finding.message.text, ::testing::HasSubstr("2055"));
        }
}

// A Boot Camp disk after a tool has put the protective MBR back.
TEST(Check, LostBootCampIsSaid) {
    SECTORSMITH_NEED("sgdisk");
    expectOnly(check(saneGpt(), saneContents()), {"hybrid.missing"});
    PartitionContents uefi = saneContents();
    uefi.all[0].bootmgfw = true;
    expectOnly(check(saneGpt(), uefi), {});
    PartitionContents data = saneContents();
    data.all[2].bootmgr = false;
    expectOnly(check(saneGpt(), data), {});
}

TEST(Check, HybridOfLargeSectors) {
    SECTORSMITH_NEED("fdisk");
    MadeDisk made("4M");
    made.must("printf 'g\\nn\\n\\n256\\n+99\\nw\\n' | fdisk -b 4096 $D");
    Bytes disk = testing::readFile(made.path());
    putEntry(disk, 0, 0, 0xEE, 1, 255);
    putEntry(disk, 1, 0, 0x83, 256, 100);
    const auto findings = check(disk, {}, 4096);
    EXPECT_TRUE(rules(findings).contains("hybrid.large-sectors"));
    EXPECT_FALSE(rules(findings).contains("hybrid.ee-covers"));
    putEntry(disk, 0, 0, 0xEE, 1, 4);  // the GPT goes to 5
    EXPECT_TRUE(rules(check(disk, {}, 4096)).contains("hybrid.ee-covers"));
}

// ---- MBR
Bytes saneMbr() {
    static const Bytes disk = [] {
        MadeDisk made("4M");
        made.must(
            "printf 'label: dos\\nlabel-id: "
            "0x11223344\\nstart=64,size=1000,type=c,bootable\\nstart=2048,size=4096,type=5\\nstart=2112,size="
            "500,type=83\\n"
            "start=3000,size=400,type=83\\n' | sfdisk -q $D");
        Bytes bytes = testing::readFile(made.path());
        bytes[0] = std::byte{0xFA};
        return bytes;
    }();
    return disk;
}
class MbrFaults : public ::testing::TestWithParam<HybridFault> {};

TEST_P(MbrFaults, AreFoundAlone) {
    SECTORSMITH_NEED("sfdisk");
    Bytes disk = saneMbr();
    PartitionContents contents;
    contents.known = true;
    contents.all.resize(1);
    contents.all[0].offset = 64 * 512;
    contents.all[0].fileSystem = "vfat";
    contents.all[0].version = "FAT32";
    contents.all[0].bootSector = BootSectorContent{"vfat", 512, 64, 1000, false, {}, false, false, {}};
    GetParam().make(disk, contents);
    const auto findings = check(disk, contents);
    std::set<std::string> expected = GetParam().also;
    if (GetParam().severity > Severity::Info) expected.insert(GetParam().rule);
    expectOnly(findings, expected);
    EXPECT_TRUE(std::ranges::any_of(findings, [](const Finding& f) {
        return f.rule == GetParam().rule && f.severity == GetParam().severity;
    }));
}

INSTANTIATE_TEST_SUITE_P(
    Check, MbrFaults,
    ::testing::Values(
        HybridFault{"mbr.status", Severity::Error, [](Bytes& d, auto&) { d[0x1CE] = std::byte{0x02}; }},
        HybridFault{"mbr.signature", Severity::Error, [](Bytes& d, auto&) { d[0x1FF] = std::byte{0}; }},
        HybridFault{"mbr.overlap", Severity::Error,
                    [](Bytes& d, auto&) { putEntry(d, 2, 0, 0x83, 500, 100); }},
        HybridFault{"mbr.outside", Severity::Error,
                    [](Bytes& d, auto&) { putEntry(d, 2, 0, 0x83, 8000, 1000); }},
        HybridFault{"mbr.start", Severity::Error, [](Bytes& d, auto&) { putEntry(d, 2, 0, 0x83, 0, 10); }},
        HybridFault{"mbr.active", Severity::Error,
                    [](Bytes& d, auto&) { putEntry(d, 2, 0x80, 0x83, 7000, 100); }},
        HybridFault{"mbr.several-extended", Severity::Warning,
                    [](Bytes& d, auto&) {
                        putEntry(d, 2, 0, 0x0F, 7000, 100);
                        put<std::uint16_t>(d, 7000 * 512 + 510, 0xAA55);
                    }},
        HybridFault{"mbr.extended-signature", Severity::Error,
                    [](Bytes& d, auto&) { d[2048 * 512 + 510] = std::byte{0}; }},
        HybridFault{"mbr.extended-outside",
                    Severity::Error,
                    [](Bytes& d, auto&) { putEntry(d, 2, 0, 0x0F, 9000, 100); },
                    {"mbr.outside", "mbr.several-extended"}},
        HybridFault{"mbr.extended-link", Severity::Error,
                    [](Bytes& d, auto&) { put<std::uint32_t>(d, 2048 * 512 + 0x1CE + 8, 5000); }},
        HybridFault{"mbr.extended-loop", Severity::Error,
                    [](Bytes& d, auto&) { put<std::uint32_t>(d, 2048 * 512 + 0x1CE + 8, 0); }},
        HybridFault{"mbr.logical-outside", Severity::Error,
                    [](Bytes& d, auto&) {
                        const auto link = loadLittle<std::uint32_t>(d.data() + 2048 * 512 + 0x1CE + 8);
                        put<std::uint32_t>(d, (2048 + link) * 512 + 0x1BE + 12, 3500);
                    }},
        HybridFault{"mbr.type", Severity::Warning, [](Bytes& d, auto&) { d[0x1BE + 4] = std::byte{0x83}; }},
        HybridFault{"mbr.type", Severity::Info, [](Bytes& d, auto&) { d[0x1BE + 4] = std::byte{0x06}; }},
        HybridFault{"mbr.file-system-size", Severity::Error,
                    [](Bytes&, PartitionContents& c) { c.all[0].fileSystemBytes = 1001 * 512; }},
        HybridFault{"mbr.hidden-sectors", Severity::Warning,
                    [](Bytes&, PartitionContents& c) { c.all[0].bootSector->hiddenSectors = 0; }},
        HybridFault{"mbr.boot-code", Severity::Warning, [](Bytes& d, auto&) { d[0] = std::byte{0}; }},
        HybridFault{"mbr.disk-signature", Severity::Info,
                    [](Bytes& d, auto&) { put<std::uint32_t>(d, 0x1B8, 0); }},
        HybridFault{"mbr.chs", Severity::Info, [](Bytes& d, auto&) { d[0x1BF] = std::byte{0x77}; }}));

TEST(Check, MbrWithAnUnreadableExtendedRecord) {
    SECTORSMITH_NEED("sfdisk");
    Failing disk(saneMbr());
    disk.bad = 2048 * 512;
    expectOnly(checkDisk(disk, readDiskTables(disk), {}), {"mbr.extended-unreadable"});
}

TEST(Check, SaneMbr) {
    SECTORSMITH_NEED("sfdisk");
    expectOnly(check(saneMbr()), {});
    MemorySource source(saneMbr());
    CheckOptions options;
    options.physicalSectorSize = 65536;
    expectOnly(checkDisk(source, readDiskTables(source), {}, options), {"mbr.alignment"});
}

TEST(Check, GptLeftUnderAnMbr) {
    SECTORSMITH_NEED("sgdisk");
    Bytes disk = saneGpt();
    const Bytes mbr = saneMbr();
    std::copy_n(mbr.begin(), 512, disk.begin());
    putEntry(disk, 1, 0, 0x83, 3000, 1000);
    expectOnly(check(disk), {"mbr.leftover-gpt"});
}

TEST(Check, MbrOfAHugeDiskAndLongChains) {
    SECTORSMITH_NEED("sfdisk");
    class Huge : public MemorySource {
     public:
        using MemorySource::MemorySource;
        std::uint64_t size() const override { return std::uint64_t{3} << 40; }
        ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
            MemorySource::read(offset, out);
            return {};
        }
    };
    Huge huge(saneMbr());
    const auto findings = checkDisk(huge, readDiskTables(huge), {});
    EXPECT_TRUE(rules(findings, Severity::Info).contains("mbr.unreachable"));

    Bytes disk(512 * 2000);
    put<std::uint16_t>(disk, 510, 0xAA55);
    put<std::uint32_t>(disk, 0x1B8, 1);
    putEntry(disk, 0, 0, 0x05, 100, 1800);
    for (std::uint32_t i = 0; i < 400; ++i) {
        const std::size_t at = (100 + 4 * i) * 512;
        Bytes record(512);
        putEntry(record, 0, 0, 0x83, 1, 2);
        putEntry(record, 1, 0, 0x05, 4 * (i + 1), 4);
        put<std::uint16_t>(record, 510, 0xAA55);
        std::ranges::copy(record, disk.begin() + static_cast<std::ptrdiff_t>(at));
    }
    expectOnly(check(disk), {"mbr.extended-too-long"});
}

// ---- APM
class ApmFaults : public ::testing::TestWithParam<Fault> {};
void putBig(Bytes& disk, std::size_t offset, std::uint32_t value) { storeBig(disk.data() + offset, value); }

TEST_P(ApmFaults, AreFoundAlone) {
    SECTORSMITH_REAL_IMAGE(path, "apm_hfsplus");
    Bytes disk = testing::readFile(path);
    expectOnly(check(disk), {});
    GetParam().make(disk);
    expectOnly(check(disk), {GetParam().rule},
               GetParam().severity == Severity::Info ? Severity::Info : Severity::Warning);
}
// Entry 1 is the map, entry 2 the HFS+ partition (blocks 64-24575).
INSTANTIATE_TEST_SUITE_P(
    Check, ApmFaults,
    ::testing::Values(Fault{"apm.driver-descriptor", [](Bytes& d) { d[0] = std::byte{0}; }},
                      Fault{"apm.block-size", [](Bytes& d) { d[2] = std::byte{8}; }},
                      Fault{"apm.block-count", [](Bytes& d) { putBig(d, 4, 30000); }},
                      Fault{"apm.map-count", [](Bytes& d) { putBig(d, 1024 + 4, 9); }},
                      Fault{"apm.map-count",
                            [](Bytes& d) {
                                putBig(d, 512 + 4, 20);
                                putBig(d, 1024 + 4, 20);
                            }},
                      Fault{"apm.map-entry", [](Bytes& d) { d[512 + 0x30] = std::byte{'B'}; }},
                      Fault{"apm.outside", [](Bytes& d) { putBig(d, 1024 + 12, 30000); }},
                      Fault{"apm.overlap",
                            [](Bytes& d) {
                                putBig(d, 1024 + 8, 30);
                                putBig(d, 1024 + 12, 24546);
                            }},
                      Fault{"apm.data-range", [](Bytes& d) { putBig(d, 1024 + 0x54, 24600); }},
                      Fault{
                          "apm.status", [](Bytes& d) { putBig(d, 1024 + 0x58, 0x30); }, {}, Severity::Info}));

// ---- sane disks of others
TEST(Check, SaneDisksOfOtherTools) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("parted");
    SECTORSMITH_NEED("sfdisk");
    for (const char* command :
         {"sgdisk -o -n 1:0:0 $D", "sgdisk -o $D", "printf 'label: gpt\\n,4M,U\\n,,L\\n' | sfdisk -q $D",
          "parted -s $D mklabel gpt mkpart a fat32 1MiB 5MiB mkpart b ext4 5MiB 100%",
          "parted -s $D mklabel msdos mkpart primary ext4 1MiB 5MiB mkpart extended 5MiB 15MiB mkpart "
          "logical ext4 6MiB 8MiB mkpart logical ext4 9MiB 12MiB",
          "printf 'label: dos\\n,4M,7,*\\n,,E\\n,2M,L\\n,,L\\n' | sfdisk -q $D && printf '\\372' | dd of=$D "
          "conv=notrunc status=none",
          "printf 'g\\nn\\n\\n\\n+4M\\nn\\n\\n\\n\\nw\\n' | fdisk $D"}) {
        MadeDisk disk("16M");
        disk.must(command);
        auto source = disk.load();
        SCOPED_TRACE(command);
        const auto findings = checkDisk(*source, readDiskTables(*source), {});
        EXPECT_THAT(rules(findings), IsEmpty()) << (findings.empty() ? "" : findings.front().message.text);
    }
}

TEST(Check, RealMacDisks) {
    for (const char* name : {"gpt_apfs", "gpt_hfsplus", "apm_hfsplus", "mbr_hfsplus_fat16", "mbr_extended"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        auto source = loadImage(path);
        const auto findings = checkDisk(*source, readDiskTables(*source), {});
        EXPECT_THAT(rules(findings), IsEmpty())
            << name << ": " << (findings.empty() ? "" : findings.front().message.text);
    }
    SECTORSMITH_REAL_IMAGE(path, "gpt_hybrid_head");
    auto source = loadImage(path);
    const auto found = rules(checkDisk(*source, readDiskTables(*source), {}));
    for (const char* rule : {"hybrid.ee-count", "hybrid.range", "gpt.signature", "hybrid.gpt-valid"})
        EXPECT_TRUE(found.contains(rule)) << rule;
}

// Every rule is broken by some disk above (this list is what the tests break; the rules say what there is).
TEST(Check, RulesAreSortedAndUnique) {
    const auto all = checkRules();
    for (std::size_t i = 1; i < all.size(); ++i)
        EXPECT_LT(std::string(all[i - 1].rule), std::string(all[i].rule));
}

}  // namespace
}  // namespace sectorsmith
