// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libFuzzer in ordinary builds: gives every file of the named folders to the fuzz target, so that what was
// once found stays mended.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

bool replay(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    if (in.bad()) {
        std::fprintf(stderr, "cannot read %s\n", path.string().c_str());
        return false;
    }
    // Named before it runs, so that a crash says which it was.
    std::printf("%s (%zu bytes)\n", path.filename().string().c_str(), text.size());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    std::size_t count = 0;
    for (int i = 1; i < argc; ++i) {
        std::error_code error;
        if (std::filesystem::is_regular_file(argv[i], error)) {
            if (!replay(argv[i])) return 1;
            ++count;
            continue;
        }
        for (const auto& entry : std::filesystem::directory_iterator(argv[i], error)) {
            if (!entry.is_regular_file()) continue;
            if (!replay(entry.path())) return 1;
            ++count;
        }
        if (error) {
            std::fprintf(stderr, "cannot read %s: %s\n", argv[i], error.message().c_str());
            return 1;
        }
    }
    if (count == 0) {
        std::fprintf(stderr, "usage: replay FOLDER…   (no input was found)\n");
        return 1;
    }
    std::printf("%zu inputs replayed\n", count);
    return 0;
}
