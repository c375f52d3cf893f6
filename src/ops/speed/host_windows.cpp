// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/host.h"

#include <windows.h>

#include <thread>

#include "io/system_windows.h"

namespace sectorsmith::speed {

namespace {

std::string registryText(const wchar_t* key, const wchar_t* value) {
    wchar_t text[256] = {};
    DWORD size = sizeof(text) - sizeof(wchar_t);
    if (::RegGetValueW(HKEY_LOCAL_MACHINE, key, value, RRF_RT_REG_SZ, nullptr, text, &size) != ERROR_SUCCESS)
        return {};
    std::string out;
    for (const wchar_t* c = text; *c != 0; ++c) out += *c < 128 ? static_cast<char>(*c) : '?';
    return out;
}

}  // namespace

ComputerFacts computerFacts() {
    ComputerFacts facts;
    char name[256] = {};
    DWORD size = sizeof(name) - 1;
    if (::GetComputerNameA(name, &size)) facts.name = name;
    const wchar_t* version = L"SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion";
    facts.system = registryText(version, L"ProductName");
    if (facts.system.empty()) facts.system = "Windows";
    if (const std::string build = registryText(version, L"CurrentBuildNumber"); !build.empty())
        facts.system += ", build " + build;
    facts.processor =
        registryText(L"HARDWARE\\DESCRIPTION\\System\\CentralProcessor\\0", L"ProcessorNameString");
    facts.cores = std::thread::hardware_concurrency();
    MEMORYSTATUSEX memory{};
    memory.dwLength = sizeof(memory);
    if (::GlobalMemoryStatusEx(&memory)) facts.memoryBytes = memory.ullTotalPhys;
    return facts;
}

double processCpuSeconds() {
    FILETIME created{};
    FILETIME exited{};
    FILETIME kernel{};
    FILETIME user{};
    if (!::GetProcessTimes(::GetCurrentProcess(), &created, &exited, &kernel, &user)) return 0;
    const auto seconds = [](const FILETIME& time) {
        return (static_cast<double>(time.dwHighDateTime) * 4294967296.0 + time.dwLowDateTime) / 1e7;
    };
    return seconds(kernel) + seconds(user);
}

std::uint64_t processId() { return ::GetCurrentProcessId(); }

}  // namespace sectorsmith::speed
