// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "gui/window/preferences.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sectorsmith::gui {

// All preferences in one place. Nothing has to be confirmed: every change is told at once by changed().
class PreferencesDialog : public QDialog {
    Q_OBJECT

 public:
    PreferencesDialog(const Preferences& preferences, bool fieldColors, QWidget* parent = nullptr);

    const Preferences& preferences() const { return preferences_; }
    bool fieldColors() const;

 Q_SIGNALS:
    void changed(const sectorsmith::gui::Preferences& preferences);
    void fieldColorsChanged(bool shown);

 private:
    QWidget* makeLook();
    QWidget* makeReading();
    void fill(const Preferences& preferences);
    void collect();
    void chooseFolder();

    Preferences preferences_;
    QString shownLanguage_;  // the preference as it was when the dialog opened
    bool showing_ = false;   // the widgets are being filled
    QComboBox* language_;
    QLabel* languageNote_;
    QComboBox* theme_;
    QComboBox* font_;
    QSpinBox* fontSize_;
    QComboBox* bytesFont_;
    QComboBox* units_;
    QCheckBox* fieldColors_;
    QCheckBox* gentle_;
    QSpinBox* cache_;
    QLineEdit* folder_;
    QLabel* folderProblem_;
};

}  // namespace sectorsmith::gui
