// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/flat.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/text.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/json.h"
#include "lang/eval/node_impl.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::size_t kFlatChunk = std::size_t{256} << 10;  // bytes of elements read at once
constexpr std::uint64_t kFewElements = 4;                   // are not worth a plan
constexpr int kMadeBits = 8;                                // what a function made of so many values is kept
constexpr std::size_t kMade = std::size_t{1} << kMadeBits;
constexpr std::size_t kLongestMade = 64;  // bytes
}  // namespace

FlatField::FlatField() = default;
FlatField::FlatField(FlatField&&) noexcept = default;
FlatField& FlatField::operator=(FlatField&&) noexcept = default;
FlatField::~FlatField() = default;

std::unique_ptr<FlatRecord> FlatRecord::members(const Node& record) {
    const auto* n = dynamic_cast<const NodeImpl*>(&record);
    if (n == nullptr || n->isRoot() || n->evaluator().display().hasDescribed()) return nullptr;
    auto reader = std::make_unique<FlatReader>(n->evaluator());
    Evaluator::Entry entry(n->evaluator());
    if (!reader->openMembers(n->field(), n->owner(), n->index())) return nullptr;
    return reader;
}

std::unique_ptr<FlatRecord> FlatRecord::elements(const Node& array) {
    const auto* n = dynamic_cast<const NodeImpl*>(&array);
    if (n == nullptr || n->isRoot() || n->evaluator().display().hasDescribed()) return nullptr;
    auto reader = std::make_unique<FlatReader>(n->evaluator());
    Evaluator::Entry entry(n->evaluator());
    Ref<Contents> body;
    const auto failed = n->evaluator().errors().guarded({}, [&] {
        if (n->field().shape == Shape::Array && !n->field().isLeaf())
            body = n->evaluator().bodies().bodyOf(n->field(), n->owner(), n->index());
    });
    if (failed || !body || !reader->openElements(n->field(), body)) return nullptr;
    return reader;
}

bool FlatReader::openMembers(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    auto plan = e_.plans().isFlat(field) ? e_.plans().flatPlan(field, owner, index, false)
                                         : outlinePlan(field, owner, index);
    if (!plan || (plan->top.size != field.size && field.size != kUnknown)) return false;
    if (!readBytes(field.address, plan->top.size)) return false;
    e_.bounds().countNodes(plan->nodesEach);
    plan_ = std::move(plan);
    field_ = field;
    owner_ = owner;
    index_ = index;
    return true;
}

std::shared_ptr<const FlatPlan> FlatReader::outlinePlan(const Field& field, const Ref<Contents>& owner,
                                                        std::uint64_t index) {
    if (field.shape != Shape::Single || !field.type || !field.type->isRecord() || field.section ||
        field.error || e_.bounds().isCancelled())
        return nullptr;
    std::shared_ptr<const FlatPlan> plan;
    e_.errors().guarded({}, [&] {
        if (e_.layouts().of(*field.type).flat) return;
        const auto end = e_.outlines().end(*field.type, field.endian, field.address, owner.get(),
                                           Outlines::arrayIndex(field, owner.get()));
        if (!end) return;
        Field sized = field;
        sized.size = *end - field.address;
        plan = e_.outlines().plan(sized, owner, index, false);
        if (plan && plan->top.size != sized.size) plan = nullptr;
    });
    return plan;
}

bool FlatReader::readBytes(std::uint64_t address, std::uint64_t size) {
    std::byte* to = small_;
    const auto n = static_cast<std::size_t>(size);
    if (n > sizeof small_) {
        large_.resize(n);
        to = large_.data();
    }
    if (!e_.bytes().readSource(address, {to, n})) return false;
    bytes_ = to;
    offset_ = e_.bytes().sourceOffset(address);
    return true;
}

bool FlatReader::openElements(const Field& field, const Ref<Contents>& body) {
    auto& array = static_cast<ArrayBody&>(*body);
    // In a bitfield each element begins at a bit of its own.
    if (field.section || field.nestedBits || e_.bounds().isCancelled() || body->error ||
        array.count == kUnknown || array.count < kFewElements)
        return false;
    bool varies = false;
    const auto failed = e_.errors().guarded({}, [&] {
        const Field first = e_.arrays().elementField(array, 0);
        if (array.elementSize == 0) {
            varies = e_.outlines().end(*first.type, first.endian, first.address, body.get(), 0).has_value();
            element_ = first;
            return;
        }
        // Laid out as the type is, not as [[static]] promised.
        const Layout& layout = e_.layouts().of(*first.type);
        if (!layout.fixed || layout.size != array.elementSize) return;
        if (first.address < e_.bytes().dataEnd() - e_.bytes().dataSize() || array.end > e_.bytes().dataEnd())
            return;
        plan_ = e_.plans().flatPlan(first, body, 0, true);
    });
    if (failed || (!plan_ && !varies)) return false;
    array_ = body;
    offset_ = start_ = e_.bytes().sourceOffset(field.address);
    count_ = array.count;
    varies_ = varies;
    if (varies_)
        elementHead_ = JsonPiece(fmt::format(R"(]","type":{},"offset":)", jsonText(element_.type->name)));
    return true;
}

std::uint64_t FlatReader::readVarying(std::uint64_t index) {
    if (index >= count_ || e_.bounds().isCancelled()) return 0;
    Evaluator::Entry entry(e_);
    e_.bounds().renewBudget();
    std::shared_ptr<const FlatPlan> plan;
    const auto failed = e_.errors().guarded({}, [&] {
        auto& array = static_cast<ArrayBody&>(*array_);
        element_.address = index == next_ ? nextAddress_ : e_.arrays().elementField(array, index).address;
        element_.index = index;
        const auto end =
            e_.outlines().end(*element_.type, element_.endian, element_.address, array_.get(), index);
        next_ = kUnknown;
        if (!end) return;
        next_ = index + 1;
        nextAddress_ = *end;
        element_.size = *end - element_.address;
        plan = e_.outlines().plan(element_, array_, index, true);
    });
    if (failed || !plan || plan->top.size != element_.size || !readBytes(element_.address, element_.size))
        return 0;
    plan_ = std::move(plan);
    e_.bounds().countNodes(plan_->nodesEach);
    return 1;
}

std::uint64_t FlatReader::read(std::uint64_t first) {
    if (varies_) return readVarying(first);
    if (first >= count_ || first < unreadable_ || e_.bounds().isCancelled()) return 0;
    const std::uint64_t each = plan_->top.size;
    std::uint64_t n = std::min(std::max<std::uint64_t>(1, kFlatChunk / each), count_ - first);
    large_.resize(static_cast<std::size_t>(n * each));
    offset_ = start_ + first * each;
    bytes_ = large_.data();
    const ReadReport report = e_.bytes().source().read(offset_, large_);
    if (!report.complete()) {
        // Up to the first byte that is missing; what is unreadable says so node by node.
        std::uint64_t bad = offset_ + n * each;
        std::uint64_t badEnd = offset_;
        for (const BadRange& b : report.bad) {
            bad = std::min(bad, b.offset);
            badEnd = std::max(badEnd, b.offset + b.length);
        }
        n = bad > offset_ ? std::min(n, (bad - offset_) / each) : 0;
        unreadable_ = std::max(first + n, first + (badEnd - offset_ + each - 1) / each);
    }
    e_.bounds().countNodes(n * plan_->nodesEach);
    return n;
}

Value FlatReader::value(const FlatField& field, const std::byte* record) {
    const FlatAttributes& a = *field.attributes;
    const std::byte* at = record + field.at;
    if (!a.bits) return decode(a.builtin, at, a.endian);
    // As Fields::readRaw() has it.
    Uint128 bits = decodeInteger(at, static_cast<std::uint32_t>(field.size), a.endian) >> a.bitOffset;
    if (a.bitSize < 128) bits &= (Uint128{1} << a.bitSize) - 1;
    Value value = a.builtin == BuiltinType::Bool ? Value::makeRawBool(static_cast<std::uint8_t>(bits))
                  : a.builtin == BuiltinType::Char || a.builtin == BuiltinType::Char16
                      ? Value::makeChar(static_cast<char32_t>(bits))
                  : isSigned(a.builtin) ? Value::makeSigned(signExtend(bits, a.bitSize))
                                        : Value::makeUnsigned(bits);
    value.declared = a.builtin;
    return value;
}

std::string FlatReader::text(const FlatField& field, const std::byte* record) {
    const FlatAttributes& a = *field.attributes;
    const std::span<const std::byte> bytes(record + field.at, static_cast<std::size_t>(field.size));
    if (a.builtin == BuiltinType::Char16)
        return decodeText(bytes, a.endian == std::endian::big ? Encoding::Utf16Be : Encoding::Utf16Le);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

namespace {

void appendNumber(std::string& out, const Value& value) {
    char digits[24];
    const Uint128 bits = value.bits();
    if (value.kind() == ValueKind::Unsigned && bits >> 64 == 0) {
        out.append(digits,
                   std::to_chars(digits, digits + sizeof digits, static_cast<std::uint64_t>(bits)).ptr);
    } else if (const auto s = static_cast<Int128>(bits);
               value.kind() == ValueKind::Signed && s >= INT64_MIN && s <= INT64_MAX) {
        out.append(digits, std::to_chars(digits, digits + sizeof digits, static_cast<std::int64_t>(s)).ptr);
    } else {
        out += toText(value);
    }
}

// As Display::enumText() with the number.
void appendEnum(std::string& out, const FlatAttributes& a, const Value& value) {
    const bool isNegative = isSigned(a.builtin);
    for (std::size_t i = 0; i < a.entries->size(); ++i) {
        const EnumEntry& e = (*a.entries)[i];
        const Uint128 bits = value.bits();
        const bool inside = isNegative ? static_cast<Int128>(bits) >= static_cast<Int128>(e.low) &&
                                             static_cast<Int128>(bits) <= static_cast<Int128>(e.high)
                                       : bits >= e.low && bits <= e.high;
        if (!inside) continue;
        out += a.entryNames[i];
        out += " (";
        appendNumber(out, value);
        out += ')';
        return;
    }
    out += a.otherEntry;
    out += " (";
    appendNumber(out, value);
    out += ')';
}

}  // namespace

bool FlatReader::display(const FlatField& field, const std::byte* record, std::string& out) {
    if (field.asksNode) return false;
    const FlatAttributes& a = *field.attributes;
    // An enum's function may give the entry back: that is for the node.
    if (a.format != nullptr) return !a.isEnum && format(field, record, out);
    if (!field.leaf || field.kind == NodeKind::Padding) return true;
    if (field.kind == NodeKind::String) {
        out += shownText(text(field, record));
        return true;
    }
    const Value v = value(field, record);
    if (a.isEnum && v.isInteger()) {
        appendEnum(out, a, v);
        return true;
    }
    switch (v.kind()) {
        case ValueKind::Character: out += shownText(toText(v)); break;
        case ValueKind::Float:
            if (!a.isEnum && a.builtin == BuiltinType::Float)
                fmt::format_to(std::back_inserter(out), "{}", static_cast<float>(v.number()));
            else out += toText(v);
            break;
        default: appendNumber(out, v); break;
    }
    return true;
}

bool FlatReader::run(const Code& code, std::span<const Scalar> args, const std::byte* record,
                     Scalar& result) {
    // What fails here fails again when the node is asked, which says so.
    try {
        e_.bounds().renewBudget();
        return e_.coder().run(code, args, record, result);
    } catch (const Failure&) {
        return false;
    } catch (const Cancelled&) {
        return false;
    }
}

bool FlatReader::format(const FlatField& field, const std::byte* record, std::string& out) {
    const FlatAttributes& a = *field.attributes;
    std::string characters;
    Scalar given;
    if (field.kind == NodeKind::String) {
        characters = text(field, record);
        characters.resize(characters.find_last_not_of('\0') + 1);
        given.kind = ValueKind::String;
        given.text = &characters;
    } else if (!Coder::toScalar(value(field, record), given)) {
        return false;
    }
    FlatAttributes::Made* made = nullptr;
    if (!a.format->reads && given.kind != ValueKind::String) {
        if (a.made.empty()) a.made.resize(kMade);
        const auto low =
            static_cast<std::uint64_t>(given.bits) ^ static_cast<std::uint64_t>(given.bits >> 64);
        made = &a.made[(low * 0x9E3779B97F4A7C15U) >> (64 - kMadeBits)];
        if (made->known && made->bits == given.bits) {
            out += made->text;
            return true;
        }
    }
    Evaluator::Entry entry(e_);
    Scalar result;
    if (!run(*a.format, {&given, 1}, record, result)) return false;
    const std::string shown = Coder::toTextOf(result);
    if (made != nullptr && shown.size() <= kLongestMade) *made = {given.bits, true, shown};
    out += shown;
    return true;
}

std::optional<bool> FlatReader::verdict(const FlatField& field, const std::byte* record) {
    Evaluator::Entry entry(e_);
    Scalar result;
    if (!field.attributes->verdict || !run(*field.attributes->verdict, {}, record, result))
        return std::nullopt;
    if (result.kind == ValueKind::String) return !result.text->empty();
    if (!result.isInteger()) return std::nullopt;
    return result.bits != 0;
}

FlatReader::Link FlatReader::link(const FlatField& field, const std::byte* record, std::uint64_t& target) {
    Scalar result;
    if (!field.attributes->link || !run(*field.attributes->link, {}, record, result) || !result.isInteger())
        return Link::AskNode;
    const bool negative = result.kind == ValueKind::Signed && result.bits >> 127 != 0;
    if (negative || result.bits >> 64 != 0) return Link::AskNode;
    const auto address = static_cast<std::uint64_t>(result.bits);
    if (address == ~std::uint64_t{0}) return Link::None;
    target = e_.bytes().sourceOffset(address);
    return target < e_.bytes().source().size() ? Link::Target : Link::None;
}

FlatReader::Spot FlatReader::spot() {
    Spot spot{field_, owner_, index_};
    for (const std::uint64_t i : way_) {
        const Ref<Contents> body =
            array_ && !spot.owner ? array_ : e_.bodies().bodyOf(spot.field, spot.owner, spot.index);
        if (body->kind == BodyKind::Record) spot.field = static_cast<RecordBody&>(*body).fields.at(i);
        else spot.field = e_.arrays().elementField(static_cast<ArrayBody&>(*body), i);
        spot.owner = body;
        spot.index = i;
    }
    return spot;
}

NodePtr FlatReader::node() {
    Evaluator::Entry entry(e_);
    NodePtr made;
    e_.errors().guarded({}, [&] {
        const Spot at = spot();
        made = e_.makeNode(at.field, at.owner, at.index);
    });
    return made;
}

}  // namespace sectorsmith::lang
