// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "gui/partitions/boot_camp_diagnosis.h"
#include "part/hybrid.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;

namespace sectorsmith::gui {

// How the MBR of a Boot Camp shall be made: its layout, which partitions it shows, boot code and disk signature.
class BootCampOptions : public QWidget {
    Q_OBJECT

 public:
    explicit BootCampOptions(QWidget* parent = nullptr);

    HybridOptions options() const;
    // Offers what was found.
    void show(const BootCampDiagnosis& found);
    using QWidget::show;
    // People choose the partitions of the MBR themselves.
    void choosePartitions();

 Q_SIGNALS:
    void changed();

 private:
    QWidget* makeQuestions();
    void showPartitions(const BootCampDiagnosis& found);
    void showActive(const BootCampDiagnosis& found);
    void showSignatures(const BootCampDiagnosis& found);
    void showQuestions(const BootCampDiagnosis& found);
    QString layoutText(HybridLayout layout) const;

    QComboBox* layout_;
    QLabel* layoutNote_;
    QComboBox* active_;
    QLabel* activeLabel_;
    QCheckBox* choose_;
    QWidget* chosen_;
    std::vector<std::pair<QCheckBox*, unsigned>> shown_;
    QGroupBox* questions_;
    QLabel* questionText_;
    QCheckBox* bootCode_;
    QCheckBox* newSignature_;
    QComboBox* signature_;
    bool filling_ = false;
};

}  // namespace sectorsmith::gui
