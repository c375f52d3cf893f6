// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "part/partition_source.h"

namespace sectorsmith::gui {

class SourceSession;

// What a session has open, for work on the disk's own bytes: without staged edits. Shares them.
OpenedPartition openedSource(const SourceSession& session);

}  // namespace sectorsmith::gui
