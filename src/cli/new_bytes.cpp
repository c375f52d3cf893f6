// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/new_bytes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

#include <fmt/format.h>

#include "cli/table.h"
#include "io/memory_source.h"
#include "io/raw_source.h"
#include "io/read_report.h"
#include "io/system_file.h"
#include "ops/locked_file.h"
#include "ops/state_folder.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t inMemory = std::size_t{16} << 20;
constexpr std::size_t readPiece = std::size_t{1} << 20;

class RepeatedBytes : public ByteSource {
 public:
    RepeatedBytes(std::vector<std::byte> pattern, std::uint64_t length)
        : pattern_(std::move(pattern)), length_(length) {}
    std::uint64_t size() const override { return length_; }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return "the pattern"; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report;
        const std::uint64_t there =
            offset < length_ ? std::min<std::uint64_t>(out.size(), length_ - offset) : 0;
        for (std::uint64_t i = 0; i < there; ++i) out[i] = pattern_[(offset + i) % pattern_.size()];
        if (there < out.size()) reportBeyondEnd(report, offset + there, out.subspan(there), name());
        return report;
    }

 private:
    std::vector<std::byte> pattern_;
    std::uint64_t length_;
};

// A file without a name: nothing is left of it, however the program ends.
class SpoolFile {
 public:
    static Result<std::unique_ptr<SpoolFile>> create(const std::filesystem::path& folder) {
        std::random_device random;
        const auto path = folder / fmt::format("input-{:08x}{:08x}.part", random(), random());
        auto writing = LockedFile::create(path);
        if (!writing) return std::unexpected(writing.error());
        auto reading = openSystemFile(path.string());
        std::error_code none;
        std::filesystem::remove(path, none);
        if (!reading) return std::unexpected(reading.error());
        auto spool = std::make_unique<SpoolFile>();
        spool->writing_ = std::move(*writing);
        spool->reading_ = std::move(*reading);
        return spool;
    }
    Result<void> append(std::span<const std::byte> bytes) {
        size_ += bytes.size();
        return writing_->append(bytes);
    }
    std::shared_ptr<const ByteSource> source() && {
        return std::make_shared<RawSource>(std::move(reading_), size_, 512, 512, "the input");
    }

 private:
    std::unique_ptr<LockedFile> writing_;
    std::shared_ptr<SystemFile> reading_;
    std::uint64_t size_ = 0;
};

Error tooLong(const std::string& path, std::uint64_t most) {
    return {Cause::OutOfRange, fmt::format("{} is longer than the {} bytes available",
                                           path == "-" ? "standard input" : printable(path), most)};
}

// What can be read once only.
Result<std::shared_ptr<const ByteSource>> streamBytes(Context& context, const std::string& path,
                                                      std::uint64_t most, const std::string& diskPath) {
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fail(Cause::NotFound, fmt::format("cannot open {}", printable(path)));
    }
    std::istream& in = path == "-" ? context.streams.in : file;
    std::vector<std::byte> bytes;
    std::unique_ptr<SpoolFile> spool;
    std::uint64_t all = 0;
    std::vector<char> part(readPiece);
    while (in.read(part.data(), static_cast<std::streamsize>(part.size())), in.gcount() > 0) {
        const auto got = std::as_bytes(std::span(part).first(static_cast<std::size_t>(in.gcount())));
        all += got.size();
        if (all > most) return std::unexpected(tooLong(path, most));
        if (spool == nullptr && all > inMemory) {
            auto folder = stateFolderForWriting(context.common.stateFolder(), diskPath);
            if (!folder) return std::unexpected(folder.error());
            auto made = SpoolFile::create(*folder);
            if (!made) return std::unexpected(made.error());
            spool = std::move(*made);
            if (auto kept = spool->append(bytes); !kept) return std::unexpected(kept.error());
            bytes = {};
        }
        if (spool == nullptr) bytes.insert(bytes.end(), got.begin(), got.end());
        else if (auto kept = spool->append(got); !kept) return std::unexpected(kept.error());
    }
    if (in.bad()) return fail(Cause::Io, fmt::format("cannot read {}", printable(path)));
    if (spool != nullptr) return std::move(*spool).source();
    return std::make_shared<MemorySource>(std::move(bytes));
}

}  // namespace

Result<std::vector<std::byte>> hexBytes(const std::string& text, const char* option) {
    std::vector<std::byte> bytes;
    unsigned value = 0;
    int digits = 0;
    std::string_view rest = text;
    if (rest.starts_with("0x") || rest.starts_with("0X")) rest.remove_prefix(2);
    for (const char c : rest) {
        if (c == ' ' || c == ',' || c == '\n' || c == '\t') continue;
        const char* found =
            std::ranges::find("0123456789abcdef", static_cast<char>(c >= 'A' && c <= 'F' ? c + 32 : c));
        const auto digit = found - "0123456789abcdef";
        if (digit < 0 || digit > 15)
            return fail(Cause::Usage, fmt::format("{}: “{}” is not a hexadecimal digit", option, c));
        value = value * 16 + static_cast<unsigned>(digit);
        if (++digits % 2 == 0) {
            bytes.push_back(static_cast<std::byte>(value));
            value = 0;
        }
    }
    if (digits == 0 || digits % 2 != 0)
        return fail(Cause::Usage, fmt::format("{}: an odd number of digits", option));
    return bytes;
}

std::shared_ptr<const ByteSource> repeatedBytes(std::vector<std::byte> pattern, std::uint64_t length) {
    return std::make_shared<RepeatedBytes>(std::move(pattern), length);
}

Result<std::shared_ptr<const ByteSource>> fileBytes(Context& context, const std::string& path,
                                                    std::uint64_t most, const std::string& diskPath) {
    std::shared_ptr<const ByteSource> bytes;
    if (path != "-" && pathKind(path) == PathKind::File) {
        auto file = openSystemFile(path);
        if (!file) return std::unexpected(file.error());
        auto size = (*file)->currentSize();
        if (!size) return std::unexpected(size.error());
        if (*size > most) return std::unexpected(tooLong(path, most));
        bytes = std::make_shared<RawSource>(std::move(*file), *size, 512, 512, path);
    } else {
        auto stream = streamBytes(context, path, most, diskPath);
        if (!stream) return stream;
        bytes = std::move(*stream);
    }
    if (bytes->size() == 0)
        return fail(Cause::Usage,
                    fmt::format("{} is empty", path == "-" ? "standard input" : printable(path)));
    return bytes;
}

}  // namespace sectorsmith::cli
