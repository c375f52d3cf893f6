// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ops/copy/codec_input.h"

#if SECTORSMITH_HAVE_BZIP2
#include <bzlib.h>
#endif

namespace sectorsmith::copier {

#if SECTORSMITH_HAVE_BZIP2

namespace {

class Bzip2Decoder : public ByteStream {
 public:
    explicit Bzip2Decoder(std::unique_ptr<ByteStream> from) : input_(std::move(from)) {}
    ~Bzip2Decoder() override {
        if (inMember_) BZ2_bzDecompressEnd(&stream_);
    }
    Bzip2Decoder(const Bzip2Decoder&) = delete;
    Bzip2Decoder& operator=(const Bzip2Decoder&) = delete;

    Result<std::size_t> read(std::span<std::byte> out) override {
        const auto room = static_cast<unsigned>(std::min(out.size(), std::size_t{1} << 30));
        unsigned left = room;
        while (left == room) {
            auto in = input_.look();
            if (!in) return std::unexpected(in.error());
            if (in->empty()) {
                if (inMember_ || !any_) return truncatedData("bzip2");
                return std::size_t{0};
            }
            if (!inMember_) {
                stream_ = {};
                if (BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK)
                    return fail(Cause::NoSpace, CopyError::NoMemory);
                inMember_ = any_ = true;
            }
            stream_.next_in = reinterpret_cast<char*>(const_cast<std::byte*>(in->data()));
            stream_.avail_in = static_cast<unsigned>(in->size());
            stream_.next_out = reinterpret_cast<char*>(out.data());
            stream_.avail_out = room;
            const int code = BZ2_bzDecompress(&stream_);
            input_.use(in->size() - stream_.avail_in);
            left = stream_.avail_out;
            if (code == BZ_STREAM_END) {
                BZ2_bzDecompressEnd(&stream_);
                inMember_ = false;
            } else if (code != BZ_OK) {
                return damagedData("bzip2", "libbz2");
            }
        }
        return static_cast<std::size_t>(room - left);
    }

 private:
    CodedInput input_;
    bz_stream stream_{};
    bool inMember_ = false, any_ = false;
};

}  // namespace

std::unique_ptr<ByteStream> bzip2Decoder(std::unique_ptr<ByteStream> from) {
    return std::make_unique<Bzip2Decoder>(std::move(from));
}

#else

std::unique_ptr<ByteStream> bzip2Decoder(std::unique_ptr<ByteStream>) { return nullptr; }

#endif

}  // namespace sectorsmith::copier
