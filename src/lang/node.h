// SPDX-License-Identifier: GPL-3.0-or-later
// What a template makes of the bytes: a tree that is evaluated as it is looked at. This is all that the window, the
// command and the edits see of the language.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/error.h"
#include "io/byte_source.h"
#include "lang/diagnostic.h"

namespace sectorsmith::lang {

__extension__ using Int128 = __int128;
__extension__ using Uint128 = unsigned __int128;

enum class NodeKind {
    Struct,
    Union,
    Array,
    Unsigned,
    Signed,
    Float,
    Boolean,
    Character,
    String,
    Enum,
    Bitfield,
    Pointer,
    Padding,
    Range
};

// A leaf's value as the language computes with it; monostate for structs and arrays.
using NodeValue = std::variant<std::monostate, Uint128, Int128, double, bool, char32_t, std::string>;

class Node;
using NodePtr = std::shared_ptr<Node>;

// One field. A node is immutable once made; its children are made on demand and may be made anew (and compare equal)
// after they were forgotten, so hold what you need. Nodes keep their evaluation alive.
// Threading: one thread at a time per evaluation; Evaluation::cancel() may come from any.
class Node {
 public:
    virtual ~Node() = default;

    virtual NodeKind kind() const = 0;
    virtual std::string name() const = 0;         // member's name, "[12]" for an array's element
    virtual std::string displayName() const = 0;  // [[name("…")]] or name()
    virtual std::string typeName() const = 0;     // "u32", "gpt::Entry[128]", "Header*"
    virtual std::uint64_t offset() const = 0;     // bytes from the start of the source
    virtual std::uint64_t size() const = 0;       // bytes; bit fields: the bytes they touch
    struct Bits {
        std::uint32_t offset = 0;  // from the least significant bit of the field's bytes read in its endian
        std::uint32_t size = 0;
    };
    virtual std::optional<Bits> bits() const = 0;  // only for members of bit fields
    virtual std::endian endian() const = 0;
    virtual NodeValue value() const = 0;
    // As shown: after [[format]], with enum names ("Kind::Data (3)"), GUIDs, dates; empty for plain structs.
    virtual std::string displayValue() const = 0;
    // The same for a column beside the type's: enum names without their type, "Data (3)".
    virtual std::string shortValue() const = 0;
    // What is in a structure, in one line of at most 300 bytes: [[disk::summary(…)]]. Empty: nothing is said. When it
    // cannot be worked out it is empty and error() says why from then on.
    virtual std::string summary() const = 0;
    virtual std::string comment() const = 0;
    virtual std::optional<std::uint32_t> color() const = 0;  // 0xRRGGBB from [[color]]
    virtual bool hidden() const = 0;
    virtual bool sealed() const = 0;   // children exist but shall not be shown
    virtual bool inlined() const = 0;  // children shall be shown in its place
    // What went wrong in this node (a failed std::assert, an unreadable sector, a lying count). The rest goes on.
    virtual std::optional<Diagnostic> error() const = 0;
    // [[disk::check(...)]]-style verdicts on checksums and magics: true ok, false bad, nullopt nothing to judge.
    virtual std::optional<bool> verdict() const = 0;
    // Where a link leads: a pointer's target (and where [[disk::link]] says so), bytes.
    virtual std::optional<std::uint64_t> linkTarget() const = 0;

    virtual bool hasChildren() const = 0;            // cheap, may be true for what turns out empty
    virtual std::uint64_t childCount() = 0;          // evaluates as much as is needed to know
    virtual NodePtr child(std::uint64_t index) = 0;  // nullptr past the end
    virtual NodePtr parent() const = 0;              // nullptr for the root
    // Has members whose bytes are all zero, and nothing in it needs a look: no verdict, nothing elsewhere. A listing may show
    // it in one line.
    virtual bool blank() const = 0;
    // An attribute of the field as written, "disk::checksum" -> its arguments evaluated to text; nullopt when absent.
    virtual std::optional<std::vector<std::string>> attribute(std::string_view name) const = 0;
};

}  // namespace sectorsmith::lang
