// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith table backup, table restore: all partition tables of a disk to a file and back.
#include "part/table_backup.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "cli/table.h"
#include "cli/table_backup.h"
#include "cli/table_review.h"
#include "ops/durable_file.h"

namespace sectorsmith::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostBytes = std::size_t{256} << 20;  // a table of 16 MiB in hexadecimal, several times

// The complete file on stable storage, or none: a backup is what people rely on when the next write goes wrong.
Result<void> writeFile(const std::string& path, std::string_view bytes, const TableBackupOptions& options) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status)) {
        if (!fs::is_regular_file(status))
            return fail(Cause::Refused, fmt::format("{} is not a regular file", printable(path)));
        if (fs::equivalent(path, options.source, error))
            return fail(Cause::Refused, "the backup would overwrite the source");
        if (!options.overwrite)
            return fail(Cause::Refused,
                        fmt::format("{} exists; use --overwrite to replace it", printable(path)));
    }
    return writeFileDurably(path, std::as_bytes(std::span(bytes)),
                            options.overwrite ? Existing::Replace : Existing::Refuse);
}

Result<std::vector<std::byte>> readFile(Context& context, const std::string& path) {
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fail(Cause::NotFound, fmt::format("cannot open {}", printable(path)));
    }
    std::istream& in = path == "-" ? context.streams.in : file;
    std::vector<std::byte> bytes;
    std::vector<char> part(std::size_t{1} << 16);
    while (in.read(part.data(), static_cast<std::streamsize>(part.size())), in.gcount() > 0) {
        const auto got = std::as_bytes(std::span(part).first(static_cast<std::size_t>(in.gcount())));
        if (bytes.size() + got.size() > mostBytes)
            return fail(Cause::Damaged,
                        fmt::format("{} is too large for a partition table backup", printable(path)));
        bytes.insert(bytes.end(), got.begin(), got.end());
    }
    if (in.bad()) return fail(Cause::Io, fmt::format("cannot read {}", printable(path)));
    return bytes;
}

}  // namespace

int runTableBackup(Context& context, const TableBackupOptions& options) {
    auto disk = openTableDisk(context, options.source, false);
    if (!disk) return context.report(disk.error());
    std::string bytes;
    if (options.sgdisk) {
        auto made = writeSgdiskBackup(disk->tables, disk->disk());
        if (!made) return context.report(made.error());
        bytes.assign(reinterpret_cast<const char*>(made->data()), made->size());
    } else {
        auto made = writeTableBackup(disk->disk(), disk->tables);
        if (!made) return context.report(made.error());
        bytes = std::move(*made);
    }
    if (options.file == "-") {
        context.streams.out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        return exitDone;
    }
    if (auto written = writeFile(options.file, bytes, options); !written)
        return context.report(written.error());
    context.note(fmt::format("saved the partition tables ({}) of {} to {} ({} bytes)",
                             schemeName(disk->tables.scheme), printable(options.source),
                             printable(options.file), bytes.size()));
    return exitDone;
}

int runTableRestore(Context& context, const TableRestoreOptions& options) {
    auto bytes = readFile(context, options.file);
    if (!bytes) return context.report(bytes.error());
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    RestoreOptions wanted;
    wanted.otherDisk = options.otherDisk;
    auto plan = planRestore(disk->disk(), disk->tables, *bytes, wanted);
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

}  // namespace sectorsmith::cli
