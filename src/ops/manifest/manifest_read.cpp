// SPDX-License-Identifier: GPL-3.0-or-later
// Everything a manifest says is somebody else's word: lines and their number are bounded, and its paths are only compared.
#include "ops/manifest/manifest_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "ops/manifest/errors.h"

namespace sectorsmith::manifests {

namespace {

constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::uint64_t mostLines = 100'000'000;
constexpr std::size_t longestJoinedPath = 65536;  // bytes, of paths that are put together from folders
// Entries can be longer than their lines, with the folder's name before them: so many bytes of them for each that was read,
// and so many more.
constexpr std::uint64_t keptPerByte = 16, keptAnyway = std::uint64_t{64} << 20;
constexpr std::uint64_t linesPerLook = 4096;  // after which it is asked whether to go on

// The stronger first: of several checksums the first of these is read.
constexpr std::array byStrength{HashKind::Sha256,   HashKind::Sha512,  HashKind::Sha3Bits256,
                                HashKind::Blake3,   HashKind::Blake2b, HashKind::Sha1,
                                HashKind::Md5,      HashKind::Xxh128,  HashKind::Xxh3,
                                HashKind::XxHash64, HashKind::Crc32};

std::string lowerText(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return lower;
}

std::size_t leadingHex(std::string_view text) {
    const std::size_t end = text.find_first_not_of("0123456789abcdefABCDEF");
    return end == std::string_view::npos ? text.size() : end;
}

// "SHA256", "sha256digest", "XXH3": how others call a checksum.
std::optional<HashKind> hashCalled(std::string_view name) {
    std::string plain = lowerText(name);
    if (plain.ends_with("digest")) plain.resize(plain.size() - 6);
    std::erase(plain, '-');
    for (const HashKind kind : allHashKinds()) {
        std::string known(hashName(kind));
        std::erase(known, '-');
        if (known == plain) return kind;
    }
    return std::nullopt;
}

std::optional<HashKind> hashOfDigits(std::size_t digits, const std::optional<HashKind>& wanted) {
    if (wanted && hashDigits(*wanted) == digits) return wanted;
    for (const HashKind kind : {HashKind::Sha256, HashKind::Sha512, HashKind::Sha1, HashKind::Md5,
                                HashKind::XxHash64, HashKind::Crc32})
        if (hashDigits(kind) == digits) return kind;
    return std::nullopt;
}

// Two lines about one path that cannot both be true.
bool linesContradict(const Entry& a, const Entry& b) {
    return a.kind != b.kind || a.target != b.target || (a.size && b.size && a.size != b.size) ||
           (!a.digests.empty() && !b.digests.empty() && a.digests != b.digests);
}

class ManifestReader {
 public:
    ManifestReader(std::istream& in, const std::string& name, const ReadOptions& options,
                   const Progress* progress)
        : in_(in), name_(name), options_(options), progress_(progress) {}

    Result<Manifest> read() {
        std::string line;
        bool commented = false;  // what it is shows in the first line that says something
        while (nextLine(line)) {
            if (line.empty() || line == "\r") continue;
            if (line[0] != '#' || line.starts_with("#mtree")) break;
            commented = true;
        }
        if (line.ends_with('\r')) {  // a list of Windows
            windowsLines_ = true;
            line.pop_back();
        }
        if (!problem_ && line.empty()) return fail(Cause::Damaged, ManifestError::ManifestEmpty, name_);
        if (!problem_) {
            if (line[0] == '{') readJson(line);
            else if (line.starts_with("%%%% HASHDEEP")) readHashdeep(line);
            else if (line[0] != '#' && isSumsLine(line)) readSums(line);
            else if (commented || looksLikeMtree(line)) readMtree(line);
            else wrong(fail(Cause::Damaged, ManifestError::NotAManifest, name_, number_));
        }
        if (problem_) return std::unexpected(*problem_);
        if (manifest_.hashes.empty()) return fail(Cause::Unsupported, ManifestError::HashUnknown, name_);
        joinEqualPaths();
        if (problem_) return std::unexpected(*problem_);
        return std::move(manifest_);
    }

 private:
    // Without its newline; false at the end, or after a line that is too long.
    bool nextLine(std::string& line) {
        line.clear();
        if (problem_) return false;
        std::streambuf* bytes = in_.rdbuf();
        for (int c = bytes->sbumpc(); c != std::char_traits<char>::eof(); c = bytes->sbumpc()) {
            ++bytesRead_;
            if (c == '\n') return endLine(line);
            if (line.size() >= longestLine) {
                ++number_;
                return damaged();
            }
            line += static_cast<char>(c);
        }
        return !line.empty() && endLine(line);
    }
    bool endLine(std::string& line) {
        ++number_;
        if (number_ == 1 && line.starts_with("\xEF\xBB\xBF"))
            line.erase(0, 3);  // editors of Windows put it there
        if (windowsLines_ && line.ends_with('\r')) line.pop_back();
        if (progress_ != nullptr && number_ % linesPerLook == 0 && progress_->cancelled()) {
            wrong(fail(Cause::Cancelled, ManifestError::Cancelled));
            return false;
        }
        return number_ <= mostLines || damaged();
    }
    bool mayKeep(std::uint64_t bytes) {
        kept_ += bytes;
        return kept_ <= keptAnyway + keptPerByte * bytesRead_ || damaged();
    }
    bool damaged() {
        wrong(fail(Cause::Damaged, number_ <= 1 ? ManifestError::NotAManifest : ManifestError::ManifestLine,
                   number_ <= 1 ? name_ : std::to_string(number_),
                   number_ <= 1 ? std::to_string(number_) : name_));
        return false;
    }
    void wrong(std::unexpected<Error> error) {
        if (!problem_) problem_ = std::move(error.error());
    }

    // From the folder on; empty: the folder itself.
    std::string shortened(std::string_view path) const {
        const std::string_view root = options_.root;
        if (path.starts_with('/')) {
            if (!root.empty() && path.starts_with(root) &&
                (root.ends_with('/') || path.size() == root.size() || path[root.size()] == '/'))
                path.remove_prefix(root.size());
            while (path.starts_with('/')) path.remove_prefix(1);
        }
        while (path.starts_with("./")) {
            path.remove_prefix(2);
            while (path.starts_with('/')) path.remove_prefix(1);
        }
        while (path.ends_with('/')) path.remove_suffix(1);
        return path == "." ? std::string() : std::string(path);
    }

    // False: it is the folder itself.
    bool add(Entry entry) {
        entry.path = shortened(entry.path);
        if (entry.path.empty()) return false;
        manifest_.entries.push_back(std::move(entry));
        return true;
    }

    // Lists that grew, or name several algorithms, have some paths twice. A line without a checksum adds nothing.
    void joinEqualPaths() {
        std::vector<Entry>& entries = manifest_.entries;
        std::ranges::stable_sort(entries, {}, &Entry::path);
        std::size_t kept = 0;
        for (std::size_t i = 1; i < entries.size(); ++i) {
            if (entries[i].path != entries[kept].path) {
                if (++kept != i) entries[kept] = std::move(entries[i]);
                continue;
            }
            if (linesContradict(entries[kept], entries[i])) {
                wrong(
                    fail(Cause::Damaged, ManifestError::ManifestTwice, name_, escapeBytes(entries[i].path)));
                return;
            }
            if (entries[kept].digests.empty()) entries[kept] = std::move(entries[i]);
        }
        if (!entries.empty()) entries.resize(kept + 1);
    }

    // ---- our own ----
    void readJson(std::string& line) {
        const auto head = nlohmann::json::parse(line, nullptr, false);
        const auto list = head.is_object() ? head.find("hashes") : head.end();
        if (!head.is_object() || !head.contains("manifest") || list == head.end() || !list->is_array()) {
            damaged();
            return;
        }
        if (const auto version = head.find("schemaVersion");
            version != head.end() && version->is_number_integer() && version->get<std::int64_t>() != 1) {
            wrong(fail(Cause::Unsupported, ManifestError::ManifestVersion, name_,
                       version->get<std::int64_t>()));
            return;
        }
        std::vector<HashKind> known;
        for (const auto& one : *list)
            if (one.is_string())
                if (const auto kind = hashCalled(one.get_ref<const std::string&>())) known.push_back(*kind);
        if (!choose(known)) return;
        if (const auto root = head.find("root"); root != head.end() && root->is_string())
            manifest_.root = *root;
        if (const auto made = head.find("made"); made != head.end() && made->is_string())
            manifest_.made = readExactTime(made->get_ref<const std::string&>());
        manifest_.kinds = true;
        while (nextLine(line)) {
            if (line.starts_with("{\"end\":")) {
                readEnd(line);
                return;
            }
            auto file = readEntryLine(line, manifest_.hashes);
            if (!file) {
                damaged();
                return;
            }
            manifest_.entries.push_back(std::move(file->entry));
        }
        wrong(fail(Cause::Damaged, ManifestError::ManifestIncomplete, name_));
    }
    // The last line says how many entries there are.
    void readEnd(std::string& line) {
        const auto end = nlohmann::json::parse(line, nullptr, false);
        const auto count = end.is_object() ? end.find("entries") : end.end();
        if (!end.is_object() || count == end.end() || !count->is_number_unsigned()) {
            damaged();
            return;
        }
        const std::size_t found = manifest_.entries.size();
        if (const auto wanted = count->get<std::uint64_t>(); wanted != found) {
            wrong(fail(Cause::Damaged, ManifestError::ManifestCount, name_, found, wanted));
            return;
        }
        while (nextLine(line))
            if (!line.empty()) {
                wrong(fail(Cause::Damaged, ManifestError::ManifestGoesOn, name_, number_));
                return;
            }
    }

    // The one of several checksums that is read.
    bool choose(const std::vector<HashKind>& known) {
        if (options_.hash && std::ranges::find(known, *options_.hash) != known.end()) {
            manifest_.hashes = {*options_.hash};
            return true;
        }
        for (const HashKind kind : byStrength)
            if (std::ranges::find(known, kind) != known.end()) {
                manifest_.hashes = {kind};
                return true;
            }
        wrong(fail(Cause::Unsupported, ManifestError::HashUnknown, name_));
        return false;
    }

    // ---- sha256sum and its like ----
    struct SumsLine {
        std::string_view hash;  // its name; empty: the line does not say
        std::string digest, path;
    };
    static std::optional<SumsLine> sumsLine(std::string_view line) {
        SumsLine found;
        const bool escaped = line.starts_with('\\');
        if (escaped) line.remove_prefix(1);
        else if (line.ends_with('\r')) line.remove_suffix(1);  // as Windows ends it, among others
        std::string_view path;
        if (const std::size_t digits = leadingHex(line);
            digits >= 8 && digits + 2 < line.size() && line[digits] == ' ' &&
            (line[digits + 1] == ' ' || line[digits + 1] == '*')) {
            found.digest = lowerText(line.substr(0, digits));
            path = line.substr(digits + 2);
        } else {
            const std::size_t open = line.find(" ("), close = line.rfind(") = ");
            if (open == std::string_view::npos || close == std::string_view::npos || close < open + 3)
                return std::nullopt;
            found.hash = line.substr(0, open);
            path = line.substr(open + 2, close - open - 2);
            const std::string_view digest = line.substr(close + 4);
            if (digest.empty() || leadingHex(digest) != digest.size()) return std::nullopt;
            found.digest = lowerText(digest);
        }
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (!escaped || path[i] != '\\') {
                found.path += path[i];
                continue;
            }
            if (++i >= path.size()) return std::nullopt;
            if (path[i] == 'n') found.path += '\n';
            else if (path[i] == 'r') found.path += '\r';
            else if (path[i] == '\\') found.path += '\\';
            else return std::nullopt;
        }
        return found;
    }
    static bool isSumsLine(std::string_view line) { return sumsLine(line).has_value(); }

    // Lines of another algorithm than the one that is compared name files, and have no checksum here.
    void readSums(std::string& line) {
        std::vector<std::optional<HashKind>> kinds;  // of the entries
        std::optional<HashKind> unnamed;             // of the lines that do not say
        std::set<HashKind> known;
        do {
            if (line.empty() || line == "\r" || line[0] == '#') continue;
            auto one = sumsLine(line);
            if (!one) {
                damaged();
                return;
            }
            std::optional<HashKind> kind;
            if (one->hash.empty()) {
                if (!unnamed) unnamed = hashOfDigits(one->digest.size(), options_.hash);
                if (!unnamed) {
                    wrong(fail(Cause::Unsupported, ManifestError::HashAmbiguous, name_, one->digest.size()));
                    return;
                }
                kind = unnamed;
            } else {
                kind = hashCalled(one->hash);
            }
            if (kind && one->digest.size() != hashDigits(*kind)) {
                damaged();
                return;
            }
            Entry entry;
            entry.path = std::move(one->path);
            entry.digests = std::move(one->digest);
            if (!add(std::move(entry))) continue;
            kinds.push_back(kind);
            if (kind) known.insert(*kind);
        } while (nextLine(line));
        if (problem_ || !choose({known.begin(), known.end()})) return;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (kinds[i] != manifest_.hashes[0]) manifest_.entries[i].digests.clear();
    }

    // ---- hashdeep ----
    void readHashdeep(std::string& line) {
        std::vector<std::optional<HashKind>> columns;
        std::size_t wanted = 0;
        while (nextLine(line)) {
            if (line.starts_with("%%%% ")) {
                // size,md5,sha256,filename
                columns.clear();
                std::string_view rest = std::string_view(line).substr(5);
                while (!rest.empty()) {
                    const std::size_t comma = std::min(rest.find(','), rest.size());
                    columns.push_back(hashCalled(rest.substr(0, comma)));
                    rest.remove_prefix(std::min(comma + 1, rest.size()));
                }
                std::vector<HashKind> known;
                for (const auto& column : columns)
                    if (column) known.push_back(*column);
                // Another list behind the first one may have other algorithms.
                const std::vector<HashKind> before = manifest_.hashes;
                if (columns.size() < 3 || !choose(known) ||
                    (!manifest_.entries.empty() && manifest_.hashes != before)) {
                    damaged();
                    return;
                }
                wanted = static_cast<std::size_t>(std::ranges::find(columns, manifest_.hashes[0]) -
                                                  columns.begin());
                continue;
            }
            if (line.starts_with("## ") || line == "##") {
                constexpr std::string_view from = "## Invoked from: ";
                if (line.starts_with(from)) manifest_.root = line.substr(from.size());
                continue;
            }
            if (columns.empty()) {
                damaged();
                return;
            }
            if (!hashdeepLine(line, columns.size(), wanted)) {
                // It escapes nothing: a name goes on after a line break.
                if (manifest_.entries.empty()) {
                    damaged();
                    return;
                }
                manifest_.entries.back().path += '\n' + line;
                if (manifest_.entries.back().path.size() > longestLine) {
                    damaged();
                    return;
                }
            }
        }
    }
    bool hashdeepLine(std::string_view line, std::size_t columns, std::size_t wanted) {
        Entry entry;
        for (std::size_t i = 0; i + 1 < columns; ++i) {
            const std::size_t comma = line.find(',');
            if (comma == std::string_view::npos) return false;
            const std::string_view field = line.substr(0, comma);
            if (i == 0) {
                std::uint64_t size = 0;
                const auto read = std::from_chars(field.data(), field.data() + field.size(), size);
                if (read.ec != std::errc() || read.ptr != field.data() + field.size()) return false;
                entry.size = size;
            }
            if (i == wanted) {
                if (field.size() != hashDigits(manifest_.hashes[0]) || leadingHex(field) != field.size())
                    return false;
                entry.digests = lowerText(field);
            }
            line.remove_prefix(comma + 1);
        }
        if (line.empty()) return false;
        entry.path = line;
        add(std::move(entry));
        return true;
    }

    // ---- mtree ----
    static bool looksLikeMtree(std::string_view line) {
        return line.starts_with('#') || line.starts_with("/set") ||
               line.find(" type=") != std::string_view::npos ||
               line.find("\ttype=") != std::string_view::npos;
    }

    // The escapes of vis(3): octal, in the manner of C, and its own for control and high characters.
    static std::string unvis(std::string_view text) {
        std::string bytes;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] != '\\' || i + 1 >= text.size()) {
                bytes += text[i];
                continue;
            }
            const char c = text[++i];
            if (c >= '0' && c <= '7') {
                unsigned value = 0;
                std::size_t digits = 0;
                for (; digits < 3 && i < text.size() && text[i] >= '0' && text[i] <= '7'; ++digits, ++i)
                    value = value * 8 + static_cast<unsigned>(text[i] - '0');
                --i;
                bytes += static_cast<char>(value);
                continue;
            }
            constexpr std::string_view letters = "nrbavtfs", meanings = "\n\r\b\a\v\t\f ";
            if (const std::size_t which = letters.find(c); which != std::string_view::npos) {
                bytes += meanings[which];
            } else if (c == 'M' && i + 2 < text.size() && (text[i + 1] == '-' || text[i + 1] == '^')) {
                const auto low = static_cast<unsigned char>(text[i + 2]);
                const unsigned plain = text[i + 1] == '-' ? low : low == '?' ? 0x7F : low & 0x1F;
                bytes += static_cast<char>(plain | 0x80);
                i += 2;
            } else if (c == '^' && i + 1 < text.size()) {
                const auto low = static_cast<unsigned char>(text[++i]);
                bytes += static_cast<char>(low == '?' ? 0x7F : low & 0x1F);
            } else {
                bytes += c;
            }
        }
        return bytes;
    }

    static std::vector<std::string_view> wordsOf(std::string_view line) {
        std::vector<std::string_view> words;
        while (true) {
            const std::size_t from = line.find_first_not_of(" \t");
            if (from == std::string_view::npos) return words;
            line.remove_prefix(from);
            const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
            words.push_back(line.substr(0, end));
            line.remove_prefix(end);
        }
    }

    struct MtreeEntry {
        Entry entry;
        std::map<HashKind, std::string> digests;
    };

    void readMtree(std::string& line) {
        manifest_.kinds = true;
        MtreeEntry set;  // of /set
        std::vector<MtreeEntry> found;
        std::set<HashKind> known;
        std::string folder;  // names without a slash are in it; with a slash behind
        std::string more;
        do {
            if (line.ends_with('\r')) line.pop_back();
            if (line.ends_with('\\') && (more.size() + line.size()) < longestLine) {
                line.pop_back();
                more += line + ' ';
                continue;
            }
            const std::string whole = std::exchange(more, {}) + line;
            const auto words = wordsOf(whole);
            if (words.empty() || words[0].starts_with('#')) continue;
            const bool sets = words[0] == "/set", unsets = words[0] == "/unset";
            if (words[0] == "..") {
                if (!folder.empty()) folder.pop_back();
                folder.resize(
                    folder.empty() || folder.rfind('/') == std::string::npos ? 0 : folder.rfind('/') + 1);
                continue;
            }
            MtreeEntry one = sets || unsets ? MtreeEntry{} : set;
            for (std::size_t i = 1; i < words.size(); ++i) {
                const std::size_t equals = words[i].find('=');
                const std::string_view key = words[i].substr(0, equals);
                if (unsets) {
                    mtreeUnset(set, key);
                    continue;
                }
                // Every line has what /set says: what only one file can have is not taken from there.
                if (equals == std::string_view::npos || (sets && (key == "link" || hashCalled(key))))
                    continue;
                if (!mtreeValue(sets ? set : one, key, words[i].substr(equals + 1))) {
                    damaged();
                    return;
                }
            }
            if (sets || unsets) continue;
            std::string path = unvis(words[0]);
            const bool full = path.find('/') != std::string::npos;
            if (!full && path != ".") path = folder + path;
            Entry& entry = one.entry;
            if (entry.kind != FileKind::Link) entry.target.clear();
            if (!entry.isFile()) entry.size.reset();
            std::uint64_t bytes = path.size() + entry.target.size();
            for (const auto& [kind, digest] : one.digests) {
                known.insert(kind);
                bytes += digest.size();
            }
            if (path.size() > longestJoinedPath) {
                damaged();
                return;
            }
            if (!mayKeep(bytes)) return;
            if (!full && entry.kind == FileKind::Folder) folder = path == "." ? std::string() : path + '/';
            entry.path = std::move(path);
            found.push_back(std::move(one));
        } while (nextLine(line));
        if (!more.empty()) damaged();  // its last line should go on
        if (problem_ || !choose({known.begin(), known.end()})) return;
        for (auto& [entry, digests] : found) {
            if (const auto digest = digests.find(manifest_.hashes[0]); digest != digests.end())
                entry.digests = std::move(digest->second);
            add(std::move(entry));
        }
    }

    // What is not known here is not kept. False: damaged.
    static bool mtreeValue(MtreeEntry& one, std::string_view key, std::string_view value) {
        const char* end = value.data() + value.size();
        if (key == "type") {
            constexpr std::array kinds{std::pair{std::string_view("file"), FileKind::File},
                                       std::pair{std::string_view("dir"), FileKind::Folder},
                                       std::pair{std::string_view("link"), FileKind::Link},
                                       std::pair{std::string_view("char"), FileKind::CharacterDevice},
                                       std::pair{std::string_view("block"), FileKind::BlockDevice},
                                       std::pair{std::string_view("fifo"), FileKind::Pipe},
                                       std::pair{std::string_view("socket"), FileKind::Socket}};
            one.entry.kind = FileKind::Unknown;
            for (const auto& [word, kind] : kinds)
                if (value == word) one.entry.kind = kind;
        } else if (key == "size") {
            std::uint64_t size = 0;
            const auto read = std::from_chars(value.data(), end, size);
            if (read.ec != std::errc() || read.ptr != end) return false;
            one.entry.size = size;
        } else if (key == "time") {
            // Seconds, a point, and nanoseconds as a number of their own.
            std::int64_t seconds = 0;
            std::uint32_t nanoseconds = 0;
            auto read = std::from_chars(value.data(), end, seconds);
            if (read.ec != std::errc()) return false;
            if (read.ptr != end && *read.ptr == '.') read = std::from_chars(read.ptr + 1, end, nanoseconds);
            if (read.ec != std::errc() || read.ptr != end || nanoseconds >= 1'000'000'000) return false;
            one.entry.modified = FileTime::of(seconds, nanoseconds);
        } else if (key == "link") {
            one.entry.target = unvis(value);
        } else if (const auto kind = hashCalled(key)) {
            if (value.size() != hashDigits(*kind) || leadingHex(value) != value.size()) return false;
            one.digests[*kind] = lowerText(value);
        }
        return true;
    }
    static void mtreeUnset(MtreeEntry& set, std::string_view key) {
        if (key == "all") set = {};
        else if (key == "type") set.entry.kind = FileKind::File;
        else if (key == "size") set.entry.size.reset();
        else if (key == "time") set.entry.modified = {};
    }

    std::istream& in_;
    const std::string& name_;
    const ReadOptions& options_;
    const Progress* progress_;
    Manifest manifest_;
    std::uint64_t number_ = 0;  // of the line
    std::uint64_t bytesRead_ = 0, kept_ = 0;
    bool windowsLines_ = false;  // they end with CR LF
    std::optional<Error> problem_;
};

}  // namespace

Result<Manifest> readManifest(std::istream& in, const std::string& name, const ReadOptions& options,
                              const Progress* progress) {
    return ManifestReader(in, name, options, progress).read();
}

}  // namespace sectorsmith::manifests
