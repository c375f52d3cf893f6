// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context.h"

#include <cstdlib>

#include <fmt/format.h>

namespace sectorsmith::cli {

int exitCodeOf(Cause cause) {
    switch (cause) {
        case Cause::Io:
        case Cause::OutOfRange:
        case Cause::Damaged:
        case Cause::NotFound:
        case Cause::Unsupported:
        case Cause::NoSpace: return exitDamaged;
        case Cause::Permission:
        case Cause::InUse:
        case Cause::Changed:
        case Cause::Refused: return exitRefused;
        case Cause::Usage: return exitUsage;
        case Cause::Cancelled: return exitCancelled;
    }
    return exitDamaged;
}

namespace {

// https://no-color.org: set and not empty. A dumb terminal shows escapes as rubbish.
bool environmentAllowsColor() {
    const char* noColor = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    return (noColor == nullptr || *noColor == '\0') && !(term != nullptr && std::string_view(term) == "dumb");
}

}  // namespace

Context::Context(Streams& streamsArgument, const CommonOptions& commonArgument)
    : streams(streamsArgument), common(commonArgument) {
    const bool allowed = !common.noColor && environmentAllowsColor();
    colorOut_ = allowed && streams.outTerminal;
    colorErr_ = allowed && streams.errTerminal;
    if (common.json == "document") json = JsonMode::Document;
    if (common.json == "lines") json = JsonMode::Lines;
    if (common.json == "sfdisk") json = JsonMode::Sfdisk;
    if (common.progress == "none") progress = ProgressMode::None;
    if (common.progress == "json") progress = ProgressMode::Json;
}

void Context::say(std::string_view code, std::string_view word, std::string_view message) {
    streams.err << color::when(colorErr_, code) << "sectorsmith:" << word
                << color::when(colorErr_, color::reset) << ' ' << message << '\n';
    streams.err.flush();
}

void Context::error(std::string_view message) { say(color::red, "", message); }
void Context::warning(std::string_view message) { say(color::yellow, " warning:", message); }
void Context::warnOfOldEntries(const std::vector<std::string>& partitions) {
    for (const std::string& partition : partitions)
        warning(
            fmt::format("the kernel still uses the old entry for {}: the partition is in use", partition));
}
void Context::note(std::string_view message) { say(color::dim, "", message); }

int Context::report(const Error& problem) {
    error(problem.message);
    return exitCodeOf(problem.cause);
}

}  // namespace sectorsmith::cli
