// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_model.h"

#include <QFont>
#include <QFontDatabase>
#include <QLocale>

#include "base/units.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/type_box.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

std::vector<AttributeBit> attributeBits() {
    return {{0, QT_TRANSLATE_NOOP("sectorsmith::gui", "required by the platform")},
            {1, QT_TRANSLATE_NOOP("sectorsmith::gui", "ignored by EFI")},
            {2, QT_TRANSLATE_NOOP("sectorsmith::gui", "legacy BIOS bootable")},
            {60, QT_TRANSLATE_NOOP("sectorsmith::gui", "read-only")},
            {61, QT_TRANSLATE_NOOP("sectorsmith::gui", "shadow copy")},
            {62, QT_TRANSLATE_NOOP("sectorsmith::gui", "hidden")},
            {63, QT_TRANSLATE_NOOP("sectorsmith::gui", "no drive letter")}};
}

QString attributesText(std::uint64_t attributes) {
    QStringList parts;
    std::uint64_t rest = attributes;
    for (const AttributeBit& bit : attributeBits()) {
        const std::uint64_t mask = std::uint64_t{1} << bit.bit;
        if ((attributes & mask) == 0) continue;
        parts << gui::tr(bit.name);
        rest &= ~mask;
    }
    if (rest != 0) parts << QStringLiteral("0x%1").arg(rest, 0, 16);
    return parts.join(QStringLiteral(", "));
}

std::optional<std::uint64_t> parseSectors(const QString& text, std::uint32_t sectorSize) {
    QString plain = text.trimmed();
    plain.remove(QLatin1Char('_')).remove(QLatin1Char('\'')).remove(QChar(0xA0)).remove(QChar(0x202F));
    const bool bytes = !plain.isEmpty() && QStringLiteral("kKmMgGtT").contains(plain.back());
    const auto value = parseSize(plain.toStdString(), sectorSize);
    if (!value) return std::nullopt;
    if (!bytes && !plain.endsWith(QLatin1Char('s'))) return *value;
    if (*value % sectorSize != 0) return std::nullopt;
    return *value / sectorSize;
}

TableModel::TableModel(TableKind table, QObject* parent) : QAbstractTableModel(parent), table_(table) {
    switch (table) {
        case TableKind::Gpt:
            columns_ = {Number, Name, Type, First, Last, Size, Content, Attributes, Guid, Pair};
            break;
        case TableKind::Mbr: columns_ = {Number, Active, Type, First, Last, Size, Pair, Content}; break;
        case TableKind::Apm: columns_ = {Number, Name, Type, First, Last, Size, Content, Attributes}; break;
    }
}

void TableModel::setReport(std::shared_ptr<const DiskReport> report, bool mayEdit) {
    const bool sameRows = report_ != nullptr && report != nullptr &&
                          rowCount() == static_cast<int>(report->rows(table_).size());
    mayEdit_ = mayEdit;
    if (sameRows) {  // selection and scroll place stay
        report_ = std::move(report);
        if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    report_ = std::move(report);
    endResetModel();
}

const std::vector<TableRow>& TableModel::rows() const {
    static const std::vector<TableRow> none;
    return report_ == nullptr ? none : report_->rows(table_);
}

int TableModel::rowOf(unsigned index) const {
    for (int i = 0; i < rowCount(); ++i)
        if (row(i).index == index) return i;
    return -1;
}

int TableModel::section(Column column) const {
    const auto found = std::ranges::find(columns_, column);
    return found == columns_.end() ? -1 : static_cast<int>(found - columns_.begin());
}

int TableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows().size());
}
int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QString TableModel::text(const TableRow& row, Column column) const {
    switch (column) {
        case Number: return QString::number(row.index);
        case Active: return {};
        case Name: return row.name;
        case Type:
            return table_ == TableKind::Mbr ? QStringLiteral("%1  %2").arg(row.type, row.typeName)
                                            : row.typeName;
        case First: return QString::number(row.first);
        case Last: return row.sectors() == 0 ? QString() : QString::number(row.last);
        case Size: return sizeText(row.length);
        case Content: return row.content;
        case Pair:
            if (row.pair != 0)
                return table_ == TableKind::Mbr ? tr("GPT partition %1").arg(row.pair)
                                                : tr("MBR entry %1").arg(row.pair);
            if (row.protective) return tr("protects the GPT");
            if (table_ == TableKind::Mbr && report_->tables.isGptLike()) return tr("not a GPT partition");
            return {};
        case Attributes:
            return table_ == TableKind::Gpt ? attributesText(row.attributes)
                                            : QStringLiteral("0x%1").arg(row.attributes, 0, 16);
        case Guid: return row.guid;
    }
    return {};
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    const TableRow& entry = row(index.row());
    const Column what = column(index.column());
    switch (role) {
        case Qt::DisplayRole: return text(entry, what);
        case Qt::EditRole:
            if (what == Type) return entry.type;
            if (what == Attributes) return QStringLiteral("0x%1").arg(entry.attributes, 0, 16);
            return text(entry, what);
        case Qt::CheckStateRole:
            if (what != Active || entry.protective || entry.extended || entry.logical) return {};
            return entry.active ? Qt::Checked : Qt::Unchecked;
        case Qt::DecorationRole:
            if (what == Number) return colorIcon(entry.color);
            return {};
        case Qt::TextAlignmentRole:
            if (what == First || what == Last || what == Size)
                return QVariant(Qt::AlignRight | Qt::AlignVCenter);
            return {};
        case Qt::ToolTipRole:
            if (what == Type && table_ == TableKind::Gpt) return entry.type;
            if (what == First || what == Last) {
                const std::uint64_t value = what == First ? entry.first : entry.last;
                return tr("Sector %1 (0x%2)")
                    .arg(QLocale().toString(static_cast<quint64>(value)),
                         QString::number(value, 16).toUpper());
            }
            if (what == Size)
                return QStringLiteral("%1, %2").arg(sectorsText(entry.sectors()),
                                                    otherSizeText(entry.length));
            return plainTip(text(entry, what));
        case Qt::AccessibleTextRole:
            if (what == Active) return entry.active ? tr("active") : tr("inactive");
            return QStringLiteral("%1: %2").arg(
                headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), text(entry, what));
        default: return {};
    }
}

bool TableModel::isEditable(const TableRow& row, Column column) const {
    if (!mayEdit_ || row.protective || report_ == nullptr) return false;
    const bool hybridEntry = table_ == TableKind::Mbr && report_->tables.isGptLike();
    switch (column) {
        case Active: return table_ == TableKind::Mbr && !row.extended && !row.logical;
        case Name: return table_ != TableKind::Mbr;
        case Type: return !row.extended;
        case First:
        case Last:
        case Size: return !hybridEntry;
        case Attributes: return table_ == TableKind::Gpt;
        case Guid: return true;
        case Number: return table_ == TableKind::Gpt;
        case Content:
        case Pair: break;
    }
    return false;
}

bool TableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const TableRow& entry = row(index.row());
    const Column what = column(index.column());
    if (!isEditable(entry, what)) return false;
    EntryChange change;
    change.table = table_;
    change.index = entry.index;
    if (role == Qt::CheckStateRole && what == Active) {
        change.active = value.toInt() == Qt::Checked;
        Q_EMIT changeWanted(change);
        return false;
    }
    if (role != Qt::EditRole) return false;
    const QString typed = value.toString().trimmed();
    if (typed == data(index, Qt::EditRole).toString()) return false;
    const std::uint32_t unit = table_ == TableKind::Apm && report_->tables.apm
                                   ? report_->tables.apm->blockSize
                                   : report_->tables.sectorSize;
    switch (what) {
        case Number: {
            bool ok = false;
            change.number = typed.toUInt(&ok);
            if (!ok) {
                Q_EMIT refused(tr("“%1” is not an entry number").arg(typed));
                return false;
            }
            break;
        }
        case Name: change.name = typed.toStdString(); break;
        case Type: change.type = typed.toStdString(); break;
        case Guid: change.guid = typed.toStdString(); break;
        case Attributes: {
            bool ok = false;
            change.attributes = typed.toULongLong(&ok, 0);
            if (!ok) {
                Q_EMIT refused(tr("“%1” is not a 64-bit number; use 0x for hexadecimal").arg(typed));
                return false;
            }
            break;
        }
        case First:
        case Last:
        case Size: {
            const auto number = parseSectors(typed, unit);
            if (!number) {
                Q_EMIT refused(
                    tr("“%1” is not a number of sectors or a size such as 20G or 512M in whole sectors")
                        .arg(typed));
                return false;
            }
            if (what == First) change.first = number;
            else if (what == Last) change.last = number;
            else if (*number == 0) {
                Q_EMIT refused(tr("a partition requires at least one sector"));
                return false;
            } else change.last = entry.first + *number - 1;
            break;
        }
        default: return false;
    }
    Q_EMIT changeWanted(change);
    return false;
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (column(section)) {
        case Number:
            if (!tip) return tr("No.");
            return table_ == TableKind::Gpt
                       ? tr("Entry number. Enter another number to swap entries; the MBR is updated as well")
                       : tr("Entry number");
        case Active: return tip ? tr("Active partition: a BIOS starts from it") : tr("Active");
        case Name: return tr("Name");
        case Type: return tr("Type");
        case First: return table_ == TableKind::Apm ? tr("First block") : tr("First sector");
        case Last: return table_ == TableKind::Apm ? tr("Last block") : tr("Last sector");
        case Size: return tr("Size");
        case Content: return tip ? tr("Detected content") : tr("Content");
        case Pair: return table_ == TableKind::Mbr ? tr("GPT partition") : tr("MBR entry");
        case Attributes: return table_ == TableKind::Apm ? tr("Status") : tr("Attributes");
        case Guid: return tip ? tr("Unique GUID of the partition") : tr("GUID");
    }
    return {};
}

Qt::ItemFlags TableModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (!isEditable(row(index.row()), column(index.column()))) return flags;
    return flags | (column(index.column()) == Active ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

QWidget* TypeDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const {
    const auto* model = qobject_cast<const TableModel*>(index.model());
    return new TypeBox(model == nullptr ? TableKind::Gpt : model->table(), parent);
}

void TypeDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    qobject_cast<TypeBox*>(editor)->setCode(index.data(Qt::EditRole).toString());
}

void TypeDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    model->setData(index, qobject_cast<TypeBox*>(editor)->code(), Qt::EditRole);
}

}  // namespace sectorsmith::gui
