// SPDX-License-Identifier: GPL-3.0-or-later
// For the macOS compile check alone (packaging/cmake/macos-check.cmake), never for a real build: what
// src/ops/file_attribute_macos.cpp uses of sys/xattr.h, as the manual page setxattr(2) of macOS has it.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define XATTR_NOFOLLOW 0x0001

#ifdef __cplusplus
extern "C" {
#endif

int setxattr(const char* path, const char* name, const void* value, size_t size, uint32_t position,
             int options);

#ifdef __cplusplus
}
#endif
