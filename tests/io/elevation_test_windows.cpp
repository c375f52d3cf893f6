// SPDX-License-Identifier: GPL-3.0-or-later
// A program without rights and the elevated command, each on its own view of a computer that does not exist: pipe, processes
// and handles are real. (tests/cli/elevation_test_windows.cpp has the command as a process of its own.)
#include "io/elevation_windows.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <thread>

#include "io/device_windows.h"
#include "io/elevation_protocol.h"
#include "io/errors.h"
#include "io/raw_device.h"
#include "testing/fake_computer_windows.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

constexpr std::uint64_t mebi = 1 << 20;
const std::string disk1 = "\\\\.\\PhysicalDrive1";
const std::string itsName = "SanDisk Ultra Fit 4C530001, 8.4 MB";

UniqueHandle processOf(HANDLE process) {
    HANDLE copy = nullptr;
    ::DuplicateHandle(::GetCurrentProcess(), process, ::GetCurrentProcess(), &copy, 0, FALSE,
                      DUPLICATE_SAME_ACCESS);
    return UniqueHandle(copy);
}

// This program once more, before its first instruction; ended with the object.
class OtherProcess {
 public:
    OtherProcess() {
        std::wstring name(32768, L'\0');
        name.resize(::GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
        STARTUPINFOW how{};
        how.cb = sizeof(how);
        ::CreateProcessW(name.c_str(), nullptr, nullptr, nullptr, FALSE, CREATE_SUSPENDED, nullptr, nullptr,
                         &how, &is_);
    }
    ~OtherProcess() {
        end();
        ::CloseHandle(is_.hThread);
        ::CloseHandle(is_.hProcess);
    }
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;
    void end() {
        ::TerminateProcess(is_.hProcess, 1);
        ::WaitForSingleObject(is_.hProcess, 10'000);
    }
    HANDLE handle() const { return is_.hProcess; }

 private:
    PROCESS_INFORMATION is_{};
};

// What a program without rights sees.
class WithoutRights : public FakeWindows {
 public:
    bool elevated() const override { return administrator; }
    UniqueHandle startElevated(const std::string& program,
                               const std::vector<std::string>& arguments) const override {
        started.push_back(program);
        words = arguments;
        return start(arguments);
    }
    bool administrator = false;
    std::function<UniqueHandle(const std::vector<std::string>&)> start;
    mutable std::vector<std::string> started;
    mutable std::vector<std::string> words;
};

ElevatedRequest requestOf(const std::vector<std::string>& words) {
    ElevatedRequest request;
    request.path = words.at(1);
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i] == "--write") request.mode.write = true;
        if (words[i] == "--exclusive") request.mode.exclusive = true;
        if (words[i] == "--direct") request.mode.direct = true;
        if (words[i] == "--disk") request.disk = words.at(++i);
        else if (words[i] == "--pipe") request.pipe = words.at(++i);
        else if (words[i] == "--for") request.asker = static_cast<std::uint32_t>(std::stoul(words.at(++i)));
    }
    return request;
}

class WindowsElevation : public ::testing::Test {
 protected:
    WindowsElevation() {
        const auto file = folder_.path() / "stick";
        std::vector<std::byte> content(8 * mebi);
        content[3 * mebi] = std::byte{0x42};
        writeFile(file, content);
        FakeWindows::Disk disk;
        disk.file = file;
        disk.properties[0] = AnswerBytes(128)
                                 .u32(16, 56)
                                 .u32(24, 90)
                                 .u32(28, 7)
                                 .text(56, "SanDisk Ultra Fit")
                                 .text(90, "4C530001");
        disk.answers[IOCTL_DISK_GET_DRIVE_GEOMETRY_EX] = AnswerBytes(40).u32(20, 512).u64(24, 8 * mebi);
        disk.answers[IOCTL_DISK_GET_LENGTH_INFO] = AnswerBytes(8).u64(0, 8 * mebi);
        disk.answers[IOCTL_DISK_IS_WRITABLE] = AnswerBytes(0);
        disk.answers[IOCTL_DISK_UPDATE_PROPERTIES] = AnswerBytes(0);
        disk.answers[IOCTL_STORAGE_GET_DEVICE_NUMBER] = AnswerBytes(12).u32(0, 7).u32(4, 1);
        disk.answers[IOCTL_DISK_GET_DRIVE_LAYOUT_EX] =
            AnswerBytes(48 + 144).u32(0, 1).u32(4, 1).u32(48, 1).u64(56, mebi).u64(64, 4 * mebi).u32(72, 1);
        AnswerBytes extent(8 + 24);
        extent.u32(0, 1).u32(8, 1).u64(16, mebi).u64(24, 4 * mebi);
        const FakeWindows::Volume volume{.root = L"\\\\?\\Volume{11}\\",
                                         .extents = extent,
                                         .points = {"D:\\"},
                                         .names = {"STICK", "FAT32"}};
        for (FakeWindows* one : std::initializer_list<FakeWindows*>{&window_, &command_}) {
            one->disks[1] = disk;
            one->volumes.push_back(volume);
        }
        window_.disks[1].denied = true;
        window_.start = [this](const std::vector<std::string>& words) { return serve(words); };
        setElevatedCommand("C:\\Program Files\\Sectorsmith\\sectorsmith.exe");
    }
    ~WindowsElevation() override { setElevatedCommand({}); }

    // The command runs in a thread of this process.
    UniqueHandle serve(const std::vector<std::string>& words) {
        wait();
        thread_ = std::thread([this, words] { served_ = serveElevated(command_, requestOf(words)); });
        return processOf(::GetCurrentProcess());
    }
    void wait() {
        if (thread_.joinable()) thread_.join();
    }
    void TearDown() override { wait(); }

    TemporaryFolder folder_;
    WithoutRights window_;
    FakeWindows command_;
    Result<void> served_;
    std::thread thread_;
};

TEST_F(WindowsElevation, ADiskIsAskedForAndRead) {
    auto device = openDeviceForReading(window_, disk1);
    ASSERT_TRUE(device) << device.error().message;
    ASSERT_EQ(window_.started, std::vector<std::string>{elevatedCommand()});
    EXPECT_EQ(std::vector<std::string>(window_.words.begin(), window_.words.begin() + 4),
              (std::vector<std::string>{"open-device", disk1, "--disk", itsName}));
    EXPECT_EQ(device->size, 8 * mebi);
    std::vector<std::byte> sector(512);
    ASSERT_EQ(device->file->readAt(3 * mebi, sector).value_or(0), 512u);
    EXPECT_EQ(sector[0], std::byte{0x42});
    EXPECT_FALSE(device->file->writeAt(0, sector)) << "the handle is for reading";
    wait();
    EXPECT_TRUE(served_) << "the command does not stay for a reader";
    EXPECT_TRUE(command_.done.empty());
}

TEST_F(WindowsElevation, TheCommandHoldsTheVolumesWhileTheWindowWrites) {
    {
        auto device = openDeviceForWriting(window_, disk1, Exclusivity::Exclusive);
        ASSERT_TRUE(device) << device.error().message;
        EXPECT_EQ(command_.done, (std::vector<std::string>{"open volume 0", "lock volume 0",
                                                           "dismount volume 0", "open disk 1"}));
        EXPECT_TRUE(window_.done.empty()) << "nothing was locked before the question was answered";
        RawDevice raw(std::move(*device));
        const std::vector<std::byte> sector(512, std::byte{0x5A});
        ASSERT_TRUE(raw.write(2 * mebi, sector));
        std::vector<std::byte> back(512);
        ASSERT_TRUE(raw.read(2 * mebi, back).complete());
        EXPECT_EQ(back, sector);
        ASSERT_TRUE(raw.rereadPartitions());
        EXPECT_EQ(window_.done.back(), "reread disk 1");
        window_.disks[1].problems[IOCTL_DISK_UPDATE_PROPERTIES] = ERROR_ACCESS_DENIED;
        const auto reread = raw.rereadPartitions();
        ASSERT_TRUE(reread) << reread.error().message;
        EXPECT_EQ(command_.done.back(), "reread disk 1")
            << "what the handle has no right for, the command does";
        command_.disks[1].problems[IOCTL_DISK_UPDATE_PROPERTIES] = ERROR_IO_DEVICE;
        EXPECT_EQ(raw.rereadPartitions().error().cause, Cause::Io);
    }
    wait();
    EXPECT_TRUE(served_);
    EXPECT_EQ(readFile(folder_.path() / "stick")[2 * mebi], std::byte{0x5A});
}

TEST_F(WindowsElevation, AVolumeMayNeedRightsAlone) {
    window_.disks[1].denied = false;
    window_.volumes[0].denied = true;
    const auto device = openDeviceForWriting(window_, disk1, Exclusivity::Exclusive);
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_EQ(window_.started.size(), 1u);
    EXPECT_EQ(command_.done.size(), 4u);
}

TEST_F(WindowsElevation, BesideOthersNothingIsLocked) {
    auto device = openDeviceForWriting(window_, disk1, Exclusivity::BesideOthers);
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_EQ(command_.done, std::vector<std::string>{"open disk 1"});
    EXPECT_EQ(device->inUse.size(), 1u);
    device->hold.reset();
    wait();
    EXPECT_TRUE(served_);
}

TEST_F(WindowsElevation, WhatStopsTheCommandIsSaidByTheWindow) {
    command_.volumes[0].busy = 1000;
    const auto busy = openDeviceForWriting(window_, disk1, Exclusivity::Exclusive);
    ASSERT_FALSE(busy);
    EXPECT_EQ(busy.error().cause, Cause::InUse);
    EXPECT_NE(busy.error().message.find("D:\\"), std::string::npos) << busy.error().message;
    wait();
    // The program was started, but not as an administrator.
    command_.disks[1].denied = true;
    const auto denied = openDeviceForReading(window_, disk1);
    ASSERT_FALSE(denied);
    EXPECT_EQ(denied.error().cause, Cause::Permission);
}

TEST_F(WindowsElevation, TheUserSaysNo) {
    const auto problem = [&](DWORD number) {
        window_.start = [number](const auto&) {
            ::SetLastError(number);
            return UniqueHandle();
        };
        return openDeviceForReading(window_, disk1).error();
    };
    EXPECT_EQ(problem(ERROR_CANCELLED).cause, Cause::Refused);
    EXPECT_TRUE(problem(ERROR_CANCELLED).code == IoError::AuthorizationDismissed);
    EXPECT_EQ(problem(ERROR_ACCESS_DISABLED_BY_POLICY).cause, Cause::Permission);
    EXPECT_EQ(problem(ERROR_FILE_NOT_FOUND).cause, Cause::Permission);
    EXPECT_EQ(openDeviceForWriting(window_, disk1, Exclusivity::Exclusive).error().cause, Cause::Permission);
}

TEST_F(WindowsElevation, NobodyIsAskedWhereThatHelpsNot) {
    window_.administrator = true;
    EXPECT_TRUE(openDeviceForReading(window_, disk1).error().code == IoError::AdministratorToRead);
    EXPECT_TRUE(openDeviceForWriting(window_, disk1, Exclusivity::BesideOthers).error().code ==
                IoError::AdministratorToWrite);
    window_.administrator = false;
    setElevatedCommand({});
    EXPECT_TRUE(openDeviceForReading(window_, disk1).error().code == IoError::AdministratorToRead);
    setElevatedCommand("sectorsmith.exe");
    EXPECT_EQ(openDeviceForReading(window_, "\\\\.\\PhysicalDrive7").error().cause, Cause::NotFound);
    EXPECT_TRUE(window_.started.empty());
}

// Between question and answer another disk got the number.
TEST_F(WindowsElevation, OnlyTheDiskThatTheQuestionNamed) {
    command_.disks[1].properties[0] = AnswerBytes(128).u32(16, 56).text(56, "Only Copy");
    const auto other = openDeviceForWriting(window_, disk1, Exclusivity::Exclusive);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().cause, Cause::Changed);
    EXPECT_NE(other.error().message.find("Only Copy"), std::string::npos) << other.error().message;
    wait();
    EXPECT_TRUE(command_.done.empty()) << "nothing was locked or opened for writing";
}

// The name leads to a file, or to another disk.
TEST_F(WindowsElevation, OnlyWhatSaysThatItIsTheDisk) {
    command_.disks[1].answers[IOCTL_STORAGE_GET_DEVICE_NUMBER] = AnswerBytes(12).u32(0, 7).u32(4, 0);
    EXPECT_TRUE(openDeviceForReading(window_, disk1).error().cause == Cause::Refused);
    wait();
    command_.disks[1].answers.erase(IOCTL_STORAGE_GET_DEVICE_NUMBER);
    EXPECT_TRUE(openDeviceForReading(window_, disk1).error().cause == Cause::Refused);
}

TEST_F(WindowsElevation, TheWindowListensToTheProcessThatItStartedAlone) {
    OtherProcess other;
    window_.start = [&](const std::vector<std::string>& words) {
        serve(words);
        return processOf(other.handle());
    };
    const auto device = openDeviceForReading(window_, disk1);
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::Refused);
}

TEST_F(WindowsElevation, ACommandThatEndsAtOnce) {
    OtherProcess other;
    other.end();
    window_.start = [&](const auto&) { return processOf(other.handle()); };
    EXPECT_TRUE(openDeviceForReading(window_, disk1).error().code == IoError::HelperEnded);
}

// The other side by hand: what somebody else may send to the elevated command.
class ByHand {
 public:
    explicit ByHand(const std::string& name)
        : pipe(::CreateNamedPipeW(toWide(name).c_str(), PIPE_ACCESS_DUPLEX | FILE_FLAG_FIRST_PIPE_INSTANCE,
                                  PIPE_TYPE_MESSAGE | PIPE_READMODE_MESSAGE, 1, 65536, 65536, 0, nullptr)) {}
    std::string next() {
        std::string packet(largestElevatedPacket, '\0');
        DWORD length = 0;
        if (!::ReadFile(pipe.get(), packet.data(), static_cast<DWORD>(packet.size()), &length, nullptr))
            return {};
        packet.resize(length);
        return packet;
    }
    void send(const std::string& packet) {
        DWORD length = 0;
        ::WriteFile(pipe.get(), packet.data(), static_cast<DWORD>(packet.size()), &length, nullptr);
    }
    UniqueHandle pipe;
};

ElevatedRequest requestAt(const std::string& pipe) {
    return {.path = disk1,
            .mode = {.write = true, .direct = true},
            .disk = itsName,
            .pipe = pipe,
            .asker = ::GetCurrentProcessId()};
}

TEST_F(WindowsElevation, TheCommandTellsNothingButTheTableToRead) {
    const std::string name = windows::elevatedPipe(std::string(32, 'a'));
    ByHand window(name);
    serve(openDeviceArguments(requestAt(name)));
    ::ConnectNamedPipe(window.pipe.get(), nullptr);
    const auto handle = parseOpened(window.next());
    ASSERT_TRUE(handle) << handle.error().message;
    ::CloseHandle(reinterpret_cast<HANDLE>(*handle));
    for (const char* request : {"X", "F1", "RR", "R\\\\.\\PhysicalDrive0", "E1no"}) {
        window.send(request);
        EXPECT_EQ(parseReread(window.next()).error().cause, Cause::Usage) << request;
    }
    window.send("R");
    EXPECT_TRUE(parseReread(window.next()));
    // It ends with the window.
    window.pipe.reset();
    wait();
    EXPECT_TRUE(served_);
}

TEST_F(WindowsElevation, AFloodEndsTheCommand) {
    const std::string name = windows::elevatedPipe(std::string(32, 'b'));
    ByHand window(name);
    serve(openDeviceArguments(requestAt(name)));
    ::ConnectNamedPipe(window.pipe.get(), nullptr);
    const auto handle = parseOpened(window.next());
    ASSERT_TRUE(handle);
    ::CloseHandle(reinterpret_cast<HANDLE>(*handle));
    window.send(std::string(60000, 'R'));
    wait();
    EXPECT_EQ(window.next(), "");
}

TEST_F(WindowsElevation, TheCommandByHandOpensNothing) {
    const std::string name = windows::elevatedPipe(std::string(32, 'c'));
    EXPECT_EQ(serveElevated(command_, requestAt(name)).error().cause, Cause::Usage) << "nobody waits there";
    OtherProcess other;
    ByHand window(name);
    ElevatedRequest request = requestAt(name);
    request.asker = ::GetProcessId(other.handle());
    EXPECT_EQ(serveElevated(command_, request).error().cause, Cause::Usage)
        << "the pipe is not that process's";
    request = requestAt(name);
    request.path = (folder_.path() / "stick").string();
    EXPECT_EQ(serveElevated(command_, request).error().cause, Cause::Refused);
    EXPECT_TRUE(command_.done.empty());
}

}  // namespace
}  // namespace sectorsmith::testing
