// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/system_windows.h"

#include <objbase.h>
#include <shellapi.h>

#include <algorithm>
#include <array>

#include "io/system_file.h"

namespace sectorsmith {

namespace {
// Missing in the headers of MinGW.
constexpr long errorNoSuchDevice = 433;
constexpr long errorElevationRequired = 740;
}  // namespace

std::wstring toWide(std::string_view utf8) {
    const int length = static_cast<int>(std::min<std::size_t>(utf8.size(), 1 << 20));
    std::wstring wide(
        static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), length, nullptr, 0)), L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), length, wide.data(), static_cast<int>(wide.size()));
    return wide;
}

std::string fromWide(std::wstring_view wide) {
    const int length = static_cast<int>(std::min<std::size_t>(wide.size(), 1 << 20));
    std::string utf8(static_cast<std::size_t>(::WideCharToMultiByte(CP_UTF8, 0, wide.data(), length, nullptr,
                                                                    0, nullptr, nullptr)),
                     '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, wide.data(), length, utf8.data(), static_cast<int>(utf8.size()),
                          nullptr, nullptr);
    return utf8;
}

// Source: Microsoft, "Parsing C command-line arguments".
std::wstring quotedArgument(const std::string& argument) {
    if (!argument.empty() && argument.find_first_of(" \t\n\v\"") == std::string::npos)
        return toWide(argument);
    std::wstring out = L"\"";
    std::size_t slashes = 0;
    for (const wchar_t c : toWide(argument)) {
        if (c == L'"') out.append(slashes + 1, L'\\');  // doubles those before it, and one for itself
        slashes = c == L'\\' ? slashes + 1 : 0;
        out += c;
    }
    out.append(slashes, L'\\');
    return out + L"\"";
}

UniqueHandle WindowsCalls::open(const std::wstring& path, DWORD access, DWORD share, DWORD flags) const {
    HANDLE handle = ::CreateFileW(path.c_str(), access, share, nullptr, OPEN_EXISTING, flags, nullptr);
    return UniqueHandle(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
}

bool WindowsCalls::control(HANDLE handle, DWORD code, std::span<const std::byte> question,
                           std::span<std::byte> answer, DWORD& returned) const {
    return ::DeviceIoControl(handle, code, const_cast<std::byte*>(question.data()),
                             static_cast<DWORD>(question.size()), answer.data(),
                             static_cast<DWORD>(answer.size()), &returned, nullptr) != FALSE;
}

namespace {

// Words that end in a null character each, up to an empty one.
std::vector<std::string> wordsOf(const std::vector<wchar_t>& text, std::size_t length) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < length && i < text.size() && text[i] != 0;) {
        const std::wstring_view word(&text[i]);
        words.push_back(fromWide(word));
        i += word.size() + 1;
    }
    return words;
}

constexpr std::size_t longestWords = std::size_t{1} << 22;

}  // namespace

std::vector<std::string> WindowsCalls::deviceNames() const {
    std::vector<wchar_t> names(1 << 16);
    DWORD length = 0;
    while ((length = ::QueryDosDeviceW(nullptr, names.data(), static_cast<DWORD>(names.size()))) == 0) {
        if (::GetLastError() != ERROR_INSUFFICIENT_BUFFER || names.size() > longestWords) return {};
        names.resize(names.size() * 2);
    }
    return wordsOf(names, length);
}

std::vector<std::wstring> WindowsCalls::volumeRoots() const {
    std::vector<std::wstring> roots;
    std::array<wchar_t, MAX_PATH + 1> name{};
    HANDLE search = ::FindFirstVolumeW(name.data(), static_cast<DWORD>(name.size()));
    if (search == INVALID_HANDLE_VALUE) return roots;
    do roots.emplace_back(name.data());
    while (::FindNextVolumeW(search, name.data(), static_cast<DWORD>(name.size())));
    ::FindVolumeClose(search);
    return roots;
}

std::vector<std::string> WindowsCalls::mountPoints(const std::wstring& root) const {
    std::vector<wchar_t> points(1 << 12);
    DWORD length = 0;
    while (!::GetVolumePathNamesForVolumeNameW(root.c_str(), points.data(), static_cast<DWORD>(points.size()),
                                               &length)) {
        if (::GetLastError() != ERROR_MORE_DATA || points.size() > longestWords) return {};
        points.resize(points.size() * 2);
    }
    return wordsOf(points, length);
}

bool WindowsCalls::volumeNames(const std::wstring& root, VolumeNames& names) const {
    std::array<wchar_t, MAX_PATH + 1> label{};
    std::array<wchar_t, MAX_PATH + 1> system{};
    if (!::GetVolumeInformationW(root.c_str(), label.data(), static_cast<DWORD>(label.size()), nullptr,
                                 nullptr, nullptr, system.data(), static_cast<DWORD>(system.size())))
        return false;
    names = {fromWide(label.data()), fromWide(system.data())};
    return true;
}

void WindowsCalls::wait(DWORD milliseconds) const { ::Sleep(milliseconds); }

bool WindowsCalls::elevated() const {
    HANDLE handle = nullptr;
    if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &handle)) return false;
    const UniqueHandle token(handle);
    TOKEN_ELEVATION answer{};
    DWORD length = 0;
    return ::GetTokenInformation(token.get(), TokenElevation, &answer, sizeof(answer), &length) &&
           answer.TokenIsElevated != 0;
}

UniqueHandle WindowsCalls::startElevated(const std::string& program,
                                         const std::vector<std::string>& arguments) const {
    const std::wstring file = toWide(program);
    std::wstring words;
    for (const std::string& argument : arguments) words += quotedArgument(argument) + L' ';
    // The question appears over the window that asks; without one it might only blink in the task bar.
    HWND window = ::GetForegroundWindow();
    DWORD owner = 0;
    ::GetWindowThreadProcessId(window, &owner);
    SHELLEXECUTEINFOW what{};
    what.cbSize = sizeof(what);
    what.fMask = SEE_MASK_NOCLOSEPROCESS | SEE_MASK_NOASYNC | SEE_MASK_FLAG_NO_UI | SEE_MASK_UNICODE;
    what.hwnd = owner == ::GetCurrentProcessId() ? window : nullptr;
    what.lpVerb = L"runas";
    what.lpFile = file.c_str();
    what.lpParameters = words.c_str();
    what.nShow = SW_HIDE;
    const bool ours = SUCCEEDED(::CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED | COINIT_DISABLE_OLE1DDE));
    const bool started = ::ShellExecuteExW(&what) != FALSE;
    const DWORD problem = ::GetLastError();
    if (ours) ::CoUninitialize();
    ::SetLastError(problem);
    return UniqueHandle(started ? what.hProcess : nullptr);
}

const WindowsCalls& systemCalls() {
    static const WindowsCalls calls;
    return calls;
}

std::vector<std::byte> deviceAnswer(const WindowsCalls& calls, HANDLE handle, DWORD code,
                                    std::span<const std::byte> question, DWORD expected) {
    std::vector<std::byte> answer(expected);
    while (answer.size() <= (std::size_t{1} << 20)) {
        DWORD length = 0;
        if (calls.control(handle, code, question, answer, length)) {
            answer.resize(std::min<std::size_t>(length, answer.size()));
            return answer;
        }
        const DWORD problem = ::GetLastError();
        if (problem != ERROR_MORE_DATA && problem != ERROR_INSUFFICIENT_BUFFER) break;
        answer.resize(answer.size() * 2);
    }
    return {};
}

std::vector<std::byte> storageProperty(const WindowsCalls& calls, HANDLE handle, DWORD propertyId) {
    STORAGE_PROPERTY_QUERY query{};
    query.PropertyId = static_cast<STORAGE_PROPERTY_ID>(propertyId);
    query.QueryType = PropertyStandardQuery;
    return deviceAnswer(calls, handle, IOCTL_STORAGE_QUERY_PROPERTY, std::as_bytes(std::span(&query, 1)));
}

bool deviceRequest(const WindowsCalls& calls, HANDLE handle, DWORD code,
                   std::span<const std::byte> question) {
    DWORD ignored = 0;
    return calls.control(handle, code, question, {}, ignored);
}

UniqueHandle openForQuestions(const WindowsCalls& calls, const std::wstring& path) {
    return calls.open(path, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, 0);
}

std::string systemErrorText(long number) {
    wchar_t* text = nullptr;
    const DWORD length = ::FormatMessageW(
        FORMAT_MESSAGE_ALLOCATE_BUFFER | FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr,
        static_cast<DWORD>(number), 0, reinterpret_cast<wchar_t*>(&text), 0, nullptr);
    std::string words = length > 0 ? fromWide({text, length}) : std::string();
    ::LocalFree(text);
    while (!words.empty() &&
           (words.back() == '\r' || words.back() == '\n' || words.back() == '.' || words.back() == ' '))
        words.pop_back();
    return words.empty() ? "error " + std::to_string(number) : words;
}

Cause systemErrorCause(long number) {
    switch (number) {
        case ERROR_ACCESS_DENIED:
        case ERROR_PRIVILEGE_NOT_HELD:
        case errorElevationRequired:
        case ERROR_WRITE_PROTECT: return Cause::Permission;
        case ERROR_SHARING_VIOLATION:
        case ERROR_LOCK_VIOLATION:
        case ERROR_BUSY:
        case ERROR_DRIVE_LOCKED: return Cause::InUse;
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_INVALID_DRIVE:
        case ERROR_BAD_NETPATH:
        case ERROR_DEV_NOT_EXIST:
        case errorNoSuchDevice:
        case ERROR_DEVICE_NOT_CONNECTED:
        case ERROR_DEVICE_REMOVED:
        case ERROR_NO_MEDIA_IN_DRIVE:
        case ERROR_NOT_READY: return Cause::NotFound;
        case ERROR_DISK_FULL:
        case ERROR_HANDLE_DISK_FULL:
        case ERROR_NOT_ENOUGH_MEMORY: return Cause::NoSpace;
        case ERROR_NOT_SUPPORTED:
        case ERROR_INVALID_FUNCTION: return Cause::Unsupported;
        default: return Cause::Io;
    }
}

}  // namespace sectorsmith
