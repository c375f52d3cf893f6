// SPDX-License-Identifier: GPL-3.0-or-later
// Making and checking manifests in the window: real files in folders of their own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTextDocumentFragment>
#include <QTreeView>
#include <QTreeWidget>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>

#include "gui/manifest/finding_model.h"
#include "gui/manifest/manifest_text.h"
#include "gui/manifest/manifest_window.h"
#include "gui/manifest/result_ring.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "ops/manifest/manifest_file.h"
#include "ops/manifest/report.h"
#include "testing/images.h"

namespace sectorsmith::gui {
namespace {

namespace fs = std::filesystem;
using FileVerdict = manifests::Verdict;
using ManifestState = ManifestController::State;
using ::testing::HasSubstr;

QString shownPathOf(const fs::path& path) { return QString::fromStdString(path.string()); }

manifests::Finding findingOf(FileVerdict verdict, const std::string& path, std::uint64_t size = 0) {
    manifests::Finding finding;
    finding.verdict = verdict;
    finding.path = path;
    finding.size = size;
    return finding;
}

class ManifestWindows : public ::testing::Test {
 protected:
    ManifestWindows() : files_(folder_.path() / "files"), manifest_(folder_.path() / "photos.manifest") {
        fs::create_directories(files_ / "sub");
        for (const char* name : {"rot", "edited", "longer", "moved", "gone", "touched", "kind", "sub/same"})
            write(name, std::string(name) + std::string(20'000, 'x'), -1000);
        window_.resize(900, 600);
        window_.show();
        window_.chooseFolder(shownPathOf(files_));
    }
    // `hours`: its date, from now on.
    void write(const std::string& name, const std::string& content, int hours) {
        std::ofstream(files_ / name, std::ios::binary) << content;
        fs::last_write_time(files_ / name, fs::file_time_type::clock::now() + std::chrono::hours(hours));
    }
    // As rot does: another byte, and the date stays.
    static void spoil(const fs::path& path) {
        const auto date = fs::last_write_time(path);
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(9000);
        file << 'y';
        file.close();
        fs::last_write_time(path, date);
    }
    void click(const char* name) { QTest::mouseClick(child<QPushButton>(window_, name), Qt::LeftButton); }
    QString message() { return child<QLabel>(window_, "message")->text(); }
    ManifestController& controller() { return *window_.controller(); }
    bool begins() {
        return waitFor([&] { return controller().working(); });
    }
    // Not between the click and the beginning either.
    bool ends() {
        return waitFor(
            [&] { return !controller().working() && child<QPushButton>(window_, "start")->isEnabled(); },
            30000);
    }
    bool canContinue() {
        return waitFor([&] { return child<QPushButton>(window_, "continue")->isVisible(); });
    }
    void make() {
        child<QTabWidget>(window_, "pages")->setCurrentIndex(1);
        child<QLineEdit>(window_, "newManifest")->setText(shownPathOf(manifest_));
        click("start");
        ASSERT_TRUE(ends());
        ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    }
    void check() {
        child<QTabWidget>(window_, "pages")->setCurrentIndex(0);
        child<QLineEdit>(window_, "manifest")->setText(shownPathOf(manifest_));
        click("start");
        ASSERT_TRUE(ends());
    }
    std::vector<std::string> listed() {
        const auto* model = child<QTreeView>(window_, "findings")->model();
        std::vector<std::string> paths;
        for (int row = 0; row < model->rowCount(); ++row)
            paths.push_back(model->index(row, FindingModel::PathColumn).data().toString().toStdString());
        return paths;
    }
    bool lists(const std::vector<std::string>& paths) {
        return waitFor([&] { return listed() == paths; });
    }
    QString groupCountText(const QString& title) {
        const auto found = child<QTreeWidget>(window_, "groups")->findItems(title, Qt::MatchExactly);
        return found.isEmpty() ? QString() : found.front()->text(1);
    }

    testing::TemporaryFolder folder_;
    fs::path files_, manifest_;
    ManifestWindow window_;
};

TEST(ResultRing, EachPartIsSeenAndAnswersToAClick) {
    const std::vector<RingPart> parts{{FileVerdict::Suspicious, 1},
                                      {FileVerdict::Unreadable, 0},
                                      {FileVerdict::Changed, 250'000},
                                      {FileVerdict::Same, 750'000}};
    const auto arcs = ringArcs(parts);
    ASSERT_EQ(arcs.size(), 3u);
    double sum = 0;
    for (const RingArc& arc : arcs) {
        EXPECT_NEAR(arc.from, sum, 1e-9);
        EXPECT_GE(arc.length, 7 - 1e-9);
        sum += arc.length;
    }
    EXPECT_NEAR(sum, 360, 1e-9);
    EXPECT_NEAR(arcs[2].length / arcs[1].length, 3, 1e-3);
    EXPECT_TRUE(ringArcs({}).empty());
    const std::vector<RingPart> alone{{FileVerdict::Same, 3}};
    EXPECT_DOUBLE_EQ(ringArcs(alone).front().length, 360);

    ResultRing ring;
    ring.resize(220, 200);
    ring.setParts(parts, QStringLiteral("250001"), QStringLiteral("differences"));
    ring.show();
    std::vector<std::optional<FileVerdict>> clicks;
    QObject::connect(&ring, &ResultRing::clicked, &ring,
                     [&](std::optional<FileVerdict> group) { clicks.push_back(group); });
    for (const RingArc& arc : arcs) {
        EXPECT_EQ(ring.partAt(ring.centreOf(arc.group)), arc.group);
        QTest::mouseClick(&ring, Qt::LeftButton, {}, ring.centreOf(arc.group).toPoint());
    }
    QTest::mouseClick(&ring, Qt::LeftButton, {}, QPoint(110, 100));
    EXPECT_EQ(clicks, (std::vector<std::optional<FileVerdict>>{FileVerdict::Suspicious, FileVerdict::Changed,
                                                               FileVerdict::Same, std::nullopt}));
    EXPECT_TRUE(ring.accessibleDescription().startsWith(QStringLiteral("Suspicious: 1; Changed: ")));
}

TEST(FindingModel, SortsAndFilters) {
    manifests::CheckReport report;
    report.findings = {findingOf(FileVerdict::New, "a/Letter.txt", 5),
                       findingOf(FileVerdict::SizeChanged, "b", 900),
                       findingOf(FileVerdict::Suspicious, "c/photo", 100),
                       findingOf(FileVerdict::Moved, "d", 7), findingOf(FileVerdict::LinkChanged, "e", 7)};
    report.findings[3].from = "old LETTER";
    using Rows = std::vector<std::uint32_t>;
    FindingModel::Wanted wanted;
    EXPECT_EQ(arrangedFindings(report, wanted), (Rows{2, 3, 1, 4, 0}));
    wanted.order = Qt::DescendingOrder;
    EXPECT_EQ(arrangedFindings(report, wanted), (Rows{0, 4, 1, 3, 2}));
    wanted.sortColumn = FindingModel::PathColumn;
    EXPECT_EQ(arrangedFindings(report, wanted), (Rows{4, 3, 2, 1, 0}));
    wanted.sortColumn = FindingModel::SizeColumn;
    EXPECT_EQ(arrangedFindings(report, wanted), (Rows{1, 2, 3, 4, 0}));
    wanted.text = QStringLiteral("letter");
    EXPECT_EQ(arrangedFindings(report, wanted), (Rows{3, 0}));
    wanted.text.clear();
    wanted.group = FileVerdict::Changed;
    EXPECT_EQ(arrangedFindings(report, wanted), (Rows{1, 4}));
}

TEST(FindingModel, NamesFromTheDiskAreNotReadAsHtml) {
    auto report = std::make_shared<manifests::CheckReport>();
    const std::string hostile = "<img src=x> &amp; <b>bold</b>";
    report->findings = {findingOf(FileVerdict::New, hostile), findingOf(FileVerdict::New, "a < b")};
    FindingModel model;
    model.setRows(report, {0, 1});
    const auto tip = [&](int row) {
        return model.index(row, FindingModel::PathColumn).data(Qt::ToolTipRole).toString();
    };
    EXPECT_EQ(model.index(0, FindingModel::PathColumn).data().toString().toStdString(), hostile);
    EXPECT_EQ(QTextDocumentFragment::fromHtml(tip(0)).toPlainText().toStdString(), hostile);
    EXPECT_EQ(tip(1), QStringLiteral("a < b"));
}

TEST_F(ManifestWindows, SaysWhatItIsForWhileItIsEmpty) {
    EXPECT_EQ(child<QStackedWidget>(window_, "results")->currentIndex(), 0);
    EXPECT_THAT(child<QLabel>(window_, "hint")->text().toStdString(), HasSubstr("are only read"));
    EXPECT_FALSE(child<QPushButton>(window_, "start")->isEnabled());
    EXPECT_EQ(child<QPushButton>(window_, "start")->toolTip(), QStringLiteral("Choose a manifest."));
    EXPECT_FALSE(child<QPushButton>(window_, "continue")->isVisible());
    for (const int page : {0, 1}) {
        child<QTabWidget>(window_, "pages")->setCurrentIndex(page);
        EXPECT_EQ(sharedMnemonics(window_), QStringList());
    }
    picture(window_, QStringLiteral("manifest-empty"));
}

TEST_F(ManifestWindows, FindsEachKindOfChange) {
    make();
    EXPECT_THAT(message().toStdString(), HasSubstr("has the checksums of 8"));
    EXPECT_FALSE(fs::exists(manifest_.string() + ".partial"));
    EXPECT_EQ(child<QLineEdit>(window_, "manifest")->text(), shownPathOf(manifest_));
    check();
    ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    EXPECT_TRUE(controller().report()->fine());
    EXPECT_THAT(message().toStdString(), HasSubstr("Everything is as the manifest describes it."));
    picture(window_, QStringLiteral("manifest-fine"));

    fs::copy(files_, folder_.path() / "copy", fs::copy_options::recursive);
    spoil(files_ / "rot");
    write("edited", "edited" + std::string(20'000, 'z'), -10);
    write("longer", "longer" + std::string(30'000, 'x'), -10);
    fs::rename(files_ / "moved", files_ / "sub" / "here");
    fs::remove(files_ / "gone");
    fs::last_write_time(files_ / "touched", fs::file_time_type::clock::now());
    fs::remove(files_ / "kind");
    fs::create_directory(files_ / "kind");
    write("fresh", "fresh", 0);
    child<QLineEdit>(window_, "copy")->setText(shownPathOf(folder_.path() / "copy"));
    check();
    ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    EXPECT_THAT(message().toStdString(), HasSubstr("changed without a new date or size"));
    EXPECT_TRUE(lists({"rot", "gone", "sub/here", "longer", "edited", "kind", "fresh", "touched"}))
        << ::testing::PrintToString(listed());
    EXPECT_EQ(child<QLabel>(window_, "count")->text(), QStringLiteral("8 of 8"));
    const std::map<QString, QString> groups{{QStringLiteral("All differences"), QStringLiteral("8")},
                                            {QStringLiteral("Suspicious"), QStringLiteral("1")},
                                            {QStringLiteral("Missing"), QStringLiteral("1")},
                                            {QStringLiteral("Changed"), QStringLiteral("3")},
                                            {QStringLiteral("Moved"), QStringLiteral("1")},
                                            {QStringLiteral("New"), QStringLiteral("1")},
                                            {QStringLiteral("New date only"), QStringLiteral("1")},
                                            {QStringLiteral("Same"), QStringLiteral("2")}};
    for (const auto& [title, count] : groups) EXPECT_EQ(groupCountText(title), count) << title.toStdString();
    EXPECT_EQ(child<QTreeWidget>(window_, "groups")->topLevelItemCount(), static_cast<int>(groups.size()));

    // What there is to know of the damaged one.
    auto* list = child<QTreeView>(window_, "findings");
    list->setCurrentIndex(list->model()->index(0, 0));
    const std::string details = child<QPlainTextEdit>(window_, "details")->toPlainText().toStdString();
    EXPECT_THAT(details, HasSubstr("Suspicious: The content changed, but its date and size did not"));
    EXPECT_THAT(details, HasSubstr("he copy differs in 1 block"));
    EXPECT_THAT(details, HasSubstr("ytes 8192 to 12287"));
    EXPECT_THAT(details, HasSubstr("SHA-256 in the manifest: "));
    picture(window_, QStringLiteral("manifest-changes"));

    // The ring filters, and a second click shows all again; so does typing.
    auto* ring = child<ResultRing>(window_, "ring");
    const auto clickOn = [&](FileVerdict group) {
        QTest::mouseClick(ring, Qt::LeftButton, {}, ring->centreOf(group).toPoint());
    };
    clickOn(FileVerdict::Changed);
    EXPECT_TRUE(lists({"longer", "edited", "kind"})) << ::testing::PrintToString(listed());
    EXPECT_EQ(child<QLabel>(window_, "count")->text(), QStringLiteral("3 of 8"));
    picture(window_, QStringLiteral("manifest-chosen"));
    QTest::keyClicks(child<QLineEdit>(window_, "filter"), QStringLiteral("ED"));
    EXPECT_TRUE(lists({"edited"}));
    child<QLineEdit>(window_, "filter")->clear();
    clickOn(FileVerdict::Changed);
    EXPECT_TRUE(waitFor([&] { return listed().size() == 8; }));
    list->sortByColumn(FindingModel::PathColumn, Qt::DescendingOrder);
    EXPECT_TRUE(lists({"touched", "sub/here", "rot", "longer", "kind", "gone", "fresh", "edited"}))
        << ::testing::PrintToString(listed());

    // Reports, and one whose ending says nothing.
    QSignalSpy saved(&controller(), &ManifestController::reportSaved);
    const auto report = [&](const char* name) {
        controller().saveReport(shownPathOf(folder_.path() / name));
        EXPECT_TRUE(waitFor([&] { return !saved.isEmpty(); }));
        const QString error = saved.isEmpty() ? QStringLiteral("?") : saved.takeFirst().at(1).toString();
        if (!error.isEmpty()) return error.toUtf8();
        const auto bytes = testing::readFile(folder_.path() / name);
        return QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    };
    const QJsonObject json = QJsonDocument::fromJson(report("r.json")).object();
    EXPECT_EQ(json[QLatin1String("schemaVersion")].toInt(), 1);
    EXPECT_EQ(json[QLatin1String("counts")].toObject()[QLatin1String("suspicious")].toInt(), 1);
    EXPECT_EQ(json[QLatin1String("findings")].toArray().size(), 8);
    EXPECT_THAT(report("r.html").toStdString(),
                HasSubstr("<td class=\"path\">sub/here</td><td>was moved</td>"));
    EXPECT_THAT(report("r.txt").toStdString(), HasSubstr("SUSPICIOUS    rot\n"));
    EXPECT_THAT(report("r.doc").toStdString(), HasSubstr("needs the ending .txt, .html or .json"));
    EXPECT_FALSE(fs::exists(folder_.path() / "r.doc"));
}

TEST_F(ManifestWindows, RestsStopsAndGoesOn) {
    for (int i = 0; i < 8; ++i) write("large" + std::to_string(i), std::string(300'000, 'l'), -10);
    child<QTabWidget>(window_, "pages")->setCurrentIndex(1);
    child<QLineEdit>(window_, "newManifest")->setText(shownPathOf(manifest_));
    auto* limit = child<QSpinBox>(window_, "limit");
    limit->setValue(1);
    click("start");
    ASSERT_TRUE(begins());
    EXPECT_FALSE(limit->isEnabled());
    ASSERT_TRUE(waitFor([&] { return controller().progress()->bytes() >= 1'000'000; }));
    EXPECT_TRUE(child<QPushButton>(window_, "pause")->isVisible());
    click("pause");
    EXPECT_EQ(child<QPushButton>(window_, "pause")->text(), QStringLiteral("&Resume"));
    // What was allowed to be read already is read.
    QTest::qWait(600);
    const std::uint64_t rested = controller().progress()->bytes();
    const double seconds = controller().progress()->seconds();
    QTest::qWait(500);
    EXPECT_EQ(controller().progress()->bytes(), rested);
    EXPECT_EQ(controller().progress()->seconds(), seconds);
    EXPECT_THAT(message().toStdString(), HasSubstr("Paused: "));
    EXPECT_THAT(message().toStdString(), HasSubstr(" left"));
    click("pause");
    ASSERT_TRUE(waitFor([&] { return controller().progress()->bytes() > rested; }));
    click("stop");
    ASSERT_TRUE(ends());
    ASSERT_EQ(controller().state(), ManifestState::Stopped);
    EXPECT_THAT(message().toStdString(), HasSubstr("Stopped."));
    EXPECT_FALSE(fs::exists(manifest_));
    limit->setValue(0);
    ASSERT_TRUE(canContinue());
    click("continue");
    ASSERT_TRUE(ends());
    ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    EXPECT_GE(controller().report()->earlierFiles, 3u);
    EXPECT_THAT(message().toStdString(), HasSubstr("had been read before the interruption"));
    EXPECT_FALSE(child<QPushButton>(window_, "continue")->isVisible());

    // A check goes on, too; but a new one reads everything again.
    limit->setValue(1);
    child<QTabWidget>(window_, "pages")->setCurrentIndex(0);
    click("start");
    ASSERT_TRUE(begins());
    ASSERT_TRUE(waitFor([&] { return controller().progress()->fileCount() >= 3; }));
    click("stop");
    ASSERT_TRUE(ends());
    limit->setValue(0);
    ASSERT_TRUE(canContinue());
    click("continue");
    ASSERT_TRUE(ends());
    ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    EXPECT_TRUE(controller().report()->fine());
    EXPECT_GE(controller().report()->earlierFiles, 3u);
    click("start");
    ASSERT_TRUE(ends());
    EXPECT_EQ(controller().report()->earlierFiles, 0u);
}

TEST_F(ManifestWindows, WhatCannotBeDoneIsSaid) {
    std::ofstream(manifest_) << "Dear all,\n";
    check();
    EXPECT_EQ(controller().state(), ManifestState::Failed);
    EXPECT_THAT(message().toStdString(), HasSubstr("is not a manifest: line 1"));
    EXPECT_EQ(child<QStackedWidget>(window_, "results")->currentIndex(), 0);
    fs::remove(manifest_);
    check();
    EXPECT_THAT(message().toStdString(), HasSubstr("annot open the manifest"));
    window_.chooseFolder(shownPathOf(folder_.path() / "none"));
    std::ofstream(manifest_) << std::string(64, 'a') << "  file\n";
    check();
    EXPECT_EQ(controller().state(), ManifestState::Failed);
    EXPECT_THAT(message().toStdString(), HasSubstr("none"));
    child<QTabWidget>(window_, "pages")->setCurrentIndex(1);
    child<QLineEdit>(window_, "newManifest")->setText(shownPathOf(folder_.path() / "none" / "m"));
    window_.chooseFolder(shownPathOf(files_));
    click("start");
    ASSERT_TRUE(ends());
    EXPECT_EQ(controller().state(), ManifestState::Failed);
    picture(window_, QStringLiteral("manifest-failed"));
}

TEST_F(ManifestWindows, FilesOfOthersStay) {
    const auto textOf = [](const fs::path& path) {
        const auto bytes = testing::readFile(path);
        return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    };
    // Beside the manifest lies somebody's file with the name that the record would get.
    const fs::path partial = manifest_.string() + ".partial";
    std::ofstream(partial) << "half a download\n";
    child<QTabWidget>(window_, "pages")->setCurrentIndex(1);
    child<QLineEdit>(window_, "newManifest")->setText(shownPathOf(manifest_));
    click("start");
    ASSERT_TRUE(ends());
    EXPECT_EQ(controller().state(), ManifestState::Failed);
    EXPECT_EQ(textOf(partial), "half a download\n");
    fs::remove(partial);
    // What the format cannot hold is said before anything is read.
    auto* hash = child<QComboBox>(window_, "hash");
    auto* format = child<QComboBox>(window_, "format");
    hash->setCurrentIndex(hash->findData(static_cast<int>(HashKind::Blake3)));
    format->setCurrentIndex(format->findData(static_cast<int>(manifests::Format::Mtree)));
    click("start");
    ASSERT_TRUE(ends());
    EXPECT_THAT(message().toStdString(), HasSubstr("does not support"));
    EXPECT_FALSE(fs::exists(partial));
    // Somebody makes a manifest of that name during the run.
    ManifestTask task;
    task.make = true;
    task.folder = files_.string();
    task.manifest = manifest_.string();
    task.record = partial.string();
    std::ofstream(manifest_) << "theirs\n";
    ManifestProgress progress;
    const auto refused = runManifestTask(task, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Refused);
    EXPECT_EQ(textOf(manifest_), "theirs\n");
    task.goOn = task.replace = true;
    const auto replaced = runManifestTask(task, progress);
    ASSERT_TRUE(replaced) << replaced.error().message;
    EXPECT_EQ(replaced->report->earlierFiles, 8u);
    EXPECT_THAT(textOf(manifest_), HasSubstr("\"sub/same\""));
    EXPECT_FALSE(fs::exists(partial));
}

TEST_F(ManifestWindows, ACheckReadsAllThatIsRecorded) {
    write("list.new", std::string(20'000, 'n'), -10);
    write("list.partial", std::string(20'000, 'p'), -10);
    manifest_ = folder_.path() / "list";
    make();
    fs::rename(manifest_, files_ / "list");
    manifest_ = files_ / "list";
    spoil(files_ / "list.new");
    fs::remove(files_ / "list.partial");
    check();
    ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    EXPECT_TRUE(lists({"list.new", "list.partial"})) << ::testing::PrintToString(listed());
}

TEST_F(ManifestWindows, StagedEditsAreOnNoDisk) {
    if (!testing::haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const fs::path image = folder_.path() / "disk.img";
    ASSERT_EQ(testing::run("mke2fs -q -F -t ext4 -d '" + files_.string() + "' '" + image.string() + "' 16M")
                  .exitCode,
              0);
    const std::string content = "rot" + std::string(20'000, 'x');
    const auto disk = testing::readFile(image);
    const auto found = std::ranges::search(disk, testing::bytesOf(content.substr(0, 4096)));
    ASSERT_FALSE(found.empty());
    MainWindow window(settingsIn(folder_.path()));
    window.show();
    DocumentTab* tab = window.openSpec({shownPathOf(image), false, 0});
    ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr && tab->session()->layout() != nullptr; }));
    tab->session()->setEditing(true);
    const StagedWrite edit{static_cast<std::uint64_t>(found.begin() - disk.begin()) + 100,
                           std::vector<std::byte>(6, std::byte{1})};
    ASSERT_TRUE(tab->session()->stage({&edit, 1}, QStringLiteral("Typing")));
    menuAction(window, u"Integrity of files…")->trigger();
    auto* files = window.findChild<ManifestWindow*>();
    ASSERT_NE(files, nullptr);
    auto* target = child<QComboBox>(*files, "target");
    ASSERT_TRUE(waitFor([&] { return target->count() == 2; }));
    target->setCurrentIndex(1);
    child<QTabWidget>(*files, "pages")->setCurrentIndex(1);
    child<QLineEdit>(*files, "newManifest")->setText(shownPathOf(manifest_));
    child<QPushButton>(*files, "start")->click();
    ASSERT_TRUE(waitFor([&] { return files->controller()->outcome().has_value(); }, 30000));
    std::ifstream in(manifest_, std::ios::binary);
    const auto manifest = manifests::readManifest(in, "manifest", {});
    ASSERT_TRUE(manifest);
    const auto entry = std::ranges::find(manifest->entries, "rot", &manifests::Entry::path);
    ASSERT_NE(entry, manifest->entries.end());
    EXPECT_EQ(entry->digests,
              QCryptographicHash::hash(QByteArray::fromStdString(content), QCryptographicHash::Sha256)
                  .toHex()
                  .toStdString());
    tab->session()->discardEdits();
}

TEST_F(ManifestWindows, AVolumeThatIsNotMountedAndWhereItsDamageLies) {
    if (!testing::haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const fs::path image = folder_.path() / "disk.img";
    ASSERT_EQ(testing::run("mke2fs -q -F -t ext4 -d '" + files_.string() + "' '" + image.string() + "' 16M")
                  .exitCode,
              0);
    {
        const auto session = sessionOf(image.string());
        ASSERT_NE(session, nullptr);
        window_.setSource(session->source(), session->path(), session->title());
        auto* target = child<QComboBox>(window_, "target");
        ASSERT_TRUE(waitFor([&] { return target->count() == 2; }));
        EXPECT_FALSE(child<QLineEdit>(window_, "inside")->isVisible());
        target->setCurrentIndex(1);
        EXPECT_TRUE(child<QLineEdit>(window_, "inside")->isVisible());
        make();
        EXPECT_EQ(controller().outcome()->files, 8u);
    }
    // Damage a block of a file on the disk.
    const std::string content = "rot" + std::string(20'000, 'x');
    const auto disk = testing::readFile(image);
    const auto found = std::ranges::search(disk, testing::bytesOf(content.substr(0, 4096)));
    ASSERT_FALSE(found.empty());
    const auto at = static_cast<std::uint64_t>(found.begin() - disk.begin());
    {
        std::fstream file(image, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(at) + 4096 + 77);
        file << "rot";
    }
    const auto session = sessionOf(image.string());
    ASSERT_NE(session, nullptr);
    window_.setSource(session->source(), session->path(), session->title());
    auto* target = child<QComboBox>(window_, "target");
    ASSERT_TRUE(waitFor([&] { return target->count() == 2; }));
    target->setCurrentIndex(1);
    child<QLineEdit>(window_, "copy")->setText(shownPathOf(files_));
    check();
    ASSERT_EQ(controller().state(), ManifestState::Done) << message().toStdString();
    EXPECT_TRUE(lists({"rot"})) << ::testing::PrintToString(listed());
    auto* onDisk = child<QPushButton>(window_, "onDisk");
    ASSERT_TRUE(onDisk->isEnabled())
        << child<QPlainTextEdit>(window_, "details")->toPlainText().toStdString();
    QSignalSpy wanted(&window_, &ManifestWindow::wanted);
    click("onDisk");
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted[0][0].toString(), session->path());
    EXPECT_EQ(wanted[0][1].toULongLong(), at + 4096);
}

TEST_F(ManifestWindows, AnEncryptedVolumeIsUnlockedFirst) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_encrypted");
    const auto session = sessionOf(image.string());
    ASSERT_NE(session, nullptr);
    auto* password = child<QLineEdit>(window_, "password");
    auto* unlock = child<QPushButton>(window_, "unlock");
    auto* problem = child<QLabel>(window_, "lockProblem");
    auto* start = child<QPushButton>(window_, "start");
    EXPECT_FALSE(password->isVisible());
    window_.setSource(session->source(), session->path(), session->title());
    auto* target = child<QComboBox>(window_, "target");
    ASSERT_TRUE(waitFor([&] { return target->count() == 2; }));
    EXPECT_TRUE(target->itemText(1).endsWith(QStringLiteral(", encrypted")))
        << target->itemText(1).toStdString();
    child<QTabWidget>(window_, "pages")->setCurrentIndex(1);
    child<QLineEdit>(window_, "newManifest")->setText(shownPathOf(manifest_));
    EXPECT_TRUE(start->isEnabled());
    target->setCurrentIndex(1);
    ASSERT_TRUE(password->isVisible());
    EXPECT_EQ(password->echoMode(), QLineEdit::Password);
    EXPECT_FALSE(start->isEnabled());
    EXPECT_EQ(start->toolTip(), QStringLiteral("Unlock the volume."));
    EXPECT_FALSE(unlock->isEnabled()) << "nothing was typed";
    EXPECT_EQ(sharedMnemonics(window_), QStringList());
    picture(window_, QStringLiteral("manifest-locked"));

    QTest::keyClicks(password, QStringLiteral("passwort"));
    unlock->click();
    EXPECT_TRUE(controller().unlocking());
    EXPECT_TRUE(password->text().isEmpty());
    ASSERT_TRUE(waitFor([&] { return !controller().unlocking(); }, 30000));
    EXPECT_EQ(problem->text(), QStringLiteral("The password is wrong."));
    EXPECT_TRUE(password->isVisible());
    // Of a volume that somebody went away from nothing is said.
    target->setCurrentIndex(0);
    EXPECT_FALSE(password->isVisible());
    target->setCurrentIndex(1);
    EXPECT_FALSE(problem->isVisible());
    QTest::keyClicks(password, QStringLiteral("password"));
    QTest::keyClick(password, Qt::Key_Return);
    EXPECT_TRUE(password->text().isEmpty());
    EXPECT_FALSE(password->isUndoAvailable());
    ASSERT_TRUE(waitFor([&] { return !controller().unlocking(); }, 30000));
    EXPECT_FALSE(password->isVisible()) << problem->text().toStdString();
    ASSERT_TRUE(start->isEnabled());
    auto* format = child<QComboBox>(window_, "format");
    format->setCurrentIndex(format->findData(static_cast<int>(manifests::Format::Sums)));
    make();
    EXPECT_GT(controller().outcome()->files, 0u);
    EXPECT_EQ(controller().outcome()->report->count(FileVerdict::Unreadable), 0u);

    // What was unlocked elsewhere is not asked for again.
    ManifestWindow other;
    other.setSource(session->source(), session->path(), session->title(), controller().keys());
    other.show();
    ASSERT_TRUE(waitFor([&] { return child<QComboBox>(other, "target")->count() == 2; }));
    child<QComboBox>(other, "target")->setCurrentIndex(1);
    EXPECT_FALSE(child<QLineEdit>(other, "password")->isVisible());

    // The files as the command takes them out have these checksums.
    const fs::path command = testing::programFolder() / "sectorsmith";
    if (!testing::haveShell() || !fs::exists(command)) return;
    const std::string out = (folder_.path() / "out").string();
    const auto extracted = testing::run("echo password | '" + command.string() + "' extract '" +
                                        image.string() + "' / --to '" + out + "' --password-fd 0");
    ASSERT_TRUE(fs::exists(out)) << extracted.err;  // (devices and pipes are not extracted)
    const auto checked =
        testing::run("cd '" + out + "' && sha256sum --check --quiet '" + manifest_.string() + "' 2>&1");
    EXPECT_EQ(checked.exitCode, 0) << checked.out;
}

}  // namespace
}  // namespace sectorsmith::gui
