// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "gui/window/icon.h"

namespace sectorsmith::gui {

NoticeBar::NoticeBar(const QIcon& symbol, const QString& text, QWidget* parent)
    : QFrame(parent), label_(new QLabel(text, this)), buttons_(new QHBoxLayout) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    setFrameShape(QFrame::StyledPanel);
    auto* picture = new QLabel(this);
    picture->setPixmap(symbol.pixmap(fontMetrics().height() + 4));
    label_->setTextFormat(Qt::PlainText);
    label_->setWordWrap(true);
    label_->setForegroundRole(QPalette::ToolTipText);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setIcon(icon("window-close"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close notice"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QObject::deleteLater);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(picture);
    row->addWidget(label_, 1);
    row->addLayout(buttons_);
    row->addWidget(close);
    setAccessibleName(text);
}

QPushButton* NoticeBar::addButton(const QString& text) {
    auto* button = new QPushButton(text, this);
    buttons_->addWidget(button);
    return button;
}

void NoticeBar::setText(const QString& text) {
    label_->setText(text);
    setAccessibleName(text);
}

QString NoticeBar::text() const { return label_->text(); }

}  // namespace sectorsmith::gui
