// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the speed test: plan, run, cancel, results, export.
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QProgressBar>
#include <QTableWidget>
#include <QTimer>
#include <random>

#include "edit/hash.h"
#include "gui/speed/custom_test.h"
#include "gui/speed/results_page.h"
#include "gui/speed/speed_plot.h"
#include "gui/speed/speed_window.h"
#include "gui_testing.h"

namespace sectorsmith::gui {
namespace {

namespace fs = std::filesystem;

class SpeedWindowTest : public ::testing::Test {
 protected:
    SpeedWindowTest() {
        fs::create_directory(state_);
        fs::create_directory(target_);
        std::vector<std::byte> bytes(std::size_t{16} << 20);
        std::mt19937 random(9);
        for (std::byte& b : bytes) b = static_cast<std::byte>(random());
        testing::writeFile(image_, bytes);
        before_ = sha256(bytes);
        window_ = std::make_unique<SpeedWindow>(nullptr, state_);
        window_->setProperty("sectorsmithDoNotAsk", true);
    }
    void choose(const fs::path& path, const char* profile, const char* size) {
        window_->setTarget(QString::fromStdString(path.string()));
        window_->setProfile(QString::fromLatin1(profile));
        window_->setSize(QString::fromLatin1(size));
        ASSERT_TRUE(waitFor([&] { return window_->planned(); })) << window_->planText().toStdString();
    }
    testing::TemporaryFolder folder_;
    fs::path state_ = folder_.path() / "state";
    fs::path target_ = folder_.path() / "target";
    fs::path image_ = folder_.path() / "disk.img";
    std::string before_;
    std::unique_ptr<SpeedWindow> window_;
};

TEST_F(SpeedWindowTest, SaysWhatItWritesMeasuresAndKeepsTheDataAndTheResult) {
    window_->show();
    picture(*window_, QStringLiteral("speed-nothing-chosen"));
    picture(*window_->results(), QStringLiteral("speed-results-empty"));
    choose(image_, "quick", "8M");
    picture(*window_, QStringLiteral("speed-before"));
    EXPECT_TRUE(window_->planText().contains(QStringLiteral("Writes at most 8.4 MB")))
        << window_->planText().toStdString();
    window_->start();
    EXPECT_TRUE(window_->running());
    ASSERT_TRUE(waitFor([&] { return !window_->running(); }, 30000));
    EXPECT_EQ(window_->figures()->rowCount(), 2);
    // Done is all of it.
    EXPECT_EQ(window_->progressBar()->value(), window_->progressBar()->maximum());
    EXPECT_TRUE(window_->progressBar()->isVisible());
    EXPECT_TRUE(window_->message().contains(QStringLiteral("flush at the end counts")))
        << window_->message().toStdString();
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
    ASSERT_TRUE(waitFor([&] { return window_->results()->count() == 1; }));
    picture(*window_, QStringLiteral("speed-quick"));

    ResultsPage* results = window_->results();
    EXPECT_EQ(results->comparison().figures.size(), 2u);
    for (const char* name : {"out.csv", "out.md", "out.svg", "out.png"}) {
        const QString file = QString::fromStdString((folder_.path() / name).string());
        EXPECT_TRUE(results->exportTo(file)) << name;
        EXPECT_GT(QFile(file).size(), 50) << name;
    }
    EXPECT_FALSE(results->exportTo(QStringLiteral("/nonexistent/out.csv")));
}

TEST_F(SpeedWindowTest, ATestOfOnesOwnSaysWhatItWritesAndKeepsItsBounds) {
    window_->show();
    CustomTest& custom = *window_->custom();
    EXPECT_FALSE(custom.isVisible());
    choose(image_, "custom", "8M");
    EXPECT_TRUE(custom.isVisible());
    EXPECT_TRUE(window_->planText().contains(QStringLiteral("Nothing is written")))
        << window_->planText().toStdString();
    custom.setAccess(QStringLiteral("randwrite"));
    custom.setBlockSize(QStringLiteral("4K"));
    custom.setDepth(4);
    EXPECT_FALSE(window_->planned());  // the plan of another test is none
    ASSERT_TRUE(waitFor([&] { return window_->planned(); }));
    EXPECT_TRUE(window_->planText().contains(QStringLiteral("Writes at most 8.4 MB")))
        << window_->planText().toStdString();
    picture(*window_, QStringLiteral("speed-custom"));
    // What cannot be is said, and does not start.
    custom.setBlockSize(QStringLiteral("64M"));
    custom.setDepth(32);
    EXPECT_TRUE(waitFor([&] { return window_->planText().contains(QStringLiteral("1 GiB")); }))
        << window_->planText().toStdString();
    EXPECT_FALSE(window_->planned());
    window_->start();
    EXPECT_FALSE(window_->running());
    custom.setBlockSize(QStringLiteral("large"));
    EXPECT_TRUE(waitFor([&] { return window_->planText().contains(QStringLiteral("large")); }));
    custom.setAccess(QStringLiteral("randrw"));
    custom.setBlockSize(QStringLiteral("64K"));
    custom.setDepth(8);
    custom.setReadPercent(25);
    window_->setSize(QString());
    window_->setRuntime(1);
    ASSERT_TRUE(waitFor([&] { return window_->planned(); })) << window_->planText().toStdString();
    window_->start();
    ASSERT_TRUE(waitFor([&] { return !window_->running(); }, 30000));
    ASSERT_EQ(window_->figures()->rowCount(), 2);
    EXPECT_EQ(window_->figures()->item(0, 0)->text(),
              QStringLiteral("Random read and write, 64 KiB, depth 8"));
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
    window_->setProfile(QStringLiteral("quick"));
    EXPECT_FALSE(custom.isVisible());
}

TEST_F(SpeedWindowTest, ADiskIsOnlyReadUnlessPeopleChooseOtherwise) {
    const auto writing = [&] { return window_->writingBox()->currentText().section(QLatin1Char(':'), 0, 0); };
    window_->setTarget(QString::fromStdString(image_.string()));
    EXPECT_EQ(writing(), QStringLiteral("Preserve"));
    window_->setTarget(QStringLiteral("/dev/null"));  // no file, no folder: as a disk
    EXPECT_EQ(writing(), QStringLiteral("Read-only"));
    window_->writingBox()->setCurrentIndex(0);
    window_->setTarget(QStringLiteral("/dev/null"));
    EXPECT_EQ(writing(), QStringLiteral("Preserve")) << "what was chosen for this disk stays";
    window_->setTarget(QStringLiteral("/dev/nowhere"));
    EXPECT_EQ(writing(), QStringLiteral("Read-only")) << "and holds for this disk alone";
    window_->setTarget(QString::fromStdString(target_.string()));
    EXPECT_EQ(writing(), QStringLiteral("Preserve"));
}

TEST_F(SpeedWindowTest, NobodyWritesByPressingEnter) {
    window_->setProperty("sectorsmithDoNotAsk", false);
    window_->show();
    choose(image_, "quick", "8M");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        bool asked = false;
        QTimer::singleShot(50, window_.get(), [&] {
            QWidget* box = QApplication::activeModalWidget();
            if (box == nullptr) return;
            asked = true;
            EXPECT_EQ(sharedMnemonics(*box), QStringList());
            QTest::keyClick(box, key);
        });
        window_->start();
        EXPECT_TRUE(asked);
        EXPECT_FALSE(window_->running());
    }
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
}

TEST_F(SpeedWindowTest, TheEmptyGraphIsLargeEnoughOnASmallScreen) {
    window_->resize(900, 640);
    window_->show();
    choose(image_, "quick", "8M");
    EXPECT_EQ(sharedMnemonics(*window_), QStringList());
    EXPECT_GE(window_->plot()->axesRect().height(), 110);
    EXPECT_GE(window_->plot()->axesRect().width(), window_->plot()->width() * 3 / 4);
    window_->setProfile(QStringLiteral("custom"));
    ASSERT_TRUE(waitFor([&] { return window_->planned(); }));
    EXPECT_GE(window_->plot()->axesRect().height(), 110);
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
        plot.show(lines, marks);
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

TEST_F(SpeedWindowTest, CancelAnswersAtOnceAndPutsBack) {
    choose(image_, "sustained", "64G");
    window_->start();
    waitFor([&] { return sha256(testing::readFile(image_)) != before_; });
    QElapsedTimer timer;
    timer.start();
    window_->cancel();
    EXPECT_LT(timer.elapsed(), 100);  // the window waits for nothing
    ASSERT_TRUE(waitFor([&] { return !window_->running(); }, 30000));
    EXPECT_EQ(sha256(testing::readFile(image_)), before_);
    EXPECT_TRUE(window_->message().contains(QStringLiteral("Canceled"))) << window_->message().toStdString();
}

TEST_F(SpeedWindowTest, ClosingWhileItRunsCancelsFirst) {
    window_->show();
    choose(target_, "sustained", "512M");
    window_->start();
    QTest::qWait(200);
    picture(*window_, QStringLiteral("speed-running"));
    window_->close();
    EXPECT_TRUE(waitFor([&] { return !window_->running() && !window_->isVisible(); }, 30000));
    EXPECT_TRUE(fs::is_empty(target_));
}

TEST_F(SpeedWindowTest, WhatCannotBeMeasuredIsSaid) {
    window_->setTarget(QString::fromStdString((folder_.path() / "nothing").string()));
    EXPECT_TRUE(waitFor([&] { return window_->planText().contains(QStringLiteral("nothing")); }));
    EXPECT_FALSE(window_->planned());
    window_->start();
    EXPECT_FALSE(window_->running());
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
    window_->results()->reload();
    ASSERT_TRUE(waitFor([&] { return window_->results()->count() == 2; }));
    EXPECT_EQ(window_->results()->comparison().results.size(), 2u);
    EXPECT_EQ(window_->results()->comparison().figures.size(), 3u);  // write, after the cache, cache
    window_->resize(1000, 820);
    window_->show();
    window_->show(result);
    EXPECT_EQ(window_->figures()->rowCount(), 1);
    picture(*window_, QStringLiteral("speed-knee"));
    window_->results()->resize(1000, 700);
    picture(*window_->results(), QStringLiteral("speed-results"));
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x2B2D30));
    dark.setColor(QPalette::Base, QColor(0x1E1F22));
    dark.setColor(QPalette::AlternateBase, QColor(0x26282B));
    dark.setColor(QPalette::Button, QColor(0x36383C));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(role, QColor(0xE6E6E6));
    window_->setPalette(dark);
    picture(*window_, QStringLiteral("speed-knee-dark"));
    picture(*window_->results(), QStringLiteral("speed-results-dark"));
    QFont large = window_->font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    window_->setFont(large);
    picture(*window_, QStringLiteral("speed-knee-large"));
    picture(*window_->results(), QStringLiteral("speed-results-large"));
    window_->setProfile(QStringLiteral("custom"));
    picture(*window_, QStringLiteral("speed-custom-large"));
}

}  // namespace
}  // namespace sectorsmith::gui
