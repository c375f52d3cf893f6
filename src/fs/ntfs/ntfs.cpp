// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/ntfs/ntfs.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/text.h"
#include "fs/errors.h"
#include "fs/read.h"

namespace sectorsmith::ntfs {

namespace {

constexpr std::size_t maxRuns = 100000;
constexpr unsigned maxFolderBlocks = 16384;

// A size given in clusters, or as a power of two of bytes.
std::uint32_t codedSize(std::byte code, std::uint32_t clusterSize) {
    const auto value = static_cast<std::int8_t>(std::to_integer<std::uint8_t>(code));
    if (value > 0) return static_cast<std::uint32_t>(value) * clusterSize;
    return value >= -30 ? 1U << static_cast<unsigned>(-value) : 0;
}

bool sameName(std::span<const std::byte> utf16, std::string_view name) {
    if (utf16.size() != name.size() * 2) return false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        auto fold = [](unsigned c) { return c >= 'a' && c <= 'z' ? c - 32 : c; };
        if (fold(loadLittle<std::uint16_t>(utf16.data() + 2 * i)) !=
            fold(static_cast<unsigned char>(name[i])))
            return false;
    }
    return true;
}

// Looks through the entries of an index node; the bytes start at the index header. Folders: every entry is compared,
// not the tree descended: the collation is the volume's own upcase table.
std::optional<std::uint64_t> searchEntries(std::span<const std::byte> index, std::string_view name) {
    const ByteReader reader(index);
    auto offset = reader.little<std::uint32_t>(0);
    const auto used = reader.little<std::uint32_t>(4);
    if (!offset || !used) return std::nullopt;
    std::uint64_t at = *offset;
    const std::uint64_t end = std::min<std::uint64_t>(*used, index.size());
    while (at + 16 <= end) {
        const auto reference = *reader.little<std::uint64_t>(at);
        const auto length = *reader.little<std::uint16_t>(at + 8);
        const auto flags = *reader.little<std::uint16_t>(at + 12);
        if ((flags & 2) != 0 || length < 16) return std::nullopt;
        const auto nameLength = reader.little<std::uint8_t>(at + 16 + 0x40);
        if (nameLength && reader.contains(at + 16 + 0x42, *nameLength * 2U) &&
            sameName(reader.slice(at + 16 + 0x42, *nameLength * 2U), name))
            return reference & 0xFFFFFFFFFFFF;
        at += length;
    }
    return std::nullopt;
}

}  // namespace

bool undoFixups(std::span<std::byte> block, std::uint32_t stride) {
    const ByteReader reader(block);
    const auto offset = reader.little<std::uint16_t>(4);
    const auto count = reader.little<std::uint16_t>(6);
    if (!offset || !count || *count == 0 || !reader.contains(*offset, *count * 2U)) return false;
    if (std::uint64_t{*count - 1U} * stride > block.size()) return false;
    const auto check = *reader.little<std::uint16_t>(*offset);
    for (unsigned i = 1; i < *count; ++i) {
        std::byte* end = block.data() + std::size_t{i} * stride - 2;
        if (loadLittle<std::uint16_t>(end) != check) return false;
        std::memcpy(end, block.data() + *offset + std::size_t{i} * 2, 2);
    }
    return true;
}

std::optional<std::vector<Run>> decodeRuns(std::span<const std::byte> bytes, std::uint64_t clusters) {
    std::vector<Run> runs;
    std::uint64_t lcn = 0;
    std::size_t at = 0;
    while (at < bytes.size() && bytes[at] != std::byte{0}) {
        const auto head = std::to_integer<unsigned>(bytes[at++]);
        const unsigned lengthSize = head & 15;
        const unsigned offsetSize = head >> 4;
        if (lengthSize == 0 || lengthSize > 8 || offsetSize > 8 ||
            at + lengthSize + offsetSize > bytes.size())
            return std::nullopt;
        std::uint64_t length = 0;
        for (unsigned i = 0; i < lengthSize; ++i)
            length |= std::to_integer<std::uint64_t>(bytes[at + i]) << (8 * i);
        at += lengthSize;
        std::uint64_t delta = 0;
        for (unsigned i = 0; i < offsetSize; ++i)
            delta |= std::to_integer<std::uint64_t>(bytes[at + i]) << (8 * i);
        if (offsetSize > 0 && offsetSize < 8 &&
            (std::to_integer<unsigned>(bytes[at + offsetSize - 1]) & 0x80) != 0)
            delta |= ~std::uint64_t{0} << (8 * offsetSize);
        at += offsetSize;
        lcn += delta;
        if (length == 0 || length > clusters) return std::nullopt;
        if (offsetSize > 0 && (lcn >= clusters || length > clusters - lcn)) return std::nullopt;
        runs.push_back({lcn, length, offsetSize == 0});
        if (runs.size() > maxRuns) return std::nullopt;
    }
    return runs;
}

std::optional<BootSector> Volume::bootSector(const ByteSource& source, std::uint64_t offset) {
    const auto boot = fsread::structure<BootSector>(source, offset);
    if (!boot || !ByteReader(boot->name).matches(0, "NTFS    ") || boot->signature != 0xAA55)
        return std::nullopt;
    const std::uint32_t sector = boot->bytesPerSector;
    if (!std::has_single_bit(sector) || sector < 256 || sector > 4096 || boot->totalSectors == 0)
        return std::nullopt;
    return boot;
}

std::optional<Volume> Volume::open(const ByteSource& source) {
    const auto boot = bootSector(source);
    if (!boot) return std::nullopt;
    Volume volume(source);
    volume.boot_ = *boot;
    volume.sectorSize_ = boot->bytesPerSector;
    const auto per = std::to_integer<unsigned>(boot->perCluster[0]);
    const std::uint64_t sectors = per <= 0x80 ? per : (256 - per <= 24 ? std::uint64_t{1} << (256 - per) : 0);
    if (sectors == 0 || !std::has_single_bit(sectors) ||
        sectors * volume.sectorSize_ > (std::uint64_t{2} << 20))
        return std::nullopt;
    volume.clusterSize_ = static_cast<std::uint32_t>(sectors * volume.sectorSize_);
    volume.clusters_ = boot->totalSectors / sectors;
    volume.recordSize_ = codedSize(boot->recordSize[0], volume.clusterSize_);
    volume.indexSize_ = codedSize(boot->indexSize[0], volume.clusterSize_);
    auto sane = [&](std::uint32_t size) {
        return std::has_single_bit(size) && size >= volume.sectorSize_ && size <= 65536;
    };
    if (!sane(volume.recordSize_) || !sane(volume.indexSize_) || boot->mftCluster >= volume.clusters_ ||
        volume.clusters_ > (std::uint64_t{1} << 62) / volume.clusterSize_)
        return std::nullopt;
    // Until its own runs are known, the MFT is one run that holds record 0.
    volume.mft_.resident = false;
    volume.mft_.runs = {{boot->mftCluster,
                         std::max<std::uint64_t>(1, (16 * volume.recordSize_) / volume.clusterSize_), false}};
    volume.mft_.size = std::uint64_t{16} * volume.recordSize_;
    auto mft = volume.attribute(0, attributeData);
    if (!mft || mft->resident) return std::nullopt;
    volume.mft_ = std::move(*mft);
    return volume;
}

std::optional<std::vector<std::byte>> Volume::record(std::uint64_t number) const {
    if (number > (std::uint64_t{1} << 48)) return std::nullopt;
    auto data = read(mft_, number * recordSize_, recordSize_);
    if (!data || !ByteReader(*data).matches(0, "FILE") || !undoFixups(*data, 512)) return std::nullopt;
    return data;
}

std::optional<Attribute> Volume::attribute(std::uint64_t number, std::uint32_t type,
                                           std::string_view name) const {
    // The base record, then those that its attribute list names.
    std::vector<std::uint64_t> records{number};
    Attribute found;
    bool any = false;
    for (std::size_t i = 0; i < records.size() && i < 64; ++i) {
        auto data = record(records[i]);
        if (!data) {
            if (i == 0) return std::nullopt;
            continue;
        }
        const ByteReader reader(*data);
        const auto header = reader.structure<RecordHeader>(0);
        if (!header || (header->flags & 1) == 0) return std::nullopt;
        std::uint64_t at = header->attributeOffset;
        while (true) {
            const auto attribute = reader.structure<AttributeHeader>(at);
            if (!attribute || attribute->type == 0xFFFFFFFF ||
                attribute->length < sizeof(AttributeHeader) + 8 || !reader.contains(at, attribute->length))
                break;
            const auto body = std::span<const std::byte>(*data).subspan(at, attribute->length);
            const ByteReader part(body);
            const bool wanted = attribute->type == type;
            const bool list = attribute->type == attributeList && i == 0 && type != attributeList;
            const std::size_t nameBytes = std::to_integer<std::size_t>(attribute->nameLength[0]) * 2;
            const bool nameFits = sameName(part.slice(attribute->nameOffset, nameBytes), name) &&
                                  part.contains(attribute->nameOffset, nameBytes);
            at += attribute->length;
            if (!list && !(wanted && (nameFits || (name.empty() && nameBytes == 0)))) continue;
            Attribute value;
            value.flags = attribute->flags;
            if (attribute->nonResident[0] == std::byte{0}) {
                const auto resident = part.structure<ResidentPart>(sizeof(AttributeHeader));
                if (!resident || !part.contains(resident->offset, resident->length)) continue;
                const auto bytes = part.slice(resident->offset, resident->length);
                value.bytes.assign(bytes.begin(), bytes.end());
                value.size = bytes.size();
            } else {
                const auto outside = part.structure<NonResidentPart>(sizeof(AttributeHeader));
                if (!outside || outside->runsOffset > body.size()) continue;
                auto runs = decodeRuns(body.subspan(outside->runsOffset), clusters_);
                if (!runs) continue;
                value.resident = false;
                value.runs = std::move(*runs);
                value.size = outside->size;
                // A later piece of an attribute that is already begun.
                if (wanted && any && outside->firstVcn != 0) {
                    found.runs.insert(found.runs.end(), value.runs.begin(), value.runs.end());
                    continue;
                }
            }
            if (list) {
                auto entries = read(value, 0, std::min<std::uint64_t>(value.size, 65536));
                if (!entries) continue;
                const ByteReader listed(*entries);
                for (std::uint64_t e = 0; e + 26 <= entries->size();) {
                    const auto length = *listed.little<std::uint16_t>(e + 4);
                    if (length < 26) break;
                    const std::uint64_t reference = *listed.little<std::uint64_t>(e + 16) & 0xFFFFFFFFFFFF;
                    if (*listed.little<std::uint32_t>(e) == type &&
                        std::ranges::find(records, reference) == records.end())
                        records.push_back(reference);
                    e += length;
                }
                continue;
            }
            if (!any) {
                found = std::move(value);
                any = true;
            }
        }
        if (any && (found.resident || records.size() == 1)) break;
    }
    if (!any) return std::nullopt;
    return found;
}

std::optional<std::vector<std::byte>> Volume::read(const Attribute& attribute, std::uint64_t offset,
                                                   std::uint64_t length) const {
    if (offset > attribute.size || length > attribute.size - offset) return std::nullopt;
    if (length > (std::uint64_t{256} << 20)) return std::nullopt;
    std::vector<std::byte> out(length);
    return read(attribute, offset, out) ? std::optional(std::move(out)) : std::nullopt;
}

bool Volume::read(const Attribute& attribute, std::uint64_t offset, std::span<std::byte> out) const {
    const std::uint64_t length = out.size();
    if (offset > attribute.size || length > attribute.size - offset) return false;
    if ((attribute.flags & 0x40FF) != 0) return false;
    if (attribute.resident) {
        const auto bytes = ByteReader(attribute.bytes).slice(offset, length);
        if (bytes.size() != length) return false;
        std::ranges::copy(bytes, out.begin());
        return true;
    }
    std::uint64_t done = 0;
    std::uint64_t position = 0;  // bytes of the attribute before the run
    for (const Run& run : attribute.runs) {
        const std::uint64_t bytes = run.clusters * clusterSize_;
        if (done < length && offset + done < position + bytes) {
            const std::uint64_t inside = offset + done - position;
            const std::uint64_t part = std::min(bytes - inside, length - done);
            const auto here = out.subspan(done, part);
            if (run.hole) {
                std::ranges::fill(here, std::byte{0});
            } else {
                const std::uint64_t at = run.lcn * clusterSize_ + inside;
                if (at > source_->size() || part > source_->size() - at) return false;
                if (!readExact(*source_, at, here)) return false;
            }
            done += part;
        }
        position += bytes;
        if (done == length) return true;
    }
    return length == 0;
}

std::optional<std::uint64_t> Volume::findInFolder(std::uint64_t folder, std::string_view name) const {
    auto root = attribute(folder, attributeIndexRoot, "$I30");
    if (!root || !root->resident || root->bytes.size() < 32) return std::nullopt;
    if (auto found = searchEntries(std::span<const std::byte>(root->bytes).subspan(16), name)) return found;
    auto allocation = attribute(folder, attributeIndexAllocation, "$I30");
    if (!allocation || allocation->resident) return std::nullopt;
    const std::uint64_t blocks = std::min<std::uint64_t>(allocation->size / indexSize_, maxFolderBlocks);
    for (std::uint64_t i = 0; i < blocks; ++i) {
        auto block = read(*allocation, i * indexSize_, indexSize_);
        if (!block || !ByteReader(*block).matches(0, "INDX") || !undoFixups(*block, 512)) continue;
        if (auto found = searchEntries(std::span<const std::byte>(*block).subspan(24), name)) return found;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> Volume::find(std::string_view path) const {
    std::uint64_t at = recordRoot;
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        const std::string_view part = path.substr(0, slash);
        path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
        if (part.empty()) continue;
        auto found = findInFolder(at, part);
        if (!found) return std::nullopt;
        at = *found;
    }
    return at;
}

std::optional<std::vector<std::byte>> Volume::readFile(std::string_view path, std::uint64_t maxBytes) const {
    auto number = find(path);
    auto data = number ? attribute(*number, attributeData) : std::nullopt;
    if (!data || data->size > maxBytes) return std::nullopt;
    return read(*data, 0, data->size);
}

std::optional<FileSystemFacts> detect(const ByteSource& source, const DetectOptions& options) {
    const auto boot = Volume::bootSector(source);
    if (!boot) return std::nullopt;
    FileSystemFacts facts;
    facts.kind = FileSystemKind::Ntfs;
    facts.name = fileSystemName(facts.kind);
    facts.uuid = fmt::format("{:016X}", boot->serial.value());
    facts.sectorSize = boot->bytesPerSector;
    facts.caseSensitive = false;
    const std::uint64_t sectors = boot->totalSectors;
    if (sectors > (std::uint64_t{1} << 62) / facts.sectorSize) {
        facts.problems.push_back(fsSentence(FsError::BootSectorSize));
        return facts;
    }
    facts.totalBytes = sectors * facts.sectorSize;
    if (facts.totalBytes > source.size())
        facts.problems.push_back(
            fsSentence(FsError::LargerThanVolume, facts.totalBytes, facts.totalBytes - source.size()));
    const auto volume = Volume::open(source);
    if (!volume) {
        facts.problems.push_back(fsSentence(FsError::MftUnreadable));
        return facts;
    }
    facts.blockSize = volume->clusterSize();
    if (auto name = volume->attribute(recordVolume, attributeVolumeName); name && name->resident)
        facts.label = decodeText(name->bytes, Encoding::Utf16Le);
    if (auto information = volume->attribute(recordVolume, attributeVolumeInformation);
        information && information->bytes.size() >= 12) {
        const ByteReader reader(information->bytes);
        facts.version =
            fmt::format("{}.{}", *reader.little<std::uint8_t>(8), *reader.little<std::uint8_t>(9));
        facts.clean = (*reader.little<std::uint16_t>(10) & 1) == 0;
    }
    // $Bitmap is the counter: one bit for each cluster.
    const std::uint64_t mapBytes = (volume->clusters() + 7) / 8;
    auto bitmap = volume->attribute(recordBitmap, attributeData);
    if (bitmap && bitmap->size >= mapBytes && mapBytes <= options.maxMapBytes) {
        std::uint64_t used = 0;
        std::uint64_t done = 0;
        constexpr std::uint64_t step = 1 << 20;
        for (; done < mapBytes; done += step) {
            auto piece = volume->read(*bitmap, done, std::min(step, mapBytes - done));
            if (!piece) break;
            if (done + step >= mapBytes && volume->clusters() % 8 != 0)
                piece->back() &= static_cast<std::byte>((1U << (volume->clusters() % 8)) - 1);
            used += fsread::countOnes(*piece);
        }
        if (done >= mapBytes && used <= volume->clusters()) {
            facts.freeBytes = (volume->clusters() - used) * facts.blockSize;
            facts.usedBytes = facts.totalBytes - *facts.freeBytes;
        }
    }
    return facts;
}

}  // namespace sectorsmith::ntfs
