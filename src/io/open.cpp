// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/open.h"

#include <limits>

#include "io/cached_source.h"
#include "io/container.h"
#include "io/device.h"
#include "io/errors.h"
#include "io/messages.h"
#include "io/raw_source.h"
#include "io/slice_source.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t largestSource = std::numeric_limits<std::int64_t>::max();

Result<void> checkSectorSize(const OpenOptions& options) {
    if (options.sectorSize && (*options.sectorSize < 128 || *options.sectorSize > (std::uint32_t{1} << 20)))
        return fail(Cause::Usage, IoError::InvalidSectorSize, *options.sectorSize);
    return {};
}

Result<OpenedSource> openDeviceSource(const std::string& path, const OpenOptions& options) {
    auto device = openDeviceForReading(path);
    if (!device) return std::unexpected(device.error());
    if (device->size == 0) return fail(Cause::NotFound, IoError::NoMedium, path);
    if (device->size > largestSource)
        return fail(Cause::Unsupported, IoError::DeviceTooLarge, path, device->size);
    OpenedSource opened;
    opened.path = path;
    opened.isDevice = true;
    if (device->readOnly)
        opened.readOnlyReason =
            device->readOnlyReason.empty() ? say(IoMessage::DeviceReadOnly, path) : device->readOnlyReason;
    if (options.sectorSize && *options.sectorSize != device->logicalSectorSize &&
        opened.readOnlyReason.empty())
        opened.readOnlyReason =
            say(IoMessage::OtherSectorsShown, path, device->logicalSectorSize, *options.sectorSize);
    auto raw = std::make_shared<RawSource>(std::move(device->file), device->size,
                                           options.sectorSize.value_or(device->logicalSectorSize),
                                           device->logicalSectorSize, path);
    if (options.gentle) raw->setGentle(true);
    opened.source = std::make_shared<CachedSource>(std::move(raw), options.cacheBytes);
    return opened;
}

Result<OpenedSource> openImage(const std::string& path, const OpenOptions& options) {
    auto file = openSystemFile(path);
    if (!file) return std::unexpected(file.error());
    auto size = (*file)->currentSize();
    if (!size) return std::unexpected(size.error());
    if (*size > largestSource) return fail(Cause::Unsupported, IoError::ImageTooLarge, path);
    OpenedSource opened;
    opened.path = path;
    auto raw =
        std::make_shared<RawSource>(std::move(*file), *size, options.sectorSize.value_or(512), 512, path);
    if (options.gentle) raw->setGentle(true);
    std::shared_ptr<ByteSource> bytes = raw;
    bool detect = !options.gentle;
    if (detect) {
        const auto second = secondPartOfSplit(path);
        const ContainerFacts facts =
            recogniseContainer(*raw, path, second && pathKind(*second) == PathKind::File);
        opened.container = facts.container;
        opened.containerReason = facts.readOnlyReason;
        opened.asBytes = options.asBytes && facts.container != Container::Raw;
        if (!opened.asBytes) opened.readOnlyReason = facts.readOnlyReason;
        if (opened.asBytes) {
            // The whole file, with what is around the disk in it.
        } else if (facts.offset != 0 || facts.length != *size)
            bytes = std::make_shared<SliceSource>(raw, facts.offset, facts.length, path);
        detect = !raw->gentle();  // at the first read error detection stops
    }
    if (detect && !options.sectorSize) raw->setSectorSize(guessSectorSize(*bytes));
    opened.source = std::make_shared<CachedSource>(std::move(bytes), options.cacheBytes);
    return opened;
}

}  // namespace

std::string_view containerName(Container container) {
    switch (container) {
        case Container::Raw: break;
        case Container::FixedVhd: return "vhd-fixed";
        case Container::DynamicVhd: return "vhd-dynamic";
        case Container::Vhdx: return "vhdx";
        case Container::Vmdk: return "vmdk";
        case Container::Qcow: return "qcow";
        case Container::Qcow2: return "qcow2";
        case Container::Qed: return "qed";
        case Container::Vdi: return "vdi";
        case Container::Parallels: return "parallels";
        case Container::Bochs: return "bochs";
        case Container::Cloop: return "cloop";
        case Container::Udif: return "udif";
        case Container::UdifUncompressed: return "udif-uncompressed";
        case Container::EncryptedDmg: return "dmg-encrypted";
        case Container::SparseImage: return "sparseimage";
        case Container::SparseBundle: return "sparsebundle";
        case Container::Asif: return "asif";
        case Container::DiskCopy: return "diskcopy";
        case Container::Ewf: return "ewf";
        case Container::Aff: return "aff";
        case Container::Wim: return "wim";
        case Container::Ghost: return "ghost";
        case Container::Partclone: return "partclone";
        case Container::NtfsClone: return "ntfsclone";
        case Container::AndroidSparse: return "android-sparse";
        case Container::Chd: return "chd";
        case Container::Gzip: return "gzip";
        case Container::Xz: return "xz";
        case Container::Zstd: return "zstd";
        case Container::Bzip2: return "bzip2";
        case Container::Lz4: return "lz4";
        case Container::Lzip: return "lzip";
        case Container::Lzop: return "lzop";
        case Container::SevenZip: return "7z";
        case Container::Rar: return "rar";
        case Container::Zip: return "zip";
        case Container::Tar: return "tar";
        case Container::SplitRaw: return "split-raw";
    }
    return "raw";
}

Result<OpenedSource> openPath(const std::string& path, const OpenOptions& options) {
    if (auto checked = checkSectorSize(options); !checked) return std::unexpected(checked.error());
    switch (pathKind(path)) {
        case PathKind::Device: return openDeviceSource(path, options);
        case PathKind::File: return openImage(path, options);
        case PathKind::Folder:
            if (pathKind(path + "/Info.plist") == PathKind::File &&
                pathKind(path + "/bands") == PathKind::Folder)
                return fail(Cause::Unsupported, IoError::SparseBundle, path);
            return fail(Cause::Unsupported, IoError::IsAFolder, path);
        case PathKind::Missing: {
            // The system's own words: it may be missing, or hidden behind a folder that must not be searched.
            auto file = openSystemFile(path);
            if (!file) return std::unexpected(file.error());
            return fail(Cause::NotFound, IoError::NotFound, path);
        }
        case PathKind::Other: break;
    }
    return fail(Cause::Unsupported, IoError::NeitherImageNorDisk, path);
}

}  // namespace sectorsmith
