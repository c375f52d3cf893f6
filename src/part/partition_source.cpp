// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/partition_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "io/slice_source.h"
#include "part/errors.h"

namespace sectorsmith {

SourceSpec splitSourceSpec(const std::string& text) {
    SourceSpec spec{text, {}, 0};
    const std::size_t hash = text.rfind('#');
    if (hash == std::string::npos || hash == 0) return spec;
    std::string_view rest = std::string_view(text).substr(hash + 1);
    std::string table;
    if (rest.starts_with("mbr")) {
        table = "mbr";
        rest.remove_prefix(3);
    }
    unsigned number = 0;
    auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error != std::errc{} || end != rest.data() + rest.size() || number == 0) return spec;
    return {text.substr(0, hash), table, number};
}

Result<OpenedPartition> openPartition(const OpenedSource& disk, const std::string& table, unsigned number) {
    const PartitionList list = listPartitions(*disk.source);
    const Partition* found = list.find(table, number);
    const std::string what = fmt::format("{}{}", table.empty() ? "" : "#" + table, number);
    if (!found) {
        if (list.readError) return std::unexpected(*list.readError);
        if (list.scheme == Scheme::None)
            return fail(Cause::NotFound, PartError::NoTableForPartition, disk.path, what);
        std::string there;
        for (const Partition& partition : list.partitions) {
            const bool mbrSide = partition.table == "mbr" && list.scheme == Scheme::Hybrid;
            there += fmt::format("{}{}{}", there.empty() ? "" : ", ", mbrSide ? "mbr" : "", partition.index);
        }
        if (there.empty()) return fail(Cause::NotFound, PartError::NoPartitionsOnDisk, disk.path, what);
        return fail(Cause::NotFound, PartError::NoSuchPartition, disk.path, what, there);
    }
    if (found->offset >= list.diskBytes || found->length == 0)
        return fail(Cause::OutOfRange, PartError::PartitionOutside, what, disk.path);
    OpenedPartition result;
    result.disk = disk.source;
    result.offset = found->offset;
    result.length = std::min(found->length, list.diskBytes - found->offset);
    result.partition = *found;
    result.opened = disk;
    const std::string name = fmt::format("{}#{}{}", disk.path, table, number);
    result.opened.source = std::make_shared<SliceSource>(disk.source, result.offset, result.length, name);
    result.opened.path = name;
    return result;
}

Result<OpenedPartition> openSource(const std::string& text, const OpenOptions& options) {
    const SourceSpec spec = splitSourceSpec(text);
    std::error_code ignored;
    if (spec.number == 0 || std::filesystem::exists(text, ignored)) {
        auto opened = openPath(text, options);
        if (!opened) return std::unexpected(opened.error());
        const std::uint64_t size = opened->source->size();
        auto source = opened->source;
        return OpenedPartition{std::move(*opened), std::move(source), 0, size, std::nullopt};
    }
    auto disk = openPath(spec.path, options);
    if (!disk) return std::unexpected(disk.error());
    return openPartition(*disk, spec.table, spec.number);
}

}  // namespace sectorsmith
