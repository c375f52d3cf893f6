// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>
#include <optional>
#include <span>
#include <vector>

#include "ops/manifest/check.h"

namespace sectorsmith::gui {

struct RingPart {
    manifests::Verdict group;  // of manifests::verdictGroups
    std::uint64_t count = 0;
};
struct RingArc {
    manifests::Verdict group;
    double from = 0, length = 0;  // degrees, clockwise from the top
};
// The arcs of those that are not 0, in their order: together a full circle, each large enough to be seen and clicked.
std::vector<RingArc> ringArcs(std::span<const RingPart> parts);

// For light and dark grounds, and told apart by people who see fewer colours. Never the only mark: words stand beside it.
QColor resultColor(manifests::Verdict group);

// How many files have which result, as a ring with a sentence in its middle. A click chooses a part, or nothing again. The
// list beside it says the same to those who do not see it.
class ResultRing : public QWidget {
    Q_OBJECT

 public:
    explicit ResultRing(QWidget* parent = nullptr);

    // `number` and `words` stand in the middle.
    void setParts(std::vector<RingPart> parts, const QString& number, const QString& words);
    void setChosen(std::optional<manifests::Verdict> group);
    // The part there; none: beside the ring.
    std::optional<manifests::Verdict> partAt(const QPointF& point) const;
    // The middle of a part's arc.
    QPointF centreOf(manifests::Verdict group) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    // A click: on a part, or beside all of them.
    void clicked(std::optional<sectorsmith::manifests::Verdict> group);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

 private:
    QRectF outer() const;
    double thickness() const;

    std::vector<RingPart> parts_;
    std::vector<RingArc> arcs_;
    std::optional<manifests::Verdict> chosen_;
    QString number_, words_;
};

}  // namespace sectorsmith::gui
