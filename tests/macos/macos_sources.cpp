// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of macOS's disks, compiled on Linux: with declarations of packaging/macos-shim, and the system's calls made to
// fake_mac.h. What they include of the system and of the library comes first, as it is.
#include <DiskArbitration/DiskArbitration.h>
#include <IOKit/IOKitLib.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <libproc.h>
#include <spawn.h>
#include <sys/disk.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/param.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "fake_mac.h"
#include "io/arbitration_macos.h"
#include "io/authopen_macos.h"
#include "io/device.h"
#include "io/device_facts.h"
#include "io/device_order.h"
#include "io/elevation.h"
#include "io/errors.h"
#include "io/macos_names.h"
#include "io/system_file.h"
#include "io/unmount.h"
#include "io/writable_device.h"

#undef __linux__
#define __APPLE__ 1
// Apple's numbers (sys/fcntl.h, sys/mount.h).
#undef MNT_NOWAIT
#define MNT_NOWAIT 2
#define O_EXLOCK 0x20
#define F_RDAHEAD 45
#define F_NOCACHE 48
#define F_FULLFSYNC 51
#define F_PUNCHHOLE 99
struct fpunchhole_t {
    unsigned fp_flags;
    unsigned reserved;
    long fp_offset;
    long fp_length;
};

#define statfs FakeStatfs
#define getmntinfo fakeGetmntinfo
#define access fakeAccess
#define open fakeOpen
#define close fakeClose
#define fstat fakeFstat
#define pread fakePread
#define pwrite fakePwrite
#define fsync fakeFsync
#define ioctl fakeIoctl
#define fcntl fakeFcntl
#define unmount fakeUnmount
#define posix_spawn fakeSpawn
#define posix_spawn_file_actions_adddup2 fakeAddDup2

#include "io/arbitration_macos.cpp"
#include "io/authopen_macos.cpp"
#include "io/device_macos.cpp"
#include "io/elevation_macos.cpp"
#include "io/registry_macos.cpp"
#include "io/system_file_posix.cpp"
#include "io/unmount_macos.cpp"
#include "io/writing_macos.cpp"
