// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_plot.h"

#include <QEvent>
#include <QImage>
#include <QSvgGenerator>
#include <QVBoxLayout>
#include <algorithm>

// Its header uses Qt's lower-case keywords, which this project does without.
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define emit
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef signals
#undef slots
#undef emit
#undef foreach

namespace sectorsmith::gui {

namespace {

void prepareLabel(QCPItemText* label) {
    label->position->setType(QCPItemPosition::ptAbsolute);
    label->setPositionAlignment(Qt::AlignTop | Qt::AlignLeft);
    label->setTextAlignment(Qt::AlignLeft);
    label->setPadding(QMargins(2, 0, 2, 0));
    label->setVisible(false);
}

// In as many lines as `width` pixels want.
QString brokenInto(const QString& text, const QFontMetrics& metrics, int width) {
    QString result;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (line.isEmpty() || metrics.horizontalAdvance(longer) <= width) {
            line = longer;
            continue;
        }
        result += line + QLatin1Char('\n');
        line = word;
    }
    return result + line;
}

}  // namespace

SpeedPlot::SpeedPlot(QWidget* parent) : QWidget(parent), plot_(new QCustomPlot(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(plot_);
    // The names stand below the picture: within it they would cover the curve.
    auto* below = new QCPLayoutGrid;
    plot_->plotLayout()->addElement(1, 0, below);
    below->addElement(0, 0, plot_->legend);
    // Without names it has no size of its own, and would make the whole picture as narrow.
    below->setMaximumSize(QWIDGETSIZE_MAX - 1, QWIDGETSIZE_MAX - 1);
    plot_->plotLayout()->setRowStretchFactor(1, 0.001);
    plot_->legend->setFillOrder(QCPLegend::foColumnsFirst);
    plot_->legend->setWrap(2);
    connect(plot_, &QCustomPlot::afterLayout, this, &SpeedPlot::placeLabels);
    draw();
}

void SpeedPlot::show(const SpeedCurve& curve) {
    curve_ = curve;
    draw();
}

void SpeedPlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) draw();
}

// Of the palette, light or dark.
struct SpeedPlot::Colors {
    explicit Colors(const QPalette& palette)
        : text(palette.color(QPalette::Text)), base(palette.color(QPalette::Base)), grid(text) {
        const bool dark = base.lightness() < text.lightness();
        first = dark ? QColor(0x6FB1FF) : QColor(0x1B5E9B);
        second = dark ? QColor(0xFFB454) : QColor(0xB45F06);
        grid.setAlpha(40);
    }
    QColor text;
    QColor base;
    QColor grid;
    QColor first;
    QColor second;
};

void SpeedPlot::draw() {
    const Colors colors(palette());
    setMinimumHeight(std::max(180, 10 * fontMetrics().height()));
    plot_->clearGraphs();
    plot_->clearItems();
    plot_->setBackground(colors.base);
    drawAxes(colors);
    double top = 0;
    double right = 0;
    for (const PlotLine& line : curve_.lines)
        for (const PlotPoint& point : line.points) {
            top = std::max(top, point.y);
            right = std::max(right, point.x);
        }
    top = top > 0 ? top * 1.15 : 1;
    plot_->xAxis->setRange(0, right > 0 ? right : 1);
    plot_->yAxis->setRange(0, top);
    drawLines(colors);
    drawTemperatures(colors.text);
    drawMarks(colors, top);
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void SpeedPlot::drawAxes(const Colors& colors) {
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis, plot_->yAxis2}) {
        axis->setBasePen(QPen(colors.text));
        axis->setTickPen(QPen(colors.text));
        axis->setSubTickPen(QPen(colors.text));
        axis->setTickLabelColor(colors.text);
        axis->setLabelColor(colors.text);
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->grid()->setPen(QPen(colors.grid, 1, Qt::SolidLine));
        axis->grid()->setZeroLinePen(QPen(colors.grid));
    }
    plot_->xAxis->setLabel(curve_.overPosition ? tr("Position (GB)") : tr("Time (s)"));
    plot_->yAxis->setLabel(tr("MB/s"));
}

void SpeedPlot::drawLines(const Colors& colors) {
    bool names = false;
    for (const PlotLine& line : curve_.lines) {
        QCPGraph* graph = plot_->addGraph();
        graph->setPen(
            QPen(line.second ? colors.second : colors.first, 2, line.second ? Qt::DashLine : Qt::SolidLine));
        QVector<double> xs;
        QVector<double> ys;
        for (const PlotPoint& point : line.points) {
            xs.push_back(point.x);
            ys.push_back(point.y);
        }
        graph->setData(xs, ys, true);
        graph->setName(line.name);
        if (line.points.size() == 1) graph->setScatterStyle(QCPScatterStyle::ssDisc);
        if (line.name.isEmpty()) graph->removeFromLegend();
        else names = true;
    }
    plot_->legend->setVisible(names);
    plot_->legend->setBrush(colors.base);
    plot_->legend->setBorderPen(QPen(colors.grid));
    plot_->legend->setTextColor(colors.text);
    plot_->legend->setFont(font());
}

// Their texts are placed by placeLabels(), once the size of everything is known.
void SpeedPlot::drawMarks(const Colors& colors, double top) {
    const auto newLabel = [&](const QString& words) {
        auto* label = new QCPItemText(plot_);
        label->setColor(colors.text);
        label->setFont(font());
        label->setText(words);
        prepareLabel(label);
        return label;
    };
    labels_.clear();
    for (const PlotMark& mark : curve_.marks) {
        QColor shade = colors.second;
        shade.setAlpha(50);
        if (mark.to > mark.from) {
            auto* area = new QCPItemRect(plot_);
            area->setPen(Qt::NoPen);
            area->setBrush(shade);
            area->topLeft->setCoords(mark.from, top);
            area->bottomRight->setCoords(mark.to, 0);
        } else {
            auto* line = new QCPItemStraightLine(plot_);
            line->setPen(QPen(colors.second, 1, Qt::DotLine));
            line->point1->setCoords(mark.from, 0);
            line->point2->setCoords(mark.from, 1);
        }
        labels_.push_back(newLabel(mark.text));
    }
    rest_ = newLabel({});
}

QRect SpeedPlot::axesRect() const { return plot_->axisRect()->rect().translated(plot_->pos()); }

std::vector<QRect> SpeedPlot::labelRects() const {
    std::vector<QRect> rects;
    const QFontMetrics metrics(font());
    std::vector<QCPItemText*> all = labels_;
    all.push_back(rest_);
    for (const QCPItemText* label : all) {
        if (label == nullptr || !label->visible()) continue;
        const QSize size = metrics.size(0, label->text());
        const QPointF at = label->position->pixelPosition();
        rects.push_back(QRect(at.toPoint() + plot_->pos(), size + QSize(4, 0)));
    }
    return rects;
}

// Beside their places, but inside the axes and beside each other, however large the letters are. Called once the size of
// everything is known.
void SpeedPlot::placeLabels() {
    const QRect inside = plot_->axisRect()->rect().adjusted(4, 2, -4, -2);
    const QFontMetrics metrics(font());
    std::vector<QRect> taken;
    int hidden = 0;
    const auto place = [&](QCPItemText* label, const QString& text, double left) {
        label->setVisible(false);
        label->setText(brokenInto(text, metrics, inside.width() - 8));
        QRect rect(QPoint(0, inside.top()), metrics.size(0, label->text()) + QSize(4, 0));
        rect.moveLeft(std::clamp(static_cast<int>(left), inside.left(),
                                 std::max(inside.left(), inside.right() - rect.width())));
        const auto blocked = [&] {
            return std::ranges::any_of(taken, [&](const QRect& other) { return other.intersects(rect); });
        };
        while (blocked() && rect.bottom() <= inside.bottom())
            rect.translate(0, std::max(metrics.height() / 2, 1));
        if (blocked() || !inside.contains(rect)) return false;
        taken.push_back(rect);
        label->position->setPixelPosition(rect.topLeft());
        label->setVisible(true);
        return true;
    };
    for (std::size_t i = 0; i < labels_.size(); ++i)
        if (!place(labels_[i], curve_.marks[i].text, plot_->xAxis->coordToPixel(curve_.marks[i].from)))
            ++hidden;
    if (rest_ == nullptr) return;
    rest_->setVisible(false);
    while (hidden > 0 && !place(rest_, tr("and %n more", nullptr, hidden), inside.right())) {
        // Somebody makes room for it.
        const auto last = std::ranges::find_if(labels_.rbegin(), labels_.rend(),
                                               [](const QCPItemText* label) { return label->visible(); });
        if (last == labels_.rend()) break;
        (*last)->setVisible(false);
        taken.pop_back();
        ++hidden;
    }
}

// Beside the speeds, with an axis of its own: a disk that gets slow because it gets hot shows both.
void SpeedPlot::drawTemperatures(const QColor& text) {
    plot_->yAxis2->setVisible(!curve_.temperatures.empty());
    if (curve_.temperatures.empty()) return;
    plot_->yAxis2->setLabel(tr("°C"));
    QCPGraph* graph = plot_->addGraph(plot_->xAxis, plot_->yAxis2);
    QColor faint = text;
    faint.setAlpha(150);
    graph->setPen(QPen(faint, 1, Qt::DotLine));
    graph->setName(tr("Temperature"));
    double low = curve_.temperatures.front().y;
    double high = low;
    for (const PlotPoint& point : curve_.temperatures) {
        graph->addData(point.x, point.y);
        low = std::min(low, point.y);
        high = std::max(high, point.y);
    }
    constexpr double margin = 5;
    plot_->yAxis2->setRange(low - margin, high + margin);
}

namespace {

constexpr int pictureWidth = 1200;
constexpr int plotHeight = 600;
constexpr int pictureMargin = 16;

int captionHeight(const QFontMetrics& metrics, const QStringList& caption) {
    return caption.isEmpty() ? 0
                             : static_cast<int>(caption.size()) * (metrics.height() + 4) + 2 * pictureMargin;
}

}  // namespace

bool SpeedPlot::save(const QString& file, const QStringList& caption) {
    const QSize size(pictureWidth, plotHeight + captionHeight(fontMetrics(), caption));
    bool saved = false;
    QCPPainter painter;
    if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setFileName(file);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(), size));
        if (painter.begin(&svg)) {
            painter.setMode(QCPPainter::pmVectorized);
            paintPicture(painter, caption);
            saved = painter.end();
        }
    } else {
        constexpr double scale = 1.5;
        QImage image(size * scale, QImage::Format_ARGB32);
        painter.begin(&image);
        painter.scale(scale, scale);
        painter.setMode(QCPPainter::pmNoCaching);
        paintPicture(painter, caption);
        painter.end();
        saved = image.save(file);
    }
    plot_->replot();  // the texts stand where they belong in the file's picture
    return saved;
}

void SpeedPlot::paintPicture(QCPPainter& painter, const QStringList& caption) {
    const int above = captionHeight(fontMetrics(), caption);
    painter.fillRect(0, 0, pictureWidth, plotHeight + above, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    int y = pictureMargin;
    for (const QString& line : caption) {
        QFont letters = font();
        letters.setBold(y == pictureMargin);
        painter.setFont(letters);
        const QFontMetrics metrics(letters);
        painter.drawText(pictureMargin, y + metrics.ascent(),
                         metrics.elidedText(line, Qt::ElideRight, pictureWidth - 2 * pictureMargin));
        y += fontMetrics().height() + 4;
    }
    painter.save();
    painter.translate(0, above);
    plot_->toPainter(&painter, pictureWidth, plotHeight);
    painter.restore();
}

}  // namespace sectorsmith::gui
