// SPDX-License-Identifier: GPL-3.0-or-later
// For the macOS compile check alone (packaging/cmake/macos-check.cmake), never for a real build: the disk ioctls of
// macOS's sys/disk.h as far as they are used, which the cross compiler's headers lack.
#pragma once

#include <stdint.h>
#include <sys/ioccom.h>

typedef struct {
    uint64_t offset;
    uint64_t length;
} dk_extent_t;

typedef struct {
    dk_extent_t* extents;
    uint32_t extentsCount;
    uint32_t options;
} dk_unmap_t;

#define DKIOCEJECT _IO('d', 21)
#define DKIOCSYNCHRONIZECACHE _IO('d', 22)
#define DKIOCGETBLOCKSIZE _IOR('d', 24, uint32_t)
#define DKIOCGETBLOCKCOUNT _IOR('d', 25, uint64_t)
#define DKIOCISWRITABLE _IOR('d', 29, uint32_t)
#define DKIOCUNMAP _IOW('d', 31, dk_unmap_t)
#define DKIOCGETMAXBYTECOUNTREAD _IOR('d', 70, uint64_t)
#define DKIOCGETMAXBYTECOUNTWRITE _IOR('d', 71, uint64_t)
#define DKIOCGETFEATURES _IOR('d', 76, uint32_t)
#define DKIOCGETPHYSICALBLOCKSIZE _IOR('d', 77, uint32_t)
#define DK_FEATURE_UNMAP 0x00000010
