// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the bodies of one evaluation: those that may be made again until others need the room, pinned ones for good.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lang/eval/body.h"

namespace sectorsmith::lang {

// Owns what it keeps. Same threading rule as the evaluation.
class BodyCache {
 public:
    // Bytes of bodies that are kept although they could be made again.
    explicit BodyCache(std::size_t limit) : limit_(limit) {}
    BodyCache(const BodyCache&) = delete;
    BodyCache& operator=(const BodyCache&) = delete;
    ~BodyCache() { clear(nullptr); }

    void adopt(const Ref<Contents>& body);
    // It was looked at.
    void touch(Contents& body);
    // It goes, unless somebody holds it.
    void drop(Contents* body);
    // Counts what the body has become, and forgets others for it. Returns its bytes.
    std::size_t charge(Contents& body);
    // Of all bodies that it keeps.
    std::size_t bytes() const { return pinnedBytes_ + bytes_; }
    // Everything goes, `root` loses its members: bodies that refer to each other let go first.
    void clear(RecordBody* root);

    // The owner forgets the body, which lives on as long as somebody holds it.
    static void detach(Contents& body);
    // Where the owner notes the body of its child; nullptr: nowhere.
    static Contents** slotOf(Contents& owner, std::uint64_t index);

 private:
    void link(Contents& body);
    void unlink(Contents& body);
    void trim();

    std::size_t limit_;
    Contents* newest_ = nullptr;
    Contents* oldest_ = nullptr;
    std::vector<Ref<Contents>> pinned_;
    std::size_t bytes_ = 0;
    std::size_t pinnedBytes_ = 0;
};

}  // namespace sectorsmith::lang
