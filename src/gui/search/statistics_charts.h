// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of byte statistics: the entropy along a range, and how often each byte occurs.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "base/byte_range.h"
#include "edit/byte_statistics.h"

namespace sectorsmith::gui {

// Entropy from the range's start (left) to its end: the line is the mean of a piece's blocks, the band reaches from the
// least to the most of them. Pieces that are not there yet stay empty. A click, or Return on the piece that the arrow
// keys chose, asks for its place.
class EntropyChart : public QWidget {
    Q_OBJECT

 public:
    explicit EntropyChart(QWidget* parent = nullptr);
    void begin(const ByteRange& range);
    void add(const std::vector<EntropyPiece>& pieces);  // in order
    void setCursor(std::optional<quint64> offset);
    const std::vector<EntropyPiece>& pieces() const { return pieces_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    void placeWanted(quint64 offset);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    QRect plot() const;
    int xOf(quint64 offset) const;
    const EntropyPiece* pieceAt(int x) const;
    QString describe(const EntropyPiece& piece) const;

    ByteRange range_;
    std::vector<EntropyPiece> pieces_;
    std::optional<quint64> cursor_;
    std::size_t chosen_ = 0;
};

// 256 bars. Their height is the square root of the share: what is rare is still seen beside what is frequent. The bar of
// zeros is cut off where they are more than any other byte.
class FrequencyChart : public QWidget {
    Q_OBJECT

 public:
    explicit FrequencyChart(QWidget* parent = nullptr);
    void setCounts(const ByteCounts& counts);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

 private:
    QRect plot() const;

    ByteCounts counts_;
};

}  // namespace sectorsmith::gui
