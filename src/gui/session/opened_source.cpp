// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/opened_source.h"

#include "gui/session/source_session.h"

namespace sectorsmith::gui {

OpenedPartition openedSource(const SourceSession& session) {
    OpenedPartition source;
    source.opened = session.opened();
    source.disk = session.disk();
    source.offset = session.diskOffset();
    source.length = session.size();
    return source;
}

}  // namespace sectorsmith::gui
