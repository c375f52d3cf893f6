// SPDX-License-Identifier: GPL-3.0-or-later
// The partitions view; other tools judge what reached the disk.
#include "gui/partitions/partitions_view.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QTextBrowser>

#include "gui/partitions/entry_dialog.h"
#include "gui/partitions/gpt_properties_dialog.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/partitions/lost_dialog.h"
#include "gui/partitions/pair_lines.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/plan_view.h"
#include "gui/partitions/type_box.h"
#include "part/gpt_edit.h"
#include "partitions_testing.h"

namespace sectorsmith::gui {
namespace {

// --- Looking

TEST_F(Partitions, MapTablesAndFindings) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    picture(window.get(), "view");
    EXPECT_EQ(view->model(TableKind::Gpt)->rowCount(), 4);
    EXPECT_EQ(view->model(TableKind::Mbr)->rowCount(), 1);
    EXPECT_EQ(text(view, TableKind::Gpt, 3, TableModel::Content), "NTFS “BOOTCAMP”");
    EXPECT_EQ(text(view, TableKind::Gpt, 3, TableModel::First), "1196544");
    EXPECT_THAT(rules(view), ::testing::Contains("hybrid.missing"));
    EXPECT_THAT(view->findings()->summary().toStdString(), HasSubstr("1 warning"));
    // The map by keyboard: each part says what it is, the table follows.
    PartitionMap* map = view->map();
    map->setFocus();
    QTest::keyClick(map, Qt::Key_Home);
    int partitions = 0;
    int free = 0;
    for (std::size_t i = 0; i < map->parts().size(); ++i) {
        const LayoutPart& part = map->parts()[i];
        EXPECT_EQ(map->chosen(), static_cast<int>(i));
        EXPECT_FALSE(map->accessibleDescription().isEmpty());
        EXPECT_TRUE(map->accessibleDescription().contains(part.title()));
        if (part.free) ++free;
        if (!part.index.isEmpty()) {
            ++partitions;
            const QModelIndex current = view->table(TableKind::Gpt)->currentIndex();
            ASSERT_TRUE(current.isValid());
            EXPECT_EQ(view->model(TableKind::Gpt)->row(current.row()).index, part.index.toUInt());
        }
        QTest::keyClick(map, Qt::Key_Right);
    }
    EXPECT_EQ(partitions, 4);
    EXPECT_GE(free, 1);
    // And the other way round.
    view->table(TableKind::Gpt)->setCurrentIndex(view->model(TableKind::Gpt)->index(1, 0));
    EXPECT_EQ(map->parts()[static_cast<std::size_t>(map->chosen())].index, QStringLiteral("2"));
    // A finding goes to its sector.
    auto* list = view->findings()->list();
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        if (list->topLevelItem(i)->text(1) == QStringLiteral("hybrid.missing")) {
            Q_EMIT list->itemActivated(list->topLevelItem(i), 0);
            break;
        }
    EXPECT_FALSE(tab->partitionsShown());
    EXPECT_TRUE(tab->hexView()->isVisible());
    EXPECT_EQ(tab->session()->cursor(), 446u);
    // Ctrl+T there and back.
    QTest::keyClick(tab->hexView(), Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(tab->partitionsShown());
    QTest::keyClick(view->map(), Qt::Key_T, Qt::ControlModifier);
    EXPECT_FALSE(tab->partitionsShown());
}

TEST_F(Partitions, HybridPairsAreConnected) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    ASSERT_TRUE(
        make("truncate -s 256M $D; sgdisk -n 1:2048:+64M -t 1:ef00 -n 2:0:+64M -t 2:af0a -n 3:0:+64M -t "
             "3:0700 -h 3:2 $D"));
    PartitionsView* view = openView();
    picture(window.get(), "hybrid");
    const auto lines = view->findChild<PairLines*>()->lines();
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].gpt, 3u);
    EXPECT_EQ(lines[1].gpt, 2u);
    EXPECT_LT(lines[1].from, lines[0].from);
    EXPECT_LT(lines[0].to, lines[1].to);
    // Active and type by hand; the entry of a deleted partition goes with it.
    TableModel* mbr = view->model(TableKind::Mbr);
    const int row = mbr->rowOf(lines[0].mbr);
    EXPECT_FALSE(
        mbr->setData(mbr->index(row, mbr->section(TableModel::Active)), Qt::Checked, Qt::CheckStateRole));
    ASSERT_TRUE(waitFor([&] { return tab->session()->hasEdits(); }));
    settle();
    EXPECT_TRUE(mbr->row(row).active);
    view->table(TableKind::Gpt)->setCurrentIndex(view->model(TableKind::Gpt)->index(1, 0));
    view->commands()->deleteEntry();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 2; }));
    EXPECT_EQ(view->findChild<PairLines*>()->lines().size(), 1u);
    commitStaged();
    EXPECT_THAT(shell("fdisk -t dos -l $D | tr -s ' '"),
                AllOf(HasSubstr("* 264192"), Not(HasSubstr(" 133120 "))));
    EXPECT_THAT(shell("sgdisk -v $D"), HasSubstr("No problems found"));
}

// --- Changing

TEST_F(Partitions, ANameIsTypedReviewedAndFoundBySgdisk) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    EXPECT_FALSE(tab->session()->editing());
    typeCell(view, TableKind::Gpt, 2, TableModel::Name, QStringLiteral("Fotos"));
    ASSERT_TRUE(waitFor([&] { return tab->session()->hasEdits(); }));
    settle();
    EXPECT_EQ(text(view, TableKind::Gpt, 2, TableModel::Name), "Fotos");
    // One step back, one forward.
    tab->session()->undo();
    settle();
    EXPECT_EQ(text(view, TableKind::Gpt, 2, TableModel::Name), "Archive");
    EXPECT_FALSE(tab->session()->hasEdits());
    tab->session()->redo();
    settle();
    commitStaged();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    EXPECT_THAT(shell("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_THAT(shell("sgdisk -i 3 $D"), HasSubstr("Partition name: 'Fotos'"));
}

// What the hex view marks and the review shows: the bytes that differ, not the sectors that a plan is made of.
TEST_F(Partitions, OnlyBytesThatDifferAreStaged) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    SourceSession* session = tab->session();
    typeCell(view, TableKind::Gpt, 2, TableModel::Name, QStringLiteral("Archives"));
    ASSERT_TRUE(waitFor([&] { return session->hasEdits(); }));
    const Overlay& overlay = session->overlay();
    // One letter in each copy, and four checksums of four bytes.
    EXPECT_LE(overlay.stagedBytes(), 2u + 16u);
    for (const ByteRange& run : overlay.runs()) {
        std::vector<std::byte> now(run.length);
        std::vector<std::byte> before(run.length);
        ASSERT_TRUE(readExact(overlay, run.offset, now));
        ASSERT_TRUE(readExact(*overlay.base(), run.offset, before));
        for (std::size_t i = 0; i < now.size(); ++i) EXPECT_NE(now[i], before[i]) << run.offset + i;
    }
    // The old name again: there is nothing to write.
    settle();
    typeCell(view, TableKind::Gpt, 2, TableModel::Name, QStringLiteral("Archive"));
    EXPECT_TRUE(waitFor([&] { return !session->hasEdits(); })) << overlay.stagedBytes();
    // A plan that people look at first goes the same way.
    EXPECT_EQ(overlay.stepCount(), 2u);
}

TEST_F(Partitions, ConflictsAreToldBeforeAnythingIsStaged) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    typeCell(view, TableKind::Gpt, 1, TableModel::Last, QStringLiteral("1000000"));
    EXPECT_THAT(problem(view), AllOf(HasSubstr("verlap"), HasSubstr("partition 3")));
    picture(window.get(), "conflict");
    typeCell(view, TableKind::Gpt, 1, TableModel::First, QStringLiteral("12x"));
    EXPECT_THAT(problem(view), HasSubstr("12x"));
    typeCell(view, TableKind::Gpt, 1, TableModel::Guid, QStringLiteral("nonsense"));
    EXPECT_THAT(problem(view), HasSubstr("nonsense"));
    EXPECT_FALSE(tab->session()->hasEdits());
}

TEST_F(Partitions, ChangesInARowBuildOnEachOther) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    ASSERT_TRUE(make("truncate -s 64M $D; sgdisk -n 1:2048:+16M -t 1:8300 -c 1:one $D"));
    openView();
    EntryChange name;
    name.index = 1;
    name.name = "two";
    EntryChange attributes;
    attributes.index = 1;
    attributes.attributes = 4;
    tab->partitions()->change(name);
    tab->partitions()->change(attributes);
    settle();
    commitStaged();
    EXPECT_THAT(shell("sgdisk -i 1 $D"), AllOf(HasSubstr("'two'"), HasSubstr("0000000000000004")));
}

TEST_F(Partitions, AllFieldsOfAnEntry) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    ASSERT_TRUE(make("truncate -s 64M $D; sgdisk -n 1:2048:+16M -t 1:8300 -c 1:one $D"));
    PartitionsView* view = openView();
    // A new one into the largest free space.
    view->commands()->addEntry();
    auto* fresh = dialog<EntryDialog>();
    ASSERT_NE(fresh, nullptr);
    EXPECT_TRUE(fresh->problem().isEmpty()) << fresh->problem().toStdString();
    picture(fresh, "entry");
    auto field = [&](const char* name) { return fresh->findChild<QLineEdit*>(QString::fromLatin1(name)); };
    field("name")->setText(QStringLiteral("two"));
    QLineEdit* size = field("size");
    size->selectAll();
    QTest::keyClicks(size, QStringLiteral("8M"));
    fresh->findChild<TypeBox*>()->setCode(QStringLiteral("EBD0A0A2-B9E5-4433-87C0-68B6B72699C7"));
    // In the way of the first: told, and cannot be confirmed.
    QLineEdit* first = field("first");
    const QString good = first->text();
    first->selectAll();
    QTest::keyClicks(first, QStringLiteral("3000"));
    EXPECT_THAT(fresh->problem().toStdString(), HasSubstr("overlap partition 1"));
    EXPECT_FALSE(button(fresh, QStringLiteral("Stage"))->isEnabled());
    first->selectAll();
    QTest::keyClicks(first, good);
    EXPECT_TRUE(fresh->problem().isEmpty()) << fresh->problem().toStdString();
    button(fresh, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 2; }));
    settle();
    // An old one: GUID and attributes by their cells.
    typeCell(view, TableKind::Gpt, 0, TableModel::Guid,
             QStringLiteral("01234567-89AB-CDEF-0123-456789ABCDEF"));
    typeCell(view, TableKind::Gpt, 0, TableModel::Attributes, QStringLiteral("0x4"));
    EXPECT_EQ(text(view, TableKind::Gpt, 0, TableModel::Attributes), "legacy BIOS bootable");
    commitStaged();
    EXPECT_THAT(shell("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_THAT(shell("sgdisk -i 1 $D"),
                AllOf(HasSubstr("01234567-89AB-CDEF-0123-456789ABCDEF"), HasSubstr("0000000000000004")));
    EXPECT_THAT(shell("sgdisk -i 2 $D"),
                AllOf(HasSubstr("'two'"), HasSubstr("16384 sectors"), HasSubstr("EBD0A0A2")));
}

TEST_F(Partitions, MbrWithLogicalPartitions) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(make(
        "truncate -s 64M $D; printf 'label: dos\\n2048,16M,83\\n,,5\\n,8M,07\\n,8M,0c\\n' | sfdisk -q $D"));
    PartitionsView* view = openView();
    TableModel* mbr = view->model(TableKind::Mbr);
    ASSERT_EQ(mbr->rowCount(), 4);
    EXPECT_FALSE(view->table(TableKind::Gpt)->isVisible());
    EXPECT_FALSE(
        mbr->flags(mbr->index(2, mbr->section(TableModel::Active))).testFlag(Qt::ItemIsUserCheckable));
    mbr->setData(mbr->index(0, mbr->section(TableModel::Active)), Qt::Checked, Qt::CheckStateRole);
    ASSERT_TRUE(waitFor([&] { return mbr->row(0).active; }));
    // The type through its editor, by a piece of the name.
    QTableView* table = view->table(TableKind::Mbr);
    const QModelIndex type = mbr->index(0, mbr->section(TableModel::Type));
    table->edit(type);
    auto* box = table->viewport()->findChild<TypeBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->code(), QStringLiteral("83"));
    box->setCode(QStringLiteral("AF"));
    QTest::keyClick(box, Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return mbr->row(0).type == QStringLiteral("AF"); }));
    table->setCurrentIndex(mbr->index(2, 0));
    view->commands()->deleteEntry();
    ASSERT_TRUE(waitFor([&] { return mbr->rowCount() == 3; }));
    commitStaged();
    const std::string dump = shell("sfdisk -d $D");
    EXPECT_THAT(dump, AllOf(HasSubstr("type=af, bootable"), HasSubstr("type=c"), Not(HasSubstr("type=7"))));
    EXPECT_THAT(shell("sfdisk --verify $D"), HasSubstr("No errors"));
}

TEST_F(Partitions, AppleMapsAreShownAndChanged) {
    SECTORSMITH_REAL_IMAGE(image, "apm_hfsplus");
    std::filesystem::copy_file(image, path());
    PartitionsView* view = openView();
    TableModel* apm = view->model(TableKind::Apm);
    ASSERT_GE(apm->rowCount(), 2);
    EXPECT_TRUE(view->table(TableKind::Apm)->isVisible());
    int hfs = -1;
    for (int i = 0; i < apm->rowCount(); ++i)
        if (apm->row(i).type == QStringLiteral("Apple_HFS")) hfs = i;
    ASSERT_GE(hfs, 0);
    typeCell(view, TableKind::Apm, hfs, TableModel::Name, QStringLiteral("renamed"));
    EXPECT_EQ(text(view, TableKind::Apm, hfs, TableModel::Name), "renamed");
    commitStaged();
    if (testing::haveShell() && testing::haveProgram("parted")) {
        EXPECT_THAT(shell("parted -s $D print"), HasSubstr("renamed"));
    }
}

// --- Repairing

TEST_F(Partitions, ADamagedGptIsFoundAndRepaired) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    write(512 + 0x38, std::vector<std::byte>(16, std::byte{0x55}));  // the disk GUID of the primary header
    PartitionsView* view = openView();
    EXPECT_THAT(rules(view), ::testing::Contains("gpt.header-crc"));
    picture(window.get(), "damaged");
    QPushButton* repair = button(view->findings(), QStringLiteral("Repair GPT"));
    ASSERT_NE(repair, nullptr);
    repair->click();
    auto* dialogShown = dialog<GptRepairDialog>();
    ASSERT_TRUE(waitFor([&] { return dialogShown->plan() != nullptr; }));
    QTest::qWait(50);
    picture(dialogShown, "repair");
    button(dialogShown, QStringLiteral("Stage"))->click();
    EXPECT_TRUE(tab->session()->hasEdits());
    settle();
    EXPECT_THAT(rules(view), Not(::testing::Contains("gpt.header-crc")));
    commitStaged();
    sgdiskAgrees();
}

// The strip map, the list of disks and the tables show one reading of the disk.
TEST_F(Partitions, TheTablesAreReadOnce) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    openView();
    SourceSession* session = tab->session();
    ASSERT_NE(session->reading(), nullptr);
    EXPECT_EQ(tab->partitions()->report()->reading, session->reading());
    int readings = 0;
    QObject::connect(session, &SourceSession::layoutChanged, session, [&] { ++readings; });
    session->setEditing(true);
    const StagedWrite name{2 * 512 + 56, {std::byte{0x42}}};
    ASSERT_TRUE(session->stage(std::span(&name, 1), QStringLiteral("Typing")));
    EXPECT_FALSE(session->readingCurrent());
    settle();
    QTest::qWait(600);  // longer than either of them waits
    EXPECT_EQ(readings, 1);
    EXPECT_EQ(tab->partitions()->report()->reading, session->reading());
    EXPECT_TRUE(session->readingCurrent());
}

// Typing deep inside a partition's data does not read the whole disk again with each key.
TEST_F(Partitions, TypingInDataIsNoReasonToReadTheTables) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    SourceSession* session = tab->session();
    session->setEditing(true);
    int reports = 0;
    QObject::connect(tab->partitions(), &PartitionsController::reportChanged, view, [&] { ++reports; });
    const std::uint64_t data = std::uint64_t{1196544} * 512 + (64 << 20);
    for (int i = 0; i < 20; ++i) {
        const StagedWrite key{data + static_cast<std::uint64_t>(i), {std::byte{0x61}}};
        ASSERT_TRUE(session->stage(std::span(&key, 1), QStringLiteral("Typing"), true));
        QTest::qWait(20);
    }
    EXPECT_EQ(reports, 0);
    EXPECT_FALSE(tab->partitions()->current());  // it will be
    // The table itself is urgent.
    const StagedWrite name{2 * 512 + 56, {std::byte{0x42}}};
    ASSERT_TRUE(session->stage(std::span(&name, 1), QStringLiteral("Typing")));
    ASSERT_TRUE(waitFor([&] { return reports == 1; }, 1400));
    EXPECT_EQ(view->model(TableKind::Gpt)->rowCount(), 4);
}

TEST_F(Partitions, WhichCopyIsRightIsAsked) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    // The back of one disk behind the front of another: both whole, and different.
    ASSERT_TRUE(
        make("truncate -s 32M $D $D.2; sgdisk -n 1:2048:+4M -c 1:old $D; sgdisk -n 1:2048:+8M -c 1:new $D.2; "
             "dd if=$D.2 of=$D bs=512 skip=65503 seek=65503 conv=notrunc status=none"));
    PartitionsView* view = openView();
    view->commands()->repairGpt();
    auto* ask = dialog<GptRepairDialog>();
    ASSERT_TRUE(waitFor([&] { return ask->plan() != nullptr; }));
    QTest::qWait(5);
    EXPECT_FALSE(button(ask, QStringLiteral("Stage"))->isEnabled());
    QList<QAbstractButton*> copies;
    for (QAbstractButton* one : ask->findChildren<QAbstractButton*>())
        if (one->inherits("QRadioButton")) copies << one;
    ASSERT_EQ(copies.size(), 2);
    for (QAbstractButton* one : copies)
        if (one->text().startsWith(QStringLiteral("Backup"))) one->click();
    ASSERT_TRUE(waitFor([&] { return button(ask, QStringLiteral("Stage"))->isEnabled(); }));
    button(ask, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return tab->session()->hasEdits(); }));
    commitStaged();
    EXPECT_THAT(shell("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_THAT(shell("sgdisk -i 1 $D"), HasSubstr("'new'"));
}

TEST_F(Partitions, NewGuidsAfterCloning) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    const QString before = view->model(TableKind::Gpt)->row(0).guid;
    const auto disk = tab->partitions()->report()->tables.gpt->primary.header.diskGuid;
    view->commands()->newGuids();
    auto* guids = dialog<GptRepairDialog>();
    ASSERT_TRUE(waitFor(
        [&] { return guids->plan() != nullptr && button(guids, QStringLiteral("Stage"))->isEnabled(); }));
    button(guids, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return tab->session()->hasEdits(); }));
    settle();
    EXPECT_NE(view->model(TableKind::Gpt)->row(0).guid, before);
    EXPECT_NE(tab->partitions()->report()->tables.gpt->primary.header.diskGuid, disk);
    EXPECT_EQ(view->model(TableKind::Gpt)->row(3).first, 1196544u);
    commitStaged();
    sgdiskAgrees();
}

TEST_F(Partitions, LostPartitionsAreFoundAndProposed) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    ASSERT_TRUE(
        make("dd if=/dev/zero of=$D bs=512 count=34 conv=notrunc status=none; "
             "dd if=/dev/zero of=$D bs=512 count=33 seek=2097119 conv=notrunc status=none"));
    PartitionsView* view = openView();
    EXPECT_EQ(view->model(TableKind::Gpt)->rowCount(), 0);
    view->commands()->findLost();
    auto* lost = dialog<LostDialog>();
    lost->start();
    EXPECT_TRUE(lost->scanning());
    ASSERT_TRUE(waitFor([&] { return !lost->scanning(); }, 120000));
    ASSERT_NE(lost->result(), nullptr);
    EXPECT_GE(lost->result()->volumes.size(), 4u);
    picture(lost, "lost");
    EXPECT_FALSE(tab->session()->hasEdits());
    // By place, named where that is known, ticked where a proposal would have them.
    auto* found = lost->findChild<QTreeWidget*>();
    ASSERT_NE(found, nullptr);
    QTreeWidgetItem* windows = nullptr;
    quint64 last = 0;
    unsigned ticked = 0;
    for (int i = 0; i < found->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = found->topLevelItem(i);
        if (item->text(0).isEmpty()) continue;  // a GPT header
        EXPECT_EQ(item->text(0), QString::number(i + 1));
        EXPECT_GE(item->text(4).toULongLong(), last);
        last = item->text(4).toULongLong();
        EXPECT_NE(item->text(1), QStringLiteral("vfat"));
        ticked += item->checkState(0) == Qt::Checked ? 1 : 0;
        if (item->text(4) == QStringLiteral("1196544")) windows = item;
    }
    EXPECT_GE(ticked, 4u);
    ASSERT_NE(windows, nullptr);
    EXPECT_EQ(windows->text(1), QStringLiteral("NTFS"));
    EXPECT_EQ(windows->text(2), QStringLiteral("BOOTCAMP"));
    // Only what is ticked is proposed.
    for (int i = 0; i < found->topLevelItemCount(); ++i)
        if (found->topLevelItem(i)->checkState(0) == Qt::Checked && found->topLevelItem(i) != windows)
            found->topLevelItem(i)->setCheckState(0, Qt::Unchecked);
    EXPECT_EQ(lost->chosen().size(), 1u);
    windows->setCheckState(0, Qt::Unchecked);
    EXPECT_FALSE(button(lost, QStringLiteral("Propose"))->isEnabled()) << "nothing is ticked";
    windows->setCheckState(0, Qt::Checked);
    button(lost, QStringLiteral("Propose"))->click();
    auto* plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    picture(plan, "plan");
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 1; }));
    EXPECT_EQ(view->model(TableKind::Gpt)->row(0).name, QStringLiteral("BOOTCAMP"));
    EXPECT_EQ(view->model(TableKind::Gpt)->row(0).first, 1196544u);
    tab->session()->undo();
    settle();
    // All of them.
    view->commands()->findLost();
    lost = dialog<LostDialog>();
    lost->start();
    ASSERT_TRUE(waitFor([&] { return !lost->scanning(); }, 120000));
    button(lost, QStringLiteral("Propose"))->click();
    plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() >= 4; }));
    commitStaged();
    // Sizes are the volumes' own; the starts are those of before.
    const std::string list = shell("sfdisk -d $D");
    for (const char* start :
         {"start=          40,", "start=      409640,", "start=      933928,", "start=     1196544,"})
        EXPECT_THAT(list, HasSubstr(start));
}

// A rename leaves the missing Boot Camp what it was: the review neither puts it right nor finds it anew.
TEST_F(Partitions, TheReviewKnowsAProblemByWhatItIsAbout) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    open();
    const auto disk = tab->session()->disk();
    auto editor = GptEditor::open(readDiskTables(*disk));
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->setName(4, "Fenster"));
    std::vector<StagedWrite> edits;
    for (const PlannedWrite& write : editor->plan(*disk, "Rename").writes)
        edits.push_back({write.offset, write.bytes});
    const Review review = prepareReview(disk, edits, tab->session()->writeTarget(), false, "Rename");
    ASSERT_FALSE(review.plan.runs.empty());
    for (const ReviewNote& note : review.notes)
        EXPECT_FALSE(note.text.contains(QStringLiteral("hybrid.missing"))) << note.text.toStdString();
}

TEST_F(Partitions, ASearchCanBeStopped) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(make("truncate -s 64G $D"));
    PartitionsView* view = openView();
    view->commands()->findLost();
    auto* lost = dialog<LostDialog>();
    lost->start();
    lost->stop();
    EXPECT_TRUE(waitFor([&] { return !lost->scanning(); }));
    lost->reject();
}

TEST_F(Partitions, TablesAreBackedUpAndRestored) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    const std::string whole = shell("(head -c 4M $D; tail -c 4M $D) | sha256sum");
    PartitionsView* view = openView();
    for (const bool sgdisk : {false, true}) {
        const QString file =
            QString::fromStdString((folder.path() / (sgdisk ? "tables.gpt" : "tables.json")).string());
        bool saved = false;
        const auto connection =
            QObject::connect(tab->partitions(), &PartitionsController::saved, view, [&] { saved = true; });
        tab->partitions()->backUp(file, sgdisk);
        ASSERT_TRUE(waitFor([&] { return saved; }));
        QObject::disconnect(connection);
        view->table(TableKind::Gpt)->setCurrentIndex(view->model(TableKind::Gpt)->index(0, 0));
        view->commands()->deleteEntry();
        ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 3; }));
        commitStaged();
        settle();
        EXPECT_NE(shell("(head -c 4M $D; tail -c 4M $D) | sha256sum"), whole);
        view->commands()->restoreFrom(file);
        auto* plan = dialog<PlanDialog>();
        ASSERT_NE(plan, nullptr);
        button(plan, QStringLiteral("Stage"))->click();
        ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 4; }));
        commitStaged();
        settle();
        EXPECT_EQ(shell("(head -c 4M $D; tail -c 4M $D) | sha256sum"), whole);
    }
    if (testing::haveProgram("sgdisk")) {  // what it says of our copy of its format
        EXPECT_THAT(shell("cp $D $D.2; sgdisk -Z $D.2 > /dev/null; sgdisk -l '" +
                          (folder.path() / "tables.gpt").string() + "' $D.2; sgdisk -v $D.2"),
                    HasSubstr("No problems found"));
    }
}

TEST_F(Partitions, ANewTableOnAnEmptyDisk) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(make("truncate -s 16M $D"));
    PartitionsView* view = openView();
    view->commands()->newTable(Scheme::Gpt);
    auto* plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->table(TableKind::Gpt)->isVisible(); }));
    commitStaged();
    settle();
    sgdiskAgrees();
    // And an MBR over it: nothing of the GPT stays.
    view->commands()->newTable(Scheme::Mbr);
    plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return !view->table(TableKind::Gpt)->isVisible(); }));
    commitStaged();
    EXPECT_THAT(shell("blkid -p $D"), AllOf(HasSubstr("PTTYPE=\"dos\""), Not(HasSubstr("gpt"))));
}

TEST_F(Partitions, ConvertedAndSorted) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(
        make("truncate -s 64M $D; printf 'label: dos\\n40960,16M,83\\n2048,8M,82\\n' | sfdisk -q $D"));
    PartitionsView* view = openView();
    view->commands()->convertToGpt();
    auto* plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 2; }));
    settle();
    EXPECT_EQ(view->model(TableKind::Gpt)->row(0).first, 40960u);
    view->commands()->sortNumbers();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->row(0).first == 2048; }));
    commitStaged();
    settle();
    sgdiskAgrees();
    EXPECT_THAT(shell("sfdisk -d $D"),
                AllOf(HasSubstr("label: gpt"), HasSubstr("disk.img1 : start=        2048,")));
    view->commands()->convertToMbr();
    plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 0; }));
    commitStaged();
    EXPECT_THAT(shell("sfdisk -d $D"), AllOf(HasSubstr("label: dos"), HasSubstr("start=        2048"),
                                             HasSubstr("start=       40960")));
}

// Numbers are exchanged by typing; the entries of a hybrid MBR stay with their partitions.
TEST_F(Partitions, NumbersAreExchangedAndTheHybridStaysInStep) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    ASSERT_TRUE(
        make("truncate -s 64M $D; sgdisk -n 1:2048:4095 -n 2:4096:8191 -t 2:0700 -n 4:8192:9000 -h 2 $D"));
    PartitionsView* view = openView();
    ASSERT_EQ(view->model(TableKind::Mbr)->rowCount(), 2);
    EXPECT_EQ(text(view, TableKind::Mbr, 1, TableModel::Pair), "GPT partition 2");
    typeCell(view, TableKind::Gpt, 1, TableModel::Number, QStringLiteral("1"));
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->row(0).first == 4096; }));
    EXPECT_EQ(text(view, TableKind::Mbr, 1, TableModel::Pair), "GPT partition 1");
    EXPECT_EQ(tab->session()->overlay().doneSteps(), 1u);
    // To a number that is free, by the dialog.
    view->table(TableKind::Gpt)->selectRow(2);
    view->commands()->editEntry();
    auto* entry = dialog<EntryDialog>();
    ASSERT_NE(entry, nullptr);
    auto* number = entry->findChild<QSpinBox*>(QStringLiteral("number"));
    ASSERT_NE(number, nullptr);
    EXPECT_EQ(number->value(), 4);
    number->setValue(9);
    EXPECT_EQ(entry->change().number, 9u);
    picture(entry, "entry-number");
    entry->accept();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowOf(9) == 2; }));
    // What is impossible is said.
    typeCell(view, TableKind::Gpt, 0, TableModel::Number, QStringLiteral("999"));
    EXPECT_THAT(problem(view), HasSubstr("1 to 128"));
    commitStaged();
    sgdiskAgrees();
    EXPECT_THAT(shell("sgdisk -p $D | tail -n 3 | tr -s ' '"),
                AllOf(HasSubstr(" 1 4096 8191"), HasSubstr(" 2 2048 4095"), HasSubstr(" 9 8192 9000")));
    EXPECT_THAT(shell("fdisk -t dos -l $D | tr -s ' '"), HasSubstr("disk.img2 4096 8191"));
}

TEST_F(Partitions, PropertiesOfTheGpt) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "no sgdisk";
    ASSERT_TRUE(make("truncate -s 64M $D; sgdisk -n 1:2048:4095 $D"));
    PartitionsView* view = openView();
    view->commands()->gptProperties();
    auto* properties = dialog<GptPropertiesDialog>();
    ASSERT_NE(properties, nullptr);
    picture(properties, "gpt-properties");
    EXPECT_THAT(properties->problem().toStdString(), HasSubstr("No changes yet"));
    auto* guid = properties->findChild<QLineEdit*>(QStringLiteral("diskGuid"));
    auto* entries = properties->findChild<QSpinBox*>(QStringLiteral("entries"));
    auto* first = properties->findChild<QLineEdit*>(QStringLiteral("firstSector"));
    entries->setValue(65536);
    EXPECT_THAT(properties->problem().toStdString(),
                HasSubstr("Partition 1 (sectors 2048 to 4095) is in the way"));
    entries->setValue(256);
    first->setText(QStringLiteral("1000"));
    guid->setText(QStringLiteral("nothing"));
    EXPECT_THAT(properties->problem().toStdString(), HasSubstr("is not a GUID"));
    guid->setText(QStringLiteral("5EC705A1-7B00-4CA3-B00C-A3B0074C0001"));
    EXPECT_EQ(properties->problem(), QString());
    properties->accept();
    ASSERT_TRUE(waitFor([&] { return tab->session()->hasEdits(); }));
    commitStaged();
    sgdiskAgrees();
    EXPECT_THAT(shell("sgdisk -p $D"),
                AllOf(HasSubstr("5EC705A1-7B00-4CA3-B00C-A3B0074C0001"), HasSubstr("holds up to 256 entries"),
                      HasSubstr("begins at sector 1000")));
}

TEST_F(Partitions, ABsdDisklabelBecomesPartitions) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* tool : {"sfdisk", "fdisk", "sgdisk"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not installed";
    ASSERT_TRUE(make(
        "truncate -s 64M $D; printf 'label: dos\nstart=8192,size=81920,type=a5\n' | sfdisk -q $D && "
        "printf 'b\ny\nd\nd\nn\na\n8208\n+8M\nn\nb\n30000\n+16M\nt\na\n7\nt\nb\n1\nw\nr\nw\n' | fdisk $D"));
    PartitionsView* view = openView();
    view->commands()->convertBsd();
    auto* plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->model(TableKind::Gpt)->rowCount() == 2; }));
    commitStaged();
    sgdiskAgrees();
    EXPECT_THAT(shell("sgdisk -p $D | tail -n 2 | tr -s ' '"),
                AllOf(HasSubstr(" 1 8208 24592 8.0 MiB A503"), HasSubstr(" 2 30000 62768 16.0 MiB A502")));
}

TEST_F(Partitions, ANewAppleMap) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(make("truncate -s 64M $D"));
    PartitionsView* view = openView();
    view->commands()->newTable(Scheme::Apm);
    auto* plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    button(plan, QStringLiteral("Stage"))->click();
    ASSERT_TRUE(waitFor([&] { return view->table(TableKind::Apm)->isVisible(); }));
    commitStaged();
    settle();
    EXPECT_EQ(view->model(TableKind::Apm)->row(0).type, QStringLiteral("Apple_partition_map"));
    EXPECT_THAT(view->findings()->summary().toStdString(), HasSubstr("No problems"));
    if (testing::haveProgram("parted")) {
        EXPECT_THAT(shell("parted -sm $D print"), HasSubstr(":512:512:mac:"));
    }
}

TEST_F(Partitions, WhatIsNotRawCannotBeChanged) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    auto opened = openPath(path());
    ASSERT_TRUE(opened);
    opened->readOnlyReason = Message::plain("This is a container.");
    window = std::make_unique<MainWindow>(settingsIn(folder.path()));
    window->show();
    tab = window->openSource(*opened, QStringLiteral("x"));
    tab->showPartitions(true);
    settle();
    PartitionsView* view = tab->partitionsView();
    TableModel* gpt = view->model(TableKind::Gpt);
    ASSERT_EQ(gpt->rowCount(), 4);
    for (int i = 0; i < gpt->columnCount(); ++i)
        EXPECT_FALSE(gpt->flags(gpt->index(0, i)).testFlag(Qt::ItemIsEditable));
    PreparedPlan plan;
    plan.plan.writes.push_back({0, std::vector<std::byte>(512), Message::plain("x")});
    EXPECT_FALSE(tab->partitions()->stage(plan));
    EXPECT_FALSE(tab->session()->hasEdits());
}

TEST(SectorText, NumbersOfSectorsAndSizes) {
    EXPECT_EQ(parseSectors(QStringLiteral("2048"), 512), 2048u);
    EXPECT_EQ(parseSectors(QStringLiteral("0x800"), 512), 2048u);
    EXPECT_EQ(parseSectors(QStringLiteral("1M"), 512), 2048u);
    EXPECT_EQ(parseSectors(QStringLiteral("1M"), 4096), 256u);
    EXPECT_EQ(parseSectors(QStringLiteral("20s"), 512), 20u);
    EXPECT_EQ(parseSectors(QStringLiteral("1K"), 4096), std::nullopt);  // no whole sector
    EXPECT_EQ(parseSectors(QStringLiteral("-1"), 512), std::nullopt);
    EXPECT_EQ(parseSectors(QString(), 512), std::nullopt);
    EXPECT_EQ(attributesText(5), QStringLiteral("required by the platform, legacy BIOS bootable"));
    EXPECT_EQ(attributesText(std::uint64_t{1} << 40), QStringLiteral("0x10000000000"));
}

}  // namespace
}  // namespace sectorsmith::gui
