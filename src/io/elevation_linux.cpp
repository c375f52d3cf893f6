// SPDX-License-Identifier: GPL-3.0-or-later
// Source: pkexec(1), unix(7). What the packets say: elevation_protocol.h. A descriptor comes beside "F" and "R".
#include "io/elevation_protocol.h"
#include "io/errors.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "io/writing_linux.h"

extern char** environ;

namespace sectorsmith {

namespace {

class Descriptor {
 public:
    explicit Descriptor(int fd = -1) : fd_(fd) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : fd_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        close();
        fd_ = other.release();
        return *this;
    }
    int get() const { return fd_; }
    int release() { return std::exchange(fd_, -1); }
    void close() {
        if (fd_ >= 0) ::close(fd_);
        fd_ = -1;
    }

 private:
    int fd_;
};

struct Packet {
    std::string text;  // empty: the other end is gone
    Descriptor descriptor;
};

bool sendPacket(int socket, const std::string& text, int descriptor = -1) {
    std::string bytes = text.substr(0, largestElevatedPacket);
    iovec piece{bytes.data(), bytes.size()};
    msghdr message{};
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control{};
    if (descriptor >= 0) {
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        cmsghdr* part = CMSG_FIRSTHDR(&message);
        part->cmsg_level = SOL_SOCKET;
        part->cmsg_type = SCM_RIGHTS;
        part->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(part), &descriptor, sizeof(descriptor));
    }
    ssize_t sent = -1;
    do {
        sent = ::sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent >= 0;
}

Packet receivePacket(int socket) {
    std::array<char, largestElevatedPacket> bytes{};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control{};
    iovec piece{bytes.data(), bytes.size()};
    msghdr message{};
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    ssize_t count = -1;
    do {
        count = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    } while (count < 0 && errno == EINTR);
    Packet packet;
    if (count <= 0) return packet;
    packet.text.assign(bytes.data(), static_cast<std::size_t>(count));
    const cmsghdr* part = CMSG_FIRSTHDR(&message);
    if (part != nullptr && part->cmsg_level == SOL_SOCKET && part->cmsg_type == SCM_RIGHTS &&
        part->cmsg_len >= CMSG_LEN(sizeof(int))) {
        int fd = -1;
        std::memcpy(&fd, CMSG_DATA(part), sizeof(fd));
        packet.descriptor = Descriptor(fd);
    }
    return packet;
}

class PkexecLine : public ElevatedLine {
 public:
    PkexecLine(Descriptor socket, pid_t child) : socket_(std::move(socket)), child_(child) {}
    ~PkexecLine() override { end(); }

    Result<std::vector<std::string>> rereadPartitions(SystemFile& file) override {
        if (!sendPacket(socket_.get(), std::string(rereadRequest), static_cast<int>(file.nativeHandle())))
            return fail(Cause::Io, IoError::HelperEnded);
        return parseReread(receivePacket(socket_.get()).text);
    }
    int socket() const { return socket_.get(); }
    // Waits until the command has ended; pkexec's exit code.
    int end() {
        if (child_ == 0) return 0;
        socket_.close();
        int status = 0;
        while (::waitpid(child_, &status, 0) < 0 && errno == EINTR) {
        }
        child_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

 private:
    Descriptor socket_;
    pid_t child_;
};

}  // namespace

Result<ElevatedFile> openElevated(const std::string& path, const FileMode& mode) {
    const auto cannot = [&](IoError code) { return fail(Cause::Permission, code, path); };
    if (elevatedCommand().empty()) return cannot(IoError::NoPermission);
    int sockets[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0)
        return fail(Cause::NoSpace, IoError::OpenFailed, path, systemErrorText(errno));
    Descriptor ours(sockets[0]);
    Descriptor theirs(sockets[1]);
    std::vector<std::string> words =
        openDeviceArguments({.path = path, .mode = mode, .disk = {}, .pipe = {}});
    // A consent of its own: the policy tells the two apart by this word.
    if (mode.write) words.front() = "open-device-to-write";
    words.insert(words.begin(), {"pkexec", elevatedCommand()});
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, theirs.get(), STDIN_FILENO);
    pid_t child = 0;
    const int started = ::posix_spawnp(&child, "pkexec", &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    theirs.close();
    if (started != 0) return cannot(IoError::PkexecMissing);

    auto line = std::make_unique<PkexecLine>(std::move(ours), child);
    Packet answer = receivePacket(line->socket());
    if (answer.text.empty()) {
        constexpr int dismissed = 126;  // pkexec(1), "RETURN VALUE"
        if (line->end() == dismissed) return fail(Cause::Refused, IoError::AuthorizationDismissed, path);
        return cannot(IoError::PkexecRefused);
    }
    if (auto done = parseOpened(answer.text); !done) return std::unexpected(done.error());
    if (answer.descriptor.get() < 0) return cannot(IoError::HelperNoDescriptor);
    ElevatedFile opened;
    opened.file = adoptSystemFile(answer.descriptor.release(), path, mode);
    opened.line = std::move(line);
    return opened;
}

namespace {
bool isBlockDevice(const SystemFile& file) {
    struct stat status{};
    return ::fstat(static_cast<int>(file.nativeHandle()), &status) == 0 && S_ISBLK(status.st_mode);
}
}  // namespace

Result<void> serveElevated(const ElevatedRequest& asked) {
    constexpr int descriptor = STDIN_FILENO;
    const std::string& path = asked.path;
    const FileMode& mode = asked.mode;
    if (mode.write && !asked.consentToWrite) {
        auto refused = fail(Cause::Permission, IoError::NoPermission, path);
        sendPacket(descriptor, refusalPacket(refused.error()));
        return refused;
    }
    if (pathKind(path) != PathKind::Device) {
        auto refused = fail(Cause::Refused, IoError::NotABlockDevice, path);
        sendPacket(descriptor, refusalPacket(refused.error()));
        return refused;
    }
    {
        auto file = openSystemFile(path, mode);
        if (!file) {
            sendPacket(descriptor, refusalPacket(file.error()));
            return std::unexpected(file.error());
        }
        // The name may have changed its meaning since it was looked at.
        if (!isBlockDevice(**file)) {
            auto refused = fail(Cause::Refused, IoError::NotABlockDevice, path);
            sendPacket(descriptor, refusalPacket(refused.error()));
            return refused;
        }
        if (!sendPacket(descriptor, "F", static_cast<int>((*file)->nativeHandle())))
            return fail(Cause::Usage, IoError::HelperNoSocket);
        // Ours is closed here: what it locks ends when the other end closes its own.
    }
    for (;;) {
        Packet request = receivePacket(descriptor);
        if (request.text.empty()) return {};
        if (request.text != rereadRequest || request.descriptor.get() < 0 || !mode.write) {
            sendPacket(descriptor,
                       refusalPacket(makeError(Cause::Usage, errorCode(IoError::HelperRequest), {})));
            continue;
        }
        const auto file = adoptSystemFile(request.descriptor.release(), path, mode);
        if (!isBlockDevice(*file)) {
            sendPacket(descriptor,
                       refusalPacket(makeError(Cause::Usage, errorCode(IoError::HelperRequest), {})));
            continue;
        }
        auto left = rereadPartitionTable(*file, path);
        sendPacket(descriptor, left ? rereadPacket(*left) : refusalPacket(left.error()));
    }
}

}  // namespace sectorsmith
