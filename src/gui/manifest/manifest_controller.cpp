// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/manifest/manifest_controller.h"

#include <QCryptographicHash>
#include <filesystem>
#include <utility>

#include "base/crypt.h"
#include "fs/errors.h"
#include "gui/manifest/manifest_text.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/secret_input.h"
#include "ops/manifest/report.h"
#include "ops/state_folder.h"

namespace sectorsmith::gui {

namespace {

std::filesystem::path manifestPath(const std::string& utf8) {
    return std::filesystem::path(std::u8string(utf8.begin(), utf8.end()));
}

bool fileExists(const std::string& utf8) {
    std::error_code none;
    return !utf8.empty() && std::filesystem::exists(manifestPath(utf8), none);
}

}  // namespace

ManifestController::ManifestController(QObject* parent) : QObject(parent) {}

ManifestController::~ManifestController() {
    if (progress_) progress_->stop();
}

QString ManifestController::missing(const ManifestTask& task) {
    if (!task.volume && task.folder.empty()) return tr("choose the files");
    if (task.locked()) return tr("unlock the volume");
    if (task.manifest.empty())
        return task.make ? tr("choose where to save the manifest") : tr("choose a manifest");
    return {};
}

// That of a manifest that is made lies beside it, where the command looks for it, too. That of a check lies where records
// are kept: the manifest may be on a disk that cannot be written.
std::string ManifestController::recordOf(const ManifestTask& task) {
    if (task.make) return task.manifest + ".partial";
    const std::string text = task.name() + '\n' + task.manifest;
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
            .toHex()
            .left(24);
    const std::filesystem::path folder = stateFolder(std::nullopt) / "checks";
    const std::u8string path = (folder / (hash.toStdString() + ".partial")).u8string();
    return {path.begin(), path.end()};
}

bool ManifestController::canContinue(const ManifestTask& task) {
    return missing(task).isEmpty() && fileExists(recordOf(task));
}

bool ManifestController::replaces(const ManifestTask& task) {
    std::error_code none;
    return task.make &&
           std::filesystem::exists(std::filesystem::symlink_status(manifestPath(task.manifest), none));
}

void ManifestController::start(ManifestTask task) {
    if (working() || !missing(task).isEmpty()) return;
    task.record = recordOf(task);
    task_ = std::move(task);
    progress_ = std::make_shared<ManifestProgress>();
    outcome_.reset();
    error_.reset();
    state_ = State::Working;
    runInBackground(
        this, [task = task_, progress = progress_] { return runManifestTask(task, *progress); },
        [this](Result<ManifestOutcome> outcome) { finished(std::move(outcome)); });
    Q_EMIT stateChanged();
}

void ManifestController::finished(Result<ManifestOutcome> outcome) {
    if (outcome) {
        outcome_ = std::move(*outcome);
        state_ = State::Done;
    } else if (outcome.error().cause == Cause::Cancelled) {
        state_ = State::Stopped;
    } else {
        error_ = outcome.error();
        state_ = State::Failed;
    }
    Q_EMIT stateChanged();
}

void ManifestController::setPaused(bool paused) {
    if (!working()) return;
    progress_->setPaused(paused);
    Q_EMIT stateChanged();
}

void ManifestController::stop() {
    if (!working()) return;
    progress_->stop();
    Q_EMIT stateChanged();
}

std::shared_ptr<const manifests::CheckReport> ManifestController::report() const {
    return outcome_ ? outcome_->report : nullptr;
}

std::optional<quint64> ManifestController::placeOf(const manifests::Finding& finding) const {
    if (!outcome_ || outcome_->source.empty() || !finding.copy) return std::nullopt;
    for (const manifests::Difference& one : finding.copy->differences)
        if (!one.disk.empty()) return outcome_->offset + one.disk.front().offset;
    return std::nullopt;
}

void ManifestController::setKeys(VolumeKeys keys) {
    keys_ = std::move(keys);
    forgetPassword();
}

void ManifestController::forgetPassword() {
    trying_.forget();
    unlocking_ = false;
    lockProblem_.clear();
    Q_EMIT keysChanged();
}

void ManifestController::unlock(const std::shared_ptr<ByteSource>& source, const FoundVolume& volume,
                                std::string&& password) {
    unlocking_ = true;
    lockProblem_.clear();
    trying_.start(
        [source, volume, secret = sharedSecret(std::move(password))] {
            auto key = VolumeKey::make(source, volume, *secret);
            Secret::wipe(*secret);
            return key;
        },
        [this](Result<std::shared_ptr<const VolumeKey>> key) {
            unlocking_ = false;
            if (key) keys_.push_back(std::move(*key));
            else
                lockProblem_ = key.error().code == FsError::WrongPassword ? tr("The password is wrong.")
                                                                          : sentence(errorText(key.error()));
            Q_EMIT keysChanged();
        });
    Q_EMIT keysChanged();
}

void ManifestController::saveReport(const QString& file) {
    const auto checked = report();
    if (!checked) return;
    manifests::ReportHead head{task_.name(), task_.manifest, outcome_->ended};
    saving_.start(
        [checked, head, path = file.toStdString()]() -> Result<void> {
            const auto format = manifests::reportFormatOf(manifestPath(path));
            if (!format) return std::unexpected(format.error());
            return manifests::saveReport(manifestPath(path), *checked, head, *format, reportWords());
        },
        [this, file](const Result<void>& saved) {
            Q_EMIT reportSaved(file, saved ? QString() : sentence(errorText(saved.error())));
        });
}

}  // namespace sectorsmith::gui
