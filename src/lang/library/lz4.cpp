// SPDX-License-Identifier: GPL-3.0-or-later
// LZ4, byte by byte.
// Source: the project's "LZ4 Block Format Description" and "LZ4 Frame Format Description" (1.6.x). Checksums are passed over.
#include <array>
#include <vector>

#include "lang/library/decoder.h"

namespace sectorsmith::lang::library {

namespace {

constexpr std::size_t kWindow = 65'536;                             // bytes that a match may reach back
constexpr std::uint64_t kLongest = std::uint64_t{1} << 32;          // of literals or a match
constexpr std::array<std::uint8_t, 4> kMagic{4, 0x22, 0x4D, 0x18};  // 184D2204h
constexpr std::uint32_t kStored = 0x80000000;  // in a block's size: its bytes are as they are

class Lz4Decoder final : public Decoder {
 public:
    explicit Lz4Decoder(bool frame) : frame_(frame), window_(kWindow) {
        if (!frame) beginBlock(~std::uint32_t{0} & ~kStored);
    }

    Step step(std::span<const std::byte>& in, std::span<std::byte>& out, bool last) override {
        while (state_ != State::End && state_ != State::Damaged) {
            if (state_ == State::Match) {
                if (out.empty()) return Step::More;
                put(out, window_[(made_ - offset_) % kWindow]);
                if (--length_ == 0) state_ = State::Token;
                continue;
            }
            // A block ends behind literals.
            if (state_ == State::Offset && read_ == 0 && (frame_ ? blockLeft_ == 0 : last && in.empty())) {
                endBlock();
                continue;
            }
            if (in.empty() || (copies() && out.empty())) return Step::More;
            const std::byte byte = in.front();
            in = in.subspan(1);
            if (inBlock() && blockLeft_-- == 0) {
                state_ = State::Damaged;
            } else if (copies()) {
                put(out, byte);
                if (--length_ == 0) afterCopied();
            } else {
                take(std::to_integer<std::uint8_t>(byte));
            }
        }
        return state_ == State::End ? Step::End : Step::Damaged;
    }

 private:
    enum class State : std::uint8_t {
        Magic,
        Flags,
        Sizes,  // of block and content, the dictionary, the header's checksum
        BlockSize,
        Token,
        LiteralLength,
        Literals,
        Offset,
        MatchLength,
        Match,
        Stored,
        BlockChecksum,
        EndChecksum,
        End,
        Damaged
    };

    bool copies() const { return state_ == State::Literals || state_ == State::Stored; }
    bool inBlock() const { return state_ >= State::Token && state_ <= State::Stored; }

    void put(std::span<std::byte>& out, std::byte byte) {
        out.front() = byte;
        out = out.subspan(1);
        window_[made_++ % kWindow] = byte;
    }

    void go(State state) {
        state_ = state;
        read_ = 0;
        number_ = 0;
    }
    // Little-endian numbers of `size` bytes: true when this one is the last.
    bool gather(std::uint8_t byte, unsigned size) {
        number_ |= std::uint32_t{byte} << (8 * read_);
        return ++read_ == size;
    }
    void skip(State state, unsigned bytes) {
        go(state);
        skip_ = bytes;
    }

    void beginBlock(std::uint32_t size) {
        blockLeft_ = size & ~kStored;
        length_ = blockLeft_;
        if ((size & kStored) == 0) go(State::Token);
        else go(blockLeft_ != 0 ? State::Stored : State::Damaged);
    }
    void endBlock() {
        if (!frame_) go(State::End);
        else if (blockChecksum_) skip(State::BlockChecksum, 4);
        else go(State::BlockSize);
    }
    void afterCopied() {
        if (state_ == State::Stored) endBlock();
        else go(State::Offset);
    }
    void beginLiterals() { go(length_ != 0 ? State::Literals : State::Offset); }
    void beginMatch() {
        go(offset_ != 0 && offset_ <= made_ && offset_ < kWindow ? State::Match : State::Damaged);
    }

    void take(std::uint8_t byte) {
        switch (state_) {
            case State::Magic:
                if (byte != kMagic[read_]) go(State::Damaged);
                else if (++read_ == kMagic.size()) go(State::Flags);
                break;
            case State::Flags: {
                const bool contentSize = (byte & 0x08) != 0;
                const bool dictionary = (byte & 0x01) != 0;
                blockChecksum_ = (byte & 0x10) != 0;
                contentChecksum_ = (byte & 0x04) != 0;
                // Version 01; without its dictionary nothing can be unpacked.
                if (byte >> 6 != 1 || dictionary) go(State::Damaged);
                else skip(State::Sizes, 2 + (contentSize ? 8 : 0));
                break;
            }
            case State::Sizes:
            case State::BlockChecksum:
                if (--skip_ == 0) go(State::BlockSize);
                break;
            case State::EndChecksum:
                if (--skip_ == 0) go(State::End);
                break;
            case State::BlockSize:
                if (!gather(byte, 4)) break;
                if (number_ != 0) beginBlock(number_);
                else if (contentChecksum_) skip(State::EndChecksum, 4);
                else go(State::End);
                break;
            case State::Token:
                length_ = byte >> 4;
                match_ = byte & 0x0F;
                if (length_ == 15) go(State::LiteralLength);
                else beginLiterals();
                break;
            case State::LiteralLength:
                length_ += byte;
                if (length_ > kLongest) go(State::Damaged);
                else if (byte != 255) beginLiterals();
                break;
            case State::Offset:
                if (!gather(byte, 2)) break;
                offset_ = number_;
                length_ = match_ + std::uint64_t{4};
                if (match_ == 15) go(State::MatchLength);
                else beginMatch();
                break;
            case State::MatchLength:
                length_ += byte;
                if (length_ > kLongest) go(State::Damaged);
                else if (byte != 255) beginMatch();
                break;
            default: go(State::Damaged); break;
        }
    }

    bool frame_;
    State state_ = State::Magic;
    bool blockChecksum_ = false;
    bool contentChecksum_ = false;
    unsigned read_ = 0;  // bytes of the number that is being read
    unsigned skip_ = 0;
    std::uint32_t number_ = 0;
    std::uint32_t blockLeft_ = 0;  // bytes of the input that belong to the block
    std::uint64_t length_ = 0;     // bytes of the literals or the match that are to come
    std::uint32_t match_ = 0;
    std::uint32_t offset_ = 0;
    std::uint64_t made_ = 0;
    std::vector<std::byte> window_;  // what was made last, at its number modulo the size
};

}  // namespace

std::unique_ptr<Decoder> lz4Decoder(bool frame) { return std::make_unique<Lz4Decoder>(frame); }

}  // namespace sectorsmith::lang::library
