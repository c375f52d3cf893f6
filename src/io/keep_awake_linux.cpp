// SPDX-License-Identifier: GPL-3.0-or-later
// Source: org.freedesktop.login1(5), Manager.Inhibit(): the lock holds as long as the descriptor is open.
#include <fcntl.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#include "io/keep_awake.h"

namespace sectorsmith {

namespace {
constexpr std::uint64_t patienceMicroseconds = 1000 * 1000;
}

struct KeepAwake::Hold {
    int lock;
    explicit Hold(int lock) : lock(lock) {}
    ~Hold() { ::close(lock); }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;
};

KeepAwake::KeepAwake(const std::string& why) {
    sd_bus* bus = nullptr;
    if (sd_bus_open_system(&bus) < 0) return;
    sd_bus_set_method_call_timeout(bus, patienceMicroseconds);
    sd_bus_message* reply = nullptr;
    int lock = -1;
    if (sd_bus_call_method(bus, "org.freedesktop.login1", "/org/freedesktop/login1",
                           "org.freedesktop.login1.Manager", "Inhibit", nullptr, &reply, "ssss", "sleep:idle",
                           "Sectorsmith", why.c_str(), "block") >= 0 &&
        sd_bus_message_read(reply, "h", &lock) > 0)
        // The message owns the one that came with it.
        if (const int own = ::fcntl(lock, F_DUPFD_CLOEXEC, 3); own >= 0) hold_ = std::make_unique<Hold>(own);
    sd_bus_message_unref(reply);
    sd_bus_flush_close_unref(bus);
}

KeepAwake::~KeepAwake() = default;

}  // namespace sectorsmith
