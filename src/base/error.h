// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as values. No exception crosses an interface of the core: what can fail returns Result<T>.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

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

struct Error;

// What stands in a sentence for one {}: a text (a name, a number, a size), or another error that is its reason.
struct ErrorArgument {
    ErrorArgument(std::string value) : text(std::move(value)) {}
    ErrorArgument(std::string_view value) : text(value) {}
    ErrorArgument(const char* value) : text(value) {}
    ErrorArgument(std::integral auto value) : text(std::to_string(value)) {}
    ErrorArgument(char) = delete;
    ErrorArgument(const Error& error);

    std::string text;                    // of an error: its message
    std::shared_ptr<const Error> error;  // null: a plain text
};

// One sentence of an area's table (part/errors.inc and its like). Nobody has to look into a sentence to find out what
// happened, and it can be translated.
struct ErrorCode {
    const char* area = "";      // "part": the enum, and the context of the translation; static
    std::uint16_t number = 0;   // the enum's value
    const char* sentence = "";  // in English, with {} or {0}, {1} for the arguments; static

    // Whether this is that code: `error.code == PartError::NoTable`.
    template <typename Code>
        requires std::is_enum_v<Code>
    friend bool operator==(const ErrorCode& a, Code code) {
        const ErrorCode b = errorCode(code);
        return std::string_view(a.area) == b.area && a.number == b.number;
    }
};

// A cause, one sentence for people and the byte offset where known. The sentence is a clause that names what and where:
// it starts with a lower-case letter unless a name does and has no full stop; who shows it adds what is needed.
struct Error {
    Cause cause = Cause::Io;
    std::string message;                                 // in English
    std::optional<std::uint64_t> offset = std::nullopt;  // bytes from the start of the source
    ErrorCode code = {};                                 // what `message` was made from
    std::vector<ErrorArgument> arguments = {};
};

// The sentence with its arguments; with too few of them, or braces that do not fit, the sentence as it is.
std::string errorSentence(std::string_view sentence, std::span<const std::string> arguments);
Error makeError(Cause cause, ErrorCode code, std::vector<ErrorArgument> arguments);

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(Cause cause, std::string message,
                                   std::optional<std::uint64_t> offset = std::nullopt) {
    return std::unexpected(Error{cause, std::move(message), offset});
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
