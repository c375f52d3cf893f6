// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/device_facts.h"

#include <algorithm>
#include <cctype>

#include "io/device_order.h"

namespace sectorsmith {

namespace {
void collect(const std::vector<DeviceUse>& uses, std::vector<std::string>& points) {
    for (const DeviceUse& use : uses)
        if (use.what.starts_with("mounted") && std::ranges::find(points, use.where) == points.end())
            points.push_back(use.where);
}
}  // namespace

std::vector<std::string> DeviceFacts::mountPoints() const {
    std::vector<std::string> points;
    collect(uses, points);
    for (const DevicePartition& partition : partitions) collect(partition.uses, points);
    return points;
}

bool naturallyLess(const std::string& a, const std::string& b) {
    auto digit = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (!digit(a[i]) || !digit(b[j])) {
            if (a[i] != b[j]) return a[i] < b[j];
            ++i;
            ++j;
            continue;
        }
        auto number = [&](const std::string& text, std::size_t& at) {
            while (at < text.size() && text[at] == '0') ++at;
            const std::size_t begin = at;
            while (at < text.size() && digit(text[at])) ++at;
            return text.substr(begin, at - begin);
        };
        const std::string x = number(a, i);
        const std::string y = number(b, j);
        if (x.size() != y.size()) return x.size() < y.size();
        if (x != y) return x < y;
    }
    return a.size() - i < b.size() - j;
}

}  // namespace sectorsmith
