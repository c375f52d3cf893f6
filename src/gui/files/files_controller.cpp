// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_controller.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "gui/session/text.h"
#include "ops/volumes.h"

namespace sectorsmith::gui {

namespace {

// Volumes and snapshots whose names stay in memory.
constexpr std::size_t mostKept = 4;
constexpr std::size_t mostPaths = 10;
// Pieces of different files in what a view shows; a page of bytes has few.
constexpr std::size_t mostMarks = 2000;

constexpr std::array<QRgb, 12> fileColors{0x0969DA, 0xBF3989, 0x1A7F37, 0x9A6700, 0x8250DF, 0xCF222E,
                                          0x1B7C83, 0xBC4C00, 0x4D5566, 0x6639BA, 0x57801C, 0x0550AE};

QColor colorOf(std::uint64_t file) {
    const std::uint64_t mixed = (file + 1) * 0x9E3779B97F4A7C15ULL;
    return QColor(fileColors[static_cast<std::size_t>(mixed >> 32) % fileColors.size()]);
}

std::vector<FilePiece> piecesOf(const StreamIndex& index, std::uint64_t file, quint64 base, QString& note) {
    std::vector<FilePiece> pieces;
    for (const StreamIndex::Piece& one : index.pieces(file))
        pieces.push_back({streamTitle(one.stream, index.nameOf(one.name)),
                          one.streamOffset,
                          {base + one.offset, one.length},
                          one.stream != StreamKind::Structure,
                          one.unwritten});
    for (const StreamIndex::Stream& stream : index.streams(file)) {
        if (!stream.resident || stream.size == 0) continue;
        if (stream.offset != 0)
            pieces.push_back({streamTitle(stream.stream, index.nameOf(stream.name)),
                              0,
                              {base + stream.offset, stream.size},
                              true,
                              false});
        else if (note.isEmpty())
            note = FilesController::tr("Its content is inside the structures of the file system.");
    }
    if (pieces.empty() && note.isEmpty()) note = FilesController::tr("It has no blocks of its own.");
    return pieces;
}

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

FilesController* FilesController::of(SourceSession* session) {
    auto* known = session->findChild<FilesController*>(QString(), Qt::FindDirectChildrenOnly);
    return known != nullptr ? known : new FilesController(session);
}

FilesController::FilesController(SourceSession* session)
    : session_(session),
      work_(new LongWork(this)),
      ownerWork_(new LongWork(this)),
      nameWork_(new LongWork(this)),
      pieceWork_(new LongWork(this)) {
    setParent(session);
    session_->addFieldProvider(this);
    session_->setOwnerProvider(this);
    connect(work_, &LongWork::ticked, this, &FilesController::ticked);
    connect(session_, &SourceSession::contentChanged, this, &FilesController::contentChanged);
    connect(session_, &SourceSession::cursorChanged, this, &FilesController::readMissingNames);
    connect(this, &FilesController::ownersChanged, session_, &SourceSession::ownersChanged);
    connect(this, &FilesController::ownersChanged, this, &FieldProvider::changed);
}

FilesController::~FilesController() = default;

void FilesController::enter(State state, const QString& problem) {
    state_ = state;
    problem_ = problem;
    Q_EMIT stateChanged();
}

void FilesController::open(bool asked) {
    if (state_ == State::Looking || state_ == State::Reading || state_ == State::Ready) return;
    if (session_->gentle() && !asked) return;
    if (state_ == State::Failed && !asked) return;
    enter(State::Looking);
    finder_.start([source = session_->source()] { return findVolumes(source); },
                  [this](std::vector<FoundVolume> volumes) { found(std::move(volumes)); });
}

void FilesController::found(std::vector<FoundVolume> volumes) {
    volumes_ = std::move(volumes);
    if (volumes_.empty()) {
        current_ = -1;
        enter(State::Failed, tr("No file system that Sectorsmith can list was found."));
        return;
    }
    // What people look at; else what most of the disk is used for.
    const quint64 at = wantedAt_.value_or(session_->cursor());
    wantedAt_.reset();
    const auto slot = std::exchange(wantedSlot_, std::nullopt);
    int best = -1;
    const auto worth = [&](const FoundVolume& one) {
        const bool here = at >= one.offset && at - one.offset < one.length;
        return std::tuple(here && one.slot() == slot, one.listable(), here, one.length,
                          one.volume ? one.volume->usedBytes : 0);
    };
    for (int i = 0; i < static_cast<int>(volumes_.size()); ++i)
        if (best < 0 ||
            worth(volumes_[static_cast<std::size_t>(i)]) > worth(volumes_[static_cast<std::size_t>(best)]))
            best = i;
    choose(best);
}

void FilesController::choose(int volume, const QString& snapshot) {
    if (volume < 0 || volume >= static_cast<int>(volumes_.size())) return;
    if (volume == current_ && snapshot == snapshot_ && (state_ == State::Ready || state_ == State::Reading))
        return;
    current_ = volume;
    snapshot_ = snapshot;
    read();
}

int FilesController::volumeAt(quint64 offset) const {
    const auto has = [&](const FoundVolume& one) {
        return offset >= one.offset && offset - one.offset < one.length;
    };
    // Of a container, the chosen volume unless another one has the byte.
    int first = -1;
    for (int i = 0; i < static_cast<int>(volumes_.size()); ++i) {
        const FoundVolume& one = volumes_[static_cast<std::size_t>(i)];
        if (!has(one)) continue;
        const auto owners = owners_.find(one.offset);
        if (owners != owners_.end()) {
            for (const OwnerIndex::Owner& owner : owners->second->at(offset - one.offset).owners)
                if (owner.volume == one.slot() && one.listable()) return i;
        }
        if (first < 0 || i == current_ ||
            (!volumes_[static_cast<std::size_t>(first)].listable() && one.listable()))
            if (first != current_) first = i;
    }
    return first;
}

void FilesController::chooseVolume(quint64 offset, unsigned slot) {
    for (int i = 0; i < static_cast<int>(volumes_.size()); ++i) {
        const FoundVolume& one = volumes_[static_cast<std::size_t>(i)];
        if (one.offset == offset && one.slot() == slot) return choose(i);
    }
    wantedAt_ = offset;
    wantedSlot_ = slot;
    open(true);
}

void FilesController::chooseAt(quint64 offset) {
    if (volumes_.empty()) {
        wantedAt_ = offset;
        open(true);
        return;
    }
    const int volume = volumeAt(offset);
    if (volume >= 0) choose(volume);
}

void FilesController::readAgain() {
    stop();
    kept_.clear();
    owners_.clear();
    triedNames_.clear();
    stale_ = false;
    files_ = nullptr;
    clearShown();
    const quint64 at =
        current_ >= 0 ? volumes_[static_cast<std::size_t>(current_)].offset : session_->cursor();
    wantedAt_ = at;
    enter(State::Idle);
    Q_EMIT ownersChanged();
    open(true);
}

void FilesController::stop() {
    finder_.forget();
    work_->cancel();
    ownerWork_->cancel();
    nameWork_->cancel();
    if (state_ == State::Looking || state_ == State::Reading)
        enter(State::Failed, tr("Reading was stopped."));
}

const FilesController::Read* FilesController::kept(int volume, const QString& snapshot) const {
    const auto it = std::ranges::find_if(
        kept_, [&](const Read& one) { return one.volume == volume && one.snapshot == snapshot; });
    return it == kept_.end() ? nullptr : &*it;
}

void FilesController::keep(int volume, const QString& snapshot, std::shared_ptr<const VolumeFiles> files) {
    std::erase_if(kept_, [&](const Read& one) { return one.volume == volume && one.snapshot == snapshot; });
    kept_.push_back({volume, snapshot, std::move(files)});
    if (kept_.size() > mostKept) kept_.erase(kept_.begin());
}

void FilesController::read() {
    files_ = nullptr;
    const FoundVolume& volume = volumes_[static_cast<std::size_t>(current_)];
    if (const Read* known = kept(current_, snapshot_)) {
        files_ = known->files;
        keep(current_, snapshot_, files_);
        enter(State::Ready);
        readOwners();
        return;
    }
    if (volume.encrypted()) {
        enter(State::Failed, tr("This volume is encrypted."));
        return;
    }
    enter(State::Reading);
    using Answer = Result<std::shared_ptr<const VolumeFiles>>;
    auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
    disconnect(work_, &LongWork::ended, this, nullptr);
    connect(work_, &LongWork::ended, this, [this, answer, number = current_, snapshot = snapshot_] {
        if (state_ != State::Reading || number != current_ || snapshot != snapshot_) return;
        if (!*answer) {
            enter(State::Failed, answer->error().cause == Cause::Cancelled
                                     ? tr("Reading was stopped.")
                                     : sentence(errorText(answer->error())));
            return;
        }
        files_ = **answer;
        keep(number, snapshot, files_);
        enter(State::Ready);
        for (const Message& note : files_->notes())
            session_->report(SourceSession::Severity::Warning, sentence(messageText(note)));
        for (const Message& finding : files_->names().findings())
            session_->report(SourceSession::Severity::Warning, sentence(messageText(finding)));
        Q_EMIT ownersChanged();
        readOwners();
    });
    work_->start(
        [source = session_->source(), volume, snapshot = snapshot_.toStdString(),
         answer](Progress& progress) { *answer = VolumeFiles::read(source, volume, snapshot, progress); });
}

void FilesController::readOwners() {
    const quint64 container = volumes_[static_cast<std::size_t>(current_)].offset;
    if (!snapshot_.isEmpty() || owners_.contains(container)) return;
    auto answer = std::make_shared<Result<OwnerIndex>>(fail(Cause::Cancelled, std::string()));
    disconnect(ownerWork_, &LongWork::ended, this, nullptr);
    connect(ownerWork_, &LongWork::ended, this, [this, answer, container] {
        if (!*answer) {
            if (answer->error().cause != Cause::Cancelled)
                session_->report(SourceSession::Severity::Warning, sentence(errorText(answer->error())));
            return;
        }
        owners_[container] = std::make_shared<const OwnerIndex>(std::move(**answer));
        Q_EMIT ownersChanged();
        readMissingNames();
    });
    ownerWork_->start([files = files_, answer](Progress& progress) { *answer = files->owners(progress); });
}

// The other volumes of a container: when the cursor stands on one of their files.
void FilesController::readMissingNames() {
    if (nameWork_->running()) return;
    const quint64 at = session_->cursor();
    const int here = volumeAt(at);
    if (here < 0) return;
    const quint64 container = volumes_[static_cast<std::size_t>(here)].offset;
    const auto owners = owners_.find(container);
    if (owners == owners_.end()) return;
    for (const OwnerIndex::Owner& owner : owners->second->at(at - container).owners) {
        const std::pair key(container, owner.volume);
        if (namesOf(container, owner.volume) != nullptr ||
            std::ranges::find(triedNames_, key) != triedNames_.end())
            continue;
        const auto volume = std::ranges::find_if(volumes_, [&](const FoundVolume& one) {
            return one.offset == container && one.slot() == owner.volume && one.listable();
        });
        if (volume == volumes_.end()) continue;
        triedNames_.push_back(key);
        using Answer = Result<std::shared_ptr<const VolumeFiles>>;
        auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
        disconnect(nameWork_, &LongWork::ended, this, nullptr);
        connect(nameWork_, &LongWork::ended, this,
                [this, answer, number = static_cast<int>(volume - volumes_.begin())] {
                    if (!*answer) return;
                    keep(number, {}, **answer);
                    Q_EMIT ownersChanged();
                });
        nameWork_->start([source = session_->source(), one = *volume, answer](Progress& progress) {
            *answer = VolumeFiles::read(source, one, {}, progress);
        });
        return;
    }
}

void FilesController::contentChanged(quint64 offset, quint64 length) {
    if (state_ != State::Ready || stale_) return;
    // Bytes within a file change no names and no owners.
    bool structure = length >= session_->size();
    if (!structure) {
        const int volume = volumeAt(offset);
        const auto owners =
            volume < 0 ? owners_.end() : owners_.find(volumes_[static_cast<std::size_t>(volume)].offset);
        if (owners != owners_.end()) {
            const OwnerIndex::Answer answer = owners->second->at(offset - owners->first);
            structure = !answer.areas.empty() || answer.owners.empty() ||
                        offset - owners->first + length > answer.end;
        } else {
            structure = volume >= 0;
        }
    }
    if (!structure) return;
    stale_ = true;
    Q_EMIT stateChanged();
    Q_EMIT ownersChanged();
}

std::vector<VolumeSnapshot> FilesController::snapshots() const {
    std::vector<VolumeSnapshot> snapshots;
    if (const Read* now = kept(current_, {})) snapshots = now->files->snapshots();
    else if (files_ != nullptr) snapshots = files_->snapshots();
    std::ranges::reverse(snapshots);
    return snapshots;
}

double FilesController::progress() const {
    return work_->total() == 0
               ? 0
               : std::min(1.0, static_cast<double>(work_->done()) / static_cast<double>(work_->total()));
}

QString FilesController::volumeTitle(int number) const {
    const FoundVolume& volume = volumes_[static_cast<std::size_t>(number)];
    QString title = toQString(volume.name()).simplified();
    if (title.isEmpty()) title = toQString(volume.facts.name);
    else title = QStringLiteral("%1 (%2)").arg(title, toQString(volume.facts.name));
    if (!volume.partition.empty()) title = toQString(volume.partition) + QLatin1String("  ") + title;
    if (volume.encrypted()) title = tr("%1, encrypted").arg(title);
    return title;
}

bool FilesController::ownersKnown() const {
    return current_ >= 0 && !stale_ && owners_.contains(volumes_[static_cast<std::size_t>(current_)].offset);
}

const VolumeFiles* FilesController::namesOf(quint64 container, unsigned slot) const {
    for (const Read& one : kept_) {
        const FoundVolume& volume = volumes_[static_cast<std::size_t>(one.volume)];
        if (one.snapshot.isEmpty() && volume.offset == container && volume.slot() == slot)
            return one.files.get();
    }
    return nullptr;
}

QStringList FilesController::pathsOf(quint64 container, const OwnerIndex::Owner& owner,
                                     std::size_t most) const {
    QStringList paths;
    QString volume;  // where a container has several
    for (const FoundVolume& one : volumes_)
        if (one.offset == container && one.slot() == owner.volume && one.volume &&
            one.facts.volumes.size() > 1)
            volume = toQString(one.volume->name) + u':';
    if (const VolumeFiles* files = namesOf(container, owner.volume))
        for (const std::string& path : files->names().paths(owner.file, most))
            paths << volume + toQString(path);
    if (paths.isEmpty()) paths << volume + tr("file %1").arg(owner.file);
    return paths;
}

std::optional<ByteOwner> FilesController::ownerAt(quint64 offset) const {
    if (stale_) return std::nullopt;
    for (const auto& [container, index] : owners_) {
        const auto volume = std::ranges::find(volumes_, container, &FoundVolume::offset);
        if (volume == volumes_.end() || offset < container || offset - container >= volume->length) continue;
        const OwnerIndex::Answer answer = index->at(offset - container);
        if (answer.areas.empty() && answer.owners.empty()) return std::nullopt;
        ByteOwner owner;
        owner.range = {
            offset, std::min(container + volume->length,
                             answer.end == ~std::uint64_t{0} ? ~std::uint64_t{0} : container + answer.end) -
                        offset};
        QStringList lines, texts;
        for (const OwnerIndex::Owner& one : answer.owners) {
            if (lines.size() >= static_cast<qsizetype>(mostPaths)) {
                lines << QStringLiteral("…");
                break;
            }
            const QString stream = streamTitle(one.stream, one.name);
            for (const QString& path : pathsOf(container, one, mostPaths)) {
                texts << (stream.isEmpty() ? path : tr("%1 (%2)").arg(path, stream));
                lines << (one.older || one.stream == StreamKind::Structure
                              ? texts.back()
                              : tr("%1, byte %2").arg(texts.back(), QLocale().toString(one.streamOffset)));
            }
        }
        owner.isFile = !texts.isEmpty();
        for (const Message& area : answer.areas) {
            texts << messageText(area);
            lines << messageText(area);
        }
        owner.text = texts.size() == 1
                         ? texts.front()
                         : tr("%1 and %n more", nullptr, shownCount(static_cast<quint64>(texts.size() - 1)))
                               .arg(texts.front());
        owner.detail = lines.join(u'\n');
        return owner;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> FilesController::nameAt(quint64 offset) const {
    if (files_ == nullptr || !ownersKnown()) return std::nullopt;
    const FoundVolume& volume = volumes_[static_cast<std::size_t>(current_)];
    if (offset < volume.offset || offset - volume.offset >= volume.length) return std::nullopt;
    const OwnerIndex::Answer answer = owners_.at(volume.offset)->at(offset - volume.offset);
    for (const OwnerIndex::Owner& owner : answer.owners) {
        if (owner.volume != volume.slot()) continue;
        if (const auto number = files_->names().numberOf(owner.file)) return number;
    }
    return std::nullopt;
}

void FilesController::showOnDisk(std::uint32_t number) {
    if (files_ == nullptr) return;
    const FileIndex::Name& name = files_->names().names()[number];
    shownPath_ = toQString(files_->pathOf(name));
    shownNote_.clear();
    struct Answer {
        Result<void> done;
        std::vector<FilePiece> pieces;
        QString note;
    };
    auto answer = std::make_shared<Answer>();
    disconnect(pieceWork_, &LongWork::ended, this, nullptr);
    connect(pieceWork_, &LongWork::ended, this, [this, answer] {
        pieces_ = std::move(answer->pieces);
        shownNote_ = answer->done ? answer->note : sentence(errorText(answer->done.error()));
        std::vector<ByteRange> extents;
        for (const FilePiece& piece : pieces_)
            extents.push_back(piece.range.clippedTo({0, session_->size()}));
        std::ranges::sort(extents, {}, &ByteRange::offset);
        std::vector<ByteRange> joined;  // hostile volumes have pieces that overlap
        for (const ByteRange& one : extents) {
            if (one.empty()) continue;
            if (!joined.empty() && one.offset <= joined.back().end())
                joined.back().length = std::max(joined.back().end(), one.end()) - joined.back().offset;
            else joined.push_back(one);
        }
        session_->setFileExtents(std::move(joined));
        if (!pieces_.empty()) session_->goTo(pieces_.front().range.offset);
        Q_EMIT changed();
        Q_EMIT located();
    });
    pieceWork_->start([files = files_, file = name.file,
                       base = volumes_[static_cast<std::size_t>(current_)].offset,
                       answer](Progress& progress) {
        auto streams = files->streams({file}, progress);
        if (!streams) {
            answer->done = std::unexpected(streams.error());
            return;
        }
        answer->pieces = piecesOf(*streams, file, base, answer->note);
    });
}

void FilesController::clearShown() {
    disconnect(pieceWork_, &LongWork::ended, this, nullptr);
    pieceWork_->cancel();
    pieces_.clear();
    shownPath_.clear();
    shownNote_.clear();
    session_->setFileExtents({});
    Q_EMIT changed();
    Q_EMIT located();
}

void FilesController::setColored(bool colored) {
    if (colored == colored_) return;
    colored_ = colored;
    Q_EMIT changed();
}

std::vector<FieldMark> FilesController::fieldsIn(const ByteRange& range) const {
    std::vector<FieldMark> marks;
    const std::vector<ByteRange>& extents = session_->fileExtents();
    auto it = std::ranges::upper_bound(extents, range.offset, {}, &ByteRange::offset);
    if (it != extents.begin()) --it;
    for (; it != extents.end() && it->offset < range.end(); ++it) {
        if (!it->overlaps(range)) continue;
        FieldMark mark;
        mark.range = *it;
        mark.color = QColor(fileColors[0]);
        mark.title = shownPath_;
        mark.marked = true;
        marks.push_back(std::move(mark));
    }
    if (!colored_ || stale_) return marks;
    std::vector<FieldMark> all;
    std::size_t next = 0;  // of the marks of the shown file, which go first
    for (quint64 at = range.offset; at < range.end() && all.size() < mostMarks;) {
        while (next < marks.size() && marks[next].range.end() <= at) ++next;
        if (next < marks.size() && marks[next].range.contains(at)) {
            all.push_back(marks[next]);
            at = marks[next].range.end();
            continue;
        }
        const quint64 limit = next < marks.size() ? marks[next].range.offset : range.end();
        quint64 end = limit;
        for (const auto& [container, index] : owners_) {
            const auto volume = std::ranges::find(volumes_, container, &FoundVolume::offset);
            if (volume == volumes_.end() || at - container >= volume->length || at < container) {
                if (container > at) end = std::min(end, container);
                continue;
            }
            const OwnerIndex::Answer answer = index->at(at - container);
            if (answer.end != ~std::uint64_t{0}) end = std::min(end, container + answer.end);
            end = std::min(end, container + volume->length);
            if (answer.owners.empty()) break;
            FieldMark mark;
            mark.range = {at, end - at};
            mark.color = colorOf(answer.owners.front().file);
            mark.title = pathsOf(container, answer.owners.front(), 1).front();
            mark.marked = true;
            all.push_back(std::move(mark));
            break;
        }
        at = std::max(end, at + 1);
    }
    return all;
}

}  // namespace sectorsmith::gui
