// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/builtin_templates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

namespace fs = std::filesystem;

fs::path templatesFolder() { return sectorsmith::testing::sourceFolder() / "templates"; }

TEST(BuiltinTemplates, AreTheFilesOfTheFolder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(templatesFolder())) {
        const fs::path& path = entry.path();
        if (path.extension() != ".hexpat" && path.extension() != ".pat") continue;
        const auto bytes = sectorsmith::testing::readFile(path);
        files[path.lexically_relative(templatesFolder()).generic_string()] =
            std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    EXPECT_GT(files.size(), 20u);
    std::map<std::string, std::string> builtin;
    for (const BuiltinTemplate& one : builtinTemplates()) builtin[std::string(one.path)] = one.text;
    EXPECT_EQ(builtin.size(), builtinTemplates().size());
    for (const auto& [path, text] : files) EXPECT_EQ(builtin[path], text) << path;
    EXPECT_EQ(builtin.size(), files.size());
}

TEST(BuiltinTemplates, AreListedAsTheFolderIs) {
    const auto folder = listTemplates({templatesFolder().string()});
    const auto builtin = listTemplates({std::string(builtinFolder)});
    ASSERT_EQ(builtin.size(), folder.size());
    for (std::size_t i = 0; i < folder.size(); ++i) {
        EXPECT_EQ(builtin[i].id, folder[i].id);
        EXPECT_EQ(builtin[i].description, folder[i].description);
        EXPECT_EQ(builtin[i].pragmas.size(), folder[i].pragmas.size());
        EXPECT_NE(findBuiltin(builtin[i].path), nullptr) << builtin[i].path;
    }
}

TEST(BuiltinTemplates, EachCompilesWithWhatItImports) {
    const auto loader = folderLoader({std::string(builtinFolder)});
    for (const TemplateInfo& info : listTemplates({std::string(builtinFolder)})) {
        const BuiltinTemplate* found = findBuiltin(info.path);
        ASSERT_NE(found, nullptr);
        const auto compiled =
            compile(std::make_shared<SourceText>(SourceText{info.path, std::string(found->text)}), *loader);
        EXPECT_NE(compiled.program, nullptr) << info.id;
    }
}

TEST(BuiltinTemplates, ALoaderLooksOnlyWhereItWasTold) {
    const auto disk = folderLoader({std::string(builtinFolder) + "/disk"});
    EXPECT_NE(disk->load("gpt.hexpat"), nullptr);
    EXPECT_EQ(disk->load("disk/gpt.hexpat"), nullptr);
    EXPECT_EQ(disk->load("../disk/gpt.hexpat"), nullptr);
    const auto all = folderLoader({"/nowhere", std::string(builtinFolder)});
    EXPECT_NE(all->load("std/mem.pat"), nullptr);
    EXPECT_EQ(all->load("std/none.pat"), nullptr);
}

TEST(BuiltinTemplates, OnlyTheirOwnPathsAreTheirs) {
    EXPECT_NE(findBuiltin("built-in:/disk/gpt.hexpat"), nullptr);
    for (const char* path : {"disk/gpt.hexpat", "/disk/gpt.hexpat", "built-in:", "built-in:/",
                             "built-in:/gpt.hexpat", "built-in:/xdisk/gpt.hexpat", "built-in:/disk"})
        EXPECT_EQ(findBuiltin(path), nullptr) << path;
}

}  // namespace
}  // namespace sectorsmith::lang
