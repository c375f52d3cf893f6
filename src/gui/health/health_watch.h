// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "io/device_facts.h"
#include "ops/health/health.h"

namespace sectorsmith::gui {

class DeviceWatcher;

// What is known of the health of this computer's drives. Each drive that appears is asked once, without a question to
// people, without waking it and not on the GUI thread; again when people want it. One drive at a time: they share their bus.
// Lives in the GUI thread.
class HealthWatch : public QObject {
    Q_OBJECT

 public:
    struct Request {
        DeviceFacts drive;
        bool quiet = true;                       // may neither ask people for rights nor wake the drive
        std::optional<health::TestAction> test;  // first
    };
    using Reader = std::function<Result<health::DriveHealth>(const Request&)>;

    struct Known {
        Result<health::DriveHealth> drive;
        std::vector<health::HealthFinding> findings;  // of a drive that answered
        health::Status status = health::Status::Unknown;
    };

    // `devices` becomes its parent. `reader` is called in a worker thread; tests give their own.
    explicit HealthWatch(DeviceWatcher* devices, Reader reader = readDrive);
    // The watch over these devices; null: nobody asks them.
    static HealthWatch* of(const DeviceWatcher* devices);

    // The disk that a source as the window names it lies on ("/dev/sda", "/dev/sda1", "/dev/sda#1"); null: it is none.
    const DeviceFacts* driveOf(const QString& source) const;
    // Nothing: not asked (yet).
    const Known* known(const DeviceFacts& drive) const;
    bool asking(const DeviceFacts& drive) const;
    // By people: for rights if need be, and waking it.
    void ask(const DeviceFacts& drive, std::optional<health::TestAction> test = std::nullopt);
    // While a self-test runs it is looked at again and again.
    static constexpr int followSeconds = 20;

 Q_SIGNALS:
    void changed();

 private:
    static Result<health::DriveHealth> readDrive(const Request& request);
    void lookForNew();
    void next();
    // Asks again in a while, as long as a self-test runs.
    void followTest(const Request& request, const health::DriveHealth& drive);
    void take(const Request& request, Result<health::DriveHealth> drive);

    DeviceWatcher* devices_;
    Reader reader_;
    std::deque<Request> queue_;
    bool running_ = false;
    QString runningPath_;
    // By path and serial number: another drive can get the same path.
    std::map<std::string, Known> known_;
};

}  // namespace sectorsmith::gui
