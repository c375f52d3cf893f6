// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/file_owners.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "gui/files/files_controller.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t mostPaths = 10;

}  // namespace

QString streamTitle(StreamKind stream, std::string_view name) {
    switch (stream) {
        case StreamKind::Data: break;
        case StreamKind::ResourceFork: return FilesController::tr("Resource fork");
        case StreamKind::Attribute:
            return name.empty() ? FilesController::tr("Attribute")
                                : FilesController::tr("Attribute “%1”").arg(toQString(name));
        case StreamKind::Structure: return FilesController::tr("Block map");
    }
    return {};
}

FileOwners::FileOwners(FilesController* controller)
    : QObject(controller),
      controller_(controller),
      work_(new LongWork(this)),
      deletedWork_(new LongWork(this)),
      nameWork_(new LongWork(this)) {}
FileOwners::~FileOwners() = default;

void FileOwners::stop() {
    for (LongWork* one : {work_, deletedWork_, nameWork_}) {
        disconnect(one, &LongWork::ended, this, nullptr);  // an answer can be on its way
        one->cancel();
    }
}

void FileOwners::forget() {
    stop();
    present_.clear();
    gone_.clear();
    triedNames_.clear();
    Q_EMIT changed();
}

void FileOwners::forget(quint64 container) {
    stop();
    present_.erase(container);
    std::erase_if(gone_, [&](const auto& one) { return one.first.first == container; });
    std::erase_if(triedNames_, [&](const Place& place) { return place.first == container; });
    Q_EMIT changed();
}

const OwnerIndex* FileOwners::of(quint64 container) const {
    const auto it = present_.find(container);
    return it == present_.end() ? nullptr : it->second.get();
}

void FileOwners::read(const std::shared_ptr<const VolumeFiles>& files) {
    if (!files->state().present()) return;
    readDeleted(files);
    const quint64 container = controller_->chosen().offset;
    if (present_.contains(container)) return;
    auto answer = std::make_shared<Result<OwnerIndex>>(fail(Cause::Cancelled, std::string()));
    disconnect(work_, &LongWork::ended, this, nullptr);
    connect(work_, &LongWork::ended, this, [this, answer, container] {
        if (!*answer) {
            if (answer->error().cause != Cause::Cancelled)
                controller_->session()->report(SourceSession::Severity::Warning,
                                               sentence(errorText(answer->error())));
            return;
        }
        present_[container] = std::make_shared<const OwnerIndex>(std::move(**answer));
        Q_EMIT changed();
        readMissingNames();
    });
    work_->start([files, answer](Progress& progress) { *answer = files->owners(progress); });
}

void FileOwners::readDeleted(const std::shared_ptr<const VolumeFiles>& files) {
    const Place place{controller_->chosen().offset, controller_->chosen().slot()};
    if (files->deleted() == nullptr || gone_.contains(place)) return;
    auto answer = std::make_shared<Result<OwnerIndex>>(fail(Cause::Cancelled, std::string()));
    disconnect(deletedWork_, &LongWork::ended, this, nullptr);
    connect(deletedWork_, &LongWork::ended, this, [this, answer, place, files] {
        if (!*answer) return;  // what was there is then not known
        gone_[place] = {std::make_shared<const OwnerIndex>(std::move(**answer)), files};
        Q_EMIT changed();
    });
    deletedWork_->start([files, answer](Progress& progress) { *answer = files->deletedOwners(progress); });
}

void FileOwners::readMissingNames() {
    if (nameWork_->running()) return;
    const quint64 at = controller_->session()->cursor();
    const int here = controller_->volumeAt(at);
    if (here < 0) return;
    const auto& volumes = controller_->volumes();
    const quint64 container = volumes[static_cast<std::size_t>(here)].offset;
    const OwnerIndex* owners = of(container);
    if (owners == nullptr) return;
    for (const OwnerIndex::Owner& owner : owners->at(at - container).owners) {
        const Place place(container, owner.volume);
        if (controller_->namesOf(container, owner.volume) != nullptr ||
            std::ranges::find(triedNames_, place) != triedNames_.end())
            continue;
        int number = 0;
        while (number < static_cast<int>(volumes.size()) &&
               (volumes[static_cast<std::size_t>(number)].offset != container ||
                volumes[static_cast<std::size_t>(number)].slot() != owner.volume))
            ++number;
        if (number == static_cast<int>(volumes.size()) || !controller_->listable(number)) continue;
        triedNames_.push_back(place);
        using Answer = Result<std::shared_ptr<const VolumeFiles>>;
        auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
        disconnect(nameWork_, &LongWork::ended, this, nullptr);
        connect(nameWork_, &LongWork::ended, this, [this, answer, number] {
            if (!*answer) return;
            controller_->keep(number, {}, false, **answer);
            Q_EMIT changed();
        });
        nameWork_->start([source = controller_->session()->source(),
                          volume = volumes[static_cast<std::size_t>(number)], keys = controller_->keys(),
                          answer](Progress& progress) {
            *answer = VolumeFiles::read(source, volume, {{}, false, keys}, progress);
        });
        return;
    }
}

QStringList FileOwners::pathsOf(quint64 container, const OwnerIndex::Owner& owner, std::size_t most) const {
    QStringList paths;
    QString volume;  // where a container has several
    for (const FoundVolume& one : controller_->volumes())
        if (one.offset == container && one.slot() == owner.volume && one.volume &&
            one.facts.volumes.size() > 1)
            volume = toQString(one.volume->name) + u':';
    if (const VolumeFiles* files = controller_->namesOf(container, owner.volume))
        for (const std::string& path : files->names().paths(owner.file, most))
            paths << volume + toQString(path);
    if (paths.isEmpty()) paths << volume + FilesController::tr("file %1").arg(owner.file);
    return paths;
}

std::optional<ByteOwner> FileOwners::ownerAt(quint64 offset) const {
    if (controller_->stale()) return std::nullopt;
    for (const auto& [container, index] : present_) {
        const auto volume = std::ranges::find(controller_->volumes(), container, &FoundVolume::offset);
        if (volume == controller_->volumes().end() || offset < container ||
            offset - container >= volume->length)
            continue;
        const OwnerIndex::Answer answer = index->at(offset - container);
        const quint64 end =
            std::min(container + volume->length,
                     answer.end == ~std::uint64_t{0} ? ~std::uint64_t{0} : container + answer.end);
        if (answer.areas.empty() && answer.owners.empty()) return goneAt(offset, container, end);
        ByteOwner owner;
        owner.range = {offset, end - offset};
        QStringList lines, texts;
        for (const OwnerIndex::Owner& one : answer.owners) {
            if (lines.size() >= static_cast<qsizetype>(mostPaths)) {
                lines << QStringLiteral("…");
                break;
            }
            const QString stream = streamTitle(one.stream, one.name);
            for (const QString& path : pathsOf(container, one, mostPaths)) {
                texts << (stream.isEmpty() ? path : FilesController::tr("%1 (%2)").arg(path, stream));
                lines << (one.older || one.stream == StreamKind::Structure
                              ? texts.back()
                              : FilesController::tr("%1, byte %2")
                                    .arg(texts.back(), QLocale().toString(one.streamOffset)));
            }
        }
        owner.isFile = !texts.isEmpty();
        for (const Message& area : answer.areas) {
            texts << messageText(area);
            lines << messageText(area);
        }
        owner.text = texts.size() == 1
                         ? texts.front()
                         : FilesController::tr("%1 and %n more", nullptr,
                                               shownCount(static_cast<quint64>(texts.size() - 1)))
                               .arg(texts.front());
        owner.detail = lines.join(u'\n');
        return owner;
    }
    return std::nullopt;
}

std::optional<ByteOwner> FileOwners::goneAt(quint64 offset, quint64 container, quint64 end) const {
    ByteOwner owner;
    QStringList lines;
    for (const auto& [place, gone] : gone_) {
        if (place.first != container) continue;
        const OwnerIndex::Answer answer = gone.owners->at(offset - container);
        if (answer.end != ~std::uint64_t{0}) end = std::min(end, container + answer.end);
        for (const OwnerIndex::Owner& one : answer.owners) {
            if (lines.size() >= static_cast<qsizetype>(mostPaths)) break;
            const auto paths = gone.files->names().paths(one.file, 1);
            const QString path =
                paths.empty() ? FilesController::tr("file %1").arg(one.file) : toQString(paths[0]);
            //: A free byte of the disk, and the deleted file that had it
            if (lines.isEmpty()) owner.text = FilesController::tr("Free; was in %1").arg(path);
            lines << FilesController::tr("Free; was byte %1 of the deleted file %2")
                         .arg(QLocale().toString(one.streamOffset), path);
        }
    }
    if (lines.isEmpty()) return std::nullopt;
    owner.isFile = true;
    owner.range = {offset, end - offset};
    owner.detail = lines.join(u'\n');
    return owner;
}

std::optional<std::uint32_t> FileOwners::nameAt(quint64 offset) const {
    const auto files = controller_->files();
    if (files == nullptr || controller_->stale()) return std::nullopt;
    const FoundVolume& volume = controller_->chosen();
    if (offset < volume.offset || offset - volume.offset >= volume.length) return std::nullopt;
    const auto gone = gone_.find({volume.offset, volume.slot()});
    for (const OwnerIndex* index :
         {of(volume.offset), gone == gone_.end() ? nullptr : gone->second.owners.get()}) {
        if (index == nullptr) continue;
        for (const OwnerIndex::Owner& owner : index->at(offset - volume.offset).owners)
            if (owner.volume == volume.slot())
                if (const auto number = files->names().numberOf(owner.file)) return number;
    }
    return std::nullopt;
}

}  // namespace sectorsmith::gui
