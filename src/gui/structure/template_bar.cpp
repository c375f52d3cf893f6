// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/structure/structure_controller.h"
#include "gui/window/icon.h"
#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {

constexpr int pathRole = Qt::UserRole + 1;

QToolButton* toolButton(const char* name, const QString& text, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(name));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

}  // namespace

TemplateBar::TemplateBar(QWidget* parent)
    : QWidget(parent),
      templates_(new QComboBox(this)),
      base_(new QLineEdit(this)),
      run_(toolButton("system-run", tr("Run template here"), this)),
      edit_(toolButton("document-edit", tr("Edit template"), this)) {
    templates_->setObjectName(QStringLiteral("template"));
    templates_->setAccessibleName(tr("Template"));
    templates_->setToolTip(tr("Template that decodes the bytes"));
    templates_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    templates_->setMinimumContentsLength(12);
    base_->setPlaceholderText(tr("Offset"));
    base_->setToolTip(tr("Start of the template: an offset, LBA or expression (press Enter to run)"));
    base_->setAccessibleName(tr("Template start"));
    const int hint = fontMetrics().horizontalAdvance(base_->placeholderText()) + 16;
    base_->setMinimumWidth(hint);
    base_->setMaximumWidth(
        std::max(hint, fontMetrics().horizontalAdvance(QStringLiteral("0x0000000000")) + 16));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(templates_, 1);
    row->addWidget(base_);
    row->addWidget(run_);
    row->addWidget(edit_);
    connect(templates_, &QComboBox::activated, this, [this] {
        if (controller_) runChosen(controller_->base());
    });
    connect(run_, &QToolButton::clicked, this, &TemplateBar::runHere);
    connect(base_, &QLineEdit::returnPressed, this, &TemplateBar::runHere);
    connect(edit_, &QToolButton::clicked, this, [this] {
        Q_EMIT editWanted(chosen().isEmpty() && controller_ ? controller_->templateId() : chosen());
    });
    reloadTemplates();
}

void TemplateBar::setController(StructureController* controller) {
    controller_ = controller;
    for (QWidget* widget :
         {static_cast<QWidget*>(templates_), static_cast<QWidget*>(run_), static_cast<QWidget*>(base_)})
        widget->setEnabled(controller != nullptr);
    showWhatRuns();
}

void TemplateBar::showWhatRuns() {
    const QString id = controller_ ? controller_->templateId() : QString();
    const bool automatic = !controller_ || controller_->automatic();
    templates_->setItemText(0, automatic && !id.isEmpty() ? tr("Automatic: %1").arg(id) : tr("Automatic"));
    int at = automatic ? 0 : templates_->findData(id);
    if (at < 0) {  // a text of the editor that has no file
        templates_->addItem(id, id);
        at = templates_->count() - 1;
    }
    templates_->setCurrentIndex(at);
    templates_->setToolTip(id.isEmpty() ? tr("Template that decodes the bytes")
                                        : plainTip(tr("%1 decodes the bytes").arg(id)));
    edit_->setEnabled(!id.isEmpty());
}

void TemplateBar::reloadTemplates() {
    const QString before = chosen();
    templates_->clear();
    templates_->addItem(tr("Automatic"), QString());
    for (const lang::TemplateInfo& info : availableTemplates(templateFolders())) {
        const QString id = QString::fromStdString(info.id);
        //: A template of the user’s own
        templates_->addItem(info.user ? tr("%1 (user)").arg(id) : id, id);
        const int at = templates_->count() - 1;
        templates_->setItemData(at, plainTip(QString::fromStdString(info.description)), Qt::ToolTipRole);
        templates_->setItemData(at, QString::fromStdString(info.path), pathRole);
    }
    templates_->setCurrentIndex(std::max(0, templates_->findData(before)));
    showWhatRuns();
}

QString TemplateBar::chosen() const { return templates_->currentData().toString(); }

void TemplateBar::runHere() {
    if (!controller_) return;
    SourceSession* session = controller_->session();
    if (base_->text().trimmed().isEmpty()) {
        runChosen(session->cursor());
        return;
    }
    const auto base = session->parseAddress(base_->text());
    if (base) runChosen(*base);
    else session->report(SourceSession::Severity::Error, errorText(base.error()), std::nullopt);
}

void TemplateBar::runChosen(quint64 base) {
    const QString id = chosen();
    if (id.isEmpty()) {
        controller_->runAutomatic(base);
        return;
    }
    const QString path = templates_->currentData(pathRole).toString();
    if (path.isEmpty()) {
        controller_->runAgain();
        return;
    }
    auto text = readTemplate(path.toStdString());
    if (text) controller_->run(*text, id, base);
    else
        controller_->session()->report(SourceSession::Severity::Error, errorText(text.error()), std::nullopt);
}

}  // namespace sectorsmith::gui
