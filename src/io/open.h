// SPDX-License-Identifier: GPL-3.0-or-later
// Opening what a person named: an image file or a device. Partition slices ("disk.img#2") are one floor up, in part/.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "io/byte_source.h"

namespace sectorsmith {

// A file that is not simply the bytes of a disk (facts: device rules, "images that are not raw").
enum class Container {
    Raw,
    FixedVhd,
    DynamicVhd,
    Vhdx,
    Vmdk,
    Qcow,
    Qcow2,
    Qed,
    Vdi,
    Parallels,
    Bochs,
    Cloop,
    Udif,
    UdifUncompressed,
    EncryptedDmg,
    SparseImage,
    SparseBundle,
    Asif,
    DiskCopy,
    Ewf,
    Aff,
    Wim,
    Ghost,
    Partclone,
    NtfsClone,
    AndroidSparse,
    Chd,
    Gzip,
    Xz,
    Zstd,
    Bzip2,
    Lz4,
    Lzip,
    Lzop,
    SevenZip,
    Rar,
    Zip,
    Tar,
    SplitRaw
};
// For scripts: "raw", "vhd-fixed", "qcow2", "dmg-encrypted".
std::string_view containerName(Container container);

struct OpenOptions {
    std::optional<std::uint32_t> sectorSize;  // override, bytes (images); else detected or guessed
    bool gentle = false;                      // a failing disk: no read-ahead, no detection, each range once
    bool asBytes = false;                     // a container: its file's own bytes, and they may be edited
    std::uint64_t cacheBytes = std::uint64_t{64} << 20;  // bound of the read cache
};

// An opened source with what is known of it. Always read-only.
struct OpenedSource {
    std::shared_ptr<ByteSource> source;  // reads go through the cache
    std::string path;                    // as given
    bool isDevice = false;
    Container container = Container::Raw;
    // Empty when editing and repair may be offered; else the sentence why not, with the command that converts it.
    Message readOnlyReason = {};
    // Of a container: why its file's bytes are not the disk's, with the command that converts it. The same as
    // readOnlyReason, unless that was lifted by OpenOptions::asBytes.
    Message containerReason = {};
    bool asBytes = false;       // a container opened as its file's own bytes
    bool insideVolume = false;  // the content of a file in a volume (ops/open_file.h)
};

Result<OpenedSource> openPath(const std::string& path, const OpenOptions& options = {});

// A cache of its reads that can be told to forget (F5) and to be gentle.
class RereadableSource {
 public:
    virtual ~RereadableSource() = default;
    // The next read of this range asks the device again.
    virtual void forget(std::uint64_t offset, std::uint64_t length) = 0;
    virtual void setGentle(bool gentle) = 0;
    virtual bool gentle() const = 0;  // also true after the first read error
};

// 512, 1024, 2048, 4096, ... as the partition table or a file-system header in `source` says; 512 when nothing does.
std::uint32_t guessSectorSize(const ByteSource& source);

}  // namespace sectorsmith
