// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/debug_hook.h"

#include <algorithm>
#include <utility>

#include "lang/eval/debug_view.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/statements.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {

// Calls `visit` for each statement, however deep.
template <typename Visit>
void forStatements(Body body, const Visit& visit) {
    for (const Stmt* s : body) {
        visit(*s);
        if (s->kind == StmtKind::For) {
            const auto* f = static_cast<const ForStmt*>(s);
            if (f->init != nullptr) visit(*f->init);
            if (f->step != nullptr) visit(*f->step);
        }
        forBodies(s, [&](Body inner) { forStatements(inner, visit); });
    }
}

Body fileBody(const Program& program) {
    // A Body's statements are not changed through it here.
    return {const_cast<Stmt**>(program.statements.data()), program.statements.size()};
}

}  // namespace

void Debugger::setBreakpoints(std::vector<Breakpoint> breakpoints) {
    const std::lock_guard lock(mutex_);
    breakpoints_ = std::move(breakpoints);
    version_.fetch_add(1, std::memory_order_release);
}

std::vector<Breakpoint> Debugger::breakpoints() const {
    const std::lock_guard lock(mutex_);
    return breakpoints_;
}

std::vector<std::uint32_t> statementLines(const Program& program, std::string_view file) {
    std::vector<std::uint32_t> lines;
    for (std::uint32_t i = 0; i < program.files.size(); ++i) {
        if (program.files[i]->name != file) continue;
        const LineTable table(program.files[i]->text);
        const auto note = [&](const Stmt& s) {
            if (s.where.file == i) lines.push_back(table.lineOf(s.where.begin));
        };
        forStatements(fileBody(program), note);
        for (const Decl* d : program.declarations) forStatements(bodyOf(*d), note);
        break;
    }
    std::ranges::sort(lines);
    const auto rest = std::ranges::unique(lines);
    lines.erase(rest.begin(), rest.end());
    return lines;
}

DebugHook::DebugHook(Evaluator& e, std::shared_ptr<Debugger> debugger)
    : e_(e), debugger_(std::move(debugger)), first_(debugger_->stopsAtFirst()) {
    const Program& program = e_.program();
    lines_.reserve(program.files.size());
    for (const auto& file : program.files) lines_.emplace_back(file->text);
    places_.resize(program.files.size());
    const auto collect = [&](Body body, std::int64_t decl) {
        forStatements(body, [&](const Stmt& s) {
            if (s.where.file < places_.size()) places_[s.where.file].push_back({lineOf(s.where), decl});
        });
    };
    collect(fileBody(program), -1);
    for (const Decl* d : program.declarations) collect(bodyOf(*d), d->id);
    for (std::vector<Place>& places : places_) std::ranges::stable_sort(places, {}, &Place::line);
}

std::uint32_t DebugHook::lineOf(Where where) const {
    return where.file < lines_.size() ? lines_[where.file].lineOf(where.begin) : 0;
}

// The breakpoints may be others than before.
void DebugHook::refresh() {
    const std::uint64_t version = debugger_->version();
    if (version == version_) return;
    version_ = version;
    const Program& program = e_.program();
    const Analysis& analysis = e_.analysis();
    stops_.assign(program.files.size(), {});
    reaches_.assign(program.declarations.size(), false);
    for (const Breakpoint& b : debugger_->breakpoints()) {
        const auto file = std::ranges::find(program.files, b.file, [](const auto& f) { return f->name; });
        if (file == program.files.end()) continue;
        const auto number = static_cast<std::size_t>(file - program.files.begin());
        const std::vector<Place>& places = places_[number];
        auto place = std::ranges::lower_bound(places, b.line, {}, &Place::line);
        if (place == places.end()) continue;
        const std::uint32_t line = place->line;
        stops_[number].push_back(line);
        for (; place != places.end() && place->line == line; ++place)
            if (place->decl >= 0) reaches_[static_cast<std::size_t>(place->decl)] = true;
    }
    for (auto& lines : stops_) std::ranges::sort(lines);
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < analysis.uses.size(); ++i) {
            if (reaches_[i]) continue;
            if (std::ranges::any_of(analysis.uses[i], [&](std::uint32_t used) { return reaches_[used]; }))
                reaches_[i] = again = true;
        }
    }
}

bool DebugHook::isBreakpoint(std::uint32_t file, std::uint32_t line) const {
    return file < stops_.size() && std::ranges::binary_search(stops_[file], line);
}

bool DebugHook::reaches(const Decl& decl) const {
    const auto id = static_cast<std::size_t>(decl.id);
    return id < reaches_.size() && reaches_[id];
}

bool DebugHook::reaches(const Type& type, int depth) const {
    constexpr int deepest = 8;
    if (type.decl != nullptr && reaches(*type.decl)) return true;
    return depth < deepest &&
           std::ranges::any_of(
               type.args,
               [&](const TemplateValue& arg) { return arg.type && reaches(*arg.type, depth + 1); });
}

bool DebugHook::runsNow(const Type& type) {
    if (looking_ || ended_ || !debugger_->isArmed() || !type.isRecord()) return false;
    refresh();
    // After the last statement of an element a step goes on to the next element.
    const bool next = mode_ == DebugAnswer::StepOver && stepDepth_ > levels_.size();
    return mode_ == DebugAnswer::StepInto || next || reaches(type, 0);
}

bool DebugHook::mayStopIn(const FunctionDecl& function) {
    if (looking_ || ended_ || !debugger_->isArmed()) return false;
    refresh();
    // A step that leaves the file may end in main().
    const bool next = mode_ == DebugAnswer::StepOver && levels_.size() < stepDepth_;
    return mode_ == DebugAnswer::StepInto || next || first_ || reaches(function);
}

bool DebugHook::follows(const Field& target) {
    // A step goes along, however often.
    if (mode_ == DebugAnswer::StepInto) return true;
    constexpr std::size_t most = 100'000;
    return target.type && followed_.size() < most &&
           followed_.emplace(target.address, target.type->decl).second;
}

bool DebugHook::enter(Entry entry) {
    if (looking_) return false;
    levels_.push_back(entry);
    return true;
}

void DebugHook::leave() {
    levels_.pop_back();
    // A step ends with what it was in: a function that was called to show a value.
    if (levels_.empty() && !wholeRun_) mode_ = DebugAnswer::Continue;
}

bool DebugHook::stepEnds(std::uint32_t file) const {
    switch (mode_) {
        case DebugAnswer::StepOver:
            if (levels_.size() > stepDepth_) return false;
            break;
        case DebugAnswer::StepOut:
            if (levels_.size() >= stepDepth_) return false;
            break;
        case DebugAnswer::StepInto: break;
        default: return false;
    }
    return file == 0 || (file < stops_.size() && !stops_[file].empty());
}

void DebugHook::atStatement(const Stmt& stmt, Frame& frame) {
    if (looking_ || levels_.empty()) return;
    Entry& top = levels_.back();
    const std::uint32_t line = lineOf(stmt.where);
    // Further statements of a line belong to it, unless a loop came back to it.
    const bool goesOn = top.stmt != nullptr && top.line == line && top.stmt->where.file == stmt.where.file &&
                        stmt.where.begin > top.stmt->where.begin;
    top.frame = &frame;
    top.stmt = &stmt;
    top.line = line;
    if (goesOn || ended_ || !debugger_->isArmed()) return;
    refresh();
    const bool first = first_ && stmt.where.file == 0;
    if (first || isBreakpoint(stmt.where.file, line) || stepEnds(stmt.where.file)) stop();
}

void DebugHook::stop() {
    e_.bounds().checkCancelled();
    first_ = false;
    mode_ = DebugAnswer::Continue;
    DebugAnswer answer = DebugAnswer::Continue;
    {
        DebugView view(e_, *this);
        answer = debugger_->stopped(view);
    }
    e_.bounds().checkCancelled();
    if (answer == DebugAnswer::Stop) {
        ended_ = true;
        e_.bounds().cancel();
        throw Cancelled{};
    }
    mode_ = answer;
    stepDepth_ = levels_.size();
    // What people step through is as many evaluations.
    e_.bounds().renewBudget();
}

DebugHook::Looking::Looking(DebugHook& hook)
    : hook_(hook), budget_(hook.e_.bounds().budget()), strict_(hook.e_.runs().strict) {
    hook_.looking_ = true;
    hook_.e_.runs().inspecting = true;
    hook_.e_.runs().strict = 0;
    hook_.e_.bounds().budget().setLeft(kSteps);
}

DebugHook::Looking::~Looking() {
    hook_.looking_ = false;
    hook_.e_.runs().inspecting = false;
    hook_.e_.runs().strict = strict_;
    hook_.e_.bounds().budget() = budget_;
}

}  // namespace sectorsmith::lang
