// SPDX-License-Identifier: GPL-3.0-or-later
// The worker's part in the filter: slices of a search between which it answers whatever else is asked.
#include <QElapsedTimer>

#include "gui/session/text.h"
#include "gui/structure/field_search.h"
#include "gui/structure/structure_worker.h"

namespace sectorsmith::gui {

namespace {

constexpr qint64 sliceMilliseconds = 30;
// What one round may cost before people are asked whether it shall go on.
constexpr quint64 roundFields = 400'000;
constexpr qint64 roundMilliseconds = 3000;
constexpr std::size_t roundMatches = 2000;

}  // namespace

struct StructureWorker::Filter {
    Filter(quint64 request, const lang::NodePtr& root, const QString& text)
        : request(request), search(root, [text](const lang::Node& node) {
              for (const std::string& part : {node.displayName(), node.displayValue(), node.summary(),
                                              node.typeName(), node.comment(), node.name()})
                  if (toQString(part).contains(text, Qt::CaseInsensitive)) return true;
              return false;
          }) {}

    quint64 request = 0;
    FieldSearch search;
    quint64 found = 0;
    // Of this round:
    quint64 fields = 0;
    qint64 milliseconds = 0;
    std::size_t matches = 0;
    bool sliceWaits = false;
    // Rows of the fields on the way to matches, which keep their numbers.
    std::unordered_map<const FieldSearch::Step*, std::pair<std::shared_ptr<const FieldSearch::Step>, TreeRow>>
        rows;
};

void StructureWorker::filter(quint64 generation, quint64 request, const QString& text) {
    if (filter_) {
        for (const auto& [step, kept] : filter_->rows) nodes_.erase(kept.second.id);
        filter_.reset();
    }
    if (generation != generation_ || root_ == nullptr || text.isEmpty()) return;
    filter_ = std::make_shared<Filter>(request, root_, text);
    filterSlice(generation, request);
}

void StructureWorker::filterOn(quint64 generation, quint64 request) {
    if (generation != generation_ || filter_ == nullptr || filter_->request != request) return;
    filter_->fields = 0;
    filter_->milliseconds = 0;
    filter_->matches = 0;
    if (!filter_->sliceWaits) filterSlice(generation, request);
}

void StructureWorker::filterSlice(quint64 generation, quint64 request) {
    if (generation != generation_ || filter_ == nullptr || filter_->request != request) return;
    const std::shared_ptr<Filter> filter = filter_;
    filter->sliceWaits = false;
    evaluation_->resume();
    FoundFields answer;
    QElapsedTimer timer;
    timer.start();
    const quint64 before = filter->search.searched();
    const auto roundIsOver = [&] {
        return filter->fields + filter->search.searched() - before >= roundFields ||
               filter->milliseconds + timer.elapsed() >= roundMilliseconds || filter->matches >= roundMatches;
    };
    bool more = true;
    while (more && timer.elapsed() < sliceMilliseconds && !roundIsOver()) {
        std::shared_ptr<const FieldSearch::Step> step = filter->search.next(more);
        if (step == nullptr) continue;
        ++filter->found;
        ++filter->matches;
        FoundField field;
        for (; step != nullptr; step = step->up) {
            auto known = filter->rows.find(step.get());
            if (known == filter->rows.end())
                known = filter->rows.emplace(step.get(), std::pair(step, rowOf(step->node))).first;
            field.path.push_back(known->second.second);
            field.orders.push_back(step->order);
        }
        std::ranges::reverse(field.path);
        std::ranges::reverse(field.orders);
        answer.fields.push_back(std::move(field));
    }
    const bool over = roundIsOver();
    filter->fields += filter->search.searched() - before;
    filter->milliseconds += timer.elapsed();
    answer.searched = filter->search.searched();
    answer.found = filter->found;
    answer.leftOut = filter->search.leftOut();
    answer.state = !more  ? FoundFields::State::Finished
                   : over ? FoundFields::State::Paused
                          : FoundFields::State::Running;
    Q_EMIT filtered(generation, request, answer);
    if (answer.state != FoundFields::State::Running) return;
    filter->sliceWaits = true;
    QMetaObject::invokeMethod(
        this, [this, generation, request] { filterSlice(generation, request); }, Qt::QueuedConnection);
}

}  // namespace sectorsmith::gui
