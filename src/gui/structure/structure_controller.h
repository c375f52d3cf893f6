// SPDX-License-Identifier: GPL-3.0-or-later
// Ties one session to a template: runs the evaluation in its thread, fills the tree's model, gives the hex view its fields.
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QThread>
#include <QTimer>
#include <memory>
#include <vector>

#include "gui/session/source_session.h"
#include "gui/structure/structure_model.h"
#include "gui/structure/structure_worker.h"
#include "gui/structure/template_debugger.h"

namespace sectorsmith::gui {

// Lives in the GUI thread, one per session; owns the worker's thread. Ends without waiting for a device that hangs.
class StructureController : public FieldProvider {
    Q_OBJECT

 public:
    explicit StructureController(SourceSession* session, QObject* parent = nullptr);
    ~StructureController() override;

    SourceSession* session() const { return session_; }
    StructureModel* model() const { return model_; }

    // --- The filter: fields all through the tree, looked for in the background
    // Fields whose name, value, type or comment holds `text`; empty: no filter. foundModel() is filled as they are found.
    void setFilter(const QString& text);
    QString filter() const { return filterText_; }
    void filterOn();  // after a pause: goes on looking
    StructureModel* foundModel() const { return found_; }
    // How far it is: `fields` is empty.
    const FoundFields& filterState() const { return filterState_; }

    // Chooses by what lies at `base` (bytes).
    void runAutomatic(quint64 base);
    // Runs this text at `base`.
    void run(std::shared_ptr<const lang::SourceText> text, const QString& templateId, quint64 base);
    // The same, stopping at breakpoints; `atFirst`: at the first statement already.
    void debug(std::shared_ptr<const lang::SourceText> text, const QString& templateId, quint64 base,
               std::vector<lang::Breakpoint> breakpoints, bool atFirst);
    TemplateDebugger* debugger() const { return debugger_; }
    // Ends a run that is debugged, with nothing to show; when only values are being shown, they are shown to the end.
    void stopDebugging();
    void stop();
    void runAgain();
    // Some fields were ended because they take more work or memory than the budget allows.
    bool budgetSpent() const { return budgetSpent_; }
    // Evaluates again with ten times the budget; it holds until another template is run.
    void continueWithMore();

    // What the present run has printed, at most the last 10,000 lines.
    const std::vector<PrintedLine>& printed() const { return printed_; }
    // How many lines came before those, and are kept no more.
    std::size_t printedBefore() const { return printedBefore_; }
    void clearPrinted();

    // What the template has made in memory so far.
    const std::vector<lang::SectionInfo>& sections() const { return sections_; }
    // Reads its bytes as they are now; sectionOpened() gives them.
    void openSection(quint64 number);
    static QString sectionName(const lang::SectionInfo& section);

    QString templateId() const { return templateId_; }
    // Whether what lies there chose the template, not people.
    bool automatic() const { return automatic_; }
    QString status() const { return status_; }
    quint64 base() const { return base_; }
    bool busy() const { return busy_; }

    // Selects the field over the byte in the tree (located through the model's revealed()).
    void revealOffset(quint64 offset);
    // Editing a field: prepared by the worker, then staged as one step with its checksums and copies.
    void prepareEdit(const QModelIndex& index);
    void enterValue(quint64 id, const QString& text);
    // The template that made the tree; nullptr until it is compiled.
    std::shared_ptr<const lang::Program> program() const { return program_; }
    void exportJson(const QModelIndex& index, const QString& path);
    void copyText(const QModelIndex& index);

    std::vector<FieldMark> fieldsIn(const ByteRange& range) const override;
    void findFields(const std::vector<ByteRange>& ranges, QObject* receiver,
                    std::function<void(std::vector<FieldMark>)> done) override;

 Q_SIGNALS:
    void stateChanged();
    void editPrepared(const sectorsmith::gui::FieldEditorInfo& info);
    // The value was refused, or could not be staged.
    void valueRefused(const sectorsmith::gui::PlannedFieldEdit& edit);
    void valueStaged(const sectorsmith::gui::PlannedFieldEdit& edit);
    void filterChanged();  // there is more in foundModel(), or filterState() is another
    void sectionsChanged();
    // A copy of a section's bytes; `title` names it and what made it.
    void sectionOpened(const QString& title, const QByteArray& bytes);
    void printedChanged(
        bool cleared);  // there are more lines (the first may be gone), or none of the former ones
    void diagnosed(const std::vector<sectorsmith::lang::Diagnostic>& diagnostics, bool first);

 private:
    void connectEvaluation();
    void connectTree();
    void connectFields();
    void connectEditing();
    void begin(std::shared_ptr<const lang::SourceText> text, quint64 base,
               std::shared_ptr<DebugGate> debugger = nullptr);
    void wantFields();
    void startFilter();
    void showPrinted(const std::vector<PrintedLine>& lines);
    FieldMark markOf(const LeafField& field) const;

    SourceSession* session_;
    StructureModel* model_;
    StructureModel* found_;
    QThread* thread_;
    StructureWorker* worker_;
    TemplateDebugger* debugger_;
    StructureJob job_;
    std::shared_ptr<const lang::Program> program_;
    quint64 generation_ = 0;
    QString templateId_;
    QString status_;
    quint64 base_ = 0;
    bool automatic_ = true;
    bool busy_ = false;
    bool budgetSpent_ = false;
    bool firstDiagnosis_ = true;
    std::vector<PrintedLine> printed_;
    std::size_t printedBefore_ = 0;
    std::vector<lang::SectionInfo> sections_;
    NodeId rootId_ = 0;
    QString filterText_;
    quint64 filterRequest_ = 0;
    FoundFields filterState_;
    QTimer fieldsTimer_;
    QTimer againTimer_;  // edits come one after the other: the tree follows when they rest
    std::vector<FieldMark> marks_;
    struct Asked {
        QPointer<QObject> receiver;
        std::function<void(std::vector<FieldMark>)> done;
    };
    QHash<quint64, Asked> asked_;
    quint64 nextRequest_ = 1;
};

}  // namespace sectorsmith::gui
