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

#include "gui/files/file_marks.h"
#include "gui/files/file_owners.h"
#include "gui/search/long_work.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

// Reads nothing until it is asked to; then in workers, first the names, then whose the blocks are. Lives in the GUI thread
// as a child of its session.
class FilesController : public QObject {
    Q_OBJECT

 public:
    enum class State {
        Idle,
        Looking,    // for volumes
        Locked,     // the chosen volume is encrypted, and nobody has given its password
        Unlocking,  // with the password that was given
        Reading,
        Ready,
        Failed
    };

    // The session's own; made when it is first asked for.
    static FilesController* of(SourceSession* session);
    ~FilesController() override;

    SourceSession* session() const { return session_; }
    State state() const { return state_; }
    // Finds the volumes and reads the one at the cursor, or the largest; nothing when that was done. Of a disk that is to be
    // read gently only when `asked`.
    void open(bool asked = false);
    void choose(int volume, const VolumeState& shown = {});
    // The one that begins at a byte of the source; of a container, the one in that slot.
    void chooseVolume(quint64 offset, unsigned slot);
    // The volume in which a byte lies becomes the chosen one.
    void chooseAt(quint64 offset);
    // Opens the chosen volume, which is Locked, and reads it. The password is wiped when it was tried; what it opens stays in
    // memory as long as the session.
    void unlock(std::string&& password);
    // With the deleted files: searched for in the chosen volume, and in those that are chosen later.
    void setDeleted(bool deleted);
    bool deleted() const { return deleted_; }
    void readAgain();
    void stop();

    const std::vector<FoundVolume>& volumes() const { return volumes_; }
    int current() const { return current_; }  // of volumes(); -1: none
    const FoundVolume& chosen() const { return volumes_[static_cast<std::size_t>(current_)]; }
    const VolumeState& shown() const { return shown_; }
    // The other states of the chosen volume, the newest first; empty until they were looked for.
    const std::vector<DatedState>& timeLine() const;
    // What is read now; nullptr unless Ready.
    std::shared_ptr<const VolumeFiles> files() const { return state_ == State::Ready ? files_ : nullptr; }
    QString problem() const {
        return problem_;
    }  // a sentence; of Failed, and of Locked after a wrong password
    double progress() const;  // 0 to 1
    bool datingStates() const { return timeWork_->running(); }
    // The disk has changed since the files were read.
    bool stale() const { return stale_; }
    QString volumeTitle(int volume) const;
    // Its files can be read: it is not encrypted, or has been unlocked.
    bool listable(int volume) const;
    const VolumeKeys& keys() const { return keys_; }

    FileOwners* owners() const { return owners_; }
    FileMarks* marks() const { return marks_; }
    // Whose the bytes of the chosen volume are is known.
    bool ownersKnown() const { return current_ >= 0 && !stale_ && owners_->known(chosen().offset); }

    // For FileOwners. The volume that has the byte, -1: none; the present names of one; keeping such.
    int volumeAt(quint64 offset) const;
    const VolumeFiles* namesOf(quint64 container, unsigned slot) const;
    void keep(int volume, const VolumeState& state, bool deleted, std::shared_ptr<const VolumeFiles> files);

 Q_SIGNALS:
    void stateChanged();
    void ticked();  // while it reads
    void ownersChanged();

 private:
    struct Read {
        int volume = 0;
        VolumeState state;
        bool deleted = false;
        std::shared_ptr<const VolumeFiles> files;
    };

    explicit FilesController(SourceSession* session);
    void enter(State state, const QString& problem = {});
    void found(std::vector<FoundVolume> volumes);
    void read();
    void done(const Result<std::shared_ptr<const VolumeFiles>>& answer);
    void readTimeLine();
    const Read* kept(int volume, const VolumeState& state, bool deleted) const;
    bool withDeleted() const { return deleted_ && shown_.present(); }
    void contentChanged(quint64 offset, quint64 length);

    SourceSession* session_;
    State state_ = State::Idle;
    QString problem_;
    std::vector<FoundVolume> volumes_;
    int current_ = -1;
    VolumeState shown_;
    bool deleted_ = false;
    VolumeKeys keys_;
    // Which to choose once the volumes are known.
    std::optional<quint64> wantedAt_;
    std::optional<unsigned> wantedSlot_;
    std::shared_ptr<const VolumeFiles> files_;
    std::vector<Read> kept_;  // the latest last
    std::map<int, std::vector<DatedState>> timeLines_;
    bool stale_ = false;
    LatestWork finder_;
    LongWork* work_;
    LongWork* timeWork_;
    FileOwners* owners_;
    FileMarks* marks_;
};

}  // namespace sectorsmith::gui
