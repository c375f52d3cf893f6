// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace sectorsmith {

ErrorArgument::ErrorArgument(const Error& reason)
    : text(reason.message), error(std::make_shared<const Error>(reason)) {}

std::string errorSentence(std::string_view sentence, std::span<const std::string> arguments) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const std::string& argument : arguments) store.push_back(argument);
    try {
        return fmt::vformat(sentence, store);
    } catch (const fmt::format_error&) {
        return std::string(sentence);
    }
}

Error makeError(Cause cause, ErrorCode code, std::vector<ErrorArgument> arguments) {
    std::vector<std::string> texts;
    for (const ErrorArgument& argument : arguments) texts.push_back(argument.text);
    return {cause, errorSentence(code.sentence, texts), std::nullopt, code, std::move(arguments)};
}

}  // namespace sectorsmith
