// SPDX-License-Identifier: GPL-3.0-or-later
// What a debugger sees where it stopped.
#pragma once

#include <string>
#include <vector>

#include "lang/debugger.h"
#include "lang/eval/debug_hook.h"

namespace sectorsmith::lang {

// A value that has others in it: a structure, an array, a pointer, a list of texts.
class DebugInside {
 public:
    explicit DebugInside(Value v) : value(std::move(v)) {}
    const Value value;
};

// Lives as long as the stop.
class DebugView final : public DebugStop {
 public:
    DebugView(Evaluator& e, DebugHook& hook);

    const std::vector<DebugFrame>& frames() const override { return frames_; }
    DebugValues locals(std::size_t frame) override;
    DebugValues globals() override;
    DebugValues members(const DebugValue& value) override;
    DebugValue watch(std::size_t frame, const std::string& expression) override;
    bool cancelled() const override;

 private:
    const DebugHook::Entry& entry(std::size_t frame) const;
    void addFunction(const DebugHook::Entry& entry, DebugValues& out);
    void addRecord(const DebugHook::Entry& entry, bool innermost, DebugValues& out);
    void addCursor(Run& run, DebugValues& out);
    void addFields(RecordBody& body, DebugValues& out);
    void addArray(const Ref<Contents>& body, DebugValues& out);
    // False when there is no room for more.
    bool add(std::string name, const Value& value, DebugValues& out);
    DebugValue describe(std::string name, const Value& value);
    void describeField(const Value& value, DebugValue& out);

    Evaluator& e_;
    DebugHook& hook_;
    std::vector<DebugFrame> frames_;
};

}  // namespace sectorsmith::lang
