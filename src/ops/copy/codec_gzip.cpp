// SPDX-License-Identifier: GPL-3.0-or-later
#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "base/endian.h"
#include "ops/copy/codec_input.h"

namespace sectorsmith::copier {

namespace {

constexpr int gzipWindow = 16 + MAX_WBITS;  // zlib.h: gzip's header and trailer
constexpr std::size_t mostAtOnce = std::size_t{1} << 30;

class GzipDecoder : public ByteStream {
 public:
    explicit GzipDecoder(std::unique_ptr<ByteStream> from) : input_(std::move(from)) {
        ready_ = inflateInit2(&stream_, gzipWindow) == Z_OK;
    }
    ~GzipDecoder() override { inflateEnd(&stream_); }
    GzipDecoder(const GzipDecoder&) = delete;
    GzipDecoder& operator=(const GzipDecoder&) = delete;

    Result<std::size_t> read(std::span<std::byte> out) override {
        if (!ready_) return fail(Cause::NoSpace, CopyError::NoMemory);
        stream_.next_out = reinterpret_cast<Bytef*>(out.data());
        const auto room = static_cast<uInt>(std::min(out.size(), mostAtOnce));
        stream_.avail_out = room;
        while (stream_.avail_out == room) {
            auto in = input_.look();
            if (!in) return std::unexpected(in.error());
            if (in->empty()) {
                if (inMember_ || !any_) return truncatedData("gzip");
                return std::size_t{0};
            }
            if (!inMember_) {
                // Zeros behind the last member are padding of tapes.
                if (any_ && in->front() == std::byte{0}) return std::size_t{0};
                inflateReset(&stream_);
                inMember_ = any_ = true;
            }
            stream_.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(in->data()));
            stream_.avail_in = static_cast<uInt>(in->size());
            const int code = inflate(&stream_, Z_NO_FLUSH);
            input_.use(in->size() - stream_.avail_in);
            if (code == Z_STREAM_END) inMember_ = false;
            else if (code != Z_OK && code != Z_BUF_ERROR)
                return damagedData("gzip", stream_.msg != nullptr ? stream_.msg : "zlib");
        }
        return static_cast<std::size_t>(room - stream_.avail_out);
    }

 private:
    CodedInput input_;
    z_stream stream_{};
    bool ready_ = false, inMember_ = false, any_ = false;
};

class GzipEncoder : public ByteSink {
 public:
    explicit GzipEncoder(std::unique_ptr<ByteSink> to) : to_(std::move(to)), out_(std::size_t{256} << 10) {
        ready_ = deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, 8,
                              Z_DEFAULT_STRATEGY) == Z_OK;
    }
    ~GzipEncoder() override { deflateEnd(&stream_); }
    GzipEncoder(const GzipEncoder&) = delete;
    GzipEncoder& operator=(const GzipEncoder&) = delete;

    Result<void> write(std::span<const std::byte> bytes) override {
        while (!bytes.empty()) {
            const auto piece = bytes.first(std::min(bytes.size(), mostAtOnce));
            if (auto done = code(piece, Z_NO_FLUSH); !done) return done;
            bytes = bytes.subspan(piece.size());
        }
        return {};
    }
    Result<void> finish() override {
        ended_ = true;
        if (auto done = code({}, Z_FINISH); !done) return done;
        return to_->finish();
    }
    std::string keepUnfinished() override {
        // All that came can be unpacked, though it has no end.
        if (!std::exchange(ended_, true)) static_cast<void>(code({}, Z_SYNC_FLUSH));
        return to_->keepUnfinished();
    }

 private:
    Result<void> code(std::span<const std::byte> bytes, int how) {
        if (!ready_) return fail(Cause::NoSpace, CopyError::NoMemory);
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
        stream_.avail_in = static_cast<uInt>(bytes.size());
        do {
            stream_.next_out = reinterpret_cast<Bytef*>(out_.data());
            stream_.avail_out = static_cast<uInt>(out_.size());
            deflate(&stream_, how);
            const std::size_t made = out_.size() - stream_.avail_out;
            if (auto written = to_->write(std::span(out_).first(made)); !written) return written;
        } while (stream_.avail_out == 0);
        return {};
    }

    std::unique_ptr<ByteSink> to_;
    std::vector<std::byte> out_;
    z_stream stream_{};
    bool ready_ = false, ended_ = false;
};

}  // namespace

// RFC 1952: the last four bytes are the size of the last member, modulo 2^32. Zeros that pad a file say nothing.
std::uint64_t gzipLeastContent(const ByteSource& file) {
    std::array<std::byte, 4> size{};
    if (file.size() < 18 || !readExact(file, file.size() - size.size(), size)) return 0;
    return loadLittle<std::uint32_t>(size.data());
}
std::unique_ptr<ByteStream> gzipDecoder(std::unique_ptr<ByteStream> from) {
    return std::make_unique<GzipDecoder>(std::move(from));
}
std::unique_ptr<ByteSink> gzipEncoder(std::unique_ptr<ByteSink> to) {
    return std::make_unique<GzipEncoder>(std::move(to));
}

}  // namespace sectorsmith::copier
