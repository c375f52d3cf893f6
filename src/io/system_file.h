// SPDX-License-Identifier: GPL-3.0-or-later
// The seam to the operating system: an open file or device, as thin as it can be. One implementation per system
// (system_file_posix.cpp, system_file_windows.cpp); tests put fakes here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/error.h"
#include "io/byte_source.h"
#include "io/errors.h"

namespace sectorsmith {

// What the system said about a path, before anything is opened.
enum class PathKind { Missing, File, Folder, Device, Other };

struct FileMode {
    bool write = false;      // else opened for reading only
    bool exclusive = false;  // Linux devices: O_EXCL, fails with InUse while a partition is mounted or held
    bool direct = false;     // past the system's cache from the start
};

// Offsets and lengths in bytes. Owns the handle. Const functions may be called from several threads at once.
class SystemFile {
 public:
    virtual ~SystemFile() = default;

    // Reads up to out.size() bytes; the count that arrived, 0 at or beyond the end. Any alignment, also when direct.
    // Cause::NotFound when the device itself is gone, Cause::Io for a failed read.
    virtual Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> out) const = 0;
    // Writes all of `bytes` or says what failed and (Error::offset) from where on. When direct: aligned to `alignment`.
    virtual Result<void> writeAt(std::uint64_t offset, std::span<const std::byte> bytes) = 0;
    // Until the data are on stable storage, the drive's own cache included.
    virtual Result<void> flush() = 0;
    // The present size; changes when a file or device shrinks.
    virtual Result<std::uint64_t> currentSize() const = 0;
    // The run of data or hole at `offset`, for a source of `size` bytes; all is data where the system cannot say.
    virtual Extent extentAt(std::uint64_t offset, std::uint64_t size) const = 0;
    // Makes the system forget its copy of the range, as far as it can be told to (never loses unwritten data).
    virtual void dropCache(std::uint64_t offset, std::uint64_t length) const = 0;
    // Reads go past the system's cache from now on, in units of `alignment` bytes; false when it cannot be switched.
    virtual bool setDirect(bool direct, std::uint32_t alignment) const = 0;
    // Gives the range back to the file system (a hole: zeros) or, on a device, discards it.
    virtual Result<void> discard(std::uint64_t offset, std::uint64_t length) = 0;
    // As discard(), and the device clears the cells that held the bytes before it answers. Unsupported elsewhere.
    virtual Result<void> discardSecurely(std::uint64_t /*offset*/, std::uint64_t /*length*/) {
        return canDiscardSecurely();
    }
    // Whether the device says that it can. Needs a file opened for writing; changes nothing.
    virtual Result<void> canDiscardSecurely() const {
        return fail(Cause::Unsupported, IoError::SecureDiscardLinuxOnly);
    }
    // Has the system make the range read as zeros without their being sent: a file keeps its blocks, which count as
    // unwritten from then on; a device gets its own command for it, or zeros from the kernel. Unsupported, with nothing
    // changed, where system or file system have no such call.
    virtual Result<void> zeroRange(std::uint64_t /*offset*/, std::uint64_t /*length*/) {
        return fail(Cause::Unsupported, IoError::ZeroRangeLinuxOnly);
    }
    // An advisory lock on the whole file, exclusive; Cause::InUse when another process has one. Ends with the handle.
    virtual Result<void> lockExclusive() = 0;
    virtual void unlock() = 0;
    // The descriptor, or the HANDLE, for the calls of one system's device code.
    virtual std::intptr_t nativeHandle() const = 0;
};

// What tells an open file or device from another one that has its path by now.
struct FileMark {
    std::uint64_t volume = 0;  // that the file lies on; of a device: its number
    std::uint64_t file = 0;    // within that; of a device: 0
    std::uint64_t sequence =
        0;  // of a device on Linux: counts up when the medium behind it changes; 0 where unknown
    bool operator==(const FileMark&) const = default;
};
// Nothing where the system does not tell.
std::optional<FileMark> markOf(const SystemFile& file);

PathKind pathKind(const std::string& path);
// Error sentences name `path`. Permission, NotFound, InUse (EBUSY), Io.
Result<std::unique_ptr<SystemFile>> openSystemFile(const std::string& path, const FileMode& mode = {});
// Takes over an open descriptor (POSIX) or HANDLE (Windows), for instance one that UDisks2 or authopen handed out.
std::unique_ptr<SystemFile> adoptSystemFile(std::intptr_t handle, const std::string& path,
                                            const FileMode& mode = {});
// "Input/output error": the system's words for an error number (errno, GetLastError) and what kind of failure it is.
std::string systemErrorText(long number);
Cause systemErrorCause(long number);

}  // namespace sectorsmith
