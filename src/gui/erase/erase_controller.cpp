// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/erase_controller.h"

#include "gui/session/background.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

EraseController::EraseController(SourceSession* session, Mode mode, QObject* parent)
    : QObject(parent),
      source_(session),
      mode_(mode),
      isDevice_(session->opened().isDevice),
      session_(std::make_shared<EraseSession>(EraseRequest{})) {
    if (mode == Mode::Trim) {
        methods_ = {EraseMethod::Trim};
    } else {
        methods_ = {EraseMethod::Zero, EraseMethod::Random};
        if (systemZeroesRanges()) methods_.push_back(EraseMethod::ZeroRange);
        if (!isDevice_) methods_.push_back(EraseMethod::Punch);
        methods_.push_back(EraseMethod::Trim);
    }
    connect(session, &QObject::destroyed, this, &EraseController::sourceClosed);
    fillTargets();
    choice_ = {targetAtCursor_, methods_.front(), false};
    prepare(0);
}

EraseController::~EraseController() {
    if (reading_) reading_->cancel();
    if (map_) map_->cancel();
}

void EraseController::addTarget(const QString& text, EraseRequest request) {
    targets_ << text;
    requests_.push_back(std::move(request));
}

void EraseController::fillTargets() {
    EraseRequest request;
    request.target = source_->writeTarget();
    request.throughMount = true;
    const quint64 base = source_->diskOffset();
    const bool partition = base != 0 || source_->size() != source_->disk()->size();
    const ByteRange whole{base, source_->size()};
    if (partition) request.partition = whole;
    const DiskLayout* layout = source_->layout();
    if (!partition && layout != nullptr && !layout->scheme.isEmpty()) {
        const LayoutPart* current = source_->partAt(source_->cursor());
        for (const LayoutPart& part : layout->parts) {
            if (part.index.isEmpty() || part.fileSystem.isEmpty()) continue;
            // The partition at the cursor is what people look at.
            if (&part == current) targetAtCursor_ = static_cast<int>(targets_.size());
            EraseRequest volume = request;
            volume.partition = part.range;
            volume.free.volume = part.range;
            addTarget(
                tr("Free space of partition %1: %2 (%3)").arg(part.index, part.title(), part.fileSystem),
                std::move(volume));
        }
        EraseRequest gaps = request;
        gaps.free.gaps = true;
        addTarget(tr("Space outside all partitions"), std::move(gaps));
    } else {
        EraseRequest volume = request;
        volume.free.volume = whole;
        addTarget(tr("Free space of %1").arg(source_->title()), std::move(volume));
    }
    if (mode_ == Mode::Erase) return;
    if (const ByteRange selected = source_->selection(); !selected.empty()) {
        EraseRequest range = request;
        range.range = ByteRange{base + selected.offset, selected.length};
        addTarget(tr("The selected bytes (%1)").arg(sizeText(selected.length)), std::move(range));
    }
    EraseRequest everything = request;
    everything.range = whole;
    addTarget(partition ? tr("Everything in the partition") : tr("Everything on the disk"),
              std::move(everything));
}

void EraseController::setState(State state) {
    state_ = state;
    Q_EMIT stateChanged();
}

void EraseController::choose(const Choice& choice) {
    if (state_ == State::Working || choice.target < 0 || choice.target >= targets_.size()) return;
    choice_ = choice;
    prepare(0);
}

void EraseController::startOver() {
    if (canStartOver()) prepare(0);
}

void EraseController::resume() {
    if (canResume()) prepare(*resumeAt_);
}

void EraseController::prepare(std::uint64_t from) {
    if (!source_) return;
    if (reading_) reading_->cancel();
    reading_ = std::make_shared<SilentProgress>();
    EraseRequest request = requests_[static_cast<std::size_t>(choice_.target)];
    request.options.method = choice_.method;
    request.options.secure = choice_.secure;
    request.options.from = from;
    request.stagedEdits = source_->hasEdits();
    message_ = {};
    map_.reset();
    session_ = std::make_shared<EraseSession>(request);
    setState(State::Preparing);
    preparation_.start(
        [request = std::move(request), reading = reading_] {
            auto session = std::make_shared<EraseSession>(request);
            session->prepare(nullptr, *reading);
            return session;
        },
        [this](std::shared_ptr<EraseSession> session) { prepared(std::move(session)); });
}

void EraseController::prepared(std::shared_ptr<EraseSession> session) {
    session_ = std::move(session);
    message_ = eraseRefusal(preview());
    if (!preview().refused && preview().extent.length > 0)
        map_ = std::make_shared<FillMapState>(preview().extent, preview().shown());
    setState(preview().refused ? State::Refused : State::Ready);
}

bool EraseController::confirmedBy(const QString& name) const {
    return state_ == State::Ready && session_->confirmedBy(name.toStdString());
}

QString EraseController::planText() const {
    if (state_ == State::Preparing) return tr("Reading the disk…");
    if (state_ == State::Done) return eraseLastingText(preview());
    return erasePlanText(request(), preview());
}

bool EraseController::start(const QString& name, bool readAllBack, std::uint64_t reserve) {
    if (!source_ || !confirmedBy(name)) return false;
    session_->setReadAllBack(readAllBack);
    if (preview().volume) session_->setReserve(reserve);
    if (!map_) map_ = std::make_shared<FillMapState>(ByteRange{0, 1}, std::vector<ByteRange>{{0, 1}});
    message_ = {};
    time_.start();
    setState(State::Working);
    runInBackground(
        this,
        [session = std::shared_ptr<const EraseSession>(session_), map = map_, name = name.toStdString()] {
            return session->run(name, *map);
        },
        [this](Result<EraseOutcome> outcome) { finished(std::move(outcome)); });
    return true;
}

void EraseController::finished(Result<EraseOutcome> outcome) {
    outcome_ = std::move(outcome);
    incomplete_ = !outcome_ || outcome_->stopped();
    resumeAt_ = outcome_ ? outcome_->resumeAt(choice_.method) : std::nullopt;
    message_ = eraseOutcomeText(request(), outcome_);
    // What was read before is stale.
    if (source_) source_->reread();
    setState(State::Done);
}

void EraseController::stop() {
    if (state_ == State::Working) map_->cancel();
    else if (reading_) reading_->cancel();
}

QString EraseController::progressText() const {
    if (state_ != State::Working) return {};
    if (map_->cancelled()) return tr("Stopping…");
    const std::uint64_t done = map_->doneBytes();
    const std::uint64_t total = map_->totalBytes();
    const double seconds = static_cast<double>(time_.elapsed()) / 1000;
    if (total == 0 || seconds < 0.5) return {};
    const double speed = static_cast<double>(done) / seconds;
    const auto left = static_cast<qint64>(speed > 0 ? static_cast<double>(total - done) / speed : 0);
    return tr("%1 of %2, %3/s, %4:%5 left")
        .arg(sizeText(done), sizeText(total), sizeText(static_cast<std::uint64_t>(speed)))
        .arg(left / 60)
        .arg(left % 60, 2, 10, QLatin1Char('0'));
}

}  // namespace sectorsmith::gui
