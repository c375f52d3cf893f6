// SPDX-License-Identifier: GPL-3.0-or-later
// The report as one HTML file: no scripts, nothing from elsewhere, in the reader's light or dark colours.
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "base/printable.h"
#include "base/text.h"
#include "ops/manifest/messages.h"
#include "ops/manifest/report_parts.h"

namespace sectorsmith::manifests {

namespace {

constexpr std::size_t mostHtmlRows = 100'000;  // more, and browsers stop to answer
constexpr std::size_t htmlBuffer = std::size_t{1} << 16;
constexpr double leastPart = 1.5;  // of 100: a single file among a million is seen

// Okabe and Ito's colours, which people who see fewer colours tell apart; the table says the same in words.
const char* groupColor(Verdict group) {
    switch (group) {
        case Verdict::Suspicious: return "#d55e00";
        case Verdict::Unreadable: return "#cc79a7";
        case Verdict::Missing: return "#e69f00";
        case Verdict::Changed: return "#0072b2";
        case Verdict::Moved: return "#56b4e9";
        case Verdict::New: return "#009e73";
        case Verdict::Touched: return "#f0e442";
        case Verdict::Unchecked: return "#777777";
        default: return "#b8b8b8";
    }
}

constexpr std::string_view htmlStyle = R"(<style>
:root { color-scheme: light dark; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
h1 { font-size: 1.4em; overflow-wrap: anywhere; }
.head { margin: 0; overflow-wrap: anywhere; }
.results { display: flex; flex-wrap: wrap; gap: 2em; align-items: center; margin: 1.5em 0; }
svg { width: 11em; height: 11em; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.25em 0.9em 0.25em 0; border-bottom: 1px solid #8884; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
td.path { overflow-wrap: anywhere; }
i { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.5em; border: 1px solid #8888; }
tr.suspicious td:first-child { font-weight: bold; }
footer { margin-top: 2em; opacity: 0.7; }
</style>
)";

std::string html(std::string_view text) {
    std::string out;
    for (const char c : printableText(text)) {
        if (c == '&') out += "&amp;";
        else if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '"') out += "&quot;";
        else out += c;
    }
    return out;
}

// A circle's circumference is 100 with this radius.
std::string ringSvg(const CheckReport& report, const std::string& title) {
    std::string svg = fmt::format(
        "<svg viewBox=\"0 0 42 42\" role=\"img\" aria-label=\"{}\"><title>{}</title>\n", title, title);
    double all = 0, parts = 0;
    for (const Verdict group : verdictGroups) {
        const auto count = static_cast<double>(groupCount(report, group));
        all += count;
    }
    for (const Verdict group : verdictGroups)
        if (const auto count = static_cast<double>(groupCount(report, group)); count > 0)
            parts += std::max(count / all * 100, leastPart);
    double at = 0;
    for (const Verdict group : verdictGroups) {
        const auto count = static_cast<double>(groupCount(report, group));
        if (count == 0) continue;
        const double part = std::max(count / all * 100, leastPart) / parts * 100;
        svg += fmt::format(
            "<circle cx='21' cy='21' r='15.9155' fill='none' stroke='{}' stroke-width='7' "
            "stroke-dasharray='{:.3f} {:.3f}' stroke-dashoffset='{:.3f}'/>\n",
            groupColor(group), part, 100 - part, 25 - at);
        at += part;
    }
    return svg + "</svg>\n";
}

std::string countTable(const CheckReport& report, const ReportWords& words) {
    std::string table = fmt::format("<table><tr><th>{}</th><th>{}</th></tr>\n",
                                    html(words.say(say(ManifestMessage::ReportResult))),
                                    html(words.say(say(ManifestMessage::ReportCount))));
    for (const Verdict verdict : allVerdicts)
        if (report.count(verdict) > 0)
            table += fmt::format(
                "<tr><td><i style=\"background:{}\"></i>{}</td><td class=\"number\">{}</td></tr>\n",
                groupColor(groupOf(verdict)), html(words.say(verdictTitle(verdict))), report.count(verdict));
    return table + "</table>\n";
}

std::string findingRow(const Finding& finding, const CheckReport& report, const ReportWords& words) {
    std::string detail = html(findingDetail(finding, words));
    if (finding.copy)
        for (const std::string& line : copyLines(*finding.copy, report.disk, words))
            detail += (detail.empty() ? "" : "<br>") + html(line);
    return fmt::format(
        "<tr class=\"{}\"><td><i style=\"background:{}\"></i>{}</td><td "
        "class=\"path\">{}</td><td>{}</td></tr>\n",
        verdictName(finding.verdict), groupColor(groupOf(finding.verdict)),
        html(words.say(verdictTitle(finding.verdict))), html(escapeBytes(finding.path)), detail);
}

}  // namespace

Result<void> writeHtmlReport(const CheckReport& report, const ReportHead& head, const ReportWords& words,
                             const WriteText& write) {
    const std::vector<std::string> lines = reportHeadLines(report, head, words);
    std::string text =
        "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n";
    text += fmt::format("<title>{}</title>\n", html(lines.front()));
    text += htmlStyle;
    text += fmt::format("</head>\n<body>\n<h1>{}</h1>\n", html(lines.front()));
    for (const std::string& line : std::span(lines).subspan(1))
        text += fmt::format("<p class=\"head\">{}</p>\n", html(line));
    text += "<div class=\"results\">\n";
    text += ringSvg(report, html(words.say(say(ManifestMessage::ReportRing))));
    text += countTable(report, words) + "</div>\n";
    text += fmt::format("<p>{}</p>\n", html(summaryLine(report, words)));
    if (!report.findings.empty())
        text += fmt::format("<table><tr><th>{}</th><th>{}</th><th>{}</th></tr>\n",
                            html(words.say(say(ManifestMessage::ReportResult))),
                            html(words.say(say(ManifestMessage::ReportPath))),
                            html(words.say(say(ManifestMessage::ReportDetails))));
    // Those that matter most first; within a result by path.
    std::size_t rows = 0;
    for (const Verdict verdict : allVerdicts)
        for (const Finding& finding : report.findings) {
            if (rows == mostHtmlRows || report.count(verdict) == 0) break;
            if (finding.verdict != verdict) continue;
            text += findingRow(finding, report, words);
            ++rows;
            if (text.size() < htmlBuffer) continue;
            if (auto written = write(text); !written) return written;
            text.clear();
        }
    if (!report.findings.empty()) text += "</table>\n";
    if (rows < report.findings.size())
        text += fmt::format(
            "<p>{}</p>\n",
            html(words.say(say(ManifestMessage::ReportMore, Count{report.findings.size() - rows}))));
    text += fmt::format("<footer>{}</footer>\n</body>\n</html>\n",
                        html(words.say(say(ManifestMessage::MadeWith))));
    return write(text);
}

}  // namespace sectorsmith::manifests
