// SPDX-License-Identifier: GPL-3.0-or-later
// Results beside each other: disk × adapter × computer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ops/speed/result.h"

namespace sectorsmith::speed {

struct ComparedFigure {
    std::string title;  // "read 1m q32"
    std::string unit;   // "MB/s", "IOPS", "µs"
    bool moreIsBetter = true;
};

struct ComparedResult {
    std::string id;
    std::string time;     // "2026-01-31 17:45"
    std::string disk;     // model, or the image's or folder's name
    std::string adapter;  // "usb, 10 Gbit/s, UAS"; may be empty
    std::string computer;
    std::string remarks;                        // "cached", "not finished", "read errors", the verdict
    std::vector<std::optional<double>> values;  // one for each figure
};

struct Comparison {
    std::vector<ComparedFigure> figures;  // those that any of the results has
    std::vector<ComparedResult> results;  // in the order given
};

Comparison compareResults(const std::vector<SpeedResult>& results);

std::string diskName(const SpeedResult& result);
// One line: bus, link, protocol, what does not get through. Empty when there is no adapter.
Message adapterLine(const AdapterFacts& adapter);
// "1234", "98.7", "5.32": three digits that count.
std::string figureText(double value);

std::string comparisonCsv(const Comparison& comparison);  // RFC 4180, with a heading
std::string comparisonMarkdown(const Comparison& comparison);
// A bar chart of each figure, as a picture that stands for itself.
struct ChartColors {
    std::string background = "#ffffff";
    std::string text = "#000000";
};
std::string comparisonSvg(const Comparison& comparison, const ChartColors& colors = {});
Json comparisonJson(const Comparison& comparison);

}  // namespace sectorsmith::speed
