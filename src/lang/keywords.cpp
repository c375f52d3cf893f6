// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/keywords.h"

#include <unordered_map>

namespace sectorsmith::lang {

namespace {

using ast::BuiltinType;

constexpr KeywordInfo kKeywords[] = {
    {"struct", Keyword::Struct},
    {"union", Keyword::Union},
    {"enum", Keyword::Enum},
    {"bitfield", Keyword::Bitfield},
    {"using", Keyword::Using},
    {"fn", Keyword::Fn},
    {"namespace", Keyword::Namespace},
    {"if", Keyword::If},
    {"else", Keyword::Else},
    {"while", Keyword::While},
    {"for", Keyword::For},
    {"match", Keyword::Match},
    {"try", Keyword::Try},
    {"catch", Keyword::Catch},
    {"return", Keyword::Return},
    {"break", Keyword::Break},
    {"continue", Keyword::Continue},
    {"true", Keyword::True},
    {"false", Keyword::False},
    {"null", Keyword::Null},
    {"this", Keyword::This},
    {"parent", Keyword::Parent},
    {"sizeof", Keyword::SizeOf},
    {"addressof", Keyword::AddressOf},
    {"typenameof", Keyword::TypeNameOf},
    {"be", Keyword::Be},
    {"le", Keyword::Le},
    {"ref", Keyword::Ref},
    {"const", Keyword::Const},
    {"u8", Keyword::Type, BuiltinType::U8},
    {"u16", Keyword::Type, BuiltinType::U16},
    {"u24", Keyword::Type, BuiltinType::U24},
    {"u32", Keyword::Type, BuiltinType::U32},
    {"u48", Keyword::Type, BuiltinType::U48},
    {"u64", Keyword::Type, BuiltinType::U64},
    {"u96", Keyword::Type, BuiltinType::U96},
    {"u128", Keyword::Type, BuiltinType::U128},
    {"s8", Keyword::Type, BuiltinType::S8},
    {"s16", Keyword::Type, BuiltinType::S16},
    {"s24", Keyword::Type, BuiltinType::S24},
    {"s32", Keyword::Type, BuiltinType::S32},
    {"s48", Keyword::Type, BuiltinType::S48},
    {"s64", Keyword::Type, BuiltinType::S64},
    {"s96", Keyword::Type, BuiltinType::S96},
    {"s128", Keyword::Type, BuiltinType::S128},
    {"float", Keyword::Type, BuiltinType::Float},
    {"double", Keyword::Type, BuiltinType::Double},
    {"bool", Keyword::Type, BuiltinType::Bool},
    {"char", Keyword::Type, BuiltinType::Char},
    {"char16", Keyword::Type, BuiltinType::Char16},
    {"str", Keyword::Type, BuiltinType::String},
    {"auto", Keyword::Type, BuiltinType::Auto},
    {"padding", Keyword::Type, BuiltinType::Padding},
};

constexpr std::string_view kContextual[] = {"import", "from",   "as",       "is",  "in",
                                            "out",    "signed", "unsigned", "nan", "inf"};

constexpr std::string_view kDirectives[] = {"include", "import", "define", "undef", "ifdef",
                                            "ifndef",  "else",   "endif",  "error", "pragma"};

}  // namespace

std::span<const KeywordInfo> keywords() { return kKeywords; }

const KeywordInfo* findKeyword(std::string_view word) {
    static const auto table = [] {
        std::unordered_map<std::string_view, const KeywordInfo*> map;
        for (const KeywordInfo& k : kKeywords) map.emplace(k.word, &k);
        return map;
    }();
    auto it = table.find(word);
    return it == table.end() ? nullptr : it->second;
}

std::span<const std::string_view> contextualKeywords() { return kContextual; }
std::span<const std::string_view> directives() { return kDirectives; }

}  // namespace sectorsmith::lang

namespace sectorsmith::lang::ast {

std::string_view builtinName(BuiltinType t) {
    for (const KeywordInfo& k : kKeywords)
        if (k.keyword == Keyword::Type && k.type == t) return k.word;
    return "";
}

}  // namespace sectorsmith::lang::ast
