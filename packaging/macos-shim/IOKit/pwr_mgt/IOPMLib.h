// SPDX-License-Identifier: GPL-3.0-or-later
// For the macOS compile check alone: the part of IOKit's power management that src/io/keep_awake_macos.cpp uses.
#pragma once

#include <CoreFoundation/CoreFoundation.h>
#include <IOKit/IOKitLib.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef uint32_t IOPMAssertionID;
typedef uint32_t IOPMAssertionLevel;

enum { kIOPMAssertionLevelOn = 255 };

kern_return_t IOPMAssertionCreateWithName(CFStringRef type, IOPMAssertionLevel level, CFStringRef name,
                                          IOPMAssertionID* assertion);
kern_return_t IOPMAssertionRelease(IOPMAssertionID assertion);

#ifdef __cplusplus
}
#endif
