// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/engine_posix.h"

#include <unistd.h>

#include <cerrno>

namespace sectorsmith::speed {

Transfer descriptorTransfer(int descriptor) {
    return [descriptor](const IoRequest& request) {
        IoCompletion completion;
        while (completion.transferred < request.length) {
            std::byte* data = request.data + completion.transferred;
            const std::size_t rest = request.length - completion.transferred;
            const auto at = static_cast<off_t>(request.offset + completion.transferred);
            const ssize_t count =
                request.write ? ::pwrite(descriptor, data, rest, at) : ::pread(descriptor, data, rest, at);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) completion.error = errno;
            if (count <= 0) break;
            completion.transferred += static_cast<std::size_t>(count);
        }
        return completion;
    };
}

}  // namespace sectorsmith::speed
