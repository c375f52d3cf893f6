// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluator: one program over one source. It runs the code and makes the fields:
//   evaluator.cpp    life, the root, errors                   statements.cpp running code
//   placing.cpp      members, pointers, arrays into fields    expressions.cpp, paths.cpp, calls.cpp
//   fields.cpp       values, sizes and bodies of fields       arrays.cpp     elements by number
//   attributes.cpp   what attributes say; displayed text      node_impl.cpp  the public tree
// What it owns, each a class of its own:
//   TypeTable        names to types, enums                    Layouts        sizes that are known without reading
//   BodyCache        which bodies are kept                    Budget, Reader work that is left; bytes of the source
//   Coder            functions that only compute, as code     Outlines       where records of varying size end, and which
//                                                                            of them are alike
// and what asks it: FlatReader (flat.cpp, layouts for listings), NodeImpl, the JSON writer.
//
// When code runs. A field is made when the cursor passes it; its children are made (its Contents is run) when somebody asks,
// or at once when its type has effects. The cursor after a member whose size varies is worked out when it is needed.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/errors.h"
#include "lang/eval/analysis.h"
#include "lang/eval/body.h"
#include "lang/eval/body_cache.h"
#include "lang/eval/budget.h"
#include "lang/eval/failure.h"
#include "lang/eval/layouts.h"
#include "lang/eval/reader.h"
#include "lang/eval/stack.h"
#include "lang/eval/type_table.h"
#include "lang/native.h"
#include "lang/template.h"

namespace sectorsmith::lang {

// One run of a record's statements (or a pretended one, for expressions outside of any).
struct Run {
    RecordBody* body = nullptr;
    Run* outer = nullptr;
    std::uint64_t start = 0;
    std::uint64_t cursor = 0;  // valid while body->pending < 0
    std::uint64_t unionEnd = 0;
    std::uint64_t bit = 0;  // in a bitfield: counted from the outermost one's start
    std::uint64_t arrayIndex = 0;
    std::endian endian = std::endian::little;
    bool isUnion = false;
    bool isBitfield = false;
    int tryDepth = 0;
    Ref<Section> section;
};

// Where code runs: a record's own, or a function called from it.
struct Frame {
    Run* run = nullptr;
    RecordBody* body = nullptr;  // the record around; may be null
    const TemplateValues* args = nullptr;
    const ast::FunctionDecl* function = nullptr;
    std::vector<Value>* slots = nullptr;
    // `this`, when it is not the body itself: the field whose attribute is evaluated.
    const Field* self = nullptr;
    Ref<Contents> selfOwner;
    std::uint64_t selfIndex = 0;
    Value result;
};

// What a path names.
struct Place {
    Value* variable = nullptr;  // of a function or a record
    ast::BuiltinType variableType = ast::BuiltinType::None;
    const Field* field = nullptr;  // or a field: `held`, or one that `owner` keeps
    Field held;
    Ref<Contents> owner;
    std::uint64_t index = 0;
    Ref<FieldObject> object;  // keeps a variable's field alive
    Value value;              // neither variable nor field: a computed value
};

// An attribute and where its arguments have their names from.
struct FoundAttribute {
    const ast::Attribute* attribute = nullptr;
    const TemplateValues* args = nullptr;  // nullptr: those of the owner
    bool onType = false;                   // names are those of the field's own members
    explicit operator bool() const { return attribute != nullptr; }
};

// Text for one line: without what follows the NULs at its end, control characters as escapes.
std::string shownText(std::string_view text);
NodeKind kindOf(const Field& field);

class Coder;
class Outlines;

class Evaluator : public Evaluation, public std::enable_shared_from_this<Evaluator> {
 public:
    Evaluator(std::shared_ptr<const Program> program, std::shared_ptr<const ByteSource> source,
              EvaluateOptions options);
    ~Evaluator() override;

    NodePtr root() override;
    const std::vector<Diagnostic>& diagnostics() const override { return diagnostics_; }
    void cancel() override { cancelled_.store(true, std::memory_order_relaxed); }
    void resume() override { cancelled_.store(false, std::memory_order_relaxed); }

    // Marks that the evaluator is at work, how far its stack may go, and that a budget begins. Every public entrance has one.
    class Entry {
     public:
        explicit Entry(Evaluator& e) : e_(e), outer_(MemoryAccount::current()) {
            MemoryAccount::current() = e_.account_.get();
            if (e_.entries_++ > 0) return;
            e_.stackEnd_ = stackEnd(static_cast<const char*>(__builtin_frame_address(0)));
            e_.budget_.renew();
        }
        ~Entry() {
            --e_.entries_;
            MemoryAccount::current() = outer_;
        }
        Entry(const Entry&) = delete;
        Entry& operator=(const Entry&) = delete;

     private:
        Evaluator& e_;
        MemoryAccount* outer_;
    };

    const Program& program() const { return *program_; }
    const Analysis& analysis() const { return *analysis_; }
    Ref<Contents> rootBody();  // run if need be
    bool isCancelled() const { return cancelled_.load(std::memory_order_relaxed); }
    void checkCancelled() const {
        if (isCancelled()) throw Cancelled{};
    }
    void checkStack(ast::Where where) const {
        if (static_cast<const char*>(__builtin_frame_address(0)) < stackEnd_) [[unlikely]]
            failLimit(where, LangError::NestsTooDeep);
    }
    bool stackIsLow() const { return static_cast<const char*>(__builtin_frame_address(0)) < stackEnd_; }
    // Counts work towards the budget of the evaluation, and ends it when that is used up.
    void spend(std::uint64_t steps, ast::Where where) {
        if (!budget_.take(steps)) [[unlikely]]
            failWork(where);
    }
    void spendBytes(std::uint64_t bytes, ast::Where where) { spend(1 + bytes / kBytesPerStep, where); }
    void checkMemory(ast::Where where) {
        if (account_->bytes() + cache_.bytes() > limits_.memoryLimit) [[unlikely]]
            failMemory(where);
    }
    [[noreturn]] void failWork(ast::Where where);
    [[noreturn]] void failMemory(ast::Where where);
    // What follows is a new evaluation, though the entrance is the same: a listing goes on element by element.
    void renewBudget() { budget_.renew(); }
    // Finds all elements of an array, each in an evaluation of its own, however many there are.
    void scanForListing(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    // In an entrance of its own, for a caller that lists everything.
    bool mayScanForListing() const { return options_.listing && entries_ == 1; }
    bool budgetSpent() const override { return budget_.overruns() > 0; }

    // ---- addresses (template's) and bytes
    std::uint64_t sourceOffset(std::uint64_t address) const {
        return address - programBase_ + options_.baseAddress;
    }
    std::uint64_t dataEnd() const { return programBase_ + dataSize(); }  // first address past the source
    std::uint64_t dataSize() const {
        return reader_.size() > options_.baseAddress ? reader_.size() - options_.baseAddress : 0;
    }
    Result<void> readSource(std::uint64_t address, std::span<std::byte> out);
    void readBytes(const Ref<Section>& section, std::uint64_t address, std::span<std::byte> out,
                   ast::Where where);
    const ByteSource& source() const { return *source_; }

    // ---- fields (fields.cpp). `owner` is the body the field is in, `index` its place there.
    Value read(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    Value readRaw(const Field& field);  // without [[transform]]
    // The body of a field, made and run if need be. The body's own error is in it; throws only what ends everything.
    // `field` may be a copy. Without an owner the body is made anew each time.
    Ref<Contents> bodyOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    Ref<Contents> bodyOf(FieldObject& object);
    Ref<Contents> bodyOf(const Place& place);
    // One past the last byte, as an address; and the size.
    std::uint64_t endOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    std::uint64_t sizeOf(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    std::uint64_t endOf(RecordBody& body);
    std::uint64_t pointerValue(const Field& field);
    bool hasFixups(const Type& type) const;
    Ref<Section> applyFixups(RecordBody& body);
    ast::Where whereOf(const Field& field) const;
    std::string typeText(const Field& field) const;
    std::string_view text(ast::Symbol s) const { return program_->text(s); }
    std::optional<std::uint64_t> fixedSize(const Field& field);  // without reading

    // ---- arrays (arrays.cpp)
    std::uint64_t elementCount(ArrayBody& body);  // scans if need be
    bool hasElement(ArrayBody& body, std::uint64_t index);
    Field elementField(ArrayBody& body, std::uint64_t index);
    std::uint64_t arrayEnd(ArrayBody& body);
    bool allZero(const Ref<Section>& section, std::uint64_t address, std::uint64_t end, ast::Where where);

    // ---- attributes and display (attributes.cpp)
    FoundAttribute findAttribute(const Field& field, ast::Symbol name) const;
    // A reference to a leaf is read.
    Value decayed(const Value& value) { return decay(value); }
    bool hasAttribute(const Field& field, ast::Symbol name) const {
        return name != 0 && static_cast<bool>(findAttribute(field, name));
    }
    std::vector<Value> attributeValues(const FoundAttribute& found, const Field& field,
                                       const Ref<Contents>& owner, std::uint64_t index);
    const ast::FunctionDecl* functionOf(const FoundAttribute& found, std::string* name = nullptr) const;
    // Calls the function that the attribute names, with the field (or `value`).
    std::optional<Value> callAttribute(const FoundAttribute& found, const Field& field,
                                       const Ref<Contents>& owner, std::uint64_t index,
                                       const Value* value = nullptr);
    std::string display(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    std::string enumText(const Type& type, const Value& value, bool withNumber);
    const Described* described(const Field& field, const Ref<Contents>& owner, std::uint64_t index);

    // ---- types (types.cpp, layout.cpp)
    TypePtr resolve(const ast::TypeRef& ref, Frame& frame) { return types_.resolve(ref, frame); }
    const std::vector<EnumEntry>& enumEntries(const Type& type) { return types_.enumEntries(type); }
    const Layout& layoutOf(const Type& type) { return layouts_.of(type); }
    // Zeros in a field of this type say nothing but that they are zeros.
    bool mayBeBlank(const Type& type) { return layoutOf(type).quiet; }
    // How a listing lays out the records of field's type (flat.cpp); nullptr: member by member. `often`: it is worth a plan
    // at once.
    std::shared_ptr<const FlatPlan> flatPlan(const Field& field, const Ref<Contents>& owner,
                                             std::uint64_t index, bool often);
    // A record inside of the source that may have a plan.
    bool isFlat(const Field& field) {
        return field.shape == Shape::Single && field.type && field.type->isRecord() && !field.section &&
               !field.error && field.size != kUnknown && !isCancelled() && field.type->layout != nullptr &&
               field.type->layout->flat && field.address < dataEnd() &&
               field.size <= dataEnd() - field.address;
    }
    // A limit of nodes that is lower than the usual one counts each of them, and what stands in a `try` is run.
    bool mayLayOut() const { return limits_.nodeLimit >= Limits{}.nodeLimit && strict_ == 0; }
    // A layout for the field's record; nullptr: it has none.
    std::shared_ptr<const FlatPlan> makePlan(const Field& field, const Ref<Contents>& owner,
                                             std::uint64_t index);
    Coder& coder();
    Outlines& outlines();
    void countNodes(std::uint64_t made) { nodes_ += made; }
    // A function gave some field a name, a comment or a colour.
    bool hasDescribed() const { return described_; }
    void noteDescribed() { described_ = true; }

    NodePtr makeNode(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    void note(const Diagnostic& diagnostic);
    Diagnostic diagnosticOf(const Failure& failure, ast::Where fallback) const;
    // Runs `work` and turns what it throws into an error.
    template <typename Work>
    std::optional<Diagnostic> guarded(ast::Where fallback, Work&& work) {
        try {
            work();
            return std::nullopt;
        } catch (const Failure& f) {
            budget_.take(kFailureSteps);
            Diagnostic d = diagnosticOf(f, fallback);
            if (strict_ == 0) note(d);  // in a `try` it may yet be caught
            return d;
        } catch (const Cancelled&) {
            return Diagnostic{Severity::Error, program_->span(fallback), say(LangError::Cancelled), {}};
        }
    }
    Limits& limits() { return limits_; }

    // ---- expressions (expressions.cpp, calls.cpp)
    Value eval(const ast::Expr& e, Frame& frame);
    Value evalArgument(const ast::Expr& e, Frame& frame);  // fields stay references
    Value decay(const Value& value);                       // a reference to a leaf is read
    std::uint32_t& callDepth() { return callDepth_; }      // of functions and aliases in each other

 private:
    friend class CallContext;
    friend class CodeWriter;
    friend class Coder;
    friend class Outlines;
    static constexpr std::uint64_t kFailureSteps = 256;  // something failed: thrown, described, noted
    static constexpr std::uint64_t kMissSteps = 64;      // a read of the source
    static constexpr std::uint64_t kBodySteps = 8;       // the children of a field are made
    static constexpr std::uint64_t kCallSteps = 8;
    static constexpr std::uint64_t kNativeSteps = 16;
    static constexpr std::size_t kMaxArguments = 65'536;  // of one call, with what packs hold
    static constexpr std::uint64_t kMaxArgumentText = std::uint64_t{64} << 20;  // bytes, of one call in all
    static constexpr std::uint64_t kMaxText = std::uint64_t{16} << 20;

    struct Stop {};  // the record's run ends; its error is already recorded

    void charge(Contents& body);  // towards the memory

    // ---- running (statements.cpp)
    void runRoot();
    void runMain(Frame& frame);
    // The file itself, or a file that was imported as a type: placements there move the cursor.
    bool isFile(const RecordBody* body) const {
        return body != nullptr &&
               (body == root_.get() || (body->self.type && body->self.type->decl != nullptr &&
                                        body->self.type->decl->kind == ast::DeclKind::Imported));
    }
    void runRecord(RecordBody& body);
    void runMembers(const Type& type, Frame& frame, int depth);
    Flow execBody(std::span<ast::Stmt* const> body, Frame& frame);
    Flow exec(const ast::Stmt& stmt, Frame& frame);
    Flow execExpression(const ast::ExpressionStmt& stmt, Frame& frame);
    Flow execMatch(const ast::MatchStmt& stmt, Frame& frame);
    Flow execTry(const ast::TryStmt& stmt, Frame& frame);
    void execAssign(const ast::AssignStmt& stmt, Frame& frame);
    void assign(Place& place, const Value& value, Frame& frame, ast::Where where);
    void declareLocal(const ast::VariableStmt& stmt, Frame& frame);
    Value initialValue(const ast::VariableStmt& stmt, Frame& frame, ast::BuiltinType& type);
    Value coerceTo(const Type& type, const Value& value, ast::Where where);
    void exportLocals(RecordBody& body);
    Result<void> readSourceUncounted(std::uint64_t address, std::span<std::byte> out);
    bool condition(const ast::Expr* e, Frame& frame) {
        return e == nullptr || toBool(eval(*e, frame), e->where);
    }

    // ---- placing (placing.cpp)
    void place(const ast::VariableStmt& stmt, Frame& frame);
    // Names of the file's own variables carry their namespaces; those of an imported file are its members.
    ast::Symbol nameIn(const RecordBody* body, const ast::VariableStmt& stmt) const {
        return body == root_.get() && stmt.full != 0 ? stmt.full : stmt.name;
    }
    void placeField(const ast::VariableStmt& stmt, Frame& frame);
    Field makeField(const ast::VariableStmt& stmt, Frame& frame);
    void shapeField(Field& field, const ast::VariableStmt& stmt, Frame& frame);
    void clipArray(Field& field, std::uint64_t elementSize, ast::Where where);
    void placeBits(const ast::BitfieldEntryStmt& stmt, Frame& frame);
    void placeBitMember(const ast::VariableStmt& stmt, Frame& frame);
    void setBits(Field& field, const RecordBody& body, std::uint64_t bit, std::uint32_t width) const;
    void pushError(Field field, Frame& frame, const Failure& failure);
    void pushField(Field field, Frame& frame);
    std::uint64_t cursor(Run& run);
    void setCursor(Run& run, std::uint64_t address);
    void noteEnd(Run& run, std::uint64_t end);
    void force(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    void forceStrictly(const Field& field, const Ref<Contents>& owner, std::uint64_t index);
    bool readsLocals(const ast::Expr* e, RecordBody& body) const;

    // ---- expressions (expressions.cpp, paths.cpp, calls.cpp)
    Value evalLiteral(const ast::LiteralExpr& e);
    Value evalBinary(const ast::BinaryExpr& e, Frame& frame);
    Value evalCast(const ast::Expr& operand, const Type& type, Frame& frame, ast::Where where);
    Value evalQuery(const ast::QueryExpr& e, Frame& frame);
    Value evalIs(const ast::TypeExpr& e, Frame& frame);
    Value evalAs(const ast::TypeExpr& e, Frame& frame);
    Value enumerator(const ast::PathExpr& e);
    Place resolvePath(const ast::PathExpr& e, Frame& frame);
    void rootPlace(const ast::PathExpr& e, Frame& frame, Place& place);
    bool lookUp(RecordBody& body, ast::Symbol name, Place& place);
    void step(Place& place, const ast::PathSegment& segment, Frame& frame);
    void follow(Place& place);  // a pointer to what it points to
    void setField(Place& place, const Field& field, Ref<Contents> owner, std::uint64_t index);
    RecordBody* parentOf(RecordBody* body);
    Value valueOf(Place& place);           // leaves are read
    Value fieldValue(const Place& place);  // as a reference
    Value evalCall(const ast::CallExpr& e, Frame& frame);
    Value callFunction(const ast::FunctionDecl& f, std::vector<Value>& args, Frame& caller, ast::Where where);
    bool callTranslated(const ast::FunctionDecl& f, const std::vector<Value>& args, const Frame& caller,
                        Value& result);
    Value callNative(const NativeFunction& native, std::vector<Value>& args, Frame& caller, ast::Where where);
    NativeValue toNative(const Value& value);
    Value fromNative(const NativeValue& value);

    // ---- arrays
    struct Step {
        std::uint64_t end = 0;
        bool dropped = false;
        bool last = false;
    };
    Step scanElement(ArrayBody& body, std::uint64_t index, std::uint64_t address);
    bool scanOne(ArrayBody& body);  // false: there is no further element
    void finishArray(ArrayBody& body);
    void remember(ArrayBody& body, std::uint64_t index, std::uint64_t address);
    std::uint64_t elementAddress(ArrayBody& body, std::uint64_t index);
    Field elementAt(const ArrayBody& body, std::uint64_t index, std::uint64_t address) const;
    void setUpArray(ArrayBody& body);
    void setUpPointer(PointerBody& body);
    std::uint64_t textLength(const Field& field);  // of char x[], characters with the NUL
    bool whileCondition(const Field& array, const Ref<Contents>& owner, std::uint64_t address,
                        std::uint64_t index);
    std::optional<std::uint64_t> outlineEnd(const Field& field, const Ref<Contents>& owner,
                                            std::uint64_t index);

    void withFrame(const FoundAttribute& found, const Field& field, const Ref<Contents>& owner,
                   std::uint64_t index, const std::function<void(Frame&)>& work);

    std::shared_ptr<const Program> program_;
    std::shared_ptr<const ByteSource> source_;
    const Analysis* analysis_;
    EvaluateOptions options_;
    Limits limits_;
    Reader reader_;
    std::uint64_t programBase_ = 0;
    std::endian globalEndian_ = std::endian::little;
    BitOrder bitOrder_ = BitOrder::LeastToMost;
    Budget budget_;
    Ref<MemoryAccount> account_ = makeRef<MemoryAccount>();
    std::atomic<bool> cancelled_ = false;
    std::vector<Diagnostic> diagnostics_;
    std::unordered_set<std::string> noted_;

    Run* run_ = nullptr;
    int strict_ = 0;  // in a `try`: what is placed runs at once and in full, and its errors are thrown
    std::uint32_t callDepth_ = 0;
    const char* stackEnd_ = nullptr;  // the lowest address the evaluator may use
    int entries_ = 0;
    bool described_ = false;
    std::unique_ptr<Coder> coder_;  // made when first needed
    std::uint64_t nodes_ = 0;

    // Those below have types, which go last.
    TypeTable types_;
    Layouts layouts_;
    std::unique_ptr<Outlines> outlines_;  // made when first needed
    Ref<RecordBody> root_;
    BodyCache cache_;
};

}  // namespace sectorsmith::lang
