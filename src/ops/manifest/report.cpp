// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/report.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/printable.h"
#include "base/text.h"
#include "base/units.h"
#include "ops/durable_file.h"
#include "ops/manifest/errors.h"
#include "ops/manifest/messages.h"
#include "ops/manifest/report_parts.h"

namespace sectorsmith::manifests {

namespace {

constexpr std::size_t mostRanges = 8;  // differences of a file, for people
constexpr std::size_t bufferBytes = std::size_t{1} << 16;

// "SUSPICIOUS" as the first word of a line is seen among thousands.
Message markedTitle(Verdict verdict) {
    return verdict == Verdict::Suspicious ? say(ManifestMessage::SuspiciousMarked) : verdictTitle(verdict);
}

Result<void> writeTextReport(const CheckReport& report, const ReportHead& head, const ReportWords& words,
                             const WriteText& write) {
    std::string text;
    for (const std::string& line : reportHeadLines(report, head, words)) text += line + '\n';
    text += '\n';
    for (const Finding& finding : report.findings) {
        for (const std::string& line : findingLines(finding, report, words)) text += line + '\n';
        if (text.size() < bufferBytes) continue;
        if (auto written = write(text); !written) return written;
        text.clear();
    }
    if (!report.findings.empty()) text += '\n';
    text += summaryLine(report, words) + '\n';
    return write(text);
}

// The document as a whole would need many times the memory that the findings take.
Result<void> writeJsonReport(const CheckReport& report, const ReportHead& head, const WriteText& write) {
    nlohmann::ordered_json whole{{"schemaVersion", 1}};
    whole.update(summaryObject(report, head));
    std::string text =
        "{\n" + indentedMembers(whole, 2) + ",\n  " + nlohmann::ordered_json("findings").dump();
    text += ": [";
    bool first = true;
    for (const Finding& finding : report.findings) {
        text += first ? "\n    {\n" : ",\n    {\n";
        text += indentedMembers(findingObject(finding, report), 6) + "\n    }";
        first = false;
        if (text.size() < bufferBytes) continue;
        if (auto written = write(text); !written) return written;
        text.clear();
    }
    text += first ? "]\n}\n" : "\n  ]\n}\n";
    return write(text);
}

}  // namespace

Message verdictTitle(Verdict verdict) {
    switch (verdict) {
        case Verdict::Same: return say(ManifestMessage::Same);
        case Verdict::Touched: return say(ManifestMessage::Touched);
        case Verdict::New: return say(ManifestMessage::New);
        case Verdict::Missing: return say(ManifestMessage::Missing);
        case Verdict::Moved: return say(ManifestMessage::Moved);
        case Verdict::SizeChanged: return say(ManifestMessage::SizeChanged);
        case Verdict::Changed: return say(ManifestMessage::Changed);
        case Verdict::Suspicious: return say(ManifestMessage::Suspicious);
        case Verdict::KindChanged: return say(ManifestMessage::KindChanged);
        case Verdict::LinkChanged: return say(ManifestMessage::LinkChanged);
        case Verdict::Changing: return say(ManifestMessage::Changing);
        case Verdict::Unreadable: return say(ManifestMessage::Unreadable);
        case Verdict::Unchecked: break;
    }
    return say(ManifestMessage::Unchecked);
}

Verdict groupOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::SizeChanged:
        case Verdict::KindChanged:
        case Verdict::LinkChanged: return Verdict::Changed;
        case Verdict::Changing: return Verdict::Unchecked;
        default: return verdict;
    }
}

std::uint64_t groupCount(const CheckReport& report, Verdict group) {
    std::uint64_t count = 0;
    for (const Verdict verdict : allVerdicts)
        if (groupOf(verdict) == group) count += report.count(verdict);
    return count;
}

std::string reportSize(const ReportWords& words, std::uint64_t bytes) {
    return words.size ? words.size(bytes) : formatSizeDecimal(bytes);
}

std::string reportTime(const ReportWords& words, FileTime time) {
    if (words.time || time.nanoseconds == FileTime::none)
        return time.nanoseconds == FileTime::none ? std::string() : words.time(time);
    const std::string exact = exactTime(time);
    return exact.substr(0, 10) + " " + exact.substr(11, 5);
}

std::vector<std::string> reportHeadLines(const CheckReport& report, const ReportHead& head,
                                         const ReportWords& words) {
    std::vector<std::string> lines{words.say(say(ManifestMessage::ReportTitle, head.source)),
                                   words.say(say(ManifestMessage::ReportManifest, head.manifest)),
                                   words.say(say(ManifestMessage::ReportHash, hashTitle(report.hash)))};
    if (const std::string time = reportTime(words, head.checked); !time.empty())
        lines.push_back(words.say(say(ManifestMessage::ReportTime, time)));
    for (std::string& line : lines) line = printableText(line);
    return lines;
}

std::string findingDetail(const Finding& finding, const ReportWords& words) {
    std::string text;
    const auto add = [&text](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
    if (finding.verdict == Verdict::Moved)
        add(words.say(say(ManifestMessage::WasAt, escapeBytes(finding.from))));
    if (finding.verdict == Verdict::SizeChanged)
        add(words.say(
            say(ManifestMessage::WasSize, finding.size.value_or(0), finding.sizeBefore.value_or(0))));
    if (finding.verdict == Verdict::Changed)
        if (const std::string time = reportTime(words, finding.modified); !time.empty()) add(time);
    if (finding.error) add(words.say(Message(*finding.error)));
    return printableText(text);
}

std::vector<std::string> copyLines(const CopyComparison& copy, const std::string& disk,
                                   const ReportWords& words) {
    if (copy.error) return {words.say(say(ManifestMessage::NotCompared, Message(*copy.error)))};
    std::vector<std::string> lines{words.say(copy.copyAsRecorded
                                                 ? say(ManifestMessage::CopyAgrees, Count{copy.blocks})
                                                 : say(ManifestMessage::CopyDiffers, Count{copy.blocks}))};
    for (std::size_t i = 0; i < copy.differences.size() && i < mostRanges; ++i) {
        const Difference& one = copy.differences[i];
        std::string places;
        for (std::size_t k = 0; k < one.disk.size() && k < mostRanges; ++k)
            places += (k == 0 ? "" : ", ") + std::to_string(one.disk[k].offset);
        const std::uint64_t last = one.range.end() - 1;
        lines.push_back(words.say(
            places.empty()
                ? say(ManifestMessage::DifferentBytes, one.range.offset, last)
                : say(ManifestMessage::DifferentBytesOnDisk, one.range.offset, last, disk, places)));
    }
    if (copy.differences.size() > mostRanges)
        lines.push_back(
            words.say(say(ManifestMessage::MoreRanges, Count{copy.differences.size() - mostRanges})));
    return lines;
}

std::vector<std::string> findingLines(const Finding& finding, const CheckReport& report,
                                      const ReportWords& words) {
    const std::string title = words.say(markedTitle(finding.verdict));
    std::string first = fmt::format("{:<13} {}", title, printableText(escapeBytes(finding.path)));
    if (const std::string detail = findingDetail(finding, words); !detail.empty())
        first += fmt::format("  ({})", detail);
    std::vector<std::string> lines{std::move(first)};
    if (finding.copy)
        for (const std::string& line : copyLines(*finding.copy, report.disk, words))
            lines.push_back(std::string(14, ' ') + printableText(line));
    return lines;
}

std::string summaryLine(const CheckReport& report, const ReportWords& words) {
    std::string text;
    for (const Verdict verdict : allVerdicts)
        if (report.count(verdict) > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", report.count(verdict),
                                words.say(markedTitle(verdict)));
    if (text.empty()) text = words.say(say(ManifestMessage::NothingToCompare));
    const double rate = report.seconds > 0 ? static_cast<double>(report.readBytes) / report.seconds : 0;
    return fmt::format("{} ({})", text,
                       words.say(say(ManifestMessage::ReadSummary, reportSize(words, report.readBytes),
                                     fmt::format("{:.1f}", report.seconds),
                                     reportSize(words, static_cast<std::uint64_t>(rate)))));
}

Result<ReportFormat> reportFormatOf(const std::filesystem::path& file) {
    const std::u8string extension = file.extension().u8string();
    std::string ending(extension.begin(), extension.end());
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (ending == ".txt") return ReportFormat::Text;
    if (ending == ".html" || ending == ".htm") return ReportFormat::Html;
    if (ending == ".json") return ReportFormat::Json;
    return fail(Cause::Usage, ManifestError::ReportEnding, file.string());
}

Result<void> writeReport(const CheckReport& report, const ReportHead& head, ReportFormat format,
                         const ReportWords& words, const WriteText& write) {
    switch (format) {
        case ReportFormat::Text: return writeTextReport(report, head, words, write);
        case ReportFormat::Html: return writeHtmlReport(report, head, words, write);
        case ReportFormat::Json: break;
    }
    return writeJsonReport(report, head, write);
}

Result<void> saveReport(const std::filesystem::path& file, const CheckReport& report, const ReportHead& head,
                        ReportFormat format, const ReportWords& words) {
    auto durable = DurableFile::create(std::filesystem::absolute(file));
    if (!durable) return std::unexpected(durable.error());
    auto written = writeReport(report, head, format, words, [&](std::string_view text) {
        return (*durable)->append(std::as_bytes(std::span(text)));
    });
    return written ? (*durable)->keep() : written;
}

}  // namespace sectorsmith::manifests
