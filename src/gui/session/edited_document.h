// SPDX-License-Identifier: GPL-3.0-or-later
// What people change in a source. Nothing here writes to a disk: edits are staged over the source, and a reviewed commit
// writes them.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <span>
#include <vector>

#include "base/byte_range.h"
#include "gui/session/edited_source.h"
#include "io/open.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

// Where a source lies on its disk, when it is a partition of one.
struct DiskPlace {
    std::shared_ptr<ByteSource> disk;  // the whole disk or image; nullptr: the source is the whole
    quint64 offset = 0;                // bytes on it
    QString path;                      // of the whole
};

// Lives in the GUI thread; what it stages is seen by every thread that reads source().
class EditedDocument : public QObject {
    Q_OBJECT

 public:
    // `opened` must outlive it. `place.disk` is not null here.
    EditedDocument(const OpenedSource& opened, DiskPlace place, QString title, QObject* parent = nullptr);
    ~EditedDocument() override;

    const std::shared_ptr<EditedSource>& source() const { return edited_; }
    const DiskPlace& place() const { return place_; }

    // Off at first.
    bool editing() const { return editing_; }
    void setEditing(bool editing);
    // One undo step; Cause::Refused when editing is off, else as Overlay::stage.
    Result<void> stage(std::span<const StagedWrite> writes, const QString& what, bool mergeTyping);
    Result<void> stageDifferences(std::span<const StagedWrite> writes,
                                  std::span<const std::vector<std::byte>> present, const QString& what);
    Result<void> fill(const ByteRange& range, std::span<const std::byte> pattern, const QString& what);
    void revert(const ByteRange& range, const QString& what);

    // The staged bytes where they lie on the whole disk, and that disk: what a commit is made of.
    std::vector<StagedWrite> diskEdits() const;
    WriteTarget writeTarget() const;
    void setStateFolder(const QString& folder) { stateFolder_ = folder; }
    const QString& stateFolder() const { return stateFolder_; }

 Q_SIGNALS:
    // Bytes that may have changed: staged, undone, redone, committed or discarded.
    void changed(quint64 offset, quint64 length);
    void editingChanged(bool editing);

 private:
    Result<void> mayEdit() const;

    const OpenedSource& opened_;
    std::shared_ptr<EditedSource> edited_;
    DiskPlace place_;
    QString title_;
    bool editing_ = false;
    QString stateFolder_;
};

}  // namespace sectorsmith::gui
