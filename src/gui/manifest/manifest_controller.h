// SPDX-License-Identifier: GPL-3.0-or-later
// “Integrity of files…” without a widget: what is checked against what, doing it, what was found.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "gui/manifest/manifest_job.h"
#include "gui/session/latest_work.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. Destroying it stops what runs; the record of it stays.
class ManifestController : public QObject {
    Q_OBJECT

 public:
    enum class State { Ready, Working, Stopped, Failed, Done };

    explicit ManifestController(QObject* parent = nullptr);
    ~ManifestController() override;

    State state() const { return state_; }
    bool working() const { return state_ == State::Working; }
    // Why `task` cannot be begun, as a clause in people's language; empty: it can be.
    static QString missing(const ManifestTask& task);
    // A run of the same that did not come to its end has left its record. Any thread; may wait for a disk.
    static bool canContinue(const ManifestTask& task);
    // The manifest to be made is there already. Any thread; may wait for a disk.
    static bool replaces(const ManifestTask& task);
    // Its record is chosen here. Nothing while another one runs, or where something is missing.
    void start(ManifestTask task);
    void setPaused(bool paused);
    bool paused() const { return progress_ && progress_->paused(); }
    void stop();  // ends within a moment; what was read is kept for start() with goOn

    const ManifestTask& task() const { return task_; }
    // Of what runs or ran last; null: nothing did.
    std::shared_ptr<const ManifestProgress> progress() const { return progress_; }
    // Of what is Done.
    const std::optional<ManifestOutcome>& outcome() const { return outcome_; }
    // Null unless something is Done.
    std::shared_ptr<const manifests::CheckReport> report() const;
    // Why it Failed.
    const std::optional<Error>& error() const { return error_; }
    // Where the first difference of a finding lies: on outcome()->source; nullopt: not known.
    std::optional<quint64> placeOf(const manifests::Finding& finding) const;

    // Of encrypted volumes of the source that is offered; those that people unlock here come to them.
    void setKeys(VolumeKeys keys);
    const VolumeKeys& keys() const { return keys_; }
    // Tries the password of one in a worker; keysChanged() follows. It is wiped when it was tried; what it opens stays in
    // memory as long as this does.
    void unlock(const std::shared_ptr<ByteSource>& source, const FoundVolume& volume, std::string&& password);
    // Another volume is looked at: what became of the last password no longer counts.
    void forgetPassword();
    bool unlocking() const { return unlocking_; }
    // Why the last password opened nothing, as a sentence.
    const QString& lockProblem() const { return lockProblem_; }

    // In a worker, in people's language; reportSaved() follows. The form is that of the file's ending.
    void saveReport(const QString& file);

 Q_SIGNALS:
    void stateChanged();
    void keysChanged();
    // `error`: why it is not there, as a sentence; empty: it is.
    void reportSaved(const QString& file, const QString& error);

 private:
    static std::string recordOf(const ManifestTask& task);
    void finished(Result<ManifestOutcome> outcome);

    State state_ = State::Ready;
    ManifestTask task_;
    std::shared_ptr<ManifestProgress> progress_;
    std::optional<ManifestOutcome> outcome_;
    std::optional<Error> error_;
    LatestWork saving_;
    VolumeKeys keys_;
    bool unlocking_ = false;
    QString lockProblem_;
    LatestWork trying_;
};

}  // namespace sectorsmith::gui
