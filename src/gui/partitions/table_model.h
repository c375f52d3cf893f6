// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <memory>
#include <vector>

#include "gui/partitions/disk_report.h"
#include "gui/partitions/table_change.h"

namespace sectorsmith::gui {

// One partition table as rows. An edited cell changes nothing here: it becomes changeWanted(), and the next report shows
// what came of it.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

 public:
    enum Column { Number, Active, Name, Type, First, Last, Size, Content, Pair, Attributes, Guid };

    explicit TableModel(TableKind table, QObject* parent = nullptr);

    void setReport(std::shared_ptr<const DiskReport> report, bool mayEdit);
    TableKind table() const { return table_; }
    const DiskReport* report() const { return report_.get(); }
    const TableRow& row(int row) const { return rows()[static_cast<std::size_t>(row)]; }
    int rowOf(unsigned index) const;  // -1: none
    Column column(int section) const { return columns_[static_cast<std::size_t>(section)]; }
    int section(Column column) const;  // -1: not shown

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
    void changeWanted(const sectorsmith::gui::EntryChange& change);
    // What was typed cannot be understood.
    void refused(const QString& message);

 private:
    const std::vector<TableRow>& rows() const;
    bool isEditable(const TableRow& row, Column column) const;
    QString text(const TableRow& row, Column column) const;

    TableKind table_;
    std::vector<Column> columns_;
    std::shared_ptr<const DiskReport> report_;
    bool mayEdit_ = false;
};

// Types by name, with all that part/types.h knows; anything may be typed as well.
class TypeDelegate : public QStyledItemDelegate {
    Q_OBJECT

 public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

// "2048", "0x800" (sectors), "1G" (bytes, whole sectors). nullopt: neither.
std::optional<std::uint64_t> parseSectors(const QString& text, std::uint32_t sectorSize);
// "required, hidden" for the bits of a GPT entry that have a meaning.
QString attributesText(std::uint64_t attributes);
struct AttributeBit {
    unsigned bit;
    const char* name;
};
std::vector<AttributeBit> attributeBits();

}  // namespace sectorsmith::gui
