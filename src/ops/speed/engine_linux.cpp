// SPDX-License-Identifier: GPL-3.0-or-later
#include <liburing.h>
#include <sys/mman.h>

#include <cerrno>
#include <vector>

#include "ops/speed/engine_posix.h"
#include "ops/speed/errors.h"

namespace sectorsmith::speed {

namespace {

class UringEngine : public IoEngine {
 public:
    // Nothing where the system has no io_uring or refuses it (containers do).
    static std::unique_ptr<UringEngine> make(int descriptor, unsigned depth, bool uncached) {
        // The kernel need not interrupt a thread that both submits and waits to tell that something ended, and does its own part
        // when that thread waits. Older kernels know less.
        for (const unsigned flags :
             {IORING_SETUP_COOP_TASKRUN | IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_DEFER_TASKRUN,
              IORING_SETUP_COOP_TASKRUN, 0u}) {
            io_uring ring{};
            if (::io_uring_queue_init(depth, &ring, flags) != 0) continue;
            ::io_uring_queue_exit(&ring);
            return std::unique_ptr<UringEngine>(new UringEngine(descriptor, depth, flags, uncached));
        }
        return nullptr;
    }
    ~UringEngine() override {
        if (!ready_) return;
        std::vector<IoCompletion> rest(requests_.size());
        while (inFlight_ > 0)
            if (!wait(rest)) break;
        ::io_uring_queue_exit(&ring_);
    }
    std::string name() const override { return "io_uring"; }
    bool uncached() const override { return uncached_; }

    // Each request is handed over when the next one comes, the last one by wait(): gathered ones would reach the disk later
    // (4 KiB at random places, depth 32: a fifth slower), and one alone costs one call of the kernel.
    Result<void> submit(const IoRequest& request) override {
        // The ring belongs to the thread that makes it.
        if (!ready_) {
            if (const int problem = ::io_uring_queue_init(depth_, &ring_, flags_); problem != 0)
                return fail(systemErrorCause(-problem), SpeedError::IoUringFailed, systemErrorText(-problem));
            ready_ = true;
        }
        if (::io_uring_sq_ready(&ring_) > 0) ::io_uring_submit(&ring_);
        io_uring_sqe* entry = ::io_uring_get_sqe(&ring_);
        if (entry == nullptr) return fail(Cause::Io, SpeedError::IoUringQueueFull);
        requests_[request.tag] = {request, 0};
        prepare(entry, requests_[request.tag]);
        ++inFlight_;
        return {};
    }

    Result<std::size_t> wait(std::span<IoCompletion> out) override {
        std::size_t told = 0;
        while (told == 0) {
            const int sent = ::io_uring_submit_and_wait(&ring_, 1);
            if (sent < 0 && sent != -EINTR && sent != -EAGAIN && sent != -EBUSY)
                return fail(systemErrorCause(-sent), SpeedError::IoUringFailed, systemErrorText(-sent));
            io_uring_cqe* event = nullptr;
            unsigned head = 0;
            unsigned seen = 0;
            std::size_t again = 0;
            io_uring_for_each_cqe(&ring_, head, event) {
                if (told == out.size()) break;
                ++seen;
                const auto tag = static_cast<std::uint32_t>(event->user_data);
                Pending& pending = requests_[tag];
                if (event->res == -EINTR || event->res == -EAGAIN ||
                    (event->res > 0 &&
                     pending.done + static_cast<std::size_t>(event->res) < pending.request.length)) {
                    // A part of it, or none yet: the rest is asked for again.
                    if (event->res > 0) pending.done += static_cast<std::size_t>(event->res);
                    unfinished_[again++] = tag;
                    continue;
                }
                if (event->res > 0) pending.done += static_cast<std::size_t>(event->res);
                out[told++] = {tag, pending.done, event->res < 0 ? -event->res : 0};
                --inFlight_;
            }
            ::io_uring_cq_advance(&ring_, seen);
            for (std::size_t i = 0; i < again; ++i)
                if (io_uring_sqe* entry = ::io_uring_get_sqe(&ring_))
                    prepare(entry, requests_[unfinished_[i]]);
        }
        return told;
    }

 private:
    struct Pending {
        IoRequest request;
        std::size_t done = 0;
    };

    UringEngine(int descriptor, unsigned depth, unsigned flags, bool uncached)
        : descriptor_(descriptor),
          depth_(depth),
          flags_(flags),
          uncached_(uncached),
          requests_(depth),
          unfinished_(depth) {}

    void prepare(io_uring_sqe* entry, const Pending& pending) const {
        const IoRequest& request = pending.request;
        std::byte* data = request.data + pending.done;
        const auto length = static_cast<unsigned>(request.length - pending.done);
        const std::uint64_t offset = request.offset + pending.done;
        if (request.write) ::io_uring_prep_write(entry, descriptor_, data, length, offset);
        else ::io_uring_prep_read(entry, descriptor_, data, length, offset);
        entry->user_data = request.tag;
    }

    int descriptor_;
    unsigned depth_;
    unsigned flags_;
    bool uncached_;
    bool ready_ = false;
    io_uring ring_{};
    std::vector<Pending> requests_;  // by tag, which is below the depth
    std::vector<std::uint32_t> unfinished_;
    std::size_t inFlight_ = 0;
};

}  // namespace

Result<std::unique_ptr<IoEngine>> makeEngine(SystemFile& file, const EngineOptions& options) {
    const bool uncached = !options.cached && file.setDirect(true, options.alignment);
    const auto descriptor = static_cast<int>(file.nativeHandle());
    if (options.kind == EngineKind::Automatic)
        if (auto ring = UringEngine::make(descriptor, options.depth, uncached)) return ring;
    return makeThreadEngine(descriptorTransfer(descriptor), options.depth, uncached);
}

}  // namespace sectorsmith::speed
