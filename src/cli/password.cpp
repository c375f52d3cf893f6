// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/password.h"

#include <charconv>

#include <fmt/format.h>

#include "cli/system.h"
#include "cli/table.h"

namespace sectorsmith::cli {

namespace {

constexpr std::size_t longest = 4096;  // bytes

// Up to the end of the line, byte by byte: what follows belongs to whoever reads it next.
std::optional<std::string> lineOf(Context& context, int descriptor) {
    std::string line;
    for (char c = 0; line.size() < longest; line += c) {
        const system::Transfer read = system::readDescriptor(descriptor, &c, 1);
        if (read.count < 0)
            context.error(
                fmt::format("cannot read the password from descriptor {}: {}", descriptor, read.problem));
        if (read.count <= 0 || c == '\n') break;
    }
    if (line.ends_with('\r')) line.pop_back();
    return line.empty() ? std::nullopt : std::optional(std::move(line));
}

}  // namespace

Result<AskPassword> passwordSource(Context& context) {
    const std::string& given = context.common.passwordFd;
    if (!given.empty()) {
        int descriptor = -1;
        const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), descriptor);
        if (error != std::errc{} || end != given.data() + given.size() || descriptor < 0)
            return fail(Cause::Usage,
                        fmt::format("--password-fd: “{}” is not a number of a descriptor", printable(given)));
        return [&context, descriptor](const std::string&, unsigned attempt) -> std::optional<std::string> {
            return attempt == 0 ? lineOf(context, descriptor) : std::nullopt;
        };
    }
    if (!context.streams.inTerminal || !context.streams.errTerminal || context.common.noInput)
        return AskPassword{};
    return [&context](const std::string& volume, unsigned attempt) -> std::optional<std::string> {
        if (attempt > 0) context.error("the password is wrong; try again");
        context.streams.err << fmt::format("Password of {}: ", printable(volume));
        context.streams.err.flush();
        auto password = system::readHidden();
        context.streams.err << '\n';
        return password;
    };
}

}  // namespace sectorsmith::cli
