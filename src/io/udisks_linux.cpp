// SPDX-License-Identifier: GPL-3.0-or-later
// Source: the D-Bus interfaces org.freedesktop.UDisks2.Manager and .Block, as the UDisks reference manual has them.
#include "io/udisks_linux.h"

#include <fcntl.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string_view>

#include "io/errors.h"
#include "io/system_health.h"

namespace sectorsmith {

namespace {

constexpr const char* service = "org.freedesktop.UDisks2";
constexpr const char* blockInterface = "org.freedesktop.UDisks2.Block";
// People need time to find and type a password.
constexpr std::uint64_t patienceMicroseconds = std::uint64_t{600} * 1000 * 1000;

struct CloseBus {
    void operator()(sd_bus* bus) const { sd_bus_flush_close_unref(bus); }
};
struct DropMessage {
    void operator()(sd_bus_message* message) const { sd_bus_message_unref(message); }
};
using Bus = std::unique_ptr<sd_bus, CloseBus>;
using BusMessage = std::unique_ptr<sd_bus_message, DropMessage>;

class BusError {
 public:
    ~BusError() { sd_bus_error_free(&error_); }
    sd_bus_error* get() { return &error_; }
    std::string_view name() const { return error_.name ? error_.name : ""; }
    std::string_view text() const { return error_.message ? error_.message : ""; }

 private:
    sd_bus_error error_ = SD_BUS_ERROR_NULL;
};

std::unexpected<Error> explain(const std::string& path, const BusError& error, int number) {
    const std::string_view name = error.name();
    if (name.ends_with(".NotAuthorizedDismissed"))
        return fail(Cause::Refused, IoError::AuthorizationDismissed, path);
    if (name.ends_with(".NotAuthorizedCanObtain"))
        return fail(Cause::Permission, IoError::NoPolkitAgent, path);
    if (name.ends_with(".NotAuthorized") || number == EACCES || number == EPERM)
        return fail(Cause::Permission, IoError::PolkitDenied, path);
    if (name.ends_with(".ServiceUnknown") || name.ends_with(".NameHasNoOwner") ||
        name.ends_with(".Spawn.ServiceNotFound") || name.empty())
        return fail(Cause::Permission, IoError::UdisksMissing, path);
    const bool busy =
        name.ends_with(".DeviceBusy") || error.text().find("resource busy") != std::string_view::npos;
    return fail(busy ? Cause::InUse : Cause::Permission, IoError::UdisksRefused, path, error.text());
}

Result<Bus> systemBus(const std::string& path) {
    sd_bus* raw = nullptr;
    BusError none;
    const int result = sd_bus_open_system(&raw);
    if (result < 0) return explain(path, none, 0);
    // Beside a dying disk UDisks2 may not answer; what asks people for a password waits longer by itself.
    constexpr std::uint64_t answerMicroseconds = 3'000'000;
    sd_bus_set_method_call_timeout(raw, answerMicroseconds);
    return Bus(raw);
}

// The object that stands for the node, "/org/freedesktop/UDisks2/block_devices/sda1".
Result<std::string> blockObject(sd_bus* bus, const std::string& path) {
    std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    if (!real) return fail(systemErrorCause(errno), IoError::OpenFailed, path, systemErrorText(errno));
    BusError error;
    sd_bus_message* raw = nullptr;
    const int result = sd_bus_call_method(bus, service, "/org/freedesktop/UDisks2/Manager",
                                          "org.freedesktop.UDisks2.Manager", "ResolveDevice", error.get(),
                                          &raw, "a{sv}a{sv}", 1, "path", "s", real.get(), 0);
    BusMessage reply(raw);
    if (result < 0) return explain(path, error, -result);
    const char* object = nullptr;
    if (sd_bus_message_enter_container(raw, 'a', "o") < 0 || sd_bus_message_read(raw, "o", &object) <= 0)
        return fail(Cause::NotFound, IoError::UdisksUnknown, path);
    return std::string(object);
}

}  // namespace

Result<std::unique_ptr<SystemFile>> openThroughUdisks(const std::string& path, const FileMode& mode) {
    auto bus = systemBus(path);
    if (!bus) return std::unexpected(bus.error());
    auto object = blockObject(bus->get(), path);
    if (!object) return std::unexpected(object.error());

    sd_bus_message* raw = nullptr;
    if (sd_bus_message_new_method_call(bus->get(), &raw, service, object->c_str(), blockInterface,
                                       "OpenDevice") < 0)
        return fail(Cause::NoSpace, IoError::NoMemoryForMessage);
    BusMessage request(raw);
    sd_bus_message_set_allow_interactive_authorization(raw, 1);
    const int flags = (mode.exclusive ? O_EXCL : 0) | (mode.direct ? O_DIRECT : 0) | O_CLOEXEC;
    if (sd_bus_message_append(raw, "sa{sv}", mode.write ? "rw" : "r", 1, "flags", "i", flags) < 0)
        return fail(Cause::NoSpace, IoError::NoMemoryForMessage);
    BusError error;
    sd_bus_message* rawReply = nullptr;
    const int result = sd_bus_call(bus->get(), raw, patienceMicroseconds, error.get(), &rawReply);
    BusMessage reply(rawReply);
    if (result < 0) return explain(path, error, -result);
    int borrowed = -1;
    if (sd_bus_message_read(rawReply, "h", &borrowed) <= 0)
        return fail(Cause::Io, IoError::UdisksNoDescriptor, path);
    const int fd = ::fcntl(borrowed, F_DUPFD_CLOEXEC, 3);  // the message owns its own
    if (fd < 0) return fail(Cause::NoSpace, IoError::OpenFailed, path, systemErrorText(errno));
    return adoptSystemFile(fd, path, mode);
}

Result<void> rescanThroughUdisks(const std::string& path) {
    auto bus = systemBus(path);
    if (!bus) return std::unexpected(bus.error());
    auto object = blockObject(bus->get(), path);
    if (!object) return std::unexpected(object.error());
    BusError error;
    const int result = sd_bus_call_method(bus->get(), service, object->c_str(), blockInterface, "Rescan",
                                          error.get(), nullptr, "a{sv}", 0);
    if (result < 0) return explain(path, error, -result);
    return {};
}

Result<void> unmountThroughUdisks(const std::string& path) {
    auto bus = systemBus(path);
    if (!bus) return std::unexpected(bus.error());
    auto object = blockObject(bus->get(), path);
    if (!object) return std::unexpected(object.error());
    sd_bus_message* raw = nullptr;
    if (sd_bus_message_new_method_call(bus->get(), &raw, service, object->c_str(),
                                       "org.freedesktop.UDisks2.Filesystem", "Unmount") < 0)
        return fail(Cause::NoSpace, IoError::NoMemoryForMessage);
    BusMessage request(raw);
    sd_bus_message_set_allow_interactive_authorization(raw, 1);
    if (sd_bus_message_append(raw, "a{sv}", 0) < 0) return fail(Cause::NoSpace, IoError::NoMemoryForMessage);
    BusError error;
    const int result = sd_bus_call(bus->get(), raw, patienceMicroseconds, error.get(), nullptr);
    if (result >= 0) return {};
    if (error.name().ends_with(".DeviceBusy")) return fail(Cause::InUse, IoError::VolumeBusy, path);
    return fail(explain(path, error, -result).error().cause, IoError::UnmountFailed, path, error.text());
}

namespace {

constexpr const char* ataInterface = "org.freedesktop.UDisks2.Drive.Ata";
constexpr const char* nvmeInterface = "org.freedesktop.UDisks2.NVMe.Controller";

// A property of a basic type; nothing where the object has no such one.
template <typename Value>
std::optional<Value> propertyOf(sd_bus* bus, const std::string& object, const char* interface,
                                const char* name, char type) {
    Value value{};
    BusError error;
    if (sd_bus_get_property_trivial(bus, service, object.c_str(), interface, name, error.get(), type,
                                    &value) < 0)
        return std::nullopt;
    return value;
}

std::optional<int> celsiusOfKelvin(double kelvin) {
    const double celsius = kelvin - 273.15;
    if (!(celsius > -60 && celsius < 200)) return std::nullopt;
    return static_cast<int>(std::lround(celsius));
}

std::optional<unsigned> positive(const std::optional<std::int32_t>& count) {
    if (!count || *count < 0) return std::nullopt;
    return static_cast<unsigned>(*count);
}

// Bits of NVMe's critical warning by the words that UDisks2 has for them.
unsigned criticalWarningOf(sd_bus* bus, const std::string& object) {
    BusError error;
    sd_bus_message* raw = nullptr;
    const int result = sd_bus_get_property(bus, service, object.c_str(), nvmeInterface,
                                           "SmartCriticalWarning", error.get(), &raw, "as");
    BusMessage reply(raw);
    if (result < 0 || sd_bus_message_enter_container(raw, 'a', "s") < 0) return 0;
    constexpr std::string_view words[] = {"spare", "temperature", "degraded", "readonly", "volatile_mem"};
    unsigned warning = 0;
    for (const char* word = nullptr; sd_bus_message_read(raw, "s", &word) > 0;)
        for (std::size_t i = 0; i < std::size(words); ++i)
            if (words[i] == word) warning |= 1U << i;
    return warning;
}

}  // namespace

// Source: the D-Bus interfaces .Drive.Ata and .NVMe.Controller, as the UDisks reference manual has them.
Result<SystemHealth> systemHealth(const std::string& path) {
    const auto unknown = [&] { return fail(Cause::Unsupported, IoError::HealthUnknown, path); };
    auto opened = systemBus(path);
    if (!opened) return unknown();
    sd_bus* bus = opened->get();
    auto block = blockObject(bus, path);
    if (!block) return unknown();
    BusError error;
    sd_bus_message* raw = nullptr;
    const int result =
        sd_bus_get_property(bus, service, block->c_str(), blockInterface, "Drive", error.get(), &raw, "o");
    BusMessage reply(raw);
    const char* name = nullptr;
    if (result < 0 || sd_bus_message_read(raw, "o", &name) <= 0) return unknown();
    const std::string drive = name;
    SystemHealth health;
    if (propertyOf<std::uint64_t>(bus, drive, ataInterface, "SmartUpdated", 't').value_or(0) > 0) {
        health.protocol = "ATA";
        if (const auto failing = propertyOf<int>(bus, drive, ataInterface, "SmartFailing", 'b'))
            health.failing = *failing != 0;
        if (const auto kelvin = propertyOf<double>(bus, drive, ataInterface, "SmartTemperature", 'd'))
            health.celsius = celsiusOfKelvin(*kelvin);
        if (const auto seconds =
                propertyOf<std::uint64_t>(bus, drive, ataInterface, "SmartPowerOnSeconds", 't');
            seconds.value_or(0) > 0)
            health.hours = *seconds / 3600;
        if (const auto bad = propertyOf<std::int64_t>(bus, drive, ataInterface, "SmartNumBadSectors", 'x');
            bad.value_or(-1) >= 0)
            health.badSectors = static_cast<std::uint64_t>(*bad);
        health.attributesFailing =
            positive(propertyOf<std::int32_t>(bus, drive, ataInterface, "SmartNumAttributesFailing", 'i'));
        health.attributesFailedEarlier = positive(
            propertyOf<std::int32_t>(bus, drive, ataInterface, "SmartNumAttributesFailedInThePast", 'i'));
        const auto left = positive(
            propertyOf<std::int32_t>(bus, drive, ataInterface, "SmartSelftestPercentRemaining", 'i'));
        if (left.value_or(0) > 0 && *left <= 100) health.testRemainingPercent = left;
        return health;
    }
    if (propertyOf<std::uint64_t>(bus, drive, nvmeInterface, "SmartUpdated", 't').value_or(0) > 0) {
        health.protocol = "NVMe";
        health.criticalWarning = criticalWarningOf(bus, drive);
        health.failing = health.criticalWarning != 0;
        health.hours = propertyOf<std::uint64_t>(bus, drive, nvmeInterface, "SmartPowerOnHours", 't');
        if (const auto kelvin = propertyOf<std::uint16_t>(bus, drive, nvmeInterface, "SmartTemperature", 'q'))
            health.celsius = celsiusOfKelvin(*kelvin);
        const auto left = positive(
            propertyOf<std::int32_t>(bus, drive, nvmeInterface, "SmartSelftestPercentRemaining", 'i'));
        if (left.value_or(0) > 0 && *left <= 100) health.testRemainingPercent = left;
        return health;
    }
    return unknown();
}

}  // namespace sectorsmith
