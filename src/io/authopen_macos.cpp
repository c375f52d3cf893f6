// SPDX-License-Identifier: GPL-3.0-or-later
// Source: authopen(1). With -stdoutpipe it sends the descriptor as SCM_RIGHTS over the socket that is its standard output.
#include "io/authopen_macos.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "io/errors.h"

extern char** environ;

namespace sectorsmith {

namespace {

int receiveDescriptor(int socket) {
    std::array<char, 64> payload{};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control{};
    iovec piece{payload.data(), payload.size()};
    msghdr message{};
    message.msg_iov = &piece;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = static_cast<socklen_t>(control.size());
    ssize_t count = -1;
    do {
        count = ::recvmsg(socket, &message, 0);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return -1;
    for (cmsghdr* part = CMSG_FIRSTHDR(&message); part != nullptr; part = CMSG_NXTHDR(&message, part)) {
        if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_RIGHTS ||
            part->cmsg_len < CMSG_LEN(sizeof(int)))
            continue;
        int fd = -1;
        std::memcpy(&fd, CMSG_DATA(part), sizeof(fd));
        return fd;
    }
    return -1;
}

}  // namespace

Result<std::unique_ptr<SystemFile>> openThroughAuthopen(const std::string& path, const FileMode& mode) {
    int sockets[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0)
        return fail(Cause::NoSpace, IoError::OpenFailed, path, systemErrorText(errno));
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, sockets[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_addclose(&actions, sockets[0]);
    ::posix_spawn_file_actions_addclose(&actions, sockets[1]);
    std::string program = "/usr/libexec/authopen";
    std::string pipe = "-stdoutpipe";
    std::string option = "-o";
    std::string flags =
        std::to_string(mode.write ? O_RDWR | (mode.exclusive ? O_EXLOCK | O_NONBLOCK : 0) : O_RDONLY);
    std::string file = path;
    char* arguments[] = {program.data(), pipe.data(), option.data(), flags.data(), file.data(), nullptr};
    pid_t child = 0;
    const int started = ::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments, environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(sockets[1]);
    int fd = -1;
    int status = 0;
    if (started == 0) {
        fd = receiveDescriptor(sockets[0]);
        while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
        }
    }
    ::close(sockets[0]);
    if (fd < 0) return fail(Cause::Permission, IoError::MacosRefused, path);
    ::fcntl(fd, F_SETFD, FD_CLOEXEC);
    return adoptSystemFile(fd, path, mode);
}

}  // namespace sectorsmith
