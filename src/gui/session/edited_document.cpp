// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/edited_document.h"

#include <QFile>

#include "gui/session/source_session.h"

namespace sectorsmith::gui {

EditedDocument::EditedDocument(const OpenedSource& opened, DiskPlace place, QString title, QObject* parent)
    : QObject(parent),
      opened_(opened),
      edited_(std::make_shared<EditedSource>(opened.source)),
      place_(std::move(place)),
      title_(std::move(title)) {
    edited_->onChange([this](std::uint64_t offset, std::uint64_t length) { Q_EMIT changed(offset, length); });
}

EditedDocument::~EditedDocument() {
    // Workers may keep the source longer than this.
    edited_->onChange(nullptr);
}

void EditedDocument::setEditing(bool editing) {
    if (editing == editing_) return;
    editing_ = editing;
    Q_EMIT editingChanged(editing_);
}

Result<void> EditedDocument::mayEdit() const {
    if (editing_) return {};
    return fail(Cause::Refused,
                SourceSession::tr("%1 is read-only; turn on editing first").arg(title_).toStdString());
}

Result<void> EditedDocument::stage(std::span<const StagedWrite> writes, const QString& what,
                                   bool mergeTyping) {
    if (auto allowed = mayEdit(); !allowed) return allowed;
    return edited_->stage(writes, what.toStdString(), mergeTyping);
}

Result<void> EditedDocument::stageDifferences(std::span<const StagedWrite> writes,
                                              std::span<const std::vector<std::byte>> present,
                                              const QString& what) {
    if (auto allowed = mayEdit(); !allowed) return allowed;
    return edited_->stageDifferences(writes, present, what.toStdString());
}

Result<void> EditedDocument::fill(const ByteRange& range, std::span<const std::byte> pattern,
                                  const QString& what) {
    if (auto allowed = mayEdit(); !allowed) return allowed;
    return edited_->fill(range.offset, range.length, pattern, what.toStdString());
}

void EditedDocument::revert(const ByteRange& range, const QString& what) {
    static_cast<void>(edited_->revert(range.offset, range.length, what.toStdString()));
}

std::vector<StagedWrite> EditedDocument::diskEdits() const {
    std::vector<StagedWrite> writes;
    for (const ByteRange& run : edited_->runs()) {
        StagedWrite write{place_.offset + run.offset, std::vector<std::byte>(run.length)};
        edited_->applyTo(run.offset, write.bytes);
        writes.push_back(std::move(write));
    }
    return writes;
}

WriteTarget EditedDocument::writeTarget() const {
    WriteTarget target;
    target.path = place_.path.toStdString();
    if (!opened_.isDevice) target.sectorSize = place_.disk->sectorSize();
    target.asBytes = opened_.asBytes;
    if (!stateFolder_.isEmpty()) target.stateFolder = QFile::encodeName(stateFolder_).toStdString();
    return target;
}

}  // namespace sectorsmith::gui
