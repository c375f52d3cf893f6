// SPDX-License-Identifier: GPL-3.0-or-later
// Running the statements of records and functions.
#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

// Restores what it was made with.
template <typename T>
class Restore {
 public:
    explicit Restore(T& variable) : variable_(variable), old_(variable) {}
    Restore(T& variable, T value) : Restore(variable) { variable_ = value; }
    ~Restore() { variable_ = old_; }
    Restore(const Restore&) = delete;
    Restore& operator=(const Restore&) = delete;

 private:
    T& variable_;
    T old_;
};

}  // namespace

void Evaluator::runRecord(RecordBody& body) {
    const Type& type = *body.self.type;
    checkStack(whereOf(body.self));
    checkCancelled();
    body.state = BodyState::Running;

    Run run;
    run.body = &body;
    run.outer = run_;
    run.start = run.cursor = run.unionEnd = body.self.address;
    run.endian = body.self.endian;
    run.isUnion = type.isUnion();
    run.isBitfield = type.isBitfield();
    run.tryDepth = strict_ > 0 ? 1 : 0;
    run.section = body.self.isLocal() || !hasFixups(type) ? body.self.section : Ref<Section>();
    // std::core::array_index is that of the nearest array around.
    for (const Contents* b = &body; b != nullptr; b = b->owner.get())
        if (b->self.element) {
            run.arrayIndex = b->self.index;
            break;
        }
    Restore<Run*> running(run_, &run);
    Frame frame;
    frame.run = &run;
    frame.body = &body;
    frame.args = &type.args;

    const Layout* layout = nullptr;
    try {
        if (run.isBitfield) {
            auto* outer = body.owner ? dynamic_cast<RecordBody*>(body.owner.get()) : nullptr;
            if (body.self.nestedBits && outer != nullptr) {
                body.bitBase = outer->bitBase;
                body.bitTotal = outer->bitTotal;
                body.mostFirst = outer->mostFirst;
                run.bit = body.self.bitStart;
            } else {
                body.bitBase = body.self.address;
                const bool big = body.self.endian == std::endian::big;
                body.mostFirst = big;
                if (auto order = layouts_.bitOrder(type)) {
                    body.mostFirst = order->mostFirst;
                    if (order->mostFirst != big) body.bitTotal = order->total;
                }
            }
        }
        if (!run.section && hasFixups(type)) run.section = applyFixups(body);
        runMembers(type, frame, 0);
    } catch (const Stop&) {
        body.stopped = true;
    } catch (const Failure& f) {
        if (strict_ > 0) throw;
        body.stopped = true;
        Diagnostic d = diagnosticOf(f, whereOf(body.self));
        note(d);
        if (!body.error) body.error = makeRef<FieldError>(std::move(d));
    }
    layout = &layoutOf(type);
    exportLocals(body);
    if (run.isBitfield) {
        body.bitEnd = run.bit;
        if (body.self.nestedBits) {
            body.end = body.bitBase + (run.bit + 7) / 8;
        } else {
            std::uint64_t bits = run.bit;
            if (layout->fixed) bits = std::max(bits, layout->bits);
            if (auto order = layouts_.bitOrder(type)) bits = std::max(bits, order->total);
            body.end = body.self.address + (bits + 7) / 8;
        }
        body.pending = -1;
    } else if (layout->fixed) {
        body.end = layout->size <= kUnknown - 1 - body.self.address ? body.self.address + layout->size
                                                                    : kUnknown - 1;
        body.pending = -1;
    } else if (run.isUnion) {
        body.end = run.unionEnd;
        body.pending = -1;
    } else if (body.pending < 0) {
        body.end = run.cursor;
    }
    body.state = BodyState::Done;
}

void Evaluator::runMembers(const Type& type, Frame& frame, int depth) {
    if (type.decl->kind == DeclKind::Imported) {
        const auto& imported = *static_cast<const ImportedDecl*>(type.decl);
        if (imported.endian != Endian::Inherit && type.endian == Endian::Inherit)
            frame.run->endian = imported.endian == Endian::Big ? std::endian::big : std::endian::little;
        frame.body->exit = execBody(imported.statements, frame);
        return;
    }
    const auto& decl = *static_cast<const RecordDecl*>(type.decl);
    if (depth > 64) failLimit(decl.nameWhere, LangError::InheritsTooDeep);
    for (const TypeRef* base : decl.bases) {
        const TypePtr baseType = resolve(*base, frame);
        if (!baseType->isRecord() || baseType->decl->kind == DeclKind::Imported)
            failAt(base->where, LangError::InheritsOnlyStructs);
        Frame inner = frame;
        inner.args = &baseType->args;
        runMembers(*baseType, inner, depth + 1);
        if (frame.body->exit != Flow::Normal) return;
    }
    frame.body->exit = execBody(decl.members, frame);
}

Flow Evaluator::execBody(std::span<Stmt* const> body, Frame& frame) {
    for (const Stmt* s : body)
        if (const Flow flow = exec(*s, frame); flow != Flow::Normal) return flow;
    return Flow::Normal;
}

Flow Evaluator::exec(const Stmt& stmt, Frame& frame) {
    spend(1, stmt.where);
    checkMemory(stmt.where);
    switch (stmt.kind) {
        case StmtKind::Variable: {
            const auto& v = static_cast<const VariableStmt&>(stmt);
            const bool atFile = isFile(frame.body);
            if (frame.function != nullptr || v.initializer != nullptr || v.direction != Direction::None ||
                (atFile && v.placement == nullptr && v.name != 0 && v.type->builtin != BuiltinType::Padding))
                declareLocal(v, frame);
            else place(v, frame);
            return Flow::Normal;
        }
        case StmtKind::BitfieldEntry:
            placeBits(static_cast<const BitfieldEntryStmt&>(stmt), frame);
            return Flow::Normal;
        case StmtKind::Assign: execAssign(static_cast<const AssignStmt&>(stmt), frame); return Flow::Normal;
        case StmtKind::Expression: return execExpression(static_cast<const ExpressionStmt&>(stmt), frame);
        case StmtKind::If: {
            const auto& i = static_cast<const IfStmt&>(stmt);
            for (const IfArm& arm : i.arms)
                if (condition(arm.condition, frame)) return execBody(arm.body, frame);
            return execBody(i.otherwise, frame);
        }
        case StmtKind::While: {
            const auto& w = static_cast<const WhileStmt&>(stmt);
            for (std::uint64_t round = 0; condition(w.condition, frame); ++round) {
                checkCancelled();
                spend(1, w.where);
                if (round >= limits_.loopLimit) failLimit(w.where, LangError::LoopTooLong);
                const Flow flow = execBody(w.body, frame);
                if (flow == Flow::Break) break;
                if (flow == Flow::Return) return flow;
            }
            return Flow::Normal;
        }
        case StmtKind::For: {
            const auto& f = static_cast<const ForStmt&>(stmt);
            if (f.init != nullptr) exec(*f.init, frame);
            for (std::uint64_t round = 0; condition(f.condition, frame); ++round) {
                checkCancelled();
                spend(1, f.where);
                if (round >= limits_.loopLimit) failLimit(f.where, LangError::LoopTooLong);
                const Flow flow = execBody(f.body, frame);
                if (flow == Flow::Break) break;
                if (flow == Flow::Return) return flow;
                if (f.step != nullptr) exec(*f.step, frame);
            }
            return Flow::Normal;
        }
        case StmtKind::Match: return execMatch(static_cast<const MatchStmt&>(stmt), frame);
        case StmtKind::Try: return execTry(static_cast<const TryStmt&>(stmt), frame);
        case StmtKind::Return: {
            const auto& r = static_cast<const ReturnStmt&>(stmt);
            if (r.value != nullptr) frame.result = evalArgument(*r.value, frame);
            return Flow::Return;
        }
        case StmtKind::Break: return Flow::Break;
        case StmtKind::Continue: return Flow::Continue;
        case StmtKind::Block: return execBody(static_cast<const BlockStmt&>(stmt).body, frame);
    }
    return Flow::Normal;
}

// A call that fails in a record (a std::assert above all) is the record's error, and its other members are made
// nevertheless: what is wrong is best judged with all of it in sight.
Flow Evaluator::execExpression(const ExpressionStmt& stmt, Frame& frame) {
    if (frame.function != nullptr || frame.body == nullptr || frame.run->tryDepth > 0) {
        eval(*stmt.expression, frame);
        return Flow::Normal;
    }
    try {
        eval(*stmt.expression, frame);
    } catch (const Failure& f) {
        if (f.level != FailureLevel::Normal) throw;
        Diagnostic d = diagnosticOf(f, stmt.where);
        note(d);
        if (!frame.body->error) frame.body->error = makeRef<FieldError>(std::move(d));
    }
    return Flow::Normal;
}

Flow Evaluator::execMatch(const MatchStmt& stmt, Frame& frame) {
    std::vector<Value> subjects;
    for (const Expr* e : stmt.subjects) subjects.push_back(eval(*e, frame));
    auto matches = [&](const MatchItem& item, const Value& subject) {
        if (item.any) return true;
        const Value low = eval(*item.low, frame);
        if (item.high == nullptr) return toBool(binary(BinaryOp::Eq, subject, low, item.where), item.where);
        const Value high = eval(*item.high, frame);
        return toBool(binary(BinaryOp::Ge, subject, low, item.where), item.where) &&
               toBool(binary(BinaryOp::Le, subject, high, item.where), item.where);
    };
    for (const MatchCase& c : stmt.cases) {
        bool all = c.columns.size() <= subjects.size();
        for (std::size_t i = 0; all && i < c.columns.size(); ++i) {
            bool any = false;
            for (const MatchItem& item : c.columns[i]) any = any || matches(item, subjects[i]);
            all = any;
        }
        if (all) return execBody(c.body, frame);
    }
    return Flow::Normal;
}

// What the failed part placed is taken back, the cursor with it.
Flow Evaluator::execTry(const TryStmt& stmt, Frame& frame) {
    Run* run = frame.run;
    RecordBody* body = frame.function == nullptr ? frame.body : nullptr;
    const std::size_t fields = body != nullptr ? body->fields.size() : 0;
    const std::int64_t pending = body != nullptr ? body->pending : -1;
    const Run saved = run != nullptr ? *run : Run{};
    try {
        std::optional<Restore<int>> deeper;
        if (run != nullptr) deeper.emplace(run->tryDepth, run->tryDepth + 1);
        return execBody(stmt.body, frame);
    } catch (const Failure& f) {
        if (f.level == FailureLevel::Limit) throw;
        spend(kFailureSteps, stmt.where);
    }
    if (run != nullptr) {
        run->cursor = saved.cursor;
        run->unionEnd = saved.unionEnd;
        run->bit = saved.bit;
        run->endian = saved.endian;
    }
    if (body != nullptr) {
        for (std::size_t i = fields; i < body->fields.size(); ++i)
            if (body->fields[i].body != nullptr) BodyCache::detach(*body->fields[i].body);
        body->dropFields(fields);
        body->pending = pending;
    }
    return execBody(stmt.handler, frame);
}

void Evaluator::execAssign(const AssignStmt& stmt, Frame& frame) {
    if (stmt.target->root == PathRoot::Here) {
        if (frame.run == nullptr) failAt(stmt.where, LangError::NoCursor);
        Value value = eval(*stmt.value, frame);
        if (stmt.compound)
            value = binary(stmt.op, Value::makeUnsigned(cursor(*frame.run)), value, stmt.where);
        const std::uint64_t to = toUint64(value, stmt.where, LangError::TheCursor);
        cursor(*frame.run);  // settles what was pending
        setCursor(*frame.run, to);
        return;
    }
    const Value value = evalArgument(*stmt.value, frame);
    Place target = resolvePath(*stmt.target, frame);
    if (stmt.compound)
        assign(target, binary(stmt.op, valueOf(target), decay(value), stmt.where), frame, stmt.where);
    else assign(target, value, frame, stmt.where);
}

void Evaluator::assign(Place& place, const Value& value, Frame&, Where where) {
    if (place.variable != nullptr) {
        const BuiltinType type = place.variable->declared;
        if (type != BuiltinType::None) {
            *place.variable = coerce(decay(value), type, where);
        } else {
            *place.variable = value;
            place.variable->declared = BuiltinType::None;
        }
        return;
    }
    if (place.field == nullptr) failAt(where, LangError::NotAssignable);
    const Field& field = *place.field;
    if (!field.isLocal()) failAt(where, LangError::InTheSource);
    std::vector<std::byte>& bytes = field.section->bytes;
    if (!field.isLeaf()) {
        // A struct or an array: its bytes are copied.
        if (value.kind() != ValueKind::Field) failAt(where, LangError::FieldToFieldOnly);
        const auto& from = static_cast<const FieldObject&>(*value.object());
        const std::uint64_t size = sizeOf(field, place.owner, place.index);
        if (sizeOf(from.field, from.owner, from.index) != size || field.address > kMaxText || size > kMaxText)
            failAt(where, LangError::SameSizeOnly);
        spendBytes(3 * size, where);
        std::vector<std::byte> copy(size);
        readBytes(from.field.section, from.field.address, copy, where);
        if (bytes.size() < field.address + size) field.section->resize(field.address + size);
        std::copy(copy.begin(), copy.end(), bytes.begin() + static_cast<std::ptrdiff_t>(field.address));
        return;
    }
    if (field.size == kUnknown || field.address > kMaxText || field.size > kMaxText)
        failAt(where, LangError::NotAssignable);
    spendBytes(field.size, where);
    if (bytes.size() < field.address + field.size) field.section->resize(field.address + field.size);
    std::byte* at = bytes.data() + field.address;
    const Value plain = decay(value);
    if (field.isText()) {
        const std::string textValue = toText(plain);
        for (std::uint64_t i = 0; i < field.size; ++i)
            at[i] = i < textValue.size() ? static_cast<std::byte>(textValue[i]) : std::byte{0};
        return;
    }
    if (field.isBits()) {
        const auto size = static_cast<std::uint32_t>(field.size);
        // Up to 17 bytes: bit by bit is simplest.
        const Uint128 bits = toUnsigned(plain, where);
        for (std::uint32_t i = 0; i < field.bitSize; ++i) {
            const std::uint32_t bit = field.bitOffset + i;
            std::byte& b = at[field.endian == std::endian::little ? bit / 8 : size - 1 - bit / 8];
            const auto mask = static_cast<std::byte>(1U << (bit % 8));
            b = (bits >> i & 1) != 0 ? b | mask : b & ~mask;
        }
        return;
    }
    BuiltinType type = field.type->builtin;
    if (field.type->isEnum()) {
        enumEntries(*field.type);
        type = field.type->underlying;
    }
    const Value stored = coerce(plain, type, where);
    Uint128 bits = stored.kind() == ValueKind::Float ? Uint128{0} : stored.bits();
    if (type == BuiltinType::Float) bits = std::bit_cast<std::uint32_t>(static_cast<float>(stored.number()));
    if (type == BuiltinType::Double) bits = std::bit_cast<std::uint64_t>(stored.number());
    encodeInteger(bits, at, static_cast<std::uint32_t>(field.size), field.endian);
}

Value Evaluator::coerceTo(const Type& type, const Value& value, Where where) {
    if (type.isEnum()) {
        enumEntries(type);
        return coerce(decay(value), type.underlying, where);
    }
    if (type.builtin != BuiltinType::None) {
        if (type.builtin == BuiltinType::Auto) {
            Value copy = value;
            copy.declared = BuiltinType::None;
            return copy;
        }
        return coerce(decay(value), type.builtin, where);
    }
    if (value.kind() != ValueKind::Field) failAt(where, say(LangError::IsNot, type.name));
    return value;
}

// The value of a variable without an initialiser: zero, an empty text, a struct over zeros.
Value Evaluator::initialValue(const VariableStmt& stmt, Frame& frame, BuiltinType& type) {
    const TypePtr t = resolve(*stmt.type, frame);
    type = t->builtin;
    if (stmt.placement != nullptr) {
        Field field = makeField(stmt, frame);
        return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0));
    }
    if (stmt.array != ArrayForm::None && t->builtin == BuiltinType::String) {
        std::uint64_t n = 0;
        if (stmt.count != nullptr)
            n = toUint64(eval(*stmt.count, frame), stmt.where, LangError::TheNumberOfElements);
        if (n > 1 << 20) failLimit(stmt.where, LangError::TextArrayTooLarge);
        spend(n, stmt.where);
        return Value::makeObject(ValueKind::List,
                                 makeRef<ListObject>(std::vector<Value>(
                                     n, coerce(Value::makeText({}), BuiltinType::String, stmt.where))));
    }
    if (stmt.array != ArrayForm::None || t->isRecord()) {
        Field field;
        field.type = t;
        field.stmt = &stmt;
        field.name = stmt.name;
        field.endian = t->endian == Endian::Big ? std::endian::big : std::endian::little;
        field.section = makeRef<Section>();
        if (stmt.array != ArrayForm::None) {
            if (stmt.initializer != nullptr) {
                const Value given = evalArgument(*stmt.initializer, frame);
                if (given.kind() == ValueKind::Field || given.kind() == ValueKind::List) return given;
                failAt(stmt.where, LangError::NoArrayOfThis);
            }
            const Layout& layout = layoutOf(*t);
            if (stmt.array != ArrayForm::Count || !layout.fixed)
                failAt(stmt.where, LangError::ArrayVariableNeeds);
            field.shape = Shape::Array;
            field.count = toUint64(eval(*stmt.count, frame), stmt.where, LangError::TheNumberOfElements);
            if (layout.size != 0 && field.count > kMaxText / layout.size)
                failLimit(stmt.where, LangError::ArrayVariableTooLarge);
            field.size = field.count * layout.size;
            spendBytes(field.size, stmt.where);
            field.section->resize(field.size);
        } else if (const Layout& layout = layoutOf(*t); layout.fixed) {
            if (layout.size > kMaxText) failLimit(stmt.where, LangError::VariableTooLarge);
            field.size = layout.size;
            spendBytes(layout.size, stmt.where);
            field.section->resize(layout.size);
        }
        if (stmt.initializer != nullptr)
            return coerceTo(*t, evalArgument(*stmt.initializer, frame), stmt.where);
        return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(std::move(field), nullptr, 0));
    }
    if (t->isEnum()) {
        enumEntries(*t);
        type = t->underlying;
    }
    if (stmt.initializer != nullptr)
        return coerceTo(*t, evalArgument(*stmt.initializer, frame), stmt.initializer->where);
    switch (type) {
        case BuiltinType::String: return coerce(Value::makeText({}), type, stmt.where);
        case BuiltinType::Auto:
        case BuiltinType::None: return {};
        default: return coerce(Value::makeUnsigned(0), type, stmt.where);
    }
}

void Evaluator::declareLocal(const VariableStmt& stmt, Frame& frame) {
    LocalVariable local;
    local.stmt = &stmt;
    if (stmt.direction == Direction::In) {
        const auto it = options_.environment.find(std::string(text(stmt.name)));
        if (it != options_.environment.end() && stmt.type->builtin == BuiltinType::String) {
            local.value = coerce(Value::makeText(it->second), BuiltinType::String, stmt.where);
        }
    }
    if (local.value.kind() == ValueKind::None) local.value = initialValue(stmt, frame, local.type);
    if (frame.function != nullptr) {
        const auto slot = static_cast<std::size_t>(stmt.slot);
        if (frame.slots == nullptr || stmt.slot < 0 || slot >= frame.slots->size())
            failAt(stmt.where, LangError::NoPlaceForVariable);
        (*frame.slots)[slot] = std::move(local.value);
        return;
    }
    if (frame.body == nullptr) failAt(stmt.where, LangError::NoVariableHere);
    local.name = nameIn(frame.body, stmt);
    frame.body->addLocal(std::move(local));
}

// Locals with [[export]] become fields with bytes of their own.
void Evaluator::exportLocals(RecordBody& body) {
    const Symbol symbol = analysis_->attributes.exported;
    if (symbol == 0) return;
    for (const LocalVariable& local : body.locals) {
        bool exported = false;
        for (const Attribute& a : local.stmt->attributes) exported = exported || a.name == symbol;
        if (!exported) continue;
        Field field;
        field.stmt = local.stmt;
        field.name = local.name;
        field.placed = true;
        Value value = local.value;
        if (value.kind() == ValueKind::Field) {
            const auto& object = static_cast<const FieldObject&>(*value.object());
            if (object.owner || !object.field.isLocal()) continue;
            field = object.field;
            field.stmt = local.stmt;
            field.name = local.name;
            body.addField(std::move(field));
            continue;
        }
        field.section = makeRef<Section>();
        if (value.isText()) {
            field.type = TypePtr(types_.builtin(BuiltinType::Char, Endian::Inherit));
            field.shape = Shape::Array;
            field.count = field.size = value.text().size();
            field.section->resize(field.size);
            std::ranges::copy(std::as_bytes(std::span(value.text())), field.section->bytes.begin());
            body.addField(std::move(field));
            continue;
        }
        BuiltinType type = value.declared;
        if (type == BuiltinType::None || builtinSize(type) == 0) {
            if (value.kind() == ValueKind::Float) type = BuiltinType::Double;
            else if (value.kind() == ValueKind::Boolean) type = BuiltinType::Bool;
            else if (value.kind() == ValueKind::Signed) type = BuiltinType::S128;
            else if (value.isInteger()) type = BuiltinType::U128;
            else continue;
        }
        Frame frame;
        frame.body = &body;
        if (body.self.type) frame.args = &body.self.type->args;
        field.type = TypePtr(types_.builtin(type, Endian::Inherit));
        if (std::optional<Diagnostic> failed = guarded(local.stmt->where, [&] {
                TypePtr declared = resolve(*local.stmt->type, frame);
                if (declared->builtin != BuiltinType::Auto) field.type = declared;
            })) {
            continue;
        }
        field.size = builtinSize(type);
        Place place;
        place.field = &field;
        assign(place, value, frame, local.stmt->where);
        body.addField(std::move(field));
    }
}

}  // namespace sectorsmith::lang
