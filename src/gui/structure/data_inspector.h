// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <bit>

#include "gui/session/source_session.h"
#include "gui/window/panel.h"

class QLabel;
class QRadioButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sectorsmith::gui {

// The dock that shows the bytes at the cursor as every common type.
class DataInspector : public Panel {
    Q_OBJECT

 public:
    explicit DataInspector(QWidget* parent = nullptr);

    void setSession(SourceSession* session) override;  // nullptr: none
    std::endian order() const { return order_; }
    void setOrder(std::endian order);
    QTreeWidget* table() const { return table_; }

 Q_SIGNALS:
    void orderChanged(bool bigEndian);

 private:
    void refresh();
    void startEdit(QTreeWidgetItem* item);
    void enter(int row, const QString& text);

    QPointer<SourceSession> session_;
    std::endian order_ = std::endian::little;
    QRadioButton* little_;
    QRadioButton* big_;
    QTreeWidget* table_;
};

}  // namespace sectorsmith::gui
