// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/progress_record.h"

#include <nlohmann/json.hpp>

#include <string_view>
#include <utility>

#include "base/text.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/manifest_file.h"

namespace sectorsmith::manifests {

namespace {

constexpr auto saveEvery = std::chrono::seconds(1);

// How the first line of every record begins, as recordHead() writes it.
constexpr std::string_view recordBeginning = R"({"schemaVersion":1,"progressOf":")";

std::string recordHead(const Tree& tree, std::span<const HashKind> hashes) {
    nlohmann::ordered_json head{{"schemaVersion", 1},
                                {"progressOf", escapeBytes(tree.name())},
                                {"identity", escapeBytes(tree.identity())}};
    head["hashes"] = nlohmann::ordered_json::array();
    for (const HashKind kind : hashes) head["hashes"].push_back(std::string(hashName(kind)));
    return head.dump();
}

}  // namespace

Result<std::unique_ptr<ProgressRecord>> ProgressRecord::open(const std::filesystem::path& path,
                                                             const Tree& tree,
                                                             std::span<const HashKind> hashes, bool afresh) {
    auto record = std::make_unique<ProgressRecord>();
    record->path_ = path;
    record->hashes_.assign(hashes.begin(), hashes.end());
    const std::string head = recordHead(tree, hashes);
    // It has to be there to be locked. File systems without locks: then nobody knows of the other run.
    if (!std::ofstream(path, std::ios::binary | std::ios::app))
        return fail(Cause::NoSpace, ManifestError::CannotSaveProgress, path.string());
    if (auto file = openSystemFile(path.string())) {
        if (const auto locked = (*file)->lockExclusive(); !locked && locked.error().cause == Cause::InUse)
            return fail(Cause::InUse, ManifestError::ProgressInUse, path.string());
        record->lock_ = std::move(*file);
    }
    bool torn = false, begun = false;
    {
        std::ifstream in(path, std::ios::binary);
        std::string line;
        if (std::getline(in, line)) {
            const bool ours = line == head || (in.eof() && head.starts_with(line)) ||
                              (afresh && line.starts_with(recordBeginning));
            if (!ours)
                return fail(Cause::Usage, ManifestError::ProgressOfOther, path.string(),
                            escapeBytes(line.substr(0, 200)));
            begun = !afresh && line == head && !in.eof();
        }
        if (!in.is_open() || in.bad())  // whose it is nobody knows
            return fail(Cause::NoSpace, ManifestError::CannotSaveProgress, path.string());
        while (begun && std::getline(in, line)) {
            torn = in.eof();
            if (torn) break;
            if (auto file = readEntryLine(line, hashes); file && !file->entry.digests.empty()) {
                std::string name = file->entry.path;
                record->earlier_.insert_or_assign(std::move(name), std::move(*file));
            }
        }
    }
    record->out_.open(path, std::ios::binary | (begun ? std::ios::app : std::ios::trunc));
    if (torn) record->out_ << '\n';
    if (!begun) record->out_ << head << '\n';
    record->saved_ = std::chrono::steady_clock::now();
    if (auto saved = record->save(); !saved) return std::unexpected(saved.error());
    return record;
}

bool ProgressRecord::recall(TreeFile& file) const {
    const auto found = earlier_.find(file.entry.path);
    if (found == earlier_.end()) return false;
    const TreeFile& before = found->second;
    // A file system that keeps no numbers gives others after it was mounted anew; then the date of the change decides.
    const bool same = before.entry.size == file.entry.size && before.entry.modified == file.entry.modified &&
                      before.changed == file.changed && before.device == file.device &&
                      (before.id == file.id || file.changed != 0);
    if (same) file.entry.digests = before.entry.digests;
    return same;
}

Result<void> ProgressRecord::add(const TreeFile& file) {
    if (file.entry.digests.empty()) return {};
    out_ << entryLine(file.entry, hashes_, &file) << '\n';
    if (std::chrono::steady_clock::now() - saved_ < saveEvery) return {};
    return save();
}

Result<void> ProgressRecord::save() {
    out_.flush();
    saved_ = std::chrono::steady_clock::now();
    if (!out_) return fail(Cause::NoSpace, ManifestError::CannotSaveProgress, path_.string());
    return {};
}

void ProgressRecord::remove() {
    out_.close();
    std::error_code none;
    std::filesystem::remove(path_, none);
    lock_.reset();
}

}  // namespace sectorsmith::manifests
