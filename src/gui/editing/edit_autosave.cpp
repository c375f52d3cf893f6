// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/edit_autosave.h"

#include <QMetaObject>
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <thread>

#include "gui/session/background.h"
#include "gui/session/text.h"
#include "ops/state_folder.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

namespace {

// A partition's edits are kept apart from its disk's: its size and name tell them.
Result<DeviceIdentity> identityFor(const WriteTarget& target, bool isDevice, quint64 size,
                                   const std::string& name) {
    const auto facts = factsOf(target);
    if (!facts) return std::unexpected(facts.error());
    DeviceIdentity identity = identityOf(*facts, !isDevice);
    if (size != identity.size) {
        identity.size = size;
        identity.path = name;
    }
    return identity;
}

// Whether the disk can be the one that the commit was writing to: every run is old, new or between.
bool fits(const ByteSource& disk, const UndoRecord& record) {
    const auto status = inspect(disk, record.runs);
    return status && std::ranges::none_of(
                         *status, [](const RunStatus& run) { return run.content == RunContent::Other; });
}

// The threads of keepers that are gone. They outlive everything but the process, and so does this.
struct ClosingWriters {
    std::mutex mutex;
    std::condition_variable changed;
    int count = 0;
};
ClosingWriters& closingWriters() {
    static auto* writers = new ClosingWriters;
    return *writers;
}
constexpr int closingPatience = 3000;  // milliseconds

struct Found {
    std::optional<DeviceIdentity> identity;
    std::vector<FoundEdits> edits;
    std::vector<UndoRecord> cutOff;
};

}  // namespace

struct EditAutosave::Shared {
    struct Job {
        enum class What { Record, Remove, Forget };
        What what = What::Record;
        ByteRange range = {};             // Record
        std::filesystem::path file = {};  // Forget: of an earlier run
    };
    std::mutex mutex;
    std::condition_variable wake;
    std::deque<Job> jobs;
    bool stop = false;
    bool busy = false;
    bool running = false;
    bool failed = false;
    bool keeps = false;
    bool closing = false;            // counted in closingWriters()
    EditAutosave* keeper = nullptr;  // for messages; used in the GUI thread alone
    // Set before the thread starts:
    std::shared_ptr<const Overlay> overlay;
    DeviceIdentity identity;
    WriteTarget target;
    std::unique_ptr<EditJournal> journal;  // the thread's
};

EditAutosave::EditAutosave(SourceSession* session, QObject* parent)
    : QObject(parent), session_(session), shared_(std::make_shared<Shared>()) {
    shared_->keeper = this;
    shared_->overlay =
        std::static_pointer_cast<const Overlay>(std::static_pointer_cast<EditedSource>(session->source()));
    connect(session, &SourceSession::edited, this, &EditAutosave::edited);
    look();
}

EditAutosave::~EditAutosave() {
    const std::lock_guard lock(shared_->mutex);
    shared_->keeper = nullptr;
    shared_->stop = true;
    if (!shared_->running) return;
    shared_->closing = true;
    {
        ClosingWriters& writers = closingWriters();
        const std::lock_guard counting(writers.mutex);
        ++writers.count;
    }
    shared_->wake.notify_all();
}

bool EditAutosave::finishWriting(int milliseconds) {
    ClosingWriters& writers = closingWriters();
    std::unique_lock lock(writers.mutex);
    return writers.changed.wait_for(lock, std::chrono::milliseconds(milliseconds),
                                    [&] { return writers.count == 0; });
}

bool EditAutosave::idle() const {
    const std::lock_guard lock(shared_->mutex);
    return !shared_->running || (shared_->jobs.empty() && !shared_->busy);
}

bool EditAutosave::keeps() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->keeps;
}

void EditAutosave::look() {
    const WriteTarget target = session_->writeTarget();
    runInBackground(
        this,
        [target, isDevice = session_->opened().isDevice, size = session_->size(),
         name = session_->opened().path, disk = session_->disk(),
         below = shared_->overlay->base()]() -> Found {
            Found found;
            const auto identity = identityFor(target, isDevice, size, name);
            if (!identity) return found;
            found.identity = *identity;
            // A tab of the same disk that was just closed may still be deleting what was discarded.
            finishWriting(closingPatience);
            const auto folders = stateFoldersToRead(target.stateFolder);
            for (SavedEdits& saved : EditJournal::find(folders, *identity)) {
                FoundEdits edits;
                for (const SectorRun& run : saved.runs) {
                    std::vector<std::byte> now(run.before.size());
                    const bool inside = run.offset <= size && run.before.size() <= size - run.offset;
                    const bool same = inside && below->read(run.offset, now).complete() && now == run.before;
                    if (!same) ++edits.differing;
                    edits.bytes += run.after.size();
                }
                // Nothing agrees: another disk of the same size.
                if (edits.differing == saved.runs.size()) continue;
                edits.saved = std::move(saved);
                found.edits.push_back(std::move(edits));
            }
            const auto facts = factsOf(target);
            if (!facts) return found;
            const UndoStore store(allStateFolders(target.stateFolder));
            for (const UndoRecord& open : store.openFor(identityOf(*facts, !isDevice))) {
                auto record = store.load(open.id);
                if (record && fits(*disk, *record)) found.cutOff.push_back(std::move(*record));
            }
            return found;
        },
        [this, target](Found found) {
            if (!found.identity) return;
            shared_->identity = *found.identity;
            shared_->target = target;
            {
                const std::lock_guard lock(shared_->mutex);
                shared_->running = true;
            }
            std::thread([shared = shared_] { writeJournal(shared); }).detach();
            if (session_->hasEdits()) edited(0, session_->size());
            if (!found.cutOff.empty()) Q_EMIT cutOffFound(found.cutOff);
            if (!found.edits.empty()) Q_EMIT editsFound(found.edits);
        });
}

void EditAutosave::edited(quint64 offset, quint64 length) {
    const std::lock_guard lock(shared_->mutex);
    if (!shared_->running || shared_->failed) return;
    using What = Shared::Job::What;
    const auto replaceAll = [&](Shared::Job job) {
        std::erase_if(shared_->jobs, [](const Shared::Job& old) { return old.what != What::Forget; });
        shared_->jobs.push_front(std::move(job));
    };
    constexpr std::size_t many = 256;
    if (!session_->hasEdits()) replaceAll({What::Remove});  // undone, discarded or committed
    else if (shared_->jobs.size() > many && shared_->jobs.front().what != What::Remove)
        replaceAll({What::Record, {0, session_->size()}});
    else shared_->jobs.push_back({What::Record, {offset, length}});
    shared_->wake.notify_all();
}

void EditAutosave::writeJournal(const std::shared_ptr<Shared>& shared) {
    std::unique_lock lock(shared->mutex);
    for (;;) {
        shared->wake.wait(lock, [&] { return shared->stop || !shared->jobs.empty(); });
        if (shared->jobs.empty()) break;
        const Shared::Job job = shared->jobs.front();
        shared->jobs.pop_front();
        shared->busy = true;
        lock.unlock();
        Result<void> done;
        if (job.what == Shared::Job::What::Forget) {
            std::error_code none;
            std::filesystem::remove(job.file, none);
        } else if (job.what == Shared::Job::What::Remove) {
            if (shared->journal) shared->journal->remove();
        } else {
            if (!shared->journal) {
                auto folder = stateFolderForWriting(shared->target.stateFolder, shared->target.path);
                if (folder) shared->journal = std::make_unique<EditJournal>(*folder, shared->identity);
                else done = std::unexpected(folder.error());
            }
            if (done) done = shared->journal->record(*shared->overlay, job.range.offset, job.range.length);
        }
        lock.lock();
        shared->busy = false;
        if (job.what != Shared::Job::What::Forget)
            shared->keeps = done.has_value() && job.what == Shared::Job::What::Record;
        if (!done) {
            shared->failed = true;
            shared->jobs.clear();
            if (shared->keeper != nullptr)
                QMetaObject::invokeMethod(
                    shared->keeper,
                    [keeper = shared->keeper, text = errorText(done.error())] {
                        keeper->session_->report(
                            SourceSession::Severity::Warning,
                            tr("Unsaved changes are not protected against a crash: %1").arg(text));
                    },
                    Qt::QueuedConnection);
        }
        shared->wake.notify_all();
        if (shared->stop && shared->jobs.empty()) break;
    }
    shared->running = false;
    // Its file stays: it is offered again.
    shared->journal.reset();
    if (!shared->closing) return;
    lock.unlock();
    ClosingWriters& writers = closingWriters();
    const std::lock_guard counting(writers.mutex);
    --writers.count;
    writers.changed.notify_all();
}

void EditAutosave::restore(const FoundEdits& found) {
    session_->setEditing(true);
    std::vector<StagedWrite> writes;
    for (const SectorRun& run : found.saved.runs) writes.push_back({run.offset, run.after});
    if (auto staged = session_->stage(writes, tr("Changes from an earlier session")); !staged) {
        session_->report(SourceSession::Severity::Error, sentence(errorText(staged.error())));
        return;
    }
    // After the new journal: a crash in between must not lose them. Where they cannot be kept anew, the old file is all
    // there is.
    const std::lock_guard lock(shared_->mutex);
    if (!shared_->failed) queueForget(found);
}

void EditAutosave::forget(const FoundEdits& found) {
    const std::lock_guard lock(shared_->mutex);
    queueForget(found);
}

void EditAutosave::queueForget(const FoundEdits& found) {
    shared_->jobs.push_back({Shared::Job::What::Forget, {}, found.saved.file});
    shared_->wake.notify_all();
}

}  // namespace sectorsmith::gui
