// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/codec_input.h"

#if SECTORSMITH_HAVE_LZMA
#include <lzma.h>
#endif

namespace sectorsmith::copier {

#if SECTORSMITH_HAVE_LZMA

namespace {

constexpr std::uint64_t mostMemory = std::uint64_t{1} << 30;  // xz -9 wants 65 MiB

class XzDecoder : public ByteStream {
 public:
    explicit XzDecoder(std::unique_ptr<ByteStream> from) : input_(std::move(from)) {
        ready_ = lzma_stream_decoder(&stream_, mostMemory, LZMA_CONCATENATED) == LZMA_OK;
    }
    ~XzDecoder() override { lzma_end(&stream_); }
    XzDecoder(const XzDecoder&) = delete;
    XzDecoder& operator=(const XzDecoder&) = delete;

    Result<std::size_t> read(std::span<std::byte> out) override {
        if (!ready_) return fail(Cause::NoSpace, CopyError::NoMemory);
        stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
        stream_.avail_out = out.size();
        while (stream_.avail_out == out.size() && !ended_) {
            auto in = input_.look();
            if (!in) return std::unexpected(in.error());
            stream_.next_in = reinterpret_cast<const std::uint8_t*>(in->data());
            stream_.avail_in = in->size();
            const lzma_ret code = lzma_code(&stream_, in->empty() ? LZMA_FINISH : LZMA_RUN);
            input_.use(in->size() - stream_.avail_in);
            if (code == LZMA_STREAM_END) ended_ = true;
            else if (code == LZMA_BUF_ERROR) return truncatedData("xz");
            else if (code == LZMA_MEMLIMIT_ERROR) return fail(Cause::NoSpace, CopyError::NoMemory);
            else if (code != LZMA_OK) return damagedData("xz", "liblzma");
        }
        return out.size() - stream_.avail_out;
    }

 private:
    CodedInput input_;
    lzma_stream stream_ = LZMA_STREAM_INIT;
    bool ready_ = false, ended_ = false;
};

}  // namespace

std::unique_ptr<ByteStream> xzDecoder(std::unique_ptr<ByteStream> from) {
    return std::make_unique<XzDecoder>(std::move(from));
}

#else

std::unique_ptr<ByteStream> xzDecoder(std::unique_ptr<ByteStream>) { return nullptr; }

#endif

}  // namespace sectorsmith::copier
