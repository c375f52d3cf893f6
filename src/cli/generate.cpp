// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith generate: what the build installs beside the command.
#include "cli/generate.h"
#include "cli/command_line.h"
#include "cli/grammar.h"
#include "ops/template_folders.h"

namespace sectorsmith::cli {

int runGenerate(Context& context, const GenerateOptions& options) {
    std::ostream& out = context.streams.out;
    if (options.what == "template-ids") {
        for (const lang::TemplateInfo& info : availableTemplates(templateFolders())) out << info.id << '\n';
        return exitDone;
    }
    const CommandLine line;
    const Grammar grammar = grammarOf(line.app);
    if (options.what == "man") writeManPage(out, grammar);
    if (options.what == "bash") writeBashCompletion(out, grammar);
    if (options.what == "zsh") writeZshCompletion(out, grammar);
    if (options.what == "fish") writeFishCompletion(out, grammar);
    return exitDone;
}

}  // namespace sectorsmith::cli
