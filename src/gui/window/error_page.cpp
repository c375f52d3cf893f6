// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/error_page.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/window/icon.h"

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
                    "The file's permissions do not let you read it. Its owner or an administrator can change "
                    "them.");
            return tr(
                "Reading a whole disk needs the right to do so. \"Ask for permission\" lets the system ask, "
                "mostly for a password. Where no such question appears, the command reads the disk as "
                "administrator in "
                "a terminal.");
        case Cause::NotFound:
            if (QFileInfo::exists(fileOf(spec))) return {};  // only that partition is missing
            return tr("Was the disk unplugged, or the file moved? Plug it in again or choose it anew.");
        case Cause::InUse: return tr("Close the program that holds %1, then try again.").arg(spec);
        case Cause::Io:
            return tr(
                "The disk answered with an error. If it is failing, \"Open gently\" reads no more than what "
                "is looked at and tries each sector once.");
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
    auto* title = new QLabel(tr("%1 could not be opened").arg(spec), this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    title->setFont(large);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    auto* reason = new QLabel(QString::fromStdString(error.message), this);
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
    auto* again = askable ? new QPushButton(icon("object-locked"), tr("Ask for permission…"), this)
                          : new QPushButton(icon("view-refresh"), tr("Try again"), this);
    connect(again, &QPushButton::clicked, this, &ErrorPage::tryAgain);
    buttons->addWidget(again);
    if (error.cause == Cause::Io) {
        auto* gently = new QPushButton(tr("Open gently"), this);
        connect(gently, &QPushButton::clicked, this, &ErrorPage::tryGently);
        buttons->addWidget(gently);
    }
    if (askable) {
        const QString command = QStringLiteral("sudo sectorsmith info '%1'")
                                    .arg(QString(spec).replace(QLatin1Char('\''), QLatin1String("'\\''")));
        auto* copy = new QPushButton(icon("edit-copy"), tr("Copy the command"), this);
        copy->setToolTip(command);
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
