// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/error_page.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "io/elevation.h"

namespace sectorsmith::gui {
namespace {

// Without the partition behind it.
QString fileOf(const QString& spec) {
    return QFileInfo::exists(spec) ? spec : spec.left(spec.lastIndexOf(QLatin1Char('#')));
}

}  // namespace

QString ErrorPage::advice(const Error& error, const QString& spec) {
    switch (error.cause) {
        case Cause::Permission:
            if (QFileInfo(fileOf(spec)).isFile())
                return tr(
                    "You do not have permission to read this file. Its owner or an administrator can change "
                    "that.");
            return tr(
                "Reading a whole disk requires permission. “Ask for permission” opens the system's dialog, "
                "usually for a password. If no dialog appears, run this command in a terminal to read the "
                "disk as administrator.");
        case Cause::NotFound:
            if (QFileInfo::exists(fileOf(spec))) return {};  // only that partition is missing
            return tr(
                "The disk may have been unplugged, or the file moved. Reconnect the disk, or open the file "
                "from its new location.");
        case Cause::InUse: return tr("Close the program that is using %1, then try again.").arg(spec);
        case Cause::Io:
            return tr(
                "The disk returned an error. If it is failing, “Open in gentle mode” reads only the visible "
                "sectors and tries each once.");
        default: return {};
    }
}

ErrorPage::ErrorPage(const QString& spec, const Error& error, QWidget* parent) : QWidget(parent) {
    auto* outer = new QHBoxLayout(this);
    outer->addStretch(1);
    auto* box = new QVBoxLayout;
    outer->addLayout(box, 4);
    outer->addStretch(1);
    box->addStretch(1);

    auto* head = new QHBoxLayout;
    auto* symbol = new QLabel(this);
    symbol->setPixmap(
        icon(error.cause == Cause::Permission ? "object-locked" : "dialog-error").pixmap(40, 40));
    symbol->setAccessibleName(tr("Error"));
    head->addWidget(symbol, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    auto* title = new QLabel(tr("Cannot open %1").arg(spec), this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    title->setFont(large);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    auto* reason = new QLabel(errorText(error), this);
    reason->setTextFormat(Qt::PlainText);
    reason->setWordWrap(true);
    reason->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    texts->addWidget(title);
    texts->addWidget(reason);
    const QString help = advice(error, spec);
    if (!help.isEmpty()) {
        auto* label = new QLabel(help, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        texts->addSpacing(6);
        texts->addWidget(label);
    }
    head->addLayout(texts, 1);
    box->addLayout(head);
    box->addSpacing(12);

    auto* buttons = new QHBoxLayout;
    buttons->addSpacing(46);
    const bool askable = error.cause == Cause::Permission && !QFileInfo(fileOf(spec)).isFile();
    auto* again = askable && canAskForRights()
                      ? new QPushButton(icon("object-locked"), tr("Ask for permission…"), this)
                      : new QPushButton(icon("view-refresh"), tr("Try again"), this);
    connect(again, &QPushButton::clicked, this, &ErrorPage::tryAgain);
    buttons->addWidget(again);
    if (error.cause == Cause::Io) {
        auto* gently = new QPushButton(tr("Open in gentle mode"), this);
        connect(gently, &QPushButton::clicked, this, &ErrorPage::tryGently);
        buttons->addWidget(gently);
    }
    if (askable) {
        const QString command = toQString(administratorCommand("info", spec.toStdString()));
        auto* copy = new QPushButton(icon("edit-copy"), tr("Copy command"), this);
        copy->setToolTip(plainTip(command));
        connect(copy, &QPushButton::clicked, this,
                [command] { QApplication::clipboard()->setText(command); });
        buttons->addWidget(copy);
    }
    buttons->addStretch(1);
    box->addLayout(buttons);
    box->addStretch(2);
    setFocusProxy(again);
}

}  // namespace sectorsmith::gui
