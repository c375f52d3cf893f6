// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/field_commands.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>

#include "gui/structure/copies_dialog.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

QString fieldPath(const QModelIndex& index) {
    QString path;
    for (const QString& name : StructureModel::namesTo(index))
        path += (path.isEmpty() || name.startsWith(u'[') ? QString() : QStringLiteral(".")) + name;
    return path;
}

FieldCommands::FieldCommands(QWidget* view) : QObject(view), view_(view) {}

void FieldCommands::setController(StructureController* controller) { controller_ = controller; }

void FieldCommands::fillMenu(QMenu& menu, const QModelIndex& index) {
    if (!controller_) return;
    if (const TreeRow* row = StructureModel::rowOf(index); row != nullptr) {
        SourceSession* session = controller_->session();
        const TreeRow copy = *row;
        QAction* link =
            menu.addAction(icon("go-jump"), tr("Follow link"), this, [this, index] { followLink(index); });
        link->setEnabled(copy.link.has_value());
        QAction* edit = menu.addAction(icon("document-edit"), tr("Edit value"), this,
                                       [this, index] { Q_EMIT editWanted(index); });
        edit->setShortcut(Qt::Key_F2);
        menu.addAction(tr("Compare with copy…"), this, [this, index] { compareCopies(index); })
            ->setEnabled(controller_->program() != nullptr);
        menu.addAction(tr("Select bytes"), this, [session, copy] { session->goTo(copy.offset, copy.size); });
        menu.addAction(tr("Go to index…"), this, [this, index] { goToElement(index); })
            ->setEnabled(copy.kind == lang::NodeKind::Array && copy.hasChildren &&
                         controller_->filter().isEmpty());
        menu.addSeparator();
        menu.addAction(tr("Copy value"), this, [copy] { QApplication::clipboard()->setText(copy.value); })
            ->setEnabled(!copy.value.isEmpty());
        menu.addAction(tr("Copy subtree"), this, [this, index] { controller_->copyText(index); });
    }
    menu.addAction(icon("document-save-as"), tr("Export as JSON…"), this,
                   [this, index] { exportJson(index); });
}

void FieldCommands::followLink(const QModelIndex& index) {
    const TreeRow* row = controller_ ? StructureModel::rowOf(index) : nullptr;
    if (row != nullptr && row->link) controller_->session()->goTo(*row->link);
}

void FieldCommands::compareCopies(const QModelIndex& index) {
    if (!controller_ || controller_->program() == nullptr) return;
    FieldTemplate fieldTemplate;
    fieldTemplate.program = controller_->program();
    fieldTemplate.options.baseAddress = controller_->base();
    CopiesDialog dialog(controller_->session(), fieldTemplate, fieldPath(index), view_);
    dialog.exec();
}

void FieldCommands::goToElement(const QModelIndex& index) {
    bool ok = false;
    const QString text =
        QInputDialog::getText(view_, tr("Go to index"), tr("Element index:"), QLineEdit::Normal, {}, &ok);
    if (!ok) return;
    bool number = false;
    const quint64 element = text.trimmed().toULongLong(&number, 0);
    if (number) controller_->model()->revealElement(index, element);
    else
        controller_->session()->report(SourceSession::Severity::Error, tr("“%1” is not a number").arg(text),
                                       std::nullopt);
}

void FieldCommands::exportJson(const QModelIndex& index) {
    const QString path = QFileDialog::getSaveFileName(view_, tr("Export as JSON"),
                                                      QStringLiteral("structure.json"), tr("JSON (*.json)"));
    if (!path.isEmpty()) controller_->exportJson(index, path);
}

}  // namespace sectorsmith::gui
