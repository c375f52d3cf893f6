// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/health/health_line.h"

#include <QHBoxLayout>
#include <QLabel>

#include "gui/health/health_text.h"
#include "gui/health/health_watch.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

namespace sectorsmith::gui {

HealthLine::HealthLine(const DeviceWatcher* devices, QWidget* parent)
    : QWidget(parent), watch_(HealthWatch::of(devices)), symbol_(new QLabel(this)), text_(plainLabel(this)) {
    const int side = fontMetrics().height();
    symbol_->setPixmap(icon("dialog-warning").pixmap(side, side));
    text_->setObjectName(QStringLiteral("health"));
    auto* box = new QHBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(symbol_, 0, Qt::AlignTop);
    box->addWidget(text_, 1);
    if (watch_) connect(watch_, &HealthWatch::changed, this, &HealthLine::refresh);
    refresh();
}

void HealthLine::setSources(const QStringList& sources) {
    if (sources == sources_) return;
    sources_ = sources;
    refresh();
}

void HealthLine::refresh() {
    const QString text = watch_ ? healthCaution(*watch_, sources_) : QString();
    text_->setText(text);
    setVisible(!text.isEmpty());
}

}  // namespace sectorsmith::gui
