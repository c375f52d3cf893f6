// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a field of the structure tree.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "gui/structure/structure_controller.h"

class QMenu;
class QWidget;

namespace sectorsmith::gui {

// "gpt.primary.entries[2].PartitionName", of an index of a StructureModel.
QString fieldPath(const QModelIndex& index);

// All indexes are of the controller's models.
class FieldCommands : public QObject {
    Q_OBJECT

 public:
    // `view`: that dialogs belong to; it owns this.
    explicit FieldCommands(QWidget* view);

    void setController(StructureController* controller);
    // Of the field, and of all (`index` is of no field).
    void fillMenu(QMenu& menu, const QModelIndex& index);
    void followLink(const QModelIndex& index);

 Q_SIGNALS:
    void editWanted(const QModelIndex& index);

 private:
    void compareCopies(const QModelIndex& index);
    void goToElement(const QModelIndex& index);
    void exportJson(const QModelIndex& index);

    QWidget* view_;
    QPointer<StructureController> controller_;
};

}  // namespace sectorsmith::gui
