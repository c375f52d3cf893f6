// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <utility>

#include "ops/errors.h"
#include "ops/space/folder_items.h"
#include "ops/space/space.h"

namespace sectorsmith {

namespace {

SpaceFigures figuresOfItem(const FolderItem& item) {
    SpaceFigures figures;
    const bool folder = item.kind == FileKind::Folder;
    figures.size = folder ? 0 : item.size;
    figures.allocated = figures.onDisk = item.allocated;
    (folder ? figures.folders : figures.files) = 1;
    if (item.kind != FileKind::File || item.size == 0) return figures;
    if (!item.runsKnown) {
        // Fewer blocks than bytes: as many bytes at least are holes, if nothing is compressed.
        if (item.compressed) figures.compressed = item.size;
        else if (item.allocated < item.size) figures.holes = item.size - item.allocated;
        figures.unknown = 1;
        return figures;
    }
    addRuns(figures, item.size, item.runs);
    figures.shared = std::max(figures.shared, item.shared);
    if (item.compressed) figures.compressed = std::max(figures.compressed, item.size - figures.holes);
    if (!item.placesKnown) {
        figures.fragments = 0;
        figures.unknown = 1;
    }
    return figures;
}

class FolderSpace {
 public:
    FolderSpace(const FolderSpaceOptions& options, Progress& progress)
        : options_(options), progress_(progress) {}

    Result<SpaceTree> run(const std::string& path) {
        auto root = folderItem(path);
        if (!root) return std::unexpected(root.error());
        if (auto added = take(0, path, *root); !added) return std::unexpected(added.error());
        device_ = root->device;
        bool first = true;
        while (!waiting_.empty()) {
            const auto [node, folder] = std::move(waiting_.front());
            waiting_.pop_front();
            auto visited = visitFolderItems(
                folder, [&](FolderItem&& item) { return take(node, folder, item); },
                [&](const Error& error) { tree_.addProblem(error); });
            if (!visited) {
                const Cause cause = visited.error().cause;
                if (first || cause == Cause::Cancelled || cause == Cause::NoSpace)
                    return std::unexpected(visited.error());
                tree_.addProblem(visited.error());
            }
            first = false;
        }
        tree_.finish();
        return std::move(tree_);
    }

 private:
    Result<void> take(SpaceTree::Number parent, const std::string& folder, const FolderItem& item) {
        if (progress_.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
        const bool root = tree_.size() == 0;
        const bool isFolder = item.kind == FileKind::Folder;
        const bool again = !isFolder && item.links > 1 && !seen_.emplace(item.device, item.file).second;
        const bool elsewhere = !root && item.device != device_;
        const bool left = elsewhere && !options_.otherFileSystems;
        auto node = tree_.add(parent, root ? std::string_view() : std::string_view(item.name), item.kind,
                              left ? SpaceFigures{} : figuresOfItem(item), again);
        if (!node) return std::unexpected(node.error());
        if (left) {
            tree_.markOtherFileSystem(*node);
            return {};
        }
        if (!again)
            for (const SpaceRun& run : item.runs)
                if ((run.shared || item.shared > 0) && run.located)
                    tree_.addShared(*node, item.device, run.physical, run.length);
        // A bind mount, or a damaged file system, can lead back into a folder.
        if (isFolder && folders_.emplace(item.device, item.file).second)
            waiting_.emplace_back(*node, root                    ? folder
                                         : folder.ends_with('/') ? folder + item.name
                                                                 : folder + "/" + item.name);
        if (!again) progress_.update(allocated_ += item.allocated, 0);
        return {};
    }

    const FolderSpaceOptions& options_;
    Progress& progress_;
    SpaceTree tree_;
    std::deque<std::pair<SpaceTree::Number, std::string>> waiting_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen_, folders_;  // file systems and files
    std::uint64_t device_ = 0;
    std::uint64_t allocated_ = 0;
};

}  // namespace

Result<SpaceTree> spaceOfFolder(const std::filesystem::path& folder, const FolderSpaceOptions& options,
                                Progress& progress) {
    const auto text = folder.u8string();
    return FolderSpace(options, progress).run(std::string(text.begin(), text.end()));
}

}  // namespace sectorsmith
