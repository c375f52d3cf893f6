// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/sections.h"

#include <algorithm>
#include <utility>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/section_list.h"

namespace sectorsmith::lang {

std::vector<SectionInfo> sectionsOf(const std::shared_ptr<Evaluation>& evaluation) {
    constexpr std::size_t most = 1'000;
    std::vector<SectionInfo> out;
    auto* evaluator = dynamic_cast<Evaluator*>(evaluation.get());
    if (evaluator == nullptr) return out;
    const Sections& all = evaluator->sections();
    for (std::uint64_t number = 1; number <= all.count() && out.size() < most; ++number)
        if (const Ref<Section> section = all.find(number))
            out.push_back({number, all.name(number), section->bytes.size()});
    return out;
}

std::vector<std::byte> sectionBytes(const std::shared_ptr<Evaluation>& evaluation, std::uint64_t number) {
    auto* evaluator = dynamic_cast<Evaluator*>(evaluation.get());
    const Ref<Section> section = evaluator == nullptr ? Ref<Section>() : evaluator->sections().find(number);
    return section ? std::vector<std::byte>(section->bytes.begin(), section->bytes.end())
                   : std::vector<std::byte>();
}

Result<std::uint64_t> Sections::create(std::string name) {
    if (sections_.size() >= kMost) return fail(Cause::NoSpace, LangError::TooManySections);
    auto section = makeRef<Section>();
    section->made = true;
    sections_.push_back(section);
    names_.push_back(std::move(name));
    return std::uint64_t{sections_.size()};
}

Ref<Section> Sections::find(std::uint64_t number) const {
    if (number == 0 || number > sections_.size()) return {};
    return sections_[static_cast<std::size_t>(number - 1)];
}

// What is placed in it keeps its bytes.
Result<void> Sections::remove(std::uint64_t number) {
    if (!find(number)) return fail(Cause::NotFound, LangError::NoSuchSection, number);
    sections_[static_cast<std::size_t>(number - 1)] = {};
    return {};
}

Result<std::uint64_t> Sections::size(std::uint64_t number) const {
    if (number == 0) return bytes_.dataSize();
    const Ref<Section> section = find(number);
    if (!section) return fail(Cause::NotFound, LangError::NoSuchSection, number);
    return std::uint64_t{section->bytes.size()};
}

Result<void> Sections::resize(std::uint64_t number, std::uint64_t size) {
    const Ref<Section> section = find(number);
    if (!section) return fail(Cause::NotFound, LangError::NoSuchSection, number);
    if (size > kLargest) return fail(Cause::NoSpace, LangError::SectionTooLarge, kLargest >> 20);
    bounds_.take(1 + size / kBytesPerStep);
    bounds_.checkMemory(size, {});
    section->resize(size);
    return {};
}

Result<void> Sections::read(std::uint64_t number, std::uint64_t address, std::span<std::byte> out) {
    if (number == 0) return bytes_.readSource(address, out);
    const Ref<Section> section = find(number);
    if (!section) return fail(Cause::NotFound, LangError::NoSuchSection, number);
    bounds_.take(1 + out.size() / kBytesPerStep);
    std::ranges::fill(out, std::byte{0});
    if (address >= section->bytes.size()) return {};
    const std::size_t n = std::min<std::uint64_t>(out.size(), section->bytes.size() - address);
    std::copy_n(section->bytes.begin() + static_cast<std::ptrdiff_t>(address), n, out.begin());
    return {};
}

Result<void> Sections::write(std::uint64_t number, std::uint64_t address, std::span<const std::byte> bytes) {
    const Ref<Section> section = find(number);
    if (!section)
        return number == 0 ? fail(Cause::NotFound, LangError::SourceIsNotChanged)
                           : fail(Cause::NotFound, LangError::NoSuchSection, number);
    if (address > kLargest || bytes.size() > kLargest - address)
        return fail(Cause::NoSpace, LangError::SectionTooLarge, kLargest >> 20);
    bounds_.take(1 + bytes.size() / kBytesPerStep);
    const std::uint64_t end = address + bytes.size();
    if (end > section->bytes.size()) {
        // Grown in steps, for those that are filled piece by piece.
        if (end > section->bytes.capacity()) {
            const std::uint64_t room =
                std::max(end, std::min<std::uint64_t>(kLargest, 2 * section->bytes.size()));
            bounds_.checkMemory(room, {});
            section->bytes.reserve(room);
        }
        section->resize(end);
    }
    std::ranges::copy(bytes, section->bytes.begin() + static_cast<std::ptrdiff_t>(address));
    return {};
}

}  // namespace sectorsmith::lang
