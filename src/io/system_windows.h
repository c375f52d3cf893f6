// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers of the Windows files.
#pragma once

#include <windows.h>

#include <winioctl.h>

#include <cstddef>
#include <memory>
#include <span>
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
// One argument as the C runtime's start-up code takes it apart again.
std::wstring quotedArgument(const std::string& argument);

// What Windows is asked about disks, call by call: these here ask the system; tests derive a computer that does not exist.
// Where a call fails, GetLastError() tells why. May be called from several threads.
class WindowsCalls {
 public:
    virtual ~WindowsCalls() = default;
    // CreateFileW of something that is there; null when it fails.
    virtual UniqueHandle open(const std::wstring& path, DWORD access, DWORD share, DWORD flags) const;
    // DeviceIoControl. `returned` bytes of `answer` were filled in.
    virtual bool control(HANDLE handle, DWORD code, std::span<const std::byte> question,
                         std::span<std::byte> answer, DWORD& returned) const;
    // All names of devices, "PhysicalDrive0" among them (QueryDosDeviceW).
    virtual std::vector<std::string> deviceNames() const;
    // The root folders of all volumes, "\\?\Volume{…}\".
    virtual std::vector<std::wstring> volumeRoots() const;
    // Where a volume is mounted, "C:\"; maybe nowhere.
    virtual std::vector<std::string> mountPoints(const std::wstring& root) const;
    // The label and the file system of a volume (GetVolumeInformationW).
    struct VolumeNames {
        std::string label;
        std::string fileSystem;
    };
    virtual bool volumeNames(const std::wstring& root, VolumeNames& names) const;
    // Between two attempts at locking.
    virtual void wait(DWORD milliseconds) const;
    // Whether this process has an administrator's rights already.
    virtual bool elevated() const;
    // Starts a program with an administrator's rights and without a window, after Windows has asked the user (ShellExecuteExW
    // with the verb “runas”): waits for that. The process; null when it fails, ERROR_CANCELLED when the user said no.
    virtual UniqueHandle startElevated(const std::string& program,
                                       const std::vector<std::string>& arguments) const;
};
const WindowsCalls& systemCalls();

// The answer of an ioctl, as long as it came; empty when it failed (GetLastError tells). Grows with ERROR_MORE_DATA.
std::vector<std::byte> deviceAnswer(const WindowsCalls& calls, HANDLE handle, DWORD code,
                                    std::span<const std::byte> question = {}, DWORD expected = 1024);
std::vector<std::byte> storageProperty(const WindowsCalls& calls, HANDLE handle, DWORD propertyId);
// An ioctl whose answer does not matter.
bool deviceRequest(const WindowsCalls& calls, HANDLE handle, DWORD code,
                   std::span<const std::byte> question = {});

// Opens without asking for any right: enough for questions. Null when it fails.
UniqueHandle openForQuestions(const WindowsCalls& calls, const std::wstring& path);

}  // namespace sectorsmith
