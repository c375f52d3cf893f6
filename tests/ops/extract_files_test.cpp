// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are copied out of a volume with bad sectors.
#include "ops/extract_files.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <map>

#include "edit/hash.h"
#include "fs/hfsplus_writer.h"
#include "ops/errors.h"
#include "ops/file_attribute.h"
#include "testing/disks.h"
#include "testing/scratched_source.h"

namespace sectorsmith {
namespace {

using testing::MadeDisk;

std::string textOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Extracting : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mke2fs");
        disk_ = std::make_unique<MadeDisk>("24M");
        disk_->must(
            "mkdir $D.s; head -c 7654321 /dev/urandom > $D.s/large; head -c 9000 /dev/urandom > $D.s/small; "
            "truncate -s 3M $D.s/holes; head -c 70000 /dev/urandom >> $D.s/holes; truncate -s 5M $D.s/holes; "
            "mke2fs -q -F -t ext4 -b 1024 -d $D.s $D");
    }
    // Where bytes of a file lie.
    std::uint64_t placeOf(const std::string& name, std::uint64_t at) {
        for (const StreamIndex::Piece& piece : streams_.pieces(*names_.lookUp(name)))
            if (at >= piece.streamOffset && at < piece.streamOffset + piece.length)
                return piece.offset + at - piece.streamOffset;
        ADD_FAILURE() << name << " has no byte " << at;
        return 0;
    }
    void open(std::vector<ByteRange> bad = {}) {
        source_ = std::make_shared<testing::ScratchedSource>(disk_->load(), std::move(bad));
        auto catalogue = openCatalogue(*source_);
        ASSERT_TRUE(catalogue) << catalogue.error().message;
        auto names = FileIndex::build(**catalogue, progress_);
        ASSERT_TRUE(names) << names.error().message;
        auto streams = StreamIndex::build(**catalogue, progress_, 0, {});
        ASSERT_TRUE(streams) << streams.error().message;
        names_ = std::move(*names);
        streams_ = std::move(*streams);
    }
    ExtractedFile extract(const std::string& name, bool keep) {
        Extractor extractor(*source_, names_, streams_, to(), true);
        if (keep) extractor.keepUnreadable();
        ExtractedFile result;
        const auto done =
            extractor.extract(name, [&](const ExtractedFile& file) { result = file; }, progress_);
        EXPECT_TRUE(done) << done.error().message;
        return result;
    }
    std::filesystem::path to() const { return disk_->path().parent_path() / "to"; }
    std::string original(const std::string& name) const {
        return textOf(disk_->path().string() + ".s" + name);
    }

    std::unique_ptr<MadeDisk> disk_;
    std::shared_ptr<ByteSource> source_;
    FileIndex names_;
    StreamIndex streams_;
    SilentProgress progress_;
};

TEST_F(Extracting, SumsAndHolesOfAllSizes) {
    open();
    for (const char* name : {"/large", "/small", "/holes"}) {
        const ExtractedFile file = extract(name, true);
        EXPECT_FALSE(file.error) << file.error->message;
        EXPECT_THAT(file.unreadable, ::testing::IsEmpty());
        const std::string wanted = original(name);
        EXPECT_TRUE(textOf(file.target) == wanted) << name;
        EXPECT_EQ(file.sha256, sha256(std::as_bytes(std::span(wanted)))) << name;
    }
}

TEST_F(Extracting, WhatCannotBeReadIsNamed) {
    open();
    const std::uint64_t first = placeOf("/large", 3 << 20), second = placeOf("/small", 4096);
    const std::vector<ByteRange> bad{{first, 512}, {second, 1024}};
    open(bad);
    for (const auto& [name, at, length] :
         {std::tuple{"/large", std::uint64_t{3} << 20, 512U}, {"/small", std::uint64_t{4096}, 1024U}}) {
        const ExtractedFile file = extract(name, true);
        EXPECT_FALSE(file.error) << file.error->message;
        EXPECT_EQ(file.unreadable, (std::vector<ByteRange>{{at, length}})) << name;
        std::string wanted = original(name);
        std::fill_n(wanted.begin() + static_cast<std::ptrdiff_t>(at), length, '\0');
        EXPECT_TRUE(textOf(file.target) == wanted) << name;
        EXPECT_EQ(file.sha256, sha256(std::as_bytes(std::span(wanted)))) << name;
        // Unless it is asked for, half a file is none, and replaces none.
        for (const bool before : {true, false}) {
            const ExtractedFile refused = extract(name, false);
            ASSERT_TRUE(refused.error) << name;
            EXPECT_EQ(refused.error->cause, Cause::Io);
            EXPECT_EQ(std::filesystem::exists(refused.target), before) << name;
            EXPECT_EQ(std::filesystem::remove(refused.target), before) << name;
        }
    }
}

TEST_F(Extracting, StopsWhenItIsCancelled) {
    open();
    std::filesystem::create_directories(to());
    std::ofstream(to() / "large") << "an older one";
    Extractor extractor(*source_, names_, streams_, to(), true);
    class Soon : public SilentProgress {
     public:
        void update(std::uint64_t done, std::uint64_t) override {
            if (done > 2'000'000) cancel();
        }
    } soon;
    const auto done = extractor.extract("/large", [](const ExtractedFile&) {}, soon);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().cause, Cause::Cancelled);
    // Half a file is none, and what was to be replaced is still there.
    EXPECT_EQ(textOf(to() / "large"), "an older one");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(to()), {}), 1);
}

// A resource fork and attributes of HFS+: each is in the copy or is named.
TEST(ExtractedStreams, OfHfsPlusAreKeptOrNamed) {
    constexpr std::uint32_t block = 4096;
    testing::HfsWriter writer(block, 2000);
    const auto fork = [](std::uint64_t bytes, std::uint32_t start) {
        return testing::HfsWriter::ForkOf{bytes,
                                          {{start, static_cast<std::uint32_t>((bytes + block - 1) / block)}}};
    };
    writer.addFile(2, "fork", {.id = 20, .data = fork(5, 1000), .resource = fork(70'000, 1001)});
    writer.addFile(2, "large fork", {.id = 21, .resource = fork(2 << 20, 1100)});
    writer.addFile(2, "plain", {.id = 22, .data = fork(5, 1000)});
    writer.addInlineAttribute(20, "com.example.note", "hello");
    writer.addInlineAttribute(20, "com.apple.system.Security", "rights");
    writer.addFolder(2, "folder", 23);
    writer.addAttribute(23, "com.example.large", fork(2 << 20, 1100));
    auto bytes = writer.build();
    for (std::size_t i = 0; i < 70'000; ++i) bytes[1001 * block + i] = static_cast<std::byte>(i * 7);
    const MemorySource source(bytes);
    SilentProgress progress;
    auto catalogue = openCatalogue(source);
    ASSERT_TRUE(catalogue) << catalogue.error().message;
    const auto names = FileIndex::build(**catalogue, progress);
    ASSERT_TRUE(names) << names.error().message;
    const auto streams = StreamIndex::build(**catalogue, progress, 0, {});
    ASSERT_TRUE(streams) << streams.error().message;
    const testing::TemporaryFolder folder;
    // What this system can store.
    const auto probe = folder.path() / "probe";
    std::ofstream(probe) << "x";
    const bool small = setFileAttribute(probe, "com.example.note", std::as_bytes(std::span("hello", 5)));
    const bool middle = setFileAttribute(probe, "com.apple.ResourceFork",
                                         std::span(bytes).subspan(std::size_t{1001} * block, 70'000));

    Extractor extractor(source, *names, *streams, folder.path() / "to", false);
    std::map<std::string, ExtractedFile> told;
    const auto keep = [&](const ExtractedFile& file) { told[file.path] = file; };
    ASSERT_TRUE(extractor.extract("/", keep, progress));
    extractor.finish(keep);
    using Named = std::vector<std::pair<std::string, std::uint64_t>>;
    const auto named = [&](const std::string& path) {
        Named all;
        for (const StreamNotKept& stream : told[path].notKept) all.emplace_back(stream.name, stream.size);
        std::ranges::sort(all);
        return all;
    };
    for (const auto& [path, file] : told) EXPECT_FALSE(file.error) << path << ": " << file.error->message;
    ASSERT_EQ(told.size(), 5u);
    EXPECT_EQ(named("/"), Named{});
    EXPECT_EQ(named("/plain"), Named{});
    Named expected;
    if (!middle) expected.emplace_back("com.apple.ResourceFork", 70'000);
    if (!small) expected.emplace_back("com.example.note", 5);
    EXPECT_EQ(named("/fork"), expected);
    EXPECT_EQ(named("/large fork"), (Named{{"com.apple.ResourceFork", 2 << 20}}));
    EXPECT_TRUE(told["/large fork"].notKept[0].error.code == OpsError::StreamTooLarge);
    EXPECT_EQ(named("/folder"), (Named{{"com.example.large", 2 << 20}}));
}

// A resource fork that the disk does not give is not silently missing either.
TEST(ExtractedStreams, UnreadableOnesAreNamed) {
    constexpr std::uint32_t block = 4096;
    testing::HfsWriter writer(block, 2000);
    writer.addFile(2, "fork", {.id = 20, .data = {5, {{1000, 1}}}, .resource = {9000, {{1001, 3}}}});
    const auto source = std::make_shared<testing::ScratchedSource>(
        std::make_shared<MemorySource>(writer.build()), std::vector<ByteRange>{{1002 * block, 512}});
    SilentProgress progress;
    auto catalogue = openCatalogue(*source);
    ASSERT_TRUE(catalogue) << catalogue.error().message;
    const auto names = FileIndex::build(**catalogue, progress);
    const auto streams = StreamIndex::build(**catalogue, progress, 0, {});
    ASSERT_TRUE(names && streams);
    const testing::TemporaryFolder folder;
    Extractor extractor(*source, *names, *streams, folder.path() / "to", false);
    ExtractedFile told;
    ASSERT_TRUE(extractor.extract("/fork", [&](const ExtractedFile& file) { told = file; }, progress));
    EXPECT_FALSE(told.error);
    ASSERT_EQ(told.notKept.size(), 1u);
    EXPECT_EQ(told.notKept[0].name, "com.apple.ResourceFork");
    EXPECT_EQ(told.notKept[0].error.cause, Cause::Io);
}

}  // namespace
}  // namespace sectorsmith
