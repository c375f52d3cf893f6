// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include "gui/session/source_session.h"

class QLabel;

namespace sectorsmith::gui {

class EntropyChart;
class FrequencyChart;
class RangeWork;

// Entropy and byte frequencies of the selection or of all of a source. Counts off the GUI thread, in bounded memory, and
// can be stopped; the entropy is shown as far as it is known.
class StatisticsDialog : public QDialog {
    Q_OBJECT

 public:
    explicit StatisticsDialog(SourceSession* session, QWidget* parent = nullptr);
    ~StatisticsDialog() override;

 public Q_SLOTS:
    void compute();
    void stop();

 private:
    struct Shared;
    void drain();
    void ended();

    QPointer<SourceSession> session_;
    RangeWork* work_;
    EntropyChart* entropy_;
    FrequencyChart* frequencies_;
    QLabel* summary_;
    std::shared_ptr<Shared> shared_;
};

}  // namespace sectorsmith::gui
