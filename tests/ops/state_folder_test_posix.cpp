// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/state_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>

#include "testing/images.h"

namespace sectorsmith {
namespace {

using ::testing::Contains;
using ::testing::Not;
namespace fs = std::filesystem;

// An environment variable for a while.
class Setting {
 public:
    Setting(const char* name, const fs::path& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        ::setenv(name, value.c_str(), 1);
    }
    ~Setting() {
        if (before_) ::setenv(name_, before_->c_str(), 1);
        else ::unsetenv(name_);
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

 private:
    const char* name_;
    std::optional<std::string> before_;
};

class StateFolder : public ::testing::Test {
 protected:
    testing::TemporaryFolder folder;
    fs::path home = folder.path() / "usual";
    Setting usual{"SECTORSMITH_DEFAULT_STATE", home};
};

TEST_F(StateFolder, WhatPeopleSetWins) {
    EXPECT_EQ(stateFolder(std::nullopt), home);
    const Setting set("XDG_STATE_HOME", folder.path() / "xdg");
    EXPECT_EQ(stateFolder(std::nullopt), folder.path() / "xdg" / "sectorsmith");  // as root, too
    EXPECT_EQ(stateFolder(folder.path() / "mine"), folder.path() / "mine");
    EXPECT_FALSE(fs::exists(home));  // asking makes nothing
}

TEST_F(StateFolder, AnotherFolderThanTheUsualOneIsFoundLater) {
    const fs::path other = folder.path() / "an other\n\xff";
    const auto made = stateFolderForWriting(other, "");
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE(fs::is_directory(other));
    EXPECT_EQ(fs::status(home).permissions(), fs::perms::owner_all);
    EXPECT_THAT(stateFoldersToRead(std::nullopt), Contains(other));
    // The chosen one alone is looked into when one is chosen, and all at a start.
    const fs::path third = folder.path() / "third";
    ASSERT_TRUE(stateFolderForWriting(third, ""));
    EXPECT_EQ(stateFoldersToRead(third), std::vector<fs::path>{third});
    EXPECT_THAT(allStateFolders(third), Contains(other));
    fs::remove_all(other);
    EXPECT_THAT(stateFoldersToRead(std::nullopt), Not(Contains(other)));
}

TEST_F(StateFolder, TheUsualOneIsNotNoted) {
    ASSERT_TRUE(stateFolderForWriting(home, ""));
    EXPECT_TRUE(fs::is_empty(home));
}

TEST_F(StateFolder, AFolderThatOnlyTheEnvironmentNamesIsNoted) {
    fs::path named;
    {
        const Setting set("XDG_STATE_HOME", folder.path() / "xdg");
        if (liesInMemory(folder.path())) GTEST_SKIP() << "temporary files lie in memory here";
        named = stateFolder(std::nullopt);
        ASSERT_TRUE(stateFolderForWriting(named, ""));
        EXPECT_THAT(stateFoldersToRead(std::nullopt), Contains(named));
    }
    EXPECT_THAT(stateFoldersToRead(std::nullopt), Contains(named));
}

}  // namespace
}  // namespace sectorsmith
