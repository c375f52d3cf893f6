// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <re2/filtered_re2.h>
#include <re2/re2.h>

#include <algorithm>
#include <string>

#include "edit/errors.h"
#include "edit/literal.h"
#include "edit/pattern.h"
#include "edit/utf16_regex.h"

namespace sectorsmith {

namespace {

// RE2 over bytes. Where the expression cannot match without one of a few literal strings ("atoms", from RE2's own
// analysis), a buffer without any of them is passed over at the speed of the literal search.
class RegexPattern : public Pattern {
 public:
    // `shown` is the expression as it was typed, for messages.
    static Result<std::shared_ptr<const Pattern>> make(std::string_view shown, bool caseSensitive) {
        return make(shown, guardHighBytes(shown), caseSensitive);
    }
    static Result<std::shared_ptr<const Pattern>> make(std::string_view shown, const std::string& expression,
                                                       bool caseSensitive) {
        RE2::Options options(RE2::Latin1);
        options.set_log_errors(false);
        options.set_case_sensitive(caseSensitive);
        options.set_never_nl(false);
        options.set_max_mem(int64_t{64} << 20);
        auto pattern = std::make_shared<RegexPattern>();
        const re2::StringPiece text(expression);
        pattern->expression_ = fmt::format("(?{}i:{})", caseSensitive ? "-" : "", expression);
        pattern->regex_ = std::make_unique<RE2>(text, options);
        if (!pattern->regex_->ok())
            return fail(Cause::Usage, EditError::InvalidExpression, shown, pattern->regex_->error());
        if (RE2::FullMatch("", *pattern->regex_))
            return fail(Cause::Usage, EditError::ExpressionMatchesNothing, shown);
        re2::FilteredRE2 filter(3);
        int id = 0;
        std::vector<std::string> atoms;
        if (filter.Add(text, options, &id) == RE2::NoError) filter.Compile(&atoms);
        // The atoms are in lower case; a letter of theirs stands for both cases.
        if (atoms.size() <= mostAtoms)
            for (const std::string& atom : atoms) pattern->atoms_.push_back(atomFinder(atom));
        // A buffer without all-zero matches: a match of zeros only, or one that starts in zeros.
        const std::string zeros(4096, '\0');
        pattern->zeros_ = RE2::PartialMatch(zeros, *pattern->regex_);
        return pattern;
    }

    std::optional<Match> find(std::span<const std::byte> buffer, std::size_t from,
                              std::size_t startEnd) const override {
        startEnd = std::min(startEnd, buffer.size());
        if (from >= startEnd) return std::nullopt;
        if (!atoms_.empty() && std::ranges::none_of(atoms_, [&](const LiteralFinder& atom) {
                return atom.find(buffer, from, buffer.size()).has_value();
            }))
            return std::nullopt;
        re2::StringPiece found;
        if (!regex_->Match(view(buffer), from, buffer.size(), RE2::UNANCHORED, &found, 1))
            return std::nullopt;
        const auto at = static_cast<std::size_t>(found.data() - reinterpret_cast<const char*>(buffer.data()));
        if (at >= startEnd) return std::nullopt;
        if (found.empty()) return find(buffer, at + 1, startEnd);  // an assertion such as \b alone
        return Match{at, found.size()};
    }

    std::optional<Match> matchAt(std::span<const std::byte> buffer, std::size_t at) const override {
        re2::StringPiece found;
        if (at >= buffer.size() ||
            !regex_->Match(view(buffer), at, buffer.size(), RE2::ANCHOR_START, &found, 1) || found.empty())
            return std::nullopt;
        return Match{at, found.size()};
    }
    std::size_t longest() const override { return maximumMatch; }
    std::size_t looksBehind() const override { return 1; }
    bool matchesZeros() const override { return zeros_; }
    std::string expression() const override { return expression_; }

 private:
    // Looking for each of them is still faster than RE2.
    static constexpr std::size_t mostAtoms = 8;

    static re2::StringPiece view(std::span<const std::byte> buffer) {
        return {reinterpret_cast<const char*>(buffer.data()), buffer.size()};
    }
    static LiteralFinder atomFinder(const std::string& atom) {
        std::vector<std::byte> value;
        std::vector<std::byte> mask;
        for (const char c : atom) {
            const bool letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
            value.push_back(static_cast<std::byte>(c));
            mask.push_back(letter ? std::byte{0xDF} : std::byte{0xFF});
        }
        return {std::move(value), std::move(mask)};
    }

    std::unique_ptr<RE2> regex_;
    std::string expression_;
    std::vector<LiteralFinder> atoms_;
    bool zeros_ = false;
};

}  // namespace

Result<std::shared_ptr<const Pattern>> regexPattern(std::string_view expression, bool caseSensitive,
                                                    Encoding encoding) {
    if (encoding != Encoding::Utf16Le && encoding != Encoding::Utf16Be)
        return RegexPattern::make(expression, caseSensitive);
    const auto bytes = utf16Regex(expression, encoding == Encoding::Utf16Be, caseSensitive);
    if (!bytes) return std::unexpected(bytes.error());
    return RegexPattern::make(expression, *bytes, true);
}

Result<std::shared_ptr<const Pattern>> anyPattern(std::vector<std::shared_ptr<const Pattern>> patterns) {
    if (patterns.empty()) return fail(Cause::Usage, EditError::NothingToSearch);
    if (patterns.size() == 1) return patterns.front();
    std::string all;
    for (const auto& pattern : patterns) all += (all.empty() ? "(" : "|(") + pattern->expression() + ")";
    return RegexPattern::make(all, true);
}

}  // namespace sectorsmith
