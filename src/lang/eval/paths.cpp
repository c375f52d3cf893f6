// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/paths.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

using namespace ast;

Paths::Paths(Evaluator& e)
    : program_(e.program()),
      analysis_(e.analysis()),
      bounds_(e.bounds()),
      types_(e.types()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      arrays_(e.arrays()),
      attributes_(e.attributes()),
      expressions_(e.expressions()) {}

Value Paths::enumerator(const PathExpr& e) {
    const auto& decl = *static_cast<const EnumDecl*>(e.resolved);
    const TypePtr type = types_.intern(decl, {}, Endian::Inherit, true);
    const std::vector<EnumEntry>& entries = types_.enumEntries(*type);
    const auto index = static_cast<std::size_t>(e.slot);
    if (index >= entries.size()) failAt(e.where, LangError::UnknownEntry);
    const Uint128 low = entries[index].low;
    Value value =
        isSigned(type->underlying) ? Value::makeSigned(static_cast<Int128>(low)) : Value::makeUnsigned(low);
    value.declared = type->underlying;
    return value;
}

Value Paths::decay(const Value& value) {
    if (value.kind() != ValueKind::Field) return value;
    auto& object = static_cast<FieldObject&>(*value.object());
    Place place;
    place.field = &object.field;
    place.owner = object.owner;
    place.index = object.index;
    place.object = Ref<FieldObject>(&object);
    return valueOf(place);
}

void Paths::setField(Place& place, const Field& field, Ref<Contents> owner, std::uint64_t index) {
    place.variable = nullptr;
    place.field = &field;
    place.owner = std::move(owner);
    place.index = index;
    place.object = {};
}

bool Paths::lookUp(RecordBody& body, Symbol name, Place& place) {
    bounds_.take(body.locals.size() / 16);  // they are looked through one by one
    const RecordBody::Found found = body.find(name);
    if (found.local != nullptr) {
        place.variable = &found.local->value;
        place.field = nullptr;
        place.object = {};
        // The body must not go while its variable is used.
        place.owner = Ref<Contents>(&body);
        return true;
    }
    if (found.field == nullptr) return false;
    setField(place, *found.field, Ref<Contents>(&body), found.index);
    return true;
}

bool Paths::templateValue(const Type& type, Symbol name, Place& place) const {
    if (type.decl == nullptr) return false;
    const auto param = std::ranges::find(type.decl->params, name, &TemplateParam::name);
    const auto index = static_cast<std::size_t>(param - type.decl->params.begin());
    if (index >= type.args.size() || type.args[index].type) return false;
    const Value value = type.args[index].value;
    place = {};
    place.value = value;
    return true;
}

RecordBody* Paths::parentOf(RecordBody* body) {
    for (Contents* b = body != nullptr ? body->owner.get() : nullptr; b != nullptr; b = b->owner.get())
        if (b->kind == BodyKind::Record) return static_cast<RecordBody*>(b);
    return nullptr;
}

void Paths::rootPlace(const PathExpr& e, Frame& frame, Place& place) {
    switch (static_cast<Binding>(e.binding)) {
        case Binding::Local:
            if (frame.slots == nullptr || static_cast<std::size_t>(e.slot) >= frame.slots->size())
                failAt(e.where, LangError::NoSuchVariable);
            place.variable = &(*frame.slots)[static_cast<std::size_t>(e.slot)];
            return;
        case Binding::TemplateValue: {
            const auto index = static_cast<std::size_t>(e.slot);
            if (frame.args == nullptr || index >= frame.args->size())
                failAt(e.where, LangError::NoSuchTemplateArgument);
            const TemplateValue& arg = (*frame.args)[index];
            if (arg.type) failAt(e.where, LangError::TemplateArgumentIsType);
            place.value = arg.value;
            return;
        }
        case Binding::Enumerator: place.value = enumerator(e); return;
        case Binding::Global: {
            const auto& v = *static_cast<const VariableStmt*>(e.resolved);
            if (bodies_.root() && lookUp(*bodies_.root(), v.full != 0 ? v.full : v.name, place)) return;
            break;
        }
        case Binding::Member: {
            if (frame.body != nullptr && lookUp(*frame.body, e.name.full, place)) return;
            if (e.resolved != nullptr && bodies_.root()) {
                const auto& v = *static_cast<const VariableStmt*>(e.resolved);
                if (lookUp(*bodies_.root(), v.full != 0 ? v.full : v.name, place)) return;
            }
            for (RecordBody* b = parentOf(frame.body); b != nullptr; b = parentOf(b)) {
                bounds_.spend(1, e.where);
                if (lookUp(*b, e.name.full, place)) return;
            }
            break;
        }
    }
    failAt(e.name.where, say(LangError::DoesNotExistHere, program_.text(e.name.full)));
}

// A variable that holds a field stands for the field.
static void unwrap(Place& place) {
    const Value* value = place.variable != nullptr ? place.variable : &place.value;
    if (value->kind() != ValueKind::Field) return;
    Ref<FieldObject> object(static_cast<FieldObject*>(value->object().get()));
    place.field = &object->field;
    place.owner = object->owner;
    place.index = object->index;
    place.object = std::move(object);
    place.variable = nullptr;
    place.value = {};
}

void Paths::follow(Place& place) {
    for (int i = 0; i < 64 && place.field != nullptr && place.field->shape == Shape::Pointer; ++i) {
        const Ref<Contents> body = bodies_.bodyOf(place);
        if (body->kind != BodyKind::Pointer || body->error)
            throw Failure{body->error ? body->error->diagnostic.message : say(LangError::PointerLeadsNowhere),
                          fields_.whereOf(*place.field)};
        setField(place, static_cast<PointerBody&>(*body).target, body, 0);
    }
}

void Paths::step(Place& place, const PathSegment& segment, Frame& frame) {
    switch (segment.kind) {
        case SegmentKind::Member: {
            follow(place);
            if (place.field == nullptr || place.field->isLeaf()) failAt(segment.where, LangError::NoMembers);
            const Ref<Contents> body = bodies_.bodyOf(place);
            if (body->kind != BodyKind::Record) failAt(segment.where, LangError::ArrayHasNoMembers);
            if (!lookUp(static_cast<RecordBody&>(*body), segment.member, place) &&
                (!body->self.type || !templateValue(*body->self.type, segment.member, place))) {
                if (body->error) throw Failure{body->error->diagnostic.message, segment.where};
                failAt(segment.where, say(LangError::NoSuchMemberHere, program_.text(segment.member)));
            }
            unwrap(place);
            return;
        }
        case SegmentKind::Parent: {
            RecordBody* record = nullptr;
            for (Contents* b = place.owner.get(); b != nullptr && record == nullptr; b = b->owner.get())
                if (b->kind == BodyKind::Record) record = static_cast<RecordBody*>(b);
            if (record == nullptr || !record->self.type) failAt(segment.where, LangError::NoParent);
            auto object = makeRef<FieldObject>(record->self, record->owner, record->index);
            object->ownBody = Ref<Contents>(record);
            setField(place, object->field, record->owner, record->index);
            place.object = object;
            return;
        }
        case SegmentKind::Index: stepIndex(place, segment, frame); return;
    }
}

void Paths::stepIndex(Place& place, const PathSegment& segment, Frame& frame) {
    follow(place);
    const Value index = expressions_.eval(*segment.index, frame);
    const std::uint64_t i = toUint64(index, segment.where, LangError::TheIndex);
    const Value* value = place.variable != nullptr ? place.variable : &place.value;
    if (place.field == nullptr && value->kind() == ValueKind::List) {
        auto& items = static_cast<ListObject&>(*value->object()).items;
        if (i >= items.size()) failAt(segment.where, say(LangError::IndexPastEndOf, i, items.size()));
        place.variable = &items[i];
        unwrap(place);
        return;
    }
    if (place.field == nullptr && value->isText()) {
        const std::string& t = value->text();
        if (i >= t.size()) failAt(segment.where, say(LangError::IndexPastEndOf, i, t.size()));
        Value c = Value::makeChar(static_cast<unsigned char>(t[i]));
        c.declared = BuiltinType::Char;
        place.value = c;
        place.variable = nullptr;
        return;
    }
    if (place.field == nullptr || place.field->shape != Shape::Array)
        failAt(segment.where, LangError::NoElements);
    if (place.field->isText()) {
        const std::uint32_t size = builtinSize(place.field->type->builtin);
        if (i >= place.field->count)
            failAt(segment.where, say(LangError::IndexPastEndOf, i, place.field->count));
        Field character = *place.field;
        character.shape = Shape::Single;
        character.address += i * size;
        character.size = size;
        character.stmt = nullptr;
        auto object = makeRef<FieldObject>(std::move(character), nullptr, 0);
        setField(place, object->field, {}, 0);
        place.object = object;
        return;
    }
    const Ref<Contents> body = bodies_.bodyOf(place);
    auto& array = static_cast<ArrayBody&>(*body);
    if (body->kind != BodyKind::Array || !arrays_.hasElement(array, i))
        failAt(segment.where, say(LangError::IndexPastEnd, i));
    place.held = arrays_.elementField(array, i);
    setField(place, place.held, body, i);
}

Place Paths::resolvePath(const PathExpr& e, Frame& frame) {
    bounds_.spend(1 + e.segments.size(), e.where);
    Place place;
    std::size_t next = 0;
    auto member = [&](RecordBody* body) {
        if (body == nullptr) failAt(e.where, LangError::NoParentHere);
        // parent.x: straight to the member.
        if (!e.segments.empty() && e.segments[0].kind == SegmentKind::Member) {
            if (!lookUp(*body, e.segments[0].member, place))
                failAt(e.segments[0].where,
                       say(LangError::NoSuchMemberHere, program_.text(e.segments[0].member)));
            next = 1;
            return;
        }
        if (!body->self.type) failAt(e.where, LangError::FileIsNoField);
        place.object = makeRef<FieldObject>(body->self, body->owner, body->index);
        place.object->ownBody = Ref<Contents>(body);
        place.field = &place.object->field;
        place.owner = body->owner;
        place.index = body->index;
    };
    switch (e.root) {
        case PathRoot::Name: rootPlace(e, frame, place); break;
        case PathRoot::This:
            if (frame.self != nullptr) setField(place, *frame.self, frame.selfOwner, frame.selfIndex);
            else member(frame.body);
            break;
        case PathRoot::Parent: {
            // Of an attribute's field, the struct around it; in a function, what called it.
            RecordBody* body = frame.function != nullptr ? frame.body : parentOf(frame.body);
            std::size_t skip = 0;
            while (skip < e.segments.size() && e.segments[skip].kind == SegmentKind::Parent) {
                body = parentOf(body);
                ++skip;
            }
            if (skip > 0 && skip < e.segments.size() && e.segments[skip].kind == SegmentKind::Member) {
                if (body == nullptr || !lookUp(*body, e.segments[skip].member, place))
                    failAt(e.segments[skip].where,
                           say(LangError::NoSuchMemberHere, program_.text(e.segments[skip].member)));
                next = skip + 1;
            } else if (skip > 0) {
                member(body);
                next = skip;
            } else {
                member(body);
            }
            break;
        }
        case PathRoot::Here: failAt(e.where, LangError::CursorHasNoMembers);
    }
    unwrap(place);
    for (; next < e.segments.size(); ++next) step(place, e.segments[next], frame);
    follow(place);
    return place;
}

Value Paths::fieldValue(const Place& place) {
    if (place.object) return Value::makeObject(ValueKind::Field, place.object);
    return Value::makeObject(ValueKind::Field, makeRef<FieldObject>(*place.field, place.owner, place.index));
}

Value Paths::valueOf(Place& place) {
    if (place.variable != nullptr) return *place.variable;
    if (place.field == nullptr) return place.value;
    follow(place);
    if (place.field->isLeaf()) return fields_.read(*place.field, place.owner, place.index);
    // A struct with [[transform]] has a value all the same.
    if (analysis_.attributes.transform != 0 && !place.field->pointee)
        if (const FoundAttribute found =
                attributes_.findAttribute(*place.field, analysis_.attributes.transform))
            if (auto changed = attributes_.callAttribute(found, *place.field, place.owner, place.index))
                return decay(*changed);
    return fieldValue(place);
}

}  // namespace sectorsmith::lang
