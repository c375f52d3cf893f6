// SPDX-License-Identifier: GPL-3.0-or-later
// How many requests are in flight at once, and how they get to the system: io_uring on Linux, overlapped requests on Windows,
// threads elsewhere and where the others are refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith::speed {

struct IoRequest {
    bool write = false;
    std::uint64_t offset = 0;   // bytes of the file
    std::byte* data = nullptr;  // stays valid and untouched until the request's end is told
    std::size_t length = 0;
    std::uint32_t tag = 0;
};

struct IoCompletion {
    std::uint32_t tag = 0;
    std::size_t transferred = 0;  // less than asked for: nothing more was there
    long error = 0;               // the system's number (errno, GetLastError), 0 when it went well
};

// submit() and wait() are called by one thread, the same all the time. The destructor, in any thread, comes when all requests have
// ended, or after a failure of wait().
class IoEngine {
 public:
    virtual ~IoEngine() = default;
    virtual std::string name() const = 0;  // "io_uring", "threads", "overlapped"
    // Whether requests go past the system's cache.
    virtual bool uncached() const = 0;
    // At most `depth` requests may be in flight. May be held back until wait().
    virtual Result<void> submit(const IoRequest& request) = 0;
    // Hands over what was held back, waits until at least one has ended, and tells all that have, at most out.size().
    virtual Result<std::size_t> wait(std::span<IoCompletion> out) = 0;
};

enum class EngineKind { Automatic, Threads };

struct EngineOptions {
    bool write = false;
    unsigned depth = 1;  // 1 to 256
    std::uint32_t alignment = 512;
    EngineKind kind = EngineKind::Automatic;
    bool cached = false;  // do not even try to go past the cache
};

// `file` outlives the engine and is switched to uncached requests where the system allows it. One per system.
Result<std::unique_ptr<IoEngine>> makeEngine(SystemFile& file, const EngineOptions& options);

// Carries out requests with `transfer` in `depth` threads. `transfer` is called from several threads at once.
using Transfer = std::function<IoCompletion(const IoRequest&)>;
std::unique_ptr<IoEngine> makeThreadEngine(Transfer transfer, unsigned depth, bool uncached);

}  // namespace sectorsmith::speed
