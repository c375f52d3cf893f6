// SPDX-License-Identifier: GPL-3.0-or-later
// The real command, with each of its calls to the system that change something going wrong in each way: killed, torn, failing,
// short, silently dropped. Whatever happens, the disk holds the old content, the new, or something that the next start brings
// to either; and what the command said was true. A sample of the faults here; all of them with SECTORSMITH_FAULTS=all.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <ranges>
#include <set>
#include <sstream>

#include "cli_testing.h"

extern char** environ;

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::byte>;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

// One call of the dry run.
struct Call {
    long number = 0;
    std::string name;
    fs::path path;
};

struct Outcome {
    bool killed = false;
    int exitCode = -1;
    std::string text;  // both streams
};

const std::vector<std::string>& kindsOf(const std::string& call) {
    static const std::vector<std::string> write{"kill", "torn", "eio", "enospc", "short", "drop", "dead"};
    static const std::vector<std::string> read{"read-eio", "read-dead"};
    static const std::vector<std::string> other{"kill", "eio", "enospc", "dead"};
    static const std::vector<std::string> range{"kill", "eio", "enospc", "drop", "dead"};
    return call == "write" ? write : call == "read" ? read : call == "fallocate" ? range : other;
}

// Where a sync costs nothing, if there is such a place: what is tested is what happens when it fails.
class FastFolder {
 public:
    FastFolder() {
        std::string name = "/dev/shm/sectorsmith-faults-XXXXXX";
        const bool all = std::getenv("SECTORSMITH_FAULTS") != nullptr;  // then on a real file system
        if (!all && ::mkdtemp(name.data()) != nullptr) path_ = name;
        else other_.emplace();
    }
    ~FastFolder() {
        std::error_code none;
        if (!other_) fs::remove_all(path_, none);
    }
    FastFolder(const FastFolder&) = delete;
    FastFolder& operator=(const FastFolder&) = delete;
    const fs::path& path() const { return other_ ? other_->path() : path_; }

 private:
    fs::path path_;
    std::optional<TemporaryFolder> other_;
};

class Faults : public ::testing::Test {
 protected:
    void SetUp() override {
        library_ = programFolder() / "sectorsmith_faults.so";
        if (programCommand().empty() || !fs::exists(library_)) GTEST_SKIP() << "the command is not built";
        fs::create_directories(state());
    }
    void TearDown() override {
        std::string text;
        for (const auto& [what, count] : counts_) text += "  " + what + ": " + std::to_string(count) + "\n";
        if (!text.empty()) std::cout << text;
    }

    fs::path work() const { return folder_.path() / "work"; }
    fs::path image() const { return work() / "disk.img"; }
    fs::path state() const { return work() / "state"; }

    // The program with `fault` ("kill:3"; empty: none). Its calls, when `calls` is given.
    Outcome command(std::vector<std::string> arguments, const std::string& fault,
                    std::vector<Call>* calls = nullptr) const {
        arguments.insert(arguments.begin(), (programFolder() / "sectorsmith").string());
        const std::string log = (folder_.path() / "calls").string();
        const std::string said = (folder_.path() / "said").string();
        fs::remove(log);
        std::vector<std::string> words{"LD_PRELOAD=" + library_.string(),
                                       "SECTORSMITH_FAULT_FOLDER=" + work().string(),
                                       "SECTORSMITH_DEFAULT_STATE=" + (folder_.path() / "default").string(),
                                       "ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0"};
        if (!fault.empty()) words.push_back("SECTORSMITH_FAULT=" + fault);
        if (calls != nullptr) words.push_back("SECTORSMITH_FAULT_LOG=" + log);
        std::vector<char*> environment;
        for (char** one = environ; *one != nullptr; ++one)
            if (!std::string_view(*one).starts_with("LD_PRELOAD=")) environment.push_back(*one);
        for (std::string& word : words) environment.push_back(word.data());
        environment.push_back(nullptr);
        std::vector<char*> argv;
        for (std::string& word : arguments) argv.push_back(word.data());
        argv.push_back(nullptr);
        posix_spawn_file_actions_t files;
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&files, 1, said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_adddup2(&files, 1, 2);
        pid_t child = 0;
        Outcome outcome;
        if (::posix_spawn(&child, argv[0], &files, nullptr, argv.data(), environment.data()) == 0) {
            int status = 0;
            ::waitpid(child, &status, 0);
            outcome.killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
            outcome.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        posix_spawn_file_actions_destroy(&files);
        outcome.text = textOf(said);
        if (calls != nullptr) {
            std::istringstream lines(textOf(log));
            for (std::string line; std::getline(lines, line);) {
                std::istringstream in(line);
                Call call;
                in >> call.number >> call.name;
                std::getline(in >> std::ws, line);
                call.path = line;
                calls->push_back(call);
            }
        }
        return outcome;
    }
    // Without a fault, in this process: what the next start does.
    RunResult next(std::vector<std::string> arguments) const {
        arguments.insert(arguments.end(), {"--state-dir", state().string()});
        return runCommand(arguments);
    }

    // The image and the records as they are, and back to that.
    struct Snapshot {
        Bytes image;
        std::map<std::string, Bytes> records;
        bool operator==(const Snapshot&) const = default;
    };
    Snapshot take() const {
        Snapshot all{readFile(image()), {}};
        for (const auto& entry : fs::directory_iterator(state()))
            all.records[entry.path().filename().string()] = readFile(entry.path());
        return all;
    }
    void put(const Snapshot& all) const {
        if (readFile(image()) != all.image) {
            // In place, as the record knows the image; its blocks stay.
            const int fd = ::open(image().c_str(), O_WRONLY);
            ASSERT_EQ(::pwrite(fd, all.image.data(), all.image.size(), 0),
                      static_cast<ssize_t>(all.image.size()));
            ::close(fd);
        }
        fs::remove_all(state());
        fs::create_directories(state());
        for (const auto& [name, bytes] : all.records) writeFile(state() / name, bytes);
    }
    bool hasOpenRecord() const {
        return std::ranges::any_of(fs::directory_iterator(state()),
                                   [](const auto& entry) { return entry.path().extension() == ".open"; });
    }

    static bool allFaults() {
        const char* asked = std::getenv("SECTORSMITH_FAULTS");
        return asked != nullptr && std::string_view(asked) == "all";
    }

    // Runs `arguments` once without a fault and then with each fault at each call, from the same beginning each time.
    // `after` looks at what came of it.
    using Judge = std::function<void(const std::string& kind, const Call&, const Outcome&)>;
    void eachFault(const std::vector<std::string>& arguments, const Judge& after) {
        const Snapshot begin = take();
        calls_.clear();
        const Outcome dry = command(arguments, "", &calls_);
        ASSERT_EQ(dry.exitCode, 0) << dry.text;
        ASSERT_FALSE(calls_.empty());
        const Snapshot done = take();
        firstImageWrite_ = 0;
        for (const Call& call : calls_)
            if (call.path == image() && call.name != "read" && call.name != "create" && firstImageWrite_ == 0)
                firstImageWrite_ = call.number;
        ASSERT_GT(firstImageWrite_, 0) << "nothing is written to the image";

        const bool all = allFaults();
        for (const Call& call : calls_) {
            for (const std::string& kind : kindsOf(call.name)) {
                // Every call that changes something meets most faults each time; those that say little, now and then.
                const bool rare = kind == "enospc" || call.name == "read";
                if (!all && !everyday_.empty() && !everyday_.contains(kind)) continue;
                if (!all && rare && (call.number + static_cast<long>(kind.size())) % 5 != 0) continue;
                put(begin);
                if (HasFatalFailure()) return;
                const Outcome outcome = command(arguments, kind + ":" + std::to_string(call.number));
                ++counts_[kind];
                // The end of it: what is said after the plan.
                SCOPED_TRACE(kind + " at call " + std::to_string(call.number) + ", " + call.name + " " +
                             call.path.string() + ":\n" +
                             outcome.text.substr(outcome.text.size() -
                                                 std::min<std::size_t>(outcome.text.size(), 800)));
                const bool kills = kind == "kill" || kind == "torn";
                EXPECT_EQ(outcome.killed, kills);
                if (!kills) {
                    // What cannot be read may also look like a table or a field that is not there.
                    if (call.name == "read") {
                        EXPECT_THAT(outcome.exitCode, AnyOf(0, 1, 3, 4));
                    } else {
                        EXPECT_THAT(outcome.exitCode, AnyOf(0, 3)) << "neither done nor an I/O error";
                    }
                }
                if (kind == "short") {
                    EXPECT_EQ(outcome.exitCode, 0) << "the rest can be written";
                }
                after(kind, call, outcome);
                if (HasFailure() && ++failures_ > 8) return;
            }
        }
        put(done);
    }

    // What must hold after a commit or an undo: content `from`, to become `to`. `what` is the way of the record.
    void expectOldNewOrRecoverable(const Bytes& from, const Bytes& to, const std::string& closed,
                                   const std::string& kind, const Call& call, const Outcome& outcome) {
        const Bytes now = readFile(image());
        ASSERT_EQ(now.size(), from.size());
        const bool open = hasOpenRecord();
        const bool recordLost = kind == "drop" && call.path != image();  // a lie of the disk with the records
        if (outcome.exitCode == 0) {
            EXPECT_EQ(now, to) << "success was claimed";
            EXPECT_FALSE(open);
            EXPECT_THAT(outcome.text, HasSubstr("verified"));
        } else {
            EXPECT_THAT(outcome.text, Not(HasSubstr("and verified.")));
            if (outcome.text.find("verified") != std::string::npos) {
                EXPECT_EQ(now, to) << "said to be verified";
            }
            if (!outcome.killed) {
                EXPECT_THAT(outcome.text, HasSubstr("sectorsmith: ")) << "it says why";
            }
        }
        const auto listed = next({"undo", "list", "--json"});
        // A damaged record is an error of its own, and the others are listed.
        ASSERT_THAT(listed.exitCode, AnyOf(0, recordLost ? 3 : 0)) << listed.err;
        const auto records = nlohmann::json::parse(listed.out)["records"];
        if (open && !recordLost) {
            ++counts_[now == from ? "then: open record, old content"
                      : now == to ? "then: open record, new content"
                                  : "then: open record, mixed content"];
            // An error (no kill) before the first write leaves none; nor does one that could say that nothing changed.
            if (!outcome.killed && kind != "dead") {
                EXPECT_TRUE(call.name == "read" || call.number >= firstImageWrite_)
                    << "an open record, and nothing was written";
            }
            const Snapshot cut = take();
            for (const bool finish : {false, true}) {
                put(cut);
                std::vector<std::string> words{"undo", "apply", records[0]["id"], "--yes"};
                if (finish) words.emplace_back("--finish");
                const auto recovered = next(words);
                const bool isFrom = closed == "done" ? !finish : finish;
                const Bytes then = readFile(image());
                if (isFrom && outcome.text.find("old ?? ??") != std::string::npos) {
                    // The old content could not be read: what was never known is not made up.
                    bool made = false;
                    for (std::size_t i = 0; i < then.size(); ++i)
                        made = made || (then[i] != from[i] && then[i] != to[i]);
                    EXPECT_FALSE(made) << "neither old nor new";
                    continue;
                }
                EXPECT_EQ(recovered.exitCode, 0) << recovered.out << recovered.err;
                EXPECT_TRUE(then == (isFrom ? from : to)) << (finish ? "finished" : "taken back");
            }
            return;
        }
        if (open) {
            ++counts_["then: the record is damaged"];
            EXPECT_NE(outcome.exitCode, 0);
            return;
        }
        // Nothing is known of anything under way.
        EXPECT_TRUE(now == from || now == to) << "mixed content, and no open record";
        ++counts_[now == from ? "then: old" : "then: new"];
        const bool recordClosed = !records.empty() && records[0]["state"] == closed;
        if (now == to) {
            EXPECT_TRUE(recordClosed || recordLost) << "written, and no record of it: " << listed.out;
        }
        if (now == to && closed == "done") {
            const auto back = next({"undo", "apply", "last", "--yes"});
            if (!recordLost || back.exitCode == 0) {
                EXPECT_EQ(back.exitCode, 0) << back.err;
                EXPECT_EQ(readFile(image()), from);
            } else {
                EXPECT_EQ(readFile(image()), to) << "a damaged record changes nothing";
            }
        }
    }

    FastFolder folder_;
    fs::path library_;
    std::vector<Call> calls_;
    long firstImageWrite_ = 0;
    std::set<std::string> everyday_;  // the kinds that are enough each time; empty: all of them
    std::map<std::string, int> counts_;
    int failures_ = 0;
};

// --- commits ----------------------------------------------------------------------------------------------------------

class CommitFaults : public Faults {
 protected:
    void SetUp() override {
        Faults::SetUp();
        if (IsSkipped()) return;
        std::mt19937_64 random(13);
        Bytes bytes(64 << 10);
        for (auto& b : bytes) b = static_cast<std::byte>(random());
        writeFile(image(), bytes);
    }
    std::vector<std::string> withYes(std::vector<std::string> arguments) const {
        arguments.insert(arguments.end(), {"--yes", "--state-dir", state().string()});
        return arguments;
    }
    // Two partitions in a GPT.
    bool makeTable() const {
        const std::string quoted = shellQuoted(image().string());
        return run("PATH=$PATH:/usr/sbin:/sbin; truncate -s 1M " + quoted +
                   " && printf 'label: gpt\nstart=64, size=512\nstart=1024, size=512\n' | sfdisk -q " +
                   quoted)
                   .exitCode == 0;
    }
    // The commit with faults, then taking it back with faults.
    void bothWays(const std::vector<std::string>& arguments) {
        const Bytes from = readFile(image());
        const auto probe = take();
        const Outcome plain = command(withYes(arguments), "");
        ASSERT_EQ(plain.exitCode, 0) << plain.text;
        const Bytes to = readFile(image());
        ASSERT_NE(from, to);
        put(probe);
        eachFault(withYes(arguments), [&](const std::string& kind, const Call& call, const Outcome& outcome) {
            expectOldNewOrRecoverable(from, to, "done", kind, call, outcome);
        });
        if (HasFailure()) return;
        ASSERT_EQ(readFile(image()), to);
        eachFault(withYes({"undo", "apply", "last"}),
                  [&](const std::string& kind, const Call& call, const Outcome& outcome) {
                      expectOldNewOrRecoverable(to, from, "taken-back", kind, call, outcome);
                  });
    }
};

TEST_F(CommitFaults, BytesOfAFile) {
    const auto file = folder_.path() / "new";
    writeFile(file, pattern(12 * 512));
    bothWays({"write", image().string(), "-o", "1024", "--file", file.string()});
}

// More than goes in one piece.
TEST_F(CommitFaults, BytesOfALargeFile) {
    if (!allFaults()) GTEST_SKIP() << "takes long: SECTORSMITH_FAULTS=all";
    const auto file = folder_.path() / "new";
    Bytes bytes(5 << 20);
    std::mt19937_64 random(7);
    for (auto& b : bytes) b = static_cast<std::byte>(random());
    writeFile(image(), bytes);
    for (auto& b : bytes) b = static_cast<std::byte>(random());
    writeFile(file, std::span(bytes).first((std::size_t{9} << 20) / 2));
    bothWays({"write", image().string(), "-o", "1024", "--file", file.string()});
}

TEST_F(CommitFaults, APartitionTable) {
    if (!makeTable()) GTEST_SKIP() << "sfdisk is not installed";
    everyday_ = {"kill", "torn", "drop"};
    bothWays({"gpt", "set", image().string(), "1", "--name", "Fault"});
}

TEST_F(CommitFaults, FieldsOfAStructure) {
    if (!makeTable()) GTEST_SKIP() << "sfdisk is not installed";
    everyday_ = {"torn", "eio"};
    bothWays({"set", image().string(), "-t", "disk/gpt", "gpt.primary.entries[1].PartitionName=Fault"});
}

// New ones are random: what counts is that the old ones come back, by itself or by the record.
TEST_F(CommitFaults, NewIdentifiers) {
    if (!makeTable()) GTEST_SKIP() << "sfdisk is not installed";
    everyday_ = {"torn", "eio", "read-eio"};
    const Bytes from = readFile(image());
    eachFault(withYes({"ids", "new", image().string()}),
              [&](const std::string& kind, const Call& call, const Outcome& outcome) {
                  if (outcome.exitCode == 0) {
                      EXPECT_NE(readFile(image()), from);
                      EXPECT_THAT(outcome.text, HasSubstr("verified"));
                  }
                  if (readFile(image()) == from && !hasOpenRecord()) return;
                  if (kind == "drop" && call.path != image()) return;  // the record is lost
                  const auto back = next({"undo", "apply", "last", "--yes"});
                  EXPECT_EQ(back.exitCode, 0) << back.out << back.err;
                  EXPECT_EQ(readFile(image()), from);
              });
}

// A backup of the tables is on stable storage when the command says so. Whatever goes wrong, there is a complete file or
// none, and what is there when it says that it failed is not a new one.
TEST_F(CommitFaults, ABackupOfTheTables) {
    if (!makeTable()) GTEST_SKIP() << "sfdisk is not installed";
    const fs::path file = work() / "tables";
    const std::vector<std::string> arguments{"table", "backup", image().string(), file.string()};
    std::vector<Call> calls;
    const Outcome dry = command(arguments, "", &calls);
    ASSERT_EQ(dry.exitCode, 0) << dry.text;
    const Bytes whole = readFile(file);
    long written = 0;
    long synced = 0;
    long renamed = 0;
    for (const Call& call : calls) {
        if (call.name == "write") written = call.number;
        if (call.name == "sync" && renamed == 0) synced = call.number;
        if (call.name == "rename" || call.name == "link") renamed = call.number;
    }
    EXPECT_LT(written, synced);
    EXPECT_LT(synced, renamed);
    // A read ahead, on a thread of its own, can be the last.
    const auto last =
        std::find_if(calls.rbegin(), calls.rend(), [](const Call& call) { return call.name != "read"; });
    ASSERT_NE(last, calls.rend());
    EXPECT_EQ(last->name, "sync") << "the folder's new name is not on stable storage";
    for (const Call& call : calls) {
        for (const std::string& kind : kindsOf(call.name)) {
            if (kind == "drop" || call.name == "read") continue;  // nobody can see that a disk lies
            fs::remove(file);
            const Outcome outcome = command(arguments, kind + ":" + std::to_string(call.number));
            ++counts_[kind];
            SCOPED_TRACE(kind + " at call " + std::to_string(call.number) + ", " + call.name + ":\n" +
                         outcome.text);
            if (fs::exists(file)) {
                EXPECT_TRUE(readFile(file) == whole);
            }
            if (outcome.killed || kind == "dead") continue;  // on a dead disk nothing can be removed
            EXPECT_EQ(outcome.exitCode == 0, fs::exists(file));
        }
    }
}

// What is to be replaced is there until the new file is.
TEST_F(CommitFaults, ABackupInPlaceOfAnOlderOne) {
    if (!makeTable()) GTEST_SKIP() << "sfdisk is not installed";
    const fs::path file = work() / "tables";
    const std::vector<std::string> arguments{"table", "backup", image().string(), file.string(),
                                             "--overwrite"};
    const Bytes old(100, std::byte{'o'});
    writeFile(file, old);
    std::vector<Call> calls;
    const Outcome dry = command(arguments, "", &calls);
    ASSERT_EQ(dry.exitCode, 0) << dry.text;
    const Bytes whole = readFile(file);
    ASSERT_NE(whole, old);
    for (const Call& call : calls) {
        for (const std::string& kind : kindsOf(call.name)) {
            if (kind == "drop" || call.name == "read") continue;
            writeFile(file, old);
            const Outcome outcome = command(arguments, kind + ":" + std::to_string(call.number));
            ++counts_[kind];
            SCOPED_TRACE(kind + " at call " + std::to_string(call.number) + ", " + call.name + ":\n" +
                         outcome.text);
            ASSERT_TRUE(fs::exists(file));
            const Bytes now = readFile(file);
            EXPECT_TRUE(now == old || now == whole);
            if (!outcome.killed && outcome.exitCode == 0) {
                EXPECT_TRUE(now == whole);
            }
        }
    }
}

// --- erasing ----------------------------------------------------------------------------------------------------------

class EraseFaults : public Faults, public ::testing::WithParamInterface<const char*> {};

TEST_P(EraseFaults, OnlyWhatIsFreeChanges) {
    // Free clusters full of something, between two files.
    const std::string quoted = shellQuoted(image().string());
    std::mt19937_64 random(5);
    Bytes bytes(3 << 20);
    for (auto& b : bytes) b = static_cast<std::byte>(random());
    writeFile(image(), bytes);
    writeFile(folder_.path() / "one", std::span(bytes).first(100'000));
    const std::string one = shellQuoted((folder_.path() / "one").string());
    if (run("PATH=$PATH:/usr/sbin:/sbin; mkfs.vfat -F 12 -s 4 " + quoted + " >/dev/null && mcopy -i " +
            quoted + " " + one + " ::A && mcopy -i " + quoted + " " + one + " ::B && mcopy -i " + quoted +
            " " + one + " ::C && mdel -i " + quoted + " ::B")
            .exitCode != 0)
        GTEST_SKIP() << "mkfs.vfat and mtools are not installed";
    const Bytes before = readFile(image());
    const std::vector<std::string> erase{"erase-free", image().string(), "--destroy", "disk.img",
                                         "--verify",   "--method",       GetParam()};
    const auto probe = take();
    const Outcome plain = command(erase, "");
    if (plain.text.find("supported") != std::string::npos)
        GTEST_SKIP() << "the file system below has no such call";
    ASSERT_EQ(plain.exitCode, 0) << plain.text;
    const Bytes erased = readFile(image());
    put(probe);
    ASSERT_GT(std::ranges::count_if(std::views::iota(std::size_t{0}, before.size()),
                                    [&](std::size_t i) { return before[i] != erased[i]; }),
              500'000);
    eachFault(erase, [&](const std::string& kind, const Call&, const Outcome& outcome) {
        const Bytes now = readFile(image());
        ASSERT_EQ(now.size(), before.size());
        bool foreign = false;
        for (std::size_t i = 0; i < now.size(); ++i)
            foreign = foreign || (now[i] != before[i] && now[i] != erased[i]);
        EXPECT_FALSE(foreign) << "something else than zeros, or not in free space";
        ++counts_[now == erased ? "then: erased" : now == before ? "then: untouched" : "then: partly erased"];
        if (outcome.exitCode == 0) {
            EXPECT_EQ(now, erased) << "success was claimed after " << kind;
        } else if (!outcome.killed) {
            EXPECT_THAT(outcome.text,
                        AnyOf(HasSubstr("sectorsmith: "), HasSubstr("the erase is not reliable")));
        }
        // The next run does the rest.
        const auto again = runCommand(erase);
        EXPECT_EQ(again.exitCode, 0) << again.err;
        EXPECT_EQ(readFile(image()), erased);
    });
}

INSTANTIATE_TEST_SUITE_P(Methods, EraseFaults, ::testing::Values("zero", "zero-range", "punch"));

}  // namespace
}  // namespace sectorsmith::testing
