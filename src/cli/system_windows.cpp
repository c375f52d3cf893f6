// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/system.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include "io/system_windows.h"

namespace sectorsmith::cli::system {

Transfer readDescriptor(int descriptor, char* data, std::size_t size) {
    const int count = ::_read(descriptor, data, static_cast<unsigned>(std::min<std::size_t>(size, INT_MAX)));
    if (count < 0) return {.count = -1, .problem = std::strerror(errno), .closedPipe = false};
    return {.count = count, .problem = {}, .closedPipe = false};
}

Transfer writeDescriptor(int descriptor, const char* data, std::size_t size) {
    const int count = ::_write(descriptor, data, static_cast<unsigned>(std::min<std::size_t>(size, INT_MAX)));
    // A pipe whose reader has gone gives EINVAL here as well as EPIPE.
    if (count < 0)
        return {
            .count = -1, .problem = std::strerror(errno), .closedPipe = errno == EPIPE || errno == EINVAL};
    return {.count = count, .problem = {}, .closedPipe = false};
}

std::optional<std::string> readHidden() {
    const HANDLE input = ::GetStdHandle(STD_INPUT_HANDLE);
    DWORD before = 0;
    // Ctrl-C comes as a character: a signal would leave the console as it is now.
    if (!::GetConsoleMode(input, &before) || !::SetConsoleMode(input, 0)) return std::nullopt;
    std::optional<std::wstring> line{std::in_place};
    constexpr wchar_t cancel = 3, end = 26, backspace = 8;
    for (wchar_t c = 0; line;) {
        DWORD count = 0;
        if (!::ReadConsoleW(input, &c, 1, &count, nullptr) || count == 0 || c == cancel || c == end)
            line.reset();
        else if (c == L'\r' || c == L'\n') break;
        else if (c != backspace) *line += c;
        else if (!line->empty()) line->pop_back();
    }
    ::SetConsoleMode(input, before);
    if (!line) return std::nullopt;
    std::string text = fromWide(*line);
    std::ranges::fill(*line, L'\0');
    return text;
}

bool isTerminal(int descriptor) { return ::_isatty(descriptor) != 0; }

unsigned terminalWidth(int descriptor) {
    CONSOLE_SCREEN_BUFFER_INFO info;
    const auto handle = reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
    if (::GetConsoleScreenBufferInfo(handle, &info))
        return static_cast<unsigned>(info.srWindow.Right - info.srWindow.Left + 1);
    return 80;
}

namespace {

std::atomic<bool> held = false;
std::atomic<bool> watched = false;
std::atomic<bool> pending = false;

BOOL WINAPI onControl(DWORD event) {
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) return FALSE;
    if (!held && (!watched || pending)) ::TerminateProcess(::GetCurrentProcess(), 130);
    pending = true;
    return TRUE;
}

}  // namespace

void setUpProcess() {
    ::_setmode(0, _O_BINARY);
    ::_setmode(1, _O_BINARY);
    ::SetConsoleCtrlHandler(onControl, TRUE);
    ::SetConsoleOutputCP(CP_UTF8);
    DWORD mode = 0;
    for (const DWORD stream : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        const HANDLE handle = ::GetStdHandle(stream);
        if (::GetConsoleMode(handle, &mode))
            ::SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
}

HoldInterrupt::HoldInterrupt() { held = true; }
HoldInterrupt::~HoldInterrupt() {
    held = false;
    if (pending) ::TerminateProcess(::GetCurrentProcess(), 130);
}

bool interruptRequested() { return pending; }
bool interruptHeld() { return held || watched; }

WatchInterrupt::WatchInterrupt() {
    pending = false;
    watched = true;
}
WatchInterrupt::~WatchInterrupt() {
    watched = false;
    pending = false;
}
bool WatchInterrupt::requested() const { return pending; }

void endByClosedPipe() { ::_exit(141); }

}  // namespace sectorsmith::cli::system
