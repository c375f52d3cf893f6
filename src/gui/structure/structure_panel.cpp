// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/structure/field_trees.h"
#include "gui/structure/filter_bar.h"
#include "gui/structure/template_bar.h"

namespace sectorsmith::gui {

StructurePanel::StructurePanel(QWidget* parent)
    : Panel(parent),
      templates_(new TemplateBar(this)),
      filter_(new FilterBar(this)),
      fields_(new FieldTrees(this)),
      status_(new QLabel(this)),
      overBudget_(makeBudgetRow()) {
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status_->setWordWrap(true);
    overBudget_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(templates_);
    layout->addWidget(filter_);
    layout->addWidget(fields_, 1);
    layout->addWidget(status_);
    layout->addWidget(overBudget_);
    connect(templates_, &TemplateBar::editWanted, this, &StructurePanel::editTemplateWanted);
    connect(filter_, &FilterBar::changed, this, [this] {
        if (controller_) controller_->setFilter(filter_->text());
        updateFilter();
    });
    connect(filter_, &FilterBar::continueWanted, this, [this] {
        if (controller_) controller_->filterOn();
    });
    connect(fields_, &FieldTrees::explained, status_, &QLabel::setText);
    setSession(nullptr);
}

StructurePanel::~StructurePanel() = default;

QWidget* StructurePanel::makeBudgetRow() {
    auto* row = new QWidget(this);
    auto* told = new QLabel(tr("Some fields exceed the time or memory limit of templates."), row);
    told->setWordWrap(true);
    auto* more = new QPushButton(tr("Continue"), row);
    more->setObjectName(QStringLiteral("continueWithMore"));
    more->setToolTip(tr("Evaluate again with ten times the time and memory limit"));
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(told, 1);
    box->addWidget(more);
    connect(more, &QPushButton::clicked, this, [this] {
        if (controller_) controller_->continueWithMore();
    });
    return row;
}

StructureController* StructurePanel::controllerOf(SourceSession* session) {
    if (StructureController* known = controllers_.value(session)) return known;
    auto* controller = new StructureController(session, session);
    controllers_.insert(session, controller);
    connect(session, &QObject::destroyed, this, [this, session] { controllers_.remove(session); });
    connect(controller, &StructureController::stateChanged, this, [this, controller] {
        if (controller == controller_) updateStatus();
    });
    connect(controller, &StructureController::filterChanged, this, [this, controller] {
        if (controller == controller_) updateFilter();
    });
    connect(controller, &StructureController::diagnosed, this, &StructurePanel::diagnosed);
    fields_->add(controller);
    controller->runAutomatic(0);
    return controller;
}

void StructurePanel::setSession(SourceSession* session) {
    showController(session == nullptr ? nullptr : controllerOf(session));
}

void StructurePanel::showController(StructureController* controller) {
    controller_ = controller;
    templates_->setController(controller);
    filter_->setEnabled(controller != nullptr);
    fields_->show(controller, filter_->text());
    updateFilter();
}

void StructurePanel::reloadTemplates() { templates_->reloadTemplates(); }

void StructurePanel::runText(std::shared_ptr<const lang::SourceText> text, const QString& templateId,
                             bool atCursor) {
    if (!controller_) return;
    controller_->run(std::move(text), templateId,
                     atCursor ? controller_->session()->cursor() : controller_->base());
}

void StructurePanel::updateFilter() {
    filter_->showState(controller_ && !controller_->filter().isEmpty() ? &controller_->filterState()
                                                                       : nullptr);
    fields_->updateFilter();
    updateStatus();
}

void StructurePanel::updateStatus() {
    templates_->showWhatRuns();
    QString word;
    if (!controller_) word = tr("Open a disk or an image to see its structures.");
    else if (controller_->busy()) word = tr("Evaluating…");
    else
        word = controller_->status() + QStringLiteral("\n\n") +
               tr("Choose a template and run it at the cursor.");
    const bool any = fields_->showFields(word);
    status_->setText(any ? tr("%1 at %2").arg(controller_->status()).arg(controller_->base()) : QString());
    status_->setToolTip(status_->text());
    overBudget_->setVisible(controller_ && controller_->budgetSpent());
}

}  // namespace sectorsmith::gui
