// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of the language that are written in C++: `builtin::std::mem::read_unsigned(address, size, endian)` and the
// like. The library files templates/std/*.pat give them their public names (std::mem::read_unsigned).
// A template can never open a file, reach the network or start anything: there is no native for it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "lang/errors.h"
#include "lang/node.h"

namespace sectorsmith::lang {

// An argument or a result. `value` is always set for leaves (a pattern's decoded value as well); `node` is set when the
// argument names a pattern (a member, `this`, a placed variable), nullptr for computed values.
struct NativeValue {
    NodeValue value;
    NodePtr node = nullptr;
    std::string entry =
        {};  // what "{}" prints of an enum's variable, "Kind::Data", and of a pattern for natives that ask
};

enum class BitOrder : std::uint8_t { MostToLeast, LeastToMost };

// What the evaluator lends a native for one call. Addresses are the template's (with its base address); bytes.
class NativeContext {
 public:
    virtual ~NativeContext() = default;

    // Counts work towards the evaluation's budget, in steps of about 20 to 40 ns; an error when that is used up, which ends
    // the native. read() counts itself, and so does the call with the lengths of its texts.
    virtual Result<void> spend(std::uint64_t steps) = 0;
    // All of `out` or an error (past the end, unreadable).
    virtual Result<void> read(std::uint64_t address, std::span<std::byte> out) = 0;
    virtual std::uint64_t baseAddress() const = 0;
    virtual std::uint64_t dataSize() const = 0;  // from baseAddress on

    virtual std::uint64_t addressOf(const Node& node) const = 0;  // of its first byte, counted as `$` is

    virtual std::uint64_t cursor() const = 0;  // $
    virtual std::endian endian() const = 0;    // the present default
    virtual void setEndian(std::endian endian) = 0;
    virtual BitOrder bitOrder() const = 0;
    virtual void setBitOrder(BitOrder order) = 0;
    virtual std::uint64_t arrayIndex() const = 0;        // of the element being made, 0 outside of arrays
    virtual std::uint32_t currentBitOffset() const = 0;  // 0-7, in a bit field

    virtual void print(Severity severity, std::string_view text) = 0;
    virtual std::optional<std::string> environment(std::string_view name) const = 0;
    // Calls a function of the template or a native by its full name.
    virtual Result<NativeValue> call(std::string_view function, std::span<NativeValue> args) = 0;

    // Numbers that look random, the same ones in each evaluation until it sets a seed.
    virtual std::uint64_t random() = 0;
    virtual void seedRandom(std::uint64_t seed) = 0;

    // Memory that the template makes for itself. Sections have numbers from 1 on; 0 is the data, which cannot be changed.
    virtual Result<std::uint64_t> createSection(std::string /*name*/) { return noSections(); }
    virtual Result<void> removeSection(std::uint64_t) { return noSections(); }
    virtual Result<std::uint64_t> sectionSize(std::uint64_t) const { return noSections(); }
    virtual Result<void> resizeSection(std::uint64_t, std::uint64_t) { return noSections(); }
    // Zeros behind a section's end; all of `out` of the data, or an error.
    virtual Result<void> readSection(std::uint64_t, std::uint64_t /*address*/, std::span<std::byte>) {
        return noSections();
    }
    // The section grows as far as needed.
    virtual Result<void> writeSection(std::uint64_t, std::uint64_t /*address*/, std::span<const std::byte>) {
        return noSections();
    }
    // The bytes of a pattern, wherever they lie, from its byte `from` on.
    virtual Result<void> readNode(const Node& node, std::uint64_t from, std::span<std::byte> out) {
        return read(addressOf(node) + from, out);
    }

    // Whether an enum's value has a name; nullopt when the node is no enum.
    virtual std::optional<bool> isValidEnum(const Node& node) const = 0;
    virtual void setDisplayName(const NodePtr& node, std::string name) = 0;
    virtual void setComment(const NodePtr& node, std::string comment) = 0;
    virtual void setColor(const NodePtr& node, std::uint32_t rgb) = 0;

    // True once the evaluation is cancelled: long natives (searches) ask every few KiB.
    virtual bool cancelled() const = 0;

 private:
    static std::unexpected<Error> noSections() { return fail(Cause::Unsupported, LangError::NoSectionsHere); }
};

// What a call depends on and changes: decides whether the code around it can wait (lazy evaluation).
enum class NativeEffect : std::uint8_t {
    Pure,     // only the arguments
    Data,     // the arguments and the bytes of the source
    State,    // also the cursor, the endian, the index, the environment
    Changes,  // prints, sets the endian: must run where it stands
              // (std::error is Data: a failure belongs to its node, and may show when that is looked at)
};

struct NativeFunction {
    std::string_view name;  // full: "builtin::std::mem::size"
    std::uint8_t minArgs;
    std::uint8_t maxArgs;  // 255: any number
    NativeEffect effect;
    // `args` has between minArgs and maxArgs items and may be changed. An error becomes a diagnostic at the call.
    Result<NativeValue> (*call)(NativeContext& context, std::span<NativeValue> args);
    bool makesText = false;  // each argument's `entry` is set where it is no plain value
};

// nullptr: no such native. Thread-safe.
const NativeFunction* findNative(std::string_view fullName);
// All of them, sorted by name.
std::span<const NativeFunction> allNatives();

// What natives and the evaluator share about values. Text as the language prints it: numbers in decimal, true/false,
// characters and strings as they are; "{}" of std::format.
std::string valueText(const NodeValue& value);
// fmt-style: "{}", "{:08X}", "{0}", "{{". Usage error when it does not fit the arguments.
Result<std::string> formatValues(std::string_view format, std::span<const NativeValue> args);
// As an integer (truncating a double), nullopt for strings and monostate.
std::optional<Int128> asInteger(const NodeValue& value);
std::optional<Uint128> asUnsigned(const NodeValue& value);
std::optional<double> asDouble(const NodeValue& value);
bool asBool(const NodeValue& value);

}  // namespace sectorsmith::lang
