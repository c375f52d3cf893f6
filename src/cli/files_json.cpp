// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/files_json.h"

#include <algorithm>
#include <chrono>
#include <ctime>

#include <fmt/format.h>

#include "base/hex.h"
#include "base/text.h"

namespace sectorsmith::cli {

std::string_view kindName(FileKind kind) {
    switch (kind) {
        case FileKind::File: return "file";
        case FileKind::Folder: return "folder";
        case FileKind::Link: return "link";
        case FileKind::CharacterDevice: return "character-device";
        case FileKind::BlockDevice: return "block-device";
        case FileKind::Pipe: return "pipe";
        case FileKind::Socket: return "socket";
        case FileKind::Unknown: break;
    }
    return "unknown";
}

std::string streamText(StreamKind stream, std::string_view name) {
    switch (stream) {
        case StreamKind::Data: return "data";
        case StreamKind::ResourceFork: return "resource-fork";
        case StreamKind::Structure: return "block-map";
        case StreamKind::Attribute: break;
    }
    return name.empty() ? "attribute" : fmt::format("attribute:{}", name);
}

std::string timeText(FileTime time, bool people) {
    if (time.nanoseconds == FileTime::none) return {};
    using namespace std::chrono;
    if (people && time.nanoseconds >= 0) {  // the C library of Windows knows no date before 1970
        const auto value = static_cast<std::time_t>(time.nanoseconds / 1'000'000'000);
        char text[64];
        const std::tm* local = std::localtime(&value);
        if (local != nullptr && std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", local) > 0) return text;
    }
    const sys_seconds seconds =
        floor<std::chrono::seconds>(sys_time<nanoseconds>(nanoseconds(time.nanoseconds)));
    const auto day = floor<days>(seconds);
    const year_month_day date(day);
    const hh_mm_ss clock(seconds - day);
    const std::string text =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                    static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                    clock.hours().count(), clock.minutes().count(), clock.seconds().count());
    return people ? text.substr(0, 10) + " " + text.substr(11, 5) : text;
}

void putPathBytes(Json& object, std::string_view path) {
    if (!isValidUtf8(path)) object["pathBytes"] = lowerHex(std::as_bytes(std::span(path)));
}

void putPathBytes(Json& object, const std::vector<std::string>& paths) {
    if (std::ranges::all_of(paths, [](const std::string& path) { return isValidUtf8(path); })) return;
    Json bytes = Json::array();
    for (const std::string& path : paths)
        bytes.push_back(isValidUtf8(path) ? Json() : Json(lowerHex(std::as_bytes(std::span(path)))));
    object["pathsBytes"] = std::move(bytes);
}

}  // namespace sectorsmith::cli
