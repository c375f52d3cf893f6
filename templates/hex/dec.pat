// SPDX-License-Identifier: GPL-3.0-or-later
// Unpacking what is compressed in the data into a section (std::mem::create_section).
#pragma once

import std.mem;

namespace auto hex::dec {

    /// A name of C++ as people write it; any other text stays as it is.
    fn demangle(str mangled_name) {
        return builtin::hex::dec::demangle(mangled_name);
    };

    /// zlib or gzip, or with a window size as zlib's inflateInit2 takes it. The section is emptied first. How many bytes of the
    /// pattern were used, or a negative number when they are damaged.
    fn zlib_decompress(ref auto pattern, std::mem::Section section, s64 window_size = 0) {
        return builtin::hex::dec::zlib_decompress(pattern, section, window_size);
    };

    /// bzip2; false when the data is damaged.
    fn bzip_decompress(ref auto pattern, std::mem::Section section) {
        return builtin::hex::dec::bzip_decompress(pattern, section);
    };

    /// xz or lzma.
    fn lzma_decompress(ref auto pattern, std::mem::Section section) {
        return builtin::hex::dec::lzma_decompress(pattern, section);
    };

    /// Zstandard, behind what the section already holds.
    fn zstd_decompress(ref auto pattern, std::mem::Section section) {
        return builtin::hex::dec::zstd_decompress(pattern, section);
    };

    /// LZ4: a frame, or a single block that fills the pattern. The section is emptied first; false when the data is damaged.
    fn lz4_decompress(ref auto pattern, std::mem::Section section, bool frame = true) {
        return builtin::hex::dec::lz4_decompress(pattern, section, frame);
    };

}
