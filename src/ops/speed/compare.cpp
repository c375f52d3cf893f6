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
    const Message rate = Message::plain("MB/s"), iops = Message::plain("IOPS");
    std::vector<Value> values;
    for (const TestFigures& test : result.tests) {
        for (const auto& [figures, side] : {std::pair{&test.read, SpeedMessage::FigureRead},
                                            std::pair{&test.write, SpeedMessage::FigureWrite}}) {
            if (!*figures || (*figures)->operations == 0) continue;
            const Message title = !result.sweep.empty()               ? say(SpeedMessage::SweepMean)
                                  : test.spec.access == Access::Mixed ? say(side, test.spec.name)
                                                                      : Message::plain(test.spec.name);
            if (test.spec.blockSize < smallBlock) {
                values.push_back({{title, iops, true}, (*figures)->iops});
                values.push_back({{say(SpeedMessage::FigureP99, title), Message::plain("µs"), false},
                                  static_cast<double>((*figures)->latency.p99) / 1e3});
            } else {
                values.push_back({{title, rate, true}, (*figures)->bytesPerSecond / 1e6});
            }
        }
        for (const Mark& mark : test.marks)
            if (mark.kind == MarkKind::Knee) {
                values.push_back(
                    {{say(SpeedMessage::FigureAfterCache, test.spec.name), rate, true}, mark.after / 1e6});
                values.push_back({{say(SpeedMessage::FigureCache), Message::plain("GB"), true},
                                  static_cast<double>(mark.bytesBefore) / 1e9});
                break;
            }
    }
    if (!result.sweep.empty()) {
        const auto [low, high] = std::ranges::minmax_element(result.sweep, {}, &SweepPoint::bytesPerSecond);
        values.push_back({{say(SpeedMessage::SweepFastest), rate, true}, high->bytesPerSecond / 1e6});
        values.push_back({{say(SpeedMessage::SweepSlowest), rate, true}, low->bytesPerSecond / 1e6});
    }
    constexpr std::array names{std::pair{SpeedMessage::OneFileWrite, SpeedMessage::OneFileRead},
                               std::pair{SpeedMessage::SmallFiles, SpeedMessage::SmallFiles},
                               std::pair{SpeedMessage::MixedFilesWrite, SpeedMessage::MixedFilesRead}};
    for (std::size_t i = 0; i < result.files.size(); ++i) {
        const FileFigures& files = result.files[i];
        if (i >= names.size()) {  // names alone
            values.push_back({{files.name, say(SpeedMessage::FilesPerSecond), true}, files.filesPerSecond});
            continue;
        }
        const auto& [write, read] = names[i];
        if (write == read) {
            values.push_back({{say(write), say(SpeedMessage::FilesPerSecond), true}, files.filesPerSecond});
            continue;
        }
        values.push_back({{say(write), rate, true}, files.writeBytesPerSecond / 1e6});
        values.push_back({{say(read), rate, true}, files.readBytesPerSecond / 1e6});
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

std::string labelOf(const ComparedResult& result, const ChartStyle& style) {
    std::string label = style.words(result.disk);
    if (!result.adapter.empty()) label += " · " + style.words(result.adapter);
    if (!result.computer.empty()) label += " · " + result.computer;
    if (!result.remarks.empty()) label += " (" + style.words(result.remarks) + ")";
    return label;
}

std::size_t charactersOf(const std::string& utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

Message diskName(const SpeedResult& result) {
    if (!result.title.empty()) return Message::plain(result.title);
    if (result.kind != TargetKind::Device && result.disk.model.empty()) return Message::plain(result.path);
    if (result.disk.model.empty()) return Message::plain(result.disk.path);
    if (result.kind == TargetKind::Folder)
        return say(SpeedMessage::DiskOfFolder, result.disk.model, result.path);
    return Message::plain(result.disk.model);
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

Message linkLine(const SpeedResult& result) {
    Message adapter = adapterLine(result.adapter);
    if (!adapter.empty()) return adapter;
    MessageList line;
    for (const std::string& text : {result.mount.fileSystem, result.mount.server, result.mount.options})
        if (!text.empty()) line.add(Message::plain(text));
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
        row.adapter = linkLine(result);
        row.computer = result.computer.name;
        const auto remark = [&](const Message& text) {
            row.remarks = row.remarks.empty() ? text : say(SpeedMessage::Also, row.remarks, text);
        };
        if (!result.uncached()) remark(say(SpeedMessage::RemarkCached));
        if (!result.cautions.empty()) remark(say(SpeedMessage::RemarkOthersToo));
        if (!result.complete) remark(say(SpeedMessage::RemarkNotFinished));
        if (std::ranges::any_of(result.tests, [](const TestFigures& t) { return t.failureCount > 0; }))
            remark(say(SpeedMessage::RemarkErrors));
        for (const TestFigures& test : result.tests)
            if (std::ranges::any_of(test.marks, [](const Mark& m) { return m.kind == MarkKind::Throttle; })) {
                remark(say(SpeedMessage::RemarkThrottled));
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
        out += "," + csvCell(fmt::format("{} ({})", figure.title.text, figure.unit.text));
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
        out += fmt::format(" {} ({}) |", markdownCell(figure.title), figure.unit.text);
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
        json["figures"].push_back({{"title", figure.title.text},
                                   {"unit", figure.unit.text},
                                   {"moreIsBetter", figure.moreIsBetter}});
    json["results"] = Json::array();
    for (const ComparedResult& result : comparison.results) {
        Json values = Json::array();
        for (const auto& value : result.values) values.push_back(value ? Json(*value) : Json());
        json["results"].push_back({{"id", result.id},
                                   {"time", result.time},
                                   {"disk", result.disk.text},
                                   {"adapter", result.adapter.empty() ? Json() : Json(result.adapter.text)},
                                   {"computer", result.computer},
                                   {"remarks", result.remarks.empty() ? Json() : Json(result.remarks.text)},
                                   {"values", std::move(values)}});
    }
    return json;
}

std::string comparisonSvg(const Comparison& comparison, const ChartStyle& style) {
    constexpr int left = 24;
    constexpr int bar = 18;
    constexpr int gap = 6;
    constexpr int heading = 34;
    constexpr double letter = 7.6;  // wide, of a sans-serif font of 13 pixels
    std::size_t longest = 0;
    for (const ComparedResult& result : comparison.results)
        longest = std::max(longest, charactersOf(labelOf(result, style)));
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
        width, height, style.background, style.text);
    for (std::size_t i = 0; i < comparison.results.size(); ++i) {
        const ComparedResult& result = comparison.results[i];
        out += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"12\" height=\"12\" fill=\"{}\"/><text x=\"{}\" "
            "y=\"{}\">{}</text>\n",
            left, 20 + i * 20, colors[i % colors.size()], left + 20, 31 + i * 20,
            xml(labelOf(result, style)));
    }
    int y = legend;
    for (std::size_t f = 0; f < comparison.figures.size(); ++f) {
        const ComparedFigure& figure = comparison.figures[f];
        double most = 0;
        for (const ComparedResult& result : comparison.results)
            most = std::max(most, result.values[f].value_or(0));
        const Message title =
            say(figure.moreIsBetter ? SpeedMessage::ChartTitle : SpeedMessage::ChartTitleLess, figure.title,
                figure.unit);
        out += fmt::format("<text x=\"{}\" y=\"{}\" font-weight=\"bold\">{}</text>\n", left, y + 22,
                           xml(style.words(title)));
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
