// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "gui/partitions/disk_report.h"

namespace sectorsmith::gui {

// A partition type by name; typing searches in the names, and a code or GUID may be typed as it is.
class TypeBox : public QComboBox {
    Q_OBJECT

 public:
    explicit TypeBox(TableKind table, QWidget* parent = nullptr);
    void setCode(const QString& code);
    QString code() const;  // as part/types.h parses it
};

}  // namespace sectorsmith::gui
