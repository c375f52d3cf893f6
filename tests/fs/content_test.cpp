// SPDX-License-Identifier: GPL-3.0-or-later
// What files say: the same bytes as icat reads, and as went in.
#include "fs/content.h"

#include <gmock/gmock.h>

#include <fstream>
#include <random>
#include <regex>
#include <tuple>

#include "base/byte_range.h"
#include "base/decompose.h"
#include "base/endian.h"
#include "fs/codec/lz.h"
#include "fs/detect.h"
#include "fs/errors.h"
#include "fs/file_index_testing.h"
#include "fs/hfsplus_writer.h"
#include "io/memory_source.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using namespace testing::listing;
using ::testing::HasSubstr;
using testing::MadeDisk;

// A volume with its names and its streams.
struct Read {
    std::shared_ptr<ByteSource> image;
    std::unique_ptr<SliceSource> source;
    FileIndex names;
    StreamIndex streams;

    Result<void> open(const std::filesystem::path& path, std::uint64_t offset, std::uint64_t size = 0,
                      unsigned volume = 0, const std::string& snapshot = {}) {
        image = testing::loadImage(path);
        source = std::make_unique<SliceSource>(image, offset, size != 0 ? size : image->size() - offset);
        auto catalogue = openCatalogue(*source);
        if (!catalogue) return std::unexpected(catalogue.error());
        if (!snapshot.empty())
            if (auto chosen = (*catalogue)->useSnapshot(volume, snapshot); !chosen) return chosen;
        SilentProgress progress;
        auto index = FileIndex::build(**catalogue, progress, volume);
        if (!index) return std::unexpected(index.error());
        names = std::move(*index);
        auto all = StreamIndex::build(**catalogue, progress, volume, {});
        if (!all) return std::unexpected(all.error());
        streams = std::move(*all);
        return {};
    }
    Result<std::string> content(std::uint64_t file, StreamKind kind = StreamKind::Data,
                                std::string_view name = {}) const {
        const auto* stream = streams.find(file, kind, name);
        if (stream == nullptr) return fail(Cause::NotFound, "no such stream");
        auto opened = openContent(*source, streams, *stream);
        if (!opened) return std::unexpected(opened.error());
        std::string bytes((*opened)->size(), '\0');
        // In pieces that are no blocks.
        for (std::size_t at = 0; at < bytes.size(); at += 100001) {
            const auto part = std::span(bytes).subspan(at, std::min<std::size_t>(100001, bytes.size() - at));
            if (auto read = readExact(**opened, at, std::as_writable_bytes(part)); !read)
                return std::unexpected(read.error());
        }
        return bytes;
    }
};

struct WithContent {
    const char* image;
    const char* type;
    std::uint64_t offset;   // sectors
    std::uint64_t sectors;  // 0: to the end
    std::size_t least;      // files
    std::size_t step = 1;
};
class Content : public ::testing::TestWithParam<WithContent> {};
TEST_P(Content, AsIcat) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("icat");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    Read read;
    const auto opened = read.open(path, GetParam().offset * 512, GetParam().sectors * 512);
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_THAT(read.streams.findings(), ::testing::IsEmpty());
    const std::string arguments =
        fmt::format("-f {} -o {} '{}'", GetParam().type, GetParam().offset, path.string());
    // Where the Sleuth Kit has numbers of its own, by path.
    std::istringstream list(testing::run("timeout 60 fls -u -rp " + arguments).out);
    const std::regex form("r/r ([0-9]+[-0-9]*):\t(.*)");
    std::size_t compared = 0, count = 0;
    for (std::string line; std::getline(list, line);) {
        std::smatch parts;
        if (!std::regex_match(line, parts, form)) continue;
        const std::string name = parts[2];
        const auto number = read.names.lookUp("/" + name.substr(0, name.find(':')));
        if (!number || count++ % GetParam().step != 0) continue;
        if (name == "$BadClus:$Bad") continue;  // nothing but a hole, of which it gives nothing
        const auto theirs = testing::run(fmt::format("icat -f {} -o {} '{}' {}", GetParam().type,
                                                     GetParam().offset, path.string(), parts[1].str()));
        if (theirs.exitCode != 0 || theirs.out.size() > 20'000'000) continue;
        const std::size_t colon = name.find(':');
        const auto ours = colon == std::string::npos
                              ? read.content(*number)
                              : read.content(*number, StreamKind::Attribute, name.substr(colon + 1));
        if (!ours && colon != std::string::npos) continue;  // an index, which it shows as a stream
        ASSERT_TRUE(ours) << name << ": " << ours.error().message;
        EXPECT_TRUE(*ours == theirs.out) << name << ": " << ours->size() << " and " << theirs.out.size();
        ++compared;
    }
    EXPECT_GE(compared, GetParam().least);
}
INSTANTIATE_TEST_SUITE_P(Images, Content,
                         ::testing::Values(WithContent{"ntfs", "ntfs", 0, 0, 15},
                                           WithContent{"fat12", "fat12", 0, 0, 3},
                                           WithContent{"fat16", "fat16", 0, 0, 3},
                                           WithContent{"exfat", "exfat", 0, 0, 2},
                                           WithContent{"hfsplus_volume", "hfs", 0, 0, 4},
                                           WithContent{"gpt_hfsplus", "hfs", 40, 0, 30},
                                           WithContent{"mbr_hfsplus_fat16", "hfs", 63, 40068, 3},
                                           WithContent{"ext2", "ext", 0, 0, 2}),
                         [](const auto& test) { return std::string(test.param.image); });

// The sums that were taken before the files went in.
void expectSums(const Read& read, const std::filesystem::path& sums, std::size_t least) {
    std::ifstream in(sums);
    ASSERT_TRUE(in) << sums;
    testing::TemporaryFolder folder;
    std::map<std::string, std::string> wanted;  // by the name of our copy
    std::size_t count = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.size() < 67) continue;
        std::string name = line.substr(66);
        if (name.starts_with("./")) name.erase(0, 2);
        auto number = read.names.lookUp("/" + name);
        if (!number) number = read.names.lookUp("/" + decompose(name));  // as HFS+ has it
        ASSERT_TRUE(number) << name;
        const auto content = read.content(*number);
        ASSERT_TRUE(content) << name << ": " << content.error().message;
        const std::string copy = std::to_string(count++);
        std::ofstream(folder.path() / copy, std::ios::binary) << *content;
        wanted[copy] = line.substr(0, 64);
    }
    std::istringstream said(testing::run("cd '" + folder.path().string() + "' && sha256sum *").out);
    std::size_t same = 0;
    for (std::string sum, copy; said >> sum >> copy;) {
        EXPECT_EQ(sum, wanted[copy]) << copy;
        same += sum == wanted[copy] ? 1 : 0;
    }
    EXPECT_GE(same, least);
}

std::filesystem::path factsOf(const std::filesystem::path& image, const char* name) {
    for (const auto& folder :
         {testing::sourceFolder().parent_path() / "shared" / "images", image.parent_path()})
        if (std::filesystem::exists(folder / "made/facts" / name)) return folder / "made/facts" / name;
    return {};
}

TEST(MadeContent, SumsFromBefore) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* image : {"made/apfs_files", "made/hfsplus_files"}) {
        SECTORSMITH_REAL_IMAGE(path, image);
        const auto sums = factsOf(path, "files.sha256");
        if (sums.empty()) GTEST_SKIP() << "the sums are not beside the image";
        Read read;
        const auto opened = read.open(path, 0);
        ASSERT_TRUE(opened) << opened.error().message;
        expectSums(read, sums, 250);
    }
}

// Each kind of Apple's compression, in the attribute and in the fork: the same two texts.
TEST(DecmpfsContent, AllKindsAreTheSameText) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("icat");
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    Read read;
    const auto opened = read.open(path, 0);
    ASSERT_TRUE(opened) << opened.error().message;
    const auto facts = detectFileSystem(*read.source);
    for (const char* place : {"xattr", "fork"}) {
        std::optional<std::string> first;
        for (const char* kind : {"zlib", "lzvn", "lzfse"}) {
            const std::string name = fmt::format("/dir/compressed-{}-{}", kind, place);
            const auto number = read.names.lookUp(name);
            ASSERT_TRUE(number) << name;
            const auto content = read.content(*number);
            ASSERT_TRUE(content) << name << ": " << content.error().message;
            EXPECT_EQ(content->size(), read.names.find(*number)->size);
            if (!first) {
                first = *content;
                const auto theirs = testing::run(fmt::format(
                    "icat -P apfs -B {} '{}' {}", facts->volumes[0].superblock, path.string(), *number));
                EXPECT_EQ(*content, theirs.out);
            }
            EXPECT_EQ(*content, *first) << name;
        }
        ASSERT_TRUE(first);
        EXPECT_GT(first->size(), 100u);
    }
    const auto large =
        read.content(*read.names.lookUp("/dir/xattr-large"), StreamKind::Attribute, "xattr-large");
    ASSERT_TRUE(large) << large.error().message;
    EXPECT_GT(large->size(), 79u * 4096 - 4096);
    const auto small =
        read.content(*read.names.lookUp("/dir/xattr-small"), StreamKind::Attribute, "xattr-small");
    EXPECT_TRUE(small);
}

// Compressed by ntfs-3g, which mounts the volume for it; named streams, sparse files, many fragments.
TEST(NtfsContent, CompressedFilesAsNtfscat) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkntfs");
    SECTORSMITH_NEED("ntfs-3g");
    SECTORSMITH_NEED("ntfscat");
    const MadeDisk disk("30M");
    const auto made = disk.shell(
        "mkdir $D.m; mkntfs -F -q -C $D >/dev/null 2>&1 && ntfs-3g -o compression $D $D.m && cd $D.m && "
        "for i in 1 2 3; do seq $((i * 40000)) > s$i.txt; done; head -c 300000 /dev/urandom > rand; "
        "head -c 3000000 /dev/zero > zeros; (seq 5000; head -c 70000 /dev/urandom; seq 9000) > mixed; "
        "truncate -s 900000 mixed; echo tiny > tiny; mkdir dir; ln s1.txt dir/hard; cd /; "
        "sha256sum $D.m/* > $D.sums 2>/dev/null; "
        // Other tests look at all that is mounted, for a moment.
        "fusermount -u $D.m || { sleep 1; fusermount -u $D.m; }");
    if (made.exitCode != 0) GTEST_SKIP() << "ntfs-3g cannot mount here: " << made.err;
    Read read;
    const auto opened = read.open(disk.path(), 0);
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_THAT(read.names.findings(), ::testing::IsEmpty());
    std::size_t packed = 0;
    for (const char* name : {"s1.txt", "s2.txt", "s3.txt", "rand", "zeros", "mixed", "tiny", "dir/hard"}) {
        const auto number = read.names.lookUp(name);
        ASSERT_TRUE(number) << name;
        const auto* stream = read.streams.find(*number, StreamKind::Data);
        ASSERT_NE(stream, nullptr);
        packed += stream->coding == StreamCoding::Lznt1 && !stream->resident ? 1 : 0;
        const auto content = read.content(*number);
        ASSERT_TRUE(content) << name << ": " << content.error().message;
        const auto theirs = testing::run(fmt::format("ntfscat -f '{}' '{}'", disk.path().string(), name));
        EXPECT_TRUE(*content == theirs.out)
            << name << ": " << content->size() << " and " << theirs.out.size();
    }
    EXPECT_GE(packed, 5u);
    EXPECT_EQ(read.names.paths(*read.names.lookUp("s1.txt")),
              (std::vector<std::string>{"/dir/hard", "/s1.txt"}));
}

// Inline data, holes, extents that were never written, short and long links.
class ExtContent : public ::testing::TestWithParam<const char*> {};
TEST_P(ExtContent, AsDebugfs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    const MadeDisk disk("40M");
    disk.must(
        "mkdir $D.s; cd $D.s; printf hello > tiny; head -c 100 /dev/urandom > hundred; head -c 500000 "
        "/dev/urandom > large; "
        "head -c 4096 /dev/urandom | dd of=holes bs=4096 seek=90 2>/dev/null; truncate -s 500000 holes; ln "
        "-s tiny short; "
        "ln -s $(printf 'long%.0s' $(seq 40)) long; head -c 9000 /dev/urandom > unwritten; cd /; mke2fs -q "
        "-F " +
        std::string(GetParam()) +
        " -d $D.s $D 2>/dev/null; debugfs -w -R 'fallocate unwritten 20 40' $D 2>/dev/null; "
        "debugfs -w -R 'sif unwritten size 40000' $D 2>/dev/null; true");
    Read read;
    const auto opened = read.open(disk.path(), 0);
    ASSERT_TRUE(opened) << opened.error().message;
    for (const char* name : {"tiny", "hundred", "large", "holes", "unwritten"}) {
        const auto content = read.content(*read.names.lookUp(name));
        ASSERT_TRUE(content) << name << ": " << content.error().message;
        const std::string theirs = disk.must(fmt::format("debugfs -R 'cat /{}' $D 2>/dev/null", name));
        // Of what stands in an inode debugfs prints all that there is room for.
        EXPECT_EQ(content->size(), read.names.find(*read.names.lookUp(name))->size);
        EXPECT_TRUE(*content == theirs.substr(0, content->size()))
            << name << ": " << content->size() << " and " << theirs.size();
        EXPECT_GE(theirs.size(), content->size());
    }
    EXPECT_EQ(read.content(*read.names.lookUp("short")).value_or("?"), "tiny");
    EXPECT_EQ(read.content(*read.names.lookUp("long")).value_or("?").size(), 160u);
}
INSTANTIATE_TEST_SUITE_P(Made, ExtContent,
                         ::testing::Values("-t ext2 -b 1024", "-t ext4 -b 1024",
                                           "-t ext4 -b 4096 -I 256 -O inline_data"),
                         [](const auto& test) { return "made" + std::to_string(test.index); });

// What stands in the structures themselves stands where its stream says.
void expectResidentBytes(const Read& read, std::size_t least) {
    std::size_t compared = 0;
    for (const FileIndex::Name& name : read.names.names())
        for (const StreamIndex::Stream& stream : read.streams.streams(name.file)) {
            if (!stream.resident || stream.offset == 0 || stream.size == 0) continue;
            const std::uint64_t size =
                std::min<std::uint64_t>(stream.size, 60);  // ext has the rest elsewhere
            const auto there = readBytes(*read.source, stream.offset, size);
            ASSERT_TRUE(there);
            EXPECT_TRUE(std::ranges::equal(*there, read.streams.resident(stream).first(size))) << name.file;
            ++compared;
        }
    EXPECT_GE(compared, least);
}
TEST(ResidentContent, StandsWhereItsStreamSays) {
    for (const auto& [image, offset, least] : {std::tuple{"ntfs", 0, 5}, {"apfs_case_insensitive", 0, 5}}) {
        SECTORSMITH_REAL_IMAGE(path, image);
        Read read;
        const auto opened = read.open(path, static_cast<std::uint64_t>(offset) * 512);
        ASSERT_TRUE(opened) << opened.error().message;
        expectResidentBytes(read, static_cast<std::size_t>(least));
    }
}
TEST(ResidentContent, OfExt) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("8M");
    disk.must(
        "mkdir $D.s; cd $D.s; printf hello > tiny; seq 30 > more; ln -s tiny link; cd /; mke2fs -q -F -t "
        "ext4 "
        "-I 256 -O inline_data -d $D.s $D");
    Read read;
    const auto opened = read.open(disk.path(), 0);
    ASSERT_TRUE(opened) << opened.error().message;
    expectResidentBytes(read, 3);
}

// Attributes of HFS+ in the nodes of a file in two pieces; the node that both have a part of has no one place.
TEST(ResidentContent, OfHfsPlus) {
    constexpr std::uint32_t block = 512, files = 200, other = 3000;
    testing::HfsWriter writer(block, 4000);
    for (std::uint32_t i = 0; i < files; ++i) {
        writer.addFile(2, fmt::format("file {:03}", i), {.id = 20 + i});
        writer.addInlineAttribute(
            20 + i, "com.example.note",
            fmt::format("what stands in {:03} alone, {}", i, std::string(100 + i % 7, 'x')));
    }
    auto bytes = writer.build();
    const std::size_t fork = 1024 + 0x160;
    const auto start = loadBig<std::uint32_t>(bytes.data() + fork + 0x10);
    const auto count = loadBig<std::uint32_t>(bytes.data() + fork + 0x14);
    ASSERT_GT(count, 40u);
    const std::uint32_t first = count / 2 / 8 * 8 + 3;  // a node has eight blocks
    const auto move = [&](std::uint32_t from, std::uint32_t to, std::uint32_t blocks) {
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(from) * block, blocks * block,
                    bytes.begin() + static_cast<std::ptrdiff_t>(to) * block);
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(from) * block, blocks * block, std::byte{0});
    };
    move(start + first, other, count - first);
    for (const auto& [at, value] : {std::pair{0x14, first}, {0x18, other}, {0x1C, count - first}})
        storeBig<std::uint32_t>(bytes.data() + fork + static_cast<std::size_t>(at), value);
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "hfs.img";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    Read read;
    const auto opened = read.open(path, 0);
    ASSERT_TRUE(opened) << opened.error().message;
    expectResidentBytes(read, files / 2);
    std::size_t placeless = 0, behind = 0;
    for (std::uint32_t i = 0; i < files; ++i) {
        const auto* stream = read.streams.find(20 + i, StreamKind::Attribute, "com.example.note");
        ASSERT_NE(stream, nullptr) << i;
        const auto value = read.content(20 + i, StreamKind::Attribute, "com.example.note");
        ASSERT_TRUE(value) << value.error().message;
        EXPECT_TRUE(value->starts_with(fmt::format("what stands in {:03} alone", i)));
        placeless += stream->offset == 0 ? 1 : 0;
        behind += stream->offset >= other * block ? 1 : 0;
    }
    EXPECT_GT(placeless, 0u);
    EXPECT_GT(behind, 0u);
    EXPECT_LT(placeless, files / 4);
}

// The ranges of a file that are told to be missing; all else is what went in.
std::vector<ByteRange> missingOf(const Read& read, const std::string& path, const std::string& original) {
    const auto file = read.names.lookUp(path);
    const auto* stream = file ? read.streams.find(*file, StreamKind::Data) : nullptr;
    if (stream == nullptr) {
        ADD_FAILURE() << path << " is not there";
        return {};
    }
    const auto content = openContent(*read.source, read.streams, *stream);
    EXPECT_TRUE(content) << content.error().message;
    EXPECT_EQ(content.value()->size(), original.size());
    std::string bytes(original.size(), '?'), wanted = original;
    const ReadReport report = content.value()->read(0, std::as_writable_bytes(std::span(bytes)));
    std::vector<ByteRange> missing;
    for (const BadRange& bad : report.bad) {
        EXPECT_TRUE(bad.error.code == FsError::PlaceUnknown) << bad.error.message;
        missing.push_back({bad.offset, bad.length});
        std::fill_n(wanted.begin() + static_cast<std::ptrdiff_t>(bad.offset), bad.length, '\0');
        EXPECT_FALSE(content.value()->extentAt(bad.offset).hole) << "nobody may leave it out as zeros";
    }
    EXPECT_TRUE(bytes == wanted) << path;
    return missing;
}

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(DamagedContent, OfAChainThatIsCutOff) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.fat");
    SECTORSMITH_NEED("mcopy");
    const MadeDisk disk("16M");
    disk.must("head -c 40000 /dev/urandom > $D.a; mkfs.fat -F 16 -s 4 $D; mcopy -i $D $D.a ::A.BIN");
    {
        std::fstream image(disk.path(), std::ios::binary | std::ios::in | std::ios::out);
        std::array<char, 512> boot{};
        image.read(boot.data(), boot.size());
        const auto* bytes = reinterpret_cast<const std::byte*>(boot.data());
        const std::size_t fat = loadLittle<std::uint16_t>(bytes + 0x0E) * 512U;
        const std::size_t length = loadLittle<std::uint16_t>(bytes + 0x16) * 512U;
        // The file has the clusters from 2 on: its ninth is told to be free.
        for (const std::size_t copy : {fat, fat + length}) {
            image.seekp(static_cast<std::streamoff>(copy + 10 * 2));
            image.write("\0\0", 2);
        }
    }
    Read read;
    const auto opened = read.open(disk.path(), 0);
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_EQ(missingOf(read, "/A.BIN", contentOf(disk.path().string() + ".a")),
              (std::vector<ByteRange>{{16384, 40000 - 16384}}));
}

TEST(DamagedContent, OfAPointerThatLeadsOutside) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    const MadeDisk disk("8M");
    disk.must(
        "mkdir $D.s; head -c 100000 /dev/urandom > $D.s/large; cp $D.s/large $D.s/other; "
        "mke2fs -q -F -t ext2 -b 1024 -d $D.s $D");
    const std::string facts = disk.must("debugfs -R 'stat /large' $D 2>/dev/null");
    std::smatch found;
    ASSERT_TRUE(std::regex_search(facts, found, std::regex("\\(IND\\):([0-9]+)"))) << facts;
    {
        std::fstream image(disk.path(), std::ios::binary | std::ios::in | std::ios::out);
        image.seekp(std::stoll(found[1]) * 1024 + 5 * 4);
        image.write("\xFF\xFF\xFF\xFF", 4);
    }
    Read read;
    const auto opened = read.open(disk.path(), 0);
    ASSERT_TRUE(opened) << opened.error().message;
    const std::string original = contentOf(disk.path().string() + ".s/large");
    EXPECT_EQ(missingOf(read, "/large", original), (std::vector<ByteRange>{{(12 + 5) * 1024, 1024}}));
    EXPECT_EQ(missingOf(read, "/other", original), std::vector<ByteRange>{});
}

// Forks that are longer than their blocks, and a compressed file without what says how.
TEST(DamagedContent, OfHfsPlus) {
    constexpr std::uint32_t block = 512;
    testing::HfsWriter writer(block, 4000);
    writer.addFile(2, "short",
                   {.id = 20, .data = {.bytes = std::uint64_t{10} * block, .pieces = {{3000, 4}}}});
    writer.addFile(2, "packed", {.id = 21});
    auto bytes = writer.build();
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(3000) * block, 4 * block, std::byte{'x'});
    for (std::size_t at = 0; at + 0x30 < bytes.size(); at += 2)
        if (loadBig<std::uint16_t>(bytes.data() + at) == 2 &&
            loadBig<std::uint16_t>(bytes.data() + at + 2) == 2 &&
            loadBig<std::uint32_t>(bytes.data() + at + 8) == 21)
            bytes[at + 0x29] = std::byte{0x20};  // UF_COMPRESSED
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "hfs.img";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    Read read;
    const auto opened = read.open(path, 0);
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_EQ(
        missingOf(read, "/short", std::string(std::size_t{4} * block, 'x') + std::string(6 * block, '\0')),
        (std::vector<ByteRange>{{4 * block, 6 * block}}));
    const auto packed = read.content(21);
    ASSERT_FALSE(packed);
    EXPECT_TRUE(packed.error().code == FsError::DecmpfsMissing) << packed.error().message;
}

// A file that is in the cloud has no content here, and what is here of others is what it was.
TEST(NtfsContent, PlaceholdersAreRefused) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs_cloud");
    Read read;
    const auto opened = read.open(path, 0);
    ASSERT_TRUE(opened) << opened.error().message;
    const auto online = read.names.lookUp("/OneDrive/created-online.txt");
    ASSERT_TRUE(online);
    const auto content = read.content(*online);
    ASSERT_FALSE(content);
    EXPECT_TRUE(content.error().code == FsError::ContentElsewhere) << content.error().message;
}

// A name with half of a surrogate pair is itself, and no other.
TEST(FatNames, HalfAPairIsExact) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mcopy");
    SECTORSMITH_NEED("mkfs.fat");
    const MadeDisk disk("4M");
    disk.must(
        "mkfs.fat $D >/dev/null && echo one > $D.1 && echo two > $D.2 && mcopy -i $D $D.1 '::abcdefgh "
        "one.txt' && "
        "mcopy -i $D $D.2 '::abcdefgh two.txt'");
    std::fstream file(disk.path(), std::ios::binary | std::ios::in | std::ios::out);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    using namespace std::string_view_literals;
    const std::size_t first = text.find("a\0b\0c\0d\0e\0"sv),
                      second = text.find("a\0b\0c\0d\0e\0"sv, first + 1);
    ASSERT_NE(second, std::string::npos);
    file.clear();
    file.seekp(static_cast<std::streamoff>(first));
    file.write("\x00\xD8", 2);
    file.seekp(static_cast<std::streamoff>(second));
    file.write("\x01\xD8", 2);
    file.close();
    Read read;
    const auto opened = read.open(disk.path(), 0);
    ASSERT_TRUE(opened) << opened.error().message;
    const auto one = read.names.lookUp(
        "/\xED\xA0\x80"
        "bcdefgh one.txt");
    const auto two = read.names.lookUp(
        "/\xED\xA0\x81"
        "bcdefgh two.txt");
    ASSERT_TRUE(one && two);
    EXPECT_EQ(read.content(*one).value_or("?"), "one\n");
    EXPECT_EQ(read.content(*two).value_or("?"), "two\n");
}

// LZBITMAP as libzbitmap's packer writes it, which was tested against Apple's: two chunks, of which the second is stored as
// it is.
TEST(Unpackers, LzbitmapAsLibzbitmap) {
    const std::string packed =
        "5a424d099501000080008500009700009b000074686520717569636b2062726f776e20666f786a6d70736f76657220"
        "746c617a7920646f672e54002059796e662f2155794f6f5474652c22566a67557553732d23576b662e0e2e4f6f2450"
        "6c61242041614262516d60257454527200206e63267773684d6d4f6f622776726e650020002028797d616b101f0e2d"
        "e1b4e1b4e1b4e1b4e1b4e1b4e1b4d7fdf82fee011134ffffffffffffffff5df371f3ffffffffffffffef381f391f36"
        "1f345f357f34ffffffffffffffaaf33f3bffffffffffffffcf37ffc336ff52340f34ffffffffffffdf39ff52f3ffff"
        "ffffffffffddf32f389f36ff52340f34ffffffffffff1f3bffa2f3ffffffffffffffcdf32f37ff66f32f45f340f3ff"
        "ffffffff3f35ff93f3ffffffffffffff8cf33f3dff3f36ff52340f34ffffffffff6f3affb3f3ffffffffffffff7cf3"
        "3f3cffff60f32f45f340f3ffffffff9f39ff52f3ffffffffffffffddf32f38ffff6df32f45f340f3ffffffffbcf32f"
        "3affffffffffffffdf3cff72f3ffff6a000004083e1000810008020440c03f00002e0000280000c67e816b4bfbe2fb"
        "54f6bddf7c1ce18701bf31de56720f4767668759aa883c59ea56137bd285a1d8060000000000";
    std::vector<std::byte> in;
    for (std::size_t i = 0; i < packed.size(); i += 2)
        in.push_back(static_cast<std::byte>(std::stoul(packed.substr(i, 2), nullptr, 16)));
    std::string wanted;
    const std::string_view text = "The quick brown fox jumps over the lazy dog. ";
    for (unsigned i = 0; i < 32768; ++i)
        wanted += static_cast<char>(text[i % 45] ^ (i % 1999 == 0 ? 32 : 0) ^
                                    (i % 4096 > 4090 ? static_cast<int>(i >> 12) + 1 : 0));
    for (std::uint32_t i = 0, x = 1; i < 40; ++i) {
        x = x * 1103515245U + 12345U;
        wanted += static_cast<char>(x >> 16);
    }
    std::vector<std::byte> out(wanted.size());
    EXPECT_EQ(codec::unpackLzbitmap(in, out), wanted.size());
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(out.data()), out.size()), wanted);
    // A byte too little room, and each shorter input, is damage.
    EXPECT_FALSE(codec::unpackLzbitmap(in, std::span(out).first(out.size() - 1)));
    for (std::size_t length = 0; length < in.size(); ++length) {
        EXPECT_FALSE(codec::unpackLzbitmap(std::span(in).first(length), out)) << length;
    }
}

// Damaged input of every unpacker: an answer, and no byte outside.
TEST(Unpackers, DamagedInput) {
    std::mt19937 random(5);
    std::vector<std::byte> in(3000), out(20000);
    for (int i = 0; i < 3000; ++i) {
        for (std::byte& b : in) b = static_cast<std::byte>(random() & (i % 3 == 0 ? 0x7F : 0xFF));
        const auto part = std::span<const std::byte>(in).first(random() % in.size());
        if (i % 2 == 0) std::memcpy(in.data(), i % 6 == 0 ? "bvx2" : i % 6 == 2 ? "bvx1" : "ZBM\t", 4);
        const auto room = std::span(out).first(random() % out.size());
        for (auto* unpack : {codec::unpackLznt1, codec::unpackZlib, codec::unpackLzvn, codec::unpackLzfse,
                             codec::unpackLzbitmap})
            if (const auto written = unpack(part, room)) {
                EXPECT_LE(*written, room.size());
            }
    }
}

}  // namespace
}  // namespace sectorsmith
