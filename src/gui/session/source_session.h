// SPDX-License-Identifier: GPL-3.0-or-later
// One opened source as the window sees it: where the cursor is, what is selected, what the bytes mean. Everything that
// shows a source (hex view, address bar, strip map, structure tree, data inspector) looks at a session and listens to it;
// none of them knows the others.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/byte_range.h"
#include "gui/session/disk_layout.h"
#include "gui/session/edited_source.h"
#include "gui/session/field_provider.h"
#include "gui/session/latest_work.h"
#include "gui/session/navigation_history.h"
#include "gui/session/owner_provider.h"
#include "gui/session/page_store.h"
#include "io/open.h"
#include "ops/write_session.h"

class QTimer;

namespace sectorsmith::gui {

// Where a source lies on its disk, when it is a partition of one.
struct DiskPlace {
    std::shared_ptr<ByteSource> disk;  // the whole disk or image; nullptr: the source is the whole
    quint64 offset = 0;                // bytes on it
    QString path;                      // of the whole
};

// Lives in the GUI thread. Offsets and lengths are bytes from the start of the source.
class SourceSession : public QObject {
    Q_OBJECT

 public:
    // `opened.source` is not null. `identity` names the disk for what is remembered of it (bookmarks): model, serial and
    // size of a device, the absolute path of an image.
    SourceSession(OpenedSource opened, QString identity, QObject* parent = nullptr, DiskPlace place = {});
    ~SourceSession() override;

    const OpenedSource& opened() const { return opened_; }
    // The disk with the staged edits. Share it with worker threads; reads go through the cache and may block.
    std::shared_ptr<ByteSource> source() const { return edited_; }
    PageStore& pages() { return *pages_; }
    QString title() const { return title_; }  // short, for the tab: "sda", "disk.img#2"
    QString path() const;
    QString identity() const { return identity_; }
    quint64 size() const { return size_; }
    quint32 sectorSize() const { return sectorSize_; }
    bool contains(quint64 offset) const { return offset < size_; }

    // --- Editing. Nothing here writes to a disk: edits are staged over the source, and a reviewed commit writes them.
    // Everything that reads source() sees them at once.
    const Overlay& overlay() const { return *edited_; }
    // Off at first: whoever lets people change something asks this, or calls stage() and shows its error.
    bool editing() const { return editing_; }
    // Refused with a message when the source cannot be edited (readOnlyReason). Switching off keeps what is staged.
    void setEditing(bool editing);
    QString readOnlyReason() const { return QString::fromStdString(opened_.readOnlyReason); }
    // One undo step; Cause::Refused when editing is off, else as Overlay::stage. `what` is shown in the list of steps.
    Result<void> stage(std::span<const StagedWrite> writes, const QString& what, bool mergeTyping = false);
    // The same of what differs alone, as Overlay::stageDifferences.
    Result<void> stageDifferences(std::span<const StagedWrite> writes,
                                  std::span<const std::vector<std::byte>> present, const QString& what);
    // Repeats `pattern` over the range, as one undo step; refused as stage() is.
    Result<void> fill(const ByteRange& range, std::span<const std::byte> pattern, const QString& what);
    // What is typed next begins a new undo step.
    void endTyping() { edited_->endTyping(); }
    // Takes staged bytes back, as an undo step.
    void revert(const ByteRange& range, const QString& what);
    bool hasEdits() const { return !edited_->empty(); }
    void undo();
    void redo();
    void jumpToStep(qsizetype count);  // 0: nothing done
    void discardEdits();               // with their history
    // Asks the window for the review (Ctrl+S).
    void requestReview();
    // The staged bytes where they lie on the whole disk, and that disk: what a commit is made of.
    std::vector<StagedWrite> diskEdits() const;
    std::shared_ptr<ByteSource> disk() const { return place_.disk; }
    quint64 diskOffset() const { return place_.offset; }  // of this source, bytes on the disk
    WriteTarget writeTarget() const;
    // Where undo records and unfinished edits are kept instead of the usual place; empty: the usual one.
    void setStateFolder(const QString& folder) { stateFolder_ = folder; }
    QString stateFolder() const { return stateFolder_; }
    // The staged edits are on the disk, verified: forgets them, reads everything anew, emits committed().
    void editsCommitted();

    // --- The place
    quint64 cursor() const { return cursor_; }          // a byte of the source (0 when it is empty)
    ByteRange selection() const { return selection_; }  // length 0: nothing is selected
    ByteRange selectionOrCursor() const;                // the selection, else the byte at the cursor
    // Moves without an entry in the history (arrow keys, a click); drops the selection. Clipped to the source.
    void setCursor(quint64 offset);
    // Selects from the anchor (where setCursor or select was last) to `offset`, both included.
    void extendSelection(quint64 offset);
    void select(const ByteRange& range);
    void selectAll() { select({0, size_}); }
    void clearSelection();
    // A jump: goes into the history, makes `offset` visible in every view, selects `length` bytes when it is not 0.
    // Out of range: a message, and nothing moves.
    void goTo(quint64 offset, quint64 length = 0);
    bool canGoBack() const { return history_.canGoBack(); }
    bool canGoForward() const { return history_.canGoForward(); }
    void goBack();
    void goForward();
    // Evaluates what people typed; the error is to be shown beside the place where they typed it.
    Result<quint64> parseAddress(const QString& text) const;

    // --- What the bytes mean
    // The provider must outlive the session or be removed before.
    void addFieldProvider(FieldProvider* provider);
    void removeFieldProvider(FieldProvider* provider);
    std::vector<FieldMark> fieldsIn(
        const ByteRange& range) const;  // of all providers; the first one wins an overlap
    std::optional<FieldMark> fieldAt(quint64 offset) const;
    // As FieldProvider::findFields, of all providers, sorted by offset.
    void findFields(const std::vector<ByteRange>& ranges, QObject* receiver,
                    std::function<void(std::vector<FieldMark>)> done);
    // The field that is current in the structure tree: framed in the hex view, not selected.
    std::optional<ByteRange> focusField() const { return focusField_; }
    void setFocusField(std::optional<ByteRange> range);
    // What the hex view shows now.
    ByteRange visibleRange() const { return visible_; }
    void setVisibleRange(const ByteRange& range);

    // --- Where the last search through all of it found something, in ascending order (at most SearchPanel's bound)
    const std::vector<quint64>& hits() const { return hits_; }
    void clearHits();
    void addHits(std::span<const quint64> offsets);

    // --- Whose the bytes are
    // The provider tells of changes by ownersChanged(); nullptr before it goes.
    void setOwnerProvider(const OwnerProvider* provider);
    std::optional<ByteOwner> ownerAt(quint64 offset) const;
    // The extents of the file that people look at, by offset, without overlaps.
    const std::vector<ByteRange>& fileExtents() const { return fileExtents_; }
    void setFileExtents(std::vector<ByteRange> extents);

    // --- The disk's layout; null until it is known (layoutChanged)
    const DiskLayout* layout() const { return layout_ ? &*layout_ : nullptr; }
    const LayoutPart* partAt(quint64 offset) const;
    // Reads the layout in a worker.
    void readLayout();

    // Reads everything again from the device (F5).
    void reread();
    // A failing disk: no reading ahead, nothing detected unasked.
    bool gentle() const;
    void setGentle(bool gentle);
    // How much of what was read is kept, bytes.
    void setCacheBytes(quint64 bound);

    // A sentence for the messages pane, with the place it is about.
    enum class Severity { Info, Warning, Error };
    void report(Severity severity, const QString& text, std::optional<quint64> offset = std::nullopt);

 Q_SIGNALS:
    void cursorChanged(quint64 offset);
    void selectionChanged();
    // After goTo, goBack, goForward: views scroll there.
    void jumped(quint64 offset, quint64 length);
    void historyChanged();
    void fieldsChanged();
    void focusFieldChanged();
    void visibleRangeChanged();
    void hitsChanged();
    void ownersChanged();
    void fileExtentsChanged();
    void layoutChanged();
    // All that was derived from the bytes is stale (F5, edits).
    void contentChanged(quint64 offset, quint64 length);
    // Bytes were staged, undone, redone, committed or discarded.
    void editsChanged();
    // The same with the place: bytes that may have changed.
    void edited(quint64 offset, quint64 length);
    void editingChanged(bool editing);
    // Somebody tried to change something while editing is off: offer to switch it on.
    void editingWanted();
    void reviewRequested();
    // A commit of this source was written and verified.
    void committed();
    void reported(sectorsmith::gui::SourceSession::Severity severity, const QString& text, bool hasOffset,
                  quint64 offset);

 private:
    Result<void> mayEdit() const;
    void moveTo(quint64 offset, const ByteRange& selection);
    quint64 clipped(quint64 offset) const { return size_ == 0 ? 0 : std::min(offset, size_ - 1); }

    OpenedSource opened_;
    std::shared_ptr<EditedSource> edited_;
    DiskPlace place_;
    bool editing_ = false;
    QString stateFolder_;
    QTimer* layoutTimer_;
    QString identity_;
    QString title_;
    quint64 size_ = 0;
    quint32 sectorSize_ = 512;
    PageStore* pages_ = nullptr;
    quint64 cursor_ = 0;
    quint64 anchor_ = 0;
    ByteRange selection_;
    NavigationHistory history_;
    std::vector<FieldProvider*> providers_;
    std::optional<ByteRange> focusField_;
    ByteRange visible_;
    std::vector<quint64> hits_;
    const OwnerProvider* owners_ = nullptr;
    std::vector<ByteRange> fileExtents_;
    std::optional<DiskLayout> layout_;
    LatestWork layoutReader_;
};

}  // namespace sectorsmith::gui
