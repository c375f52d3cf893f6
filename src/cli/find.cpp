// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith find: names of a volume that match a pattern.
#include <chrono>

#include <fmt/format.h>

#include "base/local_time.h"
#include "base/units.h"
#include "cli/file_listing.h"
#include "cli/find.h"
#include "cli/table.h"
#include "cli/volume_argument.h"
#include "ops/find_files.h"

namespace sectorsmith::cli {

namespace {

// "2021-02-03" or "2021-02-03T04:05:06" by this computer's clock, as the listing shows times; with Z in UTC, as JSON does.
Result<FileTime> dateArgument(const std::string& text, const char* option) {
    if (text.empty()) return FileTime{};
    using namespace std::chrono;
    int numbers[6] = {};
    const std::string_view form = text.size() <= 10 ? "####-##-##" : "####-##-##T##:##:##";
    std::string_view rest = text;
    const bool utc = rest.ends_with('Z') && text.size() > 10;
    if (utc) rest.remove_suffix(1);
    bool good = rest.size() == form.size();
    for (std::size_t i = 0, field = 0; good && i < form.size(); ++i) {
        if (form[i] != '#') {
            good = rest[i] == form[i] || (form[i] == 'T' && rest[i] == ' ');
            ++field;
        } else {
            good = rest[i] >= '0' && rest[i] <= '9';
            numbers[field] = numbers[field] * 10 + (rest[i] - '0');
        }
    }
    const year_month_day day{year{numbers[0]}, month{static_cast<unsigned>(numbers[1])},
                             std::chrono::day{static_cast<unsigned>(numbers[2])}};
    if (!good || !day.ok() || numbers[3] > 23 || numbers[4] > 59 || numbers[5] > 60)
        return fail(Cause::Usage,
                    fmt::format("{}: “{}” is not a date (for example 2021-02-03 or 2021-02-03T04:05:06)",
                                option, printable(text)));
    const std::int64_t seconds = sys_days(day).time_since_epoch().count() * std::int64_t{86400} +
                                 numbers[3] * 3600 + numbers[4] * 60 + numbers[5];
    return FileTime::of(utc ? seconds : seconds - secondsEastAt(seconds));
}

}  // namespace

int runFind(Context& context, const FindOptions& options) {
    FindFilesOptions wanted;
    wanted.pattern = options.pattern;
    wanted.expression = options.expression;
    wanted.exact = options.exact;
    wanted.kind = options.kind;
    for (const auto& [text, option, to] : {std::tuple{&options.smallest, "--min-size", &wanted.smallest},
                                           {&options.largest, "--max-size", &wanted.largest}}) {
        if (text->empty()) continue;
        auto size = parseSize(*text);
        if (!size) return context.report({Cause::Usage, fmt::format("{}: {}", option, size.error().message)});
        *to = *size;
    }
    for (const auto& [text, option, to] : {std::tuple{&options.after, "--modified-after", &wanted.after},
                                           {&options.before, "--modified-before", &wanted.before}}) {
        auto time = dateArgument(*text, option);
        if (!time) return context.report(time.error());
        *to = *time;
    }
    auto find = FindFiles::make(wanted);
    if (!find) return context.report(find.error());
    auto volume = openVolume(context, options.volume);
    if (!volume) return context.report(volume.error());
    if (options.deleted)
        if (auto found = useDeleted(context, *volume); !found) return context.report(found.error());
    const DeletedFiles* deleted = volume->deleted.get();
    const auto names = readNames(context, *volume);
    if (!names) return context.report(names.error());
    Listing listing(context, *names, deleted);
    listing.folder({}, names->root(), true, [&](const std::string& path, std::uint64_t number) {
        if (deleted != nullptr && deleted->find(number) == nullptr) return false;
        return find->matches(path, names->find(number));
    });
    if (context.json == JsonMode::Document)
        writeJsonDocument(context.streams.out, {{"source", jsonText(options.volume.source)},
                                                {"entries", std::move(listing.entries)}});
    if (reportFindings(context, *names)) return exitDamaged;
    return listing.printed == 0 ? exitFinding : exitDone;
}

}  // namespace sectorsmith::cli
