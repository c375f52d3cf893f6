// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/bodies.h"

#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

using namespace ast;

Bodies::Bodies(Evaluator& e)
    : e_(e),
      program_(e.program()),
      analysis_(e.analysis()),
      bounds_(e.bounds()),
      errors_(e.errors()),
      runs_(e.runs()),
      layouts_(e.layouts()),
      cache_(e.cache()),
      fields_(e.fields()),
      arrays_(e.arrays()),
      attributes_(e.attributes()),
      executor_(e.executor()),
      placer_(e.placer()),
      paths_(e.paths()) {}

bool Bodies::isFile(const RecordBody* body) const {
    return body != nullptr && (body == root_.get() || (body->self.type && body->self.type->decl != nullptr &&
                                                       body->self.type->decl->kind == DeclKind::Imported));
}

Ref<Contents> Bodies::bodyOf(const Place& place) {
    if (place.object) return bodyOf(*place.object);
    return bodyOf(*place.field, place.owner, place.index);
}

std::uint64_t Bodies::endOf(RecordBody& body) {
    if (body.end != kUnknown) return body.end;
    if (body.state == BodyState::Running) {
        for (Run* r = runs_.current; r != nullptr; r = r->outer)
            if (r->body == &body) return r->isUnion ? r->unionEnd : placer_.cursor(*r);
    }
    if (body.pending >= 0) {
        const auto index = static_cast<std::uint64_t>(body.pending);
        body.end = endOf(body.fields[index], Ref<Contents>(&body), index);
        body.pending = -1;
        return body.end;
    }
    return body.self.address;
}

std::uint64_t Bodies::endOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.size != kUnknown)
        return field.size > kUnknown - 1 - field.address ? kUnknown - 1 : field.address + field.size;
    bounds_.checkStack(fields_.whereOf(field));
    std::uint64_t end = field.address;
    std::uint64_t count = kUnknown;
    if (const auto known = outlineEnd(field, owner, index)) {
        end = *known;
    } else {
        const Ref<Contents> body = bodyOf(field, owner, index);
        // Its size would be kept as if it were known.
        if (runs_.inspecting && body->state == BodyState::Running)
            failAt(fields_.whereOf(field), LangError::StillBeingMade);
        if (body->kind == BodyKind::Record) end = endOf(static_cast<RecordBody&>(*body));
        if (body->kind == BodyKind::Array) {
            end = arrays_.arrayEnd(static_cast<ArrayBody&>(*body));
            count = static_cast<ArrayBody&>(*body).count;
        }
    }
    // Kept in the owner, so that the body may be forgotten. The cursor may have gone backwards: then there is no size.
    if (owner && owner->kind == BodyKind::Record && end >= field.address) {
        auto& record = static_cast<RecordBody&>(*owner);
        if (index < record.fields.size() && record.fields[index].address == field.address) {
            const std::uint64_t start = field.address;
            record.fields[index].size = end - start;
            if (count != kUnknown) record.fields[index].count = count;
        }
    }
    return end;
}

// Of a record that nobody has looked into yet.
std::optional<std::uint64_t> Bodies::outlineEnd(const Field& field, const Ref<Contents>& owner,
                                                std::uint64_t index) {
    if (field.shape != Shape::Single || field.section || field.error || !field.type->isRecord())
        return std::nullopt;
    if (owner)
        if (Contents** slot = BodyCache::slotOf(*owner, index); slot != nullptr && *slot != nullptr)
            return std::nullopt;
    return e_.outlines().end(*field.type, field.endian, field.address, owner.get(),
                             Outlines::arrayIndex(field, owner.get()));
}

std::uint64_t Bodies::sizeOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.size != kUnknown) return field.size;
    const std::uint64_t start = field.address;
    const std::uint64_t end = endOf(field, owner, index);
    return end > start ? end - start : 0;
}

Ref<Contents> Bodies::bodyOf(FieldObject& object) {
    if (object.ownBody) return object.ownBody;
    if (object.owner) return bodyOf(object.field, object.owner, object.index);
    object.ownBody = bodyOf(object.field, {}, 0);
    return object.ownBody;
}

Ref<Contents> Bodies::bodyOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (owner) {
        if (Contents** slot = BodyCache::slotOf(*owner, index); slot != nullptr && *slot != nullptr) {
            cache_.touch(**slot);
            return Ref<Contents>(*slot);
        }
    }
    bounds_.checkStack(fields_.whereOf(field));
    bounds_.spend(kBodySteps + (owner ? owner->depth / 16 : 0), fields_.whereOf(field));
    if (field.isLeaf()) failAt(fields_.whereOf(field), LangError::NoMembers);
    Ref<Contents> body;
    switch (field.shape) {
        case Shape::Single:
            body = Ref<Contents>(new RecordBody(BodyKind::Record, field, owner, index));
            break;
        case Shape::Array: body = Ref<Contents>(new ArrayBody(BodyKind::Array, field, owner, index)); break;
        case Shape::Pointer:
            body = Ref<Contents>(new PointerBody(BodyKind::Pointer, field, owner, index));
            break;
    }
    body->self.body = nullptr;
    body->pinned = field.type->eager() || (owner && owner->pinned && owner.get() != root_.get());
    if (owner) {
        if (owner->kind == BodyKind::Array) static_cast<ArrayBody&>(*owner).elements[index] = body.get();
        else if (Contents** slot = BodyCache::slotOf(*owner, index)) *slot = body.get();
        else body->orphan = true;
    } else {
        body->orphan = true;
    }
    if (owner) cache_.adopt(body);
    bounds_.countNode(fields_.whereOf(field));
    try {
        if (body->depth > bounds_.limits().depthLimit) {
            Diagnostic d = program_.diagnostic(Severity::Error, fields_.whereOf(field),
                                               say(LangError::NestedDeeper, bounds_.limits().depthLimit));
            errors_.note(d);
            body->error = makeRef<FieldError>(std::move(d));
            body->state = BodyState::Done;
            if (body->kind == BodyKind::Array) static_cast<ArrayBody&>(*body).count = 0;
            if (body->kind == BodyKind::Record) static_cast<RecordBody&>(*body).stopped = true;
        } else {
            switch (field.shape) {
                case Shape::Single: executor_.runRecord(static_cast<RecordBody&>(*body)); break;
                case Shape::Array: arrays_.setUp(static_cast<ArrayBody&>(*body)); break;
                case Shape::Pointer: setUpPointer(static_cast<PointerBody&>(*body)); break;
            }
        }
        charge(*body);
    } catch (...) {
        // Begun and not finished: whoever asks again starts anew.
        BodyCache::detach(*body);
        cache_.drop(body.get());
        throw;
    }
    return body;
}

void Bodies::setUpPointer(PointerBody& body) {
    const Field& self = body.self;
    Field& target = body.target;
    target.type = self.type;
    target.stmt = self.stmt;
    target.name = self.name;
    target.pointee = true;
    target.endian = self.endian;
    if (self.type->endian != Endian::Inherit)
        target.endian = self.type->endian == Endian::Big ? std::endian::big : std::endian::little;
    body.state = BodyState::Running;
    auto failed = errors_.guarded(fields_.whereOf(self), [&] {
        body.value = fields_.pointerValue(self);
        std::uint64_t address = body.value;
        if (const FoundAttribute found = attributes_.findAttribute(self, analysis_.attributes.pointerBase)) {
            const Value value = Value::makeUnsigned(body.value);
            if (auto base = attributes_.callAttribute(found, self, body.owner, body.index, &value))
                address += static_cast<std::uint64_t>(toUnsigned(paths_.decay(*base), fields_.whereOf(self)));
        }
        target.address = address;
        if (self.isMade()) target.section = self.section;
        const VariableStmt* v = self.variable();
        const Layout layout = layouts_.of(*target.type);
        if (v != nullptr && v->array != ArrayForm::None) {
            target.shape = Shape::Array;
            target.count = self.count;
            if (v->array == ArrayForm::Count && layout.fixed)
                arrays_.clipArray(target, layout.size, fields_.whereOf(self));
            if (v->array == ArrayForm::Unsized && target.isText()) {
                target.count = fields_.textLength(target);
                target.size = target.count * layout.size;
            }
        } else if (layout.fixed) {
            target.size = layout.size;
        }
        const bool usable =
            target.type->isRecord() || target.type->isEnum() || builtinSize(target.type->builtin) != 0;
        if (!usable) failAt(fields_.whereOf(self), say(LangError::NotPointable, target.type->name));
    });
    if (bounds_.isCancelled()) throw Cancelled{};
    if (failed && runs_.strict > 0) throw Failure{failed->message, fields_.whereOf(self)};
    if (failed) body.error = makeRef<FieldError>(std::move(*failed));
    body.state = BodyState::Done;
}

void Bodies::charge(Contents& body) {
    const std::size_t bytes = cache_.charge(body);
    if (bytes > bounds_.limits().memoryLimit) bounds_.failMemory(fields_.whereOf(body.self));
    bounds_.checkMemory(fields_.whereOf(body.self));
}

}  // namespace sectorsmith::lang
