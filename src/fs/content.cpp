// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: libfsntfs' documentation (compression units); Apple's copyfile and xnu's decmpfs.h, as libfshfs' and
// dissect.apfs' documentation describe them.
#include "fs/content.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "base/byte_reader.h"
#include "fs/codec/lz.h"
#include "fs/errors.h"

namespace sectorsmith {

namespace {

constexpr std::uint32_t decmpfsMagic = 0x636D7066;
constexpr std::uint64_t decmpfsBlock = 65536;
constexpr std::uint64_t largestInline = 1 << 20;          // bytes of the attribute
constexpr std::uint64_t largestInlineContent = 16 << 20;  // macOS keeps files of up to 64 KiB so
constexpr std::uint64_t largestPacked = 4 * decmpfsBlock;
constexpr std::uint64_t decryptStep = 1 << 20;  // bytes

// The bytes as they lie in the extents.
class Plain : public ByteSource {
 public:
    Plain(const ByteSource& volume, const StreamIndex& index, const StreamIndex::Stream& stream)
        : volume_(volume),
          pieces_(index.pieces(stream)),
          resident_(index.resident(stream)),
          cipher_(index.cipher()),
          stream_(stream) {}
    std::uint64_t size() const override { return stream_.size; }
    std::uint32_t sectorSize() const override { return volume_.sectorSize(); }
    std::string name() const override { return fmt::format("file {}", stream_.file); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        std::ranges::fill(out, std::byte{0});
        ReadReport report;
        const std::uint64_t there =
            offset < size() ? std::min<std::uint64_t>(out.size(), size() - offset) : 0;
        const std::uint64_t end =
            offset < stream_.valid ? std::min(there, stream_.valid - offset) + offset : offset;
        if (stream_.resident) {
            for (std::uint64_t at = offset; at < end && at < resident_.size(); ++at)
                out[at - offset] = resident_[at];
        } else {
            readPieces(offset, end, out, report);
        }
        if (there < out.size())
            report.bad.push_back({offset + there, out.size() - there,
                                  failAt(offset + there, Cause::OutOfRange, FsError::EndOfFile).error()});
        return report;
    }
    sectorsmith::Extent extentAt(std::uint64_t offset) const override {
        const auto it = std::ranges::upper_bound(pieces_, offset, {}, &StreamIndex::Piece::streamOffset);
        if (stream_.resident) return {offset, size() - offset, false};
        const std::uint64_t end = it == pieces_.end() ? size() : std::min(it->streamOffset, size());
        if (it != pieces_.begin() && offset - std::prev(it)->streamOffset < std::prev(it)->length) {
            const auto& piece = *std::prev(it);
            return {offset, std::min(end, piece.streamOffset + piece.length) - offset, piece.unwritten};
        }
        return {offset, end - offset, stream_.holes};
    }

 private:
    void readPieces(std::uint64_t offset, std::uint64_t end, std::span<std::byte> out,
                    ReadReport& report) const {
        auto it = std::ranges::upper_bound(pieces_, offset, {}, &StreamIndex::Piece::streamOffset);
        if (it != pieces_.begin()) --it;
        std::uint64_t at = offset;
        const auto skipTo = [&](std::uint64_t next) {
            if (next > at && !stream_.holes)
                report.bad.push_back(
                    {at, next - at, failAt(at, Cause::Damaged, FsError::PlaceUnknown, stream_.file).error()});
            at = std::max(at, next);
        };
        for (; it != pieces_.end() && it->streamOffset < end; ++it) {
            skipTo(it->streamOffset);  // a hole before, or a piece that begins within the one before
            if (at >= end || at - it->streamOffset >= it->length) continue;
            const std::uint64_t count = std::min(end, it->streamOffset + it->length) - at;
            if (!it->unwritten) {
                const ReadReport part = it->encrypted ? decrypted(*it, at, out.subspan(at - offset, count))
                                                      : volume_.read(it->offset + (at - it->streamOffset),
                                                                     out.subspan(at - offset, count));
                for (const BadRange& bad : part.bad)
                    report.bad.push_back({bad.offset - it->offset + it->streamOffset, bad.length, bad.error});
            }
            at += count;
        }
        skipTo(end);
    }

    // Whole sectors: those that could not be read have zeros in them, which decrypted are anything.
    ReadReport decrypted(const StreamIndex::Piece& piece, std::uint64_t at, std::span<std::byte> out) const {
        constexpr std::uint64_t sector = XtsCipher::sector;
        const std::uint64_t inside = at - piece.streamOffset, start = inside / sector * sector;
        const std::uint64_t end =
            std::min((inside + out.size() + sector - 1) / sector * sector, piece.length / sector * sector);
        ReadReport report;
        if (cipher_ == nullptr || end < inside + out.size()) {
            report.bad.push_back({piece.offset + inside, out.size(),
                                  fail(Cause::Unsupported, FsError::FileEncrypted, stream_.file).error()});
            return report;
        }
        std::vector<std::byte> whole(std::min<std::uint64_t>(end - start, decryptStep));
        for (std::uint64_t from = start; from < end; from += whole.size()) {
            const auto part = std::span(whole).first(std::min<std::uint64_t>(whole.size(), end - from));
            const ReadReport read = volume_.read(piece.offset + from, part);
            cipher_->decrypt(part, piece.sector + from / sector);
            const std::uint64_t first = std::max(from, inside);
            const std::uint64_t last = std::min(from + part.size(), inside + out.size());
            std::ranges::copy(part.subspan(first - from, last - first),
                              out.begin() + static_cast<std::ptrdiff_t>(first - inside));
            for (const BadRange& bad : read.bad) {
                const std::uint64_t badStart = std::max(bad.offset, piece.offset + first);
                const std::uint64_t badEnd = std::min(bad.offset + bad.length, piece.offset + last);
                if (badStart >= badEnd) continue;
                // A sector that is bad in part is bad as a whole.
                const std::uint64_t wholeStart = std::max((badStart - piece.offset) / sector * sector, first);
                const std::uint64_t wholeEnd =
                    std::min((badEnd - piece.offset + sector - 1) / sector * sector, last);
                std::ranges::fill(out.subspan(wholeStart - inside, wholeEnd - wholeStart), std::byte{0});
                report.bad.push_back({piece.offset + wholeStart, wholeEnd - wholeStart, bad.error});
            }
        }
        return report;
    }

    const ByteSource& volume_;
    std::span<const StreamIndex::Piece> pieces_;
    std::span<const std::byte> resident_;
    const XtsCipher* cipher_;
    const StreamIndex::Stream& stream_;
};

// Bytes that are unpacked in blocks of one size; the last one is kept.
class Unpacked : public ByteSource {
 public:
    Unpacked(std::uint64_t size, std::uint32_t sectorSize, std::uint64_t block, std::string name)
        : size_(size), sectorSize_(sectorSize), block_(block), name_(std::move(name)) {}
    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    std::string name() const override { return name_; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        std::ranges::fill(out, std::byte{0});
        ReadReport report;
        const std::uint64_t there = offset < size_ ? std::min<std::uint64_t>(out.size(), size_ - offset) : 0;
        const std::lock_guard lock(mutex_);
        for (std::uint64_t done = 0; done < there;) {
            const std::uint64_t at = offset + done, number = at / block_, inside = at % block_;
            const std::uint64_t count = std::min({there - done, block_ - inside, size_ - at});
            if (kept_ != number || bytes_.empty()) {
                bytes_.assign(std::min(block_, size_ - number * block_), std::byte{0});
                kept_ = number;
                error_ = unpack(number, bytes_);
            }
            if (!error_) {
                Error error = error_.error();
                error.offset = at;
                report.bad.push_back({at, count, std::move(error)});
            } else
                std::ranges::copy(std::span(bytes_).subspan(inside, count),
                                  out.begin() + static_cast<std::ptrdiff_t>(done));
            done += count;
        }
        if (there < out.size())
            report.bad.push_back({offset + there, out.size() - there,
                                  failAt(offset + there, Cause::OutOfRange, FsError::EndOfFile).error()});
        return report;
    }

 protected:
    // Fills `out`, which is all of the block and zeros.
    virtual Result<void> unpack(std::uint64_t block, std::span<std::byte> out) const = 0;
    std::unexpected<Error> wrong(std::uint64_t block) const {
        return fail(Cause::Damaged, FsError::CompressedBlockDamaged, block, name_);
    }

 private:
    std::uint64_t size_;
    std::uint32_t sectorSize_;
    std::uint64_t block_;
    std::string name_;
    mutable std::mutex mutex_;
    mutable std::uint64_t kept_ = 0;
    mutable std::vector<std::byte> bytes_;
    mutable Result<void> error_;
};

// Units of clusters: all of them there: not compressed; none: zeros; the first of them: LZNT1.
class Lznt1 : public Unpacked {
 public:
    Lznt1(const ByteSource& volume, const StreamIndex& index, const StreamIndex::Stream& stream)
        : Unpacked(stream.size, volume.sectorSize(), stream.unit, fmt::format("file {}", stream.file)),
          stream_(stream),
          pieces_(index.pieces(stream)),
          whole_(stream) {
        whole_.size = whole_.valid = (stream.size + stream.unit - 1) / stream.unit * stream.unit;
        raw_ = std::make_unique<Plain>(volume, index, whole_);
    }

 private:
    Result<void> unpack(std::uint64_t number, std::span<std::byte> out) const override {
        const std::uint64_t unit = stream_.unit, start = number * unit;
        if (start >= stream_.valid) return {};
        std::uint64_t there = 0;
        auto it = std::ranges::upper_bound(pieces_, start, {}, &StreamIndex::Piece::streamOffset);
        if (it != pieces_.begin()) --it;
        for (; it != pieces_.end() && it->streamOffset < start + unit; ++it) {
            const std::uint64_t from = std::max(start, it->streamOffset);
            const std::uint64_t to = std::min(start + unit, it->streamOffset + it->length);
            if (from < to) there += to - from;
        }
        if (there == 0 && !stream_.holes) return fail(Cause::Damaged, FsError::PlaceUnknown, stream_.file);
        if (there == 0) return {};
        if (there >= unit) {
            if (auto read = readExact(*raw_, start, out); !read) return read;
        } else {
            auto packed = readBytes(*raw_, start, there);
            if (!packed) return std::unexpected(packed.error());
            if (!codec::unpackLznt1(*packed, out)) return wrong(number);
        }
        if (stream_.valid - start < out.size())
            std::ranges::fill(out.subspan(stream_.valid - start), std::byte{0});
        return {};
    }

    const StreamIndex::Stream& stream_;
    std::span<const StreamIndex::Piece> pieces_;
    StreamIndex::Stream whole_;
    std::unique_ptr<Plain> raw_;
};

enum class Packing { Zlib, Lzvn, Lzfse, Lzbitmap, Raw };

// A block as it was stored; a first byte that the compression cannot have says that it is not compressed.
bool unpackBlock(Packing packing, std::span<const std::byte> in, std::span<std::byte> out) {
    if (in.empty()) return out.empty();
    const unsigned first = std::to_integer<unsigned>(in[0]);
    std::optional<std::size_t> written;
    const bool lowBits = packing == Packing::Zlib || packing == Packing::Lzbitmap;
    const bool raw = packing == Packing::Raw || (lowBits && (first & 15) == 15) ||
                     (packing == Packing::Lzvn && first == 0x06) ||
                     (packing == Packing::Lzfse && first != 'b');
    if (raw) {
        if (in.size() - 1 < out.size()) return false;
        std::ranges::copy(in.subspan(1, out.size()), out.begin());
        return true;
    }
    if (packing == Packing::Zlib) written = codec::unpackZlib(in, out);
    else if (packing == Packing::Lzvn) written = codec::unpackLzvn(in, out);
    else if (packing == Packing::Lzfse) written = codec::unpackLzfse(in, out);
    else written = codec::unpackLzbitmap(in, out);
    return written == out.size();
}

// In the attribute: one block of everything.
class InlineDecmpfs : public Unpacked {
 public:
    InlineDecmpfs(std::uint64_t size, std::uint32_t sectorSize, Packing packing,
                  std::vector<std::byte> packed, std::string name)
        : Unpacked(size, sectorSize, std::max<std::uint64_t>(size, 1), std::move(name)),
          packing_(packing),
          packed_(std::move(packed)) {}

 private:
    Result<void> unpack(std::uint64_t block, std::span<std::byte> out) const override {
        if (!unpackBlock(packing_, packed_, out)) return wrong(block);
        return {};
    }
    Packing packing_;
    std::vector<std::byte> packed_;
};

// In the resource fork: blocks of 64 KiB.
class ForkDecmpfs : public Unpacked {
 public:
    struct Block {
        std::uint64_t offset = 0, length = 0;
    };
    ForkDecmpfs(std::uint64_t size, Packing packing, std::unique_ptr<ByteSource> fork,
                std::vector<Block> blocks, std::string name)
        : Unpacked(size, fork->sectorSize(), decmpfsBlock, std::move(name)),
          packing_(packing),
          fork_(std::move(fork)),
          blocks_(std::move(blocks)) {}

 private:
    Result<void> unpack(std::uint64_t block, std::span<std::byte> out) const override {
        if (block >= blocks_.size() || blocks_[block].length > largestPacked) return wrong(block);
        auto packed = readBytes(*fork_, blocks_[block].offset, blocks_[block].length);
        if (!packed) return std::unexpected(packed.error());
        if (!unpackBlock(packing_, *packed, out)) return wrong(block);
        return {};
    }
    Packing packing_;
    std::unique_ptr<ByteSource> fork_;
    std::vector<Block> blocks_;
};

// Where the blocks lie in the fork.
Result<std::vector<ForkDecmpfs::Block>> readBlocks(const ByteSource& fork, Packing packing,
                                                   std::uint64_t size) {
    const std::uint64_t count = size / decmpfsBlock + (size % decmpfsBlock != 0 ? 1 : 0);
    auto damaged = [&] { return fail(Cause::Damaged, FsError::CompressedBlockTable, fork.name()); };
    std::vector<ForkDecmpfs::Block> blocks;
    if (count > fork.size() / 4) return damaged();
    if (packing == Packing::Zlib) {
        auto head = readBytes(fork, 0, 4);
        if (!head) return std::unexpected(head.error());
        const std::uint64_t table = loadBig<std::uint32_t>(head->data()) + std::uint64_t{4};
        if (table > fork.size() || count > (fork.size() - table) / 8) return damaged();
        auto bytes = readBytes(fork, table, 4 + count * 8);
        if (!bytes) return std::unexpected(bytes.error());
        if (loadLittle<std::uint32_t>(bytes->data()) < count) return damaged();
        for (std::uint64_t i = 0; i < count; ++i)
            blocks.push_back({table + loadLittle<std::uint32_t>(bytes->data() + 4 + i * 8),
                              loadLittle<std::uint32_t>(bytes->data() + 8 + i * 8)});
        return blocks;
    }
    auto bytes = readBytes(fork, 0, (count + 1) * 4);
    if (!bytes) return std::unexpected(bytes.error());
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t from = loadLittle<std::uint32_t>(bytes->data() + i * 4);
        const std::uint64_t to = loadLittle<std::uint32_t>(bytes->data() + i * 4 + 4);
        if (to < from) return damaged();
        blocks.push_back({from, to - from});
    }
    return blocks;
}

Result<std::unique_ptr<ByteSource>> openDecmpfs(const ByteSource& volume, const StreamIndex& index,
                                                const StreamIndex::Stream& stream) {
    const std::string name = fmt::format("file {}", stream.file);
    const auto* attribute = index.find(stream.file, StreamKind::Attribute, "com.apple.decmpfs");
    if (attribute == nullptr) return fail(Cause::Damaged, FsError::DecmpfsMissing, name);
    if (attribute->size < 16 || attribute->size > largestInline)
        return fail(Cause::Damaged, FsError::DecmpfsDamaged, name);
    auto head = readBytes(Plain(volume, index, *attribute), 0, attribute->size);
    if (!head) return std::unexpected(head.error());
    const auto type = loadLittle<std::uint32_t>(head->data() + 4);
    const auto size = loadLittle<std::uint64_t>(head->data() + 8);
    if (loadLittle<std::uint32_t>(head->data()) != decmpfsMagic || size >= std::uint64_t{1} << 62)
        return fail(Cause::Damaged, FsError::DecmpfsDamaged, name);
    Packing packing{};
    switch (type) {
        case 3:
        case 4: packing = Packing::Zlib; break;
        case 7:
        case 8: packing = Packing::Lzvn; break;
        case 9: packing = Packing::Raw; break;
        case 11:
        case 12: packing = Packing::Lzfse; break;
        case 13:
        case 14: packing = Packing::Lzbitmap; break;
        default: return fail(Cause::Unsupported, FsError::DecmpfsType, name, type);
    }
    if (type % 2 == 1) {
        if (size > largestInlineContent) return fail(Cause::Damaged, FsError::DecmpfsDamaged, name);
        return std::make_unique<InlineDecmpfs>(size, volume.sectorSize(), packing,
                                               std::vector(head->begin() + 16, head->end()), name);
    }
    const auto* fork = index.find(stream.file, StreamKind::ResourceFork);
    if (fork == nullptr) fork = index.find(stream.file, StreamKind::Attribute, "com.apple.ResourceFork");
    if (fork == nullptr) return fail(Cause::Damaged, FsError::DecmpfsForkMissing, name);
    auto bytes = std::make_unique<Plain>(volume, index, *fork);
    auto blocks = readBlocks(*bytes, packing, size);
    if (!blocks) return std::unexpected(blocks.error());
    return std::make_unique<ForkDecmpfs>(size, packing, std::move(bytes), std::move(*blocks), name);
}

}  // namespace

Result<std::unique_ptr<ByteSource>> openContent(const ByteSource& volume, const StreamIndex& index,
                                                const StreamIndex::Stream& stream) {
    switch (stream.coding) {
        case StreamCoding::Plain:
            // Without holes it cannot be larger than the volume, and nobody is to write so many zeros.
            if (!stream.resident && !stream.holes && stream.valid > volume.size())
                return fail(Cause::Damaged, FsError::FileLargerThanVolume, stream.file, stream.valid);
            return std::make_unique<Plain>(volume, index, stream);
        case StreamCoding::Lznt1:
            if (stream.resident) return std::make_unique<Plain>(volume, index, stream);
            return std::make_unique<Lznt1>(volume, index, stream);
        case StreamCoding::Decmpfs: return openDecmpfs(volume, index, stream);
        case StreamCoding::Wof: return fail(Cause::Unsupported, FsError::WofCompressed, stream.file);
        case StreamCoding::Elsewhere: return fail(Cause::Unsupported, FsError::ContentElsewhere, stream.file);
        case StreamCoding::Overwritten: return fail(Cause::Damaged, FsError::ContentOverwritten, stream.file);
        case StreamCoding::Encrypted: break;
    }
    return fail(Cause::Unsupported, FsError::FileEncrypted, stream.file);
}

}  // namespace sectorsmith
