// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are taken out of a volume in the window, or opened.
#include <gtest/gtest.h>

#include <QMessageBox>
#include <QMimeData>
#include <QTabWidget>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

#include "files_testing.h"
#include "testing/scratched_source.h"

namespace sectorsmith::gui {
namespace {

TEST_F(ExtFiles, TheContentOfAFileOpensInATabOfItsOwn) {
    start(image);
    ASSERT_TRUE(type("numbers"));
    ASSERT_TRUE(choose(QStringLiteral("numbers")));
    const SourceSession* content = openContent();
    ASSERT_NE(content, nullptr);
    ASSERT_EQ(window->tabs()->count(), 2);
    const auto bytes = readBytes(*content->source(), 0, 6);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size()), "1\n2\n3\n");
    EXPECT_FALSE(content->readOnlyReason().isEmpty());
    // A folder has none.
    window->tabs()->setCurrentIndex(0);
    ASSERT_TRUE(type("deep"));
    ASSERT_TRUE(choose(QStringLiteral("deep")));
    EXPECT_EQ(openContent(), nullptr);
}

TEST_F(ExtFiles, FilesAreExtractedAndNothingIsReplacedUnasked) {
    start(image);
    ASSERT_TRUE(choose(QStringLiteral("docs")));
    const QString to = QString::fromStdString((folder.path() / "to").string());
    panel->browser()->extractTo(panel->browser()->chosen(), to);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(panel->browser()->status().startsWith(QStringLiteral("3 file")))
        << panel->browser()->status().toStdString();
    const std::string at = "cd '" + folder.path().string() + "' && ";
    EXPECT_EQ(testing::run(at + "cmp s/docs/deep/numbers to/docs/deep/numbers && cmp s/docs/letter.txt "
                                "to/docs/letter.txt && test $(readlink to/docs/link) = ../../outside")
                  .exitCode,
              0);
    EXPECT_EQ(testing::run(at + "echo mine > to/docs/letter.txt").exitCode, 0);
    for (const bool replace : {false, true}) {
        panel->browser()->extractTo(panel->browser()->chosen(), to);
        QMessageBox* box = nullptr;
        ASSERT_TRUE(
            waitFor([&] { return (box = panel->findChild<QMessageBox*>()) != nullptr && box->isVisible(); }));
        for (QAbstractButton* one : box->buttons())
            if (one->text().remove(u'&') == QLatin1StringView(replace ? "Replace" : "Keep them"))
                one->click();
        ASSERT_TRUE(settle());
        QTest::qWait(1);
        EXPECT_EQ(testing::run(at + "grep -q mine to/docs/letter.txt").exitCode, replace ? 1 : 0);
    }
}

TEST_F(ExtFiles, UnreadableSectorsAreNamedAndTheRestIsExtracted) {
    auto opened = openPath(image);
    ASSERT_TRUE(opened) << opened.error().message;
    const std::uint64_t bad = blockOf("/docs/deep/numbers") + 1024;
    opened->source =
        std::make_shared<testing::ScratchedSource>(opened->source, std::vector<ByteRange>{{bad, 512}});
    startOn(std::move(*opened));
    ASSERT_TRUE(choose(QStringLiteral("docs")));
    const auto to = folder.path() / "to";
    panel->browser()->extractTo(panel->browser()->chosen(), QString::fromStdString(to.string()));
    ASSERT_TRUE(settle());
    const QString status = panel->browser()->status();
    EXPECT_TRUE(status.startsWith(QStringLiteral("3 file"))) << status.toStdString();
    EXPECT_TRUE(status.contains(QStringLiteral("/docs/deep/numbers: "))) << status.toStdString();
    EXPECT_TRUE(status.contains(QStringLiteral("bytes 1024 to 1535"))) << status.toStdString();
    EXPECT_FALSE(status.contains(QStringLiteral("could not"))) << status.toStdString();
    auto wanted = testing::readFile(folder.path() / "s/docs/deep/numbers");
    std::fill_n(wanted.begin() + 1024, 512, std::byte{0});
    EXPECT_TRUE(testing::readFile(to / "docs/deep/numbers") == wanted);
}

// A stream that no target takes is named at the end.
TEST_F(FilesWindow, StreamsThatAreNotInTheCopyAreNamed) {
    for (const char* tool : {"mkntfs", "ntfscp"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << "ntfs-3g is not installed";
    const std::string image = (folder.path() / "ntfs.img").string();
    ASSERT_EQ(testing::run("export PATH=$PATH:/usr/sbin; cd '" + folder.path().string() +
                           "' && truncate -s 12M ntfs.img && mkntfs -q -F -Q ntfs.img && printf hello > a && "
                           "head -c 1100000 /dev/urandom > s && ntfscp -q ntfs.img a letter && "
                           "ntfscp -q -N huge ntfs.img s letter")
                  .exitCode,
              0);
    start(image);
    ASSERT_TRUE(choose(QStringLiteral("letter")));
    panel->browser()->extractTo(panel->browser()->chosen(),
                                QString::fromStdString((folder.path() / "to").string()));
    ASSERT_TRUE(settle());
    const QString status = panel->browser()->status();
    EXPECT_TRUE(status.startsWith(QStringLiteral("1 file"))) << status.toStdString();
    EXPECT_TRUE(status.contains(QStringLiteral("without all streams"))) << status.toStdString();
    EXPECT_TRUE(status.contains(QStringLiteral("/letter: not in the copy: huge (1.1")))
        << status.toStdString();
    EXPECT_EQ(testing::run("cmp '" + (folder.path() / "a").string() + "' '" +
                           (folder.path() / "to/letter").string() + "'")
                  .exitCode,
              0);
}

TEST_F(ExtFiles, DraggingCopiesWhenTheDropAsksForIt) {
    start(image);
    ASSERT_TRUE(enter(QStringLiteral("docs")));
    ASSERT_TRUE(choose(QStringLiteral("letter.txt")));
    const QModelIndex index = panel->browser()->listView()->currentIndex();
    EXPECT_TRUE(panel->browser()->list()->flags(index).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> data(panel->browser()->list()->mimeData({index}));
    ASSERT_NE(data, nullptr);
    EXPECT_TRUE(data->hasUrls());
    const QList<QUrl> urls = data->urls();
    ASSERT_EQ(urls.size(), 1);
    const auto copied = testing::readFile(urls[0].toLocalFile().toStdString());
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(copied.data()), copied.size()), "hello");
    EXPECT_EQ(data->urls(), urls) << "copied once";
}

}  // namespace
}  // namespace sectorsmith::gui
