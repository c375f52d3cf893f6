// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/speed/speed_choice.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace sectorsmith::gui {

// The parameters of a test of one's own: what is done, in blocks of which size, how many at once. The names of the command's
// options (fio's) are in the tips.
class CustomTest : public QWidget {
    Q_OBJECT

 public:
    explicit CustomTest(QWidget* parent = nullptr);

    // Fills in what a custom test alone has.
    void fill(SpeedChoice& choice) const;

 Q_SIGNALS:
    void changed();

 private:
    void tell();

    QComboBox* access_;
    QComboBox* block_;
    QSpinBox* depth_;
    QSpinBox* reads_;
    QLabel* inFlight_;
};

}  // namespace sectorsmith::gui
