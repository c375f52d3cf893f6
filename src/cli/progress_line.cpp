// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress_line.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/units.h"
#include "cli/json.h"

namespace sectorsmith::cli {

using Clock = std::chrono::steady_clock;

ProgressLine::ProgressLine(Context& context, std::string what, bool quietOnTerminal)
    : context_(context),
      what_(std::move(what)),
      start_(Clock::now()),
      next_(start_ + std::chrono::milliseconds(500)) {
    json_ = context.progress == ProgressMode::Json;
    line_ = context.progress == ProgressMode::Automatic && context.streams.errTerminal && !quietOnTerminal;
    if (json_) next_ = start_;
}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::update(std::uint64_t done, std::uint64_t total) {
    if (!json_ && !line_) return;
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds(200);
    print(done, total, false);
}

void ProgressLine::print(std::uint64_t done, std::uint64_t total, bool last) {
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    const double speed = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    const double left = speed > 0 && total > done ? static_cast<double>(total - done) / speed : 0;
    if (json_) {
        nlohmann::ordered_json object;
        object["progress"] = what_;
        object["done"] = jsonInteger(done);
        object["total"] = total > 0 ? jsonInteger(total) : nlohmann::ordered_json();
        object["bytesPerSecond"] = jsonInteger(static_cast<std::uint64_t>(speed));
        object["secondsLeft"] = static_cast<std::uint64_t>(left);
        if (last) object["finished"] = true;
        context_.streams.err << object.dump() << '\n';
    } else {
        std::string text = fmt::format("{}: {}", what_, formatSizeDecimal(done));
        if (total > 0) {
            text += fmt::format(" of {} ({:.0f} %)", formatSizeDecimal(total),
                                100.0 * static_cast<double>(done) / static_cast<double>(total));
        }
        text += fmt::format(", {}/s", formatSizeDecimal(static_cast<std::uint64_t>(speed)));
        if (total > 0)
            text += fmt::format(", {}:{:02} left", static_cast<std::uint64_t>(left) / 60,
                                static_cast<std::uint64_t>(left) % 60);
        if (text.size() >= context_.streams.width) text.resize(context_.streams.width - 1);
        context_.streams.err << '\r' << text << "\x1b[K";
        shown_ = true;
    }
    context_.streams.err.flush();
}

void ProgressLine::clear() {
    if (!shown_) return;
    context_.streams.err << "\r\x1b[K";
    context_.streams.err.flush();
    shown_ = false;
}

void ProgressLine::finish(std::uint64_t done, std::uint64_t total) {
    clear();
    if (json_) print(done, total, true);
}

}  // namespace sectorsmith::cli
