// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a session's volumes: found, read and kept here, for the panel that lists them and for everything that
// says whose a byte is.
#pragma once

#include <QPointer>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "gui/search/long_work.h"
#include "gui/session/field_provider.h"
#include "gui/session/latest_work.h"
#include "gui/session/owner_provider.h"
#include "gui/session/source_session.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

// Where a piece of a file lies.
struct FilePiece {
    QString stream;              // "", "resource fork", "attribute com.apple.decmpfs"
    std::uint64_t inStream = 0;  // bytes from the stream's start
    ByteRange range;             // bytes of the session's source
    bool located = true;         // inStream means something
    bool readsAsZeros = false;
};

// Reads nothing until it is asked to; then in workers, first the names, then whose the blocks are. Lives in the GUI thread
// as a child of its session.
class FilesController : public FieldProvider, public OwnerProvider {
    Q_OBJECT

 public:
    enum class State { Idle, Looking, Reading, Ready, Failed };

    // The session's own; made when it is first asked for.
    static FilesController* of(SourceSession* session);
    ~FilesController() override;

    SourceSession* session() const { return session_; }
    State state() const { return state_; }
    // Finds the volumes and reads the one at the cursor, or the largest; nothing when that was done. Of a disk that is to be
    // read gently only when `asked`.
    void open(bool asked = false);
    void choose(int volume, const QString& snapshot = {});
    // The one that begins at a byte of the source; of a container, the one in that slot.
    void chooseVolume(quint64 offset, unsigned slot);
    // The volume in which a byte lies becomes the chosen one.
    void chooseAt(quint64 offset);
    void readAgain();
    void stop();

    const std::vector<FoundVolume>& volumes() const { return volumes_; }
    int current() const { return current_; }  // of volumes(); -1: none
    const QString& snapshot() const { return snapshot_; }
    // Of the chosen volume, the newest first.
    std::vector<VolumeSnapshot> snapshots() const;
    // What is read now; nullptr unless Ready.
    std::shared_ptr<const VolumeFiles> files() const { return state_ == State::Ready ? files_ : nullptr; }
    QString problem() const { return problem_; }  // a sentence; of Failed
    double progress() const;                      // 0 to 1
    // The disk has changed since the files were read.
    bool stale() const { return stale_; }
    QString volumeTitle(int volume) const;

    // Whose the bytes of the chosen volume are is known.
    bool ownersKnown() const;
    std::optional<ByteOwner> ownerAt(quint64 offset) const override;
    // The name (FileIndex::names()) of a file of the chosen volume that has the byte.
    std::optional<std::uint32_t> nameAt(quint64 offset) const;

    // Looks where a file lies; located() follows. Its extents are then marked, and the cursor goes to the first.
    void showOnDisk(std::uint32_t name);
    void clearShown();
    const std::vector<FilePiece>& pieces() const { return pieces_; }
    QString shownPath() const { return shownPath_; }
    QString shownNote() const { return shownNote_; }  // why it has no extents, or where it lies instead
    bool locating() const { return pieceWork_->running(); }

    // The bytes of each file in a colour of its own.
    void setColored(bool colored);
    bool colored() const { return colored_; }
    std::vector<FieldMark> fieldsIn(const ByteRange& range) const override;

 Q_SIGNALS:
    void stateChanged();
    void ticked();  // while it reads
    void ownersChanged();
    void located();

 private:
    struct Read {
        int volume = 0;
        QString snapshot;
        std::shared_ptr<const VolumeFiles> files;
    };

    explicit FilesController(SourceSession* session);
    void enter(State state, const QString& problem = {});
    void found(std::vector<FoundVolume> volumes);
    void read();
    void keep(int volume, const QString& snapshot, std::shared_ptr<const VolumeFiles> files);
    const Read* kept(int volume, const QString& snapshot) const;
    void readOwners();
    void readMissingNames();
    void contentChanged(quint64 offset, quint64 length);
    int volumeAt(quint64 offset) const;
    const VolumeFiles* namesOf(quint64 container, unsigned slot) const;
    QStringList pathsOf(quint64 container, const OwnerIndex::Owner& owner, std::size_t most) const;

    SourceSession* session_;
    State state_ = State::Idle;
    QString problem_;
    std::vector<FoundVolume> volumes_;
    int current_ = -1;
    QString snapshot_;
    // Which to choose once the volumes are known.
    std::optional<quint64> wantedAt_;
    std::optional<unsigned> wantedSlot_;
    std::shared_ptr<const VolumeFiles> files_;
    std::vector<Read> kept_;                                       // the latest last
    std::map<quint64, std::shared_ptr<const OwnerIndex>> owners_;  // by where their container begins
    std::vector<std::pair<quint64, unsigned>> triedNames_;
    bool stale_ = false;
    bool colored_ = false;
    LatestWork finder_;
    LongWork* work_;
    LongWork* ownerWork_;
    LongWork* nameWork_;
    LongWork* pieceWork_;
    std::vector<FilePiece> pieces_;
    QString shownPath_, shownNote_;
};

// "Resource fork", "Attribute “x”"; empty for a file's data.
QString streamTitle(StreamKind stream, std::string_view name);

}  // namespace sectorsmith::gui
