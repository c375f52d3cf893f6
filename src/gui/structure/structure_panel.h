// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QSet>
#include <array>

#include "gui/session/source_session.h"
#include "gui/structure/structure_controller.h"
#include "gui/window/panel.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QIdentityProxyModel;
class QStackedLayout;
class QToolButton;
class QTimer;
class QTreeView;

namespace sectorsmith::gui {

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
    // The template that is chosen, as an id; empty: automatic.
    QString chosenTemplate() const;
    void reloadTemplates();
    // All fields, and what the filter has found: one of them is seen.
    QTreeView* tree() const { return tree_; }
    QTreeView* foundTree() const { return found_; }
    bool filtering() const;
    QLineEdit* filterEdit() const { return filter_; }
    QToolButton* searchOnButton() const { return searchOn_; }
    QString searchedText() const;

 Q_SIGNALS:
    void editTemplateWanted(const QString& id);
    void diagnosed(const std::vector<sectorsmith::lang::Diagnostic>& diagnostics, bool first);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    StructureController* controllerOf(SourceSession* session);
    void showController(StructureController* controller);
    void setUpTree(QTreeView* tree, QIdentityProxyModel* proxy, const QString& name);
    void updateStatus();
    void updateFilter();
    void updateSelectionColors();
    // Name, value and offset share the width until people choose widths of their own.
    void fitColumns();
    QTreeView* view() const { return filtering() ? found_ : tree_; }
    // Of an index of a source model.
    const TreeRow* rowAt(const QModelIndex& source) const;
    QModelIndex shownIndex(const QModelIndex& source) const;
    void showWhatRuns();
    void runChosen(quint64 base);
    void currentChanged(const QModelIndex& index);
    QStringList namesTo(const QModelIndex& index) const;
    void makeRoomForName(const QModelIndex& index);
    void widenNames();
    void expandAgain(const QModelIndex& parent, int first, int last);
    // Indexes of the source model.
    void startEdit(const QModelIndex& index);
    void openEditor(const FieldEditorInfo& info);
    void refuse(const PlannedFieldEdit& edit);
    void compareCopies(const QModelIndex& index);
    void explain(const QModelIndex& shown, const QString& text);
    void followLink(const QModelIndex& index);
    void goToIndex(const QModelIndex& index);
    void showMenu(const QPoint& at);
    QModelIndex sourceIndex(const QModelIndex& index) const;
    QModelIndex currentIndex() const;

    QComboBox* templates_;
    QToolButton* run_;
    QToolButton* edit_;
    QLineEdit* base_;
    QLineEdit* filter_;
    QTreeView* tree_;
    QTreeView* found_;
    QWidget* searchedRow_;
    QLabel* searched_;
    QToolButton* searchOn_;
    QTimer* filterTimer_;
    FieldDelegate* delegate_;
    QPersistentModelIndex editing_;
    QIdentityProxyModel* proxy_;
    QIdentityProxyModel* foundProxy_;
    QLabel* empty_;
    QStackedLayout* stack_;
    QLabel* status_;
    QWidget* overBudget_;  // shown when something was ended for the budget: lets it go on
    QHash<SourceSession*, StructureController*> controllers_;
    QPointer<StructureController> controller_;
    // What people opened, by controller: the names from the top to the row. A new evaluation opens them again.
    QHash<StructureController*, QSet<QStringList>> expanded_;
    QStringList current_;     // the row to come back to after an evaluation
    int deepest_ = 1;         // level of the deepest row that was opened
    bool fitting_ = false;    // the columns' widths are being set here
    bool ownWidths_ = false;  // people have set one
    std::array<int, StructureModel::ColumnCount> widths_{};
    bool foundChosen_ = false;  // a row that the filter found was chosen: the tree shows it afterwards
    bool followingCursor_ =
        false;  // the tree's selection changes because the cursor moved, not the other way round
};

}  // namespace sectorsmith::gui
