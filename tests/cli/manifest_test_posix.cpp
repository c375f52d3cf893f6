// SPDX-License-Identifier: GPL-3.0-or-later
// manifest make and check.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <thread>

#include <nlohmann/json.hpp>

#include "cli_testing.h"
#include "ops/manifest/folder_tree.h"
#include "ops/manifest/hash_files.h"
#include "ops/manifest/progress_record.h"
#include "ops/manifest/volume_tree.h"
#include "testing/disks.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

std::string textOf(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class ManifestCommand : public ::testing::Test {
 protected:
    void SetUp() override {
        files_ = folder_.path() / "files";
        fs::create_directories(files_ / "sub");
        for (const char* name : {"rot", "edited", "moved", "gone", "sub/same"}) {
            std::ofstream(files_ / name) << name << std::string(9000, 'x');
            const timespec times[2] = {{1'600'000'000, 0}, {1'600'000'000, 0}};
            ASSERT_EQ(::utimensat(AT_FDCWD, (files_ / name).c_str(), times, 0), 0);
        }
        fs::create_symlink("rot", files_ / "link");
        manifest_ = (folder_.path() / "manifest").string();
    }
    // As rot does: a byte is another one, and the date stays.
    void spoil(const fs::path& path) {
        struct stat before{};
        ASSERT_EQ(::stat(path.c_str(), &before), 0);
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(5000);
        file << 'y';
        file.close();
        const timespec times[2] = {{0, UTIME_OMIT}, {before.st_mtime, 0}};
        ASSERT_EQ(::utimensat(AT_FDCWD, path.c_str(), times, 0), 0);
    }
    // What a run that was killed leaves, of the folder.
    void beginRecord(const fs::path& path) {
        const auto tree = manifests::FolderTree::open(files_);
        ASSERT_TRUE(tree);
        ASSERT_TRUE(manifests::ProgressRecord::open(path, **tree, std::vector{HashKind::Sha256}));
    }
    TemporaryFolder folder_;
    fs::path files_;
    std::string manifest_;
};

TEST_F(ManifestCommand, FindsWhatChanged) {
    const auto made = runCommand({"manifest", "make", files_.string(), manifest_, "--json"});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    const auto summary = parseJson(made.out);
    EXPECT_EQ(summary["schemaVersion"], 1);
    EXPECT_EQ(summary["files"], 5);
    EXPECT_EQ(summary["hashes"], std::vector<std::string>{"sha256"});
    EXPECT_FALSE(fs::exists(manifest_ + ".partial"));
    const auto same = runCommand({"manifest", "check", files_.string(), manifest_});
    EXPECT_EQ(same.exitCode, 0) << same.out << same.err;
    EXPECT_THAT(same.out, HasSubstr("7 same"));

    fs::copy(files_, folder_.path() / "copy", fs::copy_options::recursive | fs::copy_options::copy_symlinks);
    spoil(files_ / "rot");
    std::ofstream(files_ / "edited") << "edited" << std::string(9000, 'z');
    fs::rename(files_ / "moved", files_ / "sub" / "here");
    fs::remove(files_ / "gone");
    fs::remove(files_ / "link");
    fs::create_symlink("edited", files_ / "link");
    std::ofstream(files_ / "fresh") << "fresh";
    const auto report = runCommand({"manifest", "check", files_.string(), manifest_, "--json", "--copy",
                                    (folder_.path() / "copy").string()});
    EXPECT_EQ(report.exitCode, 1) << report.err;
    const auto json = parseJson(report.out);
    EXPECT_EQ(json["schemaVersion"], 1);
    std::map<std::string, std::string> verdicts;
    for (const auto& finding : json["findings"]) verdicts[finding["path"]] = finding["verdict"];
    EXPECT_EQ(verdicts, (std::map<std::string, std::string>{{"rot", "suspicious"},
                                                            {"edited", "changed"},
                                                            {"sub/here", "moved"},
                                                            {"gone", "missing"},
                                                            {"link", "link-changed"},
                                                            {"fresh", "new"}}));
    EXPECT_EQ(json["counts"]["suspicious"], 1);
    EXPECT_EQ(json["counts"]["same"], 2);
    for (const auto& finding : json["findings"]) {
        if (finding["verdict"] == "moved") {
            EXPECT_EQ(finding["from"], "moved");
        }
        if (finding["verdict"] != "suspicious") continue;
        EXPECT_EQ(finding["copy"]["copyAsRecorded"], true);
        EXPECT_EQ(finding["copy"]["differences"][0]["offset"], 4096);
        EXPECT_EQ(finding["copy"]["differences"][0]["length"], 4096);
        EXPECT_EQ(finding["modified"], "2020-09-13T12:26:40Z");
    }
    const auto text = runCommand({"manifest", "check", files_.string(), manifest_});
    EXPECT_THAT(text.out, HasSubstr("SUSPICIOUS    rot\n"));
    EXPECT_THAT(text.out, HasSubstr("moved         sub/here  (was moved)\n"));
    const auto lines = runCommand({"manifest", "check", files_.string(), manifest_, "--json=lines"});
    EXPECT_EQ(std::ranges::count(lines.out, '\n'), 7);
}

TEST_F(ManifestCommand, WritesReports) {
    ASSERT_EQ(runCommand({"manifest", "make", files_.string(), manifest_}).exitCode, 0);
    spoil(files_ / "rot");
    // In the folder that is checked: they are not new files there, not even the second time.
    const std::string base = (files_ / "report").string();
    for (int i = 0; i < 2; ++i) {
        const auto checked =
            runCommand({"manifest", "check", files_.string(), manifest_, "--json", "--report", base + ".json",
                        "--report", base + ".html", "--report", base + ".txt"});
        EXPECT_EQ(checked.exitCode, 1) << checked.err;
        EXPECT_EQ(parseJson(checked.out)["counts"]["new"], 0);
        EXPECT_EQ(textOf(base + ".json"), checked.out);
        EXPECT_EQ(nlohmann::ordered_json::parse(checked.out).dump(2) + "\n", checked.out);
        EXPECT_THAT(textOf(base + ".txt"), HasSubstr("SUSPICIOUS    rot\n"));
        EXPECT_THAT(textOf(base + ".html"), HasSubstr("<td class=\"path\">rot</td>"));
    }
    const auto refused =
        runCommand({"manifest", "check", files_.string(), manifest_, "--report", base + ".doc"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr(".html"));
    EXPECT_TRUE(refused.out.empty());
}

TEST_F(ManifestCommand, ReadsAndWritesStandardStreams) {
    const auto sums = runCommand({"manifest", "make", files_.string(), "-", "--format", "sums", "-a", "md5"});
    ASSERT_EQ(sums.exitCode, 0) << sums.err;
    EXPECT_EQ(std::ranges::count(sums.out, '\n'), 5);
    const auto checked = runCommand({"manifest", "check", files_.string(), "-"}, sums.out);
    EXPECT_EQ(checked.exitCode, 0) << checked.out << checked.err;
    EXPECT_THAT(checked.out, HasSubstr("5 same"));
    const auto damaged = runCommand({"manifest", "check", files_.string(), "-"}, sums.out + "what\n");
    EXPECT_EQ(damaged.exitCode, 3);
    EXPECT_THAT(damaged.err, HasSubstr("line 6"));
}

TEST_F(ManifestCommand, RefusesWhatItCannotDo) {
    EXPECT_EQ(runCommand({"manifest", "make", files_.string(), manifest_}).exitCode, 0);
    const auto again = runCommand({"manifest", "make", files_.string(), manifest_});
    EXPECT_EQ(again.exitCode, 4);
    EXPECT_THAT(again.err, HasSubstr("--overwrite"));
    EXPECT_EQ(runCommand({"manifest", "make", files_.string(), manifest_, "--overwrite"}).exitCode, 0);
    EXPECT_EQ(
        runCommand({"manifest", "make", files_.string(), manifest_ + "2", "--format", "mtree", "-a", "xxh3"})
            .exitCode,
        2);
    EXPECT_EQ(runCommand({"manifest", "make", files_.string(), manifest_ + "2", "--format", "tar"}).exitCode,
              2);
    EXPECT_EQ(runCommand({"manifest", "check", files_.string(), manifest_ + "2"}).exitCode, 3);
    EXPECT_EQ(runCommand({"manifest", "check", (files_ / "none").string(), manifest_}).exitCode, 3);
    EXPECT_EQ(runCommand({"manifest"}).exitCode, 2);
}

TEST_F(ManifestCommand, LeavesItselfOutAndContinues) {
    const std::string inside = (files_ / "manifest").string();
    // What a run that was killed has left: one file of it was read, with a digest that only the record can have.
    struct stat st{};
    ASSERT_EQ(::stat((files_ / "rot").c_str(), &st), 0);
    const std::string digest(64, 'a');
    beginRecord(inside + ".partial");
    std::ofstream(inside + ".partial", std::ios::app)
        << "{\"path\":\"rot\",\"kind\":\"file\",\"size\":" << st.st_size
        << ",\"modified\":\"2020-09-13T12:26:40Z\",\"sha256\":\"" << digest << "\",\"changed\":\""
#ifdef __APPLE__
        << st.st_ctimespec.tv_sec * 1'000'000'000LL + st.st_ctimespec.tv_nsec
#else
        << st.st_ctim.tv_sec * 1'000'000'000LL + st.st_ctim.tv_nsec
#endif
        << "\",\"device\":" << st.st_dev << ",\"id\":" << st.st_ino << "}\n{\"path\":\"tor";
    const auto made = runCommand({"manifest", "make", files_.string(), inside, "--json"});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    EXPECT_EQ(parseJson(made.out)["earlierFiles"], 1);
    EXPECT_THAT(textOf(inside), HasSubstr(digest));
    EXPECT_FALSE(fs::exists(inside + ".partial"));
    const auto report = parseJson(runCommand({"manifest", "check", files_.string(), inside, "--json"}).out);
    ASSERT_EQ(report["findings"].size(), 1u);
    EXPECT_EQ(report["findings"][0]["verdict"], "suspicious");
}

TEST_F(ManifestCommand, OfAVolumeThatIsNotMounted) {
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const std::string image = (folder_.path() / "disk.img").string();
    ASSERT_EQ(
        run("mke2fs -q -F -t ext4 -d " + shellQuoted(files_.string()) + " " + shellQuoted(image) + " 16M")
            .exitCode,
        0);
    const std::string before = run("sha256sum " + shellQuoted(image)).out;
    const auto made = runCommand({"manifest", "make", image, manifest_});
    ASSERT_EQ(made.exitCode, 0) << made.err;
    EXPECT_EQ(runCommand({"manifest", "check", image, manifest_}).exitCode, 0);
    const auto mounted =
        parseJson(runCommand({"manifest", "check", files_.string(), manifest_, "--json"}).out);
    ASSERT_EQ(mounted["findings"].size(), 1u) << mounted;
    EXPECT_EQ(mounted["findings"][0]["path"], "lost+found");
    const auto part = runCommand({"manifest", "make", image + ":/sub", "-", "--format", "sums"});
    EXPECT_THAT(part.out, ::testing::EndsWith("  same\n"));
    EXPECT_EQ(runCommand({"manifest", "make", image + ":/none", "-"}).exitCode, 3);
    EXPECT_EQ(runCommand({"manifest", "make", image, "-", "--direct"}).exitCode, 2);
    // Nothing was written.
    EXPECT_EQ(run("sha256sum " + shellQuoted(image)).out, before);
}

// Nobody watches.
class NoWatcher : public manifests::Watcher {
 public:
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

// What a check of a volume that was killed at its end leaves.
void recordAllOf(const std::string& image, const fs::path& path) {
    const FileSource source(image, 512);
    const auto catalogue = openCatalogue(source);
    ASSERT_TRUE(catalogue);
    manifests::VolumeTree tree(source, **catalogue, 0, "", image, image, " ");
    NoWatcher watcher;
    auto listing = tree.list(watcher);
    ASSERT_TRUE(listing);
    const auto record = manifests::ProgressRecord::open(path, tree, std::vector{HashKind::Sha256});
    ASSERT_TRUE(record);
    std::vector<manifests::TreeFile*> files;
    for (auto& file : listing->files)
        if (file.entry.isFile()) files.push_back(&file);
    ASSERT_TRUE(manifests::hashFiles(
        tree, files, {}, [&](manifests::TreeFile& file) { return (*record)->add(file); }, watcher));
    ASSERT_TRUE((*record)->save());
}

TEST_F(ManifestCommand, ARecordIsOfOneDiskAndNotOfItsCopy) {
    if (!haveProgram("mke2fs")) GTEST_SKIP() << "mke2fs is not installed";
    const std::string image = (folder_.path() / "disk.img").string(), record = manifest_ + ".record";
    ASSERT_EQ(
        run("mke2fs -q -F -t ext4 -d " + shellQuoted(files_.string()) + " " + shellQuoted(image) + " 16M")
            .exitCode,
        0);
    ASSERT_EQ(runCommand({"manifest", "make", image, manifest_}).exitCode, 0);
    recordAllOf(image, record);
    fs::copy_file(record, record + ".kept");
    const auto continued = runCommand({"manifest", "check", image, manifest_, "--resume", record});
    EXPECT_EQ(continued.exitCode, 0) << continued.out << continued.err;
    EXPECT_THAT(continued.err, HasSubstr("5 files were read before the interruption, not now"));
    EXPECT_FALSE(fs::exists(record));
    // A clone that has lost a bit.
    fs::rename(record + ".kept", record);
    auto bytes = readFile(image);
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::size_t content = text.find("rot" + std::string(9000, 'x'));
    ASSERT_NE(content, std::string::npos);
    bytes[content + 100] ^= std::byte{1};
    fs::remove(image);
    writeFile(image, bytes);
    const auto refused = runCommand({"manifest", "check", image, manifest_, "--resume", record});
    EXPECT_EQ(refused.exitCode, 2) << refused.out;
    EXPECT_THAT(refused.err, HasSubstr("delete it to start again"));
    fs::remove(record);
    const auto found = runCommand({"manifest", "check", image, manifest_, "--resume", record});
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_THAT(found.out, HasSubstr("SUSPICIOUS    rot\n"));
}

TEST_F(ManifestCommand, AFileThatCameMeanwhileStays) {
    // Slow enough for somebody to make one.
    std::jthread somebody([this] {
        for (int i = 0; i < 600 && !fs::exists(manifest_ + ".partial"); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        std::ofstream(manifest_) << "somebody's";
    });
    const auto made = runCommand({"manifest", "make", files_.string(), manifest_, "--max-rate", "20000"});
    somebody.join();
    EXPECT_EQ(made.exitCode, 4) << made.out;
    EXPECT_THAT(made.err, HasSubstr("already exists; use --overwrite to replace it"));
    EXPECT_EQ(textOf(manifest_), "somebody's");
    // What was read is not lost.
    const auto again = runCommand({"manifest", "make", files_.string(), manifest_, "--overwrite", "--json"});
    ASSERT_EQ(again.exitCode, 0) << again.err;
    EXPECT_EQ(parseJson(again.out)["earlierFiles"], 5);
}

TEST_F(ManifestCommand, OneRunMakesAManifest) {
    const auto tree = manifests::FolderTree::open(files_);
    ASSERT_TRUE(tree);
    const auto record =
        manifests::ProgressRecord::open(manifest_ + ".partial", **tree, std::vector{HashKind::Sha256});
    ASSERT_TRUE(record);
    const auto second = runCommand({"manifest", "make", files_.string(), manifest_});
    EXPECT_EQ(second.exitCode, 4) << second.out;
    EXPECT_THAT(second.err, HasSubstr("is in use by another run"));
    EXPECT_FALSE(fs::exists(manifest_));
}

TEST_F(ManifestCommand, AListMayNameItself) {
    const std::string list = (files_ / "SHA256SUMS").string();
    ASSERT_EQ(run("cd " + shellQuoted(files_.string()) +
                  " && touch SHA256SUMS && find . -type f | xargs sha256sum > SHA256SUMS")
                  .exitCode,
              0);
    ASSERT_THAT(textOf(list), HasSubstr("  ./SHA256SUMS\n"));
    const auto checked = runCommand({"manifest", "check", files_.string(), list});
    EXPECT_EQ(checked.exitCode, 0) << checked.out << checked.err;
    EXPECT_THAT(checked.out, HasSubstr("5 same"));
}

}  // namespace
}  // namespace sectorsmith::testing
