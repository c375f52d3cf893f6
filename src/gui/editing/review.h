// SPDX-License-Identifier: GPL-3.0-or-later
// What a commit would do to a disk, gathered for people to judge. Without widgets; runs in a worker.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "edit/overlay.h"
#include "ops/write_session.h"
#include "part/finding.h"
#include "part/table_changes.h"

namespace sectorsmith::gui {

// A sentence of the review. Where the core speaks, in its words.
struct ReviewNote {
    Severity severity = Severity::Warning;
    QString text;
    std::optional<std::uint64_t> offset;  // bytes on the disk
};

struct MountedVolume {
    std::string device;  // "/dev/sdb1"
    std::string where;   // "/media/stick"
};

// A few bytes of the disk that change, from the first to the last difference.
struct ReviewLine {
    std::uint64_t offset = 0;  // bytes on the disk
    std::vector<std::byte> before;
    std::vector<std::byte> after;
    bool unread = false;
};

struct Review {
    static constexpr std::size_t maxLines = 2000;

    DeviceIdentity disk;
    std::optional<ReviewedDisk> reviewed;  // the write goes to nothing else
    std::uint32_t sectorSize = 512;
    QStringList volumes;  // "sdb1: ntfs, BOOTCAMP"
    CommitPlan plan;      // runs empty: nothing would change
    std::uint64_t sectors = 0;
    std::vector<ReviewLine> lines;
    std::uint64_t moreLines = 0;
    std::vector<TableChange> tableChanges;
    std::vector<ReviewNote> notes;
    std::vector<MountedVolume> mounted;
    std::optional<Error> refused;   // it cannot be done now, and why
    std::vector<Message> beside;    // stay in use beside the write: to be confirmed when not empty
    std::optional<Error> noFolder;  // undo records cannot be kept: where, and what helps
};

// `disk` is the whole disk as its reader sees it, `edits` lie on it. Reads; never writes.
Review prepareReview(const std::shared_ptr<ByteSource>& disk, std::vector<StagedWrite> edits,
                     const WriteTarget& target, bool isDevice, const std::string& what);

// What became of a commit that failed: why, and that nothing was written where that is so.
QString failureText(const CommitFailure& failure);

}  // namespace sectorsmith::gui
