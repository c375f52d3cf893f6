// SPDX-License-Identifier: GPL-3.0-or-later
// Calls of the template's functions and of natives.
#pragma once

#include <span>
#include <vector>

#include "lang/eval/body.h"
#include "lang/eval/parts.h"
#include "lang/native.h"

namespace sectorsmith::lang {

// Same threading rule as the evaluation.
class Calls {
 public:
    explicit Calls(Evaluator& e);

    Value evalCall(const ast::CallExpr& e, Frame& frame);
    // On return `args` holds what the function left in its parameters.
    Value callFunction(const ast::FunctionDecl& f, std::vector<Value>& args, Frame& caller, ast::Where where);
    Value callNative(const NativeFunction& native, std::vector<Value>& args, Frame& caller, ast::Where where);
    // As callNative(), of values that are ready and outside of any record.
    Result<NativeValue> callPlain(const NativeFunction& native, std::span<NativeValue> args,
                                  ast::Where where);
    // `withText`: with the text of what is no plain value.
    NativeValue toNative(const Value& value, bool withText = false);
    Value fromNative(const NativeValue& value);
    void setDebug(DebugHook* debug) { debug_ = debug; }

 private:
    std::vector<Value> arguments(const ast::CallExpr& e, Frame& frame);
    bool callTranslated(const ast::FunctionDecl& f, const std::vector<Value>& args, const Frame& caller,
                        Value& result);

    Evaluator& e_;
    const Program& program_;
    Bounds& bounds_;
    Runs& runs_;
    TypeTable& types_;
    Display& display_;
    Executor& executor_;
    Variables& variables_;
    Expressions& expressions_;
    Paths& paths_;
    DebugHook* debug_ = nullptr;
};

}  // namespace sectorsmith::lang
