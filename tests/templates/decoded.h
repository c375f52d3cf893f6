// SPDX-License-Identifier: GPL-3.0-or-later
// A source laid out by one of the shipped templates, and what tests ask of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "io/byte_source.h"
#include "lang/template.h"

namespace sectorsmith::testing {

class Decoded {
 public:
    // `id` as "disk/gpt". Fails the test when the template does not compile.
    Decoded(const std::string& id, std::shared_ptr<const ByteSource> source, std::uint64_t base = 0);

    lang::NodePtr root() const { return evaluation_ ? evaluation_->root() : nullptr; }
    const lang::Evaluation& evaluation() const { return *evaluation_; }

    // The node at a path below the root; nullptr and a test failure when there is none.
    lang::NodePtr node(const std::string& path) const;
    bool has(const std::string& path) const;
    std::uint64_t number(const std::string& path) const;
    std::string shown(const std::string& path) const;  // as displayed
    std::string text(const std::string& path) const;   // a string's value, up to its first NUL
    std::uint64_t count(const std::string& path) const;

    struct Visit {
        std::uint64_t nodes = 0;
        bool complete = false;            // false: stopped at `most` nodes
        std::vector<std::string> errors;  // "path: message"
        std::vector<std::string> bad;     // paths of fields judged bad
        std::uint64_t good = 0;           // fields judged right
    };
    // Everything, as `decode` without --levels does it, but of arrays of more than 10,000 elements only the first and the last
    // 2,000. `look` is called for each node.
    Visit visitAll(
        std::uint64_t most = 5'000'000,
        const std::function<void(const std::string& path, const lang::NodePtr& node)>& look = {}) const;

 private:
    std::shared_ptr<lang::Evaluation> evaluation_;
};

std::shared_ptr<const ByteSource> imageSource(const std::filesystem::path& path,
                                              std::uint32_t sectorSize = 512);
std::shared_ptr<const ByteSource> bytesSource(std::vector<std::byte> bytes, std::uint32_t sectorSize = 512);
// Below a node, by names joined with dots; nullptr when there is none.
lang::NodePtr member(const lang::NodePtr& node, const std::string& path);
std::uint64_t numberOf(const lang::Node& node);
std::string textOf(const lang::Node& node);

// What independent programs said of a real image (the images' folder facts/NAME.txt); empty when not there.
std::string factsOf(const std::string& image);
// The first group of each match of an ECMAScript expression, line by line.
std::vector<std::string> grep(const std::string& text, const std::string& expression);

}  // namespace sectorsmith::testing
