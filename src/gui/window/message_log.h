// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <QPointer>
#include <deque>
#include <optional>

#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// What happened, newest last: errors stay readable here instead of blocking the work in a box. At most `bound` messages.
class MessageLog : public QAbstractTableModel {
    Q_OBJECT

 public:
    using Severity = SourceSession::Severity;
    enum Column { Text, Source, Time, ColumnCount };
    static constexpr std::size_t bound = 1000;

    struct Message {
        Severity severity = Severity::Info;
        QString text;
        QString source;  // which disk; may be empty
        QPointer<SourceSession> session;
        std::optional<quint64> offset;
        QDateTime time;
        int repeated = 1;
    };

    explicit MessageLog(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // The same message again at once only counts up.
    void add(Severity severity, const QString& text, SourceSession* session = nullptr,
             std::optional<quint64> offset = std::nullopt);
    void clear();
    const Message& at(int row) const { return messages_[static_cast<std::size_t>(row)]; }
    QString plainText(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
    void added(sectorsmith::gui::SourceSession::Severity severity, const QString& text);

 private:
    std::deque<Message> messages_;
};

}  // namespace sectorsmith::gui
