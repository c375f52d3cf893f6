// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <unordered_map>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang {

namespace {

const std::vector<NativeFunction>& table() {
    static const std::vector<NativeFunction> all = [] {
        std::vector<NativeFunction> list;
        for (auto part :
             {library::ioNatives(), library::memNatives(), library::coreNatives(), library::stringNatives(),
              library::mathNatives(), library::hashNatives(), library::diskNatives(), library::timeNatives(),
              library::randomNatives(), library::decNatives(), library::deniedNatives()})
            list.insert(list.end(), part.begin(), part.end());
        std::ranges::sort(list, {}, &NativeFunction::name);
        return list;
    }();
    return all;
}

}  // namespace

std::span<const NativeFunction> allNatives() { return table(); }

const NativeFunction* findNative(std::string_view fullName) {
    const auto& all = table();
    const auto it = std::ranges::lower_bound(all, fullName, {}, &NativeFunction::name);
    return it != all.end() && it->name == fullName ? &*it : nullptr;
}

std::optional<Int128> asInteger(const NodeValue& value) {
    if (const auto* u = std::get_if<Uint128>(&value)) return static_cast<Int128>(*u);
    if (const auto* s = std::get_if<Int128>(&value)) return *s;
    if (const auto* b = std::get_if<bool>(&value)) return *b ? 1 : 0;
    if (const auto* c = std::get_if<char32_t>(&value)) return static_cast<Int128>(*c);
    if (const auto* d = std::get_if<double>(&value)) {
        // Beyond the range the conversion would be undefined.
        if (std::isnan(*d)) return 0;
        constexpr double limit = 1.7014118346046923e38;
        if (*d >= limit) return static_cast<Int128>(~Uint128{0} >> 1);
        if (*d <= -limit) return static_cast<Int128>(Uint128{1} << 127);
        return static_cast<Int128>(*d);
    }
    return std::nullopt;
}

std::optional<Uint128> asUnsigned(const NodeValue& value) {
    if (const auto* d = std::get_if<double>(&value); d != nullptr && *d >= 1.7014118346046923e38)
        return *d >= 3.4028236692093846e38 ? ~Uint128{0} : static_cast<Uint128>(*d);
    const auto i = asInteger(value);
    if (!i) return std::nullopt;
    return static_cast<Uint128>(*i);
}

std::optional<double> asDouble(const NodeValue& value) {
    if (const auto* d = std::get_if<double>(&value)) return *d;
    if (const auto* u = std::get_if<Uint128>(&value)) return static_cast<double>(*u);
    const auto i = asInteger(value);
    if (!i) return std::nullopt;
    return static_cast<double>(*i);
}

bool asBool(const NodeValue& value) {
    if (const auto* d = std::get_if<double>(&value)) return *d != 0;
    if (const auto* s = std::get_if<std::string>(&value)) return !s->empty();
    const auto i = asInteger(value);
    return i && *i != 0;
}

}  // namespace sectorsmith::lang

namespace sectorsmith::lang::library {

namespace {

std::unexpected<Error> wrong(std::size_t index, LangError what) {
    return fail(Cause::Usage, LangError::ArgumentHasToBe, index + 1, say(what));
}

}  // namespace

Result<Int128> integerArg(Args args, std::size_t index) {
    const auto i = asInteger(args[index].value);
    if (!i) return wrong(index, LangError::ANumber);
    return *i;
}

Result<std::uint64_t> addressArg(Args args, std::size_t index) {
    if (const auto* u = std::get_if<Uint128>(&args[index].value); u != nullptr && (*u >> 64) != 0)
        return fail(Cause::OutOfRange, say(LangError::ArgumentBeyondDisk, index + 1));
    SECTORSMITH_TRY(value, integerArg(args, index));
    if (value < 0) return wrong(index, LangError::NotNegative);
    if (value >> 64 != 0) return fail(Cause::OutOfRange, say(LangError::ArgumentBeyondDisk, index + 1));
    return static_cast<std::uint64_t>(value);
}

Result<double> numberArg(Args args, std::size_t index) {
    const auto d = asDouble(args[index].value);
    if (!d) return wrong(index, LangError::ANumber);
    return *d;
}

Result<std::string> textArg(Args args, std::size_t index) {
    if (std::holds_alternative<std::monostate>(args[index].value) && !args[index].node)
        return wrong(index, LangError::AText);
    if (std::holds_alternative<std::monostate>(args[index].value)) return args[index].node->displayValue();
    return valueText(args[index].value);
}

Result<NodePtr> nodeArg(Args args, std::size_t index) {
    if (!args[index].node) return wrong(index, LangError::AField);
    return args[index].node;
}

Result<std::endian> endianArg(Args args, std::size_t index) {
    if (index >= args.size()) return std::endian::little;
    SECTORSMITH_TRY(value, integerArg(args, index));
    if (value < 0 || value > 2) return wrong(index, LangError::AnEndian);
    return value == 1 ? std::endian::big : std::endian::little;
}

}  // namespace sectorsmith::lang::library
