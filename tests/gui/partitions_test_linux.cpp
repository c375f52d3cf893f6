// SPDX-License-Identifier: GPL-3.0-or-later
// A device's table changed by window: the kernel takes the new one over.
#include <gmock/gmock.h>

#include <QTimer>

#include "gui/editing/review_dialog.h"
#include "gui/partitions/partitions_view.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "io/device.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::gui {
namespace {

TEST(PartitionsOfDevices, TheKernelReadsTheTableAgainAfterTheCommit) {
    testing::TemporaryFolder folder;
    const auto file = folder.path() / "disk.img";
    if (testing::run("PATH=$PATH:/usr/sbin:/sbin; truncate -s 64M '" + file.string() +
                     "'; printf 'label: gpt\\nstart=2048, size=40960, name=one\\n' | sfdisk -q '" +
                     file.string() + "'")
            .exitCode != 0)
        GTEST_SKIP() << "no sfdisk";
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    if (!loop.addPartitions()) GTEST_SKIP() << "no partitions on loop devices here";

    auto settings = settingsIn(folder.path());
    settings->setValue(QStringLiteral("edit/stateFolder"),
                       QString::fromStdString((folder.path() / "state").string()));
    MainWindow window(std::move(settings));
    window.show();
    DocumentTab* tab = window.openSpec({QString::fromStdString(loop.path()), false, 0});
    ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
    tab->showPartitions(true);
    ASSERT_TRUE(waitFor([&] { return tab->partitions()->current(); }));
    EntryChange fresh;
    fresh.action = EntryChange::Action::Add;
    fresh.first = 45056;
    fresh.last = 65535;
    fresh.type = "8300";
    fresh.name = "two";
    tab->partitions()->change(fresh);
    ASSERT_TRUE(waitFor([&] { return tab->session()->hasEdits(); }));

    ReviewDialog review(tab->session(), &window);
    review.show();
    ASSERT_TRUE(waitFor([&] { return review.controller().state() == ReviewController::State::Ready; }));
    review.controller().write();
    ASSERT_TRUE(waitFor([&] {
        return review.controller().state() == ReviewController::State::Done ||
               review.controller().state() == ReviewController::State::Failed;
    }));
    EXPECT_EQ(review.controller().state(), ReviewController::State::Done)
        << review.controller().message().text.toStdString();
    ASSERT_TRUE(waitFor([&] { return tab->partitions()->current(); }));
    EXPECT_EQ(tab->partitions()->report()->gpt.size(), 2u);

    const auto facts = deviceFacts(loop.path());
    ASSERT_TRUE(facts);
    ASSERT_EQ(facts->partitions.size(), 2u);
    EXPECT_EQ(facts->partitions[1].offset, 45056u * 512);
    EXPECT_EQ(facts->partitions[1].length, 20480u * 512);
}

}  // namespace
}  // namespace sectorsmith::gui
