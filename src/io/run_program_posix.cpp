// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/run_program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>

#include "io/errors.h"
#include "io/system_file.h"

extern char** environ;

namespace sectorsmith {

namespace {

using ProgramClock = std::chrono::steady_clock;

// How long a killed program may take to go.
constexpr auto killPatience = std::chrono::milliseconds(500);
constexpr int lookMilliseconds = 100;  // between two looks at the watcher

// Where systems and package managers put programs for administrators.
constexpr std::string_view adminFolders =
    "/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/opt/homebrew/sbin:/opt/homebrew/bin:/opt/local/sbin";

std::string findIn(std::string_view folders, const std::string& name) {
    while (!folders.empty()) {
        const std::size_t end = std::min(folders.find(':'), folders.size());
        const std::string path = std::string(folders.substr(0, end)) + "/" + name;
        // No relative folder: what lies in the current one is nobody's choice.
        if (path.starts_with('/') && ::access(path.c_str(), X_OK) == 0 && pathKind(path) == PathKind::File)
            return path;
        folders.remove_prefix(std::min(end + 1, folders.size()));
    }
    return {};
}

class RunningProgram {
 public:
    RunningProgram(pid_t child, int descriptor) : child_(child), descriptor_(descriptor) {}
    ~RunningProgram() {
        ::close(descriptor_);
        if (child_ == 0) return;
        ::kill(child_, SIGKILL);
        const auto until = ProgramClock::now() + killPatience;
        while (ended() == false && ProgramClock::now() < until)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        // One that runs with other rights is not killed: it is collected whenever it ends.
        if (!ended()) std::thread([child = child_] { ::waitpid(child, nullptr, 0); }).detach();
    }
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;

    int descriptor() const { return descriptor_; }
    bool ended() {
        if (child_ == 0) return true;
        const pid_t result = ::waitpid(child_, &status_, WNOHANG);
        if (result == 0 || (result < 0 && errno == EINTR)) return false;
        child_ = 0;
        return true;
    }
    int status() const { return status_; }

 private:
    pid_t child_;
    int descriptor_;
    int status_ = 0;
};

// The environment with the C locale, so that an answer has the same words everywhere.
std::vector<std::string> plainEnvironment() {
    std::vector<std::string> all;
    for (char** at = environ; at != nullptr && *at != nullptr; ++at)
        if (std::string_view one = *at; !one.starts_with("LC_") && !one.starts_with("LANG"))
            all.emplace_back(one);
    all.emplace_back("LC_ALL=C");
    return all;
}

std::vector<char*> pointersTo(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

}  // namespace

std::string findProgram(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::string found = findIn(path != nullptr ? path : "", name);
    return found.empty() ? findIn(adminFolders, name) : found;
}

Result<ProgramAnswer> runProgram(const std::string& path, const std::vector<std::string>& arguments,
                                 const ProgramLimits& limits, const Progress* watcher) {
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0)
        return fail(Cause::NoSpace, IoError::ProgramNotStarted, path, systemErrorText(errno));
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    std::vector<std::string> words{path};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> environment = plainEnvironment();
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const int started = ::posix_spawn(&child, path.c_str(), &actions, nullptr, pointersTo(words).data(),
                                      pointersTo(environment).data());
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    if (started != 0) {
        ::close(ends[0]);
        return fail(Cause::NotFound, IoError::ProgramNotStarted, path, systemErrorText(started));
    }

    RunningProgram program(child, ends[0]);
    ProgramAnswer answer;
    std::array<char, 16384> piece{};
    const auto until = ProgramClock::now() + limits.patience;
    bool reading = true;
    while (reading || !program.ended()) {
        if (watcher != nullptr && watcher->cancelled())
            return fail(Cause::Cancelled, IoError::ProgramCancelled, path);
        if (ProgramClock::now() >= until)
            return fail(Cause::Io, IoError::ProgramSilent, path, limits.patience.count() / 1000);
        if (!reading) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            continue;
        }
        // Others may hold the pipe open after it has ended: its last words are there then.
        const bool ended = program.ended();
        pollfd waiting{program.descriptor(), POLLIN, 0};
        const int ready = ::poll(&waiting, 1, lookMilliseconds);
        if (ready == 0 && ended) reading = false;
        if (ready <= 0) continue;
        const ssize_t count = ::read(program.descriptor(), piece.data(), piece.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            reading = false;
            continue;
        }
        answer.output.append(piece.data(), static_cast<std::size_t>(count));
        if (answer.output.size() > limits.output)
            return fail(Cause::NoSpace, IoError::ProgramTooLong, path, limits.output);
    }
    const int status = program.status();  // macOS' macros take its address
    if (!WIFEXITED(status)) return fail(Cause::Io, IoError::ProgramDied, path);
    answer.exitCode = WEXITSTATUS(status);
    return answer;
}

}  // namespace sectorsmith
