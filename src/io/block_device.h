// SPDX-License-Identifier: GPL-3.0-or-later
// A disk or image opened for writing. Only src/ops holds one: nothing else in the program can change a disk.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/byte_source.h"
#include "io/device_facts.h"
#include "io/errors.h"

namespace sectorsmith {

class SystemFile;

// What tells one disk from another. USB bridges give no serial, so an equal identity is needed but is no proof.
struct DeviceIdentity {
    bool image = false;  // a file; else a device
    std::string path;    // absolute
    std::string model;
    std::string serial;
    std::string transport;
    std::uint64_t size = 0;          // bytes
    std::uint32_t sectorSize = 512;  // bytes, logical
    std::uint64_t diskSequence =
        0;  // Linux: changes when a medium is swapped; 0 where unknown; not kept over a restart
};

enum class Exclusivity {
    Exclusive,  // nobody else may use any part: O_EXCL and flock; lock and dismount; claim
    BesideOthers,  // other partitions are in use and stay so: flock alone (the table of a disk in use, after a confirmation)
};

// How a disk takes TRIM: whole units of `granularity` bytes that begin at bytes p of the disk with
// p % granularity == alignment. An image: the unit in which holes can be made.
struct DiscardLimits {
    std::uint64_t granularity = 0;  // bytes; 0: TRIM does not get through
    std::uint64_t alignment = 0;    // bytes, below granularity
    std::uint64_t maxBytes = 0;     // per request; 0: no limit known

    // The first place of a unit at or after `offset`; the end of the last unit that ends at or before `end`, which may lie
    // before the former. Needs a granularity.
    std::uint64_t roundUp(std::uint64_t offset) const {
        const std::uint64_t over = (offset % granularity + granularity - alignment) % granularity;
        return over == 0 ? offset : offset + (granularity - over);
    }
    std::uint64_t roundDown(std::uint64_t end) const {
        const std::uint64_t over = (end % granularity + granularity - alignment) % granularity;
        return end < over ? 0 : end - over;
    }
};

// Holds the lock from opening to destruction. read() goes past every cache: it tells what the disk holds.
// Threading: one thread at a time. Every failure is an Error; a short write is one, too.
class BlockDevice : public ByteSource {
 public:
    virtual DeviceIdentity identity() const = 0;
    // Writes whole logical sectors: `offset` and the length are multiples of sectorSize() and inside the device (an image's
    // last sector may be shorter: up to size()), else
    // OutOfRange or Usage and nothing is written. On Cause::Io any of the sectors may hold old, new or torn content.
    virtual Result<void> write(std::uint64_t offset, std::span<const std::byte> bytes) = 0;
    // Returns when what was written is on stable storage.
    virtual Result<void> flush() = 0;
    // Tells the disk that the bytes are not needed (TRIM; an image: a hole). Clamped inward to the granularity: returns
    // the bytes that were discarded. Unsupported where it does not get through.
    virtual Result<std::uint64_t> discard(std::uint64_t offset, std::uint64_t length) = 0;
    // As discard(), and the drive clears the cells that held the bytes. Few can: memory cards and soldered flash.
    virtual Result<std::uint64_t> discardSecurely(std::uint64_t /*offset*/, std::uint64_t /*length*/) {
        return fail(Cause::Unsupported, IoError::NoSecureDiscard, name());
    }
    // Whether discardSecurely() has a chance, asked without changing anything.
    virtual Result<void> canDiscardSecurely() const {
        return fail(Cause::Unsupported, IoError::NoSecureDiscard, name());
    }
    // The units that discard() clamps to.
    virtual DiscardLimits discardLimits() const { return {}; }
    // Zeros that cost no space where the system has a way (a hole in an image, else the same as writing zeros).
    virtual Result<void> writeZeros(std::uint64_t offset, std::uint64_t length) = 0;
    // The same bytes as writeZeros(), but the system or the disk makes them (SystemFile::zeroRange()): fast, and what an
    // image held may stay on the disk below it. Unsupported, with nothing changed, where there is no such call.
    virtual Result<void> zeroRange(std::uint64_t /*offset*/, std::uint64_t /*length*/) {
        return fail(Cause::Unsupported, IoError::NoZeroRange, name());
    }
    // Makes the system read the partition table anew; names the partitions whose change it could not take over.
    virtual Result<std::vector<std::string>> rereadPartitions() = 0;
    // For a speed test, which issues its own requests: the open file, and the byte of it that is this device's first. Stays
    // this object's. Nothing (nullptr) where there is no file, or where parts of the device must not be written.
    struct OpenFile {
        SystemFile* file = nullptr;
        std::uint64_t start = 0;
    };
    virtual OpenFile openFile() { return {}; }
};

// Whether BlockDevice::zeroRange() can work on this system at all.
bool systemZeroesRanges();

struct WriteOpenOptions {
    Exclusivity exclusivity = Exclusivity::Exclusive;
    std::optional<std::uint32_t> sectorSize;  // images: what the reader used
    bool asBytes = false;                     // a container's file: its own bytes (OpenOptions::asBytes)
};

// Opens and locks. InUse names what is in the way (mounted where, held by what, which loop device, which process);
// Permission says what to do; Refused for containers that are not raw (io/open.h).
Result<std::unique_ptr<BlockDevice>> openForWriting(const std::string& path,
                                                    const WriteOpenOptions& options = {});

}  // namespace sectorsmith
