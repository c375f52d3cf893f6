// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/system.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <termios.h>
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

std::optional<std::string> readHidden() {
    termios before{};
    if (::tcgetattr(0, &before) != 0) return std::nullopt;
    termios hidden = before;
    // Ctrl-C comes as a character: a signal would leave the terminal as it is now.
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | ISIG);
    hidden.c_cc[VMIN] = 1;
    hidden.c_cc[VTIME] = 0;
    if (::tcsetattr(0, TCSAFLUSH, &hidden) != 0) return std::nullopt;
    std::optional<std::string> line{std::in_place};
    constexpr char cancel = 3, end = 4, backspace = 8, erase = 0x7F, clear = 0x15;
    for (char c = 0; line;) {
        if (readDescriptor(0, &c, 1).count != 1 || c == cancel || c == end) line.reset();
        else if (c == '\n' || c == '\r') break;
        else if (c == clear) line->clear();
        else if (c != backspace && c != erase) *line += c;
        else  // all bytes of the last character
            while (!line->empty()) {
                const bool within = (static_cast<unsigned char>(line->back()) & 0xC0) == 0x80;
                line->pop_back();
                if (!within) break;
            }
    }
    ::tcsetattr(0, TCSAFLUSH, &before);
    return line;
}

bool isTerminal(int descriptor) { return ::isatty(descriptor) == 1; }

unsigned terminalWidth(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20) return size.ws_col;
    return 80;
}

namespace {

volatile std::sig_atomic_t held = 0;
volatile std::sig_atomic_t watched = 0;
volatile std::sig_atomic_t pending = 0;  // the signal that came meanwhile

extern "C" void onSignal(int number) {
    // Nothing that only reads has anything to put in order; _exit is safe here and needs no running thread.
    if (held == 0 && (watched == 0 || pending != 0)) ::_exit(number == SIGINT ? 130 : 128 + number);
    pending = number;
}

}  // namespace

void setUpProcess() {
    struct sigaction action{};
    action.sa_handler = onSignal;
    sigemptyset(&action.sa_mask);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction inherited{};
        // A shell starts background jobs with SIGINT ignored, nohup ignores SIGHUP: it stays so.
        if (::sigaction(number, nullptr, &inherited) == 0 && inherited.sa_handler != SIG_IGN)
            ::sigaction(number, &action, nullptr);
    }
    // A closed pipe is noticed at the write, where it is known whether one may end now.
    ::signal(SIGPIPE, SIG_IGN);
}

HoldInterrupt::HoldInterrupt() { held = 1; }
HoldInterrupt::~HoldInterrupt() {
    held = 0;
    if (pending != 0) onSignal(pending);
}
bool interruptRequested() { return pending != 0; }
bool interruptHeld() { return held != 0 || watched != 0; }

WatchInterrupt::WatchInterrupt() {
    pending = 0;
    watched = 1;
}
WatchInterrupt::~WatchInterrupt() {
    watched = 0;
    pending = 0;
}
bool WatchInterrupt::requested() const { return pending != 0; }

void endByClosedPipe() {
    ::signal(SIGPIPE, SIG_DFL);
    ::raise(SIGPIPE);
    ::_exit(141);
}

}  // namespace sectorsmith::cli::system
