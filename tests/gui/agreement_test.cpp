// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the window say of one thing agrees: colours, which disk, whether it is edited, which template runs.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>
#include <map>

#include "gui/disks/disks_panel.h"
#include "gui/disks/part_painting.h"
#include "gui/disks/strip_map.h"
#include "gui/editing/edit_actions.h"
#include "gui/editing/notice_bar.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/partitions_view.h"
#include "gui/structure/find_bar.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_edit.h"
#include "gui/structure/template_editor.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

class Agreement : public ::testing::Test {
 protected:
    void SetUp() override {
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1400, 900);
        window->show();
        window->activateWindow();
        QTest::qWait(5);
    }
    void TearDown() override {
        if (window && window->currentSession() != nullptr) window->currentSession()->discardEdits();
        window.reset();
    }
    QString path() const { return QString::fromStdString((folder.path() / "disk.img").string()); }
    DocumentTab* open(const QString& spec) {
        DocumentTab* tab = window->openSpec({spec, false, 0});
        EXPECT_TRUE(
            waitFor([&] { return tab->session() != nullptr && tab->session()->layout() != nullptr; }));
        EXPECT_TRUE(waitFor([&] { return tab->partitions()->current(); }));
        QTest::qWait(5);
        return tab;
    }
    DisksPanel* disks() const { return window->findChild<DisksPanel*>(); }
    // Every item of the list, also of its branches.
    std::vector<QModelIndex> items() const {
        const QAbstractItemModel* model = disks()->view()->model();
        std::vector<QModelIndex> all;
        std::vector<QModelIndex> open{QModelIndex()};
        while (!open.empty()) {
            const QModelIndex parent = open.back();
            open.pop_back();
            for (int i = 0; i < model->rowCount(parent); ++i) {
                all.push_back(model->index(i, 0, parent));
                open.push_back(all.back());
            }
        }
        return all;
    }
    // The line at the foot of the strip.
    static QColor footOf(StripMap* strip, int x) {
        return strip->grab().toImage().pixelColor(x, strip->height() - 4);
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
};

TEST_F(Agreement, OnePartitionHasOneColour) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(testing::copySampleDisk(folder.path() / "disk.img"));
    DocumentTab* disk = open(path());
    std::map<QString, QColor> colors;  // by the partition's number: as the list of disks has it
    for (const QModelIndex& item : items()) {
        const QString spec = item.data(DisksPanel::SpecRole).toString();
        const QVariant color = item.data(DisksPanel::ColorRole);
        if (spec.startsWith(path() + u'#') && color.isValid())
            colors[spec.mid(path().size() + 1)] = color.value<QColor>();
    }
    ASSERT_GE(colors.size(), 4u);

    const std::vector<LayoutPart>& parts = disk->session()->layout()->parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!colors.contains(parts[i].index)) continue;
        const StripGeometry& geometry = disk->stripMap()->geometryOfParts();
        const int middle = 1 + (geometry.left(i) + geometry.right(i)) / 2;
        EXPECT_EQ(footOf(disk->stripMap(), middle), colors[parts[i].index]) << "strip " << i;
    }
    disk->showPartitions(true);
    PartitionsView* view = disk->partitionsView();
    ASSERT_TRUE(waitFor([&] { return !view->map()->parts().empty(); }));
    for (const LayoutPart& part : view->map()->parts()) {
        if (!colors.contains(part.index)) continue;
        EXPECT_EQ(colorOfPart(part), colors[part.index]) << "map " << part.index.toStdString();
    }
    const QAbstractItemModel* table = view->table(TableKind::Gpt)->model();
    ASSERT_EQ(table->rowCount(), static_cast<int>(colors.size()));
    for (int row = 0; row < table->rowCount(); ++row) {
        const QImage icon =
            table->index(row, 0).data(Qt::DecorationRole).value<QIcon>().pixmap(32, 32).toImage();
        EXPECT_EQ(icon.pixelColor(icon.rect().center()), colors[table->index(row, 0).data().toString()])
            << row;
    }
    // And in a tab of its own.
    for (const auto& [number, color] : colors) {
        DocumentTab* part = open(path() + u'#' + number);
        EXPECT_EQ(footOf(part->stripMap(), part->stripMap()->width() / 2), color) << number.toStdString();
        const QModelIndex current = disks()->view()->currentIndex();
        EXPECT_EQ(current.data(DisksPanel::ColorRole).value<QColor>(), color) << number.toStdString();
        window->closeTab(window->tabs()->indexOf(part));
    }
}

TEST_F(Agreement, TheListOfDisksFollowsTheTab) {
    for (const char* name : {"a.img", "b.img"})
        testing::writeFile(folder.path() / name, testing::pattern(1 << 20));
    const QString a = QString::fromStdString((folder.path() / "a.img").string());
    const QString b = QString::fromStdString((folder.path() / "b.img").string());
    const auto chosen = [&] { return disks()->view()->currentIndex().data(DisksPanel::SpecRole).toString(); };
    open(a);
    EXPECT_EQ(chosen(), a);
    open(b);
    EXPECT_EQ(chosen(), b);
    window->tabs()->setCurrentIndex(0);
    EXPECT_EQ(chosen(), a);
    window->closeTab(0);
    EXPECT_EQ(chosen(), b);
    // What people choose in the list is theirs until they change the tab, also when the list is made anew.
    for (const QModelIndex& item : items())
        if (item.data(Qt::DisplayRole).toString() == QStringLiteral("b.img"))
            disks()->view()->setCurrentIndex(item);
    window->currentSession()->readLayout();
    QTest::qWait(50);
    EXPECT_EQ(chosen(), b);
    EXPECT_EQ(window->tabs()->count(), 1) << "choosing opens nothing";
}

TEST_F(Agreement, TheReadOnlyBarGoesWhenEditingIsOn) {
    DocumentTab* tab =
        window->openSource(asOpened(std::make_shared<FakeSource>(1 << 20)), QStringLiteral("x"));
    SourceSession* session = tab->session();
    const auto bars = [&] { return tab->findChildren<NoticeBar*>(QStringLiteral("notice.editing")).size(); };
    tab->hexView()->setFocus();
    QTest::keyClick(tab->hexView(), Qt::Key_7);
    EXPECT_EQ(bars(), 1);
    QTest::keyClick(tab->hexView(), Qt::Key_7);
    EXPECT_EQ(bars(), 1);
    menuAction(*window, u"Allow editing")->trigger();
    QTest::qWait(1);
    EXPECT_EQ(bars(), 0);
    // Asked for by somebody who did not know yet that it is on.
    Q_EMIT session->editingWanted();
    QTest::qWait(1);
    EXPECT_EQ(bars(), 0);
}

TEST_F(Agreement, TheTemplateBoxSaysWhatRuns) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(testing::copySampleDisk(folder.path() / "disk.img"));
    auto* panel = window->findChild<StructurePanel*>();
    auto* box = panel->findChild<QComboBox*>();
    open(path());
    EXPECT_TRUE(waitFor([&] { return box->currentText().contains(QStringLiteral("disk/")); }))
        << box->currentText().toStdString();
    const QString automatic = box->currentText();
    EXPECT_TRUE(automatic.startsWith(QStringLiteral("Automatic")));
    // By hand in this tab, not in the other.
    box->setCurrentIndex(box->findData(QStringLiteral("disk/mbr")));
    Q_EMIT box->activated(box->currentIndex());
    EXPECT_TRUE(waitFor([&] { return box->currentData().toString() == QStringLiteral("disk/mbr"); }));
    open(path() + QStringLiteral("#4"));
    EXPECT_TRUE(waitFor([&] { return box->currentText().contains(QStringLiteral("fs/ntfs")); }))
        << box->currentText().toStdString();
    window->tabs()->setCurrentIndex(0);
    EXPECT_EQ(box->currentData().toString(), QStringLiteral("disk/mbr"));
    // A text of the editor that has no file.
    auto text = std::make_shared<lang::SourceText>();
    text->name = "new template";
    text->text = "u8 x @ 0;\n";
    panel->runText(text, QStringLiteral("new template"), false);
    EXPECT_TRUE(waitFor([&] { return box->currentText() == QStringLiteral("new template"); }))
        << box->currentText().toStdString();
    picture(*window, QStringLiteral("templatebox"));
}

class Editor : public Agreement {
 protected:
    void SetUp() override {
        Agreement::SetUp();
        templates = QString::fromStdString((folder.path() / "data").string());
        qputenv("XDG_DATA_HOME", templates.toLocal8Bit());
        editor = window->findChild<TemplateEditor*>();
        for (QWidget* at = editor; at != window.get(); at = at->parentWidget()) at->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        editor->edit()->setFocus();
    }
    QString templates;
    TemplateEditor* editor = nullptr;
};

TEST_F(Editor, CtrlFFindsInTheTemplate) {
    window->openSource(asOpened(std::make_shared<FakeSource>(1 << 20)), QStringLiteral("x"));
    editor->edit()->setPlainText(QStringLiteral("u8 one;\nu8 two;\nu8 one_more;\n"));
    editor->edit()->document()->setModified(false);
    editor->edit()->setFocus();
    QTest::keyClick(editor->edit(), Qt::Key_F, Qt::ControlModifier);
    FindBar* bar = editor->findBar();
    ASSERT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->line()->hasFocus());
    EXPECT_TRUE(window->findChild<QWidget*>(QStringLiteral("dock.search"))->isHidden())
        << "not the disk's search";
    QTest::keyClicks(bar->line(), QStringLiteral("one"));
    const auto place = [&] { return editor->edit()->textCursor().selectionStart(); };
    EXPECT_EQ(place(), 3);
    QTest::keyClick(bar->line(), Qt::Key_F3);
    EXPECT_EQ(place(), 19);
    QTest::keyClick(bar->line(), Qt::Key_Return);
    EXPECT_EQ(place(), 3) << "round the end";
    QTest::keyClick(bar->line(), Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_EQ(place(), 19);
    QTest::keyClicks(bar->line(), QStringLiteral("!"));
    EXPECT_FALSE(bar->note().isEmpty());
    QTest::keyClick(bar->line(), Qt::Key_Escape);
    EXPECT_FALSE(bar->isVisible());
    EXPECT_TRUE(editor->edit()->hasFocus());
}

TEST_F(Editor, CtrlSSavesTheTemplateAndNotTheDisk) {
    DocumentTab* tab =
        window->openSource(asOpened(std::make_shared<FakeSource>(1 << 20)), QStringLiteral("x"));
    int reviews = 0;
    QObject::connect(menuAction(*window, u"Review and write…"), &QAction::triggered, window.get(),
                     [&] { ++reviews; });
    // There is something that the window's Ctrl+S would act on.
    tab->session()->setEditing(true);
    const StagedWrite write{0, {std::byte{0x77}}};
    ASSERT_TRUE(tab->session()->stage({&write, 1}, QStringLiteral("Typing")));
    menuAction(*window, u"Review and write…")->disconnect(window->findChild<EditActions*>());
    const QString file = QString::fromStdString((folder.path() / "mine.hexpat").string());
    editor->openFile(file);
    editor->edit()->setFocus();
    editor->edit()->selectAll();
    QTest::keyClicks(editor->edit(), QStringLiteral("u8 x @ 0;"));
    EXPECT_TRUE(editor->isModified());
    QTest::keyClick(editor->edit(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(editor->isModified());
    EXPECT_EQ(reviews, 0);
    const auto saved = testing::readFile(file.toStdString());
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(saved.data()), saved.size()), "u8 x @ 0;");
    // Nothing to save: nothing happens, and above all nothing to the disk.
    QTest::keyClick(editor->edit(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(reviews, 0);
    // With the bytes it is the disk's again.
    tab->hexView()->setFocus();
    QTest::keyClick(tab->hexView(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(reviews, 1);
}

QStringList* heard = nullptr;
void listen(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (heard != nullptr) *heard << message;
}

TEST_F(Agreement, Utf16WritesNothingToStderr) {
    // Every character of the basic plane once.
    std::vector<std::byte> bytes(128 << 10);
    for (std::size_t i = 0; i < bytes.size() / 2; ++i) {
        bytes[2 * i] = static_cast<std::byte>(i & 0xFF);
        bytes[2 * i + 1] = static_cast<std::byte>(i >> 8);
    }
    testing::writeFile(folder.path() / "utf16.img", bytes);
    DocumentTab* tab =
        window->openSpec({QString::fromStdString((folder.path() / "utf16.img").string()), false, 0});
    ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
    HexOptions options = window->hexOptions();
    options.encoding = Encoding::Utf16Le;
    window->setHexOptions(options);
    QStringList lines;
    heard = &lines;
    const QtMessageHandler before = qInstallMessageHandler(listen);
    // Syriac to Sinhala, Khmer, and all that lies between in pages.
    for (const unsigned block : {0x600u, 0x700u, 0x780u, 0x900u, 0x980u, 0xA00u, 0xA80u, 0xB00u, 0xB80u,
                                 0xC00u, 0xC80u, 0xD00u, 0xD80u, 0xE00u, 0x1780u, 0x7C0u, 0x4E00u}) {
        tab->session()->goTo(block * 2);
        ASSERT_TRUE(waitFor([&] { return !tab->session()->pages().busy(); }));
        // Fonts for what has none yet are looked for over several frames.
        for (int frame = 0; frame < 30; ++frame) static_cast<void>(tab->hexView()->grab());
    }
    qInstallMessageHandler(before);
    heard = nullptr;
    EXPECT_EQ(lines.filter(QStringLiteral("OpenType")).size(), 0) << lines.join(u'\n').toStdString();
}

}  // namespace
}  // namespace sectorsmith::gui
