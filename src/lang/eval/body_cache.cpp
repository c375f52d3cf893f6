// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/body_cache.h"

#include <algorithm>

namespace sectorsmith::lang {

void BodyCache::clear(RecordBody* root) {
    // Variables and template arguments may refer to fields of the very record they are kept in: such rings are cut first.
    auto cut = [](Contents& body) {
        if (body.kind != BodyKind::Record) return;
        auto& record = static_cast<RecordBody&>(body);
        record.locals.clear();
        record.fields.clear();
    };
    for (Contents* body = oldest_; body != nullptr; body = body->newer) cut(*body);
    for (const Ref<Contents>& body : pinned_) cut(*body);
    if (root != nullptr) cut(*root);
    while (oldest_ != nullptr) {
        Contents* body = oldest_;
        unlink(*body);
        body->orphan = true;
        body->release();
    }
    pinned_.clear();
}

void BodyCache::link(Contents& body) {
    body.older = newest_;
    body.newer = nullptr;
    if (newest_ != nullptr) newest_->newer = &body;
    newest_ = &body;
    if (oldest_ == nullptr) oldest_ = &body;
}

void BodyCache::unlink(Contents& body) {
    (body.newer != nullptr ? body.newer->older : newest_) = body.older;
    (body.older != nullptr ? body.older->newer : oldest_) = body.newer;
    body.newer = body.older = nullptr;
    body.cached = false;
}

void BodyCache::adopt(const Ref<Contents>& body) {
    if (body->pinned) {
        pinned_.push_back(body);
        return;
    }
    body->retain();
    body->cached = true;
    link(*body);
}

void BodyCache::touch(Contents& body) {
    if (!body.cached || newest_ == &body) return;
    unlink(body);
    body.cached = true;
    link(body);
}

// The owner forgets it. It lives on as long as somebody holds it.
void BodyCache::detach(Contents& body) {
    if (body.orphan) return;
    body.orphan = true;
    if (!body.owner) return;
    if (body.owner->kind == BodyKind::Array) {
        auto& elements = static_cast<ArrayBody&>(*body.owner).elements;
        if (auto it = elements.find(body.index); it != elements.end() && it->second == &body)
            elements.erase(it);
    } else if (Contents** slot = slotOf(*body.owner, body.index); slot != nullptr && *slot == &body) {
        *slot = nullptr;
    }
}

// Out of the cache.
void BodyCache::drop(Contents* body) {
    if (body->pinned) {
        pinnedBytes_ -= std::min(pinnedBytes_, body->charged);
        body->charged = 0;
        if (!pinned_.empty() && pinned_.back().get() == body) pinned_.pop_back();
        return;
    }
    if (!body->cached) return;
    bytes_ -= std::min(bytes_, body->charged);
    body->charged = 0;
    unlink(*body);
    body->release();
}

Contents** BodyCache::slotOf(Contents& owner, std::uint64_t index) {
    switch (owner.kind) {
        case BodyKind::Record: {
            auto& record = static_cast<RecordBody&>(owner);
            return index < record.fields.size() ? &record.fields[index].body : nullptr;
        }
        case BodyKind::Array: {
            auto& array = static_cast<ArrayBody&>(owner);
            auto it = array.elements.find(index);
            return it == array.elements.end() ? nullptr : &it->second;
        }
        case BodyKind::Pointer: return &static_cast<PointerBody&>(owner).target.body;
    }
    return nullptr;
}

std::size_t BodyCache::charge(Contents& body) {
    std::size_t bytes = 0;
    switch (body.kind) {
        case BodyKind::Record: {
            const auto& record = static_cast<const RecordBody&>(body);
            bytes = sizeof(RecordBody) + record.fields.capacity() * sizeof(Field) +
                    record.locals.capacity() * sizeof(LocalVariable);
            break;
        }
        case BodyKind::Array: {
            const auto& array = static_cast<const ArrayBody&>(body);
            bytes = sizeof(ArrayBody) + array.checkpoints.capacity() * sizeof(ArrayBody::Spot) +
                    array.elements.size() * 64;
            break;
        }
        case BodyKind::Pointer: bytes = sizeof(PointerBody); break;
    }
    bytes += 64;
    std::size_t& account = body.pinned ? pinnedBytes_ : bytes_;
    if (body.cached || body.pinned) {
        account += bytes;
        account -= std::min(account, body.charged);
        body.charged = bytes;
    }
    trim();
    return bytes;
}

// Forgets what was not looked at for longest and is held by nobody.
void BodyCache::trim() {
    int held = 0;
    while (bytes_ > limit_ && oldest_ != nullptr && held < 256) {
        Contents* body = oldest_;
        if (body->useCount() > 1 || body->state == BodyState::Running) {
            // Something in it is in use: it gets another round.
            ++held;
            touch(*body);
            continue;
        }
        detach(*body);
        drop(body);
    }
}

}  // namespace sectorsmith::lang
