// SPDX-License-Identifier: GPL-3.0-or-later
// Memory for the syntax tree: many small objects that live and die together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace sectorsmith::lang {

// Objects are never destroyed one by one, so only trivially destructible types go in. Pointers stay valid as long as the
// arena. Not for several threads at once.
class Arena {
 public:
    Arena() = default;
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    void* allocate(std::size_t size, std::size_t alignment) {
        std::size_t at = (used_ + alignment - 1) & ~(alignment - 1);
        if (current_ == nullptr || size > capacity_ - std::min(at, capacity_)) {
            capacity_ = std::max<std::size_t>(size, kBlock);
            blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(capacity_));
            current_ = blocks_.back().get();
            total_ += capacity_;
            at = 0;
        }
        used_ = at + size;
        return current_ + at;
    }
    template <typename T, typename... Args>
    T* make(Args&&... args) {
        static_assert(std::is_trivially_destructible_v<T>);
        return new (allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
    }
    template <typename T>
    std::span<T> copy(const std::vector<T>& items) {
        static_assert(std::is_trivially_destructible_v<T>);
        if (items.empty()) return {};
        // NOLINTNEXTLINE(bugprone-sizeof-expression): also of pointers
        T* out = static_cast<T*>(allocate(sizeof(T) * items.size(), alignof(T)));
        std::uninitialized_copy(items.begin(), items.end(), out);
        return {out, items.size()};
    }
    std::string_view copy(std::string_view text) {
        if (text.empty()) return {};
        char* out = static_cast<char*>(allocate(text.size(), 1));
        std::memcpy(out, text.data(), text.size());
        return {out, text.size()};
    }
    std::size_t bytes() const { return total_; }

 private:
    static constexpr std::size_t kBlock = 64 * 1024;
    std::vector<std::unique_ptr<std::byte[]>> blocks_;
    std::byte* current_ = nullptr;
    std::size_t used_ = 0;
    std::size_t capacity_ = 0;
    std::size_t total_ = 0;
};

}  // namespace sectorsmith::lang
