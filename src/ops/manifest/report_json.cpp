// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>

#include "base/hex.h"
#include "base/text.h"
#include "ops/manifest/report_parts.h"

namespace sectorsmith::manifests {

using ReportJson = nlohmann::ordered_json;

namespace {

// A number, or one in quotes where it is beyond what many readers can hold.
ReportJson reportNumber(std::uint64_t value) {
    constexpr std::uint64_t most = (std::uint64_t{1} << 53) - 1;
    return value <= most ? ReportJson(value) : ReportJson(std::to_string(value));
}

ReportJson textOrNull(const std::string& text) { return text.empty() ? ReportJson() : ReportJson(text); }

std::string_view kindWord(FileKind kind) {
    switch (kind) {
        case FileKind::File: return "file";
        case FileKind::Folder: return "folder";
        case FileKind::Link: return "link";
        case FileKind::CharacterDevice: return "character-device";
        case FileKind::BlockDevice: return "block-device";
        case FileKind::Pipe: return "pipe";
        case FileKind::Socket: return "socket";
        case FileKind::Unknown: break;
    }
    return "unknown";
}

ReportJson copyObject(const CopyComparison& copy, const std::string& disk) {
    ReportJson differences = ReportJson::array();
    for (const Difference& one : copy.differences) {
        ReportJson places = ReportJson::array();
        for (const ByteRange& range : one.disk)
            places.push_back(
                {{"offset", reportNumber(range.offset)}, {"length", reportNumber(range.length)}});
        differences.push_back({{"offset", reportNumber(one.range.offset)},
                               {"length", reportNumber(one.range.length)},
                               {"disk", std::move(places)}});
    }
    return {{"copyAsRecorded", copy.copyAsRecorded},
            {"differentBlocks", reportNumber(copy.blocks)},
            {"blockSize", 4096},
            {"disk", textOrNull(disk)},
            {"differences", std::move(differences)},
            {"error", textOrNull(copy.error ? copy.error->message : std::string())}};
}

// What is invalid in a name becomes U+FFFD.
std::string dumped(const ReportJson& object, int indent) {
    return object.dump(indent, ' ', false, ReportJson::error_handler_t::replace);
}

}  // namespace

ReportJson findingObject(const Finding& finding, const CheckReport& report) {
    ReportJson object{{"verdict", std::string(verdictName(finding.verdict))}, {"path", finding.path}};
    if (!isValidUtf8(finding.path)) object["pathBytes"] = lowerHex(std::as_bytes(std::span(finding.path)));
    object["kind"] = std::string(kindWord(finding.kind));
    if (finding.verdict == Verdict::Moved) object["from"] = finding.from;
    const auto put = [&object](const char* key, const std::optional<std::uint64_t>& size) {
        object[key] = size ? reportNumber(*size) : ReportJson();
    };
    put("sizeBefore", finding.sizeBefore);
    put("size", finding.size);
    object["modifiedBefore"] = textOrNull(exactTime(finding.modifiedBefore));
    object["modified"] = textOrNull(exactTime(finding.modified));
    object["digestBefore"] = textOrNull(finding.digestBefore);
    object["digest"] = textOrNull(finding.digest);
    if (finding.error) object["error"] = finding.error->message;
    if (finding.copy) object["copy"] = copyObject(*finding.copy, report.disk);
    return object;
}

ReportJson summaryObject(const CheckReport& report, const ReportHead& head) {
    ReportJson counts;
    for (const Verdict verdict : allVerdicts)
        counts[std::string(verdictName(verdict))] = reportNumber(report.count(verdict));
    ReportJson summary{{"source", head.source}, {"manifest", head.manifest}};
    if (const std::string time = exactTime(head.checked); !time.empty()) summary["checked"] = time;
    summary["hash"] = std::string(hashName(report.hash));
    summary["counts"] = std::move(counts);
    summary["comparedFiles"] = reportNumber(report.files);
    summary["readBytes"] = reportNumber(report.readBytes);
    summary["earlierFiles"] = reportNumber(report.earlierFiles);
    summary["seconds"] = report.seconds;
    return summary;
}

std::string indentedMembers(const ReportJson& object, std::size_t indent) {
    constexpr std::size_t step = 2;
    const std::string text = dumped(object, step);
    const std::string more(indent - step, ' ');
    std::string members = more;
    for (const char c : std::string_view(text).substr(2, text.size() - 4)) {
        members += c;
        if (c == '\n') members += more;
    }
    return members;
}

std::string findingJson(const Finding& finding, const CheckReport& report) {
    return dumped(findingObject(finding, report), -1);
}
std::string summaryJson(const CheckReport& report, const ReportHead& head) {
    return dumped(summaryObject(report, head), -1);
}

}  // namespace sectorsmith::manifests
