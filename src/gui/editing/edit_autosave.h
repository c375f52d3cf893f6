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

// One per session, in the GUI thread; reading and writing happen in threads of their own.
class EditAutosave : public QObject {
    Q_OBJECT

 public:
    // `session` must outlive it. Looks at once.
    explicit EditAutosave(SourceSession* session, QObject* parent = nullptr);
    // Waits a moment for what is still to be written.
    ~EditAutosave() override;

    // Stages what was found, as one step, switches editing on, and forgets the old file.
    void bringBack(const FoundEdits& found);
    static void forget(const FoundEdits& found);
    // Whether edits are being kept (false until the first edit, and where there is no place for them).
    bool keeps() const;
    // Everything so far is on disk; for tests and for closing.
    bool flush(int milliseconds);

 Q_SIGNALS:
    void editsFound(const std::vector<sectorsmith::gui::FoundEdits>& found);
    void cutOffFound(const std::vector<sectorsmith::UndoRecord>& records);

 private:
    struct Shared;
    static void writeJournal(const std::shared_ptr<Shared>& shared);
    void look();
    void edited(quint64 offset, quint64 length);

    SourceSession* session_;
    std::shared_ptr<Shared> shared_;
};

}  // namespace sectorsmith::gui
