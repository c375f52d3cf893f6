// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith open-device: what the window has the system start (pkexec, UAC) for the rights that it has not got. It opens a
// disk and hands it over; it never writes.
#include "cli/open_device.h"

namespace sectorsmith::cli {

int runOpenDevice(Context& context, const OpenDeviceOptions& options) {
    const auto served = serveElevated(options);
    return served ? exitDone : context.report(served.error());
}

int runOpenDeviceToWrite(Context& context, const OpenDeviceOptions& options) {
    OpenDeviceOptions writing = options;
    writing.mode.write = true;
    writing.consentToWrite = true;
    return runOpenDevice(context, writing);
}

}  // namespace sectorsmith::cli
