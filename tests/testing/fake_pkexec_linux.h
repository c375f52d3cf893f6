// SPDX-License-Identifier: GPL-3.0-or-later
// A program named pkexec, first in PATH for as long as this lives: a script, or one that gives rights to whoever calls it.
#pragma once

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "testing/images.h"

namespace sectorsmith::testing {

class FakePkexec {
 public:
    FakePkexec() : before_(std::getenv("PATH") != nullptr ? std::getenv("PATH") : "/usr/bin:/bin") {
        namespace fs = std::filesystem;
        fs::permissions(folder(), fs::perms::owner_all | fs::perms::group_exec | fs::perms::group_read |
                                      fs::perms::others_exec | fs::perms::others_read);
        fs::create_directory(folder() / "bin");
        ::setenv("PATH", ((folder() / "bin").string() + ":" + before_).c_str(), 1);
    }
    ~FakePkexec() { ::setenv("PATH", before_.c_str(), 1); }
    FakePkexec(const FakePkexec&) = delete;
    FakePkexec& operator=(const FakePkexec&) = delete;

    const std::filesystem::path& folder() const { return folder_.path(); }
    void script(const std::string& text) {
        std::ofstream(program()) << "#!/bin/sh\n" << text << '\n';
        ::chmod(program().c_str(), 0755);
    }
    // No pkexec anywhere.
    void nowhere() {
        std::filesystem::remove(program());
        ::setenv("PATH", (folder() / "bin").c_str(), 1);
    }
    // As root: env(1) as pkexec, with the set-user-ID bit, and a copy of the command that everybody may start. False where
    // the bit does not count.
    bool withRights() {
        namespace fs = std::filesystem;
        struct statvfs where{};
        if (::statvfs(folder().c_str(), &where) != 0 || (where.f_flag & ST_NOSUID) != 0) return false;
        std::error_code failed;
        fs::copy_file("/usr/bin/env", program(), fs::copy_options::overwrite_existing, failed);
        if (failed || ::chmod(program().c_str(), 04755) != 0) return false;
        fs::copy_file(programFolder() / "sectorsmith", command(), fs::copy_options::overwrite_existing,
                      failed);
        return !failed && ::chmod(command().c_str(), 0755) == 0;
    }
    std::string command() const { return (folder() / "sectorsmith").string(); }

 private:
    std::filesystem::path program() const { return folder() / "bin" / "pkexec"; }

    TemporaryFolder folder_;
    std::string before_;
};

}  // namespace sectorsmith::testing
