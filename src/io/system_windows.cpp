// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/system_windows.h"

#include <algorithm>

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

std::vector<std::byte> deviceAnswer(HANDLE handle, DWORD code, const void* question, DWORD questionSize,
                                    DWORD expected) {
    std::vector<std::byte> answer(expected);
    while (answer.size() <= (std::size_t{1} << 20)) {
        DWORD length = 0;
        if (::DeviceIoControl(handle, code, const_cast<void*>(question), questionSize, answer.data(),
                              static_cast<DWORD>(answer.size()), &length, nullptr)) {
            answer.resize(length);
            return answer;
        }
        const DWORD problem = ::GetLastError();
        if (problem != ERROR_MORE_DATA && problem != ERROR_INSUFFICIENT_BUFFER) break;
        answer.resize(answer.size() * 2);
    }
    return {};
}

std::vector<std::byte> storageProperty(HANDLE handle, DWORD propertyId) {
    STORAGE_PROPERTY_QUERY query{};
    query.PropertyId = static_cast<STORAGE_PROPERTY_ID>(propertyId);
    query.QueryType = PropertyStandardQuery;
    return deviceAnswer(handle, IOCTL_STORAGE_QUERY_PROPERTY, &query, sizeof(query));
}

UniqueHandle openForQuestions(const std::wstring& path) {
    HANDLE handle = ::CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                  nullptr, OPEN_EXISTING, 0, nullptr);
    return UniqueHandle(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
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
