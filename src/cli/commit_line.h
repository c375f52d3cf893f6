// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "cli/progress_line.h"
#include "cli/system.h"
#include "ops/commit_phase.h"

namespace sectorsmith::cli {

// The phases of a commit on stderr, each with its own measure.
class CommitLine : public PhasedProgress {
 public:
    explicit CommitLine(Context& context) : context_(context) {}
    void phase(CommitPhase phase) override { begin(phaseName(phase)); }
    // What comes before the commit.
    void begin(std::string_view name) { line_.emplace(context_, std::string(name), false); }
    void update(std::uint64_t done, std::uint64_t total) override {
        if (line_) line_->update(done, total);
    }
    // Ends a commit before its first write; one that writes is finished.
    bool cancelled() const override { return system::interruptRequested(); }
    void clear() {
        if (line_) line_->clear();
    }

 private:
    Context& context_;
    std::optional<ProgressLine> line_;
};

}  // namespace sectorsmith::cli
