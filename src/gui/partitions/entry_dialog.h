// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>
#include <optional>

#include "gui/partitions/disk_report.h"
#include "gui/partitions/table_change.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sectorsmith::gui {

class TypeBox;

// All fields of an entry, for a new or an old one. What is not possible is said at once, below the fields, and cannot be
// confirmed. Accepted: change() is what to do.
class EntryDialog : public QDialog {
    Q_OBJECT

 public:
    // An old entry.
    EntryDialog(std::shared_ptr<const DiskReport> report, const TableRow& row, QWidget* parent = nullptr);
    // A new one in free space (sectors, both included).
    EntryDialog(std::shared_ptr<const DiskReport> report, TableKind table, std::uint64_t first,
                std::uint64_t last, bool logical, QWidget* parent = nullptr);

    EntryChange change() const;
    QString problem() const;  // empty: it can be done

 private:
    void build(const QString& title);
    void judge();
    void sizeTyped();
    void lastTyped();
    std::uint32_t unit() const;

    std::shared_ptr<const DiskReport> report_;
    std::optional<TableRow> old_;
    TableKind table_;
    bool logical_ = false;
    TypeBox* type_ = nullptr;
    QSpinBox* number_ = nullptr;  // GPT
    QLineEdit* name_ = nullptr;
    QLineEdit* first_ = nullptr;
    QLineEdit* last_ = nullptr;
    QLineEdit* size_ = nullptr;
    QLineEdit* guid_ = nullptr;
    QCheckBox* active_ = nullptr;
    std::vector<std::pair<QCheckBox*, std::uint64_t>> bits_;
    std::uint64_t otherBits_ = 0;
    QLabel* sizeNote_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* ok_ = nullptr;
};

}  // namespace sectorsmith::gui
