// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/data_inspector.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <functional>

#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/structure/inspector_values.h"
#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

namespace {
constexpr int sizeRole = Qt::UserRole;

// Hands what was typed to the panel; the table itself shows what the bytes say.
class ValueDelegate : public QStyledItemDelegate {
 public:
    ValueDelegate(std::function<void(int, const QString&)> entered, QObject* parent)
        : QStyledItemDelegate(parent), entered_(std::move(entered)) {}
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override {
        return index.column() == 1 ? QStyledItemDelegate::createEditor(parent, option, index) : nullptr;
    }
    void setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const override {
        const auto* line = qobject_cast<QLineEdit*>(editor);
        if (line != nullptr && line->text() != index.data(Qt::EditRole).toString())
            entered_(index.row(), line->text());
    }

 private:
    std::function<void(int, const QString&)> entered_;
};
}  // namespace

DataInspector::DataInspector(QWidget* parent)
    : Panel(parent),
      little_(new QRadioButton(tr("Little-endian"), this)),
      big_(new QRadioButton(tr("Big-endian"), this)),
      table_(new QTreeWidget(this)) {
    table_->setColumnCount(2);
    table_->setHeaderLabels({tr("Type"), tr("Value")});
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setAlternatingRowColors(true);
    table_->setAccessibleName(tr("Data inspector"));
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    table_->setTextElideMode(Qt::ElideRight);

    auto* orders = new QHBoxLayout;
    orders->addWidget(little_);
    orders->addWidget(big_);
    orders->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(orders);
    layout->addWidget(table_, 1);

    little_->setChecked(true);
    connect(big_, &QRadioButton::toggled, this, [this](bool on) {
        order_ = on ? std::endian::big : std::endian::little;
        refresh();
        Q_EMIT orderChanged(on);
    });
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setItemDelegate(
        new ValueDelegate([this](int row, const QString& text) { enter(row, text); }, table_));
    auto* edit = new QAction(tr("Edit value"), table_);
    edit->setShortcut(Qt::Key_F2);
    edit->setShortcutContext(Qt::WidgetShortcut);
    table_->addAction(edit);
    connect(edit, &QAction::triggered, this, [this] { startEdit(table_->currentItem()); });
    // The value is edited, the name selects the bytes that it covers.
    connect(table_, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item, int column) {
        if (column == 1) {
            startEdit(item);
            return;
        }
        const auto size = item->data(1, sizeRole).toULongLong();
        if (session_ && size > 0) session_->select({session_->cursor(), size});
    });
    connect(table_, &QTreeWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        const QTreeWidgetItem* item = table_->itemAt(at);
        if (item == nullptr || item->text(1).isEmpty()) return;
        QMenu menu(this);
        const QString value = item->text(1);
        menu.addAction(tr("Edit value"), this, [this] { startEdit(table_->currentItem()); });
        menu.addAction(tr("Copy value"), this, [value] { QApplication::clipboard()->setText(value); });
        menu.exec(table_->viewport()->mapToGlobal(at));
    });
    for (const InspectorValue& value : inspect({}, order_)) {
        auto* item = new QTreeWidgetItem(table_, {value.name, QString()});
        item->setFont(1, fixedFont());
    }
    table_->resizeColumnToContents(0);
    refresh();
}

void DataInspector::setOrder(std::endian order) {
    order_ = order;
    (order == std::endian::big ? big_ : little_)->setChecked(true);
}

void DataInspector::setSession(SourceSession* session) {
    if (session_ == session) return;
    if (session_) {
        session_->disconnect(this);
        session_->pages().disconnect(this);
    }
    session_ = session;
    if (session != nullptr) {
        connect(session, &SourceSession::cursorChanged, this, &DataInspector::refresh);
        connect(session, &SourceSession::contentChanged, this, &DataInspector::refresh);
        connect(&session->pages(), &PageStore::pagesArrived, this, &DataInspector::refresh);
    }
    refresh();
}

void DataInspector::startEdit(QTreeWidgetItem* item) {
    if (!session_ || item == nullptr || item->isDisabled()) return;
    if (!session_->editing()) {
        Q_EMIT session_->editingWanted();
        return;
    }
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    table_->editItem(item, 1);
}

void DataInspector::enter(int row, const QString& text) {
    if (!session_) return;
    const auto kinds = inspect({}, order_);
    const InspectorValue& value = kinds[static_cast<std::size_t>(row)];
    QTreeWidgetItem* item = table_->topLevelItem(row);
    const quint64 at = session_->cursor();
    const auto bytes = encodeInspected(value.kind, text, order_, item->data(1, sizeRole).toULongLong());
    Result<void> staged;
    if (bytes) {
        const StagedWrite write{at, *bytes};
        staged = session_->stage({&write, 1}, tr("%1 = %2").arg(value.name, text));
    } else {
        staged = std::unexpected(bytes.error());
    }
    if (staged) return;
    const QString why = errorText(staged.error());
    session_->report(SourceSession::Severity::Warning, tr("The value was not changed: %1").arg(why), at);
    QToolTip::showText(table_->viewport()->mapToGlobal(table_->visualItemRect(item).bottomLeft()),
                       plainTip(why), table_);
}

void DataInspector::refresh() {
    std::array<std::byte, inspectorBytes> bytes{};
    std::array<ByteState, inspectorBytes> states{};
    std::size_t known = 0;
    if (session_ && session_->size() > 0) {
        const quint64 at = session_->cursor();
        if (!session_->pages().peek(at, bytes, states))
            session_->pages().wantAlso({at, std::min<quint64>(inspectorBytes, session_->size() - at)});
        known = static_cast<std::size_t>(
            std::ranges::find_if(states, [](ByteState s) { return s != ByteState::Ready; }) - states.begin());
    }
    const std::vector<InspectorValue> values = inspect(std::span(bytes).first(known), order_);
    for (int i = 0; i < table_->topLevelItemCount() && i < static_cast<int>(values.size()); ++i) {
        QTreeWidgetItem* item = table_->topLevelItem(i);
        const InspectorValue& value = values[static_cast<std::size_t>(i)];
        item->setText(1, value.value);
        item->setToolTip(1, plainTip(value.value));
        item->setData(1, sizeRole, QVariant::fromValue<quint64>(value.size));
        item->setDisabled(value.value.isEmpty());
    }
}

}  // namespace sectorsmith::gui
