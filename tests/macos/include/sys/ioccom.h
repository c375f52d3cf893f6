// SPDX-License-Identifier: GPL-3.0-or-later
// How macOS numbers ioctls (4.4BSD's sys/ioccom.h), for compiling its sources on Linux.
#pragma once

#include <sys/ioctl.h>  // first: it has Linux's way

#undef _IO
#undef _IOR
#undef _IOW
#define _IO(group, number) (0x20000000u | ((group) << 8) | (number))
#define _IOR(group, number, type) \
    (0x40000000u | (static_cast<unsigned>(sizeof(type)) << 16) | ((group) << 8) | (number))
#define _IOW(group, number, type) \
    (0x80000000u | (static_cast<unsigned>(sizeof(type)) << 16) | ((group) << 8) | (number))
