// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_worker.h"

#include <QFile>
#include <algorithm>
#include <fstream>
#include <utility>

#include "gui/session/text.h"
#include "ops/choose_template.h"
#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {

bool isSmallLeaf(const lang::Node& node) {
    return node.kind() != lang::NodeKind::Struct && node.kind() != lang::NodeKind::Union &&
           node.kind() != lang::NodeKind::Array && node.kind() != lang::NodeKind::Bitfield &&
           node.size() <= 8;
}

// The structure that gives a leaf its colour.
struct Structure {
    std::string type;
    bool alternate = false;  // every other element of an array of it
};

Structure structureOf(const std::vector<lang::NodePtr>& path, std::size_t leaf) {
    // GUIDs, times and other small parts are fields of what they stand in.
    constexpr std::uint64_t small = 16;
    for (std::size_t i = leaf; i-- > 0;) {
        const lang::Node& node = *path[i];
        const bool structure = node.kind() == lang::NodeKind::Struct || node.kind() == lang::NodeKind::Union;
        if (!structure || (node.size() <= small && i > 1)) continue;
        Structure found{node.typeName(), false};
        const std::string name = node.name();
        // "[12]"
        if (i > 0 && path[i - 1]->kind() == lang::NodeKind::Array && name.size() > 2)
            found.alternate = (name[name.size() - 2] - '0') % 2 != 0;
        return found;
    }
    return {};
}

}  // namespace

StructureWorker::StructureWorker(QObject* parent) : QObject(parent) {}
StructureWorker::~StructureWorker() = default;

void StructureWorker::stop() {
    const std::lock_guard lock(mutex_);
    if (evaluation_) evaluation_->cancel();
}

NodeId StructureWorker::keep(lang::NodePtr node) {
    const NodeId id = nextId_++;
    nodes_.emplace(id, std::move(node));
    return id;
}

lang::NodePtr StructureWorker::node(NodeId id) const {
    const auto found = nodes_.find(id);
    return found == nodes_.end() ? nullptr : found->second;
}

void StructureWorker::release(const std::vector<NodeId>& ids) {
    for (const NodeId id : ids) nodes_.erase(id);
}

void StructureWorker::start(const StructureJob& job) {
    filter_.reset();
    groups_.clear();
    nodes_.clear();
    root_.reset();
    {
        const std::lock_guard lock(mutex_);
        evaluation_.reset();
    }
    generation_ = job.generation;
    job_ = job;
    program_.reset();
    reported_ = 0;
    budgetReported_ = false;
    printed_.clear();
    printedLines_ = 0;
    sections_.clear();
    printedAt_.start();
    const TemplateFolders folders = templateFolders();
    std::shared_ptr<const lang::SourceText> source = job.text;
    QString id;
    QString reason;
    if (source == nullptr) {
        const auto choices = chooseTemplates(availableTemplates(folders), *job.source, job.baseAddress);
        if (choices.empty()) {
            Q_EMIT started(generation_, 0, {}, tr("No template matches this data."));
            return;
        }
        id = toQString(choices.front().info.id);
        reason = messageText(choices.front().reason);
        auto read = readTemplate(choices.front().info.path);
        if (!read) {
            Q_EMIT started(generation_, 0, id, errorText(read.error()));
            return;
        }
        source = *read;
    }
    const auto loader = templateLoader(folders);
    const lang::CompileResult compiled = lang::compile(source, *loader);
    Q_EMIT diagnosed(generation_, compiled.diagnostics);
    if (compiled.program == nullptr) {
        if (job.debugger) job.debugger->runEnded();
        Q_EMIT started(generation_, 0, id, tr("The template contains errors."));
        return;
    }
    program_ = compiled.program;
    Q_EMIT this->compiled(generation_, program_);
    lang::EvaluateOptions options;
    options.baseAddress = job.baseAddress;
    options.limits.raiseBudget(job.budget);
    options.console = [this](lang::Severity severity, std::string_view line) { print(severity, line); };
    auto evaluation = lang::evaluateWithDebugger(compiled.program, job.source, options, job.debugger);
    {
        const std::lock_guard lock(mutex_);
        evaluation_ = evaluation;
    }
    root_ = evaluation->root();
    if (job.debugger) {
        job.debugger->setBeforeWait([this] { flushPrinted(); });
        (void)root_->childCount();
        job.debugger->runEnded();
        if (job.debugger->isClosed()) {  // stopped by people: nothing of it is shown
            root_.reset();
            flushPrinted();
            return;
        }
    }
    reportNewDiagnostics();
    Q_EMIT started(generation_, root_ ? keep(root_) : 0, id, reason);
}

// A template may print without end: the window gets it a few times a second, and not all of it.
void StructureWorker::print(lang::Severity severity, std::string_view line) {
    constexpr quint64 most = 100'000;
    constexpr std::size_t longest = 10'000;
    constexpr int pause = 100;  // milliseconds
    if (++printedLines_ > most) return;
    printed_.push_back({severity, toQString(line.substr(0, longest))});
    if (printedLines_ == most)
        printed_.push_back({lang::Severity::Warning, tr("Further output is not shown.")});
    if (printedAt_.elapsed() >= pause) flushPrinted();
}

void StructureWorker::flushPrinted() {
    if (printed_.empty()) return;
    printedAt_.start();
    Q_EMIT printed(generation_, std::exchange(printed_, {}));
}

void StructureWorker::reportNewDiagnostics() {
    flushPrinted();
    if (!evaluation_) return;
    if (auto sections = lang::sectionsOf(evaluation_); sections != sections_) {
        sections_ = std::move(sections);
        Q_EMIT sectionsChanged(generation_, sections_);
    }
    if (evaluation_->budgetSpent() && !budgetReported_) {
        budgetReported_ = true;
        Q_EMIT budgetSpent(generation_);
    }
    const auto& all = evaluation_->diagnostics();
    if (all.size() <= reported_) return;
    const std::vector<lang::Diagnostic> fresh(all.begin() + static_cast<std::ptrdiff_t>(reported_),
                                              all.end());
    reported_ = all.size();
    Q_EMIT diagnosed(generation_, fresh);
}

TreeRow StructureWorker::rowOf(const lang::NodePtr& node) {
    TreeRow row;
    row.kind = node->kind();
    row.name = toQString(node->name());
    row.title = toQString(node->displayName());
    row.value = toQString(node->shortValue());
    if (row.value.isEmpty()) row.value = toQString(node->summary());
    row.type = toQString(node->typeName());
    row.comment = toQString(node->comment());
    row.offset = node->offset();
    row.size = node->size();
    row.bits = node->bits();
    row.verdict = node->verdict();
    row.link = node->linkTarget();
    row.color = node->color();
    row.hasChildren = !node->sealed() && node->hasChildren();
    if (const auto error = node->error()) row.error = messageText(error->message);
    row.id = keep(node);
    return row;
}

std::vector<lang::NodePtr> StructureWorker::shownChildren(const lang::NodePtr& parent, quint64 count) {
    std::vector<lang::NodePtr> shown;
    for (quint64 i = 0; i < count && shown.size() < maximumRows; ++i) {
        lang::NodePtr child = parent->child(i);
        if (child == nullptr) break;
        if (child->hidden()) continue;
        if (child->inlined() && child->hasChildren()) {
            const quint64 inner = std::min<quint64>(child->childCount(), maximumRows - shown.size());
            for (lang::NodePtr& grandchild : shownChildren(child, inner))
                shown.push_back(std::move(grandchild));
        } else {
            shown.push_back(std::move(child));
        }
    }
    return shown;
}

void StructureWorker::fetchChildren(quint64 generation, quint64 id, quint64 first, quint64 count) {
    const lang::NodePtr parent = node(id);
    if (generation != generation_ || parent == nullptr) return;
    evaluation_->resume();
    const DebugGate::Showing showing(job_.debugger.get());
    const quint64 total = parent->childCount();
    if (total > maximumRows && count == 0) {
        // Too many for rows: the model makes range rows and asks for their parts.
        Q_EMIT childrenReady(generation, {id, 0, total, {}});
        reportNewDiagnostics();
        return;
    }
    if (total <= maximumRows) {
        const std::vector<lang::NodePtr> children = shownChildren(parent, total);
        const quint64 shown = children.size();
        for (quint64 at = 0; at < shown || at == 0; at += batch) {
            TreeRows rows{id, at, shown, {}};
            for (quint64 i = at; i < std::min(shown, at + batch); ++i)
                rows.rows.push_back(rowOf(children[i]));
            Q_EMIT childrenReady(generation, rows);
        }
    } else {
        const quint64 end = first + std::min(count, total - std::min(first, total));
        for (quint64 at = first; at < end; at += batch) {
            TreeRows rows{id, at, total, {}};
            for (quint64 i = at; i < std::min(end, at + batch); ++i)
                if (const auto child = parent->child(i)) rows.rows.push_back(rowOf(child));
            Q_EMIT childrenReady(generation, rows);
        }
    }
    reportNewDiagnostics();
}

void StructureWorker::collectFields(quint64 generation, const ByteRange& range) {
    if (generation != generation_ || root_ == nullptr) return;
    evaluation_->resume();
    std::vector<LeafField> fields;
    leavesIn(range, fields);
    Q_EMIT fieldsReady(generation, range, fields);
    reportNewDiagnostics();
}

void StructureWorker::findFields(quint64 request, const std::vector<ByteRange>& ranges) {
    constexpr quint64 most = quint64{64} << 10;
    std::vector<LeafField> fields;
    if (root_ != nullptr) {
        evaluation_->resume();
        quint64 left = most;
        for (const ByteRange& range : ranges) {
            const quint64 length = std::min<quint64>(range.length, left);
            if (length > 0) leavesIn({range.offset, length}, fields);
            left -= length;
        }
        reportNewDiagnostics();
    }
    Q_EMIT fieldsFound(request, fields);
}

quint32 StructureWorker::groupOf(const std::string& type) const {
    return groups_.try_emplace(type, static_cast<quint32>(groups_.size())).first->second;
}

void StructureWorker::leavesIn(const ByteRange& range, std::vector<LeafField>& fields) const {
    constexpr std::size_t bound = 20'000;
    quint64 at = range.offset;
    while (at < range.end() && fields.size() < bound) {
        const std::vector<lang::NodePtr> path = lang::fieldsAt(root_, at);
        if (path.empty()) {
            ++at;
            continue;
        }
        // Elements of an array of small leaves are one mark: their array.
        std::size_t deepest = path.size() - 1;
        if (deepest > 0 && path[deepest - 1]->kind() == lang::NodeKind::Array && isSmallLeaf(*path[deepest]))
            --deepest;
        if (deepest > 0 && path[deepest - 1]->kind() == lang::NodeKind::Bitfield) --deepest;
        const lang::Node& leaf = *path[deepest];
        const quint64 end = std::max<quint64>(leaf.offset() + leaf.size(), at + 1);
        const bool container = leaf.hasChildren() && leaf.kind() != lang::NodeKind::Array &&
                               leaf.kind() != lang::NodeKind::Bitfield &&
                               leaf.kind() != lang::NodeKind::Pointer &&
                               leaf.kind() != lang::NodeKind::String;
        if (container) {
            // A gap inside of a struct: no field of its own.
            ++at;
            continue;
        }
        LeafField field;
        field.offset = at;
        field.size = std::min<quint64>(end, range.end()) - at;
        field.path = toQString(lang::pathOf(leaf));
        field.detail = toQString(leaf.typeName());
        if (const std::string value = leaf.displayValue(); !value.empty())
            field.detail += QStringLiteral(" = ") + toQString(value).left(200);
        if (const std::string comment = leaf.comment(); !comment.empty())
            field.detail += u'\n' + toQString(comment);
        field.link = leaf.linkTarget();
        for (std::size_t i = deepest + 1; i-- > 0 && !field.color;) field.color = path[i]->color();
        const Structure structure = structureOf(path, deepest);
        field.group = groupOf(structure.type);
        field.alternate = structure.alternate;
        field.bad = leaf.verdict() == false || leaf.error().has_value();
        fields.push_back(std::move(field));
        at = end;
    }
}

void StructureWorker::locate(quint64 generation, quint64 offset) {
    if (generation != generation_ || root_ == nullptr) return;
    evaluation_->resume();
    QStringList names;
    for (const lang::NodePtr& node : lang::fieldsAt(root_, offset)) {
        // The root has no row of its own.
        if (node->parent() != nullptr) names.push_back(toQString(node->name()));
        if (node->sealed()) break;
    }
    Q_EMIT located(generation, offset, names);
}

void StructureWorker::readSection(quint64 generation, quint64 number) {
    if (generation != generation_ || !evaluation_) return;
    const std::vector<std::byte> bytes = lang::sectionBytes(evaluation_, number);
    Q_EMIT sectionReady(
        generation, number,
        QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
}

void StructureWorker::exportJson(quint64 generation, quint64 id, const QString& path) {
    const lang::NodePtr from = node(id);
    if (generation != generation_ || from == nullptr) return;
    evaluation_->resume();
    // A new file beside it first, so that a failure leaves the old one alone.
    const QString fresh = path + QStringLiteral(".part");
    std::ofstream out(QFile::encodeName(fresh).toStdString(), std::ios::binary | std::ios::trunc);
    lang::JsonOptions options;
    options.compact = false;
    if (out) lang::writeJson(out, from, options);
    out.close();
    QString error;
    if (!out) {
        error = tr("Cannot write %1.").arg(path);
        QFile::remove(fresh);
    } else {
        QFile::remove(path);
        if (!QFile::rename(fresh, path))
            error = tr("Cannot replace %1; the export is in %2.").arg(path, fresh);
    }
    Q_EMIT exported(path, error);
}

void StructureWorker::copyText(quint64 generation, quint64 id) {
    const lang::NodePtr from = node(id);
    if (generation != generation_ || from == nullptr) return;
    evaluation_->resume();
    constexpr int bound = 100'000;
    QString out;
    int lines = 0;
    const auto walk = [&](const auto& self, const lang::NodePtr& at, int depth) -> void {
        if (++lines > bound) return;
        out += QString(depth * 2, u' ') + toQString(at->displayName());
        if (const std::string value = at->displayValue(); !value.empty())
            out += QStringLiteral(" = ") + toQString(value);
        out += u'\n';
        if (at->sealed() || !at->hasChildren()) return;
        const quint64 count = at->childCount();
        for (quint64 i = 0; i < count && lines <= bound; ++i)
            if (const auto child = at->child(i); child != nullptr && !child->hidden())
                self(self, child, depth + 1);
    };
    walk(walk, from, 0);
    if (lines > bound) out += QStringLiteral("…\n");
    Q_EMIT copied(out);
}

}  // namespace sectorsmith::gui
