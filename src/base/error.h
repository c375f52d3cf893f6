// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as values. No exception crosses an interface of the core: what can fail returns Result<T>.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/message.h"

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

// An error's sentence stands in a table as every other message does (part/errors.inc and its like).
using ErrorCode = MessageCode;
using ErrorArgument = MessageArgument;

// A cause, one sentence for people and the byte offset where known. The sentence is a clause that names what and where:
// it starts with a lower-case letter unless a name does and has no full stop; who shows it adds what is needed.
struct Error {
    Cause cause = Cause::Io;
    std::string message;                                 // in English
    std::optional<std::uint64_t> offset = std::nullopt;  // bytes from the start of the source
    ErrorCode code = {};                                 // what `message` was made from
    std::vector<ErrorArgument> arguments = {};
};

Error makeError(Cause cause, ErrorCode code, std::vector<ErrorArgument> arguments);

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(Cause cause, std::string message,
                                   std::optional<std::uint64_t> offset = std::nullopt) {
    return std::unexpected(Error{cause, std::move(message), offset});
}

// A message that was made before, as the error's sentence.
inline std::unexpected<Error> fail(Cause cause, const Message& message) {
    return std::unexpected(Error{cause, message.text, std::nullopt, message.code, message.arguments});
}

// fail(Cause::NotFound, PartError::NoPartition, number): the sentence is that of the area's table.
template <typename Code, typename... Arguments>
    requires std::is_enum_v<Code>
std::unexpected<Error> fail(Cause cause, Code code, const Arguments&... arguments) {
    return std::unexpected(makeError(cause, errorCode(code), {ErrorArgument(arguments)...}));
}
// The same, where the byte is known.
template <typename Code, typename... Arguments>
    requires std::is_enum_v<Code>
std::unexpected<Error> failAt(std::uint64_t offset, Cause cause, Code code, const Arguments&... arguments) {
    Error error = makeError(cause, errorCode(code), {ErrorArgument(arguments)...});
    error.offset = offset;
    return std::unexpected(std::move(error));
}

// `error` as the reason of another one: the same cause and offset, `code`'s sentence with `arguments`, of which one may
// be the error.
template <typename Code, typename... Arguments>
    requires std::is_enum_v<Code>
Error because(const Error& error, Code code, const Arguments&... arguments) {
    Error outer = makeError(error.cause, errorCode(code), {ErrorArgument(arguments)...});
    outer.offset = error.offset;
    return outer;
}

// For the tables: an area's errors.inc has lines `E(NoPartition, ERROR_TEXT("part", "partition {} does not exist"))`.
// lupdate knows ERROR_TEXT as it knows QT_TRANSLATE_NOOP.
#define ERROR_TEXT(area, sentence) sentence

}  // namespace sectorsmith
