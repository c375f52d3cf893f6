// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/content_opening.h"

#include <utility>

#include "gui/files/file_list_model.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

QString contentTitle(const VolumeFiles& files, std::uint64_t file, const QString& spec) {
    const VolumeState& state = files.state();
    if (state.checkpoint != 0)
        return ContentOpening::tr("%1 (checkpoint %2)").arg(spec).arg(state.checkpoint);
    if (!state.snapshot.empty())
        return ContentOpening::tr("%1 (snapshot %2)").arg(spec, shownName(state.snapshot));
    return files.isDeleted(file) ? ContentOpening::tr("%1 (deleted)").arg(spec) : spec;
}

ContentOpening::ContentOpening(QObject* parent) : QObject(parent), work_(new LongWork(this)) {}

void ContentOpening::start(std::shared_ptr<const VolumeFiles> files, std::uint64_t file,
                           const QString& title) {
    using Answer = Result<OpenedSource>;
    auto answer = std::make_shared<Answer>(fail(Cause::Cancelled, std::string()));
    disconnect(work_, &LongWork::ended, this, nullptr);
    // Several deleted files can have had one path.
    const QString key = QStringLiteral("%1#%2").arg(title).arg(file);
    connect(work_, &LongWork::ended, this, [this, answer, key] {
        if (*answer) Q_EMIT opened(**answer, key);
        else if (answer->error().cause != Cause::Cancelled)
            Q_EMIT failed(sentence(errorText(answer->error())));
    });
    work_->start([files = std::move(files), file, name = title.toStdString(), answer](Progress& progress) {
        *answer = files->open(file, name, progress);
    });
}

void ContentOpening::forget() {
    disconnect(work_, &LongWork::ended, this, nullptr);
    work_->cancel();
}

}  // namespace sectorsmith::gui
