// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are not simply the bytes of a disk: named as QEMU, file(1) and the programs that made them name them, refused,
// and converted by the very command that is told; disks and volumes are never taken for them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/endian.h"
#include "io/block_device.h"
#include "io/open.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;
using ::testing::HasSubstr;

OpenedSource openContainer(const fs::path& path, const OpenOptions& options = {}) {
    auto opened = openPath(path.string(), options);
    EXPECT_TRUE(opened) << opened.error().message;
    return opened ? *opened : OpenedSource{};
}

void putText(std::vector<std::byte>& to, std::size_t at, std::string_view text) {
    const auto bytes = bytesOf(text);
    std::ranges::copy(bytes, to.begin() + static_cast<std::ptrdiff_t>(at));
}

// One partition of type 83, as fdisk would have it.
void putPartition(std::vector<std::byte>& disk) {
    disk[446 + 4] = std::byte{0x83};
    storeLittle<std::uint32_t>(&disk[446 + 8], 2048);
    storeLittle<std::uint32_t>(&disk[446 + 12], 4096);
    disk[510] = std::byte{0x55};
    disk[511] = std::byte{0xAA};
}

// What is refused as a container is refused by every way that writes, and what it holds is shown all the same.
void expectRefused(const fs::path& path, Container container, const char* hint) {
    const OpenedSource opened = openContainer(path);
    EXPECT_EQ(containerName(opened.container), containerName(container));
    EXPECT_THAT(opened.readOnlyReason, HasSubstr(path.string()));
    EXPECT_THAT(opened.readOnlyReason, HasSubstr(hint));
    EXPECT_EQ(opened.readOnlyReason, opened.containerReason);
    ASSERT_TRUE(opened.source);
    EXPECT_EQ(opened.source->size(), fs::file_size(path));
    const auto device = openForWriting(path.string());
    ASSERT_FALSE(device);
    EXPECT_EQ(device.error().cause, Cause::Refused);

    // Its own bytes can be had, and then only these.
    OpenOptions bytes;
    bytes.asBytes = true;
    const OpenedSource plain = openContainer(path, bytes);
    EXPECT_EQ(plain.container, opened.container);
    EXPECT_EQ(plain.readOnlyReason, "");
    EXPECT_THAT(plain.containerReason, HasSubstr(hint));
    EXPECT_TRUE(plain.asBytes);
    EXPECT_EQ(plain.source->size(), fs::file_size(path));
    EXPECT_TRUE(openForWriting(path.string(), {.asBytes = true}));
}

void expectRaw(const fs::path& path, const std::string& what) {
    const OpenedSource opened = openContainer(path);
    EXPECT_EQ(containerName(opened.container), "raw") << what;
    EXPECT_EQ(opened.readOnlyReason, "") << what;
    EXPECT_FALSE(opened.asBytes);
}

std::string inQuotes(const fs::path& path) { return "'" + path.string() + "'"; }

// Every format that this qemu-img can write, against what it says of the file itself.
TEST(Containers, AreCalledAsQemuCallsThem) {
    if (!haveProgram("qemu-img")) GTEST_SKIP() << "qemu-img is not there";
    TemporaryFolder folder;
    const auto raw = folder.path() / "raw.img";
    auto disk = pattern(1 << 20);
    putPartition(disk);
    writeFile(raw, disk);
    // What our names are in QEMU's.
    const auto qemuName = [](Container container) -> std::string {
        switch (container) {
            case Container::DynamicVhd:
            case Container::FixedVhd: return "vpc";
            case Container::Udif:
            case Container::UdifUncompressed: return "dmg";
            default: return std::string(containerName(container));
        }
    };
    int made = 0;
    for (const char* arguments :
         {"-O raw", "-O qcow", "-O qcow2", "-O qcow2 -o compat=0.10", "-O qed", "-O vdi", "-O parallels",
          "-O vhdx", "-O vpc -o subformat=dynamic", "-O vpc -o subformat=fixed,force_size", "-O vmdk",
          "-O vmdk -o subformat=streamOptimized", "-O vmdk -o subformat=monolithicFlat"}) {
        SCOPED_TRACE(arguments);
        const auto path = folder.path() / ("image" + std::to_string(made++));
        const auto result = run(std::string("qemu-img convert -t unsafe -f raw ") + arguments + " " +
                                inQuotes(raw) + " " + inQuotes(path));
        ASSERT_EQ(result.exitCode, 0) << result.err;
        const OpenedSource opened = openContainer(path);
        const auto info = run("qemu-img info --output=json " + inQuotes(path));
        const std::string format = nlohmann::json::parse(info.out)["format"];
        // QEMU probes a fixed VHD as raw, since its footer stands at the end.
        if (opened.container != Container::FixedVhd) {
            EXPECT_EQ(qemuName(opened.container), format);
        }
        if (opened.container == Container::Raw || opened.container == Container::FixedVhd) {
            EXPECT_EQ(opened.readOnlyReason, "");
            continue;
        }
        expectRefused(path, opened.container, ("qemu-img convert -f " + format).c_str());
        // What the sentence names does convert it.
        EXPECT_EQ(
            run(opened.readOnlyReason.text.substr(opened.readOnlyReason.text.find("qemu-img"))).exitCode, 0);
        auto bytes = readFile(path.string() + ".raw");
        ASSERT_GE(bytes.size(), disk.size());
        bytes.resize(disk.size());
        EXPECT_TRUE(bytes == disk);
    }
    EXPECT_EQ(made, 13);
    // LUKS is what lies on a disk, too.
    const auto luks = folder.path() / "luks";
    if (run("qemu-img create -q -f luks --object secret,id=s,data=abc -o key-secret=s,iter-time=10 " +
            inQuotes(luks) + " 1M")
            .exitCode == 0)
        expectRaw(luks, "LUKS");
}

// Formats that qemu-img reads but does not write: the smallest header that it accepts.
TEST(Containers, AreCalledAsQemuCallsThemByTheirHeaders) {
    if (!haveProgram("qemu-img")) GTEST_SKIP() << "qemu-img is not there";
    TemporaryFolder folder;
    std::vector<std::byte> bochs(8192);
    putText(bochs, 0, "Bochs Virtual HD Image");
    putText(bochs, 32, "Redolog");
    putText(bochs, 48, "Growing");
    storeLittle<std::uint32_t>(&bochs[64], 0x00020000);
    storeLittle<std::uint32_t>(&bochs[68], 512);
    storeLittle<std::uint32_t>(&bochs[72], 4);
    storeLittle<std::uint32_t>(&bochs[76], 1);
    storeLittle<std::uint32_t>(&bochs[80], 4096);
    storeLittle<std::uint64_t>(&bochs[88], 8192);
    std::vector<std::byte> cloop(4096);
    putText(
        cloop, 0,
        "#!/bin/sh\n#V2.0 Format\nmodprobe cloop file=$0 && mount -r -t iso9660 /dev/cloop $1\nexit $?\n");
    std::vector<std::byte> description(600);
    putText(description, 0,
            "# made by hand\n\n  \nversion=1\nCID=fffffffe\nparentCID=ffffffff\ncreateType=\"custom\"\n");
    for (const auto& [bytes, format] : {std::pair{bochs, "bochs"}, {cloop, "cloop"}, {description, "vmdk"}}) {
        const auto path = folder.path() / format;
        writeFile(path, bytes);
        const auto opened = openContainer(path);
        EXPECT_EQ(containerName(opened.container), format);
        const auto info = run("qemu-img info --output=json " + inQuotes(path));
        // What it cannot open for want of content it has still probed: it names the format in the message.
        EXPECT_THAT(info.out + info.err,
                    ::testing::AnyOf(HasSubstr(format), HasSubstr("VMDK"), HasSubstr("loop")))
            << format;
        EXPECT_THAT(opened.readOnlyReason, HasSubstr("qemu-img convert -f " + std::string(format)));
    }
}

// Compressed and archived images, each by its own program; unpacked by the command that is told.
TEST(Containers, CompressedImagesAreUnpackedByTheCommandThatIsTold) {
    SECTORSMITH_NEEDS_SHELL();
    struct Case {
        const char* program;
        const char* command;
        Container container;
    };
    unsigned checked = 0;
    for (const Case& one :
         {Case{"gzip", "gzip -c", Container::Gzip}, Case{"xz", "xz -c", Container::Xz},
          Case{"zstd", "zstd -qc", Container::Zstd}, Case{"bzip2", "bzip2 -c", Container::Bzip2},
          Case{"lz4", "lz4 -qc", Container::Lz4}, Case{"lzip", "lzip -c", Container::Lzip},
          Case{"lzop", "lzop -c", Container::Lzop}, Case{"ntfsclone", nullptr, Container::NtfsClone}}) {
        if (!haveProgram(one.program)) continue;
        SCOPED_TRACE(one.program);
        ++checked;
        TemporaryFolder folder;
        const auto raw = folder.path() / "it's.img";
        auto disk = std::vector<std::byte>(2 << 20);
        putPartition(disk);
        putText(disk, 1 << 20, "content");
        writeFile(raw, disk);
        const std::string in = "\"" + raw.string() + "\"";
        const auto path = folder.path() / "it's packed";
        const std::string out = "\"" + path.string() + "\"";
        if (one.command == nullptr) {
            if (!haveProgram("mkntfs")) continue;
            ASSERT_EQ(run("mkntfs -F -q " + in + " && ntfsclone --save-image -O " + out + " " + in).exitCode,
                      0);
        } else {
            ASSERT_EQ(run(std::string(one.command) + " " + in + " > " + out).exitCode, 0);
        }
        expectRefused(path, one.container, one.program);
        const std::string reason = openContainer(path).readOnlyReason;
        const auto result = run(reason.substr(reason.find(": ", reason.find("first")) + 2));
        ASSERT_EQ(result.exitCode, 0) << reason << result.err;
        if (one.command != nullptr) {
            EXPECT_EQ(run("cmp " + in + " \"" + path.string() + ".raw\"").exitCode, 0);
        } else {
            EXPECT_EQ(openContainer(path.string() + ".raw").container, Container::Raw);
        }
    }
    EXPECT_GE(checked, 3u) << "gzip, xz and bzip2 are everywhere";
    TemporaryFolder folder;
    writeFile(folder.path() / "disk.img", pattern(100000));
    for (const auto& [program, command, container] :
         {std::tuple{"tar", "tar -cf a.tar disk.img", Container::Tar},
          std::tuple{"tar", "tar --format=pax -cf b.tar disk.img", Container::Tar},
          std::tuple{"zip", "zip -q a.zip disk.img", Container::Zip},
          std::tuple{"7z", "7z a -bd a.7z disk.img > /dev/null", Container::SevenZip},
          std::tuple{"mksquashfs", "mksquashfs disk.img a.sqfs -quiet -no-progress > /dev/null",
                     Container::Raw}}) {
        if (!haveProgram(program)) continue;
        ASSERT_EQ(run("cd " + inQuotes(folder.path()) + " && " + command).exitCode, 0) << command;
        for (const auto& entry : fs::directory_iterator(folder.path())) {
            if (entry.path().extension() == ".img") continue;
            if (container == Container::Raw) expectRaw(entry.path(), command);
            else expectRefused(entry.path(), container, "Unpack it first");
            fs::remove(entry.path());
            break;
        }
    }
}

// Forensic and imaging formats by their headers; file(1) has its own list of them.
TEST(Containers, HeadersOfOtherFormatsAsFileKnowsThem) {
    SECTORSMITH_NEEDS_SHELL();
    struct Case {
        const char* name;
        std::string head;
        Container container;
        const char* file;  // what file(1) says; empty: it does not know the format
    };
    std::string ghost("\xFE\xEF\x01\x02", 4);
    std::string android("\x3A\xFF\x26\xED\x01\0\0\0\x1C\0\x0C\0\0\x10\0\0\x08\0\0\0\x01\0\0\0", 24);
    const Case cases[] = {
        {"dmg-encrypted", std::string("encrcdsa\0\0\0\2\0\0\0\x10", 16), Container::EncryptedDmg, ""},
        {"aff", std::string("AFF10\r\n\0", 8), Container::Aff, ""},
        {"ghost", ghost, Container::Ghost, "GHost image"},
        {"wim", std::string("MSWIM\0\0\0\xD0\0\0\0\0\x0D\1\0", 16), Container::Wim, "WIM"},
        {"wim", std::string("WLPWM\0\0\0\xD0\0\0\0\0\x0D\1\0", 16), Container::Wim, ""},
        {"ewf", std::string("EVF\x09\x0D\x0A\xFF\x00\1\1\0\0\0", 13), Container::Ewf, "EWF"},
        {"ewf", "EVF2\r\n\x81", Container::Ewf, ""},
        {"sparseimage", std::string("sprs\0\0\0\3", 8), Container::SparseImage, ""},
        {"asif", std::string("shdw\0\0\0\1", 8), Container::Asif, ""},
        {"partclone", "partclone-image0.3.0", Container::Partclone, ""},
        {"android-sparse", android, Container::AndroidSparse, "ndroid sparse"},
        {"chd", std::string("MComprHD\0\0\0\x7C\0\0\0\5", 16), Container::Chd, "CHD"},
        {"rar", std::string("Rar!\x1A\x07\1\0", 8), Container::Rar, "RAR"},
        {"vmdk", std::string("\xBE\xBA\xFE\xCA\0\0\0\0\1\0\0\0\2\0\0\0", 16), Container::Vmdk, ""}};
    TemporaryFolder folder;
    const auto path = folder.path() / "file";
    for (const Case& one : cases) {
        SCOPED_TRACE(one.name);
        std::vector<std::byte> bytes(8192);
        putText(bytes, 0, one.head);
        writeFile(path, bytes);
        EXPECT_EQ(containerName(one.container), one.name);
        expectRefused(path, one.container, "");
        if (one.file[0] != 0 && haveProgram("file")) {
            EXPECT_THAT(run("file -b " + inQuotes(path)).out, HasSubstr(one.file));
        }
    }
    // The first version of an encrypted disk image has its mark at the end.
    auto bytes = pattern(10000);
    putText(bytes, bytes.size() - 8, "cdsaencr");
    writeFile(path, bytes);
    expectRefused(path, Container::EncryptedDmg, "hdiutil convert");
    // DiskCopy 4.2: a header of 84 bytes whose lengths are those of the file.
    std::vector<std::byte> copy(84 + 819200);
    copy[0] = std::byte{7};
    putText(copy, 1, "Disk 12");
    storeBig<std::uint32_t>(&copy[64], 819200);
    storeBig<std::uint16_t>(&copy[82], 0x0100);
    writeFile(path, copy);
    expectRefused(path, Container::DiskCopy, "hdiutil convert");
    copy.resize(copy.size() + 512);
    writeFile(path, copy);
    expectRaw(path, "the lengths are others");
}

// Signatures in the trailers that programs leave a little off the end.
TEST(Containers, TrailersThatAreNotQuiteAtTheEnd) {
    TemporaryFolder folder;
    const auto path = folder.path() / "file";
    auto bytes = pattern(64 * 512);
    std::vector<std::byte> koly(512);
    putText(koly, 0, "koly");
    storeBig<std::uint32_t>(&koly[4], 4);
    storeBig<std::uint32_t>(&koly[8], 512);
    bytes.insert(bytes.end(), koly.begin(), koly.end());
    bytes.resize(bytes.size() + 77);
    writeFile(path, bytes);
    expectRefused(path, Container::Udif, "hdiutil convert");
    // Virtual PC's old footer has 511 bytes.
    bytes = pattern(64 * 512);
    std::vector<std::byte> footer(511);
    putText(footer, 0, "conectix");
    bytes.insert(bytes.end(), footer.begin(), footer.end());
    writeFile(path, bytes);
    expectRefused(path, Container::FixedVhd, "head -c -511");
    if (haveProgram("head")) {
        const std::string reason = openContainer(path).readOnlyReason;
        EXPECT_EQ(run(reason.substr(reason.find("head -c"))).exitCode, 0);
        EXPECT_TRUE(readFile(path.string() + ".raw") == pattern(64 * 512));
    }
}

// First sectors are free for boot code: short signatures there mean nothing on a disk or a volume.
TEST(Containers, DisksAreNeverTakenForThem) {
    TemporaryFolder folder;
    const auto path = folder.path() / "file";
    const std::string_view heads[] = {"\x1F\x8B\x08\0\0\0\0\0\0\3"sv,
                                      "\x28\xB5\x2F\xFD"sv,
                                      "\x04\x22\x4D\x18\x64"sv,
                                      "PK\3\4\x14\0\0\0\x08\0"sv,
                                      "sprs"sv,
                                      "shdw"sv,
                                      "KDMV"sv,
                                      "COWD"sv,
                                      "QFI\xFB"sv,
                                      "\xFE\xEF\1\2"sv,
                                      "\xFD"
                                      "7zXZ\0"sv,
                                      "LZIP\1"sv};
    struct Disk {
        const char* what;
        void (*make)(std::vector<std::byte>&);
    };
    const Disk disks[] = {
        {"an MBR", putPartition},
        {"a GPT", [](std::vector<std::byte>& d) { putText(d, 512, "EFI PART"); }},
        {"a GPT of large sectors", [](std::vector<std::byte>& d) { putText(d, 4096, "EFI PART"); }},
        {"ISO 9660", [](std::vector<std::byte>& d) { putText(d, 32769, "CD001"); }},
        {"UDF", [](std::vector<std::byte>& d) { putText(d, 32769, "BEA01"); }},
        {"HFS+", [](std::vector<std::byte>& d) { putText(d, 1024, "H+\0\4"sv); }},
        {"Btrfs", [](std::vector<std::byte>& d) { putText(d, 65600, "_BHRfS_M"); }},
        {"ext", [](std::vector<std::byte>& d) {
             putText(d, 1024 + 56, "\x53\xEF");
             storeLittle<std::uint32_t>(&d[1024 + 4], 1000);
             storeLittle<std::uint32_t>(&d[1024 + 24], 2);
             storeLittle<std::uint32_t>(&d[1024 + 76], 1);
         }}};
    for (const std::string_view head : heads) {
        std::vector<std::byte> bytes(128 * 1024);
        putText(bytes, 0, head);
        if (head.starts_with("PK")) storeLittle<std::uint16_t>(&bytes[26], 8);
        writeFile(path, bytes);
        EXPECT_NE(openContainer(path).container, Container::Raw) << "it would prove nothing: " << head;
        for (const Disk& disk : disks) {
            auto made = bytes;
            disk.make(made);
            writeFile(path, made);
            expectRaw(path, std::string(disk.what) + " behind " + std::string(head));
        }
    }
    // And what is never refused.
    for (const std::string_view head :
         {"LUKS\xBA\xBE\0\1"sv, "LUKS\xBA\xBE\0\2"sv, "hsqs"sv, "\xEB\x3C\x90MSDOS5.0"sv,
          "\x33\xC0\x8E\xD0\xBC\0\x7C"sv, "\xFA\x33\xC0"sv, "ER\2\0"sv}) {
        std::vector<std::byte> bytes(128 * 1024);
        putText(bytes, 0, head);
        writeFile(path, bytes);
        expectRaw(path, std::string(head));
    }
    // The real images are disks and volumes (but for that of NTFS, which was cut out of a VHD with its footer).
    unsigned seen = 0;
    for (const char* name : {"apfs_volume", "apm_hfsplus", "exfat", "ext2", "fat12", "fat16", "gpt_apfs",
                             "gpt_hfsplus", "hfsplus_volume", "mbr_extended", "mbr_hfsplus_fat16"}) {
        const auto image = realImage(name);
        if (image.empty()) continue;
        expectRaw(image, name);
        ++seen;
    }
    RecordProperty("realImages", static_cast<int>(seen));
}

// A fixed VHD as plain bytes has its footer; a raw image has nothing that could be lifted.
TEST(Containers, AsBytesIsTheWholeFile) {
    TemporaryFolder folder;
    const auto path = folder.path() / "raw.img";
    writeFile(path, pattern(64 * 512));
    OpenOptions bytes;
    bytes.asBytes = true;
    EXPECT_FALSE(openContainer(path, bytes).asBytes);
    EXPECT_EQ(openContainer(path, bytes).containerReason, "");
    if (!haveProgram("qemu-img")) GTEST_SKIP() << "qemu-img is not there";
    const auto vhd = folder.path() / "disk.vhd";
    ASSERT_EQ(
        run("qemu-img create -q -f vpc -o subformat=fixed,force_size " + inQuotes(vhd) + " 1M").exitCode, 0);
    EXPECT_EQ(openContainer(vhd).source->size(), fs::file_size(vhd) - 512);
    const auto plain = openContainer(vhd, bytes);
    EXPECT_TRUE(plain.asBytes);
    EXPECT_EQ(plain.source->size(), fs::file_size(vhd));
    auto device = openForWriting(vhd.string(), {.asBytes = true});
    ASSERT_TRUE(device) << device.error().message;
    EXPECT_EQ((*device)->size(), fs::file_size(vhd));
}

}  // namespace
}  // namespace sectorsmith::testing
