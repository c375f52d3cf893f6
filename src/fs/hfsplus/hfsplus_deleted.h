// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/catalogue.h"
#include "fs/hfsplus/hfsplus_volume.h"

namespace sectorsmith::hfsplus {

// As Catalogue::deleted(): records of the catalogue that stand in the unused room of its nodes, in nodes that are not in use,
// and in the older nodes that the journal still has, of files whose number nobody has now. (Numbers are never used again.)
Result<void> findDeleted(const Volume& volume, const DeletedVisitor& visit, Progress& progress);

}  // namespace sectorsmith::hfsplus
