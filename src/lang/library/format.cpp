// SPDX-License-Identifier: GPL-3.0-or-later
// Values to text: what std::print and std::format do.
#include <fmt/args.h>
#include <fmt/format.h>

#include <iterator>
#include <stdexcept>

#include "base/text.h"
#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang {

namespace {

constexpr std::size_t kLongestText = std::size_t{16} << 20;

struct TooLong : std::runtime_error {
    TooLong() : std::runtime_error("too long") {}
};

// Appends to a text and ends the formatting when that grows too long: a short format may ask for gigabytes.
class LimitedAppender {
 public:
    using iterator_category = std::output_iterator_tag;
    using value_type = void;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = void;
    explicit LimitedAppender(std::string& text) : text_(&text) {}
    LimitedAppender& operator=(char c) {
        if (text_->size() >= kLongestText) throw TooLong();
        text_->push_back(c);
        return *this;
    }
    LimitedAppender& operator*() { return *this; }
    LimitedAppender& operator++() { return *this; }
    LimitedAppender operator++(int) { return *this; }

 private:
    std::string* text_;
};

// Widths and precisions, written out or taken from an argument (`{:0{}X}`), are at most 9999: fmt sets memory aside for them.
Result<void> checkWidths(std::string_view format, std::span<const NativeValue> args) {
    std::size_t next = 0;
    // Of a field or of a width: the argument's number, written or counted.
    auto argument = [&](std::string_view id) -> std::size_t {
        if (id.empty()) return next++;
        std::size_t number = 0;
        for (char c : id) {
            if (c < '0' || c > '9' || number > 9999) return args.size();
            number = number * 10 + static_cast<std::size_t>(c - '0');
        }
        return number;
    };
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] == '}') {
            if (i + 1 < format.size() && format[i + 1] == '}') {
                ++i;
                continue;
            }
            return fail(Cause::Usage, LangError::CloseWithoutOpen, "'}'", "'{'", "'}}'");
        }
        if (format[i] != '{') continue;
        if (i + 1 < format.size() && format[i + 1] == '{') {
            ++i;
            continue;
        }
        const auto open = [] {
            return fail(Cause::Usage, LangError::CloseWithoutOpen, "'{'", "'}'", "'{{'");
        };
        const std::size_t idEnd = format.find_first_of(":}", i);
        if (idEnd == std::string_view::npos) return open();
        argument(format.substr(i + 1, idEnd - i - 1));
        std::size_t digits = 0;
        std::size_t at = idEnd;
        for (; at < format.size() && format[at] != '}'; ++at) {
            const char c = format[at];
            digits = c >= '0' && c <= '9' ? digits + 1 : 0;
            if (digits > 4) return fail(Cause::Usage, LangError::FormatWidthTooLarge);
            if (c != '{') continue;
            const std::size_t close = format.find('}', at);
            if (close == std::string_view::npos) return open();
            const std::size_t number = argument(format.substr(at + 1, close - at - 1));
            if (number < args.size()) {
                const auto width = asInteger(args[number].value);
                if (!width || *width < 0 || *width > 9999)
                    return fail(Cause::Usage, LangError::FormatWidthNotNumber);
            }
            at = close;
        }
        if (at >= format.size()) return open();
        i = at;
    }
    return {};
}

// The letter at the end of each field decides how a character is shown: "{:02X}" wants its number.
bool wantsNumbers(std::string_view format) {
    for (std::size_t i = 0; i + 1 < format.size(); ++i)
        if (format[i + 1] == '}' && std::string_view("xXdbBo").find(format[i]) != std::string_view::npos)
            return true;
    return false;
}

}  // namespace

std::string valueText(const NodeValue& value) {
    if (const auto* u = std::get_if<Uint128>(&value)) return fmt::format("{}", *u);
    if (const auto* s = std::get_if<Int128>(&value)) return fmt::format("{}", *s);
    if (const auto* b = std::get_if<bool>(&value)) return *b ? "true" : "false";
    if (const auto* d = std::get_if<double>(&value)) return fmt::format("{}", *d);
    if (const auto* t = std::get_if<std::string>(&value)) return *t;
    if (const auto* c = std::get_if<char32_t>(&value)) {
        std::string text;
        appendUtf8(text, *c);
        return text;
    }
    return {};
}

Result<std::string> formatValues(std::string_view format, std::span<const NativeValue> args) {
    if (auto checked = checkWidths(format, args); !checked) return std::unexpected(checked.error());
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    const bool numbers = wantsNumbers(format);
    std::size_t at = 0;
    for (const NativeValue& arg : args) {
        ++at;
        const NodeValue& value = arg.value;
        if (!arg.entry.empty() && (!numbers || std::holds_alternative<std::monostate>(value)))
            store.push_back(arg.entry);
        else if (const auto* u = std::get_if<Uint128>(&value)) store.push_back(*u);
        else if (const auto* s = std::get_if<Int128>(&value)) store.push_back(*s);
        else if (const auto* b = std::get_if<bool>(&value)) store.push_back(*b);
        else if (const auto* d = std::get_if<double>(&value)) store.push_back(*d);
        else if (const auto* c = std::get_if<char32_t>(&value); c != nullptr && *c < 0x80)
            store.push_back(static_cast<char>(*c));
        else if (c != nullptr && numbers) store.push_back(static_cast<std::uint32_t>(*c));
        else if (std::holds_alternative<std::monostate>(value) && arg.node)
            store.push_back(arg.node->displayValue());
        else if (const auto* t = std::get_if<std::string>(&value))
            store.push_back(
                t->substr(0, t->find('\0')));  // as in the original: a field's text ends at its first NUL
        else store.push_back(valueText(value));
    }
    try {
        std::string text;
        fmt::vformat_to(LimitedAppender(text), fmt::string_view(format.data(), format.size()), store);
        return text;
    } catch (const TooLong&) {
        return fail(Cause::NoSpace, LangError::TextBecomesTooLong);
    } catch (const std::exception& e) {
        return fail(Cause::Usage, say(LangError::FormatDoesNotFit, format.substr(0, 80), at, e.what()));
    }
}

namespace library {

namespace {

NativeResult formatNative(NativeContext& context, Args args) {
    if (!std::holds_alternative<std::string>(args[0].value)) {
        SECTORSMITH_TRY(text, textArg(args, 0));
        return makeText(std::move(text));
    }
    const auto& pattern = std::get<std::string>(args[0].value);
    SECTORSMITH_TRY(text, formatValues(pattern, args.subspan(1)));
    if (auto counted = context.spend((pattern.size() + text.size()) / 4); !counted)
        return std::unexpected(counted.error());
    return makeText(std::move(text));
}

NativeResult print(NativeContext& context, Args args) {
    SECTORSMITH_TRY(text, formatNative(context, args));
    context.print(Severity::Note, std::get<std::string>(text.value));
    return makeNothing();
}

NativeResult warning(NativeContext& context, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    context.print(Severity::Warning, text);
    return makeNothing();
}

NativeResult error(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    return fail(Cause::Damaged, std::move(text));
}

NativeResult env(NativeContext& context, Args args) {
    SECTORSMITH_TRY(name, textArg(args, 0));
    return makeText(context.environment(name).value_or(""));
}

NativeResult sizeofPack(NativeContext&, Args args) { return makeUnsigned(args.size()); }

constexpr NativeFunction kIo[] = {
    {"builtin::std::print", 1, 255, NativeEffect::Changes, print, true},
    {"builtin::std::format", 1, 255, NativeEffect::Data, formatNative, true},
    {"builtin::std::warning", 1, 1, NativeEffect::Changes, warning},
    {"builtin::std::error", 1, 1, NativeEffect::Data, error},
    {"builtin::std::env", 1, 1, NativeEffect::State, env},
    {"builtin::std::sizeof_pack", 0, 255, NativeEffect::Pure, sizeofPack},
};

NativeResult denied(NativeContext&, Args) { return fail(Cause::Refused, LangError::NotReachable); }
NativeResult nothing(NativeContext&, Args) { return makeNothing(); }

// Modules of the public library mention these; a template that only imports such a module shall run.
constexpr NativeFunction kDenied[] = {
    {"builtin::std::file::open", 2, 2, NativeEffect::Changes, denied},
    {"builtin::std::file::close", 1, 1, NativeEffect::Changes, denied},
    {"builtin::std::file::read", 2, 2, NativeEffect::Changes, denied},
    {"builtin::std::file::write", 2, 2, NativeEffect::Changes, denied},
    {"builtin::std::file::seek", 2, 2, NativeEffect::Changes, denied},
    {"builtin::std::file::size", 1, 1, NativeEffect::Changes, denied},
    {"builtin::std::file::resize", 2, 2, NativeEffect::Changes, denied},
    {"builtin::std::file::flush", 1, 1, NativeEffect::Changes, denied},
    {"builtin::std::file::remove", 1, 1, NativeEffect::Changes, denied},
    {"builtin::std::file::create_directories", 1, 1, NativeEffect::Changes, denied},
    {"builtin::std::http::get", 1, 1, NativeEffect::Changes, denied},
    // Colours come from the field's kind here, so the palette has nothing to say.
    {"builtin::std::core::set_pattern_palette_colors", 0, 255, NativeEffect::Pure, nothing},
    {"builtin::std::core::reset_pattern_palette", 0, 0, NativeEffect::Pure, nothing},
};

}  // namespace

std::span<const NativeFunction> ioNatives() { return kIo; }
std::span<const NativeFunction> deniedNatives() { return kDenied; }

}  // namespace library

}  // namespace sectorsmith::lang
