// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/space.h"

#include <filesystem>
#include <vector>

#include <fmt/format.h>

#include "base/units.h"
#include "cli/files_json.h"
#include "cli/json.h"
#include "cli/plural.h"
#include "cli/progress_line.h"
#include "cli/table.h"
#include "ops/open_file.h"
#include "ops/space/space.h"

namespace sectorsmith::cli {

namespace {

struct Measured {
    SpaceTree tree;
    std::string path;      // of the root, for people and JSON
    bool damaged = false;  // structures of the volume contradict each other
};

std::filesystem::path mountedPath(const std::string& text) {
    return std::filesystem::path(std::u8string(text.begin(), text.end()));
}

Result<Measured> measureFolder(Context& context, const SpaceOptions& options) {
    if (!options.volume.volume.empty() || !options.volume.snapshot.empty() ||
        !options.volume.checkpoint.empty())
        return fail(Cause::Usage, fmt::format("{} is a mounted folder; --volume, --snapshot and --checkpoint "
                                              "are for volumes that are not mounted",
                                              printable(options.volume.source)));
    ProgressLine progress(context, "space", false);
    auto tree = spaceOfFolder(mountedPath(options.volume.source),
                              {.otherFileSystems = options.otherFileSystems}, progress);
    progress.clear();
    if (!tree) return std::unexpected(tree.error());
    return Measured{std::move(*tree), options.volume.source, false};
}

Result<Measured> measureVolume(Context& context, const SpaceOptions& options) {
    VolumeOptions wanted = options.volume;
    std::string path = "/";
    if (const auto file = splitFileSpec(wanted.source)) {
        wanted.source = file->source;
        if (!file->volume.empty()) wanted.volume = file->volume;
        path = file->path;
    } else if (const auto volume = splitVolumeSpec(wanted.source)) {
        wanted.source = volume->source;
        wanted.volume = volume->volume;
    }
    auto volume = openVolume(context, wanted);
    if (!volume) return std::unexpected(volume.error());
    const auto names = readNames(context, *volume);
    if (!names) return std::unexpected(names.error());
    const auto number = fileArgument(*names, path, wanted);
    if (!number) return std::unexpected(number.error());
    ProgressLine progress(context, "space", false);
    auto tree = spaceOfVolume(volume->files(), volume->volume, *names, *number, progress);
    progress.clear();
    if (!tree) return std::unexpected(tree.error());
    return Measured{std::move(*tree), path, reportFindings(context, *names)};
}

Json figuresJson(const SpaceFigures& figures) {
    Json object;
    object["size"] = jsonInteger(figures.size);
    object["allocated"] = jsonInteger(figures.allocated);
    object["onDisk"] = jsonInteger(figures.onDisk);
    object["holes"] = jsonInteger(figures.holes);
    object["shared"] = jsonInteger(figures.shared);
    object["compressed"] = jsonInteger(figures.compressed);
    object["fragments"] = jsonInteger(figures.fragments);
    object["files"] = jsonInteger(figures.files);
    object["folders"] = jsonInteger(figures.folders);
    object["unknownFiles"] = jsonInteger(figures.unknown);
    return object;
}

class SpacePrinter {
 public:
    SpacePrinter(Context& context, const Measured& measured) : context_(context), measured_(measured) {}

    std::string pathOf(SpaceTree::Number node) const {
        const std::string below = measured_.tree.pathOf(node);
        if (below.empty()) return measured_.path;
        return measured_.path.ends_with('/') ? measured_.path + below : measured_.path + "/" + below;
    }
    Json json(SpaceTree::Number number) const {
        const SpaceTree::Node& node = measured_.tree.node(number);
        const std::string path = pathOf(number);
        Json object;
        object["path"] = jsonText(path);
        putPathBytes(object, path);
        object["kind"] = std::string(kindName(node.kind));
        if (node.again) object["countedElsewhere"] = true;
        if (node.otherFileSystem) object["otherFileSystem"] = true;
        object.update(figuresJson(node.figures));
        return object;
    }
    void table(const std::vector<SpaceTree::Number>& nodes, bool color) const {
        using enum Table::Align;
        Table table({{"On disk", Right},
                     {"Size", Right},
                     {"Holes", Right},
                     {"Shared", Right},
                     {"Compressed", Right},
                     {"Fragments", Right},
                     {"Files", Right},
                     {"Path", Left}});
        for (const SpaceTree::Number node : nodes) row(table, node);
        row(table, 0);
        table.print(context_.streams.out, color);
    }

 private:
    void row(Table& table, SpaceTree::Number number) const {
        const SpaceTree::Node& node = measured_.tree.node(number);
        const SpaceFigures& figures = node.figures;
        const auto size = [](std::uint64_t bytes) { return bytes == 0 ? "–" : formatSizeDecimal(bytes); };
        const bool folder = node.kind == FileKind::Folder;
        std::string path = printablePath(pathOf(number));
        if (folder && !path.ends_with('/')) path += '/';
        if (node.again) path += "  (another name of a file counted elsewhere)";
        if (node.otherFileSystem) path += "  (another file system, not counted)";
        const std::string fragments =
            figures.unknown > 0 && figures.fragments == 0 ? "?" : std::to_string(figures.fragments);
        table.row({size(figures.onDisk), size(figures.size), size(figures.holes), size(figures.shared),
                   size(figures.compressed), fragments, folder ? std::to_string(figures.files) : "", path});
    }

    Context& context_;
    const Measured& measured_;
};

// Without the root; the largest first.
std::vector<SpaceTree::Number> chosenNodes(const SpaceTree& tree, const SpaceOptions& options) {
    std::vector<SpaceTree::Number> nodes;
    if (options.files) {
        for (SpaceTree::Number node = 1; node < tree.size(); ++node)
            if (tree.node(node).kind != FileKind::Folder) nodes.push_back(node);
    } else {
        std::vector<SpaceTree::Number> level{0};
        for (unsigned depth = 0; depth < options.depth && !level.empty(); ++depth) {
            std::vector<SpaceTree::Number> next;
            for (const SpaceTree::Number folder : level)
                for (const SpaceTree::Number node : tree.children(folder)) next.push_back(node);
            nodes.insert(nodes.end(), next.begin(), next.end());
            level = std::move(next);
        }
    }
    tree.sort(nodes, options.order);
    if (options.maxCount && nodes.size() > *options.maxCount)
        nodes.resize(static_cast<std::size_t>(*options.maxCount));
    return nodes;
}

void printNotes(Context& context, const SpaceTree& tree) {
    const SpaceFigures& total = tree.total();
    std::ostream& out = context.streams.out;
    if (total.onDisk < total.allocated)
        out << fmt::format("Shared blocks are counted once; without sharing, the files would take {}.\n",
                           formatSizeDecimal(total.allocated));
    if (total.unknown > 0)
        out << fmt::format("The fragments of {} are unknown.\n", counted(total.unknown, "file"));
}

}  // namespace

int runSpace(Context& context, const SpaceOptions& options) {
    std::error_code none;
    const bool mounted = std::filesystem::is_directory(mountedPath(options.volume.source), none);
    auto measured = mounted ? measureFolder(context, options) : measureVolume(context, options);
    if (!measured) return context.report(measured.error());
    const SpaceTree& tree = measured->tree;
    const std::vector<SpaceTree::Number> nodes = chosenNodes(tree, options);
    const SpacePrinter printer(context, *measured);
    std::ostream& out = context.streams.out;
    if (context.json == JsonMode::None) {
        printer.table(nodes, context.colorOut());
        printNotes(context, tree);
    } else if (context.json == JsonMode::Lines) {
        for (const SpaceTree::Number node : nodes) writeJsonLine(out, printer.json(node));
        writeJsonLine(out, printer.json(0));
    } else {
        Json entries = Json::array();
        for (const SpaceTree::Number node : nodes) entries.push_back(printer.json(node));
        writeJsonDocument(out, {{"source", jsonText(options.volume.source)},
                                {"path", jsonText(measured->path)},
                                {"total", figuresJson(tree.total())},
                                {"entries", std::move(entries)},
                                {"problems", textsJson(tree.problems())}});
    }
    for (const std::string& problem : tree.problems()) context.warning(problem);
    if (tree.problemCount() > tree.problems().size())
        context.warning(
            fmt::format("{} more problems of this kind", tree.problemCount() - tree.problems().size()));
    return tree.problemCount() > 0 || measured->damaged ? exitDamaged : exitDone;
}

}  // namespace sectorsmith::cli
