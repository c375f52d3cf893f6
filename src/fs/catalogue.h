// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a volume, and the bytes that are theirs: one walk over the structures of any file system. Never writes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/crypt.h"
#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"

namespace sectorsmith {

enum class StreamKind : std::uint8_t {
    Data,          // the content of a file, or a folder's list of names
    ResourceFork,  // HFS+
    Attribute,     // an extended attribute, an alternate stream; FileExtent::name is its name
    Structure,     // blocks that only say where the stream's other blocks lie; no streamOffset
};

// Bytes [offset, offset + length) of the source are those of a file's stream from streamOffset on. Whole blocks: the last
// may go on behind the stream's end. Not empty, and not checked against the volume's end.
struct FileExtent {
    std::uint64_t file = 0;  // as the format numbers its files: catalogue node id, inode, record, object id
    unsigned volume = 0;     // of an APFS container, its slot; else 0
    StreamKind stream = StreamKind::Data;
    // Others may name the same bytes: a clone, a snapshot's file, an attribute block of several inodes.
    bool shared = false;
    bool unwritten = false;  // allocated, and read as zeros
    // Only the owner is known: streamOffset means nothing (APFS, by the tree of extents), or it is a state of the file that
    // a snapshot keeps. With names, most such bytes are told a second time by the file itself.
    bool older = false;
    std::uint64_t streamOffset = 0;  // bytes
    std::uint64_t offset = 0;        // bytes of the source
    std::uint64_t length = 0;        // bytes
    std::string_view name;           // UTF-8, of an attribute; valid while the visitor runs
    // The bytes are encrypted, and Catalogue::cipher() decrypts them: `sector` is the number that it takes at `offset`.
    bool encrypted = false;
    std::uint64_t sector = 0;
};

// Bytes [offset, offset + length) of the source that the file system itself needs: "catalog file", "journal".
struct VolumeArea {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    const Message* name = nullptr;  // valid while the visitor runs
};

enum class FileKind : std::uint8_t {
    Unknown,
    File,
    Folder,
    Link,
    CharacterDevice,
    BlockDevice,
    Pipe,
    Socket
};

// What the upper bits of a POSIX mode say; File where they say nothing.
FileKind kindOfMode(std::uint16_t mode);

// Nanoseconds since 1970 UTC, the nearest there is for dates beyond; `none` where the format, or the file, has no such time.
struct FileTime {
    static constexpr std::int64_t none = INT64_MIN;
    std::int64_t nanoseconds = none;
    // Seconds since 1970 and nanoseconds (below a second).
    static FileTime of(std::int64_t seconds, std::uint32_t nanoseconds = 0);
    bool operator==(const FileTime&) const = default;
};

// What a volume records of one file, once for each file however many names it has.
struct FileEntry {
    std::uint64_t file = 0;
    unsigned volume = 0;
    FileKind kind = FileKind::Unknown;
    std::uint64_t size = 0;          // bytes of its data as programs read them (uncompressed)
    std::uint64_t resourceSize = 0;  // bytes of the resource fork
    FileTime created, modified, changed, accessed;
    bool hasOwner = false;   // the next three mean something
    std::uint16_t mode = 0;  // permissions, as chmod has them (07777)
    std::uint32_t owner = 0, group = 0;
    std::uint32_t links = 1;  // as counted in the volume
    // As the format has them: chflags(2) of HFS+ and APFS, the attributes of Windows in NTFS, FAT and exFAT, chattr(1) of ext.
    std::uint32_t flags = 0;
};

// One name of a file. Of the root folder none is told.
struct NameEntry {
    std::uint64_t file = 0;
    std::uint64_t parent = 0;  // the folder's file number
    unsigned volume = 0;
    std::string_view
        name;  // UTF-8 where the format knows its encoding, else the volume's bytes; valid while the visitor runs
};

enum class StreamCoding : std::uint8_t {
    Plain,
    Lznt1,        // NTFS, in compression units
    Decmpfs,      // HFS+ and APFS: by the attribute com.apple.decmpfs of the file
    Wof,          // NTFS: compressed in the stream WofCompressedData
    Encrypted,    // with keys that are not known here
    Overwritten,  // compressed, and a part of what it is made of is somebody else's now (a deleted file's)
    Elsewhere,    // a placeholder: the content is in a cloud, an archive or a store of chunks
};

// One stream of a file: how long it is and how its bytes are stored. Its extents are told apart, in no order.
struct StreamEntry {
    std::uint64_t file = 0;
    unsigned volume = 0;
    StreamKind stream = StreamKind::Data;
    StreamCoding coding = StreamCoding::Plain;
    bool resident = false;  // the content stands in the structures themselves: `bytes`
    bool holes = true;  // what no extent tells of is zeros; else, below `valid`, where it lies is not known
    bool internal =
        false;  // an attribute of the file system or of the system (indexes, rights): not a file's content
    std::uint32_t unit = 0;    // bytes of a compression unit (Lznt1)
    std::uint64_t size = 0;    // bytes as programs read them
    std::uint64_t valid = 0;   // bytes; those behind are read as zeros
    std::uint64_t offset = 0;  // bytes of the source: of resident content
    std::string_view name;     // as of FileExtent, like the next
    std::span<const std::byte> bytes;
};

// Told what a walk finds, on the thread that walks. An error returned ends the walk with it.
class CatalogueVisitor {
 public:
    virtual ~CatalogueVisitor() = default;
    virtual Result<void> area(const VolumeArea& area) = 0;
    // In no order: overflow records, attributes and data of one file come as the disk has them.
    virtual Result<void> extent(const FileExtent& extent) = 0;
    // Whether the next two are wanted, too: reading names takes reading folders where they are apart from the files.
    virtual bool wantsNames() const { return false; }
    // In no order: a name can come before its file, and before its folder.
    virtual Result<void> file(const FileEntry&) { return {}; }
    virtual Result<void> name(const NameEntry&) { return {}; }
    // With names only.
    virtual Result<void> stream(const StreamEntry&) { return {}; }
    // What says where the bytes of a file lie is damaged in part: its streams have no holes, whatever they say.
    virtual Result<void> lostExtents(unsigned /*volume*/, std::uint64_t /*file*/) { return {}; }
    // The structures contradict each other (Cause::Damaged) and the walk could go on with the rest. Returning nothing lets
    // it: then what was told is not all there is. The default ends it.
    virtual Result<void> finding(Error error) { return std::unexpected(std::move(error)); }
};

// Hears nothing, and lets every walk go on.
class SilentVisitor : public CatalogueVisitor {
 public:
    Result<void> area(const VolumeArea&) override { return {}; }
    Result<void> extent(const FileExtent&) override { return {}; }
    Result<void> finding(Error) override { return {}; }
};

struct Area;
// Tells `visitor` the areas, which count from `base` (bytes of the source).
Result<void> tellAreas(CatalogueVisitor& visitor, std::uint64_t base, std::span<const Area> areas);

// Where the description of a deleted file was found.
enum class DeletedTrace : std::uint8_t {
    Record,      // its folder entry, record or inode, which is not in use
    Slack,       // the unused rest of a folder's index or of a tree's node
    Journal,     // an older copy of a structure
    Checkpoint,  // an older state of the container that is still on the disk
    Snapshot,
};

struct DeletedStream {
    StreamEntry entry;  // its name and bytes are empty, and stand here:
    std::string name;
    std::vector<std::byte> bytes;     // of resident content
    std::vector<FileExtent> extents;  // where the content was, as far as that is known
    bool holes = false;               // what no extent tells of is zeros; else it is lost
};

// A file that was deleted, as far as something still describes it. Whether its blocks are somebody else's now is not asked
// here, but by DeletedFiles (deleted_files.h).
struct DeletedFile {
    static constexpr std::uint64_t nowhere = ~std::uint64_t{0};
    FileEntry entry;  // another file can have its number by now
    std::uint64_t parent = nowhere;
    std::string name;  // as NameEntry::name; empty: lost
    struct Link {
        std::uint64_t parent = nowhere;
        std::string name;
    };
    std::vector<Link> links;  // its other names; of a folder none
    std::vector<DeletedStream> streams;
    DeletedTrace trace = DeletedTrace::Record;
    bool firstLetterLost =
        false;             // FAT: the first character of the name is put for one that is not there any more
    bool located = true;   // false: where its content was, and its size, were erased
    bool guessed = false;  // the volume says only where it began: the rest is supposed to follow
};
// An error returned ends the search with it.
using DeletedVisitor = std::function<Result<void>(DeletedFile&& file)>;

// A state of a volume that it keeps.
struct VolumeSnapshot {
    std::uint64_t id = 0;  // of APFS, the transaction
    std::string name;
    FileTime created;
};

// One volume's files. A reader opens it after the format was recognised; everything on the volume is hostile. One thread.
class Catalogue {
 public:
    virtual ~Catalogue() = default;
    // Tells `visitor` all areas, and all extents of all files. Reads in the order of the disk, in large pieces; memory is
    // bounded (a few bytes for each node of a tree). Reports bytes of the structures read. Does not ask whether the volume
    // is clean. Errors: Damaged (nothing more can be read from there), Io, Cancelled, NoSpace, Refused, Unsupported, and
    // whatever the visitor returned.
    virtual Result<void> walk(CatalogueVisitor& visitor, Progress& progress) = 0;
    // The numbers of the volumes: of an APFS container, the slots that the last walk found in use.
    virtual std::vector<unsigned> volumes() const { return {0}; }
    // The number of the folder in which all paths begin.
    virtual std::uint64_t rootFolder(unsigned) const { return 2; }
    // "/folder/name" of a file by a few reads, for messages; empty where that takes a walk, or the structures are damaged.
    virtual std::string pathOf(unsigned volume, std::uint64_t file) = 0;
    // Of a container with several volumes, what a message calls one: "volume 0 (“Macintosh HD”)"; else empty.
    virtual std::string volumeName(unsigned) const { return {}; }
    // From now on walks tell the names, files and streams that this snapshot of the volume keeps. A walk says NotFound where
    // there is none of that name. Unsupported: the file system has no snapshots.
    virtual Result<void> useSnapshot(unsigned volume, std::string_view name);
    // Whether names and contents of the volume take its password. `volume`: as in FileExtent, like those that follow.
    virtual bool locked(unsigned) { return false; }
    // Walks read an encrypted volume from now on. `password`: of any of its users, or its recovery key; it is not kept.
    // Takes seconds. Errors: FsError::WrongPassword (Refused); Unsupported: no password opens it; Damaged, Io.
    virtual Result<void> unlock(unsigned volume, std::string_view password);
    // Unlocks the volume as `other`, another catalogue of the same source, has it.
    virtual void useKeysOf(const Catalogue&, unsigned) {}
    // What decrypts the contents of a volume that was unlocked; else null.
    virtual std::shared_ptr<const XtsCipher> cipher(unsigned) const { return nullptr; }
    // The transactions of the states of an APFS container that can still be tried, the newest (the present one) first.
    virtual std::vector<std::uint64_t> checkpoints() const { return {}; }
    // From now on walks tell the container as of this checkpoint, as long as nothing of its structures was overwritten: else
    // they say Damaged. The contents of its files can be other files' by now: see DeletedFiles. NotFound; Unsupported: the
    // file system has no checkpoints.
    virtual Result<void> useCheckpoint(std::uint64_t transaction);
    // When the volume was last changed in the state of that checkpoint, by a few reads; none: that state of it is not there
    // any more, or the format does not say.
    virtual FileTime changedAt(unsigned, std::uint64_t) const { return {}; }
    // Tells `visit` the deleted files of one volume that something on it still describes, in no order; one file can be
    // described several times. What is damaged is left out: remains need not make sense. Memory as of walk(). Errors: as
    // walk(); Unsupported: not known for this file system.
    virtual Result<void> deleted(unsigned volume, const DeletedVisitor& visit, Progress& progress);
    // Those of a volume that the last walk came by, the oldest first.
    virtual std::vector<VolumeSnapshot> snapshots(unsigned) const { return {}; }
    // What the last walk could not look at: sentences.
    virtual std::vector<Message> notes() const { return {}; }
};

// The catalogue of the file system in `volume`, which must outlive it. Unsupported: no reader for this format.
Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& volume);

}  // namespace sectorsmith
