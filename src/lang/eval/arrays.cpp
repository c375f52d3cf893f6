// SPDX-License-Identifier: GPL-3.0-or-later
// Elements by number. Where all have one size that is arithmetic; else sizes are found by running the elements once, and
// checkpoints lead back to any of them.
#include <algorithm>

#include "lang/errors.h"
#include "lang/eval/evaluator.h"
#include "lang/eval/outline.h"
#include "lang/listing.h"

namespace sectorsmith::lang {

using namespace ast;

namespace {
constexpr std::size_t kMaxCheckpoints = 4096;
}  // namespace

void Evaluator::setUpArray(ArrayBody& body) {
    const Field& self = body.self;
    body.limit = self.count;
    body.nextAddress = self.address;
    const Type& type = *self.type;
    const Layout layout = layoutOf(type);
    // Elements with effects are run one by one, in order; those that may drop themselves have to be asked.
    const bool mustRun = type.eager() || (type.info != nullptr && type.info->mayContinue);
    if (layout.fixed && !mustRun) body.elementSize = layout.size;
    if (!layout.fixed && !mustRun && hasAttribute(self, analysis_->attributes.isStatic) && body.limit != 0) {
        // The author promises that all are like the first.
        const Step first = scanElement(body, 0, self.address);
        body.elementSize = first.end > self.address ? first.end - self.address : 0;
        if (body.elementSize != 0 && body.limit != kUnknown)
            clipArray(body.self, body.elementSize, whereOf(self));
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

Field Evaluator::elementAt(const ArrayBody& body, std::uint64_t index, std::uint64_t address) const {
    Field field;
    field.type = body.self.type;
    field.address = address;
    field.index = index;
    field.element = true;
    field.endian = body.self.endian;
    field.section = body.self.section;
    if (body.elementSize != 0) field.size = body.elementSize;
    else if (field.type->layout && field.type->layout->fixed) field.size = field.type->layout->size;
    return field;
}

// Runs one element for its end.
Evaluator::Step Evaluator::scanElement(ArrayBody& body, std::uint64_t index, std::uint64_t address) {
    Step step;
    if (body.elementSize != 0) {
        step.end = address + body.elementSize;
        return step;
    }
    if (!body.self.section) {
        if (const auto end = outlines().end(*body.self.type, body.self.endian, address, &body, index)) {
            step.end = *end;
            return step;
        }
    }
    const Field element = elementAt(body, index, address);
    const Ref<Contents> owner(&body);
    const Ref<Contents> made = bodyOf(element, owner, index);
    auto& record = static_cast<RecordBody&>(*made);
    step.end = endOf(record);
    step.last = record.exit == Flow::Break;
    if (record.exit == Flow::Continue) {
        step.dropped = true;
        BodyCache::detach(*made);
    }
    if (record.stopped && !layoutOf(*body.self.type).fixed) {
        step.last = true;
        if (!body.error) {
            Diagnostic d = program_->diagnostic(Severity::Error, whereOf(body.self),
                                                say(LangError::AfterFailedElement, index));
            note(d);
            body.error = makeRef<FieldError>(std::move(d));
        }
    }
    return step;
}

bool Evaluator::whileCondition(const Field& array, const Ref<Contents>& owner, std::uint64_t address,
                               std::uint64_t index) {
    Run run;
    run.outer = run_;
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
    Run* outer = run_;
    run_ = &run;
    bool more = false;
    try {
        more = condition(array.variable()->count, frame);
    } catch (...) {
        run_ = outer;
        throw;
    }
    run_ = outer;
    return more;
}

bool Evaluator::allZero(const Ref<Section>& section, std::uint64_t address, std::uint64_t end, Where where) {
    std::byte buffer[256];
    while (address < end) {
        const auto n = static_cast<std::size_t>(std::min<std::uint64_t>(sizeof buffer, end - address));
        spend(8, where);
        readBytes(section, address, {buffer, n}, where);
        if (std::any_of(buffer, buffer + n, [](std::byte b) { return b != std::byte{0}; })) return false;
        address += n;
    }
    return true;
}

void Evaluator::finishArray(ArrayBody& body) {
    body.count = body.next;
    body.end = body.nextAddress;
}

// One element further; false when there is none. What fails ends the array, and is its error.
bool Evaluator::scanOne(ArrayBody& body) {
    if (body.count != kUnknown) return false;
    checkCancelled();
    const VariableStmt* v = body.self.variable();
    const ArrayForm form = v != nullptr ? v->array : ArrayForm::Count;
    bool more = true;
    Step step;
    const std::uint64_t address = body.nextAddress;
    auto failed = guarded(whereOf(body.self), [&] {
        if (body.limit != kUnknown) {
            more = body.next < body.limit;
        } else if (form == ArrayForm::While) {
            more = whileCondition(body.self, body.owner, address, body.next);
        }
        if (!more) return;
        spend(2, whereOf(body.self));
        if (body.next >= limits_.arrayLimit) failLimit(whereOf(body.self), LangError::TooManyElements);
        if (!body.self.isLocal() && address >= dataEnd() &&
            (form != ArrayForm::While || body.elementSize != 0))
            failAt(whereOf(body.self), body.limit != kUnknown
                                           ? say(LangError::SourceEndsAfterOf, body.next, body.limit)
                                           : say(LangError::SourceEndsAfter, body.next));
        step = scanElement(body, body.next, address);
        if (step.end < address) failAt(whereOf(body.self), LangError::ElementEndsEarly);
        // Elements without bytes (each finding its own place elsewhere) are fine as long as something ends them.
        body.emptyRun = step.end == address ? body.emptyRun + 1 : 0;
        const bool counted = body.limit != kUnknown || form == ArrayForm::While;
        if (body.emptyRun > (counted ? EmptyElements::most(dataSize()) : 0))
            failAt(whereOf(body.self), LangError::ElementsWithoutBytes);
        if (form == ArrayForm::Unsized && body.limit == kUnknown &&
            allZero(body.self.section, address, step.end, whereOf(body.self)))
            step.last = true;
    });
    checkCancelled();
    if (failed && strict_ > 0) throw Failure{failed->message, whereOf(body.self)};
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
            if (body.next % body.stride == 0) body.checkpoints.push_back(address);
        }
        remember(body, body.next, address);
        ++body.next;
    } else if (body.limit != kUnknown) {
        // A dropped element was one of those that were counted.
        --body.limit;
    }
    body.nextAddress = step.end;
    if (step.last) finishArray(body);
    return true;
}

void Evaluator::remember(ArrayBody& body, std::uint64_t index, std::uint64_t address) {
    body.hotIndex = index;
    body.hotAddress = address;
}

bool Evaluator::hasElement(ArrayBody& body, std::uint64_t index) {
    while (body.count == kUnknown && body.next <= index) scanOne(body);
    return index < (body.count != kUnknown ? body.count : body.next);
}

std::uint64_t Evaluator::elementCount(ArrayBody& body) {
    while (scanOne(body)) {
    }
    return body.count;
}

std::uint64_t Evaluator::arrayEnd(ArrayBody& body) {
    elementCount(body);
    return body.end;
}

// Of an element that was scanned before (or has a fixed size).
std::uint64_t Evaluator::elementAddress(ArrayBody& body, std::uint64_t index) {
    if (body.elementSize != 0) return body.self.address + index * body.elementSize;
    if (body.count != kUnknown && body.checkpoints.empty())
        return body.self.address;  // elements without bytes
    std::uint64_t i = index / body.stride;
    if (i >= body.checkpoints.size()) i = body.checkpoints.size() - 1;
    std::uint64_t address = body.checkpoints[i];
    i *= body.stride;
    if (body.hotIndex != kUnknown && body.hotIndex <= index && body.hotIndex >= i) {
        i = body.hotIndex;
        address = body.hotAddress;
    }
    while (i < index) {
        checkCancelled();
        const Step step = scanElement(body, i, address);
        if (!step.dropped) ++i;
        address = step.end;
    }
    // What lies here may be one that drops itself.
    if (body.self.type->info != nullptr && body.self.type->info->mayContinue) {
        for (Step step = scanElement(body, index, address); step.dropped;
             step = scanElement(body, index, address)) {
            checkCancelled();
            address = step.end;
        }
    }
    remember(body, index, address);
    return address;
}

Field Evaluator::elementField(ArrayBody& body, std::uint64_t index) {
    const std::uint64_t address = elementAddress(body, index);
    Field field = elementAt(body, index, address);
    if (Contents** slot = BodyCache::slotOf(body, index); slot != nullptr && *slot != nullptr)
        field.address = (*slot)->self.address;
    return field;
}

// Characters of `char x[]`, with the NUL.
std::uint64_t Evaluator::textLength(const Field& field) {
    const std::uint32_t size = builtinSize(field.type->builtin);
    std::byte buffer[512];
    std::uint64_t n = 0;
    const std::uint64_t end = field.isLocal() ? kMaxText : dataEnd();
    while (n * size < kMaxText) {
        checkCancelled();
        spend(4, whereOf(field));
        const std::uint64_t address = field.address + n * size;
        // By sector-sized steps, so that a string before an unreadable place can still be read.
        std::uint64_t room = address < end ? end - address : 0;
        room = std::min<std::uint64_t>(room, 64) / size * size;
        if (room == 0) failAt(whereOf(field), LangError::TextWithoutEnd);
        readBytes(field.section, address, {buffer, static_cast<std::size_t>(room)}, whereOf(field));
        for (std::uint64_t i = 0; i < room; i += size, ++n) {
            bool zero = true;
            for (std::uint32_t b = 0; b < size; ++b) zero = zero && buffer[i + b] == std::byte{0};
            if (zero) return n + 1;
        }
    }
    failAt(whereOf(field), LangError::TextTooLong);
}

}  // namespace sectorsmith::lang
