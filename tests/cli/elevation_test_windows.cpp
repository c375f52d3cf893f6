// SPDX-License-Identifier: GPL-3.0-or-later
// The command as the elevated process that it is: under Wine the verb “runas” starts it without a question.
#include "io/elevation_windows.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "io/device_windows.h"
#include "io/windows_structs.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

const std::string disk = "\\\\.\\PhysicalDrive0";
constexpr DWORD patience = 30'000;  // milliseconds
constexpr const char* whereToTell = "SECTORSMITH_TEST_TOLD";

// Says that it has no rights, and remembers what it started.
class Unelevated : public WindowsCalls {
 public:
    bool elevated() const override { return false; }
    UniqueHandle startElevated(const std::string& program,
                               const std::vector<std::string>& arguments) const override {
        std::vector<std::string> words = arguments;
        if (change != nullptr) change(words);
        UniqueHandle process = WindowsCalls::startElevated(program, words);
        HANDLE copy = nullptr;
        ::DuplicateHandle(::GetCurrentProcess(), process.get(), ::GetCurrentProcess(), &copy, 0, FALSE,
                          DUPLICATE_SAME_ACCESS);
        command.reset(copy);
        return process;
    }
    bool commandEnds() const { return ::WaitForSingleObject(command.get(), patience) == WAIT_OBJECT_0; }
    DWORD exitCode() const {
        DWORD code = 0;
        ::GetExitCodeProcess(command.get(), &code);
        return code;
    }
    void (*change)(std::vector<std::string>& words) = nullptr;
    mutable UniqueHandle command;
};

class ElevatedCommand : public ::testing::Test {
 protected:
    void SetUp() override {
        setElevatedCommand(std::filesystem::absolute(programFolder() / "sectorsmith.exe").string());
        if (!deviceFacts(calls_, disk)) GTEST_SKIP() << "there is no " << disk;
    }
    void TearDown() override { setElevatedCommand({}); }
    Unelevated calls_;
};

TEST_F(ElevatedCommand, AHandleComesFromOneProcessIntoTheOther) {
    {
        auto opened = openElevated(calls_, disk, {.write = true, .direct = true});
        ASSERT_TRUE(opened) << opened.error().message;
        EXPECT_NE(::GetProcessId(calls_.command.get()), ::GetCurrentProcessId());
        // It is a handle of this process, of that disk.
        const auto handle = reinterpret_cast<HANDLE>(opened->file->nativeHandle());
        const auto answer = deviceAnswer(calls_, handle, IOCTL_STORAGE_GET_DEVICE_NUMBER);
        ASSERT_EQ(answer.size(), sizeof(STORAGE_DEVICE_NUMBER));
        const auto geometry =
            windows::parseGeometry(deviceAnswer(calls_, handle, IOCTL_DISK_GET_DRIVE_GEOMETRY_EX));
        ASSERT_TRUE(geometry);
        EXPECT_EQ(geometry->size, deviceFacts(calls_, disk)->size);
        EXPECT_EQ(::WaitForSingleObject(calls_.command.get(), 0), WAIT_TIMEOUT)
            << "it lives as long as the line";
    }
    EXPECT_TRUE(calls_.commandEnds());
    EXPECT_EQ(calls_.exitCode(), 0u);
}

// Not a test: what the next one starts, and kills.
TEST_F(ElevatedCommand, DISABLED_AsksAndStays) {
    const char* told = std::getenv(whereToTell);
    if (told == nullptr) GTEST_SKIP() << "started by hand";
    const auto opened = openElevated(calls_, disk, {.write = true});
    ASSERT_TRUE(opened) << opened.error().message;
    std::ofstream(told) << ::GetProcessId(calls_.command.get()) << '.';
    ::Sleep(2 * patience);
}

TEST_F(ElevatedCommand, ItEndsWithTheProcessThatAsked) {
    const TemporaryFolder folder;
    const std::filesystem::path told = folder.path() / "told";
    std::wstring self(32768, L'\0');
    self.resize(::GetModuleFileNameW(nullptr, self.data(), static_cast<DWORD>(self.size())));
    std::wstring line =
        L"\"" + self +
        L"\" --gtest_filter=ElevatedCommand.DISABLED_AsksAndStays --gtest_also_run_disabled_tests";
    ::SetEnvironmentVariableA(whereToTell, told.string().c_str());
    STARTUPINFOW how{};
    how.cb = sizeof(how);
    PROCESS_INFORMATION asker{};
    const bool started = ::CreateProcessW(self.c_str(), line.data(), nullptr, nullptr, FALSE, 0, nullptr,
                                          nullptr, &how, &asker) != FALSE;
    ::SetEnvironmentVariableA(whereToTell, nullptr);
    ASSERT_TRUE(started);
    const UniqueHandle process(asker.hProcess);
    const UniqueHandle thread(asker.hThread);
    std::string number;
    for (DWORD waited = 0; waited < patience && !number.ends_with('.'); waited += 50) {
        ::Sleep(50);
        std::ifstream(told) >> number;
    }
    ASSERT_TRUE(number.ends_with('.')) << "it did not get the disk";
    calls_.command.reset(::OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(std::stoul(number))));
    ASSERT_TRUE(calls_.command);
    EXPECT_EQ(::WaitForSingleObject(calls_.command.get(), 0), WAIT_TIMEOUT);
    ::TerminateProcess(process.get(), 9);
    EXPECT_TRUE(calls_.commandEnds());
}

TEST_F(ElevatedCommand, AnotherPathIsRefused) {
    calls_.change = [](std::vector<std::string>& words) { words.at(1) = "C:\\windows\\win.ini"; };
    EXPECT_FALSE(openElevated(calls_, disk, {}));
    EXPECT_TRUE(calls_.commandEnds());
    EXPECT_EQ(calls_.exitCode(), 4u);
    calls_.change = [](std::vector<std::string>& words) { words.at(1) = "\\\\.\\C:"; };
    EXPECT_FALSE(openElevated(calls_, disk, {})) << "it is not what the question named";
    EXPECT_TRUE(calls_.commandEnds());
    EXPECT_NE(calls_.exitCode(), 0u);
}

TEST_F(ElevatedCommand, AnotherDisksNameIsRefused) {
    calls_.change = [](std::vector<std::string>& words) { words.at(3) = "Only Copy, 1.0 TB"; };
    const auto opened = openElevated(calls_, disk, {});
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.error().message.find("Only Copy"), std::string::npos) << opened.error().message;
    EXPECT_TRUE(calls_.commandEnds());
}

}  // namespace
}  // namespace sectorsmith::testing
