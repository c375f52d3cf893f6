// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <istream>
#include <sstream>
#include <string>
#include <utility>

namespace sectorsmith {

// All that the stream still holds. What cannot be read ends it: an iterator over a stream's buffer would throw instead,
// as for a file of sysfs whose device goes just then.
inline std::string readAll(std::istream& in) {
    std::ostringstream out;
    out << in.rdbuf();
    return std::move(out).str();
}

}  // namespace sectorsmith
