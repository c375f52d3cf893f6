// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/source_session.h"

#include <QFile>
#include <QFileInfo>
#include <QTimer>
#include <algorithm>

#include "gui/session/address_expression.h"
#include "io/cached_source.h"

namespace sectorsmith::gui {

SourceSession::SourceSession(OpenedSource opened, QString identity, QObject* parent, DiskPlace place)
    : QObject(parent),
      opened_(std::move(opened)),
      edited_(std::make_shared<EditedSource>(opened_.source)),
      place_(std::move(place)),
      layoutTimer_(new QTimer(this)),
      identity_(std::move(identity)) {
    if (place_.disk == nullptr) place_ = {opened_.source, 0, QString::fromStdString(opened_.path)};
    size_ = opened_.source->size();
    sectorSize_ = std::max<quint32>(opened_.source->sectorSize(), 1);
    const QString name = QString::fromStdString(opened_.path.empty() ? opened_.source->name() : opened_.path);
    title_ = QFileInfo(name).fileName();
    if (title_.isEmpty()) title_ = name;
    pages_ = new PageStore(opened_.source, this);
    pages_->setOverlay(edited_.get());
    edited_->onChange([this](std::uint64_t offset, std::uint64_t length) {
        Q_EMIT contentChanged(offset, length);
        Q_EMIT edited(offset, length);
        Q_EMIT editsChanged();
        if (layout_) layoutTimer_->start();
    });
    // An edit may move a partition or rename a volume: the strip map follows when the typing rests.
    layoutTimer_->setSingleShot(true);
    layoutTimer_->setInterval(400);
    connect(layoutTimer_, &QTimer::timeout, this, &SourceSession::readLayout);
    connect(pages_, &PageStore::unreadable, this,
            [this](quint64 offset, quint64 length, const QString& message) {
                const QString text =
                    message.isEmpty() ? tr("%n unreadable byte(s)", nullptr, shownCount(length)) : message;
                report(Severity::Error, text, offset);
            });
}

SourceSession::~SourceSession() {
    // Workers may keep the source longer than this.
    edited_->onChange(nullptr);
}

void SourceSession::setEditing(bool editing) {
    if (editing && !opened_.readOnlyReason.empty()) {
        report(Severity::Warning, readOnlyReason());
        return;
    }
    if (editing == editing_) return;
    editing_ = editing;
    Q_EMIT editingChanged(editing_);
}

Result<void> SourceSession::stage(std::span<const StagedWrite> writes, const QString& what,
                                  bool mergeTyping) {
    if (auto allowed = mayEdit(); !allowed) return allowed;
    return edited_->stage(writes, what.toStdString(), mergeTyping);
}

Result<void> SourceSession::stageDifferences(std::span<const StagedWrite> writes,
                                             std::span<const std::vector<std::byte>> present,
                                             const QString& what) {
    if (auto allowed = mayEdit(); !allowed) return allowed;
    return edited_->stageDifferences(writes, present, what.toStdString());
}

Result<void> SourceSession::fill(const ByteRange& range, std::span<const std::byte> pattern,
                                 const QString& what) {
    if (auto allowed = mayEdit(); !allowed) return allowed;
    return edited_->fill(range.offset, range.length, pattern, what.toStdString());
}

Result<void> SourceSession::mayEdit() const {
    if (editing_) return {};
    return fail(Cause::Refused, tr("%1 is read-only; turn on editing first").arg(title_).toStdString());
}

void SourceSession::revert(const ByteRange& range, const QString& what) {
    static_cast<void>(edited_->revert(range.offset, range.length, what.toStdString()));
}

void SourceSession::undo() { edited_->undo(); }
void SourceSession::redo() { edited_->redo(); }
void SourceSession::jumpToStep(qsizetype count) { edited_->jumpTo(static_cast<std::size_t>(count)); }
void SourceSession::discardEdits() { edited_->clear(); }
void SourceSession::requestReview() { Q_EMIT reviewRequested(); }

std::vector<StagedWrite> SourceSession::diskEdits() const {
    std::vector<StagedWrite> writes;
    for (const ByteRange& run : edited_->runs()) {
        StagedWrite write{place_.offset + run.offset, std::vector<std::byte>(run.length)};
        edited_->applyTo(run.offset, write.bytes);
        writes.push_back(std::move(write));
    }
    return writes;
}

WriteTarget SourceSession::writeTarget() const {
    WriteTarget target;
    target.path = place_.path.toStdString();
    if (!opened_.isDevice) target.sectorSize = place_.disk->sectorSize();
    target.asBytes = opened_.asBytes;
    if (!stateFolder_.isEmpty()) target.stateFolder = QFile::encodeName(stateFolder_).toStdString();
    return target;
}

void SourceSession::editsCommitted() {
    // The cache first: whoever reads because the edits went must see what is on the disk.
    if (auto* cache = dynamic_cast<RereadableSource*>(opened_.source.get())) cache->forget(0, size_);
    if (auto* cache = dynamic_cast<RereadableSource*>(place_.disk.get()))
        cache->forget(0, place_.disk->size());
    pages_->forgetAll();
    edited_->clear();
    reread();
    Q_EMIT committed();
}

QString SourceSession::path() const { return QString::fromStdString(opened_.path); }

ByteRange SourceSession::selectionOrCursor() const {
    if (!selection_.empty() || size_ == 0) return selection_;
    return {cursor_, 1};
}

void SourceSession::moveTo(quint64 offset, const ByteRange& selection) {
    const bool moved = offset != cursor_;
    const bool reselected = !(selection == selection_) && !(selection.empty() && selection_.empty());
    cursor_ = offset;
    selection_ = selection;
    if (moved) Q_EMIT cursorChanged(cursor_);
    if (reselected) Q_EMIT selectionChanged();
}

void SourceSession::setCursor(quint64 offset) {
    anchor_ = clipped(offset);
    moveTo(anchor_, {anchor_, 0});
}

void SourceSession::extendSelection(quint64 offset) {
    if (size_ == 0) return;
    offset = clipped(offset);
    const quint64 from = std::min(anchor_, offset);
    moveTo(offset, {from, std::max(anchor_, offset) - from + 1});
}

void SourceSession::select(const ByteRange& range) {
    const ByteRange inside = range.clippedTo({0, size_});
    anchor_ = clipped(inside.offset);
    moveTo(anchor_, inside);
}

void SourceSession::clearSelection() {
    anchor_ = cursor_;
    moveTo(cursor_, {cursor_, 0});
}

void SourceSession::goTo(quint64 offset, quint64 length) {
    if (!contains(offset)) {
        if (size_ > 0) {
            report(Severity::Warning, tr("Offset %1 is beyond the end of %2").arg(offset).arg(title_));
        }
        return;
    }
    history_.jump(cursor_, offset);
    if (length > 0) {
        select({offset, length});
    } else {
        setCursor(offset);
    }
    Q_EMIT jumped(offset, length);
    Q_EMIT historyChanged();
}

void SourceSession::goBack() {
    if (!history_.canGoBack()) return;
    const quint64 to = history_.back(cursor_);
    setCursor(to);
    Q_EMIT jumped(to, 0);
    Q_EMIT historyChanged();
}

void SourceSession::goForward() {
    if (!history_.canGoForward()) return;
    const quint64 to = history_.forward(cursor_);
    setCursor(to);
    Q_EMIT jumped(to, 0);
    Q_EMIT historyChanged();
}

Result<quint64> SourceSession::parseAddress(const QString& text) const {
    AddressContext context;
    context.size = size_;
    context.sectorSize = sectorSize_;
    context.here = cursor_;
    context.selection = selection_.empty() ? cursor_ : selection_.offset;
    if (const LayoutPart* part = partAt(cursor_)) context.partition = part->range.offset;
    const std::string utf8 = text.toStdString();
    auto result = evaluateAddress(utf8, context);
    if (!result) return std::unexpected(result.error());
    return static_cast<quint64>(*result);
}

void SourceSession::clearHits() {
    if (hits_.empty()) return;
    hits_.clear();
    Q_EMIT hitsChanged();
}

void SourceSession::addHits(std::span<const quint64> offsets) {
    if (offsets.empty()) return;
    hits_.insert(hits_.end(), offsets.begin(), offsets.end());
    Q_EMIT hitsChanged();
}

void SourceSession::addFieldProvider(FieldProvider* provider) {
    providers_.push_back(provider);
    connect(provider, &FieldProvider::changed, this, &SourceSession::fieldsChanged);
    connect(provider, &QObject::destroyed, this, [this, provider] { removeFieldProvider(provider); });
    Q_EMIT fieldsChanged();
}

void SourceSession::removeFieldProvider(FieldProvider* provider) {
    if (std::erase(providers_, provider) == 0) return;
    // May be half destroyed here: only the address is used.
    disconnect(provider, nullptr, this, nullptr);
    Q_EMIT fieldsChanged();
}

void SourceSession::setOwnerProvider(const OwnerProvider* provider) {
    owners_ = provider;
    Q_EMIT ownersChanged();
}

std::optional<ByteOwner> SourceSession::ownerAt(quint64 offset) const {
    return owners_ == nullptr ? std::nullopt : owners_->ownerAt(offset);
}

void SourceSession::setFileExtents(std::vector<ByteRange> extents) {
    fileExtents_ = std::move(extents);
    Q_EMIT fileExtentsChanged();
}

std::vector<FieldMark> SourceSession::fieldsIn(const ByteRange& range) const {
    std::vector<FieldMark> all;
    for (const FieldProvider* provider : providers_) {
        const std::vector<FieldMark> before = all;  // by offset, without overlaps
        for (FieldMark& mark : provider->fieldsIn(range)) {
            if (mark.range.empty() || !mark.range.overlaps(range)) continue;
            // What is left of it between those before.
            for (const FieldMark& other : before) {
                if (!other.range.overlaps(mark.range)) continue;
                if (other.range.offset > mark.range.offset) {
                    FieldMark left = mark;
                    left.range.length = other.range.offset - mark.range.offset;
                    all.push_back(std::move(left));
                }
                const quint64 from = std::min(other.range.end(), mark.range.end());
                mark.range = {from, mark.range.end() - from};
            }
            if (!mark.range.empty()) all.push_back(std::move(mark));
        }
        std::ranges::stable_sort(all, {}, [](const FieldMark& mark) { return mark.range.offset; });
    }
    return all;
}

std::optional<FieldMark> SourceSession::fieldAt(quint64 offset) const {
    std::vector<FieldMark> fields = fieldsIn({offset, 1});
    if (fields.empty()) return std::nullopt;
    return std::move(fields.front());
}

void SourceSession::findFields(const std::vector<ByteRange>& ranges, QObject* receiver,
                               std::function<void(std::vector<FieldMark>)> done) {
    struct Gathered {
        std::vector<FieldMark> marks;
        std::size_t missing = 0;
        std::function<void(std::vector<FieldMark>)> done;
    };
    auto gathered = std::make_shared<Gathered>();
    gathered->missing = providers_.size() + 1;
    gathered->done = std::move(done);
    const auto take = [gathered](std::vector<FieldMark> marks) {
        for (FieldMark& mark : marks) gathered->marks.push_back(std::move(mark));
        if (--gathered->missing > 0) return;
        std::ranges::stable_sort(gathered->marks, {},
                                 [](const FieldMark& mark) { return mark.range.offset; });
        gathered->done(std::move(gathered->marks));
    };
    for (FieldProvider* provider : std::vector(providers_)) provider->findFields(ranges, receiver, take);
    take({});
}

void SourceSession::setFocusField(std::optional<ByteRange> range) {
    if (range == focusField_) return;
    focusField_ = range;
    Q_EMIT focusFieldChanged();
}

void SourceSession::setVisibleRange(const ByteRange& range) {
    if (range == visible_) return;
    visible_ = range;
    Q_EMIT visibleRangeChanged();
}

const LayoutPart* SourceSession::partAt(quint64 offset) const {
    if (!layout_) return nullptr;
    const auto after = std::ranges::upper_bound(layout_->parts, offset, {},
                                                [](const LayoutPart& part) { return part.range.offset; });
    if (after == layout_->parts.begin()) return nullptr;
    const LayoutPart& part = *std::prev(after);
    return part.range.contains(offset) ? &part : nullptr;
}

void SourceSession::readLayout() {
    layoutReader_.start([source = source(), disk = place_.disk == opened_.source ? nullptr : place_.disk,
                         offset = place_.offset] { return readDiskLayout(source, disk.get(), offset); },
                        [this](DiskLayout layout) {
                            layout_ = std::move(layout);
                            Q_EMIT layoutChanged();
                        });
}

void SourceSession::reread() {
    if (auto* cache = dynamic_cast<RereadableSource*>(opened_.source.get())) cache->forget(0, size_);
    pages_->forgetAll();
    Q_EMIT contentChanged(0, size_);
    readLayout();
}

bool SourceSession::gentle() const {
    const auto* cache = dynamic_cast<const RereadableSource*>(opened_.source.get());
    return cache != nullptr && cache->gentle();
}

void SourceSession::setCacheBytes(quint64 bound) {
    if (auto* cache = dynamic_cast<CachedSource*>(place_.disk.get())) cache->setBound(bound);
}

void SourceSession::setGentle(bool gentle) {
    if (auto* cache = dynamic_cast<RereadableSource*>(opened_.source.get())) cache->setGentle(gentle);
}

void SourceSession::report(Severity severity, const QString& text, std::optional<quint64> offset) {
    Q_EMIT reported(severity, text, offset.has_value(), offset.value_or(0));
}

}  // namespace sectorsmith::gui
