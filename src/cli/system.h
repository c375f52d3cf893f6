// SPDX-License-Identifier: GPL-3.0-or-later
// What the command needs of the operating system besides disks: its standard streams, the terminal, signals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace sectorsmith::cli::system {

// Bytes read or written, or -1 with `problem` set; writing may be short. Interrupted calls are repeated.
struct Transfer {
    std::int64_t count = 0;
    std::string problem;      // the system's words
    bool closedPipe = false;  // nobody reads any more
};
Transfer readDescriptor(int descriptor, char* data, std::size_t size);
Transfer writeDescriptor(int descriptor, const char* data, std::size_t size);

// A line typed on the terminal that is standard input, without being shown; nullopt: Ctrl-C, Ctrl-D, or it cannot be hidden.
std::optional<std::string> readHidden();

bool isTerminal(int descriptor);
unsigned terminalWidth(int descriptor);  // 80 where unknown

// Once at the start of main(): Ctrl-C ends at once with 130, the standard streams carry bytes as they are.
void setUpProcess();
// While it lives, Ctrl-C (and being told to end, and a reader that has gone) waits; what came in between ends the process
// when it goes.
class HoldInterrupt {
 public:
    HoldInterrupt();
    ~HoldInterrupt();
    HoldInterrupt(const HoldInterrupt&) = delete;
    HoldInterrupt& operator=(const HoldInterrupt&) = delete;
};
bool interruptHeld();
// While it is held: somebody has asked for the end.
bool interruptRequested();
// While it lives, the first Ctrl-C (or being told to end) is only noted, for work that can stop in order; a second one ends the
// process at once. One at a time, and not within a HoldInterrupt.
class WatchInterrupt {
 public:
    WatchInterrupt();
    ~WatchInterrupt();
    WatchInterrupt(const WatchInterrupt&) = delete;
    WatchInterrupt& operator=(const WatchInterrupt&) = delete;
    bool requested() const;
};
// Ends as the system's own tools end when their reader has gone: without a word.
[[noreturn]] void endByClosedPipe();

}  // namespace sectorsmith::cli::system
