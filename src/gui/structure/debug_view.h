// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QSet>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "gui/structure/template_debugger.h"

class QLineEdit;
class QListWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace sectorsmith::gui {

// What is there where a template is stopped: variables, watched expressions, the call stack.
class DebugView : public QWidget {
    Q_OBJECT

 public:
    explicit DebugView(QWidget* parent = nullptr);

    // nullptr: none.
    void setDebugger(TemplateDebugger* debugger);
    QTreeWidget* variables() const { return variables_; }
    QListWidget* stack() const { return stack_; }
    // The frame that is looked at; 0: the innermost.
    std::size_t frame() const { return frame_; }

 Q_SIGNALS:
    void frameChosen();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void showState();
    void showFrame();
    void showLocals();
    void showGlobals();
    void showWatches();
    void chooseFrame(int row);
    void addWatch();
    void removeWatch();
    void fill(QTreeWidgetItem* parent, const DebugRows& rows);
    void fillRow(QTreeWidgetItem* item, const DebugRow& row);
    void loadMembers(QTreeWidgetItem* item);
    bool isThere(const QTreeWidgetItem* item) const;
    void expandAgain(QTreeWidgetItem* item);

    QTreeWidget* variables_;
    QListWidget* stack_;
    QLineEdit* expression_;
    QTreeWidgetItem* watches_;
    QTreeWidgetItem* locals_;
    QTreeWidgetItem* globals_;
    QStringList watched_;
    QSet<QStringList> expanded_;  // names from the group down: stays open from stop to stop
    QPointer<TemplateDebugger> debugger_;
    std::size_t frame_ = 0;
    quint64 filled_ = 0;  // what is asked for belongs to this filling of the tree
};

}  // namespace sectorsmith::gui
