// SPDX-License-Identifier: GPL-3.0-or-later
// Choose the selection or all of a source, compute, watch, stop: the part that the dialogs on checksums and statistics share.
#pragma once

#include <QPointer>
#include <QWidget>
#include <functional>

#include "base/error.h"
#include "base/progress.h"
#include "gui/session/source_session.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace sectorsmith::gui {

class LongWork;

class RangeWork : public QWidget {
    Q_OBJECT

 public:
    // The selection, if there is one, else everything is chosen at first.
    explicit RangeWork(SourceSession* session, QWidget* parent = nullptr);

    // What is chosen now, bytes of the source.
    ByteRange range() const;
    // Runs `work` off the GUI thread as LongWork::start() does. Emits ended() when it ends, stopped or not.
    void start(std::function<void(Progress&)> work);
    bool running() const;

    // What came of it, below the progress bar: its amount and speed, or why there is no result (`text` with %1).
    void showDone();
    void showProblem(const Error& error, const QString& text);
    void showText(const QString& text);
    QString text() const;

 public Q_SLOTS:
    void stop();

 Q_SIGNALS:
    // “Compute” was pressed.
    void wanted();
    // Some ten times a second while it runs, and once before ended().
    void ticked();
    void ended();

 private:
    void tick();
    void finish();

    QPointer<SourceSession> session_;
    LongWork* work_;
    QRadioButton* selection_;
    QRadioButton* all_;
    QProgressBar* progress_;
    QPushButton* compute_;
    QPushButton* stop_;
    QLabel* status_;
};

}  // namespace sectorsmith::gui
