// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/reader.h"

#include <algorithm>
#include <cstring>

#include "lang/errors.h"

namespace sectorsmith::lang {

namespace {

const BadRange* badIn(const std::vector<BadRange>& bad, std::uint64_t offset, std::uint64_t length) {
    for (const BadRange& b : bad)
        if (b.offset < offset + length && offset < b.offset + b.length) return &b;
    return nullptr;
}

}  // namespace

Reader::Page& Reader::page(std::uint64_t base) {
    auto& slot = pages_[(base / kPageSize) % kPages];
    if (!slot) slot = std::make_unique<Page>();
    if (slot->base != base) {
        slot->base = base;
        ++misses_;
        slot->length = static_cast<std::uint32_t>(std::min(kPageSize, size_ - base));
        slot->bad = source_.read(base, std::span(slot->bytes).first(slot->length)).bad;
    }
    return *slot;
}

Result<void> Reader::read(std::uint64_t offset, std::span<std::byte> out) {
    if (last_ != nullptr && offset >= last_->base && offset - last_->base + out.size() <= last_->length &&
        last_->bad.empty()) [[likely]] {
        std::memcpy(out.data(), last_->bytes.data() + (offset - last_->base), out.size());
        return {};
    }
    if (out.empty()) return {};
    if (offset >= size_ || out.size() > size_ - offset)
        return sectorsmith::failAt(offset, Cause::OutOfRange, LangError::BytesBeyondSourceOf, out.size(),
                                   offset, size_);
    if (out.size() > kPageSize * 8) {
        ++misses_;
        ReadReport report = source_.read(offset, out);
        if (!report.complete()) return std::unexpected(std::move(report.bad.front().error));
        return {};
    }
    while (!out.empty()) {
        Page& p = page(offset / kPageSize * kPageSize);
        last_ = &p;
        const std::uint64_t at = offset - p.base;
        const std::size_t n = std::min<std::size_t>(out.size(), p.length - at);
        if (!p.bad.empty())
            if (const BadRange* b = badIn(p.bad, offset, n)) return std::unexpected(b->error);
        std::memcpy(out.data(), p.bytes.data() + at, n);
        out = out.subspan(n);
        offset += n;
    }
    return {};
}

}  // namespace sectorsmith::lang
