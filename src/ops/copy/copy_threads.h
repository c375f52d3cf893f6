// SPDX-License-Identifier: GPL-3.0-or-later
// The two threads of a copy. Each owns what it works with together with whoever started it, so that one that waits for a
// dead disk can be left behind.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "io/block_device.h"
#include "io/bulk_reads.h"
#include "io/memory_pages.h"

namespace sectorsmith::copier {

// What all threads of a copy wait with.
struct CopySignal {
    std::mutex mutex;
    std::condition_variable changed;
    std::uint64_t events = 0;  // counts what has ended, for who waits for it

    // Waits until something has ended since `seen`, at most for a moment: there may be somebody to look at.
    void wait(std::uint64_t& seen);
};

// Memory that direct transfers can use, in large pages where the system has them.
class CopyBuffer {
 public:
    static constexpr std::size_t alignment = largePage;
    explicit CopyBuffer(std::size_t bytes);
    std::span<std::byte> bytes() { return {memory_.get(), size_}; }

 private:
    struct Free {
        void operator()(std::byte* p) const { ::operator delete[](p, std::align_val_t{alignment}); }
    };
    std::unique_ptr<std::byte[], Free> memory_;
    std::size_t size_;
};
using BufferHandle = std::shared_ptr<CopyBuffer>;

// Writes pieces one after another and keeps the map after a flush. Stops at the first error.
class CopyWriter {
 public:
    struct Done {
        ByteRange range;      // bytes of the source; empty: a map was kept
        BufferHandle buffer;  // none: zeros
    };
    struct Target {
        std::shared_ptr<BlockDevice> device;
        std::uint64_t offset = 0;  // bytes of it before the source's first
        bool fresh = false;        // zeros need not be written
        bool sparse = false;
        std::function<Result<void>(const std::string&)> saveMap;
    };

    CopyWriter(Target target, std::shared_ptr<CopySignal> signal);
    ~CopyWriter();

    void write(const ByteRange& range, BufferHandle buffer);
    void writeZeros(const ByteRange& range);
    void save(std::string map);
    // Flush alone.
    void flush();

    std::optional<Done> take();
    bool idle() const;
    std::optional<Error> error() const;
    // The error came from a flush: nobody knows what of the writes before it has arrived.
    bool flushFailed() const;
    std::uint64_t saves() const;

 private:
    friend class CopyReader;
    struct State;
    struct Job;
    void push(Job job);
    std::shared_ptr<State> state_;
    std::thread thread_;
};

// Reads ranges one after another, each by one attempt. After an attempt that failed it waits until it is told to go on.
class CopyReader {
 public:
    struct Done {
        ByteRange range;
        BufferHandle buffer;  // none: the writer has it
        ReadAttempt attempt;
        double seconds = 0;  // that the attempt took
    };

    CopyReader(std::shared_ptr<ByteSource> source, std::shared_ptr<CopySignal> signal);
    // Leaves a read that does not end behind.
    ~CopyReader();

    // `then`: whoever writes what was read without an error. Nobody is woken for it before it is written.
    void read(const ByteRange& range, BufferHandle buffer, const CopyWriter* then = nullptr);
    // What has ended, in order.
    std::optional<Done> take();
    // After an attempt that failed.
    void goOn();
    // Hands back the buffers of what has not been begun, and lets the thread go on.
    std::vector<BufferHandle> dropQueued();

 private:
    struct State;
    struct Job;
    std::shared_ptr<State> state_;
    std::thread thread_;
};

// Reads the same pieces of one or several sources, some ahead, and hands them over in turn.
struct ReadInTurn {
    struct Side {
        std::shared_ptr<ByteSource> source;
        std::uint64_t offset = 0;  // bytes of it before the pieces' byte 0
    };
    std::vector<Side> sides;
    std::uint64_t pieceBytes = 0;     // the largest piece
    unsigned buffers = 0;             // of all sides together
    std::function<ByteRange()> next;  // the next piece; empty: no more
    // What was read of a piece, or the error, in the order of the sides.
    std::function<Result<void>(const ByteRange& piece, std::span<const CopyReader::Done>)> each;
    std::function<Result<void>(std::uint64_t bytesDone)> look;  // now and then
};
// Up to the end, or the first error of `each` or `look`.
Result<void> readInTurn(const ReadInTurn& work);

}  // namespace sectorsmith::copier
