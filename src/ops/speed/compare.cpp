// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/compare.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/units.h"
#include "ops/speed/messages.h"

namespace sectorsmith::speed {

namespace {

constexpr std::uint64_t smallBlock = std::uint64_t{64}
                                     << 10;  // below it, requests per second are what counts

struct Value {
    ComparedFigure figure;
    double value;
};

// All figures of a result, in the order people look for them.
std::vector<Value> valuesOf(const SpeedResult& result) {
    std::vector<Value> values;
    for (const TestFigures& test : result.tests) {
        for (const auto& [side, word] : {std::pair{&test.read, "read"}, std::pair{&test.write, "write"}}) {
            if (!*side || (*side)->operations == 0) continue;
            std::string title = test.spec.name;
            if (test.spec.access == Access::Mixed) title += fmt::format(" ({})", word);
            if (!result.sweep.empty()) title = "sweep: mean";
            if (test.spec.blockSize < smallBlock) {
                values.push_back({{title, "IOPS", true}, (*side)->iops});
                values.push_back(
                    {{title + " p99", "µs", false}, static_cast<double>((*side)->latency.p99) / 1e3});
            } else {
                values.push_back({{title, "MB/s", true}, (*side)->bytesPerSecond / 1e6});
            }
        }
        for (const Mark& mark : test.marks)
            if (mark.kind == MarkKind::Knee) {
                values.push_back({{test.spec.name + " after the cache", "MB/s", true}, mark.after / 1e6});
                values.push_back({{"cache", "GB", true}, static_cast<double>(mark.bytesBefore) / 1e9});
                break;
            }
    }
    if (!result.sweep.empty()) {
        const auto [low, high] = std::ranges::minmax_element(result.sweep, {}, &SweepPoint::bytesPerSecond);
        values.push_back({{"sweep: fastest", "MB/s", true}, high->bytesPerSecond / 1e6});
        values.push_back({{"sweep: slowest", "MB/s", true}, low->bytesPerSecond / 1e6});
    }
    constexpr std::array names{"file 50 MB", "500 files of 4 KB", "files 2 MB to 2 GB"};
    for (std::size_t i = 0; i < result.files.size() && i < names.size(); ++i) {
        const FileFigures& files = result.files[i];
        if (i == 1) {
            values.push_back({{names[i], "files/s", true}, files.filesPerSecond});
            continue;
        }
        values.push_back(
            {{fmt::format("{}, write", names[i]), "MB/s", true}, files.writeBytesPerSecond / 1e6});
        values.push_back({{fmt::format("{}, read", names[i]), "MB/s", true}, files.readBytesPerSecond / 1e6});
    }
    return values;
}

std::string csvCell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

std::string markdownCell(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '|' || c == '\\' || c == '`' || c == '*' || c == '_' || c == '<') out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out;
}

std::string xml(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '&') out += "&amp;";
        else if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (static_cast<unsigned char>(c) >= ' ') out += c;
    }
    return out;
}

std::string labelOf(const ComparedResult& result) {
    std::string label = result.disk;
    if (!result.adapter.empty()) label += " · " + result.adapter;
    if (!result.computer.empty()) label += " · " + result.computer;
    if (!result.remarks.empty()) label += " (" + result.remarks + ")";
    return label;
}

std::size_t charactersOf(const std::string& utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

std::string diskName(const SpeedResult& result) {
    if (result.kind != TargetKind::Device && result.disk.model.empty()) return result.path;
    if (result.disk.model.empty()) return result.disk.path;
    std::string name = result.disk.model;
    if (result.kind == TargetKind::Folder) name += fmt::format(" (a file in {})", result.path);
    return name;
}

Message adapterLine(const AdapterFacts& a) {
    MessageList line;
    for (const std::string& text : {a.bus, a.link, a.protocol, a.bridge})
        if (!text.empty()) line.add(Message::plain(text));
    if (a.bus == "usb") {
        if (a.trim == false) line.add(say(SpeedMessage::NoTrim));
        if (a.smart == false) line.add(say(SpeedMessage::NoSmart));
        if (a.serial.empty()) line.add(say(SpeedMessage::NoSerial));
    }
    return line.message();
}

std::string figureText(double value) {
    if (value >= 100) return fmt::format("{:.0f}", value);
    if (value >= 10) return fmt::format("{:.1f}", value);
    return fmt::format("{:.2f}", value);
}

Comparison compareResults(const std::vector<SpeedResult>& results) {
    Comparison comparison;
    for (const SpeedResult& result : results) {
        for (const Value& value : valuesOf(result))
            if (std::ranges::none_of(comparison.figures, [&](const ComparedFigure& figure) {
                    return figure.title == value.figure.title && figure.unit == value.figure.unit;
                }))
                comparison.figures.push_back(value.figure);
    }
    for (const SpeedResult& result : results) {
        ComparedResult row;
        row.id = result.id;
        row.time = fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(result.time)));
        row.disk = diskName(result);
        row.adapter = adapterLine(result.adapter);
        row.computer = result.computer.name;
        const auto remark = [&](const std::string& text) {
            row.remarks += (row.remarks.empty() ? "" : "; ") + text;
        };
        if (!result.uncached()) remark("cached");
        if (!result.cautions.empty()) remark("not the disk's figures alone");
        if (!result.complete) remark("not finished");
        if (std::ranges::any_of(result.tests, [](const TestFigures& t) { return t.failureCount > 0; }))
            remark("errors");
        for (const TestFigures& test : result.tests)
            if (std::ranges::any_of(test.marks, [](const Mark& m) { return m.kind == MarkKind::Throttle; })) {
                remark("throttled");
                break;
            }
        if (result.verify) remark(result.verify->verdict);
        const std::vector<Value> values = valuesOf(result);
        for (const ComparedFigure& figure : comparison.figures) {
            const auto found = std::ranges::find_if(values, [&](const Value& value) {
                return figure.title == value.figure.title && figure.unit == value.figure.unit;
            });
            row.values.push_back(found == values.end() ? std::nullopt : std::optional(found->value));
        }
        comparison.results.push_back(std::move(row));
    }
    return comparison;
}

std::string comparisonCsv(const Comparison& comparison) {
    std::string out = "id,time,disk,adapter,computer";
    for (const ComparedFigure& figure : comparison.figures)
        out += "," + csvCell(fmt::format("{} ({})", figure.title, figure.unit));
    out += ",remarks\r\n";
    for (const ComparedResult& result : comparison.results) {
        out += csvCell(result.id) + "," + result.time + "," + csvCell(result.disk) + "," +
               csvCell(result.adapter) + "," + csvCell(result.computer);
        for (const auto& value : result.values)
            out += "," + (value ? fmt::format("{:.3f}", *value) : std::string());
        out += "," + csvCell(result.remarks) + "\r\n";
    }
    return out;
}

std::string comparisonMarkdown(const Comparison& comparison) {
    std::string out = "| Disk | Adapter | Computer |";
    std::string line = "|---|---|---|";
    for (const ComparedFigure& figure : comparison.figures) {
        out += fmt::format(" {} ({}) |", markdownCell(figure.title), figure.unit);
        line += "---:|";
    }
    out += " Remarks |\n" + line + "---|\n";
    for (const ComparedResult& result : comparison.results) {
        out += fmt::format("| {} | {} | {} |", markdownCell(result.disk), markdownCell(result.adapter),
                           markdownCell(result.computer));
        for (const auto& value : result.values) out += fmt::format(" {} |", value ? figureText(*value) : "");
        out += fmt::format(" {} |\n", markdownCell(result.remarks));
    }
    return out;
}

Json comparisonJson(const Comparison& comparison) {
    Json json;
    json["figures"] = Json::array();
    for (const ComparedFigure& figure : comparison.figures)
        json["figures"].push_back(
            {{"title", figure.title}, {"unit", figure.unit}, {"moreIsBetter", figure.moreIsBetter}});
    json["results"] = Json::array();
    for (const ComparedResult& result : comparison.results) {
        Json values = Json::array();
        for (const auto& value : result.values) values.push_back(value ? Json(*value) : Json());
        json["results"].push_back({{"id", result.id},
                                   {"time", result.time},
                                   {"disk", result.disk},
                                   {"adapter", result.adapter.empty() ? Json() : Json(result.adapter)},
                                   {"computer", result.computer},
                                   {"remarks", result.remarks.empty() ? Json() : Json(result.remarks)},
                                   {"values", std::move(values)}});
    }
    return json;
}

std::string comparisonSvg(const Comparison& comparison, const ChartColors& theme) {
    constexpr int left = 24;
    constexpr int bar = 18;
    constexpr int gap = 6;
    constexpr int heading = 34;
    constexpr double letter = 7.6;  // wide, of a sans-serif font of 13 pixels
    std::size_t longest = 0;
    for (const ComparedResult& result : comparison.results)
        longest = std::max(longest, charactersOf(labelOf(result)));
    const int width =
        std::clamp(2 * left + 20 + static_cast<int>(letter * static_cast<double>(longest)), 900, 2000);
    const int widest = width - 2 * left - 130;  // room for the number
    // Told apart by lightness as well as by hue.
    constexpr std::array colors{"#1b5e9b", "#e08a1e", "#3d8f5f", "#b3485d", "#7a62b0", "#8c8c8c"};
    const int legend = static_cast<int>(comparison.results.size()) * 20 + 30;
    const int each = static_cast<int>(comparison.results.size()) * (bar + gap) + heading;
    const int height = legend + each * static_cast<int>(comparison.figures.size()) + 20;
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
        "font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"{0}\" height=\"{1}\" "
        "fill=\"{2}\"/><g fill=\"{3}\">\n",
        width, height, theme.background, theme.text);
    for (std::size_t i = 0; i < comparison.results.size(); ++i) {
        const ComparedResult& result = comparison.results[i];
        out += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"12\" height=\"12\" fill=\"{}\"/><text x=\"{}\" "
            "y=\"{}\">{}</text>\n",
            left, 20 + i * 20, colors[i % colors.size()], left + 20, 31 + i * 20, xml(labelOf(result)));
    }
    int y = legend;
    for (std::size_t f = 0; f < comparison.figures.size(); ++f) {
        const ComparedFigure& figure = comparison.figures[f];
        double most = 0;
        for (const ComparedResult& result : comparison.results)
            most = std::max(most, result.values[f].value_or(0));
        out += fmt::format("<text x=\"{}\" y=\"{}\" font-weight=\"bold\">{} ({}{})</text>\n", left, y + 22,
                           xml(figure.title), figure.unit, figure.moreIsBetter ? "" : ", less is better");
        int at = y + heading - 4;
        for (std::size_t i = 0; i < comparison.results.size(); ++i, at += bar + gap) {
            const auto& value = comparison.results[i].values[f];
            const double part = value && most > 0 ? *value / most : 0;
            out += fmt::format(
                "<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\" fill=\"{}\"/>"
                "<text x=\"{:.1f}\" y=\"{}\">{}</text>\n",
                left, at, part * widest, bar, colors[i % colors.size()], left + part * widest + 6, at + 14,
                value ? figureText(*value) : "–");
        }
        y += each;
    }
    return out + "</g></svg>\n";
}

}  // namespace sectorsmith::speed
