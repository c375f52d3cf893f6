// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_system_kind.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace sectorsmith {
namespace {

TEST(FileSystemKind, EveryKindHasATypeOfItsOwnAndAName) {
    std::set<std::string_view> types;
    for (int i = 1; i <= static_cast<int>(FileSystemKind::CoreStorage); ++i) {
        const auto kind = static_cast<FileSystemKind>(i);
        EXPECT_TRUE(types.insert(fileSystemType(kind)).second) << fileSystemType(kind);
        EXPECT_EQ(fileSystemKind(fileSystemType(kind)), kind);
        EXPECT_FALSE(fileSystemName(kind).empty()) << fileSystemType(kind);
    }
    EXPECT_EQ(fileSystemType(FileSystemKind::Fat), "vfat");
    EXPECT_EQ(fileSystemName(FileSystemKind::ExFat), "exFAT");
    EXPECT_EQ(fileSystemKind("reiserfs"), FileSystemKind::Unknown);
    EXPECT_EQ(fileSystemType(FileSystemKind::Unknown), "");
}

}  // namespace
}  // namespace sectorsmith
