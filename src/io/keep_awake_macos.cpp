// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple's IOPMLib.h, Technical Q&A QA1340.
#include <IOKit/pwr_mgt/IOPMLib.h>

#include "io/keep_awake.h"
#include "io/registry_macos.h"

namespace sectorsmith {

struct KeepAwake::Hold {
    IOPMAssertionID assertion;
    explicit Hold(IOPMAssertionID assertion) : assertion(assertion) {}
    ~Hold() { ::IOPMAssertionRelease(assertion); }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;
};

namespace {
CfOwner<CFStringRef> asCf(const char* text) {
    return CfOwner<CFStringRef>(
        ::CFStringCreateWithCString(kCFAllocatorDefault, text, kCFStringEncodingUTF8));
}
}  // namespace

KeepAwake::KeepAwake(const std::string& why) {
    // The value of kIOPMAssertionTypePreventUserIdleSystemSleep.
    const auto type = asCf("PreventUserIdleSystemSleep");
    const auto name = asCf(why.c_str());
    IOPMAssertionID assertion = 0;
    if (type && name &&
        ::IOPMAssertionCreateWithName(type.get(), kIOPMAssertionLevelOn, name.get(), &assertion) == 0)
        hold_ = std::make_unique<Hold>(assertion);
}

KeepAwake::~KeepAwake() = default;

}  // namespace sectorsmith
