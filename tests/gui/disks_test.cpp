// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QSignalSpy>
#include <QTreeView>
#include <atomic>

#include "gui/disks/device_watcher.h"
#include "gui/disks/disks_panel.h"
#include "gui/disks/space_use.h"
#include "gui/disks/strip_geometry.h"
#include "gui/disks/strip_map.h"
#include "gui/disks/strip_marks.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

TEST(StripGeometry, ProportionsWithALeastWidth) {
    const std::uint64_t gib = std::uint64_t{1} << 30;
    const StripGeometry strip(
        {{0, 17408}, {17408, 100 * gib - 17408}, {100 * gib, 300 * gib}, {400 * gib, 17408}}, 812);
    EXPECT_EQ(strip.left(0), 0);
    EXPECT_EQ(strip.right(3), 812);
    EXPECT_EQ(strip.right(0) - strip.left(0), StripGeometry::leastPixels);
    EXPECT_NEAR(strip.right(1) - strip.left(1), 200, 1);
    EXPECT_NEAR(strip.right(2) - strip.left(2), 600, 1);
    for (int x = 0; x < 812; ++x) {
        const std::uint64_t offset = strip.offsetAt(x);
        // In a part of fewer bytes than a sector a pixel, the way back is exact to a pixel.
        EXPECT_NEAR(strip.xOf(offset), x, 1) << x;
        EXPECT_LT(offset, 400 * gib + 17408);
    }
}

TEST(StripGeometry, ExtremesStayInside) {
    std::vector<ByteRange> many;
    for (std::uint64_t i = 0; i < 1000; ++i) many.push_back({i * 10, 10});
    const StripGeometry crowded(many, 100);
    EXPECT_EQ(crowded.right(999), 100);
    EXPECT_EQ(crowded.xOf(9999), 99);
    const StripGeometry huge({{0, largest}}, 1000);
    EXPECT_EQ(huge.xOf(largest - 1), 999);
    EXPECT_EQ(huge.offsetAt(500), largest / 1000 * 500 + largest % 1000 * 500 / 1000);
    EXPECT_EQ(huge.offsetAt(5000), huge.offsetAt(999));
    EXPECT_EQ(StripGeometry({}, 100).offsetAt(50), 0u);
}

TEST(DiskLayout, OfARealDiskCoversItAll) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    const auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    const DiskLayout layout = readDisk(opened->source)->layout;
    EXPECT_EQ(layout.scheme, QStringLiteral("MBR"));
    std::uint64_t at = 0;
    QStringList systems;
    for (const LayoutPart& part : layout.parts) {
        EXPECT_EQ(part.range.offset, at);
        EXPECT_GT(part.range.length, 0u);
        at = part.range.end();
        if (!part.index.isEmpty()) systems << part.fileSystem;
    }
    EXPECT_EQ(at, opened->source->size());
    ASSERT_EQ(systems.size(), 2);
    EXPECT_TRUE(systems[0].startsWith(QStringLiteral("HFS+")));
    EXPECT_EQ(systems[1], QStringLiteral("FAT16"));
}

TEST(DiskLayout, WithoutATableTheVolumeIsTheWhole) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    const DiskLayout layout = readDisk(opened->source)->layout;
    EXPECT_TRUE(layout.scheme.isEmpty());
    EXPECT_EQ(layout.fileSystem, QStringLiteral("NTFS"));
    ASSERT_EQ(layout.parts.size(), 1u);
    EXPECT_EQ(layout.parts[0].range, (ByteRange{0, opened->source->size()}));
}

TEST(StripMap, ClicksAndKeysGoThere) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    SourceSession session(std::move(*opened), QStringLiteral("x"));
    StripMap strip(&session);
    strip.resize(600, strip.sizeHint().height());
    strip.show();
    session.readLayout();
    ASSERT_TRUE(waitFor([&] { return session.layout() != nullptr; }));
    const auto& parts = session.layout()->parts;
    std::size_t fat = 0;
    while (parts[fat].fileSystem != QStringLiteral("FAT16")) ++fat;
    const StripGeometry& geometry = strip.geometryOfParts();
    const int middle = (geometry.left(fat) + geometry.right(fat)) / 2;
    QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(middle, 20));
    EXPECT_TRUE(parts[fat].range.contains(session.cursor()));
    EXPECT_EQ(session.cursor() % session.sectorSize(), 0u);
    EXPECT_NEAR(static_cast<double>(session.cursor() - parts[fat].range.offset),
                static_cast<double>(parts[fat].range.length) / 2,
                static_cast<double>(parts[fat].range.length) / 100);
    QTest::mouseDClick(&strip, Qt::LeftButton, {}, QPoint(middle, 20));
    EXPECT_EQ(session.cursor(), parts[fat].range.offset);
    strip.setFocus();
    QTest::keyClick(&strip, Qt::Key_Home);
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::keyClick(&strip, Qt::Key_Return);
    EXPECT_EQ(session.cursor(), parts[1].range.offset);
    EXPECT_TRUE(strip.accessibleDescription().contains(parts[1].title()));
    QTest::keyClick(&strip, Qt::Key_End);
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::keyClick(&strip, Qt::Key_Space);
    EXPECT_EQ(session.cursor(), parts.back().range.offset);
}

TEST(StripMap, ShowsSearchResultsAndBookmarks) {
    // Every offset is counted for exactly the pixel that the cursor's mark would have.
    const StripGeometry geometry({{0, 1000}, {1000, 100'003}, {101'003, 7}}, 300);
    const std::vector<quint64> offsets{0, 999, 1000, 1001, 50'000, 50'001, 101'002, 101'003, 101'009};
    for (int x = 0; x < 300; ++x) {
        const auto expected =
            std::ranges::count_if(offsets, [&](quint64 at) { return geometry.xOf(at) == x; });
        EXPECT_EQ(marksAt(geometry, x, offsets), static_cast<std::size_t>(expected)) << x;
    }
    SourceSession session(asOpened(std::make_shared<testing::FakeSource>(std::uint64_t{1} << 40)),
                          QStringLiteral("x"));
    StripMap strip(&session);
    strip.resize(602, strip.sizeHint().height());
    strip.show();
    session.setCursor((std::uint64_t{1} << 40) - 1);
    const quint64 hit = std::uint64_t{1} << 39;
    const int x = 1 + strip.geometryOfParts().xOf(hit);
    const auto picture = [&strip] { return strip.grab().toImage(); };
    const QImage before = picture();
    session.addHits(std::vector<quint64>{hit});
    const QImage found = picture();
    const QColor tick = HexColors::from(strip.palette(), true).selection;
    int top = 0;
    while (top < found.height() && found.pixelColor(x, top) != tick) ++top;
    ASSERT_LT(top, found.height()) << "no tick at the hit";
    EXPECT_EQ(found.pixelColor(x - 40, top), before.pixelColor(x - 40, top));
    session.clearHits();
    EXPECT_EQ(picture(), before);
    strip.setBookmarks({hit});
    EXPECT_NE(picture(), before);
    EXPECT_EQ(picture().pixelColor(x, top), before.pixelColor(x, top)) << "a flag stands at the foot";
}

TEST(SpaceUse, TellsHowFullAVolumeIsAndWhatAPlaceIsFor) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    SourceSession session(std::move(*opened), QStringLiteral("x"));
    SpaceUse use(&session);
    StripMap strip(&session, nullptr, &use);
    strip.resize(900, strip.sizeHint().height());
    strip.show();
    session.readLayout();
    ASSERT_TRUE(waitFor([&] { return session.layout() != nullptr && !use.busy(); }));
    picture(strip, QStringLiteral("strip-use"));
    const auto& parts = session.layout()->parts;
    const auto hfs = std::ranges::find_if(
        parts, [](const LayoutPart& part) { return part.fileSystem.startsWith(QStringLiteral("HFS+")); });
    ASSERT_NE(hfs, parts.end());
    const SpaceUse::Volume* volume = use.volumeAt(hfs->range.offset + 5000);
    ASSERT_NE(volume, nullptr);
    ASSERT_TRUE(volume->map) << volume->why.toStdString();
    // The Sleuth Kit counts 4749 of 5004 blocks free.
    EXPECT_EQ(volume->map->summary.freeBytes, 4749u * 4096);
    const auto all = use.usedShare(hfs->range);
    ASSERT_TRUE(all);
    EXPECT_NEAR(*all, 255.0 / 5004, 0.002);
    EXPECT_TRUE(use.describe(hfs->range.offset).contains(QStringLiteral("free")));
    EXPECT_EQ(use.volumeAt(0), nullptr);
    EXPECT_FALSE(use.usedShare({0, 512}));

    const auto placeOf = [&](quint64 offset) {
        session.goTo(offset);
        EXPECT_TRUE(waitFor([&] { return use.place() && use.place()->offset / 512 == offset / 512; }));
        return use.placeText();
    };
    EXPECT_TRUE(placeOf(hfs->range.offset + 1024).contains(QStringLiteral("volume header")));
    EXPECT_TRUE(use.placeDetail().contains(QStringLiteral("Partition #")));
    EXPECT_EQ(placeOf(0), QStringLiteral("Unallocated"));
    const auto free = [&] {
        for (quint64 at = hfs->range.offset; at < hfs->range.end(); at += 1 << 20)
            if (use.usedShare({at, 1 << 20}) == 0.0) return at + (1 << 19);
        return quint64{0};
    }();
    ASSERT_GT(free, 0u);
    EXPECT_EQ(placeOf(free), QStringLiteral("Free"));
}

TEST(SpaceUse, SaysWhyNot) {
    SECTORSMITH_REAL_IMAGE(path, "ext2");
    auto bytes = testing::readFile(path);
    bytes[1024 + 0x3A] = std::byte{0};  // the superblock's state: not unmounted
    SourceSession session(asOpened(std::make_shared<MemorySource>(bytes)), QStringLiteral("x"));
    SpaceUse use(&session);
    session.readLayout();
    ASSERT_TRUE(waitFor([&] { return session.layout() != nullptr && !use.busy(); }));
    EXPECT_TRUE(use.describe(0).contains(QStringLiteral("Usage unknown"))) << use.describe(0).toStdString();
    EXPECT_FALSE(use.usedShare({0, 4096}));
}

DeviceFacts device(const char* name, std::uint64_t size) {
    DeviceFacts facts;
    facts.name = name;
    facts.path = std::string("/dev/") + name;
    facts.model = "Model";
    facts.size = size;
    return facts;
}

// Titles of all items, with two spaces for each level.
QStringList titles(const QAbstractItemModel& model, const QModelIndex& parent = {}, int level = 0) {
    QStringList all;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        all << QString(level * 2, QLatin1Char(' ')) + index.data().toString();
        all += titles(model, index, level + 1);
    }
    return all;
}

TEST(DisksPanel, HotPlugShowsAndOpens) {
    auto disks = std::make_shared<std::vector<DeviceFacts>>();
    std::mutex mutex;
    DeviceWatcher watcher([disks, &mutex]() -> Result<std::vector<DeviceFacts>> {
        const std::lock_guard lock(mutex);
        return *disks;
    });
    DisksPanel panel(&watcher);
    panel.resize(300, 400);
    panel.show();
    const QAbstractItemModel& model = *panel.view()->model();
    EXPECT_TRUE(titles(model).contains(QStringLiteral("  Looking for disks…")));
    ASSERT_TRUE(waitFor([&] { return watcher.known(); }));
    EXPECT_TRUE(titles(model).contains(QStringLiteral("  No disks found")));
    {
        const std::lock_guard lock(mutex);
        DeviceFacts usb = device("sdx", 1'000'000'000);
        usb.model = "USB Stick";
        usb.removable = true;
        DevicePartition partition;
        partition.name = "sdx1";
        partition.path = "/dev/sdx1";
        partition.label = "PHOTOS";
        partition.fileSystem = "vfat";
        partition.length = 900'000'000;
        partition.uses.push_back({.kind = DeviceUse::Kind::Mounted, .where = "/media/photos"});
        usb.partitions.push_back(partition);
        disks->push_back(usb);
    }
    watcher.refresh();
    ASSERT_TRUE(waitFor([&] { return titles(model).contains(QStringLiteral("  USB Stick")); }));
    EXPECT_TRUE(titles(model).contains(QStringLiteral("    PHOTOS")));
    const QModelIndex group = model.index(0, 0);
    const QModelIndex stick = model.index(0, 0, group);
    const QModelIndex photos = model.index(0, 0, stick);
    EXPECT_TRUE(
        photos.data(DisksPanel::DetailRole).toString().contains(QStringLiteral("mounted at /media/photos")));
    EXPECT_TRUE(photos.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("900 MB")));
    QSignalSpy opened(&panel, &DisksPanel::openWanted);
    panel.view()->setCurrentIndex(photos);
    Q_EMIT panel.view()->activated(photos);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened[0][0].toString(), QStringLiteral("/dev/sdx1"));
    // Pulled out.
    {
        const std::lock_guard lock(mutex);
        disks->clear();
    }
    watcher.refresh();
    EXPECT_TRUE(waitFor([&] { return !titles(model).contains(QStringLiteral("  USB Stick")); }));
}

TEST(DisksPanel, WhyThereIsNoListIsSaid) {
    DeviceWatcher watcher(
        []() -> Result<std::vector<DeviceFacts>> { return fail(Cause::Io, "no /sys here"); });
    DisksPanel panel(&watcher);
    ASSERT_TRUE(waitFor([&] { return watcher.known(); }));
    const QModelIndex group = panel.view()->model()->index(0, 0);
    EXPECT_EQ(panel.view()->model()->index(0, 0, group).data(DisksPanel::DetailRole).toString(),
              QStringLiteral("no /sys here"));
}

TEST(DeviceWatcher, TellsOnlyChanges) {
    std::atomic<int> listed = 0;
    DeviceWatcher watcher([&]() -> Result<std::vector<DeviceFacts>> {
        ++listed;
        return std::vector{device("sda", 500)};
    });
    QSignalSpy changes(&watcher, &DeviceWatcher::changed);
    ASSERT_TRUE(waitFor([&] { return watcher.known(); }));
    for (int i = 1; i <= 3; ++i) {
        watcher.refresh();
        ASSERT_TRUE(waitFor([&] { return listed > i; }));
    }
    QTest::qWait(50);
    EXPECT_EQ(changes.count(), 1);
}

TEST(DeviceWatcher, NoticesARealDiskThatComesAndGoes) {
    SECTORSMITH_NEEDS_SHELL();
    testing::TemporaryFolder folder;
    const std::string image = (folder.path() / "stick.img").string();
    testing::writeFile(image, std::vector<std::byte>(1 << 20));
    if (testing::run("test -w /dev/loop-control").exitCode != 0) GTEST_SKIP() << "loop devices need root";
    DeviceWatcher watcher;
    auto has = [&] {
        return std::ranges::any_of(watcher.devices(),
                                   [&](const DeviceFacts& device) { return device.backingFile == image; });
    };
    ASSERT_TRUE(waitFor([&] { return watcher.known(); }));
    EXPECT_FALSE(has());
    const auto attached = testing::run("losetup --show -f '" + image + "'");
    if (attached.exitCode != 0) GTEST_SKIP() << "no loop device: " << attached.err;
    const std::string loop = attached.out.substr(0, attached.out.find('\n'));
    EXPECT_TRUE(waitFor(has, 15'000));
    EXPECT_EQ(testing::run("losetup -d " + loop).exitCode, 0);
    EXPECT_TRUE(waitFor([&] { return !has(); }, 15'000));
}

TEST(DisksPanel, OpenImagesWithTheirPartitions) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    DeviceWatcher watcher([]() -> Result<std::vector<DeviceFacts>> { return std::vector<DeviceFacts>{}; });
    DisksPanel panel(&watcher);
    auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    SourceSession session(std::move(*opened), QStringLiteral("x"));
    panel.addSession(&session);
    session.readLayout();
    ASSERT_TRUE(waitFor([&] { return session.layout() != nullptr; }));
    const QAbstractItemModel& model = *panel.view()->model();
    const QModelIndex image = model.index(0, 0, model.index(1, 0));
    EXPECT_EQ(image.data().toString(), QStringLiteral("mbr_hfsplus_fat16.img"));
    ASSERT_GE(model.rowCount(image), 2);
    EXPECT_EQ(model.index(1, 0, image).data(DisksPanel::SpecRole).toString(),
              QString::fromStdString(path.string()) + QStringLiteral("#2"));
    panel.removeSession(&session);
    EXPECT_TRUE(titles(model).contains(QStringLiteral("  No open images")));
}

}  // namespace
}  // namespace sectorsmith::gui
