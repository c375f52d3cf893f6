// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/health/health_watch.h"

#include <QTimer>
#include <algorithm>
#include <chrono>
#include <utility>

#include "gui/disks/device_watcher.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "ops/health/errors.h"
#include "part/partition_source.h"

namespace sectorsmith::gui {

namespace {

std::string driveKey(const DeviceFacts& drive) { return drive.path + '\n' + drive.serial; }

// Loop devices and their like have no health; card readers without a card cannot answer.
bool hasHealth(const DeviceFacts& drive) {
    return drive.backingFile.empty() && drive.size > 0 && drive.transport != "loop" &&
           !drive.transport.empty();
}

class UnwatchedRead : public Progress {
 public:
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

}  // namespace

HealthWatch::HealthWatch(DeviceWatcher* devices, Reader reader)
    : QObject(devices), devices_(devices), reader_(std::move(reader)) {
    connect(devices, &DeviceWatcher::changed, this, &HealthWatch::lookForNew);
    lookForNew();
}

HealthWatch* HealthWatch::of(const DeviceWatcher* devices) {
    return devices == nullptr ? nullptr
                              : devices->findChild<HealthWatch*>(QString(), Qt::FindDirectChildrenOnly);
}

Result<health::DriveHealth> HealthWatch::readDrive(const Request& request) {
    health::HealthOptions options;
    options.wake = options.mayPrompt = !request.quiet;
    const UnwatchedRead watcher;
    if (request.test)
        if (auto done = health::runSelfTest(request.drive, *request.test, options, watcher); !done)
            return std::unexpected(done.error());
    return health::readHealth(request.drive, options, watcher);
}

const DeviceFacts* HealthWatch::driveOf(const QString& source) const {
    const std::string text = source.toStdString();
    for (const std::string& path : {text, splitSourceSpec(text).path})
        for (const DeviceFacts& device : devices_->devices())
            if (hasHealth(device) && (device.path == path ||
                                      std::ranges::any_of(device.partitions, [&](const DevicePartition& one) {
                                          return one.path == path;
                                      })))
                return &device;
    return nullptr;
}

const HealthWatch::Known* HealthWatch::known(const DeviceFacts& drive) const {
    const auto found = known_.find(driveKey(drive));
    return found == known_.end() ? nullptr : &found->second;
}

bool HealthWatch::asking(const DeviceFacts& drive) const {
    return runningPath_ == toQString(drive.path) ||
           std::ranges::any_of(queue_, [&](const Request& one) { return one.drive.path == drive.path; });
}

void HealthWatch::ask(const DeviceFacts& drive, std::optional<health::TestAction> test) {
    queue_.push_front({drive, false, test});
    next();
}

void HealthWatch::lookForNew() {
    // What is gone is forgotten, and asked again when it comes back.
    std::erase_if(known_, [&](const auto& one) {
        return std::ranges::none_of(devices_->devices(),
                                    [&](const DeviceFacts& device) { return driveKey(device) == one.first; });
    });
    for (const DeviceFacts& device : devices_->devices())
        if (hasHealth(device) && known(device) == nullptr && !asking(device))
            queue_.push_back({device, true, {}});
    next();
}

void HealthWatch::next() {
    if (running_ || queue_.empty()) return;
    running_ = true;
    const Request request = std::move(queue_.front());
    queue_.pop_front();
    runningPath_ = toQString(request.drive.path);
    runInBackground(
        this, [reader = reader_, request] { return reader(request); },
        [this, request](Result<health::DriveHealth> drive) { take(request, std::move(drive)); });
    Q_EMIT changed();
}

void HealthWatch::followTest(const Request& request, const health::DriveHealth& drive) {
    if (!drive.running) return;
    QTimer::singleShot(std::chrono::seconds(followSeconds), this, [this, request] {
        if (!asking(request.drive)) queue_.push_back({request.drive, true, {}});
        next();
    });
}

void HealthWatch::take(const Request& request, Result<health::DriveHealth> drive) {
    running_ = false;
    runningPath_.clear();
    const std::string key = driveKey(request.drive);
    // What people have learnt from the drive is not replaced by what a quiet question gets.
    const auto old = known_.find(key);
    const bool better = old != known_.end() && old->second.drive && !old->second.drive->bySystem;
    const bool keeps = request.quiet && better && (!drive || drive->bySystem);
    if (keeps) {
        if (old->second.drive->running && drive) old->second.drive->running = drive->running;
        else old->second.drive->running.reset();
        followTest(request, *old->second.drive);
    } else {
        Known known{std::move(drive), {}, health::Status::Unknown};
        if (known.drive) {
            known.findings = health::findingsOf(*known.drive);
            known.status = health::statusOf(*known.drive, known.findings);
            followTest(request, *known.drive);
        }
        known_.insert_or_assign(key, std::move(known));
    }
    Q_EMIT changed();
    next();
}

}  // namespace sectorsmith::gui
