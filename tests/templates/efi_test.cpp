// SPDX-License-Identifier: GPL-3.0-or-later
// EFI variables in files: what efitools writes and says, what Debian's OVMF has, and NvVars after EDK II's source.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "base/endian.h"
#include "lang/integrity_rules.h"
#include "ops/checksum_update.h"
#include "ops/choose_template.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* flash = "/usr/share/OVMF/OVMF_VARS_4M.ms.fd";

std::vector<std::string> choiceIds(const ByteSource& source) {
    std::vector<std::string> ids;
    for (const auto& choice :
         chooseTemplates(lang::listTemplates({(sourceFolder() / "templates").string()}), source, 0))
        ids.push_back(choice.info.id);
    return ids;
}

Decoded decodedEfi(const std::string& id, const std::vector<std::byte>& bytes) {
    const auto source = bytesSource(bytes);
    EXPECT_THAT(choiceIds(*source), ElementsAre(id));
    Decoded decoded(id, source);
    const auto visit = decoded.visitAll();
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    return decoded;
}

void expectEfiDamageEnds(const std::string& id, const std::vector<std::byte>& bytes) {
    std::mt19937 random(20261123);
    for (int round = 0; round < 24; ++round) {
        auto damaged = bytes;
        for (int n = 0; n < 40; ++n)
            damaged[random() % std::min<std::size_t>(damaged.size(), n % 2 == 0 ? 256 : 4096)] =
                n % 3 == 0 ? std::byte{0xFF} : std::byte(random());
        if (round % 3 == 2) damaged.resize(random() % damaged.size());
        EXPECT_TRUE(Decoded(id, bytesSource(std::move(damaged))).visitAll(200'000).complete);
    }
    for (const std::size_t size : {0, 1, 27, 71, 100})
        EXPECT_TRUE(
            Decoded(id, bytesSource({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}))
                .visitAll()
                .complete);
}

std::vector<std::byte> fieldBytes(const std::vector<std::byte>& all, const lang::NodePtr& node) {
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(node->offset());
    return {first, first + static_cast<std::ptrdiff_t>(node->size())};
}

class MadeEfi : public ::testing::Test {
 protected:
    bool make(const char* recipe) {
        for (const char* program : {"openssl", "cert-to-efi-sig-list", "hash-to-efi-sig-list",
                                    "sign-efi-sig-list", "sig-list-to-certs"})
            if (!haveProgram(program)) return false;
        const RunResult made = run("cd '" + folder.path().string() + "' && ( " + recipe + " ) 2>&1");
        EXPECT_EQ(made.exitCode, 0) << made.out;
        return made.exitCode == 0;
    }
    std::filesystem::path at(const std::string& name) const { return folder.path() / name; }

    TemporaryFolder folder;
};

constexpr const char* makeKey =
    "openssl req -new -x509 -newkey rsa:2048 -nodes -subj /CN=Test/ -keyout key -out crt -days 30 && "
    "openssl x509 -in crt -outform DER -out der && "
    "cert-to-efi-sig-list -g 11111111-2222-3333-4444-123456789abc crt pk.esl";

TEST_F(MadeEfi, SignatureListsAsEfitools) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make((std::string(makeKey) + " && cat pk.esl pk.esl > two.esl").c_str()))
        GTEST_SKIP() << "needs openssl, efitools";
    const auto bytes = readFile(at("two.esl"));
    const Decoded d = decodedEfi("file/efi_signatures", bytes);
    ASSERT_EQ(d.count("file.lists"), 2u);
    EXPECT_EQ(d.shown("file.lists[1].SignatureType"),
              "A5C059A1-94E4-4AA7-87B5-AB155C2BF072 (EFI_CERT_X509_GUID)");
    EXPECT_EQ(d.node("file.lists[1]")->summary(), "1 × EFI_CERT_X509_GUID");
    EXPECT_EQ(d.shown("file.lists[1].Signatures[0].SignatureOwner"), "11111111-2222-3333-4444-123456789ABC");
    EXPECT_EQ(fieldBytes(bytes, d.node("file.lists[1].Signatures[0].SignatureData")), readFile(at("der")));
    expectEfiDamageEnds("file/efi_signatures", bytes);
}

TEST_F(MadeEfi, HashesAsEfitools) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("hash-to-efi-sig-list /usr/lib/efitools/*/HelloWorld.efi h.esl > said"))
        GTEST_SKIP() << "needs openssl, efitools";
    const Decoded d = decodedEfi("file/efi_signatures", readFile(at("h.esl")));
    const auto said = readFile(at("said"));
    const auto hashes = grep({reinterpret_cast<const char*>(said.data()), said.size()}, "HASH IS (\\w+)");
    ASSERT_EQ(hashes.size(), 1u);
    EXPECT_EQ(d.shown("file.lists[0].Signatures[0].SignatureData"), hashes[0]);
    EXPECT_EQ(d.node("file.lists[0].Signatures[0]")->summary(), hashes[0]);
}

TEST_F(MadeEfi, RevokedCertificatesAsEfitools) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make((std::string(makeKey) + " && cert-to-efi-hash-list -t '2026-11-23 10:11:12' -s 256 crt r.esl")
                  .c_str()))
        GTEST_SKIP() << "needs openssl, efitools";
    const Decoded d = decodedEfi("file/efi_signatures", readFile(at("r.esl")));
    EXPECT_EQ(d.node("file.lists[0]")->summary(), "1 × EFI_CERT_X509_SHA256_GUID");
    EXPECT_EQ(d.shown("file.lists[0].Signatures[0].TimeOfRevocation"), "2026-11-23 10:11:12");
}

TEST_F(MadeEfi, SignedUpdateAsEfitools) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make((std::string(makeKey) +
               " && sign-efi-sig-list -t '2026-11-23 10:11:12' -k key -c crt PK pk.esl pk.auth > said")
                  .c_str()))
        GTEST_SKIP() << "needs openssl, efitools";
    const auto bytes = readFile(at("pk.auth"));
    const Decoded d = decodedEfi("file/efi_authenticated", bytes);
    EXPECT_EQ(d.shown("file.authentication.TimeStamp"), "2026-11-23 10:11:12");
    const std::string said = run("cat '" + at("said").string() + "'").out;
    const auto size = grep(said, "Signature of size (\\d+)");
    const auto place = grep(said, "Signature at: (\\d+)");
    ASSERT_EQ(size.size() + place.size(), 2u) << said;
    const auto signature = d.node("file.authentication.AuthInfo.CertData");
    EXPECT_EQ(signature->size(), std::stoull(size[0]));
    EXPECT_EQ(signature->offset(), std::stoull(place[0]));
    EXPECT_EQ(fieldBytes(bytes, d.node("file.data.lists")), readFile(at("pk.esl")));
    // Only the key's owner can sign anew: what is signed is not changed.
    for (const char* field : {"file.authentication.TimeStamp.Year", "file.data.lists[0].SignatureSize"}) {
        const auto rules = lang::integrityRules(d.node(field));
        EXPECT_TRUE(std::ranges::any_of(rules.checksums, [&](const lang::ChecksumRule& rule) {
            const auto update = checksumUpdateOf(rule);
            return rule.kind == "efi-signature" &&
                   update.covers({d.node(field)->offset(), d.node(field)->size()}) &&
                   !checksumBytes(*bytesSource(bytes), update);
        })) << field;
    }
    expectEfiDamageEnds("file/efi_authenticated", bytes);
}

TEST_F(MadeEfi, VariablesOfOvmf) {
    SECTORSMITH_NEEDS_SHELL();
    if (!std::filesystem::exists(flash) || !make("true")) GTEST_SKIP() << "needs openssl, efitools, ovmf";
    const auto bytes = readFile(flash);
    const Decoded d = decodedEfi("file/efi_variables", bytes);
    EXPECT_EQ(d.node("firmware.volume.Checksum")->verdict(), true);
    EXPECT_EQ(d.node("firmware.working.Crc")->verdict(), true);
    EXPECT_EQ(d.number("firmware.volume.FvLength"), bytes.size());
    std::map<std::string, std::string> live;  // name: path
    for (std::uint64_t i = 0; i < d.count("firmware.store.variables"); ++i) {
        const std::string path = "firmware.store.variables[" + std::to_string(i) + "].";
        if (d.number(path + "State") == 0x3F) {
            EXPECT_TRUE(live.emplace(d.text(path + "Name"), path).second) << d.text(path + "Name");
        }
    }
    for (const char* name : {"PK", "KEK", "db"}) {
        ASSERT_TRUE(live.contains(name)) << name;
        // sig-list-to-certs writes each certificate into a file of its own.
        const auto data = fieldBytes(bytes, d.node(live[name] + "Data"));
        writeFile(at(std::string(name) + ".esl"), data);
        ASSERT_TRUE(make(("sig-list-to-certs " + std::string(name) + ".esl " + name).c_str()));
        const std::uint64_t lists = d.count(live[name] + "Data.lists");
        EXPECT_GT(lists, 0u) << name;
        for (std::uint64_t i = 0; i < lists; ++i)
            EXPECT_EQ(fieldBytes(bytes, d.node(live[name] + "Data.lists[" + std::to_string(i) +
                                               "].Signatures[0].SignatureData")),
                      readFile(at(std::string(name) + "-" + std::to_string(i) + ".der")))
                << name << ' ' << i;
        EXPECT_FALSE(std::filesystem::exists(at(std::string(name) + "-" + std::to_string(lists) + ".der")));
    }
    expectEfiDamageEnds("file/efi_variables", bytes);
}

TEST_F(MadeEfi, EditsOfOvmfsHeadersKeepTheirSums) {
    if (!std::filesystem::exists(flash)) GTEST_SKIP() << "needs ovmf";
    auto bytes = readFile(flash);
    const auto expectUpdated = [&](const std::string& field, const std::string& sum) {
        const Decoded before("file/efi_variables", bytesSource(bytes));
        const auto node = before.node(field);
        bytes[node->offset()] ^= std::byte{1};
        const Decoded changed("file/efi_variables", bytesSource(bytes));
        EXPECT_EQ(changed.node(sum)->verdict(), false) << sum;
        bool done = false;
        for (const lang::ChecksumRule& rule : lang::integrityRules(node).checksums) {
            if (lang::pathOf(*rule.field) != sum) continue;
            const auto right = checksumBytes(*bytesSource(bytes), checksumUpdateOf(rule));
            ASSERT_TRUE(right);
            std::ranges::copy(*right, bytes.begin() + static_cast<std::ptrdiff_t>(rule.at));
            done = true;
        }
        EXPECT_TRUE(done) << sum;
        EXPECT_EQ(Decoded("file/efi_variables", bytesSource(bytes)).node(sum)->verdict(), true) << sum;
    };
    expectUpdated("firmware.volume.Attributes", "firmware.volume.Checksum");
    expectUpdated("firmware.working.WriteQueueSize", "firmware.working.Crc");
}

// ---------------------------------------------------------------------------------------------------------- NvVars

void addNumber(std::vector<std::byte>& out, std::uint64_t value, int size) {
    for (int i = 0; i < size; ++i) out.push_back(static_cast<std::byte>(value >> (8 * i)));
}
void addText(std::vector<std::byte>& out, const std::string& text) {
    for (const char c : text) addNumber(out, static_cast<unsigned char>(c), 2);
    addNumber(out, 0, 2);
}
void addGuid(std::vector<std::byte>& out, std::uint32_t a, std::uint16_t b, std::uint16_t c,
             std::uint64_t rest) {
    addNumber(out, a, 4);
    addNumber(out, b, 2);
    addNumber(out, c, 2);
    for (int i = 7; i >= 0; --i) addNumber(out, rest >> (8 * i), 1);
}
void addVariable(std::vector<std::byte>& out, const std::string& name, const std::vector<std::byte>& data) {
    addNumber(out, (name.size() + 1) * 2, 4);
    addText(out, name);
    addGuid(out, 0x8BE4DF61, 0x93CA, 0x11D2, 0xAA0D00E098032B8C);
    addNumber(out, 7, 4);
    addNumber(out, data.size(), 4);
    out.insert(out.end(), data.begin(), data.end());
}

// Written after EDK II's source and the UEFI specification; no real one was at hand.
std::vector<std::byte> nvVars() {
    std::vector<std::byte> path;
    for (const int b : {4, 1, 42, 0}) addNumber(path, static_cast<unsigned>(b), 1);
    addNumber(path, 3, 4);
    addNumber(path, 2048, 8);
    addNumber(path, 409600, 8);
    addGuid(path, 0x01234567, 0x89AB, 0xCDEF, 0x0123456789ABCDEF);
    addNumber(path, 0x0202, 2);
    const std::string file = "\\EFI\\BOOT\\BOOTX64.EFI";
    addNumber(path, 0x0404, 2);
    addNumber(path, 4 + (file.size() + 1) * 2, 2);
    addText(path, file);
    for (const int b : {0x7F, 0xFF, 4, 0}) addNumber(path, static_cast<unsigned>(b), 1);
    std::vector<std::byte> option;
    addNumber(option, 1, 4);
    addNumber(option, path.size(), 2);
    addText(option, "Debian");
    option.insert(option.end(), path.begin(), path.end());
    addNumber(option, 0x4B4F, 2);
    std::vector<std::byte> all;
    addVariable(all, "Boot0001", option);
    addVariable(all, "BootOrder", {std::byte{1}, std::byte{0}, std::byte{0x0A}, std::byte{0}});
    addVariable(all, "Timeout", {std::byte{5}, std::byte{0}});
    return all;
}

TEST(NvVars, VariablesAndLoadOptions) {
    const auto bytes = nvVars();
    const Decoded d = decodedEfi("file/efi_nvvars", bytes);
    ASSERT_EQ(d.count("file.variables"), 3u);
    EXPECT_EQ(d.node("file.variables[0]")->summary(), "Boot0001: Debian");
    EXPECT_EQ(d.node("file.variables[1]")->summary(), "BootOrder: 0001, 000A");
    EXPECT_EQ(d.node("file.variables[2]")->summary(), "Timeout: 5");
    EXPECT_EQ(d.shown("file.variables[0].VendorGuid"),
              "8BE4DF61-93CA-11D2-AA0D-00E098032B8C (EFI_GLOBAL_VARIABLE)");
    const std::string option = "file.variables[0].Data.option.";
    EXPECT_EQ(d.number(option + "Attributes.LOAD_OPTION_ACTIVE"), 1u);
    ASSERT_EQ(d.count(option + "FilePathList"), 3u);
    EXPECT_EQ(d.number(option + "FilePathList[0].PartitionStart"), 2048u);
    EXPECT_EQ(d.shown(option + "FilePathList[0].Signature"), "01234567-89AB-CDEF-0123-456789ABCDEF");
    EXPECT_EQ(d.node(option + "FilePathList[0]")->summary(),
              "partition 3, 01234567-89AB-CDEF-0123-456789ABCDEF");
    EXPECT_EQ(d.node(option + "FilePathList[1]")->summary(), "\\EFI\\BOOT\\BOOTX64.EFI");
    EXPECT_EQ(d.node(option + "FilePathList[2]")->summary(), "end");
    EXPECT_EQ(d.node(option + "OptionalData")->size(), 2u);
    expectEfiDamageEnds("file/efi_nvvars", bytes);
}

// It has no magic number: every byte has to fit.
TEST(NvVars, OnlyWhatFitsIsChosen) {
    const auto good = nvVars();
    EXPECT_THAT(choiceIds(*bytesSource(good)), ElementsAre("file/efi_nvvars"));
    auto longer = good;
    longer.push_back(std::byte{0});
    EXPECT_THAT(choiceIds(*bytesSource(longer)), IsEmpty());
    auto shorter = good;
    shorter.pop_back();
    EXPECT_THAT(choiceIds(*bytesSource(shorter)), IsEmpty());
    auto unnamed = good;
    unnamed[6] = std::byte{0};  // a zero in the middle of the name
    EXPECT_THAT(choiceIds(*bytesSource(unnamed)), IsEmpty());
    EXPECT_THAT(choiceIds(*bytesSource(std::vector<std::byte>(4096))), IsEmpty());
}

}  // namespace
}  // namespace sectorsmith::testing
