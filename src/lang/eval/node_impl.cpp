// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/node_impl.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/text.h"
#include "lang/errors.h"

namespace sectorsmith::lang {

using namespace ast;

NodePtr NodeImpl::makeRoot(std::shared_ptr<Evaluator> evaluator) {
    Field self;
    self.address = 0;
    auto node = std::make_shared<NodeImpl>(std::move(evaluator), std::move(self), nullptr, 0);
    node->root_ = true;
    return node;
}

Ref<Contents> NodeImpl::body() const {
    if (body_) return body_;
    if (!root_ && field_.isLeaf()) return {};
    Evaluator::Entry entry(*evaluator_);
    Ref<Contents> made;
    auto failed = evaluator_->errors().guarded(root_ ? Where{} : evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        made =
            root_ ? evaluator_->executor().rootBody() : evaluator_->bodies().bodyOf(field_, owner_, index_);
    });
    // What was cancelled may be asked for again.
    failure_ = std::move(failed);
    body_ = made;
    return body_;
}

NodeKind kindOf(const Field& field) {
    if (field.shape == Shape::Pointer) return NodeKind::Pointer;
    if (field.isPadding()) return NodeKind::Padding;
    if (field.isText()) return NodeKind::String;
    if (field.shape == Shape::Array) return NodeKind::Array;
    const Type& type = *field.type;
    if (type.decl != nullptr) {
        switch (type.decl->kind) {
            case DeclKind::Union: return NodeKind::Union;
            case DeclKind::Enum: return NodeKind::Enum;
            case DeclKind::Bitfield: return NodeKind::Bitfield;
            default: return NodeKind::Struct;
        }
    }
    if (isUnsigned(type.builtin)) return NodeKind::Unsigned;
    if (isSigned(type.builtin)) return NodeKind::Signed;
    switch (type.builtin) {
        case BuiltinType::Float:
        case BuiltinType::Double: return NodeKind::Float;
        case BuiltinType::Bool: return NodeKind::Boolean;
        case BuiltinType::Char:
        case BuiltinType::Char16: return NodeKind::Character;
        default: return NodeKind::Unsigned;
    }
}

NodeKind NodeImpl::kind() const { return root_ ? NodeKind::Struct : kindOf(field_); }

std::string NodeImpl::name() const {
    if (root_) return {};
    if (field_.element) return fmt::format("[{}]", field_.index);
    if (field_.pointee) return "*" + std::string(evaluator_->program().text(field_.name));
    return std::string(evaluator_->program().text(field_.name));
}

std::optional<std::string> NodeImpl::textAttribute(Symbol symbol) const {
    if (root_ || symbol == 0) return std::nullopt;
    const FoundAttribute found = evaluator_->attributes().findAttribute(field_, symbol);
    if (!found) return std::nullopt;
    // Most are written out.
    if (!found.attribute->args.empty() && found.attribute->args[0]->kind == ExprKind::Literal) {
        const auto& literal = static_cast<const LiteralExpr&>(*found.attribute->args[0]);
        if (literal.literal == LiteralKind::String) return std::string(literal.text);
    }
    Evaluator::Entry entry(*evaluator_);
    std::optional<std::string> result;
    failure_ = evaluator_->errors().guarded(found.attribute->where, [&] {
        const std::vector<Value> values =
            evaluator_->attributes().attributeValues(found, field_, owner_, index_);
        if (values.empty()) return;
        const Value& v = values[0];
        if (v.kind() == ValueKind::Field) {
            const auto& object = static_cast<const FieldObject&>(*v.object());
            result = evaluator_->display().display(object.field, object.owner, object.index);
        } else {
            result = toText(v);
        }
    });
    return result;
}

bool NodeImpl::flag(Symbol symbol) const {
    return !root_ && evaluator_->attributes().hasAttribute(field_, symbol);
}

std::string NodeImpl::displayName() const {
    if (root_) return {};
    Evaluator::Entry entry(*evaluator_);
    const Described* d = nullptr;
    if (!evaluator_->errors().guarded({},
                                      [&] { d = evaluator_->display().described(field_, owner_, index_); }) &&
        d != nullptr && d->name)
        return *d->name;
    // An element and a pointee are not what the attribute of their array or pointer names.
    if (auto text = textAttribute(evaluator_->analysis().attributes.name); text && !field_.pointee)
        return *text;
    return name();
}

std::string NodeImpl::typeName() const {
    if (root_) return {};
    if (field_.shape == Shape::Array && field_.count == kUnknown && body_ && body_->kind == BodyKind::Array) {
        Field known = field_;
        known.count = static_cast<const ArrayBody&>(*body_).count;
        return evaluator_->fields().typeText(known);
    }
    return evaluator_->fields().typeText(field_);
}

std::uint64_t NodeImpl::offset() const {
    if (root_)
        return evaluator_->bytes().sourceOffset(evaluator_->bytes().dataEnd() -
                                                evaluator_->bytes().dataSize());
    return field_.isLocal() ? field_.address : evaluator_->bytes().sourceOffset(field_.address);
}

std::uint64_t NodeImpl::size() const {
    if (root_) return evaluator_->bytes().dataSize();
    if (field_.size != kUnknown) return field_.size;
    Evaluator::Entry entry(*evaluator_);
    std::uint64_t size = 0;
    failure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        if (evaluator_->arrays().mayScanForListing())
            evaluator_->arrays().scanForListing(field_, owner_, index_);
        size = evaluator_->bodies().sizeOf(field_, owner_, index_);
    });
    return size;
}

std::optional<Node::Bits> NodeImpl::bits() const {
    if (!field_.isBits()) return std::nullopt;
    return Bits{field_.bitOffset, field_.bitSize};
}

NodeValue NodeImpl::value() const {
    if (root_) return {};
    Evaluator::Entry entry(*evaluator_);
    NodeValue result;
    failure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        if (field_.shape == Shape::Pointer) {
            result = Uint128{evaluator_->fields().pointerValue(field_)};
        } else if (field_.isLeaf() && !field_.isPadding() &&
                   !evaluator_->fields().isPastEnd(field_, owner_)) {
            result = toNodeValue(evaluator_->fields().read(field_, owner_, index_));
        }
    });
    return result;
}

std::string NodeImpl::shown(Display::EnumStyle style) const {
    if (root_) return {};
    Evaluator::Entry entry(*evaluator_);
    std::string result;
    failure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        result = evaluator_->display().display(field_, owner_, index_, style);
    });
    readFine_ = !failure_;
    return result;
}

std::string NodeImpl::summary() const {
    if (root_ || evaluator_->analysis().attributes.summary == 0) return {};
    Evaluator::Entry entry(*evaluator_);
    std::string result;
    summaryFailure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        result = evaluator_->display().summary(field_, owner_, index_);
    });
    return result;
}

std::string NodeImpl::comment() const {
    if (root_) return {};
    Evaluator::Entry entry(*evaluator_);
    const Described* d = nullptr;
    if (!evaluator_->errors().guarded({},
                                      [&] { d = evaluator_->display().described(field_, owner_, index_); }) &&
        d != nullptr && d->comment)
        return *d->comment;
    if (auto text = textAttribute(evaluator_->analysis().attributes.comment)) return *text;
    if (const VariableStmt* v = field_.variable(); v != nullptr && !field_.element)
        return std::string(v->doc);
    return {};
}

std::optional<std::uint32_t> NodeImpl::color() const {
    if (root_) return std::nullopt;
    Evaluator::Entry entry(*evaluator_);
    const Described* d = nullptr;
    if (!evaluator_->errors().guarded({},
                                      [&] { d = evaluator_->display().described(field_, owner_, index_); }) &&
        d != nullptr && d->color)
        return d->color;
    auto text = textAttribute(evaluator_->analysis().attributes.color);
    if (!text) text = textAttribute(evaluator_->analysis().attributes.singleColor);
    if (!text) return std::nullopt;
    std::string_view digits = *text;
    if (digits.starts_with('#')) digits.remove_prefix(1);
    std::uint32_t rgb = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), rgb, 16);
    if (error != std::errc{} || end != digits.data() + digits.size() || digits.size() != 6)
        return std::nullopt;
    return rgb;
}

bool NodeImpl::hidden() const { return flag(evaluator_->analysis().attributes.hidden); }
bool NodeImpl::sealed() const { return flag(evaluator_->analysis().attributes.sealed); }
bool NodeImpl::inlined() const { return flag(evaluator_->analysis().attributes.inlined); }

std::optional<Diagnostic> NodeImpl::error() const {
    if (field_.error) return field_.error->diagnostic;
    if (summaryFailure_) return summaryFailure_;
    if (!root_ && !body_ && evaluator_->plans().isFlat(field_)) {
        // All records of such a type are made without an error.
        Evaluator::Entry entry(*evaluator_);
        if (evaluator_->plans().flatPlan(field_, owner_, index_, false)) return std::nullopt;
    }
    if (const Ref<Contents> made = body()) {
        if (made->error) return made->error->diagnostic;
        return std::nullopt;
    }
    if (root_ || !field_.isLeaf()) return failure_;
    if (readFine_) return std::nullopt;
    Evaluator::Entry entry(*evaluator_);
    return evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        if (field_.isText() && field_.size > 1 << 20)
            return;  // read in full it would be costly; its bytes show themselves
        evaluator_->fields().read(field_, owner_, index_);
    });
}

std::optional<bool> NodeImpl::verdict() const {
    if (root_) return std::nullopt;
    const FoundAttribute found =
        evaluator_->attributes().findAttribute(field_, evaluator_->analysis().attributes.verdict);
    if (!found) return std::nullopt;
    Evaluator::Entry entry(*evaluator_);
    std::optional<bool> result;
    failure_ = evaluator_->errors().guarded(found.attribute->where, [&] {
        evaluator_->bounds().checkCancelled();
        if (evaluator_->fields().isPastEnd(field_, owner_)) return;  // there is nothing to judge
        const std::vector<Value> values =
            evaluator_->attributes().attributeValues(found, field_, owner_, index_);
        if (!values.empty()) result = toBool(values[0], found.attribute->where);
    });
    return result;
}

std::optional<std::uint64_t> NodeImpl::linkTarget() const {
    if (root_) return std::nullopt;
    Evaluator::Entry entry(*evaluator_);
    std::optional<std::uint64_t> target;
    const FoundAttribute found =
        evaluator_->attributes().findAttribute(field_, evaluator_->analysis().attributes.link);
    if (!found && field_.shape != Shape::Pointer) return std::nullopt;
    failure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
        evaluator_->bounds().checkCancelled();
        if (found) {
            const std::vector<Value> values =
                evaluator_->attributes().attributeValues(found, field_, owner_, index_);
            // null: no link here (an unused entry).
            if (values.empty() || values[0].kind() == ValueKind::Null) return;
            const std::uint64_t address = toUint64(values[0], found.attribute->where, LangError::TheAddress);
            if (address != ~std::uint64_t{0}) target = evaluator_->bytes().sourceOffset(address);
            return;
        }
        const Ref<Contents> made = body();
        if (made && made->kind == BodyKind::Pointer && !made->error)
            target = evaluator_->bytes().sourceOffset(static_cast<const PointerBody&>(*made).target.address);
    });
    if (target && *target >= evaluator_->bytes().source().size()) return std::nullopt;
    return target;
}

bool NodeImpl::blank() const {
    constexpr std::uint64_t most = 4096;  // bytes: more is worth a look
    if (root_ || field_.isLeaf() || field_.shape == Shape::Pointer || field_.error || field_.section)
        return false;
    if (field_.size == kUnknown || field_.size == 0 || field_.size > most ||
        !evaluator_->layouts().mayBeBlank(*field_.type))
        return false;
    Evaluator::Entry entry(*evaluator_);
    bool zero = false;
    const auto failed = evaluator_->errors().guarded({}, [&] {
        evaluator_->bounds().checkCancelled();
        zero = evaluator_->bytes().allZero(field_.section, field_.address, field_.address + field_.size, {});
    });
    return zero && !failed;
}

bool NodeImpl::hasChildren() const {
    if (root_) return true;
    if (field_.isLeaf()) return false;
    if (field_.shape == Shape::Array) return field_.count != 0;
    return true;
}

std::uint64_t NodeImpl::childCount() {
    const Ref<Contents> made = body();
    if (!made) return 0;
    switch (made->kind) {
        case BodyKind::Record: return static_cast<const RecordBody&>(*made).fields.size();
        case BodyKind::Pointer: return made->error ? 0 : 1;
        case BodyKind::Array: {
            Evaluator::Entry entry(*evaluator_);
            std::uint64_t count = 0;
            auto& array = static_cast<ArrayBody&>(*made);
            failure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
                count = evaluator_->arrays().elementCount(array);
            });
            if (failure_) count = array.next;
            return count;
        }
    }
    return 0;
}

NodePtr NodeImpl::child(std::uint64_t index) {
    const Ref<Contents> made = body();
    if (!made) return nullptr;
    switch (made->kind) {
        case BodyKind::Record: {
            const auto& record = static_cast<const RecordBody&>(*made);
            if (index >= record.fields.size()) return nullptr;
            return evaluator_->makeNode(record.fields[index], made, index);
        }
        case BodyKind::Pointer:
            if (index != 0 || made->error) return nullptr;
            return evaluator_->makeNode(static_cast<const PointerBody&>(*made).target, made, 0);
        case BodyKind::Array: {
            Evaluator::Entry entry(*evaluator_);
            NodePtr node;
            auto& array = static_cast<ArrayBody&>(*made);
            failure_ = evaluator_->errors().guarded(evaluator_->fields().whereOf(field_), [&] {
                if (!evaluator_->arrays().hasElement(array, index)) return;
                node = evaluator_->makeNode(evaluator_->arrays().elementField(array, index), made, index);
            });
            return node;
        }
    }
    return nullptr;
}

NodePtr NodeImpl::parent() const {
    if (root_ || !owner_) return nullptr;
    if (!owner_->self.type) return evaluator_->root();
    auto node = std::make_shared<NodeImpl>(evaluator_, owner_->self, owner_->owner, owner_->index);
    node->body_ = owner_;
    return node;
}

std::optional<std::vector<std::string>> NodeImpl::attribute(std::string_view name) const {
    if (root_) return std::nullopt;
    const Symbol symbol = evaluator_->program().symbols.find(name);
    if (symbol == 0) return std::nullopt;
    const FoundAttribute found = evaluator_->attributes().findAttribute(field_, symbol);
    if (!found) return std::nullopt;
    Evaluator::Entry entry(*evaluator_);
    std::vector<std::string> texts;
    failure_ = evaluator_->errors().guarded(found.attribute->where, [&] {
        for (const Value& v : evaluator_->attributes().attributeValues(found, field_, owner_, index_)) {
            if (v.kind() == ValueKind::Field) {
                const auto& object = static_cast<const FieldObject&>(*v.object());
                texts.push_back(
                    object.field.isLeaf()
                        ? toText(evaluator_->fields().read(object.field, object.owner, object.index))
                        : evaluator_->display().display(object.field, object.owner, object.index));
            } else {
                texts.push_back(toText(v));
            }
        }
    });
    // An argument that names a function, format(text), has no value: what could not be evaluated stays empty.
    texts.resize(found.attribute->args.size());
    return texts;
}

}  // namespace sectorsmith::lang
