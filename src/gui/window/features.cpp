// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all features. Its order is that of the actions within a group of a menu, and of the docks in an area.
#include "gui/copy/copy_feature.h"
#include "gui/disks/disks_feature.h"
#include "gui/editing/edit_actions.h"
#include "gui/erase/erase_actions.h"
#include "gui/files/files_feature.h"
#include "gui/health/health_feature.h"
#include "gui/identities/identities_feature.h"
#include "gui/manifest/manifest_feature.h"
#include "gui/partitions/partitions_feature.h"
#include "gui/read_test/read_test_feature.h"
#include "gui/search/search_feature.h"
#include "gui/space/space_feature.h"
#include "gui/speed/speed_feature.h"
#include "gui/structure/structure_feature.h"
#include "gui/window/bookmarks_feature.h"
#include "gui/window/bytes_feature.h"
#include "gui/window/feature.h"
#include "gui/window/file_feature.h"
#include "gui/window/go_feature.h"
#include "gui/window/help_feature.h"
#include "gui/window/messages_feature.h"
#include "gui/window/preferences_feature.h"
#include "gui/window/view_feature.h"

namespace sectorsmith::gui {

void createFeatures(MainWindow* window) {
    new FileFeature(window);
    new DisksFeature(window);
    new StructureFeature(window);
    new MessagesFeature(window);
    new GoFeature(window);
    new BookmarksFeature(window);
    new EditActions(window);
    new BytesFeature(window);
    new SearchFeature(window);
    new FilesFeature(window);
    new SpaceFeature(window);
    new ManifestFeature(window);
    new HealthFeature(window);
    new PreferencesFeature(window);
    new ViewFeature(window);
    new PartitionsFeature(window);
    new SpeedFeature(window);
    new ReadTestFeature(window);
    new CopyFeature(window);
    new IdentitiesFeature(window);
    new EraseActions(window);
    new HelpFeature(window);
}

}  // namespace sectorsmith::gui
