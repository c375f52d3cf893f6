// SPDX-License-Identifier: GPL-3.0-or-later
// list against lsblk.
#include <gtest/gtest.h>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

class List : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveProgram("lsblk")) GTEST_SKIP() << "lsblk is not installed";
    }
    void TearDown() override {
        if (!device_.empty()) run("losetup -d " + device_);
    }
    TemporaryFolder folder_;
    std::string device_;
};

const nlohmann::json* named(const nlohmann::json& devices, const std::string& name) {
    for (const auto& device : devices)
        if (device["name"] == name) return &device;
    return nullptr;
}

TEST_F(List, SaysWhatLsblkSays) {
    if (runsAsRoot()) {  // one disk at least that is surely there, with sectors of its own size
        const std::string path = (folder_.path() / "disk").string();
        ASSERT_EQ(run("truncate -s 20M " + shellQuoted(path)).exitCode, 0);
        const RunResult loop = run("losetup -f --show -r -b 4096 " + shellQuoted(path));
        if (loop.exitCode == 0) device_ = loop.out.substr(0, loop.out.find('\n'));
    }
    const RunResult ours = runCommand({"list", "--json"});
    ASSERT_EQ(ours.exitCode, 0) << ours.err;
    const auto document = parseJson(ours.out);
    EXPECT_EQ(document["schemaVersion"], 1);
    const RunResult peer =
        run("lsblk -J -b -d -o "
            "NAME,PATH,MODEL,SERIAL,TRAN,SIZE,LOG-SEC,PHY-SEC,RO,RM,HOTPLUG,DISC-GRAN,MOUNTPOINTS");
    if (peer.exitCode != 0) GTEST_SKIP() << "lsblk sees nothing here: " << peer.err;
    int compared = 0;
    const auto listed = nlohmann::json::parse(peer.out);
    for (const auto& theirs : listed["blockdevices"]) {
        const std::string name = theirs["name"];
        // Other tests attach and detach loop devices at the same time.
        if (name.starts_with("loop") && "/dev/" + name != device_) continue;
        if (theirs["size"] == 0) continue;
        const nlohmann::json* mine = named(document["blockdevices"], name);
        ASSERT_NE(mine, nullptr) << name;
        for (const char* key :
             {"name", "path", "size", "log-sec", "phy-sec", "ro", "rm", "hotplug", "disc-gran"})
            EXPECT_EQ((*mine)[key], theirs[key]) << name << ' ' << key;
        for (const char* key : {"model", "serial", "tran"}) {
            EXPECT_TRUE(mine->contains(key)) << key;
            if (theirs[key].is_null()) continue;
            EXPECT_EQ((*mine)[key], theirs[key]) << name << ' ' << key;
        }
        nlohmann::json mounted = nlohmann::json::array();
        for (const auto& point : theirs["mountpoints"])
            if (!point.is_null()) mounted.push_back(point);
        for (const auto& point : mounted)
            EXPECT_NE((*mine)["mountpoints"].dump().find(point.dump()), std::string::npos) << name;
        ++compared;
    }
    if (!device_.empty()) {
        EXPECT_GT(compared, 0);
    }
}

TEST_F(List, LinesAreTheSameObjects) {
    const auto document = parseJson(runCommand({"list", "--json"}).out);
    const RunResult lines = runCommand({"list", "--json=lines"});
    std::istringstream in(lines.out);
    std::string line;
    while (std::getline(in, line)) {
        const auto object = nlohmann::json::parse(line, nullptr, false);
        ASSERT_FALSE(object.is_discarded()) << line;
        EXPECT_TRUE(object.contains("log-sec"));
    }
    EXPECT_TRUE(document["blockdevices"].is_array());
}

TEST_F(List, ThePrintedListNamesTheDevices) {
    const auto document = parseJson(runCommand({"list", "--json"}).out);
    const RunResult printed = runCommand({"list"});
    EXPECT_EQ(printed.exitCode, 0);
    for (const auto& device : document["blockdevices"]) {
        if (device["name"].get<std::string>().starts_with("loop")) continue;
        EXPECT_NE(printed.out.find(device["path"].get<std::string>()), std::string::npos);
    }
}

}  // namespace
}  // namespace sectorsmith::testing
