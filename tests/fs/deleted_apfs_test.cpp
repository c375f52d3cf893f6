// SPDX-License-Identifier: GPL-3.0-or-later
// Older checkpoints and snapshots of APFS containers that macOS wrote.
#include "fs/deleted_testing.h"
#include "testing/apfs_writer.h"

namespace sectorsmith {
namespace {

using testing::ReadDeleted;

TEST(DeletedApfs, OlderCheckpoints) {
    int older = 0, states = 0, linked = 0;
    for (const char* image :
         {"apfs_case_insensitive", "apfs_converted_from_hfs", "made/apfs_snapshot", "made/apfs_files"}) {
        SECTORSMITH_REAL_IMAGE(path, image);
        const auto source = testing::loadImage(path);
        auto newest = openCatalogue(*source);
        ASSERT_TRUE(newest) << newest.error().message;
        SilentProgress progress;
        const auto names = FileIndex::build(**newest, progress, 0);
        ASSERT_TRUE(names) << names.error().message;
        const auto checkpoints = (*newest)->checkpoints();
        ASSERT_FALSE(checkpoints.empty()) << image;
        EXPECT_TRUE(std::ranges::is_sorted(checkpoints, std::ranges::greater()));
        auto state = openCatalogue(*source);
        ASSERT_TRUE(state);
        EXPECT_FALSE((*state)->useCheckpoint(checkpoints.front() + 1));
        // The newest is what is listed anyway.
        ASSERT_TRUE((*state)->useCheckpoint(checkpoints.front()));
        const auto again = FileIndex::build(**state, progress, 0);
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(testing::listing::pathsOf(*again), testing::listing::pathsOf(*names));
        const auto whole = DeletedFiles::find(*source, **newest, 0, progress, state->get());
        ASSERT_TRUE(whole) << whole.error().message;
        for (const DeletedFiles::File& file : (*whole)->files())
            EXPECT_EQ(file.verdict, Verdict::Whole) << image << ", file " << file.number;
        const auto wholeNames = FileIndex::build(**whole, progress, 0);
        ASSERT_TRUE(wholeNames) << wholeNames.error().message;
        // Each by all of its names.
        const auto there = testing::listing::pathsOf(*names), told = testing::listing::pathsOf(*wholeNames);
        for (const auto& [one, number] : told) EXPECT_TRUE(there.contains(one)) << image << ": " << one;
        std::set<std::uint64_t> seen;
        for (const auto& [one, number] : there)
            if (number >= 16) {
                EXPECT_TRUE(told.contains(one)) << image << ": " << one;
                linked += seen.insert(number).second ? 0 : 1;
            }
        for (const std::uint64_t one : checkpoints) {
            if (one == checkpoints.front()) continue;
            ++older;
            ASSERT_TRUE((*state)->useCheckpoint(one));
            const auto then = FileIndex::build(**state, progress, 0);
            if (!then) {
                EXPECT_EQ(then.error().cause, Cause::Damaged) << then.error().message;
                continue;
            }
            ++states;
            // A file that is there still, unchanged, is whole.
            const auto left = DeletedFiles::find(*source, **newest, 0, progress, state->get());
            ASSERT_TRUE(left) << left.error().message;
            for (const DeletedFiles::File& file : (*left)->files()) {
                const auto* now = names->find(file.original);
                const auto* before = then->find(file.original);
                if (now != nullptr && before != nullptr && now->modified == before->modified &&
                    now->size == before->size) {
                    EXPECT_EQ(file.verdict, Verdict::Whole)
                        << image << " at " << one << ", file " << file.number;
                }
            }
        }
        ReadDeleted read;
        const auto opened = read.open(source);
        ASSERT_TRUE(opened) << opened.error().message;
        for (const DeletedFiles::File& file : read.deleted->files())
            EXPECT_EQ(names->find(file.original), nullptr) << "a file that is there is not deleted";
    }
    RecordProperty("olderCheckpoints", older);
    RecordProperty("readableStates", states);
    RecordProperty("furtherNames", linked);
    EXPECT_GT(older, 0);
}

TEST(DeletedApfs, ASnapshotHasWhatWasDeleted) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkapfs");
    const testing::MadeDisk disk("128M");
    if (disk.shell("mkapfs $D").exitCode != 0) GTEST_SKIP() << "mkapfs makes no such container";
    std::map<std::string, std::string> gone;
    std::vector<std::byte> image = *readBytes(*disk.load(), 0, std::filesystem::file_size(disk.path()));
    testing::ApfsWriter writer(image);
    const std::uint64_t folder = writer.addFolder(2, "folder");
    std::vector<std::uint64_t> files;
    for (unsigned i = 0; i < 200; ++i) {
        const std::string name = "file" + std::to_string(i);
        const std::string content = i % 10 == 3 ? std::string(5000 + i, static_cast<char>('a' + i % 26)) : "";
        files.push_back(writer.addFile(folder, name, content));
        if (i == 7 || i == 43 || i == 113) gone["/folder/" + name] = content;
    }
    writer.takeSnapshot("before");
    writer.change(files[63], std::string(5063, 'z'));
    for (const unsigned i : {7U, 43U, 113U}) writer.remove(files[i]);
    writer.write();
    ReadDeleted read;
    const auto opened = read.open(std::make_shared<MemorySource>(image, 4096));
    ASSERT_TRUE(opened) << opened.error().message;
    std::map<std::string, std::string> found;
    for (const auto& [path, file] : read.files()) {
        found[path] = gone[path];
        EXPECT_EQ(file->trace, DeletedTrace::Snapshot) << path;
        EXPECT_EQ(file->verdict, Verdict::Whole) << path;
        if (!gone[path].empty()) read.expectHonest(*file, gone[path]);
    }
    EXPECT_EQ(found.size(), 3u);
    EXPECT_EQ(found, gone);
}

}  // namespace
}  // namespace sectorsmith
