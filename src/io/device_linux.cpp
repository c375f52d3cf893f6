// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/device.h"

#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "io/elevation.h"
#include "io/errors.h"
#include "io/udisks_linux.h"

#ifndef BLKGETDISKSEQ  // newer than the kernel headers some systems build with
#define BLKGETDISKSEQ _IOR(0x12, 128, __u64)
#endif

namespace sectorsmith {

Result<DeviceHandle> deviceFromFile(std::unique_ptr<SystemFile> file, const std::string& path) {
    const int fd = static_cast<int>(file->nativeHandle());
    DeviceHandle device;
    int logical = 0;
    unsigned physical = 0;
    int readOnly = 0;
    if (::ioctl(fd, BLKGETSIZE64, &device.size) != 0 || ::ioctl(fd, BLKSSZGET, &logical) != 0 || logical <= 0)
        return fail(systemErrorCause(errno), IoError::SizeUnknown, path, systemErrorText(errno));
    device.logicalSectorSize = static_cast<std::uint32_t>(logical);
    device.physicalSectorSize =
        ::ioctl(fd, BLKPBSZGET, &physical) == 0 && physical > 0 ? physical : device.logicalSectorSize;
    device.readOnly = ::ioctl(fd, BLKROGET, &readOnly) == 0 && readOnly != 0;
    if (::ioctl(fd, BLKGETDISKSEQ, &device.diskSequence) != 0) device.diskSequence = 0;  // before Linux 5.15
    device.file = std::move(file);
    return device;
}

Result<DeviceHandle> openDeviceForReading(const std::string& path) {
    auto file = openSystemFile(path);
    if (!file && file.error().cause == Cause::Permission) file = openThroughUdisks(path, {});
    if (!file && file.error().cause == Cause::Permission && !elevatedCommand().empty()) {
        std::error_code none;
        auto elevated = openElevated(std::filesystem::absolute(path, none).string(), {});
        if (elevated) file = std::move(elevated->file);
        else file = std::unexpected(elevated.error());
    }
    if (!file) return std::unexpected(file.error());
    return deviceFromFile(std::move(*file), path);
}

}  // namespace sectorsmith
