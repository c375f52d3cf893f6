// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/open_file.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>
#include <utility>

#include "base/text.h"
#include "fs/detect.h"
#include "fs/errors.h"
#include "fs/stream_index.h"
#include "io/memory_source.h"
#include "io/slice_source.h"
#include "io/system_file.h"
#include "ops/errors.h"
#include "ops/file_content.h"
#include "part/disk_tables.h"

namespace sectorsmith {

namespace {

constexpr unsigned mostAttempts = 3;
constexpr std::string_view forkSuffix = "/..namedfork/rsrc";

bool holdsBytes(const std::string& path) {
    const PathKind kind = pathKind(path);
    return kind == PathKind::File || kind == PathKind::Device;
}

// A device or an image, or a partition of one.
bool opens(const std::string& text) {
    if (text.empty()) return false;
    if (holdsBytes(text)) return true;
    const SourceSpec spec = splitSourceSpec(text);
    return spec.number != 0 && holdsBytes(spec.path);
}

struct WantedStream {
    std::uint64_t file = 0;
    std::optional<std::string> name;  // of an attribute
    bool fork = false;
};

std::optional<WantedStream> findStream(const FileIndex& names, std::string_view path) {
    if (const auto file = findPath(names, path)) return WantedStream{*file, {}, false};
    if (path.ends_with(forkSuffix))
        if (const auto file = findPath(names, path.substr(0, path.size() - forkSuffix.size())))
            return WantedStream{*file, {}, true};
    constexpr std::string_view type = ":$DATA";
    if (path.ends_with(type)) path.remove_suffix(type.size());
    // The name of a file can have colons, and that of a stream, too.
    for (std::size_t colon = path.rfind(':'); colon != std::string_view::npos && colon > 0;
         colon = path.rfind(':', colon - 1))
        if (const auto file = findPath(names, path.substr(0, colon))) {
            const std::string_view name = path.substr(colon + 1);
            if (name.empty()) return WantedStream{*file, {}, false};  // "file::$DATA"
            return WantedStream{*file, std::string(name), false};
        }
    return std::nullopt;
}

// NTFS: a folder's index, which is what the walk gives as the folder's content.
constexpr std::string_view folderIndex = "$INDEX_ALLOCATION:$I30";

const StreamIndex::Stream* streamOf(const StreamIndex& streams, const WantedStream& wanted, bool folder) {
    if (folder && wanted.name == folderIndex) return streams.find(wanted.file, StreamKind::Data);
    if (wanted.name) return streams.find(wanted.file, StreamKind::Attribute, *wanted.name);
    if (!wanted.fork) return streams.find(wanted.file, StreamKind::Data);
    const auto* fork = streams.find(wanted.file, StreamKind::ResourceFork);
    return fork != nullptr ? fork
                           : streams.find(wanted.file, StreamKind::Attribute, "com.apple.ResourceFork");
}

// A volume lies in a partition, or in a disk without a table. `name`: what was opened.
Result<void> refuseTable(const OpenedPartition& opened, const std::string& name) {
    if (opened.partition) return {};
    const DiskTables tables = readDiskTables(*opened.opened.source);
    if (tables.scheme == Scheme::None) return {};
    return fail(Cause::Usage, OpsError::NamePartition, name, schemeName(tables.scheme), name);
}

Result<OpenedPartition> openVolume(const VolumeSpec& spec, const OpenOptions& options,
                                   const std::string& text) {
    auto opened = openSource(spec.source, options);
    if (!opened) return std::unexpected(opened.error());
    if (auto whole = refuseTable(*opened, spec.source); !whole) return std::unexpected(whole.error());
    const auto facts = detectFileSystem(*opened->opened.source);
    if (!facts) return fail(Cause::NotFound, OpsError::NoFileSystem, spec.source);
    if (auto volume = chooseVolume(*facts, spec.volume, spec.source); !volume)
        return std::unexpected(volume.error());
    if (!facts->volumes.empty())
        return fail(Cause::Unsupported, OpsError::VolumeNotInOnePiece, spec.volume, spec.source, spec.source,
                    spec.volume);
    const std::uint64_t rest = opened->length - std::min(facts->offset, opened->length);
    opened->length = facts->totalBytes == 0 ? rest : std::min(facts->totalBytes, rest);
    opened->opened.source =
        std::make_shared<SliceSource>(opened->opened.source, facts->offset, opened->length, text);
    opened->offset += facts->offset;
    opened->opened.path = text;
    opened->opened.readOnlyReason = say(OpsError::VolumeReadOnly, text, spec.source);
    return opened;
}

Result<std::shared_ptr<ByteSource>> openFile(const OpenedPartition& opened, const FileSpec& spec,
                                             const OpenOptions& options, const FileOpening& opening,
                                             const std::string& text) {
    const std::shared_ptr<ByteSource>& source = opened.opened.source;
    if (auto whole = refuseTable(opened, spec.source); !whole) return std::unexpected(whole.error());
    auto catalogue = openCatalogue(*source);
    if (!catalogue) return std::unexpected(catalogue.error());
    const auto facts = detectFileSystem(*source);
    auto volume = chooseVolume(facts.value_or(FileSystemFacts{}), spec.volume, spec.source);
    if (!volume) return std::unexpected(volume.error());
    if (auto on = unlockVolume(**catalogue, *volume, opening.ask); !on) return std::unexpected(on.error());
    SilentProgress silent;
    Progress& progress = opening.progress != nullptr ? *opening.progress : silent;
    WantedStream wanted;
    bool folder = false;
    {
        const auto names = FileIndex::build(**catalogue, progress, *volume);
        if (!names) return std::unexpected(names.error());
        const auto found = findStream(*names, spec.path);
        if (!found) return fail(Cause::NotFound, OpsError::NotInVolume, spec.path);
        wanted = *found;
        const FileIndex::File* file = names->find(wanted.file);
        folder = wanted.file == names->root() || (file != nullptr && file->kind == FileKind::Folder);
    }
    if (folder && !wanted.name && !wanted.fork)
        return fail(Cause::Unsupported, OpsError::FolderHasNoContent, spec.path);
    auto streams = StreamIndex::build(**catalogue, progress, *volume, {wanted.file});
    if (!streams) return std::unexpected(streams.error());
    auto content = std::make_shared<FileContent>(source, std::move(*streams), text);
    const StreamIndex::Stream* stream = streamOf(content->streams(), wanted, folder);
    if (stream == nullptr && (wanted.name || wanted.fork)) {
        std::string there;
        for (const StreamIndex::Stream& one : content->streams().streams(wanted.file)) {
            if (one.stream == StreamKind::Data) continue;
            there += there.empty() ? "" : ", ";
            there += one.stream == StreamKind::ResourceFork
                         ? std::string(forkSuffix.substr(1))
                         : std::string(content->streams().nameOf(one.name));
        }
        if (there.empty()) return fail(Cause::NotFound, OpsError::OnlyOneStream, spec.path);
        return fail(Cause::NotFound, OpsError::NoSuchStream, spec.path, there);
    }
    if (stream == nullptr)
        return std::make_shared<MemorySource>(std::vector<std::byte>{}, options.sectorSize.value_or(512),
                                              text);
    if (auto on = content->open(*stream, options); !on) return std::unexpected(on.error());
    return content;
}

}  // namespace

std::optional<FileSpec> splitFileSpec(const std::string& text) {
    if (!text.contains(":/")) return std::nullopt;
    std::error_code ignored;
    if (std::filesystem::exists(text, ignored)) return std::nullopt;
    for (std::size_t colon = text.find(":/"); colon != std::string::npos;
         colon = text.find(":/", colon + 1)) {
        const std::string head = text.substr(0, colon), path = text.substr(colon + 1);
        if (opens(head)) return FileSpec{head, {}, path};
        for (std::size_t at = head.find('@'); at != std::string::npos; at = head.find('@', at + 1))
            if (opens(head.substr(0, at))) return FileSpec{head.substr(0, at), head.substr(at + 1), path};
    }
    return std::nullopt;
}

std::optional<VolumeSpec> splitVolumeSpec(const std::string& text) {
    std::error_code ignored;
    if (!text.contains('@') || std::filesystem::exists(text, ignored)) return std::nullopt;
    for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at + 1))
        if (at + 1 < text.size() && opens(text.substr(0, at)))
            return VolumeSpec{text.substr(0, at), text.substr(at + 1)};
    return std::nullopt;
}

Result<unsigned> chooseVolume(const FileSystemFacts& facts, const std::string& wanted,
                              const std::string& source) {
    if (facts.volumes.empty()) {
        if (wanted.empty() || wanted == "0" || wanted == facts.label || wanted == facts.uuid) return 0U;
        return fail(Cause::Usage, OpsError::OnlyOneVolume, source);
    }
    std::string all;
    for (const ApfsVolumeFacts& volume : facts.volumes) {
        if (wanted == std::to_string(volume.index) || wanted == volume.name || wanted == volume.uuid)
            return volume.index;
        all += (all.empty() ? "" : ", ") + std::to_string(volume.index) + " “" + volume.name + "”";
    }
    if (wanted.empty() && facts.volumes.size() == 1) return facts.volumes[0].index;
    if (wanted.empty()) return fail(Cause::Usage, OpsError::SeveralVolumes, source, all);
    return fail(Cause::NotFound, OpsError::NoSuchVolume, wanted, source, all);
}

Result<void> unlockVolume(Catalogue& catalogue, unsigned volume, const AskPassword& ask) {
    if (!catalogue.locked(volume)) return {};
    const std::string name = catalogue.volumeName(volume);
    Result<void> done = fail(Cause::Refused, FsError::PasswordNeeded, name);
    for (unsigned attempt = 0; attempt < mostAttempts && ask; ++attempt) {
        auto password = ask(name, attempt);
        if (!password) return done;
        done = catalogue.unlock(volume, *password);
        Secret::wipe(*password);
        if (done || !(done.error().code == FsError::WrongPassword)) return done;
    }
    return done;
}

std::optional<std::uint64_t> findPath(const FileIndex& names, std::string_view path) {
    if (const auto file = names.lookUp(path)) return file;
    const std::string bytes = unescapeBytes(path);
    return bytes == path ? std::nullopt : names.lookUp(bytes);
}

Result<OpenedPartition> openSourceOrFile(const std::string& text, const OpenOptions& options,
                                         const FileOpening& opening) {
    const auto spec = splitFileSpec(text);
    if (!spec) {
        if (const auto volume = splitVolumeSpec(text)) return openVolume(*volume, options, text);
        return openSource(text, options);
    }
    OpenOptions ofDisk = options;
    ofDisk.sectorSize.reset();  // it is the file's
    auto opened = openSource(spec->source, ofDisk);
    if (!opened) return std::unexpected(opened.error());
    auto content = openFile(*opened, *spec, options, opening, text);
    if (!content) return std::unexpected(content.error());
    OpenedPartition result;
    result.disk = *content;
    result.length = (*content)->size();
    result.opened = openedFile(std::move(*content), text);
    return result;
}

}  // namespace sectorsmith
