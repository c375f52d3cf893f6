// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "testing/images.h"

namespace sectorsmith::testing {

bool haveShell() { return true; }

RunResult run(const std::string& shellCommand) {
    TemporaryFolder folder;
    const auto out = folder.path() / "out";
    const auto err = folder.path() / "err";
    const std::string whole =
        "( " + shellCommand + "\n) >'" + out.string() + "' 2>'" + err.string() + "' </dev/null";
    const int status = std::system(whole.c_str());
    auto text = [](const std::filesystem::path& path) {
        std::ifstream in(path, std::ios::binary);
        return std::string((std::istreambuf_iterator<char>(in)), {});
    };
    const int code = status < 0 ? -1 : ((status & 0x7F) != 0 ? 128 + (status & 0x7F) : (status >> 8) & 0xFF);
    return {code, text(out), text(err)};
}

bool haveProgram(const std::string& name) { return run("command -v " + name).exitCode == 0; }

}  // namespace sectorsmith::testing
