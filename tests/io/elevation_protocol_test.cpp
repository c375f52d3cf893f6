// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/elevation_protocol.h"

#include <gtest/gtest.h>

#include <random>

#include "io/errors.h"

namespace sectorsmith {
namespace {

const std::string pipe = windows::elevatedPipe("0123456789abcdef0123456789abcdef");

ElevatedRequest goodRequest() {
    return {.path = "\\\\.\\PhysicalDrive1",
            .mode = {.write = true, .exclusive = true, .direct = true},
            .disk = "SanDisk Ultra Fit 4C530001, 61.5 GB",
            .pipe = pipe,
            .asker = 4711};
}

TEST(ElevationProtocol, TheQuestionNamesTheDiskBeforeWhatNobodyReads) {
    EXPECT_EQ(openDeviceArguments(goodRequest()),
              (std::vector<std::string>{"open-device", "\\\\.\\PhysicalDrive1", "--write", "--exclusive",
                                        "--direct", "--disk", "SanDisk Ultra Fit 4C530001, 61.5 GB", "--pipe",
                                        pipe, "--for", "4711"}));
    EXPECT_EQ(openDeviceArguments({.path = "/dev/sda", .mode = {}, .disk = {}, .pipe = {}}),
              (std::vector<std::string>{"open-device", "/dev/sda"}));
}

TEST(ElevationProtocol, WhatIsSentComesBack) {
    for (const std::uint64_t handle : {std::uint64_t{0}, std::uint64_t{0x1a4}, ~std::uint64_t{0}}) {
        const auto opened = parseOpened(openedPacket(handle));
        ASSERT_TRUE(opened);
        EXPECT_EQ(*opened, handle);
    }
    const std::vector<std::string> names{"sda1", "partition 3"};
    EXPECT_EQ(*parseReread(rereadPacket(names)), names);
    EXPECT_TRUE(parseReread(rereadPacket({}))->empty());
    for (int cause = 0; cause <= static_cast<int>(Cause::Refused); ++cause) {
        const Error error{static_cast<Cause>(cause), "the disk hides", std::nullopt};
        const auto opened = parseOpened(refusalPacket(error));
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().cause, error.cause);
        EXPECT_EQ(opened.error().message, error.message);
        EXPECT_EQ(parseReread(refusalPacket(error)).error().cause, error.cause);
    }
}

TEST(ElevationProtocol, AnAnswerThatIsNone) {
    const auto codeOf = [](std::string_view packet) { return parseOpened(packet).error().code; };
    EXPECT_TRUE(codeOf("") == IoError::HelperEnded);
    for (const char* packet : {"G", "L", "Fx", "F-1", "F 1", "F0x1", "F10000000000000000", "F1\n"})
        EXPECT_TRUE(codeOf(packet) == IoError::HelperAnswer) << packet;
    EXPECT_TRUE(parseReread("F1").error().code == IoError::HelperAnswer);
    EXPECT_EQ(parseOpened("E").error().cause, Cause::Io);
    EXPECT_EQ(parseOpened("E\x7Fwhy").error().cause, Cause::Io);
    EXPECT_EQ(parseOpened("E\x7Fwhy").error().message, "why");
    std::mt19937 random(17);
    for (int i = 0; i < 20000; ++i) {
        std::string packet(random() % 40, '\0');
        for (char& c : packet) c = static_cast<char>(random());
        if (!packet.empty()) packet[0] = "FEL"[random() % 3];
        EXPECT_TRUE(!parseOpened(packet) || packet[0] == 'F');
        EXPECT_TRUE(!parseReread(packet) || packet[0] == 'L');
    }
}

TEST(ElevationProtocol, ADisksNameIsSafeToShow) {
    DeviceFacts facts;
    facts.model = "SanDisk Ultra Fit";
    facts.serial = "4C530001";
    facts.size = 61'500'000'000;
    EXPECT_EQ(elevatedDiskName(facts), "SanDisk Ultra Fit 4C530001, 61.5 GB");
    facts.serial.clear();
    EXPECT_EQ(elevatedDiskName(facts), "SanDisk Ultra Fit, 61.5 GB");
    facts.model.clear();
    EXPECT_EQ(elevatedDiskName(facts), "61.5 GB");
    // What a hostile stick says of itself ends no argument and no line.
    facts.model = "x\" --pipe \\\\.\\pipe\\\n\xC3\xA4";
    facts.serial = std::string(500, 'S');
    ElevatedRequest request = goodRequest();
    request.disk = elevatedDiskName(facts);
    EXPECT_LE(request.disk.size(), 100u);
    EXPECT_TRUE(request.disk.starts_with("x? --pipe ??.?pipe??"));
    EXPECT_TRUE(request.disk.ends_with(", 61.5 GB"));
    EXPECT_TRUE(windows::checkElevatedRequest(request));
}

TEST(ElevationProtocol, OnlyDisksAndVolumesAreOpened) {
    const std::string guid = "8d1b7e3a-1111-2222-3333-0123456789ab";
    const std::pair<std::string, std::string> good[] = {
        {"\\\\.\\PhysicalDrive0", "\\\\.\\PhysicalDrive0"},
        {"\\\\.\\PHYSICALDRIVE12", "\\\\.\\PhysicalDrive12"},
        {"\\\\?\\PhysicalDrive3", "\\\\.\\PhysicalDrive3"},
        {"\\\\.\\d:", "\\\\.\\D:"},
        {"\\\\?\\Volume{" + guid + "}", "\\\\?\\Volume{" + guid + "}"},
        {"\\\\?\\GLOBALROOT\\Device\\Harddisk1\\Partition2",
         "\\\\?\\GLOBALROOT\\Device\\Harddisk1\\Partition2"}};
    for (const auto& [path, opened] : good) EXPECT_EQ(windows::elevatedPath(path), opened) << path;
    for (const std::string& path :
         std::initializer_list<std::string>{"",
                                            "C:",
                                            "C:\\",
                                            "C:\\Windows\\System32\\config\\SAM",
                                            "\\\\.\\",
                                            "\\\\.\\C:\\",
                                            "\\\\.\\C:\\secret",
                                            "\\\\.\\C:secret",
                                            "\\\\.\\CC:",
                                            "\\\\.\\1:",
                                            "\\\\.\\pipe\\other",
                                            "\\\\.\\PhysicalDrive",
                                            "PhysicalDrive1",
                                            "\\\\.\\PhysicalDrive1\\x",
                                            "\\\\.\\PhysicalDrive-1",
                                            "\\\\.\\PhysicalDrive99999999999",
                                            "\\\\.\\PhysicalDrive1 ",
                                            "\\\\.\\CdRom0",
                                            "\\\\.\\COM1",
                                            "\\\\.\\GLOBALROOT\\Device\\Harddisk0\\Partition1",
                                            "\\\\?\\Volume{}",
                                            "\\\\?\\Volume{" + guid + "}\\",
                                            "\\\\?\\Volume{" + guid + "}\\secret",
                                            "\\\\?\\Volume{" + guid.substr(1) + "}",
                                            "\\\\?\\GLOBALROOT\\Device\\Harddisk0",
                                            "\\\\?\\GLOBALROOT\\Device\\Harddisk0\\Partition",
                                            "\\\\?\\GLOBALROOT\\Device\\Harddisk0\\Partition1\\secret",
                                            "\\\\?\\GLOBALROOT\\Device\\Harddisk\\Partition1",
                                            "\\\\?\\GLOBALROOT\\Device\\PhysicalMemory",
                                            "\\\\?\\C:\\secret",
                                            "\\\\server\\share\\file",
                                            "//./PhysicalDrive1",
                                            "/dev/sda",
                                            std::string("\\\\.\\C:\0", 7),
                                            std::string(100000, '\\')})
        EXPECT_FALSE(windows::elevatedPath(path)) << path.substr(0, 100);
}

TEST(ElevationProtocol, ARequestThatTheWindowDoesNotMake) {
    EXPECT_TRUE(windows::checkElevatedRequest(goodRequest()));
    const auto causeOf = [](auto change) {
        ElevatedRequest request = goodRequest();
        change(request);
        const auto checked = windows::checkElevatedRequest(request);
        return checked ? Cause::Io : checked.error().cause;
    };
    using Request = ElevatedRequest;
    EXPECT_EQ(causeOf([](Request& r) { r.path = "C:\\secret"; }), Cause::Refused);
    EXPECT_EQ(causeOf([](Request& r) { r.asker = 0; }), Cause::Usage);
    EXPECT_EQ(causeOf([](Request& r) { r.disk.clear(); }), Cause::Usage);
    EXPECT_EQ(causeOf([](Request& r) { r.disk = "two\nlines"; }), Cause::Usage);
    EXPECT_EQ(causeOf([](Request& r) { r.disk = std::string(101, 'x'); }), Cause::Usage);
    for (const std::string& name : std::initializer_list<std::string>{
             "", "\\\\.\\pipe\\lsass", "\\\\server\\pipe\\sectorsmith-0123456789abcdef0123456789abcdef",
             pipe + "0", pipe.substr(0, pipe.size() - 1), pipe.substr(0, pipe.size() - 1) + "g",
             pipe + "\\..\\x"})
        EXPECT_EQ(causeOf([&](Request& r) { r.pipe = name; }), Cause::Usage) << name;
}

}  // namespace
}  // namespace sectorsmith
