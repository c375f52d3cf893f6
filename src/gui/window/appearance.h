// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QPalette>

#include "gui/window/preferences.h"

namespace sectorsmith::gui {

QPalette darkPalette();
QPalette lightPalette();

// Gives the program the theme, the fonts and the units of the preferences, at once and in all its windows. What the
// system gave it is what it had when this was made; it goes back to that when this ends.
class Appearance : public QObject {
    Q_OBJECT

 public:
    explicit Appearance(QObject* parent = nullptr);
    ~Appearance() override;

    void apply(const Preferences& preferences);

 private:
    void applyTheme(Preferences::Theme theme);

    QFont systemFont_;
    QString systemStyle_;
    QPalette systemPalette_;
    Preferences applied_;
};

}  // namespace sectorsmith::gui
