// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::hex::dec: what is compressed in the data, unpacked into a section; and mangled names of C++.
#include <cxxabi.h>
#include <zlib.h>

#include <cstdlib>
#include <cstring>
#include <memory>

#include "lang/errors.h"
#include "lang/library/decoder.h"
#include "lang/library/modules.h"

#if SECTORSMITH_HAVE_ZSTD
#include <zstd.h>
#endif
#if SECTORSMITH_HAVE_LZMA
#include <lzma.h>
#endif
#if SECTORSMITH_HAVE_BZIP2
#include <bzlib.h>
#endif

namespace sectorsmith::lang::library {

namespace {

constexpr std::size_t kPiece = 64 * 1024;
constexpr std::uint64_t kMostInput = std::uint64_t{256} << 20;  // bytes; a section holds no more either

using Step = Decoder::Step;

struct Unpacked {
    std::uint64_t used = 0;  // bytes of the input
    bool whole = false;      // its end was found
};

// All that comes out of a pattern's bytes, written to the section from `to` on.
Result<Unpacked> unpack(NativeContext& context, Args args, std::uint64_t to, Decoder& decoder) {
    SECTORSMITH_TRY(node, nodeArg(args, 0));
    SECTORSMITH_TRY(section, addressArg(args, 1));
    const std::uint64_t size = node->size();
    if (size > kMostInput) return fail(Cause::NoSpace, LangError::TooMuchToUnpack);
    std::vector<std::byte> input(kPiece);
    std::vector<std::byte> output(kPiece);
    std::span<const std::byte> in;
    Unpacked result;
    for (std::uint64_t read = 0;;) {
        if (context.cancelled()) return fail(Cause::Cancelled, LangError::Cancelled);
        if (in.empty() && read < size) {
            const auto n = static_cast<std::size_t>(std::min<std::uint64_t>(size - read, kPiece));
            const auto piece = std::span(input).first(n);
            if (auto done = context.readNode(*node, read, piece); !done) return std::unexpected(done.error());
            read += n;
            in = piece;
        }
        std::span<std::byte> out = output;
        const std::size_t before = in.size();
        const Step step = decoder.step(in, out, read == size);
        const std::size_t made = output.size() - out.size();
        result.used += before - in.size();
        if (auto counted = context.spend(1 + (made + before - in.size()) / kBytesPerSum); !counted)
            return std::unexpected(counted.error());
        if (made > 0) {
            if (auto done = context.writeSection(section, to, std::span(output).first(made)); !done)
                return std::unexpected(done.error());
            to += made;
        }
        if (step == Step::End) result.whole = true;
        // Without progress, nothing more will come.
        const bool stuck = made == 0 && before == in.size() && (before > 0 || read == size);
        if (step != Step::More || stuck) return result;
    }
}

// Into an emptied section.
Result<Unpacked> unpackAnew(NativeContext& context, Args args, Decoder& decoder) {
    SECTORSMITH_TRY(section, addressArg(args, 1));
    if (auto emptied = context.resizeSection(section, 0); !emptied) return std::unexpected(emptied.error());
    return unpack(context, args, 0, decoder);
}

class ZlibDecoder final : public Decoder {
 public:
    // `window`: as zlib's windowBits; 0: zlib or gzip, as it comes.
    explicit ZlibDecoder(int window) {
        ready_ = inflateInit2(&stream_, window == 0 ? 15 + 32 : window) == Z_OK;
    }
    ~ZlibDecoder() override {
        if (ready_) inflateEnd(&stream_);
    }
    ZlibDecoder(const ZlibDecoder&) = delete;
    ZlibDecoder& operator=(const ZlibDecoder&) = delete;

    Step step(std::span<const std::byte>& in, std::span<std::byte>& out, bool) override {
        if (!ready_) return Step::Damaged;
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(in.data()));
        stream_.avail_in = static_cast<uInt>(in.size());
        stream_.next_out = reinterpret_cast<Bytef*>(out.data());
        stream_.avail_out = static_cast<uInt>(out.size());
        const int code = inflate(&stream_, Z_NO_FLUSH);
        in = in.last(stream_.avail_in);
        out = out.last(stream_.avail_out);
        if (code == Z_STREAM_END) return Step::End;
        return code == Z_OK || code == Z_BUF_ERROR ? Step::More : Step::Damaged;
    }

 private:
    z_stream stream_{};
    bool ready_ = false;
};

// How many bytes were taken in, negative when they are damaged or end too early.
NativeResult zlib(NativeContext& context, Args args) {
    int window = 0;
    if (args.size() > 2) {
        SECTORSMITH_TRY(given, integerArg(args, 2));
        if (given < -15 || given > 47) return fail(Cause::Usage, LangError::ZlibWindow);
        window = static_cast<int>(given);
    }
    ZlibDecoder decoder(window);
    SECTORSMITH_TRY(done, unpackAnew(context, args, decoder));
    return makeSigned(done.whole ? Int128{done.used} : Int128{Z_DATA_ERROR});
}

#if SECTORSMITH_HAVE_ZSTD
class ZstdDecoder final : public Decoder {
 public:
    Step step(std::span<const std::byte>& in, std::span<std::byte>& out, bool last) override {
        if (!context_) return Step::Damaged;
        ZSTD_inBuffer from{in.data(), in.size(), 0};
        ZSTD_outBuffer to{out.data(), out.size(), 0};
        const std::size_t code = ZSTD_decompressStream(context_.get(), &to, &from);
        in = in.subspan(from.pos);
        out = out.subspan(to.pos);
        if (ZSTD_isError(code) != 0) return Step::Damaged;
        return code == 0 && in.empty() && last ? Step::End : Step::More;
    }

 private:
    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context_{ZSTD_createDCtx(), &ZSTD_freeDCtx};
};

// Behind what the section holds: a file of several frames is unpacked frame by frame.
NativeResult zstd(NativeContext& context, Args args) {
    SECTORSMITH_TRY(section, addressArg(args, 1));
    SECTORSMITH_TRY(end, context.sectionSize(section));
    ZstdDecoder decoder;
    SECTORSMITH_TRY(done, unpack(context, args, end, decoder));
    return makeBool(done.whole);
}
#endif

#if SECTORSMITH_HAVE_LZMA
class LzmaDecoder final : public Decoder {
 public:
    LzmaDecoder() { ready_ = lzma_auto_decoder(&stream_, std::uint64_t{256} << 20, 0) == LZMA_OK; }
    ~LzmaDecoder() override { lzma_end(&stream_); }
    LzmaDecoder(const LzmaDecoder&) = delete;
    LzmaDecoder& operator=(const LzmaDecoder&) = delete;

    Step step(std::span<const std::byte>& in, std::span<std::byte>& out, bool last) override {
        if (!ready_) return Step::Damaged;
        stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
        stream_.avail_in = in.size();
        stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
        stream_.avail_out = out.size();
        const lzma_ret code = lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN);
        in = in.last(stream_.avail_in);
        out = out.last(stream_.avail_out);
        if (code == LZMA_STREAM_END) return Step::End;
        return code == LZMA_OK ? Step::More : Step::Damaged;
    }

 private:
    lzma_stream stream_ = LZMA_STREAM_INIT;
    bool ready_ = false;
};

NativeResult lzma(NativeContext& context, Args args) {
    LzmaDecoder decoder;
    SECTORSMITH_TRY(done, unpackAnew(context, args, decoder));
    return makeBool(done.whole);
}
#endif

#if SECTORSMITH_HAVE_BZIP2
class Bzip2Decoder final : public Decoder {
 public:
    Bzip2Decoder() { ready_ = BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK; }
    ~Bzip2Decoder() override {
        if (ready_) BZ2_bzDecompressEnd(&stream_);
    }
    Bzip2Decoder(const Bzip2Decoder&) = delete;
    Bzip2Decoder& operator=(const Bzip2Decoder&) = delete;

    Step step(std::span<const std::byte>& in, std::span<std::byte>& out, bool) override {
        if (!ready_) return Step::Damaged;
        stream_.next_in = reinterpret_cast<char*>(const_cast<std::byte*>(in.data()));
        stream_.avail_in = static_cast<unsigned>(in.size());
        stream_.next_out = reinterpret_cast<char*>(out.data());
        stream_.avail_out = static_cast<unsigned>(out.size());
        const int code = BZ2_bzDecompress(&stream_);
        in = in.last(stream_.avail_in);
        out = out.last(stream_.avail_out);
        if (code == BZ_STREAM_END) return Step::End;
        return code == BZ_OK ? Step::More : Step::Damaged;
    }

 private:
    bz_stream stream_{};
    bool ready_ = false;
};

NativeResult bzip2(NativeContext& context, Args args) {
    Bzip2Decoder decoder;
    SECTORSMITH_TRY(done, unpackAnew(context, args, decoder));
    return makeBool(done.whole);
}
#endif

// Whether all was unpacked.
NativeResult lz4(NativeContext& context, Args args) {
    const std::unique_ptr<Decoder> decoder = lz4Decoder(args.size() < 3 || asBool(args[2].value));
    SECTORSMITH_TRY(done, unpackAnew(context, args, *decoder));
    return makeBool(done.whole);
}

[[maybe_unused]] NativeResult absent(NativeContext&, Args) {
    return fail(Cause::Unsupported, LangError::CannotUnpack);
}

// Each can stand for all that came before it: so many of them make texts of any length.
bool hasTooManySubstitutions(std::string_view name) {
    constexpr std::size_t most = 24;
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < name.size(); ++i) {
        const char next = name[i + 1];
        count += (name[i] == 'S' || name[i] == 'T') &&
                 (next == '_' || (next >= '0' && next <= '9') || (next >= 'A' && next <= 'Z'));
    }
    return count > most;
}

NativeResult demangle(NativeContext& context, Args args) {
    SECTORSMITH_TRY(name, textArg(args, 0));
    constexpr std::size_t longest = 4096;
    constexpr std::uint64_t cost = 1 << 16;  // short names can make long texts
    if (auto counted = context.spend(cost + name.size()); !counted) return std::unexpected(counted.error());
    if (name.size() > longest || !name.starts_with("_Z") || hasTooManySubstitutions(name))
        return makeText(std::move(name));
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> plain(
        abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), &std::free);
    if (status != 0 || plain == nullptr || std::strlen(plain.get()) > 16 * longest)
        return makeText(std::move(name));
    return makeText(plain.get());
}

constexpr NativeFunction kDec[] = {
    {"builtin::hex::dec::demangle", 1, 1, NativeEffect::Pure, demangle},
    {"builtin::hex::dec::zlib_decompress", 2, 3, NativeEffect::Changes, zlib},
#if SECTORSMITH_HAVE_BZIP2
    {"builtin::hex::dec::bzip_decompress", 2, 2, NativeEffect::Changes, bzip2},
#else
    {"builtin::hex::dec::bzip_decompress", 2, 2, NativeEffect::Changes, absent},
#endif
#if SECTORSMITH_HAVE_LZMA
    {"builtin::hex::dec::lzma_decompress", 2, 2, NativeEffect::Changes, lzma},
#else
    {"builtin::hex::dec::lzma_decompress", 2, 2, NativeEffect::Changes, absent},
#endif
#if SECTORSMITH_HAVE_ZSTD
    {"builtin::hex::dec::zstd_decompress", 2, 2, NativeEffect::Changes, zstd},
#else
    {"builtin::hex::dec::zstd_decompress", 2, 2, NativeEffect::Changes, absent},
#endif
    {"builtin::hex::dec::lz4_decompress", 2, 3, NativeEffect::Changes, lz4},
};

}  // namespace

std::span<const NativeFunction> decNatives() { return kDec; }

}  // namespace sectorsmith::lang::library
