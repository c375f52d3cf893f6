// SPDX-License-Identifier: GPL-3.0-or-later
// The children of fields: made when somebody asks for them, kept by the cache, and where they end.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"

namespace sectorsmith::lang {

// Owns the root's body; the cache owns the others. Same threading rule as the evaluation.
class Bodies {
 public:
    explicit Bodies(Evaluator& e);

    // Null before the file itself was run for the first time.
    const Ref<RecordBody>& root() const { return root_; }
    void setRoot(Ref<RecordBody> root) { root_ = std::move(root); }
    // The file itself, or a file that was imported as a type: placements there move the cursor.
    bool isFile(const RecordBody* body) const;
    // Names of the file's own variables carry their namespaces; those of an imported file are its members.
    ast::Symbol nameIn(const RecordBody* body, const ast::VariableStmt& stmt) const {
        return body == root_.get() && stmt.full != 0 ? stmt.full : stmt.name;
    }

    // The body of a field, made and run if need be. The body's own error is in it; throws only what ends everything.
    // `owner` is the body the field is in, `index` its place there. `field` may be a copy. Without an owner the body is made
    // anew each time.
    Ref<Contents> bodyOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    Ref<Contents> bodyOf(FieldObject& object);
    Ref<Contents> bodyOf(const Place& place);
    // One past the last byte, as an address; and the size.
    std::uint64_t endOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    std::uint64_t sizeOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    std::uint64_t endOf(RecordBody& body);
    // Counts what the body has become towards the memory.
    void charge(Contents& body);

 private:
    void setUpPointer(PointerBody& body);
    std::optional<std::uint64_t> outlineEnd(const Field& field, const Ref<Contents>& owner,
                                            std::uint64_t index);

    Evaluator& e_;
    const Program& program_;
    const Analysis& analysis_;
    Bounds& bounds_;
    ErrorLog& errors_;
    Runs& runs_;
    Layouts& layouts_;
    BodyCache& cache_;
    Fields& fields_;
    Arrays& arrays_;
    Attributes& attributes_;
    Executor& executor_;
    Placer& placer_;
    Paths& paths_;
    Ref<RecordBody> root_;
};

}  // namespace sectorsmith::lang
