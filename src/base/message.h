// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says to people: a sentence of a table and what stands in it. The command prints the English text, the
// window translates it; nobody looks into a sentence to find out what happened.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace sectorsmith {

struct Error;
struct Message;

// A number whose grammatical form the sentence takes: "1 sector", "2 sectors".
struct Count {
    std::uint64_t value = 0;
};

// What stands in a sentence for one {}: a text (a name, a number, a size) or another message, which is translated, too.
struct MessageArgument {
    MessageArgument(std::string value) : text(std::move(value)) {}
    MessageArgument(std::string_view value) : text(value) {}
    MessageArgument(const char* value) : text(value) {}
    MessageArgument(std::integral auto value) : text(std::to_string(value)) {}
    MessageArgument(Count value) : text(std::to_string(value.value)), count(value.value) {}
    MessageArgument(char) = delete;
    MessageArgument(const Error& error);  // as the reason of another one
    MessageArgument(const Message& message);

    std::string text;                        // in English
    std::shared_ptr<const Message> message;  // null: a plain text
    std::optional<std::uint64_t> count;
};

// One line of an area's table: a sentence with {} or {0}, {1} for the arguments. Where its form depends on a Count,
// `singular` is what is said of one; null: it does not.
struct MessageText {
    const char* sentence = "";
    const char* singular = nullptr;
};

// One sentence of an area's table (part/errors.inc, part/messages.inc and their like).
struct MessageCode {
    const char* area = "";           // "part": the enum's folder, and the context of the translation; static
    std::uint16_t number = 0;        // the enum's value
    const char* sentence = "";       // in English; static
    const char* singular = nullptr;  // MessageText::singular; static
    bool error = false;              // the number is that of the area's errors, not of its messages

    // Whether this is that code: `error.code == PartError::NoTable`, `note.code == PartMessage::HybridMbr`.
    template <typename Code>
        requires std::is_enum_v<Code>
    friend bool operator==(const MessageCode& a, Code code) {
        const MessageCode b = [&] {
            if constexpr (requires { messageCode(code); }) return messageCode(code);
            else return errorCode(code);
        }();
        return std::string_view(a.area) == b.area && a.number == b.number && a.error == b.error;
    }
};

struct Message {
    Message() = default;
    Message(MessageCode code, std::vector<MessageArgument> arguments);
    Message(const Error& error);
    // Words that have no translation: a person's, a file's, or the window's own, which are in people's language already.
    static Message plain(std::string text);

    bool empty() const { return text.empty(); }
    // For the command and what programs read, both of which are English.
    operator const std::string&() const { return text; }
    friend bool operator==(const Message& a, const Message& b) { return a.text == b.text; }
    friend bool operator==(const Message& a, std::string_view english) { return a.text == english; }

    std::string text;       // in English
    MessageCode code = {};  // what `text` was made from
    std::vector<MessageArgument> arguments = {};
};

// say(PartMessage::PartitionsOverlap, 1, 2); also of an error's code, where no Error is made of it.
template <typename Code, typename... Arguments>
    requires std::is_enum_v<Code>
Message say(Code code, const Arguments&... arguments) {
    if constexpr (requires { messageCode(code); })
        return {messageCode(code), {MessageArgument(arguments)...}};
    else return {errorCode(code), {MessageArgument(arguments)...}};
}

// `value` as hexadecimal digits, at least `digits` of them: "0F".
std::string hexText(std::uint64_t value, int digits);

// "disk GUID, entries": several messages in one.
class MessageList {
 public:
    void add(Message one);
    bool empty() const { return whole_.empty(); }
    const Message& message() const { return whole_; }

 private:
    Message whole_;
};

// The sentence with its arguments; with too few of them, or braces that do not fit, the sentence as it is.
std::string filledSentence(std::string_view sentence, std::span<const std::string> arguments);

// For the tables: an area's messages.inc has lines `M(NoTable, MESSAGE_TEXT("part", "The disk has no table."))` and
// `M(Lost, COUNT_TEXT("part", "{} sectors are lost.", "{} sector is lost."))`. lupdate knows them as it knows
// QT_TRANSLATE_NOOP and QT_TRANSLATE_N_NOOP3, whose comment the singular is.
#define MESSAGE_TEXT(area, sentence) {sentence, nullptr}
#define COUNT_TEXT(area, sentence, singular) {sentence, singular}

}  // namespace sectorsmith
