// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/elevation_protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/units.h"
#include "io/errors.h"
#include "io/windows_structs.h"

namespace sectorsmith {

namespace {

constexpr std::size_t longestDiskName = 100;
constexpr std::string_view pipeStart = "\\\\.\\pipe\\sectorsmith-";
constexpr std::size_t pipeDigits = 32;

bool isHexDigit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
char lowerLetter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

// What a command line and a dialog show as it is.
bool isPlain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

Error refusalOf(std::string_view packet) {
    const int cause = packet.size() < 2 ? 0 : packet[1] - '0';
    const bool known = cause >= 0 && cause <= static_cast<int>(Cause::Refused);
    return makeError(known ? static_cast<Cause>(cause) : Cause::Io, errorCode(IoError::HelperFailed),
                     {packet.size() < 2 ? std::string() : std::string(packet.substr(2))});
}

Error unexpectedPacket(std::string_view packet) {
    if (packet.empty()) return makeError(Cause::Io, errorCode(IoError::HelperEnded), {});
    if (packet[0] == 'E') return refusalOf(packet);
    return makeError(Cause::Io, errorCode(IoError::HelperAnswer), {});
}

}  // namespace

std::vector<std::string> openDeviceArguments(const ElevatedRequest& request) {
    std::vector<std::string> words{"open-device", request.path};
    if (request.mode.write) words.emplace_back("--write");
    if (request.mode.exclusive) words.emplace_back("--exclusive");
    if (request.mode.direct) words.emplace_back("--direct");
    if (!request.disk.empty()) words.insert(words.end(), {"--disk", request.disk});
    if (!request.pipe.empty())
        words.insert(words.end(), {"--pipe", request.pipe, "--for", std::to_string(request.asker)});
    return words;
}

std::string openedPacket(std::uint64_t handle) { return fmt::format("F{:x}", handle); }

std::string refusalPacket(const Error& error) {
    return std::string{'E', static_cast<char>('0' + static_cast<int>(error.cause))} + error.message;
}

std::string rereadPacket(const std::vector<std::string>& left) {
    std::string packet = "L";
    for (const std::string& name : left) packet += name + '\n';
    return packet;
}

Result<std::uint64_t> parseOpened(std::string_view packet) {
    if (packet.empty() || packet[0] != 'F') return std::unexpected(unexpectedPacket(packet));
    if (packet.size() == 1) return 0;
    std::uint64_t handle = 0;
    const char* end = packet.data() + packet.size();
    const auto [stop, problem] = std::from_chars(packet.data() + 1, end, handle, 16);
    if (problem != std::errc{} || stop != end) return fail(Cause::Io, IoError::HelperAnswer);
    return handle;
}

Result<std::vector<std::string>> parseReread(std::string_view packet) {
    if (packet.empty() || packet[0] != 'L') return std::unexpected(unexpectedPacket(packet));
    std::vector<std::string> names;
    for (std::size_t at = 1; at < packet.size();) {
        const std::size_t end = std::min(packet.find('\n', at), packet.size());
        names.emplace_back(packet.substr(at, end - at));
        at = end + 1;
    }
    return names;
}

std::string elevatedDiskName(const DeviceFacts& facts) {
    std::string words;
    for (const std::string* part : {&facts.model, &facts.serial}) {
        if (part->empty()) continue;
        if (!words.empty()) words += ' ';
        words += *part;
    }
    for (char& c : words)
        if (!isPlain(c)) c = '?';
    const std::string size = formatSizeDecimal(facts.size);
    words = words.substr(0, longestDiskName - size.size() - 2);
    return words.empty() ? size : words + ", " + size;
}

namespace windows {

std::optional<std::string> elevatedPath(std::string_view path) {
    constexpr std::string_view local = "\\\\.\\";
    constexpr std::string_view volume = "\\\\?\\volume{";
    constexpr std::string_view disks = "\\\\?\\globalroot\\device\\harddisk";
    constexpr std::string_view partition = "\\partition";
    constexpr std::string_view shape = "00000000-0000-0000-0000-000000000000}";
    // A letter of its own is asked for by no drive or volume; the longest name has no 80.
    if (path.size() > 80) return std::nullopt;
    std::string name(path);
    std::ranges::transform(name, name.begin(), lowerLetter);
    if (!name.starts_with("\\\\")) return std::nullopt;
    if (const auto drive = physicalDriveNumber(name)) return fmt::format("\\\\.\\PhysicalDrive{}", *drive);
    if (name.size() == local.size() + 2 && name.starts_with(local) && name[4] >= 'a' && name[4] <= 'z' &&
        name[5] == ':')
        return fmt::format("\\\\.\\{}:", static_cast<char>(name[4] & ~0x20));
    if (name.starts_with(volume)) {
        const std::string_view guid = std::string_view(name).substr(volume.size());
        const bool fits =
            guid.size() == shape.size() && std::ranges::equal(guid, shape, [](char c, char wanted) {
                return wanted == '0' ? isHexDigit(c) : c == wanted;
            });
        if (fits) return "\\\\?\\Volume{" + std::string(guid);
    }
    if (name.starts_with(disks)) {
        const std::string_view rest = std::string_view(name).substr(disks.size());
        const std::size_t slash = rest.find(partition);
        if (slash == std::string_view::npos) return std::nullopt;
        const std::string_view disk = rest.substr(0, slash);
        const std::string_view number = rest.substr(slash + partition.size());
        const auto isNumber = [](std::string_view text) {
            return !text.empty() && text.size() <= 5 && std::ranges::all_of(text, isDigit);
        };
        if (isNumber(disk) && isNumber(number))
            return fmt::format("\\\\?\\GLOBALROOT\\Device\\Harddisk{}\\Partition{}", disk, number);
    }
    return std::nullopt;
}

std::string elevatedPipe(std::string_view random) { return std::string(pipeStart) + std::string(random); }

bool isElevatedPipe(std::string_view name) {
    return name.size() == pipeStart.size() + pipeDigits && name.starts_with(pipeStart) &&
           std::ranges::all_of(name.substr(pipeStart.size()), isHexDigit);
}

Result<void> checkElevatedRequest(const ElevatedRequest& request) {
    if (!isElevatedPipe(request.pipe) || request.asker == 0 || request.disk.empty() ||
        request.disk.size() > longestDiskName || !std::ranges::all_of(request.disk, isPlain))
        return fail(Cause::Usage, IoError::HelperByHand);
    if (!elevatedPath(request.path)) return fail(Cause::Refused, IoError::NotADisk, request.path);
    return {};
}

}  // namespace windows
}  // namespace sectorsmith
