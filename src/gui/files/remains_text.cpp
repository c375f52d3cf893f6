// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/remains_text.h"

#include <QGuiApplication>
#include <QPalette>

#include "gui/files/files_controller.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

QColor deletedColor() {
    constexpr int share = 62;  // percent of the text's own colour
    const QPalette palette = QGuiApplication::palette();
    const QColor text = palette.color(QPalette::Text), base = palette.color(QPalette::Base);
    const auto mixed = [](int a, int b) { return (a * share + b * (100 - share)) / 100; };
    return {mixed(text.red(), base.red()), mixed(text.green(), base.green()),
            mixed(text.blue(), base.blue())};
}

QString remainsText(const DeletedFiles::File& file, std::uint64_t size, bool folder) {
    if (folder) return FilesController::tr("Deleted folder");
    switch (file.verdict) {
        //: How much of a deleted file can be copied out: all of it
        case Verdict::Whole: return FilesController::tr("All");
        //: How much of a deleted file can be copied out: “12 kB of 40 kB”
        case Verdict::Partly: return FilesController::tr("%1 of %2").arg(sizeText(file.kept), sizeText(size));
        case Verdict::NameOnly: break;
    }
    //: How much of a deleted file can be copied out
    return FilesController::tr("Only the name");
}

QStringList remainsDetails(const DeletedFiles::File& file, std::uint64_t size, bool folder) {
    QStringList all;
    if (folder) {
        all << FilesController::tr("This folder was deleted.");
    } else {
        switch (file.verdict) {
            case Verdict::Whole:
                all << FilesController::tr("No other file is known to have overwritten this file's content.");
                break;
            case Verdict::Partly:
                all << FilesController::tr("%1 of %2 are still on the disk; the rest has been overwritten.")
                           .arg(sizeText(file.kept), sizeText(size));
                break;
            case Verdict::NameOnly:
                all << FilesController::tr(
                    "Only the name of this file is left: its content was overwritten, "
                    "or its location is unknown.");
                break;
        }
    }
    if (file.firstLetterLost) all << FilesController::tr("The first letter of its name was erased.");
    if (!file.located && !folder) all << FilesController::tr("Its size and location were erased.");
    if (file.guessed)
        all << FilesController::tr("Only its first block is known; the rest is assumed to follow it.");
    if (file.contested) all << FilesController::tr("Another deleted file used some of the same blocks.");
    switch (file.trace) {
        case DeletedTrace::Record: break;
        case DeletedTrace::Slack:
            all << FilesController::tr("Found in the unused space of a folder or a tree.");
            break;
        case DeletedTrace::Journal: all << FilesController::tr("Found in the journal."); break;
        case DeletedTrace::Checkpoint: all << FilesController::tr("Found in an older checkpoint."); break;
        case DeletedTrace::Snapshot: all << FilesController::tr("Found in a snapshot."); break;
    }
    return all;
}

QStringList remainsDetails(const VolumeFiles& files, std::uint32_t name) {
    const std::uint64_t number = files.names().names()[name].file;
    const DeletedFiles::File* remains = files.remains(number);
    if (remains == nullptr) return {};
    const FileIndex::File* file = files.search().file(files.names(), name);
    return remainsDetails(*remains, file == nullptr ? 0 : file->size, files.isFolder(number));
}

}  // namespace sectorsmith::gui
