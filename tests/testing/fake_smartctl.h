// SPDX-License-Identifier: GPL-3.0-or-later
// A program named smartctl, first in PATH for as long as this lives, which gives recorded answers (tests/ops/smart).
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "testing/images.h"

namespace sectorsmith::testing {

class FakeSmartctl {
 public:
    FakeSmartctl() : before_(std::getenv("PATH") != nullptr ? std::getenv("PATH") : "/usr/bin:/bin") {
        ::setenv("PATH", (folder_.path().string() + ":" + before_).c_str(), 1);
    }
    ~FakeSmartctl() { ::setenv("PATH", before_.c_str(), 1); }
    FakeSmartctl(const FakeSmartctl&) = delete;
    FakeSmartctl& operator=(const FakeSmartctl&) = delete;

    // The file that `name` names, with that exit status.
    void answer(const std::string& name, int status) {
        script("cat '" + recorded(name).string() + "'\nexit " + std::to_string(status));
    }
    // What a shell does; each call's arguments are in asked() before.
    void script(const std::string& text) {
        const auto program = folder_.path() / "smartctl";
        std::ofstream(program) << "#!/bin/sh\necho \"$*\" >>'" << asked().string() << "'\n" << text << '\n';
        std::filesystem::permissions(program, std::filesystem::perms::all);
    }
    static std::filesystem::path recorded(const std::string& name) {
        return sourceFolder() / "tests" / "ops" / "smart" / name;
    }
    const std::filesystem::path& folder() const { return folder_.path(); }
    std::filesystem::path asked() const { return folder_.path() / "asked"; }

 private:
    TemporaryFolder folder_;
    std::string before_;
};

}  // namespace sectorsmith::testing
