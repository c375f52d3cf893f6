// SPDX-License-Identifier: GPL-3.0-or-later
// The public tree over the evaluator's fields.
#pragma once

#include <memory>

#include "lang/eval/evaluator.h"

namespace sectorsmith::lang {

// Holds its evaluation, a copy of its field and the body the field is in (which the cache then keeps).
class NodeImpl final : public Node {
 public:
    NodeImpl(std::shared_ptr<Evaluator> evaluator, Field field, Ref<Contents> owner, std::uint64_t index)
        : evaluator_(std::move(evaluator)),
          field_(std::move(field)),
          owner_(std::move(owner)),
          index_(index) {}

    const Field& field() const { return field_; }
    const Ref<Contents>& owner() const { return owner_; }
    std::uint64_t index() const { return index_; }
    const Ref<Contents>& ownBody() const { return body_; }
    void setOwnBody(Ref<Contents> body) { body_ = std::move(body); }
    Evaluator& evaluator() const { return *evaluator_; }
    bool isRoot() const { return root_; }
    static NodePtr makeRoot(std::shared_ptr<Evaluator> evaluator);

    NodeKind kind() const override;
    std::string name() const override;
    std::string displayName() const override;
    std::string typeName() const override;
    std::uint64_t offset() const override;
    std::uint64_t size() const override;
    std::optional<Bits> bits() const override;
    std::endian endian() const override { return field_.endian; }
    NodeValue value() const override;
    std::string displayValue() const override { return shown(Display::EnumStyle::WithType); }
    std::string shortValue() const override { return shown(Display::EnumStyle::WithoutType); }
    std::string summary() const override;
    std::string comment() const override;
    std::optional<std::uint32_t> color() const override;
    bool hidden() const override;
    bool sealed() const override;
    bool inlined() const override;
    std::optional<Diagnostic> error() const override;
    std::optional<bool> verdict() const override;
    std::optional<std::uint64_t> linkTarget() const override;
    bool hasChildren() const override;
    std::uint64_t childCount() override;
    NodePtr child(std::uint64_t index) override;
    NodePtr parent() const override;
    bool blank() const override;
    std::optional<std::vector<std::string>> attribute(std::string_view name) const override;

 private:
    Ref<Contents> body() const;  // made if need be; nullptr for leaves and after a cancellation
    // The argument of a text attribute; nullopt when it is absent or fails.
    std::optional<std::string> textAttribute(ast::Symbol symbol) const;
    bool flag(ast::Symbol symbol) const;
    std::string shown(Display::EnumStyle style) const;

    std::shared_ptr<Evaluator> evaluator_;
    Field field_;
    Ref<Contents> owner_;
    std::uint64_t index_ = 0;
    bool root_ = false;
    mutable Ref<Contents> body_;
    mutable std::optional<Diagnostic> failure_;
    mutable std::optional<Diagnostic> summaryFailure_;
    mutable bool readFine_ = false;  // what it is shown as was made without an error
};

}  // namespace sectorsmith::lang
