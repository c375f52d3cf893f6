// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/flat.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <sstream>

#include <fmt/format.h>

#include "base/text.h"
#include "lang/eval/json.h"
#include "lang/eval/node_impl.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::uint32_t kMostFlatFields = 2048;             // of a plan
constexpr std::uint64_t kLargestFlat = 1 << 16;             // bytes of a record
constexpr std::uint64_t kLongestFlatText = 4096;            // bytes
constexpr std::size_t kFlatChunk = std::size_t{256} << 10;  // bytes of elements read at once
constexpr std::uint64_t kFewElements = 4;                   // are not worth a plan
constexpr std::uint8_t kPlanAtUse = 4;                      // a type that is used once needs no plan
constexpr int kMadeBits = 8;                                // what a function made of so many values is kept
constexpr std::size_t kMade = std::size_t{1} << kMadeBits;
constexpr std::size_t kLongestMade = 64;  // bytes

std::string jsonText(std::string_view text) {
    std::ostringstream out;
    {
        JsonOut json(out);
        json.text(text);
    }
    return std::move(out).str();
}

std::uint64_t freshPlanId() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}
}  // namespace

FlatField::FlatField() = default;
FlatField::FlatField(FlatField&&) noexcept = default;
FlatField& FlatField::operator=(FlatField&&) noexcept = default;
FlatField::~FlatField() = default;

// ---------------------------------------------------------------------------------------------------------- layouts

class FlatBuilder {
 public:
    // `varies`: other records of the type may have other members.
    FlatBuilder(Evaluator& e, FlatPlan& plan, bool varies) : e_(e), plan_(plan), varies_(varies) {}

    // `shown` says what the field is like, `f` is the one to find the children of.
    bool describe(FlatField& out, const Field& shown, const Field& f, const Ref<Contents>& owner,
                  std::uint64_t index, std::uint64_t base, std::uint32_t depth, const RecordBody* around);

 private:
    void translate(FlatField& out, const Field& f, const RecordBody* around);
    std::unique_ptr<Code> translated(const FoundAttribute& found, const RecordBody* around);
    bool member(const RecordBody& record, Symbol name, CodeMember& out);
    bool describeLeaf(FlatField& out, const Field& f);
    bool describeChildren(FlatField& out, const Field& f, const Ref<Contents>& owner, std::uint64_t index,
                          std::uint32_t depth);
    void describeText(FlatField& out, const Field& f);
    // The text of an attribute; false: it is there, and no plain text.
    bool literal(const Field& f, Symbol name, std::optional<std::string>& out) const;

    Evaluator& e_;
    FlatPlan& plan_;
    bool varies_;
};

bool FlatBuilder::literal(const Field& f, Symbol name, std::optional<std::string>& out) const {
    if (name == 0) return true;
    const FoundAttribute found = e_.findAttribute(f, name);
    if (!found) return true;
    if (found.attribute->args.empty() || found.attribute->args[0]->kind != ExprKind::Literal) return false;
    const auto& text = static_cast<const LiteralExpr&>(*found.attribute->args[0]);
    if (text.literal != LiteralKind::String) return false;
    out = std::string(text.text);
    return true;
}

// How it is named and what is said about it, as Node has it.
void FlatBuilder::describeText(FlatField& out, const Field& f) {
    const AttributeSymbols& a = e_.analysis().attributes;
    std::optional<std::string> name;
    std::optional<std::string> comment;
    if (!literal(f, a.name, name) || !literal(f, a.comment, comment)) out.asksNode = true;
    if (f.element && name && name->empty()) out.asksNode = true;
    if (!f.element) out.name = std::string(e_.text(f.name));
    out.displayName = name.value_or(out.name);
    out.typeName = e_.typeText(f);
    if (!comment && f.variable() != nullptr && !f.element) comment = std::string(f.variable()->doc);
    out.comment = comment.value_or(std::string());
}

bool FlatBuilder::describe(FlatField& out, const Field& shown, const Field& f, const Ref<Contents>& owner,
                           std::uint64_t index, std::uint64_t base, std::uint32_t depth,
                           const RecordBody* around) {
    if (plan_.fields >= kMostFlatFields || depth > 32) return false;
    if (!f.type || f.error || f.section || f.shape == Shape::Pointer || f.size == kUnknown) return false;
    if (f.address < base || f.address - base > kLargestFlat || f.size > kLargestFlat) return false;
    out.id = plan_.fields++;
    plan_.depth = std::max(plan_.depth, depth);
    out.kind = kindOf(f);
    out.endian = f.endian;
    out.leaf = f.isLeaf();
    out.element = shown.element;
    out.at = static_cast<std::uint32_t>(f.address - base);
    out.size = f.size;
    out.count = f.shape == Shape::Array ? f.count : 0;
    out.attributes = std::make_unique<FlatAttributes>();
    describeText(out, shown);
    const AttributeSymbols& a = e_.analysis().attributes;
    out.hidden = e_.hasAttribute(shown, a.hidden);
    out.sealed = e_.hasAttribute(shown, a.sealed);
    out.inlined = e_.hasAttribute(shown, a.inlined);
    FlatAttributes& more = *out.attributes;
    translate(out, shown, around);
    more.head = out.element ? fmt::format(R"(]","type":{},"offset":)", jsonText(out.typeName))
                            : fmt::format(R"({{"name":{},"type":{},"offset":)", jsonText(out.name),
                                          jsonText(out.typeName));
    more.size = fmt::format(R"(,"size":{})", out.size);
    if (f.isBits()) more.size += fmt::format(R"(,"bits":{{"offset":{},"size":{}}})", f.bitOffset, f.bitSize);
    if (out.leaf) return describeLeaf(out, f);
    out.mayBeBlank = e_.mayBeBlank(*f.type);
    return describeChildren(out, f, owner, index, depth);
}

// A number among the record's members, the latest of the name.
bool FlatBuilder::member(const RecordBody& record, Symbol name, CodeMember& out) {
    if (std::ranges::find(record.locals, name, &LocalVariable::name) != record.locals.end()) return false;
    for (std::size_t i = record.fields.size(); i-- > 0;) {
        const Field& f = record.fields[i];
        if (f.name != name) continue;
        if (!f.isLeaf() || f.shape != Shape::Single || f.isPadding() || f.size == kUnknown || f.size > 16 ||
            f.address < record.self.address || e_.hasAttribute(f, e_.analysis().attributes.transform))
            return false;
        FlatField field;
        field.attributes = std::make_unique<FlatAttributes>();
        if (!describeLeaf(field, f)) return false;
        out.at = static_cast<std::uint32_t>(f.address - record.self.address);
        out.size = static_cast<std::uint32_t>(f.size);
        out.bitOffset = f.bitOffset;
        out.bitSize = f.bitSize;
        out.type = field.attributes->builtin;
        out.endian = field.attributes->endian;
        return f.bitSize < 128 && out.type != BuiltinType::Float && out.type != BuiltinType::Double;
    }
    return false;
}

std::unique_ptr<Code> FlatBuilder::translated(const FoundAttribute& found, const RecordBody* around) {
    if (around == nullptr || found.attribute->args.size() != 1) return nullptr;
    const TemplateValues* args = found.args != nullptr ? found.args : &around->self.type->args;
    return e_.coder().expression(*found.attribute->args[0], args,
                                 [&](Symbol name, CodeMember& out) { return member(*around, name, out); });
}

// What the template's functions say of the field, as far as it only needs the record's bytes.
void FlatBuilder::translate(FlatField& out, const Field& f, const RecordBody* around) {
    const AttributeSymbols& a = e_.analysis().attributes;
    FlatAttributes& more = *out.attributes;
    FoundAttribute format = e_.findAttribute(f, a.formatRead);
    if (!format) format = e_.findAttribute(f, a.format);
    out.formatted = static_cast<bool>(format);
    if (out.formatted && out.leaf && !f.isPadding()) {
        const FunctionDecl* function = e_.functionOf(format);
        const Code* code = function != nullptr && function->parameters.size() == 1
                               ? e_.coder().function(*function)
                               : nullptr;
        if (code != nullptr && (code->assigned & 1) == 0) more.format = code;
    }
    const FoundAttribute verdict = e_.findAttribute(f, a.verdict);
    const FoundAttribute link = e_.findAttribute(f, a.link);
    out.judged = static_cast<bool>(verdict);
    out.linked = static_cast<bool>(link);
    if (out.judged && out.leaf) more.verdict = translated(verdict, around);
    if (out.linked && out.leaf) more.link = translated(link, around);
    const bool asks = (out.formatted && more.format == nullptr) || (out.judged && !more.verdict);
    if (asks) out.asksNode = true;
    more.asksNodeForJson = asks || (out.linked && !more.link);
}

bool FlatBuilder::describeLeaf(FlatField& out, const Field& f) {
    FlatAttributes& more = *out.attributes;
    const AttributeSymbols& a = e_.analysis().attributes;
    if (e_.hasAttribute(f, a.transform)) out.asksNode = more.asksNodeForJson = true;
    more.type = f.type;
    more.builtin = f.type->builtin;
    more.endian = f.endian;
    if (f.isPadding()) return true;
    if (f.isText()) {
        if (f.size > kLongestFlatText) out.asksNode = more.asksNodeForJson = true;
        return true;
    }
    if (f.shape != Shape::Single) return false;
    more.isEnum = f.type->isEnum();
    if (more.isEnum) {
        more.entries = &e_.enumEntries(*f.type);
        more.builtin = f.type->underlying;
        if (!f.isBits() && f.type->endian == Endian::Inherit && f.type->underlyingEndian != Endian::Inherit)
            more.endian = f.type->underlyingEndian == Endian::Big ? std::endian::big : std::endian::little;
        more.otherEntry = f.type->name + "::???";
        for (const EnumEntry& entry : *more.entries)
            more.entryNames.push_back(fmt::format("{}::{}", f.type->name, e_.text(entry.name)));
    }
    if (f.isBits()) {
        more.bits = true;
        more.bitOffset = f.bitOffset;
        more.bitSize = f.bitSize;
        return f.size <= 16;
    }
    return builtinSize(more.builtin) == f.size && f.size != 0 && f.size <= 16;
}

bool FlatBuilder::describeChildren(FlatField& out, const Field& f, const Ref<Contents>& owner,
                                   std::uint64_t index, std::uint32_t depth) {
    const Ref<Contents> body = e_.bodyOf(f, owner, index);
    if (body->error) return false;
    if (body->kind == BodyKind::Record) {
        const auto& record = static_cast<const RecordBody&>(*body);
        if (record.stopped || record.exit != Flow::Normal || record.described ||
            (!record.locals.empty() && !varies_))
            return false;
        out.children.reserve(record.fields.size());
        for (std::size_t i = 0; i < record.fields.size(); ++i) {
            Field member = record.fields[i];
            if (member.size == kUnknown && varies_) member.size = e_.sizeOf(member, body, i);
            FlatField child;
            if (!describe(child, member, member, body, i, f.address, depth + 1, &record)) return false;
            if (child.at > out.size || child.size > out.size - child.at) return false;
            out.children.push_back(std::move(child));
        }
        return true;
    }
    auto& array = static_cast<ArrayBody&>(*body);
    if (array.count != f.count) return false;
    if (f.count == 0) return true;
    if (array.elementSize == 0 || array.elementSize > kLargestFlat || f.size != f.count * array.elementSize)
        return false;
    const Field element = e_.elementField(array, 0);
    FlatField child;
    if (!describe(child, element, element, body, 0, f.address, depth, nullptr)) return false;
    out.children.push_back(std::move(child));
    return true;
}

std::shared_ptr<const FlatPlan> Evaluator::flatPlan(const Field& field, const Ref<Contents>& owner,
                                                    std::uint64_t index, bool often) {
    const Type& type = *field.type;
    Type::Flat& state = type.flat[field.endian == std::endian::big ? 1 : 0];
    if (!state.plan) {
        if (state.never || (!often && ++state.uses < kPlanAtUse)) return nullptr;
        state.never = true;
        if (!mayLayOut()) return nullptr;
        if (!layoutOf(type).flat || layoutOf(type).size != field.size) return nullptr;
        state.plan = makePlan(field, owner, index);
        if (!state.plan) return nullptr;
        state.never = false;
    }
    if (owner && owner->depth + 1 + state.plan->depth > limits_.depthLimit) return nullptr;
    return state.plan;
}

std::shared_ptr<const FlatPlan> Evaluator::makePlan(const Field& field, const Ref<Contents>& owner,
                                                    std::uint64_t index) {
    if (field.size == 0 || field.size > kLargestFlat) return nullptr;
    bool made = false;
    auto plan = std::make_shared<FlatPlan>();
    const auto failed = guarded({}, [&] {
        Field shown = field;
        shown.stmt = nullptr;
        shown.name = 0;
        shown.element = true;
        made = FlatBuilder(*this, *plan, !layoutOf(*field.type).flat)
                   .describe(plan->top, shown, field, owner, index, field.address, 0, nullptr);
        // The type keeps the plan, so the plan must not keep the type.
        plan->top.attributes->type = {};
    });
    if (failed || !made) return nullptr;
    plan->id = freshPlanId();
    plan->nodesEach = plan->fields;
    plan->charge.set(plan->fields * (sizeof(FlatField) + sizeof(FlatAttributes) + 256));
    return plan;
}

// ---------------------------------------------------------------------------------------------------------- reading

std::unique_ptr<FlatRecord> FlatRecord::members(const Node& record) {
    const auto* n = dynamic_cast<const NodeImpl*>(&record);
    if (n == nullptr || n->isRoot() || n->evaluator().hasDescribed()) return nullptr;
    auto reader = std::make_unique<FlatReader>(n->evaluator());
    Evaluator::Entry entry(n->evaluator());
    if (!reader->openMembers(n->field(), n->owner(), n->index())) return nullptr;
    return reader;
}

std::unique_ptr<FlatRecord> FlatRecord::elements(const Node& array) {
    const auto* n = dynamic_cast<const NodeImpl*>(&array);
    if (n == nullptr || n->isRoot() || n->evaluator().hasDescribed()) return nullptr;
    auto reader = std::make_unique<FlatReader>(n->evaluator());
    Evaluator::Entry entry(n->evaluator());
    Ref<Contents> body;
    const auto failed = n->evaluator().guarded({}, [&] {
        if (n->field().shape == Shape::Array && !n->field().isLeaf())
            body = n->evaluator().bodyOf(n->field(), n->owner(), n->index());
    });
    if (failed || !body || !reader->openElements(n->field(), body)) return nullptr;
    return reader;
}

bool FlatReader::openMembers(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    auto plan = e_.isFlat(field) ? e_.flatPlan(field, owner, index, false) : outlinePlan(field, owner, index);
    if (!plan || (plan->top.size != field.size && field.size != kUnknown)) return false;
    if (!readBytes(field.address, plan->top.size)) return false;
    e_.countNodes(plan->nodesEach);
    plan_ = std::move(plan);
    field_ = field;
    owner_ = owner;
    index_ = index;
    return true;
}

std::shared_ptr<const FlatPlan> FlatReader::outlinePlan(const Field& field, const Ref<Contents>& owner,
                                                        std::uint64_t index) {
    if (field.shape != Shape::Single || !field.type || !field.type->isRecord() || field.section ||
        field.error || e_.isCancelled())
        return nullptr;
    std::shared_ptr<const FlatPlan> plan;
    e_.guarded({}, [&] {
        if (e_.layoutOf(*field.type).flat) return;
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
    if (!e_.readSource(address, {to, n})) return false;
    bytes_ = to;
    offset_ = e_.sourceOffset(address);
    return true;
}

bool FlatReader::openElements(const Field& field, const Ref<Contents>& body) {
    auto& array = static_cast<ArrayBody&>(*body);
    if (field.section || e_.isCancelled() || body->error || array.count == kUnknown ||
        array.count < kFewElements)
        return false;
    bool varies = false;
    const auto failed = e_.guarded({}, [&] {
        const Field first = e_.elementField(array, 0);
        if (array.elementSize == 0) {
            varies = e_.outlines().end(*first.type, first.endian, first.address, body.get(), 0).has_value();
            element_ = first;
            return;
        }
        // Laid out as the type is, not as [[static]] promised.
        const Layout& layout = e_.layoutOf(*first.type);
        if (!layout.fixed || layout.size != array.elementSize) return;
        if (first.address < e_.dataEnd() - e_.dataSize() || array.end > e_.dataEnd()) return;
        plan_ = e_.flatPlan(first, body, 0, true);
    });
    if (failed || (!plan_ && !varies)) return false;
    array_ = body;
    offset_ = start_ = e_.sourceOffset(field.address);
    count_ = array.count;
    varies_ = varies;
    if (varies_) elementHead_ = fmt::format(R"(]","type":{},"offset":)", jsonText(element_.type->name));
    return true;
}

std::uint64_t FlatReader::readVarying(std::uint64_t index) {
    if (index >= count_ || e_.isCancelled()) return 0;
    Evaluator::Entry entry(e_);
    e_.renewBudget();
    std::shared_ptr<const FlatPlan> plan;
    const auto failed = e_.guarded({}, [&] {
        auto& array = static_cast<ArrayBody&>(*array_);
        element_.address = index == next_ ? nextAddress_ : e_.elementField(array, index).address;
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
    e_.countNodes(plan_->nodesEach);
    return 1;
}

std::uint64_t FlatReader::read(std::uint64_t first) {
    if (varies_) return readVarying(first);
    if (first >= count_ || first < unreadable_ || e_.isCancelled()) return 0;
    const std::uint64_t each = plan_->top.size;
    std::uint64_t n = std::min(std::max<std::uint64_t>(1, kFlatChunk / each), count_ - first);
    large_.resize(static_cast<std::size_t>(n * each));
    offset_ = start_ + first * each;
    bytes_ = large_.data();
    const ReadReport report = e_.source().read(offset_, large_);
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
    e_.countNodes(n * plan_->nodesEach);
    return n;
}

Value FlatReader::value(const FlatField& field, const std::byte* record) {
    const FlatAttributes& a = *field.attributes;
    const std::byte* at = record + field.at;
    if (!a.bits) return decode(a.builtin, at, a.endian);
    // As Evaluator::readRaw() has it.
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

// As Evaluator::enumText() with the number.
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
    if (a.format != nullptr) return format(field, record, out);
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
        e_.renewBudget();
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
    target = e_.sourceOffset(address);
    return target < e_.source().size() ? Link::Target : Link::None;
}

FlatReader::Spot FlatReader::spot() {
    Spot spot{field_, owner_, index_};
    for (const std::uint64_t i : way_) {
        const Ref<Contents> body =
            array_ && !spot.owner ? array_ : e_.bodyOf(spot.field, spot.owner, spot.index);
        if (body->kind == BodyKind::Record) spot.field = static_cast<RecordBody&>(*body).fields.at(i);
        else spot.field = e_.elementField(static_cast<ArrayBody&>(*body), i);
        spot.owner = body;
        spot.index = i;
    }
    return spot;
}

NodePtr FlatReader::node() {
    Evaluator::Entry entry(e_);
    NodePtr made;
    e_.guarded({}, [&] {
        const Spot at = spot();
        made = e_.makeNode(at.field, at.owner, at.index);
    });
    return made;
}

}  // namespace sectorsmith::lang
