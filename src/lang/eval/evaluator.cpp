// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/evaluator.h"

#include <algorithm>

#include <fmt/format.h>

#include "lang/errors.h"
#include "lang/eval/code.h"
#include "lang/eval/node_impl.h"
#include "lang/eval/outline.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::size_t kMaxDiagnostics = 1000;
constexpr std::uint32_t kDeepest = 4096;       // levels of types and calls
constexpr std::size_t kLongestMessage = 2000;  // bytes
constexpr std::uint64_t kStepsPerSecond = 20'000'000;

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
      analysis_(program_->analysis.get()),
      options_(std::move(options)),
      limits_(options_.limits),
      reader_(*source_),
      budget_(options_.limits.workLimit),
      types_(*this, analysis_->typeRefs),
      layouts_(*this),
      cache_(cacheLimit(options_)) {
    const ProgramPragmas& p = program_->pragmas;
    programBase_ = p.baseAddress.value_or(0);
    if (p.endian == Endian::Big) globalEndian_ = std::endian::big;
    // What the template's author asks for counts, be it more or less, and 0 asks for no limit: the budget of work and memory
    // holds in any case.
    auto apply = [](std::uint64_t& limit, std::optional<std::uint64_t> pragma) {
        if (pragma) limit = *pragma != 0 ? *pragma : ~std::uint64_t{0};
    };
    apply(limits_.arrayLimit, p.arrayLimit);
    apply(limits_.nodeLimit, p.patternLimit);
    apply(limits_.loopLimit, p.loopLimit);
    // The stack is guarded on its own, so a template may nest deeper than our default.
    if (p.evalDepth)
        limits_.depthLimit = *p.evalDepth != 0
                                 ? static_cast<std::uint32_t>(std::min<std::uint64_t>(*p.evalDepth, kDeepest))
                                 : kDeepest;
}

Evaluator::~Evaluator() { cache_.clear(root_.get()); }

void Limits::raiseBudget(std::uint64_t factor) {
    auto raise = [factor](std::uint64_t& limit) {
        limit = factor == 0 || limit > ~std::uint64_t{0} / factor ? ~std::uint64_t{0} : limit * factor;
    };
    raise(workLimit);
    raise(memoryLimit);
}

void Evaluator::scanForListing(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.shape != Shape::Array || field.isLeaf()) return;
    const Ref<Contents> body = bodyOf(field, owner, index);
    auto& array = static_cast<ArrayBody&>(*body);
    while (array.count == kUnknown && hasElement(array, array.next)) renewBudget();
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

Ref<Contents> Evaluator::rootBody() {
    if (!root_ || root_->state == BodyState::New) runRoot();
    return Ref<Contents>(root_.get());
}

void Evaluator::runRoot() {
    Field self;
    self.address = programBase_;
    self.endian = globalEndian_;
    self.size = dataSize();
    root_ = makeRef<RecordBody>(BodyKind::Record, self, nullptr, std::uint64_t{0});
    RecordBody& body = *root_;
    body.pinned = true;
    body.state = BodyState::Running;
    Run run;
    run.body = &body;
    run.start = run.cursor = programBase_;
    run.endian = globalEndian_;
    Frame frame;
    frame.run = &run;
    frame.body = &body;
    Run* outer = run_;
    run_ = &run;
    try {
        if (!options_.startType.empty()) {
            auto failed = guarded({}, [&] {
                Field field;
                field.type = types_.named(options_.startType);
                if (!field.type) throw Failure{say(LangError::NoSuchType, options_.startType), {}};
                const Symbol name = program_->symbols.find(options_.startType);
                field.name = name;
                field.address = programBase_;
                field.placed = true;
                field.endian = field.type->endian == Endian::Inherit ? globalEndian_
                               : field.type->endian == Endian::Big   ? std::endian::big
                                                                     : std::endian::little;
                if (const Layout& layout = layoutOf(*field.type); layout.fixed) field.size = layout.size;
                body.addField(std::move(field));
            });
            checkCancelled();
            if (failed) body.error = makeRef<FieldError>(std::move(*failed));
        }
        bool fatal = false;
        // Global variables are there for the type as well; placements are not.
        for (const Stmt* s : program_->statements) {
            if (!options_.startType.empty()) {
                if (s->kind != StmtKind::Variable ||
                    static_cast<const VariableStmt*>(s)->placement != nullptr)
                    continue;
            }
            try {
                const Flow flow = exec(*s, frame);
                if (flow == Flow::Return || flow == Flow::Break) break;
            } catch (const Stop&) {
                continue;  // its field says what is wrong; the next statement has a place of its own
            } catch (const Failure& f) {
                Diagnostic d = diagnosticOf(f, s->where);
                note(d);
                if (!body.error) body.error = makeRef<FieldError>(std::move(d));
                fatal = f.level != FailureLevel::Normal;
                if (fatal) break;
            }
        }
        if (!fatal && options_.startType.empty()) runMain(frame);
        exportLocals(body);
    } catch (...) {
        run_ = outer;
        body.state = BodyState::New;
        throw;
    }
    run_ = outer;
    body.end = body.self.address + body.self.size;
    body.pending = -1;
    body.state = BodyState::Done;
}

// A template's main() runs when everything is placed.
void Evaluator::runMain(Frame& frame) {
    const auto it = program_->functions.find(program_->symbols.find("main"));
    if (it == program_->functions.end() || !it->second->parameters.empty()) return;
    auto failed = guarded(it->second->nameWhere, [&] {
        std::vector<Value> none;
        callFunction(*it->second, none, frame, it->second->nameWhere);
    });
    checkCancelled();
    if (failed && !frame.body->error) frame.body->error = makeRef<FieldError>(std::move(*failed));
}

void Evaluator::charge(Contents& body) {
    const std::size_t bytes = cache_.charge(body);
    if (bytes > limits_.memoryLimit) failMemory(whereOf(body.self));
    checkMemory(whereOf(body.self));
}

void Evaluator::failWork(Where where) {
    budget_.noteOverrun();
    failLimit(where,
              say(LangError::TooMuchWork, std::max<std::uint64_t>(budget_.limit() / kStepsPerSecond, 1)));
}

void Evaluator::failMemory(Where where) {
    budget_.noteOverrun();
    failLimit(where, say(LangError::TooMuchMemory, limits_.memoryLimit >> 20));
}

// ----------------------------------------------------------------------------------------------------------- errors

Diagnostic Evaluator::diagnosticOf(const Failure& failure, Where fallback) const {
    const Where where = failure.where.end != 0 ? failure.where : fallback;
    if (failure.message.text.size() <= kLongestMessage)
        return program_->diagnostic(Severity::Error, where, failure.message);
    // A template may make messages as long as texts can be, and each node keeps its own.
    std::size_t end = kLongestMessage;
    while (end > 0 && (static_cast<unsigned char>(failure.message.text[end]) & 0xC0) == 0x80) --end;
    return program_->diagnostic(Severity::Error, where,
                                Message::plain(failure.message.text.substr(0, end) + "…"));
}

void Evaluator::note(const Diagnostic& d) {
    if (diagnostics_.size() >= kMaxDiagnostics) return;
    // A body that was forgotten and is made anew fails again: once is enough.
    std::string key =
        fmt::format("{}:{}:{}", static_cast<const void*>(d.span.source.get()), d.span.begin, d.message.text);
    if (noted_.insert(std::move(key)).second) diagnostics_.push_back(d);
}

NodePtr Evaluator::makeNode(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    return std::make_shared<NodeImpl>(shared_from_this(), field, owner, index);
}

std::shared_ptr<Evaluation> evaluate(std::shared_ptr<const Program> program,
                                     std::shared_ptr<const ByteSource> source, EvaluateOptions options) {
    options.environment.try_emplace("sectorSize", std::to_string(source->sectorSize()));
    return std::make_shared<Evaluator>(std::move(program), std::move(source), std::move(options));
}

}  // namespace sectorsmith::lang
