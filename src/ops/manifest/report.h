// SPDX-License-Identifier: GPL-3.0-or-later
// What a check found, as text, HTML and JSON: for the command, the window and people who file it.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "ops/manifest/check.h"
#include "ops/manifest/manifest_file.h"

namespace sectorsmith::manifests {

// "suspicious"; of several verdicts of a report, those that matter most come first.
Message verdictTitle(Verdict verdict);
inline constexpr std::array allVerdicts{
    Verdict::Suspicious, Verdict::Unreadable,  Verdict::Missing,     Verdict::Moved, Verdict::SizeChanged,
    Verdict::Changed,    Verdict::KindChanged, Verdict::LinkChanged, Verdict::New,   Verdict::Touched,
    Verdict::Changing,   Verdict::Unchecked,   Verdict::Same};

// What a ring shows as one: the verdict that stands for it (all kinds of change for Changed, Changing for Unchecked).
Verdict groupOf(Verdict verdict);
inline constexpr std::array verdictGroups{Verdict::Suspicious, Verdict::Unreadable, Verdict::Missing,
                                          Verdict::Changed,    Verdict::Moved,      Verdict::New,
                                          Verdict::Touched,    Verdict::Unchecked,  Verdict::Same};
std::uint64_t groupCount(const CheckReport& report, Verdict group);

// How a report speaks: English, unless the window gives its own.
struct ReportWords {
    std::function<std::string(const Message&)> say = [](const Message& message) { return message.text; };
    std::function<std::string(std::uint64_t)> size;  // bytes: "1.2 GB"; null: decimal
    std::function<std::string(FileTime)> time;       // null: "2021-02-03 04:05", UTC
};

struct ReportHead {
    std::string source, manifest;  // as whoever asked for the check called them
    FileTime checked;              // when it ended; none: the report does not say
};

// A finding for people, without line breaks: the path with what there is to say of it, and of a copy a line for each piece.
std::vector<std::string> findingLines(const Finding& finding, const CheckReport& report,
                                      const ReportWords& words = {});
// "1 SUSPICIOUS, 2 same (9 kB read in 0.0 s, 12 MB/s)"
std::string summaryLine(const CheckReport& report, const ReportWords& words = {});

// Objects of JSON on one line, without the newline. The names are those of the command's --json.
std::string findingJson(const Finding& finding, const CheckReport& report);
std::string summaryJson(const CheckReport& report, const ReportHead& head);

enum class ReportFormat {
    Text,
    Html,  // one file without references to others; at most 100,000 files are listed
    Json,  // the document of the command's --json
};
// By the file's ending. Usage error that names the endings.
Result<ReportFormat> reportFormatOf(const std::filesystem::path& file);

// JSON has no words. Errors: of `write`.
Result<void> writeReport(const CheckReport& report, const ReportHead& head, ReportFormat format,
                         const ReportWords& words, const WriteText& write);
// Replaces the file; it is there as a whole or not at all. Errors: as DurableFile.
Result<void> saveReport(const std::filesystem::path& file, const CheckReport& report, const ReportHead& head,
                        ReportFormat format, const ReportWords& words = {});

}  // namespace sectorsmith::manifests
