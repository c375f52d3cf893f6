// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of ByteSource, for every source of src/io.
#include "contracts/byte_source_contract.h"

#include "io/cached_source.h"
#include "io/memory_source.h"
#include "io/open.h"
#include "io/raw_source.h"
#include "io/slice_source.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

std::shared_ptr<ByteSource> memory(std::span<const std::byte> content, std::uint32_t sectorSize) {
    return std::make_shared<MemorySource>(std::vector<std::byte>(content.begin(), content.end()), sectorSize);
}

// An image of its own in a folder that lives as long as the source.
struct ImageOfItsOwn {
    TemporaryFolder folder;
    std::shared_ptr<ByteSource> source;
};

std::string writeImage(const TemporaryFolder& folder, std::span<const std::byte> content) {
    const auto path = folder.path() / "disk.img";
    writeFile(path, content);
    return path.string();
}

std::shared_ptr<ByteSource> image(std::span<const std::byte> content, std::uint32_t sectorSize) {
    auto owner = std::make_shared<ImageOfItsOwn>();
    OpenOptions options;
    options.sectorSize = sectorSize;
    auto opened = openPath(writeImage(owner->folder, content), options);
    if (!opened) return nullptr;
    owner->source = opened->source;
    return {owner, owner->source.get()};
}

std::shared_ptr<ByteSource> raw(std::span<const std::byte> content, std::uint32_t sectorSize, bool direct,
                                bool gentle) {
    auto owner = std::make_shared<ImageOfItsOwn>();
    const std::string path = writeImage(owner->folder, content);
    FileMode mode;
    mode.direct = direct;
    auto file = openSystemFile(path, mode);
    if (!file && direct) file = openSystemFile(path);  // a file system without direct transfers
    if (!file) return nullptr;
    auto source = std::make_shared<RawSource>(std::move(*file), content.size(), sectorSize, 512, path);
    if (gentle) source->setGentle(true);
    owner->source = source;
    return {owner, owner->source.get()};
}

std::shared_ptr<ByteSource> slice(std::span<const std::byte> content, std::uint32_t sectorSize) {
    std::vector<std::byte> larger(content.size() + 3000, std::byte{0x77});
    std::ranges::copy(content, larger.begin() + 1536);
    return std::make_shared<SliceSource>(std::make_shared<MemorySource>(std::move(larger), sectorSize), 1536,
                                         content.size(), "slice");
}

std::shared_ptr<ByteSource> cached(std::span<const std::byte> content, std::uint32_t sectorSize) {
    return std::make_shared<CachedSource>(memory(content, sectorSize));
}
std::shared_ptr<ByteSource> smallCache(std::span<const std::byte> content, std::uint32_t sectorSize) {
    return std::make_shared<CachedSource>(memory(content, sectorSize), 1);
}
std::shared_ptr<ByteSource> gentleCache(std::span<const std::byte> content, std::uint32_t sectorSize) {
    auto source = std::make_shared<CachedSource>(slice(content, sectorSize));
    source->setGentle(true);
    return source;
}

INSTANTIATE_TEST_SUITE_P(
    Io, ByteSourceContract,
    ::testing::Values(SourceCase{"Memory", memory}, SourceCase{"Image", image},
                      SourceCase{"RawFile", [](auto c, auto s) { return raw(c, s, false, false); }},
                      SourceCase{"RawDirect", [](auto c, auto s) { return raw(c, s, true, false); }},
                      SourceCase{
                          "RawGentle", [](auto c, auto s) { return raw(c, s, false, true); }, {512, 520}},
                      SourceCase{"Slice", slice}, SourceCase{"Cached", cached},
                      SourceCase{"SmallCache", smallCache},
                      SourceCase{"GentleCache", gentleCache, {512, 520}}),
    sourceCaseName);

}  // namespace
}  // namespace sectorsmith::testing
