// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/identities/clashes.h"

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <map>
#include <mutex>
#include <thread>
#include <tuple>

#include "io/open.h"
#include "ops/messages.h"
#include "ops/volumes.h"
#include "part/partition_list.h"

namespace sectorsmith {

namespace {

constexpr std::size_t mostIdentities = 1024;  // of a disk; a table may hold very many
constexpr std::size_t mostClashes = 1000;

std::string samePath(const std::string& path) {
    std::error_code none;
    const auto full = std::filesystem::weakly_canonical(path, none);
    return none ? path : full.string();
}

// Two names of the same bytes.
bool sameDisk(const KnownDisk& a, const KnownDisk& b) {
    const auto backs = [](const KnownDisk& file, const KnownDisk& loop) {
        return !loop.backingFile.empty() && samePath(loop.backingFile) == samePath(file.path);
    };
    const bool sameFile = !a.backingFile.empty() && a.backingFile == b.backingFile;
    const bool sameSerial = !a.serial.empty() && a.serial == b.serial && a.size == b.size;
    return samePath(a.path) == samePath(b.path) || backs(a, b) || backs(b, a) || sameFile || sameSerial;
}

bool heldByRaid(const std::vector<DeviceUse>& uses) {
    return std::ranges::any_of(uses, [](const DeviceUse& use) {
        return use.kind == DeviceUse::Kind::Holder &&
               (use.where.starts_with("md") || use.detail.find("multipath") != std::string::npos);
    });
}

Message placeOfIdentity(const KnownDisk& disk, unsigned partition) {
    if (partition == 0) return Message::plain(disk.path);
    return say(OpsMessage::PartitionOfDisk, partition, disk.path);
}

}  // namespace

std::vector<IdentityClash> identityClashes(std::span<const KnownDisk> disks) {
    struct Place {
        std::size_t disk, identity;
    };
    // By kind and value; most occur once.
    std::map<std::pair<std::string_view, std::string_view>, std::vector<Place>> places;
    for (std::size_t i = 0; i < disks.size(); ++i)
        for (std::size_t k = 0; k < disks[i].identities.size(); ++k) {
            const VolumeIdentity& identity = disks[i].identities[k].identity;
            const bool blank = identity.value.find_first_not_of("0-") == std::string::npos;
            if (!blank) places[{identity.kind, identity.value}].push_back({i, k});
        }
    std::vector<std::pair<Place, IdentityClash>> found;
    for (const auto& [value, all] : places)
        for (std::size_t a = 0; a < all.size() && found.size() < mostClashes; ++a)
            for (std::size_t b = a + 1; b < all.size() && found.size() < mostClashes; ++b) {
                const DiskIdentity& first = disks[all[a].disk].identities[all[a].identity];
                const DiskIdentity& second = disks[all[b].disk].identities[all[b].identity];
                const bool one = all[a].disk == all[b].disk;
                if (one ? first.partition == second.partition
                        : sameDisk(disks[all[a].disk], disks[all[b].disk]))
                    continue;
                found.push_back({all[a], {all[a].disk, all[b].disk, first, second.partition}});
            }
    std::ranges::stable_sort(found, {}, [](const auto& one) {
        return std::tuple(one.second.first, one.second.second, one.first.identity);
    });
    std::vector<IdentityClash> clashes;
    for (auto& [place, clash] : found) clashes.push_back(std::move(clash));
    return clashes;
}

Message clashMessage(const KnownDisk& first, const KnownDisk& second, const IdentityClash& clash) {
    return say(OpsMessage::SameIdentifier, placeOfIdentity(first, clash.identity.partition),
               placeOfIdentity(second, clash.otherPartition), clash.identity.identity.what,
               clash.identity.identity.value);
}

KnownDisk knownDisk(const std::shared_ptr<ByteSource>& disk, const DeviceFacts& facts) {
    KnownDisk known{facts.path, facts.serial, facts.backingFile, disk->size(), {}};
    if (isGentle(*disk) || heldByRaid(facts.uses)) return known;
    known.identities = diskIdentities(disk);
    if (known.identities.size() > mostIdentities) known.identities.resize(mostIdentities);
    const PartitionList list = listPartitions(*disk);
    std::erase_if(known.identities, [&](const DiskIdentity& one) {
        const Partition* partition = one.partition == 0 ? nullptr : list.find({}, one.partition);
        return partition != nullptr &&
               std::ranges::any_of(facts.partitions, [&](const DevicePartition& seen) {
                   return seen.offset == partition->offset && heldByRaid(seen.uses);
               });
    });
    return known;
}

std::vector<KnownDisk> readKnownDisks(const std::vector<DeviceFacts>& devices,
                                      std::chrono::milliseconds patience) {
    struct Shared {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<KnownDisk> known;
        std::size_t unread = 0;
        bool left = false;
    };
    const auto shared = std::make_shared<Shared>();
    shared->known.resize(devices.size());
    shared->unread = devices.size();
    // A thread for each: a disk that does not answer keeps none of the others waiting.
    for (std::size_t i = 0; i < devices.size(); ++i)
        std::thread([shared, facts = devices[i], i] {
            KnownDisk known{facts.path, facts.serial, facts.backingFile, facts.size, {}};
            if (auto opened = openPath(facts.path)) known = knownDisk(opened->source, facts);
            const std::lock_guard lock(shared->mutex);
            if (shared->left) return;
            shared->known[i] = std::move(known);
            if (--shared->unread == 0) shared->changed.notify_all();
        }).detach();
    std::unique_lock lock(shared->mutex);
    shared->changed.wait_for(lock, patience, [&] { return shared->unread == 0; });
    shared->left = true;
    std::erase_if(shared->known, [](const KnownDisk& one) { return one.identities.empty(); });
    return std::move(shared->known);
}

}  // namespace sectorsmith
