// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

// Resources of a static library are not registered by themselves. Must stand outside of any namespace.
static void registerIcons() { Q_INIT_RESOURCE(icons); }

namespace sectorsmith::gui {

namespace {

// Our files draw with this colour where the palette's is meant.
constexpr const char* placeholder = "#24292f";

class PaletteIconEngine : public QIconEngine {
 public:
    explicit PaletteIconEngine(QByteArray svg) : svg_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const QPalette palette = QGuiApplication::palette();
        QColor color = palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                                     QPalette::WindowText);
        if (mode == QIcon::Selected) color = palette.color(QPalette::HighlightedText);
        QByteArray svg = svg_;
        svg.replace(placeholder, color.name().toLatin1());
        QSvgRenderer(svg).render(painter, QRectF(rect));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new PaletteIconEngine(svg_); }

 private:
    QByteArray svg_;
};

}  // namespace

QIcon icon(const QString& name) {
    static const bool registered = (registerIcons(), true);
    Q_UNUSED(registered);
    if (QIcon::hasThemeIcon(name)) return QIcon::fromTheme(name);
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new PaletteIconEngine(file.readAll()));
}

QIcon applicationIcon() {
    static const bool registered = (registerIcons(), true);
    Q_UNUSED(registered);
    return QIcon(QStringLiteral(":/icons/sectorsmith.svg"));
}

}  // namespace sectorsmith::gui
