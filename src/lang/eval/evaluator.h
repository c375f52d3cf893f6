// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluator: one program over one source. It owns the parts that do the work (parts.h says what each is for) and is what
// the public tree asks: NodeImpl, the JSON writer, FlatReader, the encoder.
//
// When code runs. A field is made when the cursor passes it; its children are made (its Contents is run) when somebody asks,
// or at once when its type has effects. The cursor after a member whose size varies is worked out when it is needed.
#pragma once

#include <memory>
#include <vector>

#include "lang/eval/analysis.h"
#include "lang/eval/arrays.h"
#include "lang/eval/attributes.h"
#include "lang/eval/bit_placer.h"
#include "lang/eval/bodies.h"
#include "lang/eval/body_cache.h"
#include "lang/eval/bounds.h"
#include "lang/eval/calls.h"
#include "lang/eval/display.h"
#include "lang/eval/error_log.h"
#include "lang/eval/executor.h"
#include "lang/eval/expressions.h"
#include "lang/eval/fields.h"
#include "lang/eval/flat_plans.h"
#include "lang/eval/layouts.h"
#include "lang/eval/paths.h"
#include "lang/eval/placer.h"
#include "lang/eval/run.h"
#include "lang/eval/sections.h"
#include "lang/eval/source_bytes.h"
#include "lang/eval/type_table.h"
#include "lang/eval/variables.h"
#include "lang/template.h"

namespace sectorsmith::lang {

class Debugger;

class Evaluator : public Evaluation, public std::enable_shared_from_this<Evaluator> {
 public:
    Evaluator(std::shared_ptr<const Program> program, std::shared_ptr<const ByteSource> source,
              EvaluateOptions options);
    ~Evaluator() override;

    NodePtr root() override;
    const std::vector<Diagnostic>& diagnostics() const override { return errors_.noted(); }
    void cancel() override;
    void resume() override { bounds_.resume(); }
    bool budgetSpent() const override { return bounds_.budget().overruns() > 0; }

    // Marks that the evaluator is at work, how far its stack may go, and that a budget begins. Every public entrance has one.
    class Entry {
     public:
        explicit Entry(Evaluator& e) : bounds_(e.bounds_), outer_(MemoryAccount::current()) {
            MemoryAccount::current() = bounds_.account();
            bounds_.enter();
        }
        ~Entry() {
            bounds_.leave();
            MemoryAccount::current() = outer_;
        }
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;

     private:
        Bounds& bounds_;
        MemoryAccount* outer_;
    };

    // Before anything is evaluated.
    void setDebugger(std::shared_ptr<Debugger> debugger);
    DebugHook* debug() const { return debug_.get(); }  // nullptr: nobody debugs

    NodePtr makeNode(const Field& field, const Ref<Contents>& owner, std::uint64_t index);

    const Program& program() const { return *program_; }
    const Analysis& analysis() const { return *program_->analysis; }
    const EvaluateOptions& options() const { return options_; }
    Bounds& bounds() { return bounds_; }
    ErrorLog& errors() { return errors_; }
    SourceBytes& bytes() { return bytes_; }
    Sections& sections() { return sections_; }
    Runs& runs() { return runs_; }
    TypeTable& types() { return types_; }
    Layouts& layouts() { return layouts_; }
    BodyCache& cache() { return cache_; }
    Bodies& bodies() { return bodies_; }
    Fields& fields() { return fields_; }
    Arrays& arrays() { return arrays_; }
    Attributes& attributes() { return attributes_; }
    Display& display() { return display_; }
    Executor& executor() { return executor_; }
    Variables& variables() { return variables_; }
    Placer& placer() { return placer_; }
    BitPlacer& bits() { return bits_; }
    Expressions& expressions() { return expressions_; }
    Paths& paths() { return paths_; }
    Calls& calls() { return calls_; }
    FlatPlans& plans() { return plans_; }
    Coder& coder();        // made when first needed
    Outlines& outlines();  // made when first needed

 private:
    std::shared_ptr<const Program> program_;
    std::shared_ptr<const ByteSource> source_;
    EvaluateOptions options_;
    BodyCache cache_;  // empty when the rest goes
    Runs runs_;
    Bounds bounds_;
    ErrorLog errors_;
    SourceBytes bytes_;
    Sections sections_;
    Fields fields_;
    Arrays arrays_;
    Attributes attributes_;
    Display display_;
    Executor executor_;
    Variables variables_;
    Placer placer_;
    BitPlacer bits_;
    Expressions expressions_;
    Paths paths_;
    Calls calls_;
    FlatPlans plans_;
    std::unique_ptr<Coder> coder_;
    std::unique_ptr<DebugHook> debug_;

    // Those below have types, which go last.
    TypeTable types_;
    Layouts layouts_;
    std::unique_ptr<Outlines> outlines_;
    Bodies bodies_;
};

}  // namespace sectorsmith::lang
