// SPDX-License-Identifier: GPL-3.0-or-later
// What macOS's DiskArbitration is asked to do with a disk.
#pragma once

#include <DiskArbitration/DiskArbitration.h>

#include <optional>
#include <string>

#include "io/registry_macos.h"

namespace sectorsmith {

// A disk, partition or volume by its BSD name ("disk2s1"). Each request waits for its answer, in the calling thread's run loop.
class ArbitratedDisk {
 public:
    struct Answer {
        bool came = false;  // within the patience of the request
        bool granted = false;
        DAReturn status = 0;  // of a refusal
        std::string reason;   // in the system's words; may be empty
    };

    // Empty where DiskArbitration does not run or does not know the disk.
    static std::optional<ArbitratedDisk> named(const std::string& bsdName);

    // Until unclaim() nothing mounts the disk, and a request of others for the claim is refused. Waits for 10 seconds.
    Answer claim();
    void unclaim();
    // Unmounts the volume; the system may ask for a password. Waits for a minute.
    Answer dismount();

 private:
    template <typename Request>
    Answer ask(CFTimeInterval patienceSeconds, Request request);

    CfOwner<DASessionRef> session_;
    CfOwner<DADiskRef> disk_;
};

}  // namespace sectorsmith
