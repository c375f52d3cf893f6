// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/apfs/apfs_keys.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/errors.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

constexpr std::uint64_t oneKey = 8;                                    // flags of a volume
constexpr std::uint64_t mostBagBlocks = 16;                            // macOS makes 1
constexpr std::uint32_t mostIterations = 10'000'000;                   // macOS takes some 100,000
constexpr std::uint64_t mostWork = 4 * std::uint64_t{mostIterations};  // of all users together
constexpr std::size_t wrappedKey = 40;

// Both halves of the key are the identifier.
XtsCipher cipherOf(const Uuid& uuid) {
    Secret key(32);
    std::ranges::copy(uuid, key.bytes().begin());
    std::ranges::copy(uuid, key.bytes().begin() + 16);
    return XtsCipher(std::move(key));
}

// A value in DER and what follows it.
std::optional<std::span<const std::byte>> next(std::span<const std::byte>& rest, unsigned wanted,
                                               std::span<const std::byte>* whole = nullptr) {
    const ByteReader reader(rest);
    const auto tag = reader.little<std::uint8_t>(0), length = reader.little<std::uint8_t>(1);
    if (!tag || !length || *tag != wanted) return std::nullopt;
    std::uint64_t size = *length, at = 2;
    if (size >= 0x80) {
        if (size > 0x82 || size == 0x80) return std::nullopt;
        const auto high = reader.little<std::uint8_t>(at++);
        if (!high) return std::nullopt;
        size = *high;
        if (*length == 0x82) {
            const auto low = reader.little<std::uint8_t>(at++);
            if (!low) return std::nullopt;
            size = size << 8 | *low;
        }
    }
    if (!reader.contains(at, size)) return std::nullopt;
    const auto value = rest.subspan(at, size);
    if (whole != nullptr) *whole = rest.first(at + size);
    rest = rest.subspan(at + size);
    return value;
}

// A key that another one wraps.
struct WrappedKey {
    Uuid uuid{};
    bool halfLength = false;  // a key of 128 bits, as Core Storage had them, in a place for 256
    std::vector<std::byte> wrapped;
    std::uint32_t iterations = 0;  // of a key that a password wraps
    std::vector<std::byte> salt;
};

std::optional<WrappedKey> parseKey(std::span<const std::byte> blob, bool byPassword) {
    const auto sequence = next(blob, 0x30);
    if (!sequence) return std::nullopt;
    std::span<const std::byte> rest = *sequence, whole;
    if (!next(rest, 0x80)) return std::nullopt;
    const auto mac = next(rest, 0x81);
    const auto salt = next(rest, 0x82);
    if (!mac || !salt) return std::nullopt;
    const auto content = next(rest, 0xA3, &whole);
    if (!content) return std::nullopt;
    // The sum of all that, against damage only: its key is in the open.
    std::vector<std::byte> start;
    for (const unsigned one : {0x01U, 0x16U, 0x20U, 0x17U, 0x15U, 0x05U})
        start.push_back(static_cast<std::byte>(one));
    start.insert(start.end(), salt->begin(), salt->end());
    if (!std::ranges::equal(hmacSha256(sha256Of(start), whole), *mac)) return std::nullopt;
    rest = *content;
    if (!next(rest, 0x80)) return std::nullopt;
    const auto uuid = next(rest, 0x81), flags = next(rest, 0x82), wrapped = next(rest, 0x83);
    if (!uuid || uuid->size() != 16 || !flags || flags->empty() || !wrapped || wrapped->size() != wrappedKey)
        return std::nullopt;
    WrappedKey key;
    std::ranges::copy(*uuid, key.uuid.begin());
    key.halfLength = (std::to_integer<unsigned>(flags->front()) & 2) != 0;
    key.wrapped.assign(wrapped->begin(), wrapped->end());
    if (!byPassword) return key;
    const auto iterations = next(rest, 0x84), stretch = next(rest, 0x85);
    if (!iterations || iterations->empty() || iterations->size() > 4 || !stretch || stretch->empty())
        return std::nullopt;
    for (const std::byte one : *iterations)
        key.iterations = key.iterations << 8 | std::to_integer<std::uint32_t>(one);
    if (key.iterations == 0 || key.iterations > mostIterations) return std::nullopt;
    key.salt.assign(stretch->begin(), stretch->end());
    return key;
}

std::optional<Secret> unwrap(const WrappedKey& key, std::span<const std::byte> with) {
    if (!key.halfLength) return with.size() == 32 ? unwrapKey(with, key.wrapped) : std::nullopt;
    return unwrapKey(with.first(16), std::span(key.wrapped).first(24));
}

}  // namespace

Result<KeyBag> readKeyBag(const ByteSource& source, std::uint32_t blockSize, const Range& place,
                          const Uuid& uuid, BagType type, const std::string& name) {
    const std::uint64_t start = place.start, count = place.count;
    const auto damaged = [&] {
        return failAt(start * blockSize, Cause::Damaged, FsError::KeyBagDamaged, name);
    };
    if (start == 0 || count == 0 || count > mostBagBlocks || start > source.size() / blockSize)
        return damaged();
    auto bytes = readBytes(source, start * blockSize, count * blockSize);
    if (!bytes) return std::unexpected(bytes.error());
    KeyBag bag;
    bag.plain = std::move(*bytes);
    cipherOf(uuid).decrypt(bag.plain, start * (blockSize / XtsCipher::sector));
    const ByteReader reader(bag.plain);
    const auto header = reader.structure<ObjectHeader>(0);
    constexpr std::size_t locker = sizeof(ObjectHeader), first = locker + 16;
    if (!fletcher64Fits(bag.plain) || !header || header->type != static_cast<std::uint32_t>(type))
        return damaged();
    const std::uint16_t entries = reader.little<std::uint16_t>(locker + 2).value_or(0);
    std::uint64_t at = first;
    for (unsigned i = 0; i < entries; ++i) {
        const auto tag = reader.little<std::uint16_t>(at + 16);
        const auto length = reader.little<std::uint16_t>(at + 18);
        if (!tag || !length || !reader.contains(at + 24, *length)) return damaged();
        KeyBag::Entry entry;
        std::ranges::copy(reader.slice(at, 16), entry.uuid.begin());
        entry.tag = *tag;
        entry.offset = at;
        const auto data = reader.slice(at + 24, *length);
        entry.data.assign(data.begin(), data.end());
        bag.entries.push_back(std::move(entry));
        at += (24 + std::uint64_t{*length} + 15) / 16 * 16;
    }
    return bag;
}

std::vector<std::byte> sealKeyBag(std::vector<std::byte> plain, std::uint32_t blockSize, const Range& place,
                                  const Uuid& uuid) {
    storeLittle(plain.data(), fletcher64(plain).value_or(0));
    cipherOf(uuid).encrypt(plain, place.start * (blockSize / XtsCipher::sector));
    return plain;
}

bool keptByHardware(std::span<const std::byte> blob) {
    const auto sequence = next(blob, 0x30);
    if (!sequence) return false;
    std::span<const std::byte> rest = *sequence;
    for (const unsigned tag : {0x80U, 0x81U, 0x82U})
        if (!next(rest, tag)) return false;
    const auto content = next(rest, 0xA3);
    if (!content) return false;
    rest = *content;
    if (!next(rest, 0x80) || !next(rest, 0x81)) return false;
    const auto flags = next(rest, 0x82);
    return flags && !flags->empty() && (std::to_integer<unsigned>(flags->front()) & 1) != 0;
}

Result<Secret> volumeKey(const ByteSource& source, const ContainerSuperblock& container,
                         const VolumeSuperblock& volume, std::string_view password, const std::string& name) {
    if ((volume.flags & oneKey) == 0) return fail(Cause::Unsupported, FsError::KeysOfHardware, name);
    const std::uint32_t blockSize = container.blockSize;
    const auto containerBag =
        readKeyBag(source, blockSize, container.keyLocker, container.uuid, BagType::Container, name);
    if (!containerBag) return std::unexpected(containerBag.error());
    const auto find = [&](std::uint16_t tag) {
        return std::ranges::find_if(containerBag->entries, [&](const KeyBag::Entry& entry) {
            return entry.tag == tag && entry.uuid == volume.uuid;
        });
    };
    const auto packed = find(tagVolumeKey), records = find(tagUnlockRecords);
    if (packed == containerBag->entries.end() || records == containerBag->entries.end())
        return fail(Cause::Unsupported, FsError::KeysOfHardware, name);
    const auto place = ByteReader(records->data).structure<Range>(0);
    const auto key = parseKey(packed->data, false);
    if (!place || !key) return fail(Cause::Damaged, FsError::KeyBagDamaged, name);
    const auto volumeBag = readKeyBag(source, blockSize, *place, volume.uuid, BagType::Volume, name);
    if (!volumeBag) return std::unexpected(volumeBag.error());
    bool any = false;
    std::uint64_t work = 0;
    for (const KeyBag::Entry& entry : volumeBag->entries) {
        if (entry.tag != tagUnlockRecords) continue;
        const auto user = parseKey(entry.data, true);
        if (!user) continue;  // of a kind that no password opens
        any = true;
        work += user->iterations;
        if (work > mostWork) break;
        const auto stretched =
            pbkdf2Sha256(password, user->salt, user->iterations, user->halfLength ? 16 : 32);
        if (!stretched) continue;
        const auto middle = unwrap(*user, stretched->bytes());
        if (!middle) continue;
        const auto plain = unwrap(*key, middle->bytes());
        if (!plain) return fail(Cause::Damaged, FsError::KeyBagDamaged, name);
        if (!key->halfLength) return Secret(plain->bytes());
        Secret start(32), both(32);  // the second half is made from the first
        std::ranges::copy(plain->bytes(), start.bytes().begin());
        std::ranges::copy(key->uuid, start.bytes().begin() + 16);
        std::ranges::copy(plain->bytes(), both.bytes().begin());
        const auto digest = sha256Of(start.bytes());
        std::ranges::copy(std::span(digest).first(16), both.bytes().begin() + 16);
        return both;
    }
    if (!any) return fail(Cause::Unsupported, FsError::KeysOfHardware, name);
    return fail(Cause::Refused, FsError::WrongPassword, name);
}

}  // namespace sectorsmith::apfs
