// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/latest_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>

#include "gui/gui_testing.h"

namespace sectorsmith::gui {
namespace {

// Work that hangs until it is let go.
class Hanging {
 public:
    // Returns once it was let go as often as it hung.
    void hang() {
        ++begun;
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return free_ > 0; });
        --free_;
    }
    void letGo() {
        const std::lock_guard lock(mutex_);
        ++free_;
        changed_.notify_one();
    }
    std::atomic<int> begun = 0;

 private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int free_ = 0;
};

TEST(LatestWork, TheLatestAnswerAloneCountsAndOneThreadRuns) {
    auto disk = std::make_shared<Hanging>();
    QObject owner;
    LatestWork work(&owner);
    std::vector<int> answers;
    const auto ask = [&](int number) {
        work.start(
            [disk, number] {
                disk->hang();
                return number;
            },
            [&answers](int answer) { answers.push_back(answer); });
    };
    for (int i = 1; i <= 5; ++i) ask(i);
    ASSERT_TRUE(waitFor([&] { return disk->begun == 1; }));
    QTest::qWait(20);
    EXPECT_EQ(disk->begun, 1) << "on a disk that hangs nothing piles up";
    disk->letGo();
    ASSERT_TRUE(waitFor([&] { return disk->begun == 2; }));
    EXPECT_TRUE(answers.empty());
    disk->letGo();
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    EXPECT_EQ(answers, std::vector{5});
    EXPECT_EQ(disk->begun, 2) << "2, 3 and 4 were never begun";
    EXPECT_FALSE(work.running());
    ask(6);
    work.forget();
    disk->letGo();
    ASSERT_TRUE(waitFor([&] { return !work.running(); }));
    EXPECT_EQ(answers, std::vector{5}) << "nobody wants the answer to 6";
}

TEST(LatestWork, AnswersNobodyThatIsGone) {
    auto disk = std::make_shared<Hanging>();
    bool answered = false;
    {
        QObject owner;
        auto* work = new LatestWork(&owner);
        work->start(
            [disk] {
                disk->hang();
                return 1;
            },
            [&answered](int) { answered = true; });
        ASSERT_TRUE(waitFor([&] { return disk->begun == 1; }));
    }
    disk->letGo();
    QTest::qWait(50);
    EXPECT_FALSE(answered);
}

}  // namespace
}  // namespace sectorsmith::gui
