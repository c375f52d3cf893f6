// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>

namespace sectorsmith::testing {

// While it lives, this program and those that it starts take a folder of their own for the usual places of undo records: the
// user's stay as they are, and nothing is noted in them.
class OwnStateFolder {
 public:
    OwnStateFolder() {
        std::random_device random;
        path_ = std::filesystem::temp_directory_path() /
                ("sectorsmith-state-" + std::to_string(random()) + std::to_string(random()));
        set(path_.string());
    }
    ~OwnStateFolder() {
        std::error_code none;
        std::filesystem::remove_all(path_, none);
    }
    OwnStateFolder(const OwnStateFolder&) = delete;
    OwnStateFolder& operator=(const OwnStateFolder&) = delete;

 private:
    static void set(const std::string& path) {
#ifdef _WIN32
        _putenv_s("SECTORSMITH_DEFAULT_STATE", path.c_str());
#else
        ::setenv("SECTORSMITH_DEFAULT_STATE", path.c_str(), 1);
#endif
    }
    std::filesystem::path path_;
};

}  // namespace sectorsmith::testing
