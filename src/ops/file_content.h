// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a file in a volume as a source of its own.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "fs/stream_index.h"
#include "io/open.h"

namespace sectorsmith {

class CachedSource;

// The content with all that it reads from: unpacked and decrypted as it is read, in bounded memory. Any thread may read.
class FileContent : public ByteSource, public RereadableSource {
 public:
    // `streams`: of the file, in `volume`. `name`: what people call the content.
    FileContent(std::shared_ptr<ByteSource> volume, StreamIndex streams, std::string name);

    // Once, before it is read. `stream`: of streams(). Errors: as openContent().
    Result<void> open(const StreamIndex::Stream& stream, const OpenOptions& options);
    const StreamIndex& streams() const { return streams_; }
    // Bytes of the stream, ascending and without overlaps, that are not the file's any more: they are unreadable from now on.
    // Call it before other threads read.
    void setLost(std::vector<ByteRange> lost);

    std::uint64_t size() const override { return content_->size(); }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    std::string name() const override { return name_; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    sectorsmith::Extent extentAt(std::uint64_t offset) const override;

    // All of the file: what is unpacked lies elsewhere than what it says.
    void forget(std::uint64_t offset, std::uint64_t length) override;
    void setGentle(bool gentle) override;
    bool gentle() const override { return rereadable_ != nullptr && rereadable_->gentle(); }

 private:
    std::shared_ptr<ByteSource> volume_;
    RereadableSource* rereadable_;
    StreamIndex streams_;
    std::shared_ptr<ByteSource> content_;
    std::shared_ptr<CachedSource> cache_;  // null: the volume's own is enough
    std::span<const StreamIndex::Piece> pieces_;
    std::vector<ByteRange> lost_;
    std::string name_;
    std::uint32_t sectorSize_ = 512;
};

// The content as people open it, read-only; `path`: what it is called.
OpenedSource openedFile(std::shared_ptr<ByteSource> content, const std::string& path);

}  // namespace sectorsmith
