// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of names alone: empty files are created, listed in each of the system's ways by one and by several threads, and
// deleted.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "ops/speed/errors.h"
#include "ops/speed/folder.h"
#include "ops/speed/listing.h"
#include "ops/speed/messages.h"
#include "ops/speed/run_context.h"
#include "ops/speed/work_folder.h"

namespace sectorsmith::speed {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t filesOfFolder = 100;
constexpr std::uint64_t mostNamedFiles = 10000;
constexpr std::uint64_t fewestNamedFiles = 500;
constexpr std::uint64_t bytesOfName = 4096;  // of the size that is given: what a file's name takes at most

double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Seconds in which `threads` threads did `work(folder)` for each folder.
template <typename Work>
Result<double> timed(const RunContext& context, const std::vector<fs::path>& folders, unsigned threads,
                     Work work) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    Result<void> result;
    const auto start = Clock::now();
    std::vector<std::thread> running;
    for (unsigned t = 0; t < threads; ++t)
        running.emplace_back([&] {
            for (std::size_t i = next++; i < folders.size(); i = next++) {
                Result<void> done = work(folders[i]);
                if (done && context.cancelled()) done = fail(Cause::Cancelled, SpeedError::Cancelled);
                if (done) continue;
                const std::lock_guard lock(mutex);
                if (result) result = std::move(done);
                next = folders.size();
            }
        });
    for (std::thread& thread : running) thread.join();
    if (!result) return std::unexpected(result.error());
    return std::max(since(start), 1e-9);
}

void addRow(RunContext& context, Message name, std::uint64_t files, double seconds) {
    FileFigures row{std::move(name), files};
    row.seconds = seconds;
    row.filesPerSecond = static_cast<double>(files) / seconds;
    context.result.files.push_back(std::move(row));
}

Result<void> listFolders(RunContext& context, const std::vector<fs::path>& folders, std::uint64_t files) {
    context.begin(say(SpeedMessage::ListingFolders), 0);
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const std::set<unsigned> counts{1, cores, std::min(4 * cores, 64U)};
    const double steps = static_cast<double>(counts.size() * listingMethods().size());
    double done = 0;
    for (const unsigned threads : counts)
        for (const ListingMethod& method : listingMethods()) {
            const auto list = [&](const fs::path& folder) -> Result<void> {
                auto count = method.list(folder);
                if (!count) return std::unexpected(count.error());
                if (*count == filesOfFolder) return {};
                return fail(Cause::Io, SpeedError::WrongContent, folder.string());
            };
            const auto run = [&](SpeedMessage name) -> Result<void> {
                auto seconds = timed(context, folders, threads, list);
                if (!seconds) return std::unexpected(seconds.error());
                addRow(context, say(name, Count{threads}, method.name), files, *seconds);
                return {};
            };
            if (context.options.emptyCaches) {
                if (!emptySystemCaches(folders.front().parent_path()))
                    return fail(Cause::Permission, SpeedError::CachesNotEmptied);
                if (auto cold = run(SpeedMessage::ListingCold); !cold) return cold;
            }
            // Once before, so that all is in memory.
            if (auto warm = timed(context, folders, threads, list); !warm)
                return std::unexpected(warm.error());
            if (auto warm = run(SpeedMessage::ListingWarm); !warm) return warm;
            context.tell(++done / steps);
        }
    return {};
}

}  // namespace

Result<void> runNames(RunContext& context) {
    const std::uint64_t files =
        std::clamp(context.plan.length / bytesOfName, fewestNamedFiles, mostNamedFiles) / filesOfFolder *
        filesOfFolder;
    auto work = WorkFolder::make(context.options.path);
    if (!work) return std::unexpected(work.error());
    std::vector<fs::path> folders;
    for (std::uint64_t i = 0; i < files / filesOfFolder; ++i) {
        folders.push_back((*work)->path() / fmt::format("folder-{}", i));
        std::error_code problem;
        fs::create_directory(folders.back(), problem);
        if (problem)
            return fail(Cause::Io, SpeedError::CannotCreateFolder, (*work)->path().string(),
                        problem.message());
    }
    const Message creating = say(SpeedMessage::CreatingFiles, Count{files});
    context.begin(creating, 0);
    auto created = timed(context, folders, 1, [](const fs::path& folder) -> Result<void> {
        for (std::uint64_t i = 0; i < filesOfFolder; ++i)
            if (auto file = createNamedFile(folder / fmt::format("file-{}", i)); !file)
                return std::unexpected(file.error());
        flushFolder(folder);
        return {};
    });
    if (!created) return std::unexpected(created.error());
    addRow(context, creating, files, *created);
    if (auto listed = listFolders(context, folders, files); !listed) return listed;
    const Message deleting = say(SpeedMessage::DeletingFiles, Count{files});
    context.begin(deleting, 0);
    auto deleted = timed(context, folders, 1, [](const fs::path& folder) -> Result<void> {
        for (std::uint64_t i = 0; i < filesOfFolder; ++i) {
            std::error_code problem;
            if (!fs::remove(folder / fmt::format("file-{}", i), problem) || problem)
                return fail(Cause::Io, SpeedError::CannotDeleteFile, folder.string(), problem.message());
        }
        flushFolder(folder);
        return {};
    });
    if (!deleted) return std::unexpected(deleted.error());
    addRow(context, deleting, files, *deleted);
    return {};
}

}  // namespace sectorsmith::speed
