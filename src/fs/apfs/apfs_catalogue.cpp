// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple File System Reference (2020-06-22): object maps, volumes, file-system objects, snapshot metadata, extent
// references, sealed volumes.
//
// The nodes of a volume's file tree, of all its snapshots, too, are what its object map maps: they are read from there, in
// the order of the disk, each once (twice: the owners of streams come first), however many snapshots share them. That the
// newest tree hangs together is checked by the way.
#include "fs/apfs/apfs_catalogue.h"

#include <algorithm>
#include <optional>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/allocation_map.h"
#include "fs/apfs/apfs.h"
#include "fs/apfs/apfs_files.h"
#include "fs/apfs/apfs_keys.h"
#include "fs/apfs/apfs_records.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

constexpr std::size_t mostNodes = std::size_t{1} << 26;
constexpr std::size_t mostStreams = std::size_t{1} << 21;
constexpr unsigned mostFolders = 1024;
constexpr std::uint64_t rootParent = 1, rootFolderId = 2;
constexpr std::uint32_t largestObject = 1 << 20;  // bytes
constexpr std::uint64_t sealed = 0x20;            // incompatible features

}  // namespace

Result<void> Files::report(std::uint64_t bytes) {
    if (progress_->cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    done_ += bytes;
    total_ = std::max(total_, done_);
    progress_->update(done_, total_);
    return {};
}

Result<void> Files::tellArea(std::uint64_t block, std::uint64_t blocks, const Message& name) {
    if (block >= superblock_.blockCount || blocks > superblock_.blockCount - block)
        return fail(Cause::Damaged, FsError::OutsideContainer, name);
    return visitor_->area({block * blockSize_, blocks * blockSize_, &name});
}

Result<void> Files::tellStream(const Volume& volume, std::uint64_t stream, std::uint64_t at,
                               std::uint64_t block, std::uint64_t blocks, bool older,
                               std::optional<std::uint64_t> sector) {
    FileExtent extent;
    extent.encrypted = sector.has_value();
    extent.sector = sector.value_or(0);
    extent.older = older;
    extent.file = stream;
    extent.volume = volume.slot;
    extent.shared = true;
    if (const auto it = streams_.find(stream); it != streams_.end()) {
        extent.file = it->second.file;
        extent.name = it->second.attribute;
        if (!extent.name.empty()) extent.stream = StreamKind::Attribute;
    }
    if (blocks == 0 || block >= superblock_.blockCount || blocks > superblock_.blockCount - block) {
        if (auto on = visitor_->lostExtents(volume.slot, extent.file); !on) return on;
        return visitor_->finding(
            fail(Cause::Damaged, FsError::ApfsExtentOutside, extent.file, volume.name).error());
    }
    extent.streamOffset = at;
    extent.offset = block * blockSize_;
    extent.length = blocks * blockSize_;
    return visitor_->extent(extent);
}

Result<void> Files::tree(const Volume* volume, std::uint64_t root, std::uint32_t type, std::uint32_t subtype,
                         Message name, std::function<Result<void>(const NodeRecord&)> record) {
    TreeVisit visit;
    visit.root = root;
    visit.subtype = subtype;
    visit.newest = superblock_.header.xid;
    visit.name = std::move(name);
    if ((type & storageMask) == storagePhysical) {
        visit.resolve = [](std::uint64_t oid) -> Result<std::uint64_t> { return oid; };
    } else if ((type & storageMask) == 0 && volume != nullptr) {
        visit.resolve = [&, volume](std::uint64_t oid) -> Result<std::uint64_t> {
            const Mapped* object = find(volume->objects, oid);
            if (object == nullptr) return fail(Cause::Damaged, FsError::NodeMissing, visit.name);
            return object->block;
        };
    } else {
        return fail(Cause::Damaged, FsError::StorageUnknown, visit.name);
    }
    visit.node = [&](std::uint64_t block) -> Result<void> {
        if (auto on = report(blockSize_); !on) return on;
        return tellArea(block, 1, visit.name);
    };
    visit.record = std::move(record);
    return visitTree(source_, blockSize_, visit);
}

Result<std::vector<Mapped>> Files::objectMap(std::uint64_t block, const Message& name) {
    if (auto on = tellArea(block, 1, name); !on) return std::unexpected(on.error());
    auto bytes = readObject(source_, blockSize_, block, blockSize_, name);
    if (!bytes) return std::unexpected(bytes.error());
    const auto map = *ByteReader(*bytes).structure<ObjectMap>(0);
    if ((map.header.type & 0xFFFF) != typeOmap || map.header.oid != block)
        return failAt(block * blockSize_, Cause::Damaged, FsError::Damaged, name);
    std::vector<Mapped> objects;
    auto read = tree(nullptr, map.treeOid, map.treeType, typeOmap, name,
                     [&](const NodeRecord& record) -> Result<void> {
                         const auto key = ByteReader(record.key).structure<ObjectMapKey>(0);
                         const auto value = ByteReader(record.value).structure<ObjectMapValue>(0);
                         if (!key || !value) return fail(Cause::Damaged, FsError::RecordDamaged, name);
                         if (objects.size() >= mostNodes)
                             return fail(Cause::NoSpace, FsError::TooLarge, name);
                         Mapped one;
                         one.oid = key->oid;
                         one.xid = key->xid;
                         one.block = value->address;
                         one.size = value->size;
                         one.flags = static_cast<std::uint8_t>(value->flags);
                         if ((one.flags & mappedDeleted) == 0 &&
                             (one.size == 0 || one.size % blockSize_ != 0 || one.size > largestObject))
                             return fail(Cause::Damaged, FsError::ObjectSize, name);
                         objects.push_back(one);
                         return {};
                     });
    if (!read) return std::unexpected(read.error());
    if (map.snapshotTreeOid != 0)
        if (auto on = tree(nullptr, map.snapshotTreeOid, map.snapshotTreeType, typeMapSnapshots, name,
                           [](const NodeRecord&) -> Result<void> { return {}; });
            !on)
            return std::unexpected(on.error());
    return objects;
}

const Mapped* Files::find(const std::vector<Mapped>& objects, std::uint64_t oid, std::uint64_t xid) {
    auto it = std::ranges::upper_bound(objects, std::pair(oid, xid), {}, [](const Mapped& object) {
        return std::pair(object.oid, object.xid);
    });
    if (it == objects.begin()) return nullptr;
    --it;
    return it->oid == oid && (it->flags & mappedDeleted) == 0 ? &*it : nullptr;
}

Result<void> Files::readVolume(unsigned slot, const Mapped& object) {
    const Message what = say(FsMessage::AreaVolumeSuperblock, slot);
    auto bytes = readObject(source_, blockSize_, object.block, blockSize_, what);
    if (!bytes) return std::unexpected(bytes.error());
    Volume volume;
    volume.slot = slot;
    volume.superblock = *ByteReader(*bytes).structure<VolumeSuperblock>(0);
    const VolumeSuperblock& superblock = volume.superblock;
    if (!ByteReader(superblock.magic).matches(0, "APSB") || superblock.header.oid != object.oid)
        return failAt(object.block * blockSize_, Cause::Damaged, FsError::Damaged, what);
    volume.name = nameOf(slot, superblock);
    auto objects = objectMap(superblock.omapOid, say(FsMessage::AreaObjectMapOf, volume.name));
    if (!objects) return std::unexpected(objects.error());
    volume.objects = std::move(*objects);
    volume.cipher = cipher(slot);
    volumes_.push_back(std::move(volume));
    return {};
}

Result<void> Files::extentTree(const Volume& volume, std::uint64_t root, std::uint32_t type,
                               const Message& name) {
    std::uint64_t end = 0;  // of the extent before
    return tree(&volume, root, type, typeExtentTree, name, [&](const NodeRecord& record) -> Result<void> {
        const auto key = ByteReader(record.key).little<std::uint64_t>(0);
        const auto value = ByteReader(record.value).structure<PhysicalExtent>(0);
        if (!key || !value || *key >> 60 != recordExtent)
            return fail(Cause::Damaged, FsError::RecordDamaged, name);
        const std::uint64_t block = *key & idMask, blocks = value->lengthAndKind & idMask;
        if (block < end) return fail(Cause::Damaged, FsError::ExtentsOverlap, name);
        end = block + blocks;
        return tellStream(volume, value->owner, 0, block, blocks, true);
    });
}

Result<std::optional<Node>> Files::readNode(const Volume& volume, const Mapped& object, WindowReader& reader,
                                            std::vector<std::byte>& plain) const {
    const Message what = say(FsMessage::AreaFileTree, volume.name);
    if (object.block >= superblock_.blockCount)
        return fail(Cause::Damaged, FsError::NodeOutsideContainer, what);
    const std::uint64_t offset = object.block * blockSize_;
    auto bytes = reader.get(offset, object.size, what);
    if (!bytes) return std::unexpected(bytes.error());
    if ((object.flags & mappedEncrypted) != 0) {
        plain.assign(bytes->begin(), bytes->end());
        volume.cipher->decrypt(plain, offset / XtsCipher::sector);
        bytes = plain;
    }
    const auto header = ByteReader(*bytes).structure<NodeHeader>(0);
    // Of a sealed volume, where only the nodes of the file tree are without: their sums stand in the nodes above.
    const bool bare = (object.flags & mappedNoHeader) != 0;
    if (!bare && !fletcher64Fits(*bytes)) return failAt(offset, Cause::Damaged, FsError::NodeChecksum, what);
    if (!header || (!bare && (header->header.oid != object.oid || header->header.xid != object.xid)))
        return failAt(offset, Cause::Damaged, FsError::NodeOverwritten, what);
    const std::uint32_t kind = header->header.type & 0xFFFF;
    if (!bare && (header->header.subtype != typeFileTree || (kind != typeNode && kind != typeRootNode)))
        return std::nullopt;
    const TreeInfo variable{};
    const auto node = Node::parse(*bytes, &variable);
    if (!node || node->fixed() || node->leaf() != (header->level == 0) ||
        (!bare && node->root() != (kind == typeRootNode)) || header->level > maxTreeDepth ||
        (node->count() == 0 && !node->root()))
        return failAt(offset, Cause::Damaged, FsError::NodeDamaged, what);
    return node;
}

Result<void> Files::forEachNode(Volume& volume, bool first,
                                const std::function<Result<void>(Mapped&, const Node&)>& visit) {
    std::vector<std::uint32_t> order;
    for (std::uint32_t i = 0; i < volume.objects.size(); ++i) {
        const Mapped& object = volume.objects[i];
        if ((object.flags & mappedDeleted) != 0 || !volume.open(object)) continue;
        if (first || object.fileNode) order.push_back(i);
    }
    std::ranges::sort(order, {}, [&](std::uint32_t i) { return volume.objects[i].block; });
    WindowReader reader(source_);
    std::vector<std::byte> plain;
    for (const std::uint32_t i : order) {
        Mapped& object = volume.objects[i];
        if (auto on = report(object.size); !on) return on;
        auto read = readNode(volume, object, reader, plain);
        // The rest of the tree is read all the same; its links tell what is missing.
        if (!read) {
            if (strict_) return std::unexpected(read.error());
            object.damaged = volume.incomplete = true;
            object.fileNode = false;
            if (auto on = visitor_->finding(read.error()); !on) return on;
            continue;
        }
        object.fileNode = read->has_value();
        if (!object.fileNode) continue;
        const Node& node = **read;
        object.level = static_cast<std::uint8_t>(node.header().level);
        object.keys = node.count();
        if (auto on = visit(object, node); !on) return on;
    }
    return {};
}

// Links of index nodes, and which streams are whose.
Result<void> Files::learn(Volume& volume, const Mapped& object, const Node& node) {
    const bool newest = find(volume.objects, object.oid) == &object;
    std::uint64_t before = 0;
    for (std::uint32_t i = 0; i < node.count(); ++i) {
        const auto record = node.record(i);
        const auto key = record ? ByteReader(record->key).little<std::uint64_t>(0) : std::nullopt;
        const std::uint64_t order = key ? *key << 4 | *key >> 60 : 0;
        if (!key || order < before)
            return failAt(object.block * blockSize_, Cause::Damaged, FsError::FileTreeRecords, volume.name);
        before = order;
        const ByteReader value(record->value);
        if (!node.leaf()) {
            const auto child = value.little<std::uint64_t>(0);
            const Mapped* found = child ? find(volume.objects, *child) : nullptr;
            if (newest && found == nullptr)
                return failAt(object.block * blockSize_, Cause::Damaged, FsError::FileTreeNodeMissing,
                              volume.name);
            if (newest)
                links_.push_back({static_cast<std::uint32_t>(found - volume.objects.data()),
                                  static_cast<std::uint8_t>(object.level - 1)});
            continue;
        }
        if (streams_.size() >= mostStreams) continue;  // then the stream's number is told
        const std::uint64_t file = *key & idMask;
        if (*key >> 60 == recordInode) {
            const auto inode = value.structure<InodeValue>(0);
            if (!inode)
                return failAt(object.block * blockSize_, Cause::Damaged, FsError::FileRecordDamaged, file,
                              volume.name);
            if (inode->stream != file) streams_.try_emplace(inode->stream, Owner{file, {}});
        } else if (*key >> 60 == recordAttribute) {
            const auto attribute = attributeOf(*record);
            if (!attribute)
                return failAt(object.block * blockSize_, Cause::Damaged, FsError::FileAttributeDamaged, file,
                              volume.name);
            if (attribute->inStream)
                streams_.insert_or_assign(attribute->stream, Owner{file, attribute->name});
            // Magic, kind, and the bytes that the file has when it is unpacked.
            const ByteReader packed(attribute->value);
            if (names_ && attribute->name == "com.apple.decmpfs" &&
                packed.little<std::uint32_t>(0) == 0x636D7066U && inView(volume, object))
                if (const auto size = packed.little<std::uint64_t>(8)) compressed_[file] = *size;
        }
    }
    return {};
}

Result<void> Files::tellExtent(const Volume& volume, const NodeRecord& record, bool older) {
    const std::uint64_t file = *ByteReader(record.key).little<std::uint64_t>(0) & idMask;
    const auto at = ByteReader(record.key).little<std::uint64_t>(8);
    const auto value = ByteReader(record.value).structure<FileExtentValue>(0);
    const std::uint64_t bytes = value ? value->lengthAndFlags & extentLengthMask : 0;
    if (!at || bytes == 0 || bytes % blockSize_ != 0) {
        if (auto on = visitor_->lostExtents(volume.slot, file); !on) return on;
        return wrong(volume, file, FsError::FileExtentDamaged);
    }
    if (value->block == 0) return {};  // a hole
    std::optional<std::uint64_t> sector;
    if (volume.cipher) sector = value->cryptoId * (blockSize_ / XtsCipher::sector);
    return tellStream(volume, file, *at, value->block, bytes / blockSize_, older, sector);
}

Result<void> Files::tellInode(const Volume& volume, std::uint64_t file, const NodeRecord& record) {
    auto entry = fileOf(record.value);
    if (!entry) return wrong(volume, file, FsError::FileRecordDamaged);
    entry->file = file;
    entry->volume = volume.slot;
    StreamEntry stream;
    stream.file = file;
    stream.volume = volume.slot;
    const auto packed = compressed_.find(file);
    const std::uint32_t flags = ByteReader(record.value).structure<InodeValue>(0)->bsdFlags;
    if ((flags & bsdCompressed) != 0) {
        if (packed != compressed_.end()) entry->size = packed->second;
        // Without its attribute an empty file is not what was compressed.
        if (packed != compressed_.end() || entry->size == 0) stream.coding = StreamCoding::Decmpfs;
    }
    // A node that is lost may have had extents of any file.
    stream.holes = !volume.incomplete;
    if ((flags & bsdDataless) != 0) stream.coding = StreamCoding::Elsewhere;
    if (auto on = visitor_->file(*entry); !on) return on;
    if (entry->kind != FileKind::File) return {};
    stream.size = stream.valid = entry->size;
    return visitor_->stream(stream);
}

Result<void> Files::tellAttribute(const Volume& volume, std::uint64_t file, const NodeRecord& record,
                                  std::uint64_t place) {
    const auto attribute = attributeOf(record);
    if (!attribute) return wrong(volume, file, FsError::FileAttributeDamaged);
    StreamEntry stream;
    stream.file = file;
    stream.volume = volume.slot;
    stream.stream = StreamKind::Attribute;
    stream.name = attribute->name;
    stream.internal = attribute->name.starts_with("com.apple.system.");  // access control lists
    stream.size = attribute->inStream ? attribute->size : attribute->value.size();
    stream.valid = stream.size;
    stream.resident = !attribute->inStream;
    if (stream.resident) {
        stream.bytes = attribute->value;
        stream.offset = place + sizeof(AttributeValue);
    }
    return visitor_->stream(stream);
}

Result<void> Files::tellRecords(const Volume& volume, const Mapped& object, const Node& node) {
    const bool now = inView(volume, object);
    const bool folds = (volume.superblock.incompatibleFeatures & foldsNames) != 0;
    for (std::uint32_t i = 0; i < node.count() && node.leaf(); ++i) {
        const auto record = node.record(i);
        const auto key = record ? ByteReader(record->key).little<std::uint64_t>(0) : std::nullopt;
        if (!key) continue;
        const std::uint64_t file = *key & idMask;
        Result<void> on;
        switch (*key >> 60) {
            case recordFileExtent: on = tellExtent(volume, *record, !now); break;
            case recordInode:
                if (names_ && now) on = tellInode(volume, file, *record);
                break;
            case recordAttribute:
                if (names_ && now)
                    on = tellAttribute(
                        volume, file, *record,
                        object.block * blockSize_ +
                            static_cast<std::uint64_t>(record->value.data() - node.bytes().data()));
                break;
            case recordName:
                if (!names_ || !now || file == rootParent) break;  // above the root folder
                if (const auto name = apfs::nameOf(*record, folds))
                    on = visitor_->name({name->file, file, volume.slot, name->name});
                else on = wrong(volume, file, FsError::FileNameDamaged);
                break;
            default: break;
        }
        if (!on) return on;
    }
    return {};
}

Result<void> Files::fileTree(Volume& volume) {
    const Mapped* root = find(volume.objects, volume.superblock.rootTreeOid);
    if (root == nullptr) return fail(Cause::Damaged, FsError::FileTreeMissing, volume.name);
    links_.clear();
    TreeInfo info{};
    if (auto on = forEachNode(volume, true,
                              [&](const Mapped& object, const Node& node) {
                                  if (&object == root) info = node.info();
                                  return learn(volume, object, node);
                              });
        !on)
        return on;
    std::uint64_t nodes = 0, keys = 0;
    bool hidden = false;
    for (const Link& link : links_) {
        Mapped& child = volume.objects[link.object];
        if (child.damaged || (!child.fileNode && !volume.open(child))) {
            hidden = true;
            continue;
        }
        if (!child.fileNode || child.level != link.level || child.linked || &child == root)
            return failAt(child.block * blockSize_, Cause::Damaged, FsError::FileTreeNotLinked, volume.name);
        child.linked = true;
        ++nodes;
        if (child.level == 0) keys += child.keys;
    }
    if (root->fileNode) {
        ++nodes;
        if (root->level == 0) keys += root->keys;
        if (info.nodeCount == 0 || (!hidden && (nodes != info.nodeCount || keys != info.keyCount)))
            return failAt(root->block * blockSize_, Cause::Damaged, FsError::FileTreeCounts, volume.name,
                          keys, nodes, info.keyCount.value(), info.nodeCount.value());
    } else if (volume.open(*root)) {
        return failAt(root->block * blockSize_, Cause::Damaged, FsError::FileTreeRootDamaged, volume.name);
    }
    return forEachNode(volume, false, [&](const Mapped& object, const Node& node) {
        return tellRecords(volume, object, node);
    });
}

Result<void> Files::tellVolume(Volume& volume) {
    const VolumeSuperblock& superblock = volume.superblock;
    streams_.clear();
    compressed_.clear();
    if (auto on = readSnapshots(volume); !on) return on;
    if (volume.slot == snapshotVolume_ && !snapshot_.empty() && volume.view == superblock_.header.xid)
        return fail(Cause::NotFound, FsError::NoSuchSnapshot, snapshot_, volume.name);
    const Message object = say(FsMessage::AreaFileTree, volume.name);
    bool hidden = false;
    for (const Mapped& one : volume.objects) {
        if ((one.flags & mappedDeleted) != 0) continue;
        hidden = hidden || ((one.flags & mappedEncrypted) != 0 && !volume.cipher);
        if (auto on = tellArea(one.block, one.size / blockSize_, object); !on) return on;
    }
    const bool encrypted = hidden || ((superblock.flags & unencrypted) == 0 && !volume.cipher);
    const bool isSealed = (superblock.incompatibleFeatures & sealed) != 0;
    if (encrypted) notes_.push_back(say(FsMessage::FilesEncrypted, volume.name));
    if (superblock.rollingStateOid != 0) notes_.push_back(say(FsMessage::EncryptionChanging, volume.name));
    if (!encrypted)
        if (auto on = fileTree(volume); !on) return on;
    if (isSealed && superblock.fileExtentTreeOid != 0) {
        const Message name = say(FsMessage::AreaFileExtentTree, volume.name);
        auto record = [&](const NodeRecord& one) -> Result<void> {
            const auto stream = ByteReader(one.key).little<std::uint64_t>(0);
            const auto at = ByteReader(one.key).little<std::uint64_t>(8);
            const auto length = ByteReader(one.value).little<std::uint64_t>(0);
            const auto block = ByteReader(one.value).little<std::uint64_t>(8);
            if (!stream || !at || !length || !block || (*length & extentLengthMask) % blockSize_ != 0)
                return fail(Cause::Damaged, FsError::RecordDamaged, name);
            if (*block == 0) return {};
            return tellStream(volume, *stream, *at, *block, (*length & extentLengthMask) / blockSize_, false);
        };
        if (auto on = tree(&volume, superblock.fileExtentTreeOid, superblock.fileExtentTreeType,
                           typeFileExtentTree, name, record);
            !on)
            return on;
    }
    if (superblock.extentTreeOid != 0)
        if (auto on = extentTree(volume, superblock.extentTreeOid, superblock.extentTreeType,
                                 say(FsMessage::AreaExtentTree, volume.name));
            !on)
            return on;
    if (superblock.revertToSuperblock != 0)
        if (auto on =
                tellArea(superblock.revertToSuperblock, 1, say(FsMessage::AreaRevertSuperblock, volume.name));
            !on)
            return on;
    for (const auto& [xid, snapshot] : volume.snapshots) {
        if (auto on =
                tellArea(snapshot.superblock, 1, say(FsMessage::AreaSnapshotSuperblock, xid, volume.name));
            !on)
            return on;
        if (snapshot.extentTreeOid == 0) continue;
        if (auto on = extentTree(volume, snapshot.extentTreeOid, snapshot.extentTreeType,
                                 say(FsMessage::AreaSnapshotExtentTree, xid, volume.name));
            !on)
            return on;
    }
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    names_ = visitor.wantsNames();
    progress_ = &progress;
    done_ = total_ = 0;
    volumes_.clear();
    notes_.clear();
    auto objects = objectMap(superblock_.omapOid, say(FsMessage::AreaObjectMap));
    if (!objects) return std::unexpected(objects.error());
    for (const Mapped& object : *objects)
        if ((object.flags & mappedDeleted) == 0)
            if (auto on =
                    tellArea(object.block, object.size / blockSize_, say(FsMessage::AreaAVolumeSuperblock));
                !on)
                return on;
    const std::uint32_t slots = std::min<std::uint32_t>(superblock_.maxFileSystems, 100);
    for (std::uint32_t slot = 0; slot < slots; ++slot) {
        const std::uint64_t oid = superblock_.volumes[slot];
        if (oid == 0) continue;
        const Mapped* object = find(*objects, oid);
        if (object == nullptr) return fail(Cause::Damaged, FsError::ApfsVolumeMissing, slot);
        if (auto on = readVolume(slot, *object); !on) return on;
    }
    for (const Volume& volume : volumes_)
        for (const Mapped& object : volume.objects) total_ += 2 * std::uint64_t{object.size};
    total_ += done_;
    for (Volume& volume : volumes_)
        if (auto on = tellVolume(volume); !on) return on;
    return {};
}

std::optional<VolumeSuperblock> Files::superblockOf(unsigned slot) const {
    const auto container = Container::open(source_);
    if (!container || slot >= superblock_.volumes.size()) return std::nullopt;
    const auto block =
        container->lookUp(source_, superblock_.omapOid, superblock_.volumes[slot], superblock_.header.xid);
    const auto bytes = block ? container->block(source_, *block) : std::nullopt;
    const auto superblock = bytes ? ByteReader(*bytes).structure<VolumeSuperblock>(0) : std::nullopt;
    if (!superblock || !ByteReader(superblock->magic).matches(0, "APSB")) return std::nullopt;
    return superblock;
}

bool Files::locked(unsigned slot) {
    const auto superblock = superblockOf(slot);
    return superblock && (superblock->flags & unencrypted) == 0 && !ciphers_.contains(slot);
}

Result<void> Files::unlock(unsigned slot, std::string_view password) {
    const auto superblock = superblockOf(slot);
    if (!superblock) return fail(Cause::Damaged, FsError::ApfsVolumeMissing, slot);
    const std::string name = nameOf(slot, *superblock);
    if ((superblock->flags & unencrypted) != 0) return fail(Cause::Usage, FsError::NotEncrypted, name);
    auto key = volumeKey(source_, superblock_, *superblock, password, name);
    if (!key) return std::unexpected(key.error());
    ciphers_[slot] = std::make_shared<const XtsCipher>(std::move(*key));
    return {};
}

std::string Files::volumeName(unsigned slot) const {
    const auto it = std::ranges::find(volumes_, slot, &Volume::slot);
    if (it != volumes_.end()) return it->name.text;
    const auto superblock = superblockOf(slot);  // before the first walk
    return superblock ? nameOf(slot, *superblock).text : std::string();
}

std::optional<std::vector<std::byte>> Files::inode(const Volume& volume, std::uint64_t file) const {
    const std::uint64_t wanted = file << 4 | recordInode;
    std::uint64_t oid = volume.superblock.rootTreeOid;
    const TreeInfo variable{};
    for (unsigned depth = 0; depth <= maxTreeDepth; ++depth) {
        const Mapped* object = find(volume.objects, oid);
        if (object == nullptr || object->flags != 0) return std::nullopt;
        auto bytes = readObject(source_, blockSize_, object->block, object->size, FsMessage::FileTree);
        const auto node = bytes ? Node::parse(*bytes, &variable) : std::nullopt;
        if (!node || node->fixed()) return std::nullopt;
        std::optional<NodeRecord> last;
        std::uint64_t found = 0;
        for (std::uint32_t i = 0; i < node->count(); ++i) {
            const auto record = node->record(i);
            const auto key = record ? ByteReader(record->key).little<std::uint64_t>(0) : std::nullopt;
            if (!key) return std::nullopt;
            const std::uint64_t order = *key << 4 | *key >> 60;
            if (order > wanted) break;
            last = record;
            found = order;
        }
        if (!last) return std::nullopt;
        if (node->leaf()) {
            if (found != wanted) return std::nullopt;
            return std::vector<std::byte>(last->value.begin(), last->value.end());
        }
        const auto child = ByteReader(last->value).little<std::uint64_t>(0);
        if (!child) return std::nullopt;
        oid = *child;
    }
    return std::nullopt;
}

std::string Files::pathOf(unsigned slot, std::uint64_t file) {
    const auto volume = std::ranges::find(volumes_, slot, &Volume::slot);
    if (volume == volumes_.end() || (volume->superblock.flags & unencrypted) == 0) return {};
    std::string path;
    for (unsigned level = 0; level < mostFolders; ++level) {
        if (file == rootFolderId) return path.empty() ? "/" : path;
        const auto value = inode(*volume, file);
        if (!value) return {};
        const auto head = ByteReader(*value).structure<InodeValue>(0);
        if (!head) return {};
        const std::string name = fsread::text(inodeField(*value, fieldName));
        if (name.empty()) return {};
        path.insert(0, "/" + name);
        file = head->parent;
    }
    return {};
}

std::unique_ptr<Catalogue> openCatalogue(const ByteSource& source, const ContainerSuperblock& superblock) {
    return std::make_unique<Files>(source, superblock);
}

}  // namespace sectorsmith::apfs
