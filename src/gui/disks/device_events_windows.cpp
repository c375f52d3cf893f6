// SPDX-License-Identifier: GPL-3.0-or-later
// Windows tells every top-level window when a device or a volume has come or gone (WM_DEVICECHANGE).
#include <windows.h>

#include <dbt.h>

#include <QAbstractNativeEventFilter>
#include <QCoreApplication>
#include <utility>

#include "gui/disks/device_events.h"

namespace sectorsmith::gui {

namespace {

class Events : public QObject, public QAbstractNativeEventFilter {
 public:
    explicit Events(std::function<void()> changed) : changed_(std::move(changed)) {
        QCoreApplication::instance()->installNativeEventFilter(this);
    }
    ~Events() override {
        if (QCoreApplication::instance() != nullptr)
            QCoreApplication::instance()->removeNativeEventFilter(this);
    }

    bool nativeEventFilter(const QByteArray&, void* message, qintptr*) override {
        const auto* event = static_cast<const MSG*>(message);
        if (event->message == WM_DEVICECHANGE &&
            (event->wParam == DBT_DEVNODES_CHANGED || event->wParam == DBT_DEVICEARRIVAL ||
             event->wParam == DBT_DEVICEREMOVECOMPLETE))
            changed_();
        return false;
    }

 private:
    std::function<void()> changed_;
};

}  // namespace

std::unique_ptr<QObject> watchDeviceEvents(std::function<void()> changed) {
    return std::make_unique<Events>(std::move(changed));
}

}  // namespace sectorsmith::gui
