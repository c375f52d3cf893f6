// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the source tree that no compiler checks: who may include whom, where Qt and the systems' own names may
// occur. The checks are first tried on text that breaks them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "testing/images.h"

namespace {

namespace fs = std::filesystem;

// base <- io <- {edit, part, fs, lang} <- ops <- {cli, gui}: what each folder of src may include, besides itself.
const std::map<std::string, std::set<std::string>> kMayInclude = {
    {"base", {}},
    {"io", {"base"}},
    {"edit", {"base", "io"}},
    {"part", {"base", "io"}},
    {"fs", {"base", "io"}},
    {"lang", {"base", "io"}},
    {"ops", {"base", "io", "edit", "part", "fs", "lang"}},
    {"cli", {"base", "io", "edit", "part", "fs", "lang", "ops"}},
    {"gui", {"base", "io", "edit", "part", "fs", "lang", "ops"}},
};

// "_linux" for io/device_linux.cpp; empty where the name speaks of no system.
std::string systemOf(const std::string& path) {
    const std::string stem = fs::path(path).stem().string();
    for (const char* system : {"_linux", "_macos", "_windows", "_posix"})
        if (stem.ends_with(system)) return system;
    return {};
}

// What is wrong with a file; `path` is relative to src ("io/cache.cpp").
std::vector<std::string> breaches(const std::string& path, const std::string& text) {
    static const std::regex kInclude(R"re(^\s*#\s*include\s*(["<])([^">]+)[">])re");
    static const std::regex kConditional(
        R"re(^\s*#\s*(if|ifdef|ifndef|elif)\b.*\b(_WIN32|_WIN64|WIN32|__APPLE__|__MACH__|__linux__|__unix__|__MINGW32__|_MSC_VER)\b)re");
    static const std::regex kQt(R"re((Q[A-Z]\w*|Qt\w*)(/.*)?|KSyntaxHighlighting/.*|qcustomplot\.h)re");
    static const std::regex kSystemHeader(
        R"re((windows|winioctl|winternl|setupapi|cfgmgr32)\.h|linux/.*|libudev\.h|liburing\.h|blkid/.*|libmount/.*|IOKit/.*|CoreFoundation/.*|DiskArbitration/.*|sys/(ioctl|disk|mman|mount|sysmacros|file)\.h|unistd\.h|fcntl\.h)re",
        std::regex::icase);
    std::vector<std::string> result;
    const std::string folder = path.substr(0, path.find('/'));
    const auto allowed = kMayInclude.find(folder);
    if (allowed == kMayInclude.end())
        result.push_back(path + ": src/" + folder + " is no folder of the design");
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (const auto first = line.find_first_not_of(" \t");
            first == std::string::npos || line[first] != '#')
            continue;
        const std::string place = path + ":" + std::to_string(number) + ": ";
        std::smatch match;
        if (std::regex_search(line, match, kInclude)) {
            const std::string header = match[2];
            const std::string first = header.substr(0, header.find('/'));
            if (match[1] == "\"" && allowed != kMayInclude.end() && header.find('/') != std::string::npos &&
                first != folder && !allowed->second.contains(first))
                result.push_back(place + folder + " must not include " + header);
            if (folder != "gui" && std::regex_match(header, kQt))
                result.push_back(place + "only gui uses Qt: " + header);
            if (systemOf(path).empty() && std::regex_match(header, kSystemHeader))
                result.push_back(place + "a system's header belongs into a file named for it: " + header);
        }
        if (systemOf(path).empty() && std::regex_search(line, match, kConditional))
            result.push_back(place + "a system's conditional belongs into a file named for it: " + line);
    }
    return result;
}

std::string readText(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Layering, FindsWhatIsWrong) {
    auto count = [](const std::string& path, const std::string& text) { return breaches(path, text).size(); };
    EXPECT_EQ(count("base/a.cpp", "#include \"io/open.h\"\n"), 1U);
    EXPECT_EQ(count("part/a.cpp", "#include \"fs/detect.h\"\n"), 1U);
    EXPECT_EQ(count("fs/a.cpp", "  #  include  \"lang/node.h\"\n"), 1U);
    EXPECT_EQ(count("ops/a.cpp", "#include \"gui/window.h\"\n"), 1U);
    EXPECT_EQ(count("cli/a.cpp", "#include \"gui/window.h\"\n"), 1U);
    EXPECT_EQ(count("gui/a.cpp", "#include \"cli/dump.h\"\n"), 1U);
    EXPECT_EQ(count("ops/a.cpp", "#include <QString>\n"), 1U);
    EXPECT_EQ(count("io/a.cpp", "#include <QtCore/QString>\n"), 1U);
    EXPECT_EQ(count("io/a.cpp", "#ifdef _WIN32\n#endif\n"), 1U);
    EXPECT_EQ(count("io/a.cpp", "#if defined(__linux__) && 1\n#elif defined(__APPLE__)\n"), 2U);
    EXPECT_EQ(count("io/a.cpp", "#include <linux/fs.h>\n#include <Windows.h>\n#include <unistd.h>\n"), 3U);
    EXPECT_EQ(count("extra/a.cpp", ""), 1U);
}

TEST(Layering, AcceptsWhatIsRight) {
    EXPECT_TRUE(
        breaches("gui/a.cpp",
                 "#include <QString>\n#include \"ops/commit.h\"\n#include \"gui/b.h\"\n#include \"b.h\"\n")
            .empty());
    EXPECT_TRUE(breaches("io/device_linux.cpp", "#include <linux/fs.h>\n#ifdef __linux__\n").empty());
    EXPECT_TRUE(breaches("fs/ntfs/boot.cpp",
                         "#include \"fs/ntfs/boot.h\"\n#include \"base/error.h\"\n#include <vector>\n")
                    .empty());
}

TEST(Layering, HoldsInTheTree) {
    const fs::path src = sectorsmith::testing::sourceFolder() / "src";
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(src)) {
        const std::string extension = entry.path().extension().string();
        if (extension != ".cpp" && extension != ".h") continue;
        ++files;
        for (const std::string& breach :
             breaches(entry.path().lexically_relative(src).generic_string(), readText(entry.path())))
            ADD_FAILURE() << "src/" << breach;
    }
    EXPECT_GT(files, 20U);
}

TEST(Layering, EveryFileSaysItsLicence) {
    const fs::path top = sectorsmith::testing::sourceFolder();
    std::size_t files = 0;
    for (const char* folder : {"src", "tests", "templates", "packaging"}) {
        if (!fs::exists(top / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
            const std::string extension = entry.path().extension().string();
            static const std::set<std::string> kSources = {".cpp", ".h", ".cmake", ".sh", ".hexpat", ".pat"};
            if (!kSources.contains(extension) && entry.path().filename() != "CMakeLists.txt") continue;
            ++files;
            const std::string head = readText(entry.path()).substr(0, 400);
            EXPECT_NE(head.find("SPDX-License-Identifier: "), std::string::npos) << entry.path();
        }
    }
    EXPECT_GT(files, 40U);
}

}  // namespace
