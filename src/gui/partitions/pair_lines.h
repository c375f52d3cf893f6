// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QTableView;

namespace sectorsmith::gui {

class TableModel;

// Stands between the GPT's and the MBR's table and draws what belongs together: each hybrid entry and its partition.
class PairLines : public QWidget {
    Q_OBJECT

 public:
    PairLines(QTableView* gpt, QTableView* mbr, QWidget* parent = nullptr);
    // From the centre of the GPT row's edge to that of the MBR row's, in own coordinates.
    struct Line {
        int from = 0;
        int to = 0;
        unsigned gpt = 0;
        unsigned mbr = 0;
        QColor color;
    };
    std::vector<Line> lines() const;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QPointer<QTableView> gpt_;
    QPointer<QTableView> mbr_;
};

}  // namespace sectorsmith::gui
