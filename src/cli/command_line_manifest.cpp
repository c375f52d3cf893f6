// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the commands about the integrity of files.
#include "cli/command_line.h"

#include "cli/manifest.h"

namespace sectorsmith::cli {

void CommandLine::addManifest() {
    CLI::App* group = app.add_subcommand(
        "manifest",
        "Record the checksums of all files of a folder or volume, and find what has changed since");
    group->require_subcommand(1);
    const auto reading = [this](CLI::App* command, ManifestReading& options) {
        addVolume(command, options.volume);
        command->get_option("SOURCE")->description(
            "A folder, or an unmounted volume: a device, an image, SOURCE#N for partition N, SOURCE@VOLUME, "
            "or SOURCE:/PATH for a folder in it");
        const std::string how = "Reading";
        command
            ->add_flag("--other-file-systems", options.otherFileSystems,
                       "Enter other mounted file systems too")
            ->group(how);
        command
            ->add_flag("--direct", options.direct,
                       "Read small files from the disk too, even if the system has them in its cache")
            ->group(how);
        command->add_option("--max-rate", options.maxRate, "Read at most this many bytes per second")
            ->type_name(value::size)
            ->group(how);
        command
            ->add_option("--threads", options.threads,
                         "Files that are read at once (default: as suits the disk)")
            ->type_name("N")
            ->check(CLI::Range(1, 256))
            ->group(how);
    };
    const auto algorithm = [](CLI::App* command, std::vector<HashKind>& hashes, const char* description) {
        std::vector<std::string> names;
        for (const HashKind kind : allHashKinds()) names.emplace_back(hashName(kind));
        return command
            ->add_option_function<std::vector<std::string>>(
                "-a,--algorithm",
                [&hashes](const std::vector<std::string>& typed) {
                    for (const std::string& name : typed)
                        if (const auto kind = parseHashKind(name)) hashes.push_back(*kind);
                },
                description)
            ->check(CLI::IsMember(names))
            ->expected(1);
    };

    ManifestMakeOptions* make = nullptr;
    CLI::App* command =
        add("make", "Record the checksum, size, date and kind of each file", runManifestMake, make, group);
    reading(command, make->reading);
    command->add_option("FILE", make->file, "The manifest to write; - for standard output")
        ->type_name("")
        ->required();
    algorithm(command, make->hashes, "Hash algorithm (default: sha256; repeat for more)")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    const std::vector<manifests::Format> formats(manifests::allFormats().begin(),
                                                 manifests::allFormats().end());
    addChoice(command, "--format", make->format, named<manifests::Format>(formats, manifests::formatName),
              "json: JSON lines (default); sums: for sha256sum --check; hashdeep; mtree");
    command->add_flag("--overwrite", make->overwrite, "Replace an existing manifest");
    addCommon(command, "");

    ManifestCheckOptions* check = nullptr;
    command = add("check", "Compare files with a manifest (also of sha256sum, hashdeep or mtree)",
                  runManifestCheck, check, group);
    reading(command, check->reading);
    command->add_option("FILE", check->file, "The manifest; - for standard input")->type_name("")->required();
    algorithm(command, check->hashes, "The checksums of FILE, if it does not say or has several")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    command
        ->add_option("--copy", check->copy,
                     "Folder with a copy: show which blocks of suspicious files differ, and where they are "
                     "on the disk")
        ->type_name(value::folder);
    command
        ->add_option("--resume", check->resume,
                     "Record progress in this file, and continue from it if it exists")
        ->type_name(value::file);
    command
        ->add_option(
            "--report", check->reports,
            "Write the result to this file too, replacing it: .txt, .html or .json (repeat for more)")
        ->type_name(value::file)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    addCommon(command, "lines");
}

}  // namespace sectorsmith::cli
