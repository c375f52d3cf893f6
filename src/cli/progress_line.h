// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

#include "base/progress.h"
#include "cli/context.h"

namespace sectorsmith::cli {

// Tells on stderr how far work has come: a line that is rewritten on a terminal, JSON lines when asked for, else nothing.
// At most five times a second, so update() may be called often.
class ProgressLine : public Progress {
 public:
    // `quietOnTerminal`: when the result itself goes to the terminal, a progress line would tear it up.
    ProgressLine(Context& context, std::string what, bool quietOnTerminal);
    ~ProgressLine() override;

    void update(std::uint64_t done, std::uint64_t total) override;
    bool cancelled() const override { return false; }  // Ctrl-C ends the process while it only reads
    // Removes the line, so that a message can stand in its place.
    void clear();
    // The final state: only as JSON.
    void finish(std::uint64_t done, std::uint64_t total);

 private:
    void print(std::uint64_t done, std::uint64_t total, bool last);

    Context& context_;
    std::string what_;
    bool json_ = false;
    bool line_ = false;
    bool shown_ = false;
    std::chrono::steady_clock::time_point start_;
    std::chrono::steady_clock::time_point next_;
};

}  // namespace sectorsmith::cli
