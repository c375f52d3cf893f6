// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/engine_posix.h"

namespace sectorsmith::speed {

// The raw nodes of devices are uncached by themselves; for files F_NOCACHE is what there is.
Result<std::unique_ptr<IoEngine>> makeEngine(SystemFile& file, const EngineOptions& options) {
    const bool uncached = !options.cached && file.setDirect(true, options.alignment);
    return makeThreadEngine(descriptorTransfer(static_cast<int>(file.nativeHandle())), options.depth,
                            uncached);
}

}  // namespace sectorsmith::speed
