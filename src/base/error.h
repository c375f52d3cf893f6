// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as values. No exception crosses an interface of the core: what can fail returns Result<T>.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <utility>

namespace sectorsmith {

// What kind of failure it is: decides the exit code of the command and what the window offers.
enum class Cause {
    Io,           // the device or file failed (a read error, a device that vanished)
    OutOfRange,   // the request lies beyond the end of the source
    Damaged,      // the data contradict their own format
    Permission,   // the system refuses for lack of rights
    InUse,        // something else holds the device, a partition or the image
    NotFound,     // no such file, device, partition, template, field
    Unsupported,  // valid, but nothing that this program can do (here)
    Usage,        // the caller's words are wrong: an option, an expression
    Cancelled,    // the user cancelled
    NoSpace,      // a file system or a bound is full
    Changed,      // the disk does not hold what was seen before
    Refused,      // the user, or a rule that protects data, said no
};

// A cause, one sentence for people (no trailing newline; names what and where) and the byte offset where known.
struct Error {
    Cause cause = Cause::Io;
    std::string message;
    std::optional<std::uint64_t> offset = std::nullopt;  // bytes from the start of the source
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(Cause cause, std::string message,
                                   std::optional<std::uint64_t> offset = std::nullopt) {
    return std::unexpected(Error{cause, std::move(message), offset});
}

}  // namespace sectorsmith
