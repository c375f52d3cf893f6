// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith open-device: what the window starts with pkexec for the rights that it has not got. It opens a device and hands
// the descriptor over; it never writes.
#include "cli/open_device.h"

#include "io/elevation.h"

namespace sectorsmith::cli {

int runOpenDevice(Context& context, const OpenDeviceOptions& options) {
    constexpr int standardInput = 0;
    const auto served =
        serveElevated(standardInput, options.path,
                      {.write = options.write, .exclusive = options.exclusive, .direct = options.direct});
    return served ? exitDone : context.report(served.error());
}

}  // namespace sectorsmith::cli
