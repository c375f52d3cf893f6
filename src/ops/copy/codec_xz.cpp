// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/codec_input.h"

#if SECTORSMITH_HAVE_LZMA
#include <lzma.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>
#endif

namespace sectorsmith::copier {

#if SECTORSMITH_HAVE_LZMA

namespace {

constexpr std::uint64_t mostMemory = std::uint64_t{1} << 30;  // xz -9 wants 65 MiB
constexpr std::uint64_t mostIndex = std::uint64_t{64} << 20;

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

// xz-file-format.txt 1.2.1, 2.1.2 and 4: the last stream's footer says how long its index is, which lists the sizes.
std::uint64_t xzLeastContent(const ByteSource& file) {
    std::array<std::uint8_t, LZMA_STREAM_HEADER_SIZE> footer{};
    lzma_stream_flags flags{};
    if (file.size() < 2 * footer.size() ||
        !readExact(file, file.size() - footer.size(), std::as_writable_bytes(std::span(footer))) ||
        lzma_stream_footer_decode(&flags, footer.data()) != LZMA_OK ||
        flags.backward_size > std::min<std::uint64_t>(mostIndex, file.size() - footer.size()))
        return 0;
    std::vector<std::uint8_t> coded(flags.backward_size);
    if (!readExact(file, file.size() - footer.size() - coded.size(),
                   std::as_writable_bytes(std::span(coded))))
        return 0;
    lzma_index* index = nullptr;
    std::uint64_t memory = mostMemory;
    std::size_t at = 0;
    if (lzma_index_buffer_decode(&index, &memory, nullptr, coded.data(), &at, coded.size()) != LZMA_OK)
        return 0;
    const std::uint64_t size = lzma_index_uncompressed_size(index);
    lzma_index_end(index, nullptr);
    return size;
}

#else

std::unique_ptr<ByteStream> xzDecoder(std::unique_ptr<ByteStream>) { return nullptr; }
std::uint64_t xzLeastContent(const ByteSource&) { return 0; }

#endif

}  // namespace sectorsmith::copier
