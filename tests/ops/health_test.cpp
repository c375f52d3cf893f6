// SPDX-License-Identifier: GPL-3.0-or-later
// What drives say through smartctl (ops/smart/README.md says where the answers come from), compared with what nvme-cli and
// skdump said of the same drives; and hostile answers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "io/errors.h"
#include "io/system_health.h"
#include "ops/health/errors.h"
#include "ops/health/health.h"
#include "ops/health/messages.h"
#include "ops/health/smart_json.h"
#include "testing/images.h"

namespace sectorsmith::health {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string smartFile(const std::string& name) {
    std::ifstream in(testing::sourceFolder() / "tests" / "ops" / "smart" / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

DriveHealth driveIn(const std::string& name) {
    const auto drive = parseSmartJson(smartFile(name));
    EXPECT_TRUE(drive) << name;
    return drive.value_or(DriveHealth{});
}

std::vector<std::string> sentencesOf(const DriveHealth& drive, Status least = Status::Warning) {
    std::vector<std::string> texts;
    for (const HealthFinding& finding : findingsOf(drive))
        if (finding.severity >= least) texts.push_back(finding.text.text);
    return texts;
}
Status judged(const DriveHealth& drive) { return statusOf(drive, findingsOf(drive)); }

TEST(Health, AnEmulatedNvmeDriveAsNvmeCliSaysIt) {
    for (const std::string name : {"qemu-nvme", "qemu-nvme-warning"}) {
        const DriveHealth drive = driveIn(name + ".json");
        const auto peer = nlohmann::json::parse(smartFile(name + ".smart-log.json"));
        const auto number = [&](const char* key) {
            return peer[key].is_string() ? std::stoull(peer[key].get<std::string>())
                                         : peer[key].get<unsigned long long>();
        };
        constexpr int kelvin = 273;
        EXPECT_EQ(drive.celsius, static_cast<int>(number("temperature")) - kelvin);
        EXPECT_EQ(drive.criticalWarning, number("critical_warning"));
        EXPECT_EQ(drive.sparePercent, number("avail_spare"));
        EXPECT_EQ(drive.spareLimitPercent, number("spare_thresh"));
        EXPECT_EQ(drive.usedPercent, number("percent_used"));
        EXPECT_EQ(drive.readBytes, number("data_units_read") * 512'000);
        EXPECT_EQ(drive.writtenBytes, number("data_units_written") * 512'000);
        EXPECT_EQ(drive.powerCycles, number("power_cycles"));
        EXPECT_EQ(drive.hours, number("power_on_hours"));
        EXPECT_EQ(drive.mediaErrors, number("media_errors"));
        EXPECT_EQ(drive.errorCount, number("num_err_log_entries"));
        EXPECT_EQ(judged(drive), name == "qemu-nvme" ? Status::Good : Status::Failing);
    }
    EXPECT_THAT(sentencesOf(driveIn("qemu-nvme.json")), ElementsAre());
    EXPECT_THAT(sentencesOf(driveIn("qemu-nvme-warning.json")),
                ElementsAre(HasSubstr("reports that it is failing"), HasSubstr("spare blocks"),
                            HasSubstr("reliability is degraded")));
}

TEST(Health, AnEmulatedIdeDiskAsSkdumpSaysIt) {
    const DriveHealth drive = driveIn("qemu-ide.json");
    const std::string peer = smartFile("qemu-ide.skdump.txt");
    const auto value = [&](const std::string& key) {
        std::smatch found;
        return std::regex_search(peer, found, std::regex("\n" + key + ": *\\[?([^\\]\n]*)")) ? found[1].str()
                                                                                             : std::string();
    };
    EXPECT_EQ(drive.model, value("Model"));
    EXPECT_EQ(drive.serial, value("Serial"));
    EXPECT_EQ(drive.firmware, value("Firmware"));
    EXPECT_EQ(drive.passed, value("SMART Disk Health Good") == "yes");
    EXPECT_EQ(drive.celsius, std::stoi(value("Temperature")));
    EXPECT_EQ(drive.hours, static_cast<std::uint64_t>(std::stod(value("Powered On"))));
    EXPECT_EQ(drive.powerCycles, std::stoull(value("Power Cycles")));
    EXPECT_EQ(drive.reallocated, std::stoull(value("Bad Sectors")));
    EXPECT_EQ(drive.shortMinutes, std::stoul(value("Short Self-Test Polling Time")));
    EXPECT_EQ(drive.longMinutes, std::stoul(value("Extended Self-Test Polling Time")));
    EXPECT_EQ(judged(drive), Status::Good) << value("Overall Status");
    // Its table, line by line: "  5 reallocated-sector-count    100   100    36 …".
    const std::regex kLine("\n *(\\d+) [a-z-]+ +(\\d+) +(\\d+) +(\\d+) ");
    std::size_t i = 0;
    for (std::sregex_iterator at(peer.begin(), peer.end(), kLine), end; at != end; ++at, ++i) {
        ASSERT_LT(i, drive.attributes.size());
        const Attribute& one = drive.attributes[i];
        EXPECT_EQ(one.id, std::stoul((*at)[1]));
        EXPECT_EQ(one.value, std::stoul((*at)[2]));
        EXPECT_EQ(one.worst, std::stoul((*at)[3]));
        EXPECT_EQ(one.threshold, std::stoul((*at)[4]));
    }
    EXPECT_EQ(i, drive.attributes.size());
    // The short self-test that smartctl had started before.
    ASSERT_EQ(drive.tests.size(), 1u);
    EXPECT_EQ(drive.tests[0].kind, TestKind::Short);
    EXPECT_EQ(drive.tests[0].outcome, SelfTest::Outcome::Passed);
    EXPECT_TRUE(drive.selfTests);
    EXPECT_FALSE(drive.running);
}

TEST(Health, AFailingDiskBehindAJMicronBridge) {
    const DriveHealth drive = driveIn("jmicron-failing.json");
    EXPECT_EQ(drive.type, "usbjmicron");
    EXPECT_EQ(drive.passed, false);
    EXPECT_EQ(drive.reallocated, 1975u);
    EXPECT_EQ(drive.pending, 8u);
    EXPECT_EQ(drive.uncorrectable, 0u);
    EXPECT_EQ(drive.hours, 65592u);
    EXPECT_EQ(drive.errorCount, 56u);
    ASSERT_EQ(drive.errors.size(), 2u);
    EXPECT_EQ(drive.errors[0].sector, 116751080u);
    EXPECT_EQ(judged(drive), Status::Failing);
    EXPECT_THAT(sentencesOf(drive, Status::Good),
                ElementsAre(HasSubstr("it is failing"),
                            HasSubstr("Reallocated_Sector_Ct is 1; the drive's limit is 5"),
                            HasSubstr("8 sectors cannot be read"), HasSubstr("replaced 1975 bad sectors"),
                            HasSubstr("56 entries")));
}

// The drive says that it is healthy; its counters do not.
TEST(Health, ValuesCountAlthoughTheDriveIsContent) {
    const DriveHealth drive = driveIn("nvme-media-errors.json");
    EXPECT_EQ(drive.passed, true);
    EXPECT_EQ(judged(drive), Status::Warning);
    EXPECT_THAT(sentencesOf(drive), ElementsAre(HasSubstr("7 unrecoverable errors")));
    EXPECT_EQ(drive.writtenBytes, 65602088u * std::uint64_t{512'000});

    const DriveHealth sas = driveIn("scsi.json");
    EXPECT_EQ(sas.model, "SEAGATE ST4000NM0043");
    EXPECT_EQ(sas.celsiusLimit, 68);
    EXPECT_EQ(sas.writtenBytes, 86472'000'000'000u);
    EXPECT_EQ(sas.longMinutes, 545u);
    EXPECT_THAT(sentencesOf(sas), ElementsAre(HasSubstr("replaced 56 bad sectors")));
    ASSERT_EQ(sas.tests.size(), 1u);
    EXPECT_EQ(sas.tests[0].outcome, SelfTest::Outcome::Passed);

    const DriveHealth worn = driveIn("nvme-testing.json");
    EXPECT_THAT(sentencesOf(worn), ElementsAre(HasSubstr("104 % of the rated endurance")));
    ASSERT_TRUE(worn.running);
    EXPECT_EQ(worn.running->kind, TestKind::Long);
    EXPECT_EQ(worn.running->remainingPercent, 60u);
    ASSERT_EQ(worn.tests.size(), 2u) << "unused entries";
    EXPECT_EQ(worn.tests[1].outcome, SelfTest::Outcome::Failed);
    EXPECT_EQ(worn.tests[1].sector, 4096u);
}

TEST(Health, SatRealtekAndAsmediaBridges) {
    const DriveHealth sat = driveIn("usb-sat.json");
    EXPECT_EQ(sat.usedPercent, 3u);
    EXPECT_EQ(sat.writtenBytes, 209715u * (std::uint64_t{32} << 20));
    EXPECT_EQ(sat.interfaceErrors, 3u);
    ASSERT_TRUE(sat.running);
    EXPECT_EQ(sat.running->remainingPercent, 90u);
    EXPECT_EQ(judged(sat), Status::Good) << "damaged transfers are the cable's";
    EXPECT_THAT(sentencesOf(sat, Status::Good), ElementsAre(HasSubstr("cable"), HasSubstr("error log")));

    const DriveHealth realtek = driveIn("realtek.json");
    EXPECT_EQ(realtek.type, "sntrealtek");
    EXPECT_EQ(realtek.celsiusLimit, 81);
    EXPECT_EQ(realtek.writtenBytes, ~std::uint64_t{0}) << "more than there can be";
    EXPECT_EQ(judged(realtek), Status::Good);

    const DriveHealth asmedia = driveIn("asmedia.json");
    EXPECT_EQ(asmedia.type, "sntasmedia");
    EXPECT_EQ(asmedia.celsius, 36);
    EXPECT_EQ(asmedia.usedPercent, 0u);
    EXPECT_EQ(asmedia.writtenBytes, 621718u * std::uint64_t{512'000});
    EXPECT_EQ(judged(asmedia), Status::Good);
}

TEST(Health, EachLimitByItself) {
    const auto with = [](const std::string& member, const char* protocol = "ATA") {
        const auto drive = parseSmartJson(R"({"device":{"protocol":")" + std::string(protocol) +
                                          R"("},"smart_status":{"passed":true},)" + member + "}");
        EXPECT_TRUE(drive) << member;
        return judged(drive.value_or(DriveHealth{}));
    };
    EXPECT_EQ(with(R"("temperature":{"current":59})"), Status::Good);
    EXPECT_EQ(with(R"("temperature":{"current":60})"), Status::Warning);
    EXPECT_EQ(with(R"("temperature":{"current":60,"drive_trip":68})"), Status::Good);
    EXPECT_EQ(with(R"("temperature":{"current":79})", "NVMe"), Status::Good);
    EXPECT_EQ(with(R"("temperature":{"current":80})", "NVMe"), Status::Warning);
    EXPECT_EQ(with(R"("endurance_used":{"current_percent":89})"), Status::Good);
    EXPECT_EQ(with(R"("endurance_used":{"current_percent":90})"), Status::Warning);
    EXPECT_EQ(with(R"("spare_available":{"current_percent":10,"threshold_percent":10})"), Status::Good);
    EXPECT_EQ(with(R"("spare_available":{"current_percent":9,"threshold_percent":10})"), Status::Failing);
    for (const auto& [bit, expected] : std::map<int, Status>{{1, Status::Failing},
                                                             {2, Status::Warning},
                                                             {4, Status::Failing},
                                                             {8, Status::Failing},
                                                             {16, Status::Warning}})
        EXPECT_EQ(
            with(R"("nvme_smart_health_information_log":{"critical_warning":)" + std::to_string(bit) + "}",
                 "NVMe"),
            expected)
            << bit;
    const auto attribute = [&](const std::string& name, int id, const std::string& more) {
        return with(R"("ata_smart_attributes":{"table":[{"id":)" + std::to_string(id) + R"(,"name":")" +
                    name + R"(","value":100,"thresh":0,)" + more + "}]}");
    };
    EXPECT_EQ(attribute("Reallocated_Sector_Ct", 5, R"("raw":{"value":0,"string":"0"})"), Status::Good);
    EXPECT_EQ(attribute("Reallocated_Sector_Ct", 5, R"("raw":{"value":1,"string":"1"})"), Status::Warning);
    EXPECT_EQ(attribute("Current_Pending_Sector", 197, R"("raw":{"value":1})"), Status::Warning);
    EXPECT_EQ(attribute("Offline_Uncorrectable", 198, R"x("raw":{"string":"2 (3 4)"})x"), Status::Warning);
    EXPECT_EQ(attribute("Spin_Up_Time", 3, R"("when_failed":"past")"), Status::Warning);
    EXPECT_EQ(attribute("Spin_Up_Time", 3, R"("when_failed":"now")"), Status::Warning);
    EXPECT_EQ(attribute("Spin_Up_Time", 3, R"("when_failed":"now","flags":{"prefailure":true})"),
              Status::Failing);
    // The latest of those that ended by themselves counts.
    const auto tests = [&](const std::string& ends) {
        return with(R"("ata_smart_self_test_log":{"standard":{"table":[)" + ends + "]}}");
    };
    const std::string passed = R"({"type":{"value":1},"status":{"value":0}})",
                      failed = R"({"type":{"value":1},"status":{"value":112},"lba":7})",
                      aborted = R"({"type":{"value":1},"status":{"value":16}})";
    EXPECT_EQ(tests(passed + "," + failed), Status::Good);
    EXPECT_EQ(tests(failed + "," + passed), Status::Failing);
    EXPECT_EQ(tests(aborted + "," + failed), Status::Failing);
    // Nothing at all is not good.
    EXPECT_EQ(judged(*parseSmartJson("{}")), Status::Unknown);
    EXPECT_EQ(judged(*parseSmartJson(R"({"smart_support":{"available":true,"enabled":false}})")),
              Status::Unknown);
}

TEST(Health, HostileAnswers) {
    EXPECT_FALSE(parseSmartJson(""));
    EXPECT_FALSE(parseSmartJson("[]"));
    EXPECT_FALSE(parseSmartJson("smartctl 6.6"));
    const std::string good = smartFile("jmicron-failing.json");
    for (std::size_t length = 0; length + 2 < good.size(); length += 7)
        EXPECT_FALSE(parseSmartJson(good.substr(0, length))) << length;
    const auto deep = parseSmartJson(std::string(200'000, '[') + std::string(200'000, ']'));
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.error().code, HealthError::TooDeep);
    // Every member replaced by something else, one after another: nothing breaks, nothing absurd is taken.
    const nlohmann::json whole = nlohmann::json::parse(good);
    const auto flat = whole.flatten();
    for (const auto& [path, value] : flat.items())
        for (const char* other : {"null", "-1", "1e300", "\"x\"", "[[]]", "{}", "99999999999999999999999"}) {
            nlohmann::json changed = whole;
            changed[nlohmann::json::json_pointer(path)] = nlohmann::json::parse(other);
            const auto drive = parseSmartJson(changed.dump());
            ASSERT_TRUE(drive) << path << ' ' << other;
            (void)findingsOf(*drive);
            EXPECT_TRUE(!drive->celsius || (*drive->celsius > -60 && *drive->celsius < 200));
        }
    // Lists and words are cut.
    nlohmann::json many = whole;
    for (int i = 0; i < 5000; ++i)
        many["ata_smart_attributes"]["table"].push_back({{"id", i}, {"name", std::string(5000, 'x')}});
    const auto cut = parseSmartJson(many.dump());
    ASSERT_TRUE(cut);
    EXPECT_EQ(cut->attributes.size(), 256u);
    EXPECT_EQ(cut->attributes.back().name.size(), 200u);
}

// --- Asking ----------------------------------------------------------------------------------------------------

class Recorded {
 public:
    // The answer to a request (and type), by file.
    void give(Request request, const std::string& file, const std::string& type = {}) {
        answers_[{request, type}] = smartFile(file);
    }
    Asker asker() {
        return [this](const Question& question, const Progress&) -> Result<ProgramAnswer> {
            asked.push_back(std::string(requestName(question.request)) + " " + question.device +
                            (question.type.empty() ? "" : " " + question.type));
            const auto found = answers_.find({question.request, question.type});
            if (found == answers_.end())
                return fail(Cause::NotFound, HealthError::NoSmartctl, question.device);
            const auto json = nlohmann::json::parse(found->second, nullptr, false);
            const int status = json.is_object() ? json["smartctl"]["exit_status"].get<int>() : 1;
            return ProgramAnswer{status, found->second};
        };
    }
    std::vector<std::string> asked;

 private:
    std::map<std::pair<Request, std::string>, std::string> answers_;
};

DeviceFacts device(const std::string& path, const std::string& transport) {
    DeviceFacts facts;
    facts.path = path;
    facts.transport = transport;
    return facts;
}

TEST(HealthQuestions, UsbBridgesAreAskedGently) {
    Recorded recorded;
    recorded.give(Request::PlainReport, "jmicron-failing.json");
    recorded.give(Request::Tests, "jmicron-failing-tests.json");
    const auto health = readHealth(device("/dev/sdc", "usb"), {}, SilentProgress(), recorded.asker());
    ASSERT_TRUE(health);
    EXPECT_THAT(recorded.asked, ElementsAre("plain-report /dev/sdc", "tests /dev/sdc"));
    ASSERT_EQ(health->tests.size(), 2u);
    EXPECT_EQ(health->tests[0].outcome, SelfTest::Outcome::Aborted);
    EXPECT_THAT(sentencesOf(*health, Status::Failing),
                ::testing::Contains(HasSubstr("failed at sector 1974128")));

    // Some bridges reset an NVMe drive when its log of self-tests is read: it is not.
    Recorded realtek;
    realtek.give(Request::PlainReport, "realtek.json");
    ASSERT_TRUE(readHealth(device("/dev/sdf", "usb"), {}, SilentProgress(), realtek.asker()));
    EXPECT_THAT(realtek.asked, ElementsAre("plain-report /dev/sdf"));
    const auto test =
        runSelfTest(device("/dev/sdf", "usb"), TestAction::Short, {}, SilentProgress(), realtek.asker());
    ASSERT_FALSE(test);
    EXPECT_EQ(test.error().code, HealthError::TestBehindUsb);
}

TEST(HealthQuestions, AnUnknownBridgeIsTriedOnceMore) {
    Recorded recorded;
    recorded.give(Request::PlainReport, "qemu-usb.json");
    recorded.give(Request::PlainReport, "usb-sat.json", "sat");
    auto health = readHealth(device("/dev/sda", "usb"), {}, SilentProgress(), recorded.asker());
    ASSERT_TRUE(health);
    EXPECT_EQ(health->model, "Verbatim Vi550 S3");
    EXPECT_THAT(recorded.asked,
                ElementsAre("plain-report /dev/sda", "plain-report /dev/sda sat", "tests /dev/sda sat"));
    // Where that fails, too, its name is told; a type that people give is the only one tried.
    recorded.give(Request::PlainReport, "qemu-usb-sat.json", "sat");
    health = readHealth(device("/dev/sda", "usb"), {}, SilentProgress(), recorded.asker());
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().cause, Cause::Unsupported);
    EXPECT_THAT(health.error().message, HasSubstr("0x46f4:0x0001"));
    recorded.asked.clear();
    HealthOptions options;
    options.type = "scsi";
    recorded.give(Request::PlainReport, "qemu-usb-scsi.json", "scsi");
    health = readHealth(device("/dev/sda", "usb"), options, SilentProgress(), recorded.asker());
    ASSERT_TRUE(health);
    EXPECT_EQ(health->protocol, "SCSI");
    EXPECT_THAT(recorded.asked, ElementsAre("plain-report /dev/sda scsi"));
}

// One bridge for SATA and NVMe drives: smartctl names what it can be.
TEST(HealthQuestions, AnAmbiguousBridgeIsAskedInEachNamedWay) {
    Recorded recorded;
    recorded.give(Request::PlainReport, "jmicron-ambiguous.json");
    recorded.give(Request::PlainReport, "qemu-usb-sat.json", "sat");
    recorded.give(Request::PlainReport, "asmedia.json", "sntjmicron");
    const auto health = readHealth(device("/dev/sdc", "usb"), {}, SilentProgress(), recorded.asker());
    ASSERT_TRUE(health) << health.error().message;
    EXPECT_EQ(health->protocol, "NVMe");
    EXPECT_THAT(recorded.asked, ElementsAre("plain-report /dev/sdc", "plain-report /dev/sdc sat",
                                            "plain-report /dev/sdc sntjmicron"));
    // Of a bridge that it does not know at all nobody guesses: vendors' commands may mean something else to it.
    Recorded unknown;
    unknown.give(Request::PlainReport, "qemu-usb.json");
    unknown.give(Request::PlainReport, "qemu-usb-sat.json", "sat");
    unknown.give(Request::PlainReport, "asmedia.json", "sntjmicron");
    EXPECT_FALSE(readHealth(device("/dev/sdc", "usb"), {}, SilentProgress(), unknown.asker()));
    EXPECT_THAT(unknown.asked, ElementsAre("plain-report /dev/sdc", "plain-report /dev/sdc sat"));
}

TEST(HealthQuestions, WhatIsNoAnswerIsAnError) {
    const auto errorOf = [](const std::string& file, bool wake = true) {
        Recorded recorded;
        recorded.give(Request::Report, file);
        HealthOptions options;
        options.wake = wake;
        const auto health =
            readHealth(device("/dev/sda", "sata"), options, SilentProgress(), recorded.asker());
        EXPECT_FALSE(health) << file;
        return health ? Error{} : health.error();
    };
    EXPECT_EQ(errorOf("no-permission.json").cause, Cause::Permission);
    EXPECT_THAT(errorOf("no-permission.json").message, HasSubstr("run as root"));
    EXPECT_EQ(errorOf("no-device.json").cause, Cause::Io);
    EXPECT_THAT(errorOf("no-device.json").message, HasSubstr("No such device"));
    EXPECT_EQ(errorOf("asleep.json", false).code, HealthError::Asleep);
    EXPECT_EQ(errorOf("there-is-none.json").cause, Cause::Damaged);
    const Asker old = [](const Question&, const Progress&) -> Result<ProgramAnswer> {
        return ProgramAnswer{1, "smartctl 6.6 2017-11-05 r4594\n\n=======> UNRECOGNIZED OPTION: j\n"};
    };
    const auto health = readHealth(device("/dev/sda", "sata"), {}, SilentProgress(), old);
    ASSERT_FALSE(health);
    EXPECT_THAT(health.error().message, HasSubstr("7.0"));
}

TEST(HealthQuestions, WithoutRightsTheSystemIsAsked) {
    Recorded recorded;
    recorded.give(Request::Report, "no-permission.json");
    SystemHealth known;
    known.protocol = "ATA";
    known.failing = false;
    known.celsius = 31;
    known.hours = 4000;
    known.badSectors = 3;
    const SystemAsker system = [&](const std::string& path) -> Result<SystemHealth> {
        if (path != "/dev/sda") return fail(Cause::Unsupported, IoError::HealthUnknown, path);
        return known;
    };
    HealthOptions quiet;
    quiet.mayPrompt = false;
    const auto ask = [&](const char* path, const HealthOptions& options) {
        return readHealth(device(path, "sata"), options, SilentProgress(), recorded.asker(), system);
    };
    auto health = ask("/dev/sda", quiet);
    ASSERT_TRUE(health);
    EXPECT_TRUE(health->bySystem);
    EXPECT_EQ(health->celsius, 31);
    EXPECT_EQ(judged(*health), Status::Warning);
    EXPECT_THAT(sentencesOf(*health), ElementsAre(HasSubstr("3 bad sectors")));
    known.badSectors = 0;
    EXPECT_EQ(judged(*ask("/dev/sda", quiet)), Status::Good);
    known.attributesFailing = 1;
    EXPECT_EQ(judged(*ask("/dev/sda", quiet)), Status::Failing);
    known = {};
    known.protocol = "NVMe";
    known.failing = true;
    known.criticalWarning = 1;
    EXPECT_THAT(sentencesOf(*ask("/dev/sda", quiet)),
                ElementsAre(HasSubstr("is failing"), HasSubstr("spare blocks of the drive are used up")));
    // Who may be asked for rights is told that they are missing.
    EXPECT_EQ(ask("/dev/sda", {}).error().cause, Cause::Permission);
    EXPECT_EQ(ask("/dev/sdb", quiet).error().cause, Cause::Permission);
}

TEST(HealthQuestions, SelfTestsStartAndStop) {
    const auto run = [](const std::string& report, const std::string& answer, const std::string& path) {
        Recorded recorded;
        recorded.give(Request::Report, report);
        recorded.give(Request::StartShort, answer);
        recorded.give(Request::Abort, "qemu-ide-abort.json");
        auto done =
            runSelfTest(device(path, "sata"), TestAction::Short, {}, SilentProgress(), recorded.asker());
        return std::pair(done, recorded.asked);
    };
    auto [done, asked] = run("qemu-ide.json", "qemu-ide-test.json", "/dev/sda");
    EXPECT_TRUE(done);
    EXPECT_THAT(asked, ElementsAre("report /dev/sda", "start-short /dev/sda"));
    // QEMU's disk refuses to stop one that has ended.
    Recorded recorded;
    recorded.give(Request::Report, "qemu-ide.json");
    recorded.give(Request::Abort, "qemu-ide-abort.json");
    done = runSelfTest(device("/dev/sda", "sata"), TestAction::Abort, {}, SilentProgress(), recorded.asker());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, HealthError::TestNotStarted);
    // smartctl 7.3 says 0 for an NVMe drive, and has done nothing.
    std::tie(done, asked) = run("qemu-nvme.json", "qemu-nvme-test.json", "/dev/nvme0n1");
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, HealthError::TestNeedsNewer);
    EXPECT_THAT(done.error().message, HasSubstr("7.3"));
    // 7.4 can; the controller is asked.
    std::tie(done, asked) = run("nvme-testing.json", "qemu-nvme-test.json", "/dev/nvme0n1");
    EXPECT_TRUE(done);
    EXPECT_EQ(asked.back(), "start-short " + nvmeControllerOf("/dev/nvme0n1"));
}

TEST(HealthQuestions, ArgumentsOfSmartctl) {
    EXPECT_THAT(*smartctlArguments({"/dev/sda", Request::Report, "", true, true}),
                ElementsAre("-j", "-x", "/dev/sda"));
    EXPECT_THAT(
        *smartctlArguments({R"(\\.\PhysicalDrive12)", Request::StartLong, "sntjmicron,0x1", false, true}),
        ElementsAre("-j", "-t", "long", "-n", "standby,3", "-d", "sntjmicron,0x1", "/dev/pd12"));
    for (const char* type : {"-x", "sat /dev/sdb", "sat;reboot", "../sat"})
        EXPECT_FALSE(smartctlArguments({"/dev/sda", Request::Report, type, true, true})) << type;
    for (const Request one : {Request::Report, Request::PlainReport, Request::Tests, Request::StartShort,
                              Request::StartLong, Request::Abort})
        EXPECT_EQ(parseRequest(requestName(one)), one);
    EXPECT_FALSE(parseRequest("erase"));
}

TEST(HealthQuestions, AnImageHasNone) {
    testing::TemporaryFolder folder;
    testing::writeFile(folder.path() / "disk.img", std::vector<std::byte>(4096));
    const auto drive = driveOf((folder.path() / "disk.img").string());
    ASSERT_FALSE(drive);
    EXPECT_EQ(drive.error().code, HealthError::NotADrive);
    EXPECT_EQ(driveOf((folder.path() / "none").string()).error().cause, Cause::NotFound);
}

}  // namespace
}  // namespace sectorsmith::health
