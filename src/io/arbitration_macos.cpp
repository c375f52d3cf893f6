// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple's Disk Arbitration Programming Guide. Not run on a Mac yet: see README.md.
#include "io/arbitration_macos.h"

namespace sectorsmith {

namespace {

constexpr CFTimeInterval claimPatienceSeconds = 10, unmountPatienceSeconds = 60, arbitrationStepSeconds = 0.1;

// `context` is an ArbitratedDisk::Answer. What comes after its patience has ended finds nobody: the session is unscheduled.
void arbitrationAnswered(DADiskRef, DADissenterRef dissenter, void* context) {
    auto& answer = *static_cast<ArbitratedDisk::Answer*>(context);
    answer.came = true;
    answer.granted = dissenter == nullptr;
    if (dissenter == nullptr) return;
    answer.status = ::DADissenterGetStatus(dissenter);
    answer.reason = textOf(::DADissenterGetStatusString(dissenter));
}

DADissenterRef keepClaim(DADiskRef, void*) {
    return ::DADissenterCreate(kCFAllocatorDefault, kDAReturnBusy, nullptr);
}

}  // namespace

std::optional<ArbitratedDisk> ArbitratedDisk::named(const std::string& bsdName) {
    ArbitratedDisk found;
    found.session_.reset(::DASessionCreate(kCFAllocatorDefault));
    if (!found.session_) return std::nullopt;
    found.disk_.reset(::DADiskCreateFromBSDName(kCFAllocatorDefault, found.session_.get(), bsdName.c_str()));
    if (!found.disk_) return std::nullopt;
    return found;
}

template <typename Request>
ArbitratedDisk::Answer ArbitratedDisk::ask(CFTimeInterval patienceSeconds, Request request) {
    Answer answer;
    ::DASessionScheduleWithRunLoop(session_.get(), ::CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    request(&answer);
    for (CFTimeInterval waited = 0; !answer.came && waited < patienceSeconds;
         waited += arbitrationStepSeconds)
        ::CFRunLoopRunInMode(kCFRunLoopDefaultMode, arbitrationStepSeconds, 1);
    ::DASessionUnscheduleFromRunLoop(session_.get(), ::CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    return answer;
}

ArbitratedDisk::Answer ArbitratedDisk::claim() {
    return ask(claimPatienceSeconds, [this](Answer* answer) {
        ::DADiskClaim(disk_.get(), kDADiskClaimOptionDefault, &keepClaim, nullptr, &arbitrationAnswered,
                      answer);
    });
}

void ArbitratedDisk::unclaim() { ::DADiskUnclaim(disk_.get()); }

ArbitratedDisk::Answer ArbitratedDisk::dismount() {
    return ask(unmountPatienceSeconds, [this](Answer* answer) {
        ::DADiskUnmount(disk_.get(), kDADiskUnmountOptionDefault, &arbitrationAnswered, answer);
    });
}

}  // namespace sectorsmith
