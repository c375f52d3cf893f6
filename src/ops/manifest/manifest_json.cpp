// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of our own format.
#include "ops/manifest/manifest_file.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <chrono>

#include <fmt/format.h>

#include "base/hex.h"
#include "base/text.h"

namespace sectorsmith::manifests {

namespace {

using OrderedJson = nlohmann::ordered_json;

struct KindWord {
    FileKind kind;
    const char* word;
};
constexpr std::array kindWords{KindWord{FileKind::File, "file"},
                               KindWord{FileKind::Folder, "folder"},
                               KindWord{FileKind::Link, "link"},
                               KindWord{FileKind::CharacterDevice, "character-device"},
                               KindWord{FileKind::BlockDevice, "block-device"},
                               KindWord{FileKind::Pipe, "pipe"},
                               KindWord{FileKind::Socket, "socket"},
                               KindWord{FileKind::Unknown, "unknown"}};

std::optional<std::string> bytesOfHex(std::string_view hex) {
    if (hex.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        unsigned byte = 0;
        const auto read = std::from_chars(hex.data() + i, hex.data() + i + 2, byte, 16);
        if (read.ec != std::errc() || read.ptr != hex.data() + i + 2) return std::nullopt;
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

// Names are bytes: those that are no UTF-8 stand there in hexadecimal, too.
void putBytes(OrderedJson& object, const std::string& key, const std::string& bytes) {
    if (isValidUtf8(bytes)) {
        object[key] = bytes;
        return;
    }
    object[key] = escapeBytes(bytes);
    object[key + "Bytes"] = lowerHex(std::as_bytes(std::span(bytes)));
}

std::optional<std::string> getBytes(const OrderedJson& object, const std::string& key) {
    if (const auto hex = object.find(key + "Bytes"); hex != object.end())
        return hex->is_string() ? bytesOfHex(hex->get_ref<const std::string&>()) : std::nullopt;
    const auto text = object.find(key);
    if (text == object.end() || !text->is_string()) return std::nullopt;
    return text->get<std::string>();
}

// A number, or one in quotes where it is beyond what many readers can hold.
OrderedJson numberJson(std::uint64_t value) {
    constexpr std::uint64_t most = (std::uint64_t{1} << 53) - 1;
    return value <= most ? OrderedJson(value) : OrderedJson(std::to_string(value));
}

template <typename Number>
std::optional<Number> getNumber(const OrderedJson& object, const std::string& key) {
    const auto found = object.find(key);
    if (found == object.end()) return std::nullopt;
    if (found->is_number_unsigned()) return static_cast<Number>(found->get<std::uint64_t>());
    if (found->is_number_integer()) return static_cast<Number>(found->get<std::int64_t>());
    if (!found->is_string()) return std::nullopt;
    const auto& text = found->get_ref<const std::string&>();
    Number value{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return value;
}

bool isDigest(std::string_view text, HashKind kind) {
    return text.size() == hashDigits(kind) &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::string exactTime(FileTime time) {
    if (time.nanoseconds == FileTime::none) return {};
    using namespace std::chrono;
    const sys_time<nanoseconds> exact{nanoseconds(time.nanoseconds)};
    const auto seconds = floor<std::chrono::seconds>(exact);
    const auto day = floor<days>(seconds);
    const year_month_day date(day);
    const hh_mm_ss clock(seconds - day);
    std::string text = fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", static_cast<int>(date.year()),
                                   static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                                   clock.hours().count(), clock.minutes().count(), clock.seconds().count());
    const auto fraction = (exact - seconds).count();
    if (fraction != 0) text += fmt::format(".{:09}", fraction);
    return text + 'Z';
}

FileTime readExactTime(std::string_view text) {
    // 2021-02-03T04:05:06[.123456789]Z
    constexpr std::string_view form = "0000-00-00T00:00:00";
    if (text.size() < form.size() + 1 || text.back() != 'Z') return {};
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = -1;
        const auto read = std::from_chars(text.data() + at, text.data() + at + digits, value);
        return read.ec == std::errc() && read.ptr == text.data() + at + digits ? value : -1;
    };
    for (const std::size_t at : {4, 7, 10, 13, 16})
        if (text[at] != form[at]) return {};
    using namespace std::chrono;
    const year_month_day date(year(number(0, 4)), month(static_cast<unsigned>(number(5, 2))),
                              day(static_cast<unsigned>(number(8, 2))));
    const int h = number(11, 2), m = number(14, 2), s = number(17, 2);
    if (!date.ok() || h < 0 || h > 23 || m < 0 || m > 59 || s < 0 || s > 60) return {};
    std::uint32_t fraction = 0;
    const std::string_view rest = text.substr(form.size(), text.size() - form.size() - 1);
    if (!rest.empty()) {
        if (rest[0] != '.' || rest.size() < 2 || rest.size() > 10) return {};
        std::string digits(rest.substr(1));
        digits.resize(9, '0');
        const auto read = std::from_chars(digits.data(), digits.data() + 9, fraction);
        if (read.ec != std::errc() || read.ptr != digits.data() + 9) return {};
    }
    const auto whole = sys_days(date) + hours(h) + minutes(m) + seconds(s);
    return FileTime::of(duration_cast<seconds>(whole.time_since_epoch()).count(), fraction);
}

std::string entryLine(const Entry& entry, std::span<const HashKind> hashes, const TreeFile* file) {
    OrderedJson object;
    putBytes(object, "path", entry.path);
    for (const KindWord& word : kindWords)
        if (word.kind == entry.kind) object["kind"] = word.word;
    if (entry.size) object["size"] = numberJson(*entry.size);
    if (entry.modified.nanoseconds != FileTime::none) object["modified"] = exactTime(entry.modified);
    if (!entry.target.empty()) putBytes(object, entry.isFile() ? "sameAs" : "target", entry.target);
    std::size_t at = 0;
    for (const HashKind kind : hashes) {
        if (entry.digests.empty()) break;
        object[std::string(hashName(kind))] = entry.digests.substr(at, hashDigits(kind));
        at += hashDigits(kind);
    }
    if (entry.changing) object["changing"] = true;
    if (entry.error) object["error"] = entry.error->message;
    if (file != nullptr) {
        object["changed"] = std::to_string(file->changed);
        object["device"] = numberJson(file->device);
        object["id"] = numberJson(file->id);
    }
    return object.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

std::optional<TreeFile> readEntryLine(std::string_view line, std::span<const HashKind> hashes) {
    const OrderedJson object = OrderedJson::parse(line, nullptr, false);
    if (!object.is_object()) return std::nullopt;
    TreeFile file;
    Entry& entry = file.entry;
    auto path = getBytes(object, "path");
    if (!path || path->empty()) return std::nullopt;
    entry.path = std::move(*path);
    const auto kind = object.find("kind");
    if (kind == object.end() || !kind->is_string()) return std::nullopt;
    entry.kind = FileKind::Unknown;
    for (const KindWord& word : kindWords)
        if (kind->get_ref<const std::string&>() == word.word) entry.kind = word.kind;
    entry.size = getNumber<std::uint64_t>(object, "size");
    if (const auto time = object.find("modified"); time != object.end() && time->is_string())
        entry.modified = readExactTime(time->get_ref<const std::string&>());
    entry.target = getBytes(object, entry.isFile() ? "sameAs" : "target").value_or(std::string());
    for (const HashKind hash : hashes) {
        const auto digest = object.find(std::string(hashName(hash)));
        if (digest == object.end()) {
            entry.digests.clear();
            break;
        }
        if (!digest->is_string() || !isDigest(digest->get_ref<const std::string&>(), hash))
            return std::nullopt;
        entry.digests += digest->get_ref<const std::string&>();
    }
    if (const auto changing = object.find("changing"); changing != object.end())
        entry.changing = changing->is_boolean() && changing->get<bool>();
    file.changed = getNumber<std::int64_t>(object, "changed").value_or(0);
    file.device = getNumber<std::uint64_t>(object, "device").value_or(0);
    file.id = getNumber<std::uint64_t>(object, "id").value_or(0);
    return file;
}

}  // namespace sectorsmith::manifests
