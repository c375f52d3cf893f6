// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_controller.h"
#include "gui/session/text.h"

#include <QApplication>
#include <QClipboard>
#include <algorithm>
#include <array>

namespace sectorsmith::gui {

namespace {

// Colours for structures without one of their own: a few, told apart by hue, of equal strength, good on light and dark.
// Red, orange and magenta mean something else: wrong, current, changed.
QColor groupColor(quint32 group) {
    constexpr std::array hues{212, 150, 265, 185, 55};
    return QColor::fromHsv(hues[group % hues.size()], 130, 190);
}

// What the worker's signals carry from thread to thread.
void registerTypes() {
    qRegisterMetaType<TreeRows>();
    qRegisterMetaType<FoundFields>();
    qRegisterMetaType<StructureJob>();
    qRegisterMetaType<FieldEditorInfo>();
    qRegisterMetaType<std::shared_ptr<const lang::Program>>();
    qRegisterMetaType<PlannedFieldEdit>();
    qRegisterMetaType<ByteRange>();
    qRegisterMetaType<std::vector<NodeId>>();
    qRegisterMetaType<std::vector<LeafField>>();
    qRegisterMetaType<std::vector<lang::Diagnostic>>();
    qRegisterMetaType<std::vector<PrintedLine>>();
    qRegisterMetaType<std::vector<lang::SectionInfo>>();
}

}  // namespace

StructureController::StructureController(SourceSession* session, QObject* parent)
    : FieldProvider(parent),
      session_(session),
      model_(new StructureModel(this)),
      found_(new StructureModel(this)),
      thread_(new QThread),
      worker_(new StructureWorker),
      debugger_(new TemplateDebugger(this)) {
    registerTypes();
    worker_->moveToThread(thread_);
    // The thread may still be reading from a device that hangs when the tab is closed: it cleans up after itself.
    connect(thread_, &QThread::finished, worker_, &QObject::deleteLater);
    connect(thread_, &QThread::finished, thread_, &QObject::deleteLater);
    // Deep structures are evaluated deep on the stack; threads have 512 KiB of it on macOS.
    thread_->setStackSize(16U << 20);
    thread_->start();
    connectEvaluation();
    connectTree();
    connectFields();
    connectEditing();
    session_->addFieldProvider(this);
}

void StructureController::connectEvaluation() {
    againTimer_.setSingleShot(true);
    againTimer_.setInterval(120);
    connect(&againTimer_, &QTimer::timeout, this, &StructureController::runAgain);
    connect(session_, &SourceSession::contentChanged, &againTimer_, qOverload<>(&QTimer::start));
    connect(worker_, &StructureWorker::started, this,
            [this](quint64 generation, quint64 root, const QString& id, const QString& reason) {
                if (generation != generation_) return;
                busy_ = false;
                rootId_ = root;
                if (automatic_) templateId_ = id;
                status_ = root == 0          ? reason
                          : reason.isEmpty() ? templateId_
                                             : tr("%1: %2").arg(templateId_, reason);
                model_->reset(root);
                startFilter();
                wantFields();
                Q_EMIT stateChanged();
            });
    connect(worker_, &StructureWorker::diagnosed, this,
            [this](quint64 generation, const std::vector<lang::Diagnostic>& diagnostics) {
                if (generation != generation_) return;
                Q_EMIT diagnosed(diagnostics, firstDiagnosis_);
                firstDiagnosis_ = false;
            });
    connect(worker_, &StructureWorker::budgetSpent, this, [this](quint64 generation) {
        if (generation != generation_) return;
        budgetSpent_ = true;
        Q_EMIT stateChanged();
    });
    connect(worker_, &StructureWorker::printed, this,
            [this](quint64 generation, const std::vector<PrintedLine>& lines) {
                if (generation == generation_) showPrinted(lines);
            });
    connect(worker_, &StructureWorker::sectionsChanged, this,
            [this](quint64 generation, const std::vector<lang::SectionInfo>& sections) {
                if (generation != generation_) return;
                sections_ = sections;
                Q_EMIT sectionsChanged();
            });
    connect(worker_, &StructureWorker::sectionReady, this,
            [this](quint64 generation, quint64 number, const QByteArray& bytes) {
                if (generation != generation_) return;
                const auto found = std::ranges::find(sections_, number, &lang::SectionInfo::number);
                if (found == sections_.end()) return;
                // A slash would look like a folder.
                const QString name = sectionName(*found).replace(u'/', u'-');
                Q_EMIT sectionOpened(tr("%1 (section of %2)").arg(name, session_->title()), bytes);
            });
    connect(worker_, &StructureWorker::compiled, this,
            [this](quint64 generation, const std::shared_ptr<const lang::Program>& program) {
                if (generation == generation_) program_ = program;
            });
}

void StructureController::showPrinted(const std::vector<PrintedLine>& lines) {
    constexpr std::size_t most = 10'000;
    using Severity = SourceSession::Severity;
    for (const PrintedLine& line : lines) {
        printed_.push_back(line);
        // What is wrong stands among the messages as well.
        if (line.severity != lang::Severity::Note)
            session_->report(line.severity == lang::Severity::Error ? Severity::Error : Severity::Warning,
                             line.text, std::nullopt);
    }
    if (printed_.size() > most) {
        printedBefore_ += printed_.size() - most;
        printed_.erase(printed_.begin(), printed_.end() - most);
    }
    Q_EMIT printedChanged(false);
}

QString StructureController::sectionName(const lang::SectionInfo& section) {
    return section.name.empty() ? tr("Section %1").arg(section.number) : toQString(section.name);
}

void StructureController::openSection(quint64 number) {
    QMetaObject::invokeMethod(worker_, [w = worker_, g = generation_, number] { w->readSection(g, number); });
}

void StructureController::clearPrinted() {
    printed_.clear();
    printedBefore_ = 0;
    Q_EMIT printedChanged(true);
}

// The rows of the model, and what the filter finds.
void StructureController::connectTree() {
    connect(model_, &StructureModel::childrenWanted, this, [this](quint64 id, quint64 first, quint64 count) {
        QMetaObject::invokeMethod(worker_, [w = worker_, g = generation_, id, first, count] {
            w->fetchChildren(g, id, first, count);
        });
    });
    connect(model_, &StructureModel::nodesReleased, worker_, &StructureWorker::release);
    connect(worker_, &StructureWorker::childrenReady, this, [this](quint64 generation, const TreeRows& rows) {
        if (generation == generation_) model_->addRows(rows);
    });
    connect(worker_, &StructureWorker::located, this,
            [this](quint64 generation, quint64, const QStringList& names) {
                if (generation == generation_ && !names.isEmpty()) model_->reveal(names);
            });
    connect(worker_, &StructureWorker::filtered, this,
            [this](quint64 generation, quint64 request, const FoundFields& answer) {
                if (generation != generation_ || request != filterRequest_) return;
                found_->addFound(answer.fields);
                filterState_ = answer;
                filterState_.fields.clear();
                Q_EMIT filterChanged();
            });
    connect(worker_, &StructureWorker::exported, this, [this](const QString& path, const QString& error) {
        if (error.isEmpty())
            session_->report(SourceSession::Severity::Info, tr("Exported to %1.").arg(path), std::nullopt);
        else session_->report(SourceSession::Severity::Error, error, std::nullopt);
    });
    connect(worker_, &StructureWorker::copied, this,
            [](const QString& text) { QApplication::clipboard()->setText(text); });
}

// What the hex view marks.
void StructureController::connectFields() {
    // Scrolling asks for fields once it rests for a moment.
    fieldsTimer_.setSingleShot(true);
    fieldsTimer_.setInterval(40);
    connect(&fieldsTimer_, &QTimer::timeout, this, &StructureController::wantFields);
    connect(session_, &SourceSession::visibleRangeChanged, &fieldsTimer_, qOverload<>(&QTimer::start));
    connect(worker_, &StructureWorker::fieldsReady, this,
            [this](quint64 generation, const ByteRange&, const std::vector<LeafField>& fields) {
                if (generation != generation_) return;
                marks_.clear();
                for (const LeafField& field : fields) marks_.push_back(markOf(field));
                Q_EMIT changed();
            });
    connect(worker_, &StructureWorker::fieldsFound, this,
            [this](quint64 request, const std::vector<LeafField>& fields) {
                const Asked asked = asked_.take(request);
                if (!asked.receiver) return;
                std::vector<FieldMark> marks;
                for (const LeafField& field : fields) marks.push_back(markOf(field));
                asked.done(std::move(marks));
            });
}

void StructureController::connectEditing() {
    connect(worker_, &StructureWorker::editPrepared, this,
            [this](quint64 generation, const FieldEditorInfo& info) {
                if (generation == generation_) Q_EMIT editPrepared(info);
            });
    connect(worker_, &StructureWorker::editPlanned, this, [this](quint64, const PlannedFieldEdit& edit) {
        PlannedFieldEdit answer = edit;
        if (answer.problem.isEmpty()) {
            for (const QString& note : answer.notes)
                session_->report(
                    SourceSession::Severity::Info, note,
                    answer.writes.empty() ? std::nullopt : std::optional(answer.writes.front().offset));
            if (auto staged = session_->stage(answer.writes, answer.path); !staged)
                answer.problem = errorText(staged.error());
        }
        if (answer.problem.isEmpty()) Q_EMIT valueStaged(answer);
        else Q_EMIT valueRefused(answer);
    });
}

StructureController::~StructureController() {
    session_->removeFieldProvider(this);
    debugger_->end();
    worker_->stop();
    worker_->disconnect(this);
    thread_->quit();
}

void StructureController::begin(std::shared_ptr<const lang::SourceText> text, quint64 base,
                                std::shared_ptr<DebugGate> debugger) {
    if (!debugger) debugger_->end();
    worker_->stop();
    base_ = base;
    busy_ = true;
    firstDiagnosis_ = true;
    status_ = tr("Evaluating…");
    againTimer_.stop();
    budgetSpent_ = false;
    clearPrinted();
    if (!sections_.empty()) {
        sections_.clear();
        Q_EMIT sectionsChanged();
    }
    job_ = {++generation_,   session_->source(), session_->overlay().base(), base,
            std::move(text), job_.budget,        std::move(debugger)};
    QMetaObject::invokeMethod(worker_, [w = worker_, job = job_] { w->start(job); });
    Q_EMIT stateChanged();
}

void StructureController::runAutomatic(quint64 base) {
    templateId_.clear();
    job_.budget = 1;
    automatic_ = true;
    begin(nullptr, base);
}

void StructureController::run(std::shared_ptr<const lang::SourceText> text, const QString& templateId,
                              quint64 base) {
    templateId_ = templateId;
    job_.budget = 1;
    automatic_ = false;
    begin(std::move(text), base);
}

void StructureController::debug(std::shared_ptr<const lang::SourceText> text, const QString& templateId,
                                quint64 base, std::vector<lang::Breakpoint> breakpoints, bool atFirst) {
    templateId_ = templateId;
    job_.budget = 1;
    automatic_ = false;
    begin(std::move(text), base, debugger_->begin(std::move(breakpoints), atFirst));
}

void StructureController::stopDebugging() {
    if (debugger_->state() == TemplateDebugger::State::Off) return;
    if (!busy_) {  // a function that shows a value
        if (debugger_->state() == TemplateDebugger::State::Running) worker_->stop();
        return debugger_->answer(lang::DebugAnswer::Stop);
    }
    debugger_->end();
    worker_->stop();
    ++generation_;
    rootId_ = 0;
    busy_ = false;
    status_ = tr("The run was stopped.");
    model_->reset(0);
    startFilter();
    wantFields();
    Q_EMIT stateChanged();
}

void StructureController::runAgain() {
    if (job_.text == nullptr) templateId_.clear();
    begin(job_.text, base_);
}

void StructureController::continueWithMore() {
    constexpr quint64 most = 1'000'000;
    job_.budget = std::min(job_.budget * 10, most);
    runAgain();
}

void StructureController::stop() {
    debugger_->end();
    worker_->stop();
    busy_ = false;
    Q_EMIT stateChanged();
}

void StructureController::wantFields() {
    const ByteRange visible = session_->visibleRange();
    if (rootId_ == 0 || visible.empty()) {
        if (!marks_.empty()) {
            marks_.clear();
            Q_EMIT changed();
        }
        return;
    }
    // What is only looked at while scrolling past is not evaluated: at most 64 KiB at a time.
    const ByteRange range{visible.offset, std::min<quint64>(visible.length, quint64{64} << 10)};
    QMetaObject::invokeMethod(worker_, [w = worker_, g = generation_, range] { w->collectFields(g, range); });
}

void StructureController::setFilter(const QString& text) {
    if (text == filterText_) return;
    filterText_ = text;
    startFilter();
}

// Also after an evaluation: what was found before belongs to the tree of before.
void StructureController::startFilter() {
    found_->reset(0);
    filterState_ = {};
    if (rootId_ == 0) filterState_.state = FoundFields::State::Finished;
    const quint64 request = ++filterRequest_;
    QMetaObject::invokeMethod(worker_, [w = worker_, g = generation_, request, text = filterText_] {
        w->filter(g, request, text);
    });
    Q_EMIT filterChanged();
}

void StructureController::filterOn() {
    filterState_.state = FoundFields::State::Running;
    QMetaObject::invokeMethod(
        worker_, [w = worker_, g = generation_, request = filterRequest_] { w->filterOn(g, request); });
    Q_EMIT filterChanged();
}

FieldMark StructureController::markOf(const LeafField& field) const {
    FieldMark mark;
    mark.range = {field.offset, field.size};
    mark.color = field.color ? QColor::fromRgb(*field.color) : groupColor(field.group);
    mark.alternate = field.alternate;
    mark.title = field.path;
    mark.detail = field.detail;
    mark.link = field.link;
    mark.bad = field.bad;
    return mark;
}

std::vector<FieldMark> StructureController::fieldsIn(const ByteRange& range) const {
    std::vector<FieldMark> found;
    auto it = std::ranges::lower_bound(marks_, range.offset, {},
                                       [](const FieldMark& m) { return m.range.end() - 1; });
    for (; it != marks_.end() && it->range.offset < range.end(); ++it) found.push_back(*it);
    return found;
}

void StructureController::findFields(const std::vector<ByteRange>& ranges, QObject* receiver,
                                     std::function<void(std::vector<FieldMark>)> done) {
    const quint64 request = nextRequest_++;
    asked_.insert(request, {receiver, std::move(done)});
    QMetaObject::invokeMethod(worker_, [w = worker_, request, ranges] { w->findFields(request, ranges); });
}

void StructureController::revealOffset(quint64 offset) {
    if (rootId_ == 0) return;
    QMetaObject::invokeMethod(worker_, [w = worker_, g = generation_, offset] { w->locate(g, offset); });
}

void StructureController::prepareEdit(const QModelIndex& index) {
    const TreeRow* row = index.model() == found_ ? found_->rowAt(index) : model_->rowAt(index);
    if (row == nullptr) return;
    QMetaObject::invokeMethod(worker_,
                              [w = worker_, g = generation_, id = row->id] { w->prepareEdit(g, id); });
}

void StructureController::enterValue(quint64 id, const QString& text) {
    QMetaObject::invokeMethod(worker_,
                              [w = worker_, g = generation_, id, text] { w->planEdit(g, id, text); });
}

void StructureController::exportJson(const QModelIndex& index, const QString& path) {
    const TreeRow* row = index.model() == found_ ? found_->rowAt(index) : model_->rowAt(index);
    const NodeId id = row != nullptr ? row->id : rootId_;
    QMetaObject::invokeMethod(worker_,
                              [w = worker_, g = generation_, id, path] { w->exportJson(g, id, path); });
}

void StructureController::copyText(const QModelIndex& index) {
    const TreeRow* row = index.model() == found_ ? found_->rowAt(index) : model_->rowAt(index);
    const NodeId id = row != nullptr ? row->id : rootId_;
    QMetaObject::invokeMethod(worker_, [w = worker_, g = generation_, id] { w->copyText(g, id); });
}

}  // namespace sectorsmith::gui
