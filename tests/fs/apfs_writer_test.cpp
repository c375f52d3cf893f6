// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes of the writer in testing/: others accept them, and read what we read.
#include "testing/apfs_writer.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <fstream>
#include <regex>
#include <set>

#include "fs/content.h"
#include "fs/detect.h"
#include "fs/file_index_testing.h"
#include "fs/owner_index.h"
#include "io/memory_source.h"

namespace sectorsmith {
namespace {

using testing::ApfsWriter;
using testing::MadeDisk;

class WrittenApfs : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mkapfs");
        disk_ = std::make_unique<MadeDisk>("128M");
        if (disk_->shell("mkapfs -L Written $D").exitCode != 0)
            GTEST_SKIP() << "mkapfs makes no such container";
        std::ifstream in(disk_->path(), std::ios::binary);
        image_.resize(std::filesystem::file_size(disk_->path()));
        in.read(reinterpret_cast<char*>(image_.data()), static_cast<std::streamsize>(image_.size()));
        ASSERT_TRUE(in);
    }
    // Folders of 100 files; three of them have content.
    void fill(unsigned files, unsigned snapshots, unsigned levels = 2, bool sealed = false) {
        ApfsWriter writer(image_);
        if (sealed) writer.sealVolume();
        std::uint64_t folder = 0;
        std::vector<std::uint64_t> full;
        for (unsigned i = 0; i < files; ++i) {
            if (i % 100 == 0)
                folder = writer.addFolder(i % 300 == 0 ? 2 : folder, fmt::format("folder{}", i / 100));
            const std::string name = fmt::format("some file {:05}.txt", i);
            if (i % 1000 == 5) full.push_back(writer.addFile(folder, name, std::string(9000 + i, 'a')));
            else if (i % 1000 == 6) writer.addLink(folder, name, "../target");
            else writer.addFile(folder, name);
        }
        file_ = full.back();
        for (unsigned i = 0; i < snapshots; ++i) {
            writer.takeSnapshot(fmt::format("snapshot {}", i));
            writer.change(file_,
                          std::string(9000 + (files - 1) / 1000 * 1000 + 5, static_cast<char>('b' + i)));
        }
        writer.write();
        EXPECT_GE(writer.levels(), levels);
        std::ofstream(disk_->path(), std::ios::binary | std::ios::trunc)
            .write(reinterpret_cast<const char*>(image_.data()), static_cast<std::streamsize>(image_.size()));
        source_ = std::make_shared<MemorySource>(image_, 4096);
    }
    Result<FileIndex> names(const std::string& snapshot = {}) {
        auto catalogue = openCatalogue(*source_);
        if (!catalogue) return std::unexpected(catalogue.error());
        if (!snapshot.empty())
            if (auto on = (*catalogue)->useSnapshot(0, snapshot); !on) return std::unexpected(on.error());
        return FileIndex::build(**catalogue, progress_);
    }
    std::string content(std::uint64_t file, const std::string& snapshot = {}) {
        auto catalogue = openCatalogue(*source_);
        if (!catalogue) return catalogue.error().message;
        if (!snapshot.empty())
            if (auto on = (*catalogue)->useSnapshot(0, snapshot); !on) return on.error().message;
        const auto streams = StreamIndex::build(**catalogue, progress_, 0, {file});
        if (!streams) return streams.error().message;
        const auto* stream = streams->find(file, StreamKind::Data);
        if (stream == nullptr) return "no data";
        auto opened = openContent(*source_, *streams, *stream);
        if (!opened) return opened.error().message;
        const auto bytes = readBytes(**opened, 0, (*opened)->size());
        return bytes ? std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size())
                     : bytes.error().message;
    }
    std::string fls() {
        const auto facts = detectFileSystem(*source_);
        return disk_->must(fmt::format("fls -r -p -P apfs -B {} $D", facts->volumes.at(0).superblock));
    }

    std::unique_ptr<MadeDisk> disk_;
    ApfsWriter::Bytes image_;
    std::shared_ptr<ByteSource> source_;
    std::uint64_t file_ = 0;
    SilentProgress progress_;
};

TEST_F(WrittenApfs, NamesAsTheSleuthKit) {
    SECTORSMITH_NEED("fls");
    fill(4000, 2, 3);
    const auto index = names();
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    std::set<std::pair<std::string, std::uint64_t>> theirs, ours;
    std::istringstream list(fls());
    const std::regex form("./. ([0-9]+):\t(.*)");
    for (std::string line; std::getline(list, line);) {
        std::smatch parts;
        if (std::regex_match(line, parts, form))
            theirs.emplace("/" + parts[2].str(), std::stoull(parts[1].str()));
    }
    for (const FileIndex::Name& name : index->names())
        for (const std::string& path : index->paths(name.file)) ours.emplace(path, name.file);
    EXPECT_EQ(ours.size(), 4040u);
    EXPECT_TRUE(ours == theirs) << ours.size() << " and " << theirs.size();
    EXPECT_EQ(content(file_), std::string(12005, 'c'));
    const auto* file = index->find(file_);
    ASSERT_NE(file, nullptr);
    EXPECT_EQ(file->size, 12005u);
    EXPECT_EQ(file->owner, 501u);
}

// The same names, and the content of each time.
TEST_F(WrittenApfs, SnapshotsKeepWhatWas) {
    fill(2000, 3);
    const auto now = names();
    ASSERT_TRUE(now) << now.error().message;
    for (unsigned i = 0; i < 3; ++i) {
        const std::string snapshot = fmt::format("snapshot {}", i);
        const auto then = names(snapshot);
        ASSERT_TRUE(then) << then.error().message;
        EXPECT_EQ(then->names().size(), now->names().size());
        EXPECT_EQ(content(file_, snapshot), std::string(10005, i == 0 ? 'a' : static_cast<char>('a' + i)));
    }
    EXPECT_EQ(content(file_), std::string(10005, 'd'));
    const auto none = names("snapshot 7");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().cause, Cause::NotFound);
    // Each state's blocks are the file's, and nobody else's.
    auto catalogue = openCatalogue(*source_);
    ASSERT_TRUE(catalogue);
    const auto facts = detectFileSystem(*source_);
    EXPECT_EQ(facts->volumes[0].snapshots, 3u);
}

// Nodes without headers, extents in a tree of their own.
TEST_F(WrittenApfs, SealedVolume) {
    fill(4000, 0, 3, true);
    const auto index = names();
    ASSERT_TRUE(index) << index.error().message;
    EXPECT_THAT(index->findings(), ::testing::IsEmpty());
    EXPECT_EQ(index->names().size(), 4040u);
    EXPECT_EQ(content(file_), std::string(12005, 'a'));
    auto catalogue = openCatalogue(*source_);
    ASSERT_TRUE(catalogue);
    const auto owners = OwnerIndex::build(**catalogue, progress_);
    ASSERT_TRUE(owners) << owners.error().message;
    EXPECT_THAT((*catalogue)->notes(), ::testing::IsEmpty());
    const auto streams = StreamIndex::build(**catalogue, progress_, 0, {file_});
    ASSERT_TRUE(streams);
    for (const StreamIndex::Piece& piece : streams->pieces(file_))
        EXPECT_THAT(owners->at(piece.offset).owners,
                    ::testing::Contains(::testing::Field(&OwnerIndex::Owner::file, file_)));
    const auto facts = detectFileSystem(*source_);
    ASSERT_TRUE(facts);
    EXPECT_TRUE(facts->volumes.at(0).sealed);
    if (disk_->shell("python3 -c 'import dissect.apfs'").exitCode != 0) return;
    const auto said = disk_->shell(fmt::format(R"(python3 - $D <<'END'
import sys
from dissect.apfs import APFS
volume = APFS(open(sys.argv[1], "rb")).volumes[0]
def walk(node, path=""):
    for entry in node.iterdir():
        yield path + "/" + entry.name, entry
        if entry.is_dir():
            yield from walk(entry.inode, path + "/" + entry.name)
files = dict(walk(volume.get("/")))
print(len(files), files["{}"].inode.open().read() == b"a" * 12005)
END)",
                                               index->paths(file_).at(0)));
    EXPECT_EQ(said.out, "4040 True\n") << said.err;
}

// One byte of any node: it is found, and what else there is stays.
TEST_F(WrittenApfs, DamagedNodesAreFound) {
    fill(2000, 0);
    ASSERT_TRUE(names());
    // The file's own content has no checksum; a node in front of the last block that was written has one.
    std::size_t last = image_.size() / 4096;
    while (last > 0 && std::all_of(image_.begin() + static_cast<std::ptrdiff_t>((last - 1) * 4096),
                                   image_.begin() + static_cast<std::ptrdiff_t>(last * 4096),
                                   [](std::byte b) { return b == std::byte{0}; }))
        --last;
    ASSERT_GT(last, 10u);
    image_[(last - 6) * 4096 + 2000] ^= std::byte{1};
    source_ = std::make_shared<MemorySource>(image_, 4096);
    const auto damaged = names();
    ASSERT_TRUE(damaged) << damaged.error().message;
    EXPECT_THAT(damaged->findings(), ::testing::Contains(::testing::HasSubstr("checksum")));
    EXPECT_GT(damaged->names().size(), 1000u);
}

// apfsck of 2025; that of Debian 12 objects to containers of mkapfs themselves.
TEST_F(WrittenApfs, AcceptedByApfsck) {
    SECTORSMITH_NEED("apfsck");
    if (disk_->shell("apfsck $D").exitCode != 0)
        GTEST_SKIP() << "this apfsck objects to an empty container of mkapfs";
    fill(2000, 2);
    const auto checked = disk_->shell("apfsck -cuw $D");
    EXPECT_EQ(checked.exitCode, 0) << checked.out << checked.err;
    EXPECT_EQ(checked.out + checked.err, "");
}

TEST_F(WrittenApfs, AcceptedByLibfsapfs) {
    SECTORSMITH_NEED("fsapfsinfo");
    fill(2000, 0);
    std::istringstream list(disk_->must("fsapfsinfo -H $D"));
    std::size_t count = 0;
    for (std::string line; std::getline(list, line);) count += line.contains("some file") ? 1 : 0;
    EXPECT_EQ(count, 2000u);
}

TEST_F(WrittenApfs, ReadByDissect) {
    if (disk_->shell("python3 -c 'import dissect.apfs'").exitCode != 0)
        GTEST_SKIP() << "dissect.apfs is not installed";
    fill(2000, 2);
    const auto said = disk_->shell(R"(python3 - $D <<'END'
import sys
from dissect.apfs import APFS
volume = APFS(open(sys.argv[1], "rb")).volumes[0]
print(len(volume.snapshots))
def walk(node):
    count = 0
    for entry in node.iterdir():
        count += 1 + (walk(entry.inode) if entry.is_dir() else 0)
    return count
print(walk(volume.get("/")))
END)");
    EXPECT_EQ(said.out, "2\n2020\n") << said.err;
}

}  // namespace
}  // namespace sectorsmith
