// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/check.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "io/keep_awake.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/make.h"

namespace sectorsmith::manifests {

namespace {

constexpr std::int64_t secondOfTime = 1'000'000'000;
constexpr std::size_t pieceBytes = std::size_t{1} << 20;  // that are compared at once
constexpr std::size_t blockBytes = 4096;
constexpr std::size_t mostDifferences = 1000;

// Some formats and file systems keep whole seconds only.
bool sameTime(FileTime a, FileTime b) {
    if (a.nanoseconds == b.nanoseconds) return true;
    const auto whole = [](FileTime time) {
        return time.nanoseconds / secondOfTime - (time.nanoseconds % secondOfTime < 0);
    };
    const bool coarse = a.nanoseconds % secondOfTime == 0 || b.nanoseconds % secondOfTime == 0;
    return coarse && whole(a) == whole(b);
}
bool timesKnown(FileTime a, FileTime b) {
    return a.nanoseconds != FileTime::none && b.nanoseconds != FileTime::none;
}

// One check, step by step.
class Checker {
 public:
    Checker(Tree& tree, const Manifest& manifest, const HashOptions& options, const Tree* copy,
            ProgressRecord* record, Watcher& watcher)
        : tree_(tree),
          manifest_(manifest),
          options_(options),
          copy_(copy),
          record_(record),
          watcher_(watcher) {
        options_.hashes = manifest.hashes;
        report_.hash = manifest.hashes.front();
        report_.disk = tree.disk();
    }

    Result<CheckReport> run() {
        auto listing = tree_.list(watcher_);
        if (!listing) return std::unexpected(listing.error());
        report_.otherFileSystems = std::move(listing->otherFileSystems);
        files_ = std::move(listing->files);
        joinHardLinks(files_);
        compareNames();
        if (auto hashed = readContents(); !hashed) return std::unexpected(hashed.error());
        for (const auto& [entry, file] : both_) compareContents(*entry, *file);
        findMoved();
        for (const Entry* entry : missing_) add(finding(Verdict::Missing, entry, nullptr));
        for (const TreeFile* file : new_) add(finding(Verdict::New, nullptr, file));
        std::ranges::stable_sort(report_.findings, {}, &Finding::path);
        if (auto compared = compareCopies(); !compared) return std::unexpected(compared.error());
        return std::move(report_);
    }

 private:
    void add(Finding finding) {
        ++report_.counts[static_cast<std::size_t>(finding.verdict)];
        if (!isFine(finding.verdict)) report_.findings.push_back(std::move(finding));
    }
    void same() { ++report_.counts[static_cast<std::size_t>(Verdict::Same)]; }

    Finding finding(Verdict verdict, const Entry* entry, const TreeFile* file) const {
        Finding found;
        found.verdict = verdict;
        if (entry != nullptr) {
            found.path = entry->path;
            found.kind = entry->kind;
            found.sizeBefore = entry->size;
            found.modifiedBefore = entry->modified;
            found.digestBefore = manifest_.digest(contentOf(*entry));
        }
        if (file != nullptr) {
            const Entry& content = contentOf(*file).entry;
            found.path = file->entry.path;
            found.kind = file->entry.kind;
            found.size = content.size;
            found.modified = content.modified;
            found.digest = content.digests;
            found.error = content.error;
        }
        return found;
    }

    const Entry& contentOf(const Entry& entry) const {
        if (!entry.isOtherName()) return entry;
        const auto found = std::ranges::lower_bound(manifest_.entries, entry.target, {}, &Entry::path);
        return found != manifest_.entries.end() && found->path == entry.target ? *found : entry;
    }
    static const std::string& pathOfFile(const TreeFile& file) { return file.entry.path; }
    const TreeFile& contentOf(const TreeFile& file) const {
        if (!file.entry.isOtherName()) return file;
        return *std::ranges::lower_bound(files_, file.entry.target, {}, pathOfFile);
    }
    TreeFile& contentOf(TreeFile& file) {
        return const_cast<TreeFile&>(std::as_const(*this).contentOf(file));
    }

    // Both are sorted by path.
    void compareNames() {
        auto entry = manifest_.entries.begin();
        auto file = files_.begin();
        while (entry != manifest_.entries.end() || file != files_.end()) {
            const int order = entry == manifest_.entries.end() ? 1
                              : file == files_.end()           ? -1
                                                               : entry->path.compare(file->entry.path);
            if (order < 0) {
                // A list that names itself has not its own checksum.
                if (!tree_.leavesOut(entry->path)) missing_.push_back(&*entry);
                ++entry;
            } else if (order > 0) {
                if (manifest_.kinds || file->entry.isFile() || file->entry.error) {
                    if (file->entry.error) add(finding(Verdict::Unreadable, nullptr, &*file));
                    else new_.push_back(&*file);
                }
                ++file;
            } else {
                compareKinds(*entry++, *file++);
            }
        }
    }

    void compareKinds(const Entry& entry, TreeFile& file) {
        if (file.entry.error) add(finding(Verdict::Unreadable, &entry, &file));
        else if (entry.kind != file.entry.kind) add(finding(Verdict::KindChanged, &entry, &file));
        else if (entry.kind == FileKind::Link && !entry.target.empty() && entry.target != file.entry.target)
            add(finding(Verdict::LinkChanged, &entry, &file));
        else if (!entry.isFile()) same();
        else if (const auto& content = contentOf(entry);
                 content.size && content.size != contentOf(file).entry.size)
            add(finding(Verdict::SizeChanged, &entry, &file));
        else if (content.digests.empty()) add(finding(Verdict::Unchecked, &entry, &file));
        else both_.emplace_back(&entry, &file);
    }

    Result<void> readContents() {
        std::set<TreeFile*> wanted;
        for (const auto& [entry, file] : both_) wanted.insert(&contentOf(*file));
        // New files that can be missing ones.
        std::set<std::uint64_t> sizes;
        bool any = false;
        for (const Entry* entry : missing_) {
            if (!entry->isFile()) continue;
            if (const auto size = contentOf(*entry).size) sizes.insert(*size);
            else any = true;
        }
        for (TreeFile* file : new_) {
            const std::uint64_t size = file->entry.size.value_or(0);
            if (file->entry.isFile() && size > 0 && (any || sizes.contains(size)))
                wanted.insert(&contentOf(*file));
        }
        std::vector<TreeFile*> files;
        for (TreeFile* file : wanted) {
            ++report_.files;
            if (record_ != nullptr && record_->recall(*file)) ++report_.earlierFiles;
            else files.push_back(file);
        }
        auto hashed = hashFiles(
            tree_, std::move(files), options_,
            [&](TreeFile& file) -> Result<void> {
                if (!file.entry.digests.empty()) report_.readBytes += file.entry.size.value_or(0);
                return record_ != nullptr ? record_->add(file) : Result<void>();
            },
            watcher_);
        if (record_ != nullptr)
            if (auto saved = record_->save(); !saved && hashed) hashed = saved;
        return hashed;
    }

    void compareContents(const Entry& entry, const TreeFile& file) {
        const Entry& before = contentOf(entry);
        const Entry& now = contentOf(file).entry;
        const bool known = timesKnown(before.modified, now.modified);
        const bool sameDate = known && sameTime(before.modified, now.modified);
        const Verdict verdict = now.error                                ? Verdict::Unreadable
                                : now.changing                           ? Verdict::Changing
                                : before.size && before.size != now.size ? Verdict::SizeChanged
                                : manifest_.digest(before) == now.digests
                                    ? (known && !sameDate ? Verdict::Touched : Verdict::Same)
                                : sameDate ? Verdict::Suspicious
                                           : Verdict::Changed;
        if (verdict == Verdict::Same) same();
        else add(finding(verdict, &entry, &file));
        if (verdict == Verdict::Suspicious && !file.entry.isOtherName())
            suspicious_.emplace(file.entry.path, &file);
    }

    // An empty file says nothing about where it comes from.
    void findMoved() {
        std::multimap<std::string_view, const Entry*> byDigest;
        for (const Entry* entry : missing_)
            if (entry->isFile() && contentOf(*entry).size != std::uint64_t{0})
                if (const auto digest = manifest_.digest(contentOf(*entry)); !digest.empty())
                    byDigest.emplace(digest, entry);
        std::set<const Entry*> moved;
        std::erase_if(new_, [&](TreeFile* file) {
            const Entry& content = contentOf(*file).entry;
            if (!file->entry.isFile() || content.digests.empty()) return false;
            const auto found = byDigest.find(content.digests);
            if (found == byDigest.end()) return false;
            Finding one = finding(Verdict::Moved, found->second, file);
            one.from = found->second->path;
            moved.insert(found->second);
            byDigest.erase(found);
            add(std::move(one));
            return true;
        });
        std::erase_if(missing_, [&](const Entry* entry) { return moved.contains(entry); });
    }

    Result<void> compareCopies() {
        if (copy_ == nullptr) return {};
        for (Finding& one : report_.findings) {
            const auto found = suspicious_.find(one.path);
            if (found == suspicious_.end()) continue;
            one.copy = std::make_shared<const CopyComparison>(
                compareWithCopy(tree_, *found->second, *copy_, report_.hash, one.digestBefore, watcher_));
            if (watcher_.cancelled()) return fail(Cause::Cancelled, ManifestError::Cancelled);
        }
        return {};
    }

    Tree& tree_;
    const Manifest& manifest_;
    HashOptions options_;
    const Tree* copy_;
    ProgressRecord* record_;
    Watcher& watcher_;
    CheckReport report_;
    std::vector<TreeFile> files_;
    std::vector<std::pair<const Entry*, TreeFile*>> both_;  // to be compared by content
    std::vector<const Entry*> missing_;
    std::vector<TreeFile*> new_;
    std::map<std::string, const TreeFile*> suspicious_;
};

}  // namespace

std::string_view verdictName(Verdict verdict) {
    switch (verdict) {
        case Verdict::Same: return "same";
        case Verdict::Touched: return "touched";
        case Verdict::New: return "new";
        case Verdict::Missing: return "missing";
        case Verdict::Moved: return "moved";
        case Verdict::SizeChanged: return "size-changed";
        case Verdict::Changed: return "changed";
        case Verdict::Suspicious: return "suspicious";
        case Verdict::KindChanged: return "kind-changed";
        case Verdict::LinkChanged: return "link-changed";
        case Verdict::Changing: return "changing";
        case Verdict::Unreadable: return "unreadable";
        case Verdict::Unchecked: break;
    }
    return "unchecked";
}

Result<CheckReport> checkManifest(Tree& tree, const Manifest& manifest, const HashOptions& options,
                                  const Tree* copy, ProgressRecord* record, Watcher& watcher) {
    const KeepAwake awake("Checking files");
    const auto begun = std::chrono::steady_clock::now();
    auto report = Checker(tree, manifest, options, copy, record, watcher).run();
    if (report)
        report->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    return report;
}

CopyComparison compareWithCopy(const Tree& tree, const TreeFile& file, const Tree& copy, HashKind hash,
                               std::string_view expected, const Progress& progress) {
    CopyComparison result;
    const auto failed = [&](const Error& error) {
        result.error = std::make_shared<const Error>(error);
        return result;
    };
    const auto first = tree.open(file);
    if (!first) return failed(first.error());
    TreeFile wanted;
    wanted.entry.path = file.entry.path;
    const auto second = copy.open(wanted);
    if (!second) return failed(second.error());
    const ByteSource& a = (*first)->content();
    const ByteSource& b = (*second)->content();
    RunningHash sum(hash);
    std::vector<std::byte> here(pieceBytes), there(pieceBytes);
    const std::uint64_t size = std::max(a.size(), b.size());
    for (std::uint64_t at = 0; at < size && !progress.cancelled(); at += pieceBytes) {
        const auto part = [at](const ByteSource& source, std::vector<std::byte>& bytes) {
            const std::uint64_t left = at < source.size() ? source.size() - at : 0;
            bytes.resize(std::min<std::uint64_t>(left, pieceBytes));
            return bytes.empty() ? ReadReport{} : source.read(at, bytes);
        };
        if (const ReadReport report = part(a, here); !report.complete())
            return failed(report.bad.front().error);
        if (const ReadReport report = part(b, there); !report.complete())
            return failed(report.bad.front().error);
        sum.add(there);
        for (std::size_t i = 0; i < std::max(here.size(), there.size()); i += blockBytes) {
            const auto block = [i](const std::vector<std::byte>& bytes) {
                const std::size_t from = std::min(i, bytes.size());
                return std::span(bytes).subspan(from, std::min(blockBytes, bytes.size() - from));
            };
            if (std::ranges::equal(block(here), block(there))) continue;
            ++result.blocks;
            const ByteRange range{at + i, std::max(block(here).size(), block(there).size())};
            if (!result.differences.empty() && result.differences.back().range.end() == range.offset)
                result.differences.back().range.length += range.length;
            else if (result.differences.size() < mostDifferences) result.differences.push_back({range, {}});
        }
    }
    result.copyAsRecorded = sum.finish() == expected;
    for (Difference& difference : result.differences) difference.disk = tree.onDisk(file, difference.range);
    return result;
}

}  // namespace sectorsmith::manifests
