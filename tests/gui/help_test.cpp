// SPDX-License-Identifier: GPL-3.0-or-later
// The manual in the window, the list of keys, and what the program says without a display.
#include "gui/window/help_window.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTextBlock>
#include <QTextBrowser>
#include <QXmlStreamReader>

#include "gui/structure/template_edit.h"
#include "gui/structure/template_editor.h"
#include "gui/window/main_window.h"
#include "gui/window/translations.h"
#include "gui_testing.h"

namespace sectorsmith::gui {
namespace {

class Help : public ::testing::Test {
 protected:
    void SetUp() override {
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1200, 800);
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    HelpWindow* manual() const { return window->findChild<HelpWindow*>(); }
    QString text() const { return manual()->browser()->toPlainText(); }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
};

TEST_F(Help, F1OpensTheManual) {
    QTest::keyClick(window.get(), Qt::Key_F1);
    ASSERT_NE(manual(), nullptr);
    EXPECT_TRUE(manual()->isVisible());
    EXPECT_TRUE(text().contains(QStringLiteral("A tour of Sectorsmith")));
    EXPECT_TRUE(text().contains(QStringLiteral("Recover Boot Camp")));
    picture(*manual(), QStringLiteral("help"));
    // Once more: the same window.
    QTest::keyClick(window.get(), Qt::Key_F1);
    EXPECT_EQ(window->findChildren<HelpWindow*>().size(), 1);
}

TEST_F(Help, WhoWritesATemplateGetsItsLanguage) {
    auto* editor = window->findChild<TemplateEditor*>();
    for (QWidget* at = editor; at != window.get(); at = at->parentWidget()) at->show();
    editor->edit()->setFocus();
    QTest::keyClick(editor->edit(), Qt::Key_F1);
    ASSERT_NE(manual(), nullptr);
    // All of templates/README.md: its last heading and a word of its last section.
    EXPECT_TRUE(text().contains(QStringLiteral("The language")));
    QFile readme(QStringLiteral(SECTORSMITH_SOURCE_DIR "/templates/README.md"));
    ASSERT_TRUE(readme.open(QIODevice::ReadOnly));
    int headings = 0;
    for (const QString& line : QString::fromUtf8(readme.readAll()).split(u'\n')) {
        if (!line.startsWith(QStringLiteral("## "))) continue;
        ++headings;
        EXPECT_TRUE(text().contains(line.mid(3).remove(u'`'))) << line.toStdString();
    }
    EXPECT_GT(headings, 2);
}

TEST_F(Help, LinksLeadToThePagesAndHeadings) {
    QTest::keyClick(window.get(), Qt::Key_F1);
    QTextBrowser* browser = manual()->browser();
    Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("../../../../templates/README.md")));
    EXPECT_TRUE(text().contains(QStringLiteral("pattern language")));
    Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("#the-language")));
    EXPECT_EQ(browser->textCursor().block().text(), QStringLiteral("The language"));
    EXPECT_TRUE(browser->viewport()->rect().contains(browser->cursorRect()));
}

// Where a link of a page leads: a page of the window, a heading, and in the source tree a file.
TEST_F(Help, EveryPageIsListedAndEveryLinkLeadsSomewhere) {
    QTest::keyClick(window.get(), Qt::Key_F1);
    QTextBrowser* browser = manual()->browser();
    auto* contents = manual()->findChild<QListWidget*>();
    const QDir pages(QStringLiteral(SECTORSMITH_SOURCE_DIR "/src/gui/help/pages"));
    const QStringList files = pages.entryList({QStringLiteral("*.md")}, QDir::Files);
    ASSERT_EQ(contents->count(), files.size() + 1);  // and the template language
    QSet<QString> titles;
    int links = 0;
    for (int row = 0; row < contents->count(); ++row) {
        contents->setCurrentRow(row);
        const QString title = browser->document()->firstBlock().text();
        EXPECT_FALSE(title.isEmpty()) << row;
        EXPECT_FALSE(titles.contains(title)) << title.toStdString();
        titles.insert(title);
        QStringList targets;
        for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
            for (auto piece = block.begin(); !piece.atEnd(); ++piece)
                if (const QTextCharFormat format = piece.fragment().charFormat(); format.isAnchor())
                    targets << format.anchorHref();
        for (const QString& target : targets) {
            const QUrl link(target);
            if (!link.isRelative()) continue;
            ++links;
            contents->setCurrentRow(row);
            browser->moveCursor(QTextCursor::End);
            Q_EMIT browser->anchorClicked(link);
            const QString shown = browser->document()->firstBlock().text();
            if (link.hasFragment()) {
                EXPECT_GT(browser->textCursor().blockFormat().headingLevel(), 0) << target.toStdString();
                continue;
            }
            EXPECT_NE(shown, title) << target.toStdString();
            EXPECT_TRUE(QFile::exists(pages.filePath(target))) << target.toStdString();
        }
    }
    EXPECT_GT(links, 15);
}

// What a translation may not change: commands, where links lead, the steps and the rows.
struct Fixed {
    int headings = 0, steps = 0, rows = 0;
    QStringList code, links;
};

Fixed fixedOf(const QString& file) {
    Fixed fixed;
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return fixed;
    static const QRegularExpression step(QStringLiteral("^\\d+\\. ")), span(QStringLiteral("`([^`]+)`")),
        target(QStringLiteral("\\]\\(([^)]+)\\)")), remark(QStringLiteral("\\s+#.*"));
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    bool block = false;
    QString prose;
    for (const QString& line : QString::fromUtf8(in.readAll()).split(u'\n')) {
        if (line.startsWith(QLatin1String("```"))) {
            block = !block;
        } else if (block) {
            fixed.code << QString(line).remove(remark);
        } else {
            fixed.headings += line.startsWith(u'#');
            fixed.steps += step.match(line).hasMatch();
            fixed.rows += line.startsWith(u'|');
            prose += line + u'\n';
        }
    }
    for (const auto& found : span.globalMatch(prose))
        fixed.code << found.captured(1).replace(blanks, QStringLiteral(" "));
    // A link to a heading of the page itself is called as the heading is.
    for (const auto& found : target.globalMatch(prose))
        fixed.links << (found.captured(1).startsWith(u'#') ? QStringLiteral("#")
                                                           : found.captured(1).section(u'/', -1));
    // Another language has another order within a sentence.
    fixed.code.sort();
    fixed.links.sort();
    return fixed;
}

TEST(HelpTranslations, EveryPageSaysTheSameInEveryLanguage) {
    const QDir pages(QStringLiteral(SECTORSMITH_SOURCE_DIR "/src/gui/help/pages"));
    const QMainWindow none;
    const HelpWindow registersThePages(none);
    int seen = 0;
    QStringList names = pages.entryList({QStringLiteral("*.md")}, QDir::Files);
    names << QStringLiteral("template-language.md");
    for (const QString& page : names) {
        const Fixed english = fixedOf(QStringLiteral(":/help/") + page);
        for (const QString& language : Translations::languages()) {
            if (language == QLatin1String("en")) continue;
            const std::string name = (language + u'/' + page).toStdString();
            const Fixed there = fixedOf(QStringLiteral(":/help/%1/%2").arg(language, page));
            EXPECT_EQ(there.headings, english.headings) << name;
            EXPECT_EQ(there.steps, english.steps) << name;
            EXPECT_EQ(there.rows, english.rows) << name;
            EXPECT_EQ(there.code.join(u'\n').toStdString(), english.code.join(u'\n').toStdString()) << name;
            EXPECT_EQ(there.links.join(u'\n').toStdString(), english.links.join(u'\n').toStdString()) << name;
            ++seen;
        }
    }
    EXPECT_GE(seen, 30);
}

// The texts of the window as people see them, without keys and dots.
QSet<QString> labelsIn(const QString& language) {
    const bool english = language == QLatin1String("en");
    QFile file(QStringLiteral(SECTORSMITH_SOURCE_DIR "/packaging/translations/sectorsmith_%1.ts")
                   .arg(english ? QStringLiteral("de") : language));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    static const QRegularExpression key(QStringLiteral("\\(&.\\)|&|…$"));
    QSet<QString> labels;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement &&
            xml.name() == QLatin1String(english ? "source" : "translation"))
            labels.insert(xml.readElementText(QXmlStreamReader::IncludeChildElements).remove(key));
    return labels;
}

// *Menu, Command* and *Button…* in a page are what the window shows.
TEST(HelpTranslations, MenusAndButtonsAreCalledAsInTheWindow) {
    const QMainWindow none;
    const HelpWindow registersThePages(none);
    static const QRegularExpression emphasis(QStringLiteral("(?<!\\*)\\*([^*]+)\\*(?!\\*)")),
        code(QStringLiteral("`[^`]*`")), space(QStringLiteral("\\s+"));
    for (const QString& language : Translations::languages()) {
        const QSet<QString> labels = labelsIn(language);
        const QString folder = language == QLatin1String("en") ? QString() : language + u'/';
        int seen = 0;
        for (const QString& page :
             QDir(QStringLiteral(":/help/") + folder).entryList({QStringLiteral("*.md")}, QDir::Files)) {
            if (page == QLatin1String("template-language.md")) continue;
            QFile file(QStringLiteral(":/help/") + folder + page);
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            for (const auto& found : emphasis.globalMatch(QString::fromUtf8(file.readAll()).remove(code))) {
                const QString text = found.captured(1);
                // A sentence is a story, a single word a term.
                static const QRegularExpression end(QStringLiteral("[.?。？]$"));
                if (text.contains(end) || !(text.contains(QLatin1String(", ")) || text.endsWith(u'…')))
                    continue;
                for (QString part : text.split(QStringLiteral(", "))) {
                    part.replace(space, QStringLiteral(" "));
                    if (part.endsWith(u'…')) part.chop(1);
                    ++seen;
                    EXPECT_TRUE(labels.contains(part))
                        << language.toStdString() << " " << page.toStdString() << ": " << part.toStdString();
                }
            }
        }
        EXPECT_GT(seen, 10) << language.toStdString();
    }
}

TEST_F(Help, IsInTheLanguageOfTheWindow) {
    const Translations german(QStringLiteral("de"));
    QTest::keyClick(window.get(), Qt::Key_F1);
    ASSERT_NE(manual(), nullptr);
    EXPECT_TRUE(text().contains(QStringLiteral("Partitionstabelle")));
    EXPECT_FALSE(text().contains(QStringLiteral("partition table")));
}

TEST_F(Help, TheReadmeLinksEveryPage) {
    const QDir pages(QStringLiteral(SECTORSMITH_SOURCE_DIR "/src/gui/help/pages"));
    int links = 0;
    QFile readme(QStringLiteral(SECTORSMITH_SOURCE_DIR "/README.md"));
    ASSERT_TRUE(readme.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(readme.readAll());
    for (const QString& file : pages.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        EXPECT_TRUE(text.contains(QStringLiteral("(src/gui/help/pages/%1)").arg(file))) << file.toStdString();
        ++links;
    }
    EXPECT_GE(links, 6);
}

TEST_F(Help, FindsInAPage) {
    QTest::keyClick(window.get(), Qt::Key_F1);
    auto* line = manual()->findChild<QLineEdit*>();
    line->setText(QStringLiteral("Boot Camp"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(manual()->browser()->textCursor().selectedText(), QStringLiteral("Boot Camp"));
}

TEST_F(Help, TheListOfKeysHasEveryKeyOfTheWindow) {
    menuAction(*window, u"Keys")->trigger();
    ASSERT_NE(manual(), nullptr);
    const QString page = text();
    int keys = 0;
    for (const QAction* action : window->findChildren<QAction*>()) {
        if (manual()->isAncestorOf(qobject_cast<QWidget*>(action->parent()))) continue;
        for (const QKeySequence& key : action->shortcuts()) {
            if (key.isEmpty()) continue;
            ++keys;
            EXPECT_TRUE(page.contains(key.toString(QKeySequence::NativeText)))
                << action->text().toStdString() << ": " << key.toString().toStdString();
        }
    }
    EXPECT_GT(keys, 30);
    EXPECT_TRUE(page.contains(QStringLiteral("Go to")));
    EXPECT_FALSE(page.contains(u'&'));
    // A key that is given to an action tomorrow is listed without anybody writing it down.
    auto* extra = new QAction(QStringLiteral("Frob&nicate…"), window.get());
    extra->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_F12);
    window->menus().menu(Menu::Tools)->addAction(extra);
    const QString now = keysPage(*window);
    EXPECT_TRUE(now.contains(
        QStringLiteral("| `%1` | Frobnicate |").arg(extra->shortcut().toString(QKeySequence::NativeText))));
    picture(*manual(), QStringLiteral("keys"));
}

TEST(Program, HelpAndVersionNeedNoDisplay) {
    for (const char* option : {"--help", "-h", "--version", "-v"}) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QString::fromLatin1(name));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SECTORSMITH_GUI_PROGRAM), {QString::fromLatin1(option)});
        ASSERT_TRUE(program.waitForFinished(30000)) << option;
        EXPECT_EQ(program.exitStatus(), QProcess::NormalExit) << option;
        EXPECT_EQ(program.exitCode(), 0) << option;
        const QByteArray out = program.readAllStandardOutput();
        EXPECT_TRUE(out.contains(QByteArray(option).contains('v') ? "sectorsmith" : "FILE"))
            << out.toStdString();
        EXPECT_EQ(program.readAllStandardError().toStdString(), "") << option;
    }
}

}  // namespace
}  // namespace sectorsmith::gui
