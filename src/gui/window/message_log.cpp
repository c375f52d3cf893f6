// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/message_log.h"

#include <QLocale>

#include "gui/session/plain_tip.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

QString severityText(MessageLog::Severity severity) {
    switch (severity) {
        case MessageLog::Severity::Info: return MessageLog::tr("Information");
        case MessageLog::Severity::Warning: return MessageLog::tr("Warning");
        case MessageLog::Severity::Error: return MessageLog::tr("Error");
    }
    return {};
}

}  // namespace

void MessageLog::add(Severity severity, const QString& text, SourceSession* session,
                     std::optional<quint64> offset) {
    if (!messages_.empty()) {
        Message& last = messages_.back();
        if (last.text == text && last.session == session && last.severity == severity) {
            ++last.repeated;
            last.time = QDateTime::currentDateTime();
            const int row = rowCount() - 1;
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
            return;
        }
    }
    if (messages_.size() >= bound) {
        beginRemoveRows({}, 0, 0);
        messages_.pop_front();
        endRemoveRows();
    }
    const int row = rowCount();
    beginInsertRows({}, row, row);
    messages_.push_back({severity, text, session == nullptr ? QString() : session->title(), session, offset,
                         QDateTime::currentDateTime(), 1});
    endInsertRows();
    Q_EMIT added(severity, text);
}

void MessageLog::clear() {
    beginResetModel();
    messages_.clear();
    endResetModel();
}

QString MessageLog::plainText(int row) const {
    const Message& message = at(row);
    QString text =
        QStringLiteral("%1  %2: ").arg(message.time.toString(Qt::ISODate), severityText(message.severity));
    if (!message.source.isEmpty()) text += message.source + QLatin1String(": ");
    return text + message.text;
}

int MessageLog::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(messages_.size());
}
int MessageLog::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant MessageLog::data(const QModelIndex& index, int role) const {
    const Message& message = at(index.row());
    if (role == Qt::DecorationRole && index.column() == Text) {
        static const QIcon icons[] = {icon("dialog-information"), icon("dialog-warning"),
                                      icon("dialog-error")};
        return icons[static_cast<int>(message.severity)];
    }
    if (role == Qt::AccessibleTextRole && index.column() == Text) {
        return QStringLiteral("%1: %2").arg(severityText(message.severity), message.text);
    }
    if (role == Qt::ToolTipRole) return plainTip(message.text);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case Text:
            return message.repeated == 1
                       ? message.text
                       : tr("%1 (%n times)", nullptr, static_cast<int>(message.repeated)).arg(message.text);
        case Source: return message.source;
        case Time: return QLocale().toString(message.time.time(), QStringLiteral("HH:mm:ss"));
        default: return {};
    }
}

QVariant MessageLog::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case Text: return tr("Message");
        case Source: return tr("Source");
        case Time: return tr("Time");
        default: return {};
    }
}

}  // namespace sectorsmith::gui
