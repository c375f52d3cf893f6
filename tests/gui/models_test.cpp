// SPDX-License-Identifier: GPL-3.0-or-later
// Every model of the window under Qt's own tester, which objects to what a view would stumble over.
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "gui/editing/steps_model.h"
#include "gui/files/extent_model.h"
#include "gui/files/file_list_model.h"
#include "gui/files/folder_model.h"
#include "gui/gui_testing.h"
#include "gui/manifest/finding_model.h"
#include "gui/partitions/partitions_controller.h"
#include "gui/partitions/table_model.h"
#include "gui/search/difference_model.h"
#include "gui/search/match_model.h"
#include "gui/structure/structure_model.h"
#include "gui/window/main_window.h"
#include "gui/window/message_log.h"
#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith::gui {
namespace {

// Fails the test, with the tester's words, when a model contradicts itself.
class Tester {
 public:
    explicit Tester(QAbstractItemModel* model) {
        failures() = 0;
        previous_ = qInstallMessageHandler(listen);
        tester_ = std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::Warning);
        tester_->setUseFetchMore(false);  // rows are fetched by the tests
    }
    ~Tester() {
        tester_.reset();
        qInstallMessageHandler(previous_);
        EXPECT_EQ(failures(), 0);
    }
    Tester(const Tester&) = delete;
    Tester& operator=(const Tester&) = delete;

 private:
    static int& failures() {
        static int count = 0;
        return count;
    }
    static void listen(QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (context.category == nullptr || qstrcmp(context.category, "qt.modeltest") != 0) return;
        if (type != QtWarningMsg && type != QtCriticalMsg) return;
        ++failures();
        ADD_FAILURE() << text.toStdString();
    }

    std::unique_ptr<QAbstractItemModelTester> tester_;
    QtMessageHandler previous_ = nullptr;
};

std::unique_ptr<SourceSession> zeroSession(std::size_t size) {
    return std::make_unique<SourceSession>(
        asOpened(std::make_shared<MemorySource>(std::vector<std::byte>(size))), QStringLiteral("test"));
}

// A list that says one row and has none.
class LyingModel : public QAbstractListModel {
 public:
    int rowCount(const QModelIndex& = {}) const override { return rows_; }
    QVariant data(const QModelIndex&, int) const override { return {}; }
    void lie() {
        beginInsertRows({}, 0, 0);
        rows_ += 2;
        endInsertRows();
    }

 private:
    int rows_ = 0;
};

TEST(Models, FindingsOfACheck) {
    const auto report = [](int findings) {
        auto made = std::make_shared<manifests::CheckReport>();
        made->findings.resize(static_cast<std::size_t>(findings));
        for (int i = 0; i < findings; ++i)
            made->findings[static_cast<std::size_t>(i)].path = std::to_string(i);
        return made;
    };
    FindingModel model;
    const Tester tester(&model);
    const auto many = report(2 * FindingModel::step + 3);
    model.setRows(many, arrangedFindings(*many, {}));
    EXPECT_EQ(model.rowCount(), FindingModel::step);
    EXPECT_EQ(model.count(), many->findings.size());
    while (model.canFetchMore({})) model.fetchMore({});
    EXPECT_EQ(model.rowCount(), 2 * FindingModel::step + 3);
    const auto few = report(2);
    model.setRows(few, {1, 0});
    EXPECT_EQ(model.index(0, FindingModel::PathColumn).data().toString(), QStringLiteral("1"));
    model.setRows(nullptr, {});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(Models, TheTesterObjects) {
    int objections = 0;
    static int* counted = &objections;
    LyingModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    QtMessageHandler previous =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext& context, const QString&) {
            if (context.category != nullptr && qstrcmp(context.category, "qt.modeltest") == 0) ++*counted;
        });
    model.lie();
    qInstallMessageHandler(previous);
    EXPECT_GT(objections, 0);
}

TEST(Models, Messages) {
    MessageLog log;
    const Tester tester(&log);
    for (int i = 0; i < 5; ++i) log.add(MessageLog::Severity::Info, QString::number(i / 2));
    EXPECT_EQ(log.rowCount(), 3);
    log.clear();
    EXPECT_EQ(log.rowCount(), 0);
}

TEST(Models, MessagesBeyondTheBound) {
    MessageLog log;
    for (std::size_t i = 1; i < MessageLog::bound; ++i)
        log.add(MessageLog::Severity::Error, QString::number(i));
    const Tester tester(&log);
    for (const char* last : {"a", "b", "c"}) log.add(MessageLog::Severity::Error, QString::fromLatin1(last));
    EXPECT_EQ(log.rowCount(), static_cast<int>(MessageLog::bound));
    EXPECT_EQ(log.at(0).text, QStringLiteral("3"));
}

TEST(Models, UndoSteps) {
    auto session = zeroSession(4096);
    StepsModel steps;
    const Tester tester(&steps);
    steps.setSession(session.get());
    session->setEditing(true);
    for (int i = 1; i <= 3; ++i) {
        const StagedWrite write{static_cast<std::uint64_t>(i) * 16, {static_cast<std::byte>(i)}};
        ASSERT_TRUE(session->stage({&write, 1}, QString::number(i)));
        steps.refresh();
    }
    EXPECT_EQ(steps.rowCount(), 4);
    session->undo();
    steps.refresh();
    EXPECT_EQ(steps.presentRow(), 2);
    session->discardEdits();
    steps.refresh();
    EXPECT_EQ(steps.rowCount(), 0);
    steps.setSession(nullptr);
}

TEST(Models, Matches) {
    auto session = zeroSession(1 << 20);
    MatchModel matches(session.get());
    const Tester tester(&matches);
    EXPECT_TRUE(matches.append({{0, 4}, {512, 4}}));
    EXPECT_TRUE(matches.append({}));
    EXPECT_TRUE(matches.append({{1024, 4}}));
    EXPECT_EQ(matches.rowCount(), 3);
    matches.clear();
    EXPECT_EQ(matches.rowCount(), 0);
}

TEST(Models, Differences) {
    DifferenceModel differences;
    const Tester tester(&differences);
    differences.reset(0, 512);
    EXPECT_TRUE(differences.append({{0, 4}, {100, 1, true}}));
    EXPECT_TRUE(differences.append({}));
    EXPECT_EQ(differences.rowCount(), 2);
    differences.reset(0, 0);
    EXPECT_EQ(differences.rowCount(), 0);
}

TEST(Models, PartitionTables) {
    testing::TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    if (!testing::copySampleDisk(path)) GTEST_SKIP() << "the sample disk is not there";
    auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    const auto report = readDiskReport(opened->source);
    const auto blank = readDiskReport(std::make_shared<MemorySource>(std::vector<std::byte>(1 << 20)));
    for (const TableKind kind : {TableKind::Gpt, TableKind::Mbr, TableKind::Apm}) {
        TableModel table(kind);
        const Tester tester(&table);
        table.setReport(report, true);
        EXPECT_EQ(table.rowCount(), static_cast<int>(report->rows(kind).size()));
        table.setReport(blank, false);
        EXPECT_EQ(table.rowCount(), 0);
        table.setReport(report, false);
        table.setReport(nullptr, false);
    }
}

// Rows that come late, and a level with more rows than a view can hold.
TEST(Models, Structure) {
    StructureModel tree;
    const Tester tester(&tree);
    quint64 total = 3;
    QObject::connect(
        &tree, &StructureModel::childrenWanted, &tree,
        [&](quint64 id, quint64 first, quint64 count) {
            TreeRows rows{id, first, id == 1 ? total : 2, {}};
            if (count == 0 && rows.total > 10000) {
                tree.addRows(rows);  // only their number
                return;
            }
            const quint64 wanted = count == 0 ? rows.total : count;
            for (quint64 i = 0; i < wanted; ++i) {
                TreeRow row;
                row.id = id * 100000 + first + i + 10;
                row.name = QString::number(first + i);
                row.hasChildren = id == 1;
                rows.rows.push_back(row);
            }
            tree.addRows(rows);
        },
        Qt::QueuedConnection);
    tree.reset(1);
    ASSERT_TRUE(waitFor([&] { return tree.rowCount() == 3; }));
    const QModelIndex second = tree.index(1, 0);
    ASSERT_TRUE(tree.canFetchMore(second));
    tree.fetchMore(second);
    ASSERT_TRUE(waitFor([&] { return tree.rowCount(second) == 2; }));
    EXPECT_FALSE(tree.hasChildren(tree.index(0, 0, second)));
    total = 25000;
    tree.reset(1);
    ASSERT_TRUE(waitFor([&] { return tree.rowCount() == 3; }));
    const QModelIndex range = tree.index(2, 0);
    EXPECT_TRUE(tree.isRange(range));
    tree.fetchMore(range);
    ASSERT_TRUE(waitFor([&] { return tree.rowCount(range) == 5000; }));
    tree.reset(0);
    EXPECT_EQ(tree.rowCount(), 0);
}

TEST(Models, FilesOfAVolume) {
    testing::TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    if (!testing::copySampleDisk(path)) GTEST_SKIP() << "the sample disk is not there";
    auto opened = openPath(path.string());
    ASSERT_TRUE(opened);
    SilentProgress progress;
    const auto volumes = findVolumes(opened->source);
    ASSERT_EQ(volumes.size(), 4u);
    const auto files = VolumeFiles::read(opened->source, volumes[3], {}, progress);
    ASSERT_TRUE(files) << files.error().message;
    FolderModel folders;
    FileListModel list;
    const Tester first(&folders), second(&list);
    folders.setFiles(*files, QStringLiteral("Volume"));
    const QModelIndex root = folders.index(0, 0);
    ASSERT_TRUE(folders.hasChildren(root));
    folders.fetchMore(root);
    EXPECT_GT(folders.rowCount(root), 0);
    for (int i = 0; i < folders.rowCount(root); ++i) {
        folders.fetchMore(folders.index(i, 0, root));
        EXPECT_EQ(folders.indexOf(folders.folderOf(folders.index(i, 0, root))), folders.index(i, 0, root));
    }
    EXPECT_FALSE(folders.indexOf(~std::uint64_t{0}).isValid());
    list.setNames(*files, (*files)->folder((*files)->names().root()));
    EXPECT_GT(list.rowCount(), 5);
    // More rows than are shown at once.
    std::vector<std::uint32_t> many(FileListModel::step + 10, 0);
    many.back() = 1;
    list.setNames(*files, many);
    EXPECT_EQ(list.rowCount(), FileListModel::step);
    EXPECT_EQ(list.indexOf(1).row(), FileListModel::step + 9);
    EXPECT_EQ(list.rowCount(), FileListModel::step + 10);
    list.setNames(nullptr, {});
    folders.setFiles(nullptr, {});
    EXPECT_EQ(folders.rowCount(), 0);
    ExtentModel extents;
    const Tester third(&extents);
    extents.setPieces({{QString(), 0, {4096, 512}, true, false}, {QString(), 512, {8192, 512}, true, true}},
                      512);
    EXPECT_EQ(extents.index(1, ExtentModel::LbaColumn).data().toString(), QStringLiteral("16"));
}

// Those that a window makes for itself, among them Qt's own beneath its lists.
TEST(Models, OfTheWindow) {
    testing::TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    if (!testing::copySampleDisk(path)) GTEST_SKIP() << "the sample disk is not there";
    MainWindow window(settingsIn(folder.path()));
    window.show();
    std::vector<std::unique_ptr<Tester>> testers;
    for (auto* model : window.findChildren<QAbstractItemModel*>())
        if (QByteArrayView(model->metaObject()->className()).startsWith("sectorsmith::"))
            testers.push_back(std::make_unique<Tester>(model));
    EXPECT_FALSE(testers.empty());
    DocumentTab* tab = window.openSpec({QString::fromStdString(path.string()), false, 0});
    ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr && tab->session()->layout() != nullptr; }));
    tab->showPartitions(true);
    ASSERT_TRUE(waitFor([&] { return tab->partitions()->current(); }));
    for (auto* model : window.findChildren<QAbstractItemModel*>())
        if (QByteArrayView(model->metaObject()->className()).startsWith("sectorsmith::"))
            testers.push_back(std::make_unique<Tester>(model));
    tab->session()->goTo(4096, 16);
    QTest::qWait(50);
    while (!testers.empty()) testers.pop_back();
}

}  // namespace
}  // namespace sectorsmith::gui
