// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/debug_view.h"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "lang/eval/evaluator.h"
#include "lang/eval/statements.h"
#include "lang/eval/watch.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

// Runs `work`; what it throws, in words.
template <typename Work>
std::optional<Message> problemOf(Work&& work) {
    try {
        work();
        return std::nullopt;
    } catch (const Failure& f) {
        return f.message;
    } catch (const Stop&) {
        return Message(errorCode(LangError::StillBeingMade), {});
    } catch (const Cancelled&) {
        return Message(errorCode(LangError::Cancelled), {});
    }
}

std::string_view kindName(const Value& value) {
    if (value.declared != BuiltinType::None) return builtinName(value.declared);
    switch (value.kind()) {
        case ValueKind::Unsigned: return "u128";
        case ValueKind::Signed: return "s128";
        case ValueKind::Float: return "double";
        case ValueKind::Boolean: return "bool";
        case ValueKind::Character: return "char";
        case ValueKind::String: return "str";
        default: return {};
    }
}

}  // namespace

// What is in sight before the statement, the outermost first; true once that was reached.
bool namesInSight(std::span<Stmt* const> body, const Stmt* current, std::vector<const VariableStmt*>& out) {
    for (const Stmt* s : body) {
        if (s == current) return true;
        const std::size_t before = out.size();
        if (s->kind == StmtKind::For) {
            const auto* f = static_cast<const ForStmt*>(s);
            if (f->init == current) return true;
            if (f->init != nullptr && f->init->kind == StmtKind::Variable)
                out.push_back(static_cast<const VariableStmt*>(f->init));
            if (f->step != nullptr && f->step == current) return true;
        }
        bool found = false;
        forBodies(s, [&](Body inner) { found = found || namesInSight(inner, current, out); });
        if (found) return true;
        out.resize(before);
        if (s->kind == StmtKind::Variable) out.push_back(static_cast<const VariableStmt*>(s));
    }
    return false;
}

bool DebugView::cancelled() const { return e_.bounds().isCancelled(); }

DebugView::DebugView(Evaluator& e, DebugHook& hook) : e_(e), hook_(hook) {
    const auto& levels = hook_.levels();
    for (std::size_t i = 0; i < levels.size() && i < kMostFrames; ++i) {
        const DebugHook::Entry& level = entry(i);
        DebugFrame frame;
        frame.kind = level.kind;
        if (level.kind == DebugFrame::Kind::Function) frame.name = e_.program().text(level.decl->full);
        else if (level.type != nullptr) frame.name = level.type->name;
        if (level.stmt != nullptr) frame.at = e_.program().span(level.stmt->where);
        frames_.push_back(std::move(frame));
    }
}

const DebugHook::Entry& DebugView::entry(std::size_t frame) const {
    const auto& levels = hook_.levels();
    return levels[levels.size() - 1 - frame];
}

void DebugView::describeField(const Value& value, DebugValue& out) {
    const auto& object = static_cast<const FieldObject&>(*value.object());
    const Field& field = object.field;
    out.type = e_.fields().typeText(field);
    if (!field.isLeaf()) out.inside = std::make_shared<DebugInside>(value);
    if (field.error) {
        out.problem = field.error->diagnostic.message;
        return;
    }
    // What is still being made has nothing yet to put together.
    const bool running = !field.isLeaf() && object.ownBody && object.ownBody->state == BodyState::Running;
    if (running) return;
    out.value = e_.display().display(field, object.owner, object.index, Display::EnumStyle::WithoutType);
    if (out.value.empty()) out.value = e_.display().summary(field, object.owner, object.index);
}

DebugValue DebugView::describe(std::string name, const Value& value) {
    constexpr std::size_t longest = 1000;  // bytes
    DebugValue out;
    out.name = std::move(name);
    out.problem = problemOf([&] {
        if (value.kind() == ValueKind::Field) return describeField(value, out);
        if (value.kind() == ValueKind::List) {
            out.type = fmt::format("str[{}]", static_cast<const ListObject&>(*value.object()).items.size());
            out.inside = std::make_shared<DebugInside>(value);
            return;
        }
        const Type* enumeration = e_.types().enumeration(value.enumeration);
        out.type = enumeration != nullptr ? enumeration->name : std::string(kindName(value));
        if (value.kind() == ValueKind::Null) out.value = "null";
        else if (value.kind() != ValueKind::None) out.value = e_.display().shown(value);
    });
    if (out.value.size() > longest) {
        std::size_t end = longest;
        while (end > 0 && (static_cast<unsigned char>(out.value[end]) & 0xC0) == 0x80) --end;
        out.value.replace(end, std::string::npos, "…");
    }
    return out;
}

bool DebugView::add(std::string name, const Value& value, DebugValues& out) {
    if (out.values.size() >= DebugValues::kMost) {
        out.more = true;
        return false;
    }
    out.values.push_back(describe(std::move(name), value));
    return true;
}

void DebugView::addCursor(Run& run, DebugValues& out) {
    DebugValue here;
    here.name = "$";
    here.problem = problemOf([&] { here.value = shownAddress(e_.placer().cursor(run)); });
    out.values.push_back(std::move(here));
}

void DebugView::addFunction(const DebugHook::Entry& entry, DebugValues& out) {
    const auto& f = *static_cast<const FunctionDecl*>(entry.decl);
    if (entry.frame->slots == nullptr) return;
    const std::vector<Value>& slots = *entry.frame->slots;
    for (std::size_t i = 0; i < f.parameters.size() && i < slots.size(); ++i)
        if (f.parameters[i].name != 0)
            add(std::string(e_.program().text(f.parameters[i].name)), slots[i], out);
    std::vector<const VariableStmt*> seen;
    namesInSight(f.body, entry.stmt, seen);
    for (const VariableStmt* v : seen)
        if (v->slot >= 0 && static_cast<std::size_t>(v->slot) < slots.size())
            add(std::string(e_.program().text(v->name)), slots[static_cast<std::size_t>(v->slot)], out);
}

void DebugView::addFields(RecordBody& body, DebugValues& out) {
    const Ref<Contents> owner(&body);
    for (std::size_t i = 0; i < body.fields.size(); ++i) {
        const Field& field = body.fields[i];
        if (field.isPadding() && !field.error) continue;
        auto object = makeRef<FieldObject>(field, owner, i);
        if (field.body != nullptr) object->ownBody = Ref<Contents>(field.body);
        const std::string name(e_.program().text(field.name));
        if (!add(name, Value::makeObject(ValueKind::Field, object), out)) return;
    }
    for (const LocalVariable& local : body.locals)
        if (!add(std::string(e_.program().text(local.name)), local.value, out)) return;
}

void DebugView::addRecord(const DebugHook::Entry& entry, bool innermost, DebugValues& out) {
    Run& run = *entry.frame->run;
    // Further out it may just be worked out.
    if (!run.isBitfield && (innermost || entry.frame->body->pending < 0)) addCursor(run, out);
    if (entry.decl != nullptr && entry.frame->args != nullptr)
        for (std::size_t i = 0; i < entry.decl->params.size() && i < entry.frame->args->size(); ++i) {
            const TemplateValue& arg = (*entry.frame->args)[i];
            if (!arg.type) add(std::string(e_.program().text(entry.decl->params[i].name)), arg.value, out);
        }
    addFields(*entry.frame->body, out);
}

DebugValues DebugView::locals(std::size_t frame) {
    DebugValues out;
    if (frame >= frames_.size()) return out;
    const DebugHook::Looking looking(hook_);
    const DebugHook::Entry& at = entry(frame);
    if (at.kind == DebugFrame::Kind::Function) {
        addFunction(at, out);
    } else if (at.kind == DebugFrame::Kind::Structure) {
        addRecord(at, frame == 0, out);
    } else if (frame == 0 || at.frame->body->pending < 0) {
        addCursor(*at.frame->run, out);
    }
    return out;
}

DebugValues DebugView::globals() {
    DebugValues out;
    const DebugHook::Looking looking(hook_);
    if (const Ref<RecordBody>& root = e_.bodies().root()) addFields(*root, out);
    return out;
}

void DebugView::addArray(const Ref<Contents>& body, DebugValues& out) {
    auto& array = static_cast<ArrayBody&>(*body);
    for (std::uint64_t i = 0;; ++i) {
        // Of one that is still being made: what is there.
        const bool there = array.scanning ? i < array.next : e_.arrays().hasElement(array, i);
        if (!there) return;
        auto object = makeRef<FieldObject>(e_.arrays().elementField(array, i), body, i);
        if (const auto known = array.elements.find(i); known != array.elements.end())
            object->ownBody = Ref<Contents>(known->second);
        if (!add(fmt::format("[{}]", i), Value::makeObject(ValueKind::Field, object), out)) return;
    }
}

DebugValues DebugView::members(const DebugValue& value) {
    DebugValues out;
    if (!value.inside) return out;
    const DebugHook::Looking looking(hook_);
    const Value& held = value.inside->value;
    const std::optional<Message> problem = problemOf([&] {
        if (held.kind() == ValueKind::List) {
            const auto& items = static_cast<const ListObject&>(*held.object()).items;
            for (std::size_t i = 0; i < items.size(); ++i)
                if (!add(fmt::format("[{}]", i), items[i], out)) return;
            return;
        }
        auto& object = static_cast<FieldObject&>(*held.object());
        const Ref<Contents> body = e_.bodies().bodyOf(object);
        if (body->kind == BodyKind::Array) {
            addArray(body, out);
        } else if (body->kind == BodyKind::Record) {
            addFields(static_cast<RecordBody&>(*body), out);
        } else if (!body->error) {
            auto target = makeRef<FieldObject>(static_cast<PointerBody&>(*body).target, body, 0);
            add("*" + value.name, Value::makeObject(ValueKind::Field, target), out);
        }
        if (body->error && body->state == BodyState::Done) {
            DebugValue wrong;
            wrong.problem = body->error->diagnostic.message;
            out.values.push_back(std::move(wrong));
        }
    });
    if (problem) {
        DebugValue wrong;
        wrong.problem = problem;
        out.values.push_back(std::move(wrong));
    }
    return out;
}

DebugValue DebugView::watch(std::size_t frame, const std::string& expression) {
    DebugValue out;
    out.name = expression;
    if (frame >= frames_.size()) return out;
    const DebugHook::Looking looking(hook_);
    Value value;
    out.problem = problemOf([&] { value = Watch(e_, entry(frame)).evaluate(expression); });
    if (!out.problem) out = describe(expression, value);
    return out;
}

}  // namespace sectorsmith::lang
