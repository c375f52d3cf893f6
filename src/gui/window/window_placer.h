// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>

namespace sectorsmith::gui {

// Where a window of `wanted` (with its frame) opens over its `owner`: at the owner's middle, moved and shrunk so that it
// lies on the `screen`, but not below `least`. All in the pixels of the desktop.
QRect placeOver(const QRect& owner, const QSize& wanted, const QSize& least, const QRect& screen);

// While it lives, every dialog and every further window of the program opens over the window that it belongs to (or the
// active one), and never larger than its screen. Windows that were put somewhere by the program or by people stay there.
class WindowPlacer : public QObject {
    Q_OBJECT

 public:
    explicit WindowPlacer(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace sectorsmith::gui
