// SPDX-License-Identifier: GPL-3.0-or-later
// The tree inside an evaluation. A Field says where a piece of data lies and what it is: enough to read it, and for what
// has children, to find them when they are asked for. A Contents holds the children of one field, once they were asked for.
//
// Ownership. A Contents holds its owner (the Contents that its field is in), never its children: those are found through plain
// pointers in the Field (or the array's map), which are cleared when the cache drops a Contents. The cache of the evaluation
// owns all bodies and drops the least recently used ones that nobody holds; what depends on the order of evaluation is
// pinned and stays.
#pragma once

#include <bit>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "lang/diagnostic.h"
#include "lang/eval/types.h"

namespace sectorsmith::lang {

class Contents;

inline constexpr std::uint64_t kUnknown = ~std::uint64_t{0};

// Bytes of a variable: what a local of a struct type, or an exported local, lies in instead of the source. Or an overlay:
// the source's bytes from `origin` on as they are meant (a record with its update sequence applied).
struct Section : Counted {
    void resize(std::uint64_t size) {
        bytes.resize(static_cast<std::size_t>(size));
        charge.set(bytes.capacity());
    }
    std::vector<std::byte> bytes;
    Charge charge;
    std::uint64_t origin = 0;
    bool overlay = false;
    bool readOnly = false;  // an overlay whose fields cannot be stored as they are
    bool made = false;      // by std::mem::create_section: what is placed from within it lies in it, too
};

struct FieldError : Counted {
    explicit FieldError(Diagnostic d) : diagnostic(std::move(d)) {}
    Diagnostic diagnostic;
};

enum class Shape : std::uint8_t { Single, Array, Pointer };

struct Field {
    TypePtr type;  // of arrays: of the elements; of pointers: of what they point to
    const ast::Stmt* stmt =
        nullptr;                // VariableStmt or BitfieldEntryStmt with the attributes; nullptr for elements
    std::uint64_t address = 0;  // the template's address, or an offset into `section`; bytes
    std::uint64_t size = kUnknown;   // bytes; kUnknown until it was worked out
    std::uint64_t count = kUnknown;  // arrays: elements (of strings: characters)
    std::uint64_t index = 0;         // of an array's element
    std::uint64_t dropped = 0;       // of the elements counted before it, those that are none (`continue`)
    ast::Symbol name = 0;
    Shape shape = Shape::Single;
    std::endian endian = std::endian::little;
    bool element = false;  // of an array
    bool pointee = false;
    bool nestedBits = false;     // a bitfield in a bitfield
    bool placed = false;         // with @: does not count in the size of the struct
    std::uint8_t bitOffset = 0;  // from the least significant bit of the bytes it touches
    std::uint16_t bitSize = 0;   // not 0: a member of a bitfield
    std::uint32_t bitStart =
        0;                 // nested bitfields: their first bit, counted from the outermost bitfield's start
    Ref<Section> section;  // null: the source
    Ref<FieldError> error;
    Contents* body = nullptr;  // in the cache, or nullptr

    // What std::core::array_index gives in an element: dropped ones count where their number was given.
    std::uint64_t turn() const { return index + dropped; }
    bool isBits() const { return bitSize != 0; }
    // In a variable's bytes, not in the source's.
    bool isLocal() const { return section && !section->overlay; }
    // In a section that the template made.
    bool isMade() const { return section && section->made; }
    const ast::VariableStmt* variable() const {
        return stmt != nullptr && stmt->kind == ast::StmtKind::Variable
                   ? static_cast<const ast::VariableStmt*>(stmt)
                   : nullptr;
    }
    // An array of characters is a text, an array of padding a gap: leaves both.
    bool isText() const {
        return shape == Shape::Array &&
               (type->builtin == ast::BuiltinType::Char || type->builtin == ast::BuiltinType::Char16);
    }
    bool isPadding() const { return type->builtin == ast::BuiltinType::Padding; }
    bool isLeaf() const {
        if (shape == Shape::Pointer) return false;
        if (shape == Shape::Array) return isText() || isPadding();
        return !type->isRecord();
    }
};

// A local variable of a struct (or of the file).
struct LocalVariable {
    ast::Symbol name = 0;
    Value value;
    const ast::VariableStmt* stmt = nullptr;
};

// What natives said about a field: wins over its attributes.
struct Described {
    std::optional<std::string> name;
    std::optional<std::string> comment;
    std::optional<std::uint32_t> color;
};

enum class BodyKind : std::uint8_t { Record, Array, Pointer };
enum class BodyState : std::uint8_t { New, Running, Done };
enum class Flow : std::uint8_t { Normal, Break, Continue, Return };

class Contents : public Counted {
 public:
    Contents(BodyKind bodyKind, Field field, Ref<Contents> bodyOwner, std::uint64_t bodyIndex)
        : kind(bodyKind), self(std::move(field)), owner(std::move(bodyOwner)), index(bodyIndex) {
        depth = owner ? owner->depth + (bodyKind == BodyKind::Record ? 1 : 0) : 0;
    }

    const BodyKind kind;
    BodyState state = BodyState::New;
    bool pinned = false;
    bool orphan = false;  // its owner does not know it (any more)
    std::uint32_t depth = 0;
    Field self;
    Ref<Contents> owner;        // nullptr for the root and for values outside of the tree
    std::uint64_t index;        // in the owner
    Ref<FieldError> error;      // what went wrong while the children were made
    std::size_t charged = 0;    // bytes on the cache's account
    Contents* newer = nullptr;  // the cache's list
    Contents* older = nullptr;
    bool cached = false;
};

// Struct, union, bitfield, imported file, and the file itself (the root: self.type is null).
class RecordBody : public Contents {
 public:
    using Contents::Contents;

    struct Found {
        Field* field = nullptr;
        LocalVariable* local = nullptr;
        std::uint32_t index = 0;
    };
    // The latest of that name.
    Found find(ast::Symbol name);
    void addField(Field field);
    void addLocal(LocalVariable local);
    void dropFields(std::size_t keep);

    std::vector<Field> fields;
    std::vector<LocalVariable> locals;
    // Where the cursor stood at the end; kUnknown while that depends on the size of fields[pending].
    std::uint64_t end = kUnknown;
    std::int64_t pending = -1;
    Flow exit = Flow::Normal;
    bool stopped = false;  // an error ended it before its end
    // Of bitfields: the outermost one's first byte, and how its bits are counted.
    std::uint64_t bitBase = 0;
    std::uint64_t bitEnd = 0;    // the bit after the last one, counted from the outermost one's start
    std::uint64_t bitTotal = 0;  // bits of the whole when the order is against the endian, else 0
    bool mostFirst = false;
    std::unique_ptr<std::unordered_map<std::uint64_t, Described>>
        described;  // by index in fields; kUnknown: itself

 private:
    static constexpr std::size_t kLinear = 24;
    std::unique_ptr<std::unordered_map<ast::Symbol, std::uint32_t>> names_;  // of fields, once there are many
};

// The elements are found by their number: at once when all have the same size, else from checkpoints.
class ArrayBody : public Contents {
 public:
    using Contents::Contents;

    std::uint64_t elementSize = 0;   // 0: varies
    std::uint64_t count = kUnknown;  // elements, once known
    std::uint64_t limit = kUnknown;  // elements as declared; kUnknown: until the condition ends it
    std::uint64_t end = kUnknown;    // address after the last element
    // Scanned so far: elements [0, next) lie before `nextAddress`; `stride` elements between checkpoints.
    std::uint64_t next = 0;
    std::uint64_t nextAddress = 0;
    std::uint64_t stride = 16;
    std::uint64_t farthest = 0;  // the last address that an element reached
    std::uint64_t emptyRun = 0;  // elements that reach no further, one after the other
    std::uint64_t dropped = 0;   // of the elements counted so far
    struct Spot {
        std::uint64_t address = 0;
        std::uint64_t dropped = 0;  // before it
    };
    std::vector<Spot> checkpoints;      // of element i * stride
    std::uint64_t hotIndex = kUnknown;  // the element asked for last
    Spot hot;
    bool scanning = false;                                  // an element is being found
    std::unordered_map<std::uint64_t, Contents*> elements;  // bodies in the cache
};

class PointerBody : public Contents {
 public:
    using Contents::Contents;
    Field target;
    std::uint64_t value = 0;  // as read
};

// A field as a value of the language: with what keeps it alive.
struct FieldObject : Counted {
    FieldObject(Field f, Ref<Contents> o, std::uint64_t i)
        : field(std::move(f)), owner(std::move(o)), index(i) {}
    Field field;
    Ref<Contents> owner;
    std::uint64_t index;    // in owner
    Ref<Contents> ownBody;  // for fields without an owner: their children, once asked for
};

}  // namespace sectorsmith::lang
