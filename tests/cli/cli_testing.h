// SPDX-License-Identifier: GPL-3.0-or-later
// The command run inside the test program, and as a program of its own.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "testing/images.h"

namespace sectorsmith::testing {

// sectorsmith::cli::run() with text for standard input; nothing is a terminal.
RunResult runCommand(const std::vector<std::string>& arguments, const std::string& input = {});

// The built program's path in quotes for a shell; empty where it was not built (cross checks).
std::string programCommand();

// Parses, and fails the test when `text` is no JSON. With Python there, json.tool has to agree.
nlohmann::json parseJson(const std::string& text);

std::string shellQuoted(const std::string& text);  // for a POSIX shell
std::string textOf(const std::filesystem::path& path);
bool runsAsRoot();

}  // namespace sectorsmith::testing
