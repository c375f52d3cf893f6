// SPDX-License-Identifier: GPL-3.0-or-later
// Listings of volumes, ours and the Sleuth Kit's, in one form.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "base/text.h"
#include "fs/file_index.h"
#include "testing/disks.h"

namespace sectorsmith::testing::listing {

inline Result<FileIndex> indexOf(const ByteSource& source, unsigned volume = 0) {
    SilentProgress progress;
    auto catalogue = openCatalogue(source);
    if (!catalogue) return std::unexpected(catalogue.error());
    return FileIndex::build(**catalogue, progress, volume);
}

// Every path below the root and the number behind it; each folder once.
inline std::map<std::string, std::uint64_t> pathsOf(const FileIndex& index) {
    std::map<std::string, std::uint64_t> paths;
    std::set<std::uint64_t> seen;
    const std::function<void(std::uint64_t, const std::string&)> visit = [&](std::uint64_t folder,
                                                                             const std::string& above) {
        if (!seen.insert(folder).second) return;
        const auto range = index.children(folder);
        for (std::size_t i = range.first; i < range.end; ++i) {
            const FileIndex::Name& name = index.names()[i];
            const std::string path = above + std::string(index.text(name));
            paths.emplace(path, name.file);
            visit(name.file, path + "/");
        }
    };
    visit(index.root(), "");
    return paths;
}

inline char letter(FileKind kind) {
    switch (kind) {
        case FileKind::Folder: return 'd';
        case FileKind::Link: return 'l';
        case FileKind::Pipe: return 'p';
        case FileKind::CharacterDevice: return 'c';
        case FileKind::BlockDevice: return 'b';
        default: return 'r';
    }
}

// "r/r 19:<tab>a/b" lines of fls -rp, without what it makes up ($OrphanFiles, $CatalogFile). Control characters in names
// it shows as ^: `shown` does the same to ours.
inline std::set<std::string> flsLines(const std::string& arguments) {
    const auto result = testing::run("fls -rp " + arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    std::set<std::string> lines;
    std::istringstream in(result.out);
    for (std::string line; std::getline(in, line);)
        if (!line.contains("\t$") && !line.starts_with("V/V"))
            lines.insert(line.substr(2));  // by what the file's record says
    return lines;
}
// A line of each name: `line(letter, number, path)`, what cannot be printed as fls has it.
template <typename Line>
std::set<std::string> linesOf(const FileIndex& index, Line line) {
    std::set<std::string> lines;
    for (const auto& [raw, number] : pathsOf(index)) {
        std::string path = raw;
        std::ranges::replace_if(path, [](unsigned char c) { return c < 0x20; }, '^');
        const FileIndex::File* file = index.find(number);
        EXPECT_NE(file, nullptr) << path;
        lines.insert(line(letter(file != nullptr ? file->kind : FileKind::Unknown), number, path));
    }
    return lines;
}
inline std::set<std::string> ourLines(const FileIndex& index) {
    return linesOf(index, [](const auto& kind, std::uint64_t number, const std::string& path) {
        return fmt::format("{} {}:\t{}", kind, number, path);
    });
}
inline void expectSame(const std::set<std::string>& ours, const std::set<std::string>& theirs) {
    EXPECT_EQ(ours.size(), theirs.size());
    int shown = 0;
    for (const auto& [from, to, what] :
         {std::tuple(&ours, &theirs, "only ours: "), {&theirs, &ours, "only theirs: "}})
        for (const std::string& line : *from)
            if (!to->contains(line) && shown++ < 10) ADD_FAILURE() << what << line;
}

}  // namespace sectorsmith::testing::listing
