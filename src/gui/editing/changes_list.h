// SPDX-License-Identifier: GPL-3.0-or-later
// Staged runs with what they replace, for lists: read in a worker, bounded.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

constexpr std::size_t lineBytes = 8;  // of what one line shows

// The columns of such lists.
namespace change_column {
enum { Place, Field, Old, New, Revert, Count };
}
constexpr int offsetRole = Qt::UserRole;  // of the first column: bytes

// One staged run. At most shownBytes of each side are here.
struct ChangedRun {
    ByteRange range;
    std::vector<std::byte> before;
    std::vector<std::byte> after;
    bool unread = false;  // what it replaces could not be read
    QString fields;       // "gpt.header.crc, …"; empty: none is known (yet)
};

struct Changes {
    static constexpr std::size_t shownBytes = 16;
    static constexpr std::size_t shownRuns = 500;

    std::vector<ChangedRun> runs;
    quint64 moreRuns = 0;  // that are not in `runs`
    quint64 bytes = 0;     // staged in all
    quint64 sectors = 0;   // that a commit would write
};

// Reads the old bytes off the GUI thread and answers in it, twice: without the fields, and with them. Only the latest list
// that was asked for with `work` is answered; `receiver` owns it.
void listChanges(SourceSession* session, LatestWork& work, QObject* receiver,
                 std::function<void(const Changes&)> done);

// Where two equally long runs differ, in pieces of at most `most` bytes that begin and end with a difference.
struct DifferingPiece {
    std::size_t at = 0;
    std::size_t length = 0;
};
std::vector<DifferingPiece> differingPieces(std::span<const std::byte> before,
                                            std::span<const std::byte> after, std::size_t most);

// "1 sector", "12 sectors".

// "DE AD BE …".
QString hexText(std::span<const std::byte> bytes, quint64 length);

}  // namespace sectorsmith::gui
