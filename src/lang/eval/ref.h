// SPDX-License-Identifier: GPL-3.0-or-later
// Objects that are shared inside an evaluation, with the count in the object (half the size of a shared_ptr).
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

namespace sectorsmith::lang {

// The count is atomic, because the window may drop a Node while another thread evaluates.
class Counted {
 public:
    Counted() = default;
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    virtual ~Counted() = default;

    void retain() const { refs_.fetch_add(1, std::memory_order_relaxed); }
    void release() const {
        if (refs_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
    }
    std::uint32_t useCount() const { return refs_.load(std::memory_order_acquire); }

 private:
    mutable std::atomic<std::uint32_t> refs_ = 0;
};

template <typename T>
class Ref {
 public:
    Ref() = default;
    Ref(T* object) : object_(object) {  // NOLINT: a Ref stands for its object
        if (object_ != nullptr) object_->retain();
    }
    Ref(const Ref& other) : Ref(other.object_) {}
    Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    template <typename U>
    Ref(const Ref<U>& other) : Ref(other.get()) {}  // NOLINT: as pointers convert
    Ref& operator=(Ref other) noexcept {
        std::swap(object_, other.object_);
        return *this;
    }
    ~Ref() {
        if (object_ != nullptr) object_->release();
    }

    T* get() const { return object_; }
    T* operator->() const { return object_; }
    T& operator*() const { return *object_; }
    explicit operator bool() const { return object_ != nullptr; }
    bool operator==(const Ref& other) const { return object_ == other.object_; }

 private:
    T* object_ = nullptr;
};

template <typename T, typename... Args>
Ref<T> makeRef(Args&&... args) {
    return Ref<T>(new T(std::forward<Args>(args)...));
}

}  // namespace sectorsmith::lang
