// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/disk_layout.h"

#include <QCoreApplication>

namespace sectorsmith::gui {

QString LayoutPart::title() const {
    if (free) return QCoreApplication::translate("DiskLayout", "Free space");
    for (const QString* text : {&label, &name, &fileSystem, &type}) {
        if (!text->isEmpty()) return *text;
    }
    return QCoreApplication::translate("DiskLayout", "Partition %1").arg(index);
}

DiskLayout readDiskLayout(const ByteSource& source) {
    DiskLayout layout;
    LayoutPart whole;
    whole.range = {0, source.size()};
    whole.name = QCoreApplication::translate("DiskLayout", "Whole disk");
    layout.parts.push_back(whole);
    return layout;
}

}  // namespace sectorsmith::gui
