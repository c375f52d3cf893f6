// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/file_lister.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

QString counted(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

}  // namespace

FileLister::~FileLister() { forget(); }

void FileLister::forget() {
    if (progress_) progress_->cancel();
    work_.forget();
}

void FileLister::list(std::shared_ptr<const VolumeFiles> files, const ListWish& wish) {
    if (progress_) progress_->cancel();
    progress_ = std::make_shared<SilentProgress>();
    struct Answer {
        std::vector<std::uint32_t> names;
        std::size_t deleted = 0;
        QString problem;
    };
    work_.start(
        [files, wish, text = wish.text.toStdString(), progress = progress_] {
            Answer answer;
            if (text.empty()) {
                answer.names = wish.deletedFiles ? files->deletedNames() : files->folder(wish.folder);
            } else if (auto found = files->find(text, *progress)) {
                answer.names = std::move(*found);
            } else {
                answer.problem = sentence(errorText(found.error()));
            }
            sortNames(*files, answer.names, wish.column, wish.order, text.empty());
            if (files->deleted() != nullptr)
                answer.deleted =
                    static_cast<std::size_t>(std::ranges::count_if(answer.names, [&](std::uint32_t name) {
                        return files->isDeleted(files->names().names()[name].file);
                    }));
            return answer;
        },
        [this, wish](const Answer& answer) {
            const std::size_t count = answer.names.size();
            QString status, empty;
            if (!answer.problem.isEmpty()) {
                status = answer.problem;
            } else if (!wish.text.isEmpty()) {
                status = tr("%1 found", nullptr, pluralOf(count)).arg(counted(count));
                empty = tr("No name on this volume has “%1” in it.").arg(wish.text);
            } else if (wish.deletedFiles) {
                status = tr("%1 deleted file(s)", nullptr, pluralOf(count)).arg(counted(count));
                empty = tr("No deleted files were found: nothing on this volume describes one.");
            } else {
                status = tr("%1 item(s)", nullptr, pluralOf(count)).arg(counted(count));
                empty = tr("This folder is empty.");
            }
            if (answer.deleted > 0 && !wish.deletedFiles)
                status = tr("%1, %2 of them deleted", nullptr, pluralOf(answer.deleted))
                             .arg(status, counted(answer.deleted));
            Q_EMIT listed(answer.names, status, empty);
        });
}

}  // namespace sectorsmith::gui
