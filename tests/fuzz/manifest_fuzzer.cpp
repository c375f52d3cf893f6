// SPDX-License-Identifier: GPL-3.0-or-later
// Manifests of any format: what is read is in order, and can be written and read again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "ops/manifest/manifest_file.h"

using namespace sectorsmith;

namespace {

void manifestRequires(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    const auto manifest = manifests::readManifest(in, "fuzz", {.hash = {}, .root = "/root"});
    if (!manifest) return 0;
    manifestRequires(manifest->hashes.size() == 1);
    const std::string* before = nullptr;
    for (const manifests::Entry& entry : manifest->entries) {
        manifestRequires(!entry.path.empty() && (before == nullptr || *before < entry.path));
        manifestRequires(entry.digests.empty() || entry.digests.size() == hashDigits(manifest->hashes[0]));
        before = &entry.path;
    }
    std::string text;
    const auto written = manifests::writeManifest(*manifest, manifests::Format::JsonLines,
                                                  [&](std::string_view piece) -> Result<void> {
                                                      text += piece;
                                                      return {};
                                                  });
    manifestRequires(written.has_value());
    std::istringstream again(text);
    const auto copy = manifests::readManifest(again, "again", {});
    manifestRequires(copy && copy->entries.size() == manifest->entries.size());
    for (std::size_t i = 0; i < copy->entries.size(); ++i) {
        const manifests::Entry &a = manifest->entries[i], &b = copy->entries[i];
        manifestRequires(a.path == b.path && a.kind == b.kind && a.size == b.size && a.digests == b.digests &&
                         a.target == b.target && a.modified == b.modified);
    }
    return 0;
}
