// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/host.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#ifdef __APPLE__
#include <sys/sysctl.h>
#endif

namespace sectorsmith::speed {

namespace {

#ifdef __APPLE__
std::string processorName() {
    char text[256] = {};
    std::size_t size = sizeof(text) - 1;
    return ::sysctlbyname("machdep.cpu.brand_string", text, &size, nullptr, 0) == 0 ? text : "";
}
std::string systemName() { return {}; }
#else
// The value after `key` and `separator` in a file of such lines.
std::string valueOf(const char* file, const std::string& key, char separator) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(key)) continue;
        const auto at = line.find(separator);
        if (at == std::string::npos) continue;
        std::string value = line.substr(at + 1);
        while (!value.empty() && (value.front() == ' ' || value.front() == '"')) value.erase(0, 1);
        while (!value.empty() && (value.back() == ' ' || value.back() == '"')) value.pop_back();
        return value;
    }
    return {};
}
std::string processorName() {
    const std::string name = valueOf("/proc/cpuinfo", "model name", ':');
    return name.empty() ? valueOf("/proc/cpuinfo", "Model", ':') : name;
}
std::string systemName() { return valueOf("/etc/os-release", "PRETTY_NAME=", '='); }
#endif

}  // namespace

ComputerFacts computerFacts() {
    ComputerFacts facts;
    utsname names{};
    if (::uname(&names) == 0) {
        facts.name = names.nodename;
        const std::string kernel = fmt::format("{} {}", names.sysname, names.release);
        const std::string system = systemName();
        facts.system = system.empty() ? kernel : system + ", " + kernel;
    }
    facts.processor = processorName();
    facts.cores = std::thread::hardware_concurrency();
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long page = ::sysconf(_SC_PAGESIZE);
    if (pages > 0 && page > 0)
        facts.memoryBytes = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page);
    return facts;
}

double processCpuSeconds() {
    rusage use{};
    if (::getrusage(RUSAGE_SELF, &use) != 0) return 0;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}

std::uint64_t processId() { return static_cast<std::uint64_t>(::getpid()); }

}  // namespace sectorsmith::speed
