// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the files of volumes in the window share.
#pragma once

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <filesystem>
#include <memory>
#include <string>

#include "gui/files/file_list_model.h"
#include "gui/files/files_browser.h"
#include "gui/files/files_controller.h"
#include "gui/files/files_panel.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"

namespace sectorsmith::gui {

class FilesWindow : public ::testing::Test {
 protected:
    void start(const std::string& image, int volume = -1) {
        image_ = image;
        sum_ = testing::contentSum(image);
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1280, 900);
        window->show();
        window->activateWindow();
        panel = window->findChild<FilesPanel*>();
        ASSERT_NE(panel, nullptr);
        tab = window->openSpec({QString::fromStdString(image), false, 0});
        ASSERT_TRUE(
            waitFor([&] { return tab->session() != nullptr && tab->session()->layout() != nullptr; }));
        EXPECT_EQ(tab->session()->findChild<FilesController*>(), nullptr) << "read before anybody asked";
        child<QToolButton>(*tab, "files")->click();
        ASSERT_TRUE(panel->isVisible());
        if (volume >= 0) {
            ASSERT_TRUE(settle());
            panel->controller()->choose(volume);
        }
        ASSERT_TRUE(settle());
    }
    // On a source that is open already.
    void startOn(OpenedSource opened) {
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1280, 900);
        window->show();
        panel = window->findChild<FilesPanel*>();
        ASSERT_NE(panel, nullptr);
        tab = window->openSource(std::move(opened), QStringLiteral("source"));
        child<QToolButton>(*tab, "files")->click();
        ASSERT_TRUE(settle());
    }
    void TearDown() override {
        window.reset();
        if (image_.empty()) return;
        EXPECT_EQ(testing::contentSum(image_), sum_) << "looking has written";
    }
    bool settle() {
        return waitFor([&] { return panel->controller() != nullptr && !panel->busy(); });
    }
    // The list as "name" lines.
    QStringList names() const {
        QStringList all;
        for (int i = 0; i < panel->browser()->list()->rowCount(); ++i)
            all << panel->browser()->list()->index(i, 0).data().toString();
        return all;
    }
    bool choose(const QString& name) {
        for (int i = 0; i < panel->browser()->list()->rowCount(); ++i)
            if (panel->browser()->list()->index(i, 0).data().toString() == name) {
                panel->browser()->listView()->setCurrentIndex(panel->browser()->list()->index(i, 0));
                return true;
            }
        return false;
    }
    bool enter(const QString& name) {
        if (!choose(name)) return false;
        Q_EMIT panel->browser()->listView()->activated(panel->browser()->listView()->currentIndex());
        return settle();
    }
    bool type(const char* text) {
        panel->searchLine()->setFocus();
        panel->searchLine()->clear();
        // QTest knows the keys of ASCII alone.
        if (const QString typed = QString::fromUtf8(text); typed.toLatin1() == QByteArray(text))
            QTest::keyClicks(panel->searchLine(), typed);
        else panel->searchLine()->insert(typed);
        return settle();
    }
    // Opens the content of the chosen file by the menu; nullptr: it does not offer that, or it failed.
    SourceSession* openContent() {
        QMenu menu;
        panel->browser()->fillMenu(&menu);
        const int before = window->tabs()->count();
        for (QAction* action : menu.actions())
            if (action->text().remove(u'&') == QStringLiteral("Open the content")) {
                action->trigger();
                const bool there = waitFor([&] {
                    return window->tabs()->count() > before && window->currentSession() != nullptr &&
                           window->currentSession() != tab->session();
                });
                return there ? window->currentSession() : nullptr;
            }
        return nullptr;
    }
    static std::vector<std::byte> contentOf(const SourceSession& session) {
        return readBytes(*session.source(), 0, session.size()).value_or(std::vector<std::byte>{});
    }
    // What opens of the chosen file is what is extracted of it. `title`: how the new tab's ends.
    void expectOpensAsExtracted(const QString& title) {
        const std::uint32_t name =
            panel->browser()->list()->nameOf(panel->browser()->listView()->currentIndex());
        const auto to = folder.path() / "opened";
        std::filesystem::remove_all(to);
        panel->browser()->extractTo({name}, QString::fromStdString(to.string()));
        ASSERT_TRUE(settle());
        ASSERT_TRUE(std::filesystem::exists(to)) << panel->browser()->status().toStdString();
        const auto extracted = testing::readFile(std::filesystem::directory_iterator(to)->path());
        SourceSession* content = openContent();
        ASSERT_NE(content, nullptr) << panel->browser()->status().toStdString();
        EXPECT_TRUE(contentOf(*content) == extracted);
        EXPECT_GT(content->size(), 0u);
        EXPECT_TRUE(content->title().endsWith(title)) << content->title().toStdString();
        EXPECT_FALSE(content->readOnlyReason().isEmpty());
        window->closeTab(window->tabs()->currentIndex());
        ASSERT_TRUE(settle());
    }
    QString ownerShown() const {
        for (const QLabel* label : window->statusBar()->findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("Usage at the cursor")) return label->text();
        return {};
    }
    QPushButton* button(const char* text) const {
        for (QPushButton* one : panel->findChildren<QPushButton*>())
            if (one->text().remove(u'&') == QString::fromUtf8(text)) return one;
        return nullptr;
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
    FilesPanel* panel = nullptr;
    DocumentTab* tab = nullptr;

 private:
    std::string image_, sum_;
};

class ExtFiles : public FilesWindow {
 protected:
    void SetUp() override {
        if (!testing::haveShell() || !testing::haveProgram("mke2fs"))
            GTEST_SKIP() << "e2fsprogs is not installed";
        image = (folder.path() / "disk.img").string();
        ASSERT_EQ(
            testing::run("cd '" + folder.path().string() +
                         "' && mkdir -p s/docs/deep s/empty && printf hello > s/docs/letter.txt && "
                         "ln -s ../../outside s/docs/link && seq 20000 > s/docs/deep/numbers && "
                         ": > s/docs/$(printf 'na\\303\\257ve') && "
                         "touch -d '2021-02-03 04:05:06 UTC' s/docs/letter.txt && truncate -s 8M disk.img && "
                         "mke2fs -q -F -t ext4 -b 1024 -d s disk.img")
                .exitCode,
            0);
    }
    // Where debugfs says that a file's first block is, bytes.
    std::uint64_t blockOf(const char* path) const {
        const auto blocks =
            testing::run("debugfs -R 'blocks " + std::string(path) + "' '" + image + "' 2>/dev/null");
        return std::stoull(blocks.out) * 1024;
    }
    std::string image;
};

}  // namespace sectorsmith::gui
