// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/boot_camp_controller.h"

#include <memory>

namespace sectorsmith::gui {

BootCampController::BootCampController(PartitionsController* tables, QObject* parent)
    : QObject(parent), tables_(tables) {
    connect(tables_->session(), &SourceSession::committed, this, [this] {
        if (!stagedAt_) return;
        stagedAt_.reset();
        Q_EMIT written();
    });
    connect(tables_, &PartitionsController::reportChanged, this, [this] {
        Q_EMIT reportChanged();
        if (!stagedAt_) Q_EMIT outdated();
    });
    connect(tables_->session(), &QObject::destroyed, this, [this] { stagedAt_.reset(); });
}

void BootCampController::propose(const HybridOptions& options) {
    ready_ = false;
    const auto answer = std::make_shared<BootCampDiagnosis>();
    tables_->plan(planning_, bootCampPlanner(options, answer), [this, answer](Result<PreparedPlan> plan) {
        if (stagedAt_) return;
        ready_ = true;
        found_ = *answer;
        if (plan) {
            found_.plan = std::move(*plan);
        } else {
            found_.refusal = plan.error();
            found_.proposal = nullptr;
        }
        Q_EMIT proposed();
    });
}

Result<void> BootCampController::stage() {
    if (stagedAt_) return {};
    stagedAt_ = tables_->session()->overlay().doneSteps();
    auto staged = tables_->stage(found_.plan);
    if (!staged) stagedAt_.reset();
    return staged;
}

void BootCampController::unstage() {
    if (!stagedAt_) return;
    SourceSession* session = tables_->session();
    if (session->overlay().doneSteps() == *stagedAt_ + 1) session->undo();
    stagedAt_.reset();
}

}  // namespace sectorsmith::gui
