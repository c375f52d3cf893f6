// SPDX-License-Identifier: GPL-3.0-or-later
// The template language's entrance: compile a text, lay it over a source, walk the tree.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.h"
#include "lang/node.h"

namespace sectorsmith::lang {

// Finds imported text. `import a.b` asks for "a/b.hexpat" and then "a/b.pat"; `#include <a/b>` for that path.
class Loader {
 public:
    virtual ~Loader() = default;
    virtual std::shared_ptr<const SourceText> load(
        const std::string& relativePath) = 0;  // nullptr: not found
};
// Looks in the folders in order; builtinFolder, or one inside it, stands for the templates in the program itself.
std::unique_ptr<Loader> folderLoader(std::vector<std::string> folders);

class Program;  // a compiled template; immutable, can be evaluated many times and from several threads

struct Pragma {
    std::string key;
    std::string value;
};

struct CompileResult {
    std::shared_ptr<const Program> program;  // nullptr when there are errors
    std::vector<Diagnostic> diagnostics;     // errors and warnings, in text order
    std::vector<Pragma> pragmas;  // also when there are errors: description, magic, MIME, author, ...
};
CompileResult compile(std::shared_ptr<const SourceText> text, Loader& loader);
// The pragmas alone, without parsing (to list templates quickly).
std::vector<Pragma> readPragmas(std::string_view text);

struct Limits {
    std::uint64_t arrayLimit = std::uint64_t{1} << 40;  // elements; lazy arrays cost nothing
    std::uint64_t loopLimit = 100'000'000;              // rounds of one loop
    std::uint32_t depthLimit = 64;                      // nested types and calls (eval_depth)
    std::uint64_t nodeLimit = std::uint64_t{1} << 32;   // nodes made by one evaluation in all
    // The budget, which no #pragma raises. Work: what a single question (a node's children, an element, a value with all
    // that it calls) may take, in steps of about 20 to 40 ns, so that it is less than 10 s of processor time; a listing
    // begins anew with each field. Memory: bytes of values and nodes kept at once.
    std::uint64_t workLimit = 200'000'000;
    std::uint64_t memoryLimit = std::uint64_t{512} << 20;
    // Both budgets times `factor`; 0: none.
    void raiseBudget(std::uint64_t factor);
};

struct EvaluateOptions {
    std::uint64_t baseAddress =
        0;  // where the template starts in the source (`$` and `@ 0` are relative to it), bytes
    Limits limits;
    std::map<std::string, std::string> environment;           // std::env
    std::function<void(Severity, std::string_view)> console;  // std::print, std::warning; may be empty
    // The caller lists the tree to its end: an array's size is found element by element, each in an evaluation of its own
    // with a budget of its own. Else finding it is one evaluation.
    bool listing = false;
    std::string
        startType;  // empty: the program's placements; else that type is placed at `start` instead of them
};

class Evaluation {
 public:
    virtual ~Evaluation() = default;
    // A Struct node without a name whose children are the global placements.
    virtual NodePtr root() = 0;
    // Errors met so far, at most 1,000, in order of evaluation.
    virtual const std::vector<Diagnostic>& diagnostics() const = 0;
    // Ends whatever is running, from any thread; later calls give nodes with an error “canceled” until resume().
    virtual void cancel() = 0;
    virtual void resume() = 0;
    // Whether something was ended because it took more work or memory than the budget allows: with more it may go on.
    virtual bool budgetSpent() const = 0;
};

// Keeps `source` and `program`. Cheap: nothing is read before root() is walked, except what runs eagerly.
std::shared_ptr<Evaluation> evaluate(std::shared_ptr<const Program> program,
                                     std::shared_ptr<const ByteSource> source, EvaluateOptions options = {});

// The deepest fields that hold the byte at `offset`, from the root down (empty: none). Goes down the tree; expands at
// most `budget` nodes.
std::vector<NodePtr> fieldsAt(const NodePtr& root, std::uint64_t offset, std::uint64_t budget = 10'000);
// "header.entries[3].name"; nullptr and a sentence in `why` when there is none.
NodePtr findPath(const NodePtr& root, std::string_view path, Message* why = nullptr);
std::string pathOf(const Node& node);

struct JsonOptions {
    int levels = -1;      // of children below the node; -1 all
    bool compact = true;  // else indented by 2
};
// {name,type,offset,size,value,children}, streamed; integers beyond 2^53-1 are decimal strings. Returns the number of
// nodes with an error among those written. Evaluation of siblings already written is not kept in memory.
std::uint64_t writeJson(std::ostream& out, const NodePtr& node, const JsonOptions& options);

// The shipped and the user's templates.
struct TemplateInfo {
    std::string id;           // "disk/gpt"
    std::string path;         // of the file
    std::string description;  // from the pragmas
    std::vector<Pragma> pragmas;
    bool user = false;  // from the user's own folder
};
// In the folders, of which one may be builtinFolder; the first that has an id counts.
std::vector<TemplateInfo> listTemplates(const std::vector<std::string>& folders,
                                        const std::string& userFolder = {});
// Best first: templates whose #pragma magic matches at baseAddress. Only a proposal; detection in fs/ and part/ decides.
std::vector<TemplateInfo> proposeTemplates(const std::vector<TemplateInfo>& templates,
                                           const ByteSource& source, std::uint64_t baseAddress);

}  // namespace sectorsmith::lang
