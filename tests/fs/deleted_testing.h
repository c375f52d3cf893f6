// SPDX-License-Identifier: GPL-3.0-or-later
// Deleted files of a made volume, compared with what was in them.
#pragma once

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "fs/content.h"
#include "fs/deleted_files.h"
#include "fs/file_index_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::testing {

struct ReadDeleted {
    std::shared_ptr<ByteSource> source;
    std::unique_ptr<Catalogue> catalogue;
    std::unique_ptr<DeletedFiles> deleted;
    FileIndex names;
    StreamIndex streams;

    Result<void> open(std::shared_ptr<ByteSource> image, unsigned volume = 0) {
        source = std::move(image);
        SilentProgress progress;
        auto opened = openCatalogue(*source);
        if (!opened) return std::unexpected(opened.error());
        catalogue = std::move(*opened);
        auto found = DeletedFiles::find(*source, *catalogue, volume, progress);
        if (!found) return std::unexpected(found.error());
        deleted = std::move(*found);
        auto index = FileIndex::build(*deleted, progress, volume);
        if (!index) return std::unexpected(index.error());
        names = std::move(*index);
        auto all = StreamIndex::build(*deleted, progress, volume, {});
        if (!all) return std::unexpected(all.error());
        streams = std::move(*all);
        return {};
    }
    // By path, several of one path with "#2", "#3".
    std::map<std::string, const DeletedFiles::File*> files() const {
        std::map<std::string, const DeletedFiles::File*> all;
        for (const DeletedFiles::File& file : deleted->files()) {
            const auto paths = names.paths(file.number, 1);
            std::string path = paths.empty() ? "no path to " + std::to_string(file.number) : paths[0];
            for (int i = 2; all.contains(path); ++i) path = paths[0] + "#" + std::to_string(i);
            all[path] = &file;
        }
        return all;
    }
    const DeletedFiles::File* find(const std::string& path) const {
        const auto all = files();
        const auto it = all.find(path);
        return it == all.end() ? nullptr : it->second;
    }
    Result<std::string> content(const DeletedFiles::File& file) const {
        const auto* stream = streams.find(file.number, StreamKind::Data);
        if (stream == nullptr) return fail(Cause::NotFound, "no content");
        auto opened = openContent(*source, streams, *stream);
        if (!opened) return std::unexpected(opened.error());
        std::string bytes((*opened)->size(), '\0');
        if (auto read = readExact(**opened, 0, std::as_writable_bytes(std::span(bytes))); !read)
            return std::unexpected(read.error());
        return bytes;
    }
    // Every byte that is not lost is the file's, and those that are lost read as zeros.
    void expectHonest(const DeletedFiles::File& file, const std::string& original) const {
        if (file.verdict == Verdict::NameOnly) return;
        const auto bytes = content(file);
        ASSERT_TRUE(bytes) << bytes.error().message;
        ASSERT_EQ(bytes->size(), original.size());
        std::string wanted = original;
        std::uint64_t lost = 0;
        for (const ByteRange& range : file.lost) {
            ASSERT_LE(range.end(), wanted.size());
            std::fill_n(wanted.begin() + static_cast<std::ptrdiff_t>(range.offset), range.length, '\0');
            lost += range.length;
        }
        EXPECT_EQ(file.kept, original.size() - lost);
        EXPECT_EQ(file.verdict == Verdict::Whole, lost == 0);
        EXPECT_TRUE(*bytes == wanted) << "a byte that is not the file's is given out";
    }
};

inline std::string fileText(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// What fls -rdp lists with its numbers, without what it makes up and without what it marks as belonging to another file by
// now: "r/r * 8:<tab>_ing1.dat".
inline std::map<std::string, std::uint64_t> deletedNumbersAsFls(const std::string& arguments) {
    std::map<std::string, std::uint64_t> numbers;
    std::istringstream in(testing::run("timeout 60 fls -rdp " + arguments).out);
    for (std::string line; std::getline(in, line);)
        if (const auto tab = line.find('\t'); tab != std::string::npos && !line.contains("\t$"))
            numbers["/" + line.substr(tab + 1)] =
                std::strtoull(line.c_str() + line.find_first_of("0123456789"), nullptr, 10);
    return numbers;
}
inline std::set<std::string> deletedAsFls(const std::string& arguments) {
    std::set<std::string> paths;
    for (const auto& [path, number] : deletedNumbersAsFls(arguments)) paths.insert(path);
    return paths;
}

// What icat -r reads of a deleted file, by its number there.
inline std::string deletedAsIcat(const std::filesystem::path& disk, std::uint64_t number) {
    return testing::run("timeout 60 icat -r '" + disk.string() + "' " + std::to_string(number)).out;
}
// What tsk_recover makes of the deleted files: by path.
inline std::map<std::string, std::string> deletedAsTskRecover(const std::filesystem::path& disk) {
    const std::filesystem::path folder = disk.string() + ".recovered";
    std::filesystem::remove_all(folder);
    testing::run("timeout 60 tsk_recover '" + disk.string() + "' '" + folder.string() + "'");
    std::map<std::string, std::string> files;
    std::error_code none;
    for (const auto& one : std::filesystem::recursive_directory_iterator(folder, none))
        if (one.is_regular_file())
            files["/" + one.path().lexically_relative(folder).generic_string()] = fileText(one.path());
    return files;
}

// Volumes with random damage: the search ends, and what it says fits together.
inline void expectSurvivesDamage(const ByteSource& image, unsigned rounds, std::uint64_t from,
                                 std::uint64_t to) {
    auto bytes = readBytes(image, 0, image.size());
    ASSERT_TRUE(bytes);
    std::mt19937 random(7);
    const auto check = [](std::vector<std::byte> damaged) {
        ReadDeleted read;
        if (!read.open(std::make_shared<MemorySource>(std::move(damaged), 512))) return;
        for (const DeletedFiles::File& file : read.deleted->files()) {
            if (file.verdict == Verdict::Whole) {
                EXPECT_TRUE(file.lost.empty());
            }
            const auto* stream = read.streams.find(file.number, StreamKind::Data);
            if (stream == nullptr || stream->size > 10'000'000) continue;
            if (auto content = openContent(*read.source, read.streams, *stream))
                (void)readBytes(**content, 0, (*content)->size());
        }
    };
    for (unsigned i = 0; i < rounds; ++i) {
        auto damaged = *bytes;
        for (int k = 0; k < 40; ++k)
            damaged[from + random() % (std::min<std::uint64_t>(to, damaged.size()) - from)] =
                std::byte(random());
        check(std::move(damaged));
    }
    for (const std::uint64_t part : {2, 3, 7}) {
        auto cut = *bytes;
        cut.resize(cut.size() / part / 512 * 512);
        check(std::move(cut));
    }
}

}  // namespace sectorsmith::testing
