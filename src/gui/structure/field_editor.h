// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a field's value in the structure tree.
#pragma once

#include <QMetaType>
#include <QPersistentModelIndex>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>
#include <optional>
#include <vector>

#include "edit/overlay.h"
#include "gui/structure/tree_row.h"

namespace sectorsmith::gui {

// What the worker says of a field before it is edited.
struct FieldEditorInfo {
    NodeId id = 0;
    QString path;         // "gpt.primary.entries[2].PartitionName"
    QString text;         // the present value as lang::encode() reads it
    QStringList choices;  // enum entries, false and true
    QString problem;      // empty, or why this cannot be edited
};

// What the worker worked out for a new value: to be staged as one step.
struct PlannedFieldEdit {
    NodeId id = 0;
    QString path;
    QString text;  // as typed
    std::vector<StagedWrite> writes;
    QStringList notes;  // what was left alone, and why
    QString problem;    // empty, or why the value is refused
};

// Gives the editor that fits: a list for enums and booleans, a line with a new-GUID button for GUIDs, date and time, a
// line for all else. The value goes out by entered(), not into the model: the worker makes bytes of it.
class FieldDelegate : public QStyledItemDelegate {
    Q_OBJECT

 public:
    using QStyledItemDelegate::QStyledItemDelegate;

    // For the next editor.
    void setInfo(FieldEditorInfo info) {
        info_ = std::move(info);
        typed_.reset();
    }
    // What was typed and refused: the next editor begins with it instead of the present value.
    void setTyped(const QString& text) { typed_ = text; }
    const FieldEditorInfo& info() const { return info_; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

 Q_SIGNALS:
    void entered(quint64 id, const QString& text) const;

 private:
    FieldEditorInfo info_;
    std::optional<QString> typed_;
};

}  // namespace sectorsmith::gui

Q_DECLARE_METATYPE(sectorsmith::gui::FieldEditorInfo)
Q_DECLARE_METATYPE(sectorsmith::gui::PlannedFieldEdit)
