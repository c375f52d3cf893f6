// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/source_session.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <fstream>

#include "gui/session/bookmarks.h"
#include "gui/session/save_job.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

class Session : public ::testing::Test {
 protected:
    void open(std::shared_ptr<ByteSource> source) {
        session = std::make_unique<SourceSession>(asOpened(std::move(source)), QStringLiteral("test"));
    }
    std::unique_ptr<SourceSession> session;
};

TEST_F(Session, SelectionIsInclusiveFromTheAnchor) {
    open(std::make_shared<FakeSource>(10000));
    session->setCursor(100);
    EXPECT_TRUE(session->selection().empty());
    EXPECT_EQ(session->selectionOrCursor(), (ByteRange{100, 1}));
    session->extendSelection(103);
    EXPECT_EQ(session->selection(), (ByteRange{100, 4}));
    session->extendSelection(90);
    EXPECT_EQ(session->selection(), (ByteRange{90, 11}));
    EXPECT_EQ(session->cursor(), 90u);
    session->extendSelection(1'000'000);
    EXPECT_EQ(session->selection(), (ByteRange{100, 9900}));
    session->clearSelection();
    EXPECT_TRUE(session->selection().empty());
    session->selectAll();
    EXPECT_EQ(session->selection(), (ByteRange{0, 10000}));
    session->select({9990, 500});
    EXPECT_EQ(session->selection(), (ByteRange{9990, 10}));
}

TEST_F(Session, BackAndForwardAsInABrowser) {
    open(std::make_shared<FakeSource>(largest));
    QSignalSpy jumps(session.get(), &SourceSession::jumped);
    session->goTo(1000);
    session->goTo(largest - 1, 1);
    session->setCursor(largest - 100);  // moving about is no jump
    EXPECT_TRUE(session->canGoBack());
    EXPECT_FALSE(session->canGoForward());
    session->goBack();
    EXPECT_EQ(session->cursor(), 1000u);
    session->goForward();
    EXPECT_EQ(session->cursor(), largest - 100);  // where it was left
    session->goBack();
    session->goBack();
    EXPECT_EQ(session->cursor(), 0u);
    EXPECT_FALSE(session->canGoBack());
    session->goTo(77);
    EXPECT_FALSE(session->canGoForward());  // the other way is gone
    EXPECT_EQ(jumps.count(), 7);
}

TEST_F(Session, JumpsBeyondTheEndAreToldAndNotMade) {
    open(std::make_shared<FakeSource>(10000));
    QSignalSpy reports(session.get(), &SourceSession::reported);
    session->goTo(10000);
    EXPECT_EQ(session->cursor(), 0u);
    EXPECT_EQ(reports.count(), 1);
    EXPECT_FALSE(session->canGoBack());
}

TEST_F(Session, AnEmptySourceIsHarmless) {
    open(std::make_shared<MemorySource>(std::vector<std::byte>{}));
    session->setCursor(5);
    session->extendSelection(9);
    session->selectAll();
    session->goTo(0);
    EXPECT_EQ(session->cursor(), 0u);
    EXPECT_TRUE(session->selectionOrCursor().empty());
    EXPECT_FALSE(session->parseAddress(QStringLiteral("0")));
}

class Marks : public FieldProvider {
 public:
    using FieldProvider::FieldProvider;
    std::vector<FieldMark> fieldsIn(const ByteRange&) const override { return marks; }
    std::vector<FieldMark> marks;
};

FieldMark mark(std::uint64_t offset, std::uint64_t length, const char* title) {
    FieldMark result;
    result.range = {offset, length};
    result.title = QString::fromLatin1(title);
    return result;
}

TEST_F(Session, FieldsOfSeveralProviders) {
    open(std::make_shared<FakeSource>(10000));
    auto first = std::make_unique<Marks>();
    auto second = std::make_unique<Marks>();
    first->marks = {mark(0, 4, "a"), mark(8, 4, "b")};
    second->marks = {mark(1, 2, "hidden by a"), mark(2, 6, "c"), mark(20, 4, "not asked for")};
    session->addFieldProvider(first.get());
    session->addFieldProvider(second.get());
    const auto fields = session->fieldsIn({0, 16});
    ASSERT_EQ(fields.size(), 3u);
    EXPECT_EQ(fields[0].title, QStringLiteral("a"));
    EXPECT_EQ(fields[1].title, QStringLiteral("c"));  // what is left of it behind a
    EXPECT_EQ(fields[1].range, (ByteRange{4, 4}));
    EXPECT_EQ(fields[2].title, QStringLiteral("b"));
    EXPECT_EQ(session->fieldAt(9)->title, QStringLiteral("b"));
    EXPECT_FALSE(session->fieldAt(13));
    QSignalSpy changes(session.get(), &SourceSession::fieldsChanged);
    first.reset();  // a panel that goes takes its fields along
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(session->fieldsIn({0, 16}).size(), 2u);
}

TEST(PageStore, ReadsWhatIsWantedOffTheThread) {
    auto source = std::make_shared<FakeSource>(largest);
    PageStore store(source);
    std::vector<std::byte> out(100);
    std::vector<ByteState> states(100);
    const std::uint64_t at = largest - 50;
    EXPECT_FALSE(store.peek(at, out, states));
    EXPECT_EQ(states[0], ByteState::Pending);
    EXPECT_EQ(states[50], ByteState::Outside);
    EXPECT_TRUE(source->requests().empty());  // peeking never reads
    store.want({at, 100});
    ASSERT_TRUE(waitFor([&] { return store.peek(at, out, states); }));
    for (std::size_t i = 0; i < 50; ++i) EXPECT_EQ(out[i], FakeSource::byteAt(at + i));
    EXPECT_EQ(states[49], ByteState::Ready);
}

TEST(PageStore, StaysWithinItsBound) {
    PageStore store(std::make_shared<FakeSource>(std::uint64_t{1} << 40));
    for (std::uint64_t i = 0; i < 2 * PageStore::maxPages; ++i) {
        store.want({i * PageStore::pageBytes, 1});
        ASSERT_TRUE(waitFor([&] { return !store.busy(); }));
    }
    EXPECT_LE(store.pagesHeld(), PageStore::maxPages);
}

TEST(PageStore, WhatNobodyWaitsForIsNotRead) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 40);
    source->setDelay(std::chrono::milliseconds(20));
    PageStore store(source);
    for (std::uint64_t i = 0; i < 200; ++i) store.want({i * 100 * PageStore::pageBytes, 1000});
    ASSERT_TRUE(waitFor([&] { return !store.busy(); }));
    EXPECT_LE(source->requests().size(), 10u);  // fast scrolling reads where it stops, not the way there
    std::byte value;
    ByteState state;
    EXPECT_TRUE(store.peek(std::uint64_t{199} * 100 * PageStore::pageBytes, {&value, 1}, {&state, 1}));
}

TEST(PageStore, UnreadableSectorsAreExact) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 20);
    source->makeBad(1024, 512);
    PageStore store(source);
    QSignalSpy reports(&store, &PageStore::unreadable);
    store.want({0, 4096});
    std::vector<std::byte> out(4096);
    std::vector<ByteState> states(4096);
    ASSERT_TRUE(waitFor([&] { return store.peek(0, out, states); }));
    for (std::size_t i = 0; i < 4096; ++i) {
        EXPECT_EQ(states[i], i >= 1024 && i < 1536 ? ByteState::Unreadable : ByteState::Ready) << i;
    }
    EXPECT_FALSE(store.errorAt(1100).message.empty());
    EXPECT_TRUE(store.errorAt(1023).message.empty());
    EXPECT_EQ(reports.count(), 1);
}

TEST(PageStore, ForgettingReadsAnew) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 20);
    PageStore store(source);
    std::byte value{};
    ByteState state{};
    store.want({100, 1});
    ASSERT_TRUE(waitFor([&] { return store.peek(100, {&value, 1}, {&state, 1}); }));
    source->setShift(1);
    store.forgetAll();
    EXPECT_FALSE(store.peek(100, {&value, 1}, {&state, 1}));
    store.want({100, 1});
    ASSERT_TRUE(waitFor([&] { return store.peek(100, {&value, 1}, {&state, 1}); }));
    EXPECT_EQ(std::to_integer<unsigned>(value),
              (std::to_integer<unsigned>(FakeSource::byteAt(100)) + 1) & 0xFF);
}

TEST(PageStore, ClosingDoesNotWaitForAHangingDisk) {
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 30);
    source->setDelay(std::chrono::seconds(3));
    QElapsedTimer timer;
    timer.start();
    {
        PageStore store(source);
        store.want({0, 1});
        QTest::qWait(20);
    }
    EXPECT_LT(timer.elapsed(), 1000);
}

TEST(Bookmarks, AreKeptPerDisk) {
    testing::TemporaryFolder folder;
    {
        auto settings = settingsIn(folder.path());
        Bookmarks marks(*settings, QStringLiteral("device:A/B:1"));
        marks.set(largest - 1, QStringLiteral("the end"));
        marks.set(512, QStringLiteral("GPT"));
        marks.set(512, QStringLiteral("GPT header"));
        marks.set(7, QStringLiteral("gone"));
        marks.remove(7);
    }
    auto settings = settingsIn(folder.path());
    Bookmarks marks(*settings, QStringLiteral("device:A/B:1"));
    const std::vector<Bookmark> expected{{512, QStringLiteral("GPT header")},
                                         {largest - 1, QStringLiteral("the end")}};
    EXPECT_EQ(marks.all(), expected);
    EXPECT_EQ(marks.next(512, false)->offset, largest - 1);
    EXPECT_EQ(marks.next(largest - 1, false)->offset, 512u);
    EXPECT_EQ(marks.next(512, true)->offset, largest - 1);
    EXPECT_TRUE(Bookmarks(*settings, QStringLiteral("device:A/B:2")).all().empty());
}

TEST(SaveJob, SavesARangeAndTellsWhatWasUnreadable) {
    testing::TemporaryFolder folder;
    auto source = std::make_shared<FakeSource>(std::uint64_t{8} << 20);
    source->makeBad(1 << 20, 512);
    const QString target = QString::fromStdString((folder.path() / "out.bin").string());
    SaveJob job(source, {1000, std::uint64_t{3} << 20}, QStringLiteral("fake"), target);
    SaveReport report;
    bool done = false;
    QObject::connect(&job, &SaveJob::finished, &job, [&](const SaveReport& r) {
        report = r;
        done = true;
    });
    job.start();
    ASSERT_TRUE(waitFor([&] { return done; }));
    EXPECT_EQ(report.written, std::uint64_t{3} << 20);
    EXPECT_EQ(report.unreadable, 512u);
    EXPECT_EQ(report.firstUnreadable, std::uint64_t{1} << 20);
    const auto bytes = testing::readFile(folder.path() / "out.bin");
    ASSERT_EQ(bytes.size(), std::size_t{3} << 20);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint64_t at = 1000 + i;
        const bool bad = at >= (1 << 20) && at < (1 << 20) + 512;
        ASSERT_EQ(bytes[i], bad ? std::byte{0} : FakeSource::byteAt(at)) << at;
    }
}

TEST(SaveJob, RefusesDevicesAndTheImageItself) {
    testing::TemporaryFolder folder;
    const std::string image = (folder.path() / "disk.img").string();
    testing::writeFile(image, std::vector<std::byte>(4096, std::byte{7}));
    auto source = std::make_shared<MemorySource>(std::vector<std::byte>(4096));
    auto refused = [&](const QString& from, const QString& target) {
        SaveJob job(source, {0, 512}, from, target);
        QSignalSpy failures(&job, &SaveJob::failed);
        job.start();
        return failures.count() == 1;
    };
    EXPECT_TRUE(refused(QString::fromStdString(image), QString::fromStdString(image)));
    EXPECT_TRUE(refused(QString::fromStdString(image + "#1"), QString::fromStdString(image)));
    EXPECT_TRUE(refused(QStringLiteral("x"), QStringLiteral("/dev/null")));
    EXPECT_TRUE(refused(QStringLiteral("x"), QString::fromStdString(folder.path().string())));
    EXPECT_EQ(testing::readFile(image), std::vector<std::byte>(4096, std::byte{7}));
}

TEST(SaveJob, CancellingLeavesNoFile) {
    testing::TemporaryFolder folder;
    auto source = std::make_shared<FakeSource>(std::uint64_t{1} << 40);
    source->setDelay(std::chrono::milliseconds(5));
    SaveJob job(source, {0, std::uint64_t{1} << 40}, QStringLiteral("x"),
                QString::fromStdString((folder.path() / "big").string()));
    QSignalSpy failures(&job, &SaveJob::failed);
    job.start();
    ASSERT_TRUE(waitFor([&] { return job.done() > 0; }));
    job.cancel();
    ASSERT_TRUE(waitFor([&] { return failures.count() == 1; }));
    EXPECT_TRUE(failures[0][1].toBool());
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace sectorsmith::gui
