// SPDX-License-Identifier: GPL-3.0-or-later
// What could be typed at a place of a template.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/source_index.h"

namespace sectorsmith::lang {

struct Completion {
    enum class Kind : std::uint8_t {
        Member,
        Variable,
        Enumerator,
        Type,
        Function,
        Namespace,
        Keyword,
        Attribute,
        Pragma,
        Module
    };
    Kind kind = Kind::Keyword;
    std::string text;    // what is inserted
    std::string detail;  // the signature; empty: there is none
    std::string doc;     // of the declaration
};

struct Completions {
    std::uint32_t begin = 0;  // the bytes [begin, offset) of the text are what was typed of it
    bool listed =
        false;  // a place where people expect a list before they type a letter: behind `.`, `::`, `[[`, `#pragma `
    std::vector<Completion> items;  // best first, at most 500
};

// `text` as it is now, `offset` a byte of it; `index` of it or of an earlier state. `modules`: what may be imported, as
// "std/mem". Texts of more than 1 MiB have none.
Completions completionsAt(const SourceIndex& index, std::string_view text, std::uint32_t offset,
                          std::span<const std::string> modules = {});

// The modules in the program itself: "std/mem", "disk/types/gpt".
std::vector<std::string> builtinModules();

}  // namespace sectorsmith::lang
