// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in fs/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith {

enum class FsError : std::uint16_t {
#define E(code, sentence) code,
#include "fs/errors.inc"
#undef E
};
ErrorCode errorCode(FsError code);

// An error as the reason of `help`, which says what to do about it.
inline std::unexpected<Error> withHelp(FsError help, const std::unexpected<Error>& reason) {
    return std::unexpected(because(reason.error(), help, reason.error()));
}

// The sentence alone, for FileSystemFacts::problems.
template <typename... Arguments>
std::string fsSentence(FsError code, const Arguments&... arguments) {
    return makeError(Cause::Damaged, errorCode(code), {ErrorArgument(arguments)...}).message;
}

}  // namespace sectorsmith
