// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/manifest_file.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "ops/manifest/errors.h"

namespace sectorsmith::manifests {

namespace {

struct FormatFacts {
    Format format;
    std::string_view name;
    std::string_view title;
};
constexpr std::array formatTable{
    FormatFacts{Format::JsonLines, "json", "JSON"}, FormatFacts{Format::Sums, "sums", "sha256sum"},
    FormatFacts{Format::Hashdeep, "hashdeep", "hashdeep"}, FormatFacts{Format::Mtree, "mtree", "mtree"}};
constexpr std::array hashdeepHashes{HashKind::Md5, HashKind::Sha1, HashKind::Sha256};
constexpr std::array mtreeHashes{HashKind::Md5, HashKind::Sha1, HashKind::Sha256, HashKind::Sha512};

const FormatFacts& facts(Format format) {
    return *std::ranges::find(formatTable, format, &FormatFacts::format);
}

// The entry whose content a name of a file has.
const Entry& contentOf(const Manifest& manifest, const Entry& entry) {
    if (!entry.isOtherName()) return entry;
    const auto found = std::ranges::lower_bound(manifest.entries, entry.target, {}, &Entry::path);
    return found != manifest.entries.end() && found->path == entry.target ? *found : entry;
}

std::string jsonHead(const Manifest& manifest) {
    nlohmann::ordered_json head{{"schemaVersion", 1}, {"manifest", "sectorsmith"}};
    head["hashes"] = nlohmann::ordered_json::array();
    for (const HashKind kind : manifest.hashes) head["hashes"].push_back(std::string(hashName(kind)));
    head["root"] = isValidUtf8(manifest.root) ? manifest.root : escapeBytes(manifest.root);
    head["made"] = exactTime(manifest.made);
    return head.dump() + '\n';
}

// For a message: on one line.
std::string shownName(std::string_view path) {
    std::string shown;
    for (const char c : escapeBytes(path)) {
        if (c == '\n') shown += "\\n";
        else if (c == '\r') shown += "\\r";
        else shown += c;
    }
    return shown;
}

// As GNU's coreutils escape names.
std::string sumsLine(const Entry& entry, std::string_view digest) {
    std::string path;
    for (const char c : entry.path) {
        if (c == '\\') path += "\\\\";
        else if (c == '\n') path += "\\n";
        else if (c == '\r') path += "\\r";
        else path += c;
    }
    const bool escaped = path.size() != entry.path.size();
    return fmt::format("{}{}  {}\n", escaped ? "\\" : "", digest, path);
}

// As vis(3) with VIS_OCTAL: what libarchive and all mtrees read.
std::string mtreeName(std::string_view bytes) {
    std::string name;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = byte > 0x20 && byte < 0x7F && c != '\\' && c != '#' && c != '=' && c != '*' &&
                           c != '?' && c != '[';
        if (plain) name += c;
        else name += fmt::format("\\{:03o}", byte);
    }
    return name;
}

std::string_view mtreeType(FileKind kind) {
    switch (kind) {
        case FileKind::Folder: return "dir";
        case FileKind::Link: return "link";
        case FileKind::CharacterDevice: return "char";
        case FileKind::BlockDevice: return "block";
        case FileKind::Pipe: return "fifo";
        case FileKind::Socket: return "socket";
        case FileKind::File:
        case FileKind::Unknown: break;
    }
    return "file";
}

std::string mtreeLine(const Manifest& manifest, const Entry& entry) {
    std::string line = fmt::format("./{} type={}", mtreeName(entry.path), mtreeType(entry.kind));
    if (entry.modified.nanoseconds != FileTime::none) {
        constexpr std::int64_t second = 1'000'000'000;
        const std::int64_t seconds =
            entry.modified.nanoseconds / second - (entry.modified.nanoseconds % second < 0);
        line += fmt::format(" time={}.{:09}", seconds, entry.modified.nanoseconds - seconds * second);
    }
    if (entry.kind == FileKind::Link) line += " link=" + mtreeName(entry.target);
    if (entry.isFile() && entry.size) line += fmt::format(" size={}", *entry.size);
    const Entry& content = contentOf(manifest, entry);
    for (std::size_t i = 0; i < manifest.hashes.size(); ++i)
        if (const auto digest = manifest.digest(content, i); !digest.empty())
            line += fmt::format(" {}digest={}", hashName(manifest.hashes[i]), digest);
    return line + '\n';
}

}  // namespace

std::span<const Format> allFormats() {
    static constexpr std::array all{Format::JsonLines, Format::Sums, Format::Hashdeep, Format::Mtree};
    return all;
}

std::string_view formatName(Format format) { return facts(format).name; }

Result<void> formatHolds(Format format, std::span<const HashKind> hashes) {
    if (format == Format::Sums && hashes.size() > 1)
        return fail(Cause::Usage, ManifestError::OneHashInFormat, facts(format).title);
    for (const HashKind kind : hashes) {
        const bool holds =
            format == Format::Hashdeep ? std::ranges::find(hashdeepHashes, kind) != hashdeepHashes.end()
            : format == Format::Mtree  ? std::ranges::find(mtreeHashes, kind) != mtreeHashes.end()
                                       : true;
        if (!holds)
            return fail(Cause::Usage, ManifestError::HashNotInFormat, facts(format).title, hashTitle(kind));
    }
    return {};
}

Result<void> writeManifest(const Manifest& manifest, Format format, const WriteText& write) {
    constexpr std::size_t blockBytes = std::size_t{1} << 20;
    std::string text;
    const auto flush = [&](bool last) -> Result<void> {
        if (text.empty() || (!last && text.size() < blockBytes)) return {};
        auto written = write(text);
        text.clear();
        return written;
    };
    if (auto holds = formatHolds(format, manifest.hashes); !holds) return holds;
    if (format == Format::JsonLines) text += jsonHead(manifest);
    if (format == Format::Mtree) text += "#mtree\n. type=dir\n";
    if (format == Format::Hashdeep) {
        text += "%%%% HASHDEEP-1.0\n%%%% size,";
        for (const HashKind kind : manifest.hashes) text += fmt::format("{},", hashName(kind));
        text += fmt::format("filename\n## Invoked from: {}\n## \n", escapeBytes(manifest.root));
    }
    for (const Entry& entry : manifest.entries) {
        if (format == Format::JsonLines) {
            text += entryLine(entry, manifest.hashes) + '\n';
        } else if (format == Format::Mtree) {
            if (entry.kind != FileKind::Unknown) text += mtreeLine(manifest, entry);
        } else if (const Entry& content = contentOf(manifest, entry);
                   entry.isFile() && !content.digests.empty()) {
            if (format == Format::Sums) {
                text += sumsLine(entry, manifest.digest(content));
            } else {
                // (A line is a file, and nothing is escaped.)
                if (entry.path.find_first_of("\n\r") != std::string::npos)
                    return fail(Cause::Unsupported, ManifestError::NameNotInFormat, facts(format).title,
                                shownName(entry.path));
                text += fmt::format("{},", content.size.value_or(0));
                for (std::size_t i = 0; i < manifest.hashes.size(); ++i)
                    text += fmt::format("{},", manifest.digest(content, i));
                text += fmt::format("./{}\n", entry.path);
            }
        }
        if (auto written = flush(false); !written) return written;
    }
    if (format == Format::JsonLines)
        text += fmt::format("{{\"end\":true,\"entries\":{}}}\n", manifest.entries.size());
    return flush(true);
}

}  // namespace sectorsmith::manifests
