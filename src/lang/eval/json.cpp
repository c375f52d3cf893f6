// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/json.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "base/endian.h"
#include "base/text.h"
#include "lang/errors.h"
#include "lang/eval/flat.h"
#include "lang/eval/node_impl.h"
#include "lang/listing.h"

namespace sectorsmith::lang {

namespace {

constexpr auto kDigitPairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t i = 0; i < 100; ++i) {
        pairs[2 * i] = static_cast<char>('0' + i / 10);
        pairs[2 * i + 1] = static_cast<char>('0' + i % 10);
    }
    return pairs;
}();

constexpr auto kPowersOfTen = [] {
    std::array<std::uint64_t, 20> powers{};
    std::uint64_t power = 1;
    for (std::uint64_t& one : powers) {
        one = power;
        power *= 10;
    }
    return powers;
}();

// The length of the well-formed UTF-8 sequence at the start of `text`, 0 when there is none.
std::size_t utf8Length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80 ? 1 : byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (length > text.size() || !isValidUtf8(text.substr(0, length))) return 0;
    return length;
}

}  // namespace

char* JsonOut::putDecimal(char* at, std::uint64_t value) {
    if (value < 10) {
        *at = static_cast<char>('0' + value);
        return at + 1;
    }
    // The first guess from the number of bits is one too many at times.
    const auto guess = static_cast<std::size_t>(std::bit_width(value) * 1233 >> 12);
    char* const end = at + guess + (value >= kPowersOfTen[guess] ? 1 : 0);
    char* p = end;
    while (value >= 100) {
        p -= 2;
        std::memcpy(p, &kDigitPairs[2 * (value % 100)], 2);
        value /= 100;
    }
    if (value >= 10) std::memcpy(p - 2, &kDigitPairs[2 * value], 2);
    else p[-1] = static_cast<char>('0' + value);
    return end;
}

std::string jsonText(std::string_view text) {
    std::ostringstream out;
    {
        JsonOut json(out);
        json.text(text);
    }
    return std::move(out).str();
}

void JsonOut::flush() {
    if (used_ > 0) out_.write(buffer_.data(), static_cast<std::streamsize>(used_));
    used_ = 0;
}

void JsonOut::integer(std::uint64_t value) {
    if (value <= kMaxSafe) {
        number(value);
        return;
    }
    character('"');
    number(value);
    character('"');
}

void JsonOut::integer(Uint128 value) {
    if (value >> 64 == 0) {
        integer(static_cast<std::uint64_t>(value));
        return;
    }
    character('"');
    raw(decimal(value));
    character('"');
}

void JsonOut::integer(Int128 value) {
    if (value >= 0) {
        integer(static_cast<Uint128>(value));
        return;
    }
    const bool safe = value >= -static_cast<Int128>(kMaxSafe);
    if (!safe) character('"');
    raw(decimal(value));
    if (!safe) character('"');
}

void JsonOut::floating(double value) {
    if (std::isfinite(value)) raw(fmt::format("{}", value));
    else raw(std::isnan(value) ? "\"nan\"" : value > 0 ? "\"inf\"" : "\"-inf\"");
}

void JsonOut::text(std::string_view t) {
    character('"');
    for (std::size_t i = 0; i < t.size();) {
        const auto plain = [](unsigned char b) { return b >= 0x20 && b < 0x7F && b != '"' && b != '\\'; };
        std::size_t end = i;
        while (end < t.size() && plain(static_cast<unsigned char>(t[end]))) ++end;
        if (end > i) {
            raw(t.substr(i, end - i));
            i = end;
            continue;
        }
        const auto c = static_cast<unsigned char>(t[i]);
        if (c >= 0x80) {
            if (const std::size_t n = utf8Length(t.substr(i))) {
                raw(t.substr(i, n));
                i += n;
                continue;
            }
        }
        switch (c) {
            case '"': raw("\\\""); break;
            case '\\': raw("\\\\"); break;
            case '\n': raw("\\n"); break;
            case '\r': raw("\\r"); break;
            case '\t': raw("\\t"); break;
            default: raw(fmt::format("\\u{:04x}", c)); break;
        }
        ++i;
    }
    character('"');
}

namespace {

class JsonWriter {
 public:
    JsonWriter(Evaluator& evaluator, std::ostream& out, const JsonOptions& options)
        : e_(evaluator), out_(out), options_(options), empty_(evaluator.bytes().source().size()) {}

    std::uint64_t write(const NodeImpl& node) {
        Evaluator::Entry entry(e_);
        if (node.isRoot()) writeRoot();
        else writeField(node.field(), node.owner(), node.index(), options_.levels, 0);
        out_.flush();
        return errors_;
    }

 private:
    void key(std::string_view name, bool first = false) {
        if (!first) out_.character(',');
        if (!options_.compact) newline();
        out_.character('"');
        out_.raw(name);
        out_.raw(options_.compact ? "\":" : "\": ");
    }
    void newline() {
        out_.character('\n');
        for (int i = 0; i < indent_; ++i) out_.raw("  ");
    }
    void open(char c) {
        out_.character(c);
        ++indent_;
    }
    void close(char c) {
        --indent_;
        if (!options_.compact) newline();
        out_.character(c);
    }
    void child(bool first) {
        if (!first) out_.character(',');
        if (!options_.compact) newline();
    }
    void writeError(const Diagnostic& d) {
        ++errors_;
        key("error");
        out_.text(d.message.text);
    }

    void writeRoot() {
        open('{');
        key("name", true);
        out_.raw("\"\"");
        key("type");
        out_.raw("\"\"");
        key("offset");
        out_.integer(e_.bytes().sourceOffset(e_.bytes().dataEnd() - e_.bytes().dataSize()));
        key("size");
        out_.integer(e_.bytes().dataSize());
        Ref<Contents> body;
        auto failed = e_.errors().guarded({}, [&] {
            e_.bounds().checkCancelled();
            body = e_.executor().rootBody();
        });
        if (body && body->error) writeError(body->error->diagnostic);
        else if (failed) writeError(*failed);
        if (body && options_.levels != 0) writeMembers(body, options_.levels, 0);
        close('}');
    }

    void writeName(const Field& f) {
        if (f.element) {
            out_.raw("\"[");
            out_.number(f.index);
            out_.raw("]\"");
            return;
        }
        if (f.pointee) {
            out_.text("*" + std::string(e_.program().text(f.name)));
            return;
        }
        out_.text(e_.program().text(f.name));
    }

    void writeValue(const Field& f, const Ref<Contents>& owner, std::uint64_t index,
                    std::optional<Diagnostic>& failed) {
        if (f.shape == Shape::Pointer) {
            std::uint64_t value = 0;
            failed =
                e_.errors().guarded(e_.fields().whereOf(f), [&] { value = e_.fields().pointerValue(f); });
            if (failed) return;
            key("value");
            out_.integer(value);
            return;
        }
        if (!f.isLeaf() || f.isPadding() || e_.fields().isPastEnd(f, owner)) return;
        Value value;
        failed =
            e_.errors().guarded(e_.fields().whereOf(f), [&] { value = e_.fields().read(f, owner, index); });
        if (failed || value.kind() == ValueKind::None || value.kind() == ValueKind::Field) return;
        key("value");
        switch (value.kind()) {
            case ValueKind::Unsigned: out_.integer(value.bits()); break;
            case ValueKind::Signed: out_.integer(static_cast<Int128>(value.bits())); break;
            case ValueKind::Float:
                // As short as the type allows: 0.1, not 0.10000000149011612.
                if (f.type->builtin == ast::BuiltinType::Float && std::isfinite(value.number()))
                    out_.raw(fmt::format("{}", static_cast<float>(value.number())));
                else out_.floating(value.number());
                break;
            case ValueKind::Boolean: out_.raw(value.bits() != 0 ? "true" : "false"); break;
            case ValueKind::Character: out_.text(toText(value)); break;
            case ValueKind::String: out_.text(value.text()); break;
            default: out_.raw("null"); break;
        }
    }

    // What only some fields have: the text they are shown as, their verdict, where they lead.
    void writeExtras(const Field& f, const Ref<Contents>& owner, std::uint64_t index,
                     std::optional<Diagnostic>& failed) {
        const AttributeSymbols& a = e_.analysis().attributes;
        const bool shown = (f.shape == Shape::Single && f.type->isEnum()) ||
                           (!f.pointee && (e_.attributes().hasAttribute(f, a.format) ||
                                           e_.attributes().hasAttribute(f, a.formatRead)));
        auto keep = [&](std::optional<Diagnostic> d) {
            if (d && !failed) failed = std::move(d);
        };
        if (shown) {
            std::string text;
            auto d = e_.errors().guarded(e_.fields().whereOf(f),
                                         [&] { text = e_.display().display(f, owner, index); });
            if (!d) {
                key("display");
                out_.text(text);
            }
            keep(std::move(d));
        }
        if (a.summary != 0 && !f.isLeaf()) {
            std::string text;
            keep(e_.errors().guarded(e_.fields().whereOf(f),
                                     [&] { text = e_.display().summary(f, owner, index); }));
            if (!text.empty()) {
                key("summary");
                out_.text(text);
            }
        }
        if (f.pointee) return;
        if (const FoundAttribute verdict = e_.attributes().findAttribute(f, a.verdict);
            verdict && !e_.fields().isPastEnd(f, owner)) {
            bool ok = false;
            auto d = e_.errors().guarded(verdict.attribute->where, [&] {
                const std::vector<Value> values = e_.attributes().attributeValues(verdict, f, owner, index);
                ok = !values.empty() && toBool(values[0], verdict.attribute->where);
            });
            if (!d) {
                key("verdict");
                out_.raw(ok ? "\"ok\"" : "\"bad\"");
            }
            keep(std::move(d));
        }
        if (const FoundAttribute link = e_.attributes().findAttribute(f, a.link)) {
            std::optional<std::uint64_t> target;
            keep(e_.errors().guarded(link.attribute->where, [&] {
                const std::vector<Value> values = e_.attributes().attributeValues(link, f, owner, index);
                if (values.empty() || values[0].kind() == ValueKind::Null) return;
                const std::uint64_t address =
                    toUint64(values[0], link.attribute->where, LangError::TheAddress);
                if (address != ~std::uint64_t{0}) target = e_.bytes().sourceOffset(address);
            }));
            if (target && *target < e_.bytes().source().size()) {
                key("target");
                out_.integer(*target);
            }
        }
    }

    void writeField(const Field& given, const Ref<Contents>& owner, std::uint64_t index, int levels,
                    int depth) {
        Field f = given;
        std::optional<Diagnostic> failed;
        Ref<Contents> body;
        std::optional<FlatReader> flat;
        // First what may fail: the text of a node is written in one go afterwards.
        e_.bounds().renewBudget();
        auto made = e_.errors().guarded(e_.fields().whereOf(f), [&] {
            e_.bounds().checkCancelled();
            e_.bounds().checkStack(e_.fields().whereOf(f));
            e_.arrays().scanForListing(f, owner, index);
            if (f.size == kUnknown) {
                const std::uint64_t size = e_.bodies().sizeOf(f, owner, index);
                f.size = size;
            }
            if (options_.compact && f.shape == Shape::Single && f.type->isRecord()) {
                flat.emplace(e_);
                if (!flat->openMembers(f, owner, index)) flat.reset();
            }
            if (!f.isLeaf() && !flat) {
                body = e_.bodies().bodyOf(f, owner, index);
                if (f.shape == Shape::Array && f.count == kUnknown)
                    f.count = e_.arrays().elementCount(static_cast<ArrayBody&>(*body));
            }
        });
        open('{');
        key("name", true);
        writeName(f);
        key("type");
        out_.text(e_.fields().typeText(f));
        key("offset");
        out_.integer(f.isLocal() ? f.address : e_.bytes().sourceOffset(f.address));
        key("size");
        out_.integer(f.size == kUnknown ? 0 : f.size);
        if (f.isBits()) {
            key("bits");
            open('{');
            key("offset", true);
            out_.number(f.bitOffset);
            key("size");
            out_.number(f.bitSize);
            close('}');
        }
        if (f.error) failed = f.error->diagnostic;
        else if (made) failed = std::move(made);
        else if (body && body->error) failed = body->error->diagnostic;
        e_.bounds().renewBudget();
        if (!failed || f.size != 0) {
            std::optional<Diagnostic> read;
            writeValue(f, owner, index, read);
            if (!read) writeExtras(f, owner, index, read);
            if (read && !failed) failed = std::move(read);
        }
        if (failed) writeError(*failed);
        if (flat && levels != 0)
            writeFlatChildren(*flat, flat->top(), flat->bytes(), flat->offset(), levels, depth);
        if (body && levels != 0 && !loops(f, body)) {
            const bool whole = writeChildren(f, body, levels, depth);
            if (!whole && !failed) {
                ++errors_;
                key("error");
                out_.text(EmptyElements::sentence);
            }
        }
        close('}');
    }

    // A pointer back to something around it would go round for ever.
    bool loops(const Field& f, const Ref<Contents>& body) const {
        if (f.shape != Shape::Pointer || body->kind != BodyKind::Pointer) return false;
        const Field& target = static_cast<const PointerBody&>(*body).target;
        for (const Contents* c = body->owner.get(); c != nullptr; c = c->owner.get())
            if (c->kind == BodyKind::Record && c->self.type.get() == target.type.get() &&
                c->self.address == target.address && target.shape == Shape::Single)
                return true;
        return false;
    }

    // False when elements were left out.
    bool writeChildren(const Field& f, const Ref<Contents>& body, int levels, int depth) {
        if (body->kind == BodyKind::Record) {
            writeMembers(body, levels, depth);
            return true;
        }
        key("children");
        open('[');
        bool first = true;
        bool cut = false;
        if (body->kind == BodyKind::Pointer) {
            const auto& pointer = static_cast<const PointerBody&>(*body);
            if (!pointer.error) {
                child(first);
                first = false;
                writeField(pointer.target, body, 0, levels - 1, depth + 1);
            }
        } else {
            auto& array = static_cast<ArrayBody&>(*body);
            FlatReader flat(e_);
            const bool isFlat = options_.compact && flat.openElements(f, body);
            for (std::uint64_t i = 0; out_.good(); ++i) {
                if (const std::uint64_t read = isFlat ? flat.read(i) : 0) {
                    const FlatField& element = flat.top();
                    for (std::uint64_t k = 0; k < read && out_.good(); ++k) {
                        if (!first) out_.character(',');
                        first = false;
                        flat.enter(i + k);
                        writeFlat(flat, element, flat.bytes() + k * element.size,
                                  flat.offset() + k * element.size, i + k, levels - 1, depth + 1);
                        flat.leave();
                    }
                    i += read - 1;
                    continue;
                }
                Field element;
                bool exists = false;
                e_.bounds().renewBudget();
                auto failed = e_.errors().guarded(e_.fields().whereOf(f), [&] {
                    e_.bounds().checkCancelled();
                    exists = e_.arrays().hasElement(array, i);
                    if (exists) element = e_.arrays().elementField(array, i);
                });
                if (failed || !exists) break;
                // An element that fails says so itself.
                std::uint64_t size = 1;
                e_.errors().guarded(e_.fields().whereOf(f),
                                    [&] { size = e_.bodies().sizeOf(element, body, i); });
                cut = !empty_.admit(size);
                if (cut) break;
                child(first);
                first = false;
                writeField(element, body, i, levels - 1, depth + 1);
            }
        }
        if (first) --indent_, out_.character(']');
        else close(']');
        return !cut;
    }

    void writeNumber(const FlatField& f, const std::byte* record) {
        const Value value = FlatReader::value(f, record);
        switch (value.kind()) {
            case ValueKind::Unsigned: out_.integer(value.bits()); break;
            case ValueKind::Signed: out_.integer(static_cast<Int128>(value.bits())); break;
            case ValueKind::Boolean: out_.raw(value.bits() != 0 ? "true" : "false"); break;
            case ValueKind::Character: out_.text(toText(value)); break;
            case ValueKind::Float:
                if (f.attributes->builtin == ast::BuiltinType::Float && !f.attributes->isEnum &&
                    std::isfinite(value.number()))
                    out_.raw(fmt::format("{}", static_cast<float>(value.number())));
                else out_.floating(value.number());
                break;
            default: out_.raw("null"); break;
        }
    }

    // Name, type, place and size of a flat field.
    void writeHead(const FlatField& f, const JsonPiece& head, std::uint64_t offset, std::uint64_t number) {
        const JsonPiece& size = f.attributes->size;
        if (head.size() + size.size() > kMostQuick) {
            if (f.element) {
                out_.raw(elementBegin_.text());
                out_.number(number);
            }
            out_.raw(head.text());
            out_.integer(offset);
            out_.raw(size.text());
            return;
        }
        char* const begin = out_.room();
        char* at = begin;
        if (f.element) at = JsonOut::putDecimal(elementBegin_.put(at), number);
        at = JsonOut::putInteger(head.put(at), offset);
        out_.advance(static_cast<std::size_t>(size.put(at) - begin));
    }

    // A number with nothing to be said of it but its value.
    void writeQuick(const FlatField& f, const std::byte* record, std::uint64_t offset, std::uint64_t number) {
        const FlatAttributes& a = *f.attributes;
        const std::uint64_t value = quickNumber(record + f.at, f.size, a.endian);
        char* const begin = out_.room();
        char* at = begin;
        if (f.element) at = JsonOut::putDecimal(elementBegin_.put(at), number);
        at = JsonOut::putInteger(a.head.put(at), offset);
        at = a.sizeAndValue.put(at);
        at = JsonOut::putInteger(at, value);
        *at++ = '}';
        out_.advance(static_cast<std::size_t>(at - begin));
    }

    static std::uint64_t quickNumber(const std::byte* at, std::uint64_t size, std::endian endian) {
        const bool big = endian == std::endian::big;
        switch (size) {
            case 1: return std::to_integer<std::uint64_t>(*at);
            case 2: return big ? loadBig<std::uint16_t>(at) : loadLittle<std::uint16_t>(at);
            case 4: return big ? loadBig<std::uint32_t>(at) : loadLittle<std::uint32_t>(at);
            default: return big ? loadBig<std::uint64_t>(at) : loadLittle<std::uint64_t>(at);
        }
    }

    // A field of a flat record: `record` are the bytes it is counted from, `offset` its own place in the source.
    void writeFlat(FlatReader& in, const FlatField& f, const std::byte* record, std::uint64_t offset,
                   std::uint64_t number, int levels, int depth) {
        const FlatAttributes& a = *f.attributes;
        if (a.isQuick) {
            writeQuick(f, record, offset, number);
            return;
        }
        // First what may have to be left to the node.
        bool asks = a.asksNodeForJson;
        shown_.clear();
        if (!asks && (a.format != nullptr || a.isEnum)) asks = !in.display(f, record, shown_);
        std::optional<bool> verdict;
        if (!asks && f.judged) {
            verdict = in.verdict(f, record);
            asks = !verdict;
        }
        FlatReader::Link link = FlatReader::Link::None;
        std::uint64_t target = 0;
        if (!asks && f.linked) {
            link = in.link(f, record, target);
            asks = link == FlatReader::Link::AskNode;
        }
        if (asks) {
            FlatReader::Spot spot;
            const auto failed = e_.errors().guarded({}, [&] { spot = in.spot(); });
            if (!failed) {
                writeField(spot.field, spot.owner, spot.index, levels, depth);
                return;
            }
            out_.raw("{\"name\":");
            out_.text(f.name);
            writeError(*failed);
            out_.character('}');
            return;
        }
        writeHead(f, in.varies() && &f == &in.top() ? in.elementHead() : a.head, offset, number);
        if (!f.leaf) {
            if (levels != 0) writeFlatChildren(in, f, record + f.at, offset, levels, depth);
        } else if (f.kind == NodeKind::String) {
            out_.raw(",\"value\":");
            out_.text(FlatReader::text(f, record));
        } else if (f.kind != NodeKind::Padding) {
            out_.raw(",\"value\":");
            writeNumber(f, record);
        }
        if (a.format != nullptr || a.isEnum) {
            out_.raw(",\"display\":");
            out_.text(shown_);
        }
        if (verdict) out_.raw(*verdict ? ",\"verdict\":\"ok\"" : ",\"verdict\":\"bad\"");
        if (link == FlatReader::Link::Target) {
            out_.raw(",\"target\":");
            out_.integer(target);
        }
        out_.character('}');
    }

    void writeFlatChildren(FlatReader& in, const FlatField& f, const std::byte* own, std::uint64_t offset,
                           int levels, int depth) {
        out_.raw(",\"children\":[");
        if (f.kind == NodeKind::Array) {
            for (std::uint64_t i = 0; i < f.count; ++i) {
                const FlatField& element = f.children.front();
                if (i > 0) out_.character(',');
                in.enter(i);
                writeFlat(in, element, own + i * element.size, offset + i * element.size, i, levels - 1,
                          depth + 1);
                in.leave();
            }
        } else {
            for (std::size_t i = 0; i < f.children.size(); ++i) {
                if (i > 0) out_.character(',');
                in.enter(i);
                writeFlat(in, f.children[i], own, offset + f.children[i].at, 0, levels - 1, depth + 1);
                in.leave();
            }
        }
        out_.character(']');
    }

    void writeMembers(const Ref<Contents>& body, int levels, int depth) {
        auto& record = static_cast<RecordBody&>(*body);
        key("children");
        open('[');
        for (std::size_t i = 0; i < record.fields.size() && out_.good(); ++i) {
            child(i == 0);
            // A copy: running what is below may work out sizes in the record.
            const Field field = record.fields[i];
            writeField(field, body, i, levels - 1, depth + 1);
        }
        if (record.fields.empty()) --indent_, out_.character(']');
        else close(']');
    }

    Evaluator& e_;
    JsonOut out_;
    JsonOptions options_;
    EmptyElements empty_;
    std::uint64_t errors_ = 0;
    int indent_ = 0;
    std::string shown_;
    const JsonPiece elementBegin_{R"({"name":"[)"};
    static constexpr std::size_t kMostQuick = JsonOut::kSlack - 256;  // bytes of what is written by hand
};

}  // namespace

std::uint64_t writeJson(std::ostream& out, const NodePtr& node, const JsonOptions& options) {
    const auto* n = dynamic_cast<const NodeImpl*>(node.get());
    if (n == nullptr) {
        out << "null";
        return 0;
    }
    return JsonWriter(n->evaluator(), out, options).write(*n);
}

}  // namespace sectorsmith::lang
