// SPDX-License-Identifier: GPL-3.0-or-later
// FSCTL_GET_RETRIEVAL_POINTERS ([MS-FSCC] 2.3.33): runs in clusters, counted from the start of the volume (of NTFS; FAT
// counts from its first cluster). A file whose content stands in its MFT record has none.
#include "io/errors.h"
#include "io/file_extents.h"
#include "io/system_file.h"
#include "io/system_windows.h"

#include <array>
#include <cstddef>
#include <string>

namespace sectorsmith {

namespace {

constexpr std::size_t runsPerCall = 64;

// Bytes of a cluster of the volume that the file lies on; 0: unknown.
std::uint64_t clusterBytesOf(HANDLE file) {
    std::wstring name(32768, L'\0');
    const DWORD length = ::GetFinalPathNameByHandleW(file, name.data(), static_cast<DWORD>(name.size()), 0);
    if (length == 0 || length >= name.size()) return 0;
    std::wstring volume(32768, L'\0');
    if (!::GetVolumePathNameW(name.c_str(), volume.data(), static_cast<DWORD>(volume.size()))) return 0;
    DWORD sectors = 0, bytes = 0, free = 0, all = 0;
    if (!::GetDiskFreeSpaceW(volume.c_str(), &sectors, &bytes, &free, &all)) return 0;
    return std::uint64_t{sectors} * bytes;
}

}  // namespace

Result<void> visitFileExtents(std::intptr_t file, const std::string& path, const ByteRange& range,
                              const MappedExtentVisitor& visit) {
    const HANDLE handle = reinterpret_cast<HANDLE>(file);
    const std::uint64_t cluster = clusterBytesOf(handle);
    if (cluster == 0) {
        const DWORD problem = ::GetLastError();
        return fail(Cause::Unsupported, IoError::NoFileMap, path, systemErrorText(problem));
    }
    BY_HANDLE_FILE_INFORMATION facts{};
    const bool packed =
        ::GetFileInformationByHandle(handle, &facts) &&
        (facts.dwFileAttributes & (FILE_ATTRIBUTE_COMPRESSED | FILE_ATTRIBUTE_ENCRYPTED)) != 0;
    constexpr std::size_t bytes = sizeof(RETRIEVAL_POINTERS_BUFFER) + runsPerCall * 2 * sizeof(LARGE_INTEGER);
    alignas(RETRIEVAL_POINTERS_BUFFER) std::array<std::byte, bytes> answer{};
    STARTING_VCN_INPUT_BUFFER from{};
    from.StartingVcn.QuadPart = static_cast<LONGLONG>(range.offset / cluster);
    for (bool more = true;
         more && static_cast<std::uint64_t>(from.StartingVcn.QuadPart) * cluster < range.end();) {
        DWORD returned = 0;
        more = false;
        if (!::DeviceIoControl(handle, FSCTL_GET_RETRIEVAL_POINTERS, &from, sizeof from, answer.data(),
                               static_cast<DWORD>(answer.size()), &returned, nullptr)) {
            const DWORD problem = ::GetLastError();
            if (problem == ERROR_HANDLE_EOF) return {};  // nothing is allocated
            if (problem != ERROR_MORE_DATA)
                return fail(problem == ERROR_INVALID_FUNCTION || problem == ERROR_NOT_SUPPORTED
                                ? Cause::Unsupported
                                : systemErrorCause(problem),
                            IoError::NoFileMap, path, systemErrorText(problem));
            more = true;
        }
        const auto* runs = reinterpret_cast<const RETRIEVAL_POINTERS_BUFFER*>(answer.data());
        LONGLONG vcn = runs->StartingVcn.QuadPart;
        if (runs->ExtentCount == 0) return {};
        for (DWORD i = 0; i < runs->ExtentCount && i <= runsPerCall; ++i) {
            const LONGLONG next = runs->Extents[i].NextVcn.QuadPart;
            const LONGLONG lcn = runs->Extents[i].Lcn.QuadPart;
            if (next <= vcn) return {};
            if (lcn >= 0 && !visit({.logical = static_cast<std::uint64_t>(vcn) * cluster,
                                    .physical = static_cast<std::uint64_t>(lcn) * cluster,
                                    .length = static_cast<std::uint64_t>(next - vcn) * cluster,
                                    .encoded = packed}))
                return {};
            vcn = next;
        }
        from.StartingVcn.QuadPart = vcn;
    }
    return {};
}

}  // namespace sectorsmith
