// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <memory>

#include "base/byte_range.h"
#include "io/byte_source.h"

namespace sectorsmith::gui {

// What a saved range became.
struct SaveReport {
    quint64 written = 0;
    quint64 unreadable = 0;       // bytes that are zero in the file because the disk did not give them
    quint64 firstUnreadable = 0;  // offset in the source
};

// Writes a range of a source into a file, in a worker. The file appears only when it is complete. The source itself,
// devices and other special files are refused as targets.
class SaveJob : public QObject {
    Q_OBJECT

 public:
    SaveJob(std::shared_ptr<ByteSource> source, const ByteRange& range, QString sourcePath, QString target,
            QObject* parent = nullptr);
    ~SaveJob() override;

    void start();
    void cancel();
    quint64 done() const;
    quint64 total() const { return range_.length; }
    const QString& target() const { return target_; }

 Q_SIGNALS:
    void finished(const sectorsmith::gui::SaveReport& report);
    void failed(const QString& message, bool cancelled);

 private:
    struct State;
    std::shared_ptr<ByteSource> source_;
    ByteRange range_;
    QString sourcePath_;
    QString target_;
    std::shared_ptr<State> state_;
};

}  // namespace sectorsmith::gui
