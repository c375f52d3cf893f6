// SPDX-License-Identifier: GPL-3.0-or-later
// What the forms of a report share.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "ops/manifest/report.h"

namespace sectorsmith::manifests {

std::string reportSize(const ReportWords& words, std::uint64_t bytes);
std::string reportTime(const ReportWords& words, FileTime time);  // empty: no time
// What was checked, with what, when; without line breaks.
std::vector<std::string> reportHeadLines(const CheckReport& report, const ReportHead& head,
                                         const ReportWords& words);
// What there is to say of a finding besides its path; may be empty. Without line breaks.
std::string findingDetail(const Finding& finding, const ReportWords& words);
// Where a file differs from its copy, a line for each piece.
std::vector<std::string> copyLines(const CopyComparison& copy, const std::string& disk,
                                   const ReportWords& words);

nlohmann::ordered_json findingObject(const Finding& finding, const CheckReport& report);
nlohmann::ordered_json summaryObject(const CheckReport& report, const ReportHead& head);
// The members of an object over lines, without its braces; `indent`: blanks before each.
std::string indentedMembers(const nlohmann::ordered_json& object, std::size_t indent);

Result<void> writeHtmlReport(const CheckReport& report, const ReportHead& head, const ReportWords& words,
                             const WriteText& write);

}  // namespace sectorsmith::manifests
