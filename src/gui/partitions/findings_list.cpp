// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/findings_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "part/check.h"

namespace sectorsmith::gui {

namespace {

enum Column { Sentence, Rule, Place, Button };

QString severityText(Severity severity) {
    switch (severity) {
        case Severity::Info: return FindingsList::tr("Information");
        case Severity::Warning: return FindingsList::tr("Warning");
        case Severity::Error: return FindingsList::tr("Error");
    }
    return {};
}

QIcon severityIcon(Severity severity) {
    switch (severity) {
        case Severity::Info: return icon("dialog-information");
        case Severity::Warning: return icon("dialog-warning");
        case Severity::Error: break;
    }
    return icon("dialog-error");
}

QString ruleText(const std::string& rule) {
    for (const RuleText& text : checkRules())
        if (rule == text.rule) return messageText(text.text);
    return {};
}

QString buttonText(Repair repair, bool lostBootCamp) {
    switch (repair) {
        case Repair::None: break;
        case Repair::Gpt: return FindingsList::tr("Repair GPT…");
        case Repair::NewGuids: return FindingsList::tr("New GUIDs…");
        case Repair::Hybrid:
            return lostBootCamp ? FindingsList::tr("Recover Boot Camp…") : FindingsList::tr("Propose MBR…");
        case Repair::HybridReset: return FindingsList::tr("Reset MBR…");
        case Repair::Lost: return FindingsList::tr("Find partitions…");
    }
    return {};
}

// QTreeView asks for heights without telling the width: sentences wrap only when the width of their column is taken.
class WrapDelegate : public QStyledItemDelegate {
 public:
    explicit WrapDelegate(QTreeWidget* list) : QStyledItemDelegate(list), list_(list) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int margin = list_->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, list_) + 1;
        const int icon = list_->style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, list_) + 2 * margin;
        const int width = std::max(80, list_->columnWidth(index.column()) - icon - 2 * margin);
        const QRect text =
            QFontMetrics(list_->font())
                .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, index.data().toString());
        size.setHeight(std::max(size.height(), text.height() + 4));
        return size;
    }

 private:
    QTreeWidget* list_;
};

}  // namespace

FindingsList::FindingsList(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), list_(new QTreeWidget(this)) {
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    box->addWidget(title_);
    box->addWidget(list_, 1);
    list_->setAccessibleName(tr("Findings"));
    list_->setRootIsDecorated(false);
    list_->setWordWrap(true);
    list_->setItemDelegateForColumn(Sentence, new WrapDelegate(list_));
    list_->setAlternatingRowColors(true);
    list_->setAllColumnsShowFocus(true);
    list_->setHeaderLabels({tr("Finding"), tr("Rule"), tr("Sector"), QString()});
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(Sentence, QHeaderView::Stretch);
    for (int column : {Rule, Place, Button})
        list_->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    list_->setMinimumHeight(fontMetrics().height() * 6);
    connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const QVariant offset = item->data(Sentence, Qt::UserRole);
        if (offset.isValid()) Q_EMIT goTo(offset.toULongLong());
    });
    // A narrower column needs higher rows.
    connect(list_->header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section == Sentence)
            QMetaObject::invokeMethod(list_, [this] { list_->doItemsLayout(); }, Qt::QueuedConnection);
    });
    setReport(nullptr);
}

QString FindingsList::summary() const {
    if (report_ == nullptr) return tr("Checking…");
    const int errors = report_->count(Severity::Error);
    const int warnings = report_->count(Severity::Warning);
    const int infos = report_->count(Severity::Info);
    if (errors + warnings + infos == 0) return tr("No problems found");
    QStringList parts;
    if (errors > 0) parts << tr("%n error(s)", nullptr, errors);
    if (warnings > 0) parts << tr("%n warning(s)", nullptr, warnings);
    //: Findings of the lowest severity
    if (infos > 0) parts << tr("%n note(s)", nullptr, infos);
    const QString list = parts.join(QStringLiteral(", "));
    return errors + warnings == 0 ? tr("No problems; %1").arg(list) : list;
}

void FindingsList::setReport(std::shared_ptr<const DiskReport> report) {
    report_ = std::move(report);
    fill();
}

void FindingsList::fill() {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    list_->clear();
    title_->setText(tr("Findings: %1").arg(summary()));
    if (report_ == nullptr) return;
    const quint64 sector = report_->tables.deviceSectorSize;
    for (const Finding& finding : report_->findings) {
        auto* item = new QTreeWidgetItem(list_);
        QString text = messageText(finding.message);
        const QString repair = messageText(finding.repair);
        item->setIcon(Sentence, severityIcon(finding.severity));
        item->setText(Sentence, text);
        item->setData(Sentence, Qt::AccessibleTextRole,
                      QStringLiteral("%1: %2").arg(severityText(finding.severity), text));
        item->setText(Rule, QString::fromStdString(finding.rule));
        QString tip = QString::fromStdString(finding.rule) + QStringLiteral(": ") + ruleText(finding.rule);
        if (!repair.isEmpty())
            tip += (tip.isEmpty() ? QString() : QStringLiteral("\n")) + tr("Repair: %1").arg(repair);
        item->setToolTip(Sentence, plainTip(severityText(finding.severity) + QStringLiteral(": ") + text +
                                            QLatin1Char('\n') + tip));
        item->setToolTip(Rule, plainTip(tip));
        if (finding.offset) {
            item->setText(Place, QLocale().toString(static_cast<quint64>(*finding.offset / sector)));
            item->setTextAlignment(Place, Qt::AlignRight | Qt::AlignVCenter);
            item->setData(Sentence, Qt::UserRole, static_cast<qulonglong>(*finding.offset));
            item->setToolTip(Place, tr("Offset %1. Press Enter or double-click to go there.")
                                        .arg(QLocale().toString(static_cast<quint64>(*finding.offset))));
        }
        const Repair what = repairFor(finding, *report_);
        if (what == Repair::None) continue;
        auto* button = new QPushButton(buttonText(what, report_->lostBootCamp.has_value()), list_);
        button->setToolTip(plainTip(repair));
        button->setAccessibleName(QStringLiteral("%1 %2").arg(button->text(), text));
        connect(button, &QPushButton::clicked, this, [this, what] { Q_EMIT repairWanted(what); });
        // Not as high as its row: a sentence may take many lines.
        auto* holder = new QWidget(list_);
        auto* centre = new QVBoxLayout(holder);
        centre->setContentsMargins(2, 1, 2, 1);
        centre->addWidget(button, 0, Qt::AlignTop);
        list_->setItemWidget(item, Button, holder);
        item->setSizeHint(Button, holder->sizeHint());
    }
    if (row >= 0 && row < list_->topLevelItemCount()) list_->setCurrentItem(list_->topLevelItem(row));
}

// Where there is little room, sentences and buttons come first; the tooltip says the rule.
void FindingsList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    list_->setColumnHidden(Rule, width() < fontMetrics().averageCharWidth() * 100);
}

void FindingsList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && report_ != nullptr) fill();
}

}  // namespace sectorsmith::gui
