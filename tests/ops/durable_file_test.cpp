// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/durable_file.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "testing/images.h"

namespace sectorsmith {
namespace {

namespace fs = std::filesystem;

// A name without a folder is in the current one: its folder's name is empty.
TEST(DurableFile, ABareNameIsInTheCurrentFolder) {
    const testing::TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    const std::byte bytes[] = {std::byte{1}, std::byte{2}, std::byte{3}};
    const auto written = writeFileDurably("table.json", bytes);
    fs::current_path(before);
    EXPECT_TRUE(written) << written.error().message;
    ASSERT_TRUE(fs::exists(folder.path() / "table.json"));
    EXPECT_EQ(testing::readFile(folder.path() / "table.json"),
              std::vector<std::byte>(std::begin(bytes), std::end(bytes)));
}

}  // namespace
}  // namespace sectorsmith
