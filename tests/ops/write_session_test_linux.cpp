// SPDX-License-Identifier: GPL-3.0-or-later
// What was reviewed is what is written to, whatever has its name by then.
#include <gtest/gtest.h>

#include <filesystem>

#include "ops/write_session.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith {
namespace {

using testing::TemporaryFolder;
namespace fs = std::filesystem;

class WriteSession : public ::testing::Test {
 protected:
    // As the command and the window do: opened, reviewed.
    void review(const fs::path& path) {
        target_.path = path;
        target_.stateFolder = folder_.path() / "state";
        auto opened = openForReading(target_);
        ASSERT_TRUE(opened) << opened.error().message;
        source_ = opened->source;
        auto facts = factsOf(target_);
        ASSERT_TRUE(facts) << facts.error().message;
        target_.reviewed = reviewedDisk(*facts, *source_);
        SectorRun run;
        run.offset = 512;
        run.before.resize(512);
        run.after.assign(512, std::byte{0xA5});
        plan_ = {"Test", {run}};
    }
    std::expected<CommitReport, CommitFailure> write() { return commitTo(target_, plan_, progress_); }
    fs::path zeros(const char* name) const {
        const fs::path path = folder_.path() / name;
        testing::writeFile(path, std::vector<std::byte>(1 << 20));
        return path;
    }
    static bool allZeros(const fs::path& path) {
        return testing::readFile(path) == std::vector<std::byte>(1 << 20);
    }

    TemporaryFolder folder_;
    WriteTarget target_;
    std::shared_ptr<ByteSource> source_;
    CommitPlan plan_;
    SilentProgress progress_;
};

TEST_F(WriteSession, AnImageThatAnotherOneReplacedIsLeftAlone) {
    const fs::path image = zeros("disk.img");
    const fs::path other = zeros("other.img");
    review(image);
    fs::rename(image, folder_.path() / "aside.img");
    fs::rename(other, image);
    const auto refused = write();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error.cause, Cause::Changed);
    EXPECT_NE(refused.error().error.message.find("is not the file that was reviewed"), std::string::npos);
    EXPECT_FALSE(refused.error().wrote);
    EXPECT_TRUE(allZeros(image));
    review(image);
    const auto report = write();
    ASSERT_TRUE(report) << report.error().error.message;
    // The way back as well.
    auto record = UndoStore({*target_.stateFolder}).load(report->recordId);
    ASSERT_TRUE(record);
    auto preview = previewRecovery(target_, *record, Recovery::TakeBack);
    ASSERT_TRUE(preview) << preview.error().message;
    fs::copy(image, folder_.path() / "copy.img");
    fs::rename(folder_.path() / "copy.img", image);
    const auto back = recover(preview->target, *record, Recovery::TakeBack, progress_);
    ASSERT_FALSE(back);
    EXPECT_EQ(back.error().error.cause, Cause::Changed);
    EXPECT_FALSE(allZeros(image));
    preview = previewRecovery(target_, *record, Recovery::TakeBack);
    ASSERT_TRUE(preview);
    EXPECT_TRUE(recover(preview->target, *record, Recovery::TakeBack, progress_));
    EXPECT_TRUE(allZeros(image));
}

TEST_F(WriteSession, ADiskThatALinkLedToIsNotTheOneItLeadsToNow) {
    const fs::path first = zeros("first.img");
    const fs::path second = zeros("second.img");
    SECTORSMITH_LOOP_DEVICE(a, first, "");
    SECTORSMITH_LOOP_DEVICE(b, second, "");
    const fs::path link = folder_.path() / "disk";
    fs::create_symlink(a.path(), link);
    review(link);
    fs::remove(link);
    fs::create_symlink(b.path(), link);
    const auto refused = write();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error.cause, Cause::Changed);
    EXPECT_TRUE(allZeros(second));
    review(link);
    EXPECT_TRUE(write());
    EXPECT_FALSE(allZeros(second));
    EXPECT_TRUE(allZeros(first));
}

// A card that was changed in its reader: the same name, another medium.
TEST_F(WriteSession, AnotherMediumUnderTheSameNameIsLeftAlone) {
    const fs::path first = zeros("first.img");
    const fs::path second = zeros("second.img");
    std::optional<testing::LoopDevice> loop = testing::LoopDevice::attach(first, "");
    if (!loop) GTEST_SKIP() << "no loop device is to be had here";
    const std::string path = loop->path();
    review(path);
    if (!target_.reviewed->mark || target_.reviewed->mark->sequence == 0)
        GTEST_SKIP() << "this kernel does not count media (Linux 5.15)";
    source_.reset();
    loop.reset();
    if (std::system(("losetup " + path + " " + second.string() + " 2>/dev/null").c_str()) != 0)
        GTEST_SKIP() << "the loop device is gone";
    const auto refused = write();
    const bool untouched = allZeros(second);
    EXPECT_EQ(std::system(("losetup -d " + path).c_str()), 0);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().error.cause, Cause::Changed);
    EXPECT_TRUE(untouched);
}

}  // namespace
}  // namespace sectorsmith
