// SPDX-License-Identifier: GPL-3.0-or-later
// The lock against sleep, asked of a stand-in for logind on a bus of the test's own.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <thread>

#include "io/keep_awake.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using namespace std::chrono_literals;

bool comesTrue(const std::function<bool()>& condition) {
    for (int i = 0; i < 500; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

class KeepAwakeTest : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveProgram("dbus-daemon")) GTEST_SKIP() << "dbus-daemon is not there";
        const std::string socket = (folder_.path() / "bus").string();
        address_ = "unix:path=" + socket;
        daemon_ = ::fork();
        if (daemon_ == 0) {
            ::execlp("dbus-daemon", "dbus-daemon", "--session", ("--address=" + address_).c_str(), "--nofork",
                     "--nopidfile", "--nosyslog", nullptr);
            ::_exit(127);
        }
        ASSERT_TRUE(comesTrue([&] { return std::filesystem::exists(socket); }));
        const char* before = std::getenv("DBUS_SYSTEM_BUS_ADDRESS");
        before_ = before == nullptr ? "" : before;
        ::setenv("DBUS_SYSTEM_BUS_ADDRESS", address_.c_str(), 1);
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

    // Answers Inhibit with a pipe's end, as logind does.
    void serve() {
        server_ = std::thread([this] {
            sd_bus* bus = nullptr;
            ASSERT_GE(sd_bus_open_system(&bus), 0);
            static const sd_bus_vtable table[] = {
                SD_BUS_VTABLE_START(0),
                SD_BUS_METHOD("Inhibit", "ssss", "h", inhibit, SD_BUS_VTABLE_UNPRIVILEGED),
                SD_BUS_VTABLE_END};
            ASSERT_GE(sd_bus_add_object_vtable(bus, nullptr, "/org/freedesktop/login1",
                                               "org.freedesktop.login1.Manager", table, this),
                      0);
            ASSERT_GE(sd_bus_request_name(bus, "org.freedesktop.login1", 0), 0);
            ready_ = true;
            while (!stop_) {
                const int done = sd_bus_process(bus, nullptr);
                if (done == 0) sd_bus_wait(bus, 10000);
            }
            sd_bus_flush_close_unref(bus);
        });
        ASSERT_TRUE(comesTrue([this] { return ready_.load(); }));
    }
    static int inhibit(sd_bus_message* message, void* self, sd_bus_error*) {
        auto* test = static_cast<KeepAwakeTest*>(self);
        const char *what = "", *who = "", *why = "", *mode = "";
        sd_bus_message_read(message, "ssss", &what, &who, &why, &mode);
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) return -1;
        const std::lock_guard lock(test->mutex_);
        test->asked_ = std::string(what) + "|" + who + "|" + why + "|" + mode;
        test->end_ = ends[0];
        const int sent = sd_bus_reply_method_return(message, "h", ends[1]);
        ::close(ends[1]);
        return sent;
    }
    std::string asked() {
        const std::lock_guard lock(mutex_);
        return asked_;
    }
    // Nobody has the other end of the pipe any more.
    bool released() {
        const std::lock_guard lock(mutex_);
        char byte;
        ::fcntl(end_, F_SETFL, O_NONBLOCK);
        return ::read(end_, &byte, 1) == 0;
    }

    TemporaryFolder folder_;
    std::string address_, before_;
    pid_t daemon_ = 0;
    std::thread server_;
    std::atomic<bool> ready_ = false, stop_ = false;
    std::mutex mutex_;
    std::string asked_;
    int end_ = -1;
};

TEST_F(KeepAwakeTest, HoldsTheLockAsLongAsItExists) {
    serve();
    {
        const KeepAwake awake("Copying");
        EXPECT_TRUE(awake.held());
        EXPECT_EQ(asked(), "sleep:idle|Sectorsmith|Copying|block");
        EXPECT_FALSE(released());
    }
    EXPECT_TRUE(comesTrue([this] { return released(); }));
}

TEST_F(KeepAwakeTest, GoesOnWithoutAnAnswer) {
    const KeepAwake awake("Copying");
    EXPECT_FALSE(awake.held());
}

}  // namespace
}  // namespace sectorsmith::testing
