// SPDX-License-Identifier: GPL-3.0-or-later
// Which templates there are, and which of them say that the data is theirs.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>

#include "lang/builtin_templates.h"
#include "lang/template.h"

namespace sectorsmith::lang {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxFile = std::uintmax_t{16} << 20;
constexpr std::size_t kMaxFiles = 10'000;  // of one folder: somebody may point us at a home folder

std::optional<std::string> readFile(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error || size > kMaxFile) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (!in.read(text.data(), static_cast<std::streamsize>(size))) return std::nullopt;
    return text;
}

// A template is a .hexpat file that describes itself; the others are parts of templates.
void listOne(TemplateInfo info, std::string_view text, std::set<std::string>& seen,
             std::vector<TemplateInfo>& out) {
    info.pragmas = readPragmas(text);
    for (const Pragma& p : info.pragmas)
        if (p.key == "description" && info.description.empty()) info.description = p.value;
    // A person's own files need no description.
    if (info.description.empty() && !info.user) return;
    if (!seen.insert(info.id).second) return;
    out.push_back(std::move(info));
}

void listBuiltin(std::set<std::string>& seen, std::vector<TemplateInfo>& out) {
    for (const BuiltinTemplate& one : builtinTemplates()) {
        const fs::path path(one.path);
        if (path.extension() != ".hexpat") continue;
        TemplateInfo info;
        info.id = fs::path(path).replace_extension().generic_string();
        info.path = std::string(builtinFolder) + "/" + std::string(one.path);
        listOne(std::move(info), one.text, seen, out);
    }
}

void listFolder(const std::string& folder, bool user, std::set<std::string>& seen,
                std::vector<TemplateInfo>& out) {
    std::error_code error;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
    std::size_t files = 0;
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        if (++files > kMaxFiles) break;
        if (it.depth() > 8) it.disable_recursion_pending();
        const fs::path& path = it->path();
        std::error_code ignored;
        if (path.extension() != ".hexpat" || !it->is_regular_file(ignored)) continue;
        const auto text = readFile(path);
        if (!text) continue;
        TemplateInfo info;
        info.id = fs::path(path).lexically_relative(folder).replace_extension().generic_string();
        info.path = path.string();
        info.user = user;
        listOne(std::move(info), *text, seen, out);
    }
}

struct Magic {
    std::vector<std::uint8_t> bytes;
    std::vector<std::uint8_t> masks;  // which bits of a byte count: 0xFF, 0xF0, 0x0F, 0
    std::uint64_t offset = 0;
    bool fromEnd = false;
    int bits() const {
        int sum = 0;
        for (std::uint8_t m : masks) sum += std::popcount(m);
        return sum;
    }
};

int nibble(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// "[ 48 2B ?? 5? ] @ 0x400": hexadecimal, the 0x may be missing, a ';' may follow, a negative place counts from the end.
std::optional<Magic> parseMagic(std::string_view text) {
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return std::nullopt;
    Magic magic;
    std::string digits;
    for (char c : text.substr(open + 1, close - open - 1)) {
        if (c == ' ' || c == '\t' || c == ',') continue;
        if (c != '?' && nibble(c) < 0) return std::nullopt;
        digits += c;
    }
    if (digits.empty() || digits.size() % 2 != 0 || digits.size() > 8'192) return std::nullopt;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        std::uint8_t byte = 0;
        std::uint8_t mask = 0;
        for (std::size_t k = 0; k < 2; ++k) {
            byte = static_cast<std::uint8_t>(byte << 4);
            mask = static_cast<std::uint8_t>(mask << 4);
            if (digits[i + k] == '?') continue;
            byte = static_cast<std::uint8_t>(byte | nibble(digits[i + k]));
            mask |= 0x0F;
        }
        magic.bytes.push_back(byte);
        magic.masks.push_back(mask);
    }
    std::string_view rest = text.substr(close + 1);
    auto blank = [&] {
        while (!rest.empty() && (rest.front() == ' ' || rest.front() == '\t' || rest.front() == '\r'))
            rest.remove_prefix(1);
    };
    blank();
    if (!rest.starts_with('@')) return rest.empty() || rest == ";" ? std::optional(magic) : std::nullopt;
    rest.remove_prefix(1);
    blank();
    if (rest.starts_with('-')) {
        magic.fromEnd = true;
        rest.remove_prefix(1);
    }
    if (rest.starts_with("0x") || rest.starts_with("0X")) rest.remove_prefix(2);
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), magic.offset, 16);
    if (error != std::errc()) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    blank();
    if (!rest.empty() && rest.front() != ';') return std::nullopt;
    return magic;
}

bool matches(const Magic& magic, const ByteSource& source, std::uint64_t base) {
    const std::uint64_t size = source.size();
    if (base > size) return false;
    std::uint64_t at = magic.offset;
    if (magic.fromEnd) {
        if (at > size - base) return false;
        at = size - at;
    } else {
        if (at > size - base) return false;
        at += base;
    }
    if (magic.bytes.size() > size - at) return false;
    std::vector<std::byte> bytes(magic.bytes.size());
    if (!readExact(source, at, bytes)) return false;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if ((std::to_integer<unsigned>(bytes[i]) & magic.masks[i]) != (magic.bytes[i] & magic.masks[i]))
            return false;
    return true;
}

}  // namespace

std::vector<TemplateInfo> listTemplates(const std::vector<std::string>& folders,
                                        const std::string& userFolder) {
    std::vector<TemplateInfo> out;
    std::set<std::string> seen;
    if (!userFolder.empty()) listFolder(userFolder, true, seen, out);
    for (const std::string& folder : folders) {
        if (folder == builtinFolder) listBuiltin(seen, out);
        else listFolder(folder, false, seen, out);
    }
    std::ranges::sort(out, {}, &TemplateInfo::id);
    return out;
}

std::vector<TemplateInfo> proposeTemplates(const std::vector<TemplateInfo>& templates,
                                           const ByteSource& source, std::uint64_t baseAddress) {
    std::vector<std::pair<int, const TemplateInfo*>> found;
    for (const TemplateInfo& info : templates) {
        int best = 0;
        for (const Pragma& p : info.pragmas) {
            if (p.key != "magic") continue;
            const auto magic = parseMagic(p.value);
            if (magic && magic->bits() > best && matches(*magic, source, baseAddress)) best = magic->bits();
        }
        if (best > 0) found.emplace_back(best, &info);
    }
    // The more bits agree, the less it is by chance.
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<TemplateInfo> out;
    for (const auto& [bits, info] : found) out.push_back(*info);
    return out;
}

}  // namespace sectorsmith::lang
