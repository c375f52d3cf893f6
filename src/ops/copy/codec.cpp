// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/codec.h"

#include "ops/copy/errors.h"

namespace sectorsmith::copier {

namespace {

const char* codingName(Coding coding) {
    switch (coding) {
        case Coding::Plain: return "plain";
        case Coding::Gzip: return "gzip";
        case Coding::Xz: return "xz";
        case Coding::Zstd: return "zstd";
        case Coding::Bzip2: return "bzip2";
    }
    return "";
}

// Nothing to read, for asking what is there.
class NoStream : public ByteStream {
 public:
    Result<std::size_t> read(std::span<std::byte>) override { return std::size_t{0}; }
};

}  // namespace

Result<std::unique_ptr<ByteStream>> decoderOf(Coding coding, std::unique_ptr<ByteStream> from) {
    std::unique_ptr<ByteStream> made;
    switch (coding) {
        case Coding::Plain: return from;
        case Coding::Gzip: made = gzipDecoder(std::move(from)); break;
        case Coding::Xz: made = xzDecoder(std::move(from)); break;
        case Coding::Zstd: made = zstdDecoder(std::move(from)); break;
        case Coding::Bzip2: made = bzip2Decoder(std::move(from)); break;
    }
    if (!made) return fail(Cause::Unsupported, CopyError::NoDecoder, codingName(coding));
    return made;
}

Result<std::unique_ptr<ByteSink>> encoderFor(Coding coding, std::unique_ptr<ByteSink> to) {
    std::unique_ptr<ByteSink> made;
    if (coding == Coding::Plain) return to;
    if (coding == Coding::Gzip) made = gzipEncoder(std::move(to));
    if (coding == Coding::Zstd) made = zstdEncoder(std::move(to));
    if (!made) return fail(Cause::Unsupported, CopyError::NoEncoder, codingName(coding));
    return made;
}

std::uint64_t leastContent(Coding coding, const ByteSource& file) {
    switch (coding) {
        case Coding::Gzip: return gzipLeastContent(file);
        case Coding::Xz: return xzLeastContent(file);
        case Coding::Zstd: return zstdLeastContent(file);
        case Coding::Bzip2:
        case Coding::Plain: break;
    }
    return 0;
}

bool canDecode(Coding coding) { return decoderOf(coding, std::make_unique<NoStream>()).has_value(); }
bool canEncode(Coding coding) { return encoderFor(coding, nullptr).has_value(); }

}  // namespace sectorsmith::copier
