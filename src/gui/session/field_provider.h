// SPDX-License-Identifier: GPL-3.0-or-later
// Who knows what the bytes mean: the structure panel gives the hex view its colours, tooltips and links through this.
#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/byte_range.h"

namespace sectorsmith::gui {

// A field over bytes.
struct FieldMark {
    ByteRange range;
    QColor color;            // strong; the view tints the background with it so that the text stays readable
    bool alternate = false;  // of two like fields side by side the one with the weaker tint
    QString title;           // "header.myLba"
    QString detail;          // "u64 = 1", what the tooltip says below the title; may be empty
    std::optional<quint64> link;  // where the field points to, bytes
    bool marked = false;          // shown also where people do not want fields coloured
    bool bad = false;             // its checksum or magic is wrong: marked with more than a colour
};

// Lives in the GUI thread and answers from memory at once: evaluating happens elsewhere, changed() tells when more is
// known. The session's visibleRangeChanged says what is worth evaluating.
class FieldProvider : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // The leaf fields that touch `range`, sorted by offset, without overlaps.
    virtual std::vector<FieldMark> fieldsIn(const ByteRange& range) const = 0;

    // The leaf fields over places anywhere, also where nothing is visible: answers `done` once, in the GUI thread, at
    // once or later, unless `receiver` is gone. Few and small ranges: what lies beyond 64 KiB in all is left out.
    virtual void findFields(const std::vector<ByteRange>& ranges, QObject* receiver,
                            std::function<void(std::vector<FieldMark>)> done) {
        static_cast<void>(receiver);
        const auto answer = std::move(done);
        std::vector<FieldMark> found;
        for (const ByteRange& range : ranges)
            for (FieldMark& mark : fieldsIn(range)) found.push_back(std::move(mark));
        answer(std::move(found));
    }

 Q_SIGNALS:
    void changed();
};

}  // namespace sectorsmith::gui
