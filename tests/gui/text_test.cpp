// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/text.h"

#include <QTranslator>

#include <gtest/gtest.h>

#include "edit/errors.h"
#include "fs/messages.h"
#include "lang/template.h"

namespace sectorsmith::gui {
namespace {

TEST(Sentence, HasACapitalAndAFullStop) {
    const auto of = [](std::string_view clause) { return sentence(toQString(clause)).toStdString(); };
    EXPECT_EQ(of("permission denied"), "Permission denied.");
    EXPECT_EQ(of("cancelled"), "Cancelled.");
    EXPECT_EQ(of("  a disk, a sector  "), "A disk, a sector.");
    EXPECT_EQ(of("Is it so?"), "Is it so?");
    EXPECT_EQ(of("it ends here."), "It ends here.");
    EXPECT_EQ(of("unmount it (umount /mnt)"), "Unmount it (umount /mnt).");
    EXPECT_EQ(of("é is a letter"), "É is a letter.");
    EXPECT_EQ(of(""), "");
}

TEST(Sentence, LeavesNamesAsTheyAre) {
    EXPECT_EQ(sentence(QStringLiteral("/dev/sdb is in use")).toStdString(), "/dev/sdb is in use.");
    EXPECT_EQ(sentence(QStringLiteral("disk.img is in use")).toStdString(), "disk.img is in use.");
    EXPECT_EQ(capitalized(QStringLiteral("sda2, mounted at /home")).toStdString(), "sda2, mounted at /home");
    EXPECT_EQ(capitalized(QStringLiteral("“Windows” is in use")).toStdString(), "“Windows” is in use");
}

// An error without a code is in English; one with a code is made from the translation, its reason too.
TEST(Text, ErrorsInPeoplesLanguage) {
    class Upper : public QTranslator {
     public:
        QString translate(const char* context, const char* text, const char*, int) const override {
            return QLatin1String(context) == QLatin1String("edit") ? QString::fromUtf8(text).toUpper()
                                                                   : QString();
        }
        bool isEmpty() const override { return false; }
    } upper;
    const Error plain{Cause::Io, "it failed"};
    const Error coded = fail(Cause::Usage, EditError::NotANumber, "x").error();
    EXPECT_EQ(errorText(plain), QStringLiteral("it failed"));
    EXPECT_EQ(errorText(coded), QStringLiteral("“x” is not a number"));
    QCoreApplication::installTranslator(&upper);
    EXPECT_EQ(errorText(coded), QStringLiteral("“x” IS NOT A NUMBER"));
    EXPECT_EQ(errorText(because(coded, EditError::InvalidExpression, "e", coded)),
              QStringLiteral("INVALID EXPRESSION “e”: “x” IS NOT A NUMBER"));
    QCoreApplication::removeTranslator(&upper);
}

// What stands in a sentence is translated, too: the areas of a file system, the words of a template's errors.
TEST(Text, MessagesWithinMessages) {
    class Upper : public QTranslator {
     public:
        QString translate(const char* context, const char* text, const char*, int) const override {
            const QLatin1String area(context);
            return area == QLatin1String("fs") || area == QLatin1String("lang")
                       ? QString::fromUtf8(text).toUpper()
                       : QString();
        }
        bool isEmpty() const override { return false; }
    } upper;
    class NoFiles : public lang::Loader {
     public:
        std::shared_ptr<const lang::SourceText> load(const std::string&) override { return nullptr; }
    } none;
    const Message area = say(FsMessage::AreaCopyInGroup, say(FsMessage::AreaSuperblock), 3);
    const lang::CompileResult broken =
        lang::compile(std::make_shared<lang::SourceText>(lang::SourceText{"t", "u8 a @ 0\nu8 b @ 1;"}), none);
    ASSERT_EQ(broken.diagnostics.size(), 1u);
    const Message& error = broken.diagnostics.front().message;
    EXPECT_EQ(messageText(area), QStringLiteral("superblock (copy in group 3)"));
    EXPECT_EQ(messageText(error), QStringLiteral("expected ';' after the variable"));
    QCoreApplication::installTranslator(&upper);
    EXPECT_EQ(messageText(area), QStringLiteral("SUPERBLOCK (COPY IN GROUP 3)"));
    EXPECT_EQ(messageText(error), QStringLiteral("EXPECTED ';' AFTER THE VARIABLE"));
    EXPECT_EQ(messageText(Message::plain("a name")), QStringLiteral("a name"));
    QCoreApplication::removeTranslator(&upper);
}

}  // namespace
}  // namespace sectorsmith::gui
