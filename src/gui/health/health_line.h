// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QLabel;

namespace sectorsmith::gui {

class DeviceWatcher;
class HealthWatch;

// A warning before disks are copied, erased or measured: there while the health of one of them is known not to be good.
class HealthLine : public QWidget {
    Q_OBJECT

 public:
    // `devices` may be null: it stays hidden.
    HealthLine(const DeviceWatcher* devices, QWidget* parent);

    // What is worked on, as the window names sources.
    void setSources(const QStringList& sources);

 private:
    void refresh();

    QPointer<HealthWatch> watch_;
    QStringList sources_;
    QLabel* symbol_;
    QLabel* text_;
};

}  // namespace sectorsmith::gui
