// SPDX-License-Identifier: GPL-3.0-or-later
// How long work tells where it is and learns that it shall stop. The core never prints, prompts or sleeps.
#pragma once

#include <atomic>
#include <cstdint>

namespace sectorsmith {

// Implemented by the command and the window. Called from the thread that does the work, often: must be cheap.
class Progress {
 public:
    virtual ~Progress() = default;
    // `done` of `total` bytes (total 0: unknown).
    virtual void update(std::uint64_t done, std::uint64_t total) = 0;
    // True once the user has cancelled: the work ends soon with Cause::Cancelled and leaves nothing half done.
    virtual bool cancelled() const = 0;
};

// For work nobody watches; can be cancelled from another thread.
class SilentProgress : public Progress {
 public:
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return cancelled_.load(std::memory_order_relaxed); }
    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }

 private:
    std::atomic<bool> cancelled_ = false;
};

}  // namespace sectorsmith
