// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/mount_table.h"

#include <algorithm>
#include <fstream>
#include <string_view>

namespace sectorsmith {

namespace fs = std::filesystem;

std::string unescapeOctal(std::string_view text) {
    std::string out;
    auto octal = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '7'; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && octal(i + 1) && octal(i + 2) && octal(i + 3)) {
            out +=
                static_cast<char>((text[i + 1] - '0') * 64 + (text[i + 2] - '0') * 8 + (text[i + 3] - '0'));
            i += 3;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::vector<MountLine> readMountTable(const fs::path& file) {
    std::vector<MountLine> lines;
    std::ifstream in(file);
    for (std::string text; std::getline(in, text);) {
        std::string_view rest = text;
        const auto word = [&rest] {
            rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
            const std::string_view found = rest.substr(0, rest.find(' '));
            rest.remove_prefix(found.size());
            return found;
        };
        MountLine line;
        line.id = word();
        word();  // the parent's
        line.device = word();
        line.root = word();
        line.point = word();
        line.options = word();
        while (!rest.empty() && word() != "-") {
        }
        line.type = word();
        if (line.type.empty()) continue;
        line.source = word();
        line.superOptions = word();
        for (std::string* field : {&line.root, &line.point, &line.type, &line.source, &line.superOptions})
            *field = unescapeOctal(*field);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace sectorsmith
