// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/codec_input.h"

#if SECTORSMITH_HAVE_ZSTD
#include <zstd.h>

#include <algorithm>
#include <array>
#include <thread>
#include <utility>
#endif

namespace sectorsmith::copier {

#if SECTORSMITH_HAVE_ZSTD

namespace {

class ZstdDecoder : public ByteStream {
 public:
    explicit ZstdDecoder(std::unique_ptr<ByteStream> from)
        : input_(std::move(from)), context_(ZSTD_createDCtx(), &ZSTD_freeDCtx) {
        // As far as "zstd --long=31" goes.
        if (context_) ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, 30);
    }

    Result<std::size_t> read(std::span<std::byte> out) override {
        if (!context_) return fail(Cause::NoSpace, CopyError::NoMemory);
        ZSTD_outBuffer to{out.data(), out.size(), 0};
        while (to.pos == 0) {
            auto in = input_.look();
            if (!in) return std::unexpected(in.error());
            if (in->empty() && !inFrame_) {
                if (!any_) return truncatedData("zstd");
                return std::size_t{0};
            }
            any_ = true;
            ZSTD_inBuffer from{in->data(), in->size(), 0};
            const std::size_t code = ZSTD_decompressStream(context_.get(), &to, &from);
            input_.use(from.pos);
            if (ZSTD_isError(code) != 0) return damagedData("zstd", ZSTD_getErrorName(code));
            inFrame_ = code != 0;
            // What was decoded before may still come when nothing is left to read.
            if (in->empty() && to.pos == 0) return truncatedData("zstd");
        }
        return to.pos;
    }

 private:
    CodedInput input_;
    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context_;
    bool inFrame_ = false, any_ = false;
};

class ZstdEncoder : public ByteSink {
 public:
    explicit ZstdEncoder(std::unique_ptr<ByteSink> to)
        : to_(std::move(to)), context_(ZSTD_createCCtx(), &ZSTD_freeCCtx), out_(ZSTD_CStreamOutSize()) {
        if (!context_) return;
        ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
        // A library without threads says no, and works in this one.
        ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_nbWorkers,
                               static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U)));
    }

    Result<void> write(std::span<const std::byte> bytes) override { return code(bytes, ZSTD_e_continue); }
    Result<void> finish() override {
        ended_ = true;
        if (auto done = code({}, ZSTD_e_end); !done) return done;
        return to_->finish();
    }
    std::string keepUnfinished() override {
        // All that came can be unpacked, though it has no end.
        if (!std::exchange(ended_, true)) static_cast<void>(code({}, ZSTD_e_flush));
        return to_->keepUnfinished();
    }

 private:
    Result<void> code(std::span<const std::byte> bytes, ZSTD_EndDirective how) {
        if (!context_) return fail(Cause::NoSpace, CopyError::NoMemory);
        ZSTD_inBuffer from{bytes.data(), bytes.size(), 0};
        while (true) {
            ZSTD_outBuffer to{out_.data(), out_.size(), 0};
            const std::size_t left = ZSTD_compressStream2(context_.get(), &to, &from, how);
            if (ZSTD_isError(left) != 0) return damagedData("zstd", ZSTD_getErrorName(left));
            if (to.pos > 0)
                if (auto written = to_->write(std::span(out_).first(to.pos)); !written) return written;
            if (how == ZSTD_e_continue ? from.pos == from.size : left == 0) return {};
        }
    }

    std::unique_ptr<ByteSink> to_;
    std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context_;
    std::vector<std::byte> out_;
    bool ended_ = false;
};

}  // namespace

std::unique_ptr<ByteStream> zstdDecoder(std::unique_ptr<ByteStream> from) {
    return std::make_unique<ZstdDecoder>(std::move(from));
}
// Of the first frame.
std::uint64_t zstdLeastContent(const ByteSource& file) {
    std::array<std::byte, 18> head{};  // RFC 8878, 3.1.1: the longest
    const auto there = std::span(head).first(std::min<std::uint64_t>(head.size(), file.size()));
    if (!readExact(file, 0, there)) return 0;
    const unsigned long long size = ZSTD_getFrameContentSize(there.data(), there.size());
    return size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR ? 0 : size;
}
std::unique_ptr<ByteSink> zstdEncoder(std::unique_ptr<ByteSink> to) {
    return std::make_unique<ZstdEncoder>(std::move(to));
}

#else

std::unique_ptr<ByteStream> zstdDecoder(std::unique_ptr<ByteStream>) { return nullptr; }
std::uint64_t zstdLeastContent(const ByteSource&) { return 0; }
std::unique_ptr<ByteSink> zstdEncoder(std::unique_ptr<ByteSink>) { return nullptr; }

#endif

}  // namespace sectorsmith::copier
