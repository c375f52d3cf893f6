// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/copy/copy_controller.h"

#include "gui/session/background.h"
#include "gui/session/opened_source.h"
#include "gui/session/text.h"
#include "part/partition_source.h"

namespace sectorsmith::gui {

using namespace copier;

namespace {

constexpr std::size_t mostRates = 500;
constexpr int sampleInterval = 500;  // milliseconds
constexpr std::size_t mostDamage = 1000;

CopyToIdentify copyToIdentify(const CopyRequest& request) {
    return {request.target, request.source.disk->sectorSize(), request.allowSharedDisk, std::nullopt};
}

// After a complete copy.
std::optional<CopyController::GivenIds> giveIds(const CopyRequest& request, const CopyOutcome& outcome) {
    const CopyResult& report = outcome.report;
    if (report.stopped || report.badBytes > 0 || report.wrongBytes > 0 || outcome.notFitted)
        return std::nullopt;
    SilentProgress progress;
    return giveNewIdentities(copyToIdentify(request), systemRandom, progress);
}

}  // namespace

bool CopyController::Choice::operator==(const Choice& other) const {
    const auto facts = [](const Choice& one) {
        const CopyOptions& o = one.options;
        return std::tie(one.target, one.usedOnly, one.live, one.mapFile, one.newIds, o.sparse, o.verify,
                        o.sha256, o.reverse, o.retries, o.minReadRate, o.fill);
    };
    return facts(*this) == facts(other);
}

CopyController::CopyController(SourceSession* source, QObject* parent)
    : QObject(parent),
      source_(source),
      session_(std::make_shared<CopySession>(CopyRequest{})),
      outcome_(fail(Cause::Cancelled, "")) {
    connect(source, &QObject::destroyed, this, &CopyController::sourceClosed);
    sampling_.setInterval(sampleInterval);
    connect(&sampling_, &QTimer::timeout, this, &CopyController::sample);
}

CopyController::~CopyController() {
    if (reading_) reading_->cancel();
    if (progress_) progress_->cancel();
}

void CopyController::setState(State state) {
    state_ = state;
    Q_EMIT stateChanged();
}

void CopyController::choose(const Choice& choice) {
    if (state_ == State::Working || choice == choice_) return;
    choice_ = choice;
    prepare();
}

void CopyController::prepareAgain() {
    if (state_ != State::Working) prepare();
}

bool CopyController::canContinue() const {
    return state_ == State::Done && (!outcome_ || outcome_->report.stopped || outcome_->report.badBytes > 0);
}

void CopyController::prepare() {
    if (!source_) return;
    if (reading_) reading_->cancel();
    reading_ = std::make_shared<SilentProgress>();
    progress_.reset();
    targetReading_.reset();
    targetSize_ = 0;
    damage_.reset();
    damageWork_.forget();
    readingDamage_ = false;
    plannedIds_.reset();
    givenIds_.reset();
    rates_.clear();
    CopyRequest request;
    request.source = openedSource(*source_);
    request.target = choice_.target.toStdString();
    request.options = choice_.options;
    request.live = choice_.live;
    request.usedOnly = choice_.usedOnly;
    request.mapFile = choice_.mapFile.toStdString();
    session_ = std::make_shared<CopySession>(request);
    if (choice_.target.isEmpty()) {
        preparation_.forget();
        setState(State::Choosing);
        return;
    }
    setState(State::Preparing);
    preparation_.start(
        [request = std::move(request), newIds = choice_.newIds, reading = reading_] {
            Prepared prepared;
            prepared.session = std::make_shared<CopySession>(request);
            const CopyPreview& preview = prepared.session->prepare(*reading);
            if (reading->cancelled()) return prepared;
            if (!preview.refused) {
                if (newIds)
                    prepared.ids =
                        planIdentitiesOfCopy(request.source.opened.source, copyToIdentify(request));
                prepared.progress =
                    std::make_shared<CopyProgress>(prepared.session->startMap(), preview.domain);
            }
            if (preview.newImage) return prepared;
            if (auto target = openSource(request.target)) {
                prepared.targetSize = target->length;
                prepared.target = readDisk(target->opened.source, target->disk.get(), target->offset);
            }
            return prepared;
        },
        [this](Prepared answer) { prepared(std::move(answer)); });
}

void CopyController::prepared(Prepared prepared) {
    session_ = std::move(prepared.session);
    targetReading_ = std::move(prepared.target);
    targetSize_ = prepared.targetSize;
    plannedIds_ = std::move(prepared.ids);
    if (!refused()) progress_ = std::move(prepared.progress);
    setState(refused() ? State::Refused : State::Ready);
}

std::optional<Error> CopyController::refused() const {
    if (preview().refused) return preview().refused;
    if (plannedIds_ && !*plannedIds_) return plannedIds_->error();
    return std::nullopt;
}

bool CopyController::confirmedBy(const QString& name) const {
    return state_ == State::Ready && session_->confirmedBy(name.toStdString());
}

bool CopyController::start(const QString& name) {
    if (!source_ || !confirmedBy(name)) return false;
    rates_.clear();
    sampledBytes_ = 0;
    sampledAt_ = before_ = 0;
    clock_.start();
    sampling_.start();
    setState(State::Working);
    runInBackground(
        this,
        [session = session_, progress = progress_, newIds = choice_.newIds, name = name.toStdString()] {
            Finished done{session->run(name, *progress), std::nullopt};
            if (newIds && done.outcome) done.ids = giveIds(session->request(), *done.outcome);
            return done;
        },
        [this](Finished done) { finished(std::move(done)); });
    return true;
}

double CopyController::seconds() const {
    return before_ + (clock_.isValid() ? static_cast<double>(clock_.elapsed()) / 1000 : 0);
}

void CopyController::setPaused(bool paused) {
    if (state_ != State::Working || paused == progress_->paused()) return;
    before_ = seconds();
    if (paused) clock_.invalidate();
    else clock_.start();
    progress_->setPaused(paused);
    Q_EMIT stateChanged();
}

void CopyController::stop() {
    if (state_ == State::Working) progress_->cancel();
    else if (reading_) reading_->cancel();
}

void CopyController::sample() {
    if (state_ != State::Working || paused()) return;
    const double now = seconds();
    const quint64 bytes = progress_->doneBytes();
    if (now - sampledAt_ < 0.1) return;
    // Reading back counts from the start again.
    if (bytes >= sampledBytes_)
        rates_.emplace_back(now, static_cast<double>(bytes - sampledBytes_) / (now - sampledAt_));
    sampledAt_ = now;
    sampledBytes_ = bytes;
    if (rates_.size() <= mostRates) return;
    // Long copies: half as many, of twice the time.
    std::vector<std::pair<double, double>> fewer;
    for (std::size_t i = 0; i + 1 < rates_.size(); i += 2)
        fewer.emplace_back(rates_[i + 1].first, (rates_[i].second + rates_[i + 1].second) / 2);
    rates_ = std::move(fewer);
    sampling_.setInterval(sampling_.interval() * 2);
}

void CopyController::finished(Finished finished) {
    before_ = seconds();
    clock_.invalidate();
    sampling_.stop();
    sampling_.setInterval(sampleInterval);
    outcome_ = std::move(finished.outcome);
    givenIds_ = std::move(finished.ids);
    if (outcome_ && !outcome_->report.stopped && outcome_->report.badBytes > 0) findDamage();
    setState(State::Done);
}

void CopyController::findDamage() {
    readingDamage_ = true;
    reading_ = std::make_shared<SilentProgress>();
    damageWork_.start(
        [target = session_->request().target, bad = outcome_->report.bad,
         reading = reading_]() -> Result<DamagedFiles> {
            auto copy = openSource(target);
            if (!copy) return std::unexpected(copy.error());
            return damagedFiles(copy->opened.source, bad, mostDamage, *reading);
        },
        [this](Result<DamagedFiles> files) {
            readingDamage_ = false;
            if (files) damage_ = std::move(*files);
            Q_EMIT damageKnown();
        });
}

}  // namespace sectorsmith::gui
