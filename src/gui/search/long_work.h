// SPDX-License-Identifier: GPL-3.0-or-later
// Long work in a thread of its own, watched from the GUI thread: how far it is, how fast, and a way to stop it.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

#include "base/progress.h"

namespace sectorsmith::gui {

// One piece of work at a time. Lives in the GUI thread. Destroying it cancels the work and does not wait: the work must
// own (share) all that it uses.
class LongWork : public QObject {
    Q_OBJECT

 public:
    explicit LongWork(QObject* parent = nullptr);
    ~LongWork() override;

    // Runs `work` off the GUI thread. Work that still runs is cancelled and forgotten: it does not emit any more.
    void start(std::function<void(Progress&)> work);
    void cancel();
    bool running() const { return running_; }
    quint64 done() const;
    quint64 total() const;
    double bytesPerSecond() const;
    // "1.2 GiB of 8 GiB, 850 MB/s, 8 seconds left"
    QString progressText() const;

 Q_SIGNALS:
    // Some ten times a second while it runs, and once before ended().
    void ticked();
    void ended();

 private:
    struct State;
    void finish();

    std::shared_ptr<State> state_;
    QTimer timer_;
    QElapsedTimer clock_;
    qint64 elapsed_ = 0;  // milliseconds, once it has ended
    bool running_ = false;
};

// "850 MB/s"
QString speedText(double bytesPerSecond);
// "3 minutes", for what is left
QString durationText(double seconds);

}  // namespace sectorsmith::gui
