// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

#include "io/device_facts.h"

namespace sectorsmith::gui {

// Keeps the list of this computer's disks up to date: at the system's notice, and every few seconds. Listing is done in
// a worker, one at a time.
class DeviceWatcher : public QObject {
    Q_OBJECT

 public:
    using Lister = std::function<Result<std::vector<DeviceFacts>>()>;

    // `lister` is called in a worker thread; tests give their own.
    explicit DeviceWatcher(Lister lister = listDevices, QObject* parent = nullptr);
    ~DeviceWatcher() override;

    void refresh();
    bool known() const { return known_; }  // the first list has come
    const std::vector<DeviceFacts>& devices() const { return devices_; }
    const QString& error() const { return error_; }  // why there is no list; empty: there is one

 Q_SIGNALS:
    // Something of the list is different, or it is the first.
    void changed();

 private:
    void take(Result<std::vector<DeviceFacts>> result);

    Lister lister_;
    std::unique_ptr<QObject> events_;
    QTimer soon_;  // after a notice: udev needs a moment to learn what it is
    QTimer regularly_;
    std::vector<DeviceFacts> devices_;
    QString error_;
    bool known_ = false;
    bool listing_ = false;
    bool again_ = false;
};

// Whether both say the same of all that the window shows.
bool sameFacts(const DeviceFacts& a, const DeviceFacts& b);

}  // namespace sectorsmith::gui
