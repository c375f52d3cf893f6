// SPDX-License-Identifier: GPL-3.0-or-later
// Source: pkexec(1), unix(7). Messages are packets: a letter, then text. "F" opened, with the descriptor beside it; "E" and a
// cause, a sentence; "R" please read the table again, with the descriptor; "L" done, the names of partitions that stay, one a
// line.
#include "io/elevation.h"
#include "io/errors.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <sstream>

#include "io/writing_linux.h"

extern char** environ;

namespace sectorsmith {

namespace {

constexpr std::size_t largestPacket = 4096;

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
    std::string bytes = text.substr(0, largestPacket);
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
    std::array<char, largestPacket> bytes{};
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

std::string refusal(const Error& error) {
    return std::string{'E', static_cast<char>('0' + static_cast<int>(error.cause))} + error.message;
}

Error refusalFrom(const std::string& text) {
    const int cause = text.size() < 2 ? 0 : text[1] - '0';
    const bool known = cause >= 0 && cause <= static_cast<int>(Cause::Refused);
    return makeError(known ? static_cast<Cause>(cause) : Cause::Io, errorCode(IoError::HelperFailed),
                     {text.size() < 2 ? std::string() : text.substr(2)});
}

class PkexecLine : public ElevatedLine {
 public:
    PkexecLine(Descriptor socket, pid_t child) : socket_(std::move(socket)), child_(child) {}
    ~PkexecLine() override { end(); }

    Result<std::vector<std::string>> rereadPartitions(SystemFile& file) override {
        if (!sendPacket(socket_.get(), "R", static_cast<int>(file.nativeHandle())))
            return fail(Cause::Io, IoError::HelperEnded);
        const Packet answer = receivePacket(socket_.get());
        if (answer.text.empty()) return fail(Cause::Io, IoError::HelperEnded);
        if (answer.text[0] != 'L') return std::unexpected(refusalFrom(answer.text));
        std::vector<std::string> names;
        std::istringstream lines(answer.text.substr(1));
        for (std::string line; std::getline(lines, line);) names.push_back(line);
        return names;
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
    std::vector<std::string> words{"pkexec", elevatedCommand(), "open-device", path};
    if (mode.write) words.emplace_back("--write");
    if (mode.exclusive) words.emplace_back("--exclusive");
    if (mode.direct) words.emplace_back("--direct");
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
    if (answer.text[0] != 'F') return std::unexpected(refusalFrom(answer.text));
    if (answer.descriptor.get() < 0) return cannot(IoError::HelperNoDescriptor);
    ElevatedFile opened;
    opened.file = adoptSystemFile(answer.descriptor.release(), path, mode);
    opened.line = std::move(line);
    return opened;
}

Result<void> serveElevated(int descriptor, const std::string& path, const FileMode& mode) {
    if (pathKind(path) != PathKind::Device) {
        auto refused = fail(Cause::Refused, IoError::NotABlockDevice, path);
        sendPacket(descriptor, refusal(refused.error()));
        return refused;
    }
    {
        auto file = openSystemFile(path, mode);
        if (!file) {
            sendPacket(descriptor, refusal(file.error()));
            return std::unexpected(file.error());
        }
        if (!sendPacket(descriptor, "F", static_cast<int>((*file)->nativeHandle())))
            return fail(Cause::Usage, IoError::HelperNoSocket);
        // Ours is closed here: what it locks ends when the other end closes its own.
    }
    for (;;) {
        Packet request = receivePacket(descriptor);
        if (request.text.empty()) return {};
        if (request.text != "R" || request.descriptor.get() < 0 || !mode.write) {
            sendPacket(descriptor, refusal(makeError(Cause::Usage, errorCode(IoError::HelperRequest), {})));
            continue;
        }
        const auto file = adoptSystemFile(request.descriptor.release(), path, mode);
        auto left = rereadPartitionTable(*file, path);
        std::string answer = "L";
        if (left)
            for (const std::string& name : *left) answer += name + '\n';
        sendPacket(descriptor, left ? answer : refusal(left.error()));
    }
}

}  // namespace sectorsmith
