// SPDX-License-Identifier: GPL-3.0-or-later
// What outlives the program: staged edits are kept on disk while they are made, and what an earlier run left behind for
// the same disk (edits, a commit that was cut off) is found when a source is opened.
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "gui/session/source_session.h"
#include "ops/edit_journal.h"
#include "ops/undo_record.h"

namespace sectorsmith::gui {

// Edits of an earlier run, and at how many places the disk no longer holds what it held then.
struct FoundEdits {
    SavedEdits saved;
    std::size_t differing = 0;
    std::uint64_t bytes = 0;
};

// One per session, in the GUI thread, which never waits for it: reading, writing and deleting happen in threads of their
// own, which may go on for a moment after it is gone.
class EditAutosave : public QObject {
    Q_OBJECT

 public:
    // `session` must outlive it. Looks at once.
    explicit EditAutosave(SourceSession* session, QObject* parent = nullptr);
    ~EditAutosave() override;

    // Stages what was found, as one step, and switches editing on. The old file goes once the changes are kept anew.
    void restore(const FoundEdits& found);
    // Deletes the file.
    void forget(const FoundEdits& found);
    // Whether edits are being kept (false until the first edit, and where they cannot be kept).
    bool keeps() const;
    // Everything so far is on stable storage.
    bool idle() const;
    // For the end of the program, when no window is left: waits until those that are gone have written what they had.
    // False after the time.
    static bool finishWriting(int milliseconds);

 Q_SIGNALS:
    void editsFound(const std::vector<sectorsmith::gui::FoundEdits>& found);
    void cutOffFound(const std::vector<sectorsmith::UndoRecord>& records);

 private:
    struct Shared;
    static void writeJournal(const std::shared_ptr<Shared>& shared);
    void look();
    void edited(quint64 offset, quint64 length);
    void queueForget(const FoundEdits& found);  // with the mutex held

    SourceSession* session_;
    std::shared_ptr<Shared> shared_;
};

}  // namespace sectorsmith::gui
