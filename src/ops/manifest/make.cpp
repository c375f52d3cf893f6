// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/make.h"

#include <chrono>
#include <map>
#include <utility>

#include "io/keep_awake.h"

namespace sectorsmith::manifests {

std::uint64_t joinHardLinks(std::vector<TreeFile>& files) {
    std::map<std::pair<std::uint64_t, std::uint64_t>, const std::string*> first;
    std::uint64_t others = 0;
    for (TreeFile& file : files) {
        if (!file.entry.isFile() || file.links < 2 || file.id == 0) continue;
        const auto [found, isFirst] = first.emplace(std::pair(file.device, file.id), &file.entry.path);
        if (isFirst) continue;
        file.entry.target = *found->second;
        ++others;
    }
    return others;
}

Result<MadeManifest> makeManifest(Tree& tree, const HashOptions& options, ProgressRecord* record,
                                  Watcher& watcher) {
    const KeepAwake awake("Making a manifest");
    const auto begun = std::chrono::steady_clock::now();
    MadeManifest made;
    made.manifest.hashes = options.hashes;
    made.manifest.root = tree.name();
    made.manifest.kinds = true;
    made.manifest.made = FileTime::of(
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
            .count());
    auto listing = tree.list(watcher);
    if (!listing) return std::unexpected(listing.error());
    made.otherFileSystems = std::move(listing->otherFileSystems);
    made.otherNames = joinHardLinks(listing->files);
    std::vector<TreeFile*> wanted;
    for (TreeFile& file : listing->files) {
        if (!file.entry.isFile()) continue;
        ++made.files;
        if (file.entry.isOtherName() || file.entry.error) continue;
        made.bytes += file.entry.size.value_or(0);
        if (record != nullptr && record->recall(file)) {
            ++made.earlierFiles;
            continue;
        }
        wanted.push_back(&file);
    }
    const auto finished = [&](TreeFile& file) -> Result<void> {
        made.readBytes += file.entry.digests.empty() ? 0 : file.entry.size.value_or(0);
        return record != nullptr ? record->add(file) : Result<void>();
    };
    auto hashed = hashFiles(tree, std::move(wanted), options, finished, watcher);
    if (record != nullptr)
        if (auto saved = record->save(); !saved && hashed) hashed = saved;
    if (!hashed) return std::unexpected(hashed.error());
    made.manifest.entries.reserve(listing->files.size());
    for (TreeFile& file : listing->files) {
        made.unreadable += file.entry.error ? 1 : 0;
        made.changing += file.entry.changing ? 1 : 0;
        made.manifest.entries.push_back(std::move(file.entry));
    }
    made.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    return made;
}

}  // namespace sectorsmith::manifests
