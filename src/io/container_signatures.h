// SPDX-License-Identifier: GPL-3.0-or-later
// Image formats and archives that are known by how a file begins (or, where said, ends).
#pragma once

#include <optional>
#include <string>

#include "base/message.h"
#include "io/byte_source.h"
#include "io/open.h"

namespace sectorsmith {

struct ContainerSignature {
    Container container = Container::Raw;
    Message what;    // "a VDI image"
    Message advice;  // "Convert it first: qemu-img convert …": a command that people can copy
};

// Looks at the first 512 bytes of `file` and at its last sectors. A disk or volume whose first sector only looks like the
// short signature of a format (boot code, an ISO image's unused first sectors) is not taken for it: what it holds behind
// that sector decides. `path` is for the words of the advice.
// Sources: VDI: VirtualBox, VDICore.h; QED, QCOW, Parallels, Bochs, cloop: QEMU docs/interop and block/; VMDK: VMware "Virtual
// Disk Format 5.0"; VHDX: [MS-VHDX]; encrypted disk images: libmodi's "Mac OS disk image types"; EWF: libewf's "Expert Witness
// Compression Format"; AFF: AFFLIB; WIM: Microsoft "Windows Imaging File Format"; Ghost: the magic of file(1); gzip: RFC 1952;
// xz: "The .xz File Format"; zstd: RFC 8878; bzip2, LZ4, lzip, lzop, 7z, RAR and ZIP: their makers' format notes; tar: POSIX
// ustar; sparse images: Android's sparse_format.h; CHD: MAME's chd.h; DiskCopy 4.2: Apple's File Type Note $E0.
std::optional<ContainerSignature> findContainerSignature(const ByteSource& file, const std::string& path);

// A file name within a shell command that people copy.
std::string shellWord(const std::string& path);

}  // namespace sectorsmith
