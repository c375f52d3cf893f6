// SPDX-License-Identifier: GPL-3.0-or-later
// A volume that macOS encrypted in software: its files by its password.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/crypt.h"
#include "fs/apfs/apfs.h"
#include "fs/content.h"
#include "fs/errors.h"
#include "fs/file_index_testing.h"
#include "io/memory_source.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;

// What dissect.apfs 1.1 reads of it.
constexpr std::pair<const char*, const char*> sums[] = {
    {"/.fseventsd/0000000046d4e8ee", "af48e6dbb1453476801fa73b5c5af3700230c64e27f27cc597fe25a3a6dbd3d8"},
    {"/.fseventsd/0000000046d4e8ef", "a0c75c9c5d087e3e4a4e68f1dcda0e2128ae3f12650b16ca097156c7dd15b85a"},
    {"/.fseventsd/fseventsd-uuid", "6b3a726f3d688cdc95e19cd2c7cd1f9369180adfc171c7c1ab4d5b0f2d74129f"},
    {"/dir/compressed-lzfse-fork", "5f46d97f947137dcf974fc19914c547acd18fcdb25124c846c1100f8b3fbca5f"},
    {"/dir/compressed-lzfse-xattr", "053910dca30fb4cdeff4b5cfbbb20fcc5bb0af5c7b56409e7082e06503a35988"},
    {"/dir/compressed-lzvn-fork", "5f46d97f947137dcf974fc19914c547acd18fcdb25124c846c1100f8b3fbca5f"},
    {"/dir/compressed-lzvn-xattr", "053910dca30fb4cdeff4b5cfbbb20fcc5bb0af5c7b56409e7082e06503a35988"},
    {"/dir/compressed-zlib-fork", "5f46d97f947137dcf974fc19914c547acd18fcdb25124c846c1100f8b3fbca5f"},
    {"/dir/compressed-zlib-xattr", "053910dca30fb4cdeff4b5cfbbb20fcc5bb0af5c7b56409e7082e06503a35988"},
    {"/dir/file", "59277d20be495ed2436c1198cb3ffb91af45d645d5cbac80b136ad3b32bfd5cb"},
    {"/hardlink", "59277d20be495ed2436c1198cb3ffb91af45d645d5cbac80b136ad3b32bfd5cb"},
    {"/empty", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}};

class EncryptedApfs : public ::testing::Test {
 protected:
    void open() {
        auto made = openCatalogue(*source_);
        ASSERT_TRUE(made) << made.error().message;
        catalogue_ = std::move(*made);
    }
    // The image with one byte changed.
    void change(std::uint64_t offset) {
        std::vector<std::byte> bytes(source_->size());
        ASSERT_TRUE(readExact(*source_, 0, bytes));
        bytes[offset] ^= std::byte{1};
        source_ = std::make_shared<MemorySource>(std::move(bytes));
    }
    std::shared_ptr<ByteSource> source_;
    std::unique_ptr<Catalogue> catalogue_;
    SilentProgress progress_;
};

TEST_F(EncryptedApfs, FilesByThePassword) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    source_ = testing::loadImage(path);
    open();
    EXPECT_TRUE(catalogue_->locked(0));
    const auto none = FileIndex::build(*catalogue_, progress_);
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->names().empty());
    const auto wrong = catalogue_->unlock(0, "Password");
    ASSERT_FALSE(wrong);
    EXPECT_TRUE(wrong.error().code == FsError::WrongPassword);
    EXPECT_THAT(wrong.error().message, HasSubstr("volume 0 (“Encrypted”)"));
    EXPECT_FALSE(catalogue_->unlock(0, ""));
    EXPECT_FALSE(catalogue_->unlock(7, "password"));
    EXPECT_TRUE(catalogue_->locked(0));
    const auto unlocked = catalogue_->unlock(0, "password");
    ASSERT_TRUE(unlocked) << unlocked.error().message;
    EXPECT_FALSE(catalogue_->locked(0));
    const auto names = FileIndex::build(*catalogue_, progress_);
    ASSERT_TRUE(names) << names.error().message;
    EXPECT_THAT(names->findings(), ::testing::IsEmpty());
    EXPECT_THAT(catalogue_->notes(), ::testing::IsEmpty());
    EXPECT_GE(names->names().size(), 44u);
    const auto streams = StreamIndex::build(*catalogue_, progress_, 0, {});
    ASSERT_TRUE(streams) << streams.error().message;
    for (const auto& [name, sum] : sums) {
        const auto number = names->lookUp(name);
        ASSERT_TRUE(number) << name;
        const auto* stream = streams->find(*number, StreamKind::Data);
        ASSERT_NE(stream, nullptr) << name;
        auto content = openContent(*source_, *streams, *stream);
        ASSERT_TRUE(content) << name << ": " << content.error().message;
        auto all = readBytes(**content, 0, (*content)->size());
        ASSERT_TRUE(all) << name << ": " << all.error().message;
        std::string hash;
        for (const std::byte one : sha256Of(*all))
            hash += fmt::format("{:02x}", std::to_integer<unsigned>(one));
        EXPECT_EQ(hash, sum) << name;
        // Any piece of it is the same piece.
        for (std::size_t at = 0; at < all->size(); at += 211) {
            auto some = readBytes(**content, at, std::min<std::size_t>(300, all->size() - at));
            ASSERT_TRUE(some);
            EXPECT_TRUE(std::ranges::equal(*some, std::span(*all).subspan(at, some->size()))) << at;
        }
    }
}

// Without the key what is encrypted is not given out as content.
TEST_F(EncryptedApfs, NothingWithoutTheKey) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    source_ = testing::loadImage(path);
    open();
    ASSERT_TRUE(catalogue_->unlock(0, "password"));
    const auto names = FileIndex::build(*catalogue_, progress_);
    ASSERT_TRUE(names);
    const auto file = names->lookUp("/dir/file");
    ASSERT_TRUE(file);
    const auto known = StreamIndex::build(*catalogue_, progress_, 0, {*file});
    ASSERT_TRUE(known);
    const auto* stream = known->find(*file, StreamKind::Data);
    ASSERT_NE(stream, nullptr);
    ASSERT_FALSE(known->pieces(*stream).empty());
    EXPECT_TRUE(known->pieces(*stream)[0].encrypted);
    open();  // again, locked
    const auto unknown = StreamIndex::build(*catalogue_, progress_, 0, {*file});
    ASSERT_TRUE(unknown);
    EXPECT_EQ(unknown->find(*file, StreamKind::Data), nullptr);
}

TEST_F(EncryptedApfs, DamagedKeys) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    source_ = testing::loadImage(path);
    const auto container = apfs::Container::open(*source_);
    ASSERT_TRUE(container);
    const std::uint64_t bag = container->superblock().keyLocker.start * container->blockSize();
    ASSERT_NE(bag, 0u);
    change(bag + 100);
    open();
    const auto unlocked = catalogue_->unlock(0, "password");
    ASSERT_FALSE(unlocked);
    EXPECT_EQ(unlocked.error().cause, Cause::Damaged);
    EXPECT_TRUE(unlocked.error().code == FsError::KeyBagDamaged);
}

TEST(PlainApfs, HasNoPassword) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    const auto source = testing::loadImage(path);
    auto catalogue = openCatalogue(*source);
    ASSERT_TRUE(catalogue);
    EXPECT_FALSE((*catalogue)->locked(0));
    const auto unlocked = (*catalogue)->unlock(0, "password");
    ASSERT_FALSE(unlocked);
    EXPECT_TRUE(unlocked.error().code == FsError::NotEncrypted);
}

}  // namespace
}  // namespace sectorsmith
