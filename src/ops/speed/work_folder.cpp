// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/work_folder.h"

#include <fmt/format.h>

#include <random>
#include <vector>

#include "ops/speed/errors.h"
#include "ops/speed/host.h"
#include "ops/speed/run_context.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

constexpr const char* folderPrefix = ".sectorsmith-speed-files-";
constexpr const char* lockName = "lock";

}  // namespace

Result<std::unique_ptr<WorkFolder>> WorkFolder::make(const fs::path& under) {
    // Process numbers are one computer's; a folder on a server has several. One that is there is somebody's.
    std::random_device random;
    fs::path path;
    std::error_code problem;
    bool created = false;
    for (int tries = 0; tries < 10 && !created && !problem; ++tries) {
        path = under / fmt::format("{}{}-{:08x}", folderPrefix, processId(), random());
        created = fs::create_directory(path, problem);
    }
    if (!created)
        return fail(Cause::Permission, SpeedError::CannotCreateFolder, under.string(), problem.message());
    auto made = std::unique_ptr<WorkFolder>(new WorkFolder(path));
    auto lock = LockedFile::create(path / lockName);
    if (!lock) return std::unexpected(lock.error());
    made->lock_ = std::move(*lock);
    return made;
}

WorkFolder::~WorkFolder() {
    lock_.reset();
    std::error_code none;
    fs::remove_all(path_, none);
}

void removeLeftFolders(const fs::path& folder) {
    std::vector<fs::path> left;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code none;
        if (it->path().filename().string().starts_with(folderPrefix) && it->is_directory(none) &&
            !it->is_symlink(none) && fs::exists(it->path() / lockName, none) &&
            !LockedFile::held(it->path() / lockName))
            left.push_back(it->path());
    }
    for (const fs::path& path : left) fs::remove_all(path, error);
}

}  // namespace sectorsmith::speed
