// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/changes_list.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPointer>
#include <QStringList>
#include <algorithm>

namespace sectorsmith::gui {

namespace {

void nameFields(Changes& changes, const std::vector<FieldMark>& marks) {
    constexpr qsizetype most = 4;
    for (ChangedRun& run : changes.runs) {
        QStringList names;
        for (const FieldMark& mark : marks) {
            if (!mark.range.overlaps(run.range) || names.contains(mark.title)) continue;
            if (names.size() == most) {
                names << QStringLiteral("…");
                break;
            }
            names << mark.title;
        }
        run.fields = names.join(QLatin1String(", "));
    }
}

}  // namespace

void listChanges(SourceSession* session, LatestWork& work, QObject* receiver,
                 std::function<void(const Changes&)> done) {
    auto changes = std::make_shared<Changes>();
    const Overlay& overlay = session->overlay();
    changes->bytes = overlay.stagedBytes();
    const quint64 sector = session->sectorSize();
    for (const ByteRange& run : overlay.sectors()) changes->sectors += (run.length + sector - 1) / sector;
    for (const ByteRange& run : overlay.runs()) {
        if (changes->runs.size() == Changes::shownRuns) {
            ++changes->moreRuns;
            continue;
        }
        ChangedRun changed;
        changed.range = {run.offset, run.length};
        changed.after.resize(std::min<std::size_t>(run.length, Changes::shownBytes));
        overlay.applyTo(run.offset, changed.after);
        changes->runs.push_back(std::move(changed));
    }
    work.start(
        [changes, base = overlay.base()] {
            for (ChangedRun& run : changes->runs) {
                run.before.resize(run.after.size());
                run.unread = !base->read(run.range.offset, run.before).complete();
            }
            return changes;
        },
        [receiver, &work, session = QPointer<SourceSession>(session),
         done = std::move(done)](const std::shared_ptr<Changes>& read) {
            done(*read);
            if (!session || read->runs.empty()) return;
            std::vector<ByteRange> places;
            for (const ChangedRun& run : read->runs)
                places.push_back({run.range.offset, std::min<quint64>(run.range.length, 4096)});
            session->findFields(
                places, receiver,
                [read, done, &work, ticket = work.ticket()](const std::vector<FieldMark>& marks) {
                    if (ticket != work.ticket()) return;
                    nameFields(*read, marks);
                    done(*read);
                });
        });
}

std::vector<DifferingPiece> differingPieces(std::span<const std::byte> before,
                                            std::span<const std::byte> after, std::size_t most) {
    std::vector<DifferingPiece> pieces;
    for (std::size_t at = 0; at < after.size();) {
        if (before[at] == after[at]) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        for (std::size_t i = at; i < std::min(after.size(), at + most); ++i)
            if (before[i] != after[i]) end = i + 1;
        pieces.push_back({at, end - at});
        at = end;
    }
    return pieces;
}

QString hexText(std::span<const std::byte> bytes, quint64 length) {
    QString out;
    for (const std::byte b : bytes) {
        if (!out.isEmpty()) out += u' ';
        out += QStringLiteral("%1").arg(std::to_integer<unsigned>(b), 2, 16, QLatin1Char('0')).toUpper();
    }
    if (length > bytes.size()) out += QStringLiteral(" …");
    return out;
}

}  // namespace sectorsmith::gui
