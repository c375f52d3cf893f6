// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "io/memory_source.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Catalog : public ::testing::Test {
 protected:
    void write(const std::string& path, const std::string& text) {
        const auto file = folder_.path() / path;
        std::filesystem::create_directories(file.parent_path());
        sectorsmith::testing::writeFile(file, std::as_bytes(std::span(text)));
    }
    std::string path(const std::string& sub) const { return (folder_.path() / sub).string(); }
    static std::vector<std::string> ids(const std::vector<TemplateInfo>& list) {
        std::vector<std::string> out;
        for (const TemplateInfo& t : list) out.push_back(t.id);
        return out;
    }
    // The template with this magic, asked about 64 bytes that hold "MAGIC" at 16.
    bool proposes(const std::string& magic, std::uint64_t base = 0) {
        TemplateInfo info;
        info.id = "x";
        info.pragmas = {{"magic", magic}};
        std::vector<std::byte> data(64);
        std::memcpy(data.data() + 16, "MAGIC", 5);
        return !proposeTemplates({info}, MemorySource(data), base).empty();
    }
    sectorsmith::testing::TemporaryFolder folder_;
};

TEST_F(Catalog, ListsWhatDescribesItself) {
    write("shipped/disk/gpt.hexpat", "#pragma description GPT\nu8 x @ 0;");
    write("shipped/disk/types/part.hexpat", "struct S { u8 x; };");
    write("shipped/std/mem.pat", "#pragma description no template\n");
    write("shipped/broken.hexpat", "#pragma description broken\n struct {{{");
    write("mine/own.hexpat", "u8 x @ 0;");
    write("mine/disk/gpt.hexpat", "#pragma description my GPT\n");
    const auto list = listTemplates({path("shipped"), path("nowhere")}, path("mine"));
    EXPECT_THAT(ids(list), ElementsAre("broken", "disk/gpt", "own"));
    EXPECT_EQ(list[1].description, "my GPT");  // one's own goes before the shipped one
    EXPECT_TRUE(list[1].user);
    EXPECT_FALSE(list[0].user);
    EXPECT_EQ(std::filesystem::path(list[0].path), std::filesystem::path(path("shipped/broken.hexpat")));
}

TEST_F(Catalog, MagicIsReadLeniently) {
    EXPECT_TRUE(proposes("[ 4D 41 47 49 43 ] @ 0x10"));
    EXPECT_TRUE(proposes("[4D4147]@0x10"));
    EXPECT_TRUE(proposes("[ 4D ?? 47 ] @ 10"));  // the 0x may be missing
    EXPECT_TRUE(proposes("[ 4D 41 ] @ 0x10;"));  // and a semicolon follow
    EXPECT_TRUE(proposes("[ 4? ?1 ] @ 0x10"));
    EXPECT_TRUE(proposes("[ 4D 41 ] @ -0x30"));  // from the end
    EXPECT_TRUE(proposes("[ 4D 41 ] @ 0x8", 8));
    EXPECT_TRUE(proposes("[ 00 00 ]"));
    EXPECT_FALSE(proposes("[ 4D 41 ] @ 0x11"));
    EXPECT_FALSE(proposes("[ ?? ?? ] @ 0x10"));  // says nothing
    for (const char* broken :
         {"", "4D 41", "[ 4D", "[ 4 ] @ 0", "[ XY ] @ 0", "[ 4D ] @", "[ 4D ] @ zz", "[ ] @ 0",
          "[ 4D ] @ 0x10 more", "[ 4D ] @ 0xFFFFFFFFFFFFFFFFFF", "[ 4D ] @ 0xFFFFFFFFFFFFFFFF"})
        EXPECT_FALSE(proposes(broken)) << broken;
    EXPECT_FALSE(proposes("[ 00 ] @ 0", ~std::uint64_t{0}));
}

TEST_F(Catalog, TheMoreAgreesTheBetter) {
    TemplateInfo shortOne;
    shortOne.id = "short";
    shortOne.pragmas = {{"magic", "[ 55 AA ] @ 0x1FE"}};
    TemplateInfo longOne;
    longOne.id = "long";
    longOne.pragmas = {{"magic", "[ 00 00 ] @ 0x300"}, {"magic", "[ 45 46 49 20 50 41 52 54 ] @ 0x200"}};
    std::vector<std::byte> data(1024);
    data[510] = std::byte{0x55};
    data[511] = std::byte{0xAA};
    std::memcpy(data.data() + 512, "EFI PART", 8);
    EXPECT_THAT(ids(proposeTemplates({shortOne, longOne}, MemorySource(data), 0)),
                ElementsAre("long", "short"));
    EXPECT_THAT(ids(proposeTemplates({shortOne, longOne}, MemorySource(std::vector<std::byte>(100)), 0)),
                IsEmpty());
}

TEST_F(Catalog, LoaderStaysInItsFolders) {
    write("a/std/mem.pat", "first");
    write("b/std/mem.pat", "second");
    write("secret.pat", "secret");
    const auto loader = folderLoader({path("a"), path("b")});
    ASSERT_NE(loader->load("std/mem.pat"), nullptr);
    EXPECT_EQ(loader->load("std/mem.pat")->text, "first");
    EXPECT_EQ(loader->load("std/mem.pat"), loader->load("std/mem.pat"));
    for (const std::string& bad :
         {std::string("../secret.pat"), path("secret.pat"), std::string("std/../../secret.pat"),
          std::string("std"), std::string(), std::string("C:secret.pat"), std::string("..\\secret.pat")})
        EXPECT_EQ(loader->load(bad), nullptr) << bad;
}

}  // namespace
}  // namespace sectorsmith::lang
