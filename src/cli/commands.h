// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands: their options as typed, and the functions that do them (one file each). Each returns the exit code.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"

namespace sectorsmith::cli {

struct ListOptions {};
int runList(Context& context, const ListOptions& options);

struct InfoOptions {
    std::string source;
    std::string offset;  // also: what uses the block there
};
int runInfo(Context& context, const InfoOptions& options);

struct DumpOptions {
    std::string source;
    std::string offset;
    std::string length;
    std::string fill;  // of --raw: the byte put for what cannot be read
    bool all = false;  // repeated lines, too
    bool raw = false;
};
int runDump(Context& context, const DumpOptions& options);

struct TemplatesOptions {};
int runTemplates(Context& context, const TemplatesOptions& options);

struct DecodeOptions {
    std::string source;
    std::string templateName;  // an ID or a file
    std::string offset;
    std::string path;
    int levels = -1;
    bool all = false;          // also the members of what holds nothing but zeros
    std::uint64_t budget = 1;  // times the default; 0: none
    std::vector<std::string> includes;
};
int runDecode(Context& context, const DecodeOptions& options);

struct PartitionsOptions {
    std::string source;
};
int runPartitions(Context& context, const PartitionsOptions& options);

struct VolumeOptions {
    std::string source;
    std::string volume;    // of an APFS container: its index, name or UUID
    std::string snapshot;  // its name
};

struct FilesOptions {
    VolumeOptions volume;
    std::string path;
    bool recursive = false;
};
int runFiles(Context& context, const FilesOptions& options);

struct OwnerOptions {
    std::string source;
    std::vector<std::string> offsets;
    std::string map;   // a file of ddrescue: its bad areas
    std::string list;  // a file of sector numbers
};
int runOwner(Context& context, const OwnerOptions& options);

struct WhereOptions {
    VolumeOptions volume;
    std::vector<std::string> paths;
};
int runWhere(Context& context, const WhereOptions& options);

struct ExtractOptions {
    VolumeOptions volume;
    std::vector<std::string> paths;
    std::string folder;
    bool overwrite = false;
};
int runExtract(Context& context, const ExtractOptions& options);

struct FindOptions {
    VolumeOptions volume;
    std::string pattern;
    std::string kind;               // "file", "folder", "link"
    std::string smallest, largest;  // bytes
    std::string after, before;      // dates
    bool expression = false;
    bool exact = false;
};
int runFind(Context& context, const FindOptions& options);

struct SearchOptions {
    std::string source;
    std::string offset;
    std::string length;
    std::vector<std::string> hex;
    std::vector<std::string> text;
    std::vector<std::string> regex;
    std::vector<std::string> integer;
    std::vector<std::string> real;
    std::string encoding = "utf-8";
    std::string endian = "little";
    std::string bits;
    std::string atSectorOffset;
    std::string maxCount;
    bool ignoreCase = false;
    bool count = false;
    bool backward = false;
};
int runSearch(Context& context, const SearchOptions& options);

struct CompareOptions {
    std::string first;
    std::string second;
    std::string offset;
    std::string offset2;
    std::string length;
};
int runCompare(Context& context, const CompareOptions& options);

struct HashOptions {
    std::string source;
    std::string offset;
    std::string length;
    std::vector<std::string> kinds;
};
int runHash(Context& context, const HashOptions& options);

// What every command that writes takes.
struct WriteGate {
    bool yes = false;
    bool diskInUse = false;
};

struct WriteOptions {
    std::string source;
    std::string offset;
    std::string hex;
    std::string file;
    std::string fill;  // a pattern in hexadecimal, with length
    std::string length;
    WriteGate gate;
};
int runWrite(Context& context, const WriteOptions& options);

struct SetOptions {
    std::string source;
    std::string templateName;
    std::string offset;
    std::vector<std::string> includes;
    std::vector<std::string> assignments;  // PATH=VALUE
    bool keepChecksums = false;
    bool updateAllChecksums = false;
    bool noCopies = false;
    WriteGate gate;
};
int runSet(Context& context, const SetOptions& options);

struct UndoOptions {
    std::string id;
    std::string on;  // the disk, named by hand
    bool finish = false;
    WriteGate gate;
};
struct UndoDeleteOptions {
    std::vector<std::string> ids;
    std::string olderThan;  // days
    bool yes = false;
};
int runUndoList(Context& context, const UndoOptions& options);
int runUndoShow(Context& context, const UndoOptions& options);
int runUndoApply(Context& context, const UndoOptions& options);
int runUndoDelete(Context& context, const UndoDeleteOptions& options);

// What gives content up: the disk's name has to be typed, and nothing replaces that.
struct DestroyConfirmation {
    std::string destroy;
    bool diskInUse = false;
};

struct TrimOptions {
    std::string source;
    std::string offset;
    std::string length;
    bool gaps = false;
    bool free = false;
    bool secure = false;
    bool explain = false;  // only whether TRIM gets through
    DestroyConfirmation gate;
};
int runTrim(Context& context, const TrimOptions& options);

struct EraseFreeOptions {
    std::string source;
    std::string method = "zero";
    std::string from;
    std::string reserve;  // of a mounted volume
    bool gaps = false;
    bool verify = false;    // read everything back
    bool thenTrim = false;  // a mounted volume, afterwards
    DestroyConfirmation gate;
};
int runEraseFree(Context& context, const EraseFreeOptions& options);

struct CheckTablesOptions {
    std::string source;
    bool rules = false;  // list all rules instead
};
int runCheck(Context& context, const CheckTablesOptions& options);

struct GptShowOptions {
    std::string source;
    std::string number;
};
int runGptShow(Context& context, const GptShowOptions& options);

struct GptTypesOptions {};
int runGptTypes(Context& context, const GptTypesOptions& options);

struct GptRepairCommand {
    std::string source;
    std::string from = "auto";
    bool newDiskGuid = false;
    bool newPartitionGuids = false;
    WriteGate gate;
};
int runGptRepair(Context& context, const GptRepairCommand& options);

// Fields of a partition as typed; empty: not said.
struct GptFields {
    std::string type;
    std::string name;
    std::string guid;
    std::string attributes;
    std::vector<std::string> setBits;
    std::vector<std::string> clearBits;
    std::string start;
    std::string end;
    std::string length;
};
struct GptSetOptions {
    std::string source;
    std::string number;
    GptFields fields;
    bool noName = false;
    std::string diskGuid;
    std::string entries;    // of the table
    std::string entriesAt;  // where its main array begins
    WriteGate gate;
};
int runGptSet(Context& context, const GptSetOptions& options);

struct GptAddOptions {
    std::string source;
    std::string number;
    GptFields fields;
    std::string align = "1M";
    WriteGate gate;
};
int runGptAdd(Context& context, const GptAddOptions& options);

struct GptDeleteOptions {
    std::string source;
    std::vector<std::string> numbers;
    WriteGate gate;
};
int runGptDelete(Context& context, const GptDeleteOptions& options);

struct GptSwapOptions {
    std::string source;
    std::string first;
    std::string second;
    WriteGate gate;
};
int runGptSwap(Context& context, const GptSwapOptions& options);

struct GptSortOptions {
    std::string source;
    WriteGate gate;
};
int runGptSort(Context& context, const GptSortOptions& options);

struct GptCreateOptions {
    std::string source;
    std::string guid;
    std::string entries;
    WriteGate gate;
};
int runGptCreate(Context& context, const GptCreateOptions& options);

struct GptFromMbrOptions {
    std::string source;
    WriteGate gate;
};
int runGptFromMbr(Context& context, const GptFromMbrOptions& options);

struct GptFromBsdCommand {
    std::string source;
    std::string number;
    std::string base = "auto";
    WriteGate gate;
};
int runGptFromBsd(Context& context, const GptFromBsdCommand& options);

struct GptToMbrOptions {
    std::string source;
    std::vector<std::string> partitions;
    std::vector<std::string> logical;
    std::string active;
    WriteGate gate;
};
int runGptToMbr(Context& context, const GptToMbrOptions& options);

struct GptZapOptions {
    std::string source;
    bool mbr = false;
    WriteGate gate;
};
int runGptZap(Context& context, const GptZapOptions& options);

struct HybridShowOptions {
    std::string source;
};
int runHybridShow(Context& context, const HybridShowOptions& options);

struct HybridCommand {
    std::string source;
    std::string layout = "auto";
    std::vector<std::string> partitions;
    std::string active;
    std::string bootCode;       // write, keep
    std::string diskSignature;  // eight hexadecimal digits, new, keep
    WriteGate gate;
};
int runHybridPropose(Context& context, const HybridCommand& options);
int runHybridApply(Context& context, const HybridCommand& options);

struct HybridResetOptions {
    std::string source;
    WriteGate gate;
};
int runHybridReset(Context& context, const HybridResetOptions& options);

struct HybridChsOptions {
    std::string source;
    WriteGate gate;
};
int runHybridChs(Context& context, const HybridChsOptions& options);

struct TableBackupOptions {
    std::string source;
    std::string file;
    std::string format = "own";  // own, sgdisk
    bool overwrite = false;
};
int runTableBackup(Context& context, const TableBackupOptions& options);

struct TableRestoreOptions {
    std::string source;
    std::string file;
    bool otherDisk = false;
    WriteGate gate;
};
int runTableRestore(Context& context, const TableRestoreOptions& options);

struct LostCommand {
    std::string source;
    std::string offset;
    std::string length;
    std::string confidence;
    std::vector<std::string> choose;  // numbers of found volumes
    bool quick = false;
    bool apply = false;
    WriteGate gate;
};
int runLost(Context& context, const LostCommand& options);

struct SpeedCommandOptions {
    std::vector<std::string> words;  // SOURCE or FOLDER; compare [RESULT…]; restore [ID…]
    std::string profile;
    std::string access;  // fio's rw
    std::string blockSize;
    std::string depth;
    std::string readPercent;
    std::string runtime;
    std::string size;
    std::string offset;
    std::string destroy;
    std::string engine;
    std::string direct;
    std::string format;  // of compare: table, csv, markdown, svg
    bool noSave = false;
    WriteGate gate;
};
int runSpeed(Context& context, const SpeedCommandOptions& options);
// The parts of `speed` that measure nothing. `words` as in runSpeed.
int runSpeedCompare(Context& context, const SpeedCommandOptions& options);
int runSpeedRestore(Context& context, const SpeedCommandOptions& options);

struct GenerateOptions {
    std::string what;  // man, bash, zsh, fish, template-ids
};
int runGenerate(Context& context, const GenerateOptions& options);

}  // namespace sectorsmith::cli
