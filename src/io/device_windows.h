// SPDX-License-Identifier: GPL-3.0-or-later
// The Windows part of device.h, device_facts.h, system_file.h and writable_device.h, with the calls as an argument so that tests
// can show it other computers. What is opened keeps a reference to `calls`.
#pragma once

#include "io/device.h"
#include "io/device_facts.h"
#include "io/system_windows.h"
#include "io/writable_device.h"

namespace sectorsmith {

Result<std::vector<DeviceFacts>> listDevices(const WindowsCalls& calls);
Result<DeviceFacts> deviceFacts(const WindowsCalls& calls, const std::string& path);
Result<DeviceHandle> openDeviceForReading(const WindowsCalls& calls, const std::string& path);
Result<DeviceHandle> deviceFromFile(const WindowsCalls& calls, std::unique_ptr<SystemFile> file);
Result<WritableDevice> openDeviceForWriting(const WindowsCalls& calls, const std::string& path,
                                            Exclusivity exclusivity);
Result<std::unique_ptr<SystemFile>> openSystemFile(const WindowsCalls& calls, const std::string& path,
                                                   const FileMode& mode);
std::unique_ptr<SystemFile> adoptSystemFile(const WindowsCalls& calls, std::intptr_t handle,
                                            const std::string& path, const FileMode& mode);

struct ForWriting {
    std::unique_ptr<SystemFile> file;
    std::unique_ptr<DeviceHold> hold;
};
// Opens the disk or volume `path`, which `facts` are of, for writing. With mode.exclusive the volumes on it are locked and
// dismounted, and stay so until file and hold are closed; InUse where files are open.
Result<ForWriting> openForWriting(const WindowsCalls& calls, const std::string& path,
                                  const DeviceFacts& facts, const FileMode& mode);
// As BlockDevice::rereadPartitions(). `file` is the open disk `path`.
Result<std::vector<std::string>> rereadDisk(const WindowsCalls& calls, SystemFile& file,
                                            const std::string& path);

// Of a whole disk: why Windows lets nobody write to it. Empty: it does, or the disk itself does not.
Message readOnlyByPolicy(const WindowsCalls& calls, HANDLE disk, const std::string& path);

}  // namespace sectorsmith
