// SPDX-License-Identifier: GPL-3.0-or-later
// What the dialogs that stage a change of a table have in common. All widgets belong to the dialog.
#pragma once

#include <QBoxLayout>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sectorsmith::gui {

// A row with `edit`, wide enough for a GUID, and a button that puts a random one into it.
void addGuidRow(QDialog* dialog, QFormLayout* form, QLineEdit* edit, const QString& label,
                const QString& name);

// The end of the dialog: `problem`, which says what is in the way, and the buttons. Returns the one that stages.
QPushButton* addStagingEnd(QDialog* dialog, QBoxLayout* box, QLabel* problem);

}  // namespace sectorsmith::gui
