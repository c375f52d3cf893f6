// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/run_program.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

#include "io/errors.h"
#include "io/system_file.h"
#include "io/system_windows.h"

namespace sectorsmith {

namespace {

std::string foundProgram(const wchar_t* folder, const std::string& name) {
    std::array<wchar_t, 32768> buffer{};
    const DWORD length = ::SearchPathW(folder, toWide(name).c_str(), L".exe",
                                       static_cast<DWORD>(buffer.size()), buffer.data(), nullptr);
    if (length == 0 || length >= buffer.size()) return {};
    return fromWide({buffer.data(), length});
}

// PATH; not the current folder, in which SearchPath() looks by itself.
std::string pathVariable() {
    std::wstring text(32768, L'\0');
    const DWORD length = ::GetEnvironmentVariableW(L"PATH", text.data(), static_cast<DWORD>(text.size()));
    return length < text.size() ? fromWide({text.data(), length}) : std::string();
}

}  // namespace

std::string findProgram(const std::string& name) {
    const std::wstring folders = toWide(pathVariable());
    for (std::size_t at = 0; at < folders.size();) {
        const std::size_t end = std::min(folders.find(L';', at), folders.size());
        const std::wstring folder = folders.substr(at, end - at);
        // No relative folder: what lies in the current one is nobody's choice.
        if (std::filesystem::path(folder).is_absolute())
            if (std::string path = foundProgram(folder.c_str(), name); !path.empty()) return path;
        at = end + 1;
    }
    for (const wchar_t* variable : {L"ProgramFiles", L"ProgramW6432"}) {
        std::array<wchar_t, 1024> folder{};
        const DWORD length =
            ::GetEnvironmentVariableW(variable, folder.data(), static_cast<DWORD>(folder.size()));
        if (length == 0 || length >= folder.size()) continue;
        // Where the installer of smartmontools puts its programs.
        const std::wstring bin = std::wstring(folder.data(), length) + L"\\smartmontools\\bin";
        if (std::string path = foundProgram(bin.c_str(), name); !path.empty()) return path;
    }
    return {};
}

Result<ProgramAnswer> runProgram(const std::string& path, const std::vector<std::string>& arguments,
                                 const ProgramLimits& limits, const Progress* watcher) {
    const auto notStarted = [&] {
        return fail(Cause::NotFound, IoError::ProgramNotStarted, path,
                    systemErrorText(static_cast<long>(::GetLastError())));
    };
    SECURITY_ATTRIBUTES inherited{};
    inherited.nLength = sizeof(inherited);
    inherited.bInheritHandle = TRUE;
    HANDLE read = nullptr, write = nullptr;
    if (!::CreatePipe(&read, &write, &inherited, 1 << 20)) return notStarted();
    const UniqueHandle ours(read);
    UniqueHandle theirs(write);
    ::SetHandleInformation(read, HANDLE_FLAG_INHERIT, 0);
    const UniqueHandle nothing(::CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE,
                                             FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited, OPEN_EXISTING, 0,
                                             nullptr));

    std::wstring line = quotedArgument(path);
    for (const std::string& argument : arguments) line += L" " + quotedArgument(argument);
    STARTUPINFOW start{};
    start.cb = sizeof(start);
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = nothing.get();
    start.hStdOutput = theirs.get();
    start.hStdError = nothing.get();
    PROCESS_INFORMATION made{};
    if (!::CreateProcessW(toWide(path).c_str(), line.data(), nullptr, nullptr, TRUE, CREATE_NO_WINDOW,
                          nullptr, nullptr, &start, &made))
        return notStarted();
    const UniqueHandle process(made.hProcess);
    const UniqueHandle thread(made.hThread);
    theirs.reset();

    ProgramAnswer answer;
    std::array<char, 16384> piece{};
    const ULONGLONG until = ::GetTickCount64() + static_cast<ULONGLONG>(limits.patience.count());
    const auto give = [&](auto error) {
        ::TerminateProcess(process.get(), 1);
        return error;
    };
    while (true) {
        if (watcher != nullptr && watcher->cancelled())
            return give(fail(Cause::Cancelled, IoError::ProgramCancelled, path));
        if (::GetTickCount64() >= until)
            return give(fail(Cause::Io, IoError::ProgramSilent, path, limits.patience.count() / 1000));
        // Asked first: what it wrote before it ended is in the pipe.
        const bool ended = ::WaitForSingleObject(process.get(), 0) == WAIT_OBJECT_0;
        DWORD there = 0;
        if (!::PeekNamedPipe(ours.get(), nullptr, 0, nullptr, &there, nullptr)) there = 0;
        if (there == 0) {
            if (ended) break;
            ::Sleep(10);
            continue;
        }
        DWORD count = 0;
        if (!::ReadFile(ours.get(), piece.data(), std::min(there, static_cast<DWORD>(piece.size())), &count,
                        nullptr))
            break;
        answer.output.append(piece.data(), count);
        if (answer.output.size() > limits.output)
            return give(fail(Cause::NoSpace, IoError::ProgramTooLong, path, limits.output));
    }
    ::WaitForSingleObject(process.get(), 1000);
    DWORD code = 0;
    if (!::GetExitCodeProcess(process.get(), &code) || code == STILL_ACTIVE)
        return fail(Cause::Io, IoError::ProgramDied, path);
    answer.exitCode = static_cast<int>(code);
    return answer;
}

}  // namespace sectorsmith
