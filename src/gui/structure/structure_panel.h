// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <memory>
#include <vector>

#include "gui/session/source_session.h"
#include "gui/structure/structure_controller.h"
#include "gui/window/panel.h"

class QLabel;
class QMenu;
class QToolButton;

namespace sectorsmith::gui {

class FieldTrees;
class FilterBar;
class TemplateBar;

// The dock with the tree of fields for the current session: which template, where, and what it makes of the bytes.
class StructurePanel : public Panel {
    Q_OBJECT

 public:
    explicit StructurePanel(QWidget* parent = nullptr);
    ~StructurePanel() override;

    // The session of the current tab; nullptr: none. A session's tree is kept until the session is destroyed.
    void setSession(SourceSession* session) override;
    StructureController* controller() const { return controller_; }
    // Runs an edited template (from the template editor) at the cursor or at the base that is set.
    void runText(std::shared_ptr<const lang::SourceText> text, const QString& templateId, bool atCursor);
    // The same, with a debugger.
    void debugText(std::shared_ptr<const lang::SourceText> text, const QString& templateId, bool atCursor,
                   const std::vector<lang::Breakpoint>& breakpoints, bool atFirst);
    void reloadTemplates();

 Q_SIGNALS:
    void editTemplateWanted(const QString& id);
    // People want to see what the template made in memory.
    void sectionOpened(const QString& title, const QByteArray& bytes);
    // The current tab's, or there is none: nullptr.
    void controllerChanged(sectorsmith::gui::StructureController* controller);
    void diagnosed(const std::vector<sectorsmith::lang::Diagnostic>& diagnostics, bool first);

 private:
    QWidget* makeBudgetRow();
    StructureController* controllerOf(SourceSession* session);
    void showController(StructureController* controller);
    void updateFilter();
    void updateStatus();
    void updateSections();

    TemplateBar* templates_;
    FilterBar* filter_;
    FieldTrees* fields_;
    QLabel* status_;
    QToolButton* sections_;  // shown when the template made some: opens them
    QMenu* sectionMenu_;
    QWidget* overBudget_;  // shown when something was ended for the budget: lets it go on
    QHash<SourceSession*, StructureController*> controllers_;
    QPointer<StructureController> controller_;
};

}  // namespace sectorsmith::gui
