// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_choice.h"

#include <QFileInfo>

#include "base/units.h"
#include "gui/session/text.h"
#include "gui/speed/speed_window.h"

namespace sectorsmith::gui {

std::expected<speed::SpeedOptions, QString> optionsOf(
    const SpeedChoice& choice, const std::optional<std::filesystem::path>& stateFolder) {
    speed::SpeedOptions options;
    options.path = choice.path.toStdString();
    options.stateFolder = stateFolder;
    options.profile = choice.profile;
    const bool readOnly = choice.writing == WritingWish::ReadOnly;
    if (choice.profile == speed::Profile::Custom) {
        auto block = parseSize(choice.blockSize.trimmed().toStdString());
        if (!block) return std::unexpected(errorText(block.error()));
        if (readOnly && choice.access != speed::Access::Read)
            return std::unexpected(SpeedWindow::tr("This test writes; choose another option under Writing."));
        options.access = choice.access;
        options.random = choice.random;
        options.blockSize = *block;
        options.depth = choice.depth;
        if (choice.access == speed::Access::Mixed) options.readPercent = choice.readPercent;
    } else if (readOnly) {
        options.access = speed::Access::Read;
    }
    if (choice.runtime > 0) options.runtime = choice.runtime;
    if (const QString size = choice.size.trimmed(); !size.isEmpty()) {
        auto bytes = parseSize(size.toStdString());
        if (!bytes) return std::unexpected(errorText(bytes.error()));
        options.size = *bytes;
    }
    return options;
}

WritingWish proposedWriting(const QString& path) {
    const QFileInfo file(path);
    return file.isFile() || file.isDir() ? WritingWish::Preserve : WritingWish::ReadOnly;
}

}  // namespace sectorsmith::gui
