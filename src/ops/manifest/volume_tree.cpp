// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/volume_tree.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "fs/content.h"
#include "fs/detect.h"
#include "io/memory_source.h"
#include "ops/manifest/errors.h"
#include "ops/open_file.h"
#include "ops/source_identity.h"

namespace sectorsmith::manifests {

namespace {

constexpr std::size_t longestPath = 65536;  // bytes; a loop of folders ends here
constexpr std::uint64_t longestLink = 65536;

class OpenedVolumeFile : public OpenedFile {
 public:
    explicit OpenedVolumeFile(std::unique_ptr<ByteSource> content) : content_(std::move(content)) {}
    const ByteSource& content() const override { return *content_; }

 private:
    std::unique_ptr<ByteSource> content_;
};

// A file there has all its blocks, or the volume is damaged.
bool knowsHoles(FileSystemKind kind) {
    return kind != FileSystemKind::Fat && kind != FileSystemKind::ExFat && kind != FileSystemKind::HfsPlus;
}

}  // namespace

std::string VolumeTree::identity() const {
    std::string uuid;
    if (const auto facts = detectFileSystem(bytes_, {.maxMapBytes = 0})) {
        uuid = facts->uuid;
        for (const ApfsVolumeFacts& volume : facts->volumes)
            if (volume.index == volume_) uuid += ' ' + volume.uuid;
    }
    return fmt::format("{}; {} bytes, {}, volume {} {}", sourceIdentity(disk_).present, bytes_.size(), uuid,
                       volume_, state_);
}

std::string VolumeTree::linkTarget(std::uint64_t file) const {
    const StreamIndex::Stream* stream = streams_.find(file, StreamKind::Data);
    if (const auto* apple = streams_.find(file, StreamKind::Attribute, "com.apple.fs.symlink"))
        stream = apple;
    if (stream == nullptr || stream->size > longestLink) return {};
    const auto content = openContent(bytes_, streams_, *stream);
    if (!content) return {};
    const auto bytes = readBytes(**content, 0, stream->size);
    if (!bytes) return {};
    const std::string text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
    return text.substr(0, text.find('\0'));
}

void VolumeTree::listFolder(const FileIndex& names, std::uint64_t folder, Listing& listing) const {
    std::vector<std::pair<std::uint64_t, std::string>> open{{folder, {}}};
    std::set<std::uint64_t> entered{folder};
    while (!open.empty()) {
        const auto [number, above] = std::move(open.back());
        open.pop_back();
        const FileIndex::Range range = names.children(number);
        for (std::size_t i = range.first; i < range.end; ++i) {
            const FileIndex::Name& name = names.names()[i];
            TreeFile file;
            file.entry.path = above + std::string(names.text(name));
            file.id = name.file;
            const auto wrong = [&](ManifestError code, const std::string& what) {
                file.entry.error = std::make_shared<const Error>(fail(Cause::Damaged, code, what).error());
            };
            const FileIndex::File* entry = names.find(name.file);
            if (entry == nullptr) {
                file.entry.kind = FileKind::Unknown;
                wrong(ManifestError::FileMissing, file.entry.path);
            } else {
                file.entry.kind = entry->kind;
                file.entry.modified = entry->modified;
                if (entry->changed.nanoseconds != FileTime::none) file.changed = entry->changed.nanoseconds;
                file.links = entry->links;
                if (file.entry.isFile()) file.entry.size = entry->size;
            }
            if (file.entry.kind == FileKind::Folder) {
                // A folder of HFS+ can have several names; a damaged one leads into itself.
                if (file.entry.path.size() > longestPath) wrong(ManifestError::FoldersTooDeep, {});
                else if (entered.insert(name.file).second)
                    open.emplace_back(name.file, file.entry.path + '/');
            }
            listing.files.push_back(std::move(file));
        }
    }
}

Result<Listing> VolumeTree::list(Progress& progress) {
    auto names = FileIndex::build(catalogue_, progress, volume_);
    if (!names) return std::unexpected(names.error());
    if (const auto facts = detectFileSystem(bytes_, {.maxMapBytes = 0})) hasHoles_ = knowsHoles(facts->kind);
    notes_ = catalogue_.notes();
    findings_ = names->findings();
    std::uint64_t folder = names->root();
    if (!path_.empty() && path_ != "/") {
        const auto found = findPath(*names, path_);
        if (!found) return fail(Cause::NotFound, ManifestError::PathNotInVolume, path_);
        folder = *found;
        const FileIndex::File* entry = names->find(folder);
        if (folder != names->root() && (entry == nullptr || entry->kind != FileKind::Folder))
            return fail(Cause::Usage, ManifestError::NotAFolder, path_);
    }
    Listing listing;
    listFolder(*names, folder, listing);
    std::vector<std::uint64_t> files;
    for (const TreeFile& file : listing.files)
        if (file.entry.isFile() || file.entry.kind == FileKind::Link) files.push_back(file.id);
    std::ranges::sort(files);
    const auto same = std::ranges::unique(files);
    files.erase(same.begin(), same.end());
    if (!files.empty()) {
        auto streams = StreamIndex::build(catalogue_, progress, volume_, std::move(files));
        if (!streams) return std::unexpected(streams.error());
        streams_ = std::move(*streams);
        std::ranges::copy(streams_.findings(), std::back_inserter(findings_));
    }
    for (TreeFile& file : listing.files) {
        if (file.entry.kind == FileKind::Link) file.entry.target = linkTarget(file.id);
        if (!file.entry.isFile()) continue;
        const StreamIndex::Stream* stream = streams_.find(file.id, StreamKind::Data);
        if (stream == nullptr) continue;
        if (const auto pieces = streams_.pieces(*stream); !pieces.empty()) file.place = pieces.front().offset;
    }
    std::ranges::sort(listing.files, {},
                      [](const TreeFile& file) -> const std::string& { return file.entry.path; });
    return listing;
}

Result<std::unique_ptr<OpenedFile>> VolumeTree::open(const TreeFile& file) const {
    const StreamIndex::Stream* stream = streams_.find(file.id, StreamKind::Data);
    const std::uint64_t size = file.entry.size.value_or(0);
    const auto incomplete = [&](std::uint64_t there, std::uint64_t wanted) {
        return fail(Cause::Damaged, ManifestError::ContentIncomplete, there, wanted, file.entry.path);
    };
    if (stream == nullptr && size > 0) return incomplete(0, size);
    if (stream == nullptr)  // an empty file
        return std::make_unique<OpenedVolumeFile>(std::make_unique<MemorySource>(std::vector<std::byte>{}));
    if (!hasHoles_ && stream->coding == StreamCoding::Plain && !stream->resident) {
        std::uint64_t there = 0;
        for (const StreamIndex::Piece& piece : streams_.pieces(*stream)) there += piece.length;
        if (there < stream->size) return incomplete(there, stream->size);
    }
    auto content = openContent(bytes_, streams_, *stream);
    if (!content) return std::unexpected(content.error());
    return std::make_unique<OpenedVolumeFile>(std::move(*content));
}

std::vector<ByteRange> VolumeTree::onDisk(const TreeFile& file, const ByteRange& range) const {
    std::vector<ByteRange> found;
    const StreamIndex::Stream* stream = streams_.find(file.id, StreamKind::Data);
    if (stream == nullptr || stream->coding != StreamCoding::Plain || stream->resident) return found;
    for (const StreamIndex::Piece& piece : streams_.pieces(*stream)) {
        const ByteRange part = range.clippedTo({piece.streamOffset, piece.length});
        if (!part.empty()) found.push_back({piece.offset + (part.offset - piece.streamOffset), part.length});
    }
    return found;
}

}  // namespace sectorsmith::manifests
