// SPDX-License-Identifier: GPL-3.0-or-later
// What field_edit and copies share: evaluating, and finding a structure's copy in the tree.
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "lang/integrity_rules.h"
#include "ops/checksum_update.h"
#include "ops/field_edit.h"

namespace sectorsmith {

// An evaluation that `stop` cancels.
class FieldTree {
 public:
    FieldTree(const FieldTemplate& fieldTemplate, std::shared_ptr<const ByteSource> source,
              const std::stop_token& stop);

    // NotFound with the reason; Cancelled.
    Result<lang::NodePtr> find(std::string_view path) const;
    bool cancelled() const { return stop_.stop_requested(); }

 private:
    struct Cancel {
        lang::Evaluation* evaluation;
        void operator()() const { evaluation->cancel(); }
    };
    std::shared_ptr<lang::Evaluation> evaluation_;
    std::stop_token stop_;
    std::stop_callback<Cancel> onStop_;
};

// The node of the copy of `structure`: the same place below one of its ancestors' brothers; nullptr when there is none.
lang::NodePtr copyNode(const lang::MirrorRule& rule);
// The part of `whole` that leads from its beginning `from` on: ".entries[2].name"; empty when it does not begin so.
std::string_view pathBelow(std::string_view whole, std::string_view from);
// Which bits of the field's bytes belong to it: all, but for members of bit fields.
std::vector<std::byte> ownBits(const lang::Node& node);

// Collects writes over a source: each sees the ones before.
class Scratch {
 public:
    explicit Scratch(std::shared_ptr<const ByteSource> base)
        : base_(std::move(base)), overlay_(std::make_shared<Overlay>(base_)) {}
    const std::shared_ptr<Overlay>& source() const { return overlay_; }

    // `bytes` as they are meant to be; in a record with an update sequence (one of `updates`) they are put where they lie.
    // Returns what was changed.
    Result<ByteRange> write(std::uint64_t offset, std::span<const std::byte> bytes,
                            std::span<const ChecksumUpdate> updates);
    // The bytes as they are meant to be.
    Result<std::vector<std::byte>> read(std::uint64_t offset, std::uint64_t length,
                                        std::span<const ChecksumUpdate> updates) const;
    // What differs from the base, by offset.
    Result<std::vector<StagedWrite>> writes() const;

 private:
    std::shared_ptr<const ByteSource> base_;
    std::shared_ptr<Overlay> overlay_;
};

}  // namespace sectorsmith
