// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/flat_plans.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "lang/eval/code.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/flat.h"
#include "lang/eval/json.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::uint32_t kMostFlatFields = 2048;   // of a plan
constexpr std::uint64_t kLargestFlat = 1 << 16;   // bytes of a record
constexpr std::uint64_t kLongestFlatText = 4096;  // bytes
constexpr std::uint8_t kPlanAtUse = 4;            // a type that is used once needs no plan

std::uint64_t freshPlanId() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}
}  // namespace

namespace {

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
    static bool isQuick(const FlatField& field);
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
    const FoundAttribute found = e_.attributes().findAttribute(f, name);
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
    if (!f.element) out.name = std::string(e_.program().text(f.name));
    out.displayName = name.value_or(out.name);
    out.typeName = e_.fields().typeText(f);
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
    out.hidden = e_.attributes().hasAttribute(shown, a.hidden);
    out.sealed = e_.attributes().hasAttribute(shown, a.sealed);
    out.inlined = e_.attributes().hasAttribute(shown, a.inlined);
    FlatAttributes& more = *out.attributes;
    translate(out, shown, around);
    more.head = JsonPiece(out.element ? fmt::format(R"(]","type":{},"offset":)", jsonText(out.typeName))
                                      : fmt::format(R"({{"name":{},"type":{},"offset":)", jsonText(out.name),
                                                    jsonText(out.typeName)));
    std::string size = fmt::format(R"(,"size":{})", out.size);
    if (f.isBits()) size += fmt::format(R"(,"bits":{{"offset":{},"size":{}}})", f.bitOffset, f.bitSize);
    more.size = JsonPiece(size);
    more.sizeAndValue = JsonPiece(size + R"(,"value":)");
    if (out.leaf) {
        if (!describeLeaf(out, f)) return false;
        more.isQuick = isQuick(out);
        return true;
    }
    out.mayBeBlank = e_.layouts().mayBeBlank(*f.type);
    return describeChildren(out, f, owner, index, depth);
}

// See FlatAttributes::isQuick.
bool FlatBuilder::isQuick(const FlatField& field) {
    const FlatAttributes& a = *field.attributes;
    const bool number = field.kind == NodeKind::Unsigned && isUnsigned(a.builtin) && !a.isEnum && !a.bits &&
                        std::has_single_bit(field.size) && field.size <= 8;
    return number && !a.asksNodeForJson && a.format == nullptr && !field.judged && !field.linked &&
           a.head.size() + a.sizeAndValue.size() < JsonOut::kSlack - 256;
}

// A number among the record's members, the latest of the name.
bool FlatBuilder::member(const RecordBody& record, Symbol name, CodeMember& out) {
    if (std::ranges::find(record.locals, name, &LocalVariable::name) != record.locals.end()) return false;
    for (std::size_t i = record.fields.size(); i-- > 0;) {
        const Field& f = record.fields[i];
        if (f.name != name) continue;
        if (!f.isLeaf() || f.shape != Shape::Single || f.isPadding() || f.size == kUnknown || f.size > 16 ||
            f.address < record.self.address ||
            e_.attributes().hasAttribute(f, e_.analysis().attributes.transform))
            return false;
        FlatField field;
        field.attributes = std::make_unique<FlatAttributes>();
        if (!describeLeaf(field, f)) return false;
        out.at = static_cast<std::uint32_t>(f.address - record.self.address);
        out.size = static_cast<std::uint32_t>(f.size);
        out.bitOffset = f.bitOffset;
        out.bitSize = f.bitSize;
        out.isEnum = f.type->isEnum();
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
    FoundAttribute format = e_.attributes().findAttribute(f, a.formatRead);
    if (!format) format = e_.attributes().findAttribute(f, a.format);
    out.formatted = static_cast<bool>(format);
    if (out.formatted && out.leaf && !f.isPadding()) {
        const FunctionDecl* function = e_.attributes().functionOf(format);
        const Code* code = function != nullptr && function->parameters.size() == 1
                               ? e_.coder().function(*function)
                               : nullptr;
        if (code != nullptr && (code->assigned & 1) == 0) more.format = code;
    }
    const FoundAttribute verdict = e_.attributes().findAttribute(f, a.verdict);
    const FoundAttribute link = e_.attributes().findAttribute(f, a.link);
    out.judged = static_cast<bool>(verdict);
    out.linked = static_cast<bool>(link);
    if (out.judged && out.leaf) more.verdict = translated(verdict, around);
    if (out.linked && out.leaf) more.link = translated(link, around);
    const bool asks = (out.formatted && more.format == nullptr) || (out.judged && !more.verdict) ||
                      (!out.leaf && e_.attributes().hasAttribute(f, a.summary));
    if (asks) out.asksNode = true;
    more.asksNodeForJson = asks || (out.linked && !more.link);
}

bool FlatBuilder::describeLeaf(FlatField& out, const Field& f) {
    FlatAttributes& more = *out.attributes;
    const AttributeSymbols& a = e_.analysis().attributes;
    if (e_.attributes().hasAttribute(f, a.transform)) out.asksNode = more.asksNodeForJson = true;
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
        more.entries = &e_.types().enumEntries(*f.type);
        more.builtin = f.isBits() ? e_.types().bitsType(*f.type) : f.type->underlying;
        if (!f.isBits() && f.type->endian == Endian::Inherit && f.type->underlyingEndian != Endian::Inherit)
            more.endian = f.type->underlyingEndian == Endian::Big ? std::endian::big : std::endian::little;
        more.otherEntry = f.type->name + "::???";
        for (const EnumEntry& entry : *more.entries)
            more.entryNames.push_back(fmt::format("{}::{}", f.type->name, e_.program().text(entry.name)));
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
    const Ref<Contents> body = e_.bodies().bodyOf(f, owner, index);
    if (body->error) return false;
    if (body->kind == BodyKind::Record) {
        const auto& record = static_cast<const RecordBody&>(*body);
        if (record.stopped || record.exit != Flow::Normal || record.described ||
            (!record.locals.empty() && !varies_))
            return false;
        out.children.reserve(record.fields.size());
        for (std::size_t i = 0; i < record.fields.size(); ++i) {
            Field member = record.fields[i];
            if (member.size == kUnknown && varies_) member.size = e_.bodies().sizeOf(member, body, i);
            FlatField child;
            if (!describe(child, member, member, body, i, f.address, depth + 1, &record)) return false;
            if (child.at > out.size || child.size > out.size - child.at) return false;
            out.children.push_back(std::move(child));
        }
        return true;
    }
    auto& array = static_cast<ArrayBody&>(*body);
    // Bit fields within bit fields begin at any bit.
    if (array.count != f.count || f.nestedBits) return false;
    if (f.count == 0) return true;
    if (array.elementSize == 0 || array.elementSize > kLargestFlat || f.size != f.count * array.elementSize)
        return false;
    const Field element = e_.arrays().elementField(array, 0);
    FlatField child;
    if (!describe(child, element, element, body, 0, f.address, depth, nullptr)) return false;
    out.children.push_back(std::move(child));
    return true;
}

}  // namespace

bool FlatPlans::isFlat(const Field& field) const {
    const SourceBytes& bytes = e_.bytes();
    return field.shape == Shape::Single && field.type && field.type->isRecord() && !field.section &&
           !field.error && !field.nestedBits && field.size != kUnknown && !e_.bounds().isCancelled() &&
           field.type->layout != nullptr && field.type->layout->flat && field.address < bytes.dataEnd() &&
           field.size <= bytes.dataEnd() - field.address;
}

bool FlatPlans::mayLayOut() const {
    return e_.bounds().limits().nodeLimit >= Limits{}.nodeLimit && e_.runs().strict == 0 &&
           e_.debug() == nullptr;
}

std::shared_ptr<const FlatPlan> FlatPlans::flatPlan(const Field& field, const Ref<Contents>& owner,
                                                    std::uint64_t index, bool often) {
    const Type& type = *field.type;
    Type::Flat& state = type.flat[field.endian == std::endian::big ? 1 : 0];
    if (!state.plan) {
        if (state.never || (!often && ++state.uses < kPlanAtUse)) return nullptr;
        state.never = true;
        if (!mayLayOut()) return nullptr;
        if (!e_.layouts().of(type).flat || e_.layouts().of(type).size != field.size) return nullptr;
        state.plan = makePlan(field, owner, index);
        if (!state.plan) return nullptr;
        state.never = false;
    }
    if (owner && owner->depth + 1 + state.plan->depth > e_.bounds().limits().depthLimit) return nullptr;
    return state.plan;
}

std::shared_ptr<const FlatPlan> FlatPlans::makePlan(const Field& field, const Ref<Contents>& owner,
                                                    std::uint64_t index) {
    if (field.size == 0 || field.size > kLargestFlat) return nullptr;
    bool made = false;
    auto plan = std::make_shared<FlatPlan>();
    const auto failed = e_.errors().guarded({}, [&] {
        Field shown = field;
        shown.stmt = nullptr;
        shown.name = 0;
        shown.element = true;
        made = FlatBuilder(e_, *plan, !e_.layouts().of(*field.type).flat)
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

}  // namespace sectorsmith::lang
