// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace sectorsmith {

// A sequence that grows without moving what it has, and without a second copy while it does: pieces of 4096 elements. An
// index is found by a shift, and there is one allocation for each piece (std::deque: of libstdc++ 512 bytes each).
template <typename T>
class Chunked {
    static constexpr unsigned shift = 12;
    static constexpr std::size_t piece = std::size_t{1} << shift, mask = piece - 1;

    template <bool isConst>
    class Iterator {
        using Of = std::conditional_t<isConst, const Chunked, Chunked>;

     public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = std::conditional_t<isConst, const T&, T&>;
        using pointer = std::conditional_t<isConst, const T*, T*>;

        Iterator() = default;
        Iterator(Of* of, std::size_t at) : of_(of), at_(at) {}
        reference operator*() const { return (*of_)[at_]; }
        pointer operator->() const { return &(*of_)[at_]; }
        reference operator[](difference_type n) const { return *(*this + n); }
        Iterator& operator+=(difference_type n) {
            at_ += static_cast<std::size_t>(n);
            return *this;
        }
        Iterator& operator-=(difference_type n) { return *this += -n; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this -= 1; }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        Iterator operator--(int) {
            Iterator before = *this;
            --*this;
            return before;
        }
        friend Iterator operator+(Iterator it, difference_type n) { return it += n; }
        friend Iterator operator+(difference_type n, Iterator it) { return it += n; }
        friend Iterator operator-(Iterator it, difference_type n) { return it -= n; }
        friend difference_type operator-(const Iterator& a, const Iterator& b) {
            return static_cast<difference_type>(a.at_ - b.at_);
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }
        friend auto operator<=>(const Iterator& a, const Iterator& b) { return a.at_ <=> b.at_; }

     private:
        Of* of_ = nullptr;
        std::size_t at_ = 0;
    };

 public:
    using value_type = T;
    using iterator = Iterator<false>;
    using const_iterator = Iterator<true>;

    void push_back(T value) {
        if (size_ >> shift == pieces_.size()) pieces_.push_back(std::make_unique<T[]>(piece));
        pieces_[size_ >> shift][size_ & mask] = std::move(value);
        ++size_;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const T& operator[](std::size_t at) const { return pieces_[at >> shift][at & mask]; }
    T& operator[](std::size_t at) { return pieces_[at >> shift][at & mask]; }
    const_iterator begin() const { return {this, 0}; }
    const_iterator end() const { return {this, size_}; }
    iterator begin() { return {this, 0}; }
    iterator end() { return {this, size_}; }

    // Element i becomes what element order[i] was; `order` has each index once, and is used up.
    template <typename Index>
    void permute(std::vector<Index>& order) {
        for (std::size_t start = 0; start < size_; ++start) {
            if (static_cast<std::size_t>(order[start]) == start) continue;
            T first = std::move((*this)[start]);
            std::size_t at = start;
            while (true) {
                const auto from = static_cast<std::size_t>(order[at]);
                order[at] = static_cast<Index>(at);
                if (from == start) break;
                (*this)[at] = std::move((*this)[from]);
                at = from;
            }
            (*this)[at] = std::move(first);
        }
    }

 private:
    std::vector<std::unique_ptr<T[]>> pieces_;
    std::size_t size_ = 0;
};

}  // namespace sectorsmith
