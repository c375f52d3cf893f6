// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith table backup, table restore: all partition tables of a disk to a file and back.
#include "part/table_backup.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "cli/table.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostBytes = std::size_t{256} << 20;  // a table of 16 MiB in hexadecimal, several times

// Whole or not at all: written beside the file, then renamed.
Result<void> writeFile(const std::string& path, std::string_view bytes, const TableBackupOptions& options) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status)) {
        if (!fs::is_regular_file(status))
            return fail(Cause::Refused, fmt::format("{} is no ordinary file", printable(path)));
        if (fs::equivalent(path, options.source, error))
            return fail(Cause::Refused, "the backup would replace the disk's own image");
        if (!options.overwrite)
            return fail(Cause::Refused, fmt::format("{} exists (--overwrite replaces it)", printable(path)));
    }
    const std::string beside = path + ".part";
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.flush();
        if (!file) {
            fs::remove(beside, error);
            return fail(Cause::Io, fmt::format("{} cannot be written", printable(path)));
        }
    }
    fs::rename(beside, path, error);
    if (error) {
        const std::string why = error.message();
        fs::remove(beside, error);
        return fail(Cause::Io, fmt::format("{} cannot be written: {}", printable(path), why));
    }
    return {};
}

Result<std::vector<std::byte>> readFile(Context& context, const std::string& path) {
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fail(Cause::NotFound, fmt::format("{} cannot be opened", printable(path)));
    }
    std::istream& in = path == "-" ? context.streams.in : file;
    std::vector<std::byte> bytes;
    std::vector<char> part(std::size_t{1} << 16);
    while (in.read(part.data(), static_cast<std::streamsize>(part.size())), in.gcount() > 0) {
        const auto got = std::as_bytes(std::span(part).first(static_cast<std::size_t>(in.gcount())));
        if (bytes.size() + got.size() > mostBytes)
            return fail(Cause::Damaged,
                        fmt::format("{} is too large for a backup of tables", printable(path)));
        bytes.insert(bytes.end(), got.begin(), got.end());
    }
    if (in.bad()) return fail(Cause::Io, fmt::format("{} cannot be read", printable(path)));
    return bytes;
}

}  // namespace

int runTableBackup(Context& context, const TableBackupOptions& options) {
    auto disk = openTableDisk(context, options.source, false);
    if (!disk) return context.report(disk.error());
    std::string bytes;
    if (options.format == "sgdisk") {
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
    context.note(fmt::format("partition tables ({}) of {} saved to {} ({} bytes)",
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
