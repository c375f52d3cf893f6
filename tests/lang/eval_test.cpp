// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluation as its callers see it: what is read and when, what fails where, how it is cancelled and found.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <span>
#include <sstream>
#include <thread>

#include <fmt/format.h>

#include "io/memory_source.h"
#include "lang/encode.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

using ::testing::HasSubstr;

std::shared_ptr<const Program> program(const std::string& text) {
    const auto loader = folderLoader({(sectorsmith::testing::sourceFolder() / "templates").string()});
    CompileResult result = compile(std::make_shared<SourceText>(SourceText{"test", text}), *loader);
    for (const Diagnostic& d : result.diagnostics) ADD_FAILURE() << render(d);
    return result.program;
}

std::vector<std::byte> bytes(std::initializer_list<int> values) {
    std::vector<std::byte> out;
    for (int v : values) out.push_back(static_cast<std::byte>(v));
    return out;
}

std::shared_ptr<Evaluation> run(const std::string& text, std::vector<std::byte> data,
                                EvaluateOptions options = {}) {
    return evaluate(program(text), std::make_shared<MemorySource>(std::move(data)), std::move(options));
}

std::string json(const NodePtr& node, JsonOptions options = {}) {
    std::ostringstream out;
    writeJson(out, node, options);
    return out.str();
}

// Any size, counts what is asked of it, fails in one range. Byte i of it is i * 7 / 5, cut to 8 bits.
class CountingSource : public ByteSource {
 public:
    explicit CountingSource(std::uint64_t size) : size_(size) {}
    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return 512; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        read_ += out.size();
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = at(offset + i);
        ReadReport report;
        if (offset < badEnd && offset + out.size() > badBegin) {
            const std::uint64_t begin = std::max(offset, badBegin);
            const std::uint64_t end = std::min(offset + out.size(), badEnd);
            std::fill(out.begin() + static_cast<std::ptrdiff_t>(begin - offset),
                      out.begin() + static_cast<std::ptrdiff_t>(end - offset), std::byte{0});
            report.bad.push_back({begin, end - begin, Error{Cause::Io, "the medium does not answer", begin}});
        }
        return report;
    }
    std::string name() const override { return "counting"; }
    static std::byte at(std::uint64_t i) { return static_cast<std::byte>(i * 7 / 5); }
    std::uint64_t bytesRead() const { return read_; }

    std::uint64_t badBegin = 0;
    std::uint64_t badEnd = 0;

 private:
    std::uint64_t size_;
    mutable std::atomic<std::uint64_t> read_ = 0;
};

std::uint64_t little(std::uint64_t offset, int size) {
    std::uint64_t v = 0;
    for (int i = size; i-- > 0;)
        v = v << 8 |
            std::to_integer<std::uint64_t>(CountingSource::at(offset + static_cast<std::uint64_t>(i)));
    return v;
}

TEST(Laziness, NothingIsReadBeforeItIsLookedAt) {
    const auto source = std::make_shared<CountingSource>(std::uint64_t{1} << 40);
    const auto e = evaluate(program("struct E { u32 a; u32 b; u64 c; u8 rest[a]; }; struct F { u32 a; u64 b; "
                                    "}; F f[1000000000] @ 64; E e @ 0x1000;"),
                            source);
    const NodePtr root = e->root();
    EXPECT_EQ(source->bytesRead(), 0U);
    EXPECT_EQ(root->childCount(), 2U);
    const NodePtr f = root->child(0);
    EXPECT_EQ(f->childCount(), 1'000'000'000U);
    EXPECT_EQ(f->size(), 12'000'000'000U);
    EXPECT_EQ(source->bytesRead(), 0U);
    const NodePtr last = findPath(root, "f[999999999].b");
    ASSERT_TRUE(last);
    EXPECT_EQ(last->offset(), 64 + 999'999'999ULL * 12 + 4);
    EXPECT_EQ(source->bytesRead(), 0U);
    EXPECT_EQ(std::get<Uint128>(last->value()), little(64 + 999'999'999ULL * 12 + 4, 8));
    EXPECT_LE(source->bytesRead(), 8192U);
}

TEST(Laziness, PointersAndPlacementsWait) {
    const auto source = std::make_shared<CountingSource>(std::uint64_t{1} << 40);
    const auto e = evaluate(program("struct T { u8 n; u8 data[n]; }; struct S { T *p : u64; T far @ "
                                    "0x8000000000; u8 one; }; S s @ 0;"),
                            source);
    const NodePtr s = findPath(e->root(), "s");
    EXPECT_EQ(s->childCount(), 3U);
    EXPECT_EQ(s->size(), 9U);
    EXPECT_EQ(source->bytesRead(), 0U);
    EXPECT_EQ(s->child(1)->size(), 1 + std::to_integer<std::uint64_t>(CountingSource::at(0x8000000000)));
    EXPECT_LE(source->bytesRead(), 4096U);
}

TEST(Laziness, VaryingElementsAreFoundAgainFromCheckpoints) {
    const auto source = std::make_shared<CountingSource>(std::uint64_t{1} << 30);
    const auto e = evaluate(
        program("struct V { u8 n; if (n > 100) u16 x; else u8 y; }; V v[300000] @ 0; u8 after @ 5;"), source);
    // The same walk by hand.
    std::vector<std::uint64_t> starts;
    std::uint64_t at = 0;
    for (int i = 0; i < 300000; ++i) {
        starts.push_back(at);
        at += std::to_integer<unsigned>(CountingSource::at(at)) > 100 ? 3 : 2;
    }
    const NodePtr v = findPath(e->root(), "v");
    EXPECT_EQ(v->child(0)->offset(), 0U);
    EXPECT_LT(source->bytesRead(), 10'000U);
    EXPECT_EQ(v->child(299'999)->offset(), starts[299'999]);
    for (std::uint64_t i : {0ULL, 5ULL, 77777ULL, 299'998ULL, 123'456ULL, 123'455ULL, 31ULL})
        EXPECT_EQ(v->child(i)->offset(), starts[i]) << i;
    EXPECT_EQ(v->childCount(), 300'000U);
    EXPECT_EQ(v->size(), at);
    EXPECT_FALSE(v->child(300'000));
}

TEST(Laziness, EffectsHappenInOrder) {
    std::string printed;
    EvaluateOptions options;
    options.console = [&](Severity, std::string_view t) { printed += std::string(t) + ";"; };
    const auto e =
        run("import std.io; u32 total = 0; struct P { u8 a; std::print(\"{}\", a); total += a; }; struct L { "
            "u8 x; u8 seen[total] @ 0; };P p[3] @ 0; std::print(\"total {}\", total); L l @ 0; total = 1; L "
            "m @ 0;",
            bytes({1, 2, 3, 4, 5, 6, 7, 8}), options);
    const NodePtr root = e->root();
    EXPECT_EQ(root->childCount(), 3U);
    EXPECT_EQ(printed, "1;2;3;total 6;");
    EXPECT_EQ(findPath(root, "l.seen")->childCount(), 6U);
    EXPECT_EQ(findPath(root, "m.seen")->childCount(), 1U);
    json(root);
    EXPECT_EQ(printed, "1;2;3;total 6;");
}

TEST(Errors, UnreadableSectorsAreErrorsOfTheirFields) {
    const auto source = std::make_shared<CountingSource>(8192);
    source->badBegin = 512;
    source->badEnd = 1024;
    const auto e =
        evaluate(program("struct S { u8 a[512]; u32 b[128]; u8 c; }; S s @ 0; char text[] @ 600;"), source);
    const NodePtr root = e->root();
    EXPECT_FALSE(findPath(root, "s")->error());
    EXPECT_FALSE(findPath(root, "s.a[511]")->error());
    const NodePtr bad = findPath(root, "s.b[0]");
    ASSERT_TRUE(bad->error());
    EXPECT_THAT(bad->error()->message, HasSubstr("does not answer"));
    EXPECT_TRUE(std::holds_alternative<std::monostate>(bad->value()));
    EXPECT_EQ(bad->displayValue(), "");
    EXPECT_FALSE(findPath(root, "s.c")->error());
    EXPECT_TRUE(findPath(root, "text")->error());
    std::ostringstream out;
    EXPECT_EQ(writeJson(out, root, {}), 129U);
    EXPECT_THAT(out.str(), Not(HasSubstr(R"("offset":512,"size":4,"value")")));
}

TEST(Errors, ALyingCountIsItsOwnError) {
    const auto e = run("struct S { u32 n; u64 items[n]; u8 x; }; S s @ 0; u8 ok @ 1;",
                       bytes({0xFF, 0xFF, 0xFF, 0x7F, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    const NodePtr items = findPath(e->root(), "s.items");
    ASSERT_TRUE(items && items->error());
    EXPECT_EQ(items->childCount(), 1U);
    EXPECT_FALSE(findPath(e->root(), "ok")->error());
    EXPECT_FALSE(findPath(e->root(), "s.x"));  // it would lie beyond the end
    EXPECT_LT(json(e->root()).size(), 2000U);
}

TEST(Errors, HostileTemplatesEnd) {
    for (const char* text : {
             "struct A { A a; }; A a @ 0;",
             "struct A { u8 x; A *p : u8; }; A a @ 0;",
             "struct A<auto N> { u8 x; A<N + 1> a; }; A<0> a @ 0;",
             "fn f(u32 n) { return f(n); }; u8 a[f(1)] @ 0;",
             "struct E { }; E e[while(true)] @ 0;",
             "struct E { u8 a; $ -= 1; }; E e[while(true)] @ 0;",
             "u8 x[while(true)] @ 0;",
             "u8 x[0xFFFFFFFFFFFFFFFF] @ 0;",
             "u8 x @ 0xFFFFFFFFFFFFFFFF;",
             "struct A { u8 x[0x7FFFFFFFFFFF]; }; A a[0x7FFFFFFFFF] @ 0;",
             "str s = \"x\"; fn f() { for (u32 i = 0, i < 100, i += 1) s += s; }; f();",
             "bitfield B { a : 4; B b; }; B b @ 0;",
             "union U { U u; u8 x; }; U u @ 0;",
             "using A<T> = T; struct S { A<A<A<S>>> s; }; S s @ 0;",
             "struct S { u8 a[this.a[0]]; u8 b[sizeof(this)]; u8 c[parent.x]; }; u8 x @ 0; S s @ 0;",
             "fn f() { u8 a[0xFFFFFFFF]; }; f();",
             "fn f() { str a[0xFFFFFFFF]; }; f();",
             "struct S { u8 *p[0xFFFFFFFFFF] : u8; }; S s @ 0;",
             "enum E : u128 { A = 0 ... 0xFFFFFFFFFFFFFFFF }; E e[3] @ 0;",
         }) {
        EvaluateOptions options;
        options.limits.loopLimit = 10'000;
        options.limits.arrayLimit =
            std::string_view(text).contains("while") ? 10'000 : std::uint64_t{1} << 40;
        const auto e = run(text, std::vector<std::byte>(64, std::byte{1}), options);
        const std::string out = json(e->root());
        EXPECT_LT(out.size(), 4'000'000U) << text;
    }
}

TEST(Errors, MemoryIsBounded) {
    EvaluateOptions options;
    options.limits.memoryLimit = std::uint64_t{4} << 20;
    // Elements with an effect are all kept: that must end in an error.
    const auto e = evaluate(program("u32 n = 0; struct S { u8 a; n += a; }; S s[1000000] @ 0;"),
                            std::make_shared<CountingSource>(std::uint64_t{1} << 24), options);
    e->root()->childCount();
    ASSERT_FALSE(e->diagnostics().empty());
    EXPECT_THAT(e->diagnostics().back().message, HasSubstr("memory"));
}

TEST(Cancel, FromAnotherThread) {
    const auto source = std::make_shared<CountingSource>(std::uint64_t{1} << 40);
    const auto e =
        evaluate(program("struct V { u8 n; u8 data[n]; }; V v[0x3FFFFFFFF] @ 0; u8 x @ 3;"), source);
    const NodePtr root = e->root();
    const NodePtr v = findPath(root, "v");
    std::jthread killer([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        e->cancel();
    });
    const auto begin = std::chrono::steady_clock::now();
    v->childCount();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
    killer.join();
    const auto error = v->child(0x3FFFFFFFF - 1) == nullptr;
    EXPECT_TRUE(error);
    e->resume();
    EXPECT_EQ(findPath(e->root(), "x")->displayValue(), "4");  // byte 3: 3 * 7 / 5
    EXPECT_TRUE(v->child(1000));
}

TEST(Cancel, BeforeTheRootAndThenAgain) {
    const auto e = run("u8 a @ 0; u8 b @ 1;", bytes({1, 2}));
    e->cancel();
    const NodePtr root = e->root();
    EXPECT_EQ(root->childCount(), 0U);
    ASSERT_TRUE(root->error());
    EXPECT_EQ(root->error()->message, "canceled");
    e->resume();
    EXPECT_EQ(e->root()->childCount(), 2U);
}

TEST(Options, BaseAddressShiftsEverything) {
    EvaluateOptions options;
    options.baseAddress = 4;
    const auto e = run("u8 a @ 0; u8 here = $ [[export]]; struct S { u8 x; u8 *p : u8; }; S s @ 1;",
                       bytes({0, 0, 0, 0, 7, 8, 2, 9}), options);
    const NodePtr a = findPath(e->root(), "a");
    EXPECT_EQ(a->offset(), 4U);
    EXPECT_EQ(a->displayValue(), "7");
    const NodePtr p = findPath(e->root(), "s.p");
    EXPECT_EQ(p->linkTarget(), 6U);
    EXPECT_EQ(findPath(e->root(), "s.p.*")->displayValue(), "2");
    EXPECT_EQ(findPath(e->root(), "s.p.*")->offset(), 6U);
}

TEST(Options, PragmaBaseAddress) {
    const auto e = run("#pragma base_address 0x1000\nu8 a @ 0x1002; u8 low @ 2;", bytes({1, 2, 3, 4}));
    EXPECT_EQ(findPath(e->root(), "a")->offset(), 2U);
    EXPECT_EQ(findPath(e->root(), "a")->displayValue(), "3");
    EXPECT_TRUE(findPath(e->root(), "low")->error());
}

TEST(Options, StartType) {
    EvaluateOptions options;
    options.baseAddress = 2;
    options.startType = "n::T";
    const auto e = run("u8 k = 2; namespace n { struct T { u8 a; u8 b[k]; }; } u8 other @ 0;",
                       bytes({0, 0, 5, 6, 7}), options);
    ASSERT_EQ(e->root()->childCount(), 1U);
    const NodePtr t = e->root()->child(0);
    EXPECT_EQ(t->typeName(), "n::T");
    EXPECT_EQ(t->offset(), 2U);
    EXPECT_EQ(t->child(1)->childCount(), 2U);
    options.startType = "n::Nothing";
    EXPECT_TRUE(run("u8 x @ 0;", bytes({1}), options)->root()->error());
}

TEST(Attributes, VerdictsAndLinks) {
    const auto e =
        run("struct S { u8 magic [[disk::verdict(this == 5)]]; u8 sum [[disk::verdict(sum == magic + 1), "
            "disk::checksum(\"crc32\", 0, sum)]];"
            "u8 to [[disk::link(to * 2)]]; u8 none [[disk::link(null)]]; u8 far "
            "[[disk::link(0xFFFFFFFFFFFFFFFF)]]; };"
            "S s @ 0; S t @ 5;",
            bytes({5, 6, 3, 0, 0, 4, 6, 200, 0, 0}));
    const NodePtr root = e->root();
    EXPECT_EQ(findPath(root, "s.magic")->verdict(), true);
    EXPECT_EQ(findPath(root, "s.sum")->verdict(), true);
    EXPECT_EQ(findPath(root, "t.magic")->verdict(), false);
    EXPECT_EQ(findPath(root, "t.sum")->verdict(), false);
    EXPECT_EQ(findPath(root, "s.to")->verdict(), std::nullopt);
    EXPECT_EQ(findPath(root, "s.to")->linkTarget(), 6U);
    EXPECT_EQ(findPath(root, "s.none")->linkTarget(), std::nullopt);
    EXPECT_EQ(findPath(root, "s.far")->linkTarget(), std::nullopt);
    EXPECT_EQ(findPath(root, "t.to")->linkTarget(), std::nullopt);  // beyond the end
    EXPECT_EQ(findPath(root, "s.sum")->attribute("disk::checksum"),
              (std::vector<std::string>{"crc32", "0", "6"}));
    EXPECT_EQ(findPath(root, "s.to")->attribute("disk::checksum"), std::nullopt);
}

TEST(Attributes, NamesCommentsColours) {
    const auto e = run(
        "import std.io; import std.core; /// of the field\nu8 doc @ 0; struct S { u8 a [[name(\"Alpha\"), "
        "comment(std::format(\"is {}\", a)), color(\"00FF80\"), hidden]]; } [[sealed]];"
        "S s @ 0 [[inline]]; struct M { u8 v; std::core::set_display_name(this, std::format(\"M{}\", v)); }; "
        "M m[2] @ 0;",
        bytes({7, 8}));
    const NodePtr a = findPath(e->root(), "s.a");
    EXPECT_EQ(a->displayName(), "Alpha");
    EXPECT_EQ(a->name(), "a");
    EXPECT_EQ(a->comment(), "is 7");
    EXPECT_EQ(a->color(), 0x00FF80U);
    EXPECT_TRUE(a->hidden());
    EXPECT_TRUE(findPath(e->root(), "s")->sealed());
    EXPECT_TRUE(findPath(e->root(), "s")->inlined());
    EXPECT_FALSE(findPath(e->root(), "doc")->hidden());
    EXPECT_EQ(findPath(e->root(), "m[1]")->displayName(), "M8");
}

TEST(Attributes, FixupsAreApplied) {
    std::vector<std::byte> data(1024 + 512);
    data[4] = std::byte{0x30};  // where the update sequence is
    data[6] = std::byte{3};     // the number and two sectors
    data[0x30] = std::byte{0xAB};
    data[0x31] = std::byte{0xCD};
    data[0x32] = std::byte{1};
    data[0x33] = std::byte{2};
    data[0x34] = std::byte{3};
    data[0x35] = std::byte{4};
    for (std::size_t i : {std::size_t{510}, std::size_t{1022}}) {
        data[i] = std::byte{0xAB};
        data[i + 1] = std::byte{0xCD};
    }
    const std::string text =
        "struct In { u16 last; }; struct R { padding[510]; In in; padding[510]; u16 end; u16 raw @ 0x30; } "
        "[[fixed_size(1024), disk::fixups(512)]]; R r @ 0; u16 plain @ 510;";
    auto e = run(text, data);
    EXPECT_EQ(findPath(e->root(), "r.in.last")->displayValue(), std::to_string(0x0201));
    EXPECT_EQ(findPath(e->root(), "r.end")->displayValue(), std::to_string(0x0403));
    EXPECT_EQ(findPath(e->root(), "r.in.last")->offset(), 510U);
    EXPECT_EQ(findPath(e->root(), "plain")->displayValue(), std::to_string(0xCDAB));
    EXPECT_FALSE(findPath(e->root(), "r")->error());
    data[1022] = std::byte{0};
    e = run(text, data);
    ASSERT_TRUE(findPath(e->root(), "r")->error());
    EXPECT_EQ(findPath(e->root(), "r.in.last")->displayValue(), std::to_string(0x0201));
}

// The first vector of IEEE 1619: keys of zeros, 32 zeros in the sector with the number 0.
TEST(Encrypted, AStructIsReadDecryptedAndCannotBeChanged) {
    std::vector<std::byte> data(1024);
    constexpr unsigned char cipher[] = {0x91, 0x7C, 0xF6, 0x9E, 0xBD, 0x68, 0xB2, 0xEC, 0x9B, 0x9F, 0xE9,
                                        0xA3, 0xEA, 0xDD, 0xA6, 0x92, 0xCD, 0x43, 0xD2, 0xF5, 0x95, 0x98,
                                        0xED, 0x85, 0x8C, 0x02, 0xC2, 0x65, 0x2F, 0xBF, 0x92, 0x2E};
    std::ranges::copy(std::as_bytes(std::span(cipher)), data.begin());
    const std::string text =
        "struct In { u32 d; }; struct R { u128 a; u64 b; In inner; u32 c; u8 far[4] @ 512; } "
        "[[fixed_size(512), disk::decrypted(0, 0)]]; R r @ 0; u8 raw @ 0;";
    auto e = run(text, data);
    for (const char* path : {"r.a", "r.b", "r.inner.d", "r.c"})
        EXPECT_EQ(findPath(e->root(), path)->displayValue(), "0") << path;
    EXPECT_EQ(findPath(e->root(), "raw")->displayValue(), std::to_string(0x91));
    const auto refused = encode(*findPath(e->root(), "r.inner.d"), "5");
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, ::testing::HasSubstr("cannot be changed"));
    EXPECT_TRUE(encode(*findPath(e->root(), "r.far[0]"), "5"));  // this lies in the clear
    EXPECT_TRUE(encode(*findPath(e->root(), "raw"), "5"));
    // Half a sector, or beyond the end.
    EXPECT_TRUE(
        findPath(run("struct R { u8 a; } [[fixed_size(300), disk::decrypted(0, 0)]]; R r @ 0;", data)->root(),
                 "r")
            ->error());
    EXPECT_TRUE(
        findPath(
            run("struct R { u8 a; } [[fixed_size(512), disk::decrypted(0, 0)]]; R r @ 700;", data)->root(),
            "r")
            ->error());
}

TEST(Query, FieldsAtGoesDownTheTree) {
    const auto source = std::make_shared<CountingSource>(std::uint64_t{1} << 36);
    const auto e = evaluate(program("struct P { u32 a; u8 b[12]; }; struct Far { u8 z; P deep[4] @ "
                                    "0x700000000; }; struct V { u8 n; u8 d[4]; if (n > 128) u8 m; };"
                                    "P p[100000000] @ 0; Far far @ 0x200000000; V v[1000] @ 0x300000000;"),
                            source);
    auto path = [&](std::uint64_t offset) {
        const auto chain = fieldsAt(e->root(), offset);
        return chain.empty() ? std::string("none") : pathOf(*chain.back());
    };
    EXPECT_EQ(path(16 * 99'999'999ULL + 7), "p[99999999].b[3]");
    EXPECT_EQ(path(16 * 12'345ULL), "p[12345].a");
    EXPECT_EQ(path(0x700000000 + 17), "far.deep[1].a");
    EXPECT_EQ(path(0x200000000), "far.z");
    std::uint64_t at = 0x300000000;
    for (int i = 0; i < 500; ++i) at += std::to_integer<unsigned>(CountingSource::at(at)) > 128 ? 6 : 5;
    EXPECT_EQ(path(at), "v[500].n");
    EXPECT_EQ(path(at + 2), "v[500].d[1]");
    EXPECT_EQ(fieldsAt(e->root(), 0x600000000).size(), 1U);  // the root alone
    const auto chain = fieldsAt(e->root(), 4);
    ASSERT_EQ(chain.size(), 5U);
    EXPECT_EQ(chain[1]->name(), "p");
    EXPECT_EQ(chain[2]->name(), "[0]");
}

TEST(Query, PathsLeadToTheirNodes) {
    const auto e =
        run("namespace n { struct S { u8 a; u8 *p : u8; u8 list[2]; }; } n::S s @ 0; u8 twice @ 0; u8 twice "
            "@ 1; struct T { u8; u8 b; }; T t @ 0;",
            bytes({1, 2, 3, 4, 5}));
    const NodePtr root = e->root();
    for (const char* path : {"s.a", "s.p.*", "s.list[1]", "twice", "twice#0", "t.b", "s"}) {
        Message why;
        const NodePtr node = findPath(root, path, &why);
        ASSERT_TRUE(node) << path << ": " << why.text;
        EXPECT_EQ(pathOf(*node), path);
    }
    EXPECT_EQ(findPath(root, "twice")->offset(), 1U);
    EXPECT_EQ(findPath(root, "twice#0")->offset(), 0U);
    EXPECT_EQ(pathOf(*findPath(root, "s.a")->parent()), "s");
    Message why;
    EXPECT_FALSE(findPath(root, "s.nothing", &why));
    EXPECT_THAT(why, HasSubstr("nothing"));
    EXPECT_FALSE(findPath(root, "s.list[2]", &why));
    EXPECT_FALSE(findPath(root, "s.list[x]", &why));
    EXPECT_EQ(findPath(root, ""), root);
}

TEST(Json, Exactly) {
    const auto e = run(
        "enum K : u8 { A = 1 }; struct I { u8 a; be s16 b; }; struct S { I i[2]; K k; char c[3]; float f; "
        "u64 big; bool y; };bitfield B { x : 3; y : 5; }; S s @ 0; B b @ 0; u8 *p : u8 @ 0; u8 none[0] @ 0;",
        bytes({2, 0xFF, 0xFE, 3, 0, 1, 1, 'a', '"', 0xE9, 0, 0, 0xC0, 0x3F, 0, 0, 0, 0, 0, 0, 0x20, 0, 1}));
    // Written by hand from the definition in template.h.
    const std::string expected =
        R"j({"name":"","type":"","offset":0,"size":23,"children":[)j"
        R"j({"name":"s","type":"S","offset":0,"size":23,"children":[)j"
        R"j({"name":"i","type":"I[2]","offset":0,"size":6,"children":[)j"
        R"j({"name":"[0]","type":"I","offset":0,"size":3,"children":[{"name":"a","type":"u8","offset":0,"size":1,"value":2},{"name":"b","type":"s16","offset":1,"size":2,"value":-2}]},)j"
        R"j({"name":"[1]","type":"I","offset":3,"size":3,"children":[{"name":"a","type":"u8","offset":3,"size":1,"value":3},{"name":"b","type":"s16","offset":4,"size":2,"value":1}]}]},)j"
        R"j({"name":"k","type":"K","offset":6,"size":1,"value":1,"display":"K::A (1)"},)j"
        R"j({"name":"c","type":"char[3]","offset":7,"size":3,"value":"a\"\u00e9"},)j"
        R"j({"name":"f","type":"float","offset":10,"size":4,"value":1.5},)j"
        R"j({"name":"big","type":"u64","offset":14,"size":8,"value":"9007199254740992"},)j"
        R"j({"name":"y","type":"bool","offset":22,"size":1,"value":true}]},)j"
        R"j({"name":"b","type":"B","offset":0,"size":1,"children":[{"name":"x","type":"u8","offset":0,"size":1,"bits":{"offset":0,"size":3},"value":2},{"name":"y","type":"u8","offset":0,"size":1,"bits":{"offset":3,"size":5},"value":0}]},)j"
        R"j({"name":"p","type":"u8*","offset":0,"size":1,"value":2,"children":[{"name":"*p","type":"u8","offset":2,"size":1,"value":254}]},)j"
        R"j({"name":"none","type":"u8[0]","offset":0,"size":0,"children":[]}]})j";
    EXPECT_EQ(json(e->root()), expected);
    JsonOptions shallow;
    shallow.levels = 1;
    shallow.compact = false;
    EXPECT_EQ(
        json(findPath(e->root(), "b"), shallow),
        "{\n  \"name\": \"b\",\n  \"type\": \"B\",\n  \"offset\": 0,\n  \"size\": 1,\n  \"children\": [\n"
        "    {\n      \"name\": \"x\",\n      \"type\": \"u8\",\n      \"offset\": 0,\n      \"size\": 1,\n  "
        "    \"bits\": {\n"
        "        \"offset\": 0,\n        \"size\": 3\n      },\n      \"value\": 2\n    },\n"
        "    {\n      \"name\": \"y\",\n      \"type\": \"u8\",\n      \"offset\": 0,\n      \"size\": 1,\n  "
        "    \"bits\": {\n"
        "        \"offset\": 3,\n        \"size\": 5\n      },\n      \"value\": 0\n    }\n  ]\n}");
}

// The quick way of arrays of plain structs must write what the slow way writes.
TEST(Json, TheQuickWayWritesTheSame) {
    const std::string types =
        "struct In { s16 q; bool b; }; struct E : In { u8 a; be u32 b2; s64 c; In in[2]; le u24 odd; };";
    const auto source = std::make_shared<CountingSource>(std::uint64_t{1} << 20);
    const auto quick = evaluate(program(types + "E e[5000] @ 3;"), source);
    // A local variable in the struct keeps it off the quick way.
    const auto slow = evaluate(program("struct In { s16 q; bool b; u8 l = 1; }; struct E : In { u8 a; be u32 "
                                       "b2; s64 c; In in[2]; le u24 odd; }; E e[5000] @ 3;"),
                               source);
    EXPECT_EQ(json(quick->root()), json(slow->root()));
    source->badBegin = 65536;
    source->badEnd = 66048;
    std::ostringstream a;
    std::ostringstream b;
    const auto quickBad = evaluate(program(types + "E e[5000] @ 3;"), source);
    const auto slowBad = evaluate(program("struct In { s16 q; bool b; u8 l = 1; }; struct E : In { u8 a; be "
                                          "u32 b2; s64 c; In in[2]; le u24 odd; }; E e[5000] @ 3;"),
                                  source);
    const std::uint64_t errors = writeJson(a, quickBad->root(), {});
    EXPECT_GT(errors, 50U);
    EXPECT_EQ(errors, writeJson(b, slowBad->root(), {}));
    EXPECT_EQ(a.str(), b.str());
}

TEST(Nodes, OutliveTheirEvaluation) {
    NodePtr node;
    {
        const auto e = run("struct S { u8 a; u8 b[a]; }; S s[3] @ 0;", bytes({1, 9, 1, 8, 1, 7}));
        node = findPath(e->root(), "s[2].b[0]");
    }
    ASSERT_TRUE(node);
    EXPECT_EQ(node->displayValue(), "7");
    EXPECT_EQ(pathOf(*node), "s[2].b[0]");
}

TEST(Nodes, KindsAndEndian) {
    const auto e =
        run("enum K : u8 { A }; union U { u8 a; }; bitfield B { a : 1; }; struct S { be u16 u; s8 s; float "
            "f; bool b; char c; char t[2]; K k; U un; B bf; u8 *p : u8; padding[1]; u8 arr[1]; }; S s @ 0;",
            std::vector<std::byte>(64));
    const NodePtr s = findPath(e->root(), "s");
    std::vector<NodeKind> kinds;
    for (std::uint64_t i = 0; i < s->childCount(); ++i) kinds.push_back(s->child(i)->kind());
    EXPECT_EQ(kinds, (std::vector<NodeKind>{NodeKind::Unsigned, NodeKind::Signed, NodeKind::Float,
                                            NodeKind::Boolean, NodeKind::Character, NodeKind::String,
                                            NodeKind::Enum, NodeKind::Union, NodeKind::Bitfield,
                                            NodeKind::Pointer, NodeKind::Padding, NodeKind::Array}));
    EXPECT_EQ(s->kind(), NodeKind::Struct);
    EXPECT_EQ(s->child(0)->endian(), std::endian::big);
    EXPECT_EQ(s->child(1)->endian(), std::endian::little);
    const auto bits = findPath(e->root(), "s.bf.a")->bits();
    ASSERT_TRUE(bits);
    EXPECT_EQ(bits->size, 1U);
}

}  // namespace
}  // namespace sectorsmith::lang
