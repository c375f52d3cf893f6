// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of the template's functions and of natives.
#include "lang/errors.h"
#include "lang/eval/code.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/node_impl.h"

namespace sectorsmith::lang {

using namespace ast;

// What natives are lent: the state of the evaluation at the call.
class CallContext final : public NativeContext {
 public:
    CallContext(Evaluator& e, Frame& frame, Where where) : e_(e), frame_(frame), where_(where) {}

    Result<void> spend(std::uint64_t steps) override {
        if (!e_.budget_.take(steps)) return fail(Cause::NoSpace, LangError::BudgetUsedUp);
        return {};
    }
    Result<void> read(std::uint64_t address, std::span<std::byte> out) override {
        if (auto counted = spend(1); !counted) return counted;
        if (frame_.run != nullptr && frame_.run->section && frame_.run->section->overlay) {
            try {
                e_.readBytes(frame_.run->section, address, out, where_);
                return {};
            } catch (const Failure& f) {
                return fail(Cause::Io, f.message);
            }
        }
        return e_.readSource(address, out);
    }
    std::uint64_t addressOf(const Node& node) const override {
        const auto* n = dynamic_cast<const NodeImpl*>(&node);
        return n != nullptr ? n->field().address : node.offset();
    }
    std::uint64_t baseAddress() const override { return e_.programBase_; }
    std::uint64_t dataSize() const override { return e_.dataSize(); }
    std::uint64_t cursor() const override { return frame_.run != nullptr ? e_.cursor(*frame_.run) : 0; }
    std::endian endian() const override {
        return frame_.run != nullptr ? frame_.run->endian : e_.globalEndian_;
    }
    void setEndian(std::endian endian) override {
        e_.globalEndian_ = endian;
        for (Run* r = frame_.run; r != nullptr; r = r->outer) r->endian = endian;
    }
    BitOrder bitOrder() const override { return e_.bitOrder_; }
    void setBitOrder(BitOrder order) override { e_.bitOrder_ = order; }
    std::uint64_t arrayIndex() const override { return frame_.run != nullptr ? frame_.run->arrayIndex : 0; }
    std::uint32_t currentBitOffset() const override {
        return frame_.run != nullptr && frame_.run->isBitfield
                   ? static_cast<std::uint32_t>(frame_.run->bit % 8)
                   : 0;
    }
    void print(Severity severity, std::string_view message) override {
        e_.budget_.take(32 + message.size() / 4);
        if (e_.options_.console) e_.options_.console(severity, message);
    }
    std::optional<std::string> environment(std::string_view name) const override {
        auto it = e_.options_.environment.find(std::string(name));
        if (it == e_.options_.environment.end()) return std::nullopt;
        return it->second;
    }
    Result<NativeValue> call(std::string_view function, std::span<NativeValue> args) override {
        std::vector<Value> values;
        for (NativeValue& a : args) values.push_back(e_.fromNative(a));
        try {
            if (const FunctionDecl* f = e_.program_->findFunction(function, nullptr))
                return e_.toNative(e_.callFunction(*f, values, frame_, where_));
            if (const NativeFunction* n = findNative(function))
                return e_.toNative(e_.callNative(*n, values, frame_, where_));
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
        const Value value = e_.read(n->field(), n->owner(), n->index());
        for (const EnumEntry& entry : e_.enumEntries(*n->field().type))
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
    bool cancelled() const override { return e_.isCancelled(); }

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
        e_.noteDescribed();
        if (!body->described)
            body->described = std::make_unique<std::unordered_map<std::uint64_t, Described>>();
        return &(*body->described)[key];
    }

    Evaluator& e_;
    Frame& frame_;
    Where where_;
};

Value Evaluator::evalArgument(const Expr& e, Frame& frame) {
    if (e.kind == ExprKind::Path) {
        checkStack(e.where);
        const auto& path = static_cast<const PathExpr&>(e);
        Place place = resolvePath(path, frame);
        if (place.variable != nullptr) return *place.variable;
        if (place.field == nullptr) return place.value;
        return fieldValue(place);
    }
    if (e.kind == ExprKind::Call) return evalCall(static_cast<const CallExpr&>(e), frame);
    return eval(e, frame);
}

Value Evaluator::evalCall(const CallExpr& e, Frame& frame) {
    checkStack(e.where);
    if (e.decl != nullptr && e.decl->kind != DeclKind::Function) {
        if (e.args.size() != 1) failAt(e.where, LangError::CastTakesOneValue);
        TypeRef ref;
        ref.where = e.where;
        ref.name = e.name;
        ref.decl = e.decl;
        ref.args = e.templateArgs;
        const TypePtr type = types_.makeType(ref, frame);
        return evalCast(*e.args[0], *type, frame, e.where);
    }
    const auto* function = static_cast<const FunctionDecl*>(e.decl);
    std::vector<Value> args;
    args.reserve(e.args.size());
    for (const Expr* a : e.args) {
        Value value = evalArgument(*a, frame);
        if (value.kind() == ValueKind::List && static_cast<const ListObject&>(*value.object()).pack) {
            const auto& items = static_cast<const ListObject&>(*value.object()).items;
            if (args.size() + items.size() > kMaxArguments)
                failLimit(a->where, say(LangError::TooManyArguments, kMaxArguments));
            spend(items.size(), a->where);
            args.insert(args.end(), items.begin(), items.end());
        } else {
            args.push_back(std::move(value));
        }
    }
    if (function == nullptr) {
        if (e.native == nullptr) {
            // What the other program's own user interface offers does nothing here.
            const std::string_view full = text(e.name.full);
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
        Place place = resolvePath(static_cast<const PathExpr&>(*e.args[i]), frame);
        if (place.variable != nullptr) assign(place, args[i], frame, e.where);
    }
    return result;
}

// A function that only computes, and is given numbers and texts only, or fields that have such a value.
bool Evaluator::callTranslated(const FunctionDecl& f, const std::vector<Value>& args, const Frame& caller,
                               Value& result) {
    constexpr std::size_t most = 8;
    if (args.size() != f.parameters.size() || args.size() > most || strict_ > 0) return false;
    if (caller.run != nullptr && caller.run->section && caller.run->section->overlay) return false;
    const Code* code = coder().function(f);
    if (code == nullptr) return false;
    Scalar scalars[most];
    Value values[most];  // keeps texts
    for (std::size_t i = 0; i < args.size(); ++i) {
        values[i] = args[i];
        if (args[i].kind() == ValueKind::Field) {
            const auto& object = static_cast<const FieldObject&>(*args[i].object());
            if (object.field.shape != Shape::Single || !object.field.isLeaf() || object.field.isPadding())
                return false;
            // A field is no variable.
            if ((code->assigned >> i & 1) != 0) return false;
            try {
                values[i] = decay(args[i]);
            } catch (const Failure& failure) {
                if (failure.level == FailureLevel::Limit) throw;
                return false;
            }
        }
        if (!Coder::toScalar(values[i], scalars[i])) return false;
    }
    Scalar made;
    if (!coder().run(*code, {scalars, args.size()}, nullptr, made)) return false;
    result = Coder::toValue(made);
    return true;
}

// On return `args` holds what the function left in its parameters.
Value Evaluator::callFunction(const FunctionDecl& f, std::vector<Value>& args, Frame& caller, Where where) {
    checkStack(where);
    checkCancelled();
    const std::size_t slotCount = std::max<std::size_t>(f.slots, f.parameters.size());
    spend(kCallSteps + slotCount / 4, where);
    checkMemory(where);
    if (callDepth_ >= limits_.depthLimit) failLimit(where, LangError::CallsTooDeep);
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
        else if (p.defaultValue != nullptr) value = evalArgument(*p.defaultValue, frame);
        else failAt(where, say(LangError::NeedsArguments, text(f.full), f.parameters.size()));
        const bool asItIs = p.type == nullptr || p.type->builtin == BuiltinType::Auto ||
                            (p.type->isReference && value.kind() == ValueKind::Field);
        if (asItIs) {
            slots[i] = std::move(value);
        } else {
            const TypePtr type = resolve(*p.type, frame);
            // A number where an array or a struct is meant stays what it is; the function will say what is wrong.
            slots[i] = type->isRecord() ? std::move(value) : coerceTo(*type, value, where);
        }
    }
    const bool packed = !f.parameters.empty() && f.parameters.back().isPack;
    if (args.size() > f.parameters.size() && !packed)
        failAt(where, say(LangError::TakesArguments, text(f.full), f.parameters.size(), args.size()));

    struct Depth {
        explicit Depth(std::uint32_t& d) : depth(d) { ++depth; }
        ~Depth() { --depth; }
        std::uint32_t& depth;
    } depth(callDepth_);
    try {
        execBody(f.body, frame);
    } catch (Failure& failure) {
        // The library's own lines say nothing to the one who called it: a failed std::assert stands at the assert.
        if (text(f.full).starts_with("std::")) failure.where = where;
        // An assertion judges; only std::error gives up.
        if (text(f.full) == "std::assert" && failure.level == FailureLevel::Fatal)
            failure.level = FailureLevel::Normal;
        throw;
    }
    for (std::size_t i = 0; i < args.size() && i < f.parameters.size() && !f.parameters[i].isPack; ++i)
        if (f.parameters[i].type != nullptr && f.parameters[i].type->isReference) args[i] = slots[i];
    return frame.result;
}

NativeValue Evaluator::toNative(const Value& value) {
    if (value.kind() != ValueKind::Field) return {toNodeValue(value), nullptr};
    const auto& object = static_cast<const FieldObject&>(*value.object());
    NativeValue result;
    auto node = std::make_shared<NodeImpl>(shared_from_this(), object.field, object.owner, object.index);
    if (object.ownBody) node->setOwnBody(object.ownBody);
    result.node = std::move(node);
    const Value plain = decay(value);
    if (plain.kind() != ValueKind::Field) result.value = toNodeValue(plain);
    return result;
}

Value Evaluator::fromNative(const NativeValue& value) {
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

Value Evaluator::callNative(const NativeFunction& native, std::vector<Value>& args, Frame& caller,
                            Where where) {
    if (args.size() < native.minArgs || (native.maxArgs != 255 && args.size() > native.maxArgs))
        failAt(where, say(LangError::TakesArgumentsBetween, native.name, native.minArgs, native.maxArgs,
                          args.size()));
    // Natives are given copies of texts: many long ones at once would be gigabytes.
    std::uint64_t bytes = 0;
    for (const Value& v : args)
        if (v.isText()) bytes += v.text().size();
    if (bytes > kMaxArgumentText)
        failLimit(where, say(LangError::ArgumentTextsTooLong, native.name, kMaxArgumentText >> 20));
    spend(kNativeSteps + args.size() + 4 * bytes / kBytesPerStep, where);
    std::vector<NativeValue> values;
    values.reserve(args.size());
    for (const Value& v : args) values.push_back(toNative(v));
    CallContext context(*this, caller, where);
    Result<NativeValue> result = native.call(context, values);
    if (budget_.used()) failWork(where);
    if (!result) {
        if (result.error().cause == Cause::Cancelled || isCancelled()) throw Cancelled{};
        Failure failure{Message(result.error()), where, FailureLevel::Normal};
        if (native.name == "builtin::std::error") failure.level = FailureLevel::Fatal;
        throw failure;
    }
    return fromNative(*result);
}

// From translated code: no cursor, and nothing but numbers and texts.
bool Coder::callNative(const NativeFunction& native, const Scalar* args, std::size_t count, Scalar& result,
                       Where where) {
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (args[i].kind == ValueKind::String) bytes += args[i].text->size();
    e_.spend(Evaluator::kNativeSteps + count + 4 * bytes / kBytesPerStep, where);
    std::vector<NativeValue> values;
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Scalar& a = args[i];
        switch (a.kind) {
            case ValueKind::Unsigned: values.push_back({NodeValue(a.bits)}); break;
            case ValueKind::Signed: values.push_back({NodeValue(static_cast<Int128>(a.bits))}); break;
            case ValueKind::Boolean: values.push_back({NodeValue(a.bits != 0)}); break;
            case ValueKind::Character: values.push_back({NodeValue(static_cast<char32_t>(a.bits))}); break;
            case ValueKind::String: values.push_back({NodeValue(*a.text)}); break;
            default: return false;
        }
    }
    Frame frame;
    CallContext context(e_, frame, where);
    Result<NativeValue> made = native.call(context, values);
    if (e_.budget_.used()) e_.failWork(where);
    if (!made || made->node) return false;
    result = {};
    if (const auto* u = std::get_if<Uint128>(&made->value)) {
        result.kind = ValueKind::Unsigned;
        result.bits = *u;
    } else if (const auto* s = std::get_if<Int128>(&made->value)) {
        result.kind = ValueKind::Signed;
        result.bits = static_cast<Uint128>(*s);
    } else if (const auto* b = std::get_if<bool>(&made->value)) {
        result.kind = ValueKind::Boolean;
        result.bits = *b ? 1 : 0;
    } else if (auto* t = std::get_if<std::string>(&made->value)) {
        result.kind = ValueKind::String;
        result.text = keep(std::move(*t));
        return result.text != nullptr;
    } else {
        return false;
    }
    return true;
}

}  // namespace sectorsmith::lang
