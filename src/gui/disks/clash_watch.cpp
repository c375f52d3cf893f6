// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/clash_watch.h"

#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <utility>

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr std::chrono::milliseconds clashPatience{3000};

// Changes with the medium.
std::string mediumKey(const DeviceFacts& facts) {
    return facts.path + '\n' + std::to_string(facts.size) + '\n' + std::to_string(facts.diskSequence) + '\n' +
           facts.serial;
}

struct ClashesLooked {
    std::map<std::string, KnownDisk> unopened;
    std::vector<KnownDisk> disks;
    std::vector<IdentityClash> clashes;
};

}  // namespace

ClashWatch::ClashWatch(DeviceWatcher* watcher, QObject* parent) : QObject(parent), watcher_(watcher) {
    connect(watcher, &DeviceWatcher::changed, this, &ClashWatch::look);
    look();
}

void ClashWatch::addSession(SourceSession* session) {
    sessions_.push_back(session);
    connect(session, &SourceSession::layoutChanged, this, &ClashWatch::look);
    look();
}

void ClashWatch::removeSession(SourceSession* session) {
    std::erase(sessions_, session);
    disconnect(session, nullptr, this, nullptr);
    look();
}

void ClashWatch::look() {
    struct Open {
        std::shared_ptr<ByteSource> disk;
        DeviceFacts facts;
    };
    std::vector<Open> open;
    std::vector<DeviceFacts> devices = watcher_->devices();
    for (SourceSession* session : sessions_) {
        // What lies in a file of a volume is part of a disk, not one.
        if (session->gentle() || session->opened().insideVolume) continue;
        Open one{session->disk(), {}};
        one.facts.path = session->writeTarget().path;
        const auto listed = std::ranges::find(devices, one.facts.path, &DeviceFacts::path);
        if (listed != devices.end()) {
            one.facts = *listed;
            devices.erase(listed);
        }
        if (std::ranges::find(open, one.facts.path, [](const Open& other) { return other.facts.path; }) ==
            open.end())
            open.push_back(std::move(one));
    }
    if (open.size() + devices.size() < 2) {
        work_.forget();
        if (std::exchange(clashes_, {}).isEmpty()) return;
        Q_EMIT changed();
        return;
    }
    work_.start(
        [open = std::move(open), devices = std::move(devices), before = unopened_] {
            ClashesLooked looked;
            for (const Open& one : open) looked.disks.push_back(knownDisk(one.disk, one.facts));
            std::vector<DeviceFacts> unread;
            for (const DeviceFacts& facts : devices) {
                const auto known = before.find(mediumKey(facts));
                if (known == before.end()) unread.push_back(facts);
                else looked.unopened.insert(*known);
            }
            const auto read = readKnownDisks(unread, clashPatience);
            for (const DeviceFacts& facts : unread) {
                const auto known = std::ranges::find(read, facts.path, &KnownDisk::path);
                // Nothing: it may not be read, or does not answer. It is not asked again either.
                looked.unopened[mediumKey(facts)] =
                    known != read.end()
                        ? *known
                        : KnownDisk{facts.path, facts.serial, facts.backingFile, facts.size, {}};
            }
            for (const auto& [key, known] : looked.unopened) looked.disks.push_back(known);
            looked.clashes = identityClashes(looked.disks);
            return looked;
        },
        [this](ClashesLooked looked) {
            unopened_ = std::move(looked.unopened);
            QHash<QString, QStringList> clashes;
            for (const IdentityClash& clash : looked.clashes) {
                const KnownDisk& first = looked.disks[clash.first];
                const KnownDisk& second = looked.disks[clash.second];
                const QString text = sentence(messageText(clashMessage(first, second, clash)));
                clashes[toQString(first.path)] << text;
                if (clash.first != clash.second) clashes[toQString(second.path)] << text;
            }
            if (clashes == clashes_) return;
            clashes_ = std::move(clashes);
            Q_EMIT changed();
        });
}

}  // namespace sectorsmith::gui
