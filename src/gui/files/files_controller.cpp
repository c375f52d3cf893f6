// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_controller.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/crypt.h"
#include "fs/errors.h"
#include "gui/session/text.h"
#include "gui/window/secret_input.h"

namespace sectorsmith::gui {

namespace {

// Volumes and states of them whose names stay in memory.
constexpr std::size_t mostKept = 4;

}  // namespace

FilesController* FilesController::of(SourceSession* session) {
    auto* known = session->findChild<FilesController*>(QString(), Qt::FindDirectChildrenOnly);
    return known != nullptr ? known : new FilesController(session);
}

FilesController::FilesController(SourceSession* session)
    : QObject(session),
      session_(session),
      work_(new LongWork(this)),
      timeWork_(new LongWork(this)),
      owners_(new FileOwners(this)),
      marks_(new FileMarks(this)) {
    session_->addFieldProvider(marks_);
    session_->setOwnerProvider(owners_);
    connect(work_, &LongWork::ticked, this, &FilesController::ticked);
    connect(session_, &SourceSession::contentChanged, this, &FilesController::contentChanged);
    connect(session_, &SourceSession::cursorChanged, owners_, &FileOwners::readMissingNames);
    connect(owners_, &FileOwners::changed, this, &FilesController::ownersChanged);
    connect(this, &FilesController::ownersChanged, session_, &SourceSession::ownersChanged);
    connect(this, &FilesController::ownersChanged, marks_, &FieldProvider::changed);
}

FilesController::~FilesController() = default;

void FilesController::enter(State state, const QString& problem) {
    state_ = state;
    problem_ = problem;
    Q_EMIT stateChanged();
}

void FilesController::open(bool asked) {
    if (state_ != State::Idle && state_ != State::Failed) return;
    if (session_->gentle() && !asked) return;
    if (state_ == State::Failed && !asked) return;
    enter(State::Looking);
    finder_.start([source = session_->source()] { return findVolumes(source); },
                  [this](std::vector<FoundVolume> volumes) { found(std::move(volumes)); });
}

void FilesController::found(std::vector<FoundVolume> volumes) {
    // What was read before has the numbers of other volumes.
    current_ = -1;
    kept_.clear();
    timeLines_.clear();
    volumes_ = std::move(volumes);
    owners_->forget();
    if (volumes_.empty()) {
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

void FilesController::choose(int volume, const VolumeState& shown) {
    if (volume < 0 || volume >= static_cast<int>(volumes_.size())) return;
    if (volume == current_ && shown == shown_ &&
        (state_ == State::Ready || state_ == State::Reading || state_ == State::Unlocking))
        return;
    current_ = volume;
    shown_ = shown;
    read();
}

bool FilesController::listable(int number) const {
    const FoundVolume& volume = volumes_[static_cast<std::size_t>(number)];
    return volume.listable() || (volume.readable() && std::ranges::any_of(keys_, [&](const auto& key) {
                                     return key->opens(volume);
                                 }));
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
        if (const OwnerIndex* owners = owners_->of(one.offset))
            for (const OwnerIndex::Owner& owner : owners->at(offset - one.offset).owners)
                if (owner.volume == one.slot() && listable(i)) return i;
        if (first < 0 || i == current_ || (!listable(first) && listable(i)))
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

void FilesController::setDeleted(bool deleted) {
    if (deleted == deleted_ && (!deleted || shown_.present())) return;
    deleted_ = deleted;
    // Deleted files are known of the present state only.
    if (deleted) shown_ = {};
    const bool shown = state_ == State::Ready || state_ == State::Reading;
    if (shown || (state_ == State::Failed && current_ >= 0)) read();
    else Q_EMIT stateChanged();
}

void FilesController::readAgain() {
    stop();
    kept_.clear();
    timeLines_.clear();
    stale_ = false;
    files_ = nullptr;
    marks_->clear();
    const bool known = current_ >= 0;
    wantedAt_ = known ? chosen().offset : session_->cursor();
    if (known) wantedSlot_ = chosen().slot();
    enter(State::Idle);
    owners_->forget();
    open(true);
}

void FilesController::stop() {
    finder_.forget();
    work_->cancel();
    timeWork_->cancel();
    owners_->stop();
    if (state_ == State::Unlocking) enter(State::Locked);
    if (state_ == State::Looking || state_ == State::Reading)
        enter(State::Failed, tr("Reading was stopped."));
}

const FilesController::Read* FilesController::kept(int volume, const VolumeState& state, bool deleted) const {
    const auto it = std::ranges::find_if(kept_, [&](const Read& one) {
        return one.volume == volume && one.state == state && one.deleted == deleted;
    });
    return it == kept_.end() ? nullptr : &*it;
}

void FilesController::keep(int volume, const VolumeState& state, bool deleted,
                           std::shared_ptr<const VolumeFiles> files) {
    std::erase_if(kept_, [&](const Read& one) {
        return one.volume == volume && one.state == state && one.deleted == deleted;
    });
    kept_.push_back({volume, state, deleted, std::move(files)});
    if (kept_.size() > mostKept) kept_.erase(kept_.begin());
}

void FilesController::read() {
    files_ = nullptr;
    disconnect(work_, &LongWork::ended, this, nullptr);
    work_->cancel();
    if (const Read* known = kept(current_, shown_, withDeleted())) {
        files_ = known->files;
        keep(current_, shown_, withDeleted(), files_);
        enter(State::Ready);
        owners_->read(files_);
        readTimeLine();
        return;
    }
    if (!listable(current_) && chosen().encrypted()) {
        // A password opens the volumes of APFS alone.
        if (chosen().volume) enter(State::Locked);
        else enter(State::Failed, tr("This volume is encrypted."));
        return;
    }
    enter(State::Reading);
    using Answer = Result<std::shared_ptr<const VolumeFiles>>;
    auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
    connect(work_, &LongWork::ended, this, [this, answer] { done(*answer); });
    work_->start([source = session_->source(), volume = chosen(),
                  reading = VolumeReading{shown_, withDeleted(), keys_}, answer](Progress& progress) {
        *answer = VolumeFiles::read(source, volume, reading, progress);
    });
}

void FilesController::done(const Result<std::shared_ptr<const VolumeFiles>>& answer) {
    if (state_ != State::Reading) return;
    if (!answer) {
        enter(State::Failed, answer.error().cause == Cause::Cancelled ? tr("Reading was stopped.")
                                                                      : sentence(errorText(answer.error())));
        return;
    }
    files_ = *answer;
    keep(current_, shown_, withDeleted(), files_);
    enter(State::Ready);
    for (const Message& note : files_->notes())
        session_->report(SourceSession::Severity::Warning, sentence(messageText(note)));
    for (const Message& finding : files_->names().findings())
        session_->report(SourceSession::Severity::Warning, sentence(messageText(finding)));
    Q_EMIT ownersChanged();
    owners_->read(files_);
    readTimeLine();
}

void FilesController::unlock(std::string&& password) {
    if (state_ != State::Locked) {
        Secret::wipe(password);
        return;
    }
    enter(State::Unlocking);
    const std::shared_ptr<std::string> secret = sharedSecret(std::move(password));
    using Answer = Result<std::shared_ptr<const VolumeKey>>;
    auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
    disconnect(work_, &LongWork::ended, this, nullptr);
    connect(work_, &LongWork::ended, this, [this, answer] {
        if (state_ != State::Unlocking) return;
        if (*answer) {
            keys_.push_back(**answer);
            owners_->forget(chosen().offset);
            return read();
        }
        const Error& error = answer->error();
        if (error.code == FsError::WrongPassword) enter(State::Locked, tr("The password is wrong."));
        else enter(State::Failed, sentence(errorText(error)));
    });
    work_->start([source = session_->source(), volume = chosen(), secret, answer](Progress&) {
        *answer = VolumeKey::make(source, volume, *secret);
        Secret::wipe(*secret);
    });
}

// The states of the chosen volume, once it was read.
void FilesController::readTimeLine() {
    if (timeLines_.contains(current_) || !shown_.present()) return;
    using Answer = Result<std::vector<DatedState>>;
    auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
    disconnect(timeWork_, &LongWork::ended, this, nullptr);
    connect(timeWork_, &LongWork::ended, this, [this, answer, volume = current_] {
        if (!*answer) return;
        timeLines_[volume] = std::move(**answer);
        Q_EMIT stateChanged();
    });
    timeWork_->start([files = files_, answer](Progress& progress) { *answer = files->states(progress); });
}

const std::vector<DatedState>& FilesController::timeLine() const {
    static const std::vector<DatedState> none;
    const auto it = timeLines_.find(current_);
    return it == timeLines_.end() ? none : it->second;
}

void FilesController::contentChanged(quint64 offset, quint64 length) {
    if ((state_ != State::Ready && state_ != State::Reading) || stale_) return;
    // Bytes within a file change no names and no owners.
    bool structure = length >= session_->size();
    if (!structure) {
        const int volume = volumeAt(offset);
        const quint64 container = volume < 0 ? 0 : volumes_[static_cast<std::size_t>(volume)].offset;
        if (const OwnerIndex* owners = volume < 0 ? nullptr : owners_->of(container)) {
            const OwnerIndex::Answer answer = owners->at(offset - container);
            structure =
                !answer.areas.empty() || answer.owners.empty() || offset - container + length > answer.end;
        } else {
            structure = volume >= 0;
        }
    }
    if (!structure) return;
    stale_ = true;
    Q_EMIT stateChanged();
    Q_EMIT ownersChanged();
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

const VolumeFiles* FilesController::namesOf(quint64 container, unsigned slot) const {
    for (const Read& one : kept_) {
        const FoundVolume& volume = volumes_[static_cast<std::size_t>(one.volume)];
        if (one.state.present() && volume.offset == container && volume.slot() == slot)
            return one.files.get();
    }
    return nullptr;
}

}  // namespace sectorsmith::gui
