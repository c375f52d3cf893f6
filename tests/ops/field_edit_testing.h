// SPDX-License-Identifier: GPL-3.0-or-later
// Images whose fields are changed, and what their formats' own programs say of them then.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ops/field_edit.h"
#include "ops/template_folders.h"
#include "testing/disks.h"
#include "testing/images.h"

namespace sectorsmith::field_edits {

using Kind = FieldChange::Kind;

inline FieldTemplate shipped(const std::string& id) {
    const auto folder = testing::sourceFolder() / "templates";
    auto text = readTemplate((folder / (id + ".hexpat")).string());
    EXPECT_TRUE(text);
    const auto loader = lang::folderLoader({folder.string()});
    const auto compiled = lang::compile(*text, *loader);
    for (const auto& d : compiled.diagnostics) ADD_FAILURE() << lang::render(d);
    return {compiled.program, {}};
}

inline FieldTemplate ofText(const std::string& code) {
    auto text = std::make_shared<lang::SourceText>();
    text->name = "test";
    text->text = code;
    const auto loader = lang::folderLoader({(testing::sourceFolder() / "templates").string()});
    const auto compiled = lang::compile(text, *loader);
    EXPECT_TRUE(compiled.program) << code;
    return {compiled.program, {}};
}

// An image of its own that edits are put into at once: what the disk will be after the commit.
class Image {
 public:
    explicit Image(const std::filesystem::path& original) : path_(folder_.path() / "image") {
        std::filesystem::copy_file(original, path_);
    }
    explicit Image(const std::string& command) : path_(folder_.path() / "image") {
        const auto made = testing::run("IMG='" + path_.string() + "'; " + command);
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }
    std::string path() const { return path_.string(); }
    std::shared_ptr<const ByteSource> source() const { return testing::loadImage(path_); }
    void put(std::uint64_t offset, std::span<const std::byte> bytes) const {
        std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(offset));
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    void flip(std::uint64_t offset) const {
        auto byte = *readBytes(*source(), offset, 1);
        byte[0] ^= std::byte{0x40};
        put(offset, byte);
    }
    FieldEdit set(const FieldTemplate& how, const std::vector<FieldValue>& values,
                  const FieldEditOptions& options = {}) const {
        const auto edit = planFieldEdit(source(), source(), how, values, options);
        if (!edit) {
            ADD_FAILURE() << edit.error().message;
            return {};
        }
        for (const StagedWrite& write : edit->writes) put(write.offset, write.bytes);
        return *edit;
    }
    std::string tool(const std::string& command) const {
        const auto result = testing::run("IMG='" + path_.string() + "'; " + command + " 2>&1");
        return result.out;
    }

 private:
    testing::TemporaryFolder folder_;
    std::filesystem::path path_;
};

inline std::vector<std::pair<Kind, std::string>> kinds(const FieldEdit& edit) {
    std::vector<std::pair<Kind, std::string>> list;
    for (const FieldChange& change : edit.changes) list.emplace_back(change.kind, change.path);
    return list;
}

inline const char* const gptDisk =
    "truncate -s 8M \"$IMG\" && sgdisk -a 1 -n 1:40:2000 -c 1:One -n 2:2048:4000 -c 2:Two -t 2:8300 \"$IMG\" "
    ">/dev/null";

}  // namespace sectorsmith::field_edits

#define NEEDS(program)         \
    SECTORSMITH_NEEDS_SHELL(); \
    if (!sectorsmith::testing::haveProgram(program)) GTEST_SKIP() << (program) << " is not installed"
