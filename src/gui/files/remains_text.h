// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a deleted file, in words.
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include "ops/volume_files.h"

namespace sectorsmith::gui {

// The text of deleted names: fainter than that of others, and still easy to read.
QColor deletedColor();
// "All", "12 kB of 40 kB", "Only the name"; of a folder, which has no content to speak of, "Deleted folder". `size`: bytes.
QString remainsText(const DeletedFiles::File& file, std::uint64_t size, bool folder);
// Sentences: the same, and what else people have to know of it.
QStringList remainsDetails(const DeletedFiles::File& file, std::uint64_t size, bool folder);
// What is to be said of a name of the volume that is deleted; empty: it is not.
QStringList remainsDetails(const VolumeFiles& files, std::uint32_t name);

}  // namespace sectorsmith::gui
