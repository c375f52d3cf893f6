// SPDX-License-Identifier: GPL-3.0-or-later
// The templates in folders, and which of them say that they fit.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>

#include "lang/template.h"

namespace sectorsmith::lang {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxTemplate = std::uintmax_t{4} << 20;  // bytes of a file that is looked at
constexpr std::size_t kMaxTemplates = 10'000;
constexpr std::size_t kMaxPattern = 4096;

std::string readText(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text;
    char buffer[16384];
    while (in && text.size() < kMaxTemplate) {
        in.read(buffer, sizeof buffer);
        text.append(buffer, static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

void listFolder(const fs::path& folder, bool user, std::vector<TemplateInfo>& out) {
    std::error_code error;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        if (out.size() >= kMaxTemplates) return;
        const fs::path& path = it->path();
        if (path.extension() != ".hexpat" || !it->is_regular_file(error)) continue;
        TemplateInfo info;
        info.path = path.string();
        info.id = path.lexically_relative(folder).replace_extension().generic_string();
        info.user = user;
        info.pragmas = readPragmas(readText(path));
        for (const Pragma& p : info.pragmas)
            if (p.key == "description" && info.description.empty()) info.description = p.value;
        const bool known = std::ranges::any_of(out, [&](const TemplateInfo& other) { return other.id == info.id; });
        if (!known) out.push_back(std::move(info));
    }
}

// `[ 55 AA ?? ] @ 0x1FE`, with the public library's slips: no 0x, a `;` at the end, nibbles as `?`.
struct Magic {
    std::vector<std::pair<std::uint8_t, std::uint8_t>> bytes;  // value, mask
    bool fromEnd = false;
    std::uint64_t offset = 0;
};

std::optional<Magic> parseMagic(std::string_view text) {
    Magic magic;
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']', open == std::string_view::npos ? 0 : open);
    const std::size_t at = text.find('@', close == std::string_view::npos ? 0 : close);
    if (open == std::string_view::npos || close == std::string_view::npos || at == std::string_view::npos) return std::nullopt;
    std::string nibbles;
    for (char c : text.substr(open + 1, close - open - 1)) {
        const bool hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == '?';
        if (hex) nibbles.push_back(c);
        else if (c != ' ' && c != '\t' && c != ',') return std::nullopt;
    }
    if (nibbles.empty() || nibbles.size() % 2 != 0 || nibbles.size() / 2 > kMaxPattern) return std::nullopt;
    auto nibble = [](char c) -> std::uint8_t {
        if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
        return static_cast<std::uint8_t>((c | 0x20) - 'a' + 10);
    };
    for (std::size_t i = 0; i < nibbles.size(); i += 2) {
        std::uint8_t value = 0;
        std::uint8_t mask = 0;
        if (nibbles[i] != '?') {
            value = static_cast<std::uint8_t>(nibble(nibbles[i]) << 4);
            mask = 0xF0;
        }
        if (nibbles[i + 1] != '?') {
            value = static_cast<std::uint8_t>(value | nibble(nibbles[i + 1]));
            mask |= 0x0F;
        }
        magic.bytes.emplace_back(value, mask);
    }
    std::string place;
    for (char c : text.substr(at + 1))
        if (c != ' ' && c != '\t' && c != ';' && c != '\r') place.push_back(c);
    std::string_view digits = place;
    if (digits.starts_with('-')) {
        magic.fromEnd = true;
        digits.remove_prefix(1);
    }
    int base = 10;
    if (digits.starts_with("0x") || digits.starts_with("0X")) {
        base = 16;
        digits.remove_prefix(2);
    } else if (digits.find_first_of("abcdefABCDEF") != std::string_view::npos) {
        base = 16;
    }
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), magic.offset, base);
    if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return magic;
}

// Bytes that matched, 0 for no match.
std::size_t matches(const Magic& magic, const ByteSource& source, std::uint64_t base) {
    const std::uint64_t size = source.size();
    std::uint64_t offset = 0;
    if (magic.fromEnd) {
        if (magic.offset > size) return 0;
        offset = size - magic.offset;
    } else {
        if (base > size || magic.offset > size - base) return 0;
        offset = base + magic.offset;
    }
    if (offset > size || magic.bytes.size() > size - offset) return 0;
    std::vector<std::byte> data(magic.bytes.size());
    if (!source.read(offset, data).complete()) return 0;
    std::size_t sure = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
        const auto [value, mask] = magic.bytes[i];
        if ((std::to_integer<std::uint8_t>(data[i]) & mask) != value) return 0;
        if (mask != 0) ++sure;
    }
    return sure;
}

}  // namespace

std::vector<TemplateInfo> listTemplates(const std::vector<std::string>& folders, const std::string& userFolder) {
    std::vector<TemplateInfo> templates;
    if (!userFolder.empty()) listFolder(userFolder, true, templates);
    for (const std::string& folder : folders) listFolder(folder, false, templates);
    std::ranges::stable_sort(templates, {}, &TemplateInfo::id);
    return templates;
}

std::vector<TemplateInfo> proposeTemplates(const std::vector<TemplateInfo>& templates, const ByteSource& source,
                                           std::uint64_t baseAddress) {
    std::vector<std::pair<std::size_t, const TemplateInfo*>> found;
    for (const TemplateInfo& info : templates) {
        std::size_t best = 0;
        for (const Pragma& p : info.pragmas) {
            if (p.key != "magic") continue;
            if (const auto magic = parseMagic(p.value)) best = std::max(best, matches(*magic, source, baseAddress));
        }
        if (best > 0) found.emplace_back(best, &info);
    }
    // The longer the magic, the surer.
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<TemplateInfo> result;
    for (const auto& [length, info] : found) result.push_back(*info);
    return result;
}

}  // namespace sectorsmith::lang
