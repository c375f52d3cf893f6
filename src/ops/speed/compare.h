// SPDX-License-Identifier: GPL-3.0-or-later
// Results beside each other: disk × adapter × computer.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ops/speed/result.h"

namespace sectorsmith::speed {

struct ComparedFigure {
    Message title;  // "read-1m-q32", "sweep: mean"
    Message unit;   // "MB/s", "IOPS", "µs"
    bool moreIsBetter = true;
};

struct ComparedResult {
    std::string id;
    std::string time;  // "2026-01-31 17:45"
    Message disk;      // model, or the image's or folder's name
    Message adapter;   // linkLine(): "usb, 10 Gbit/s, UAS", "nfs4, nas.local, rw,vers=4.2"; may be empty
    std::string computer;
    Message remarks;                            // "cached", "not finished", "read errors", the verdict
    std::vector<std::optional<double>> values;  // one for each figure
};

struct Comparison {
    std::vector<ComparedFigure> figures;  // those that any of the results has
    std::vector<ComparedResult> results;  // in the order given
};

Comparison compareResults(const std::vector<SpeedResult>& results);

Message diskName(const SpeedResult& result);
// One line: bus, link, protocol, what does not get through. Empty when there is no adapter.
Message adapterLine(const AdapterFacts& adapter);
// The same of a result; of a folder without a disk of this computer (a network's) its file system, the server and how it is
// mounted.
Message linkLine(const SpeedResult& result);
// "1234", "98.7", "5.32": three digits that count.
std::string figureText(double value);

std::string comparisonCsv(const Comparison& comparison);  // RFC 4180, with a heading
std::string comparisonMarkdown(const Comparison& comparison);
// A bar chart of each figure, as a picture that stands for itself.
struct ChartStyle {
    std::string background = "#ffffff";
    std::string text = "#000000";
    std::function<std::string(const Message&)> words = [](const Message& message) { return message.text; };
};
std::string comparisonSvg(const Comparison& comparison, const ChartStyle& style = {});
Json comparisonJson(const Comparison& comparison);

}  // namespace sectorsmith::speed
