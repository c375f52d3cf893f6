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
#include "gui/session/edited_document.h"
#include "gui/session/field_marks.h"
#include "gui/session/layout_reader.h"
#include "gui/session/navigation.h"
#include "gui/session/owner_provider.h"
#include "gui/session/page_store.h"
#include "io/open.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

// Four things in one place: the edits (EditedDocument), where people are (Navigation), what the bytes mean (FieldMarks) and the
// disk's layout (LayoutReader); and the cache that all of them read through.
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
    std::shared_ptr<ByteSource> source() const { return document_->source(); }
    PageStore& pages() { return *pages_; }
    QString title() const { return title_; }  // short, for the tab: "sda", "disk.img#2"
    QString path() const;
    QString identity() const { return identity_; }
    quint64 size() const { return size_; }
    quint32 sectorSize() const { return sectorSize_; }
    bool contains(quint64 offset) const { return offset < size_; }

    // --- Editing. Nothing here writes to a disk: edits are staged over the source, and a reviewed commit writes them.
    // Everything that reads source() sees them at once.
    const Overlay& overlay() const { return *document_->source(); }
    // Off at first: whoever lets people change something asks this, or calls stage() and shows its error.
    bool editing() const { return document_->editing(); }
    // Refused with a message when the source cannot be edited (readOnlyReason). Switching off keeps what is staged.
    void setEditing(bool editing);
    QString readOnlyReason() const;
    // One undo step; Cause::Refused when editing is off, else as Overlay::stage. `what` is shown in the list of steps.
    Result<void> stage(std::span<const StagedWrite> writes, const QString& what, bool mergeTyping = false) {
        return document_->stage(writes, what, mergeTyping);
    }
    // The same of what differs alone, as Overlay::stageDifferences.
    Result<void> stageDifferences(std::span<const StagedWrite> writes,
                                  std::span<const std::vector<std::byte>> present, const QString& what) {
        return document_->stageDifferences(writes, present, what);
    }
    // Repeats `pattern` over the range, as one undo step; refused as stage() is.
    Result<void> fill(const ByteRange& range, std::span<const std::byte> pattern, const QString& what) {
        return document_->fill(range, pattern, what);
    }
    // What is typed next begins a new undo step.
    void endTyping() { document_->source()->endTyping(); }
    // Takes staged bytes back, as an undo step.
    void revert(const ByteRange& range, const QString& what) { document_->revert(range, what); }
    bool hasEdits() const { return !overlay().empty(); }
    void undo() { document_->source()->undo(); }
    void redo() { document_->source()->redo(); }
    // 0: nothing done.
    void jumpToStep(qsizetype count) { document_->source()->jumpTo(static_cast<std::size_t>(count)); }
    void discardEdits() { document_->source()->clear(); }  // with their history
    // Asks the window for the review (Ctrl+S).
    void requestReview();
    // The staged bytes where they lie on the whole disk, and that disk: what a commit is made of.
    std::vector<StagedWrite> diskEdits() const { return document_->diskEdits(); }
    std::shared_ptr<ByteSource> disk() const { return document_->place().disk; }
    quint64 diskOffset() const { return document_->place().offset; }  // of this source, bytes on the disk
    WriteTarget writeTarget() const { return document_->writeTarget(); }
    // Where undo records and unfinished edits are kept instead of the usual place; empty: the usual one.
    void setStateFolder(const QString& folder) { document_->setStateFolder(folder); }
    QString stateFolder() const { return document_->stateFolder(); }
    // The staged edits are on the disk, verified: forgets them, reads everything anew, emits committed().
    void editsCommitted();

    // --- The place: see Navigation
    quint64 cursor() const { return navigation_->cursor(); }
    ByteRange selection() const { return navigation_->selection(); }
    ByteRange selectionOrCursor() const { return navigation_->selectionOrCursor(); }
    void setCursor(quint64 offset) { navigation_->setCursor(offset); }
    void extendSelection(quint64 offset) { navigation_->extendSelection(offset); }
    void select(const ByteRange& range) { navigation_->select(range); }
    void selectAll() { select({0, size_}); }
    void clearSelection() { navigation_->clearSelection(); }
    // A jump: goes into the history, makes `offset` visible in every view, selects `length` bytes when it is not 0.
    // Out of range: a message, and nothing moves.
    void goTo(quint64 offset, quint64 length = 0);
    bool canGoBack() const { return navigation_->canGoBack(); }
    bool canGoForward() const { return navigation_->canGoForward(); }
    void goBack() { navigation_->goBack(); }
    void goForward() { navigation_->goForward(); }
    // Evaluates what people typed; the error is to be shown beside the place where they typed it.
    Result<quint64> parseAddress(const QString& text) const;

    // --- What the bytes mean
    // The provider must outlive the session or be removed before.
    void addFieldProvider(FieldProvider* provider) { fields_->add(provider); }
    void removeFieldProvider(FieldProvider* provider) { fields_->remove(provider); }
    std::vector<FieldMark> fieldsIn(const ByteRange& range) const { return fields_->in(range); }
    std::optional<FieldMark> fieldAt(quint64 offset) const { return fields_->at(offset); }
    void findFields(const std::vector<ByteRange>& ranges, QObject* receiver,
                    std::function<void(std::vector<FieldMark>)> done) {
        fields_->find(ranges, receiver, std::move(done));
    }
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
    const DiskLayout* layout() const { return reading() == nullptr ? nullptr : &reading()->layout; }
    // All that was read with it; workers may keep it.
    const std::shared_ptr<const DiskReading>& reading() const { return layout_->reading(); }
    bool readingCurrent() const { return layout_->current(); }
    const LayoutPart* partAt(quint64 offset) const { return layout_->partAt(offset); }
    // Reads the layout in a worker.
    void readLayout() { layout_->read(); }

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
    OpenedSource opened_;
    QString identity_;
    QString title_;
    quint64 size_;
    quint32 sectorSize_;
    EditedDocument* document_;
    PageStore* pages_;
    Navigation* navigation_;
    FieldMarks* fields_;
    LayoutReader* layout_;
    std::optional<ByteRange> focusField_;
    ByteRange visible_;
    std::vector<quint64> hits_;
    const OwnerProvider* owners_ = nullptr;
    std::vector<ByteRange> fileExtents_;
};

}  // namespace sectorsmith::gui
