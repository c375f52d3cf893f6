// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/arrays.h"

#include <algorithm>
#include <utility>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/outline.h"
#include "lang/listing.h"

namespace sectorsmith::lang {

using namespace ast;

Arrays::Arrays(Evaluator& e)
    : e_(e),
      program_(e.program()),
      analysis_(e.analysis()),
      options_(e.options()),
      bounds_(e.bounds()),
      errors_(e.errors()),
      bytes_(e.bytes()),
      runs_(e.runs()),
      layouts_(e.layouts()),
      bodies_(e.bodies()),
      fields_(e.fields()),
      attributes_(e.attributes()),
      expressions_(e.expressions()) {}

// A count that does not fit in the source is the field's error; the elements that are there are shown.
void Arrays::clipArray(Field& field, std::uint64_t elementSize, Where where) {
    if (elementSize == 0) {
        field.size = 0;
        return;
    }
    const std::uint64_t limit = field.isMade()    ? Sections::kLargest
                                : field.isLocal() ? kMaxText
                                                  : bytes_.dataEnd();
    const std::uint64_t room = field.address < limit ? (limit - field.address) / elementSize : 0;
    if (field.count > room) {
        if (runs_.current != nullptr && runs_.current->tryDepth > 0)
            failAt(where, LangError::ArrayDoesNotFit);
        Diagnostic d = program_.diagnostic(
            Severity::Error, where,
            say(LangError::ElementsDoNotFit, field.count, elementSize, shownAddress(field.address), room));
        errors_.note(d);
        field.error = makeRef<FieldError>(std::move(d));
        field.count = room;
    }
    field.size = field.count * elementSize;
}

namespace {
constexpr std::size_t kMaxCheckpoints = 4096;
}  // namespace

void Arrays::setUp(ArrayBody& body) {
    const Field& self = body.self;
    body.limit = self.count;
    body.nextAddress = self.address;
    const Type& type = *self.type;
    const Layout layout = layouts_.of(type);
    if (self.nestedBits) {
        body.elementSize = std::max<std::uint64_t>(layout.size, 1);
        body.count = body.limit;
        body.end = self.address + self.size;
        body.state = BodyState::Done;
        return;
    }
    // Elements with effects are run one by one, in order; those that may drop themselves have to be asked.
    const bool mustRun = type.eager() || (type.info != nullptr && type.info->mayContinue);
    if (layout.fixed && !mustRun) body.elementSize = layout.size;
    if (!layout.fixed && !mustRun && attributes_.hasAttribute(self, analysis_.attributes.isStatic) &&
        body.limit != 0) {
        // The author promises that all are like the first.
        const Step first = scanElement(body, 0, {self.address, 0});
        body.elementSize = first.end > self.address ? first.end - self.address : 0;
        if (body.elementSize != 0 && body.limit != kUnknown)
            clipArray(body.self, body.elementSize, fields_.whereOf(self));
        if (body.self.count < body.limit) {
            body.error = body.self.error;
            body.limit = body.self.count;
        }
    }
    if (self.type->isRecord() && layout.fixed && !mustRun && layout.size == 0 && body.limit != kUnknown) {
        body.count = body.limit;
        body.end = self.address;
    }
    if (body.elementSize != 0 && body.limit != kUnknown) {
        body.count = body.limit;
        body.end = self.address + body.count * body.elementSize;
    }
    body.state = BodyState::Done;
}

Field Arrays::elementAt(const ArrayBody& body, std::uint64_t index, const ArrayBody::Spot& spot) const {
    Field field;
    field.type = body.self.type;
    field.address = spot.address;
    field.index = index;
    field.dropped = spot.dropped;
    field.element = true;
    field.endian = body.self.endian;
    field.section = body.self.section;
    if (body.self.nestedBits) {
        // In a bitfield they follow each other bit by bit.
        const std::uint64_t bits = layouts_.of(*field.type).bits;
        const std::uint64_t start = body.self.bitStart + index * bits;
        field.nestedBits = true;
        field.bitStart = static_cast<std::uint32_t>(start);
        field.address = static_cast<const RecordBody&>(*body.owner).bitBase + start / 8;
        field.size = (start % 8 + bits + 7) / 8;
        return field;
    }
    if (body.elementSize != 0) field.size = body.elementSize;
    else if (field.type->layout && field.type->layout->fixed) field.size = field.type->layout->size;
    return field;
}

// Runs one element for its end.
Arrays::Step Arrays::scanElement(ArrayBody& body, std::uint64_t index, const ArrayBody::Spot& spot) {
    Step step;
    if (body.elementSize != 0) {
        step.end = spot.address + body.elementSize;
        return step;
    }
    if (!body.self.section) {
        if (const auto end =
                e_.outlines().end(*body.self.type, body.self.endian, spot.address, &body, index)) {
            step.end = *end;
            return step;
        }
    }
    const Field element = elementAt(body, index, spot);
    const Ref<Contents> owner(&body);
    const Ref<Contents> made = bodies_.bodyOf(element, owner, index);
    auto& record = static_cast<RecordBody&>(*made);
    step.end = bodies_.endOf(record);
    step.last = record.exit == Flow::Break;
    if (record.exit == Flow::Continue) {
        step.dropped = true;
        BodyCache::detach(*made);
    }
    if (record.stopped && !layouts_.of(*body.self.type).fixed) {
        step.last = true;
        if (!body.error) {
            Diagnostic d = program_.diagnostic(Severity::Error, fields_.whereOf(body.self),
                                               say(LangError::AfterFailedElement, index));
            errors_.note(d);
            body.error = makeRef<FieldError>(std::move(d));
        }
    }
    return step;
}

bool Arrays::whileCondition(const Field& array, const Ref<Contents>& owner, std::uint64_t address,
                            std::uint64_t index) {
    Run run;
    run.outer = runs_.current;
    run.cursor = run.start = address;
    run.endian = array.endian;
    run.arrayIndex = index;
    RecordBody* record = nullptr;
    for (Contents* b = owner.get(); b != nullptr && record == nullptr; b = b->owner.get())
        if (b->kind == BodyKind::Record) record = static_cast<RecordBody*>(b);
    Frame frame;
    frame.run = &run;
    frame.body = record;
    if (record != nullptr && record->self.type) frame.args = &record->self.type->args;
    const Runs::Running running(runs_, run);
    return expressions_.condition(array.variable()->count, frame);
}

void Arrays::finishArray(ArrayBody& body) {
    body.count = body.next;
    body.end = body.nextAddress;
}

// One element further; false when there is none. What fails ends the array, and is its error.
bool Arrays::scanOne(ArrayBody& body) {
    if (body.count != kUnknown) return false;
    if (body.scanning && runs_.inspecting) failAt(fields_.whereOf(body.self), LangError::StillBeingMade);
    struct Scanning {
        explicit Scanning(bool& f) : flag(f), outer(std::exchange(f, true)) {}
        ~Scanning() { flag = outer; }
        bool& flag;
        bool outer;
    } scanning(body.scanning);
    bounds_.checkCancelled();
    const VariableStmt* v = body.self.variable();
    const ArrayForm form = v != nullptr ? v->array : ArrayForm::Count;
    bool more = true;
    Step step;
    const std::uint64_t address = body.nextAddress;
    auto failed = errors_.guarded(fields_.whereOf(body.self), [&] {
        if (body.limit != kUnknown) {
            more = body.next < body.limit;
        } else if (form == ArrayForm::While) {
            more = whileCondition(body.self, body.owner, address, body.next);
        }
        if (!more) return;
        bounds_.spend(2, fields_.whereOf(body.self));
        if (body.next >= bounds_.limits().arrayLimit)
            failLimit(fields_.whereOf(body.self), LangError::TooManyElements);
        const std::uint64_t dataEnd = body.self.isMade() ? Sections::kLargest : bytes_.dataEnd();
        if ((!body.self.isLocal() || body.self.isMade()) && address >= dataEnd &&
            (form != ArrayForm::While || body.elementSize != 0))
            failAt(fields_.whereOf(body.self), body.limit != kUnknown
                                                   ? say(LangError::SourceEndsAfterOf, body.next, body.limit)
                                                   : say(LangError::SourceEndsAfter, body.next));
        step = scanElement(body, body.next, {address, body.dropped});
        // With a number of elements the cursor may go back in one of them; else that would never end.
        if (step.end < address && body.limit == kUnknown)
            failAt(fields_.whereOf(body.self), LangError::ElementEndsEarly);
        // Elements without bytes (each finding its own place elsewhere) are fine as long as something ends them.
        const std::uint64_t reached = std::max(body.farthest, address);
        body.emptyRun = step.end <= reached ? body.emptyRun + 1 : 0;
        body.farthest = std::max(reached, step.end);
        const bool counted = body.limit != kUnknown || form == ArrayForm::While;
        if (body.emptyRun > (counted ? EmptyElements::most(bytes_.dataSize()) : 0))
            failAt(fields_.whereOf(body.self), LangError::ElementsWithoutBytes);
        if (form == ArrayForm::Unsized && body.limit == kUnknown &&
            bytes_.allZero(body.self.section, address, step.end, fields_.whereOf(body.self)))
            step.last = true;
    });
    bounds_.checkCancelled();
    if (failed && runs_.strict > 0) throw Failure{failed->message, fields_.whereOf(body.self)};
    if (failed) {
        if (!body.error) body.error = makeRef<FieldError>(std::move(*failed));
        finishArray(body);
        return false;
    }
    if (!more) {
        finishArray(body);
        return false;
    }
    if (!step.dropped) {
        if (body.elementSize == 0 && body.next % body.stride == 0) {
            if (body.checkpoints.size() == kMaxCheckpoints) {
                // Every second one is enough from here on.
                for (std::size_t i = 0; i < kMaxCheckpoints / 2; ++i)
                    body.checkpoints[i] = body.checkpoints[2 * i];
                body.checkpoints.resize(kMaxCheckpoints / 2);
                body.stride *= 2;
            }
            if (body.next % body.stride == 0) body.checkpoints.push_back({address, body.dropped});
        }
        remember(body, body.next, {address, body.dropped});
        ++body.next;
    } else if (body.limit != kUnknown) {
        // A dropped element was one of those that were counted.
        --body.limit;
        ++body.dropped;
    }
    body.nextAddress = step.end;
    if (step.last) finishArray(body);
    return true;
}

void Arrays::remember(ArrayBody& body, std::uint64_t index, const ArrayBody::Spot& spot) {
    body.hotIndex = index;
    body.hot = spot;
}

bool Arrays::hasElement(ArrayBody& body, std::uint64_t index) {
    while (body.count == kUnknown && body.next <= index) scanOne(body);
    return index < (body.count != kUnknown ? body.count : body.next);
}

std::uint64_t Arrays::elementCount(ArrayBody& body) {
    while (scanOne(body)) {
    }
    return body.count;
}

std::uint64_t Arrays::arrayEnd(ArrayBody& body) {
    elementCount(body);
    return body.end;
}

// Of an element that was scanned before (or has a fixed size).
ArrayBody::Spot Arrays::elementSpot(ArrayBody& body, std::uint64_t index) {
    if (body.elementSize != 0) return {body.self.address + index * body.elementSize, 0};
    if (body.count != kUnknown && body.checkpoints.empty())
        return {body.self.address, 0};  // elements without bytes
    std::uint64_t i = index / body.stride;
    if (i >= body.checkpoints.size()) i = body.checkpoints.size() - 1;
    ArrayBody::Spot spot = body.checkpoints[i];
    i *= body.stride;
    if (body.hotIndex != kUnknown && body.hotIndex <= index && body.hotIndex >= i) {
        i = body.hotIndex;
        spot = body.hot;
    }
    const bool counted = body.limit != kUnknown;
    const auto pass = [&](const Step& step) {
        bounds_.checkCancelled();
        spot.address = step.end;
        if (step.dropped && counted) ++spot.dropped;
    };
    while (i < index) {
        const Step step = scanElement(body, i, spot);
        pass(step);
        if (!step.dropped) ++i;
    }
    // What lies here may be one that drops itself.
    if (body.self.type->info != nullptr && body.self.type->info->mayContinue) {
        for (Step step = scanElement(body, index, spot); step.dropped; step = scanElement(body, index, spot))
            pass(step);
    }
    remember(body, index, spot);
    return spot;
}

Field Arrays::elementField(ArrayBody& body, std::uint64_t index) {
    Field field = elementAt(body, index, elementSpot(body, index));
    if (Contents** slot = BodyCache::slotOf(body, index); slot != nullptr && *slot != nullptr) {
        field.address = (*slot)->self.address;
        field.dropped = (*slot)->self.dropped;
    }
    return field;
}

bool Arrays::mayScanForListing() const { return options_.listing && bounds_.isOutermost(); }

void Arrays::scanForListing(const Field& field, const Ref<Contents>& owner, std::uint64_t index) {
    if (field.shape != Shape::Array || field.isLeaf()) return;
    const Ref<Contents> body = bodies_.bodyOf(field, owner, index);
    auto& array = static_cast<ArrayBody&>(*body);
    while (array.count == kUnknown && hasElement(array, array.next)) bounds_.renewBudget();
}

}  // namespace sectorsmith::lang
