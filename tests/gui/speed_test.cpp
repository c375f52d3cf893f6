// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the speed test: plan, run, cancel, results, export.
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTimer>
#include <QTreeWidget>
#include <random>

#include "edit/hash.h"
#include "gui/speed/custom_test.h"
#include "gui/speed/results_page.h"
#include "gui/speed/speed_controller.h"
#include "gui/speed/speed_dials.h"
#include "gui/speed/speed_plot.h"
#include "gui/speed/speed_text.h"
#include "gui/speed/speed_window.h"
#include "gui_testing.h"

namespace sectorsmith::gui {
namespace {

namespace fs = std::filesystem;

class SpeedTest : public ::testing::Test {
 protected:
    SpeedTest() {
        fs::create_directory(state_);
        fs::create_directory(target_);
        std::vector<std::byte> bytes(std::size_t{16} << 20);
        std::mt19937 random(9);
        for (std::byte& b : bytes) b = static_cast<std::byte>(random());
        testing::writeFile(image_, bytes);
        before_ = sha256(bytes);
    }
    testing::TemporaryFolder folder_;
    fs::path state_ = folder_.path() / "state";
    fs::path target_ = folder_.path() / "target";
    fs::path image_ = folder_.path() / "disk.img";
    std::string before_;
};

// Without a window.
class SpeedControllerTest : public SpeedTest {
 protected:
    SpeedControllerTest() : controller_(state_) {}
    static SpeedChoice choiceOf(const fs::path& path, speed::Profile profile, const char* size) {
        SpeedChoice choice;
        choice.path = QString::fromStdString(path.string());
        choice.profile = profile;
        choice.size = QString::fromLatin1(size);
        return choice;
    }
    bool planned() {
        return waitFor([&] { return controller_.plan() != nullptr || !controller_.problem().isEmpty(); }) &&
               controller_.plan() != nullptr;
    }
    bool ends() {
        return waitFor([&] { return !controller_.running(); }, 30000);
    }
    SpeedController controller_;
};

class SpeedWindowTest : public SpeedTest {
 protected:
    SpeedWindowTest() : window_(std::make_unique<SpeedWindow>(nullptr, state_)) {}
    template <typename Widget>
    Widget& find(const char* name) {
        return *child<Widget>(*window_, name);
    }
    QString planned() { return find<QLabel>("plan").text(); }
    QString note() { return find<QLabel>("note").text(); }
    bool canStart() { return find<QPushButton>("start").isEnabled(); }
    bool running() { return !find<QComboBox>("target").isEnabled(); }
    void setProfile(speed::Profile profile) {
        auto& box = find<QComboBox>("profile");
        box.setCurrentIndex(box.findData(static_cast<int>(profile)));
    }
    void setAccess(const char* rw) {
        auto& box = find<QComboBox>("access");
        box.setCurrentIndex(box.findData(QString::fromLatin1(rw)));
    }
    void choose(const fs::path& path, speed::Profile profile, const char* size) {
        window_->setTarget(QString::fromStdString(path.string()));
        setProfile(profile);
        find<QLineEdit>("size").setText(QString::fromLatin1(size));
        ASSERT_TRUE(waitFor([&] { return canStart(); })) << planned().toStdString();
    }
    // Presses the button, and answers the question with it with yes.
    void start() {
        QTimer::singleShot(50, window_.get(), [] {
            const QWidget* box = QApplication::activeModalWidget();
            if (box == nullptr) return;
            for (auto* button : box->findChildren<QPushButton*>())
                if (button->text().remove(u'&') == QStringLiteral("Write and restore"))
                    return button->click();
        });
        find<QPushButton>("start").click();
    }
    std::unique_ptr<SpeedWindow> window_;
};

TEST_F(SpeedControllerTest, CancelAnswersAtOnceAndPutsBack) {
    controller_.choose(choiceOf(image_, speed::Profile::Sustained, "64G"));
    ASSERT_TRUE(planned()) << controller_.problem().toStdString();
    QString message;
    bool ended = false;
    QObject::connect(&controller_, &SpeedController::finished,
                     [&](const speed::SpeedResult&, bool cancelled) { ended = cancelled; });
    QObject::connect(&controller_, &SpeedController::failed, [&](const QString& text, bool cancelled) {
        message = text;
        ended = cancelled;
    });
    ASSERT_TRUE(controller_.start(controller_.plan()));
    waitFor([&] { return sha256(testing::readFile(image_)) != before_; });
    QElapsedTimer timer;
    timer.start();
    controller_.cancel();
    EXPECT_LT(timer.elapsed(), 100);  // it waits for nothing
    EXPECT_TRUE(controller_.stopping());
    ASSERT_TRUE(ends());
    EXPECT_TRUE(ended) << message.toStdString();
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
}

TEST_F(SpeedControllerTest, OnlyThePlanThatWasSeenStarts) {
    controller_.choose(choiceOf(image_, speed::Profile::Quick, "8M"));
    ASSERT_TRUE(planned());
    const auto seen = controller_.plan();
    EXPECT_TRUE(planText(*seen).contains(QStringLiteral("Writes at most 8.4 MB")))
        << planText(*seen).toStdString();
    controller_.choose(choiceOf(target_, speed::Profile::Quick, "8M"));
    EXPECT_EQ(controller_.plan(), nullptr);  // the plan of another test is none
    EXPECT_FALSE(controller_.start(seen));
    ASSERT_TRUE(planned());
    EXPECT_FALSE(controller_.start(seen));
    EXPECT_FALSE(controller_.running());
}

TEST_F(SpeedControllerTest, DestroyingNeedsTheDisksName) {
    SpeedChoice choice = choiceOf(image_, speed::Profile::Quick, "4M");
    choice.writing = WritingWish::Destroy;
    controller_.choose(choice);
    ASSERT_TRUE(planned()) << controller_.problem().toStdString();
    EXPECT_TRUE(planText(*controller_.plan()).contains(QStringLiteral("DESTROYS THE DATA")));
    EXPECT_FALSE(controller_.start(controller_.plan()));
    EXPECT_FALSE(controller_.start(controller_.plan(), QStringLiteral("disk")));
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
    ASSERT_TRUE(controller_.start(controller_.plan(), QStringLiteral("disk.img")));
    ASSERT_TRUE(ends());
    EXPECT_NE(sha256(testing::readFile(image_)), before_);
}

TEST_F(SpeedControllerTest, WhatCannotBeMeasuredIsSaid) {
    controller_.choose(choiceOf(folder_.path() / "nothing", speed::Profile::Quick, ""));
    EXPECT_FALSE(planned());
    EXPECT_TRUE(controller_.problem().contains(QStringLiteral("nothing")))
        << controller_.problem().toStdString();
    EXPECT_FALSE(controller_.start(controller_.plan()));
}

TEST(SpeedChoices, BecomeTheEnginesOptionsOrAReason) {
    SpeedChoice choice;
    choice.path = QStringLiteral("/dev/null");
    choice.size = QStringLiteral(" 1G ");
    choice.runtime = 2;
    auto options = optionsOf(choice, std::nullopt);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->size, std::uint64_t{1} << 30);
    EXPECT_EQ(options->runtime, 2);
    EXPECT_FALSE(options->access);  // as the profile says
    choice.writing = WritingWish::ReadOnly;
    EXPECT_EQ(optionsOf(choice, std::nullopt)->access, speed::Access::Read);
    choice.size = QStringLiteral("much");
    EXPECT_TRUE(optionsOf(choice, std::nullopt).error().contains(QStringLiteral("much")));

    choice.size.clear();
    choice.profile = speed::Profile::Custom;
    choice.blockSize = QStringLiteral("4K");
    choice.access = speed::Access::Mixed;
    choice.random = true;
    choice.depth = 7;
    choice.readPercent = 25;
    EXPECT_TRUE(optionsOf(choice, std::nullopt).error().contains(QStringLiteral("This test writes")));
    choice.writing = WritingWish::Preserve;
    options = optionsOf(choice, std::nullopt);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->access, speed::Access::Mixed);
    EXPECT_TRUE(options->random);
    EXPECT_EQ(options->blockSize, 4096u);
    EXPECT_EQ(options->depth, 7u);
    EXPECT_EQ(options->readPercent, 25u);
    choice.blockSize = QStringLiteral("large");
    EXPECT_TRUE(optionsOf(choice, std::nullopt).error().contains(QStringLiteral("large")));
}

TEST(SpeedDialsTest, TheFastestOfAKindCounts) {
    speed::SpeedResult result;
    const auto add = [&](speed::Access access, bool random, double rate) {
        speed::TestFigures test;
        test.spec.access = access;
        test.spec.random = random;
        speed::SideFigures side;
        side.operations = 1;
        side.bytesPerSecond = rate;
        (access == speed::Access::Write ? test.write : test.read) = side;
        result.tests.push_back(test);
    };
    add(speed::Access::Read, false, 5e8);
    add(speed::Access::Read, false, 1e8);
    add(speed::Access::Write, true, 2e7);
    add(speed::Access::Mixed, true, 9e9);
    const DialFigures figures = dialsOf(result);
    EXPECT_DOUBLE_EQ(figures[static_cast<std::size_t>(SpeedDial::Read)]->bytesPerSecond, 5e8);
    EXPECT_DOUBLE_EQ(figures[static_cast<std::size_t>(SpeedDial::RandomWrite)]->bytesPerSecond, 2e7);
    EXPECT_FALSE(figures[static_cast<std::size_t>(SpeedDial::Write)]);
    EXPECT_FALSE(figures[static_cast<std::size_t>(SpeedDial::RandomRead)]);
    EXPECT_EQ(dialFill(0), 0);
    EXPECT_NEAR(dialFill(1e8), 0.5, 1e-9);
    EXPECT_EQ(dialFill(1e12), 1);
    SpeedDials dials;
    dials.resize(900, dials.sizeHint().height());
    dials.show(figures);
    EXPECT_TRUE(dials.accessibleDescription().contains(QStringLiteral("500")));
    picture(dials, QStringLiteral("speed-dials"));
}

TEST(SpeedPictureTest, HasTheDiskTheDateAndTheAverages) {
    speed::SpeedResult result;
    result.kind = speed::TargetKind::Device;
    result.disk.model = "Samsung T7";
    result.disk.size = 1'000'000'000'000;
    result.computer.name = "bench";
    result.profile = "quick";
    result.complete = true;
    result.time = 1'700'000'000;
    speed::TestFigures test;
    speed::SideFigures side;
    side.operations = 1;
    side.bytesPerSecond = 512e6;
    test.read = side;
    result.tests.push_back(test);
    const QStringList lines = captionOf(result);
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].contains(QStringLiteral("Samsung T7"))) << lines[0].toStdString();
    EXPECT_TRUE(lines[1].contains(QStringLiteral("bench"))) << lines[1].toStdString();
    EXPECT_TRUE(lines[1].contains(profileTitle("quick"))) << lines[1].toStdString();
    EXPECT_FALSE(lines[1].contains(QStringLiteral("quick"))) << lines[1].toStdString();
    EXPECT_TRUE(lines[1].contains(
        QLocale().toString(QDateTime::fromSecsSinceEpoch(result.time).date(), QLocale::ShortFormat)));
    EXPECT_TRUE(lines[2].contains(QStringLiteral("512 MB/s"))) << lines[2].toStdString();
    const testing::TemporaryFolder folder;
    SpeedPlot plot;
    plot.show(curveOf(result));
    for (const char* name : {"a.svg", "a.png"}) {
        const QString file = QString::fromStdString((folder.path() / name).string());
        ASSERT_TRUE(plot.save(file, lines)) << name;
        EXPECT_GT(QFile(file).size(), 500);
    }
    EXPECT_NE(testing::run("grep -c 'Samsung T7' '" + (folder.path() / "a.svg").string() + "'").out, "0\n");
    EXPECT_FALSE(plot.save(QStringLiteral("/nonexistent/a.png"), lines));
}

TEST(SpeedPictureTest, OfANetworkItHasTheServerAndTheMount) {
    speed::SpeedResult result;
    result.kind = speed::TargetKind::Folder;
    result.path = "/mnt/backup";
    result.mount = {"nfs4", "nas.local:/backup", "rw,vers=4.2", "nas.local"};
    EXPECT_TRUE(captionOf(result)[0].contains(QStringLiteral("nfs4, nas.local, rw,vers=4.2")))
        << captionOf(result)[0].toStdString();
    EXPECT_TRUE(notesText(result).contains(
        QStringLiteral("Server nas.local, file system nfs4, mounted with: rw,vers=4.2.")))
        << notesText(result).toStdString();
    // Of a disk of this computer the adapter counts.
    result.adapter.bus = "nvme";
    result.mount = {"ext4", "/dev/nvme0n1p2", "rw", ""};
    EXPECT_TRUE(captionOf(result)[0].endsWith(QStringLiteral("nvme"))) << captionOf(result)[0].toStdString();
}

TEST(LiveCurve, PutsItsTestsOneAfterTheOther) {
    LiveCurve live;
    speed::TraceSample sample;
    sample.seconds = 1;
    sample.readRate = 5e6;
    live.add(QStringLiteral("read"), sample);
    sample.seconds = 2;
    sample.celsius = 40;
    live.add(QStringLiteral("read"), sample);
    sample = {};
    sample.seconds = 1;
    sample.writeRate = 3e6;
    live.add(QStringLiteral("write"), sample);
    const SpeedCurve& curve = live.curve();
    ASSERT_EQ(curve.lines.size(), 2u);
    EXPECT_EQ(curve.lines[0].points.size(), 2u);
    EXPECT_FALSE(curve.lines[0].second);
    EXPECT_EQ(live.test(), QStringLiteral("write"));
    EXPECT_DOUBLE_EQ(live.meanRate(), 3e6);
    sample.writeRate = 9e6;
    live.add(QStringLiteral("write"), sample);
    EXPECT_DOUBLE_EQ(live.meanRate(), 9e6) << "without the first sample, in which the speed settles";
    ASSERT_EQ(curve.lines[1].points.size(), 2u);
    EXPECT_EQ(curve.lines[1].name, QStringLiteral("write"));
    EXPECT_TRUE(curve.lines[1].second);
    EXPECT_DOUBLE_EQ(curve.lines[1].points[0].x, 3);  // after the two seconds of the other
    EXPECT_DOUBLE_EQ(curve.lines[1].points[0].y, 3);
    ASSERT_EQ(curve.temperatures.size(), 1u);
    EXPECT_DOUBLE_EQ(curve.temperatures[0].x, 2);
}

TEST_F(SpeedWindowTest, SaysWhatItWritesMeasuresAndKeepsTheDataAndTheResult) {
    window_->show();
    picture(*window_, QStringLiteral("speed-nothing-chosen"));
    picture(*window_->findChild<ResultsPage*>(), QStringLiteral("speed-results-empty"));
    choose(image_, speed::Profile::Quick, "8M");
    picture(*window_, QStringLiteral("speed-before"));
    EXPECT_TRUE(planned().contains(QStringLiteral("Writes at most 8.4 MB"))) << planned().toStdString();
    start();
    EXPECT_TRUE(running());
    ASSERT_TRUE(waitFor([&] { return !running(); }, 30000));
    EXPECT_EQ(find<QTableWidget>("figures").rowCount(), 2);
    // Done is all of it.
    const auto* progress = window_->findChild<QProgressBar*>();
    EXPECT_EQ(progress->value(), progress->maximum());
    EXPECT_TRUE(progress->isVisible());
    EXPECT_TRUE(note().contains(QStringLiteral("flush at the end counts"))) << note().toStdString();
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
    ASSERT_TRUE(waitFor([&] { return find<QTreeWidget>("results").topLevelItemCount() == 1; }));
    picture(*window_, QStringLiteral("speed-quick"));

    auto* results = window_->findChild<ResultsPage*>();
    EXPECT_EQ(find<QTableWidget>("comparison").columnCount(), 3 + 2);
    // The large numbers are those of the table.
    const auto* dials = window_->findChild<SpeedDials*>();
    for (const SpeedDial dial : {SpeedDial::Read, SpeedDial::Write}) {
        const auto& figure = dials->figures()[static_cast<std::size_t>(dial)];
        ASSERT_TRUE(figure);
        EXPECT_GT(figure->bytesPerSecond, 1e6);
        EXPECT_FALSE(figure->running);
    }
    EXPECT_FALSE(dials->figures()[static_cast<std::size_t>(SpeedDial::RandomRead)]);
    EXPECT_TRUE(dials->accessibleDescription().contains(QStringLiteral("MB/s")));
    for (const char* name : {"out.csv", "out.md", "out.json", "out.svg", "out.png"}) {
        const QString file = QString::fromStdString((folder_.path() / name).string());
        EXPECT_TRUE(results->exportTo(file)) << name;
        EXPECT_GT(QFile(file).size(), 50) << name;
    }
    EXPECT_FALSE(results->exportTo(QStringLiteral("/nonexistent/out.csv")));

    // A name of one's own stands in place of the disk's; deleted is deleted.
    auto* list = &find<QTreeWidget>("results");
    EXPECT_FALSE(find<QPushButton>("rename").isEnabled());
    list->setCurrentItem(list->topLevelItem(0));
    EXPECT_TRUE(find<QPushButton>("rename").isEnabled());
    EXPECT_EQ(results->rename(QStringLiteral("Blue cable")), QString());
    ASSERT_TRUE(waitFor([&] { return list->topLevelItem(0)->text(0) == QStringLiteral("Blue cable"); }));
    list->setCurrentItem(list->topLevelItem(0));
    EXPECT_EQ(results->remove(), QString());
    ASSERT_TRUE(waitFor([&] { return list->topLevelItemCount() == 0; }));
    EXPECT_TRUE(fs::is_empty(state_ / "speed"));
}

TEST_F(SpeedWindowTest, ATestOfOnesOwnSaysWhatItWritesAndKeepsItsBounds) {
    window_->show();
    const CustomTest& custom = *window_->findChild<CustomTest*>();
    EXPECT_FALSE(custom.isVisible());
    choose(image_, speed::Profile::Custom, "8M");
    EXPECT_TRUE(custom.isVisible());
    EXPECT_TRUE(planned().contains(QStringLiteral("Nothing is written"))) << planned().toStdString();
    setAccess("randwrite");
    find<QComboBox>("blockSize").setCurrentText(QStringLiteral("4K"));
    find<QSpinBox>("depth").setValue(4);
    EXPECT_FALSE(canStart());  // the plan of another test is none
    ASSERT_TRUE(waitFor([&] { return canStart(); }));
    EXPECT_TRUE(planned().contains(QStringLiteral("Writes at most 8.4 MB"))) << planned().toStdString();
    picture(*window_, QStringLiteral("speed-custom"));
    // What cannot be is said, and does not start.
    find<QComboBox>("blockSize").setCurrentText(QStringLiteral("64M"));
    find<QSpinBox>("depth").setValue(32);
    EXPECT_TRUE(waitFor([&] { return planned().contains(QStringLiteral("1 GiB")); }))
        << planned().toStdString();
    EXPECT_FALSE(canStart());
    start();
    EXPECT_FALSE(running());
    find<QComboBox>("blockSize").setCurrentText(QStringLiteral("large"));
    EXPECT_TRUE(waitFor([&] { return planned().contains(QStringLiteral("large")); }));
    setAccess("randrw");
    find<QComboBox>("blockSize").setCurrentText(QStringLiteral("64K"));
    find<QSpinBox>("depth").setValue(8);
    find<QSpinBox>("readPercent").setValue(25);
    find<QLineEdit>("size").clear();
    find<QDoubleSpinBox>("runtime").setValue(1);
    ASSERT_TRUE(waitFor([&] { return canStart(); })) << planned().toStdString();
    start();
    ASSERT_TRUE(waitFor([&] { return !running(); }, 30000));
    ASSERT_EQ(find<QTableWidget>("figures").rowCount(), 2);
    EXPECT_EQ(find<QTableWidget>("figures").item(0, 0)->text(),
              QStringLiteral("Random read and write, 64 KiB, depth 8"));
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
    setProfile(speed::Profile::Quick);
    EXPECT_FALSE(custom.isVisible());
}

TEST_F(SpeedWindowTest, ADiskIsOnlyReadUnlessPeopleChooseOtherwise) {
    const auto writing = [&] {
        return find<QComboBox>("writing").currentText().section(QLatin1Char(':'), 0, 0);
    };
    window_->setTarget(QString::fromStdString(image_.string()));
    EXPECT_EQ(writing(), QStringLiteral("Preserve"));
    window_->setTarget(QStringLiteral("/dev/null"));  // no file, no folder: as a disk
    EXPECT_EQ(writing(), QStringLiteral("Read-only"));
    find<QComboBox>("writing").setCurrentIndex(0);
    window_->setTarget(QStringLiteral("/dev/null"));
    EXPECT_EQ(writing(), QStringLiteral("Preserve")) << "what was chosen for this disk stays";
    window_->setTarget(QStringLiteral("/dev/nowhere"));
    EXPECT_EQ(writing(), QStringLiteral("Read-only")) << "and holds for this disk alone";
    window_->setTarget(QString::fromStdString(target_.string()));
    EXPECT_EQ(writing(), QStringLiteral("Preserve"));
}

TEST_F(SpeedWindowTest, NobodyWritesByPressingEnter) {
    window_->show();
    choose(image_, speed::Profile::Quick, "8M");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        bool asked = false;
        QTimer::singleShot(50, window_.get(), [&] {
            QWidget* box = QApplication::activeModalWidget();
            if (box == nullptr) return;
            asked = true;
            EXPECT_EQ(sharedMnemonics(*box), QStringList());
            QTest::keyClick(box, key);
        });
        find<QPushButton>("start").click();
        EXPECT_TRUE(asked);
        EXPECT_FALSE(running());
    }
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
}

TEST_F(SpeedWindowTest, TheEmptyGraphIsLargeEnoughOnASmallScreen) {
    const auto* plot = window_->findChild<SpeedPlot*>();
    window_->resize(900, 640);
    window_->show();
    choose(image_, speed::Profile::Quick, "8M");
    EXPECT_EQ(sharedMnemonics(*window_), QStringList());
    EXPECT_GE(plot->axesRect().height(), 110);
    EXPECT_GE(plot->axesRect().width(), plot->width() * 3 / 4);
    setProfile(speed::Profile::Custom);
    ASSERT_TRUE(waitFor([&] { return canStart(); }));
    EXPECT_GE(plot->axesRect().height(), 110);
    EXPECT_EQ(sharedMnemonics(*window_), QStringList());
}

TEST(SpeedPlotLabels, StayWithinTheAxesAndApart) {
    SpeedPlot plot;
    std::vector<PlotLine> lines(1);
    std::vector<PlotMark> marks;
    for (int i = 0; i <= 100; ++i) lines[0].points.push_back({double(i), 500.0 + i % 7});
    for (const double at : {0.0, 1.0, 50.0, 70.0, 98.0, 99.0, 100.0})
        marks.push_back(
            {at, at + 1, QStringLiteral("from 900 MB/s to 330 MB/s after 36.0 GB: a cache was full")});
    for (const auto& [size, scale] :
         {std::pair{QSize(900, 400), 1.0}, {QSize(500, 260), 1.8}, {QSize(300, 200), 1.8}}) {
        QFont font;
        font.setPointSizeF(font.pointSizeF() * scale);
        plot.setFont(font);
        plot.resize(size);
        plot.show();
        plot.show(SpeedCurve{false, lines, marks, {}});
        QTest::qWait(50);
        const std::vector<QRect> labels = plot.labelRects();
        EXPECT_TRUE(!labels.empty() || size.width() < 500) << size.width();
        for (std::size_t i = 0; i < labels.size(); ++i) {
            EXPECT_TRUE(plot.axesRect().contains(labels[i])) << size.width() << " " << i;
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_FALSE(labels[i].intersects(labels[k])) << i << " " << k;
        }
        picture(plot, QStringLiteral("speed-labels-%1").arg(size.width()));
    }
}

TEST_F(SpeedWindowTest, ClosingWhileItRunsCancelsFirst) {
    window_->show();
    choose(target_, speed::Profile::Sustained, "512M");
    start();
    QTest::qWait(200);
    picture(*window_, QStringLiteral("speed-running"));
    window_->close();
    EXPECT_TRUE(waitFor([&] { return !running() && !window_->isVisible(); }, 30000));
    EXPECT_TRUE(fs::is_empty(target_));
}

// Curves as people will see them, for the eye (SECTORSMITH_PICTURES).
TEST_F(SpeedWindowTest, AResultOfTheLibraryIsShownWithItsMarks) {
    fs::create_directory(state_ / "speed");
    speed::SpeedResult result;
    result.profile = "sustained";
    result.complete = true;
    result.kind = speed::TargetKind::Device;
    result.disk.model = "Samsung PSSD T7";
    result.disk.path = "/dev/sdb";
    result.computer.name = "desk";
    result.adapter.bus = "usb";
    result.adapter.logicalSectorSize = result.adapter.physicalSectorSize = 512;
    result.adapter.link = "10 Gbit/s (USB 3.20)";
    result.adapter.protocol = "UAS";
    result.adapter.trim = true;
    result.bytesWritten = 60'000'000'000;
    speed::TestFigures test;
    test.spec.name = "write-1m-q32";
    test.spec.access = speed::Access::Write;
    for (int i = 0; i < 200; ++i)
        test.trace.push_back({0.5 * (i + 1), 0,
                              (i < 80               ? 900e6
                               : i > 140 && i < 146 ? 4e6
                                                    : 330e6) *
                                  (1 + 0.03 * (i % 3)),
                              0, 34 + 0.15 * std::min(i, 160)});
    test.marks = speed::findMarks(test.trace, true);
    test.seconds = 100;
    test.engine = "io_uring";
    test.write = speed::SideFigures{
        60'000'000'000, 57220, 100, 0.4, 560e6, 534, {21'000'000, 95'000'000, 130'000'000, 2'600'000'000}};
    result.tests.push_back(test);
    for (const char* id : {"20260101-100000-0001", "20260102-100000-0002"}) {
        result.id = id;
        result.time += 86400 * 20000;
        ASSERT_TRUE(speed::saveResult(result, state_ / "speed"));
        result.adapter.link = "5 Gbit/s (USB 3.00)";
        result.adapter.protocol = "BOT";
        result.adapter.trim = false;
        result.adapter.trimWhy = Message::plain("the adapter does not announce it");
        result.tests[0].write->bytesPerSecond = 350e6;
    }
    window_->findChild<ResultsPage*>()->reload();
    ASSERT_TRUE(waitFor([&] { return find<QTreeWidget>("results").topLevelItemCount() == 2; }));
    EXPECT_EQ(find<QTableWidget>("comparison").rowCount(), 2);
    EXPECT_EQ(find<QTableWidget>("comparison").columnCount(), 3 + 3);  // write, after the cache, cache
    window_->resize(1000, 820);
    window_->show();
    window_->show(result);
    EXPECT_EQ(find<QTableWidget>("figures").rowCount(), 1);
    picture(*window_, QStringLiteral("speed-knee"));
    window_->findChild<ResultsPage*>()->resize(1000, 700);
    picture(*window_->findChild<ResultsPage*>(), QStringLiteral("speed-results"));
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x2B2D30));
    dark.setColor(QPalette::Base, QColor(0x1E1F22));
    dark.setColor(QPalette::AlternateBase, QColor(0x26282B));
    dark.setColor(QPalette::Button, QColor(0x36383C));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(role, QColor(0xE6E6E6));
    window_->setPalette(dark);
    picture(*window_, QStringLiteral("speed-knee-dark"));
    picture(*window_->findChild<ResultsPage*>(), QStringLiteral("speed-results-dark"));
    QFont large = window_->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    window_->setFont(large);
    picture(*window_, QStringLiteral("speed-knee-large"));
    picture(*window_->findChild<ResultsPage*>(), QStringLiteral("speed-results-large"));
    setProfile(speed::Profile::Custom);
    picture(*window_, QStringLiteral("speed-custom-large"));
}

}  // namespace
}  // namespace sectorsmith::gui
