// SPDX-License-Identifier: GPL-3.0-or-later
// Records whose members lie where they lie whatever the bytes are, or are known to lie as they did in a record before: for
// listings, which show them by the million. Their layout is worked out once; a record is then its bytes and that layout,
// without nodes. What a layout cannot say (a member whose attribute needs more than its own value) is still asked of its
// node, so a listing shows the same either way.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lang/node.h"

namespace sectorsmith::lang {

struct FlatAttributes;  // of the evaluator

// One member, as it is in every record of the type. Immutable once made.
struct FlatField {
    FlatField();
    FlatField(FlatField&&) noexcept;
    FlatField& operator=(FlatField&&) noexcept;
    ~FlatField();

    NodeKind kind = NodeKind::Struct;
    std::endian endian = std::endian::little;
    bool leaf = false;
    bool element = false;  // of an array: its name is its number
    bool hidden = false;
    bool sealed = false;
    bool inlined = false;
    bool mayBeBlank = false;  // see Node::blank(); its bytes have to be zero as well
    bool asksNode = false;    // only its node can say what it is shown as
    bool judged = false;      // has a verdict
    bool formatted = false;   // shown by a function of the template
    bool linked = false;
    std::uint32_t id = 0;     // counts the fields of the plan
    std::uint32_t at = 0;     // bytes from the start of the record or the element that it is in
    std::uint64_t size = 0;   // bytes
    std::uint64_t count = 0;  // of arrays: elements
    std::string name;         // but for elements
    std::string displayName;  // but for elements without one of their own
    std::string typeName;
    std::string comment;
    std::vector<FlatField> children;  // members; of an array its one kind of element
    std::unique_ptr<FlatAttributes> attributes;
};

// The members of one record, or the elements of an array, while they can be read in full. Must not outlive the node that it
// was made of. Same threading rule as Node.
class FlatRecord {
 public:
    virtual ~FlatRecord() = default;
    // nullptr: they have to be asked for one by one.
    static std::unique_ptr<FlatRecord> members(const Node& record);
    static std::unique_ptr<FlatRecord> elements(const Node& array);

    // Differs between layouts, also those that are gone.
    virtual std::uint64_t layoutId() const = 0;
    // Its children are the record's members; or it is the array's element. Of elements that differ: of those that were read
    // last.
    virtual const FlatField& top() const = 0;
    // Elements differ in their layouts and sizes: they are read one by one.
    virtual bool varies() const = 0;
    // Of elements that differ: top() has the name of another type that is laid out the same.
    virtual const std::string& elementType() const = 0;
    // Of elements: reads from number `first` on; how many lie in bytes() now, 0 when they have to be asked for.
    virtual std::uint64_t read(std::uint64_t first) = 0;
    virtual const std::byte* bytes() const = 0;  // of the record, or of the first element that was read
    virtual std::uint64_t offset() const = 0;    // of that byte in the source

    // What `field` is shown as is appended to `out`; false when its node has to be asked. `record`: the bytes of the record
    // that the field is in; of the array, for elements: the element's.
    virtual bool display(const FlatField& field, const std::byte* record, std::string& out) = 0;
    // The verdict of a judged field; nullopt when its node has to be asked.
    virtual std::optional<bool> verdict(const FlatField& field, const std::byte* record) = 0;

    // The way down to a field, for node(): whoever goes into a member or an element says so.
    virtual void enter(std::uint64_t index) = 0;
    virtual void leave() = 0;
    // Of what was entered last.
    virtual NodePtr node() = 0;
};

}  // namespace sectorsmith::lang
