// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/byte_range.h"
#include "gui/window/feature.h"

namespace sectorsmith::gui {

// Selecting, copying and saving what the hex view shows, and the menu of a right click there.
class BytesFeature : public Feature {
    Q_OBJECT

 public:
    explicit BytesFeature(MainWindow* window);

 private:
    void addCopying();
    void addSelecting();
    void saveSelection(SourceSession& session);
    void startSave(SourceSession& session, const ByteRange& range, const QString& target);
};

}  // namespace sectorsmith::gui
