// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/evaluator.h"

#include <algorithm>
#include <string>

#include "lang/debugger.h"
#include "lang/eval/code.h"
#include "lang/eval/debug_hook.h"
#include "lang/eval/node_impl.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

namespace {

// A listing does not come back to what it has listed: little is kept, so that it stays near the processor.
std::size_t cacheLimit(const EvaluateOptions& options) {
    return std::min<std::uint64_t>(std::uint64_t{options.listing ? 4U : 32U} << 20,
                                   options.limits.memoryLimit / 2);
}

}  // namespace

Evaluator::Evaluator(std::shared_ptr<const Program> program, std::shared_ptr<const ByteSource> source,
                     EvaluateOptions options)
    : program_(std::move(program)),
      source_(std::move(source)),
      options_(std::move(options)),
      cache_(cacheLimit(options_)),
      bounds_(options_.limits, program_->pragmas, cache_),
      errors_(*program_, bounds_, runs_),
      bytes_(*source_, bounds_, program_->pragmas.baseAddress.value_or(0), options_.baseAddress),
      sections_(bounds_, bytes_),
      fields_(*this),
      arrays_(*this),
      attributes_(*this),
      display_(*this),
      executor_(*this),
      variables_(*this),
      placer_(*this),
      bits_(*this),
      expressions_(*this),
      paths_(*this),
      calls_(*this),
      plans_(*this),
      types_(*this, program_->analysis->typeRefs),
      layouts_(*this),
      bodies_(*this) {
    if (program_->pragmas.endian == ast::Endian::Big) runs_.endian = std::endian::big;
}

// Bodies, types and plans refer to each other: the bodies let go first.
Evaluator::~Evaluator() { cache_.clear(bodies_.root().get()); }

void Evaluator::setDebugger(std::shared_ptr<Debugger> debugger) {
    debug_ = std::make_unique<DebugHook>(*this, std::move(debugger));
    executor_.setDebug(debug_.get());
    placer_.setDebug(debug_.get());
    calls_.setDebug(debug_.get());
}

void Evaluator::cancel() {
    bounds_.cancel();
    if (debug_) debug_->wake();
}

Coder& Evaluator::coder() {
    if (!coder_) coder_ = std::make_unique<Coder>(*this);
    return *coder_;
}

Outlines& Evaluator::outlines() {
    if (!outlines_) outlines_ = std::make_unique<Outlines>(*this);
    return *outlines_;
}

NodePtr Evaluator::root() { return NodeImpl::makeRoot(shared_from_this()); }

NodePtr Evaluator::makeNode(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    return std::make_shared<NodeImpl>(shared_from_this(), field, owner, index);
}

std::shared_ptr<Evaluation> evaluate(std::shared_ptr<const Program> program,
                                     std::shared_ptr<const ByteSource> source, EvaluateOptions options) {
    return evaluateWithDebugger(std::move(program), std::move(source), std::move(options), nullptr);
}

std::shared_ptr<Evaluation> evaluateWithDebugger(std::shared_ptr<const Program> program,
                                                 std::shared_ptr<const ByteSource> source,
                                                 EvaluateOptions options,
                                                 std::shared_ptr<Debugger> debugger) {
    options.environment.try_emplace("sectorSize", std::to_string(source->sectorSize()));
    auto evaluator = std::make_shared<Evaluator>(std::move(program), std::move(source), std::move(options));
    if (debugger) evaluator->setDebugger(std::move(debugger));
    return evaluator;
}

}  // namespace sectorsmith::lang
