// SPDX-License-Identifier: GPL-3.0-or-later
// Who asks makes a pipe with a name that nobody can foresee, open to this user and to administrators, and has Windows start
// the command, which connects. Each end makes sure of the other: who asks talks only to the process that it started, the
// command only to the process named in its command line, in its own session. The handle goes to that process alone
// (DuplicateHandle). The command ends with the pipe, that is with the process that asked at the latest.
// Source: Microsoft, "Named Pipe Security and Access Rights", "User Account Control", ShellExecuteExW, DuplicateHandle.
#include "io/elevation_windows.h"

#include <sddl.h>

#include <array>
#include <cstring>
#include <utility>

#include "base/random.h"
#include "io/device_windows.h"
#include "io/elevation_protocol.h"
#include "io/errors.h"
#include "io/windows_structs.h"

namespace sectorsmith {

namespace {

// After the user has agreed, until the command has connected: virus scanners look at it first.
constexpr DWORD connectMilliseconds = 60'000;
// Until the command has let go of its volumes.
constexpr DWORD endMilliseconds = 5'000;
constexpr std::string_view endRequest = "Q";
constexpr DWORD diskDevice = 7;  // FILE_DEVICE_DISK

// One end of a pipe of packets. Not thread-safe.
class PacketPipe {
 public:
    explicit PacketPipe(HANDLE pipe)
        : pipe_(pipe == INVALID_HANDLE_VALUE ? nullptr : pipe),
          event_(::CreateEventW(nullptr, TRUE, FALSE, nullptr)) {}

    explicit operator bool() const { return pipe_ && event_; }
    HANDLE get() const { return pipe_.get(); }

    // Until somebody connects; false when `process` ends before.
    bool waitForClient(HANDLE process) {
        OVERLAPPED state = begin();
        if (::ConnectNamedPipe(pipe_.get(), &state) || ::GetLastError() == ERROR_PIPE_CONNECTED) return true;
        if (::GetLastError() != ERROR_IO_PENDING) return false;
        const std::array<HANDLE, 2> either{event_.get(), process};
        if (::WaitForMultipleObjects(2, either.data(), FALSE, connectMilliseconds) != WAIT_OBJECT_0)
            ::CancelIoEx(pipe_.get(), &state);
        DWORD none = 0;
        return ::GetOverlappedResult(pipe_.get(), &state, &none, TRUE) != FALSE;
    }
    bool send(const std::string& packet) {
        OVERLAPPED state = begin();
        const auto length = static_cast<DWORD>(std::min(packet.size(), largestElevatedPacket));
        DWORD written = 0;
        if (!::WriteFile(pipe_.get(), packet.data(), length, nullptr, &state) &&
            ::GetLastError() != ERROR_IO_PENDING)
            return false;
        return ::GetOverlappedResult(pipe_.get(), &state, &written, TRUE) && written == length;
    }
    // Empty: the other end is gone, sent too much, or stayed silent for `milliseconds`.
    std::string receive(DWORD milliseconds = INFINITE) {
        OVERLAPPED state = begin();
        std::string packet(largestElevatedPacket, '\0');
        DWORD length = 0;
        if (!::ReadFile(pipe_.get(), packet.data(), static_cast<DWORD>(packet.size()), nullptr, &state) &&
            ::GetLastError() != ERROR_IO_PENDING)
            return {};
        if (::WaitForSingleObject(event_.get(), milliseconds) != WAIT_OBJECT_0)
            ::CancelIoEx(pipe_.get(), &state);
        if (!::GetOverlappedResult(pipe_.get(), &state, &length, TRUE)) return {};
        packet.resize(length);
        return packet;
    }

 private:
    OVERLAPPED begin() {
        ::ResetEvent(event_.get());
        OVERLAPPED state{};
        state.hEvent = event_.get();
        return state;
    }

    UniqueHandle pipe_;
    UniqueHandle event_;
};

struct FreeLocal {
    void operator()(void* memory) const { ::LocalFree(memory); }
};
using LocalMemory = std::unique_ptr<void, FreeLocal>;

// "S-1-5-21-…" of the user that this process runs as.
std::wstring ownUser() {
    HANDLE handle = nullptr;
    if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &handle)) return {};
    const UniqueHandle token(handle);
    alignas(TOKEN_USER) std::array<std::byte, sizeof(TOKEN_USER) + SECURITY_MAX_SID_SIZE> user{};
    DWORD length = 0;
    wchar_t* text = nullptr;
    if (!::GetTokenInformation(token.get(), TokenUser, user.data(), static_cast<DWORD>(user.size()),
                               &length) ||
        !::ConvertSidToStringSidW(reinterpret_cast<TOKEN_USER*>(user.data())->User.Sid, &text))
        return {};
    const LocalMemory memory(text);
    return text;
}

// For this user, and for administrators: where somebody else's password was typed the command runs as that person.
HANDLE listenAt(const std::string& name) {
    const std::wstring user = ownUser();
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    if (user.empty() ||
        !::ConvertStringSecurityDescriptorToSecurityDescriptorW(
            (L"D:P(A;;GA;;;" + user + L")(A;;GA;;;BA)").c_str(), SDDL_REVISION_1, &descriptor, nullptr))
        return INVALID_HANDLE_VALUE;
    const LocalMemory memory(descriptor);
    SECURITY_ATTRIBUTES who{};
    who.nLength = sizeof(who);
    who.lpSecurityDescriptor = descriptor;
    constexpr DWORD size = largestElevatedPacket;
    return ::CreateNamedPipeW(
        toWide(name).c_str(), PIPE_ACCESS_DUPLEX | FILE_FLAG_FIRST_PIPE_INSTANCE | FILE_FLAG_OVERLAPPED,
        PIPE_TYPE_MESSAGE | PIPE_READMODE_MESSAGE | PIPE_REJECT_REMOTE_CLIENTS, 1, size, size, 0, &who);
}

// Anonymous: whoever listens there must not be able to act as an administrator.
HANDLE connectTo(const std::string& name) {
    HANDLE pipe = ::CreateFileW(toWide(name).c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_EXISTING,
                                FILE_FLAG_OVERLAPPED | SECURITY_SQOS_PRESENT | SECURITY_ANONYMOUS, nullptr);
    DWORD packets = PIPE_READMODE_MESSAGE;
    if (pipe != INVALID_HANDLE_VALUE) ::SetNamedPipeHandleState(pipe, &packets, nullptr, nullptr);
    return pipe;
}

std::string randomDigits() {
    std::array<std::byte, 16> bytes{};
    systemRandom(bytes);
    std::string digits;
    for (const std::byte one : bytes)
        for (const int half : {std::to_integer<int>(one) >> 4, std::to_integer<int>(one) & 15})
            digits += "0123456789abcdef"[half];
    return digits;
}

class PipeLine : public ElevatedLine {
 public:
    explicit PipeLine(PacketPipe pipe) : pipe_(std::move(pipe)) {}
    // Whoever opens the disk next must not find its volumes still locked.
    ~PipeLine() override {
        if (pipe_.send(std::string(endRequest))) pipe_.receive(endMilliseconds);
    }
    PipeLine(const PipeLine&) = delete;
    PipeLine& operator=(const PipeLine&) = delete;

    Result<std::vector<std::string>> rereadPartitions(SystemFile&) override {
        if (!pipe_.send(std::string(rereadRequest))) return fail(Cause::Io, IoError::HelperEnded);
        return parseReread(pipe_.receive());
    }

 private:
    PacketPipe pipe_;
};

// Where an administrator typed a password for somebody who is none, the process that asks is another user's: only with this
// privilege may it be looked at. On for as long as this lives.
class DebugPrivilege {
 public:
    DebugPrivilege() {
        HANDLE own = nullptr;
        if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_ADJUST_PRIVILEGES, &own)) return;
        token_.reset(own);
        privilege_.PrivilegeCount = 1;
        if (::LookupPrivilegeValueW(nullptr, L"SeDebugPrivilege", &privilege_.Privileges[0].Luid))
            adjust(SE_PRIVILEGE_ENABLED);
    }
    ~DebugPrivilege() { adjust(0); }
    DebugPrivilege(const DebugPrivilege&) = delete;
    DebugPrivilege& operator=(const DebugPrivilege&) = delete;

 private:
    void adjust(DWORD attributes) {
        privilege_.Privileges[0].Attributes = attributes;
        if (token_) ::AdjustTokenPrivileges(token_.get(), FALSE, &privilege_, 0, nullptr, nullptr);
    }
    UniqueHandle token_;
    TOKEN_PRIVILEGES privilege_{};
};

// The process at the other end of `pipe`, when it is `asker` and sits before the same screen; null else.
UniqueHandle askerAt(HANDLE pipe, DWORD asker) {
    const DebugPrivilege privilege;
    ULONG server = 0;
    DWORD session = 0;
    DWORD ownSession = 1;
    if (!::GetNamedPipeServerProcessId(pipe, &server) || server != asker ||
        !::ProcessIdToSessionId(asker, &session) ||
        !::ProcessIdToSessionId(::GetCurrentProcessId(), &ownSession) || session != ownSession)
        return {};
    UniqueHandle process(::OpenProcess(PROCESS_DUP_HANDLE, FALSE, asker));
    // It had not ended before that, so the number was its own, and now stays so.
    if (process && !::PeekNamedPipe(pipe, nullptr, 0, nullptr, nullptr, nullptr)) return {};
    return process;
}

// A name may lead anywhere: what was opened has to say that it is the disk, or lies on one.
bool isTheDisk(const WindowsCalls& calls, HANDLE handle, const std::string& path) {
    const auto drive = windows::physicalDriveNumber(path);
    if (!drive)
        return !windows::parseVolumeExtents(deviceAnswer(calls, handle, IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS))
                    .empty();
    STORAGE_DEVICE_NUMBER number{};
    const auto answer = deviceAnswer(calls, handle, IOCTL_STORAGE_GET_DEVICE_NUMBER, {}, sizeof(number));
    if (answer.size() < sizeof(number)) return false;
    std::memcpy(&number, answer.data(), sizeof(number));
    return number.DeviceType == diskDevice && number.DeviceNumber == *drive;
}

Result<ForWriting> openAsked(const WindowsCalls& calls, const ElevatedRequest& request,
                             const std::string& path) {
    const auto facts = deviceFacts(calls, path);
    if (!facts) return std::unexpected(facts.error());
    if (const std::string now = elevatedDiskName(*facts); now != request.disk)
        return fail(Cause::Changed, IoError::HelperOtherDisk, path, request.disk, now);
    ForWriting served;
    if (request.mode.write) {
        auto opened = openForWriting(calls, path, *facts, request.mode);
        if (!opened) return std::unexpected(opened.error());
        served = std::move(*opened);
    } else {
        auto file = openSystemFile(calls, path, request.mode);
        if (!file && file.error().cause == Cause::Permission)
            return fail(Cause::Permission, IoError::AdministratorToRead, path);
        if (!file) return std::unexpected(file.error());
        served.file = std::move(*file);
    }
    if (!isTheDisk(calls, reinterpret_cast<HANDLE>(served.file->nativeHandle()), path))
        return fail(Cause::Refused, IoError::NotADisk, path);
    // Locking waits, and a disk may have been exchanged under its name meanwhile. Now it is held.
    const auto held = deviceFacts(calls, path);
    if (!held) return std::unexpected(held.error());
    if (const std::string now = elevatedDiskName(*held); now != request.disk)
        return fail(Cause::Changed, IoError::HelperOtherDisk, path, request.disk, now);
    return served;
}

}  // namespace

bool canAskForRights() { return !systemCalls().elevated(); }

std::string administratorCommand(const std::string& arguments, const std::string& path) {
    return "sectorsmith " + arguments + " \"" + path + '"';  // in a terminal that runs as administrator
}

Result<ElevatedFile> openElevated(const std::string& path, const FileMode& mode) {
    return openElevated(systemCalls(), path, mode);
}
Result<void> serveElevated(const ElevatedRequest& request) { return serveElevated(systemCalls(), request); }

bool asksForRights(const WindowsCalls& calls) { return !elevatedCommand().empty() && !calls.elevated(); }

Result<ElevatedFile> openElevated(const WindowsCalls& calls, const std::string& path, const FileMode& mode) {
    const auto denied = [&] {
        return fail(Cause::Permission,
                    mode.write ? IoError::AdministratorToWrite : IoError::AdministratorToRead, path);
    };
    if (!asksForRights(calls)) return denied();
    const auto facts = deviceFacts(calls, path);
    if (!facts) return std::unexpected(facts.error());
    const auto opened = windows::elevatedPath(facts->path);
    if (!opened) return denied();
    const ElevatedRequest request{.path = *opened,
                                  .mode = mode,
                                  .disk = elevatedDiskName(*facts),
                                  .pipe = windows::elevatedPipe(randomDigits()),
                                  .asker = ::GetCurrentProcessId()};
    PacketPipe pipe(listenAt(request.pipe));
    if (!pipe)
        return fail(Cause::Io, IoError::HelperNotStarted, path,
                    systemErrorText(static_cast<long>(::GetLastError())));
    const UniqueHandle helper = calls.startElevated(elevatedCommand(), openDeviceArguments(request));
    if (!helper) {
        const DWORD problem = ::GetLastError();
        if (problem == ERROR_CANCELLED) return fail(Cause::Refused, IoError::AuthorizationDismissed, path);
        return fail(Cause::Permission, IoError::HelperNotStarted, path,
                    systemErrorText(static_cast<long>(problem)));
    }
    if (!pipe.waitForClient(helper.get())) return fail(Cause::Io, IoError::HelperEnded);
    ULONG client = 0;
    if (!::GetNamedPipeClientProcessId(pipe.get(), &client) || client != ::GetProcessId(helper.get()))
        return fail(Cause::Refused, IoError::HelperAnswer);
    const auto handle = parseOpened(pipe.receive());
    if (!handle) return std::unexpected(handle.error());
    if (*handle == 0) return fail(Cause::Permission, IoError::HelperNoDescriptor, path);
    ElevatedFile elevated;
    elevated.file = adoptSystemFile(calls, static_cast<std::intptr_t>(*handle), path, mode);
    elevated.line = std::make_unique<PipeLine>(std::move(pipe));
    return elevated;
}

Result<void> serveElevated(const WindowsCalls& calls, const ElevatedRequest& request) {
    if (auto good = windows::checkElevatedRequest(request); !good) return good;
    PacketPipe pipe(connectTo(request.pipe));
    const UniqueHandle asker = pipe ? askerAt(pipe.get(), request.asker) : nullptr;
    if (!asker) return fail(Cause::Usage, IoError::HelperByHand);
    const std::string path = *windows::elevatedPath(request.path);
    auto served = openAsked(calls, request, path);
    if (!served) {
        pipe.send(refusalPacket(served.error()));
        return std::unexpected(served.error());
    }
    HANDLE theirs = nullptr;
    if (!::DuplicateHandle(::GetCurrentProcess(), reinterpret_cast<HANDLE>(served->file->nativeHandle()),
                           asker.get(), &theirs, 0, FALSE, DUPLICATE_SAME_ACCESS)) {
        const auto problem = static_cast<long>(::GetLastError());
        auto failed = fail(systemErrorCause(problem), IoError::OpenFailed, path, systemErrorText(problem));
        pipe.send(refusalPacket(failed.error()));
        return failed;
    }
    pipe.send(openedPacket(reinterpret_cast<std::uintptr_t>(theirs)));
    for (;;) {
        const std::string packet = pipe.receive();
        // The volumes are let go before the other end sees the pipe's end.
        if (packet.empty() || packet == endRequest) {
            served->hold.reset();
            return {};
        }
        if (packet != rereadRequest || !request.mode.write) {
            pipe.send(refusalPacket(makeError(Cause::Usage, errorCode(IoError::HelperRequest), {})));
            continue;
        }
        const auto left = rereadDisk(calls, *served->file, path);
        pipe.send(left ? rereadPacket(*left) : refusalPacket(left.error()));
    }
}

}  // namespace sectorsmith
