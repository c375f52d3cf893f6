// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/partitions_controller.h"

#include <QSaveFile>

#include "gui/session/background.h"
#include "gui/session/text.h"
#include "ops/table_check.h"
#include "ops/volumes.h"
#include "part/table_backup.h"

namespace sectorsmith::gui {

namespace {

constexpr int quietMilliseconds = 60;  // typing in the hex view changes the content with each key
constexpr int dataQuietMilliseconds = 1500;
constexpr std::uint64_t marginBytes = std::uint64_t{1} << 20;  // boot sectors, superblocks and their copies

// `source` with what is staged, `disk` without.
Result<PreparedPlan> prepare(const std::shared_ptr<ByteSource>& source, const ByteSource& disk,
                             const Planner& planner) {
    const DiskTables tables = readDiskTables(*source);
    auto plan = planner(source, tables);
    if (!plan) return std::unexpected(plan.error());
    PreparedPlan prepared;
    prepared.plan = std::move(*plan);
    for (const PlannedWrite& write : prepared.plan.writes) {
        const auto held = [&write](const ByteSource& from) {
            auto bytes = readBytes(from, write.offset, write.bytes.size());
            return bytes ? std::move(*bytes) : std::vector<std::byte>();
        };
        prepared.before.push_back(held(*source));
        prepared.onDisk.push_back(held(disk));
    }
    const std::shared_ptr<ByteSource> after = std::make_shared<PlannedSource>(source, prepared.plan);
    const DiskTables tablesAfter = readDiskTables(*after);
    prepared.findingsAfter = findingsOf(after, tablesAfter, {}, isGentle(*source));
    prepared.changes = tableChanges(*source, prepared.plan);
    return prepared;
}

}  // namespace

PartitionsController::PartitionsController(SourceSession* session) : QObject(session), session_(session) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &PartitionsController::read);
    connect(session_, &SourceSession::contentChanged, this, &PartitionsController::changed);
    connect(session_, &SourceSession::layoutChanged, this, [this] {
        // What was read while something may still change waits for the timer.
        if (awaited_ || !timer_.isActive()) makeReport();
    });
}

void PartitionsController::refresh() { timer_.start(quietMilliseconds); }

// Bytes well inside a partition seldom matter to the tables: reading all of it again can wait until the typing ends.
void PartitionsController::changed(quint64 offset, quint64 length) {
    bool inside = false;
    if (report_ != nullptr) {
        for (const TableRow& row : report_->rows(report_->mainTable()))
            inside = inside || (!row.extended && !row.protective && offset >= row.offset + marginBytes &&
                                offset + length + marginBytes <= row.offset + row.length);
    }
    const int wait = inside ? dataQuietMilliseconds : quietMilliseconds;
    // What is urgent stays so.
    if (timer_.isActive() && timer_.interval() < wait) return;
    timer_.start(wait);
}

void PartitionsController::read() {
    if (session_->readingCurrent()) {
        makeReport();
        return;
    }
    awaited_ = true;
    session_->readLayout();
}

void PartitionsController::makeReport() {
    awaited_ = false;
    reading_.start(
        [source = session_->source(), reading = session_->reading(), target = session_->writeTarget(),
         device = session_->opened().isDevice] {
            CheckOptions options;  // an image does not know where it will lie
            if (device)
                if (const auto facts = factsOf(target)) options = checkOptionsOf(*facts);
            return reportOf(source, reading, options);
        },
        [this](std::shared_ptr<const DiskReport> report) {
            report_ = std::move(report);
            Q_EMIT reportChanged();
        });
}

QString PartitionsController::readOnlyReason() const { return session_->readOnlyReason(); }

void PartitionsController::plan(QObject* receiver, Planner planner,
                                std::function<void(Result<PreparedPlan>)> done) {
    runInBackground(
        receiver,
        [source = session_->source(), disk = session_->overlay().base(), planner = std::move(planner)] {
            return prepare(source, *disk, planner);
        },
        std::move(done));
}

void PartitionsController::plan(LatestWork& work, Planner planner,
                                std::function<void(Result<PreparedPlan>)> done) {
    work.start([source = session_->source(), disk = session_->overlay().base(),
                planner = std::move(planner)] { return prepare(source, *disk, planner); },
               std::move(done));
}

Result<void> PartitionsController::stage(const PreparedPlan& prepared) {
    const TablePlan& plan = prepared.plan;
    if (plan.empty()) return {};
    if (!readOnlyReason().isEmpty()) return fail(Cause::Refused, session_->opened().readOnlyReason);
    if (!session_->editing()) session_->setEditing(true);
    std::vector<StagedWrite> writes;
    for (const PlannedWrite& write : plan.writes) writes.push_back({write.offset, write.bytes});
    auto result = session_->stageDifferences(writes, prepared.onDisk, messageText(plan.what));
    if (result) Q_EMIT staged(messageText(plan.what));
    return result;
}

void PartitionsController::planAndStage(Planner planner) {
    waiting_.push_back(std::move(planner));
    if (waiting_.size() == 1) planNext();
}

void PartitionsController::planNext() {
    plan(this, waiting_.front(), [this](Result<PreparedPlan> prepared) {
        if (!prepared) {
            Q_EMIT refused(errorText(prepared.error()));
        } else if (auto ok = stage(*prepared); !ok) {
            Q_EMIT refused(errorText(ok.error()));
        }
        waiting_.pop_front();
        if (!waiting_.empty()) planNext();
    });
}

void PartitionsController::change(const EntryChange& change) {
    planAndStage([change](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planChange(*disk, tables, change);
    });
}

void PartitionsController::backUp(const QString& file, bool sgdiskFormat) {
    runInBackground(
        this,
        [source = session_->source(), file, sgdiskFormat]() -> Result<void> {
            const DiskTables tables = readDiskTables(*source);
            QByteArray bytes;
            if (sgdiskFormat) {
                auto backup = writeSgdiskBackup(tables, *source);
                if (!backup) return std::unexpected(backup.error());
                bytes = QByteArray(reinterpret_cast<const char*>(backup->data()),
                                   static_cast<qsizetype>(backup->size()));
            } else {
                auto backup = writeTableBackup(*source, tables);
                if (!backup) return std::unexpected(backup.error());
                bytes = QByteArray::fromStdString(*backup);
            }
            QSaveFile out(file);
            if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
                return fail(Cause::Io,
                            QString(tr("Cannot write %1: %2").arg(file, out.errorString())).toStdString());
            return {};
        },
        [this, file](Result<void> result) {
            if (result) Q_EMIT saved(file);
            else Q_EMIT refused(errorText(result.error()));
        });
}

}  // namespace sectorsmith::gui
