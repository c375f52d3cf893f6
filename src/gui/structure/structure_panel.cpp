// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
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
      sections_(new QToolButton(this)),
      sectionMenu_(new QMenu(this)),
      overBudget_(makeBudgetRow()) {
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    status_->setWordWrap(true);
    overBudget_->hide();
    sections_->setObjectName(QStringLiteral("sections"));
    sections_->setText(tr("Sections"));
    sections_->setToolTip(tr("Open what the template made in memory, such as unpacked data, in a tab"));
    sections_->setPopupMode(QToolButton::InstantPopup);
    sections_->setMenu(sectionMenu_);
    sections_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(templates_);
    layout->addWidget(filter_);
    layout->addWidget(fields_, 1);
    layout->addWidget(status_);
    layout->addWidget(sections_);
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
    connect(controller, &StructureController::sectionsChanged, this, [this, controller] {
        if (controller == controller_) updateSections();
    });
    connect(controller, &StructureController::sectionOpened, this, &StructurePanel::sectionOpened);
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
    updateSections();
    Q_EMIT controllerChanged(controller);
}

void StructurePanel::updateSections() {
    sectionMenu_->clear();
    if (controller_) {
        for (const lang::SectionInfo& section : controller_->sections()) {
            QString name = StructureController::sectionName(section);
            name.replace(u'&', QStringLiteral("&&"));
            QAction* open =
                sectionMenu_->addAction(QStringLiteral("%1 (%2)").arg(name, sizeText(section.size)));
            open->setEnabled(section.size > 0);
            connect(open, &QAction::triggered, this, [this, number = section.number] {
                if (controller_) controller_->openSection(number);
            });
        }
    }
    sections_->setVisible(!sectionMenu_->isEmpty());
}

void StructurePanel::reloadTemplates() { templates_->reloadTemplates(); }

void StructurePanel::runText(std::shared_ptr<const lang::SourceText> text, const QString& templateId,
                             bool atCursor) {
    if (!controller_) return;
    controller_->run(std::move(text), templateId,
                     atCursor ? controller_->session()->cursor() : controller_->base());
}

void StructurePanel::debugText(std::shared_ptr<const lang::SourceText> text, const QString& templateId,
                               bool atCursor, const std::vector<lang::Breakpoint>& breakpoints,
                               bool atFirst) {
    if (!controller_) return;
    controller_->debug(std::move(text), templateId,
                       atCursor ? controller_->session()->cursor() : controller_->base(), breakpoints,
                       atFirst);
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
    status_->setToolTip(plainTip(status_->text()));
    overBudget_->setVisible(controller_ && controller_->budgetSpent());
}

}  // namespace sectorsmith::gui
