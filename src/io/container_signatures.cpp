// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/container_signatures.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/byte_reader.h"
#include "io/messages.h"

namespace sectorsmith {

namespace {

using namespace std::string_view_literals;

constexpr std::uint64_t sectorBytes = 512;

// What a file has to begin with. Every check stands on at least 64 bits, or is Weak and yields to a disk.
enum class Strength { Strong, Weak };

struct KnownFormat {
    Container container;
    Strength strength;
    IoMessage what;
    const char* program;  // that `what` names; may be null
    IoMessage advice;
    const char* command;  // {0}: the file, {1}: the file that it becomes, as words of a shell
    bool (*matches)(const ByteReader& head, std::uint64_t fileSize);
};

constexpr const char* byHdiutil = "hdiutil convert {0} -format UDTO -o {2}";

bool little32(const ByteReader& head, std::uint64_t at, std::uint32_t least, std::uint32_t most) {
    const auto value = head.little<std::uint32_t>(at);
    return value && *value >= least && *value <= most;
}

bool isVmdkDescription(const ByteReader& head, std::uint64_t) {
    if (head.matches(0, "# Disk DescriptorFile")) return true;
    // As QEMU reads it: lines of comments and blanks, then the version.
    const auto bytes = head.slice(0, std::min<std::uint64_t>(head.size(), sectorBytes));
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.empty() || text.front() != '#') return false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        if (line.ends_with('\r')) line.remove_suffix(1);
        at = end + 1;
        if (line.starts_with('#') || line.find_first_not_of(' ') == std::string_view::npos) continue;
        return line == "version=1" || line == "version=2" || line == "version=3";
    }
    return false;
}

bool isQed(const ByteReader& head, std::uint64_t) {
    const std::uint32_t cluster = head.little<std::uint32_t>(4).value_or(0);
    const std::uint32_t table = head.little<std::uint32_t>(8).value_or(0);
    return head.matches(0, "QED\0"sv) && std::has_single_bit(cluster) && cluster >= 4096 &&
           cluster <= (1U << 26) && std::has_single_bit(table) && table <= 16;
}

bool isVdi(const ByteReader& head, std::uint64_t) {
    return head.little<std::uint32_t>(0x40) == 0xBEDA107FU && little32(head, 0x44, 1, 0x0001FFFF);
}

bool isGzip(const ByteReader& head, std::uint64_t) {
    const auto flags = head.little<std::uint8_t>(3).value_or(0xFF);
    const auto system = head.little<std::uint8_t>(9).value_or(0xFE);
    return head.matches(0, "\x1F\x8B\x08") && (flags & 0xE0) == 0 && (system <= 13 || system == 0xFF);
}

bool isBzip2(const ByteReader& head, std::uint64_t) {
    const auto level = head.little<std::uint8_t>(3).value_or(0);
    return head.matches(0, "BZh") && level >= '1' && level <= '9' &&
           (head.matches(4, "1AY&SY") || head.matches(4, "\x17\x72\x45\x38\x50\x90"));
}

bool isZip(const ByteReader& head, std::uint64_t) {
    const auto version = head.little<std::uint8_t>(4).value_or(0xFF);
    const auto method = head.little<std::uint16_t>(8).value_or(0xFFFF);
    const auto name = head.little<std::uint16_t>(26).value_or(0);
    return head.matches(0, "PK\x03\x04") && version >= 10 && version <= 63 && method <= 99 && name > 0 &&
           name <= 1024;
}

bool isTar(const ByteReader& head, std::uint64_t) {
    if (!head.matches(257, "ustar") || head.size() < sectorBytes) return false;
    // The header's checksum: octal, over the header with blanks in its own place.
    std::uint32_t said = 0;
    for (std::uint64_t i = 148; i < 156; ++i) {
        const auto c = head.little<std::uint8_t>(i).value_or(0);
        if (c >= '0' && c <= '7') said = said * 8 + (c - '0');
        else if (c != ' ' && c != 0) return false;
    }
    std::uint32_t sum = 0;
    for (std::uint64_t i = 0; i < sectorBytes; ++i)
        sum += i >= 148 && i < 156 ? ' ' : head.little<std::uint8_t>(i).value_or(0);
    return said == sum;
}

bool isDiskCopy(const ByteReader& head, std::uint64_t fileSize) {
    const auto name = head.little<std::uint8_t>(0).value_or(0);
    const std::uint64_t data = head.big<std::uint32_t>(64).value_or(0);
    const std::uint64_t tags = head.big<std::uint32_t>(68).value_or(0);
    return name >= 1 && name <= 63 && head.big<std::uint16_t>(82) == 0x0100 && data % sectorBytes == 0 &&
           data > 0 && 84 + data + tags == fileSize;
}

// The order is that of certainty only where two could match.
const KnownFormat knownFormats[] = {
    {Container::Vhdx, Strength::Strong, IoMessage::VhdxImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f vhdx -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "vhdxfile"); }},
    // A dynamic VHD begins with a copy of its footer, also when its end was cut off.
    {Container::DynamicVhd, Strength::Strong, IoMessage::DynamicVhd, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f vpc -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "conectix"); }},
    {Container::Vmdk, Strength::Strong, IoMessage::SparseVmdk, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f vmdk -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "KDMV") && little32(head, 4, 1, 3) && head.matches(73, "\n \r\n");
     }},
    {Container::Vmdk, Strength::Weak, IoMessage::SparseVmdk, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f vmdk -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "KDMV") || head.matches(0, "COWD");
     }},
    {Container::Vmdk, Strength::Strong, IoMessage::SeSparseVmdk, nullptr, IoMessage::ConvertByVmware,
     "vmkfstools -i {0} -d thick {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "\xBE\xBA\xFE\xCA\0\0\0\0\1\0\0\0\2\0\0\0"sv);
     }},
    {Container::Vmdk, Strength::Strong, IoMessage::VmdkDescription, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f vmdk -O raw {0} {1}", isVmdkDescription},
    {Container::Qcow, Strength::Strong, IoMessage::QcowImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f qcow -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "QFI\xFB\0\0\0\1"sv); }},
    {Container::Qcow2, Strength::Strong, IoMessage::Qcow2Image, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f qcow2 -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) {
         const auto version = head.big<std::uint32_t>(4).value_or(0);
         const auto clusterBits = head.big<std::uint32_t>(20).value_or(0);
         return head.matches(0, "QFI\xFB") && (version == 2 || version == 3) && clusterBits >= 9 &&
                clusterBits <= 21;
     }},
    {Container::Qcow2, Strength::Weak, IoMessage::Qcow2Image, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f qcow2 -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "QFI\xFB"); }},
    {Container::Qed, Strength::Strong, IoMessage::QedImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f qed -O raw {0} {1}", isQed},
    {Container::Vdi, Strength::Strong, IoMessage::VdiImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f vdi -O raw {0} {1}", isVdi},
    {Container::Parallels, Strength::Strong, IoMessage::ParallelsImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f parallels -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "WithoutFreeSpace") || head.matches(0, "WithouFreSpacExt");
     }},
    {Container::Bochs, Strength::Strong, IoMessage::BochsImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f bochs -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "Bochs Virtual HD Image"); }},
    {Container::Cloop, Strength::Strong, IoMessage::CloopImage, nullptr, IoMessage::ConvertFirst,
     "qemu-img convert -f cloop -O raw {0} {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "#!/bin/sh\n#V2.0 Format\n") || head.matches(0, "#!/bin/sh\n#V3.00 Format\n");
     }},
    {Container::EncryptedDmg, Strength::Strong, IoMessage::EncryptedDmg, nullptr, IoMessage::ConvertOnMac,
     byHdiutil, [](const ByteReader& head, std::uint64_t) { return head.matches(0, "encrcdsa"); }},
    {Container::SparseImage, Strength::Weak, IoMessage::AppleSparseImage, nullptr, IoMessage::ConvertOnMac,
     byHdiutil, [](const ByteReader& head, std::uint64_t) { return head.matches(0, "sprs"); }},
    {Container::Asif, Strength::Weak, IoMessage::AsifImage, nullptr, IoMessage::ConvertOnMac, byHdiutil,
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "shdw"); }},
    {Container::DiskCopy, Strength::Strong, IoMessage::DiskCopyImage, nullptr, IoMessage::ConvertOnMac,
     byHdiutil, isDiskCopy},
    {Container::Ewf, Strength::Strong, IoMessage::EwfImage, nullptr, IoMessage::ConvertFirst,
     "ewfexport -f raw -t {1} {0}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "EVF\x09\x0D\x0A\xFF\x00"sv) || head.matches(0, "EVF2\r\n\x81") ||
                head.matches(0, "LVF\x09\x0D\x0A\xFF\x00"sv) || head.matches(0, "LEF2\r\n\x81");
     }},
    {Container::Aff, Strength::Strong, IoMessage::AffImage, nullptr, IoMessage::ConvertFirst,
     "affcat {0} > {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "AFF10\r\n\0"sv); }},
    {Container::Wim, Strength::Strong, IoMessage::WindowsImage, nullptr, IoMessage::UnpackIntoFolder,
     "wimlib-imagex apply {0} 1 {2}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "MSWIM\0\0\0"sv) || head.matches(0, "WLPWM\0\0\0"sv);
     }},
    {Container::Ghost, Strength::Weak, IoMessage::GhostImage, nullptr, IoMessage::RestoreByGhost, "",
     [](const ByteReader& head, std::uint64_t) {
         return (head.big<std::uint32_t>(0).value_or(0) & 0xFFFFF7F0U) == 0xFEEF0100U;
     }},
    {Container::Partclone, Strength::Strong, IoMessage::PartcloneImage, nullptr, IoMessage::ConvertFirst,
     "partclone.restore -C -s {0} -O {1} --restore_raw_file",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "partclone-image"); }},
    {Container::NtfsClone, Strength::Strong, IoMessage::NtfscloneImage, nullptr, IoMessage::ConvertFirst,
     "ntfsclone --restore-image -O {1} {0}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "\0ntfsclone-image"sv); }},
    {Container::AndroidSparse, Strength::Strong, IoMessage::AndroidSparseImage, nullptr,
     IoMessage::ConvertFirst, "simg2img {0} {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.little<std::uint32_t>(0) == 0xED26FF3AU && head.little<std::uint16_t>(4) == 1 &&
                head.little<std::uint16_t>(8) == 28 && head.little<std::uint16_t>(10) == 12;
     }},
    {Container::Chd, Strength::Strong, IoMessage::ChdImage, nullptr, IoMessage::ConvertFirst,
     "chdman extracthd -i {0} -o {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "MComprHD"); }},
    {Container::Gzip, Strength::Weak, IoMessage::CompressedBy, "gzip", IoMessage::UnpackFirst,
     "gzip -dc {0} > {1}", isGzip},
    {Container::Xz, Strength::Weak, IoMessage::CompressedBy, "xz", IoMessage::UnpackFirst, "xz -dc {0} > {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0,
                             "\xFD"
                             "7zXZ\0"sv);
     }},
    {Container::Zstd, Strength::Weak, IoMessage::CompressedBy, "zstd", IoMessage::UnpackFirst,
     "zstd -dc {0} > {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "\x28\xB5\x2F\xFD"); }},
    {Container::Bzip2, Strength::Strong, IoMessage::CompressedBy, "bzip2", IoMessage::UnpackFirst,
     "bzip2 -dc {0} > {1}", isBzip2},
    {Container::Lz4, Strength::Weak, IoMessage::CompressedBy, "lz4", IoMessage::UnpackFirst,
     "lz4 -dc {0} > {1}",
     [](const ByteReader& head, std::uint64_t) {
         return head.matches(0, "\x04\x22\x4D\x18") && head.little<std::uint8_t>(4).value_or(0) >> 6 == 1;
     }},
    {Container::Lzip, Strength::Weak, IoMessage::CompressedBy, "lzip", IoMessage::UnpackFirst,
     "lzip -dc {0} > {1}", [](const ByteReader& head, std::uint64_t) { return head.matches(0, "LZIP\1"); }},
    {Container::Lzop, Strength::Strong, IoMessage::CompressedBy, "lzop", IoMessage::UnpackFirst,
     "lzop -dc {0} > {1}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "\x89LZO\0\r\n\x1A\n"sv); }},
    {Container::SevenZip, Strength::Strong, IoMessage::SevenZipArchive, nullptr, IoMessage::UnpackFirst,
     "7z x {0}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "7z\xBC\xAF\x27\x1C\0"sv); }},
    {Container::Rar, Strength::Strong, IoMessage::RarArchive, nullptr, IoMessage::UnpackFirst, "7z x {0}",
     [](const ByteReader& head, std::uint64_t) { return head.matches(0, "Rar!\x1A\x07"); }},
    {Container::Zip, Strength::Weak, IoMessage::ZipArchive, nullptr, IoMessage::UnpackFirst, "unzip {0}",
     isZip},
    {Container::Tar, Strength::Strong, IoMessage::TarArchive, nullptr, IoMessage::UnpackFirst, "tar -xf {0}",
     isTar},
};

bool matchesAt(const ByteSource& file, std::uint64_t offset, std::string_view text) {
    if (file.size() < offset + text.size()) return false;
    const auto bytes = readBytes(file, offset, text.size());
    return bytes && ByteReader(*bytes).matches(0, text);
}

// An MBR with partitions that could be, or the boot sector of a FAT, NTFS or exFAT volume.
bool looksBootable(const ByteReader& head) {
    if (head.little<std::uint16_t>(510) != 0xAA55) return false;
    bool entries = false;
    for (std::uint64_t at = 446; at < 510; at += 16) {
        if ((head.little<std::uint8_t>(at).value_or(1) & 0x7F) != 0) return false;
        entries |= head.little<std::uint8_t>(at + 4).value_or(0) != 0 &&
                   head.little<std::uint32_t>(at + 12).value_or(0) != 0;
    }
    return entries;
}

// Disks and volumes that leave their first sectors to whoever likes to put something there. Read only where the first
// bytes are like the signature of a format: seldom.
bool looksLikeDisk(const ByteSource& file, const ByteReader& head) {
    if (looksBootable(head)) return true;
    if (matchesAt(file, 512, "EFI PART") || matchesAt(file, 4096, "EFI PART")) return true;
    for (const std::string_view mark : {"CD001"sv, "BEA01"sv})
        if (matchesAt(file, 32769, mark)) return true;
    for (const std::string_view mark : {"H+\0\4"sv, "HX\0\5"sv})
        if (matchesAt(file, 1024, mark)) return true;
    if (matchesAt(file, 65600, "_BHRfS_M")) return true;
    if (file.size() < 2048) return false;
    const auto super = readBytes(file, 1024, 1024);
    if (!super) return false;
    const ByteReader ext(*super);
    return ext.little<std::uint16_t>(56) == 0xEF53 && ext.little<std::uint32_t>(24).value_or(7) <= 6 &&
           ext.little<std::uint32_t>(76).value_or(2) <= 1 && ext.little<std::uint32_t>(4).value_or(0) > 0;
}

}  // namespace

std::string shellWord(const std::string& path) {
    std::string out = "'";
    for (char c : path) {
        if (c == '\'') out += "'\\''";
        else out += c;
    }
    return out + "'";
}

std::optional<ContainerSignature> findContainerSignature(const ByteSource& file, const std::string& path) {
    const std::uint64_t size = file.size();
    const auto found = [&](const KnownFormat& one) {
        const std::string other =
            one.container == Container::Wim ? shellWord(path + ".files") : shellWord(path + ".cdr");
        const std::string command =
            fmt::format(fmt::runtime(one.command), shellWord(path), shellWord(path + ".raw"), other);
        return ContainerSignature{one.container,
                                  one.program != nullptr ? say(one.what, one.program) : say(one.what),
                                  command.empty() ? say(one.advice) : say(one.advice, command)};
    };
    if (size < 16) return std::nullopt;
    const auto bytes = readBytes(file, 0, std::min(size, sectorBytes));
    if (!bytes) return std::nullopt;
    const ByteReader head(*bytes);
    for (const KnownFormat& one : knownFormats)
        if (one.matches(head, size) && (one.strength == Strength::Strong || !looksLikeDisk(file, head)))
            return found(one);
    // The first version of encrypted images has its header at the end.
    if (matchesAt(file, size - 8, "cdsaencr"))
        return ContainerSignature{
            Container::EncryptedDmg, say(IoMessage::EncryptedDmg),
            say(IoMessage::ConvertOnMac,
                fmt::format(fmt::runtime(byHdiutil), shellWord(path), "", shellWord(path + ".cdr")))};
    return std::nullopt;
}

}  // namespace sectorsmith
