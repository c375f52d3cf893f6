// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/find_files.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include "base/decompose.h"
#include "base/text.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

// As shells understand it; ** goes over slashes.
std::string expressionOf(std::string_view glob) {
    std::string text;
    for (std::size_t i = 0; i < glob.size(); ++i) {
        const char c = glob[i];
        const std::size_t close = c == '[' ? glob.find(']', i + 2) : std::string_view::npos;
        if (c == '*') {
            const bool two = i + 1 < glob.size() && glob[i + 1] == '*';
            text += two ? "(?s:.*)" : "[^/]*";
            i += two ? 1 : 0;
        } else if (c == '?') {
            text += "[^/]";
        } else if (close != std::string_view::npos) {
            std::string set(glob.substr(i + 1, close - i - 1));
            if (set[0] == '!') set[0] = '^';
            text += '[';
            for (const char one : set)
                text += one == '\\' || one == '[' ? fmt::format("\\{}", one) : std::string(1, one);
            text += ']';
            i = close;
        } else {
            text += RE2::QuoteMeta(std::string(1, c));
        }
    }
    return text;
}

}  // namespace

struct FindFiles::State {
    FindFilesOptions options;
    std::unique_ptr<RE2> pattern;
    bool wholePath = false;
};

FindFiles::FindFiles(std::unique_ptr<State> state) : state_(std::move(state)) {}
FindFiles::FindFiles(FindFiles&&) noexcept = default;
FindFiles::~FindFiles() = default;

Result<FindFiles> FindFiles::make(const FindFilesOptions& options) {
    auto state = std::make_unique<State>();
    state->options = options;
    if (!isValidUtf8(options.pattern)) return fail(Cause::Usage, OpsError::PatternNotUtf8);
    std::string text = options.exact ? options.pattern : decompose(options.pattern);
    state->wholePath = options.expression || text.contains('/');
    if (!options.expression) {
        while (text.starts_with('/')) text.erase(0, 1);
        // Bytes beyond ASCII are quoted one by one, which the expression takes for characters again.
        text = expressionOf(text);
    }
    RE2::Options how;
    how.set_case_sensitive(options.exact);
    how.set_log_errors(false);
    state->pattern = std::make_unique<RE2>(text, how);
    if (!state->pattern->ok())
        return fail(Cause::Usage, OpsError::InvalidPattern, options.pattern, state->pattern->error());
    return FindFiles(std::move(state));
}

bool FindFiles::matches(std::string_view path, const FileIndex::File* file) const {
    const FindFilesOptions& options = state_->options;
    if (options.kind && (file == nullptr || file->kind != *options.kind)) return false;
    if (options.smallest && (file == nullptr || file->size < *options.smallest)) return false;
    if (options.largest && (file == nullptr || file->size > *options.largest)) return false;
    const std::int64_t time = file != nullptr ? file->modified.nanoseconds : FileTime::none;
    if (options.after.nanoseconds != FileTime::none &&
        (time == FileTime::none || time < options.after.nanoseconds))
        return false;
    if (options.before.nanoseconds != FileTime::none &&
        (time == FileTime::none || time > options.before.nanoseconds))
        return false;
    std::string text(state_->wholePath ? path : path.substr(path.rfind('/') + 1));
    if (!isValidUtf8(text)) text = decodeText(std::as_bytes(std::span(text)), Encoding::Utf8);
    if (!options.exact) text = decompose(text);
    return options.expression ? RE2::PartialMatch(text, *state_->pattern)
                              : RE2::FullMatch(text, *state_->pattern);
}

}  // namespace sectorsmith
