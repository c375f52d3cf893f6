// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include <algorithm>
#include <exception>
#include <string_view>

#include <fmt/format.h>

#include "cli/command_line.h"

namespace sectorsmith::cli {

int run(const std::vector<std::string>& arguments, Streams streams) {
    CommandLine line(arguments.empty() ? std::string_view() : arguments.front());
    Context plain(streams, line.common);
    try {
        std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
        line.app.parse(std::move(reversed));
    } catch (const CLI::Success& wanted) {  // --help, --version
        line.app.exit(wanted, streams.out, streams.err);
        streams.out.flush();
        return exitDone;
    } catch (const CLI::ParseError& wrong) {
        plain.error(wrong.what());
        std::string command = "sectorsmith";
        for (const CLI::App* chosen : line.app.get_subcommands()) command += " " + chosen->get_name();
        plain.note(fmt::format("run “{} --help” for usage", command));
        return exitUsage;
    }
    Context context(streams, line.common);
    int code = exitUsage;
    try {
        code = line.action(context);
    } catch (
        const std::exception& trouble) {  // memory, or a fault of ours: still a sentence and an exit code
        context.error(fmt::format("stopped: {}", trouble.what()));
        return exitDamaged;
    }
    streams.out.flush();
    if (!streams.out && code != exitCancelled) {
        context.error("cannot write the output");
        return exitDamaged;
    }
    return code;
}

}  // namespace sectorsmith::cli
