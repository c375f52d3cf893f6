// SPDX-License-Identifier: GPL-3.0-or-later
// What an editor asks about a template: what a name means, where it is declared and used, what could be typed next.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/diagnostic.h"
#include "lang/template.h"

namespace sectorsmith::lang {

enum class DeclarationKind : std::uint8_t {
    Namespace,
    Struct,
    Union,
    Bitfield,
    Enum,
    Alias,
    ImportedFile,  // `import * from a.b as T`
    Function,
    Member,
    Variable,  // of the file, or of a function
    Parameter,
    TemplateParameter,
    Enumerator,
};

// Bytes [begin, end) of SourceIndex::files()[file].
struct TextPlace {
    std::uint32_t file = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool operator==(const TextPlace&) const = default;
};

struct Declaration {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    DeclarationKind kind = DeclarationKind::Variable;
    std::string name;  // "entries"
    std::string
        fullName;  // "gpt::Entry"; of members and entries the type's and theirs: "gpt::Header.entries", "Kind::Data"
    std::string
        signature;  // as it is written, on one line: "u32 entries[count]", "fn align_to(u128 alignment, u128 value)"
    std::string doc;             // the doc comment before it
    TextPlace place;             // of the name
    std::uint32_t owner = none;  // the type of a member or entry, the function of a local or parameter
    std::uint32_t type = none;   // the declared type of a variable, a member; what an alias stands for
};

// A name in the text, and what it may mean. Those that may mean several things stand there several times.
struct NameUse {
    TextPlace place;
    std::uint32_t declaration = Declaration::none;
};

struct MemberLayout {
    std::string name;
    std::string type;                     // "Entry[4]"
    std::optional<std::uint64_t> offset;  // bytes, bits in a bitfield; unknown behind what varies
    std::optional<std::uint64_t> size;    // the same unit; unknown: it varies
};
struct TypeLayout {
    std::optional<std::uint64_t> size;  // bytes; unknown: it varies
    bool inBits = false;                // the members are counted in bits
    std::vector<MemberLayout> members;  // at most 200
    bool cut = false;                   // there are more
};

// Immutable; may be used by several threads.
class SourceIndex {
 public:
    // Compiles `text`, whatever is wrong with it. Bounded as compiling is.
    static std::shared_ptr<const SourceIndex> make(std::shared_ptr<const SourceText> text, Loader& loader);

    // [0] is the text itself, the others are what it imports or includes.
    const std::vector<std::shared_ptr<const SourceText>>& files() const { return files_; }
    const std::vector<Declaration>& declarations() const { return declarations_; }
    // By file and place.
    const std::vector<NameUse>& uses() const { return uses_; }
    // Of the compilation; and warnings for what makes all elements of an array be evaluated at once.
    const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }
    // nullptr when there are errors.
    const std::shared_ptr<const Program>& program() const { return program_; }
    std::uint32_t line(const TextPlace& place) const;    // from 1
    std::uint32_t column(const TextPlace& place) const;  // from 1, in bytes

    // What the name at this byte of the text means (its declaration's name counts); numbers of declarations, most likely
    // first.
    std::vector<std::uint32_t> meaningsAt(std::uint32_t offset) const;
    // Of the name at this byte of the text.
    std::optional<TextPlace> nameAt(std::uint32_t offset) const;
    std::optional<std::uint32_t> find(std::string_view fullName) const;
    // The file that the text imports or includes at this byte, where it is the first to do so.
    std::optional<std::uint32_t> importedAt(std::uint32_t offset) const;
    // The struct, union, bitfield, enum or imported file that a variable or alias is of; `none` when it is none.
    std::uint32_t recordOf(std::uint32_t declaration) const;
    // Of that record and of what it inherits from.
    std::vector<std::uint32_t> membersOf(std::uint32_t declaration) const;
    // The records (`none`: the file itself) that have members of this one.
    std::vector<std::uint32_t> parentsOf(std::uint32_t record) const;

    struct Renaming {
        std::vector<TextPlace> places;  // in the text itself, in order, the declaration with them
        // What keeps it from being a mere replacement, for people to know.
        std::vector<std::uint32_t> otherFiles;  // numbers of files in which the name is used or declared, too
        std::vector<TextPlace>
            unclear;  // the same word in the text where it is not known to be this name; not in `places`
        std::vector<TextPlace> shared;  // places that may mean something else as well; in `places`
    };
    Renaming renaming(std::uint32_t declaration) const;

    // Of a struct, union, bitfield or enum; nullopt when that cannot be known: errors in the text, template parameters.
    std::optional<TypeLayout> layout(std::uint32_t declaration) const;

 private:
    friend class SourceIndexBuilder;
    std::shared_ptr<const Program> parsed_;   // keeps what was parsed alive, errors or not
    std::shared_ptr<const Program> program_;  // the same, when it may be evaluated
    std::vector<std::shared_ptr<const SourceText>> files_;
    std::vector<Declaration> declarations_;
    std::vector<NameUse> uses_;
    std::vector<TextPlace> imports_;  // in the text, for each of files_
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> bases_;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> users_;
    std::vector<Diagnostic> diagnostics_;
};

// A word that may be a name: begins with a letter or `_`, is no keyword.
bool isName(std::string_view word);

}  // namespace sectorsmith::lang
