// SPDX-License-Identifier: GPL-3.0-or-later
// Between the files of the check: not for others.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "part/check.h"
#include "part/messages.h"

namespace sectorsmith::check {

struct Context {
    const ByteSource& disk;
    const DiskTables& tables;
    const PartitionContents& contents;
    const CheckOptions& options;
    std::vector<Finding>& findings;

    void add(std::string_view rule, Severity severity, std::optional<std::uint64_t> offset, Message message,
             Message repair = {}) const {
        findings.push_back({std::string(rule), severity, offset, std::move(message), std::move(repair), {}});
    }
    void error(std::string_view rule, std::uint64_t offset, Message message, Message repair) const {
        add(rule, Severity::Error, offset, std::move(message), std::move(repair));
    }
    void warning(std::string_view rule, std::uint64_t offset, Message message, Message repair) const {
        add(rule, Severity::Warning, offset, std::move(message), std::move(repair));
    }
    void info(std::string_view rule, std::uint64_t offset, Message message, Message repair = {}) const {
        add(rule, Severity::Info, offset, std::move(message), std::move(repair));
    }
    // Names what the finding added last is about (Finding::subject).
    void about(std::string subject) const { findings.back().subject = std::move(subject); }
};

void checkGpt(const Context& context);
void checkHybrid(const Context& context);
void checkMbr(const Context& context);
void checkApm(const Context& context);

// Byte of MBR entry `slot` (0-3).
constexpr std::uint64_t entryOffset(unsigned slot) { return 0x1BE + std::uint64_t{16} * slot; }

// How an MBR type byte agrees with the file system found.
enum class TypeFit { Fits, Near, Wrong };  // Near: the right family, another width or access method
TypeFit typeFits(std::uint8_t type, const PartitionContent& content);
// The type byte that shows this content best in an MBR.
std::uint8_t typeForContent(const PartitionContent& content);

// True when the three bytes say `lba` or are the overflow marks feffff / ffffff.
bool chsFits(const std::array<std::uint8_t, 3>& chs, std::uint64_t lba);

}  // namespace sectorsmith::check
