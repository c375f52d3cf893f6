// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/message.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/messages.h"

namespace sectorsmith {

MessageArgument::MessageArgument(const Error& error)
    : text(error.message), message(std::make_shared<const Message>(error)) {}

MessageArgument::MessageArgument(const Message& other)
    : text(other.text), message(std::make_shared<const Message>(other)) {}

Message::Message(MessageCode of, std::vector<MessageArgument> with) : code(of), arguments(std::move(with)) {
    const bool one =
        code.singular != nullptr &&
        std::ranges::any_of(arguments, [](const MessageArgument& each) { return each.count == 1; });
    std::vector<std::string> texts;
    for (const MessageArgument& argument : arguments) texts.push_back(argument.text);
    text = filledSentence(one ? code.singular : code.sentence, texts);
}

Message::Message(const Error& error) : text(error.message), code(error.code), arguments(error.arguments) {}

Message Message::plain(std::string text) {
    Message message;
    message.text = std::move(text);
    return message;
}

std::string hexText(std::uint64_t value, int digits) { return fmt::format("{:0{}X}", value, digits); }

void MessageList::add(Message one) {
    whole_ = whole_.empty() ? std::move(one) : say(BaseMessage::List, whole_, one);
}

std::string filledSentence(std::string_view sentence, std::span<const std::string> arguments) {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const std::string& argument : arguments) store.push_back(argument);
    try {
        return fmt::vformat(sentence, store);
    } catch (const fmt::format_error&) {
        return std::string(sentence);
    }
}

}  // namespace sectorsmith
