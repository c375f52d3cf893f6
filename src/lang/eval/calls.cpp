// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/calls.h"

#include "lang/errors.h"
#include "lang/eval/code.h"
#include "lang/eval/debug_hook.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/node_impl.h"

namespace sectorsmith::lang {

using namespace ast;

Calls::Calls(Evaluator& e)
    : e_(e),
      program_(e.program()),
      bounds_(e.bounds()),
      runs_(e.runs()),
      types_(e.types()),
      display_(e.display()),
      executor_(e.executor()),
      variables_(e.variables()),
      expressions_(e.expressions()),
      paths_(e.paths()) {}

namespace {

constexpr std::size_t kMaxArguments = 65'536;                        // of one call, with what packs hold
constexpr std::uint64_t kMaxArgumentText = std::uint64_t{64} << 20;  // bytes, of one call in all

// What natives are lent: the state of the evaluation at the call.
class CallContext final : public NativeContext {
 public:
    CallContext(Evaluator& e, Frame& frame, Where where) : e_(e), frame_(frame), where_(where) {}

    Result<void> spend(std::uint64_t steps) override {
        if (!e_.bounds().budget().take(steps)) return fail(Cause::NoSpace, LangError::BudgetUsedUp);
        return {};
    }
    Result<void> read(std::uint64_t address, std::span<std::byte> out) override {
        if (auto counted = spend(1); !counted) return counted;
        if (frame_.run != nullptr && frame_.run->section && frame_.run->section->overlay) {
            try {
                e_.bytes().readBytes(frame_.run->section, address, out, where_);
                return {};
            } catch (const Failure& f) {
                return fail(Cause::Io, f.message);
            }
        }
        return e_.bytes().readSource(address, out);
    }
    std::uint64_t addressOf(const Node& node) const override {
        const auto* n = dynamic_cast<const NodeImpl*>(&node);
        return n != nullptr ? n->field().address : node.offset();
    }
    std::uint64_t baseAddress() const override { return e_.bytes().dataStart(); }
    std::uint64_t dataSize() const override { return e_.bytes().dataSize(); }
    std::uint64_t cursor() const override {
        return frame_.run != nullptr ? e_.placer().cursor(*frame_.run) : 0;
    }
    std::endian endian() const override {
        return frame_.run != nullptr ? frame_.run->endian : e_.runs().endian;
    }
    void setEndian(std::endian endian) override {
        e_.runs().endian = endian;
        for (Run* r = frame_.run; r != nullptr; r = r->outer) r->endian = endian;
    }
    BitOrder bitOrder() const override { return e_.runs().bitOrder; }
    void setBitOrder(BitOrder order) override { e_.runs().bitOrder = order; }
    std::uint64_t arrayIndex() const override { return frame_.run != nullptr ? frame_.run->arrayIndex : 0; }
    std::uint32_t currentBitOffset() const override {
        return frame_.run != nullptr && frame_.run->isBitfield
                   ? static_cast<std::uint32_t>(frame_.run->bit % 8)
                   : 0;
    }
    void print(Severity severity, std::string_view message) override {
        e_.bounds().budget().take(32 + message.size() / 4);
        if (e_.options().console) e_.options().console(severity, message);
    }
    std::optional<std::string> environment(std::string_view name) const override {
        auto it = e_.options().environment.find(std::string(name));
        if (it == e_.options().environment.end()) return std::nullopt;
        return it->second;
    }
    Result<NativeValue> call(std::string_view function, std::span<NativeValue> args) override {
        std::vector<Value> values;
        for (NativeValue& a : args) values.push_back(e_.calls().fromNative(a));
        try {
            if (const FunctionDecl* f = e_.program().findFunction(function, nullptr))
                return e_.calls().toNative(e_.calls().callFunction(*f, values, frame_, where_));
            if (const NativeFunction* n = findNative(function))
                return e_.calls().toNative(e_.calls().callNative(*n, values, frame_, where_));
        } catch (const Failure& f) {
            if (f.level == FailureLevel::Limit) throw;
            return fail(Cause::Damaged, f.message);
        }
        return fail(Cause::NotFound, say(LangError::NoSuchFunction, function));
    }
    std::optional<bool> isValidEnum(const Node& node) const override {
        const auto* n = dynamic_cast<const NodeImpl*>(&node);
        if (n == nullptr || n->field().shape != Shape::Single || !n->field().type->isEnum())
            return std::nullopt;
        const Value value = e_.fields().read(n->field(), n->owner(), n->index());
        for (const EnumEntry& entry : e_.types().enumEntries(*n->field().type))
            if (toBool(binary(BinaryOp::Ge, value, Value::makeUnsigned(entry.low), where_), where_) &&
                toBool(binary(BinaryOp::Le, value, Value::makeUnsigned(entry.high), where_), where_))
                return true;
        return false;
    }
    void setDisplayName(const NodePtr& node, std::string name) override {
        if (Described* d = describe(node)) d->name = shortened(std::move(name));
    }
    void setComment(const NodePtr& node, std::string comment) override {
        if (Described* d = describe(node)) d->comment = shortened(std::move(comment));
    }
    void setColor(const NodePtr& node, std::uint32_t rgb) override {
        if (Described* d = describe(node)) d->color = rgb;
    }
    Result<std::uint64_t> createSection(std::string name) override {
        return e_.sections().create(std::move(name));
    }
    Result<void> removeSection(std::uint64_t number) override { return e_.sections().remove(number); }
    Result<std::uint64_t> sectionSize(std::uint64_t number) const override {
        return e_.sections().size(number);
    }
    Result<void> resizeSection(std::uint64_t number, std::uint64_t size) override {
        return e_.sections().resize(number, size);
    }
    Result<void> readSection(std::uint64_t number, std::uint64_t address, std::span<std::byte> out) override {
        return e_.sections().read(number, address, out);
    }
    Result<void> writeSection(std::uint64_t number, std::uint64_t address,
                              std::span<const std::byte> bytes) override {
        return e_.sections().write(number, address, bytes);
    }
    Result<void> readNode(const Node& node, std::uint64_t from, std::span<std::byte> out) override {
        const auto* n = dynamic_cast<const NodeImpl*>(&node);
        if (n == nullptr) return fail(Cause::Unsupported, LangError::NoBytes);
        try {
            e_.bytes().readBytes(n->field().section, n->field().address + from, out, where_);
            return {};
        } catch (const Failure& f) {
            return fail(Cause::Io, f.message);
        }
    }
    bool cancelled() const override { return e_.bounds().isCancelled(); }
    // SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators").
    std::uint64_t random() override {
        std::uint64_t z = e_.runs().random += 0x9E3779B97F4A7C15U;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
        z = (z ^ z >> 27) * 0x94D049BB133111EBU;
        return z ^ z >> 31;
    }
    void seedRandom(std::uint64_t seed) override { e_.runs().random = seed; }

 private:
    // Each field keeps its own.
    static std::string shortened(std::string text) {
        constexpr std::size_t longest = 4096;
        if (text.size() <= longest) return text;
        text.resize(longest);
        text.shrink_to_fit();
        return text;
    }
    // A record that describes itself keeps that with its own body, so that it is there again when it is run again.
    Described* describe(const NodePtr& node) {
        const auto* n = dynamic_cast<const NodeImpl*>(node.get());
        if (n == nullptr) return nullptr;
        RecordBody* body = nullptr;
        std::uint64_t key = kUnknown;
        if (n->ownBody() != nullptr && n->ownBody()->kind == BodyKind::Record) {
            body = static_cast<RecordBody*>(n->ownBody().get());
        } else if (n->owner() && n->owner()->kind == BodyKind::Record) {
            body = static_cast<RecordBody*>(n->owner().get());
            key = n->index();
        }
        if (body == nullptr) return nullptr;
        e_.display().noteDescribed();
        if (!body->described)
            body->described = std::make_unique<std::unordered_map<std::uint64_t, Described>>();
        return &(*body->described)[key];
    }

    Evaluator& e_;
    Frame& frame_;
    Where where_;
};

}  // namespace

// What a pack holds is several arguments.
std::vector<Value> Calls::arguments(const CallExpr& e, Frame& frame) {
    std::vector<Value> args;
    args.reserve(e.args.size());
    for (const Expr* a : e.args) {
        Value value = expressions_.evalArgument(*a, frame);
        if (value.kind() == ValueKind::List && static_cast<const ListObject&>(*value.object()).pack) {
            const auto& items = static_cast<const ListObject&>(*value.object()).items;
            if (args.size() + items.size() > kMaxArguments)
                failLimit(a->where, say(LangError::TooManyArguments, kMaxArguments));
            bounds_.spend(items.size(), a->where);
            args.insert(args.end(), items.begin(), items.end());
        } else {
            args.push_back(std::move(value));
        }
    }
    return args;
}

Value Calls::evalCall(const CallExpr& e, Frame& frame) {
    bounds_.checkStack(e.where);
    if (e.decl != nullptr && e.decl->kind != DeclKind::Function) {
        if (e.args.size() != 1) failAt(e.where, LangError::CastTakesOneValue);
        TypeRef ref;
        ref.where = e.where;
        ref.name = e.name;
        ref.decl = e.decl;
        ref.args = e.templateArgs;
        const TypePtr type = types_.makeType(ref, frame);
        return expressions_.evalCast(*e.args[0], *type, frame, e.where);
    }
    const auto* function = static_cast<const FunctionDecl*>(e.decl);
    std::vector<Value> args = arguments(e, frame);
    if (function == nullptr) {
        if (e.native == nullptr) {
            // What the other program's own user interface offers does nothing here.
            const std::string_view full = program_.text(e.name.full);
            if (full.starts_with("builtin::hex::") || full.starts_with("hex::")) return {};
            failAt(e.name.where, say(LangError::NoSuchFunction, full));
        }
        return callNative(*static_cast<const NativeFunction*>(e.native), args, frame, e.where);
    }
    Value result = callFunction(*function, args, frame, e.where);
    // A plain variable given to a `ref` parameter gets what the function left in it.
    for (std::size_t i = 0; i < e.args.size() && i < function->parameters.size() && i < args.size(); ++i) {
        const FunctionParam& p = function->parameters[i];
        if (p.type == nullptr || !p.type->isReference || e.args[i]->kind != ExprKind::Path) continue;
        if (args[i].kind() == ValueKind::Field) continue;
        Place place = paths_.resolvePath(static_cast<const PathExpr&>(*e.args[i]), frame);
        if (place.variable != nullptr) variables_.assign(place, args[i], e.where);
    }
    return result;
}

// A function that only computes, and is given numbers and texts only, or fields that have such a value.
bool Calls::callTranslated(const FunctionDecl& f, const std::vector<Value>& args, const Frame& caller,
                           Value& result) {
    constexpr std::size_t most = 8;
    if (args.size() != f.parameters.size() || args.size() > most || runs_.strict > 0) return false;
    if (caller.run != nullptr && caller.run->section && caller.run->section->overlay) return false;
    const Code* code = e_.coder().function(f);
    if (code == nullptr) return false;
    Scalar scalars[most];
    Value values[most];  // keeps texts
    for (std::size_t i = 0; i < args.size(); ++i) {
        values[i] = args[i];
        // What takes any value may make a text of it, and an enum's is its entry.
        const TypeRef* type = f.parameters[i].type;
        const bool anyType = type == nullptr || type->builtin == BuiltinType::Auto;
        if (anyType && args[i].enumeration != 0) return false;
        if (args[i].kind() == ValueKind::Field) {
            const auto& object = static_cast<const FieldObject&>(*args[i].object());
            if (object.field.shape != Shape::Single || !object.field.isLeaf() || object.field.isPadding())
                return false;
            if (anyType && object.field.type->isEnum()) return false;
            // A field is no variable.
            if ((code->assigned >> i & 1) != 0) return false;
            try {
                values[i] = paths_.decay(args[i]);
            } catch (const Failure& failure) {
                if (failure.level == FailureLevel::Limit) throw;
                return false;
            }
        }
        if (!Coder::toScalar(values[i], scalars[i])) return false;
    }
    Scalar made;
    if (!e_.coder().run(*code, {scalars, args.size()}, nullptr, made)) return false;
    result = Coder::toValue(made);
    return true;
}

// On return `args` holds what the function left in its parameters.
Value Calls::callFunction(const FunctionDecl& f, std::vector<Value>& args, Frame& caller, Where where) {
    bounds_.checkStack(where);
    bounds_.checkCancelled();
    const std::size_t slotCount = std::max<std::size_t>(f.slots, f.parameters.size());
    bounds_.spend(kCallSteps + slotCount / 4, where);
    bounds_.checkMemory(where);
    if (bounds_.callDepth() >= bounds_.limits().depthLimit) failLimit(where, LangError::CallsTooDeep);
    if (debug_ == nullptr || !debug_->mayStopIn(f)) [[likely]]
        if (Value computed; callTranslated(f, args, caller, computed)) return computed;
    std::vector<Value> slots(slotCount);
    const Charge charge(slotCount > 16 ? slotCount * sizeof(Value) : 0);
    Frame frame;
    frame.run = caller.run;
    frame.body = caller.body;
    frame.args = caller.args;
    frame.function = &f;
    frame.slots = &slots;
    for (std::size_t i = 0; i < f.parameters.size(); ++i) {
        const FunctionParam& p = f.parameters[i];
        if (p.isPack) {
            auto list = makeRef<ListObject>(std::vector<Value>(
                args.begin() + static_cast<std::ptrdiff_t>(std::min(i, args.size())), args.end()));
            list->pack = true;
            slots[i] = Value::makeObject(ValueKind::List, list);
            break;
        }
        Value value;
        if (i < args.size()) value = args[i];
        else if (p.defaultValue != nullptr) value = expressions_.evalArgument(*p.defaultValue, frame);
        else failAt(where, say(LangError::NeedsArguments, program_.text(f.full), f.parameters.size()));
        const bool asItIs = p.type == nullptr || p.type->builtin == BuiltinType::Auto ||
                            (p.type->isReference && value.kind() == ValueKind::Field);
        if (asItIs) {
            slots[i] = std::move(value);
        } else {
            const TypePtr type = types_.resolve(*p.type, frame);
            // A number where an array or a struct is meant stays what it is; the function will say what is wrong.
            slots[i] = type->isRecord() ? std::move(value) : variables_.coerceTo(*type, value, where);
        }
    }
    const bool packed = !f.parameters.empty() && f.parameters.back().isPack;
    if (args.size() > f.parameters.size() && !packed)
        failAt(where,
               say(LangError::TakesArguments, program_.text(f.full), f.parameters.size(), args.size()));

    struct Depth {
        explicit Depth(std::uint32_t& d) : depth(d) { ++depth; }
        ~Depth() { --depth; }
        std::uint32_t& depth;
    } depth(bounds_.callDepth());
    try {
        const DebugHook::Level level(debug_, DebugFrame::Kind::Function, &f, frame);
        executor_.execBody(f.body, frame);
    } catch (Failure& failure) {
        // The library's own lines say nothing to the one who called it: a failed std::assert stands at the assert.
        if (program_.text(f.full).starts_with("std::")) failure.where = where;
        // An assertion judges; only std::error gives up.
        if (program_.text(f.full) == "std::assert" && failure.level == FailureLevel::Fatal)
            failure.level = FailureLevel::Normal;
        throw;
    }
    for (std::size_t i = 0; i < args.size() && i < f.parameters.size() && !f.parameters[i].isPack; ++i)
        if (f.parameters[i].type != nullptr && f.parameters[i].type->isReference) args[i] = slots[i];
    return frame.result;
}

NativeValue Calls::toNative(const Value& value, bool withText) {
    if (value.kind() != ValueKind::Field) {
        NativeValue plain{toNodeValue(value)};
        if (const Type* type = types_.enumeration(value.enumeration))
            plain.entry = display_.enumText(*type, value, false);
        return plain;
    }
    const auto& object = static_cast<const FieldObject&>(*value.object());
    NativeValue result;
    result.node = e_.makeNode(object.field, object.owner, object.index);
    if (object.ownBody) static_cast<NodeImpl&>(*result.node).setOwnBody(object.ownBody);
    const Value plain = paths_.decay(value);
    if (plain.kind() != ValueKind::Field) result.value = toNodeValue(plain);
    const Field& field = object.field;
    if (withText && (plain.kind() == ValueKind::Field || (field.isLeaf() && field.type->isEnum())))
        result.entry = display_.text(value);
    return result;
}

Value Calls::fromNative(const NativeValue& value) {
    if (value.node != nullptr) {
        const auto* n = dynamic_cast<const NodeImpl*>(value.node.get());
        if (n != nullptr) {
            auto object = makeRef<FieldObject>(n->field(), n->owner(), n->index());
            object->ownBody = n->ownBody();
            return Value::makeObject(ValueKind::Field, object);
        }
    }
    return fromNodeValue(value.value);
}

Value Calls::callNative(const NativeFunction& native, std::vector<Value>& args, Frame& caller, Where where) {
    if (args.size() < native.minArgs || (native.maxArgs != 255 && args.size() > native.maxArgs))
        failAt(where, say(LangError::TakesArgumentsBetween, native.name, native.minArgs, native.maxArgs,
                          args.size()));
    // Natives are given copies of texts: many long ones at once would be gigabytes.
    std::uint64_t bytes = 0;
    for (const Value& v : args)
        if (v.isText()) bytes += v.text().size();
    if (bytes > kMaxArgumentText)
        failLimit(where, say(LangError::ArgumentTextsTooLong, native.name, kMaxArgumentText >> 20));
    bounds_.spend(kNativeSteps + args.size() + 4 * bytes / kBytesPerStep, where);
    std::vector<NativeValue> values;
    values.reserve(args.size());
    for (const Value& v : args) values.push_back(toNative(v, native.makesText));
    CallContext context(e_, caller, where);
    Result<NativeValue> result = native.call(context, values);
    if (bounds_.budget().used()) bounds_.failWork(where);
    if (!result) {
        if (result.error().cause == Cause::Cancelled || bounds_.isCancelled()) throw Cancelled{};
        Failure failure{Message(result.error()), where, FailureLevel::Normal};
        if (native.name == "builtin::std::error") failure.level = FailureLevel::Fatal;
        throw failure;
    }
    return fromNative(*result);
}

Result<NativeValue> Calls::callPlain(const NativeFunction& native, std::span<NativeValue> args, Where where) {
    Frame frame;
    CallContext context(e_, frame, where);
    Result<NativeValue> made = native.call(context, args);
    if (bounds_.budget().used()) bounds_.failWork(where);
    return made;
}

}  // namespace sectorsmith::lang
