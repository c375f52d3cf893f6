// SPDX-License-Identifier: GPL-3.0-or-later
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "ops/speed/engine.h"

namespace sectorsmith::speed {

namespace {

class ThreadEngine : public IoEngine {
 public:
    ThreadEngine(Transfer transfer, unsigned depth, bool uncached)
        : transfer_(std::move(transfer)), uncached_(uncached) {
        for (unsigned i = 0; i < depth; ++i) threads_.emplace_back([this] { work(); });
    }
    ~ThreadEngine() override {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
        }
        wanted_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }
    std::string name() const override { return "threads"; }
    bool uncached() const override { return uncached_; }

    Result<void> submit(const IoRequest& request) override {
        {
            const std::lock_guard lock(mutex_);
            queue_.push_back(request);
        }
        wanted_.notify_one();
        return {};
    }

    Result<std::size_t> wait(std::span<IoCompletion> out) override {
        std::unique_lock lock(mutex_);
        ended_.wait(lock, [this] { return !done_.empty(); });
        const std::size_t count = std::min(out.size(), done_.size());
        for (std::size_t i = 0; i < count; ++i) {
            out[i] = done_.front();
            done_.pop_front();
        }
        return count;
    }

 private:
    void work() {
        while (true) {
            std::unique_lock lock(mutex_);
            wanted_.wait(lock, [this] { return ending_ || !queue_.empty(); });
            if (queue_.empty()) return;  // ending, and nothing is left to do
            const IoRequest request = queue_.front();
            queue_.pop_front();
            lock.unlock();
            IoCompletion completion = transfer_(request);
            completion.tag = request.tag;
            lock.lock();
            done_.push_back(completion);
            lock.unlock();
            ended_.notify_one();
        }
    }

    Transfer transfer_;
    bool uncached_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::condition_variable ended_;
    std::deque<IoRequest> queue_;
    std::deque<IoCompletion> done_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace

std::unique_ptr<IoEngine> makeThreadEngine(Transfer transfer, unsigned depth, bool uncached) {
    return std::make_unique<ThreadEngine>(std::move(transfer), depth, uncached);
}

}  // namespace sectorsmith::speed
