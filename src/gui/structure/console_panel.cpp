// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/console_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "gui/structure/structure_controller.h"
#include "gui/window/fixed_font.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

ConsolePanel::ConsolePanel(QWidget* parent)
    : Panel(parent),
      text_(new QPlainTextEdit(this)),
      clear_(new QPushButton(icon("edit-clear"), tr("Clear"), this)),
      copy_(new QPushButton(icon("edit-copy"), tr("Copy"), this)) {
    text_->setReadOnly(true);
    text_->setMaximumBlockCount(10'000);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setFont(fixedFont());
    text_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    text_->setPlaceholderText(tr("Output of the template (std::print)"));
    text_->setAccessibleName(tr("Output of the template"));
    clear_->setObjectName(QStringLiteral("clear"));
    copy_->setObjectName(QStringLiteral("copy"));
    copy_->setToolTip(tr("Copy the selected output, or all of it"));
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(copy_);
    row->addWidget(clear_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(text_, 1);
    layout->addLayout(row);
    connect(clear_, &QPushButton::clicked, this, [this] {
        if (controller_) controller_->clearPrinted();
    });
    connect(copy_, &QPushButton::clicked, this, [this] {
        const QTextCursor selection = text_->textCursor();
        QApplication::clipboard()->setText(selection.hasSelection() ? selection.selection().toPlainText()
                                                                    : text_->toPlainText());
    });
    showPrinted(true);
}

void ConsolePanel::setController(StructureController* controller) {
    if (controller == controller_) return;
    if (controller_) controller_->disconnect(this);
    controller_ = controller;
    if (controller != nullptr)
        connect(controller, &StructureController::printedChanged, this, &ConsolePanel::showPrinted);
    showPrinted(true);
}

void ConsolePanel::showPrinted(bool cleared) {
    if (cleared || !controller_) {
        text_->clear();
        shown_ = 0;
    }
    if (controller_) {
        QStringList fresh;
        const auto& lines = controller_->printed();
        const std::size_t before = controller_->printedBefore();
        for (shown_ = std::max(shown_, before); shown_ < before + lines.size(); ++shown_) {
            const PrintedLine& line = lines[shown_ - before];
            switch (line.severity) {
                case lang::Severity::Error: fresh << tr("Error: %1").arg(line.text); break;
                case lang::Severity::Warning: fresh << tr("Warning: %1").arg(line.text); break;
                case lang::Severity::Note: fresh << line.text; break;
            }
        }
        if (!fresh.isEmpty()) {
            text_->appendPlainText(fresh.join(u'\n'));
            if (std::exchange(expected_, false)) Q_EMIT arrived();
        }
    }
    const bool any = !text_->document()->isEmpty();
    clear_->setEnabled(any);
    copy_->setEnabled(any);
}

}  // namespace sectorsmith::gui
