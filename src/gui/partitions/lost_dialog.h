// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>
#include <memory>
#include <vector>

#include "gui/partitions/partitions_controller.h"
#include "part/lost.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace sectorsmith::gui {

// Searches the disk for lost partitions and proposes a table that shows those that are ticked. The search writes nothing and can be
// stopped at any time; closing the dialog stops it.
class LostDialog : public QDialog {
    Q_OBJECT

 public:
    explicit LostDialog(PartitionsController* controller, QWidget* parent = nullptr);
    ~LostDialog() override;

    void start();
    void stop();
    bool scanning() const { return running_ != nullptr; }
    const LostScan* result() const { return scan_.get(); }  // null before the first complete search
    std::vector<unsigned> chosen() const;                   // numbers of the ticked volumes

 private:
    struct Running;
    void show(const LostScan& scan, const std::vector<std::size_t>& suggested);
    void propose();
    void tick();

    PartitionsController* controller_;
    QCheckBox* every_;
    QProgressBar* bar_;
    QLabel* state_;
    QTreeWidget* list_;
    QPushButton* search_;
    QPushButton* propose_;
    QTimer timer_;
    QElapsedTimer since_;
    std::shared_ptr<Running> running_;
    std::shared_ptr<LostScan> scan_;
};

}  // namespace sectorsmith::gui
