// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QIcon>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace sectorsmith::gui {

// A sentence above the bytes with what can be done about it; does not get in the way of anything. Closes (deletes)
// itself when its cross is clicked.
class NoticeBar : public QFrame {
    Q_OBJECT

 public:
    NoticeBar(const QIcon& symbol, const QString& text, QWidget* parent = nullptr);

    QPushButton* addButton(const QString& text);
    void setText(const QString& text);
    QString text() const;

 private:
    QLabel* label_;
    QHBoxLayout* buttons_;
};

}  // namespace sectorsmith::gui
