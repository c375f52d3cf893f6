// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/registry_macos.h"

#include <vector>

namespace sectorsmith {

namespace {
CfOwner<CFStringRef> keyOf(const char* text) {
    return CfOwner<CFStringRef>(
        ::CFStringCreateWithCString(kCFAllocatorDefault, text, kCFStringEncodingUTF8));
}
}  // namespace

std::string textOf(const void* object) {
    if (object == nullptr || ::CFGetTypeID(object) != ::CFStringGetTypeID()) return {};
    auto string = static_cast<CFStringRef>(object);
    std::vector<char> buffer(static_cast<std::size_t>(::CFStringGetMaximumSizeForEncoding(
                                 ::CFStringGetLength(string), kCFStringEncodingUTF8)) +
                             1);
    if (!::CFStringGetCString(string, buffer.data(), static_cast<CFIndex>(buffer.size()),
                              kCFStringEncodingUTF8))
        return {};
    std::string text = buffer.data();
    const auto begin = text.find_first_not_of(' ');
    const auto end = text.find_last_not_of(' ');
    return begin == std::string::npos ? std::string() : text.substr(begin, end - begin + 1);
}

CfAny RegistryEntry::property(const char* key) const {
    if (object_ == IO_OBJECT_NULL) return nullptr;
    return CfAny(::IORegistryEntryCreateCFProperty(object_, keyOf(key).get(), kCFAllocatorDefault, 0));
}

CfAny RegistryEntry::inherited(const char* key) const {
    if (object_ == IO_OBJECT_NULL) return nullptr;
    return CfAny(
        ::IORegistryEntrySearchCFProperty(object_, kIOServicePlane, keyOf(key).get(), kCFAllocatorDefault,
                                          kIORegistryIterateRecursively | kIORegistryIterateParents));
}

RegistryEntry RegistryEntry::parent() const {
    io_registry_entry_t up = IO_OBJECT_NULL;
    if (object_ == IO_OBJECT_NULL || ::IORegistryEntryGetParentEntry(object_, kIOServicePlane, &up) != 0)
        return RegistryEntry();
    return RegistryEntry(up);
}

std::string RegistryEntry::text(const char* key) const { return textOf(property(key).get()); }

std::optional<std::uint64_t> RegistryEntry::number(const char* key) const {
    const CfAny value = property(key);
    if (!value || ::CFGetTypeID(value.get()) != ::CFNumberGetTypeID()) return std::nullopt;
    std::int64_t number = 0;
    if (!::CFNumberGetValue(static_cast<CFNumberRef>(value.get()), kCFNumberSInt64Type, &number) ||
        number < 0)
        return std::nullopt;
    return static_cast<std::uint64_t>(number);
}

bool RegistryEntry::flag(const char* key) const {
    const CfAny value = property(key);
    return value && ::CFGetTypeID(value.get()) == ::CFBooleanGetTypeID() &&
           ::CFBooleanGetValue(static_cast<CFBooleanRef>(value.get())) != 0;
}

std::string RegistryEntry::inheritedText(const char* dictionary, const char* key) const {
    const CfAny found = inherited(dictionary);
    if (!found || ::CFGetTypeID(found.get()) != ::CFDictionaryGetTypeID()) return {};
    return textOf(::CFDictionaryGetValue(static_cast<CFDictionaryRef>(found.get()), keyOf(key).get()));
}

}  // namespace sectorsmith
