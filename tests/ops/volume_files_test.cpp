// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/volume_files.h"

#include <gtest/gtest.h>
#include <re2/re2.h>

#include <algorithm>
#include <set>

#include "base/decompose.h"
#include "base/fold.h"
#include "base/fold_table.h"
#include "base/text.h"
#include "fs/catalogue.h"
#include "fs/errors.h"
#include "fs/name_search.h"
#include "io/open.h"
#include "ops/extract_files.h"
#include "ops/find_files.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

std::string utf8(char32_t c) {
    std::string text;
    appendUtf8(text, c);
    return text;
}

// The expressions of the command `find` are RE2's: what one takes for the same, the other does.
TEST(Folding, IsThatOfRe2) {
    std::set<char32_t> letters;
    for (char32_t c = 'A'; c <= 'z'; ++c) letters.insert(c);
    for (const Folding& run : foldings)
        for (char32_t c = run.first; c <= run.last; c += run.stride) {
            letters.insert(c);
            letters.insert(static_cast<char32_t>(static_cast<std::int32_t>(c) + run.distance));
        }
    RE2::Options how;
    how.set_case_sensitive(false);
    std::string all;
    for (const char32_t c : letters) all += utf8(c) + "\n";
    std::size_t asked = 0;
    for (const char32_t c : letters) {
        if (++asked % 5 != 0) continue;  // thousands of expressions take a while
        const std::string same = folded(utf8(c));
        EXPECT_TRUE(RE2::FullMatch(same, RE2(RE2::QuoteMeta(utf8(c)), how))) << std::hex << unsigned(c);
        std::size_t expected = 0, matched = 0;
        for (const char32_t other : letters) expected += folded(utf8(other)) == same;
        const RE2 expression("(" + RE2::QuoteMeta(utf8(c)) + ")", how);
        re2::StringPiece rest(all);
        std::string hit;
        while (RE2::FindAndConsume(&rest, expression, &hit)) ++matched;
        EXPECT_EQ(matched, expected) << std::hex << unsigned(c);
    }
}

TEST(Folding, OfComposedAndBrokenText) {
    EXPECT_EQ(folded("NA\xC3\x8FVE"), folded("nai\xCC\x88ve"));
    EXPECT_EQ(folded("\xCE\xA3\xCF\x83\xCF\x82"), "\xCF\x83\xCF\x83\xCF\x83");  // Σσς
    EXPECT_EQ(folded("A\xFFz"), "a\xEF\xBF\xBDz");
    EXPECT_EQ(folded(""), "");
}

// A volume that tells these names: folder 3 is in the root, 4 is in itself, the others are in 3.
class Told : public Catalogue {
 public:
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    Result<void> walk(CatalogueVisitor& visitor, Progress&) override {
        const auto tell = [&](std::uint64_t parent, std::uint64_t number, std::string_view name,
                              FileKind kind) {
            FileEntry file;
            file.file = number;
            file.kind = kind;
            EXPECT_TRUE(visitor.file(file));
            EXPECT_TRUE(visitor.name({.file = number, .parent = parent, .volume = 0, .name = name}));
        };
        tell(2, 3, "Folder", FileKind::Folder);
        tell(4, 4, "loop", FileKind::Folder);
        tell(4, 5, "in the loop", FileKind::File);
        for (std::size_t i = 0; i < names.size(); ++i) tell(3, 10 + i, names[i], FileKind::File);
        EXPECT_TRUE(visitor.name({.file = 99, .parent = 3, .volume = 0, .name = "without a file"}));
        return {};
    }
    std::vector<std::string> names{"b", "a\xFF", "A", "sl/ash", "", "\xD0\x96\xD1\x83\xD0\xBA", "a"};
};

TEST(NameSearch, OfStrangeNames) {
    Told told;
    SilentProgress progress;
    const auto index = FileIndex::build(told, progress);
    ASSERT_TRUE(index);
    const auto search = NameSearch::build(*index, progress);
    ASSERT_TRUE(search);
    const auto texts = [&](const std::vector<std::uint32_t>& names) {
        std::vector<std::string> found;
        for (const std::uint32_t name : names) found.emplace_back(index->text(index->names()[name]));
        return found;
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(texts(search->order()).front(), "");
    EXPECT_EQ(texts(search->containing(*index, "a", progress)),
              (Texts{"A", "a", "a\xFF", "sl/ash", "without a file"}));
    EXPECT_EQ(texts(search->containing(*index, "\xD0\xB6\xD0\xA3", progress)), (Texts{told.names[5]}));
    EXPECT_EQ(texts(search->containing(*index, "\xEF\xBF\xBD", progress)), (Texts{"a\xFF"}));
    EXPECT_EQ(texts(search->containing(*index, "/folder/a", progress)), (Texts{"A", "a", "a\xFF"}));
    EXPECT_EQ(texts(search->containing(*index, "loop/in", progress)), (Texts{"in the loop"}));
    EXPECT_EQ(texts(search->containing(*index, "sl/ash", progress)), Texts{}) << "a slash parts folders";
    EXPECT_EQ(search->containing(*index, "", progress).size(), index->names().size());
    EXPECT_EQ(texts(search->matching("?", progress)), (Texts{"A", "a", "b"}));
    EXPECT_EQ(texts(search->matching("a?", progress)), (Texts{"a\xFF"}));
    EXPECT_EQ(texts(search->matching("*u*", progress)), (Texts{"without a file"}));
    EXPECT_EQ(search->matching("**", progress).size(), index->names().size());
    for (std::uint32_t name = 0; name < index->names().size(); ++name)
        EXPECT_EQ(search->file(*index, name) == nullptr, index->names()[name].file == 99);
}

class MadeVolume : public ::testing::Test {
 protected:
    void SetUp() override {
        const auto image = testing::realImage("gpt_hfsplus");
        if (image.empty()) GTEST_SKIP() << "the real image gpt_hfsplus is not on this machine";
        auto opened = openPath(image.string());
        ASSERT_TRUE(opened);
        source_ = opened->source;
        const auto volumes = findVolumes(source_);
        ASSERT_EQ(volumes.size(), 1u);
        EXPECT_EQ(volumes[0].partition, "#1");
        EXPECT_EQ(volumes[0].facts.kind, FileSystemKind::HfsPlus);
        auto files = VolumeFiles::read(source_, volumes[0], {}, progress_);
        ASSERT_TRUE(files) << files.error().message;
        files_ = *files;
    }
    std::vector<std::string> pathsOf(const std::vector<std::uint32_t>& names) const {
        std::vector<std::string> paths;
        for (const std::uint32_t name : names) paths.push_back(files_->pathOf(files_->names().names()[name]));
        std::ranges::sort(paths);
        return paths;
    }
    // As the command looks for them, one path after the other.
    std::vector<std::string> asFind(const std::string& pattern) const {
        FindFilesOptions options;
        options.pattern = pattern;
        const auto find = FindFiles::make(options);
        EXPECT_TRUE(find);
        std::vector<std::string> paths;
        for (const FileIndex::Name& name : files_->names().names())
            if (const std::string path = files_->pathOf(name); find->matches(path.substr(1), nullptr))
                paths.push_back(path);
        std::ranges::sort(paths);
        return paths;
    }

    SilentProgress progress_;
    std::shared_ptr<ByteSource> source_;
    std::shared_ptr<const VolumeFiles> files_;
};

TEST_F(MadeVolume, FindsWhatTheCommandFinds) {
    ASSERT_GT(files_->names().names().size(), 50u);
    std::size_t found = 0;
    for (const char* pattern :
         {"*", "*.*", "*O*", "?????", "*a?e*", "[a-f]*", "*/*", "*[0-9]", "**e", "x*x"}) {
        const auto names = files_->find(pattern, progress_);
        ASSERT_TRUE(names) << pattern;
        EXPECT_EQ(pathsOf(*names), asFind(pattern)) << pattern;
        found += names->size();
    }
    EXPECT_GT(found, 50u);
    // A text without wildcards is a part of a name.
    for (const char* text : {"e", "O", ".txt", "journal", "no such name"}) {
        const auto names = files_->find(text, progress_);
        ASSERT_TRUE(names);
        EXPECT_EQ(pathsOf(*names), asFind("*" + std::string(text) + "*")) << text;
    }
    EXPECT_FALSE(files_->find("[z-a]", progress_));
}

TEST_F(MadeVolume, FindsPartsOfPaths) {
    for (const FileIndex::Name& name : files_->names().names()) {
        const std::string path = files_->pathOf(name);
        // With one letter less at either end it is a part of this one's path still.
        if (path.substr(1, path.size() - 2).find('/') == std::string::npos) continue;
        const auto names = files_->find(path.substr(1, path.size() - 2), progress_);
        ASSERT_TRUE(names);
        EXPECT_TRUE(std::ranges::any_of(*names, [&](std::uint32_t one) {
            return &files_->names().names()[one] == &name;
        })) << path;
        for (const std::uint32_t one : *names)
            EXPECT_NE(folded(files_->pathOf(files_->names().names()[one]))
                          .find(folded(path.substr(1, path.size() - 2))),
                      std::string::npos);
    }
}

TEST_F(MadeVolume, FoldersAreInOrderAndLeadToTheirFiles) {
    const auto root = files_->folder(files_->names().root());
    EXPECT_EQ(root.size(), files_->names().children(files_->names().root()).end -
                               files_->names().children(files_->names().root()).first);
    EXPECT_TRUE(std::ranges::is_sorted(root, {}, [&](std::uint32_t name) {
        return folded(files_->names().text(files_->names().names()[name]));
    }));
    for (std::uint32_t name = 0; name < files_->names().names().size(); ++name)
        EXPECT_EQ(files_->search().file(files_->names(), name),
                  files_->names().find(files_->names().names()[name].file));
}

TEST_F(MadeVolume, StopsWhenItIsCancelled) {
    SilentProgress cancelled;
    cancelled.cancel();
    const auto found = files_->find("e", cancelled);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().cause, Cause::Cancelled);
    const auto volumes = findVolumes(source_);
    EXPECT_FALSE(VolumeFiles::read(source_, volumes[0], {}, cancelled));
}

TEST(VolumeFiles, OfContainersAndSnapshots) {
    const auto image = testing::realImage("made/apfs_snapshot");
    if (image.empty()) GTEST_SKIP() << "the real image made/apfs_snapshot is not on this machine";
    auto opened = openPath(image.string());
    ASSERT_TRUE(opened);
    const auto volumes = findVolumes(opened->source);
    ASSERT_EQ(volumes.size(), 1u);
    ASSERT_TRUE(volumes[0].volume);
    SilentProgress progress;
    const auto now = VolumeFiles::read(opened->source, volumes[0], {}, progress);
    ASSERT_TRUE(now) << now.error().message;
    const auto states = (*now)->states(progress);
    ASSERT_TRUE(states);
    EXPECT_EQ(std::ranges::count_if(*states, [](const DatedState& one) { return one.state.checkpoint == 0; }),
              volumes[0].volume->snapshots);
    EXPECT_TRUE(std::ranges::is_sorted(*states, std::ranges::greater(), &DatedState::transaction));
    std::size_t read = 0;
    for (const DatedState& one : *states) {
        EXPECT_NE(one.time.nanoseconds, FileTime::none);
        EXPECT_FALSE(one.state.present());
        const auto then = VolumeFiles::read(opened->source, volumes[0], {one.state, false, {}}, progress);
        if (!then) {  // a part of an older checkpoint can have been overwritten
            EXPECT_NE(one.state.checkpoint, 0u);
            EXPECT_EQ(then.error().cause, Cause::Damaged) << then.error().message;
            continue;
        }
        ++read;
        EXPECT_EQ((*then)->state(), one.state);
        EXPECT_EQ((*then)->deleted() != nullptr, one.state.checkpoint != 0);
    }
    EXPECT_GT(read, 0u);
    EXPECT_FALSE(
        VolumeFiles::read(opened->source, volumes[0], {{"no such snapshot", 0}, false, {}}, progress));
    EXPECT_FALSE(VolumeFiles::read(opened->source, volumes[0], {{{}, 999'999}, false, {}}, progress));
}

// Deleted files stand among the others, and only they have a verdict.
TEST(VolumeFiles, WithDeletedFiles) {
    if (!testing::haveShell() || !testing::haveProgram("mkfs.fat") || !testing::haveProgram("mdel"))
        GTEST_SKIP() << "dosfstools and mtools are not installed";
    const testing::TemporaryFolder folder;
    const std::string path = (folder.path() / "disk.img").string();
    ASSERT_EQ(
        testing::run("cd '" + folder.path().string() +
                     "' && seq 1000 > 'a long name.txt' && printf tiny > tiny && printf stays > stays && "
                     "truncate -s 2M disk.img && mkfs.fat -s 1 -F 12 disk.img >/dev/null && "
                     "mmd -i disk.img ::docs && mcopy -i disk.img 'a long name.txt' tiny stays ::docs && "
                     "mdel -i disk.img '::docs/a long name.txt' ::docs/tiny")
            .exitCode,
        0);
    auto opened = openPath(path);
    ASSERT_TRUE(opened);
    const auto volumes = findVolumes(opened->source);
    ASSERT_EQ(volumes.size(), 1u);
    SilentProgress progress;
    const auto plain = VolumeFiles::read(opened->source, volumes[0], {}, progress);
    ASSERT_TRUE(plain);
    EXPECT_EQ((*plain)->deleted(), nullptr);
    const auto files = VolumeFiles::read(opened->source, volumes[0], {{}, true, {}}, progress);
    ASSERT_TRUE(files) << files.error().message;
    EXPECT_EQ((*files)->names().names().size(), (*plain)->names().names().size() + 2);
    EXPECT_EQ((*files)->deletedNames().size(), 2u);
    const auto found = (*files)->find("a long", progress);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 1u);
    const std::uint64_t number = (*files)->names().names()[found->front()].file;
    EXPECT_TRUE((*files)->isDeleted(number));
    ASSERT_NE((*files)->remains(number), nullptr);
    EXPECT_EQ((*files)->remains(number)->verdict, Verdict::Whole);
    EXPECT_EQ((*files)->pathOf((*files)->names().names()[found->front()]), "/docs/a long name.txt");
    const auto stays = (*files)->names().lookUp("/docs/stays");
    ASSERT_TRUE(stays);
    EXPECT_FALSE((*files)->isDeleted(*stays));
    EXPECT_FALSE((*files)->isDeleted(*(*files)->names().lookUp("/docs")));
    // Its block is nobody's, and was the file's.
    const auto streams = (*files)->streams({number}, progress);
    ASSERT_TRUE(streams);
    const auto pieces = streams->pieces(number);
    ASSERT_FALSE(pieces.empty());
    const auto were = (*files)->deletedOwners(progress);
    ASSERT_TRUE(were);
    const auto answer = were->at(pieces[0].offset + 3);
    ASSERT_EQ(answer.owners.size(), 1u);
    EXPECT_EQ(answer.owners[0].file, number);
    EXPECT_EQ(answer.owners[0].streamOffset, pieces[0].streamOffset + 3);
    const auto owners = (*files)->owners(progress);
    ASSERT_TRUE(owners);
    EXPECT_TRUE(owners->at(pieces[0].offset).owners.empty());
    // Of a folder that is there, what is there; a deleted file by itself.
    const auto docs = *(*files)->names().lookUp("/docs");
    const auto all = (*files)->streams({docs, number, *stays}, progress);
    ASSERT_TRUE(all);
    Extractor extractor((*files)->bytes(), (*files)->names(), *all, folder.path() / "to", false,
                        (*files)->deleted());
    extractor.leaveOutDeleted();
    const auto told = [](const ExtractedFile& file) { EXPECT_FALSE(file.error) << file.path; };
    EXPECT_TRUE(extractor.extract("/docs", told, progress));
    EXPECT_TRUE(extractor.extract("/docs/a long name.txt", number, told, progress));
    extractor.finish(told);
    EXPECT_EQ(testing::run("cd '" + folder.path().string() +
                           "' && cmp 'a long name.txt' 'to/a long name.txt' && cmp stays to/docs/stays && "
                           "test $(ls to/docs | wc -l) = 1")
                  .exitCode,
              0);
}

TEST(VolumeFiles, OfAnEncryptedVolume) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_encrypted");
    auto opened = openPath(image.string());
    ASSERT_TRUE(opened);
    const auto volumes = findVolumes(opened->source);
    ASSERT_EQ(volumes.size(), 1u);
    EXPECT_TRUE(volumes[0].readable());
    EXPECT_FALSE(volumes[0].listable());
    SilentProgress progress;
    const auto refused = VolumeFiles::read(opened->source, volumes[0], {}, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Refused);
    const auto wrong = VolumeKey::make(opened->source, volumes[0], "passwort");
    ASSERT_FALSE(wrong);
    EXPECT_TRUE(wrong.error().code == FsError::WrongPassword) << wrong.error().message;
    const auto key = VolumeKey::make(opened->source, volumes[0], "password");
    ASSERT_TRUE(key) << key.error().message;
    for (const bool deleted : {false, true}) {
        const auto files = VolumeFiles::read(opened->source, volumes[0], {{}, deleted, {*key}}, progress);
        ASSERT_TRUE(files) << files.error().message;
        EXPECT_GT((*files)->names().names().size(), 5u);
        const auto owners = (*files)->owners(progress);
        ASSERT_TRUE(owners);
    }
}

}  // namespace
}  // namespace sectorsmith
