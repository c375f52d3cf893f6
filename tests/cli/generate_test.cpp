// SPDX-License-Identifier: GPL-3.0-or-later
// Help, man page and completions, all from one grammar.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <vector>

#include "cli/command_line.h"
#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

class Generate : public ::testing::Test {
 protected:
    std::string generated(const std::string& what) {
        const RunResult result = runCommand({"generate", what});
        EXPECT_EQ(result.exitCode, 0) << result.err;
        const auto path = folder_.path() / what;
        writeFile(path, std::as_bytes(std::span(result.out)));
        return path.string();
    }
    // What bash offers after these words; the last one is being typed.
    std::string bashOffers(const std::vector<std::string>& words) {
        std::string line = "(";
        for (const std::string& word : words) line += shellQuoted(word) + " ";
        const std::string script =
            "cd " + shellQuoted(folder_.path().string()) + "; source ./bash; COMP_WORDS=" + line +
            "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _sectorsmith; printf '%s\\n' \"${COMPREPLY[@]}\"";
        const RunResult result = run("bash -c " + shellQuoted(script));
        EXPECT_EQ(result.exitCode, 0) << result.err;
        EXPECT_EQ(result.err, "");
        return "\n" + result.out;
    }
    TemporaryFolder folder_;
};

std::vector<const CLI::App*> commandsOf(const cli::CommandLine& line) {
    return line.app.get_subcommands([](const CLI::App*) { return true; });
}

// CLI11 names the options that exclude each other in the order of their addresses.
std::vector<std::string> wordsOf(const std::string& help) {
    std::istringstream in(help);
    std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    std::ranges::sort(words);
    return words;
}

TEST(CommandLine, EachCommandIsMadeWithoutMostOthers) {
    const cli::CommandLine all;
    ASSERT_GT(commandsOf(all).size(), 20U);
    for (const CLI::App* command : commandsOf(all)) {
        const cli::CommandLine one(command->get_name());
        const auto few = commandsOf(one);
        EXPECT_LT(few.size(), 8U) << command->get_name();
        const auto same = std::ranges::find(few, command->get_name(), &CLI::App::get_name);
        ASSERT_NE(same, few.end()) << command->get_name();
        EXPECT_EQ(wordsOf((*same)->help()), wordsOf(command->help()));
    }
    EXPECT_EQ(commandsOf(cli::CommandLine("--help")).size(), commandsOf(all).size());
}

TEST_F(Generate, TheManPageHasNoWarnings) {
    if (!haveProgram("man")) GTEST_SKIP() << "man is not installed";
    const std::string path = generated("man");
    const RunResult page =
        run("LC_ALL=C.UTF-8 MANWIDTH=100 man --warnings -P cat -l " + shellQuoted(path) + " | col -b");
    EXPECT_EQ(page.err, "");
    for (const char* word : {"NAME", "SYNOPSIS", "EXIT STATUS", "--offset", "--fill", "decode", "partitions",
                             "undo apply", "speed compare", "NO_COLOR", "130"})
        EXPECT_NE(page.out.find(word), std::string::npos) << word;
    EXPECT_EQ(page.out.find("generate"), std::string::npos);
}

TEST_F(Generate, BashCompletes) {
    if (!haveProgram("bash")) GTEST_SKIP() << "bash is not installed";
    generated("bash");
    writeFile(folder_.path() / "disk.img", {});
    const std::string commands = bashOffers({"sectorsmith", ""});
    for (const char* name :
         {"\nlist\n", "\ninfo\n", "\ndump\n", "\ntemplates\n", "\ndecode\n", "\npartitions\n"})
        EXPECT_NE(commands.find(name), std::string::npos) << name;
    EXPECT_EQ(commands.find("generate"), std::string::npos);
    EXPECT_NE(bashOffers({"sectorsmith", "dump", "--of"}).find("\n--offset\n"), std::string::npos);
    EXPECT_EQ(bashOffers({"sectorsmith", "list", "--of"}).find("offset"), std::string::npos);
    EXPECT_NE(bashOffers({"sectorsmith", "dump", "di"}).find("\ndisk.img\n"), std::string::npos);
    EXPECT_NE(bashOffers({"sectorsmith", "partitions", "--json", "=", "sf"}).find("\nsfdisk\n"),
              std::string::npos);
    EXPECT_NE(bashOffers({"sectorsmith", "partitions", "--json", "di"}).find("\ndisk.img\n"),
              std::string::npos);
    EXPECT_NE(bashOffers({"sectorsmith", "dump", "--progress", ""}).find("\njson\n"), std::string::npos);
    // A group of commands: its second word, then that one's options.
    EXPECT_NE(bashOffers({"sectorsmith", "undo", ""}).find("\napply\n"), std::string::npos);
    EXPECT_NE(bashOffers({"sectorsmith", "undo", "apply", "--fin"}).find("\n--finish\n"), std::string::npos);
    EXPECT_EQ(bashOffers({"sectorsmith", "undo", "list", "--fin"}).find("--finish"), std::string::npos);
    // A word in the place of SOURCE, beside the files.
    const std::string measured = bashOffers({"sectorsmith", "speed", ""});
    for (const char* word : {"\ncompare\n", "\nrestore\n", "\ndisk.img\n"})
        EXPECT_NE(measured.find(word), std::string::npos) << measured;
    EXPECT_EQ(bashOffers({"sectorsmith", "speed", "compare", "res"}).find("restore"), std::string::npos);
}

TEST_F(Generate, ZshAndFishReadTheirs) {
    const std::string zsh = generated("zsh");
    const std::string fish = generated("fish");
    if (!haveProgram("zsh") && !haveProgram("fish")) GTEST_SKIP() << "neither zsh nor fish is installed";
    if (haveProgram("zsh")) {
        const RunResult loaded =
            run("zsh -f -c 'autoload -U compinit; compinit -D; source " + shellQuoted(zsh) +
                "; whence -w _sectorsmith; print $_comps[sectorsmith]'");
        EXPECT_EQ(loaded.err, "");
        EXPECT_NE(loaded.out.find("_sectorsmith: function\n_sectorsmith\n"), std::string::npos) << loaded.out;
    }
    if (haveProgram("fish")) {
        const RunResult offered =
            run("HOME=" + shellQuoted(folder_.path().string()) + " fish -N -c 'source " + shellQuoted(fish) +
                "; complete -C \"sectorsmith dump --of\"; complete -C \"sectorsmith par\"; complete -C "
                "\"sectorsmith undo \"; complete -C \"sectorsmith undo apply --fin\"; complete -C "
                "\"sectorsmith speed com\"'");
        EXPECT_EQ(offered.err, "");
        EXPECT_NE(offered.out.find("--offset"), std::string::npos);
        for (const char* word : {"partitions", "apply", "--finish", "compare"})
            EXPECT_NE(offered.out.find(word), std::string::npos) << word;
    }
}

TEST_F(Generate, HelpNamesEveryCommandAndHidesWhatIsForTheBuild) {
    const RunResult help = runCommand({"--help"});
    EXPECT_EQ(help.exitCode, 0);
    EXPECT_EQ(help.err, "");
    for (const char* name : {"list", "info", "dump", "templates", "decode", "partitions"}) {
        EXPECT_NE(help.out.find(std::string("\n  ") + name + " "), std::string::npos) << name;
        const RunResult own = runCommand({name, "--help"});
        EXPECT_EQ(own.exitCode, 0);
        EXPECT_NE(own.out.find("--no-color"), std::string::npos);
    }
    EXPECT_EQ(help.out.find("generate"), std::string::npos);
    EXPECT_TRUE(runCommand({"--version"}).out.starts_with("sectorsmith "));
}

}  // namespace
}  // namespace sectorsmith::testing
