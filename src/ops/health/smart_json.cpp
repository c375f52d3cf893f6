// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/health/smart_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <limits>

#include <nlohmann/json.hpp>

#include "ops/health/errors.h"

namespace sectorsmith::health {

namespace {

using Json = nlohmann::json;

constexpr int deepest = 32;
constexpr std::size_t longestWord = 200;
constexpr std::size_t mostAttributes = 256;  // their numbers are bytes
constexpr std::size_t mostEntries = 256;
constexpr std::uint64_t nvmeDataUnit = 512'000;  // bytes: thousands of 512 (NVM Express 1.4, 5.14.1.2)

// The member at the end of a path, or null where something on the way is missing or something else.
const Json& at(const Json& from, std::initializer_list<const char*> path) {
    static const Json nothing;
    const Json* here = &from;
    for (const char* key : path) {
        if (!here->is_object()) return nothing;
        const auto found = here->find(key);
        if (found == here->end()) return nothing;
        here = &*found;
    }
    return *here;
}

// A count. Beyond 2^53 smartctl gives some as decimal text, and rounded ones as floating-point numbers.
std::optional<std::uint64_t> countOf(const Json& value) {
    constexpr double tooLarge = 18446744073709551615.0;
    if (value.is_number_unsigned()) return value.get<std::uint64_t>();
    if (value.is_number_float()) {
        const double number = value.get<double>();
        if (std::isnan(number) || number < 0) return std::nullopt;
        return number >= tooLarge ? std::numeric_limits<std::uint64_t>::max()
                                  : static_cast<std::uint64_t>(number);
    }
    if (!value.is_string()) return std::nullopt;
    const std::string& text = value.get_ref<const std::string&>();
    std::uint64_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end == text.data()) return std::nullopt;
    return number;
}
std::optional<std::uint64_t> countOf(const Json& from, std::initializer_list<const char*> path) {
    return countOf(at(from, path));
}
std::optional<unsigned> smallOf(const Json& from, std::initializer_list<const char*> path, unsigned most) {
    const auto count = countOf(from, path);
    if (!count || *count > most) return std::nullopt;
    return static_cast<unsigned>(*count);
}
std::optional<bool> boolOf(const Json& from, std::initializer_list<const char*> path) {
    const Json& value = at(from, path);
    return value.is_boolean() ? std::optional(value.get<bool>()) : std::nullopt;
}
std::string wordsOf(const Json& from, std::initializer_list<const char*> path) {
    const Json& value = at(from, path);
    if (!value.is_string()) return {};
    std::string text = value.get_ref<const std::string&>().substr(0, longestWord);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n')) text.pop_back();
    return text;
}
// Temperatures that a drive can have.
std::optional<int> celsiusOf(const Json& from, std::initializer_list<const char*> path) {
    const Json& value = at(from, path);
    if (!value.is_number_integer()) return std::nullopt;
    const auto degrees = value.get<std::int64_t>();
    // 0 and 255 stand for no answer where drives do not measure.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > 200) return std::nullopt;
    return degrees > -60 && degrees < 200 && degrees != 0 ? std::optional(static_cast<int>(degrees))
                                                          : std::nullopt;
}

template <typename Visit>
void eachOf(const Json& list, std::size_t most, Visit visit) {
    if (!list.is_array()) return;
    for (std::size_t i = 0; i < std::min(list.size(), most); ++i)
        if (list[i].is_object()) visit(list[i]);
}

std::optional<std::uint64_t> times(const std::optional<std::uint64_t>& count, std::uint64_t unit) {
    if (!count) return std::nullopt;
    if (unit != 0 && *count > std::numeric_limits<std::uint64_t>::max() / unit)
        return std::numeric_limits<std::uint64_t>::max();
    return *count * unit;
}

class SmartAnswer {
 public:
    SmartAnswer(const Json& json, DriveHealth& drive) : json_(json), drive_(drive) {}

    void read() {
        program();
        identity();
        readCommon();
        if (at(json_, {"nvme_smart_health_information_log"}).is_object()) nvme();
        nvmeTests();
        ata();
        ataTests();
        scsi();
    }

 private:
    void program() {
        const Json& version = at(json_, {"smartctl", "version"});
        if (version.is_array() && version.size() >= 2) {
            drive_.major =
                static_cast<unsigned>(std::min<std::uint64_t>(countOf(version[0]).value_or(0), 999));
            drive_.minor =
                static_cast<unsigned>(std::min<std::uint64_t>(countOf(version[1]).value_or(0), 999));
        }
        drive_.exitStatus = smallOf(json_, {"smartctl", "exit_status"}, 255).value_or(0);
        eachOf(at(json_, {"smartctl", "messages"}), mostEntries, [&](const Json& one) {
            if (std::string words = wordsOf(one, {"string"}); !words.empty())
                drive_.messages.push_back(std::move(words));
        });
    }

    void identity() {
        drive_.protocol = wordsOf(json_, {"device", "protocol"});
        drive_.type = wordsOf(json_, {"device", "type"});
        for (const char* key : {"model_name", "scsi_model_name"})
            if (drive_.model.empty()) drive_.model = wordsOf(json_, {key});
        drive_.serial = wordsOf(json_, {"serial_number"});
        for (const char* key : {"firmware_version", "scsi_revision", "revision"})
            if (drive_.firmware.empty()) drive_.firmware = wordsOf(json_, {key});
    }

    void readCommon() {
        drive_.passed = boolOf(json_, {"smart_status", "passed"});
        drive_.enabled = boolOf(json_, {"smart_support", "enabled"}).value_or(true);
        drive_.celsius = celsiusOf(json_, {"temperature", "current"});
        for (const char* key : {"op_limit_max", "drive_trip"})
            if (!drive_.celsiusLimit) drive_.celsiusLimit = celsiusOf(json_, {"temperature", key});
        drive_.hours = countOf(json_, {"power_on_time", "hours"});
        drive_.powerCycles = countOf(json_, {"power_cycle_count"});
        // 7.4 and later have these in one place for all protocols.
        drive_.usedPercent = smallOf(json_, {"endurance_used", "current_percent"}, 255);
        drive_.sparePercent = smallOf(json_, {"spare_available", "current_percent"}, 100);
        drive_.spareLimitPercent = smallOf(json_, {"spare_available", "threshold_percent"}, 100);
    }

    void nvme() {
        const Json& log = at(json_, {"nvme_smart_health_information_log"});
        drive_.criticalWarning = smallOf(log, {"critical_warning"}, 255).value_or(0);
        if (!drive_.celsius) drive_.celsius = celsiusOf(log, {"temperature"});
        if (!drive_.celsiusLimit)
            drive_.celsiusLimit = celsiusOf(json_, {"nvme_composite_temperature_threshold", "warning"});
        const auto fill = [](auto& field, const auto& value) {
            if (!field) field = value;
        };
        fill(drive_.usedPercent, smallOf(log, {"percentage_used"}, 255));
        fill(drive_.sparePercent, smallOf(log, {"available_spare"}, 100));
        fill(drive_.spareLimitPercent, smallOf(log, {"available_spare_threshold"}, 100));
        fill(drive_.hours, countOf(log, {"power_on_hours"}));
        fill(drive_.powerCycles, countOf(log, {"power_cycles"}));
        drive_.readBytes = times(countOf(log, {"data_units_read"}), nvmeDataUnit);
        drive_.writtenBytes = times(countOf(log, {"data_units_written"}), nvmeDataUnit);
        drive_.mediaErrors = countOf(log, {"media_errors"});
        drive_.errorCount = countOf(log, {"num_err_log_entries"});
        eachOf(at(json_, {"nvme_error_information_log", "table"}), mostEntries, [&](const Json& one) {
            LoggedError error;
            error.number = countOf(one, {"error_count"}).value_or(0);
            error.sector = countOf(one, {"lba", "value"});
            if (error.sector == std::numeric_limits<std::uint64_t>::max()) error.sector.reset();
            error.what = wordsOf(one, {"status_field", "string"});
            drive_.errors.push_back(std::move(error));
        });
    }

    void nvmeTests() {
        // smartctl before 7.4 does not know them, and says that it has started one all the same.
        drive_.selfTests = boolOf(json_, {"nvme_optional_admin_commands", "self_test"}).value_or(false) &&
                           (drive_.major > 7 || (drive_.major == 7 && drive_.minor >= 4));
        const Json& log = at(json_, {"nvme_self_test_log"});
        const auto kindOf = [](std::optional<std::uint64_t> code) {
            return code == 1U ? TestKind::Short : code == 2U ? TestKind::Long : TestKind::Other;
        };
        if (const auto now = countOf(log, {"current_self_test_operation", "value"}); now && *now != 0) {
            const auto done = smallOf(log, {"current_self_test_completion_percent"}, 100).value_or(0);
            drive_.running = RunningTest{kindOf(now), 100 - done};
        }
        eachOf(at(log, {"table"}), mostEntries, [&](const Json& one) {
            const auto result = countOf(one, {"self_test_result", "value"});
            constexpr std::uint64_t unused = 15;
            if (!result || *result == unused) return;
            SelfTest test;
            test.kind = kindOf(countOf(one, {"self_test_code", "value"}));
            // NVM Express 1.4, figure 200: 0 passed, 5 to 7 failed, the others are ways to be stopped.
            test.outcome = *result == 0                   ? SelfTest::Outcome::Passed
                           : *result >= 5 && *result <= 7 ? SelfTest::Outcome::Failed
                                                          : SelfTest::Outcome::Aborted;
            test.words = wordsOf(one, {"self_test_result", "string"});
            test.hours = countOf(one, {"power_on_hours"});
            test.sector = countOf(one, {"lba"});
            if (!test.sector) test.sector = countOf(one, {"lba", "value"});
            drive_.tests.push_back(std::move(test));
        });
    }

    void ata() {
        eachOf(at(json_, {"ata_smart_attributes", "table"}), mostAttributes,
               [&](const Json& one) { attribute(one); });
        statistics();
        for (const char* log : {"extended", "summary"}) {
            const Json& entries = at(json_, {"ata_smart_error_log", log});
            if (!entries.is_object() || drive_.errorCount) continue;
            drive_.errorCount = countOf(entries, {"count"});
            eachOf(at(entries, {"table"}), mostEntries, [&](const Json& one) {
                LoggedError error;
                error.number = countOf(one, {"error_number"}).value_or(0);
                error.hours = countOf(one, {"lifetime_hours"});
                error.sector = countOf(one, {"completion_registers", "lba"});
                error.what = wordsOf(one, {"error_description"});
                drive_.errors.push_back(std::move(error));
            });
        }
    }

    void attribute(const Json& one) {
        Attribute made;
        made.id = smallOf(one, {"id"}, 255).value_or(0);
        made.name = wordsOf(one, {"name"});
        made.value = smallOf(one, {"value"}, 255).value_or(0);
        made.worst = smallOf(one, {"worst"}, 255).value_or(0);
        made.threshold = smallOf(one, {"thresh"}, 255).value_or(0);
        made.raw = wordsOf(one, {"raw", "string"});
        const std::string failed = wordsOf(one, {"when_failed"});
        made.failed = failed == "now"    ? Attribute::Failed::Now
                      : failed == "past" ? Attribute::Failed::Past
                                         : Attribute::Failed::Never;
        made.prefailure = boolOf(one, {"flags", "prefailure"}).value_or(false);
        // The text is what smartctl's database makes of the six bytes: "0 (2 1)" for one drive, "0" for another.
        auto raw = countOf(one, {"raw", "string"});
        if (!raw) raw = countOf(one, {"raw", "value"});
        meaning(made, raw);
        drive_.attributes.push_back(std::move(made));
    }

    // The few whose numbers mean the same with all makers; the others by the name that smartctl's database gives them.
    void meaning(const Attribute& one, const std::optional<std::uint64_t>& raw) {
        const auto named = [&](std::string_view part) { return one.name.find(part) != std::string::npos; };
        const auto fill = [](auto& field, const auto& value) {
            if (!field) field = value;
        };
        switch (one.id) {
            case 5:
                if (!named("Retired_Block") || named("Reallocated")) fill(drive_.reallocated, raw);
                break;
            case 187:
                if (named("Uncorrect")) fill(drive_.mediaErrors, raw);
                break;
            case 197:
                if (named("Pending")) fill(drive_.pending, raw);
                break;
            case 198:
                if (named("Uncorrectable")) fill(drive_.uncorrectable, raw);
                break;
            case 199:
                if (named("CRC")) fill(drive_.interfaceErrors, raw);
                break;
            default: break;
        }
        const std::uint64_t sector = countOf(json_, {"logical_block_size"}).value_or(512);
        if (named("Total_LBAs_Written")) fill(drive_.writtenBytes, times(raw, sector));
        if (named("Total_LBAs_Read")) fill(drive_.readBytes, times(raw, sector));
        if (named("Writes_GiB")) fill(drive_.writtenBytes, times(raw, std::uint64_t{1} << 30));
        if (named("Reads_GiB")) fill(drive_.readBytes, times(raw, std::uint64_t{1} << 30));
        if (named("Writes_32MiB")) fill(drive_.writtenBytes, times(raw, std::uint64_t{32} << 20));
        if (named("Reads_32MiB")) fill(drive_.readBytes, times(raw, std::uint64_t{32} << 20));
        // What is left of a solid-state drive's life, from 100 down.
        for (const char* life : {"SSD_Life_Left", "Media_Wearout_Indicator", "Wear_Leveling_Count",
                                 "Percent_Lifetime_Remain", "Remaining_Lifetime_Perc"})
            if (named(life) && one.value > 0 && one.value <= 100) fill(drive_.usedPercent, 100 - one.value);
    }

    // The drive's own statistics are exact where attributes are the maker's choice.
    void statistics() {
        const std::uint64_t sector = countOf(json_, {"logical_block_size"}).value_or(512);
        eachOf(at(json_, {"ata_device_statistics", "pages"}), mostEntries, [&](const Json& page) {
            eachOf(at(page, {"table"}), mostEntries, [&](const Json& one) {
                if (boolOf(one, {"flags", "valid"}) == false) return;
                const std::string name = wordsOf(one, {"name"});
                const auto value = countOf(one, {"value"});
                if (!value) return;
                if (name == "Logical Sectors Written") drive_.writtenBytes = times(value, sector);
                if (name == "Logical Sectors Read") drive_.readBytes = times(value, sector);
                if (name == "Number of Reallocated Logical Sectors" && !drive_.reallocated)
                    drive_.reallocated = value;
                if (name == "Percentage Used Endurance Indicator" && *value <= 255)
                    drive_.usedPercent = static_cast<unsigned>(*value);
            });
        });
    }

    void ataTests() {
        const Json& data = at(json_, {"ata_smart_data"});
        if (boolOf(data, {"capabilities", "self_tests_supported"}) == true) drive_.selfTests = true;
        drive_.shortMinutes = smallOf(data, {"self_test", "polling_minutes", "short"}, 65535);
        drive_.longMinutes = smallOf(data, {"self_test", "polling_minutes", "extended"}, 65535);
        // ACS-3, 7.55.5.2: the upper half says how it ended, 15: it runs; the lower one what is left, in tenths.
        const auto status = countOf(data, {"self_test", "status", "value"});
        if (status && *status <= 255 && *status >> 4 == 15)
            drive_.running = RunningTest{TestKind::Other, static_cast<unsigned>((*status & 15) * 10)};
        for (const char* log : {"extended", "standard"}) {
            const Json& table = at(json_, {"ata_smart_self_test_log", log, "table"});
            if (!table.is_array() || !drive_.tests.empty()) continue;
            eachOf(table, mostEntries, [&](const Json& one) {
                SelfTest test;
                // 129 and 130: the same, with the drive doing nothing else.
                const auto kind = countOf(one, {"type", "value"}).value_or(0) & 0x7F;
                test.kind = kind == 1 ? TestKind::Short : kind == 2 ? TestKind::Long : TestKind::Other;
                const auto ended = countOf(one, {"status", "value"});
                test.outcome = ended ? ataOutcome(*ended >> 4 & 15) : SelfTest::Outcome::Unknown;
                test.words = wordsOf(one, {"status", "string"});
                test.hours = countOf(one, {"lifetime_hours"});
                test.sector = countOf(one, {"lba"});
                if (test.outcome == SelfTest::Outcome::Running && drive_.running)
                    drive_.running->kind = test.kind;
                drive_.tests.push_back(std::move(test));
            });
        }
    }

    // ACS-3, 7.55.5.2 and SPC-4, 7.3.17 have the same values but for 8, which ATA alone has.
    static SelfTest::Outcome ataOutcome(std::uint64_t ended) {
        if (ended == 0) return SelfTest::Outcome::Passed;
        if (ended == 1 || ended == 2) return SelfTest::Outcome::Aborted;
        if (ended == 15) return SelfTest::Outcome::Running;
        return ended <= 8 ? SelfTest::Outcome::Failed : SelfTest::Outcome::Unknown;
    }

    void scsi() {
        if (drive_.protocol != "SCSI") return;
        drive_.reallocated = countOf(json_, {"scsi_grown_defect_list"});
        if (!drive_.powerCycles)
            drive_.powerCycles =
                countOf(json_, {"scsi_start_stop_cycle_counter", "accumulated_start_stop_cycles"});
        if (!drive_.usedPercent)
            drive_.usedPercent = smallOf(json_, {"scsi_percentage_used_endurance_indicator"}, 255);
        if (const auto pending = countOf(json_, {"scsi_pending_defects", "count"})) drive_.pending = pending;
        const Json& log = at(json_, {"scsi_error_counter_log"});
        std::optional<std::uint64_t> lost;
        for (const char* way : {"read", "write", "verify"})
            if (const auto one = countOf(log, {way, "total_uncorrected_errors"}))
                lost = lost.value_or(0) > std::numeric_limits<std::uint64_t>::max() - *one
                           ? std::numeric_limits<std::uint64_t>::max()
                           : lost.value_or(0) + *one;
        drive_.mediaErrors = lost;
        // "176987.332", thousands of millions of bytes.
        drive_.readBytes = times(countOf(log, {"read", "gigabytes_processed"}), 1'000'000'000);
        drive_.writtenBytes = times(countOf(log, {"write", "gigabytes_processed"}), 1'000'000'000);
        if (const auto seconds = countOf(json_, {"scsi_extended_self_test_seconds"});
            seconds && *seconds > 0) {
            drive_.longMinutes = static_cast<unsigned>(std::min<std::uint64_t>((*seconds + 59) / 60, 65535));
            drive_.selfTests = true;
        }
        for (unsigned i = 0; i < 20; ++i) {
            const Json& one = at(json_, {("scsi_self_test_" + std::to_string(i)).c_str()});
            if (!one.is_object()) break;
            drive_.selfTests = true;
            SelfTest test;
            // SPC-4, 6.42: 1 and 5 are short ones, 2 and 6 extended ones.
            const auto code = countOf(one, {"code", "value"}).value_or(0);
            test.kind = code == 1 || code == 5   ? TestKind::Short
                        : code == 2 || code == 6 ? TestKind::Long
                                                 : TestKind::Other;
            const auto ended = countOf(one, {"result", "value"});
            test.outcome = ended ? ataOutcome(*ended) : SelfTest::Outcome::Unknown;
            test.words = wordsOf(one, {"result", "string"});
            test.hours = countOf(one, {"power_on_time", "hours"});
            test.sector = countOf(one, {"lba_first_failure", "value"});
            if (test.outcome == SelfTest::Outcome::Running)
                drive_.running = RunningTest{
                    test.kind,
                    100 - smallOf(json_, {"self_test_in_progress", "percent_complete"}, 100).value_or(0)};
            drive_.tests.push_back(std::move(test));
        }
    }

    const Json& json_;
    DriveHealth& drive_;
};

}  // namespace

Result<DriveHealth> parseSmartJson(std::string_view text) {
    bool deep = false;
    const Json json = Json::parse(
        text,
        [&deep](int depth, Json::parse_event_t, Json&) {
            if (depth > deepest) deep = true;
            return !deep;
        },
        false);
    if (deep) return fail(Cause::Damaged, HealthError::TooDeep, deepest);
    if (!json.is_object()) return fail(Cause::Damaged, HealthError::NotJson);
    DriveHealth drive;
    SmartAnswer(json, drive).read();
    return drive;
}

}  // namespace sectorsmith::health
