// SPDX-License-Identifier: GPL-3.0-or-later
// The files of hostile volumes: every walk ends, strict or lenient, and what it tells has its form; so does what is read of
// the files.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "fs/catalogue.h"
#include "fs/content.h"
#include "fs/deleted_files.h"
#include "fs/file_index.h"
#include "fs/owner_index.h"
#include "fuzz/sparse_input.h"

using namespace sectorsmith;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

class Visitor : public CatalogueVisitor {
 public:
    Visitor(Catalogue& catalogue, bool lenient) : catalogue_(catalogue), lenient_(lenient) {}
    Result<void> area(const VolumeArea& area) override {
        require(area.name != nullptr && !area.name->empty());
        return {};
    }
    Result<void> extent(const FileExtent& extent) override {
        require(extent.length > 0 && extent.offset + extent.length > extent.offset);
        if (extents++ < 8) catalogue_.pathOf(extent.volume, extent.file);
        return {};
    }
    bool wantsNames() const override { return true; }
    Result<void> name(const NameEntry& entry) override {
        require(entry.name.size() < 4096);
        return {};
    }
    Result<void> stream(const StreamEntry& stream) override {
        require(stream.valid <= stream.size && (!stream.resident || stream.bytes.size() >= stream.valid));
        require(stream.coding != StreamCoding::Lznt1 || stream.unit != 0);
        return {};
    }
    Result<void> finding(Error error) override {
        require(!error.message.empty());
        ++findings;
        if (lenient_) return {};
        return std::unexpected(std::move(error));
    }
    int extents = 0, findings = 0;

 private:
    Catalogue& catalogue_;
    bool lenient_;
};

// What is said of deleted files fits together, and nothing that is lost is read.
void lookForDeleted(const ByteSource& volume, Catalogue& catalogue) {
    SilentProgress progress;
    const auto deleted = DeletedFiles::find(volume, catalogue, 0, progress);
    if (!deleted) return;
    const auto names = FileIndex::build(**deleted, progress);
    const auto streams = StreamIndex::build(**deleted, progress, 0, {});
    require(names && streams);
    std::vector<std::byte> bytes(100000);
    std::size_t opened = 0;
    for (const DeletedFiles::File& file : (*deleted)->files()) {
        require(names->find(file.number) != nullptr && !names->paths(file.number, 1).empty());
        require(file.verdict != Verdict::Whole || file.lost.empty());
        std::uint64_t end = 0;
        for (const ByteRange& range : file.lost) {
            require(range.offset >= end && range.length > 0);
            end = range.end();
        }
        const auto* stream = streams->find(file.number, StreamKind::Data);
        if (stream == nullptr || opened++ > 8) continue;
        if (const auto content = openContent(volume, *streams, *stream)) (*content)->read(0, bytes);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto volume = fuzz::sparseInput(data, size);
    if (volume->size() > std::uint64_t{1} << 30) return 0;  // a large one is slow and tells nothing new
    SilentProgress progress;
    for (const bool lenient : {false, true}) {
        auto catalogue = openCatalogue(*volume);
        if (!catalogue) return 0;
        Visitor visitor(**catalogue, lenient);
        const auto walked = (*catalogue)->walk(visitor, progress);
        require(lenient || visitor.findings == 0 || !walked);
        if (!lenient) continue;
        const auto index = FileIndex::build(**catalogue, progress);
        require(index.has_value() == walked.has_value());
        if (!index) continue;
        const auto streams = StreamIndex::build(**catalogue, progress, 0, {});
        const auto owners = OwnerIndex::build(**catalogue, progress);
        require(streams && owners);
        std::vector<std::byte> bytes(100000);
        for (std::size_t i = 0; i < std::min<std::size_t>(8, index->names().size()); ++i) {
            const FileIndex::Name& name = index->names()[i];
            index->lookUp(index->text(name));
            require(index->children(name.parent).first <= i);
            for (const std::string& path : index->paths(name.file)) require(path.starts_with('/'));
            for (const StreamIndex::Stream& stream : streams->streams(name.file))
                if (const auto content = openContent(*volume, *streams, stream)) {
                    (*content)->read(0, bytes);
                    if ((*content)->size() > bytes.size()) (*content)->read((*content)->size() / 2, bytes);
                }
        }
        lookForDeleted(*volume, **catalogue);
        for (std::uint64_t at = 0; at < volume->size(); at += volume->size() / 16 + 1) {
            const auto answer = owners->at(at);
            require(answer.end > at);
        }
    }
    return 0;
}
