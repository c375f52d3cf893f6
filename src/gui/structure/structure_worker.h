// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "base/byte_range.h"
#include "gui/structure/debug_gate.h"
#include "gui/structure/field_editor.h"
#include "gui/structure/tree_row.h"
#include "io/byte_source.h"
#include "lang/section_list.h"
#include "lang/template.h"

namespace sectorsmith::gui {

// What to evaluate: a template's text over a source.
struct StructureJob {
    quint64 generation = 0;  // answers carry it, so that late ones of an earlier job are dropped
    std::shared_ptr<const ByteSource> source;
    std::shared_ptr<const ByteSource> disk;  // the same without what is staged
    quint64 baseAddress = 0;
    std::shared_ptr<const lang::SourceText> text;  // nullptr: choose by detection and read the file
    quint64 budget = 1;                   // times the work and memory that an evaluation may take by default
    std::shared_ptr<DebugGate> debugger;  // not nullptr: the template is evaluated at once, and may stop
};

// What a template prints.
struct PrintedLine {
    lang::Severity severity = lang::Severity::Note;  // Note: std::print
    QString text;
};

// Evaluates in a thread of its own (move it there); all slots run there. Reads of a device may block it, never the
// window: stop() may be called from the GUI thread and ends what is running.
class StructureWorker : public QObject {
    Q_OBJECT

 public:
    explicit StructureWorker(QObject* parent = nullptr);
    ~StructureWorker() override;

    static constexpr quint64 maximumRows = 10'000;  // children of a row before range rows are used
    static constexpr quint64 batch = 500;

    // From any thread: what runs now ends soon.
    void stop();

    // In the worker's thread (invoke them queued):
    void start(const sectorsmith::gui::StructureJob& job);
    // Rows [first, first + count) below a node, in batches by childrenReady.
    void fetchChildren(quint64 generation, quint64 id, quint64 first, quint64 count);
    void release(const std::vector<sectorsmith::gui::NodeId>& ids);
    void collectFields(quint64 generation, const sectorsmith::ByteRange& range);
    // Over any places, 64 KiB in all; always answered.
    void findFields(quint64 request, const std::vector<sectorsmith::ByteRange>& ranges);
    void locate(quint64 generation, quint64 offset);
    // For editing a field: what its editor shows, and what a new value means for the bytes. Each is answered once.
    void prepareEdit(quint64 generation, quint64 id);
    void planEdit(quint64 generation, quint64 id, const QString& text);
    // Looks for fields whose name, value, type or comment holds `text`; ends the filter of before. An empty text only ends
    // it. A round has a bound of work and time; filterOn() begins another.
    void filter(quint64 generation, quint64 request, const QString& text);
    void filterOn(quint64 generation, quint64 request);
    // The bytes of a section that the template made; answered by sectionReady.
    void readSection(quint64 generation, quint64 number);
    void exportJson(quint64 generation, quint64 id, const QString& path);
    // Text of a node and all below it, for the clipboard; at most 100,000 lines.
    void copyText(quint64 generation, quint64 id);

 Q_SIGNALS:
    // What was chosen, and how it compiled. `id` 0: there is nothing to show.
    void started(quint64 generation, quint64 rootId, const QString& templateId, const QString& reason);
    void diagnosed(quint64 generation, const std::vector<sectorsmith::lang::Diagnostic>& diagnostics);
    // Lines of std::print, std::warning and std::error, in batches.
    void printed(quint64 generation, const std::vector<sectorsmith::gui::PrintedLine>& lines);
    // Something was ended because it takes more than the budget allows. Once per job.
    void budgetSpent(quint64 generation);
    void childrenReady(quint64 generation, const sectorsmith::gui::TreeRows& rows);
    void fieldsReady(quint64 generation, const sectorsmith::ByteRange& range,
                     const std::vector<sectorsmith::gui::LeafField>& fields);
    void fieldsFound(quint64 request, const std::vector<sectorsmith::gui::LeafField>& fields);
    // The names from the root down to the field over the byte; empty when there is none.
    void located(quint64 generation, quint64 offset, const QStringList& names);
    // Often while a filter runs, and once when it pauses or ends.
    void filtered(quint64 generation, quint64 request, const sectorsmith::gui::FoundFields& answer);
    void compiled(quint64 generation, const std::shared_ptr<const sectorsmith::lang::Program>& program);
    void editPrepared(quint64 generation, const sectorsmith::gui::FieldEditorInfo& info);
    void editPlanned(quint64 generation, const sectorsmith::gui::PlannedFieldEdit& edit);
    // Other sections than before, or of another size.
    void sectionsChanged(quint64 generation, const std::vector<sectorsmith::lang::SectionInfo>& sections);
    void sectionReady(quint64 generation, quint64 number, const QByteArray& bytes);
    void exported(const QString& path, const QString& error);
    void copied(const QString& text);

 private:
    TreeRow rowOf(const lang::NodePtr& node);
    NodeId keep(lang::NodePtr node);
    lang::NodePtr node(NodeId id) const;
    // The children of a node as shown: hidden ones left out, inlined ones replaced by theirs (small nodes only).
    std::vector<lang::NodePtr> shownChildren(const lang::NodePtr& parent, quint64 count);
    void reportNewDiagnostics();
    void print(lang::Severity severity, std::string_view line);
    void flushPrinted();
    void filterSlice(quint64 generation, quint64 request);
    quint32 groupOf(const std::string& type) const;
    void leavesIn(const ByteRange& range, std::vector<LeafField>& fields) const;

    quint64 generation_ = 0;
    std::mutex mutex_;  // guards evaluation_ against stop()
    std::shared_ptr<lang::Evaluation> evaluation_;
    StructureJob job_;
    std::shared_ptr<const lang::Program> program_;
    lang::NodePtr root_;
    std::unordered_map<NodeId, lang::NodePtr> nodes_;
    NodeId nextId_ = 1;
    std::size_t reported_ = 0;
    std::vector<lang::SectionInfo> sections_;  // as they were reported
    std::vector<PrintedLine> printed_;         // not sent yet
    quint64 printedLines_ = 0;                 // of this job
    QElapsedTimer printedAt_;                  // when lines were sent last
    struct Filter;
    std::shared_ptr<Filter> filter_;
    // Numbers of the types whose fields were coloured, in the order in which they were met.
    mutable std::unordered_map<std::string, quint32> groups_;
    bool budgetReported_ = false;
};

}  // namespace sectorsmith::gui

Q_DECLARE_METATYPE(sectorsmith::gui::StructureJob)
Q_DECLARE_METATYPE(std::vector<sectorsmith::lang::SectionInfo>)
Q_DECLARE_METATYPE(std::vector<sectorsmith::gui::PrintedLine>)
Q_DECLARE_METATYPE(sectorsmith::ByteRange)
