// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/field_marks.h"

#include <algorithm>
#include <memory>

namespace sectorsmith::gui {

void FieldMarks::add(FieldProvider* provider) {
    providers_.push_back(provider);
    connect(provider, &FieldProvider::changed, this, &FieldMarks::changed);
    connect(provider, &QObject::destroyed, this, [this, provider] { remove(provider); });
    Q_EMIT changed();
}

void FieldMarks::remove(FieldProvider* provider) {
    if (std::erase(providers_, provider) == 0) return;
    // May be half destroyed here: only the address is used.
    disconnect(provider, nullptr, this, nullptr);
    Q_EMIT changed();
}

std::vector<FieldMark> FieldMarks::in(const ByteRange& range) const {
    std::vector<FieldMark> all;
    for (const FieldProvider* provider : providers_) {
        const std::vector<FieldMark> before = all;  // by offset, without overlaps
        for (FieldMark& mark : provider->fieldsIn(range)) {
            if (mark.range.empty() || !mark.range.overlaps(range)) continue;
            // What is left of it between those before.
            for (const FieldMark& other : before) {
                if (!other.range.overlaps(mark.range)) continue;
                if (other.range.offset > mark.range.offset) {
                    FieldMark left = mark;
                    left.range.length = other.range.offset - mark.range.offset;
                    all.push_back(std::move(left));
                }
                const quint64 from = std::min(other.range.end(), mark.range.end());
                mark.range = {from, mark.range.end() - from};
            }
            if (!mark.range.empty()) all.push_back(std::move(mark));
        }
        std::ranges::stable_sort(all, {}, [](const FieldMark& mark) { return mark.range.offset; });
    }
    return all;
}

std::optional<FieldMark> FieldMarks::at(quint64 offset) const {
    std::vector<FieldMark> fields = in({offset, 1});
    if (fields.empty()) return std::nullopt;
    return std::move(fields.front());
}

void FieldMarks::find(const std::vector<ByteRange>& ranges, QObject* receiver,
                      std::function<void(std::vector<FieldMark>)> done) {
    struct Gathered {
        std::vector<FieldMark> marks;
        std::size_t missing = 0;
        std::function<void(std::vector<FieldMark>)> done;
    };
    auto gathered = std::make_shared<Gathered>();
    gathered->missing = providers_.size() + 1;
    gathered->done = std::move(done);
    const auto take = [gathered](std::vector<FieldMark> marks) {
        for (FieldMark& mark : marks) gathered->marks.push_back(std::move(mark));
        if (--gathered->missing > 0) return;
        std::ranges::stable_sort(gathered->marks, {},
                                 [](const FieldMark& mark) { return mark.range.offset; });
        gathered->done(std::move(gathered->marks));
    };
    for (FieldProvider* provider : std::vector(providers_)) provider->findFields(ranges, receiver, take);
    take({});
}

}  // namespace sectorsmith::gui
