// SPDX-License-Identifier: GPL-3.0-or-later
// A damaged file of a mounted folder, and where it lies on the disk.
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "gui/manifest/manifest_window.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "testing/images.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::gui {
namespace {

namespace fs = std::filesystem;

// Mounted while it lives.
class MountedHere {
 public:
    MountedHere(const std::string& device, const fs::path& folder) : folder_(folder) {
        fs::create_directory(folder);
        works_ = testing::run("mount -t ext4 " + device + " '" + folder.string() + "'").exitCode == 0;
    }
    ~MountedHere() {
        if (works_) testing::run("umount '" + folder_.string() + "'");
    }
    MountedHere(const MountedHere&) = delete;
    MountedHere& operator=(const MountedHere&) = delete;
    bool works() const { return works_; }

 private:
    fs::path folder_;
    bool works_ = false;
};

TEST(ManifestOfAMountedFolder, ADamagedFileIsShownOnItsDisk) {
    if (!testing::haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const testing::TemporaryFolder folder;
    const fs::path image = folder.path() / "disk.img", at = folder.path() / "mounted";
    const fs::path copy = folder.path() / "copy", manifest = folder.path() / "manifest";
    fs::create_directory(copy);
    const auto content = testing::pattern(300'000);
    testing::writeFile(copy / "photo", content);
    testing::writeFile(copy / "other", testing::pattern(5000));
    ASSERT_EQ(
        testing::run("mke2fs -q -F -t ext4 -b 4096 -d '" + copy.string() + "' '" + image.string() + "' 16M")
            .exitCode,
        0);
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    MainWindow window(settingsIn(folder.path()));
    window.show();
    menuAction(window, u"Integrity of files…")->trigger();
    auto* files = window.findChild<ManifestWindow*>();
    ASSERT_NE(files, nullptr);
    const auto start = [&] {
        child<QPushButton>(*files, "start")->click();
        ASSERT_TRUE(waitFor([&] { return files->controller()->working(); }));
        ASSERT_TRUE(waitFor([&] { return !files->controller()->working(); }, 30000));
        ASSERT_EQ(files->controller()->state(), ManifestController::State::Done);
    };
    {
        const MountedHere mounted(loop.path(), at);
        if (!mounted.works()) GTEST_SKIP() << "ext4 cannot be mounted here";
        files->chooseFolder(QString::fromStdString(at.string()));
        child<QTabWidget>(*files, "pages")->setCurrentIndex(1);
        child<QLineEdit>(*files, "newManifest")->setText(QString::fromStdString(manifest.string()));
        start();
    }
    // A byte of a block in the middle changes on the disk, where no date changes.
    const auto disk = testing::readFile(image);
    const auto block = std::span(content).subspan(40 * 4096, 4096);
    const auto found = std::ranges::search(disk, block);
    ASSERT_FALSE(found.empty());
    const auto place = static_cast<std::uint64_t>(found.begin() - disk.begin());
    ASSERT_EQ(place % 4096, 0u);
    {
        std::fstream file(loop.path(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(place) + 5);
        file << "rot";
        ASSERT_TRUE(file.flush());
    }
    const MountedHere mounted(loop.path(), at);
    ASSERT_TRUE(mounted.works());
    child<QTabWidget>(*files, "pages")->setCurrentIndex(0);
    child<QLineEdit>(*files, "manifest")->setText(QString::fromStdString(manifest.string()));
    child<QLineEdit>(*files, "copy")->setText(QString::fromStdString(copy.string()));
    start();
    EXPECT_EQ(files->controller()->report()->count(manifests::Verdict::Suspicious), 1u);
    auto* onDisk = child<QPushButton>(*files, "onDisk");
    ASSERT_TRUE(waitFor([&] { return onDisk->isEnabled(); }))
        << child<QPlainTextEdit>(*files, "details")->toPlainText().toStdString();
    onDisk->click();
    const auto* tab = qobject_cast<DocumentTab*>(window.tabs()->currentWidget());
    ASSERT_NE(tab, nullptr);
    ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr && tab->session()->cursor() == place; }));
    EXPECT_EQ(tab->session()->path().toStdString(), loop.path());
    std::vector<std::byte> seen(8);
    ASSERT_TRUE(readExact(*tab->session()->source(), place, seen));
    EXPECT_EQ(seen[5], std::byte{'r'});
}

}  // namespace
}  // namespace sectorsmith::gui
