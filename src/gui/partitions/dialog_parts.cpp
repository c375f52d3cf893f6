// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/dialog_parts.h"

#include <QCoreApplication>
#include <QDialogButtonBox>

#include "base/guid.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

void addGuidRow(QDialog* dialog, QFormLayout* form, QLineEdit* edit, const QString& label,
                const QString& name) {
    edit->setAccessibleName(name);
    edit->setMinimumWidth(dialog->fontMetrics().horizontalAdvance(QString(36, QLatin1Char('D'))) + 24);
    auto* fresh = new QPushButton(tr("Ne&w"), dialog);
    fresh->setAccessibleName(tr("New GUID"));
    QObject::connect(fresh, &QPushButton::clicked, edit,
                     [edit] { edit->setText(QString::fromStdString(Guid::random().text())); });
    auto* row = new QHBoxLayout;
    row->addWidget(edit, 1);
    row->addWidget(fresh);
    auto* title = new QLabel(label, dialog);  // a form gives a layout's label no key
    title->setBuddy(edit);
    form->addRow(title, row);
}

QPushButton* addStagingEnd(QDialog* dialog, QBoxLayout* box, QLabel* problem) {
    problem->setWordWrap(true);
    problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    problem->setAccessibleName(tr("Problem"));
    box->addWidget(problem);
    box->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    QPushButton* stage = buttons->addButton(tr("&Stage change"), QDialogButtonBox::AcceptRole);
    stage->setDefault(true);
    box->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return stage;
}

}  // namespace sectorsmith::gui
