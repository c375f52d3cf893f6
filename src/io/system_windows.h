// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers of the Windows files.
#pragma once

#include <windows.h>

#include <winioctl.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sectorsmith {

struct CloseHandleOf {
    using pointer = HANDLE;
    void operator()(HANDLE handle) const { ::CloseHandle(handle); }
};
using UniqueHandle = std::unique_ptr<void, CloseHandleOf>;

std::wstring toWide(std::string_view utf8);
std::string fromWide(std::wstring_view wide);

// The answer of an ioctl, as long as it came; empty when it failed (GetLastError tells). Grows with ERROR_MORE_DATA.
std::vector<std::byte> deviceAnswer(HANDLE handle, DWORD code, const void* question = nullptr,
                                    DWORD questionSize = 0, DWORD expected = 1024);
std::vector<std::byte> storageProperty(HANDLE handle, DWORD propertyId);

// Opens without asking for any right: enough for questions. Null when it fails.
UniqueHandle openForQuestions(const std::wstring& path);

}  // namespace sectorsmith
