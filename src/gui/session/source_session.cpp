// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/source_session.h"

#include <QFileInfo>
#include <algorithm>

#include "gui/session/address_expression.h"
#include "gui/session/text.h"
#include "io/cached_source.h"
#include "ops/volumes.h"

namespace sectorsmith::gui {

SourceSession::SourceSession(OpenedSource opened, QString identity, QObject* parent, DiskPlace place)
    : QObject(parent),
      opened_(std::move(opened)),
      identity_(std::move(identity)),
      size_(opened_.source->size()),
      sectorSize_(std::max<quint32>(opened_.source->sectorSize(), 1)) {
    const QString name = QString::fromStdString(opened_.path.empty() ? opened_.source->name() : opened_.path);
    title_ = QFileInfo(name).fileName();
    if (title_.isEmpty()) title_ = name;
    if (place.disk == nullptr) place = {opened_.source, 0, QString::fromStdString(opened_.path)};
    const bool whole = place.disk == opened_.source;
    document_ = new EditedDocument(opened_, std::move(place), title_, this);
    pages_ = new PageStore(opened_.source, this);
    pages_->setOverlay(document_->source().get());
    navigation_ = new Navigation(size_, this);
    fields_ = new FieldMarks(this);
    layout_ = new LayoutReader(source(), whole ? nullptr : disk(), diskOffset(), this);

    connect(document_, &EditedDocument::changed, this, [this](quint64 offset, quint64 length) {
        layout_->contentChanged();
        Q_EMIT contentChanged(offset, length);
        Q_EMIT edited(offset, length);
        Q_EMIT editsChanged();
    });
    connect(document_, &EditedDocument::editingChanged, this, &SourceSession::editingChanged);
    connect(navigation_, &Navigation::cursorChanged, this, &SourceSession::cursorChanged);
    connect(navigation_, &Navigation::selectionChanged, this, &SourceSession::selectionChanged);
    connect(navigation_, &Navigation::jumped, this, &SourceSession::jumped);
    connect(navigation_, &Navigation::historyChanged, this, &SourceSession::historyChanged);
    connect(fields_, &FieldMarks::changed, this, &SourceSession::fieldsChanged);
    connect(layout_, &LayoutReader::changed, this, &SourceSession::layoutChanged);
    connect(pages_, &PageStore::unreadable, this,
            [this](quint64 offset, quint64 length, const QString& message) {
                const QString text =
                    message.isEmpty() ? tr("%n unreadable byte(s)", nullptr, shownCount(length)) : message;
                report(Severity::Error, text, offset);
            });
}

SourceSession::~SourceSession() {
    // What works on the session, its later children, lets go of it while its parts are there.
    while (children().last() != layout_) delete children().last();
}

void SourceSession::setEditing(bool editing) {
    if (editing && !opened_.readOnlyReason.empty()) {
        report(Severity::Warning, readOnlyReason());
        return;
    }
    document_->setEditing(editing);
}

QString SourceSession::readOnlyReason() const { return messageText(opened_.readOnlyReason); }

void SourceSession::requestReview() { Q_EMIT reviewRequested(); }

void SourceSession::editsCommitted() {
    // The cache first: whoever reads because the edits went must see what is on the disk.
    forgetReads(*opened_.source);
    forgetReads(*disk());
    pages_->forgetAll();
    discardEdits();
    reread();
    Q_EMIT committed();
}

QString SourceSession::path() const { return QString::fromStdString(opened_.path); }

void SourceSession::goTo(quint64 offset, quint64 length) {
    if (!contains(offset)) {
        if (size_ > 0) {
            report(Severity::Warning, tr("Offset %1 is beyond the end of %2").arg(offset).arg(title_));
        }
        return;
    }
    navigation_->jump(offset, length);
}

Result<quint64> SourceSession::parseAddress(const QString& text) const {
    AddressContext context;
    context.size = size_;
    context.sectorSize = sectorSize_;
    context.here = cursor();
    context.selection = selection().empty() ? cursor() : selection().offset;
    if (const LayoutPart* part = partAt(cursor())) context.partition = part->range.offset;
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

void SourceSession::reread() {
    forgetReads(*opened_.source);
    forgetReads(*disk());
    pages_->forgetAll();
    layout_->contentChanged();
    Q_EMIT contentChanged(0, size_);
    layout_->read();
}

bool SourceSession::gentle() const {
    const auto* cache = dynamic_cast<const RereadableSource*>(opened_.source.get());
    return cache != nullptr && cache->gentle();
}

void SourceSession::setCacheBytes(quint64 bound) {
    if (auto* cache = dynamic_cast<CachedSource*>(disk().get())) cache->setBound(bound);
}

void SourceSession::setGentle(bool gentle) {
    if (auto* cache = dynamic_cast<RereadableSource*>(opened_.source.get())) cache->setGentle(gentle);
}

void SourceSession::report(Severity severity, const QString& text, std::optional<quint64> offset) {
    Q_EMIT reported(severity, text, offset.has_value(), offset.value_or(0));
}

}  // namespace sectorsmith::gui
