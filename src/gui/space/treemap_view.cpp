// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/space/treemap_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

// Told apart by people who see fewer colours, too: Okabe and Ito's, mixed with the palette's ground.
constexpr std::array<QRgb, 8> groupColors{0xFF0072B2, 0xFFE69F00, 0xFF009E73, 0xFFCC79A7,
                                          0xFF56B4E9, 0xFFD55E00, 0xFF999999, 0xFFF0E442};

QString spaceName(const SpaceTree& tree, SpaceTree::Number node) {
    const std::string_view name = tree.nameOf(node);
    return toQString(name);
}

}  // namespace

QString spaceText(const SpaceTree& tree, SpaceTree::Number number) {
    const SpaceTree::Node& node = tree.node(number);
    const SpaceFigures& figures = node.figures;
    QStringList lines;
    if (const std::string path = tree.pathOf(number); !path.empty()) lines << toQString(path);
    lines
        << TreemapView::tr("%1 on disk, %2 of content").arg(sizeText(figures.onDisk), sizeText(figures.size));
    if (node.kind == FileKind::Folder)
        lines << TreemapView::tr("%n file(s)", nullptr, shownCount(figures.files));
    if (figures.allocated > figures.onDisk)
        lines
            << TreemapView::tr("%1 with shared blocks counted in each file").arg(sizeText(figures.allocated));
    if (figures.shared > 0)
        lines << TreemapView::tr("%1 shared with other files").arg(sizeText(figures.shared));
    if (figures.holes > 0) lines << TreemapView::tr("%1 are holes").arg(sizeText(figures.holes));
    if (figures.compressed > 0)
        lines << TreemapView::tr("%1 stored compressed").arg(sizeText(figures.compressed));
    if (figures.fragments > figures.files)
        lines << TreemapView::tr("%n fragment(s)", nullptr, shownCount(figures.fragments));
    if (node.otherFileSystem) lines << TreemapView::tr("Another file system, not counted");
    return lines.join(u'\n');
}

TreemapView::TreemapView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("treemap"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Map of the space that files use"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TreemapView::setTree(std::shared_ptr<const SpaceTree> tree) {
    tree_ = std::move(tree);
    folder_ = 0;
    current_ = 0;
    layOut();
    Q_EMIT folderChanged();
    Q_EMIT currentChanged();
}

void TreemapView::setFolder(SpaceTree::Number folder) {
    if (!tree_ || folder >= tree_->size()) return;
    const SpaceTree::Number before = folder_;
    folder_ = folder;
    layOut();
    // Coming out of a folder, it is the chosen one.
    current_ = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i)
        if (cells_[i].depth == 0 && cells_[i].node == before) current_ = i;
    Q_EMIT folderChanged();
    Q_EMIT currentChanged();
}

void TreemapView::setOrder(SpaceOrder order) {
    order_ = order;
    current_ = 0;
    layOut();
    Q_EMIT currentChanged();
}

std::optional<SpaceTree::Number> TreemapView::current() const {
    return current_ < cells_.size() ? std::optional(cells_[current_].node) : std::nullopt;
}

const TreemapCell* TreemapView::cellAt(const QPointF& point) const {
    // What is in a folder comes behind it.
    const auto found = std::ranges::find_if(cells_.rbegin(), cells_.rend(),
                                            [&](const TreemapCell& c) { return c.box.contains(point); });
    return found == cells_.rend() ? nullptr : &*found;
}

void TreemapView::layOut() {
    TreemapStyle style;
    style.title = fontMetrics().height() + 4;
    cells_ = tree_ ? treemapCells(*tree_, folder_, order_, QRectF(rect()).adjusted(1, 1, -1, -1), style)
                   : std::vector<TreemapCell>();
    if (current_ >= cells_.size()) current_ = 0;
    update();
}

QColor TreemapView::colorOf(const TreemapCell& cell) const {
    const QColor base = palette().color(QPalette::Base);
    const QColor group =
        QColor::fromRgb(groupColors[static_cast<std::size_t>(cell.group) % groupColors.size()]);
    // The deeper, the nearer to the ground; never so strong that the text could not be read on it.
    const qreal strength = std::max(0.18, 0.5 - 0.1 * cell.depth);
    QColor color = mix(base, group, isDark(palette()) ? strength : strength * 0.9);
    const QColor text = palette().color(QPalette::Text);
    for (int i = 0; i < 10 && contrast(color, text) < 4.5; ++i) color = mix(color, base, 0.25);
    return color;
}

void TreemapView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor text = palette().color(QPalette::Text);
    const QColor edge = mix(palette().color(QPalette::Base), text, 0.4);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (cells_.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(
            rect(), Qt::AlignCenter,
            tree_ ? tr("This folder takes no space.") : tr("Choose a folder or a volume to measure."));
        return;
    }
    const int margin = 4;
    for (const TreemapCell& cell : cells_) {
        painter.fillRect(cell.box, colorOf(cell));
        painter.setPen(edge);
        painter.drawRect(cell.box);
        const QRectF room = cell.box.adjusted(margin, 0, -margin, 0);
        if (room.width() < 3 * fontMetrics().averageCharWidth() || cell.box.height() < fontMetrics().height())
            continue;
        painter.setPen(text);
        const QString name = spaceName(*tree_, cell.node);
        const QString size = sizeText(tree_->node(cell.node).figures.onDisk);
        const bool open = cell.titleHeight > 0;
        const QRectF line(room.left(), room.top(), room.width(),
                          open ? cell.titleHeight : fontMetrics().height() + 4);
        const QString whole = name + QStringLiteral("  ") + size;
        const int width = static_cast<int>(room.width());
        const QString shown = fontMetrics().horizontalAdvance(whole) <= width
                                  ? whole
                                  : fontMetrics().elidedText(name, Qt::ElideMiddle, width);
        if (shown.size() < 4 && shown != name) continue;  // nobody would know the name by it
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    }
    if (current_ < cells_.size()) {
        // Both colours: seen on any ground.
        const QRectF box = cells_[current_].box.adjusted(1, 1, -1, -1);
        painter.setPen(QPen(palette().color(QPalette::Base), 4));
        painter.drawRect(box);
        painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight) : text, 2));
        painter.drawRect(box);
    }
}

void TreemapView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const auto node = current();
    layOut();
    for (std::size_t i = 0; node && i < cells_.size(); ++i)
        if (cells_[i].node == *node) current_ = i;
}

void TreemapView::choose(std::size_t cell) {
    if (cell >= cells_.size()) return;
    current_ = cell;
    update();
    if (tree_) setAccessibleDescription(spaceText(*tree_, cells_[cell].node));
    Q_EMIT currentChanged();
}

void TreemapView::enter(SpaceTree::Number node) {
    if (tree_ && tree_->node(node).kind == FileKind::Folder && !tree_->children(node).empty())
        setFolder(node);
}

void TreemapView::leave() {
    if (tree_ && folder_ != 0) setFolder(tree_->node(folder_).parent);
}

void TreemapView::mousePressEvent(QMouseEvent* event) {
    const TreemapCell* cell = cellAt(event->position());
    if (event->button() == Qt::BackButton) return leave();
    if (cell != nullptr && event->button() == Qt::LeftButton)
        choose(static_cast<std::size_t>(cell - cells_.data()));
}

void TreemapView::mouseDoubleClickEvent(QMouseEvent* event) {
    const TreemapCell* cell = cellAt(event->position());
    if (cell == nullptr || event->button() != Qt::LeftButton) return;
    // A file leads to the folder that it is in.
    SpaceTree::Number node = cell->node;
    if (tree_->node(node).kind != FileKind::Folder) node = tree_->node(node).parent;
    enter(node);
}

void TreemapView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down: choose(neighbourOf(cells_, current_, event->key())); return;
        case Qt::Key_Home: choose(0); return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (const auto node = current()) enter(*node);
            return;
        case Qt::Key_Backspace: leave(); return;
        default: QWidget::keyPressEvent(event);
    }
}

bool TreemapView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const TreemapCell* cell = cellAt(help->pos());
        if (cell != nullptr)
            QToolTip::showText(
                help->globalPos(),
                spaceText(*tree_, cell->node).toHtmlEscaped().replace(u'\n', QLatin1String("<br>")), this);
        else QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::FontChange) layOut();
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
