// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/executor.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "lang/errors.h"
#include "lang/eval/debug_hook.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Executor::Executor(Evaluator& e)
    : program_(e.program()),
      options_(e.options()),
      bounds_(e.bounds()),
      errors_(e.errors()),
      bytes_(e.bytes()),
      runs_(e.runs()),
      types_(e.types()),
      layouts_(e.layouts()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      variables_(e.variables()),
      placer_(e.placer()),
      bits_(e.bits()),
      expressions_(e.expressions()),
      paths_(e.paths()),
      calls_(e.calls()) {}

void Executor::runRecord(RecordBody& body) {
    const Type& type = *body.self.type;
    bounds_.checkStack(fields_.whereOf(body.self));
    bounds_.checkCancelled();
    body.state = BodyState::Running;

    Run run;
    run.body = &body;
    run.outer = runs_.current;
    run.start = run.cursor = run.unionEnd = body.self.address;
    run.endian = body.self.endian;
    run.isUnion = type.isUnion();
    run.isBitfield = type.isBitfield();
    run.tryDepth = runs_.strict > 0 ? 1 : 0;
    run.section = body.self.isLocal() || !fields_.hasOverlay(type) ? body.self.section : Ref<Section>();
    // std::core::array_index is that of the nearest array around.
    for (const Contents* b = &body; b != nullptr; b = b->owner.get())
        if (b->self.element) {
            run.arrayIndex = b->self.turn();
            break;
        }
    const Runs::Running running(runs_, run);
    Frame frame;
    frame.run = &run;
    frame.body = &body;
    frame.args = &type.args;

    try {
        if (run.isBitfield) bits_.begin(body, run);
        if (!run.section && fields_.hasOverlay(type)) run.section = fields_.overlayOf(body);
        const DebugHook::Level level(debug_, DebugFrame::Kind::Structure, type.decl, frame, &type);
        runMembers(type, frame, 0);
    } catch (const Stop&) {
        body.stopped = true;
    } catch (const Failure& f) {
        if (runs_.strict > 0) throw;
        body.stopped = true;
        Diagnostic d = errors_.diagnosticOf(f, fields_.whereOf(body.self));
        errors_.note(d);
        if (!body.error) body.error = makeRef<FieldError>(std::move(d));
    }
    const Layout layout = layouts_.of(type);
    variables_.exportLocals(body);
    if (run.isBitfield) {
        bits_.finish(body, run);
    } else if (layout.fixed) {
        body.end =
            layout.size <= kUnknown - 1 - body.self.address ? body.self.address + layout.size : kUnknown - 1;
        body.pending = -1;
    } else if (run.isUnion) {
        body.end = run.unionEnd;
        body.pending = -1;
    } else if (body.pending < 0) {
        body.end = run.cursor;
    }
    body.state = BodyState::Done;
}

void Executor::runMembers(const Type& type, Frame& frame, int depth) {
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
        bounds_.spend(4, base->where);  // bases without members are work, too
        const TypePtr baseType = types_.resolve(*base, frame);
        if (!baseType->isRecord() || baseType->decl->kind == DeclKind::Imported)
            failAt(base->where, LangError::InheritsOnlyStructs);
        Frame inner = frame;
        inner.args = &baseType->args;
        const DebugHook::InBase inBase(debug_, baseType->decl, inner);
        runMembers(*baseType, inner, depth + 1);
        if (frame.body->exit != Flow::Normal) return;
    }
    frame.body->exit = execBody(decl.members, frame);
}

Flow Executor::execBody(std::span<Stmt* const> body, Frame& frame) {
    for (const Stmt* s : body)
        if (const Flow flow = exec(*s, frame); flow != Flow::Normal) return flow;
    return Flow::Normal;
}

Flow Executor::exec(const Stmt& stmt, Frame& frame) {
    bounds_.spend(1, stmt.where);
    bounds_.checkMemory(stmt.where);
    if (debug_ != nullptr) [[unlikely]]
        debug_->atStatement(stmt, frame);
    switch (stmt.kind) {
        case StmtKind::Variable: {
            const auto& v = static_cast<const VariableStmt&>(stmt);
            const bool atFile = bodies_.isFile(frame.body);
            if (frame.function != nullptr || v.initializer != nullptr || v.direction != Direction::None ||
                (atFile && v.placement == nullptr && v.name != 0 && v.type->builtin != BuiltinType::Padding))
                variables_.declareLocal(v, frame);
            else return placer_.place(v, frame);
            return Flow::Normal;
        }
        case StmtKind::BitfieldEntry:
            bits_.placeBits(static_cast<const BitfieldEntryStmt&>(stmt), frame);
            return Flow::Normal;
        case StmtKind::Assign: execAssign(static_cast<const AssignStmt&>(stmt), frame); return Flow::Normal;
        case StmtKind::Expression: return execExpression(static_cast<const ExpressionStmt&>(stmt), frame);
        case StmtKind::If: {
            const auto& i = static_cast<const IfStmt&>(stmt);
            for (const IfArm& arm : i.arms)
                if (expressions_.condition(arm.condition, frame)) return execBody(arm.body, frame);
            return execBody(i.otherwise, frame);
        }
        case StmtKind::While: {
            const auto& w = static_cast<const WhileStmt&>(stmt);
            for (std::uint64_t round = 0; expressions_.condition(w.condition, frame); ++round) {
                bounds_.checkCancelled();
                bounds_.spend(1, w.where);
                if (round >= bounds_.limits().loopLimit) failLimit(w.where, LangError::LoopTooLong);
                const Flow flow = execBody(w.body, frame);
                if (flow == Flow::Break) break;
                if (flow == Flow::Return) return flow;
                if (debug_ != nullptr) debug_->atStatement(stmt, frame);
            }
            return Flow::Normal;
        }
        case StmtKind::For: {
            const auto& f = static_cast<const ForStmt&>(stmt);
            if (f.init != nullptr) exec(*f.init, frame);
            for (std::uint64_t round = 0; expressions_.condition(f.condition, frame); ++round) {
                bounds_.checkCancelled();
                bounds_.spend(1, f.where);
                if (round >= bounds_.limits().loopLimit) failLimit(f.where, LangError::LoopTooLong);
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
            if (r.value != nullptr) frame.result = expressions_.evalArgument(*r.value, frame);
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
Flow Executor::execExpression(const ExpressionStmt& stmt, Frame& frame) {
    if (frame.function != nullptr || frame.body == nullptr || frame.run->tryDepth > 0) {
        expressions_.eval(*stmt.expression, frame);
        return Flow::Normal;
    }
    try {
        expressions_.eval(*stmt.expression, frame);
    } catch (const Failure& f) {
        if (f.level != FailureLevel::Normal) throw;
        Diagnostic d = errors_.diagnosticOf(f, stmt.where);
        errors_.note(d);
        if (!frame.body->error) frame.body->error = makeRef<FieldError>(std::move(d));
    }
    return Flow::Normal;
}

Flow Executor::execMatch(const MatchStmt& stmt, Frame& frame) {
    std::vector<Value> subjects;
    for (const Expr* e : stmt.subjects) subjects.push_back(expressions_.eval(*e, frame));
    auto matches = [&](const MatchItem& item, const Value& subject) {
        if (item.any) return true;
        const Value low = expressions_.eval(*item.low, frame);
        if (item.high == nullptr) return toBool(binary(BinaryOp::Eq, subject, low, item.where), item.where);
        const Value high = expressions_.eval(*item.high, frame);
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

namespace {

// In a `try` of the run, if there is one.
class Deeper {
 public:
    explicit Deeper(Run* run) : run_(run) {
        if (run_ != nullptr) ++run_->tryDepth;
    }
    ~Deeper() {
        if (run_ != nullptr) --run_->tryDepth;
    }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

 private:
    Run* run_;
};

}  // namespace

// What the failed part placed is taken back, the cursor with it.
Flow Executor::execTry(const TryStmt& stmt, Frame& frame) {
    Run* run = frame.run;
    RecordBody* body = frame.function == nullptr ? frame.body : nullptr;
    const std::size_t fields = body != nullptr ? body->fields.size() : 0;
    const std::int64_t pending = body != nullptr ? body->pending : -1;
    const Run saved = run != nullptr ? *run : Run{};
    try {
        const Deeper deeper(run);
        return execBody(stmt.body, frame);
    } catch (const Failure& f) {
        if (f.level == FailureLevel::Limit) throw;
        bounds_.spend(kFailureSteps, stmt.where);
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

void Executor::execAssign(const AssignStmt& stmt, Frame& frame) {
    if (stmt.target->root == PathRoot::Here) {
        if (frame.run == nullptr) failAt(stmt.where, LangError::NoCursor);
        Value value = expressions_.eval(*stmt.value, frame);
        if (stmt.compound)
            value = binary(stmt.op, Value::makeUnsigned(placer_.cursor(*frame.run)), value, stmt.where);
        const std::uint64_t to = toUint64(value, stmt.where, LangError::TheCursor);
        placer_.cursor(*frame.run);  // settles what was pending
        placer_.setCursor(*frame.run, to);
        return;
    }
    const Value value = expressions_.evalArgument(*stmt.value, frame);
    Place target = paths_.resolvePath(*stmt.target, frame);
    if (stmt.compound)
        variables_.assign(target, binary(stmt.op, paths_.valueOf(target), paths_.decay(value), stmt.where),
                          stmt.where);
    else variables_.assign(target, value, stmt.where);
}

Ref<Contents> Executor::rootBody() {
    if (!bodies_.root() || bodies_.root()->state == BodyState::New) runRoot();
    return Ref<Contents>(bodies_.root().get());
}

void Executor::runRoot() {
    Field self;
    self.address = bytes_.dataStart();
    self.endian = runs_.endian;
    self.size = bytes_.dataSize();
    bodies_.setRoot(makeRef<RecordBody>(BodyKind::Record, self, nullptr, std::uint64_t{0}));
    RecordBody& body = *bodies_.root();
    body.pinned = true;
    body.state = BodyState::Running;
    Run run;
    run.body = &body;
    run.start = run.cursor = bytes_.dataStart();
    run.endian = runs_.endian;
    Frame frame;
    frame.run = &run;
    frame.body = &body;
    const Runs::Running running(runs_, run);
    try {
        const bool one = !options_.startType.empty();
        if (one) placeStartType(body);
        const DebugHook::WholeRun whole(debug_);
        const bool ended = runFile(frame);
        if (!ended && !one) runMain(frame);
        variables_.exportLocals(body);
    } catch (...) {
        body.state = BodyState::New;
        throw;
    }
    body.end = body.self.address + body.self.size;
    body.pending = -1;
    body.state = BodyState::Done;
}

// The type that the caller asked for, instead of what the file places.
void Executor::placeStartType(RecordBody& root) {
    auto failed = errors_.guarded({}, [&] {
        Field field;
        field.type = types_.named(options_.startType);
        if (!field.type) throw Failure{say(LangError::NoSuchType, options_.startType), {}};
        field.name = program_.symbols.find(options_.startType);
        field.address = bytes_.dataStart();
        field.placed = true;
        field.endian = field.type->endian == Endian::Inherit ? runs_.endian
                       : field.type->endian == Endian::Big   ? std::endian::big
                                                             : std::endian::little;
        if (const Layout& layout = layouts_.of(*field.type); layout.fixed) field.size = layout.size;
        root.addField(std::move(field));
    });
    bounds_.checkCancelled();
    if (failed) root.error = makeRef<FieldError>(std::move(*failed));
}

// True when an error ended it for good.
bool Executor::runFile(Frame& frame) {
    const DebugHook::Level level(debug_, DebugFrame::Kind::File, nullptr, frame);
    for (const Stmt* s : program_.statements) {
        // Global variables are there for the type that was asked for as well; placements are not.
        if (!options_.startType.empty() &&
            (s->kind != StmtKind::Variable || static_cast<const VariableStmt*>(s)->placement != nullptr))
            continue;
        try {
            const Flow flow = exec(*s, frame);
            if (flow == Flow::Return || flow == Flow::Break) break;
        } catch (const Stop&) {
            continue;  // its field says what is wrong; the next statement has a place of its own
        } catch (const Failure& f) {
            Diagnostic d = errors_.diagnosticOf(f, s->where);
            errors_.note(d);
            if (!frame.body->error) frame.body->error = makeRef<FieldError>(std::move(d));
            if (f.level != FailureLevel::Normal) return true;
        }
    }
    return false;
}

// A template's main() runs when everything is placed.
void Executor::runMain(Frame& frame) {
    const auto it = program_.functions.find(program_.symbols.find("main"));
    if (it == program_.functions.end() || !it->second->parameters.empty()) return;
    auto failed = errors_.guarded(it->second->nameWhere, [&] {
        std::vector<Value> none;
        try {
            calls_.callFunction(*it->second, none, frame, it->second->nameWhere);
        } catch (const Stop&) {
            // What it asked for has failed before, and says why.
        }
    });
    bounds_.checkCancelled();
    if (failed && !frame.body->error) frame.body->error = makeRef<FieldError>(std::move(*failed));
}

}  // namespace sectorsmith::lang
