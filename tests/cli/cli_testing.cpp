// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_testing.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "cli/run.h"

namespace sectorsmith::testing {

RunResult runCommand(const std::vector<std::string>& arguments, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = cli::run(arguments, cli::Streams{.in = in, .out = out, .err = err});
    return {code, out.str(), err.str()};
}

std::string programCommand() {
    const auto path = programFolder() / "sectorsmith";
    std::error_code none;
    return std::filesystem::exists(path, none) ? shellQuoted(path.string()) : std::string();
}

nlohmann::json parseJson(const std::string& text) {
    auto parsed = nlohmann::json::parse(text, nullptr, false);
    EXPECT_FALSE(parsed.is_discarded()) << text.substr(0, 2000);
    static const bool python = haveProgram("python3");
    if (python) {
        TemporaryFolder folder;
        writeFile(folder.path() / "json", std::as_bytes(std::span(text)));
        const RunResult tool = run("python3 -m json.tool " + shellQuoted((folder.path() / "json").string()));
        EXPECT_EQ(tool.exitCode, 0) << tool.err;
    }
    return parsed;
}

std::string shellQuoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::string textOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return std::string((std::istreambuf_iterator<char>(in)), {});
}

}  // namespace sectorsmith::testing
