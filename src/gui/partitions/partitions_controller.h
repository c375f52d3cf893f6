// SPDX-License-Identifier: GPL-3.0-or-later
// A session's partition tables: keeps their report up to date, makes plans off the GUI thread, stages them.
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "gui/partitions/disk_report.h"
#include "gui/partitions/table_change.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "part/plan.h"
#include "part/table_changes.h"

namespace sectorsmith::gui {

// A plan with what the disk holds now in the places it would write: for showing old and new.
struct PreparedPlan {
    TablePlan plan;
    std::vector<std::vector<std::byte>> before;  // per write, with what is staged; empty: cannot be read
    std::vector<std::vector<std::byte>> onDisk;  // per write, without
    std::vector<Finding> findingsAfter;          // of the disk as it would be
    std::vector<TableChange> changes;            // the same in fields
};

// Runs in a worker thread: reads, and keeps nothing of what it is given.
using Planner =
    std::function<Result<TablePlan>(const std::shared_ptr<ByteSource>& disk, const DiskTables& tables)>;

// Lives in the GUI thread; a child of the session.
class PartitionsController : public QObject {
    Q_OBJECT

 public:
    explicit PartitionsController(SourceSession* session);

    SourceSession* session() const { return session_; }
    const std::shared_ptr<const DiskReport>& report() const { return report_; }  // null until it is known
    // The report says what the session's source (with its staged edits) holds now.
    bool current() const {
        return report_ != nullptr && !awaited_ && !timer_.isActive() && !reading_.running() &&
               waiting_.empty();
    }
    // Reads the report again, soon; reportChanged() follows.
    void refresh();
    // Why nothing can be changed here (an image that is not raw); empty: it can.
    QString readOnlyReason() const;

    // Makes a plan in a worker and gives it, with the bytes it would replace.
    void plan(QObject* receiver, Planner planner, std::function<void(Result<PreparedPlan>)> done);
    // The same where only the latest plan is wanted.
    void plan(LatestWork& work, Planner planner, std::function<void(Result<PreparedPlan>)> done);
    // Switches editing on and stages as one step what the plan makes different from the disk. An empty one does nothing.
    Result<void> stage(const PreparedPlan& prepared);
    // Plans and stages; refused() tells when it cannot be. Several in a row are done one after the other, so that each
    // starts from what the one before has staged.
    void change(const EntryChange& change);
    void planAndStage(Planner planner);

    // Saves the tables as they are on the disk (with what is staged) into a file. Answers with saved() or refused().
    void backUp(const QString& file, bool sgdiskFormat);

 Q_SIGNALS:
    void reportChanged();
    void refused(const QString& message);
    void staged(const QString& what);
    void saved(const QString& file);

 private:
    void changed(quint64 offset, quint64 length);
    void read();
    void makeReport();  // of what the session has read
    void planNext();

    SourceSession* session_;
    std::shared_ptr<const DiskReport> report_;
    QTimer timer_;
    std::deque<Planner> waiting_;  // the first is being planned
    bool awaited_ = false;         // the session's reading
    LatestWork reading_;
};

}  // namespace sectorsmith::gui
