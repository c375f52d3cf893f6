// SPDX-License-Identifier: GPL-3.0-or-later
// What the bytes of a source mean, put together from all who know.
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "gui/session/field_provider.h"

namespace sectorsmith::gui {

// Lives in the GUI thread.
class FieldMarks : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // The provider must outlive this or be removed before.
    void add(FieldProvider* provider);
    void remove(FieldProvider* provider);
    std::vector<FieldMark> in(const ByteRange& range) const;  // the first provider wins an overlap
    std::optional<FieldMark> at(quint64 offset) const;
    // As FieldProvider::findFields, of all providers, sorted by offset.
    void find(const std::vector<ByteRange>& ranges, QObject* receiver,
              std::function<void(std::vector<FieldMark>)> done);

 Q_SIGNALS:
    void changed();

 private:
    std::vector<FieldProvider*> providers_;
};

}  // namespace sectorsmith::gui
