// SPDX-License-Identifier: GPL-3.0-or-later
// The way back to Boot Camp, by window; other tools judge what reached the disk.
#include <QCheckBox>
#include <QComboBox>
#include <QTextBrowser>
#include <QTreeWidget>

#include "gui/editing/records_dialog.h"
#include "gui/partitions/boot_camp_banner.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "io/memory_source.h"
#include "part/gpt_edit.h"
#include "part/hybrid.h"
#include "part/plan.h"
#include "part/types.h"
#include "partitions_testing.h"
#include "testing/disks.h"

namespace sectorsmith::gui {
namespace {

std::string pageText(const BootCampWizard* wizard) {
    std::string all;
    for (const QTextBrowser* view : wizard->findChildren<QTextBrowser*>())
        if (view->isVisible()) all += view->toPlainText().toStdString();
    return all;
}

// As the wizard does it, without one.
BootCampDiagnosis diagnosisOf(const std::shared_ptr<ByteSource>& disk) {
    const auto answer = std::make_shared<BootCampDiagnosis>();
    auto plan = bootCampPlanner({}, answer)(disk, readDiskTables(*disk));
    if (plan) answer->plan.plan = std::move(*plan);
    else answer->refusal = plan.error();
    return *answer;
}

TEST_F(Partitions, WhatIsTheMatterIsDecidedWithoutAWindow) {
    using Verdict = BootCampDiagnosis::Verdict;
    ASSERT_TRUE(sample());
    auto opened = openPath(path());
    ASSERT_TRUE(opened);
    const BootCampDiagnosis lost = diagnosisOf(opened->source);
    EXPECT_EQ(lost.verdict(), Verdict::Lost);
    EXPECT_TRUE(lost.possible());
    EXPECT_TRUE(lost.startsWindows());
    EXPECT_EQ(lost.windowsName(), QStringLiteral("BOOTCAMP"));
    EXPECT_FALSE(lost.repairGptFirst() || lost.mayShowOthers() || lost.startsByUefi());
    // With what is planned it is as it should be.
    const auto mended = std::make_shared<PlannedSource>(opened->source, lost.plan.plan);
    EXPECT_EQ(diagnosisOf(mended).verdict(), Verdict::Fine);
    // Nothing to work with.
    const BootCampDiagnosis blank =
        diagnosisOf(std::make_shared<MemorySource>(std::vector<std::byte>(1 << 20)));
    EXPECT_EQ(blank.verdict(), Verdict::Impossible);
    EXPECT_TRUE(blank.refusal.has_value());
    EXPECT_FALSE(blank.possible() || blank.repairGptFirst() || blank.mayShowOthers());
    // One copy of the GPT is damaged: that comes first.
    write(512 + 16, std::vector<std::byte>(4, std::byte{0xFF}));
    opened = openPath(path());
    ASSERT_TRUE(opened);
    const BootCampDiagnosis damaged = diagnosisOf(opened->source);
    EXPECT_FALSE(damaged.gptGood());
    EXPECT_EQ(damaged.repairGptFirst(), damaged.proposal == nullptr);
}

TEST_F(Partitions, BootCampComesBackByWindow) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    const auto front = bytes(0, 2 << 20);
    const std::string whole = testing::contentSum(path());
    open();
    // The window says so by itself.
    auto* banner = window->findChild<BootCampBanner*>();
    ASSERT_NE(banner, nullptr);
    EXPECT_TRUE(waitFor([&] { return banner->isVisible(); }));
    picture(window.get(), "banner");
    QTest::mouseClick(button(banner, QStringLiteral("Recover")), Qt::LeftButton);

    auto* wizard = dialog<BootCampWizard>();
    ASSERT_NE(wizard, nullptr);
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_EQ(stepOf(wizard), BootCampWizard::Found);
    EXPECT_THAT(pageText(wizard), AllOf(HasSubstr("BOOTCAMP"), HasSubstr("The MBR does not list Windows")));
    picture(wizard, "wizard1");
    ASSERT_TRUE(child<QPushButton>(*wizard, "next")->isEnabled());
    QTest::mouseClick(child<QPushButton>(*wizard, "next"), Qt::LeftButton);
    EXPECT_EQ(stepOf(wizard), BootCampWizard::Proposed);
    EXPECT_THAT(pageText(wizard), AllOf(HasSubstr("1196544"), HasSubstr("active"), HasSubstr("07"),
                                        HasSubstr("finds no problems")));
    picture(wizard, "wizard2");
    // Another layout, and back to the recommended one.
    child<QComboBox>(*wizard, "layout")->setCurrentIndex(2);
    Q_EMIT child<QComboBox>(*wizard, "layout")->activated(2);
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_EQ(controllerOf(wizard)->found().proposal->layout, HybridLayout::Single);
    child<QComboBox>(*wizard, "layout")->setCurrentIndex(0);
    Q_EMIT child<QComboBox>(*wizard, "layout")->activated(0);
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_EQ(controllerOf(wizard)->found().proposal->layout, HybridLayout::Apple);
    QTest::mouseClick(child<QPushButton>(*wizard, "next"), Qt::LeftButton);
    EXPECT_EQ(stepOf(wizard), BootCampWizard::Write);
    picture(wizard, "wizard3");
    EXPECT_FALSE(tab->session()->hasEdits());
    // The review: shown by the window, over the wizard; it stays staged until somebody agrees.
    bool written = false;
    whileReviewing([&](ReviewDialog* review) {
        if (review->controller().state() == ReviewController::State::Ready && !written) {
            picture(review, "review");
            EXPECT_EQ(bytes(0, 2 << 20), front);
            EXPECT_EQ(review->controller().review().sectors, 1u);
            written = true;
            QTest::mouseClick(child<QPushButton>(*review, "write"), Qt::LeftButton);
        } else if (review->controller().state() == ReviewController::State::Done ||
                   review->controller().state() == ReviewController::State::Failed) {
            EXPECT_EQ(review->controller().state(), ReviewController::State::Done)
                << review->controller().message().text.toStdString();
            review->reject();
        }
    });
    QTest::mouseClick(child<QPushButton>(*wizard, "next"), Qt::LeftButton);
    EXPECT_TRUE(written);
    EXPECT_TRUE(waitFor([&] { return stepOf(wizard) == BootCampWizard::Finished; }));
    EXPECT_TRUE(waitFor([&] { return pageText(wizard).find("finds no problems") != std::string::npos; }));
    EXPECT_THAT(pageText(wizard), AllOf(HasSubstr("Option key"), HasSubstr("Windows")));
    picture(wizard, "wizard4");
    wizard->reject();
    EXPECT_TRUE(waitFor([&] { return !banner->isVisible(); }));

    EXPECT_THAT(shell("fdisk -t dos -l $D | tr -s ' '"), HasSubstr("disk.img4 * 1196544 2095103 898560"));
    const auto after = bytes(0, 2 << 20);
    EXPECT_TRUE(std::equal(front.begin(), front.begin() + 446, after.begin()));      // boot code, signature
    EXPECT_TRUE(std::equal(front.begin() + 510, front.end(), after.begin() + 510));  // the GPT
    sgdiskAgrees();
    // Taken back by window, byte for byte; then Windows is missing again, and the window says so.
    {
        RecordsDialog records(stateFolder());
        records.show();
        QObject::connect(&records, &RecordsDialog::diskChanged, tab->session(), &SourceSession::reread);
        ASSERT_TRUE(waitFor([&] { return !records.busy(); }));
        ASSERT_EQ(child<QTreeWidget>(records, "records")->topLevelItemCount(), 1);
        records.apply(Recovery::TakeBack, false, std::nullopt);
        ASSERT_TRUE(waitFor([&] { return !records.busy(); }));
    }
    EXPECT_EQ(testing::contentSum(path()), whole);
    EXPECT_TRUE(waitFor([&] { return banner->isVisible(); }));
}

TEST_F(Partitions, CancellingTheWizardTakesItsStepBack) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    open();
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    bool reviewed = false;
    whileReviewing([&](ReviewDialog* review) {
        reviewed = true;
        review->reject();
    });
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
        child<QPushButton>(*wizard, "next")->click();
    }
    EXPECT_TRUE(reviewed);
    EXPECT_TRUE(tab->session()->hasEdits());
    wizard->reject();
    EXPECT_FALSE(tab->session()->hasEdits());
}

TEST_F(Partitions, MissingBootCodeIsAskedForAndWritten) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    write(0, std::vector<std::byte>(444));  // code and disk signature, as sgdisk -h leaves them
    open();
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    child<QPushButton>(*wizard, "next")->click();
    QCheckBox* code = nullptr;
    QCheckBox* signature = nullptr;
    for (QCheckBox* box : wizard->findChildren<QCheckBox*>()) {
        if (box->text().contains(QStringLiteral("code"))) code = box;
        if (box->text().contains(QStringLiteral("ignature"))) signature = box;
    }
    ASSERT_NE(code, nullptr);
    ASSERT_NE(signature, nullptr);
    EXPECT_TRUE(code->isVisible() && code->isChecked());
    EXPECT_TRUE(signature->isVisible());
    EXPECT_FALSE(signature->isChecked());  // a new one has a price
    picture(wizard, "wizard2-questions");
    EXPECT_TRUE(std::ranges::equal(controllerOf(wizard)->found().proposal->after.bootCode, mbrBootCode()));
    EXPECT_EQ(controllerOf(wizard)->found().proposal->after.diskSignature, 0u);
    code->click();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_FALSE(controllerOf(wizard)->found().proposal->after.hasBootCode());
    EXPECT_TRUE(code->isVisible());
    signature->click();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_NE(controllerOf(wizard)->found().proposal->after.diskSignature, 0u);
    wizard->reject();
}

// Windows that starts by UEFI needs no hybrid, and one would harm it: said in a sentence, and nothing can be written.
TEST_F(Partitions, AUefiWindowsIsRefusedInPlainWords) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* tool : {"sgdisk", "mkfs.vfat", "mmd", "mkntfs"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not installed";
    ASSERT_TRUE(make(
        "truncate -s 64M $D; sgdisk -n 1:2048:67583 -t 1:ef00 -n 2:67584:129023 -t 2:0700 -c 2:Windows $D && "
        "truncate -s 32M $D.esp && mkfs.vfat -F 16 -h 2048 $D.esp && mmd -i $D.esp ::/EFI ::/EFI/Microsoft "
        "::/EFI/Microsoft/Boot && printf x | mcopy -i $D.esp - ::/EFI/Microsoft/Boot/bootmgfw.efi && "
        "truncate -s 30M $D.win && mkntfs -q -F -p 67584 -H 255 -S 63 -L Windows $D.win && dd if=$D.esp "
        "of=$D bs=1M seek=1 conv=notrunc && dd if=$D.win of=$D bs=1M seek=33 conv=notrunc"));
    open();
    EXPECT_FALSE(window->findChild<BootCampBanner*>()->isVisible());
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_EQ(stepOf(wizard), BootCampWizard::Found);
    EXPECT_FALSE(child<QPushButton>(*wizard, "next")->isEnabled());
    EXPECT_THAT(pageText(wizard),
                AllOf(HasSubstr("Windows on this disk starts through UEFI"),
                      HasSubstr("a hybrid MBR would not help and could keep it from starting")));
    EXPECT_THAT(pageText(wizard), Not(HasSubstr("✘")));  // nothing is wrong with this disk
    // Nor is there another way round it.
    EXPECT_EQ(button(wizard, QStringLiteral("Show other")), nullptr);
    picture(wizard, "wizard-uefi");
    wizard->reject();
    EXPECT_FALSE(tab->session()->hasEdits());
}

TEST_F(Partitions, BootCampOnSectorsOf4096Bytes) {
    SECTORSMITH_NEEDS_SHELL();
    for (const char* tool : {"mkntfs", "ntfscp"})
        if (!testing::haveProgram(tool)) GTEST_SKIP() << tool << " is not installed";
    // No tool makes a table for sectors that a file does not have: ours does, and sgdisk reads it on a loop device in
    // the tests of part/.
    ASSERT_TRUE(
        make("truncate -s 64M $D && truncate -s 40M $D.win && mkntfs -q -F -s 4096 -p 512 -H 255 -S 63 -L "
             "BOOTCAMP $D.win && head -c 3000 /dev/zero > $D.mgr && ntfscp -f $D.win $D.mgr BOOTMGR && dd "
             "if=$D.win of=$D "
             "bs=1M seek=2 conv=notrunc"));
    {
        const testing::FileSource disk(path(), 4096);
        auto editor = GptEditor::create(readDiskTables(disk), sectorsmith::Guid::random());
        ASSERT_TRUE(editor);
        ASSERT_TRUE(editor->add({1, 40, 511, gpttype::appleApfs(), {}, "Macintosh HD", 0}));
        ASSERT_TRUE(editor->add({2, 512, 10751, gpttype::microsoftBasicData(), {}, "BOOTCAMP", 0}));
        for (const PlannedWrite& one : editor->plan(disk, "x").writes) write(one.offset, one.bytes);
    }
    open(4096);
    auto* banner = window->findChild<BootCampBanner*>();
    EXPECT_TRUE(waitFor([&] { return banner->isVisible(); }));
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    // What is not sure is said on the first page.
    EXPECT_THAT(pageText(wizard), AllOf(HasSubstr("BOOTCAMP"), HasSubstr("4096")));
    picture(wizard, "wizard-4096");
    child<QPushButton>(*wizard, "next")->click();
    ASSERT_TRUE(controllerOf(wizard)->found().proposal);
    const auto& entries = controllerOf(wizard)->found().proposal->after.entries;
    const auto found = std::ranges::find_if(entries, &MbrEntry::active);
    ASSERT_NE(found, entries.end());
    const MbrEntry& windows = *found;
    EXPECT_EQ(windows.start, 512u);
    EXPECT_EQ(windows.sectors, 10240u);
    EXPECT_EQ(windows.type, 0x07);
    const MbrEntry& protective = entries[0];
    EXPECT_EQ(protective.start, 1u);
    EXPECT_GE(protective.end(), 6u);  // the table: sectors 1 to 5
    wizard->reject();
}

TEST_F(Partitions, TheWizardSaysWhyNot) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    std::filesystem::copy_file(image, path());
    open();
    EXPECT_FALSE(window->findChild<BootCampBanner*>()->isVisible());
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_FALSE(child<QPushButton>(*wizard, "next")->isEnabled());
    EXPECT_THAT(pageText(wizard), HasSubstr("No Windows partition found"));
    wizard->reject();
}

// A disk without Windows: people choose what the MBR shows.
TEST_F(Partitions, AHybridOfChosenPartitions) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    std::filesystem::copy_file(image, path());
    open();
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    QPushButton* other = button(wizard, QStringLiteral("Show other"));
    ASSERT_NE(other, nullptr);
    other->click();
    EXPECT_EQ(stepOf(wizard), BootCampWizard::Proposed);
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_FALSE(child<QPushButton>(*wizard, "next")->isEnabled());
    const auto boxes = child<QWidget>(*wizard, "chosenPartitions")->findChildren<QCheckBox*>();
    ASSERT_FALSE(boxes.isEmpty());
    QCheckBox* apfs = nullptr;
    for (QCheckBox* box : boxes)
        if (box->text().contains(QStringLiteral("APFS"))) apfs = box;
    ASSERT_NE(apfs, nullptr);
    apfs->click();
    ASSERT_TRUE(waitFor(
        [&] { return controllerOf(wizard)->ready() && child<QPushButton>(*wizard, "next")->isEnabled(); }));
    picture(wizard, "wizard2-chosen");
    child<QPushButton>(*wizard, "next")->click();
    whileReviewing([](ReviewDialog* review) { review->reject(); });
    child<QPushButton>(*wizard, "next")->click();
    commitStaged();
    EXPECT_TRUE(waitFor([&] { return stepOf(wizard) == BootCampWizard::Finished; }));
    wizard->reject();
    EXPECT_THAT(shell("fdisk -t dos -l $D"), AllOf(HasSubstr("ee GPT"), HasSubstr("af HFS")));
    sgdiskAgrees();
}

TEST_F(Partitions, TheWizardHasADamagedGptRepairedFirst) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    write(2 * 512 + 56, std::vector<std::byte>(8, std::byte{0x41}));  // a name in the primary's entries
    open();
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = dialog<BootCampWizard>();
    ASSERT_TRUE(waitFor([&] { return controllerOf(wizard)->ready(); }));
    EXPECT_FALSE(child<QPushButton>(*wizard, "next")->isEnabled());
    picture(wizard, "wizard1-damaged");
    QPushButton* first = button(wizard, QStringLiteral("Repair the GPT"));
    ASSERT_NE(first, nullptr);
    first->click();
    auto* repair = dialog<GptRepairDialog>();
    ASSERT_TRUE(waitFor([&] { return repair->plan() != nullptr; }));
    repair->accept();
    ASSERT_TRUE(waitFor(
        [&] { return controllerOf(wizard)->ready() && child<QPushButton>(*wizard, "next")->isEnabled(); }));
    EXPECT_NE(controllerOf(wizard)->found().proposal, nullptr);
    wizard->reject();
    EXPECT_TRUE(tab->session()->hasEdits());  // the repair is people's own step: it stays
}

}  // namespace
}  // namespace sectorsmith::gui
