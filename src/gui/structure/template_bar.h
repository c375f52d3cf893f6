// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace sectorsmith::gui {

class StructureController;

// Which template runs and where it begins: names what made the tree of the current tab, whoever chose it (the bytes, people
// or the template editor), and runs another one.
class TemplateBar : public QWidget {
    Q_OBJECT

 public:
    explicit TemplateBar(QWidget* parent = nullptr);

    // nullptr: none.
    void setController(StructureController* controller);
    void showWhatRuns();
    void reloadTemplates();

 Q_SIGNALS:
    void editWanted(const QString& id);

 private:
    // As an id; empty: automatic.
    QString chosen() const;
    void runChosen(quint64 base);
    void runHere();

    QComboBox* templates_;
    QLineEdit* base_;
    QToolButton* run_;
    QToolButton* edit_;
    QPointer<StructureController> controller_;
};

}  // namespace sectorsmith::gui
