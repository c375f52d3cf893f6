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
    std::vector<std::string> includes;
};
int runDecode(Context& context, const DecodeOptions& options);

struct PartitionsOptions {
    std::string source;
};
int runPartitions(Context& context, const PartitionsOptions& options);

struct GenerateOptions {
    std::string what;  // man, bash, zsh, fish, template-ids
};
int runGenerate(Context& context, const GenerateOptions& options);

}  // namespace sectorsmith::cli
