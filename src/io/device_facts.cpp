// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/device_facts.h"

#include <algorithm>
#include <cctype>

#include "io/device_order.h"
#include "io/errors.h"

namespace sectorsmith {

namespace {
void collect(const std::vector<DeviceUse>& uses, std::vector<std::string>& points) {
    for (const DeviceUse& use : uses)
        if (use.kind == DeviceUse::Kind::Mounted && std::ranges::find(points, use.where) == points.end())
            points.push_back(use.where);
}

Error use(IoError code, std::vector<ErrorArgument> arguments = {}) {
    return makeError(Cause::InUse, errorCode(code), std::move(arguments));
}

Error directUse(const DeviceUse& one) {
    switch (one.kind) {
        case DeviceUse::Kind::Mounted: return use(IoError::UseMounted, {one.where});
        case DeviceUse::Kind::MountedElsewhere:
            return use(IoError::UseMountedElsewhere, {one.where, one.program, one.process});
        case DeviceUse::Kind::Btrfs: return use(IoError::UseBtrfs, {one.detail});
        case DeviceUse::Kind::Swap: return use(IoError::UseSwap);
        case DeviceUse::Kind::Holder:
            return one.detail.empty() ? use(IoError::UseHolder, {one.where})
                                      : use(IoError::UseHolderOfKind, {one.where, one.detail});
        case DeviceUse::Kind::UnknownHolder: break;
        case DeviceUse::Kind::LoopBacking:
            return one.users.empty() ? use(IoError::UseLoop, {one.device})
                                     : use(IoError::UseLoopInUse, {one.device, one.users});
        case DeviceUse::Kind::MaybeLoopBacking: return use(IoError::UseMaybeLoop, {one.device});
        case DeviceUse::Kind::Open:
            return one.program.empty() ? use(IoError::UseOpenUnknown)
                                       : use(IoError::UseOpen, {one.program, one.process});
        case DeviceUse::Kind::OpenForWriting:
            return one.program.empty() ? use(IoError::UseOpenForWritingUnknown)
                                       : use(IoError::UseOpenForWriting, {one.program, one.process});
        case DeviceUse::Kind::Locked: return use(IoError::UseLocked);
    }
    return use(IoError::UseUnknownHolder);
}
}  // namespace

Error useReason(const DeviceUse& one) {
    Error direct = directUse(one);
    return one.through.empty() ? direct : use(IoError::UseThrough, {direct, one.through});
}

std::string useText(const DeviceUse& use) { return useReason(use).message; }

std::string usesText(const std::vector<DeviceUse>& uses) { return usesMessage(uses).text; }

Message usesMessage(const std::vector<DeviceUse>& uses) {
    MessageList list;
    for (const DeviceUse& use : uses) list.add(useReason(use));
    return list.message();
}

std::string mountPointOf(const DeviceFacts& facts, std::uint64_t offset, std::uint64_t length) {
    const auto first = [](const std::vector<DeviceUse>& uses) {
        const auto mounted = std::ranges::find(uses, DeviceUse::Kind::Mounted, &DeviceUse::kind);
        return mounted == uses.end() ? std::string() : mounted->where;
    };
    for (const DevicePartition& partition : facts.partitions)
        if (partition.offset == offset && partition.length == length) return first(partition.uses);
    return offset == 0 && length == facts.size ? first(facts.uses) : std::string();
}

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
