// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/type_box.h"

#include <QCompleter>
#include <QLineEdit>
#include <algorithm>
#include <array>

#include "part/types.h"

namespace sectorsmith::gui {

TypeBox::TypeBox(TableKind table, QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setAccessibleName(tr("Partition type"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(20);
    struct Item {
        QString name, code, tip;
    };
    std::vector<Item> items;
    if (table == TableKind::Gpt) {
        for (const GptType& type : gptTypes())
            items.push_back({QString::fromUtf8(type.name), QString::fromLatin1(type.guid),
                             type.code == 0 ? QString::fromLatin1(type.guid)
                                            : QStringLiteral("%1  %2")
                                                  .arg(type.code, 4, 16, QLatin1Char('0'))
                                                  .arg(QString::fromLatin1(type.guid))});
    } else if (table == TableKind::Mbr) {
        for (const MbrType& type : mbrTypes()) {
            const QString code = QStringLiteral("%1").arg(type.type, 2, 16, QLatin1Char('0')).toUpper();
            if (type.type != 0)
                items.push_back(
                    {QStringLiteral("%1  %2").arg(code, QString::fromUtf8(type.name)), code, code});
        }
    } else {
        for (const char* type :
             {"Apple_HFS", "Apple_Driver43", "Apple_Driver_ATA", "Apple_Boot", "Apple_MFS", "Apple_UNIX_SVR2",
              "Apple_Bootstrap", "DOS_FAT_32", "Windows_NTFS", "Apple_APFS"})
            items.push_back({QString::fromLatin1(type), QString::fromLatin1(type),
                             QString::fromStdString(std::string(apmTypeName(type)))});
    }
    if (table == TableKind::Gpt)
        std::ranges::sort(items, [](const Item& a, const Item& b) {
            return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
        });
    for (const Item& item : items) {
        addItem(item.name, item.code);
        setItemData(count() - 1, item.tip, Qt::ToolTipRole);
    }
    auto* completer = new QCompleter(model(), this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    setCompleter(completer);
}

void TypeBox::setCode(const QString& code) {
    const int at = findData(code, Qt::UserRole, Qt::MatchFixedString);
    setCurrentIndex(at);
    if (at < 0) setEditText(code);
    lineEdit()->selectAll();
}

QString TypeBox::code() const {
    const QString text = currentText().trimmed();
    const int at = findText(text, Qt::MatchFixedString);
    return at >= 0 ? itemData(at).toString() : text;
}

}  // namespace sectorsmith::gui
