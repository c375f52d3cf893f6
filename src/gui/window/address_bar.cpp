// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/address_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/hexview/hex_colors.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

AddressBar::AddressBar(SourceSession* session, QWidget* parent) : QWidget(parent), session_(session) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 4, 4, 2);
    rows->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    rows->addLayout(row);

    auto button = [&](const char* name, const QString& text, const QString& keys) {
        auto* tool = new QToolButton(this);
        tool->setIcon(icon(name));
        tool->setAutoRaise(true);
        tool->setAccessibleName(text);
        tool->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
        tool->setEnabled(false);
        row->addWidget(tool);
        return tool;
    };
    back_ = button("go-previous", tr("Back"),
                   QKeySequence(Qt::ALT | Qt::Key_Left).toString(QKeySequence::NativeText));
    forward_ = button("go-next", tr("Forward"),
                      QKeySequence(Qt::ALT | Qt::Key_Right).toString(QKeySequence::NativeText));

    line_ = new QLineEdit(this);
    line_->setAccessibleName(tr("Address"));
    line_->setClearButtonEnabled(true);
    line_->setPlaceholderText(tr("Offset, lba 40, 50%, +1M…"));
    line_->setToolTip(
        tr("<p>Go to an address:</p><table><tr><td><b>4096</b>, <b>0x1000</b>, "
           "<b>2M</b>&nbsp;&nbsp;</td><td>offset in bytes</td></tr><tr><td><b>lba 40</b>, "
           "<b>40s</b></td><td>sector</td></tr><tr><td><b>33.3%</b></td><td>percentage of the "
           "disk</td></tr><tr><td><b>+1M</b>, <b>-2s</b></td><td>relative to the "
           "cursor</td></tr><tr><td><b>end - 1s</b>, <b>part</b>, <b>sel</b></td><td>end of the disk, start "
           "of the partition, start of the selection</td></tr><tr><td><b>(lba 34 + 2) * 2</b></td><td>any "
           "expression of these</td></tr></table>"));
    line_->setMinimumWidth(line_->fontMetrics().horizontalAdvance(QLatin1Char('0')) * 22);
    line_->installEventFilter(this);
    row->addWidget(line_, 2);

    place_ = new QLabel(this);
    place_->setTextFormat(Qt::PlainText);
    place_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    place_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // never makes the window wide
    row->addWidget(place_, 3);

    error_ = new QLabel(this);
    error_->setWordWrap(true);
    error_->hide();
    rows->addWidget(error_);

    connect(back_, &QToolButton::clicked, session_, &SourceSession::goBack);
    connect(forward_, &QToolButton::clicked, session_, &SourceSession::goForward);
    connect(session_, &SourceSession::historyChanged, this, [this] {
        back_->setEnabled(session_->canGoBack());
        forward_->setEnabled(session_->canGoForward());
    });
    connect(line_, &QLineEdit::returnPressed, this, &AddressBar::go);
    connect(line_, &QLineEdit::textEdited, this, [this] { showError({}); });
    connect(session_, &SourceSession::cursorChanged, this, &AddressBar::showPlace);
    connect(session_, &SourceSession::selectionChanged, this, &AddressBar::showPlace);
    connect(session_, &SourceSession::layoutChanged, this, &AddressBar::showPlace);
    showPlace();
}

void AddressBar::startTyping() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void AddressBar::addTool(QWidget* tool) {
    auto* rows = qobject_cast<QVBoxLayout*>(layout());
    qobject_cast<QHBoxLayout*>(rows->itemAt(0)->layout())->addWidget(tool);
}

QString AddressBar::errorText() const { return error_->isHidden() ? QString() : error_->text(); }

void AddressBar::elidePlace() {
    place_->setText(
        place_->fontMetrics().elidedText(place_->accessibleName(), Qt::ElideRight, place_->width()));
}

void AddressBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    elidePlace();
}

void AddressBar::showPlace() {
    const quint64 at = session_->cursor();
    if (!line_->hasFocus() || !line_->isModified()) {
        line_->setText(QStringLiteral("0x%1")
                           .arg(at, 8, 16, QLatin1Char('0'))
                           .toUpper()
                           .replace(QLatin1Char('X'), QLatin1Char('x')));
        line_->setModified(false);
        if (line_->hasFocus()) line_->selectAll();
    }
    const quint64 sector = session_->sectorSize();
    QStringList parts;
    parts << tr("LBA %1 + %2").arg(QString::number(at / sector), QString::number(at % sector));
    const double percent = session_->size() <= 1
                               ? 0
                               : static_cast<double>(at) * 100.0 / static_cast<double>(session_->size() - 1);
    parts << tr("%1 %").arg(QLocale().toString(percent, 'f', 2));
    if (const LayoutPart* part = session_->partAt(at)) {
        parts << (part->index.isEmpty() ? part->title() : tr("%1: %2").arg(part->index, part->title()));
        if (!part->index.isEmpty())
            parts << tr("partition offset %1").arg(QString::number(at - part->range.offset));
    }
    place_->setAccessibleName(parts.join(QStringLiteral("  ·  ")));
    place_->setToolTip(plainTip(place_->accessibleName()));
    elidePlace();
}

void AddressBar::go() {
    const auto to = session_->parseAddress(line_->text());
    if (!to) {
        showError(gui::errorText(to.error()));
        if (to.error().cause == Cause::Usage && to.error().offset)
            line_->setCursorPosition(static_cast<int>(*to.error().offset));
        return;
    }
    showError({});
    line_->setModified(false);
    session_->goTo(*to);
    showPlace();
    Q_EMIT done();
}

void AddressBar::showError(const QString& text) {
    if (text.isEmpty()) {
        error_->hide();
        return;
    }
    const HexColors colors = HexColors::from(palette(), true);
    QPalette red = palette();
    red.setColor(QPalette::WindowText, readable(colors.error, palette().color(QPalette::Window),
                                                palette().color(QPalette::WindowText), 4.5));
    error_->setPalette(red);
    error_->setText(capitalized(text));
    error_->setAccessibleName(tr("Error: %1").arg(text));
    error_->show();
    QAccessibleEvent alert(error_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

bool AddressBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == line_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        line_->setModified(false);
        showError({});
        showPlace();
        Q_EMIT done();
        return true;
    }
    if (watched == line_ && event->type() == QEvent::FocusOut) {
        // What was typed and not used is dropped: the line says where the cursor is.
        if (error_->isHidden()) {
            line_->setModified(false);
            QMetaObject::invokeMethod(this, &AddressBar::showPlace, Qt::QueuedConnection);
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace sectorsmith::gui
