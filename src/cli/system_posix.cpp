// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/system.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <unistd.h>

namespace sectorsmith::cli::system {

Transfer readDescriptor(int descriptor, char* data, std::size_t size) {
    ssize_t count = -1;
    do {
        count = ::read(descriptor, data, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return {.count = -1, .problem = std::strerror(errno), .closedPipe = false};
    return {.count = count, .problem = {}, .closedPipe = false};
}

Transfer writeDescriptor(int descriptor, const char* data, std::size_t size) {
    ssize_t count = -1;
    do {
        count = ::write(descriptor, data, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return {.count = -1, .problem = std::strerror(errno), .closedPipe = errno == EPIPE};
    return {.count = count, .problem = {}, .closedPipe = false};
}

bool isTerminal(int descriptor) { return ::isatty(descriptor) == 1; }

unsigned terminalWidth(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20) return size.ws_col;
    return 80;
}

namespace {
volatile std::sig_atomic_t interruptHeld = 0;
volatile std::sig_atomic_t interruptPending = 0;
}  // namespace

void setUpProcess() {
    struct sigaction action{};
    // Nothing that only reads has anything to put in order; _exit is safe here and needs no running thread.
    action.sa_handler = [](int) {
        if (interruptHeld == 0) ::_exit(130);
        interruptPending = 1;
    };
    ::sigemptyset(&action.sa_mask);
    struct sigaction inherited{};
    // A shell starts background jobs with SIGINT ignored: it stays so.
    if (::sigaction(SIGINT, nullptr, &inherited) == 0 && inherited.sa_handler != SIG_IGN)
        ::sigaction(SIGINT, &action, nullptr);
}

HoldInterrupt::HoldInterrupt() { interruptHeld = 1; }
HoldInterrupt::~HoldInterrupt() {
    interruptHeld = 0;
    if (interruptPending != 0) ::_exit(130);
}

void endByClosedPipe() {
    ::signal(SIGPIPE, SIG_DFL);
    ::raise(SIGPIPE);
    ::_exit(141);
}

}  // namespace sectorsmith::cli::system
