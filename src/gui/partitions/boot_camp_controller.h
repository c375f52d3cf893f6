// SPDX-License-Identifier: GPL-3.0-or-later
// Bringing a lost Boot Camp back, without a widget: what is proposed for the options chosen, staging it, taking that back.
#pragma once

#include <QObject>
#include <optional>

#include "gui/partitions/boot_camp_diagnosis.h"
#include "gui/partitions/partitions_controller.h"
#include "gui/session/latest_work.h"

namespace sectorsmith::gui {

// Lives in the GUI thread.
class BootCampController : public QObject {
    Q_OBJECT

 public:
    // `tables` must outlive this.
    explicit BootCampController(PartitionsController* tables, QObject* parent = nullptr);

    // Looks at the disk anew, in a worker; proposed() follows.
    void propose(const HybridOptions& options);
    // What was found for the options that were last proposed is there.
    bool ready() const { return ready_; }
    // There is something to write.
    bool possible() const { return ready_ && found_.possible(); }
    const BootCampDiagnosis& found() const { return found_; }  // the last one, while another is made
    // The disk's tables as they are now; nullptr: not known at the moment.
    const DiskReport* now() const { return tables_->current() ? tables_->report().get() : nullptr; }

    // Stages the proposal as one step, once.
    Result<void> stage();
    // What was staged goes again, unless there are newer steps on top of it: those are people's own.
    void unstage();

 Q_SIGNALS:
    void proposed();
    // The disk holds something else than the proposal was made from (an undo elsewhere, F5), and nothing is staged.
    void outdated();
    void reportChanged();  // now() is another
    // What was staged is on the disk.
    void written();

 private:
    PartitionsController* tables_;
    BootCampDiagnosis found_;
    bool ready_ = false;
    LatestWork planning_;
    // How many edit steps there were when ours was staged.
    std::optional<std::size_t> stagedAt_;
};

}  // namespace sectorsmith::gui
