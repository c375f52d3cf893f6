// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/address_expression.h"

#include <cctype>
#include <string>

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

__extension__ using Wide = __int128;

constexpr Wide limit = Wide{1} << 100;  // far beyond any disk, far from overflow
constexpr int maxDepth = 64;

bool isSpace(char c) { return c == ' ' || c == '\t'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isHexDigit(char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

// One pass over the text, values are exact integers; the first mistake ends it.
class Parser {
 public:
    Parser(std::string_view text, const AddressContext& context) : text_(text), context_(context) {}

    Result<std::uint64_t> run() {
        skip();
        if (at_ >= text_.size())
            return fail(Cause::Usage,
                        gui::tr("enter an offset, “lba 40”, “50%” or an expression").toStdString(), 0);
        // "+1M" and "-2s" are steps from here.
        Wide value = 0;
        if (text_[at_] == '+' || text_[at_] == '-') value = context_.here;
        const bool relative = text_[at_] == '+' || text_[at_] == '-';
        auto rest = relative ? sum(value, 0) : sum(0);
        if (!rest) return std::unexpected(rest.error());
        skip();
        if (at_ < text_.size()) return unexpectedHere();
        if (*rest < 0)
            return fail(Cause::OutOfRange,
                        gui::tr("the address is before the start of the disk").toStdString());
        if (*rest >= Wide{context_.size}) {
            const std::uint64_t last = context_.size == 0 ? 0 : context_.size - 1;
            return fail(
                Cause::OutOfRange,
                gui::tr("the address is beyond the end of the disk; the last byte is at 0x%1 (LBA %2)")
                    .arg(QString::number(last, 16).toUpper(), QString::number(last / context_.sectorSize))
                    .toStdString());
        }
        return static_cast<std::uint64_t>(*rest);
    }

 private:
    using Value = Result<Wide>;

    void skip() {
        while (at_ < text_.size() && isSpace(text_[at_])) ++at_;
    }
    bool take(char c) {
        skip();
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    std::unexpected<Error> unexpectedHere() const {
        if (at_ >= text_.size())
            return fail(Cause::Usage, gui::tr("incomplete expression").toStdString(), at_);
        return fail(Cause::Usage,
                    gui::tr("unexpected “%1”").arg(toQString(text_.substr(at_, 12))).toStdString(), at_);
    }
    Value bounded(Wide value) const {
        if (value > limit || value < -limit)
            return fail(Cause::OutOfRange, gui::tr("number too large").toStdString(), at_);
        return value;
    }

    Value sum(int depth) {
        auto left = product(depth);
        if (!left) return left;
        return sum(*left, depth);
    }
    Value sum(Wide left, int depth) {
        for (;;) {
            const bool plus = take('+');
            if (!plus && !take('-')) return left;
            auto right = product(depth);
            if (!right) return right;
            auto value = bounded(plus ? left + *right : left - *right);
            if (!value) return value;
            left = *value;
        }
    }
    Value product(int depth) {
        auto left = atom(depth);
        while (left) {
            const bool times = take('*');
            if (!times && !take('/')) return left;
            auto right = atom(depth);
            if (!right) return right;
            if (!times) {
                if (*right == 0) return fail(Cause::Usage, gui::tr("division by zero").toStdString(), at_);
                left = *left / *right;
                continue;
            }
            const Wide a = *left < 0 ? -*left : *left;
            const Wide b = *right < 0 ? -*right : *right;
            if (b != 0 && a > limit / b)
                return fail(Cause::OutOfRange, gui::tr("number too large").toStdString(), at_);
            left = *left * *right;
        }
        return left;
    }
    Value atom(int depth) {
        if (depth > maxDepth) return fail(Cause::Usage, gui::tr("too many parentheses").toStdString(), at_);
        skip();
        if (at_ >= text_.size()) return unexpectedHere();
        const char c = text_[at_];
        if (take('(')) {
            auto inner = sum(depth + 1);
            if (!inner) return inner;
            if (!take(')'))
                return fail(Cause::Usage, gui::tr("missing closing parenthesis").toStdString(), at_);
            return inner;
        }
        if (c == '$' || c == '.') {
            ++at_;
            return Wide{context_.here};
        }
        if (isDigit(c)) return number();
        if (std::isalpha(static_cast<unsigned char>(c)) != 0) return word(depth);
        return unexpectedHere();
    }
    Value word(int depth) {
        const std::size_t start = at_;
        std::string name;
        std::size_t end = at_;
        while (end < text_.size() && std::isalpha(static_cast<unsigned char>(text_[end])) != 0)
            name += lower(text_[end++]);
        if (name == "lba" || name == "sector") {
            at_ = end;
            take(':');
            auto value = atom(depth + 1);
            if (!value) return value;
            if (*value > limit / context_.sectorSize)
                return fail(Cause::OutOfRange, gui::tr("number too large").toStdString(), at_);
            return *value * context_.sectorSize;
        }
        const bool alone = end >= text_.size() || !isHexDigit(text_[end]);
        if (alone && (name == "here" || name == "end" || name == "sel" || name == "part")) {
            at_ = end;
            if (name == "here") return Wide{context_.here};
            if (name == "end") return Wide{context_.size};
            return name == "sel" ? Wide{context_.selection} : Wide{context_.partition};
        }
        // Hexadecimal without a prefix: "1F0" begins with a digit, "FF0" is understood when it can be nothing else.
        if (isHexDigit(text_[start]) && (context_.hexadecimal || endsWithH(start))) return number();
        return unexpectedHere();
    }
    bool endsWithH(std::size_t from) const {
        std::size_t i = from;
        while (i < text_.size() && (isHexDigit(text_[i]) || text_[i] == '_' || text_[i] == '\'')) ++i;
        return i > from && i < text_.size() && lower(text_[i]) == 'h';
    }
    Value number() {
        unsigned base = context_.hexadecimal ? 16 : 10;
        const bool suffixH = endsWithH(at_);
        if (suffixH) {
            base = 16;
        } else if (text_.substr(at_).size() > 2 && text_[at_] == '0' && lower(text_[at_ + 1]) == 'x') {
            base = 16;
            at_ += 2;
            if (!isHexDigit(text_[at_])) return unexpectedHere();
        }
        Wide value = 0;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '_' || c == '\'') continue;
            const bool fits = base == 16 ? isHexDigit(c) : isDigit(c);
            if (!fits) break;
            const int digit = isDigit(c) ? c - '0' : lower(c) - 'a' + 10;
            auto next = bounded(value * static_cast<int>(base) + digit);
            if (!next) return next;
            value = *next;
        }
        if (suffixH) ++at_;
        return withUnit(value);
    }
    // Fractions are for per cent only: "33.5%".
    Value withUnit(Wide value) {
        if (at_ + 1 < text_.size() && text_[at_] == '.' && isDigit(text_[at_ + 1])) {
            std::size_t end = at_ + 1;
            Wide scale = 1;
            while (end < text_.size() && isDigit(text_[end])) {
                if (scale < 1'000'000'000) {
                    value = value * 10 + (text_[end] - '0');
                    scale *= 10;
                }
                ++end;
            }
            at_ = end;
            if (!take('%'))
                return fail(Cause::Usage, gui::tr("only percentages can have a fraction").toStdString(), at_);
            return percent(value, scale);
        }
        if (take('%')) return percent(value, 1);
        if (at_ >= text_.size()) return value;
        Wide factor = 1;
        switch (lower(text_[at_])) {
            case 's': factor = context_.sectorSize; break;
            case 'k': factor = Wide{1} << 10; break;
            case 'm': factor = Wide{1} << 20; break;
            case 'g': factor = Wide{1} << 30; break;
            case 't': factor = Wide{1} << 40; break;
            default: return value;
        }
        ++at_;
        if (value > limit / factor)
            return fail(Cause::OutOfRange, gui::tr("number too large").toStdString(), at_);
        return value * factor;
    }
    Value percent(Wide value, Wide scale) {
        if (value > 100 * scale)
            return fail(Cause::OutOfRange, gui::tr("more than 100 %").toStdString(), at_);
        // 100% is the last sector: people want to see the end, not to be told that it is outside.
        Wide offset = value * Wide{context_.size} / (100 * scale);
        const Wide sector = context_.sectorSize;
        if (context_.size > 0 && offset >= Wide{context_.size}) offset = Wide{context_.size} - 1;
        return offset / sector * sector;
    }

    std::string_view text_;
    const AddressContext& context_;
    std::size_t at_ = 0;
};

}  // namespace

Result<std::uint64_t> evaluateAddress(std::string_view text, const AddressContext& context) {
    if (text.size() > 1000) return fail(Cause::Usage, gui::tr("expression too long").toStdString(), 1000);
    return Parser(text, context).run();
}

}  // namespace sectorsmith::gui
