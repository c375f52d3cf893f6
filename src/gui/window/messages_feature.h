// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/feature.h"

namespace sectorsmith::gui {

// The dock of the messages.
class MessagesFeature : public Feature {
    Q_OBJECT

 public:
    explicit MessagesFeature(MainWindow* window);
};

}  // namespace sectorsmith::gui
