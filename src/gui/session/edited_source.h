// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "edit/overlay.h"
#include "io/open.h"

namespace sectorsmith::gui {

// The staged edits over an opened source. To those who ask (F5, a failing disk), it is the reading source below it.
class EditedSource : public Overlay, public RereadableSource {
 public:
    explicit EditedSource(const std::shared_ptr<ByteSource>& base)
        : Overlay(base), below_(dynamic_cast<RereadableSource*>(base.get())) {}

    void forget(std::uint64_t offset, std::uint64_t length) override {
        if (below_ != nullptr) below_->forget(offset, length);
    }
    void setGentle(bool gentle) override {
        if (below_ != nullptr) below_->setGentle(gentle);
    }
    bool gentle() const override { return below_ != nullptr && below_->gentle(); }

 private:
    RereadableSource* below_;  // the base, which Overlay shares; nullptr when it reads no device
};

}  // namespace sectorsmith::gui
