// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

namespace sectorsmith {

Error makeError(Cause cause, ErrorCode code, std::vector<ErrorArgument> arguments) {
    Message message(code, std::move(arguments));
    return {cause, std::move(message.text), std::nullopt, code, std::move(message.arguments)};
}

}  // namespace sectorsmith
