// SPDX-License-Identifier: GPL-3.0-or-later
// Manifests of trees that fail and change, and manifests as files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "manifest_testing.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/manifest_file.h"
#include "ops/manifest/report.h"
#include "testing/images.h"

namespace sectorsmith::manifests {
namespace {

using ::testing::HasSubstr;

const Entry* entryOf(const Manifest& manifest, const std::string& path) {
    const auto found = std::ranges::find(manifest.entries, path, &Entry::path);
    return found == manifest.entries.end() ? nullptr : &*found;
}

std::string writtenAs(const Manifest& manifest, Format format) {
    std::string all;
    const auto written = writeManifest(manifest, format, [&](std::string_view text) -> Result<void> {
        all += text;
        return {};
    });
    EXPECT_TRUE(written) << written.error().message;
    return all;
}

Result<Manifest> readFrom(const std::string& text, const ReadOptions& options = {}) {
    std::istringstream in(text);
    return readManifest(in, "the manifest", options);
}

TEST(Manifest, SaysWhatCannotBeReadAndGoesOn) {
    ScriptedTree tree;
    tree.add("a", testing::pattern(1000));
    tree.add("bad", testing::pattern(5000)).content->bad = {4321};
    tree.add("large", testing::pattern(3'000'000)).content->bad = {2'500'000};
    tree.add("z", testing::pattern(70'000));
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->unreadable, 2u);
    EXPECT_EQ(made->files, 4u);
    EXPECT_EQ(watcher.bytes, made->bytes);
    EXPECT_EQ(watcher.fileCount, 4u);
    for (const char* bad : {"bad", "large"}) {
        const Entry* entry = entryOf(made->manifest, bad);
        ASSERT_TRUE(entry != nullptr && entry->error);
        EXPECT_TRUE(entry->digests.empty());
    }
    EXPECT_EQ(entryOf(made->manifest, "bad")->error->offset, 4321u);
    EXPECT_EQ(entryOf(made->manifest, "large")->error->offset, 2'500'000u);
    EXPECT_EQ(entryOf(made->manifest, "a")->digests, sha256(testing::pattern(1000)));
    EXPECT_EQ(entryOf(made->manifest, "z")->digests, sha256(testing::pattern(70'000)));
    // A check of them says so, too.
    tree.files["a"].content->bad = {1};
    const auto report = checkManifest(tree, made->manifest, {}, nullptr, nullptr, watcher);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->count(Verdict::Unreadable), 1u);
    EXPECT_EQ(report->count(Verdict::Unchecked), 2u);
    EXPECT_EQ(report->count(Verdict::Same), 1u);
}

TEST(Manifest, ReadsAFileThatChangesOnceMoreAndThenSaysSo) {
    ScriptedTree tree;
    tree.add("always", testing::pattern(100)).changes = 1000;
    tree.add("once", testing::pattern(200)).changes = 1;
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->changing, 1u);
    EXPECT_TRUE(entryOf(made->manifest, "always")->changing);
    EXPECT_TRUE(entryOf(made->manifest, "always")->digests.empty());
    EXPECT_EQ(tree.files["always"].opened, 2u);
    EXPECT_FALSE(entryOf(made->manifest, "once")->changing);
    EXPECT_EQ(entryOf(made->manifest, "once")->digests, sha256(testing::pattern(200)));
}

TEST(Manifest, DoesNotReadHoles) {
    ScriptedTree tree;
    std::vector<std::byte> bytes = testing::pattern(10 << 20);
    std::fill(bytes.begin() + (2 << 20), bytes.begin() + (9 << 20), std::byte{0});
    tree.add("sparse", bytes).content->hole = {2 << 20, 7 << 20};
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->manifest.entries[0].digests, sha256(bytes));
    EXPECT_EQ(tree.readBytes, 3u << 20);
}

TEST(Manifest, KeepsSeveralChecksums) {
    ScriptedTree tree;
    const std::string_view text = "123456789";
    tree.add("nine", {testing::bytesOf(text).begin(), testing::bytesOf(text).end()});
    SilentWatcher watcher;
    const HashOptions options{.hashes = {HashKind::Md5, HashKind::Sha1, HashKind::Xxh3, HashKind::Xxh128}};
    const auto made = makeManifest(tree, options, nullptr, watcher);
    ASSERT_TRUE(made);
    const Manifest& manifest = made->manifest;
    EXPECT_EQ(manifest.digest(manifest.entries[0], 0), "25f9e794323b453885f5181f1b624d0b");
    EXPECT_EQ(manifest.digest(manifest.entries[0], 1), "f7c3bc1d808e04732adf679965ccc34ca7ae3441");
    EXPECT_EQ(manifest.digest(manifest.entries[0], 2), "72dcb18b67a17dff");                  // xxhsum -H3
    EXPECT_EQ(manifest.digest(manifest.entries[0], 3), "33119477ede5dcd5e9716427681d5860");  // xxhsum -H2
    // The strongest of them is read, or the one that is asked for.
    const std::string json = writtenAs(manifest, Format::JsonLines);
    const auto strongest = readFrom(json);
    ASSERT_TRUE(strongest);
    EXPECT_EQ(strongest->hashes, std::vector{HashKind::Sha1});
    const auto wanted = readFrom(json, {.hash = HashKind::Xxh3, .root = {}});
    ASSERT_TRUE(wanted);
    EXPECT_EQ(wanted->entries[0].digests, "72dcb18b67a17dff");
    EXPECT_FALSE(formatHolds(Format::Sums, options.hashes));
    EXPECT_FALSE(formatHolds(Format::Mtree, options.hashes));
    EXPECT_FALSE(formatHolds(Format::Hashdeep, std::vector{HashKind::Sha512}));
}

TEST(Manifest, StopsWhenAskedAndGoesOnFromThere) {
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "record";
    ScriptedTree tree;
    for (int i = 0; i < 200; ++i) tree.add("file" + std::to_string(1000 + i), testing::pattern(1000 + i));
    SilentWatcher watcher;
    {
        auto record = ProgressRecord::open(path, tree, std::vector{HashKind::Sha256});
        ASSERT_TRUE(record);
        Listing listing = *tree.list(watcher);
        std::vector<TreeFile*> files;
        for (TreeFile& file : listing.files) files.push_back(&file);
        unsigned done = 0;
        const auto stopped = hashFiles(
            tree, files, {},
            [&](TreeFile& file) {
                if (++done == 100) watcher.stop = true;
                return done > 100 ? Result<void>() : (*record)->add(file);
            },
            watcher);
        // (Small files: all may be finished before the stop is seen.)
        EXPECT_TRUE(stopped || stopped.error().cause == Cause::Cancelled);
        ASSERT_TRUE((*record)->save());
    }
    // A run that was killed leaves half a line.
    std::ofstream(path, std::ios::app | std::ios::binary) << "{\"path\":\"file";
    tree.files["file1000"].content->bytes.push_back(std::byte{1});  // changed since
    tree.readBytes = 0;
    watcher.stop = false;
    auto record = ProgressRecord::open(path, tree, std::vector{HashKind::Sha256});
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ((*record)->earlier(), 100u);
    const auto made = makeManifest(tree, {}, record->get(), watcher);
    ASSERT_TRUE(made);
    EXPECT_GE(made->earlierFiles, 99u);
    EXPECT_LE(made->earlierFiles, 100u);
    EXPECT_LT(tree.readBytes, made->bytes);
    for (const Entry& entry : made->manifest.entries)
        EXPECT_EQ(entry.digests, sha256(tree.files[entry.path].content->bytes)) << entry.path;
    // Another run has it.
    const auto inUse = ProgressRecord::open(path, tree, std::vector{HashKind::Sha256});
    ASSERT_FALSE(inUse);
    EXPECT_EQ(inUse.error().cause, Cause::InUse);
    record->reset();
    // Not one of another folder, of a copy of the disk, or of other checksums.
    const auto openedWith = [&](const char* name, const char* which, HashKind hash) {
        ScriptedTree other;
        other.called = name;
        other.made = which;
        const auto opened = ProgressRecord::open(path, other, std::vector{hash});
        EXPECT_TRUE(opened || opened.error().code == ManifestError::ProgressOfOther);
        return opened.has_value();
    };
    EXPECT_FALSE(openedWith("there", " of today", HashKind::Sha256));
    EXPECT_FALSE(openedWith("scripted", " of yesterday", HashKind::Sha256));
    EXPECT_FALSE(openedWith("scripted", " of today", HashKind::Md5));
    EXPECT_TRUE(openedWith("scripted", " of today", HashKind::Sha256));
    // One that begins again takes the place of any record, but not of one that is in use.
    {
        const auto held = ProgressRecord::open(path, tree, std::vector{HashKind::Sha256});
        ASSERT_TRUE(held);
        EXPECT_GT((*held)->earlier(), 0u);
        const auto kept = testing::readFile(path);
        const auto refused = ProgressRecord::open(path, tree, std::vector{HashKind::Sha256}, true);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().cause, Cause::InUse);
        EXPECT_EQ(testing::readFile(path), kept);
    }
    for (const HashKind hash : {HashKind::Sha256, HashKind::Md5}) {
        const auto again = ProgressRecord::open(path, tree, std::vector{hash}, true);
        ASSERT_TRUE(again);
        EXPECT_EQ((*again)->earlier(), 0u);
    }
    EXPECT_TRUE(openedWith("scripted", " of today", HashKind::Md5));
    testing::writeFile(path, testing::pattern(100));
    EXPECT_FALSE(openedWith("scripted", " of today", HashKind::Sha256));
    EXPECT_FALSE(ProgressRecord::open(path, tree, std::vector{HashKind::Sha256}, true));
    EXPECT_EQ(testing::readFile(path), testing::pattern(100));  // somebody's file
    testing::writeFile(path, testing::bytesOf("{\n"));
    EXPECT_FALSE(ProgressRecord::open(path, tree, std::vector{HashKind::Sha256}, true));
    EXPECT_EQ(testing::readFile(path).size(), 2u);
}

TEST(Manifest, ReadsInTheOrderOfTheDisk) {
    ScriptedTree tree;
    const std::map<std::string, std::uint64_t> places{{"a", 500}, {"b", 100}, {"c", 900}, {"d", 300}};
    for (const auto& [name, place] : places) tree.add(name, testing::pattern(100)).place = place;
    SilentWatcher watcher;
    HashOptions options;
    options.threads = 1;
    ASSERT_TRUE(makeManifest(tree, options, nullptr, watcher));
    EXPECT_EQ(tree.order, (std::vector<std::string>{"b", "d", "a", "c"}));
}

TEST(Manifest, RestsAndIsNotFasterThanAllowed) {
    ScriptedTree tree;
    for (const char* name : {"a", "b", "c", "d"}) tree.add(name, testing::pattern(100'000));
    SilentWatcher watcher;
    watcher.pauses = 2;
    HashOptions options;
    options.bytesPerSecond = 1'000'000;
    const auto made = makeManifest(tree, options, nullptr, watcher);
    ASSERT_TRUE(made);
    EXPECT_GE(made->seconds, 0.29);  // the last begins when 300,000 bytes have had their time
    EXPECT_EQ(watcher.pauses, 0);
    EXPECT_EQ(made->readBytes, 400'000u);
}

TEST(Manifest, TellsWhatHappenedToEachFile) {
    ScriptedTree tree;
    for (const char* name : {"changed", "gone", "moved", "same", "size"}) {
        auto bytes = testing::pattern(5000);
        bytes[0] = static_cast<std::byte>(name[0]);
        bytes[1] = static_cast<std::byte>(name[1]);
        tree.add(name, bytes);
    }
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    ScriptedTree copy;
    for (const auto& [path, file] : tree.files) copy.add(path, file.content->bytes);
    tree.files["changed"].content->bytes[4500] ^= std::byte{4};
    tree.files["size"].content->bytes.push_back(std::byte{0});
    tree.add("new", testing::pattern(77));
    tree.add("elsewhere", tree.files["moved"].content->bytes);
    tree.files.erase("moved");
    tree.files.erase("gone");
    tree.readBytes = 0;
    const auto report = checkManifest(tree, made->manifest, {}, &copy, nullptr, watcher);
    ASSERT_TRUE(report);
    std::map<std::string, Verdict> verdicts;
    for (const Finding& finding : report->findings) verdicts[finding.path] = finding.verdict;
    EXPECT_EQ(verdicts, (std::map<std::string, Verdict>{{"changed", Verdict::Suspicious},
                                                        {"elsewhere", Verdict::Moved},
                                                        {"gone", Verdict::Missing},
                                                        {"new", Verdict::New},
                                                        {"size", Verdict::SizeChanged}}));
    EXPECT_EQ(report->count(Verdict::Same), 1u);
    const Finding& suspicious = report->findings.front();
    ASSERT_TRUE(suspicious.copy);
    EXPECT_TRUE(suspicious.copy->copyAsRecorded);
    EXPECT_EQ(suspicious.copy->blocks, 1u);
    ASSERT_EQ(suspicious.copy->differences.size(), 1u);
    EXPECT_EQ(suspicious.copy->differences[0].range, (ByteRange{4096, 904}));
    EXPECT_EQ(suspicious.copy->differences[0].disk, (std::vector<ByteRange>{{1'004'096, 904}}));
    // Neither the new file nor the one whose size changed had to be read.
    EXPECT_EQ(tree.readBytes, 3 * 5000u + 5000u);
    // Without dates nobody knows whether the change was meant.
    Manifest undated = made->manifest;
    for (Entry& entry : undated.entries) entry.modified = {};
    const auto again = checkManifest(tree, undated, {}, nullptr, nullptr, watcher);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->count(Verdict::Changed), 1u);
    EXPECT_EQ(again->count(Verdict::Suspicious), 0u);
}

TEST(ManifestFile, IsReadAsItWasWritten) {
    Manifest manifest;
    manifest.hashes = {HashKind::Sha256};
    manifest.root = "/some\xFFwhere";
    manifest.made = FileTime::of(1'700'000'000);
    const std::string digest(64, 'a');
    const auto add = [&](const std::string& path, FileKind kind, std::int64_t time) -> Entry& {
        Entry& entry = manifest.entries.emplace_back();
        entry.path = path;
        entry.kind = kind;
        entry.modified.nanoseconds = time;
        if (kind == FileKind::File) {
            entry.size = 5;
            entry.digests = digest;
        }
        return entry;
    };
    add("back\\slash", FileKind::File, -1);
    add("bytes\xFF\xFE", FileKind::File, 1'600'000'000'123'456'789);
    add("folder", FileKind::Folder, 5);
    add("folder/a b#c", FileKind::File, 1'600'000'000'000'000'000);
    add("line\nbreak\r", FileKind::File, 0);
    add("link", FileKind::Link, 7).target = "to where\n";
    std::ranges::sort(manifest.entries, {}, &Entry::path);
    for (const Format format : {Format::JsonLines, Format::Sums, Format::Mtree}) {
        const std::string text = writtenAs(manifest, format);
        const auto read = readFrom(text);
        ASSERT_TRUE(read) << formatName(format) << ": " << read.error().message;
        EXPECT_EQ(read->hashes, manifest.hashes);
        for (const Entry& entry : manifest.entries) {
            if (format == Format::Sums && !entry.isFile()) continue;
            const Entry* found = entryOf(*read, entry.path);
            ASSERT_TRUE(found != nullptr) << formatName(format) << ": " << entry.path;
            EXPECT_EQ(found->digests, entry.digests);
            if (format == Format::Sums) continue;
            EXPECT_EQ(found->kind, entry.kind);
            EXPECT_EQ(found->size, entry.size);
            EXPECT_EQ(found->target, entry.target);
            EXPECT_EQ(found->modified.nanoseconds, entry.modified.nanoseconds) << entry.path;
        }
    }
    std::string ignored;
    const auto refused =
        writeManifest(manifest, Format::Hashdeep, [&](std::string_view) { return Result<void>(); });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Unsupported);
    std::erase_if(manifest.entries,
                  [](const Entry& entry) { return entry.path.find('\n') != std::string::npos; });
    const auto read = readFrom(writtenAs(manifest, Format::Hashdeep));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->entries.size(), 3u);
    EXPECT_TRUE(entryOf(*read, "bytes\xFF\xFE") != nullptr);
}

TEST(ManifestFile, DamagedOnesAreRefusedWithTheLine) {
    ScriptedTree tree;
    tree.add("a", testing::pattern(10));
    tree.add("b", testing::pattern(20));
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    const std::string json = writtenAs(made->manifest, Format::JsonLines);
    // Cut at any byte: never less than all, except where only the last newline is missing.
    for (std::size_t length = 0; length + 1 < json.size(); ++length) {
        const auto cut = readFrom(json.substr(0, length));
        const bool whole = cut && cut->entries.size() == 2;
        EXPECT_TRUE(!cut || whole) << length;
        if (cut) {
            EXPECT_GE(length, json.rfind("{\"end\":") + 7);
        }
    }
    const auto cut = readFrom(json.substr(0, json.rfind("{\"end\"")));
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().code, ManifestError::ManifestIncomplete);
    std::string torn = json;
    torn[torn.find("\"b\"") - 3] = '#';
    const auto broken = readFrom(torn);
    ASSERT_FALSE(broken);
    EXPECT_THAT(broken.error().message, HasSubstr("line 3"));
    EXPECT_FALSE(readFrom(""));
    EXPECT_FALSE(readFrom("\n\n"));
    EXPECT_FALSE(readFrom(std::string(3 << 20, 'x')));
    EXPECT_FALSE(readFrom("hello\nworld\n"));
    EXPECT_FALSE(readFrom("{}\n"));
    EXPECT_FALSE(readFrom("{\"schemaVersion\":2,\"manifest\":\"sectorsmith\",\"hashes\":[\"sha256\"]}\n"));
    EXPECT_FALSE(readFrom("%%%% HASHDEEP-1.0\n%%%% size,tiger,filename\n1,aa,x\n"));
    EXPECT_FALSE(readFrom("#mtree\n./a type=file size=1x\n"));
    EXPECT_FALSE(readFrom(std::string(64, 'a') + "  x\n" + std::string(63, 'a') + "  y\n"));
    EXPECT_FALSE(readFrom("\\" + std::string(64, 'a') + "  x\\q\n"));
}

TEST(ManifestFile, CommentsAndAByteOrderMarkMayComeFirst) {
    const std::string digest(64, 'c');
    const auto firstOf = [](const std::string& text) {
        const auto read = readFrom(text);
        return read && read->entries.size() == 1 ? read->entries[0].path + ' ' + read->entries[0].digests
               : read                            ? std::to_string(read->entries.size()) + " entries"
                                                 : read.error().message;
    };
    EXPECT_EQ(firstOf("# SHA-256 of the photos\n\n#\n" + digest + "  a\n"), "a " + digest);
    EXPECT_EQ(firstOf("# of Windows\r\n\r\n" + digest + " *a\r\n"), "a " + digest);
    EXPECT_EQ(firstOf("\xEF\xBB\xBF" + digest + "  a\n"), "a " + digest);
    EXPECT_EQ(firstOf("\xEF\xBB\xBF# photos\n" + digest +
                      "  \xEF\xBB\xBF"
                      "a\n"),
              "\xEF\xBB\xBF"
              "a " +
                  digest);
    EXPECT_EQ(firstOf("#\t   user: me\n#\n\n# .\n/set type=file\n./a sha256=" + digest + "\n"),
              "a " + digest);
    EXPECT_EQ(firstOf("# by hand\n./a sha256=" + digest + "\n"), "a " + digest);
    EXPECT_EQ(firstOf("#mtree\n./a \\\n  sha256=" + digest + "\n"), "a " + digest);
    EXPECT_THAT(firstOf("# nothing\n# else\n"), HasSubstr("has no lines of a manifest"));
    // The end of a line that goes on is missing.
    EXPECT_THAT(firstOf("#mtree\n./a sha256=" + digest + "\n./b sha256=" + digest + " \\\n"),
                HasSubstr("line 3 of the manifest"));
}

TEST(ManifestFile, PathsAreTakenFromTheFolderOn) {
    const std::string digest(64, 'b');
    const auto read = readFrom(
        digest + " *./a\n" + digest + "  /home/me/b/c\n" + digest + "  /other/d\n" + digest + "  ././/e/\n",
        {.hash = {}, .root = "/home/me"});
    ASSERT_TRUE(read);
    std::vector<std::string> paths;
    for (const Entry& entry : read->entries) paths.push_back(entry.path);
    EXPECT_EQ(paths, (std::vector<std::string>{"a", "b/c", "e", "other/d"}));
    const auto tagged = readFrom("XXH3 (a (b) c) = 72dcb18b67a17dff\n");
    ASSERT_TRUE(tagged);
    EXPECT_EQ(tagged->hashes, std::vector{HashKind::Xxh3});
    EXPECT_EQ(tagged->entries[0].path, "a (b) c");
    // 64 digits can be several.
    const auto other = readFrom(digest + "  a\n", {.hash = HashKind::Sha3Bits256, .root = {}});
    ASSERT_TRUE(other);
    EXPECT_EQ(other->hashes, std::vector{HashKind::Sha3Bits256});
}

std::string reportAs(ReportFormat format, const CheckReport& report, const ReportWords& words = {}) {
    std::string all;
    const auto written = writeReport(report, {"a<b", "sums", FileTime::of(1'600'000'000)}, format, words,
                                     [&](std::string_view text) -> Result<void> {
                                         all += text;
                                         return {};
                                     });
    EXPECT_TRUE(written);
    return all;
}

Finding foundAs(Verdict verdict, const std::string& path) {
    Finding finding;
    finding.verdict = verdict;
    finding.path = path;
    return finding;
}

CheckReport reportOf(std::vector<Finding> findings, std::uint64_t same) {
    CheckReport report;
    report.findings = std::move(findings);
    for (const Finding& one : report.findings) ++report.counts[static_cast<std::size_t>(one.verdict)];
    report.counts[static_cast<std::size_t>(Verdict::Same)] = same;
    return report;
}

TEST(ManifestReport, NamesFromTheDiskCannotBreakIt) {
    Finding rot = foundAs(Verdict::Suspicious, "a\n<script>\x1b[31m&\"\xff");
    CopyComparison copy;
    copy.blocks = 1;
    copy.differences.push_back({{4096, 4096}, {{1'000'000, 4096}}});
    rot.copy = std::make_shared<const CopyComparison>(copy);
    CheckReport report = reportOf({rot, foundAs(Verdict::LinkChanged, "link")}, 7);
    report.disk = "/dev/<sda>";
    const std::string html = reportAs(ReportFormat::Html, report);
    EXPECT_THAT(html, HasSubstr("a.&lt;script&gt;.[31m&amp;&quot;\\xFF"));
    EXPECT_THAT(html, HasSubstr("bytes 4096 to 8191, on /dev/&lt;sda&gt; at 1000000"));
    EXPECT_THAT(html, HasSubstr("<h1>Check of a&lt;b</h1>"));
    EXPECT_THAT(html, HasSubstr("link changed"));
    const std::string text = reportAs(ReportFormat::Text, report);
    EXPECT_THAT(text, HasSubstr("Checked: 2020-09-13 12:26\n"));
    EXPECT_THAT(text, HasSubstr("SUSPICIOUS    a.<script>.[31m&\"\\xFF\n"));
    EXPECT_THAT(text, HasSubstr("1 SUSPICIOUS, 1 link changed, 7 same (0 bytes read in 0.0 s"));
    EXPECT_THAT(reportAs(ReportFormat::Json, report),
                HasSubstr("\"pathBytes\": \"610a3c7363726970743e1b5b33316d2622ff\""));
    EXPECT_EQ(groupCount(report, Verdict::Changed), 1u);
    EXPECT_EQ(groupCount(report, Verdict::LinkChanged), 0u);
    // In another language.
    ReportWords words;
    words.say = [](const Message& message) { return "«" + message.text + "»"; };
    EXPECT_THAT(reportAs(ReportFormat::Html, report, words), HasSubstr("<h1>«Check of a&lt;b»</h1>"));
}

TEST(ManifestReport, VeryManyFilesAreBoundedWhereBrowsersWouldStop) {
    std::vector<Finding> findings;
    for (int i = 0; i < 100'002; ++i) findings.push_back(foundAs(Verdict::New, "n" + std::to_string(i)));
    findings.push_back(foundAs(Verdict::Suspicious, "z"));
    const CheckReport report = reportOf(std::move(findings), 0);
    const std::string html = reportAs(ReportFormat::Html, report);
    // The one that matters is not what is left out.
    EXPECT_LT(html.find(">z</td>"), html.find(">n0</td>"));
    EXPECT_THAT(html, HasSubstr("3 more files; the text and JSON reports list them all."));
    EXPECT_EQ(html.find(">n99999</td>"), std::string::npos);
    EXPECT_THAT(reportAs(ReportFormat::Text, report), HasSubstr("new           n100001\n"));
}

TEST(ManifestReport, IsThereAsAWholeOrNotAtAll) {
    const testing::TemporaryFolder folder;
    const CheckReport report = reportOf({foundAs(Verdict::New, "x")}, 0);
    for (const char* name : {"r.txt", "r.HTML", "r.htm", "r.json"}) {
        const auto format = reportFormatOf(folder.path() / name);
        ASSERT_TRUE(format) << name;
        EXPECT_TRUE(saveReport(folder.path() / name, report, {}, *format)) << name;
        EXPECT_TRUE(std::filesystem::exists(folder.path() / name));
    }
    EXPECT_FALSE(saveReport(folder.path() / "none" / "r.txt", report, {}, ReportFormat::Text));
    for (const char* name : {"r", "r.doc", ".txt"}) {
        const auto format = reportFormatOf(folder.path() / name);
        ASSERT_FALSE(format) << name;
        EXPECT_EQ(format.error().cause, Cause::Usage);
    }
}

ManifestError errorOf(const Result<Manifest>& read) {
    EXPECT_FALSE(read);
    for (const ManifestError code : {ManifestError::ManifestCount, ManifestError::ManifestGoesOn,
                                     ManifestError::ManifestTwice, ManifestError::ManifestLine})
        if (!read && read.error().code == code) return code;
    return ManifestError::Cancelled;
}

TEST(ManifestFile, AMissingLineOrASecondManifestIsSeen) {
    ScriptedTree tree;
    for (const char* name : {"a", "b", "c"}) tree.add(name, testing::pattern(10));
    SilentWatcher watcher;
    const auto made = makeManifest(tree, {}, nullptr, watcher);
    ASSERT_TRUE(made);
    const std::string json = writtenAs(made->manifest, Format::JsonLines);
    const std::size_t second = json.find("{\"path\":\"b\""), third = json.find("{\"path\":\"c\"");
    ASSERT_LT(second, third);
    EXPECT_EQ(errorOf(readFrom(json.substr(0, second) + json.substr(third))), ManifestError::ManifestCount);
    EXPECT_EQ(errorOf(readFrom(json + json)), ManifestError::ManifestGoesOn);
    const std::size_t end = json.rfind("{\"end\"");
    EXPECT_EQ(errorOf(readFrom(json.substr(0, end) + "{\"end\":true}\n")), ManifestError::ManifestLine);
    EXPECT_EQ(errorOf(readFrom(json.substr(0, end) + "{\"end\":true,\"entries\":-3}\n")),
              ManifestError::ManifestLine);
    EXPECT_TRUE(readFrom(json + "\n"));
}

TEST(ManifestFile, APathThatIsThereTwiceIsRefusedUnlessBothAgree) {
    const std::string one(64, 'a'), other(64, 'b');
    EXPECT_EQ(errorOf(readFrom(one + "  f\n" + other + "  f\n")), ManifestError::ManifestTwice);
    EXPECT_EQ(errorOf(readFrom(one + "  ./f\n" + one + "  e\n" + other + "  /home/f\n",
                               {.hash = {}, .root = "/home"})),
              ManifestError::ManifestTwice);
    const auto agree = readFrom(one + "  f\n" + other + "  e\n" + one + "  f\n" + other + "  g\n");
    ASSERT_TRUE(agree);
    EXPECT_EQ(agree->entries.size(), 3u);
    EXPECT_EQ(entryOf(*agree, "g")->digests, other);
    const std::string line = "./f type=file size=";
    EXPECT_EQ(errorOf(readFrom("#mtree\n" + line + "1 sha256digest=" + one + "\n" + line + "2\n")),
              ManifestError::ManifestTwice);
    const auto joined = readFrom("#mtree\n" + line + "1\n" + line + "1 sha256digest=" + one + "\n");
    ASSERT_TRUE(joined);
    EXPECT_EQ(entryOf(*joined, "f")->digests, one);
}

TEST(ManifestFile, ColumnsOfHashdeepKeepTheirAlgorithm) {
    const std::string md5(32, 'a'), sha256(64, 'b');
    const std::string one =
        "%%%% HASHDEEP-1.0\n%%%% size,md5,sha256,filename\n1," + md5 + "," + sha256 + ",./f\n";
    const auto again = readFrom(one + "%%%% size,sha256,filename\n1," + sha256 + ",./g\n");
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->entries.size(), 2u);
    EXPECT_EQ(errorOf(readFrom(one + "%%%% size,md5,other,filename\n1," + md5 + ",,./g\n")),
              ManifestError::ManifestLine);
}

TEST(ManifestFile, OneOfSeveralAlgorithmsIsRead) {
    const std::string sha256(64, 'a'), sha3(64, 'b'), md5(32, 'c');
    const auto read = readFrom("SHA256 (f) = " + sha256 + "\nSHA3-256 (g) = " + sha3 + "\nMD5 (f) = " + md5 +
                               "\nSIZE (f) = 10\n");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->hashes, std::vector{HashKind::Sha256});
    ASSERT_EQ(read->entries.size(), 2u);
    EXPECT_EQ(entryOf(*read, "f")->digests, sha256);
    EXPECT_EQ(entryOf(*read, "g")->digests, "");  // not known, not changed
    const auto wanted = readFrom("MD5 (f) = " + md5 + "\nSHA3-256 (g) = " + sha3 + "\n",
                                 {.hash = HashKind::Sha3Bits256, .root = {}});
    ASSERT_TRUE(wanted);
    EXPECT_EQ(entryOf(*wanted, "g")->digests, sha3);
    EXPECT_EQ(entryOf(*wanted, "f")->digests, "");
    EXPECT_FALSE(readFrom("RMD160 (f) = " + std::string(40, 'd') + "\n"));
    EXPECT_FALSE(readFrom("SHA256 (f) = " + md5 + "\n"));
}

TEST(ManifestFile, LinesMayEndAsWindowsEndsThem) {
    const std::string digest(64, 'a');
    for (const std::string& text :
         {"\r\n" + digest + " *f\r\n\r\n" + digest + "  g\r\n", digest + "  f\n" + digest + " *g\r\n",
          "SHA256 (f) = " + digest + "\r\nSHA256 (g) = " + digest + "\r\n",
          "SHA256 (f) = " + digest + "\nSHA256 (g) = " + digest + "\r\n",
          "%%%% HASHDEEP-1.0\r\n%%%% size,sha256,filename\r\n## Invoked from: C:\\x\r\n##\r\n5," + digest +
              ",f\r\n5," + digest + ",g\r\n"}) {
        const auto read = readFrom(text);
        ASSERT_TRUE(read) << text << ": " << read.error().message;
        ASSERT_EQ(read->entries.size(), 2u) << text;
        EXPECT_EQ(read->entries[0].path, "f") << text;
        EXPECT_EQ(read->entries[1].path, "g") << text;
        EXPECT_EQ(read->entries[1].digests, digest) << text;
    }
    // A name can end so, too, where the line says it.
    const auto named = readFrom("\\" + digest + "  f\\r\n");
    ASSERT_TRUE(named);
    EXPECT_EQ(named->entries[0].path, "f\r");
}

TEST(ManifestFile, SmallOnesDoNotGrow) {
    // Each folder is in the one before.
    std::string nested = "#mtree\n";
    for (int i = 0; i < 60'000; ++i) nested += "a type=dir\n";
    EXPECT_EQ(errorOf(readFrom(nested)), ManifestError::ManifestLine);
    std::string deep = "#mtree\n" + std::string(60'000, 'a') + " type=dir\n" + std::string(6'000, 'b') +
                       " type=file sha256digest=" + std::string(64, 'c') + "\n";
    EXPECT_EQ(errorOf(readFrom(deep)), ManifestError::ManifestLine);
    // What /set says is every line's, and must not be copied for each.
    std::string set = "#mtree\n/set type=file";
    for (int i = 0; i < 100'000; ++i) set += " k" + std::to_string(i) + "=v";
    set += "\n./f sha256digest=" + std::string(64, 'c') + "\n";
    for (int i = 0; i < 3'000; ++i) set += "./" + std::to_string(i) + "\n";
    const auto read = readFrom(set);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->entries.size(), 3'001u);
    const auto named = readFrom("#mtree\n/set type=file sha256digest=" + std::string(64, 'd') +
                                "\n./f\n./g sha256digest=" + std::string(64, 'c') + "\n");
    ASSERT_TRUE(named);
    EXPECT_EQ(entryOf(*named, "f")->digests, "");  // not a checksum of its own
    EXPECT_EQ(entryOf(*named, "g")->digests, std::string(64, 'c'));
    // Folders of ordinary depth are no reason to refuse it.
    std::string tree = "#mtree\n/set type=file\n";
    for (int i = 0; i < 30; ++i) tree += std::string(100, 'd') + " type=dir\n";
    for (int i = 0; i < 20'000; ++i)
        tree += std::to_string(i) + " size=1 sha256digest=" + std::string(64, 'c') + "\n";
    const auto ordinary = readFrom(tree);
    ASSERT_TRUE(ordinary) << ordinary.error().message;
    EXPECT_EQ(ordinary->entries.size(), 20'030u);
}

TEST(ManifestFile, ReadingStopsWhenAsked) {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += std::string(64, 'a') + "  " + std::to_string(i) + "\n";
    SilentWatcher watcher;
    watcher.stop = true;
    std::istringstream in(text);
    const auto read = readManifest(in, "the manifest", {}, &watcher);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().cause, Cause::Cancelled);
    EXPECT_LT(static_cast<std::streamoff>(in.tellg()), 500'000);
}

}  // namespace
}  // namespace sectorsmith::manifests
