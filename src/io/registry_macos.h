// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers over CoreFoundation's and IOKit's reference counting.
#pragma once

#include <CoreFoundation/CoreFoundation.h>
#include <IOKit/IOKitLib.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace sectorsmith {

struct ReleaseCf {
    void operator()(const void* object) const { ::CFRelease(object); }
};
template <typename Ref>
using CfOwner = std::unique_ptr<std::remove_pointer_t<Ref>, ReleaseCf>;
using CfAny = std::unique_ptr<const void, ReleaseCf>;

// An entry of the I/O registry; owns one reference.
class RegistryEntry {
 public:
    explicit RegistryEntry(io_object_t object = IO_OBJECT_NULL) : object_(object) {}
    ~RegistryEntry() {
        if (object_ != IO_OBJECT_NULL) ::IOObjectRelease(object_);
    }
    RegistryEntry(RegistryEntry&& other) noexcept : object_(std::exchange(other.object_, IO_OBJECT_NULL)) {}
    RegistryEntry& operator=(RegistryEntry&& other) noexcept {
        std::swap(object_, other.object_);
        return *this;
    }
    RegistryEntry(const RegistryEntry&) = delete;
    RegistryEntry& operator=(const RegistryEntry&) = delete;

    io_object_t get() const { return object_; }
    explicit operator bool() const { return object_ != IO_OBJECT_NULL; }
    RegistryEntry parent() const;
    bool isMedia() const { return ::IOObjectConformsTo(object_, "IOMedia") != 0; }

    std::string text(const char* key) const;
    std::optional<std::uint64_t> number(const char* key) const;
    bool flag(const char* key) const;
    // In the dictionary `dictionary` of this entry or of the nearest of its ancestors that has it.
    std::string inheritedText(const char* dictionary, const char* key) const;
    CfAny inherited(const char* key) const;

 private:
    CfAny property(const char* key) const;
    io_object_t object_;
};

std::string textOf(const void* object);

}  // namespace sectorsmith
