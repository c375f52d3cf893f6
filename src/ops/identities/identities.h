// SPDX-License-Identifier: GPL-3.0-or-later
// The identifiers of a disk, by which systems tell it from its copies: GUIDs and signature of its tables, UUIDs and serial
// numbers of its file systems. Shown, and renewed in one reviewed commit, for the command and the window alike.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "base/random.h"
#include "fs/identity.h"
#include "ops/write_session.h"
#include "part/plan.h"

namespace sectorsmith {

struct DiskIdentity {
    unsigned partition =
        0;  // by its number in the main table; 0: of the disk, or of a source without a table
    VolumeIdentity identity;  // kinds also "gpt-disk-guid", "gpt-partition-guid", "mbr-disk-signature"
};
// Those of the disk, then those of each partition; with `only`, of one partition. Reads tables and heads of partitions.
std::vector<DiskIdentity> diskIdentities(const std::shared_ptr<ByteSource>& disk,
                                         std::optional<unsigned> only = {});

struct NewIdentitiesRequest {
    std::optional<unsigned> partition;  // its GUID and its file system's identifiers alone
    bool volumesOnly = false;           // tables stay
    RandomBytes random = systemRandom;
};

struct NewIdentities {
    struct Change {
        DiskIdentity identity;  // as it is now
        std::string newValue;
    };
    struct Kept {
        unsigned partition = 0;
        Message reason;  // a sentence, or the clause of an error
    };
    struct Decryptable {  // a volume, and how many structures its identifiers decrypt
        ByteRange range;  // bytes of the disk
        unsigned count = 0;
    };
    std::vector<Change> changes;  // not empty
    std::vector<Kept> kept;       // what stays, and why
    std::vector<Message> notes;   // sentences: what names the old identifiers elsewhere, and what to do
    std::vector<Decryptable> decryptable;
    TablePlan plan;  // all writes, in their order: copies before what they copy, file systems before tables
};
// Looks at the disk and plans; what was planned is checked before it is returned (checkNewIdentities()). Errors: NotFound:
// no such partition; Refused: the table is damaged; where nothing at all can change, the reason; Io.
Result<NewIdentities> planNewIdentities(const std::shared_ptr<ByteSource>& disk,
                                        const NewIdentitiesRequest& request);

// Whether the disk has the new identifiers everywhere: both copies of a GPT are good, each file system is recognised
// without problems and has its new identifier, and what those encrypt can be decrypted. Damaged.
Result<void> checkNewIdentities(const std::shared_ptr<ByteSource>& disk, const NewIdentities& wanted);

// Commits `plan` (of wanted.plan), reads the disk anew and checks it; takes the commit back at once where that fails.
// `check`: of tests.
using IdentityCheck = std::function<Result<void>(const std::shared_ptr<ByteSource>&, const NewIdentities&)>;
std::expected<CommitReport, CommitFailure> commitNewIdentities(
    const WriteTarget& target, const CommitPlan& plan, const NewIdentities& wanted, Progress& progress,
    const IdentityCheck& check = checkNewIdentities);

// A copy, made or to be made.
struct CopyToIdentify {
    std::string target;  // as people write it: a disk, an image, or one of them with #N, whose tables stay
    std::uint32_t sourceSectorSize = 512;  // bytes: that of an image, too
    bool allowSharedDisk = false;
    std::optional<std::filesystem::path> stateFolder;
};
// What the copy is going to get, by `source`, the bytes that are copied, which are read anew. Usage: the target is named by
// its number in a second table (#mbrN); else as planNewIdentities().
Result<NewIdentities> planIdentitiesOfCopy(const std::shared_ptr<ByteSource>& source,
                                           const CopyToIdentify& copy);

// For a copy that was just made, whose plan was reviewed with the copy's: opens, plans, commits.
struct GivenIdentities {
    NewIdentities identities;
    CommitReport report;
};
std::expected<GivenIdentities, CommitFailure> giveNewIdentities(const CopyToIdentify& copy,
                                                                const RandomBytes& random,
                                                                Progress& progress);

}  // namespace sectorsmith
