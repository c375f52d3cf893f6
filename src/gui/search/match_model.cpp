// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/match_model.h"

#include <QFontDatabase>

#include "base/text.h"

namespace sectorsmith::gui {

namespace {
constexpr std::size_t previewBytes = 16;
}

MatchModel::MatchModel(SourceSession* session, QObject* parent)
    : QAbstractTableModel(parent), session_(session) {
    // The bytes of visible rows arrive later.
    connect(&session->pages(), &PageStore::pagesArrived, this, [this] {
        if (!matches_.empty())
            Q_EMIT dataChanged(index(0, BytesColumn), index(rowCount() - 1, BytesColumn), {Qt::DisplayRole});
    });
    connect(session, &SourceSession::layoutChanged, this, [this] {
        if (!matches_.empty())
            Q_EMIT dataChanged(index(0, PlaceColumn), index(rowCount() - 1, PlaceColumn), {Qt::DisplayRole});
    });
}

void MatchModel::clear() {
    beginResetModel();
    matches_.clear();
    endResetModel();
}

bool MatchModel::append(const std::vector<Match>& matches) {
    const std::size_t room = static_cast<std::size_t>(bound) - matches_.size();
    const std::size_t count = std::min(room, matches.size());
    if (count > 0) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(count) - 1);
        matches_.insert(matches_.end(), matches.begin(),
                        matches.begin() + static_cast<std::ptrdiff_t>(count));
        endInsertRows();
    }
    return matches_.size() < static_cast<std::size_t>(bound);
}

int MatchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(matches_.size());
}

int MatchModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QString MatchModel::bytesText(const Match& match) const {
    std::array<std::byte, previewBytes> bytes{};
    std::array<ByteState, previewBytes> states{};
    const std::size_t count = std::min<std::uint64_t>(previewBytes, session_->size() - match.offset);
    const auto out = std::span(bytes).first(count);
    if (!session_->pages().peek(match.offset, out, std::span(states).first(count)))
        session_->pages().wantAlso({match.offset, count});
    QString hex;
    QString text;
    for (std::size_t i = 0; i < count; ++i) {
        if (states[i] == ByteState::Pending) return tr("reading…");
        if (states[i] != ByteState::Ready) {
            hex += QStringLiteral("?? ");
            text += QChar(u'?');
            continue;
        }
        hex += QStringLiteral("%1 ").arg(std::to_integer<unsigned>(bytes[i]), 2, 16, QLatin1Char('0'));
        const char32_t c = printableChar(bytes[i], Encoding::Latin1);
        text += c == 0 ? QStringLiteral(".") : QString::fromUcs4(&c, 1);
    }
    return hex + QLatin1Char(' ') + text;
}

QVariant MatchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !session_ || index.row() >= rowCount()) return {};
    const Match& match = matches_[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole && (index.column() == BytesColumn || index.column() == OffsetColumn))
        return QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (role == Qt::TextAlignmentRole && (index.column() == LbaColumn || index.column() == LengthColumn))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case OffsetColumn: return QStringLiteral("0x") + QString::number(match.offset, 16).toUpper();
        case LbaColumn: return QString::number(match.offset / session_->sectorSize());
        case PlaceColumn: {
            const LayoutPart* part = session_->partAt(match.offset);
            // Without a table there is no place to name.
            return part != nullptr && !session_->layout()->scheme.isEmpty() ? part->title() : QString();
        }
        case LengthColumn: return QString::number(match.length);
        case BytesColumn: return bytesText(match);
        default: return {};
    }
}

QVariant MatchModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case OffsetColumn: return tr("Offset");
        case LbaColumn: return tr("LBA");
        case PlaceColumn: return tr("Location");
        case LengthColumn: return tr("Length");
        case BytesColumn: return tr("Bytes");
        default: return {};
    }
}

}  // namespace sectorsmith::gui
