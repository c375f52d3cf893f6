// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/elevation.h"

namespace sectorsmith {

bool canAskForRights() { return true; }

std::string administratorCommand(const std::string& arguments, const std::string& path) {
    std::string command = "sudo sectorsmith " + arguments + " '";
    for (const char c : path) {
        if (c == '\'') command += "'\\''";
        else command += c;
    }
    return command + '\'';
}

}  // namespace sectorsmith
