// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/elevation.h"

#include <utility>

namespace sectorsmith {

namespace {
// Belongs to the process as its user does.
std::string& command() {
    static std::string path;
    return path;
}
}  // namespace

void setElevatedCommand(std::string path) { command() = std::move(path); }
const std::string& elevatedCommand() { return command(); }

}  // namespace sectorsmith
