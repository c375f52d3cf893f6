// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/speed/speed_choice.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace sectorsmith::gui {

class CustomTest;
class DeviceWatcher;

// What is measured and how: the disk, image or folder, the profile, what may be written.
class SpeedForm : public QWidget {
    Q_OBJECT

 public:
    // `devices` may be nullptr: then only images and folders can be chosen.
    explicit SpeedForm(DeviceWatcher* devices, QWidget* parent = nullptr);

    SpeedChoice choice() const;
    // Chooses what is measured; it is added to the list when it is not there.
    void setTarget(const QString& path);

 Q_SIGNALS:
    void changed();

 private:
    QWidget* targetRow();
    void fillProfiles();
    void fillWriting();
    void fillDevices();
    void targetChosen();

    DeviceWatcher* devices_;
    QComboBox* target_;
    QComboBox* profile_;
    CustomTest* custom_;
    QComboBox* writing_;
    QLineEdit* size_;
    QDoubleSpinBox* runtime_;
    QString writingProposedFor_;  // the target for which the way of writing was proposed
};

}  // namespace sectorsmith::gui
