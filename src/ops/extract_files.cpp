// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/extract_files.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/all_zero.h"
#include "base/text.h"
#include "edit/block_reader.h"
#include "edit/hash.h"
#include "fs/content.h"
#include "fs/errors.h"
#include "ops/errors.h"
#include "ops/file_attribute.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

constexpr unsigned deepestFolder = 256;
// So much that most of it goes past the cache, straight into the reader's memory.
constexpr std::uint64_t copyStep = std::uint64_t{2} << 20;
constexpr std::uint64_t smallestHole = 65536;        // what is smaller is written
constexpr std::uint64_t largestAttribute = 1 << 20;  // bytes that are copied
constexpr bool onWindows = fs::path::preferred_separator == '\\';

std::string lowerCase(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return text;
}

// Bytes that are no UTF-8 cannot be a name on Windows and macOS; on Linux they are kept.
fs::path pathOf(const std::string& name) {
    if (!isValidUtf8(name)) return {name};
    return {std::u8string(name.begin(), name.end())};
}
std::string utf8Of(const fs::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

// What is written in one piece from `at` on: up to the next hole, or that hole; at most up to `end`.
std::pair<bool, std::uint64_t> nextPiece(const ByteSource& content, std::uint64_t at, std::uint64_t end) {
    std::optional<bool> hole;
    std::uint64_t length = 0;
    while (at + length < end) {
        const sectorsmith::Extent run = content.extentAt(at + length);
        const bool empty = run.hole && run.length >= smallestHole;
        if (hole && *hole != empty) break;
        hole = empty;
        length += std::clamp<std::uint64_t>(run.length, 1, end - at - length);
    }
    return {hole.value_or(false), length};
}

// The SHA-256 of pieces, on a thread of its own, while whoever gave one writes it.
class HashThread {
 public:
    HashThread() : thread_([this](const std::stop_token& stop) { run(stop); }) {}
    // `bytes` have to stay until wait() has returned.
    void add(std::span<const std::byte> bytes) {
        const std::lock_guard lock(mutex_);
        bytes_ = bytes;
        changed_.notify_all();
    }
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return bytes_.empty(); });
    }
    // After the last wait().
    std::string finish() { return sum_.finish(); }

 private:
    void run(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        while (changed_.wait(lock, stop, [this] { return !bytes_.empty(); })) {
            const std::span<const std::byte> bytes = bytes_;
            lock.unlock();
            sum_.add(bytes);
            lock.lock();
            bytes_ = {};
            changed_.notify_all();
        }
    }
    Sha256 sum_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::span<const std::byte> bytes_;  // not yet in the sum
    std::jthread thread_;               // last: it ends before the rest goes
};

}  // namespace

std::string safeName(std::string_view name, bool windows) {
    std::string safe;
    for (const char c : name) {
        const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        const bool forbidden = std::string_view("<>:\"/\\|?*").contains(c);
        safe += c == '/' || c == '\0' || (windows && (control || forbidden)) ? '_' : c;
    }
    if (windows) {
        if (!isValidUtf8(safe))
            for (char& c : safe)
                if (static_cast<unsigned char>(c) >= 0x80) c = '_';
        if (!safe.empty() && (safe.back() == '.' || safe.back() == ' ')) safe.back() = '_';
        const std::string stem = lowerCase(safe.substr(0, safe.find('.')));
        const bool port = stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) &&
                          stem[3] >= '0' && stem[3] <= '9';
        if (port || stem == "con" || stem == "prn" || stem == "aux" || stem == "nul") safe.insert(0, "_");
    }
    if (safe.empty() || safe == "." || safe == "..") return "_" + safe;
    return safe;
}

fs::path Extractor::freeName(const fs::path& parent, std::string_view name) {
    const std::string safe = safeName(name, onWindows);
    // On a system that does not tell upper from lower case, two of the volume's files would be one.
    unsigned& last = numbers_[lowerCase((parent / pathOf(safe)).generic_string())];
    while (true) {
        ++last;
        const fs::path target = parent / pathOf(last == 1 ? safe : fmt::format("{} ({})", safe, last));
        if (taken_.insert(lowerCase(target.generic_string())).second) return target;
    }
}

void Extractor::setTime(const fs::path& target, std::uint64_t number) const {
    const FileIndex::File* file = names_.find(number);
    if (file == nullptr || file->modified.nanoseconds == FileTime::none) return;
    using namespace std::chrono;
    // The two clocks differ by whole seconds.
    const auto between =
        round<seconds>(fs::file_time_type::clock::now().time_since_epoch() -
                       duration_cast<fs::file_time_type::duration>(system_clock::now().time_since_epoch()));
    std::error_code none;
    fs::last_write_time(
        target,
        fs::file_time_type(
            duration_cast<fs::file_time_type::duration>(nanoseconds(file->modified.nanoseconds)) + between),
        none);
}

void Extractor::keepAttributes(ExtractedFile& file, std::uint64_t number) const {
    const StreamIndex::Stream* data = streams_.find(number, StreamKind::Data);
    const StreamCoding coding = data != nullptr ? data->coding : StreamCoding::Plain;
    for (const StreamIndex::Stream& stream : streams_.streams(number)) {
        const bool fork = stream.stream == StreamKind::ResourceFork;
        if ((!fork && stream.stream != StreamKind::Attribute) || stream.internal) continue;
        const std::string name(fork ? "com.apple.ResourceFork" : streams_.nameOf(stream.name));
        // These say how the data were packed, and they are not packed any more; and where a link leads.
        if (name.empty() || name == "com.apple.decmpfs" || name == "com.apple.fs.symlink" ||
            (coding == StreamCoding::Decmpfs && name == "com.apple.ResourceFork") ||
            (coding == StreamCoding::Wof && name == "WofCompressedData"))
            continue;
        const auto wrong = [&](const Error& error) { file.notKept.push_back({name, stream.size, error}); };
        if (stream.size > largestAttribute) {
            wrong(fail(Cause::Unsupported, OpsError::StreamTooLarge).error());
            continue;
        }
        auto content = openContent(volume_, streams_, stream);
        const auto bytes = content ? readBytes(**content, 0, (*content)->size())
                                   : Result<std::vector<std::byte>>(std::unexpected(content.error()));
        if (!bytes) wrong(bytes.error());
        else if (!setFileAttribute(file.target, name, *bytes))
            wrong(fail(Cause::Unsupported, OpsError::StreamRefused).error());
    }
}

// Without the bits that give rights to whoever runs it; and who copied it may read it.
void Extractor::setMode(const fs::path& target, std::uint64_t number) const {
    const FileIndex::File* file = names_.find(number);
    if (file == nullptr || !file->hasOwner) return;
    const unsigned least = file->kind == FileKind::Folder ? 0700 : 0400;
    std::error_code none;
    fs::permissions(target, static_cast<fs::perms>((file->mode & 0777U) | least), none);
}

namespace {

// A name beside `target` that nothing has.
fs::path unfinishedName(const fs::path& target) {
    std::error_code none;
    for (unsigned i = 1;; ++i) {
        fs::path name = target.parent_path() / fmt::format(".sectorsmith-{}.part", i);
        if (fs::symlink_status(name, none).type() == fs::file_type::not_found) return name;
    }
}

}  // namespace

Result<void> Extractor::copyData(std::uint64_t number, ExtractedFile& file, Progress& progress) {
    const StreamIndex::Stream* stream = streams_.find(number, StreamKind::Data);
    std::unique_ptr<ByteSource> content;
    if (stream != nullptr) {
        auto opened = openContent(volume_, streams_, *stream);
        if (!opened) return std::unexpected(opened.error());
        content = std::move(*opened);
        file.size = content->size();
    }
    const fs::path unfinished = unfinishedName(file.target);
    std::ofstream out(unfinished, std::ios::binary | std::ios::trunc);
    if (!out) return fail(Cause::Io, OpsError::CannotCreateTarget, utf8Of(file.target));
    Result<void> done;
    bool endsInHole = false;
    bool zeros = file.size > 0 && deleted_ != nullptr && deleted_->find(number) != nullptr;
    const auto write = [&](std::uint64_t at, std::span<const std::byte> bytes) {
        zeros = zeros && allZero(bytes);
        while (!bytes.empty()) {
            const auto [hole, length] = nextPiece(*content, at, at + bytes.size());
            // What is skipped becomes a hole where the target can have one. Pieces of a damaged file can overlap: only zeros
            // are skipped.
            const bool skip = hole && allZero(bytes.first(length));
            if (skip) out.seekp(static_cast<std::streamoff>(length), std::ios::cur);
            else out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(length));
            bytes = bytes.subspan(length);
            at += length;
            copied_ += length;
            endsInHole = skip;
        }
        progress.update(copied_, std::max(copied_, total_));
        if (progress.cancelled()) done = fail(Cause::Cancelled, OpsError::Cancelled);
    };
    // What a disk does not give is named; what makes no sense ends the copy.
    const auto accept = [&](const std::vector<BadRange>& bad) {
        for (const BadRange& range : bad) {
            if (!keepUnreadable_ ||
                (range.error.cause != Cause::Io && !(range.error.code == FsError::PlaceUnknown))) {
                done = std::unexpected(range.error);
                return;
            }
            if (!file.unreadable.empty() && file.unreadable.back().end() == range.offset)
                file.unreadable.back().length += range.length;
            else file.unreadable.push_back({range.offset, range.length});
        }
    };
    if (file.size <= copyStep) {
        std::vector<std::byte> bytes(file.size);
        if (content) accept(content->read(0, bytes).bad);
        if (done) write(0, bytes);
        if (done) file.sha256 = sha256(bytes);
    } else {
        // Two reads keep the disk busy while a thread waits for the processor.
        BlockReader reader(*content, {.begin = 0, .end = file.size, .blockBytes = copyStep, .threads = 2});
        HashThread sum;
        while (done && out) {
            auto block = reader.next();
            if (!block) break;
            accept(block->bad);
            if (!done) break;
            sum.add(block->bytes);
            write(block->offset, block->bytes);
            sum.wait();
            reader.recycle(std::move(*block));
        }
        file.sha256 = sum.finish();
    }
    out.close();
    if (done && out && endsInHole) {
        std::error_code error;
        fs::resize_file(unfinished, file.size, error);
        if (error) done = fail(Cause::NoSpace, OpsError::CannotWriteTarget, utf8Of(file.target));
    }
    if (done && !out) done = fail(Cause::NoSpace, OpsError::CannotWriteTarget, utf8Of(file.target));
    if (done) {
        std::error_code error;
        // Nothing that appeared there meanwhile is replaced; where there are no hard links, as far as can be seen.
        if (!overwrite_) {
            fs::create_hard_link(unfinished, file.target, error);
            if (!error) fs::remove(unfinished, error);
            else if (error != std::errc::file_exists && !fs::exists(fs::symlink_status(file.target)))
                fs::rename(unfinished, file.target, error);
        } else {
            fs::rename(unfinished, file.target, error);
        }
        if (error) done = fail(Cause::Io, OpsError::CannotCreate, utf8Of(file.target), error.message());
    }
    if (!done) {  // half a file is none
        file.sha256.clear();
        file.unreadable.clear();
        std::error_code none;
        fs::remove(unfinished, none);
        return done;
    }
    file.onlyZeros = zeros;
    keepAttributes(file, number);
    setMode(file.target, number);
    setTime(file.target, number);
    return {};
}

Result<void> Extractor::copy(const std::string& path, std::uint64_t number, const fs::path& target,
                             unsigned depth, const Told& told, Progress& progress) {
    if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
    const FileIndex::File* entry = names_.find(number);
    const FileKind kind = number == names_.root() ? FileKind::Folder
                          : entry != nullptr      ? entry->kind
                                                  : FileKind::Unknown;
    const DeletedFiles::File* gone = deleted_ != nullptr ? deleted_->find(number) : nullptr;
    ExtractedFile file{.path = path, .target = target};
    const auto wrong = [&](Cause cause, OpsError code, const auto&... arguments) {
        file.error = fail(cause, code, arguments...).error();
    };
    std::error_code none;
    const fs::file_status there = fs::symlink_status(target, none);
    const bool exists = fs::exists(there) || fs::is_symlink(there);
    if (kind == FileKind::Folder) {
        if (depth > deepestFolder || open_.contains(number)) wrong(Cause::Damaged, OpsError::FoldersTooDeep);
        else if (exists && !fs::is_directory(there))
            wrong(Cause::Refused, OpsError::TargetExists, utf8Of(target));
        else if (!exists && !fs::create_directory(target, none))
            wrong(Cause::Io, OpsError::CannotCreateFolder, utf8Of(target), none.message());
        if (!file.error && target != folder_) keepAttributes(file, number);  // that one the user has made
        told(file);
        if (file.error) return {};
        open_.insert(number);
        const FileIndex::Range range = names_.children(number);
        const bool onlyThere = leaveOutDeleted_ && deleted_ != nullptr && !deleted_->has(number);
        for (std::size_t i = range.first; i < range.end; ++i) {
            const FileIndex::Name& name = names_.names()[i];
            if (onlyThere && deleted_->has(name.file)) continue;
            const std::string text(names_.text(name));
            if (auto on = copy(path == "/" ? "/" + text : path + "/" + text, name.file,
                               freeName(target, text), depth + 1, told, progress);
                !on)
                return on;
        }
        open_.erase(number);
        folders_.emplace_back(target, number);
        return {};
    }
    if (exists && (!overwrite_ || !fs::is_regular_file(there)))
        wrong(Cause::Refused, OpsError::TargetExists, utf8Of(target));
    else if (kind == FileKind::Link) {
        links_.push_back({std::move(file), number});
        return {};
    } else if (gone != nullptr && gone->verdict == Verdict::NameOnly) {
        wrong(Cause::NotFound, OpsError::NothingLeft);
    } else if (kind != FileKind::File) {
        wrong(Cause::Unsupported, OpsError::NotExtractable);
    } else if (auto copied = copyData(number, file, progress); !copied) {
        if (copied.error().cause == Cause::Cancelled) return copied;
        file.error = copied.error();
    } else if (gone != nullptr) {
        file.lost = gone->lost;
    }
    told(file);
    return {};
}

Result<void> Extractor::extract(const std::string& path, const Told& told, Progress& progress) {
    const auto number = names_.lookUp(path);
    if (!number) return fail(Cause::NotFound, OpsError::NotInVolume, path);
    return extract(path, *number, told, progress);
}

Result<void> Extractor::extract(const std::string& path, std::uint64_t number, const Told& told,
                                Progress& progress) {
    std::error_code error;
    fs::create_directories(folder_, error);
    if (!fs::is_directory(folder_, error))
        return fail(Cause::NotFound, OpsError::CannotCreateFolder, utf8Of(folder_), error.message());
    std::string plain = "/" + path;
    while (plain.size() > 1 && plain.back() == '/') plain.pop_back();
    plain.erase(0, plain.find_first_not_of('/') == std::string::npos ? plain.size() - 1
                                                                     : plain.find_first_not_of('/') - 1);
    const fs::path target =
        number == names_.root() ? folder_ : freeName(folder_, plain.substr(plain.rfind('/') + 1));
    return copy(plain, number, target, 0, told, progress);
}

void Extractor::finish(const Told& told) {
    for (Link& link : links_) {
        const StreamIndex::Stream* stream = streams_.find(link.number, StreamKind::Data);
        if (const auto* apple = streams_.find(link.number, StreamKind::Attribute, "com.apple.fs.symlink"))
            stream = apple;
        constexpr std::uint64_t longest = 65536;
        std::string text;
        if (stream != nullptr && stream->size <= longest)
            if (auto content = openContent(volume_, streams_, *stream))
                if (auto bytes = readBytes(**content, 0, stream->size))
                    text.assign(reinterpret_cast<const char*>(bytes->data()), bytes->size());
        text = text.substr(0, text.find('\0'));
        std::error_code error;
        if (text.empty()) {
            link.file.error = fail(Cause::Damaged, OpsError::LinkTargetUnreadable).error();
        } else if (fs::create_symlink(pathOf(text), link.file.target, error); error) {
            link.file.error =
                fail(Cause::Io, OpsError::CannotCreate, utf8Of(link.file.target), error.message()).error();
        } else {
            keepAttributes(link.file, link.number);
        }
        told(link.file);
    }
    links_.clear();
    for (const auto& [target, number] : folders_) {
        if (target != folder_) setMode(target, number);
        setTime(target, number);
    }
    folders_.clear();
}

}  // namespace sectorsmith
