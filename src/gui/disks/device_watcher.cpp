// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/device_watcher.h"

#include <algorithm>
#include <tuple>

#include "gui/disks/device_events.h"
#include "gui/session/background.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

bool samePartition(const DevicePartition& a, const DevicePartition& b) {
    auto key = [](const DevicePartition& p) {
        return std::tie(p.name, p.path, p.number, p.offset, p.length, p.fileSystem, p.label);
    };
    return key(a) == key(b) && a.uses == b.uses;
}

}  // namespace

bool sameFacts(const DeviceFacts& a, const DeviceFacts& b) {
    auto key = [](const DeviceFacts& d) {
        return std::tie(d.name, d.path, d.model, d.serial, d.transport, d.size, d.logicalSectorSize,
                        d.removable, d.hotplug, d.readOnly, d.rotational, d.backingFile, d.diskSequence);
    };
    return key(a) == key(b) && a.uses == b.uses &&
           std::ranges::equal(a.partitions, b.partitions, samePartition);
}

DeviceWatcher::DeviceWatcher(Lister lister, QObject* parent) : QObject(parent), lister_(std::move(lister)) {
    soon_.setSingleShot(true);
    soon_.setInterval(400);
    regularly_.setInterval(5000);
    connect(&soon_, &QTimer::timeout, this, &DeviceWatcher::refresh);
    connect(&regularly_, &QTimer::timeout, this, &DeviceWatcher::refresh);
    events_ = watchDeviceEvents([this] { soon_.start(); });
    regularly_.start();
    refresh();
}

DeviceWatcher::~DeviceWatcher() = default;

void DeviceWatcher::refresh() {
    // A disk that hangs blocks one listing; more would only pile up behind it.
    if (listing_) {
        again_ = true;
        return;
    }
    listing_ = true;
    runInBackground(
        this, [lister = lister_] { return lister(); },
        [this](Result<std::vector<DeviceFacts>> result) { take(std::move(result)); });
}

void DeviceWatcher::take(Result<std::vector<DeviceFacts>> result) {
    listing_ = false;
    const QString error = result ? QString() : errorText(result.error());
    std::vector<DeviceFacts> fresh = result ? std::move(*result) : std::vector<DeviceFacts>{};
    const bool same = known_ && error == error_ && std::ranges::equal(fresh, devices_, sameFacts);
    known_ = true;
    devices_ = std::move(fresh);
    error_ = error;
    if (!same) Q_EMIT changed();
    if (again_) {
        again_ = false;
        refresh();
    }
}

}  // namespace sectorsmith::gui
