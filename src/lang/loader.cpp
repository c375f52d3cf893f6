// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>

#include "lang/builtin_templates.h"
#include "lang/template.h"

namespace sectorsmith::lang {

namespace {

constexpr std::uintmax_t kMaxFile = std::uintmax_t{16} << 20;  // bytes of one template file

// A template names files of its own folders only: "std/mem.pat", never "/etc/passwd" or "../secret".
bool staysInside(const std::string& path) {
    if (path.empty() || path.front() == '/' || path.find('\0') != std::string::npos) return false;
    if (path.find('\\') != std::string::npos || path.find(':') != std::string::npos) return false;
    for (const auto& part : std::filesystem::path(path))
        if (part == "..") return false;
    return true;
}

class FolderLoader : public Loader {
 public:
    explicit FolderLoader(std::vector<std::string> folders) : folders_(std::move(folders)) {}

    std::shared_ptr<const SourceText> load(const std::string& relativePath) override {
        if (!staysInside(relativePath)) return nullptr;
        if (auto it = loaded_.find(relativePath); it != loaded_.end()) return it->second;
        std::vector<std::string> folders = folders_;
        // What `hex::` offers belongs to the program that runs the template: its own modules come first.
        if (relativePath.starts_with("hex/")) std::ranges::reverse(folders);
        for (const std::string& folder : folders) {
            const std::filesystem::path path = std::filesystem::path(folder) / relativePath;
            if (isBuiltin(folder)) {
                const BuiltinTemplate* found = findBuiltin(path.generic_string());
                if (found == nullptr) continue;
                auto source =
                    std::make_shared<SourceText>(SourceText{path.generic_string(), std::string(found->text)});
                loaded_.emplace(relativePath, source);
                return source;
            }
            std::error_code error;
            if (!std::filesystem::is_regular_file(path, error) || error) continue;
            const auto size = std::filesystem::file_size(path, error);
            if (error || size > kMaxFile) continue;
            std::ifstream in(path, std::ios::binary);
            std::string text(static_cast<std::size_t>(size), '\0');
            if (!in.read(text.data(), static_cast<std::streamsize>(size))) continue;
            auto source = std::make_shared<SourceText>(SourceText{path.string(), std::move(text)});
            loaded_.emplace(relativePath, source);
            return source;
        }
        return nullptr;
    }

 private:
    std::vector<std::string> folders_;
    std::map<std::string, std::shared_ptr<const SourceText>> loaded_;
};

}  // namespace

std::unique_ptr<Loader> folderLoader(std::vector<std::string> folders) {
    return std::make_unique<FolderLoader>(std::move(folders));
}

}  // namespace sectorsmith::lang
