// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_banner.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "gui/hexview/hex_colors.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

BootCampBanner::BootCampBanner(PartitionsController* controller, QWidget* parent)
    : QFrame(parent), controller_(controller), text_(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 6);
    auto* symbol = new QLabel(this);
    const int size = fontMetrics().height() * 3 / 2;
    symbol->setPixmap(icon("dialog-warning").pixmap(size, size));
    row->addWidget(symbol);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::RichText);
    row->addWidget(text_, 1);
    auto* recover = new QPushButton(tr("Recover &Boot Camp…"), this);
    row->addWidget(recover);
    auto* close = new QToolButton(this);
    close->setIcon(icon("window-close"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Not now (remains available in the Tools menu)"));
    close->setAccessibleName(tr("Not now"));
    row->addWidget(close);
    connect(recover, &QPushButton::clicked, this, &BootCampBanner::recoverWanted);
    connect(close, &QToolButton::clicked, this, [this] {
        dismissed_ = true;
        hide();
    });
    connect(controller_, &PartitionsController::reportChanged, this, &BootCampBanner::judge);
    hide();
    judge();
}

void BootCampBanner::setSuppressed(bool suppressed) {
    suppressed_ = suppressed;
    judge();
}

void BootCampBanner::judge() {
    const auto& report = controller_->report();
    const bool lost = report != nullptr && report->lostBootCamp.has_value() && !dismissed_ && !suppressed_;
    if (lost) {
        text_->setText(tr("<b>Windows missing from the Mac's startup disks?</b> The Windows volume “%1” is "
                          "intact, but the MBR no longer lists it. You can repair this in a minute.")
                           .arg(report->lostBootCamp->toHtmlEscaped()));
    }
    if (lost == !isHidden()) return;
    setVisible(lost);
    if (!lost) return;
    setAccessibleName(tr("Windows is missing from the MBR and can be recovered"));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

// Painted, not by a style sheet: that would change the palette of all that stands on it.
void BootCampBanner::paintEvent(QPaintEvent*) {
    const HexColors colors = HexColors::from(palette(), true);
    const QColor orange(0xE0902A);
    QPainter painter(this);
    painter.fillRect(rect(), colors.tint(orange));
    painter.setPen(orange);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace sectorsmith::gui
