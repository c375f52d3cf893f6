// SPDX-License-Identifier: GPL-3.0-or-later
// “Copy disk…” without a widget: what is copied where, what would be done, doing it, what was lost. Everything that asks
// the system, reads or writes runs in a worker.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <vector>

#include "gui/copy/copy_progress.h"
#include "gui/session/disk_layout.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "ops/copy/damaged_files.h"
#include "ops/identities/identities.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. Destroying it cancels what runs.
class CopyController : public QObject {
    Q_OBJECT

 public:
    enum class State { Choosing, Preparing, Ready, Refused, Working, Done };

    // `source`: its bytes as they are on the disk, without staged edits. It may end before this does; nothing can be
    // started then.
    explicit CopyController(SourceSession* source, QObject* parent = nullptr);
    ~CopyController() override;

    SourceSession* source() const { return source_; }
    State state() const { return state_; }

    struct Choice {
        QString target;  // a device, an image that may not exist yet, one of them with #N; empty: not chosen
        bool usedOnly = false;
        bool live = false;    // although the source is in use
        QString mapFile;      // empty: none
        bool newIds = false;  // the copy gets identifiers of its own
        copier::CopyOptions options;
        bool operator==(const Choice& other) const;
    };
    const Choice& choice() const { return choice_; }
    // Looks at source and target again. Ignored while it works.
    void choose(const Choice& choice);
    // From where it stopped, with a map; without one from the beginning. The name is asked for again.
    void prepareAgain();
    bool canContinue() const;
    // False: not Ready, or it is not the name that nameToType() wants.
    bool start(const QString& name);
    void setPaused(bool paused);
    bool paused() const { return progress_ && progress_->paused(); }
    void stop();  // ends within a moment, with a summary

    // --- What is known; empty while it is being prepared
    const copier::CopyPreview& preview() const { return session_->preview(); }
    // Why it is refused; from the plan, or that of the identifiers.
    std::optional<Error> refused() const;
    // Those that the copy is to get, by the source; nullopt: not wanted.
    const std::optional<Result<NewIdentities>>& plannedIds() const { return plannedIds_; }
    bool confirmedBy(const QString& name) const;
    // Null: there is no target yet, or nothing is known of its partitions.
    std::shared_ptr<const DiskReading> targetReading() const { return targetReading_; }
    quint64 targetSize() const { return targetSize_; }  // bytes; 0: it does not exist yet, or is not known
    std::shared_ptr<CopyProgress> progress() const { return progress_; }
    // Seconds and bytes per second of this run, some 500 of them.
    const std::vector<std::pair<double, double>>& rates() const { return rates_; }
    double seconds() const;  // at work, without pauses
    const Result<copier::CopyOutcome>& outcome() const { return outcome_; }
    // Of the copy that was made; nullopt: not wanted, or the copy is not complete and keeps those of the source.
    using GivenIds = std::expected<GivenIdentities, CommitFailure>;
    const std::optional<GivenIds>& givenIds() const { return givenIds_; }
    // After Done with bytes that could not be read: whose they are, once that is known (damageKnown).
    const std::optional<copier::DamagedFiles>& damage() const { return damage_; }
    bool readingDamage() const { return readingDamage_; }

 Q_SIGNALS:
    void stateChanged();
    void damageKnown();
    // The source's tab is closed: there is nothing left to copy.
    void sourceClosed();

 private:
    struct Prepared {
        std::shared_ptr<copier::CopySession> session;
        std::shared_ptr<const DiskReading> target;
        quint64 targetSize = 0;
        std::optional<Result<NewIdentities>> ids;
        std::shared_ptr<CopyProgress> progress;
    };
    struct Finished {
        Result<copier::CopyOutcome> outcome;
        std::optional<GivenIds> ids;
    };
    void prepare();
    void prepared(Prepared prepared);
    void finished(Finished finished);
    void findDamage();
    void sample();
    void setState(State state);

    QPointer<SourceSession> source_;
    State state_ = State::Choosing;
    Choice choice_;
    LatestWork preparation_;
    std::shared_ptr<copier::CopySession> session_;
    std::shared_ptr<SilentProgress> reading_;
    std::shared_ptr<const DiskReading> targetReading_;
    quint64 targetSize_ = 0;
    std::shared_ptr<CopyProgress> progress_;
    std::optional<Result<NewIdentities>> plannedIds_;
    std::optional<GivenIds> givenIds_;
    Result<copier::CopyOutcome> outcome_;
    std::optional<copier::DamagedFiles> damage_;
    LatestWork damageWork_;
    bool readingDamage_ = false;
    QElapsedTimer clock_;
    double before_ = 0;  // seconds at work until clock_ was started
    QTimer sampling_;
    quint64 sampledBytes_ = 0;
    double sampledAt_ = 0;
    std::vector<std::pair<double, double>> rates_;
};

}  // namespace sectorsmith::gui
