// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith manifest: do the files still hold what they held?
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/volume_argument.h"
#include "edit/hash.h"
#include "ops/manifest/manifest_file.h"

namespace sectorsmith::cli {

struct ManifestReading {
    VolumeOptions volume;  // `source` can also be a folder
    std::string maxRate;
    unsigned threads = 0;
    bool otherFileSystems = false;
    bool direct = false;
};
struct ManifestMakeOptions {
    ManifestReading reading;
    std::string file;
    std::vector<HashKind> hashes;  // none: SHA-256
    manifests::Format format = manifests::Format::JsonLines;
    bool overwrite = false;
};
int runManifestMake(Context& context, const ManifestMakeOptions& options);

struct ManifestCheckOptions {
    ManifestReading reading;
    std::string file;
    std::vector<HashKind> hashes;      // at most one: of several in the manifest
    std::string copy;                  // a folder
    std::string resume;                // a file
    std::vector<std::string> reports;  // files; their endings say what they are to be
};
int runManifestCheck(Context& context, const ManifestCheckOptions& options);

}  // namespace sectorsmith::cli
