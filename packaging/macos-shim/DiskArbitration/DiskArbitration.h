// SPDX-License-Identifier: GPL-3.0-or-later
// For the macOS compile check alone (packaging/cmake/macos-check.cmake), never for a real build: the part of
// DiskArbitration that src/io/*_macos.cpp use.
#pragma once

#include <CoreFoundation/CoreFoundation.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct __DASession* DASessionRef;
typedef struct __DADisk* DADiskRef;
typedef const struct __DADissenter* DADissenterRef;
typedef uint32_t DADiskClaimOptions;
typedef uint32_t DADiskUnmountOptions;
typedef int DAReturn;
typedef void (*DADiskClaimCallback)(DADiskRef disk, DADissenterRef dissenter, void* context);
typedef void (*DADiskUnmountCallback)(DADiskRef disk, DADissenterRef dissenter, void* context);
typedef DADissenterRef (*DADiskClaimReleaseCallback)(DADiskRef disk, void* context);

enum { kDADiskClaimOptionDefault = 0 };
enum { kDADiskUnmountOptionDefault = 0 };
enum {
    kDAReturnBusy = (int)0xF8DA0002,
    kDAReturnNotMounted = (int)0xF8DA0007,
    kDAReturnNotPermitted = (int)0xF8DA0008,
    kDAReturnNotPrivileged = (int)0xF8DA0009
};

DASessionRef DASessionCreate(CFAllocatorRef allocator);
void DASessionScheduleWithRunLoop(DASessionRef session, CFRunLoopRef runLoop, CFStringRef mode);
void DASessionUnscheduleFromRunLoop(DASessionRef session, CFRunLoopRef runLoop, CFStringRef mode);
DADiskRef DADiskCreateFromBSDName(CFAllocatorRef allocator, DASessionRef session, const char* name);
void DADiskClaim(DADiskRef disk, DADiskClaimOptions options, DADiskClaimReleaseCallback release,
                 void* releaseContext, DADiskClaimCallback callback, void* callbackContext);
void DADiskUnclaim(DADiskRef disk);
void DADiskUnmount(DADiskRef disk, DADiskUnmountOptions options, DADiskUnmountCallback callback,
                   void* callbackContext);
DADissenterRef DADissenterCreate(CFAllocatorRef allocator, DAReturn status, CFStringRef string);
DAReturn DADissenterGetStatus(DADissenterRef dissenter);
CFStringRef DADissenterGetStatusString(DADissenterRef dissenter);

#ifdef __cplusplus
}
#endif
