// SPDX-License-Identifier: GPL-3.0-or-later
// What UDisks2 knows of drives, told by a stand-in for it on a bus of the test's own.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <thread>

#include "io/system_health.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

// The properties of both interfaces.
struct DriveProperties {
    std::uint64_t updated = 1;
    int failing = 0;
    double kelvin = 304.15;
    std::uint64_t seconds = 3600 * 17;
    std::int64_t bad = 8;
    std::int32_t attributes = 0, past = 1, left = 90;
    std::uint16_t nvmeKelvin = 323;
    std::uint64_t hours = 12;
};

int warningWords(sd_bus*, const char*, const char*, const char*, sd_bus_message* reply, void*,
                 sd_bus_error*) {
    return sd_bus_message_append(reply, "as", 2, "spare", "degraded");
}
int driveOfBlock(sd_bus*, const char* path, const char*, const char*, sd_bus_message* reply, void*,
                 sd_bus_error*) {
    const bool nvme = std::string(path).ends_with("nvme");
    return sd_bus_message_append(reply, "o", nvme ? "/drives/nvme" : "/drives/ata");
}
std::atomic<bool> nvmeWanted = false;
int resolve(sd_bus_message* message, void*, sd_bus_error*) {
    return sd_bus_reply_method_return(message, "ao", 1, nvmeWanted ? "/blocks/nvme" : "/blocks/ata");
}

const sd_bus_vtable managerTable[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("ResolveDevice", "a{sv}a{sv}", "ao", resolve, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_VTABLE_END};
const sd_bus_vtable blockTable[] = {SD_BUS_VTABLE_START(0), SD_BUS_PROPERTY("Drive", "o", driveOfBlock, 0, 0),
                                    SD_BUS_VTABLE_END};
const sd_bus_vtable ataTable[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_PROPERTY("SmartUpdated", "t", nullptr, offsetof(DriveProperties, updated), 0),
    SD_BUS_PROPERTY("SmartFailing", "b", nullptr, offsetof(DriveProperties, failing), 0),
    SD_BUS_PROPERTY("SmartTemperature", "d", nullptr, offsetof(DriveProperties, kelvin), 0),
    SD_BUS_PROPERTY("SmartPowerOnSeconds", "t", nullptr, offsetof(DriveProperties, seconds), 0),
    SD_BUS_PROPERTY("SmartNumBadSectors", "x", nullptr, offsetof(DriveProperties, bad), 0),
    SD_BUS_PROPERTY("SmartNumAttributesFailing", "i", nullptr, offsetof(DriveProperties, attributes), 0),
    SD_BUS_PROPERTY("SmartNumAttributesFailedInThePast", "i", nullptr, offsetof(DriveProperties, past), 0),
    SD_BUS_PROPERTY("SmartSelftestPercentRemaining", "i", nullptr, offsetof(DriveProperties, left), 0),
    SD_BUS_VTABLE_END};
const sd_bus_vtable nvmeTable[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_PROPERTY("SmartUpdated", "t", nullptr, offsetof(DriveProperties, updated), 0),
    SD_BUS_PROPERTY("SmartTemperature", "q", nullptr, offsetof(DriveProperties, nvmeKelvin), 0),
    SD_BUS_PROPERTY("SmartPowerOnHours", "t", nullptr, offsetof(DriveProperties, hours), 0),
    SD_BUS_PROPERTY("SmartCriticalWarning", "as", warningWords, 0, 0),
    SD_BUS_VTABLE_END};

class SystemHealthTest : public ::testing::Test {
 protected:
    static bool eventually(const std::function<bool()>& condition) {
        for (int i = 0; i < 1000; ++i) {
            if (condition()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return false;
    }
    void SetUp() override {
        if (!haveProgram("dbus-daemon")) GTEST_SKIP() << "dbus-daemon is not there";
        const std::string socket = (folder_.path() / "bus").string();
        const std::string address = "unix:path=" + socket;
        daemon_ = ::fork();
        if (daemon_ == 0) {
            ::execlp("dbus-daemon", "dbus-daemon", "--session", ("--address=" + address).c_str(), "--nofork",
                     "--nopidfile", "--nosyslog", nullptr);
            ::_exit(127);
        }
        const char* before = std::getenv("DBUS_SYSTEM_BUS_ADDRESS");
        before_ = before == nullptr ? "" : before;
        ::setenv("DBUS_SYSTEM_BUS_ADDRESS", address.c_str(), 1);
        // Its socket is there a moment before it listens.
        ASSERT_TRUE(eventually([] {
            sd_bus* bus = nullptr;
            const bool answers = sd_bus_open_system(&bus) >= 0;
            sd_bus_flush_close_unref(bus);
            return answers;
        }));
    }
    void TearDown() override {
        stop_ = true;
        if (server_.joinable()) server_.join();
        if (daemon_ > 0) {
            ::kill(daemon_, SIGTERM);
            ::waitpid(daemon_, nullptr, 0);
        }
        if (before_.empty()) ::unsetenv("DBUS_SYSTEM_BUS_ADDRESS");
        else ::setenv("DBUS_SYSTEM_BUS_ADDRESS", before_.c_str(), 1);
    }
    void serve() {
        server_ = std::thread([this] {
            sd_bus* bus = nullptr;
            ASSERT_GE(sd_bus_open_system(&bus), 0);
            const auto add = [&](const char* path, const char* interface, const sd_bus_vtable* table) {
                ASSERT_GE(sd_bus_add_object_vtable(bus, nullptr, path, interface, table, &properties_), 0);
            };
            add("/org/freedesktop/UDisks2/Manager", "org.freedesktop.UDisks2.Manager", managerTable);
            add("/blocks/ata", "org.freedesktop.UDisks2.Block", blockTable);
            add("/blocks/nvme", "org.freedesktop.UDisks2.Block", blockTable);
            add("/drives/ata", "org.freedesktop.UDisks2.Drive.Ata", ataTable);
            add("/drives/nvme", "org.freedesktop.UDisks2.NVMe.Controller", nvmeTable);
            ASSERT_GE(sd_bus_request_name(bus, "org.freedesktop.UDisks2", 0), 0);
            ready_ = true;
            while (!stop_)
                if (sd_bus_process(bus, nullptr) == 0) sd_bus_wait(bus, 10000);
            sd_bus_flush_close_unref(bus);
        });
        ASSERT_TRUE(eventually([this] { return ready_.load(); }));
    }

    TemporaryFolder folder_;
    std::string before_;
    pid_t daemon_ = 0;
    std::thread server_;
    std::atomic<bool> ready_ = false, stop_ = false;
    DriveProperties properties_;
};

TEST_F(SystemHealthTest, AtaAndNvme) {
    serve();
    nvmeWanted = false;
    auto health = systemHealth("/dev/null");
    ASSERT_TRUE(health);
    EXPECT_EQ(health->protocol, "ATA");
    EXPECT_EQ(health->failing, false);
    EXPECT_EQ(health->celsius, 31);
    EXPECT_EQ(health->hours, 17u);
    EXPECT_EQ(health->badSectors, 8u);
    EXPECT_EQ(health->attributesFailing, 0u);
    EXPECT_EQ(health->attributesFailedEarlier, 1u);
    EXPECT_EQ(health->testRemainingPercent, 90u);
    nvmeWanted = true;
    health = systemHealth("/dev/null");
    ASSERT_TRUE(health);
    EXPECT_EQ(health->protocol, "NVMe");
    EXPECT_EQ(health->failing, true);
    EXPECT_EQ(health->criticalWarning, 5u);
    EXPECT_EQ(health->celsius, 50);
    EXPECT_EQ(health->hours, 12u);
    EXPECT_EQ(health->testRemainingPercent, std::nullopt);
}

TEST_F(SystemHealthTest, UnknownWithoutUdisks) {
    const auto health = systemHealth("/dev/null");
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Unsupported);
}

TEST_F(SystemHealthTest, NothingWasEverReadFromTheDrive) {
    properties_ = {};
    properties_.updated = 0;
    serve();
    nvmeWanted = false;
    EXPECT_FALSE(systemHealth("/dev/null"));
}

TEST(NvmeControllers, AreWhatANamespaceOrItsPartitionLiesOn) {
    EXPECT_EQ(nvmeControllerOf("/dev/nvme97n1"), "/dev/nvme97");
    EXPECT_EQ(nvmeControllerOf("/dev/nvme98n3"), "/dev/nvme98");
    EXPECT_EQ(nvmeControllerOf("/dev/sda"), "/dev/sda");
}

}  // namespace
}  // namespace sectorsmith::testing
